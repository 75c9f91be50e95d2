//! Games that were played, or begun, elsewhere (`LAW-8.5`), and which lists count their results
//! (`RAT-12`, `RAT-13`).

use rules::rating::Quarter;
use rules::tournament::{Flag, Origin, RuleSet};
use rules::{
    Color, Day, Decision, Directive, ElsewhereFault, Event, Game, HalfPoints, Instant,
    MoveElsewhere, PlayedElsewhere, Position, ResultElsewhere, Stop, Variant, notation,
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

pub(crate) fn played(text: &str) -> PlayedElsewhere {
    PlayedElsewhere { moves: moves(text), ..PlayedElsewhere::default() }
}

pub(crate) fn brought(played: &PlayedElsewhere) -> Result<Game, ElsewhereFault> {
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
    let end = day(500);
    let code = |directive| game.may_direct(&[directive], end).err().map(|refusal| refusal.code());
    let clock = Directive::ClockAdjusted { by: Color::White, days: -3, moves: 0 };
    for directive in [Directive::ClocksResumed, Directive::ClocksStopped, clock] {
        assert_eq!(code(directive), Some("played_elsewhere"), "{directive:?}");
    }
    assert_eq!(code(Directive::Cancelled), None);
}

/// Whatever is decided about it and undone again, a game that is played elsewhere never runs here.
#[test]
fn a_game_by_post_waits_again() {
    let post = PlayedElsewhere { waits: true, ..played("e4 2") };
    for decided in [
        [Directive::Defaulted { by: None }, Directive::Reinstated],
        [Directive::SentToAdjudication, Directive::ClocksResumed],
    ] {
        let mut game = brought(&post).expect("a game");
        for (number, directive) in (1..).zip(decided) {
            let now = day(NOW + 10 * i64::from(number));
            let accepted = game.direct(number, &[directive], now).expect("a decision");
            let Decision::Accepted(events) = accepted else { panic!("{accepted:?}") };
            events.iter().for_each(|event| game.apply(event).expect("it fits"));
        }
        assert_eq!(game.stopped().map(|stopped| stopped.why), Some(Stop::Elsewhere));
        assert!(game.deadline().is_none() && game.is_played_elsewhere());
        assert_eq!(game.clock(Color::Black, day(NOW)), game.clock(Color::Black, day(900)));
        let later = result(2, 0, None).expect("a result");
        assert!(matches!(game.record(later, day(200)), Ok(Decision::Accepted(_))));
    }
}

/// A result by post that was told with the game is undone alike; where the game moves here, it goes on
/// here.
#[test]
fn what_had_ended_goes_on_where_it_was_played() {
    for waits in [true, false] {
        let over = PlayedElsewhere { waits, result: result(2, 0, None), ..played("e4 2") };
        let mut game = brought(&over).expect("a game");
        let decided = game.direct(1, &[Directive::Reinstated], day(NOW + 1)).expect("a decision");
        let Decision::Accepted(events) = decided else { panic!("{decided:?}") };
        events.iter().for_each(|event| game.apply(event).expect("it fits"));
        assert_eq!((game.is_played_elsewhere(), game.deadline().is_none()), (waits, waits));
    }
}

/// LAW-7.2: a position is restored where the game is played, and it is one from which a game can go
/// on. Here no illegal move stands.
#[test]
fn a_position_is_restored_elsewhere() {
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let verdict = |game: &Game, fen: &str| match game.restore(fen) {
        Ok(position) => position.fen(),
        Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or_default()),
    };
    let post = brought(&PlayedElsewhere { waits: true, ..played("") }).expect("a game");
    assert_eq!(verdict(&post, after_e4), after_e4);
    for fen in [mate, "8/8/8/8/8/8/8/8 w - - 0 1", "e4", ""] {
        assert_eq!(verdict(&post, fen), "no_such_position LAW-7.2", "{fen}");
    }
    let here = brought(&PlayedElsewhere { white_days: Some(9), ..played("") }).expect("a game");
    assert_eq!(verdict(&here, after_e4), "played_here LAW-8.5");
    let over = PlayedElsewhere { waits: true, result: result(1, 1, None), ..played("e4 2") };
    assert!(verdict(&brought(&over).expect("a game"), after_e4).starts_with("game_finished"));
}

/// What was told of a game when it was brought here is no decision that another one could repeat.
#[test]
fn what_was_told_hides_no_refusal() {
    let told = PlayedElsewhere { white_days: Some(9), ..played("") };
    let game = brought(&told).expect("a game");
    let refused = game.may_direct(&[Directive::ClocksResumed], day(NOW));
    assert_eq!(refused.err().map(|refusal| refusal.code()), Some("not_stopped"));
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
