//! Seasons of a league: divisions, who goes on as whom, who goes up and who goes down. 5.3 to 5.7 of the Tournament
//! Rules.

use proptest::prelude::*;
use rules::tournament::{
    Announcement, DivisionPlan, Entitled, EntryState, EventId, EventState, LeagueTerms, Movement,
    Organiser, Preset, ProposalRefusal, ProposedTeams, SeasonDecision, SeasonFacts, SeasonSection,
    SectionDivision, Stage, Team, TeamFacts, TeamForm, TeamNumber, TeamProposal, TeamProposalAct,
    TeamProposalFacts, TeamRefusal, TeamRights, TeamStrength, TeamTerms, season_lines,
};
use rules::{Instant, Outcome, PlayerId};

use crate::team_entries::{OPEN, federation, form, of_teams, people, rights, teams};

const NOW: Instant = Instant::from_unix(1_800_000_000);

fn with_league(event: &Announcement, league: Option<LeagueTerms>) -> Announcement {
    let teams = event.teams.clone().map(|terms| TeamTerms { league: league.clone(), ..terms });
    Announcement { teams, ..event.clone() }
}

/// TR-5.3-5.4: a season of the League has three divisions; other leagues have two or more, and each a name of its own.
#[test]
fn divisions_of_a_season() {
    let (league, friendly) = (of_teams(Preset::League), of_teams(Preset::TeamMatch));
    let long = "x".repeat(31);
    let nine = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    for (event, divisions, expected) in [
        (&league, &["Champions", "Challenger", "Promotional"][..], "ok"),
        (&league, &["A", "B", "C"], "ok"),
        (&league, &["A", "B"], "bad_divisions TR-5.3-5.4"),
        (&league, &["A", "B", "C", "D"], "bad_divisions TR-5.3-5.4"),
        (&friendly, &["A"], "bad_divisions -"),
        (&friendly, &["A", "B"], "ok"),
        (&friendly, &nine, "ok"),
        (&friendly, &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"], "bad_divisions -"),
        (&friendly, &["A", "a"], "bad_divisions -"),
        (&friendly, &["A", " B"], "bad_divisions -"),
        (&friendly, &["A", ""], "bad_divisions -"),
        (&friendly, &["A", "B/C"], "bad_divisions -"),
        (&friendly, &["A", "B\u{2028}"], "bad_divisions -"),
        (&friendly, &["A", &long[..30]], "ok"),
        (&friendly, &["A", &long], "bad_divisions -"),
    ] {
        let divisions = divisions.iter().copied().map(str::to_owned).collect();
        let event = with_league(event, Some(LeagueTerms { divisions, follows: None }));
        let found = match event.check() {
            Ok(()) => "ok".to_owned(),
            Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
        };
        assert_eq!(found, expected, "{:?}", event.teams);
    }
    let without = with_league(&league, None).check().expect_err("refused");
    assert_eq!((without.code(), without.rule()), ("bad_divisions", Some("TR-5.3-5.4")));
    assert_eq!(with_league(&friendly, None).check(), Ok(()));
}

/// TR-5.3-5.4: a season follows one of the same league, held by the same organiser.
#[test]
fn what_a_season_follows() {
    let follows = Some(EventId(7));
    let league = of_teams(Preset::League);
    let next = with_league(&league, Some(LeagueTerms { follows, ..LeagueTerms::iccf() }));
    assert_eq!(next.check_follows(Some(&league)), Ok(()));
    let czech = league.clone().organised_by(Organiser::Federation(federation("CZE")));
    let friendly = with_league(&of_teams(Preset::TeamMatch), Some(LeagueTerms::iccf()));
    for other in [None, Some(&czech), Some(&friendly), Some(&with_league(&league, None))] {
        let refused = next.check_follows(other).expect_err("refused");
        assert_eq!((refused.code(), refused.rule()), ("no_season_to_follow", None));
    }
}

fn division(division: u8, up: u8, down: u8) -> Option<SectionDivision> {
    Some(SectionDivision { division, up, down })
}

/// `name/division/up/down: teams`, one after the other with semicolons between.
fn sections(text: &str) -> Vec<ProposedTeams> {
    let one = |line: &str| {
        let (head, teams) = line.split_once(':').expect("teams");
        let parts: Vec<&str> = head.trim().split('/').collect();
        let read = |at: usize| parts.get(at).map(|it| it.parse::<u8>().expect("a number"));
        ProposedTeams {
            name: parts[0].to_owned(),
            teams: teams
                .split_whitespace()
                .map(|it| TeamNumber(it.parse().expect("one")))
                .collect(),
            division: read(1).and_then(|it| division(it, read(2)?, read(3)?)),
        }
    };
    text.split(';').map(one).collect()
}

fn written(sections: &[ProposedTeams]) -> String {
    let one = |it: &ProposedTeams| {
        let teams: Vec<String> = it.teams.iter().map(ToString::to_string).collect();
        let place = it.division.map(|it| format!("/{}/{}/{}", it.division, it.up, it.down));
        format!("{}{}: {}", it.name, place.unwrap_or_default(), teams.join(" "))
    };
    sections.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn told<T>(found: Result<Outcome<T>, ProposalRefusal>, show: impl Fn(&T) -> String) -> String {
    match found {
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Ok(Outcome::Changed(made)) => show(&made),
        Err(refusal) => {
            let said = refusal.to_string();
            assert!(said.ends_with('.') && !said.contains("  "), "{said}");
            format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-"))
        }
    }
}

/// Accepted teams of the League, 1 to `count`, each with its own players, the higher number the weaker.
fn accepted(count: u16) -> Vec<TeamStrength> {
    let event = of_teams(Preset::League);
    let mut found = Vec::new();
    for number in 1..=count {
        let player = 200 + u32::from(number);
        let mut team =
            teams(&event, &[form(&format!("T{number}"), None, player, &[player])]).remove(0);
        (team.number, team.state) = (TeamNumber(number), EntryState::Accepted);
        let rating = Some(2_500 - 10 * number);
        found.push(TeamStrength { team, federation: federation("CZE"), rating, entitled: None });
    }
    found
}

fn facts<'a>(teams: &'a [TeamStrength], league: Option<&'a LeagueTerms>) -> TeamProposalFacts<'a> {
    TeamProposalFacts {
        state: EventState::Announced,
        stage: league.map(|_| Stage::League),
        league,
        waits_for_season: false,
        version: 1,
        seen: 1,
        teams,
    }
}

/// TR-5.3-5.4: every section is in a division; the highest has one; nobody goes up from it, or down from the lowest.
#[test]
fn sections_are_in_divisions() {
    let (teams, league) = (accepted(8), LeagueTerms::iccf());
    for (text, expected) in [
        ("C/0/0/1: 1 2; D/1/1/1: 3 4; E/1/1/1: 5 6; P/2/1/0: 7 8", "ok"),
        ("C/0/0/2: 1 2; D/1/1/1: 3 4; P/2/0/0: 5 6", "ok"),
        ("C/0/0/1: 1 2; P/2/1/0: 7 8", "ok"),
        ("C/0/0/3: 1 2; D/1/1/1: 3 4", "movements_do_not_fit TR-5.3-5.4"),
        ("C/0/1/0: 1 2; D/1/1/1: 3 4", "movements_do_not_fit TR-5.3-5.4"),
        ("C/0/0/1: 1 2; P/2/1/1: 3 4", "movements_do_not_fit TR-5.3-5.4"),
        ("C/0/0/1: 1 2; B/0/0/1: 3 4", "highest_division_one_section TR-5.3-5.4"),
        ("P/2/1/0: 1 2; C/0/0/1: 3 4", "divisions_do_not_fit TR-5.3-5.4"),
        ("C/0/0/1: 1 2; X/3/0/0: 3 4", "divisions_do_not_fit TR-5.3-5.4"),
        ("C/0/0/1: 1 2; X: 3 4", "divisions_do_not_fit TR-5.3-5.4"),
    ] {
        let act = TeamProposalAct::Change { sections: sections(text) };
        let found = TeamProposal::default().decide(act, &facts(&teams, Some(&league)));
        assert_eq!(told(found, |_| "ok".to_owned()), expected, "{text}");
    }
    let act = TeamProposalAct::Change { sections: sections("C/0/0/1: 1 2") };
    let found = TeamProposal::default().decide(act, &facts(&teams, None));
    assert_eq!(told(found, |_| "ok".to_owned()), "no_divisions -");

    // At the start somebody plays in every division.
    let event = of_teams(Preset::League);
    let mut all: Vec<Team> = teams.iter().map(|it| it.team.clone()).collect();
    for (team, first) in all.iter_mut().zip((200..).step_by(4)) {
        team.line_up = (first..first + 4).map(PlayerId).collect();
    }
    for (text, expected) in [
        ("C/0/0/1: 1 2; D/1/1/1: 3 4; P/2/1/0: 5 6 7 8", "ok"),
        ("C/0/0/1: 1 2; P/2/1/0: 3 4 5 6 7 8", "divisions_do_not_fit TR-5.3-5.4"),
    ] {
        let found = TeamProposal { sections: sections(text) }.sections(&all, &event);
        assert_eq!(told(found.map(Outcome::Changed), |_| "ok".to_owned()), expected, "{text}");
    }
}

/// TR-5.3-5.4, TR-5.6-5.7: who was brought to a division plays there, by the places of the season before where there
/// are too many or too few, and new teams begin in the lowest, the strongest first.
#[test]
fn divisions_are_filled() {
    let league = LeagueTerms::iccf();
    let plan = |sizes: &[usize], up, down| DivisionPlan { sizes: sizes.to_vec(), up, down };
    let plans = [plan(&[2], 0, 1), plan(&[2, 2], 1, 1), plan(&[2], 1, 0)];
    let make = |divisions: &[DivisionPlan]| TeamProposalAct::Make {
        sizes: None,
        divisions: divisions.to_vec(),
        beacon: None,
    };
    let decide = |teams: &[TeamStrength], divisions: &[DivisionPlan]| {
        let found = TeamProposal::default().decide(make(divisions), &facts(teams, Some(&league)));
        told(found, |made| written(&made.sections))
    };
    // The first season: by strength.
    let first = "Champions/0/0/1: 1 2; Challenger 1/1/1/1: 3 6; Challenger 2/1/1/1: 4 5; Promotional/2/1/0: 7 8";
    assert_eq!(decide(&accepted(8), &plans), first);
    // Teams 7 and 8 stay champions, 6 comes down from there, 2 and 3 stay, 5 comes up, 4 goes down, and 1 is new and strong.
    let mut teams = accepted(8);
    let came = |division, before, place| Some(Entitled { division, before, place });
    let entitled = [
        None,
        came(1, 1, 3),
        came(1, 1, 4),
        came(2, 1, 8),
        came(1, 2, 1),
        came(1, 0, 12),
        came(0, 0, 1),
        came(0, 0, 9),
    ];
    for (team, it) in teams.iter_mut().zip(entitled) {
        team.entitled = it;
    }
    let second = "Champions/0/0/1: 7 8; Challenger 1/1/1/1: 2 6; Challenger 2/1/1/1: 3 5; Promotional/2/1/0: 1 4";
    assert_eq!(decide(&teams, &plans), second);
    // A champion stays away: who has come down goes before who has stayed, and those before who has come up.
    teams[7].team.state = EntryState::Withdrawn;
    let smaller = [plan(&[2], 0, 1), plan(&[3], 1, 1), plan(&[2], 1, 0)];
    let third = "Champions/0/0/1: 6 7; Challenger/1/1/1: 2 3 5; Promotional/2/1/0: 1 4";
    assert_eq!(decide(&teams, &smaller), third);

    for (teams, divisions, expected) in [
        (8, &plans[..2], "divisions_do_not_fit TR-5.3-5.4"),
        (8, &[], "divisions_do_not_fit TR-5.3-5.4"),
        (
            8,
            &[plan(&[2], 0, 1), plan(&[], 1, 1), plan(&[6], 1, 0)],
            "divisions_do_not_fit TR-5.3-5.4",
        ),
        (9, &plans, "sections_do_not_fit -"),
        (7, &plans, "sections_do_not_fit -"),
        (8, &[plan(&[1], 0, 1), plan(&[3], 1, 1), plan(&[4], 1, 0)], "sections_do_not_fit -"),
        (
            8,
            &[plan(&[2, 2], 0, 1), plan(&[2], 1, 1), plan(&[2], 1, 0)],
            "highest_division_one_section TR-5.3-5.4",
        ),
        (
            8,
            &[plan(&[2], 0, 1), plan(&[4], 1, 1), plan(&[usize::MAX], 1, 0)],
            "sections_do_not_fit -",
        ),
    ] {
        assert_eq!(decide(&accepted(teams), divisions), expected, "{divisions:?}");
    }
    let waits = TeamProposalFacts { waits_for_season: true, ..facts(&teams, Some(&league)) };
    let found = TeamProposal::default().decide(make(&plans), &waits);
    assert_eq!(told(found, |made| written(&made.sections)), "season_before_undecided TR-5.3-5.4");
    let found = TeamProposal::default().decide(make(&plans), &facts(&teams, None));
    assert_eq!(told(found, |made| written(&made.sections)), "no_divisions -");
}

fn season(it: Option<SectionDivision>, places: &[u32]) -> SeasonSection {
    let places = (1..).map(TeamNumber).zip(places.iter().copied()).collect();
    SeasonSection { division: it.expect("a division"), places }
}

/// TR-5.3-5.4: the first of each section go up and the last go down; where a place is shared across the line nothing
/// is proposed.
#[test]
fn who_goes_up_and_who_goes_down() {
    let league = LeagueTerms::iccf();
    for (it, places, expected) in [
        (division(1, 2, 2), &[1, 2, 3, 4, 5][..], "++=--"),
        (division(0, 0, 1), &[1, 2, 3, 4, 5], "====-"),
        (division(2, 1, 0), &[1, 2, 3, 4, 5], "+===="),
        (division(1, 2, 2), &[1, 1, 3, 4, 4], "++=--"),
        (division(1, 1, 1), &[1, 1, 3, 4, 4], "??=??"),
        (division(1, 2, 2), &[1, 2, 2, 2, 5], "+???-"),
        (division(1, 2, 2), &[1, 1, 1, 1, 1], "?????"),
        (division(1, 0, 0), &[1, 1, 1, 4, 5], "====="),
        (division(1, 5, 0), &[1, 1, 1, 4, 5], "+++++"),
        (division(1, 3, 2), &[1, 1, 3, 4, 4], "+++--"),
    ] {
        let found = season_lines(&league, &[season(it, places)], |_| false);
        let sign = |movement| match movement {
            Some(Movement::Up) => '+',
            Some(Movement::Stays) => '=',
            Some(Movement::Down) => '-',
            None => '?',
        };
        let signs: String = found.iter().map(|line| sign(line.proposed)).collect();
        assert_eq!(signs, expected, "{it:?} {places:?}");
    }
}

proptest! {
    /// TR-5.3-5.4: however shared places would be told apart, what is proposed comes of it; and nothing is proposed
    /// exactly where it depends on that.
    #[test]
    fn shared_places_decide_nothing(groups in prop::collection::vec(1_usize..4, 1..8), up in 0_u8..5, down in 0_u8..5) {
        let count: usize = groups.iter().sum();
        prop_assume!(usize::from(up) + usize::from(down) <= count);
        let mut places = Vec::new();
        for size in &groups {
            let place = u32::try_from(places.len() + 1).expect("small");
            places.extend(std::iter::repeat_n(place, *size));
        }
        let found = season_lines(&LeagueTerms::iccf(), &[season(division(1, up, down), &places)], |_| false);
        let mut first = 0;
        for size in groups {
            // Every rank that one of them could have.
            let by_rank = |rank: usize| {
                if rank < usize::from(up) {
                    Movement::Up
                } else if rank >= count - usize::from(down) {
                    Movement::Down
                } else {
                    Movement::Stays
                }
            };
            let possible: Vec<Movement> = (first..first + size).map(by_rank).collect();
            let alone = possible.iter().all(|it| *it == possible[0]).then_some(possible[0]);
            for line in &found[first..first + size] {
                prop_assert_eq!(line.proposed, alone);
                prop_assert_eq!(line.shared, size > 1);
            }
            first += size;
        }
    }
}

/// TR-5.6-5.7: a team that has changed all its players within two seasons is normally relegated, from the lowest
/// division nowhere.
#[test]
fn who_has_changed_everybody() {
    let league = LeagueTerms::iccf();
    let changed = |team| team == TeamNumber(1);
    let of = |it| season_lines(&league, &[season(it, &[1, 2, 3])], changed);
    for (it, expected) in [
        (division(0, 0, 1), Some(Movement::Down)),
        (division(1, 1, 1), Some(Movement::Down)),
        (division(2, 1, 0), Some(Movement::Up)),
    ] {
        let found = of(it);
        assert_eq!(found[0].proposed, expected);
        assert!(found[0].has_changed_all && !found[1].has_changed_all);
        assert_eq!(found[0].by_place, of(it)[0].by_place);
    }
    let team = |players: &[u32]| {
        let event = of_teams(Preset::League);
        teams(&event, &[form("Rooks", None, 100, players)]).remove(0)
    };
    let before = team(&[100, 101, 102, 103]);
    for (now, expected) in [
        (&[104, 105, 106, 107][..], true),
        (&[104, 105, 106, 103], false),
        (&[103, 102, 101, 100], false),
        (&[104, 105, 106], true),
        (&[], false),
    ] {
        assert_eq!(team(now).has_changed_all_since(&before), expected, "{now:?}");
    }
}

/// A letter a team: up, stays or down; capitals with a reason.
fn chosen(text: &str) -> Vec<(TeamNumber, Movement, Option<String>)> {
    let one = |(number, c): (u16, char)| {
        let movement = match c.to_ascii_lowercase() {
            'u' => Movement::Up,
            's' => Movement::Stays,
            _ => Movement::Down,
        };
        (TeamNumber(number), movement, c.is_uppercase().then(|| "So.".to_owned()))
    };
    (1..).zip(text.chars()).map(one).collect()
}

/// TR-5.3-5.4, TR-5.6-5.7: what is decided after a season: each team once, elsewhere than proposed with a reason.
#[test]
fn what_is_decided_after_a_season() {
    let league = LeagueTerms::iccf();
    let tables = [season(division(0, 0, 1), &[1, 2]), {
        let mut second = season(division(1, 1, 1), &[1, 2, 2, 4]);
        second.places.iter_mut().for_each(|(team, _)| team.0 += 2);
        second
    }];
    let lines = season_lines(&league, &tables, |_| false);
    let facts = |state, before| SeasonFacts { league: Some(&league), state, lines: &lines, before };
    use EventState::{Announced, Finished, Published};
    for (text, state, expected) in [
        ("sdussd", Finished, "ok"),
        ("sdUSsd", Finished, "ok"),
        ("sduSsd", Finished, "ok"),
        ("ssussd", Finished, "reason_missing TR-5.6-5.7"),
        ("sSuSsd", Finished, "ok"),
        ("udussd", Finished, "no_such_division TR-5.3-5.4"),
        ("sduSs", Finished, "season_teams_unfit -"),
        ("sduSsds", Finished, "season_teams_unfit -"),
        ("sdussd", Published, "season_not_finished TR-5.3-5.4"),
        ("sdussd", Announced, "season_not_finished TR-5.3-5.4"),
    ] {
        let found = SeasonDecision::decide(&chosen(text), &facts(state, None), PlayerId(8), NOW);
        let found = match found {
            Ok(_) => "ok".to_owned(),
            Err(refusal) => {
                assert!(refusal.to_string().ends_with('.'), "{refusal}");
                format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-"))
            }
        };
        assert_eq!(found, expected, "{text}");
    }
    let mut twice = chosen("sdussd");
    twice[1].0 = TeamNumber(1);
    assert!(SeasonDecision::decide(&twice, &facts(Finished, None), PlayerId(8), NOW).is_err());
    let none = SeasonFacts { league: None, ..facts(Finished, None) };
    let found = SeasonDecision::decide(&chosen("sdussd"), &none, PlayerId(8), NOW);
    assert_eq!(found.map_err(|it| it.code()), Err("no_divisions"));

    // Sent again nothing changes, and it can be decided again.
    let Ok(Outcome::Changed(decided)) =
        SeasonDecision::decide(&chosen("sdussd"), &facts(Finished, None), PlayerId(8), NOW)
    else {
        panic!("decided");
    };
    let again = |text| {
        let known = facts(Finished, Some(&decided));
        SeasonDecision::decide(&chosen(text), &known, PlayerId(9), NOW + 60).expect("decided")
    };
    assert_eq!(again("sdussd"), Outcome::Unchanged);
    assert!(matches!(again("sSussd"), Outcome::Changed(it) if it.by == PlayerId(9)));
    // Where it brings them the next season.
    let next: Vec<_> = (1..=7).map(|team| decided.entitled(TeamNumber(team), &league)).collect();
    let came = |(division, before, place)| Some(Entitled { division, before, place });
    let expected = [(0, 0, 1), (1, 0, 2), (0, 1, 1), (1, 1, 2), (1, 1, 2), (2, 1, 4)];
    assert_eq!(next[..6], expected.map(came));
    assert_eq!(next[6], None);
    let two = LeagueTerms { divisions: vec!["A".to_owned(), "B".to_owned()], follows: None };
    assert_eq!(decided.entitled(TeamNumber(6), &two), came((1, 1, 4)));
}

/// TR-5.6-5.7: a team goes on under whatever name, once, when whoever spoke for it says so.
#[test]
fn teams_go_on() {
    let event = of_teams(Preset::League);
    let mut before = teams(
        &event,
        &[
            form("Rooks", None, 100, &[100, 101]),
            form("Knights", None, 110, &[110, 111]),
            form("Pawns", None, 120, &[120]),
        ],
    );
    for team in &mut before[..2] {
        team.state = EntryState::Accepted;
    }
    let others = [Team {
        continues: Some(TeamNumber(2)),
        ..teams(&event, &[form("Horses", None, 110, &[110])]).remove(0)
    }];
    let people = people();
    let by = |captain: u32, as_which: u16| TeamForm {
        continues: Some(TeamNumber(as_which)),
        ..form("Castles", None, captain, &[])
    };
    let decides = TeamRights { decides: true, ..rights(8) };
    for (form, rights, seasons, teams, expected) in [
        (by(100, 1), rights(100), Some(&before[..]), &others[..], "ok"),
        (by(101, 1), rights(101), Some(&before), &others, "somebody_elses_team TR-5.6-5.7"),
        (by(101, 1), decides, Some(&before), &others, "ok"),
        (by(110, 2), rights(110), Some(&before), &others, "team_goes_on_already TR-5.6-5.7"),
        (by(110, 2), rights(110), Some(&before), &[], "ok"),
        (by(120, 3), rights(120), Some(&before), &others, "unknown_team_before -"),
        (by(100, 4), rights(100), Some(&before), &others, "unknown_team_before -"),
        (by(100, 1), rights(100), None, &others, "no_season_before -"),
    ] {
        let facts = TeamFacts {
            announcement: &event,
            state: EventState::Announced,
            before: seasons,
            teams,
            people: &people,
        };
        let told = |found: Result<Outcome<Team>, TeamRefusal>| match found {
            Ok(Outcome::Changed(team)) => {
                assert_eq!((&*team.name, team.continues), ("Castles", form.continues));
                "ok".to_owned()
            }
            Ok(Outcome::Unchanged) => "unchanged".to_owned(),
            Err(refusal) => {
                assert!(refusal.to_string().ends_with('.'), "{refusal}");
                format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-"))
            }
        };
        let entered = Team::enter(form.clone(), &rights, &facts, OPEN);
        assert_eq!(told(entered), expected, "{form:?}");
        // The same of a team that is entered already.
        let new = Team { captain: form.captain, by: form.captain, ..before[2].clone() };
        let new =
            Team { number: TeamNumber(9), state: EntryState::Entered, line_up: Vec::new(), ..new };
        assert_eq!(told(new.change(form.clone(), &rights, &facts, OPEN)), expected, "{form:?}");
    }
}
