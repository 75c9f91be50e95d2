//! Norms that officers record with their source: TR-10.0.2, TR-10.0.3, TR-10.5, TR-10.7, TR-10.8,
//! NORM-1.

use rules::title::{
    MadeHere, NormEntry, NormOrigin, NormSum, RECORDED_NORMS_MAX, RecordFacts, RecordRefusal,
    RecordedNorm, titles_made,
};
use rules::{Day, HalfPoints, Instant, Outcome, PlayerId, Title};

/// 1 January 2026.
const NOW: Instant = Instant::from_unix(1_767_225_600);
const PLAYER: PlayerId = PlayerId(160_012);
const OFFICER: PlayerId = PlayerId(390_077);
const OTHER: PlayerId = PlayerId(390_078);

fn day(text: &str) -> Day {
    Day::from(text.parse::<chrono::NaiveDate>().expect("a date"))
}

/// A norm from 12 games of an event elsewhere, from 2010 to 2012.
fn entry(title: Title) -> NormEntry {
    NormEntry {
        title,
        origin: NormOrigin::Elsewhere,
        event: "Memorial A".to_owned(),
        started_on: day("2010-03-01"),
        approved_on: None,
        finished_on: day("2012-03-01"),
        games: 12,
        score: HalfPoints(16),
        games_counted: 12,
        grandmaster_games: 1,
        senior_games: 2,
        source: "Report to Congress 2012".to_owned(),
    }
}

fn beginning(title: Title, started_on: &str) -> NormEntry {
    let started_on = day(started_on);
    NormEntry { started_on, finished_on: started_on.plus(700), ..entry(title) }
}

fn facts(recorded: &[RecordedNorm]) -> RecordFacts<'_> {
    RecordFacts { player: PLAYER, recorded, made_here: &[], double_round: None }
}

fn verdict<T>(result: Result<T, RecordRefusal>) -> String {
    match result {
        Ok(_) => "ok".to_owned(),
        Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
    }
}

fn recorded_with(entry: NormEntry, facts: &RecordFacts<'_>) -> RecordedNorm {
    match RecordedNorm::record(entry, OFFICER, facts, NOW) {
        Ok(Outcome::Changed(norm)) => norm,
        other => panic!("{other:?}"),
    }
}

fn recorded(entry: NormEntry) -> RecordedNorm {
    recorded_with(entry, &facts(&[]))
}

fn tried(entry: NormEntry, known: &[RecordedNorm]) -> String {
    verdict(RecordedNorm::record(entry, OFFICER, &facts(known), NOW))
}

/// TR-10.5: which IM norms are of before the Congress of 2000, by their start or by their approval, and
/// what they come to towards SIM.
#[test]
fn im_norms_of_before_the_congress_of_2000() {
    for (title, started_on, approved_on, early) in [
        (Title::Im, "2000-09-16", None, true),
        (Title::Im, "2000-09-17", None, false),
        (Title::Im, "2001-03-01", Some("2000-09-16"), true),
        (Title::Im, "2001-03-01", Some("2000-09-17"), false),
        (Title::Ccm, "1999-03-01", None, false),
        (Title::Sim, "1999-03-01", None, false),
    ] {
        let approved_on = approved_on.map(day);
        let entry = NormEntry { approved_on, ..beginning(title, started_on) };
        assert_eq!(entry.is_early(), early, "{title} {started_on} {approved_on:?}");
        assert_eq!(recorded(entry).counted().map(|norm| norm.early), Some(early));
    }
    let norms = [recorded(beginning(Title::Im, "1999-03-01")), recorded(entry(Title::Sim))];
    let counted: Vec<_> = norms.iter().filter_map(RecordedNorm::counted).collect();
    assert_eq!(titles_made(&counted), [Title::Sim]);
    assert_eq!(NormSum::of(Title::Im, &counted).norms, 1);
}

/// TR-10.5, TR-10.0.3: games that have made a norm here make no second one as if they were played elsewhere.
#[test]
fn what_was_made_here_is_not_recorded_again() {
    let made = |title, section, event: &str| [MadeHere { section, title, event: event.to_owned() }];
    let round = |section| NormOrigin::DoubleRound { section };
    for (origin, title, made, expected) in [
        (NormOrigin::Elsewhere, Title::Im, made(Title::Im, 7, "Memorial A"), "norm_recorded_twice"),
        (
            NormOrigin::Elsewhere,
            Title::Im,
            made(Title::Im, 7, " Memorial A "),
            "norm_recorded_twice",
        ),
        (NormOrigin::Elsewhere, Title::Im, made(Title::Im, 7, "Memorial B"), "ok"),
        (NormOrigin::Elsewhere, Title::Im, made(Title::Ccm, 7, "Memorial A"), "ok"),
        (
            NormOrigin::Elsewhere,
            Title::Lgm,
            made(Title::Ccm, 7, "Memorial A"),
            "norm_recorded_twice",
        ),
        (round(7), Title::Im, made(Title::Im, 7, "Memorial B"), "norm_recorded_twice"),
        (round(7), Title::Im, made(Title::Im, 8, "Memorial A"), "ok"),
    ] {
        let facts = RecordFacts { made_here: &made, double_round: Some(true), ..facts(&[]) };
        let entry = NormEntry { origin, ..entry(title) };
        let told = verdict(RecordedNorm::record(entry.clone(), OFFICER, &facts, NOW));
        assert_eq!(told.split(' ').next(), Some(expected), "{entry:?} {made:?}");
        // A correction is no way round it.
        let known =
            [recorded(NormEntry { event: "Memorial C".to_owned(), ..self::entry(Title::Gm) })];
        let facts = RecordFacts { recorded: &known, ..facts };
        let why = (OFFICER, "x".to_owned());
        let told = verdict(RecordedNorm::correct(1, entry.clone(), why, &facts, NOW));
        assert_eq!(told.split(' ').next(), Some(expected), "{entry:?} {made:?} corrected");
    }
    let early = beginning(Title::Im, "1999-03-01");
    let sim = made(Title::Sim, 7, "Memorial A");
    let facts = RecordFacts { made_here: &sim, ..facts(&[]) };
    let told = verdict(RecordedNorm::record(early, OFFICER, &facts, NOW));
    assert!(told.starts_with("norm_recorded_twice"), "{told}");
}

/// TR-10.7, TR-10.8: LGM and LIM norms of events that began before 2016 count for CCM and CCE.
#[test]
fn norms_under_the_older_titles() {
    for (title, counts_for) in [
        (Title::Lgm, Title::Ccm),
        (Title::Lim, Title::Cce),
        (Title::Gm, Title::Gm),
        (Title::Sim, Title::Sim),
        (Title::Im, Title::Im),
        (Title::Ccm, Title::Ccm),
        (Title::Cce, Title::Cce),
    ] {
        assert_eq!(recorded(entry(title)).counted().map(|norm| norm.title), Some(counts_for));
    }
    for (title, started_on, expected) in [
        (Title::Lgm, "2015-12-31", "ok"),
        (Title::Lgm, "2016-01-01", "norm_of_old_title TR-10.7"),
        (Title::Lim, "2015-12-31", "ok"),
        (Title::Lim, "2016-01-01", "norm_of_old_title TR-10.8"),
        (Title::Ccm, "2016-01-01", "ok"),
    ] {
        assert_eq!(tried(beginning(title, started_on), &[]), expected, "{title} {started_on}");
    }
    let second = NormEntry { event: "Memorial B".to_owned(), ..entry(Title::Ccm) };
    let norms = [recorded(entry(Title::Lgm)), recorded(second)];
    let counted: Vec<_> = norms.iter().filter_map(RecordedNorm::counted).collect();
    assert_eq!(titles_made(&counted), [Title::Ccm]);
}

/// TR-10.0.2, NORM-1: norms that were approved with a double round count once it is played, with at least
/// eight games each.
#[test]
fn norms_of_a_double_round() {
    let double = NormEntry { origin: NormOrigin::DoubleRound { section: 7 }, ..entry(Title::Im) };
    for (double_round, games, expected) in [
        (None, 8, "no_double_round TR-10.0.2"),
        (Some(false), 8, "no_double_round TR-10.0.2"),
        (Some(true), 7, "too_few_norm_games NORM-1"),
        (Some(true), 8, "ok"),
    ] {
        let facts = RecordFacts { double_round, ..facts(&[]) };
        let entry = NormEntry { games, score: HalfPoints(10), ..double.clone() };
        let result = RecordedNorm::record(entry, OFFICER, &facts, NOW);
        assert_eq!(verdict(result), expected, "{double_round:?} {games}");
    }
    let known =
        [recorded_with(double.clone(), &RecordFacts { double_round: Some(true), ..facts(&[]) })];
    let facts = RecordFacts { double_round: Some(true), ..facts(&known) };
    let renamed = NormEntry { event: "Another name".to_owned(), ..double };
    let result = RecordedNorm::record(renamed, OFFICER, &facts, NOW);
    assert_eq!(verdict(result), "norm_recorded_twice -");
}

/// TR-10.0.3: a norm counts for its games, or for more where it was overfulfilled.
#[test]
fn what_a_record_says() {
    let of = |change: fn(&mut NormEntry)| {
        let mut entry = entry(Title::Im);
        change(&mut entry);
        tried(entry, &[])
    };
    for (change, expected) in [
        ((|_| ()) as fn(&mut NormEntry), "ok"),
        (|entry| entry.games_counted = 11, "norm_games_counted TR-10.0.3"),
        (|entry| entry.games_counted = 19, "ok"),
        (|entry| entry.games_counted = 20, "norm_games_counted TR-10.0.3"),
        (|entry| (entry.games, entry.games_counted) = (24, 24), "ok"),
        (|entry| entry.games = 0, "norm_games -"),
        (|entry| (entry.games, entry.games_counted) = (101, 101), "norm_games -"),
        (|entry| entry.score = HalfPoints(24), "ok"),
        (|entry| entry.score = HalfPoints(25), "norm_games -"),
        (|entry| entry.senior_games = 11, "ok"),
        (|entry| entry.senior_games = 12, "norm_games -"),
        (|entry| entry.finished_on = entry.started_on.previous(), "norm_days -"),
        (|entry| entry.finished_on = Day::of(NOW), "ok"),
        (|entry| entry.finished_on = Day::of(NOW).plus(1), "norm_days -"),
        (|entry| entry.approved_on = Some(entry.started_on.plus(1)), "norm_days -"),
        (|entry| entry.approved_on = Some(entry.started_on), "ok"),
        (|entry| entry.event = " ".to_owned(), "norm_event_missing -"),
        (|entry| entry.source = " ".to_owned(), "norm_source_missing -"),
    ] {
        assert_eq!(of(change), expected, "{change:?}");
    }
}

/// TR-10.5: the same games count once, and a repeat changes nothing.
#[test]
fn recorded_once() {
    let known = [recorded(entry(Title::Sim))];
    let again = RecordedNorm::record(entry(Title::Sim), OFFICER, &facts(&known), NOW);
    assert_eq!(again, Ok(Outcome::Unchanged));
    let by_other = RecordedNorm::record(entry(Title::Sim), OTHER, &facts(&known), NOW);
    assert_eq!(by_other, Err(RecordRefusal::Twice));
    assert_eq!(tried(entry(Title::Im), &known), "ok", "another title is asked for itself");
    let own = RecordedNorm::record(entry(Title::Im), PLAYER, &facts(&[]), NOW);
    assert_eq!(own, Err(RecordRefusal::Own));
    let early = [recorded(beginning(Title::Im, "1999-03-01"))];
    assert_eq!(tried(beginning(Title::Sim, "1999-03-01"), &early), "norm_recorded_twice -");
    assert_eq!(tried(beginning(Title::Sim, "1999-03-02"), &early), "ok");
    let ladies = [recorded(entry(Title::Lim))];
    assert_eq!(tried(entry(Title::Cce), &ladies), "norm_recorded_twice -");
    let named = |number| NormEntry { event: format!("Memorial {number}"), ..entry(Title::Im) };
    let full: Vec<_> = (1..=RECORDED_NORMS_MAX).map(|number| recorded(named(number))).collect();
    assert_eq!(tried(named(0), &full), "too_many_norms -");
    assert_eq!(tried(named(0), &full[1..]), "ok");
}

/// TR-10.5, TR-10.7, TR-10.8: a record is corrected and taken back with a reason, by another officer than
/// the player.
#[test]
fn corrected_and_withdrawn() {
    let known = [recorded(entry(Title::Im)), recorded(entry(Title::Sim))];
    let why = |by| (by, "The table was misread.".to_owned());
    let right = NormEntry { games_counted: 14, ..entry(Title::Im) };
    let correct = |number, entry: &NormEntry, by| {
        RecordedNorm::correct(number, entry.clone(), why(by), &facts(&known), NOW)
    };
    let Ok(Outcome::Changed(corrected)) = correct(1, &right, OTHER) else { panic!("corrected") };
    assert_eq!(corrected.counted().map(|norm| norm.games), Some(14));
    let before: Vec<_> = corrected.corrections.iter().map(|made| &made.before).collect();
    assert_eq!(before, [&entry(Title::Im)]);
    assert_eq!(correct(1, &entry(Title::Im), OTHER), Ok(Outcome::Unchanged));
    assert_eq!(correct(1, &entry(Title::Sim), OTHER), Err(RecordRefusal::Twice));
    assert_eq!(correct(0, &right, OTHER), Err(RecordRefusal::Unknown));
    assert_eq!(correct(3, &right, OTHER), Err(RecordRefusal::Unknown));
    assert_eq!(correct(1, &right, PLAYER), Err(RecordRefusal::Own));
    let empty = NormEntry { source: String::new(), ..right.clone() };
    assert_eq!(correct(1, &empty, OTHER), Err(RecordRefusal::SourceMissing));

    let withdraw =
        |known: &[RecordedNorm], by| RecordedNorm::withdraw(1, why(by), &facts(known), NOW);
    assert_eq!(withdraw(&known, PLAYER), Err(RecordRefusal::Own));
    let Ok(Outcome::Changed(withdrawn)) = withdraw(&known, OTHER) else { panic!("withdrawn") };
    assert_eq!(withdrawn.counted(), None);
    let gone = [withdrawn];
    assert_eq!(withdraw(&gone, OTHER), Ok(Outcome::Unchanged));
    assert_eq!(withdraw(&gone, OFFICER), Err(RecordRefusal::Withdrawn));
    let late = RecordedNorm::correct(1, right, why(OTHER), &facts(&gone), NOW);
    assert_eq!(late, Err(RecordRefusal::Withdrawn));
    assert_eq!(tried(entry(Title::Im), &gone), "ok", "it is recorded again");
}

/// What is kept today is read tomorrow.
#[test]
fn stored_records_stay_readable() {
    let stored = r#"{"entry":{"title":"IM","origin":{"kind":"elsewhere"},"event":"Memorial A","started_on":14669,"finished_on":15400,"games":12,"score":16,"games_counted":12,"grandmaster_games":1,"senior_games":2,"source":"Report to Congress 2012"},"at":1767225600,"by":390077}"#;
    assert_eq!(serde_json::to_string(&recorded(entry(Title::Im))).expect("JSON"), stored);
    let read: RecordedNorm = serde_json::from_str(stored).expect("a record");
    assert_eq!(read, recorded(entry(Title::Im)));
}
