//! Who is replaced in a team, by whom, and who decides: TR-5.6-5.7, TR-8.7b to TR-8.7e, SKS-7.7 to SKS-7.8-9.

use rules::tournament::{
    Announcement, EntryState, EventState, EventWaits, Found, Preset, ReplacementAct,
    ReplacementFacts, ReplacementGround, ReplacementRefusal, ReplacementState, ReplacementTerms,
    RuleSet, StatusAct, Team, TeamFacts, TeamRefusal, TeamRights,
};
use rules::{Color, Day, Game, Instant, Outcome, PlayerId};

use crate::team_entries::{form, of_teams, people, rights, teams};
use crate::{BLACK, START, WHITE, game, terms};

const DAY: i64 = 86_400;

fn day(days: i64) -> Instant {
    START + days * DAY
}

/// The League, or the same under the rules of SKS, with two teams of four that play.
struct Table {
    event: Announcement,
    teams: Vec<Team>,
}

/// A board with games that run.
const RUNNING: Found = Found { games: 6, finished: 2, moves: 70 };

impl Table {
    fn of(rule_set: RuleSet) -> Table {
        let event = Announcement { rule_set, ..of_teams(Preset::League) };
        let forms = [
            form("Knights", None, 150, &[150, 151, 152, 153]),
            form("Rooks", None, 160, &[160, 161, 162, 163]),
        ];
        let mut teams = teams(&event, &forms);
        teams.iter_mut().for_each(|team| team.state = EntryState::Accepted);
        Table { event, teams }
    }

    /// `director`, `captain` of the Knights, or a player by number; then what is done to the Knights: `ask 2 died
    /// 180`, `stop 2 stopped`, `name 1 180`, `seat 1`, `decline 1`, `take 1`.
    fn put(&mut self, said: &str, at: Instant, found: Found) -> String {
        let (who, act) = said.split_once(' ').expect("who does what");
        let (directs, by) = match who {
            "director" => (true, 390_044),
            "captain" => (false, 150),
            number => (false, number.parse().expect("a number")),
        };
        let act = act_of(act, at);
        let mut people = people();
        people.entry(PlayerId(113)).and_modify(|it| it.suspended_until = Some(day(100)));
        let teams = TeamFacts {
            announcement: &self.event,
            state: EventState::Published,
            teams: &self.teams,
            before: None,
            people: &people,
        };
        let facts = ReplacementFacts { teams, directs, found };
        let rights = TeamRights { is_person: true, ..rights(by) };
        match self.teams[0].replace(&act, &rights, &facts, at) {
            Ok(Outcome::Unchanged) => "unchanged".to_owned(),
            Ok(Outcome::Changed(team)) => {
                let last = match act.number() {
                    Some(number) => team.replacements.iter().find(|it| it.number == number),
                    None => team.replacements.last(),
                };
                let state = match &last.expect("a replacement").state {
                    ReplacementState::Asked => "asked",
                    ReplacementState::Named(_) => "named",
                    ReplacementState::Seated(_) => "seated",
                    ReplacementState::Lapsed => "lapsed",
                    ReplacementState::Ended(ended) if ended.taken_back => "taken back",
                    ReplacementState::Ended(_) => "declined",
                };
                // What is kept reads back as it was.
                let kept = serde_json::to_string(&team).expect("JSON");
                assert_eq!(serde_json::from_str::<Team>(&kept).expect("a team"), team);
                self.teams[0] = team;
                state.to_owned()
            }
            Err(refusal) => said_of(&refusal),
        }
    }
}

fn said_of(refusal: &ReplacementRefusal) -> String {
    let said = refusal.to_string();
    assert!(said.ends_with('.') && !said.contains("  "), "{said}");
    format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-"))
}

fn act_of(text: &str, at: Instant) -> ReplacementAct {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |index: usize| words[index].parse().expect("a number");
    let player =
        |index: usize| words.get(index).map(|word| PlayerId(word.parse().expect("a player")));
    match words[0] {
        "ask" | "stop" => {
            let ground = ReplacementGround::ALL.into_iter().find(|it| it.code() == words[2]);
            ReplacementAct::Ask {
                board: u8::try_from(number(1)).expect("a board"),
                ground: ground.expect("a ground"),
                reason: "Why.".to_owned(),
                until: None,
                substitute: player(3),
                stops_clocks: words[0] == "stop",
            }
        }
        "until" => ReplacementAct::Ask {
            board: 1,
            ground: ReplacementGround::Stopped,
            reason: "Why.".to_owned(),
            until: Some(at + words[1].parse::<i64>().expect("seconds")),
            substitute: None,
            stops_clocks: false,
        },
        "name" => ReplacementAct::Name { number: number(1), substitute: player(2).expect("who") },
        "seat" => ReplacementAct::Seat {
            number: number(1),
            from: words.get(2).map(|word| at + word.parse::<i64>().expect("seconds")),
            handicap_days: words.get(3).map_or(0, |word| word.parse().expect("days")),
        },
        "decline" => ReplacementAct::Decline {
            number: number(1),
            reason: words.get(2).copied().unwrap_or_default().to_owned(),
        },
        "take" => ReplacementAct::TakeBack { number: number(1) },
        word => panic!("{word}"),
    }
}

/// Each line: what is done, and what comes of it.
#[track_caller]
fn check(rule_set: RuleSet, steps: &str) {
    let mut table = Table::of(rule_set);
    for line in steps.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (said, expected) = line.split_once(": ").expect("what comes of it");
        assert_eq!(table.put(said, day(10), RUNNING), expected, "{said}");
    }
}

/// TR-8.7b, TR-5.6-5.7, TR-11.4: the director asks or the team does, the captain names, the director decides; each step once, and a step
/// that was made is answered.
#[test]
fn from_the_request_to_the_substitute() {
    check(
        RuleSet::Iccf,
        "
        161 ask 2 stopped: forbidden -
        151 ask 2 stopped: forbidden -
        captain ask 5 stopped: no_such_board -
        captain ask 0 stopped: no_such_board -
        director stop 2 stopped: asked
        director ask 2 stopped: unchanged
        captain ask 2 teams_wish 180: replacement_under_way -
        captain seat 1: forbidden -
        director seat 1: no_substitute_named -
        captain take 1: forbidden -
        captain name 2 180: unknown_replacement -
        captain name 1 999: unknown_player -
        captain name 1 113: suspended TR-8.3
        captain name 1 152: player_twice -
        captain name 1 151: player_twice -
        captain name 1 160: in_another_team TR-5.5
        captain name 1 390044: director_plays NORM-1
        161 name 1 180: forbidden -
        captain name 1 180: named
        captain name 1 180: unchanged
        captain name 1 181: named
        captain decline 1 no: forbidden -
        director seat 1 -1: bad_substitute_start -
        director seat 1 2592001: bad_substitute_start -
        director seat 1 0 51: bad_handicap -
        director seat 1 2592000 50: seated
        director seat 1: unchanged
        director decline 1 late: replacement_decided -
        captain name 1 182: replacement_decided -
        captain ask 2 teams_wish 181: player_twice -
        captain ask 2 teams_wish 151: player_twice -
        captain ask 2 teams_wish 183: named
        captain take 2: taken back
        captain take 2: unchanged
        director decline 2 no: replacement_decided -
        captain ask 2 teams_wish 183: named
        director decline 3: invalid_body -
        director decline 3 no: declined
        director decline 3 no: unchanged
        captain ask 1 teams_wish 184: named
        director seat 4: seated
        captain ask 3 teams_wish 185: named
        director seat 5: seated
        captain ask 4 teams_wish 186: named
        director seat 6: seated
        ",
    );
}

/// SKS-7.7, TR-8.7c: at most half of a team, and one on each board; whoever has died is not counted.
#[test]
fn how_many_of_a_team() {
    check(
        RuleSet::Sks,
        "
        director ask 1 died 180: named
        director seat 1: seated
        director ask 2 stopped 181: named
        director seat 2: seated
        director ask 2 stopped: board_replaced_already SKS-7.7
        director ask 2 died 182: named
        director seat 3: seated
        director ask 3 withdrawn 183: named
        director ask 4 withdrawn 184: named
        director seat 4: seated
        director seat 5: too_many_replacements SKS-7.7
        director decline 5 full: declined
        director ask 1 not_started: too_many_replacements SKS-7.7
        director ask 1 died: asked
        ",
    );
}

/// TR-11: an announcement lets fewer be replaced than the rules do, and gives less time to name somebody.
#[test]
fn what_an_announcement_says_of_replacements() {
    let asked = day(10);
    let with = |rule_set, most, once_a_board, naming_days| {
        let mut table = Table::of(rule_set);
        let terms = ReplacementTerms { most, once_a_board, naming_days };
        table.event.teams.iter_mut().for_each(|teams| teams.replacements = terms);
        table
    };
    let mut table = with(RuleSet::Iccf, Some(1), true, Some(10));
    assert_eq!(table.event.substitute_due(asked), day(20));
    let longest = 10 * DAY;
    let late = table.put(&format!("director until {}", longest + 1), asked, RUNNING);
    assert_eq!(late, "bad_naming_date TR-11");
    assert_eq!(table.put(&format!("director until {longest}"), asked, RUNNING), "asked");
    let mut too_late = Table { event: table.event.clone(), teams: table.teams.clone() };
    let late = too_late.put("captain name 1 180", day(20), RUNNING);
    assert_eq!(late, "replacement_too_late TR-11");
    assert_eq!(table.put("captain name 1 180", day(20) + -1, RUNNING), "named");
    assert_eq!(table.put("director seat 1", day(20), RUNNING), "seated");
    assert_eq!(
        table.put("director ask 1 withdrawn", day(20), RUNNING),
        "board_replaced_already TR-11"
    );
    assert_eq!(
        table.put("director ask 2 withdrawn", day(20), RUNNING),
        "too_many_replacements TR-11"
    );
    assert_eq!(table.put("director ask 2 died", day(20), RUNNING), "asked");
    // Nobody at all, and never more than the rules let be.
    let mut none = with(RuleSet::Iccf, Some(0), false, None);
    assert_eq!(none.put("captain ask 1 stopped", asked, RUNNING), "too_many_replacements TR-11");
    assert_eq!(none.event.substitute_due(asked), asked.plus_months(2));
    assert_eq!(with(RuleSet::Iccf, None, false, Some(62)).event.substitute_due(START), day(59));
    let mut czech = with(RuleSet::Sks, Some(1), false, Some(10));
    assert_eq!(czech.event.substitute_due(asked), day(20));
    assert_eq!(czech.put("director ask 1 stopped 180", asked, RUNNING), "named");
    assert_eq!(czech.put("director seat 1", asked, RUNNING), "seated");
    let second = czech.put("director ask 2 stopped 181", asked, RUNNING);
    assert_eq!(second, "too_many_replacements TR-11");
    let once = czech.put("director ask 1 stopped 181", asked, RUNNING);
    assert_eq!(once, "board_replaced_already SKS-7.7");
}

/// TR-8.7b, SKS-7.7a-c: two months to name somebody, 30 days under SKS; then the captain is too late, and the director
/// goes on waiting or not.
#[test]
fn the_time_to_name_somebody() {
    let asked = day(10);
    for (rule_set, limit, rule) in [
        (RuleSet::Iccf, Day::of(asked).plus_months(2).starts_at(), "TR-8.7b"),
        (RuleSet::Sks, day(40), "SKS-7.7a-c"),
    ] {
        assert_eq!(rule_set.substitute_due(asked), limit);
        let mut table = Table::of(rule_set);
        let longest = limit - asked;
        let late = format!("bad_naming_date {rule}");
        assert_eq!(table.put(&format!("director until {}", longest + 1), asked, RUNNING), late);
        assert_eq!(table.put("director until 0", asked, RUNNING), late);
        assert_eq!(table.put(&format!("director until {longest}"), asked, RUNNING), "asked");
        assert_eq!(table.teams[0].alarm_at(), Some(limit));
        assert_eq!(table.teams[0].lapse(limit + -1), Outcome::Unchanged);
        let mut in_time = Table { event: table.event.clone(), teams: table.teams.clone() };
        assert_eq!(in_time.put("captain name 1 180", limit + -1, RUNNING), "named");
        // Whoever was named in time may be another one, and does not lapse.
        assert_eq!(in_time.put("captain name 1 181", limit, RUNNING), "named");
        assert_eq!(in_time.teams[0].lapse(limit), Outcome::Unchanged);
        let too_late = format!("replacement_too_late {rule}");
        assert_eq!(table.put("captain name 1 180", limit, RUNNING), too_late);
        let Outcome::Changed(lapsed) = table.teams[0].lapse(limit) else { panic!("it lapses") };
        assert_eq!((lapsed.alarm_at(), lapsed.lapse(limit)), (None, Outcome::Unchanged));
        let event = table.event.clone();
        let waits = |team: &Team| {
            let (waits, teams) = (EventWaits::default(), [team]);
            let of = EventState::Published;
            EventWaits::of(&event, of, (&[], &teams), waits, limit).replacements
        };
        assert_eq!(waits(&table.teams[0]), None, "as long as the captain has time");
        assert_eq!(waits(&lapsed).map(|waits| (waits.count, waits.since)), Some((1, limit)));
        table.teams[0] = lapsed;
        assert_eq!(table.put("captain name 1 180", limit, RUNNING), too_late);
        assert_eq!(table.put("director name 1 180", limit, RUNNING), "named");
        assert_eq!(table.put("director seat 1", limit, RUNNING), "seated");
        assert_eq!(waits(&table.teams[0]), None);
    }
}

/// Before the start lists the line-up is changed, and a board without a running game has nobody to replace.
#[test]
fn only_where_games_run() {
    let over = Found { finished: 6, ..RUNNING };
    let mut table = Table::of(RuleSet::Iccf);
    assert_eq!(table.put("director ask 1 stopped", day(1), over), "no_unfinished_game -");
    assert_eq!(table.put("director ask 1 stopped 180", day(1), RUNNING), "named");
    assert_eq!(table.put("director seat 1", day(1), over), "no_unfinished_game -");
    let people = people();
    for state in EventState::ALL.into_iter().filter(|state| *state != EventState::Published) {
        let (announcement, teams) = (&table.event, &table.teams);
        let teams = TeamFacts { announcement, state, before: None, teams, people: &people };
        let facts = ReplacementFacts { teams, directs: true, found: RUNNING };
        let act = act_of("seat 1", day(1));
        let refused = table.teams[0].replace(&act, &rights(9), &facts, day(1));
        assert_eq!(refused, Err(ReplacementRefusal::NotPlaying), "{state:?}");
    }
    table.teams[0].state = EntryState::Withdrawn;
    assert_eq!(table.put("director seat 1", day(1), RUNNING), "unknown_team -");
    let refusal = ReplacementRefusal::from(TeamRefusal::NotForYou);
    assert_eq!(said_of(&refusal), "forbidden -");
}

/// Who plays on a board, and what the games have to follow.
#[test]
fn who_plays_for_a_team() {
    let mut table = Table::of(RuleSet::Iccf);
    let now = |table: &Table| table.teams[0].players().map(|id| id.0).collect::<Vec<_>>();
    assert_eq!(now(&table), [150, 151, 152, 153]);
    table.put("captain ask 2 teams_wish 180", day(10), RUNNING);
    assert!(table.teams[0].replacements[0].followed, "nothing stands still for the team’s wish");
    assert_eq!((now(&table), table.teams[0].alarm_at()), (vec![150, 151, 152, 153], None));
    table.put("director seat 1", day(11), RUNNING);
    assert_eq!((now(&table), table.teams[0].alarm_at()), (vec![150, 180, 152, 153], Some(day(10))));
    assert!(table.teams[0].is_of(PlayerId(180)) && table.teams[0].is_of(PlayerId(151)));
    let seated = table.teams[0].replacements[0].clone();
    table.teams[0] = table.teams[0].followed(&seated);
    assert_eq!(table.teams[0].alarm_at(), None);
    // What has changed since it was read is not followed yet.
    table.put("director stop 2 stopped", day(12), RUNNING);
    let asked = table.teams[0].replacements[1].clone();
    assert!(!asked.followed && asked.clocks_stand && !asked.by_team);
    table.put("director decline 2 no", day(13), RUNNING);
    assert_eq!(table.teams[0].followed(&asked), table.teams[0]);
    assert_eq!(table.teams[0].player_on(2), Some(PlayerId(180)));
    assert_eq!((table.teams[0].player_on(0), table.teams[0].player_on(5)), (None, None));
}

/// TR-8.7e, SKS-7.8-9: no game finished, and fewer than ten moves a game on average.
#[test]
fn how_a_substitute_finds_the_board() {
    let moves = ["", "e4 e5", "e4 e5 Nf3 Nc6"].map(|moves| game("", moves));
    assert_eq!(Found::of(&moves, WHITE), Found { games: 3, finished: 0, moves: 3 });
    assert_eq!(Found::of(&moves, PlayerId(9)), Found::default());
    let mut over = game("", "e4 e5");
    let resigned = over.resign(BLACK, START);
    crate::accept(&mut over, resigned);
    assert_eq!(Found::of([&over], BLACK), Found { games: 1, finished: 1, moves: 1 });
    let mut cancelled = Game::new(terms(""));
    let cancel = cancelled.direct(1, &[rules::Directive::Cancelled], START);
    crate::accept(&mut cancelled, cancel);
    assert_eq!(Found::of([&cancelled], WHITE), Found::default(), "it counts in nothing");
    for (found, expected) in [
        (Found { games: 6, finished: 0, moves: 59 }, true),
        (Found { games: 6, finished: 0, moves: 60 }, false),
        (Found { games: 6, finished: 1, moves: 5 }, false),
        (Found::default(), false),
    ] {
        assert_eq!(found.lets_apply(), expected, "{found:?}");
    }
    assert_eq!(Found::of(&moves, WHITE).moves, 3);
    assert_eq!(moves[1].mover(0), Color::White);
}

/// TR-8.7e, SKS-7.8-9: the substitute applies, and both consents grant the status; each refuses it.
#[test]
fn the_status_of_a_substitute() {
    let early = Found { games: 6, finished: 0, moves: 20 };
    for (rule_set, rule) in [(RuleSet::Iccf, "TR-8.7e"), (RuleSet::Sks, "SKS-7.8-9")] {
        let seated = |found: Found| {
            let mut table = Table::of(rule_set);
            table.put("director ask 2 stopped 180", day(1), found);
            assert_eq!(table.put("director seat 1", day(2), found), "seated");
            let seated = table.teams[0].replacements[0].clone();
            table.teams[0].followed(&seated)
        };
        let put = |team: &Team, by: u32, act: StatusAct, acts: &[StatusAct]| {
            let may = |act: StatusAct| acts.contains(&act);
            team.decide_status(1, act, rule_set, (PlayerId(by), may), day(3))
        };
        let [apply, director, commissioner, refuse] = [
            StatusAct::Apply,
            StatusAct::ConsentAsDirector,
            StatusAct::ConsentAsCommissioner,
            StatusAct::Refuse,
        ];
        let code = |found: Result<Outcome<Team>, rules::tournament::StatusRefusal>| {
            let refusal = found.expect_err("refused");
            (refusal.code(), refusal.rule())
        };
        assert_eq!(
            code(put(&seated(RUNNING), 180, apply, &[])),
            ("substitute_status_too_late", Some(rule))
        );
        let team = seated(early);
        assert_eq!(code(put(&team, 151, apply, &[apply])).0, "forbidden");
        assert_eq!(code(put(&team, 9, director, &[director])).0, "substitute_status_not_applied");
        let Ok(Outcome::Changed(team)) = put(&team, 180, apply, &[]) else { panic!("applied") };
        assert_eq!(put(&team, 180, apply, &[]), Ok(Outcome::Unchanged));
        assert_eq!(code(put(&team, 180, director, &[])).0, "forbidden");
        let Ok(Outcome::Changed(one)) = put(&team, 9, director, &[director]) else { panic!() };
        let status = |team: &Team| team.replacements[0].seated().expect("seated").status;
        assert!(status(&one).is_open() && !status(&one).is_granted() && one.alarm_at().is_none());
        let Ok(Outcome::Changed(both)) = put(&one, 8, commissioner, &[commissioner]) else {
            panic!()
        };
        assert!(status(&both).is_granted() && !status(&both).is_open());
        assert!(both.alarm_at().is_some(), "the section is to know");
        let Ok(Outcome::Changed(none)) = put(&one, 8, refuse, &[refuse]) else { panic!() };
        assert!(!status(&none).is_open());
        assert_eq!(
            code(put(&none, 8, commissioner, &[commissioner])).0,
            "substitute_status_not_applied"
        );
        let nobody = Table::of(rule_set).teams[0].clone();
        assert_eq!(code(put(&nobody, 180, apply, &[])).0, "no_substitute");
    }
}
