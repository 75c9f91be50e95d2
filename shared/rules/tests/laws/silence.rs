//! Silence, one of the choices that the Laws leave to an event: more than 40 days without a move or a
//! notice lose the game.

use rules::{
    Claim, ClaimRequest, Color, DAY_SECONDS, EndsBy, EndsFirst, Event, FlagRule, Game, Instant,
    Interval, Intervals, PlayerId, Reason, SILENCE_DAYS_MAX, SILENCE_REMINDERS, SilenceRule, Terms,
};

use crate::time_controls::{move_at, terms_on, try_move};
use crate::{BLACK, START, STRANGER, WHITE, accept, answer, verdict};

const DAY: i64 = DAY_SECONDS;

/// So much time that no flag falls before silence loses.
const LONG: &str = "180 days plus 1 days per move";

fn silent_terms(control: &str) -> Terms {
    Terms { silence: SilenceRule::FortyDays, ..terms_on(control) }
}

fn days(from: i64, until: i64) -> Interval {
    Interval { from: START + from * DAY, until: START + until * DAY }
}

/// White to move at the start, or Black at the start after White has.
fn waiting_for(color: Color, terms: Terms) -> Game {
    let mut game = Game::new(terms);
    if color == Color::Black {
        move_at(&mut game, START);
    }
    game
}

#[track_caller]
fn announce(game: &mut Game, now: Instant) {
    let player = *game.terms().players.get(game.turn());
    let decision = game.announce_reflection(player, game.ply(), now);
    assert_eq!(accept(game, decision), Event::ReflectionAnnounced { at: now, by: game.turn() });
}

/// LAW-0-options: forty days and a second less than a day are in time; with 41 days the game is lost,
/// dated then whenever somebody looks, by White and Black alike.
#[test]
fn more_than_forty_days_lose() {
    for color in Color::ALL {
        let mut game = waiting_for(color, silent_terms(LONG));
        let at = START + 41 * DAY;
        assert_eq!(game.deadline(), Some(at));
        let cases: &[(i64, &str)] = &[
            (0, "accepted"),
            (40 * DAY, "accepted"),
            (40 * DAY + 23 * 3_600 + 59 * 60 + 59, "accepted"),
            (41 * DAY, "silent_too_long"),
            (41 * DAY + 1, "silent_too_long"),
            (400 * DAY, "silent_too_long"),
        ];
        for (gone, expected) in cases {
            let now = START + *gone;
            let late = *expected != "accepted";
            assert_eq!(try_move(&game, now), *expected, "{color} after {gone} s");
            assert_eq!(verdict(&game.resign(WHITE, now)), *expected, "{color} after {gone} s");
            assert_eq!(game.silent_since(now), late.then_some((color, at)));
            assert_eq!((game.flag_fell(now), game.is_alive(now)), (None, !late));
            let forfeited = Event::SilenceForfeited { at, by: color };
            assert_eq!(game.forfeit(now), late.then_some(forfeited), "{color} after {gone} s");
        }
        let refused = game.resign(BLACK, at).unwrap_err();
        assert_eq!((refused.code(), refused.rule()), ("silent_too_long", Some("LAW-0-options")));
        assert!(refused.to_string().contains("40 days"));
        let event = game.forfeit(START + 99 * DAY).unwrap();
        game.apply(&event).unwrap();
        let ending = game.ending().copied().unwrap();
        let points = if color == Color::White { (0, 2) } else { (2, 0) };
        assert_eq!((ending.score.white.0, ending.score.black.0), points);
        assert_eq!((ending.reason, ending.by, ending.at), (Reason::Silence, Some(color), at));
        assert_eq!((ending.reason.code(), ending.reason.rule()), ("silence", "LAW-0-options"));
        assert_eq!((game.deadline(), game.forfeit(START + 99 * DAY)), (None, None));
        assert_eq!(try_move(&game, START), "game_finished");
        assert_eq!(game.silent_days(START + 99 * DAY), None);
    }
}

/// LAW-6.1, LAW-11.1: whatever comes first, both sides of it: the flag, silence, or the end of play, after
/// which no flag loses any more.
#[test]
fn whatever_comes_first_ends_a_game() {
    // 50 days of which those after the 20th count twice: the flag falls after 36.
    let standard = "10 moves in 50 days double after 20";
    let (flag, silence, play) = (EndsBy::Flag, EndsBy::Silence, EndsBy::EndOfPlay);
    for (control, is_silent, play_ends, day, by) in [
        (standard, true, None, 36, flag),
        (standard, true, Some(37), 36, flag),
        (standard, true, Some(36), 36, play),
        (standard, false, Some(35), 35, play),
        (LONG, true, None, 41, silence),
        (LONG, true, Some(42), 41, silence),
        (LONG, true, Some(41), 41, play),
    ] {
        let terms = if is_silent { silent_terms(control) } else { terms_on(control) };
        let game = Game::new(terms);
        let play_ends = play_ends.map(|day| START + day * DAY);
        let expected = EndsFirst { at: START + day * DAY, by };
        assert_eq!(game.ends_first(play_ends), Some(expected), "{control} {play_ends:?}");
    }
    let mut game = Game::new(silent_terms(standard));
    assert_eq!(game.flag_at(), Some(START + 36 * DAY), "also where silence would come first");
    let decision = game.resign(WHITE, START);
    accept(&mut game, decision);
    assert_eq!((game.ends_first(Some(START + DAY)), game.flag_at()), (None, None));
    // Without a limit nothing but the end of play does.
    let unlimited = Game::new(terms_on("none"));
    assert_eq!((unlimited.ends_first(None), unlimited.flag_at()), (None, None));
    let ends = unlimited.ends_first(Some(START)).map(|ends| ends.by);
    assert_eq!(ends, Some(play));
}

/// LAW-0-options: silence is counted from the opponent's move, again with every move, and from the
/// start for moves made before it.
#[test]
fn silence_begins_with_the_opponents_move() {
    let mut game = Game::new(silent_terms(LONG));
    let cases: &[(i64, i64)] = &[
        // The day of the move, and the day on which silence then loses.
        (-9, 41),
        (-8, 41),
        (40, 81),
        (80, 121),
        (80, 121),
        (120, 161),
    ];
    for (day, lost) in cases {
        move_at(&mut game, START + day * DAY);
        assert_eq!(game.deadline(), Some(START + lost * DAY), "after the move of day {day}");
    }
}

/// LAW-0-options: reminders are due after 14, 28 and 35 whole days; leave, outages and claims that
/// wait count neither for them nor for the end.
#[test]
fn reminders_come_before() {
    assert_eq!((SILENCE_REMINDERS, SILENCE_DAYS_MAX), ([14, 28, 35], 40));
    let game = Game::new(silent_terms(LONG));
    let mut left = Game::new(silent_terms(LONG));
    let leave: Intervals = [days(10, 13), days(20, 22)].into_iter().collect();
    let decision = left.set_leave(Color::White, &leave, START);
    accept(&mut left, decision);
    let cases: &[(u16, i64, i64)] = &[
        // Days of silence, and the day without and with leave on days 10 to 12, 20 and 21.
        (0, 0, 0),
        (10, 10, 10),
        (14, 14, 17),
        (17, 17, 20),
        (28, 28, 33),
        (35, 35, 40),
        (41, 41, 46),
    ];
    for (silent, plain, with_leave) in cases {
        for (game, day) in [(&game, *plain), (&left, *with_leave)] {
            let at = START + day * DAY;
            assert_eq!(game.silent_at(*silent), at, "{silent} days");
            assert_eq!(game.silent_days(at), Some((*silent).into()), "{silent} days");
            if *silent > 0 {
                assert_eq!(
                    game.silent_days(at + -1),
                    Some(i64::from(*silent) - 1),
                    "{silent} days"
                );
            }
        }
    }
    assert_eq!(left.silent_days(START + 12 * DAY), Some(10), "on leave nothing is counted");
}

/// LAW-0-options, LAW-10.1, LAW-6.10a: what stops the clock stops the silence; the opponent's leave
/// does not.
#[test]
fn what_stops_the_clock_stops_silence() {
    type Stop = fn(&mut Game);
    let leave = |game: &mut Game, color| {
        let decision = game.set_leave(color, &[days(5, 12)].into_iter().collect(), START);
        accept(game, decision);
    };
    let cases: [(&str, Stop, i64); 3] = [
        (
            "an outage of two days",
            |game| {
                let decision = game.credit_outage(days(3, 5), START + 5 * DAY);
                accept(game, decision);
            },
            43,
        ),
        (
            "a claim that waits for nine days",
            |game| {
                let request =
                    ClaimRequest { ply: game.ply(), claim: Claim::TablebaseDraw, intended: None };
                let player = *game.terms().players.get(game.turn());
                let decision = game.claim(player, request, None, START + 40 * DAY);
                accept(game, decision);
                assert_eq!((game.deadline(), game.silent_days(START + 45 * DAY)), (None, None));
                let decision = game.rule_on_claim(game.ply(), false, START + 49 * DAY);
                accept(game, decision);
            },
            50,
        ),
        ("nothing", |_| {}, 41),
    ];
    for color in Color::ALL {
        for (what, stop, lost) in cases {
            let few = crate::terms("1n2k3/p7/8/8/8/8/P7/1N2K3 w - - 0 1");
            let mut game = waiting_for(color, Terms { start: few.start, ..silent_terms(LONG) });
            stop(&mut game);
            assert_eq!(game.deadline(), Some(START + lost * DAY), "{what}, {color}");
        }
        let mut game = waiting_for(color, silent_terms(LONG));
        leave(&mut game, !color);
        assert_eq!(game.deadline(), Some(START + 41 * DAY), "the other's leave");
        leave(&mut game, color);
        assert_eq!(game.deadline(), Some(START + 48 * DAY), "leave");
    }
}

/// LAW-0-options: longer reflection, announced in time, switches silence off for one move.
#[test]
fn longer_reflection_is_announced_for_a_move() {
    for color in Color::ALL {
        let game = waiting_for(color, silent_terms(LONG));
        let flag = START + 181 * DAY;
        for seconds in [0, 35 * DAY, 41 * DAY - 1] {
            let mut game = game.clone();
            assert!(!game.reflection_announced());
            announce(&mut game, START + seconds);
            assert!(game.reflection_announced());
            assert_eq!((game.deadline(), game.silent_since(START + 99 * DAY)), (Some(flag), None));
            assert_eq!(game.forfeit(flag).map(|event| event.at()), Some(flag));
            // Leave entered later does not bring silence back.
            let decision =
                game.set_leave(color, &[days(50, 52)].into_iter().collect(), START + seconds);
            accept(&mut game, decision);
            assert_eq!(game.deadline(), Some(flag + 2 * DAY));
            // It is for this move: the next one is silent again, and so is the opponent.
            move_at(&mut game, START + 99 * DAY);
            assert!(!game.reflection_announced());
            assert_eq!(game.deadline(), Some(START + 140 * DAY));
            move_at(&mut game, START + 100 * DAY);
            assert_eq!(game.deadline(), Some(START + 141 * DAY));
        }
        let late = game.announce_reflection(crate::mover(&game), game.ply(), START + 41 * DAY);
        assert_eq!(verdict(&late), "silent_too_long");
    }
}

/// LAW-0-options, LAW-4.3: an announcement sent twice is one; whoever is not on move, or means another
/// position, is refused.
#[test]
fn announcements_are_repeated_and_refused() {
    let mut game = waiting_for(Color::Black, silent_terms(LONG));
    let at = START + DAY;
    let cases: &[(PlayerId, u16, &str)] = &[
        (STRANGER, 1, "not_your_game"),
        (WHITE, 0, "stale_position"),
        (BLACK, 2, "unknown_ply"),
        (WHITE, 1, "not_your_turn"),
        (BLACK, 1, "accepted"),
    ];
    for (player, ply, expected) in cases {
        assert_eq!(
            verdict(&game.announce_reflection(*player, *ply, at)),
            *expected,
            "{player} {ply}"
        );
    }
    announce(&mut game, at);
    let repeated = |game: &Game, now| verdict(&game.announce_reflection(BLACK, 1, now));
    assert_eq!(repeated(&game, at + 1), "repeated 1");
    assert_eq!(verdict(&game.announce_reflection(WHITE, 1, at)), "not_your_turn");
    move_at(&mut game, START + 50 * DAY);
    assert_eq!(repeated(&game, START + 50 * DAY), "repeated 1");
    let white = game.announce_reflection(WHITE, 2, START + 51 * DAY);
    accept(&mut game, white);
    assert_eq!(verdict(&game.announce_reflection(WHITE, 2, START + 52 * DAY)), "repeated 3");
    let resigned = game.resign(WHITE, START + 60 * DAY);
    accept(&mut game, resigned);
    assert_eq!(repeated(&game, START + 60 * DAY), "repeated 1");
    assert_eq!(verdict(&game.announce_reflection(WHITE, 2, START + 60 * DAY)), "repeated 3");
    assert_eq!(verdict(&game.announce_reflection(BLACK, 2, START + 60 * DAY)), "game_finished");
}

/// LAW-0-options: where silence is off, nothing needs to be announced; in Triple Block it never counts.
#[test]
fn silence_may_be_off() {
    for control in [LONG, "none", "10 moves in 50 days double after 20"] {
        let game = Game::new(terms_on(control));
        let refused = game.announce_reflection(WHITE, 0, START).unwrap_err();
        assert_eq!((refused.code(), refused.rule()), ("no_silence_rule", Some("LAW-0-options")));
        assert_eq!(game.silent_days(START + 20 * DAY), None, "{control}");
        let flag = game.deadline();
        assert!(
            flag.is_none_or(|flag| game.forfeit(flag) == Some(lost_on_time(flag))),
            "{control}"
        );
    }
    let now = START + 45 * DAY;
    assert_eq!(try_move(&Game::new(terms_on(LONG)), now), "accepted");
    // Without a limit of time silence is the only deadline.
    let game = Game::new(silent_terms("none"));
    assert_eq!(
        (game.deadline(), try_move(&game, now)),
        (Some(START + 41 * DAY), "silent_too_long".into())
    );
}

fn lost_on_time(at: Instant) -> Event {
    Event::TimeForfeited { at, by: Color::White, drawn: false }
}

/// LAW-6.7, LAW-0-options: what comes first ends the game; the flag when both come at one moment.
#[test]
fn the_flag_goes_before_silence() {
    let cases: &[(&str, i64, bool)] = &[
        // The control, the day that ends the game, and whether silence does.
        ("10 moves in 50 days double after 20", 36, false),
        ("10 moves in 39 days", 40, false),
        ("10 moves in 40 days", 41, false),
        ("10 moves in 41 days", 41, true),
        ("10 moves in 50 days", 41, true),
    ];
    for (control, day, silent) in cases {
        for flag in [FlagRule::Server, FlagRule::Claimed] {
            let game = Game::new(Terms { flag, ..silent_terms(control) });
            let (at, by) = (START + day * DAY, Color::White);
            let expected = match (silent, flag) {
                (true, _) => Event::SilenceForfeited { at, by },
                (false, FlagRule::Server) => lost_on_time(at),
                (false, FlagRule::Claimed) => Event::FlagFell { at, by },
            };
            for now in [at, at + 1, at + 500 * DAY] {
                assert_eq!(game.forfeit(now), Some(expected), "{control}, {flag:?}");
                assert_eq!(game.flag_fell(now), (!silent).then_some((by, at)), "{control}");
                assert_eq!(game.silent_since(now), silent.then_some((by, at)), "{control}");
                let code = if *silent { "silent_too_long" } else { "flag_fallen" };
                assert_eq!(try_move(&game, now), code, "{control}, {flag:?}");
            }
            assert_eq!(game.forfeit(at + -1), None);
        }
    }
}

/// LAW-0-options: silence loses also against a bare king: LAW-6.7 speaks of exceeding the time alone.
#[test]
fn silence_loses_against_a_bare_king() {
    let start = crate::terms("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1").start;
    let mut game = Game::new(Terms { start, ..silent_terms(LONG) });
    let event = game.forfeit(START + 41 * DAY).unwrap();
    game.apply(&event).unwrap();
    assert_eq!(game.ending().map(|ending| ending.score.black.0), Some(2));
}

/// LAW-0-options: leave or an outage that becomes known before the end is recorded takes it back; what
/// is not enough does not, and a recorded end stays.
#[test]
fn leave_in_the_past_takes_silence_back() {
    let now = START + 45 * DAY;
    let cases: &[(i64, i64, &str, i64)] = &[
        // Leave from and until, what comes of it on day 45, and the day on which silence then loses.
        (30, 34, "silent_too_long", 45),
        (30, 35, "accepted", 46),
        (41, 50, "silent_too_long", 41),
        (40, 50, "accepted", 51),
    ];
    for (from, until, expected, lost) in cases {
        let mut game = Game::new(silent_terms(LONG));
        let span = days(*from, *until);
        let decisions = [
            game.set_leave(Color::White, &[span].into_iter().collect(), now),
            game.credit_outage(span, now),
        ];
        for decision in decisions {
            assert_eq!(verdict(&decision), *expected, "{from} to {until}");
        }
        let over = game.forfeit(now).unwrap();
        match game.set_leave(Color::White, &[span].into_iter().collect(), now) {
            Err(refused) => assert_eq!(
                refused,
                rules::Refusal::SilentTooLong { by: Color::White, at: START + lost * DAY }
            ),
            decision => {
                accept(&mut game, decision);
                assert_eq!(game.deadline(), Some(START + lost * DAY));
                continue;
            }
        }
        game.apply(&over).unwrap();
        let recorded = game.set_leave(Color::White, &[days(0, 45)].into_iter().collect(), now);
        assert_eq!(verdict(&recorded), "game_finished");
        assert_eq!(verdict(&game.play(WHITE, answer(&game, "Nc3"), now)), "game_finished");
    }
}
