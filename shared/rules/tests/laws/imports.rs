//! Imports (TR-12, LAW-8.5, TR-8.3, TR-9.2): what waits for an officer, who decides, what becomes of it, and what has to
//! be told of an event that is brought here. Each case is a line.

use rules::tournament::{
    Announcement, EventId, IMPORT_DAYS, Import, ImportAct, ImportDecision, ImportFacts,
    ImportFault, ImportFiling, ImportOfficial, ImportRefusal, ImportSection, ImportState,
    ImportedGames, Organiser, Origin, PastWithdrawal, PlayersRecord, Preset, StartPositions,
    System, WithdrawalKind, check_import, check_listed_section,
};
use rules::{
    ByColor, DAY_SECONDS, ElsewhereFault, Game, HalfPoints, Instant, MoveElsewhere, Outcome,
    PlayedElsewhere, PlayerId, Position, ResultElsewhere, Suspension, SuspensionCause,
    SuspensionLifted, Variant,
};

use crate::{BLACK, START, WHITE, terms};

const DELEGATE: PlayerId = PlayerId(66);
const OFFICER: PlayerId = PlayerId(9);
const OTHER: PlayerId = PlayerId(10);
const SENT: Instant = START;

fn official(player: PlayerId, approves: bool) -> ImportOfficial {
    ImportOfficial { player, approves }
}

/// White against Black, with a game that is over or not.
fn section(finished: u32) -> ImportSection {
    ImportSection { name: "A".to_owned(), players: vec![WHITE, BLACK], games: 1, finished }
}

fn filing(finished: u32) -> ImportFiling {
    ImportFiling {
        origin: Origin::Results,
        announcement: Preset::Friendly.announcement(SENT, SENT + -DAY_SECONDS),
        sections: vec![section(finished)],
        team_sections: Vec::new(),
        digest: "00".to_owned(),
        suspended: Vec::new(),
    }
}

/// What the delegate has brought, in this state, as the officer has decided where that was so.
fn import(state: ImportState) -> Import {
    let decided = match state {
        ImportState::Waiting => None,
        ImportState::Writing | ImportState::Done => Some(None),
        ImportState::Refused => Some(Some("No.".to_owned())),
    };
    let decided = decided.map(|reason| ImportDecision { by: OFFICER, at: SENT, reason });
    let handed_in = Import::handed_in(filing(1), official(DELEGATE, false), SENT);
    Import { state, decided, ..handed_in }
}

fn refuse(reason: &str) -> ImportAct {
    ImportAct::Refuse { reason: reason.to_owned() }
}

fn facts(player: PlayerId, approves: bool) -> ImportFacts<'static> {
    let (official, suspended) = (official(player, approves), &[]);
    ImportFacts { official, version: 1, seen: 1, code_taken: false, suspended }
}

/// The state, `unchanged`, or the refusal with its rule.
fn verdict(decided: Result<Outcome<Import>, ImportRefusal>) -> String {
    match decided {
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Ok(Outcome::Changed(import)) => format!("{:?}", import.state).to_lowercase(),
        Err(refusal) => match refusal.rule() {
            Some(rule) => format!("{} {rule}", refusal.code()),
            None => refusal.code().to_owned(),
        },
    }
}

/// TR-12: what a federation brings waits for an officer, and so does what an officer brings who plays.
#[test]
fn what_waits_for_approval() {
    for (player, approves, expected) in [
        (DELEGATE, false, ImportState::Waiting),
        (WHITE, false, ImportState::Waiting),
        (OFFICER, true, ImportState::Writing),
        (WHITE, true, ImportState::Waiting),
    ] {
        let made = Import::handed_in(filing(1), official(player, approves), SENT);
        assert_eq!((made.state, made.by, made.at), (expected, player, SENT), "{player}");
        assert_eq!((made.decided, made.event), (None, None));
    }
    let known = import(ImportState::Waiting);
    assert_eq!(known.check_repeated("00"), Ok(()));
    assert_eq!(known.check_repeated("01"), Err(ImportRefusal::RequestTaken));
}

/// What an officer can do in each state; the same again changes nothing.
#[test]
fn decisions_follow_one_another() {
    use ImportState::{Done, Refused, Waiting, Writing};
    let decided = "import_decided";
    for (state, player, approve, refused_so, refused) in [
        (Waiting, OFFICER, "writing", "refused", "refused"),
        (Waiting, OTHER, "writing", "refused", "refused"),
        (Writing, OFFICER, "unchanged", decided, decided),
        (Done, OFFICER, "unchanged", decided, decided),
        (Refused, OFFICER, decided, "unchanged", decided),
        (Writing, OTHER, decided, decided, decided),
        (Done, OTHER, decided, decided, decided),
        (Refused, OTHER, decided, decided, decided),
    ] {
        let import = import(state);
        for (act, expected) in
            [(ImportAct::Approve, approve), (refuse("No."), refused_so), (refuse("Why?"), refused)]
        {
            let outcome = import.decide(act.clone(), &facts(player, true), SENT);
            assert_eq!(verdict(outcome), expected, "{state:?} {player} {act:?}");
        }
    }
    let refused = import(Waiting).decide(refuse("No."), &facts(OTHER, true), SENT + 7);
    let Ok(Outcome::Changed(refused)) = refused else { panic!("{refused:?}") };
    let decision = ImportDecision { by: OTHER, at: SENT + 7, reason: Some("No.".to_owned()) };
    assert_eq!((&refused.decided, refused.answers()), (&Some(decision), OTHER));
}

/// Nobody decides on what they have brought, or play in; and nobody without the office.
#[test]
fn who_decides() {
    let waiting = import(ImportState::Waiting);
    for (player, approves, may) in [
        (OFFICER, true, true),
        (OFFICER, false, false),
        (DELEGATE, true, false),
        (WHITE, true, false),
        (BLACK, true, false),
    ] {
        assert_eq!(waiting.is_before(official(player, approves)), may, "{player}");
        let outcome = waiting.decide(refuse("No."), &facts(player, approves), SENT);
        assert_eq!(verdict(outcome), if may { "refused" } else { "forbidden" }, "{player}");
    }
    for state in [ImportState::Writing, ImportState::Done, ImportState::Refused] {
        let import = import(state);
        assert!(!import.is_before(official(OTHER, true)), "{state:?}");
        let outcome = import.decide(ImportAct::Approve, &facts(OTHER, false), SENT);
        assert_eq!(verdict(outcome), "forbidden", "{state:?}");
        // Whoever has brought it and approves others reads that it is decided.
        let outcome = import.decide(ImportAct::Approve, &facts(DELEGATE, true), SENT);
        assert_eq!(verdict(outcome), "import_decided", "{state:?}");
    }
}

/// TR-12: an approval lapses; the first refusal in its order, both sides of each limit.
#[test]
fn what_is_approved() {
    let days = IMPORT_DAYS * DAY_SECONDS;
    let lapsed = "import_lapsed TR-12";
    for (after, ends, finished, seen, code_taken, expected) in [
        (days - 1, None, 0, 1, false, "writing"),
        (days, None, 0, 1, false, lapsed),
        (0, Some(1), 0, 1, false, "writing"),
        (1, Some(1), 0, 1, false, "play_ended"),
        (1, Some(1), 1, 1, false, "writing"),
        (0, None, 1, 1, true, "code_taken"),
        (1, Some(1), 0, 1, true, "play_ended"),
        (days, Some(1), 0, 1, true, lapsed),
        (days, Some(1), 0, 2, true, "changed_meanwhile"),
    ] {
        let mut filing = filing(finished);
        filing.announcement.ends_at = ends.map(|seconds| SENT + seconds);
        let import = Import::handed_in(filing, official(DELEGATE, false), SENT);
        let facts = ImportFacts { seen, code_taken, ..facts(OFFICER, true) };
        let outcome = import.decide(ImportAct::Approve, &facts, SENT + after);
        assert_eq!(verdict(outcome), expected, "{after} {ends:?} {finished} {seen}");
    }
}

/// TR-8.3, TR-14, LAW-13.3.2: who was suspended when the event began, or is now where it has not; by what
/// lasts longest.
#[test]
fn who_was_suspended() {
    let made = |from: i64, until: i64, lifted: Option<i64>| Suspension {
        cause: SuspensionCause::Publishing,
        at: SENT + from,
        by: OFFICER,
        months: 1,
        reason: "x".to_owned(),
        until: SENT + until,
        lifted: lifted.map(|at| SuspensionLifted {
            at: SENT + at,
            by: OFFICER,
            reason: "x".to_owned(),
        }),
    };
    let past = |at: i64, until: i64| PastWithdrawal {
        kind: WithdrawalKind::Accepted,
        at: SENT + at,
        suspended_until: Some(SENT + until),
    };
    let (none, publishing) = ("none", "TR-14");
    for (suspensions, withdrawals, begins, expected) in [
        (vec![], vec![], 0, none),
        (vec![made(-9, 9, None)], vec![], 0, publishing),
        (vec![made(-9, 9, None)], vec![], -9, publishing),
        (vec![made(-9, 9, None)], vec![], -10, none),
        (vec![made(-9, 0, None)], vec![], -1, publishing),
        (vec![made(-9, 0, None)], vec![], 0, none),
        // Lifted later, it lasted then.
        (vec![made(-9, 9, Some(-3))], vec![], -4, publishing),
        (vec![made(-9, 9, Some(-3))], vec![], -3, none),
        // What has not begun is entered now, and not when it begins.
        (vec![made(-9, 9, None)], vec![], 99, publishing),
        (vec![made(-9, 0, None)], vec![], 99, none),
        (vec![], vec![past(-9, 9)], 0, "TR-8.3"),
        (vec![], vec![past(1, 9)], 0, none),
        (vec![], vec![past(-9, 0)], 0, none),
        (vec![made(-9, 9, None)], vec![past(-9, 10)], 0, "TR-8.3"),
        (vec![made(-9, 9, None)], vec![past(-9, 8)], 0, publishing),
    ] {
        let mut event = filing(1).announcement;
        event.starts_at = SENT + begins;
        let record =
            PlayersRecord { player: WHITE, suspensions: &suspensions, withdrawals: &withdrawals };
        let found = event.suspended(&record, SENT);
        assert_eq!(found.map_or(none, |found| found.rule(&event)), expected, "{begins}");
        let Some(found) = found else { continue };
        let fault = found.fault(&event, SENT);
        assert_eq!(fault.rule(), Some(expected), "{begins}");
        let code = if begins > 0 { "suspended" } else { "was_suspended" };
        assert_eq!((fault.code(), fault.is_warning()), (code, begins <= 0), "{begins}");
        // Approved before it begins, it would go on with a player who enters nothing.
        let import = Import::handed_in(
            ImportFiling { announcement: event, ..filing(1) },
            official(DELEGATE, false),
            SENT,
        );
        let facts = ImportFacts { suspended: &[found], ..facts(OFFICER, true) };
        let outcome = verdict(import.decide(ImportAct::Approve, &facts, SENT));
        let refused = format!("import_suspended {expected}");
        assert_eq!(outcome, if begins > 0 { refused.as_str() } else { "writing" }, "{begins}");
    }
}

/// TR-9.2: whoever brings a rated national event is told that it waits for a consent.
#[test]
fn a_national_event_is_not_rated_at_once() {
    let mut event = Preset::NationalChampionship.announcement(SENT, SENT + -DAY_SECONDS);
    event.organiser = Organiser::Federation("CZE".parse().expect("a federation"));
    let told = |event: &Announcement| {
        let faults = check_import(event, Origin::Results, false, true);
        faults.into_iter().filter(|fault| *fault == ImportFault::ConsentMissing).count()
    };
    assert_eq!(told(&event), 1);
    assert!(ImportFault::ConsentMissing.is_warning());
    event.rated = false;
    assert_eq!(told(&event), 0);
}

/// From the approval to the event with all its games, or to none.
#[test]
fn what_becomes_of_it() {
    let approved = import(ImportState::Writing);
    let made = approved.made(EventId(5));
    assert_eq!((made.state, made.event), (ImportState::Writing, Some(EventId(5))));
    assert_eq!(made.set_up(false), made);
    assert_eq!(made.set_up(true).state, ImportState::Done);
    assert_eq!(made.answers(), OFFICER);
    let given_up = approved.given_up("Too late.".to_owned(), SENT + 9);
    let why = ImportDecision { by: DELEGATE, at: SENT + 9, reason: Some("Too late.".to_owned()) };
    assert_eq!((given_up.state, given_up.decided), (ImportState::Refused, Some(why)));
    for state in ImportState::ALL {
        let expected = match state {
            ImportState::Done => Ok(EventId(5)),
            ImportState::Waiting | ImportState::Writing | ImportState::Refused => {
                Err(ImportRefusal::NotDone)
            }
        };
        let import = Import { event: Some(EventId(5)), ..import(state) };
        assert_eq!(import.event_to_record_in(), expected, "{state:?}");
    }
}

/// LAW-8.5: results that come later are counted; nobody records those of an event in which they play.
#[test]
fn results_come_later() {
    assert_eq!(Import::check_recorder(false), Ok(()));
    assert_eq!(Import::check_recorder(true), Err(ImportRefusal::NotForYou));
    let done = Import::handed_in(filing(0), official(OFFICER, true), SENT).set_up(true);
    assert_eq!(done.counted([0]), Outcome::Unchanged);
    let Outcome::Changed(counted) = done.counted([1]) else { panic!("one is over") };
    assert_eq!(counted.sections, [section(1)]);
}

/// The form in which imports were kept, and are.
#[test]
fn stored_names_stay() {
    let refused = import(ImportState::Refused);
    let kept = serde_json::to_value(&refused).expect("JSON");
    assert_eq!(kept["state"], "refused");
    assert_eq!(kept["decided"], serde_json::json!([9, SENT.unix(), "No."]));
    assert_eq!(
        kept["sections"][0],
        serde_json::json!({
            "name": "A", "players": [1, 2], "games": 1, "finished": 1
        })
    );
    assert_eq!(serde_json::from_value::<Import>(kept).expect("an import"), refused);
}

fn told(fault: &ImportFault) -> String {
    let kind = if fault.is_warning() { "warning " } else { "" };
    format!("{kind}{}", fault.code())
}

/// What an announcement must say, and of whom.
#[test]
fn what_is_announced() {
    let good = Announcement {
        code: "T/2026-01".to_owned(),
        name: "Friendly match".to_owned(),
        director: OTHER,
        ..Preset::Friendly.announcement(SENT, SENT + -DAY_SECONDS)
    };
    let nameless = Announcement { name: String::new(), ..good.clone() };
    for (announcement, code_taken, directs, expected) in [
        (&good, false, true, &[][..]),
        (&good, true, true, &["code_taken"]),
        (&good, true, false, &["code_taken", "directs_no_tournaments"]),
        (&nameless, true, true, &["bad_event_name", "code_taken"]),
    ] {
        let faults = check_import(announcement, Origin::Results, code_taken, directs);
        assert_eq!(faults.iter().map(told).collect::<Vec<_>>(), expected);
    }
}

/// A section's players have the start numbers from 1 on, and are as many as can play.
#[test]
fn start_numbers_of_a_section() {
    let round_robin = System::RoundRobin { double: false };
    let event = Preset::Friendly.announcement(SENT, SENT + -DAY_SECONDS);
    let many: Vec<u32> = (1..=31).collect();
    let more: Vec<u32> = (1..=32).collect();
    for (system, numbers, expected) in [
        (round_robin, &[1, 2][..], &[][..]),
        (round_robin, &[1], &[(None, "section_size")]),
        (round_robin, &many, &[]),
        (round_robin, &more, &[(None, "section_size")]),
        (round_robin, &[1, 2, 3], &[]),
        (System::Scheveningen, &[1, 2, 3], &[(None, "unequal_sides")]),
        (System::Scheveningen, &[1, 2, 3, 4], &[]),
        (System::Scheveningen, &[1], &[(None, "section_size"), (None, "unequal_sides")]),
        (round_robin, &[1, 1, 2], &[(Some(1), "number_twice")]),
        (round_robin, &[1, 3, 4], &[(Some(1), "number_missing")]),
        (round_robin, &[2, 2, 4], &[(Some(0), "number_missing")]),
        (round_robin, &[1, 1, 3, 3], &[(Some(1), "number_twice"), (Some(3), "number_twice")]),
    ] {
        let event = Announcement { system, ..event.clone() };
        let faults = check_listed_section(&event, "A", numbers);
        let told: Vec<_> = faults.iter().map(|(place, fault)| (*place, fault.code())).collect();
        assert_eq!(told, expected, "{numbers:?}");
    }
}

/// Which result a game has by both files, and what has to be told of one that is not over.
#[test]
fn what_is_told_of_games() {
    let halves = |white, black| (HalfPoints(white), HalfPoints(black));
    let result = |white, black| {
        Some(ResultElsewhere { white: HalfPoints(white), black: HalfPoints(black), flag: None })
    };
    for (score, row, expected) in [
        (None, None, Some(None)),
        (Some(halves(2, 0)), None, Some(result(2, 0))),
        (None, Some(result(1, 1)), Some(result(1, 1))),
        (None, Some(None), Some(None)),
        (Some(halves(2, 0)), Some(result(2, 0)), Some(result(2, 0))),
        (Some(halves(2, 0)), Some(result(0, 2)), None),
        (Some(halves(2, 0)), Some(None), None),
    ] {
        assert_eq!(ImportedGames::agreed(score, row), expected, "{score:?} {row:?}");
    }
    let players = ByColor { white: WHITE, black: BLACK };
    let announcement = Preset::Friendly.announcement(SENT, SENT + -DAY_SECONDS);
    let ended = Announcement { ends_at: Some(SENT), ..announcement.clone() };
    let game = Game::new(terms(""));
    let moved = |at| vec![MoveElsewhere { bits: 796, at, draw_offered: false }];
    let played = |moves, days: Option<u16>, waits| PlayedElsewhere {
        moves,
        waits,
        white_days: days,
        black_days: days,
        ..PlayedElsewhere::default()
    };
    for (announcement, played, is_told, expected) in [
        (&announcement, played(Vec::new(), None, true), false, "ok"),
        (&announcement, played(Vec::new(), None, true), true, "warning game_unfinished"),
        (&ended, played(Vec::new(), None, true), false, "play_ended"),
        (&announcement, played(moved(Some(SENT)), None, false), true, "ok"),
        (&announcement, played(moved(None), None, false), true, "warning clock_not_told"),
        (&announcement, played(moved(None), Some(3), false), true, "ok"),
        (&ended, played(moved(None), None, false), true, "play_ended"),
    ] {
        let games = ImportedGames { announcement, origin: Origin::Moved, now: SENT };
        let checked = games.check_unfinished(&game, &played, is_told);
        assert_eq!(checked.as_ref().map_or_else(told, |()| "ok".to_owned()), expected);
    }
    for (now, expected) in [(SENT, "game_missing"), (SENT + -1, "ok")] {
        let games = ImportedGames { announcement: &announcement, origin: Origin::Moved, now };
        let untold = games.check_untold(players);
        assert_eq!(untold.as_ref().map_or_else(told, |()| "ok".to_owned()), expected);
    }
    let fault = ImportFault::Elsewhere(ElsewhereFault::NoTimeLeft);
    assert_eq!(fault.code(), "no_time_left");
    assert!(fault.to_string().starts_with("A player has no time left"));
}

/// LAW-3.10.3, LAW-B.2: where a game may start that is brought here.
#[test]
fn starts_that_are_told() {
    let start = |number| Position::start960(rules::StartNumber::drawn(number));
    let (one, other) = (start(1), start(2));
    let usual = Position::start(Variant::Chess960);
    let of = |start_positions| Announcement {
        variant: Variant::Chess960,
        start_positions,
        ..Preset::Friendly.announcement(SENT, SENT + -DAY_SECONDS)
    };
    let from = || StartPositions::From(one.fen());
    for (positions, told, expected) in [
        (StartPositions::Usual, None, Ok(None)),
        (StartPositions::Usual, Some(&usual), Err(ImportFault::NotUsualStart)),
        (from(), Some(&one), Ok(None)),
        (from(), Some(&other), Err(ImportFault::OtherStart)),
        (from(), None, Err(ImportFault::OtherStart)),
        (StartPositions::PerGame, None, Ok(None)),
        (StartPositions::PerGame, Some(&other), Ok(Some(other.fen()))),
        (StartPositions::OneForAll, Some(&other), Ok(Some(other.fen()))),
    ] {
        let announcement = of(positions.clone());
        assert_eq!(announcement.told_start(told), expected, "{positions:?}");
        let now = SENT;
        let games = ImportedGames { announcement: &announcement, origin: Origin::Moved, now };
        assert_eq!(games.have_one_start(), positions == StartPositions::OneForAll);
        let fen = other.fen();
        let begins = match positions {
            StartPositions::From(_) => &one,
            StartPositions::Usual | StartPositions::PerGame | StartPositions::OneForAll => &other,
        };
        assert_eq!(games.start(Some(&fen)).as_ref(), Some(begins));
    }
}
