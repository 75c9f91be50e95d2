//! Teams of events that were held elsewhere (TR-11, TR-12): which of them can be brought here, how the rows of a start
//! list become teams, and on which boards these play. Each case is a line.

use rules::tournament::{
    Announcement, EligibleTeams, EntryState, EventKind, Import, ImportFault, ImportFiling,
    ImportOfficial, ImportState, ImportTeams, LeagueTerms, ListedMember, Organiser, Origin, Preset,
    SectionBoard, Stage, System, TeamListFacts, TeamNumber, ToldTeams, check_import, listed_teams,
    section_pairings, team_pairings,
};
use rules::{ByColor, PlayerId};

use crate::announcements::announced;
use crate::leagues::{division, with_league};
use crate::team_entries::{OPEN, federation, of_teams, people};

const DIRECTOR: u32 = 390_044;

/// A friendly match of teams with two boards.
pub(crate) fn friendly(change: impl FnOnce(&mut Announcement)) -> Announcement {
    let mut event = of_teams(Preset::TeamMatch);
    event.teams.iter_mut().for_each(|terms| terms.boards = 2);
    change(&mut event);
    event
}

pub(crate) fn league_of(divisions: &[&str]) -> Option<LeagueTerms> {
    let divisions = divisions.iter().copied().map(str::to_owned).collect();
    Some(LeagueTerms { divisions, follows: None })
}

fn national(event: &mut Announcement) {
    event.teams.iter_mut().for_each(|terms| terms.eligible = EligibleTeams::National);
}

/// Rows as a list has them: section, number, team, board, id, captain, federation, division, up, down; of the last five
/// any may be missing.
fn rows(list: &str) -> Vec<ListedMember> {
    let row = |line: &str| {
        let fields: Vec<&str> = line.split(',').map(str::trim).collect();
        let number = |at: usize| fields.get(at).and_then(|text| text.parse().ok());
        let said = |at: usize| fields.get(at).copied().filter(|text| !text.is_empty());
        let teams = |at: usize| said(at).and_then(|text| text.parse().ok());
        ListedMember {
            section: fields[0].to_owned(),
            number: number(1).expect("a number"),
            team: fields[2].to_owned(),
            board: number(3).expect("a board"),
            player: PlayerId(number(4).expect("a player")),
            captain: number(5).map(PlayerId),
            federation: said(6).map(federation),
            division: said(7).map(str::to_owned),
            up: teams(8),
            down: teams(9),
        }
    };
    list.split(';').map(row).collect()
}

/// What a list makes: its sections of teams, and its faults by row, column, code and rule.
pub(crate) fn listed(event: &Announcement, list: &str) -> (Vec<ImportTeams>, String) {
    let (sections, faults, warnings) = with_warnings(event, list);
    assert_eq!(warnings, 0, "{faults}");
    (sections, faults)
}

/// The same, and how many warnings there are besides.
pub(crate) fn with_warnings(event: &Announcement, list: &str) -> (Vec<ImportTeams>, String, usize) {
    let people = people();
    let facts = TeamListFacts { announcement: event, people: &people, now: OPEN };
    let (teams, faults) = listed_teams(&rows(list), &facts);
    let (warnings, faults): (Vec<_>, Vec<_>) =
        faults.into_iter().partition(|it| it.fault.is_warning());
    let told = faults.iter().map(|it| {
        let said = it.fault.to_string();
        assert!(said.ends_with('.') && !said.contains("  "), "{said}");
        let rule = it.fault.rule().map_or_else(String::new, |rule| format!(" {rule}"));
        let row = it.row.map_or_else(|| "-".to_owned(), |row| row.to_string());
        format!("{row} {} {}{rule}", it.column.heading(), it.fault.code())
    });
    (teams, told.collect::<Vec<_>>().join("; "), warnings.len())
}

/// A good list: Rooks and Knights in section A, Bishops and Queens in section B.
pub(crate) const GOOD: &str = "A,2,Knights,2,303,,; B,1,Bishops,1,304,,; A,1,Rooks,1,300,,; A,1,Rooks,2,301,,; \
     A,2,Knights,1,302,303,; B,2,Queens,2,307,306,; B,1,Bishops,2,305,350,; B,2,Queens,1,306,,";

/// TR-12, TR-11, TR-5.3-5.4: events of teams are brought here as they are announced, seasons of leagues with their
/// divisions.
#[test]
fn which_events_of_teams() {
    let league = of_teams(Preset::League);
    let czech = Announcement {
        stage: Some(Stage::NationalThreesFirstLeague),
        kind: EventKind::TeamLeague,
        unrated_level: None,
        ..friendly(|_| ()).organised_by(Organiser::Federation(federation("CZE")))
    };
    let three = |event: &Announcement| {
        let mut event = event.clone();
        event.teams.iter_mut().for_each(|terms| terms.boards = 3);
        event
    };
    for (event, expected) in [
        (friendly(|_| ()), "ok"),
        (friendly(national), "ok"),
        (of_teams(Preset::Olympiad), "ok"),
        (three(&czech), "ok"),
        (czech.clone(), "boards_of_stage SKS-1.5"),
        (league.clone(), "ok"),
        (with_league(&league, None), "bad_divisions TR-5.3-5.4"),
        (with_league(&friendly(|_| ()), league_of(&["First", "Second"])), "ok"),
        (with_league(&friendly(|_| ()), league_of(&["First"])), "bad_divisions -"),
        (Announcement { teams: None, ..league }, "team_terms_missing TR-11"),
        (announced(Preset::Friendly), "ok"),
    ] {
        for origin in [Origin::Moved, Origin::Results, Origin::Post] {
            let found = check_import(&event, origin, false, true);
            let is_consent = |fault: &&ImportFault| **fault != ImportFault::ConsentMissing;
            let found = found.iter().find(is_consent).map_or("ok".to_owned(), |fault| {
                format!("{} {}", fault.code(), fault.rule().unwrap_or("-"))
            });
            assert_eq!(found, expected, "{origin:?} {event:?}");
        }
    }
}

/// TR-11, TR-12: rows in any order become teams by sections, start numbers and boards.
#[test]
fn rows_become_teams() {
    let (sections, faults) = listed(&friendly(|_| ()), GOOD);
    assert_eq!(faults, "");
    let told = sections.iter().map(|section| {
        let teams = section.teams.iter().map(|team| {
            let line_up: Vec<String> = team.line_up.iter().map(ToString::to_string).collect();
            format!("{} ({}) {}", team.name, team.captain, line_up.join(" "))
        });
        format!("{}: {}", section.name, teams.collect::<Vec<_>>().join(", "))
    });
    let told: Vec<String> = told.collect();
    let expected = [
        "A: Rooks (300) 300 301, Knights (303) 302 303",
        "B: Bishops (350) 304 305, Queens (306) 306 307",
    ];
    assert_eq!(told, expected, "who is no player may be a captain");
    let teams = ImportTeams::entered(&sections, OPEN);
    let numbers: Vec<(TeamNumber, &str)> =
        teams.iter().map(|team| (team.number, &*team.name)).collect();
    let expected = [(1, "Rooks"), (2, "Knights"), (3, "Bishops"), (4, "Queens")];
    assert_eq!(numbers, expected.map(|(number, name)| (TeamNumber(number), name)));
    for team in &teams {
        assert_eq!((team.state, team.by), (EntryState::Accepted, team.captain));
        assert_eq!(team.at, OPEN);
    }
    let proposed = ImportTeams::proposed(&sections);
    let proposed: Vec<_> = proposed.sections.iter().map(|it| (&*it.name, &it.teams[..])).collect();
    let (first, second) = ([1, 2].map(TeamNumber), [3, 4].map(TeamNumber));
    assert_eq!(proposed, [("A", &first[..]), ("B", &second[..])]);
    // National teams say whose they are, in one row or in all.
    let list =
        "A,1,Czechia,1,100,,CZE; A,1,Czechia,2,101,,; A,2,Poland,1,300,,POL; A,2,Poland,2,301,,POL";
    let (sections, faults) = listed(&friendly(national), list);
    assert_eq!(faults, "");
    let of: Vec<_> = sections[0].teams.iter().map(|team| team.federation).collect();
    assert_eq!(of, [Some(federation("CZE")), Some(federation("POL"))]);
}

/// TR-11, TR-12: every fault of a list by its row and column, and by the rule that says no.
#[test]
fn faults_of_lists_of_teams() {
    let long = format!("A,1,{},1,300; A,1,{0},2,301; A,2,B,1,302; A,2,B,2,303", "x".repeat(61));
    let cases = [
        ("A,1,R,1,300; A,1,R,2,301", "0 section section_size"),
        ("A,1,R,1,300; A,1,R,2,301; A,3,B,1,302; A,3,B,2,303", "2 number number_missing"),
        ("A,1,R,1,300; A,1,B,2,301; A,2,C,1,302; A,2,C,2,303", "1 team number_of_two_teams"),
        ("A,1,R,1,300; A,1,R,2,301; A,2,r,1,302; A,2,r,2,303", "2 team team_name_taken"),
        (long.as_str(), "0 team team_name_unfit"),
        ("A,1,,1,300; A,1,,2,301; A,2,B,1,302; A,2,B,2,303", "0 team team_name_unfit"),
        ("A,1,R,1,300; A,1,R,3,301; A,2,B,1,302; A,2,B,2,303", "1 board board_beyond"),
        ("A,1,R,1,300; A,1,R,1,301; A,2,B,1,302; A,2,B,2,303", "1 board board_twice"),
        ("A,1,R,1,300; A,2,B,1,302; A,2,B,2,303", "0 board board_missing TR-11"),
        (
            "A,1,R,1,300,301; A,1,R,2,301,300; A,2,B,1,302; A,2,B,2,303",
            "1 captain two_captains TR-11",
        ),
        ("A,1,R,1,300; A,1,R,2,301,999; A,2,B,1,302; A,2,B,2,303", "1 captain unknown_player"),
        (
            "A,1,R,1,300; A,1,R,2,301,,POL; A,2,B,1,302; A,2,B,2,303",
            "1 federation federation_not_asked TR-11",
        ),
        ("A,1,R,1,300; A,1,R,2,999; A,2,B,1,302; A,2,B,2,303", "1 id unknown_player"),
        ("A,1,R,1,300; A,1,R,2,300; A,2,B,1,302; A,2,B,2,303", "1 id player_twice"),
        ("A,1,R,1,300; A,1,R,2,301; A,2,B,1,302; A,2,B,2,301", "3 id in_another_team"),
        ("A,1,R,1,300; A,1,R,2,390044; A,2,B,1,302; A,2,B,2,303", "1 id director_plays NORM-1"),
    ];
    for (list, expected) in cases {
        assert_eq!(listed(&friendly(|_| ()), list).1, expected, "{list}");
    }
    let of = "A,1,R,1,100,,CZE; A,1,R,2,101,,";
    for (list, expected) in [
        (format!("{of}; A,2,B,1,300,,; A,2,B,2,301,,"), "2 federation national_teams_only TR-11"),
        (format!("{of}; A,2,B,1,300,,POL; A,2,B,2,301,,CZE"), "3 federation two_federations"),
        (
            format!("{of}; A,2,B,1,103,,CZE; A,2,B,2,104,,CZE"),
            "2 federation one_team_a_federation TR-11",
        ),
        (format!("{of}; A,2,B,1,300,,POL; A,2,B,2,104,,POL"), "3 id team_other_federation TR-11"),
    ] {
        assert_eq!(listed(&friendly(national), &list).1, expected, "{list}");
    }
    // A federation has one team in all sections.
    let two = format!(
        "{of}; A,2,B,1,300,,POL; A,2,B,2,301,,; B,1,C,1,302,,POL; B,1,C,2,303,,; \
         B,2,D,1,200,,SVK; B,2,D,2,201,,"
    );
    let told = "4 federation one_team_a_federation TR-11";
    assert_eq!(listed(&friendly(national), &two).1, told);
    // Who plays in an event of ladies is one; whoever directs one with norms is no captain in it.
    let ladies = "A,1,R,1,300; A,1,R,2,301; A,2,B,1,302; A,2,B,2,304";
    assert_eq!(listed(&friendly(|it| it.ladies = true), ladies).1, "1 id ladies_only");
    let directed = format!("A,1,R,1,300,{DIRECTOR}; A,1,R,2,301; A,2,B,1,302; A,2,B,2,304");
    let with_norms = friendly(|it| it.norms = true);
    assert_eq!(listed(&with_norms, &directed).1, "0 captain director_plays NORM-1");
    assert_eq!(listed(&friendly(|_| ()), &directed).1, "");
}

/// An event takes as many teams as are entered in one, and the list is read no further.
#[test]
fn as_many_teams_as_an_event_takes() {
    let row = |at: u32| {
        let (section, number, board) = (at / 40, at % 40 / 2 + 1, at % 2 + 1);
        format!("{section},{number},T{section}-{number},{board},{}", 100 + at % 300)
    };
    let list: Vec<String> = (0..404).map(row).collect();
    let event = friendly(|_| ());
    let (sections, faults) = listed(&event, &list.join(";"));
    assert_eq!(sections.iter().map(|section| section.teams.len()).sum::<usize>(), 200);
    assert_eq!(faults.matches("too_many_teams").count(), 1, "{faults}");
    assert!(faults.contains("400 team too_many_teams"), "{faults}");
}

/// TR-8.7g: teams have the start numbers that were drawn elsewhere, and with them the colours of each board.
#[test]
fn boards_of_what_is_brought() {
    let event = friendly(|it| it.system = System::RoundRobin { double: false });
    let (sections, _) = listed(&event, GOOD);
    let boards = ImportTeams::boards(&sections, &event);
    let told: Vec<_> = boards
        .iter()
        .map(|it| {
            let pair = (it.pairings[0].white, it.pairings[0].black);
            (it.section, &*it.name, it.board.board, it.players.clone(), pair)
        })
        .collect();
    let ids = |players: [u32; 2]| players.map(PlayerId).to_vec();
    let expected = [
        (0, "A, board 1", 1, ids([300, 302]), (0, 1)),
        (0, "A, board 2", 2, ids([301, 303]), (1, 0)),
        (1, "B, board 1", 1, ids([304, 306]), (0, 1)),
        (1, "B, board 2", 2, ids([305, 307]), (1, 0)),
    ];
    assert_eq!(told, expected);
    assert_eq!(ImportTeams::boards(&sections[..1], &event)[1].name, "Board 2");
    assert_eq!(ImportTeams::boards(&sections, &announced(Preset::Friendly)), []);
    for double in [false, true] {
        let system = System::RoundRobin { double };
        assert_eq!(section_pairings(system, Some(3), 5), team_pairings(5, 2, double));
        assert_eq!(section_pairings(system, None, 5), system.pairings(5));
    }
}

/// TR-12: who plays, or is a captain, waits for another officer and decides about nothing.
#[test]
fn captains_do_not_approve() {
    let event = friendly(|_| ());
    let (team_sections, _) = listed(&event, GOOD);
    let filing = ImportFiling {
        origin: Origin::Results,
        announcement: event,
        sections: Vec::new(),
        team_sections,
        digest: "00".to_owned(),
        suspended: Vec::new(),
    };
    for (player, expected) in [(350, ImportState::Waiting), (351, ImportState::Writing)] {
        let official = ImportOfficial { player: PlayerId(player), approves: true };
        let made = Import::handed_in(filing.clone(), official, OPEN);
        assert_eq!((made.state, made.plays(PlayerId(player))), (expected, player == 350));
    }
    let other = ImportOfficial { player: PlayerId(66), approves: false };
    let waiting = Import::handed_in(filing, other, OPEN);
    let is_before =
        |player| waiting.is_before(ImportOfficial { player: PlayerId(player), approves: true });
    assert_eq!([350, 351].map(is_before), [false, true]);
}

/// What is kept of teams reads back as it is kept today, and an import of before them has none.
#[test]
fn kept_teams_stay_readable() {
    let text = r#"{"by":66,"at":1766000000,"origin":"post","announcement":ANNOUNCED,"sections":[],TEAMS"digest":"00",
        "state":"waiting","decided":null,"event":null}"#;
    let announced = serde_json::to_string(&friendly(|_| ())).expect("JSON");
    let text = text.replace("ANNOUNCED", &announced);
    let read = |teams: &str| -> Import {
        serde_json::from_str(&text.replace("TEAMS", teams)).expect("an import")
    };
    assert_eq!(read("").team_sections, []);
    let kept = r#"[{"name":"A","teams":[{"name":"Rooks","captain":300,"line_up":[300,301]},"#
        .to_owned()
        + r#"{"name":"Poland","federation":"POL","captain":302,"line_up":[303]}]}]"#;
    let teams = read(&format!(r#""team_sections":{kept},"#)).team_sections;
    assert_eq!(teams[0].teams[1].federation, Some(federation("POL")));
    assert_eq!(teams[0].division, None, "as they were kept before leagues were brought here");
    assert_eq!(serde_json::to_string(&teams).expect("JSON"), kept);
    let of_league = kept.replace("}]}]", r#"}],"division":{"division":1,"up":2,"down":0}}]"#);
    let teams = read(&format!(r#""team_sections":{of_league},"#)).team_sections;
    assert_eq!(teams[0].division, division(1, 2, 0));
    assert_eq!(serde_json::to_string(&teams).expect("JSON"), of_league);
    assert!(!serde_json::to_string(&read("")).expect("JSON").contains("team_sections"));
}

/// TR-11, TR-12: what a game's tags tell of its teams and its board is what the start list says, as far as they tell it.
#[test]
fn tags_of_games() {
    let (sections, _) = listed(&friendly(|_| ()), GOOD);
    let boards = ImportTeams::boards(&sections, &friendly(|_| ()));
    let board: &SectionBoard = &boards[1].board;
    let players = ByColor { white: PlayerId(303), black: PlayerId(301) };
    for (white, black, told, expected) in [
        ("Knights", "Rooks", "2", "ok"),
        (" KNIGHTS ", "rooks", "2", "ok"),
        ("", "?", "-", "ok"),
        ("Knights", "Rooks", "2nd", "ok"),
        ("Rooks", "Knights", "2", "WhiteTeam wrong_team"),
        ("Knights", "Bishops", "1", "BlackTeam wrong_team"),
        ("Knights", "Rooks", "1", "Board wrong_board"),
        ("", "", "300", "Board wrong_board"),
    ] {
        let tags = [white, black, told].map(|text| Some(text.to_owned()));
        let [white_tag, black_tag, board_tag] = tags;
        let teams = ToldTeams { white: white_tag, black: black_tag, board: board_tag };
        let found = match teams.check(board, players) {
            Ok(()) => "ok".to_owned(),
            Err((tag, fault)) => format!("{tag} {}", fault.code()),
        };
        assert_eq!(found, expected, "{white} {black} {told}");
    }
    assert_eq!(ToldTeams::default().check(board, players), Ok(()));
}
