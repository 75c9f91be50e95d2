//! TR-9.5, RAT-12, RAT-16: what the rating commissioner decides about a list's run, and what it goes
//! through by itself. Each case is a line: how far the run is, what happens, what comes of it.

use rules::rating::run::{
    CORRECTIONS_MAX, Collected, Correction, CorrectionKind, RatingRun, RunAct, RunFacts, RunOrder,
    RunRefusal, RunState, RunStep, RunWork, ShareWork, WaitingList, check_import, check_not_own,
    later_published, next_list, waiting_lists,
};
use rules::rating::{ListId, Pool, Quarter};
use rules::tournament::{RuleSet, SectionId};
use rules::{DAY_SECONDS, Day, GameId, Instant, Outcome, PlayerId};

use RunState::{
    Calculating, Collecting, Entering, InForce, Preview, Published, Publishing, Withdrawing,
    Withdrawn,
};

const OFFICER: PlayerId = PlayerId(9);
const PLAYER: PlayerId = PlayerId(1);
/// What is asked of a run that was changed twice and looked at as it is.
const SEEN: RunFacts = RunFacts { version: 3, seen: 3, later: None };

fn list(name: &str) -> ListId {
    name.parse().expect("a list")
}

fn quarter(text: &str) -> Quarter {
    text.parse().expect("a quarter")
}

/// The first second of 5 March 2026, when everything in time for the list of 2026/2 is there.
fn now() -> Instant {
    quarter("2026/2").due_from().starts_at()
}

fn at(state: RunState) -> RatingRun {
    let begun = RatingRun::begin(list("chess-2026-2"), RuleSet::Iccf, OFFICER, None, now());
    RatingRun { state, ..begun.expect("begun") }
}

fn order(run: &RatingRun, what: RunOrder, facts: RunFacts) -> String {
    said(run.decide(RunAct { what, by: OFFICER }, &facts, now()))
}

/// What something comes to: the state's name, `unchanged`, or the refusal with its rule.
fn said(outcome: Result<Outcome<RatingRun>, RunRefusal>) -> String {
    match outcome {
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Ok(Outcome::Changed(run)) => format!("{:?}", run.state),
        Err(refusal) => match refusal.rule() {
            Some(rule) => format!("{} {rule}", refusal.code()),
            None => refusal.code().to_owned(),
        },
    }
}

fn withdraw(reason: &str) -> RunOrder {
    RunOrder::Withdraw { reason: reason.to_owned() }
}

fn correct(player: PlayerId, kind: CorrectionKind) -> RunOrder {
    RunOrder::Correct { player, kind, reason: "A strong player of the board.".to_owned() }
}

fn start_rating(section: u32, rating: u16) -> CorrectionKind {
    CorrectionKind::StartRating { section: SectionId(section), rating }
}

fn changed(run: &RatingRun, what: RunOrder) -> RatingRun {
    match run.decide(RunAct { what, by: OFFICER }, &SEEN, now()) {
        Ok(Outcome::Changed(run)) => run,
        other => panic!("{other:?}"),
    }
}

/// RAT-12, RAT-13: a list is begun from the day after the last on which results are reported or entered
/// in time.
#[test]
fn a_run_begins_when_every_result_is_there() {
    let begin = |later: Option<&str>, now: Instant| {
        let id = list("chess-2026-2");
        RatingRun::begin(id, RuleSet::Iccf, OFFICER, later.map(quarter), now)
    };
    for (later, seconds, expected) in [
        (None, 0, "Collecting"),
        (None, -1, "results_still_come RAT-12"),
        (Some("2026/3"), 0, "later_list_published"),
        (Some("2026/3"), -1, "results_still_come RAT-12"),
    ] {
        let begun = begin(later, now() + seconds);
        assert_eq!(said(begun.map(Outcome::Changed)), expected, "{later:?} {seconds}");
    }
    let refused = begin(None, now() + -1).expect_err("too early").to_string();
    assert_eq!(refused, "Results until 2026-03-04 come into this list: wait for the day after.");
}

/// TR-9.5: the list after one in force is begun by itself, under the same rules, as soon as everything in
/// time is there.
#[test]
fn the_next_list_is_begun_by_itself() {
    let id = list("chess960-2026-1");
    let next = |state: RunState, later: Option<&str>, now: Instant| {
        let run = RatingRun { rule_set: RuleSet::Sks, ..at(state) };
        run.begin_next(id, later.map(quarter), now)
    };
    for state in RunState::ALL {
        let begun = next(state, None, now()).expect("no later one");
        assert_eq!(begun.is_some(), state == InForce, "{state:?}");
    }
    let (name, run) = next(InForce, None, now()).expect("no refusal").expect("a run");
    assert_eq!((name.to_string(), run.state), ("chess960-2026-2".to_owned(), Collecting));
    assert_eq!((run.rule_set, run.begun_by), (RuleSet::Sks, PlayerId(0)));
    assert_eq!(next(InForce, None, now() + -1), Ok(None));
    let later = next(InForce, Some("2026/3"), now()).expect_err("a later list");
    assert_eq!(later.code(), "later_list_published");
}

/// TR-9.5: a list is published two weeks before it counts, or says that it was late.
#[test]
fn a_late_list_says_so() {
    let id = list("chess-2026-2");
    let day = |text: &str| Day::from(text.parse::<chrono::NaiveDate>().expect("a date"));
    let published = |state, on: &str| RatingRun {
        published: Some((day(on).starts_at(), OFFICER)),
        ..at(state)
    };
    let read = RatingRun { imported: true, ..published(InForce, "2026-06-01") };
    for (run, today, expected) in [
        (at(Preview), "2026-03-18", false),
        (at(Preview), "2026-03-19", true),
        (published(Published, "2026-03-18"), "2026-04-30", false),
        (published(Publishing, "2026-03-19"), "2026-03-19", true),
        (published(InForce, "2026-03-19"), "2026-03-19", true),
        // Taken back, it would be published today.
        (published(Preview, "2026-03-17"), "2026-03-19", true),
        (published(Withdrawn, "2026-03-19"), "2026-03-18", false),
        (read, "2026-06-01", false),
    ] {
        assert_eq!(run.is_late(id, day(today)), expected, "{:?} {today}", run.state);
    }
}

/// TR-9.5, SKS-1.6: who runs ratings is reminded of a list that waits, before it has to be available and
/// once it is late.
#[test]
fn lists_that_wait_are_told_of() {
    let id = list("chess-2026-2");
    let day = |text: &str| Day::from(text.parse::<chrono::NaiveDate>().expect("a date"));
    let by_hand = at(Preview);
    let prepared = RatingRun { begun_by: PlayerId(0), ..by_hand.clone() };
    let again = RatingRun { calculation: 2, ..prepared.clone() };
    for (run, today, expected) in [
        (&prepared, "2026-03-04", None),
        (&prepared, "2026-03-05", Some(("2026-03-05", false))),
        (&by_hand, "2026-03-10", None),
        (&again, "2026-03-10", None),
        (&prepared, "2026-03-10", Some(("2026-03-05", false))),
        (&by_hand, "2026-03-11", Some(("2026-03-11", false))),
        (&by_hand, "2026-03-16", Some(("2026-03-11", false))),
        (&by_hand, "2026-03-17", Some(("2026-03-17", false))),
        (&by_hand, "2026-03-18", Some(("2026-03-17", false))),
        (&by_hand, "2026-03-19", Some(("2026-03-19", true))),
        (&by_hand, "2026-03-25", Some(("2026-03-19", true))),
        (&by_hand, "2026-03-26", Some(("2026-03-26", true))),
        (&by_hand, "2026-05-01", Some(("2026-04-30", true))),
        (&at(Publishing), "2026-03-19", None),
        (&at(Withdrawn), "2026-03-19", None),
    ] {
        let found = run.reminder(id, day(today)).map(|found| (found.on, found.is_late));
        let expected = expected.map(|(on, late)| (day(on), late));
        assert_eq!(found, expected, "{today} {:?}", run.state);
    }
    let wakes = |run: &RatingRun, id: ListId, today: &str| {
        run.wakes_at(id, day(today).starts_at()).map(Day::of)
    };
    assert_eq!(wakes(&by_hand, id, "2026-03-11"), Some(day("2026-03-17")));
    assert_eq!(wakes(&by_hand, id, "2026-03-19"), Some(day("2026-03-26")));
    assert_eq!(wakes(&at(Published), id, "2026-03-19"), Some(day("2026-04-01")));
    assert_eq!(wakes(&at(InForce), id, "2026-04-01"), Some(day("2026-06-04")));
    assert_eq!(wakes(&at(InForce), id, "2026-07-01"), Some(day("2026-07-01")));
    assert_eq!(wakes(&at(Withdrawn), id, "2026-04-01"), None);
}

/// LAW-14.1: what waits for who runs ratings: what can be published, and what is due where nobody has
/// begun it; nothing in a pool that has no list.
#[test]
fn lists_wait_in_the_queue() {
    let waiting = |runs: &[(&str, RunState)], seconds: i64| {
        let runs: Vec<_> = runs.iter().map(|(name, state)| (list(name), at(*state))).collect();
        let runs = runs.iter().map(|(list, run)| (*list, run));
        let found = waiting_lists(runs, Day::of(now() + seconds)).into_iter();
        let told = |waits: WaitingList| {
            let WaitingList { list, since, is_prepared } = waits;
            format!("{list} {since}{}", if is_prepared { " prepared" } else { "" })
        };
        found.map(told).collect::<Vec<_>>()
    };
    assert_eq!(waiting(&[], 0), [""; 0]);
    assert_eq!(waiting(&[("chess-2026-1", InForce)], -1), [""; 0]);
    assert_eq!(waiting(&[("chess-2026-1", InForce)], 0), ["chess-2026-2 2026-03-05"]);
    assert_eq!(waiting(&[("chess960-2026-1", Withdrawn)], 0), ["chess960-2026-2 2026-03-05"]);
    let both = [("chess-2026-1", InForce), ("chess-2026-2", Preview)];
    assert_eq!(waiting(&both, 0), ["chess-2026-2 2026-03-05 prepared"]);
    let begun = [("chess-2026-1", InForce), ("chess-2026-2", Collecting)];
    assert_eq!(waiting(&begun, 0), [""; 0]);
}

/// Which order is possible when, by whoever has seen the run as it is.
#[test]
fn orders_follow_one_another() {
    let formula = || correct(PLAYER, CorrectionKind::FirstRatingFormula);
    let back = || RunOrder::TakeCorrectionBack { number: 1 };
    let (no, unseen) = ("not_published", "not_in_preview");
    for (state, expected) in [
        (Collecting, [unseen, unseen, no, unseen, unseen]),
        (Calculating, [unseen, unseen, no, unseen, unseen]),
        (Preview, ["Collecting", "Publishing", no, "Collecting", "unknown_correction"]),
        (Publishing, [unseen, unseen, no, unseen, unseen]),
        (Published, [unseen, unseen, "Withdrawn", unseen, unseen]),
        (Entering, [unseen, unseen, "Withdrawing", unseen, unseen]),
        (InForce, [unseen, unseen, "Withdrawing", unseen, unseen]),
        (Withdrawing, [unseen, unseen, no, unseen, unseen]),
        (Withdrawn, ["Collecting", unseen, no, unseen, unseen]),
    ] {
        let orders =
            [RunOrder::Calculate, RunOrder::Publish, withdraw("Twice."), formula(), back()];
        for (what, expected) in orders.into_iter().zip(expected) {
            let told = format!("{what:?} of {state:?}");
            assert_eq!(order(&at(state), what, SEEN), expected, "{told}");
        }
    }
    // One that came from a file cannot be calculated.
    let imported = RatingRun { imported: true, ..at(Withdrawn) };
    assert_eq!(order(&imported, RunOrder::Calculate, SEEN), unseen);
}

/// What somebody else has changed is looked at again; what was done already is no fault.
#[test]
fn what_was_not_seen_is_not_decided() {
    let withdrawn = |state| RatingRun { withdrawn_reason: Some("Twice.".to_owned()), ..at(state) };
    let changed = "changed_meanwhile";
    for (run, what, seen, expected) in [
        (at(Preview), RunOrder::Calculate, 2, changed),
        (at(Preview), RunOrder::Publish, 2, changed),
        (at(Preview), RunOrder::Publish, 4, changed),
        (at(Publishing), RunOrder::Publish, 2, "unchanged"),
        (at(Published), RunOrder::Publish, 2, "unchanged"),
        (at(Entering), RunOrder::Publish, 2, "unchanged"),
        (at(InForce), RunOrder::Publish, 2, "unchanged"),
        (at(InForce), RunOrder::Publish, 4, changed),
        (at(Withdrawn), RunOrder::Publish, 2, changed),
        (at(InForce), withdraw("Twice."), 2, changed),
        (withdrawn(Withdrawing), withdraw("Twice."), 2, "unchanged"),
        (withdrawn(Withdrawn), withdraw("Twice."), 2, "unchanged"),
        (withdrawn(Withdrawn), withdraw("Twice."), 3, "unchanged"),
        (withdrawn(Withdrawn), withdraw("Thrice."), 2, changed),
        (withdrawn(Withdrawn), withdraw("Thrice."), 3, "not_published"),
        (at(Preview), correct(PLAYER, CorrectionKind::FirstRatingFormula), 2, changed),
        (at(Preview), RunOrder::TakeCorrectionBack { number: 1 }, 2, changed),
    ] {
        let told = format!("{what:?} of {:?}, seen {seen}", run.state);
        assert_eq!(order(&run, what, RunFacts { seen, ..SEEN }), expected, "{told}");
    }
}

/// While a later list is published, the one before stays as it is.
#[test]
fn lists_rest_on_one_another() {
    let later = RunFacts { later: Some(quarter("2026/3")), ..SEEN };
    let rests = "later_list_published";
    for (state, what, expected) in [
        (Preview, RunOrder::Calculate, rests),
        (Preview, RunOrder::Publish, rests),
        (InForce, RunOrder::Publish, "not_in_preview"),
        (InForce, withdraw("Twice."), rests),
        (Preview, withdraw("Twice."), rests),
        (Preview, correct(PLAYER, CorrectionKind::FirstRatingFormula), rests),
        (InForce, correct(PLAYER, CorrectionKind::FirstRatingFormula), "not_in_preview"),
    ] {
        let told = format!("{what:?} of {state:?}");
        assert_eq!(order(&at(state), what, later), expected, "{told}");
    }
    let after = |name: &str, state| later_published(list("chess-2026-2"), [(list(name), state)]);
    for (name, state, expected) in [
        ("chess-2026-3", Preview, None),
        ("chess-2026-3", Publishing, Some("2026/3")),
        ("chess-2026-3", Published, Some("2026/3")),
        ("chess-2026-3", Entering, Some("2026/3")),
        ("chess-2026-3", InForce, Some("2026/3")),
        ("chess-2026-3", Withdrawing, None),
        ("chess-2026-3", Withdrawn, None),
        ("chess-2026-2", InForce, None),
        ("chess-2026-1", InForce, None),
        ("chess960-2026-3", InForce, None),
    ] {
        assert_eq!(after(name, state), expected.map(quarter), "{name} {state:?}");
    }
}

/// What a run goes through when nobody decides, each step only where its state lacks it.
#[test]
fn a_run_goes_on_by_itself() {
    let collected = Collected {
        before: Some(list("chess-2026-1")),
        shares: 4,
        games: 57,
        changed_games: vec![GameId(6)],
    };
    let steps = [
        (Collecting, RunStep::Collected(collected.clone()), Calculating),
        (Calculating, RunStep::Calculated { players: 12 }, Preview),
        (Publishing, RunStep::Published, Published),
        (Published, RunStep::Due, Entering),
        (Entering, RunStep::Entered, InForce),
        (Withdrawing, RunStep::TakenBack, Withdrawn),
    ];
    for state in RunState::ALL {
        for (from, step, to) in &steps {
            let expected = if state == *from { format!("{to:?}") } else { "unchanged".to_owned() };
            let found = said(Ok(at(state).after(step.clone())));
            assert_eq!(found, expected, "{step:?} of {state:?}");
        }
    }
    let before = RatingRun { players: 90, ..at(Collecting) };
    let Outcome::Changed(run) = before.after(RunStep::Collected(collected)) else { panic!() };
    assert_eq!((run.before, run.shares, run.games), (Some(list("chess-2026-1")), 4, 57));
    assert_eq!((run.players, run.changed_games), (0, vec![GameId(6)]));
    let Outcome::Changed(run) = at(Calculating).after(RunStep::Calculated { players: 12 }) else {
        panic!()
    };
    assert_eq!(run.players, 12);
}

/// TR-9.5, SKS-1.6: what each state lacks; a published list enters on its quarter's first day.
#[test]
fn a_list_counts_from_its_day() {
    let id = list("chess-2026-2");
    assert_eq!(Day::of(id.counts_from()), id.quarter.starts_on());
    let shares = |work| Some(RunWork::Shares(work));
    for state in RunState::ALL {
        let always = match state {
            Collecting => Some(RunWork::Games),
            Calculating => shares(ShareWork::Calculate),
            Publishing => shares(ShareWork::Publish),
            Entering => shares(ShareWork::Enter),
            Withdrawing => shares(ShareWork::Withdraw),
            Preview | InForce | Withdrawn => Some(RunWork::Nothing),
            Published => None,
        };
        for (seconds, of_published) in [(-1, RunWork::Nothing), (0, RunWork::Entry)] {
            let found = at(state).work(id, id.counts_from() + seconds);
            assert_eq!(found, always.unwrap_or(of_published), "{state:?} {seconds}");
        }
        let works = always.is_some_and(|work| work != RunWork::Nothing);
        assert_eq!(state.is_at_work(), works, "{state:?}");
    }
}

/// RAT-16, TR-9.4: both sides of the limits of a correction, and one in place of another.
#[test]
fn corrections_are_made_once() {
    use CorrectionKind::FirstRatingFormula;
    let run = at(Preview);
    for (player, kind, expected) in [
        (PLAYER, start_rating(4, 1_000), "Collecting"),
        (PLAYER, start_rating(4, 3_000), "Collecting"),
        (PLAYER, start_rating(4, 999), "invalid_body"),
        (PLAYER, start_rating(4, 3_001), "invalid_body"),
        (OFFICER, FirstRatingFormula, "own_rating"),
        (OFFICER, start_rating(4, 999), "own_rating"),
    ] {
        assert_eq!(order(&run, correct(player, kind), SEEN), expected, "{kind:?}");
    }
    let outside = RunRefusal::StartRatingOutside.to_string();
    assert_eq!(outside, "A start rating is 1000 to 3000 points.");
    let again = |run: RatingRun| RatingRun { state: Preview, ..run };
    let numbers = |run: &RatingRun| -> Vec<(u32, CorrectionKind)> {
        run.corrections.iter().map(|made| (made.number, made.kind)).collect()
    };
    let run = again(changed(&run, correct(PLAYER, start_rating(4, 2_350))));
    assert_eq!(run.calculation, 2);
    let run = again(changed(&run, correct(PLAYER, FirstRatingFormula)));
    let run = again(changed(&run, correct(PLAYER, start_rating(5, 2_350))));
    let run = again(changed(&run, correct(PlayerId(2), start_rating(4, 2_350))));
    let run = again(changed(&run, correct(PLAYER, start_rating(4, 2_000))));
    let (other, formula) = (start_rating(5, 2_350), FirstRatingFormula);
    let two = start_rating(4, 2_350);
    let expected = [(2, formula), (3, other), (4, two), (1, start_rating(4, 2_000))];
    assert_eq!(numbers(&run), expected);
    assert_eq!(run.replaced().into_iter().collect::<Vec<_>>(), [PLAYER]);
    // Taken back, it is gone; nobody takes back what is about themselves.
    let back = |number| RunOrder::TakeCorrectionBack { number };
    let left = changed(&run, back(2));
    assert_eq!(numbers(&left), [(3, other), (4, two), (1, start_rating(4, 2_000))]);
    assert_eq!((left.state, left.replaced().len()), (Collecting, 0));
    assert_eq!(order(&run, back(0), SEEN), "unknown_correction");
    let own = RunAct { what: back(4), by: PlayerId(2) };
    assert_eq!(said(run.decide(own, &SEEN, now())), "own_rating");
    // 500 are the most.
    let made = run.corrections[0].clone();
    for (count, expected) in
        [(CORRECTIONS_MAX - 1, "Collecting"), (CORRECTIONS_MAX, "invalid_body")]
    {
        let many = RatingRun { corrections: vec![made.clone(); count], ..at(Preview) };
        assert_eq!(order(&many, correct(PLAYER, two), SEEN), expected, "{count}");
    }
}

/// RAT-16: the player and the delegates read why, each once, as long as the correction stands.
#[test]
fn corrections_are_told_with_the_list() {
    let run = changed(&at(Preview), correct(PLAYER, CorrectionKind::FirstRatingFormula));
    let made: &Correction = run.correction(1).expect("a correction");
    let informed = |delegates: &[u32]| -> Vec<u32> {
        made.informed(delegates.iter().copied().map(PlayerId)).iter().map(|one| one.0).collect()
    };
    assert_eq!(informed(&[]), [1]);
    assert_eq!(informed(&[5, 1, 4]), [1, 4, 5]);
    for state in RunState::ALL {
        let run = RatingRun { state, ..run.clone() };
        let told = |number, at| run.published_correction(number, at).is_some();
        let public = matches!(state, Published | Entering | InForce);
        assert_eq!(told(1, now()), public, "{state:?}");
        assert!(!told(2, now()) && !told(1, now() + 1), "{state:?}: decided afresh since");
    }
    let own = |players: &[u32]| check_not_own(OFFICER, players.iter().copied().map(PlayerId));
    assert_eq!(
        [own(&[]), own(&[1, 2]), own(&[1, 9])],
        [Ok(()), Ok(()), Err(RunRefusal::OwnRating)]
    );
}

/// What is published tells when, and by whom; what is taken back, why.
#[test]
fn a_publication_is_signed() {
    let taken_back = RatingRun { withdrawn_reason: Some("Twice.".to_owned()), ..at(Preview) };
    let published = changed(&taken_back, RunOrder::Publish);
    assert_eq!((published.published, published.withdrawn_reason), (Some((now(), OFFICER)), None));
    let withdrawn = changed(&at(InForce), withdraw("Twice."));
    assert_eq!(withdrawn.withdrawn_reason.as_deref(), Some("Twice."));
}

/// A file brings a pool's first list, or one in place of a file's that was taken back.
#[test]
fn a_first_list_is_read_from_a_file() {
    let imported = RatingRun::imported(RuleSet::Iccf, OFFICER, now());
    assert_eq!(imported.state, Publishing);
    assert_eq!(imported.published, Some((now(), OFFICER)));
    let gone = RatingRun { state: Withdrawn, ..imported.clone() };
    for (name, run, expected) in [
        ("chess-2026-1", &imported, Err(RunRefusal::ListExists)),
        ("chess-2026-1", &gone, Ok(())),
        ("chess-2026-1", &at(Withdrawn), Err(RunRefusal::ListExists)),
        ("chess-2026-1", &at(Preview), Err(RunRefusal::ListExists)),
        ("chess960-2026-1", &imported, Ok(())),
    ] {
        let found = check_import(list("chess-2026-1"), [(list(name), run)]);
        assert_eq!(found, expected, "{name} {:?}", run.state);
    }
    assert_eq!(check_import(list("chess-2026-1"), []), Ok(()));
}

/// RAT-12: the list after the newest comes next, the first due one where there is none.
#[test]
fn lists_come_one_after_another() {
    let next = |names: &[&str], seconds: i64| {
        let today = Day::of(now() + seconds);
        next_list(Pool::Chess, names.iter().map(|name| list(name)), today)
    };
    assert_eq!(next(&[], 0), Some(quarter("2026/2")));
    assert_eq!(next(&[], -1), Some(quarter("2026/1")));
    assert_eq!(next(&["chess-2026-4", "chess-2026-3"], 0), Some(quarter("2027/1")));
    assert_eq!(next(&["chess960-2026-4"], 0), Some(quarter("2026/2")));
    let due = |days: i64| quarter("2026/2").is_due_on(Day::of(now() + days * DAY_SECONDS));
    assert_eq!([due(-1), due(0)], [false, true]);
}

/// Runs are kept as they were before the rules knew them, and read so.
#[test]
fn stored_runs_are_read() {
    let text = concat!(
        r#"{"rule_set":"sks","state":"in_force","before":"chess-2026-1","calculation":2,"#,
        r#""shares":1,"games":3,"players":4,"changed_games":[7],"corrections":[{"number":1,"#,
        r#""player":1,"kind":"first_rating_formula","reason":"Grown.","by":9,"at":1772409600},"#,
        r#"{"number":2,"player":2,"kind":{"start_rating":{"section":4,"rating":2350}},"#,
        r#""reason":"Strong.","by":9,"at":1772409600}],"imported":false,"begun_by":9,"#,
        r#""begun_at":1772409600,"published":[1772409601,9],"withdrawn_reason":null}"#,
    );
    let run: RatingRun = serde_json::from_str(text).expect("a run");
    assert_eq!((run.state, run.before), (InForce, Some(list("chess-2026-1"))));
    assert_eq!(run.corrections[1].kind, start_rating(4, 2_350));
    assert_eq!(serde_json::to_string(&run).expect("JSON"), text);
    // What cannot be read is a fault, and no list's run.
    for (known, unknown) in [("in_force", "resting"), ("chess-2026-1", "makruk-2026-1")] {
        let other = text.replace(known, unknown);
        assert!(serde_json::from_str::<RatingRun>(&other).is_err(), "{unknown}");
    }
}
