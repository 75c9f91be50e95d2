//! Games that were played, or begun, elsewhere (`LAW-8.5`), and which lists count their results
//! (`RAT-12`, `RAT-13`).

use rules::rating::Quarter;
use rules::tournament::{Flag, Origin, RuleSet};
use rules::{
    Color, Day, Directive, ElsewhereFault, Event, Game, HalfPoints, Instant, MoveElsewhere,
    PlayedElsewhere, Position, ResultElsewhere, Variant, notation,
};

use crate::{START, terms};

const DAY: i64 = rules::DAY_SECONDS;

/// When the games of these tests are brought here, 100 days after their start.
const NOW: i64 = 100;

fn day(days: i64) -> Instant {
    START + days * DAY
}

/// Moves in SAN with the day on which each was made; `-`: nobody knows.
fn moves(text: &str) -> Vec<MoveElsewhere> {
    let mut game = Game::new(terms(""));
    let words: Vec<&str> = text.split_whitespace().collect();
    let moved = words.chunks(2).map(|pair| {
        let code = notation::read_move(pair[0], game.position()).expect("a legal move");
        let event = Event::MovePlayed {
            at: START,
            code,
            draw_offered: false,
            ends: None,
            conditional: false,
        };
        game.apply(&event).expect("a move");
        let at = pair[1].parse().ok().map(day);
        MoveElsewhere { bits: code.bits(), at, draw_offered: false }
    });
    moved.collect()
}

fn result(white: u8, black: u8, flag: Option<Flag>) -> Option<ResultElsewhere> {
    Some(ResultElsewhere { white: HalfPoints(white), black: HalfPoints(black), flag })
}

fn played(text: &str) -> PlayedElsewhere {
    PlayedElsewhere { moves: moves(text), ..PlayedElsewhere::default() }
}

fn brought(played: &PlayedElsewhere) -> Result<Game, ElsewhereFault> {
    let game = played.game(terms(""), day(NOW))?;
    // What is kept of it is a log like any other.
    let again = Game::replay(game.terms().clone(), game.log()).expect("a log");
    assert_eq!(again.ending(), game.ending());
    assert_eq!(again.deadline(), game.deadline());
    Ok(game)
}

/// LAW-8.5: the result stands as it was told; what the board decides it decides.
#[test]
fn a_result_is_recorded() {
    let mate = "f3 1 e5 2 g4 3 Qh4# 4";
    for (text, told, ended, expected) in [
        ("", result(2, 0, None), Some(9), Ok(((2, 0), "recorded", 9))),
        ("", result(2, 0, None), None, Ok(((2, 0), "recorded", NOW))),
        ("e4 1 e5 2", result(1, 1, None), None, Ok(((1, 1), "recorded", 2))),
        ("e4 1 e5 -", result(1, 1, None), None, Ok(((1, 1), "recorded", NOW))),
        (
            "e4 1 e5 2",
            result(0, 2, Some(Flag::TimeExceeded)),
            Some(50),
            Ok(((0, 2), "time_forfeiture", 50)),
        ),
        ("", result(0, 0, Some(Flag::Default)), Some(0), Ok(((0, 0), "default", 0))),
        ("e4 1", result(2, 0, Some(Flag::Cancelled)), Some(5), Ok(((0, 0), "cancelled", 5))),
        (mate, None, None, Ok(((0, 2), "checkmate", 4))),
        (mate, result(0, 2, None), None, Ok(((0, 2), "checkmate", 4))),
        (mate, result(0, 0, Some(Flag::Cancelled)), None, Ok(((0, 0), "cancelled", 4))),
        ("f3 - e5 - g4 - Qh4# -", None, Some(30), Ok(((0, 2), "checkmate", 30))),
        (mate, result(2, 0, None), None, Err("result contradicts")),
        ("", result(2, 2, None), None, Err("cannot have this result")),
        ("", result(1, 1, Some(Flag::Default)), None, Err("cannot have this result")),
        ("", result(0, 0, Some(Flag::TimeExceeded)), None, Err("cannot have this result")),
        ("", result(0, 0, Some(Flag::Adjudicated)), None, Err("cannot have this result")),
        ("e4 3", result(2, 0, None), Some(2), Err("before its last move")),
        ("e4 3", result(2, 0, None), Some(3), Ok(((2, 0), "recorded", 3))),
        ("", result(2, 0, None), Some(-1), Err("before its start")),
        ("", result(2, 0, None), Some(NOW + 1), Err("in the future")),
        ("e4 5 e5 4", None, None, Err("before that of the move before")),
        ("e4 101", None, None, Err("in the future")),
    ] {
        let told = PlayedElsewhere { result: told, ended_at: ended.map(day), ..played(text) };
        let found = brought(&told).map(|game| {
            let ending = *game.ending().expect("an ending");
            let score = (ending.score.white.0, ending.score.black.0);
            (score, ending.reason.code(), (ending.at - START) / DAY)
        });
        match (found, expected) {
            (Ok(found), Ok(expected)) => assert_eq!(found, expected, "{text}"),
            (Err(fault), Err(words)) => assert!(fault.to_string().contains(words), "{fault}"),
            (found, expected) => panic!("{text}: {found:?}, not {expected:?}"),
        }
    }
}

/// A dead position that nobody saw elsewhere ends nothing while moves follow; nothing follows mate.
#[test]
fn the_game_goes_by_its_moves() {
    let mut after_mate = played("f3 1 e5 2 g4 3 Qh4# 4");
    after_mate.moves.push(MoveElsewhere { bits: 0o1014, at: None, draw_offered: false });
    assert!(matches!(brought(&after_mate), Err(ElsewhereFault::AfterEnd(4))));
    let start = Position::from_fen(Variant::Chess, "8/8/8/3k4/8/3n4/3K4/8 w - - 0 1").expect("FEN");
    let takes = notation::read_move("Kxd3", &start).expect("a move").bits();
    let king = MoveElsewhere { bits: takes, at: Some(day(1)), draw_offered: false };
    let dead = PlayedElsewhere { moves: vec![king], ..PlayedElsewhere::default() };
    let terms = rules::Terms { start: Some(start), ..terms("") };
    let ended = dead.game(terms.clone(), day(NOW)).expect("a game");
    assert_eq!(ended.ending().expect("an ending").reason.code(), "dead_position");
    let lost = PlayedElsewhere { result: result(2, 0, Some(Flag::TimeExceeded)), ..dead };
    let ended = lost.game(terms, day(NOW)).expect("a game");
    assert_eq!(ended.ending().expect("an ending").reason.code(), "time_forfeiture");
}

/// A game goes on with the days that were told, or as its time stamps leave them; the time since the
/// last move is charged to nobody.
#[test]
fn a_game_goes_on() {
    let days = |white, black, text: &str| {
        let told = PlayedElsewhere { white_days: white, black_days: black, ..played(text) };
        let game = brought(&told)?;
        let left = |color| game.clock(color, day(NOW)).days_left.expect("days");
        Ok::<_, ElsewhereFault>((left(Color::White), left(Color::Black), game.plies().len()))
    };
    assert_eq!(days(None, None, ""), Ok((50, 50, 0)));
    assert_eq!(days(None, None, "e4 2 e5 5"), Ok((48, 47, 2)));
    assert_eq!(days(None, None, "e4 - e5 -"), Ok((50, 50, 2)));
    assert_eq!(days(Some(7), None, "e4 2 e5 5"), Ok((7, 47, 2)));
    assert_eq!(days(Some(1), Some(72), "e4 2 e5 5 d4 9"), Ok((1, 72, 3)));
    assert_eq!(days(Some(0), None, "e4 2"), Err(ElsewhereFault::ClockNotSet(Color::White)));
    // By the stamps White has lost on time, unless the days that are left are told.
    assert_eq!(days(None, None, "e4 60 e5 61"), Err(ElsewhereFault::NoTimeLeft));
    assert_eq!(days(None, None, "e4 60"), Err(ElsewhereFault::NoTimeLeft));
    assert_eq!(days(Some(3), None, "e4 60 e5 61"), Ok((3, 49, 2)));
    let over = PlayedElsewhere { white_days: Some(3), result: result(2, 0, None), ..played("") };
    assert!(matches!(brought(&over), Err(ElsewhereFault::ClockOfFinished)));
}

/// What is played on elsewhere has no clock here until its result is recorded.
#[test]
fn a_game_by_post_waits() {
    let post = PlayedElsewhere { waits: true, ..played("e4 2") };
    let game = brought(&post).expect("a game");
    assert!(game.deadline().is_none() && game.stopped().is_some());
    let recorded = Directive::Recorded { white: HalfPoints(1), black: HalfPoints(1), flag: None };
    assert!(game.direct(7, &[recorded], day(500)).is_ok());
}

/// RAT-12, RAT-13, SKS-4.1-4.4: both sides of each limit, for the list of the second quarter of 2026.
#[test]
fn results_are_entered_in_time() {
    let quarter: Quarter = "2026/2".parse().expect("a quarter");
    let first: Option<Quarter> = "2026/1".parse().ok();
    let date = |month: u32, date: u32| {
        let text = format!("2026-{month:02}-{date:02}T00:00:00Z");
        let at: chrono::DateTime<chrono::Utc> = text.parse().expect("a date");
        Day::of(at.into())
    };
    assert_eq!(quarter.entered_until(), date(3, 4));
    let long_ago = Day::of(day(0)).plus(-40_000);
    for (origin, rules, found, entered, counts) in [
        (Origin::Post, RuleSet::Iccf, date(3, 1), date(3, 4), true),
        (Origin::Post, RuleSet::Iccf, date(3, 1), date(3, 5), false),
        (Origin::Post, RuleSet::Iccf, date(3, 2), date(3, 4), false),
        (Origin::Results, RuleSet::Sks, date(3, 1), date(3, 4), true),
        (Origin::Results, RuleSet::Sks, date(3, 1), date(3, 5), false),
        (Origin::Results, RuleSet::Iccf, date(3, 1), date(3, 1), true),
        (Origin::Results, RuleSet::Iccf, date(3, 1), date(3, 2), false),
        (Origin::Results, RuleSet::Iccf, long_ago, date(3, 1), true),
        (Origin::Moved, RuleSet::Iccf, date(3, 1), date(3, 30), true),
        (Origin::Moved, RuleSet::Iccf, date(3, 2), date(3, 2), false),
        (Origin::Moved, RuleSet::Iccf, date(1, 1).plus(-31), date(2, 1), false),
        (Origin::Moved, RuleSet::Iccf, date(1, 1).plus(-30), date(2, 1), true),
    ] {
        let found = origin.is_in_time(rules, quarter, found, entered, first);
        assert_eq!(found, counts, "{origin:?} {rules:?} {entered:?}");
    }
    assert!(Origin::Moved.is_in_time(RuleSet::Iccf, quarter, long_ago, date(2, 1), None));
    let codes = Origin::ALL.map(|origin| serde_json::to_value(origin).expect("JSON"));
    assert!(Origin::ALL.iter().zip(codes).all(|(origin, name)| name == origin.code()));
}
