//! What each move left of its mover's time (LAW-6.2, LAW-6.3): on both sides of every control, and with
//! what officials have taken or given.

use rules::{
    Color, DAY_SECONDS, Decision, Directive, Event, Game, Instant, Interval, PlayedElsewhere,
    Terms, TimeControl, TripleBlock,
};

use crate::elsewhere::{brought, played};
use crate::time_controls::{after_days, move_at, terms_on};
use crate::{START, terms};

const DAY: i64 = DAY_SECONDS;

/// What the moves of one side left.
fn left(game: &Game, color: Color) -> Vec<Option<i64>> {
    let replayed = Game::replay(game.terms().clone(), game.log()).expect("the log replays");
    assert_eq!(replayed.plies(), game.plies());
    let own = (0..).zip(game.plies()).filter(|(index, _)| game.mover(*index) == color);
    own.map(|(_, ply)| ply.days_left).collect()
}

/// White's moves took so many days, Black's none.
fn white(terms: Terms, spent: &[i64]) -> Game {
    let both: Vec<i64> = spent.iter().flat_map(|days| [*days, 0]).collect();
    after_days(terms, &both)
}

/// LAW-6.2: the control adds its days with its last move, and unused ones carry over.
#[test]
fn every_control_says_what_a_move_left() {
    let threes = [3; 11];
    let cases: &[(&str, &[i64], &[i64])] = &[
        (
            "10 moves in 50 days double after 20",
            &threes,
            &[47, 44, 41, 38, 35, 32, 29, 26, 23, 70, 67],
        ),
        // Doubled days, on both sides of the limit.
        ("10 moves in 50 days double after 20", &[20, 21, 0], &[30, 8, 8]),
        ("10 moves in 50 days", &[50, 0], &[0, 0]),
        ("1 moves in 3 days", &[3, 1, 0], &[3, 5, 8]),
        (
            "10 moves in 30 days then 1 moves in 3 days",
            &threes,
            &[27, 24, 21, 18, 15, 12, 9, 6, 3, 3, 3],
        ),
        ("30 days plus 3 days per move", &[5, 0, 10], &[28, 31, 24]),
    ];
    for (control, spent, expected) in cases {
        let game = white(terms_on(control), spent);
        let expected: Vec<_> = expected.iter().map(|days| Some(*days)).collect();
        assert_eq!(left(&game, Color::White), expected, "{control}");
    }
    let game = white(terms_on("10 moves in 50 days"), &threes);
    let unused = [50, 50, 50, 50, 50, 50, 50, 50, 50, 100, 100].map(Some);
    assert_eq!(left(&game, Color::Black), unused);
    let game = white(Terms { time_control: TimeControl::None, ..terms("") }, &[100, 5]);
    assert_eq!(left(&game, Color::White), [None, None]);
}

/// LAW-C: the clock is filled up from the bank after the move, and a protected one shows three days.
#[test]
fn triple_block_says_what_is_on_the_clock() {
    let blocks = TripleBlock { bank_days: 25, increment_days: 1, protected: true };
    let on = |blocks| Terms { time_control: TimeControl::TripleBlock(blocks), ..terms("") };
    let game = white(on(blocks), &[20, 6, 2, 1]);
    assert_eq!(left(&game, Color::White), [Some(50), Some(50), Some(50), Some(50)]);
    let bare = TripleBlock { bank_days: 0, increment_days: 0, protected: false };
    let mut game = Game::new(on(bare));
    for seconds in [20 * DAY, 0, 1, 0, DAY - 1] {
        let now = game.turn_since() + seconds;
        move_at(&mut game, now);
    }
    // Whole days of what the clock shows to the second.
    assert_eq!(left(&game, Color::White), [Some(30), Some(29), Some(29)]);
    let mut spent = vec![0; 50];
    spent.extend([48, 0]);
    let protected = TripleBlock { protected: true, ..bare };
    assert_eq!(left(&white(on(protected), &spent), Color::White)[50..], [Some(3), Some(3)]);
    assert_eq!(left(&white(on(bare), &spent), Color::White)[50..], [Some(2), Some(2)]);
}

fn direct(game: &mut Game, decision: u32, directive: Directive, now: Instant) {
    let Ok(Decision::Accepted(events)) = game.direct(decision, &[directive], now) else {
        panic!("{directive:?} is refused")
    };
    events.iter().for_each(|event| game.apply(event).expect("it fits"));
}

/// LAW-6.8, LAW-6.11, TR-14: what officials take or give is felt from the next move on; what clocks are
/// found to have stood still, at once in all of them.
#[test]
fn officials_are_heard() {
    let mut game = white(terms(""), &[3, 3]);
    let adjusted = |days, moves| Directive::ClockAdjusted { by: Color::White, days, moves };
    let now = game.turn_since();
    direct(&mut game, 1, adjusted(10, 0), now);
    let mut game = then(game, &[3]);
    let now = game.turn_since();
    direct(&mut game, 2, adjusted(-4, 6), now);
    let game = then(game, &[1]);
    // The fourth move is the tenth that counts.
    assert_eq!(left(&game, Color::White), [Some(47), Some(44), Some(31), Some(84)]);
    assert_eq!(left(&game, Color::Black), [Some(50); 4]);
    // Two days of the first move are given back to everybody.
    let mut game = game;
    let outage = Interval { from: START, until: START + 2 * DAY };
    let at = game.turn_since();
    game.apply(&Event::OutageCredited { at, outage }).expect("it fits");
    assert_eq!(left(&game, Color::White), [Some(49), Some(46), Some(33), Some(86)]);
}

/// More moves of White that took so many days.
fn then(mut game: Game, spent: &[i64]) -> Game {
    for days in spent {
        for seconds in [days * DAY, 0] {
            let now = game.turn_since() + seconds;
            move_at(&mut game, now);
        }
    }
    game
}

/// LAW-8.5: a clock that was told again says nothing of the moves before; the other one goes by them.
#[test]
fn what_another_clock_said_is_not_told() {
    let told = PlayedElsewhere { white_days: Some(7), ..played("Nc3 2 Nc6 5 Nb1 9") };
    let mut game = brought(&told).expect("a game");
    assert_eq!(left(&game, Color::White), [None, None]);
    assert_eq!(left(&game, Color::Black), [Some(47)]);
    for _ in 0..2 {
        move_at(&mut game, START + 109 * DAY);
    }
    assert_eq!(left(&game, Color::White), [None, None, Some(7)]);
    let same = PlayedElsewhere { white_days: Some(44), ..told };
    assert_eq!(left(&brought(&same).expect("a game"), Color::White), [Some(48), Some(44)]);
}
