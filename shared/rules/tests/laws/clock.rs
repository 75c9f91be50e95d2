//! Article 6: time, under the standard control of ten moves in fifty days.

use proptest::prelude::*;
use rules::{
    ByColor, Color, DAY_SECONDS, Event, Game, Instant, PlayerId, Reason, Reflection, Terms,
    TimeControl, TimeUsed,
};

use crate::{BLACK, START, WHITE, accept, answer, game, mover, terms, verdict};

const DAY: i64 = DAY_SECONDS;

/// Thirty-five days cost fifty; the flag falls with the thirty-sixth.
const FIRST_FLAG: i64 = 36 * DAY;

fn control(double_after_days: Option<u16>) -> TimeControl {
    TimeControl::MovesInDays { moves: 10, days: 50, double_after_days }
}

/// White's and Black's moves to and fro with the knights, each after so many seconds.
fn after_moves(seconds: &[i64]) -> Game {
    let mut game = Game::new(terms(""));
    let mut now = START;
    for (spent, text) in seconds.iter().zip(["Nf3", "Nf6", "Ng1", "Ng8"].iter().cycle()) {
        now = now + *spent;
        let decision = game.play(mover(&game), answer(&game, text), now);
        accept(&mut game, decision);
    }
    game
}

/// LAW-6.2: a move costs whole days of 24 hours, the first of them free, and twice beyond the
/// limit. 23 days are charged 26.
#[test]
fn days_are_charged() {
    let cases: &[(i64, u32, u32, u32)] = &[
        // Seconds; charged with doubling after 20 days, after 15, and never.
        (-1, 0, 0, 0),
        (0, 0, 0, 0),
        (DAY - 1, 0, 0, 0),
        (DAY, 1, 1, 1),
        (2 * DAY - 1, 1, 1, 1),
        (2 * DAY, 2, 2, 2),
        (15 * DAY, 15, 15, 15),
        (16 * DAY - 1, 15, 15, 15),
        (16 * DAY, 16, 17, 16),
        (20 * DAY, 20, 25, 20),
        (21 * DAY - 1, 20, 25, 20),
        (21 * DAY, 22, 27, 21),
        (23 * DAY, 26, 31, 23),
        (24 * DAY - 1, 26, 31, 23),
        (35 * DAY, 50, 55, 35),
        (36 * DAY, 52, 57, 36),
    ];
    for (seconds, after_20, after_15, never) in cases {
        let charged = [Some(20), Some(15), None].map(|d| control(d).charged_days(*seconds));
        assert_eq!(charged, [*after_20, *after_15, *never], "{seconds} s");
    }
}

/// LAW-6.2, LAW-6.3: when the flag falls, by what was used; unused days carry over.
#[test]
fn flags_fall_by_the_budget() {
    let cases: &[(u16, u32, i64, i64, i64)] = &[
        // Moves made, days used; days of reflection until the flag, for the three limits.
        (0, 0, 36, 33, 51),
        (5, 25, 23, 21, 26),
        (9, 29, 21, 19, 22),
        (9, 30, 21, 18, 21),
        (9, 31, 20, 18, 20),
        (9, 35, 16, 16, 16),
        (9, 36, 15, 15, 15),
        (9, 49, 2, 2, 2),
        (9, 50, 1, 1, 1),
        (10, 50, 36, 33, 51),
        (10, 30, 46, 43, 71),
        (19, 60, 31, 28, 41),
        (19, 100, 1, 1, 1),
        (20, 0, 86, 83, 151),
    ];
    for (moves, days, after_20, after_15, never) in cases {
        let used = TimeUsed { moves: *moves, days: *days, ..TimeUsed::default() };
        let flags =
            [Some(20), Some(15), None].map(|d| control(d).seconds_to_flag(used, 0).unwrap());
        let expected = [after_20, after_15, never].map(|days| days * DAY);
        assert_eq!(flags, expected, "{moves} moves in {days} days");
    }
}

/// LAW-6.1: one clock runs at a time, that of the side to move.
#[test]
fn one_clock_runs() {
    for (moves, running) in [("", Color::White), ("e4", Color::Black), ("e4 e5", Color::White)] {
        let game = game("", moves);
        let (runs, stands) = (game.clock(running, START + 5), game.clock(!running, START + 5));
        assert!(runs.running && !stands.running, "{moves}");
        assert_eq!((runs.thinking_seconds, stands.thinking_seconds), (5, 0));
        assert_eq!((runs.seconds_left, stands.seconds_left), (Some(FIRST_FLAG - 5), None));
    }
    let mate = game("", "f3 e5 g4 Qh4#");
    assert!(Color::ALL.iter().all(|color| !mate.clock(*color, START + 5).running));
}

/// LAW-6.3, LAW-6.2: the tenth move is made within fifty days, and fifty more are granted.
#[test]
fn the_control_is_ten_moves() {
    // Nine moves of five days each, then the tenth; Black answers at once.
    let mut spent = [5 * DAY, 0].repeat(9);
    let game = after_moves(&spent);
    let clock = game.clock(Color::White, game.turn_since());
    assert_eq!((clock.days_left, clock.days_used), (Some(5), 45));
    assert_eq!((clock.moves_to_go, clock.control_move), (Some(1), Some(10)));
    assert_eq!(clock.seconds_left, Some(6 * DAY));
    spent.push(6 * DAY - 1);
    let game = after_moves(&spent);
    let clock = game.clock(Color::White, game.turn_since());
    assert_eq!((clock.days_left, clock.days_used), (Some(50), 50));
    assert_eq!((clock.moves_to_go, clock.control_move), (Some(10), Some(20)));
    // Black has used nothing in nine moves.
    let clock = game.clock(Color::Black, game.turn_since());
    assert_eq!((clock.days_left, clock.moves_to_go), (Some(50), Some(1)));
    spent.push(0);
    let clock = after_moves(&spent).clock(Color::Black, START + (51 * DAY - 1));
    assert_eq!(
        (clock.days_left, clock.moves_to_go),
        (Some(100), Some(10)),
        "unused days carry over"
    );
}

/// LAW-6.2: what is shown while the clock runs: the present reflection is taken off.
#[test]
fn a_running_clock_shows_what_the_reflection_costs() {
    let game = game("", "");
    let cases: &[(i64, i64, bool)] = &[
        (0, 50, false),
        (DAY - 1, 50, false),
        (DAY, 49, false),
        (20 * DAY - 1, 31, false),
        (20 * DAY, 30, true),
        (21 * DAY, 28, true),
        (FIRST_FLAG - 1, 0, true),
        (FIRST_FLAG, -2, true),
    ];
    for (seconds, days_left, doubled) in cases {
        let clock = game.clock(Color::White, START + *seconds);
        assert_eq!((clock.days_left, clock.doubled), (Some(*days_left), *doubled), "{seconds} s");
        assert_eq!(clock.seconds_left, Some(FIRST_FLAG - seconds));
        assert_eq!((clock.days_used, clock.thinking_seconds), (0, *seconds));
    }
}

/// LAW-6.4: White's clock is started at the appointed time; moves made before are free.
#[test]
fn clocks_start_at_the_appointed_time() {
    let game = game("", "");
    assert_eq!(game.deadline(), Some(START + FIRST_FLAG));
    let before = game.clock(Color::White, START + -1);
    assert!(!before.running && before.seconds_left.is_none());
    assert!(game.clock(Color::White, START).running);

    let cases: &[(&[i64], i64, [u32; 2])] = &[
        // When the moves are made, from the start; the deadline's day, and days charged.
        (&[-100 * DAY], 36, [0, 0]),
        (&[-100 * DAY, -50 * DAY], 36, [0, 0]),
        (&[-100 * DAY, -50 * DAY, 3 * DAY], 39, [3, 0]),
        (&[-100 * DAY, 4 * DAY], 40, [0, 4]),
        (&[-1, 2 * DAY - 1], 37, [0, 1]),
        (&[DAY - 1, 2 * DAY - 2], 37, [0, 0]),
    ];
    for (times, deadline, charged) in cases {
        let game = moves_at(times);
        let day = (game.deadline().unwrap() - START).div_euclid(DAY);
        assert_eq!(day, *deadline, "{times:?}");
        let used = Color::ALL.map(|color| game.time_used(color).days);
        assert_eq!(used, *charged, "{times:?}: White, Black");
    }
}

/// A game whose moves were made at these seconds after the start.
fn moves_at(times: &[i64]) -> Game {
    let mut game = Game::new(terms(""));
    for (at, text) in times.iter().zip(["e4", "e5", "Nf3", "Nc6"]) {
        let decision = game.play(mover(&game), answer(&game, text), START + *at);
        accept(&mut game, decision);
    }
    game
}

/// LAW-6.5: a move stops the mover's clock and starts the opponent's, at the same second.
#[test]
fn a_move_stops_one_clock_and_starts_the_other() {
    let game = moves_at(&[3 * DAY + 17]);
    assert_eq!(game.turn_since(), START + 3 * DAY + 17);
    assert_eq!(game.deadline(), Some(START + 3 * DAY + 17 + FIRST_FLAG));
    let (ply, white) = (game.plies()[0], game.clock(Color::White, START + 9 * DAY));
    assert_eq!((ply.seconds, ply.charged_days), (3 * DAY + 17, 3));
    assert_eq!((white.days_used, white.days_left, white.running), (3, Some(47), false));
    assert_eq!(game.clock(Color::Black, START + 4 * DAY).thinking_seconds, DAY - 17);
}

/// LAW-6.5: two machines' clocks differ; the log's times do not run backwards.
#[test]
fn times_do_not_run_backwards() {
    let game = moves_at(&[DAY, DAY - 3, DAY - 60]);
    assert!(game.log().iter().all(|event| event.at() == START + DAY));
    assert_eq!(game.plies().iter().map(|ply| ply.seconds).sum::<i64>(), DAY);
    let prediction = game.predict(BLACK, answer(&game, "Nc6"), START).unwrap();
    assert_eq!((prediction.seconds, prediction.charged_days), (0, 0));
}

/// LAW-6.6, LAW-6.7, TR-8.7a: a move exactly at the deadline is late, one second earlier it is in
/// time, and the forfeiture is dated at the deadline whenever somebody looks.
#[test]
fn the_deadline_is_the_first_second_too_late() {
    for (moves, text, by) in [("", "e4", Color::White), ("e4", "e5", Color::Black)] {
        let game = game("", moves);
        let at = START + FIRST_FLAG;
        let player = mover(&game);
        let cases: &[(i64, &str, bool)] =
            &[(-1, "accepted", false), (0, "flag_fallen", true), (1, "flag_fallen", true)];
        for (offset, expected, fallen) in cases {
            let now = at + *offset;
            assert_eq!(verdict(&game.play(player, answer(&game, text), now)), *expected);
            assert_eq!(verdict(&game.resign(player, now)), *expected);
            assert_eq!(game.flag_fell(now), fallen.then_some((by, at)));
            let forfeited = Event::TimeForfeited { at, by, drawn: false };
            assert_eq!(game.forfeit(now), fallen.then_some(forfeited));
        }
        assert_eq!(game.forfeit(at + 1_000 * DAY).map(|event| event.at()), Some(at));
    }
}

/// LAW-6.7: who oversteps loses, White and Black alike, in a game that then stands still.
#[test]
fn exceeding_the_time_loses() {
    for (moves, white, black) in [("", 0, 2), ("e4", 2, 0)] {
        let mut game = game("", moves);
        let by = game.turn();
        let event = game.forfeit(START + 50 * DAY).unwrap();
        game.apply(&event).unwrap();
        let ending = game.ending().copied().unwrap();
        assert_eq!((ending.score.white.0, ending.score.black.0), (white, black));
        assert_eq!((ending.reason, ending.by), (Reason::TimeForfeiture, Some(by)));
        assert_eq!((ending.at, ending.reason.rule()), (START + FIRST_FLAG, "LAW-6.7"));
        assert_eq!(game.forfeit(START + 60 * DAY), None);
        for player in [WHITE, BLACK] {
            assert_eq!(verdict(&game.resign(player, START + 60 * DAY)), "game_finished");
        }
        assert_eq!(verdict(&game.play(mover(&game), answer(&game, "e5"), START)), "game_finished");
    }
}

/// LAW-6.7: a draw when the opponent cannot mate by any sequence of legal moves.
/// DIFFERENCE: told by material only; a blocked position, or one whose every line is forced, loses.
#[test]
fn exceeding_the_time_draws_against_material_that_cannot_mate() {
    // White, who has what is on the left, oversteps against what is on the right.
    let cases: &[(&str, bool)] = &[
        ("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", true), // bare king
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", true),
        ("4kb2/8/8/8/8/8/8/Q3K3 w - - 0 1", true), // a bishop against a queen
        ("4kb2/8/8/8/8/8/8/R3K3 w - - 0 1", true),
        ("2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", true), // bishops on squares of one colour
        ("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", false),
        ("4kb2/8/8/8/8/8/P7/4K3 w - - 0 1", false),
        ("4kb2/8/8/8/8/8/8/N3K3 w - - 0 1", false),
        ("4k1n1/8/8/8/8/8/8/Q3K3 w - - 0 1", true), // a knight against a queen
        ("4k1n1/8/8/8/8/8/8/R3K3 w - - 0 1", false),
        ("4k1n1/8/8/8/8/8/P7/4K3 w - - 0 1", false),
        ("4knn1/8/8/8/8/8/8/Q3K3 w - - 0 1", false),
        ("4k3/p7/8/8/8/8/8/Q3K3 w - - 0 1", false),
        ("4k2r/8/8/8/8/8/8/Q3K3 w - - 0 1", false),
    ];
    for (start, drawn) in cases {
        let game = game(start, "");
        let expected =
            Event::TimeForfeited { at: START + FIRST_FLAG, by: Color::White, drawn: *drawn };
        assert_eq!(game.forfeit(START + 50 * DAY), Some(expected), "{start}");
    }
    let mut game = game("4k2q/8/8/8/8/8/8/4K3 b - - 0 1", "");
    let event = game.forfeit(START + 50 * DAY).unwrap();
    game.apply(&event).unwrap();
    let ending = game.ending().copied().unwrap();
    assert_eq!((ending.score.white.0, ending.score.black.0), (1, 1));
    assert_eq!((ending.reason, ending.by), (Reason::TimeForfeiture, Some(Color::Black)));
}

/// LAW-6.10b: neither an offer nor its refusal stops a clock; only a move does.
#[test]
fn only_a_move_stops_a_clock() {
    let mut game = game("", "e4 e5=");
    let before = (game.deadline(), game.turn_since());
    let decision = game.decline_draw(WHITE, None, START + 3 * DAY);
    accept(&mut game, decision);
    assert_eq!((game.deadline(), game.turn_since()), before);
    assert_eq!(game.thinking_seconds(START + 4 * DAY), 4 * DAY);
}

/// LAW-6.2: every control's values come from the terms, none from the code.
#[test]
fn controls_are_values() {
    let time_control = TimeControl::MovesInDays { moves: 2, days: 10, double_after_days: None };
    let mut game = Game::new(Terms { time_control, ..terms("") });
    let mut now: Instant = START;
    for (days, text, deadline) in
        [(3, "Nf3", 14), (0, "Nf6", 11), (4, "Ng1", 18), (10, "Ng8", 31), (1, "Nf3", 29)]
    {
        now = now + days * DAY;
        let decision = game.play(mover(&game), answer(&game, text), now);
        accept(&mut game, decision);
        assert_eq!((game.deadline().unwrap() - START) / DAY, deadline, "{text}");
    }
    assert_eq!(game.terms().players, ByColor { white: PlayerId(1), black: PlayerId(2) });
}

proptest! {
    /// LAW-6.3: the flag falls with the first second whose charge the budget does not hold, for
    /// every control; and the clock's days agree with it.
    #[test]
    fn the_flag_falls_when_the_budget_is_spent(
        moves in 1..60u16,
        days in 1..200u16,
        double_after_days in proptest::option::of(0..60u16),
        made in 0..120u16,
        used_hundredths in 0..=100u32,
    ) {
        let control = TimeControl::MovesInDays { moves, days, double_after_days };
        let budget = control.budget_days(TimeUsed { moves: made, ..TimeUsed::default() }).unwrap();
        let used = TimeUsed { moves: made, days: budget * used_hundredths / 100, ..TimeUsed::default() };
        let flag = control.seconds_to_flag(used, 0).unwrap();
        let left = budget - used.days;
        prop_assert!(control.charged_days(flag - 1) <= left && left < control.charged_days(flag));
        let days_left = |seconds| {
            let reflection = Reflection { seconds, ..Reflection::default() };
            control.clock(used, reflection, true).days_left.unwrap()
        };
        prop_assert!(days_left(flag - 1) >= 0);
        prop_assert!(days_left(flag) < 0);
        let after = control.after_move(used, flag - 1);
        prop_assert!(after.days <= budget);
        prop_assert_eq!(after.moves, made + 1);
    }
}
