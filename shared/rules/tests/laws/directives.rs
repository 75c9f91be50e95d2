//! What officials decide about a game: clocks set, stopped and resumed, time taken as a penalty,
//! defaults, cancelled and adjudicated games, and games that go on after all.

use rules::tournament::Flag;
use rules::{
    Color, DAY_SECONDS, Decision, Directive, Event, FlagRule, Game, HalfPoints, Instant, Reason,
    Refusal, SilenceRule, Stop, Terms, TimeControl, TripleBlock,
};

use crate::time_controls::{move_at, try_move};
use crate::{BLACK, START, WHITE, terms, verdict};

const DAY: i64 = DAY_SECONDS;

/// Applies a decision that is accepted.
fn direct(game: &mut Game, decision: u32, directives: &[Directive], now: Instant) {
    match game.direct(decision, directives, now) {
        Ok(Decision::Accepted(events)) => {
            events.iter().for_each(|event| game.apply(event).expect("it fits"));
        }
        other => panic!("{directives:?}: {other:?}"),
    }
    let replayed = Game::replay(game.terms().clone(), game.log()).expect("the log replays");
    assert_eq!(replayed.deadline(), game.deadline());
    assert_eq!(replayed.ending(), game.ending());
}

fn refused(game: &Game, directives: &[Directive], now: Instant) -> String {
    verdict(&game.direct(99, directives, now))
}

fn adjusted(by: Color, days: i32) -> Directive {
    Directive::ClockAdjusted { by, days, moves: 0 }
}

fn day(days: i64) -> Instant {
    START + days * DAY
}

/// LAW-6.8, LAW-6.11: days are added to the time used, or given back, and the deadline follows; of
/// 50 days, those beyond 20 on one move counting twice, 36 can be spent on one move.
#[test]
fn a_clock_is_set() {
    // (days added, the day on which the flag then falls)
    for (days, falls) in [
        (0, 36),
        (1, 35),
        (2, 35),
        (3, 34),
        (10, 31),
        (30, 21),
        (31, 20),
        (49, 2),
        (50, 1),
        (-1, 36),
        (-2, 37),
    ] {
        let mut game = Game::new(terms(""));
        direct(&mut game, 1, &[adjusted(Color::White, days)], START);
        assert_eq!(game.deadline(), Some(day(falls)), "{days} days");
        let clock = game.clock(Color::White, START);
        assert_eq!(clock.days_left, Some(50 - i64::from(days)), "{days} days");
        assert_eq!(i64::from(clock.days_used), i64::from(days.max(0)), "{days} days");
        assert_eq!(game.clock(Color::Black, START).days_left, Some(50));
    }
}

/// TR-14: a penalty that takes more than is left loses with the decision, not before it.
#[test]
fn a_penalty_may_lose_the_game_but_not_before_it() {
    let mut game = Game::new(terms(""));
    let now = day(30);
    direct(&mut game, 1, &[adjusted(Color::White, 10)], now);
    assert_eq!(game.deadline(), Some(day(31)), "30 of 40 days are charged as 40");
    let mut game = Game::new(terms(""));
    direct(&mut game, 1, &[adjusted(Color::White, 30)], now);
    assert_eq!(game.deadline(), Some(now));
    let fallen = game.forfeit(now).expect("a flag");
    assert_eq!(fallen.at(), now);
    game.apply(&fallen).unwrap();
    assert_eq!(
        game.ending().map(|ending| (ending.reason, ending.at)),
        Some((Reason::TimeForfeiture, now))
    );
    // The opponent's clock does not run: it is the next move that feels it.
    let mut game = Game::new(terms(""));
    direct(&mut game, 1, &[adjusted(Color::Black, 30)], now);
    assert_eq!(game.deadline(), Some(day(36)));
    move_at(&mut game, now);
    assert_eq!(game.deadline(), Some(now + 21 * DAY));
}

/// LAW-6.11: the move counter, where moves are counted.
#[test]
fn the_move_counter_is_set() {
    let mut game = Game::new(terms(""));
    let moves = |moves| Directive::ClockAdjusted { by: Color::White, days: 0, moves };
    direct(&mut game, 1, &[moves(9)], START);
    let clock = game.clock(Color::White, START);
    assert_eq!((clock.moves_to_go, clock.days_left), (Some(1), Some(50)));
    move_at(&mut game, START);
    let clock = game.clock(Color::White, START);
    assert_eq!((clock.moves_to_go, clock.days_left), (Some(10), Some(100)), "the control is made");
    direct(&mut game, 2, &[moves(-1)], START);
    let clock = game.clock(Color::White, START);
    assert_eq!((clock.moves_to_go, clock.days_left), (Some(1), Some(50)));
    for control in [
        TimeControl::BasePerMove { days: 30, days_per_move: 5, double_after_days: None },
        TimeControl::None,
    ] {
        let game = Game::new(Terms { time_control: control, ..terms("") });
        assert_eq!(refused(&game, &[moves(1)], START), "no_move_counter", "{control}");
    }
}

/// LAW-6.10a, LAW-6.10c: stopped clocks are not charged, nobody moves meanwhile, and the game goes
/// on with the time that was left.
#[test]
fn clocks_are_stopped_and_resumed() {
    let mut game = Game::new(terms(""));
    direct(&mut game, 1, &[Directive::ClocksStopped], day(5));
    assert_eq!((game.deadline(), game.is_running()), (None, false));
    assert_eq!(game.stopped().map(|stopped| stopped.why), Some(Stop::Director));
    for now in [day(5), day(500)] {
        assert_eq!(try_move(&game, now), "clocks_stopped");
        assert_eq!(game.thinking_seconds(now), 5 * DAY);
        assert_eq!(game.forfeit(now), None);
        assert!(!game.clock(Color::White, now).running);
    }
    let refusal =
        game.play(WHITE, rules::MoveRequest { ply: 0, text: "e4", offer_draw: false }, day(6));
    assert_eq!(refusal.unwrap_err().rule(), Some("LAW-6.10a"));
    assert_eq!(refused(&game, &[Directive::ClocksStopped], day(6)), "clocks_stopped");
    direct(&mut game, 2, &[Directive::ClocksResumed], day(105));
    assert_eq!(game.deadline(), Some(day(136)));
    assert_eq!(try_move(&game, day(106)), "accepted");
    assert_eq!(refused(&game, &[Directive::ClocksResumed], day(106)), "not_stopped");
    // LAW-6.10a: nobody stops the clocks of Triple Block.
    let blocks = TripleBlock { bank_days: 75, increment_days: 5, protected: false };
    let time_control = TimeControl::TripleBlock(blocks);
    let game = Game::new(Terms { time_control, ..terms("") });
    assert_eq!(refused(&game, &[Directive::ClocksStopped], START), "clocks_run_through");
}

/// LAW-6.8: in Triple Block days are taken from the bank first.
#[test]
fn a_penalty_in_triple_block_takes_from_the_bank() {
    let blocks = TripleBlock { bank_days: 75, increment_days: 5, protected: false };
    let terms = Terms { time_control: TimeControl::TripleBlock(blocks), ..terms("") };
    for (days, clock, bank) in [(10, 50, 65), (75, 50, 0), (80, 45, 0), (-10, 50, 85)] {
        let mut game = Game::new(terms.clone());
        direct(&mut game, 1, &[adjusted(Color::White, days)], START);
        let shown = game.clock(Color::White, START);
        assert_eq!(
            (shown.days_left, shown.bank_seconds),
            (Some(clock), Some(bank * DAY)),
            "{days}"
        );
    }
}

/// A result that was found elsewhere.
fn recorded((white, black): (u8, u8), flag: Option<Flag>) -> Directive {
    Directive::Recorded { white: HalfPoints(white), black: HalfPoints(black), flag }
}

/// LAW-12.1, LAW-5.1.4, LAW-5.2.6, LAW-8.5, SKS-7.3: the endings with their scores, flags and rules.
#[test]
fn officials_end_games() {
    for (directive, score, reason, rule) in [
        (Directive::Defaulted { by: Some(Color::White) }, (0, 2), "default", "LAW-12.1"),
        (Directive::Defaulted { by: Some(Color::Black) }, (2, 0), "default", "LAW-12.1"),
        (Directive::Defaulted { by: None }, (0, 0), "default", "LAW-12.1"),
        (Directive::Cancelled, (0, 0), "cancelled", "SKS-7.3"),
        (Directive::Adjudicated { white: HalfPoints(2) }, (2, 0), "adjudication", "LAW-5.1.4"),
        (Directive::Adjudicated { white: HalfPoints(1) }, (1, 1), "adjudication", "LAW-5.2.6"),
        (Directive::Adjudicated { white: HalfPoints(0) }, (0, 2), "adjudication", "LAW-5.1.4"),
        (recorded((2, 0), None), (2, 0), "recorded", "LAW-8.5"),
        (recorded((1, 1), None), (1, 1), "recorded", "LAW-8.5"),
        (recorded((0, 0), Some(Flag::Default)), (0, 0), "default", "LAW-12.1"),
        (recorded((0, 2), Some(Flag::TimeExceeded)), (0, 2), "time_forfeiture", "LAW-6.7"),
        (recorded((1, 1), Some(Flag::Adjudicated)), (1, 1), "adjudication", "LAW-5.2.6"),
        (recorded((0, 0), Some(Flag::Cancelled)), (0, 0), "cancelled", "SKS-7.3"),
    ] {
        let mut game = Game::new(terms(""));
        direct(&mut game, 7, &[directive], day(3));
        let ending = *game.ending().expect("an ending");
        assert_eq!((ending.score.white.0, ending.score.black.0), score, "{directive:?}");
        assert_eq!((ending.reason.code(), ending.reason.rule(), ending.at), (reason, rule, day(3)));
        // Again it is the same decision; another one is refused.
        assert_eq!(game.direct(7, &[directive], day(4)), Ok(Decision::Repeated(0)));
        assert_eq!(refused(&game, &[Directive::Cancelled], day(4)), "game_finished");
        assert_eq!(refused(&game, &[adjusted(Color::White, 1)], day(4)), "game_finished");
    }
}

/// LAW-6.7: a flag that has fallen ends the game first, recorded or not; where it has to be claimed
/// (LAW-6.6) officials may still decide.
#[test]
fn a_fallen_flag_comes_first() {
    let ends =
        [Directive::Cancelled, Directive::Defaulted { by: None }, Directive::SentToAdjudication];
    for directive in ends {
        let game = Game::new(terms(""));
        assert_eq!(refused(&game, &[directive], day(36)), "flag_fallen");
        assert_eq!(verdict(&game.direct(1, &[directive], day(36) + -1)), "accepted");
    }
    let game = Game::new(terms(""));
    assert_eq!(refused(&game, &[adjusted(Color::White, 1)], day(36)), "flag_fallen");
    assert_eq!(refused(&game, &[adjusted(Color::White, -1)], day(36)), "flag_fallen", "not enough");
    assert_eq!(verdict(&game.direct(1, &[adjusted(Color::White, -2)], day(36))), "accepted");
    let mut claimed = Game::new(Terms { flag: FlagRule::Claimed, ..terms("") });
    let fell = claimed.forfeit(day(40)).unwrap();
    claimed.apply(&fell).unwrap();
    assert_eq!(verdict(&claimed.direct(1, &[Directive::Cancelled], day(41))), "accepted");
    direct(&mut claimed, 2, &[adjusted(Color::White, -20)], day(41));
    assert_eq!((claimed.deadline(), claimed.is_running()), (Some(day(46)), true));
}

/// A clock that was set is the same however often it is counted again: leave and outages elsewhere in
/// the game change nothing about it.
#[test]
fn a_clock_that_was_set_is_counted_the_same_again() {
    // A counter below nothing, then a move.
    let mut game = Game::new(terms(""));
    move_at(&mut game, START);
    let moves = Directive::ClockAdjusted { by: Color::White, days: 4, moves: -5 };
    move_at(&mut game, START);
    direct(&mut game, 1, &[moves], START);
    move_at(&mut game, START);
    let counted = game.clock(Color::White, START);
    assert_eq!(counted.moves_to_go, Some(9));
    game.apply(&Event::ReflectionAnnounced { at: START, by: Color::Black }).unwrap();
    assert_eq!(game.clock(Color::White, START), counted);
    // A protected clock grants what the penalty has taken, once.
    let blocks = TripleBlock { bank_days: 0, increment_days: 0, protected: true };
    let mut game = Game::new(Terms { time_control: TimeControl::TripleBlock(blocks), ..terms("") });
    for _ in 0..102 {
        move_at(&mut game, START);
    }
    direct(&mut game, 1, &[adjusted(Color::White, 49)], START);
    move_at(&mut game, START);
    let counted = game.clock(Color::White, START);
    assert_eq!(counted.days_left, Some(3), "granted");
    game.apply(&Event::ReflectionAnnounced { at: START, by: Color::Black }).unwrap();
    assert_eq!(game.clock(Color::White, START), counted);
}

/// In Triple Block, too, a penalty that takes more than is left loses no earlier than the turn begins.
#[test]
fn a_flag_falls_no_earlier_than_its_turn_begins() {
    let blocks = TripleBlock { bank_days: 0, increment_days: 0, protected: false };
    let mut game = Game::new(Terms { time_control: TimeControl::TripleBlock(blocks), ..terms("") });
    direct(&mut game, 1, &[adjusted(Color::Black, 60)], day(1));
    move_at(&mut game, day(20));
    assert_eq!(game.deadline(), Some(day(20)));
}

/// LAW-6.6, LAW-11.1: a flag that nobody claims does not keep a game from the adjudicators.
#[test]
fn a_flag_that_nobody_claims_goes_to_the_adjudicators() {
    let mut game = Game::new(Terms { flag: FlagRule::Claimed, ..terms("") });
    let fell = game.forfeit(day(40)).unwrap();
    game.apply(&fell).unwrap();
    direct(&mut game, 1, &[Directive::SentToAdjudication], day(50));
    assert!(game.is_in_adjudication());
}

/// LAW-11.1: a game that goes to the adjudicators is played no further, whatever stood before.
#[test]
fn a_game_goes_to_the_adjudicators() {
    for before in [None, Some(Directive::ClocksStopped)] {
        let mut game = Game::new(terms(""));
        if let Some(before) = before {
            direct(&mut game, 1, &[before], day(2));
        }
        direct(&mut game, 2, &[Directive::SentToAdjudication], day(4));
        assert_eq!(try_move(&game, day(5)), "in_adjudication");
        assert_eq!(refused(&game, &[Directive::SentToAdjudication], day(5)), "in_adjudication");
        assert_eq!(game.deadline(), None);
        // Both may still agree, and resign.
        assert_eq!(verdict(&game.resign(BLACK, day(5))), "accepted");
        let mut resumed = game.clone();
        direct(&mut resumed, 3, &[Directive::ClocksResumed], day(9));
        let stood = if before.is_some() { 7 } else { 5 };
        assert_eq!(resumed.deadline(), Some(day(36 + stood)));
        direct(&mut game, 3, &[Directive::Adjudicated { white: HalfPoints(1) }], day(9));
        assert_eq!(game.ending().map(|ending| ending.reason.rule()), Some("LAW-5.2.6"));
    }
}

/// A decision is undone only by another one: the game goes on as it stood, and the time since is
/// charged to nobody.
#[test]
fn a_game_is_reinstated() {
    let mut game = Game::new(terms(""));
    direct(&mut game, 1, &[Directive::Defaulted { by: Some(Color::White) }], day(10));
    assert_eq!(refused(&Game::new(terms("")), &[Directive::Reinstated], day(1)), "not_finished");
    direct(&mut game, 2, &[Directive::Reinstated], day(60));
    assert_eq!((game.ending(), game.deadline()), (None, Some(day(86))));
    // At once another result, in one decision.
    direct(&mut game, 3, &[Directive::Cancelled], day(61));
    direct(&mut game, 4, &[Directive::Reinstated, Directive::Defaulted { by: None }], day(62));
    assert_eq!(game.ending().map(|ending| ending.reason), Some(Reason::Default));
}

/// LAW-6.10a: what stood still before the game ended is charged to nobody once it goes on.
#[test]
fn what_stood_still_before_the_end_is_not_charged() {
    for stop in [Directive::ClocksStopped, Directive::SentToAdjudication] {
        let mut game = Game::new(terms(""));
        direct(&mut game, 1, &[stop], day(5));
        direct(&mut game, 2, &[Directive::Defaulted { by: None }], day(15));
        direct(&mut game, 3, &[Directive::Reinstated], day(60));
        assert_eq!(game.deadline(), Some(day(36 + 55)), "{stop:?}");
    }
    // The same where a player gave up, and where a flag had fallen before.
    let mut game = Game::new(terms(""));
    direct(&mut game, 1, &[Directive::ClocksStopped], day(5));
    game.apply(&Event::Resigned { at: day(15), by: Color::Black }).expect("it fits");
    direct(&mut game, 2, &[Directive::Reinstated], day(60));
    assert_eq!(game.deadline(), Some(day(36 + 55)));
    let mut game = Game::new(Terms { flag: FlagRule::Claimed, ..terms("") });
    game.apply(&Event::FlagFell { at: day(36), by: Color::White }).expect("it fits");
    direct(&mut game, 1, &[Directive::Cancelled], day(50));
    let given = [Directive::Reinstated, adjusted(Color::White, -10)];
    direct(&mut game, 2, &given, day(60));
    assert_eq!(game.clock(Color::White, day(60)).days_left, Some(8));
}

/// Whoever lost on time needs time to go on; whoever lost by silence is no longer silent.
#[test]
fn a_game_lost_on_time_is_reinstated_with_time() {
    let mut game = Game::new(terms(""));
    let fell = game.forfeit(day(40)).unwrap();
    game.apply(&fell).unwrap();
    assert_eq!(refused(&game, &[Directive::Reinstated], day(50)), "flag_fallen");
    let given = [Directive::Reinstated, adjusted(Color::White, -10)];
    direct(&mut game, 1, &given, day(50));
    assert_eq!(game.deadline(), Some(day(55)), "ten days, charged double");
    let silence = Terms { silence: SilenceRule::FortyDays, ..terms("") };
    let mut game = Game::new(Terms { time_control: TimeControl::None, ..silence });
    let lost = game.forfeit(day(50)).unwrap();
    game.apply(&lost).unwrap();
    direct(&mut game, 1, &[Directive::Reinstated], day(50));
    assert_eq!((game.deadline(), game.is_alive(day(900))), (None, true));
    assert!(matches!(game.log(), [.., Event::ReflectionAnnounced { by: Color::White, .. }]));
}

/// What the position has decided stays decided.
#[test]
fn nobody_undoes_a_mate() {
    let mut game = Game::new(terms(""));
    for text in ["f3", "e5", "g4", "Qh4"] {
        let request = rules::MoveRequest { ply: game.ply(), text, offer_draw: false };
        let mover = if game.turn() == Color::White { WHITE } else { BLACK };
        let Ok(Decision::Accepted(events)) = game.play(mover, request, START) else { panic!() };
        events.iter().for_each(|event| game.apply(event).unwrap());
    }
    assert_eq!(game.direct(1, &[Directive::Reinstated], START), Err(Refusal::BoardHasDecided));
}
