//! Triple Block: a clock, an increment and a bank, to the second, against a model that keeps them
//! apart.

use proptest::prelude::*;
use rules::{
    Claim, ClaimRequest, Clock, Color, DAY_SECONDS, Event, FlagRule, Game, Instant, Interval,
    Intervals, PlayerId, Reason, Refusal, SilenceRule, Terms,
};

use crate::time_controls::{move_at, terms_on, try_move};
use crate::{BLACK, START, STRANGER, WHITE, accept, mover, verdict};

const DAY: i64 = DAY_SECONDS;
const HOUR: i64 = 3_600;
const USUAL: &str = "triple block bank 75 increment 5";

/// What a clock shows and what is in the bank, in seconds.
fn blocks(clock: Clock) -> (i64, i64) {
    (clock.seconds_left.unwrap(), clock.bank_seconds.unwrap())
}

/// Moves time from the bank to the clock, as somebody asks who sees the game as it is.
fn refill(game: &Game, player: PlayerId, seconds: Option<u32>, now: Instant) -> String {
    verdict(&game.refill(player, game.ply(), game.refilled_seconds(), seconds, now))
}

#[track_caller]
fn refill_now(game: &mut Game, seconds: Option<u32>, now: Instant) -> Event {
    let decision = game.refill(mover(game), game.ply(), game.refilled_seconds(), seconds, now);
    accept(game, decision)
}

/// LAW-C: the examples of the published rules.
#[test]
fn published_examples() {
    // Two days used with the clock at 50, 75 in the bank, an increment of 5: 50 and 78.
    let mut game = Game::new(terms_on(USUAL));
    assert_eq!(blocks(game.clock(Color::White, START)), (50 * DAY, 75 * DAY));
    move_at(&mut game, START + 2 * DAY);
    assert_eq!(blocks(game.clock(Color::White, START)), (50 * DAY, 78 * DAY));
    assert_eq!(blocks(game.clock(Color::Black, START + 2 * DAY)), (50 * DAY, 75 * DAY));

    // Move 51, ten days used, 4 in the bank: no increment any more, and the bank fills the clock: 44.
    let mut game = Game::new(terms_on("triple block bank 4 increment 0"));
    for _ in 0..100 {
        move_at(&mut game, START);
    }
    assert_eq!(blocks(game.clock(Color::White, START)), (50 * DAY, 4 * DAY));
    move_at(&mut game, START + 10 * DAY);
    assert_eq!(blocks(game.clock(Color::White, START)), (44 * DAY, 0));

    // The first move on day 50 with h hours left, 75 in the bank, an increment of 1: 50 and 26 d h h.
    for hours in [1, 7, 23] {
        let mut game = Game::new(terms_on("triple block bank 75 increment 1"));
        move_at(&mut game, START + (50 * DAY - hours * HOUR));
        let expected = (50 * DAY, 26 * DAY + hours * HOUR);
        assert_eq!(blocks(game.clock(Color::White, START)), expected, "{hours} h");
    }
}

/// LAW-C: the clock runs to the second: no day is free, none counts twice, and it stands at zero when
/// the flag falls, however much is in the bank.
#[test]
fn the_clock_runs_to_the_second() {
    let game = Game::new(terms_on(USUAL));
    let cases: &[(i64, i64, i64, &str)] = &[
        // Seconds gone; seconds and whole days shown; what comes of a move.
        (-1, 50 * DAY, 50, "accepted"),
        (0, 50 * DAY, 50, "accepted"),
        (1, 50 * DAY - 1, 49, "accepted"),
        (DAY, 49 * DAY, 49, "accepted"),
        (25 * DAY + 1, 25 * DAY - 1, 24, "accepted"),
        (50 * DAY - 1, 1, 0, "accepted"),
        (50 * DAY, 0, 0, "flag_fallen"),
        (50 * DAY + 1, -1, -1, "flag_fallen"),
    ];
    for (gone, left, days, expected) in cases {
        let now = START + *gone;
        let clock = game.clock(Color::White, now);
        assert_eq!((blocks(clock), clock.days_left), ((*left, 75 * DAY), Some(*days)), "{gone} s");
        assert_eq!((clock.doubled, clock.doubles_in_seconds), (false, None), "{gone} s");
        assert_eq!((clock.moves_to_go, clock.control_move), (None, None), "{gone} s");
        assert_eq!(try_move(&game, now), *expected, "{gone} s");
    }
    let flag = Event::TimeForfeited { at: START + 50 * DAY, by: Color::White, drawn: false };
    assert_eq!(game.forfeit(START + 90 * DAY), Some(flag));
    // Part of a day stays part of a day.
    let mut game = Game::new(terms_on("triple block bank 0 increment 0"));
    for seconds in [1, 2, HOUR, 5 * HOUR] {
        let now = game.turn_since() + seconds;
        move_at(&mut game, now);
    }
    assert_eq!(blocks(game.clock(Color::White, START)), (50 * DAY - HOUR - 1, 0));
    assert_eq!(blocks(game.clock(Color::Black, START)), (50 * DAY - 5 * HOUR - 2, 0));
    assert_eq!((game.clock(Color::White, START).days_used, game.plies()[2].seconds), (0, HOUR));
}

/// LAW-C: fifty moves of a player bring an increment, the fifty-first does not.
#[test]
fn fifty_moves_bring_an_increment() {
    let mut game = Game::new(terms_on("triple block bank 10 increment 3"));
    for number in 1..=53_i64 {
        for color in [Color::White, Color::Black] {
            move_at(&mut game, START);
            let bank = 10 + 3 * number.min(50);
            let shown = blocks(game.clock(color, START));
            assert_eq!(shown, (50 * DAY, bank * DAY), "{color} after move {number}");
        }
    }
}

/// LAW-C: after a move beyond the fiftieth the clock shows three days at least, for both sides, as
/// often as it comes about; with more on it nothing is given, nor where the event has no such option.
#[test]
fn a_protected_clock_shows_three_days() {
    let cases: &[(&str, i64, i64, i64)] = &[
        // The control, the move that takes all but so many seconds, and seconds shown after it.
        ("bank 0 increment 0 protected", 49, DAY, DAY),
        ("bank 0 increment 0 protected", 50, DAY, DAY),
        ("bank 0 increment 0 protected", 51, DAY, 3 * DAY),
        ("bank 0 increment 0 protected", 52, DAY, 3 * DAY),
        ("bank 0 increment 0 protected", 51, 1, 3 * DAY),
        ("bank 0 increment 0 protected", 51, 3 * DAY - 1, 3 * DAY),
        ("bank 0 increment 0 protected", 51, 3 * DAY, 3 * DAY),
        ("bank 0 increment 0 protected", 51, 3 * DAY + 1, 3 * DAY + 1),
        ("bank 0 increment 0", 51, 1, 1),
        ("bank 0 increment 0", 51, 3 * DAY - 1, 3 * DAY - 1),
        ("bank 75 increment 1 protected", 50, DAY, 2 * DAY), // with its increment
        ("bank 75 increment 1 protected", 51, DAY, 3 * DAY),
        ("bank 75 increment 1 protected", 51, 4 * DAY, 4 * DAY),
    ];
    for (control, number, left, shown) in cases {
        for color in Color::ALL {
            let mut game = Game::new(terms_on(&format!("triple block {control}")));
            while i64::from(game.move_number()) < *number || game.turn() != color {
                take(&mut game, 0);
            }
            let (clock, bank) = blocks(game.clock(color, game.turn_since()));
            take(&mut game, clock + bank - left);
            let what = format!("{control}: {color}, {left} s left after move {number}");
            assert_eq!(blocks(game.clock(color, START)), (*shown, 0), "{what}");
            // As often as it comes about: with an hour left, again and again.
            for _ in 0..20 {
                take(&mut game, 0);
                let clock = blocks(game.clock(color, game.turn_since())).0;
                take(&mut game, (clock - HOUR).max(0));
                let protected = control.ends_with("protected") && game.time_used(color).moves > 50;
                let least = if protected { 3 * DAY } else { clock.min(HOUR) };
                assert_eq!(blocks(game.clock(color, START)).0, least, "{what}, and later");
            }
        }
    }
}

/// Makes the next move after so many seconds, the clock refilled by hand as often as it takes.
fn take(game: &mut Game, seconds: i64) {
    let until = game.turn_since() + seconds;
    while game.deadline().is_some_and(|flag| flag <= until) {
        let last_second = game.deadline().unwrap() + -1;
        refill_now(game, None, last_second);
    }
    move_at(game, until);
}

/// LAW-C: the latest possible end of five real events is the start and twice 50 days, the bank and
/// fifty increments: both players use all they have, by hand from the bank, and only seconds of
/// order (a move takes none, a refill comes a second before the flag) are lost.
#[test]
fn the_latest_possible_end() {
    let events = [(51, 1, 302), (50, 5, 700), (75, 5, 750), (75, 3, 550), (75, 1, 350)];
    for (bank, increment, days) in events {
        let end = 2 * (50 + bank + 50 * increment);
        assert_eq!(end, days);
        for (hoarding, name) in [(true, "all at the end"), (false, "all at once")] {
            let mut game =
                Game::new(terms_on(&format!("triple block bank {bank} increment {increment}")));
            for _ in 0..100 {
                if !hoarding {
                    let all = blocks(game.clock(game.turn(), game.turn_since()));
                    take(&mut game, all.0 + all.1 - 1);
                } else {
                    take(&mut game, 0);
                }
            }
            // Move 51 of White takes all but a second; Black's all.
            let white = blocks(game.clock(Color::White, game.turn_since()));
            take(&mut game, white.0 + white.1 - 1);
            while game.refillable_seconds(game.deadline().unwrap() + -1) > Some(0) {
                let last_second = game.deadline().unwrap() + -1;
                refill_now(&mut game, None, last_second);
            }
            let over = game.forfeit(START + 1_000 * DAY).unwrap();
            game.apply(&over).unwrap();
            assert_eq!(over.at(), START + (days * DAY - 1), "{bank}/{increment}, {name}");
            assert!(game.log().is_sorted_by_key(Event::at));
            assert_eq!(game.ending().unwrap().reason, Reason::TimeForfeiture);
        }
    }
}

/// LAW-C: what can be moved from the bank, by whom, when; never so much that the clock shows more
/// than 50 days; refusals name their code and rule.
#[test]
fn a_refill_has_its_limits() {
    let mut game = Game::new(terms_on(USUAL));
    let max = |game: &Game, now| game.refillable_seconds(now).unwrap();
    let cases: &[(i64, u32, &str)] = &[
        // Seconds gone, seconds asked for.
        (-DAY, 1, "refill_too_much"),
        (0, 1, "refill_too_much"),
        (10, 0, "refill_too_much"),
        (10, 9, "accepted"),
        (10, 10, "accepted"),
        (10, 11, "refill_too_much"),
        (10, u32::MAX, "refill_too_much"),
        (50 * DAY - 1, 50 * 86_400 - 1, "accepted"),
        (50 * DAY - 1, 50 * 86_400, "refill_too_much"),
        (50 * DAY, 1, "flag_fallen"),
    ];
    for (gone, seconds, expected) in cases {
        let now = START + *gone;
        assert_eq!(refill(&game, WHITE, Some(*seconds), now), *expected, "{seconds} s at {gone}");
    }
    let refused = game.refill(WHITE, 0, 0, None, START).unwrap_err();
    assert_eq!((refused.code(), refused.rule()), ("refill_too_much", Some("LAW-C")));
    assert_eq!(refused, Refusal::RefillTooMuch { seconds_max: 0 });
    let at = START + 40 * DAY;
    for (player, expected) in [(BLACK, "not_your_turn"), (STRANGER, "not_your_game")] {
        assert_eq!(refill(&game, player, Some(1), at), expected);
    }
    assert_eq!(verdict(&game.refill(WHITE, 1, 0, None, at)), "unknown_ply");
    // As much as fits, to 50 days again; then as much as the bank still has.
    let event = refill_now(&mut game, None, at);
    assert_eq!(event, Event::TimeRefilled { at, by: Color::White, seconds: 40 * 86_400 });
    assert_eq!(blocks(game.clock(Color::White, at)), (50 * DAY, 35 * DAY));
    assert_eq!((max(&game, at), game.deadline()), (0, Some(at + 50 * DAY)));
    let at = at + (50 * DAY - 1);
    assert_eq!(max(&game, at), 35 * DAY);
    assert_eq!(refill(&game, WHITE, Some(35 * 86_400 + 1), at), "refill_too_much");
    refill_now(&mut game, None, at);
    assert_eq!(blocks(game.clock(Color::White, at)), (35 * DAY + 1, 0));
    assert_eq!(refill(&game, WHITE, None, at + DAY), "refill_too_much", "the bank is empty");
    assert_eq!(game.deadline(), Some(START + 125 * DAY));
    assert_eq!(try_move(&game, START + 125 * DAY), "flag_fallen");
    // The move takes the refills with it: what is left, and the increment, fill the clock.
    move_at(&mut game, START + (125 * DAY - HOUR));
    assert_eq!((game.refilled_seconds(), game.plies()[0].seconds), (0, 125 * DAY - HOUR));
    assert_eq!(blocks(game.clock(Color::White, at)), (5 * DAY + HOUR, 0));
    assert_eq!(verdict(&game.refill(WHITE, 0, 1, None, at)), "stale_position");
}

/// LAW-C: a refill sent twice moves time once; another one is told by what its sender has seen.
#[test]
fn a_repeated_refill_is_answered() {
    let mut game = Game::new(terms_on(USUAL));
    let at = START + 40 * DAY;
    refill_now(&mut game, Some(100), at);
    refill_now(&mut game, Some(50), at + 1);
    let later = at + DAY;
    let cases: &[(PlayerId, i64, Option<u32>, &str)] = &[
        (WHITE, 0, Some(100), "repeated 0"),
        (WHITE, 0, None, "repeated 0"),
        (WHITE, 100, Some(50), "repeated 1"),
        (WHITE, 150, Some(100), "accepted"),
        (BLACK, 0, Some(100), "not_your_turn"),
        (STRANGER, 0, Some(100), "not_your_game"),
    ];
    for (player, seen, seconds, expected) in cases {
        let decision = game.refill(*player, 0, *seen, *seconds, later);
        assert_eq!(verdict(&decision), *expected, "{player} saw {seen}");
    }
    move_at(&mut game, later);
    assert_eq!(verdict(&game.refill(WHITE, 0, 0, Some(100), later)), "repeated 0");
    assert_eq!(verdict(&game.refill(WHITE, 0, 150, Some(1), later)), "stale_position");
    // After the end as well.
    let over = game.resign(BLACK, later);
    accept(&mut game, over);
    assert_eq!(verdict(&game.refill(WHITE, 0, 100, Some(50), later)), "repeated 1");
    assert_eq!(verdict(&game.refill(BLACK, 1, 0, Some(50), later)), "game_finished");
}

/// LAW-10.1, LAW-C: no leave, no outage, no rule on silence where the clocks run through; no bank
/// anywhere else.
#[test]
fn nobody_stops_these_clocks() {
    let terms = Terms { silence: SilenceRule::FortyDays, ..terms_on(USUAL) };
    let game = Game::new(terms);
    let span = Interval { from: START + DAY, until: START + 3 * DAY };
    let leave: Intervals = [span].into_iter().collect();
    let refused = [
        game.set_leave(Color::White, &leave, START).unwrap_err(),
        game.set_leave(Color::Black, &Intervals::default(), START).unwrap_err(),
        game.credit_outage(span, START + 9 * DAY).unwrap_err(),
    ];
    for refusal in refused {
        assert_eq!((refusal.code(), refusal.rule()), ("clocks_run_through", Some("LAW-10.1")));
    }
    let refusal = game.announce_reflection(WHITE, 0, START).unwrap_err();
    assert_eq!((refusal.code(), refusal.rule()), ("no_silence_rule", Some("LAW-0-options")));
    assert_eq!(game.silent_days(START + 45 * DAY), None);
    assert_eq!(game.deadline(), Some(START + 50 * DAY), "the flag, not silence after 41 days");
    assert_eq!(try_move(&game, START + 45 * DAY), "accepted");
    for control in ["10 moves in 50 days double after 20", "180 days plus 1 days per move", "none"]
    {
        let game = Game::new(terms_on(control));
        let refusal = game.refill(WHITE, 0, 0, None, START + DAY).unwrap_err();
        assert_eq!((refusal.code(), refusal.rule()), ("no_bank", Some("LAW-C")), "{control}");
        assert_eq!(game.refillable_seconds(START + DAY), None);
        assert_eq!(game.clock(Color::White, START).bank_seconds, None);
    }
}

/// LAW-6.6, LAW-C: where the opponent has to claim, the game stops at zero; a refill comes too late.
#[test]
fn a_flag_that_fell_takes_no_refill() {
    let mut game = Game::new(Terms { flag: FlagRule::Claimed, ..terms_on(USUAL) });
    let fell = game.forfeit(START + 60 * DAY).unwrap();
    assert_eq!(fell, Event::FlagFell { at: START + 50 * DAY, by: Color::White });
    assert_eq!(refill(&game, WHITE, Some(1), START + 50 * DAY), "flag_fallen");
    game.apply(&fell).unwrap();
    assert_eq!(refill(&game, WHITE, Some(1), START + 60 * DAY), "flag_fallen");
    assert_eq!(
        blocks(game.clock(Color::White, START + 60 * DAY)),
        (0, 75 * DAY),
        "it stands still"
    );
    let claimed = game.claim_time(BLACK, START + 61 * DAY);
    accept(&mut game, claimed);
    assert_eq!(game.ending().unwrap().at, START + 50 * DAY);
}

/// DIFFERENCE: LAW-6.10a lets no director stop these clocks. A claim that no table answers stops them
/// all the same while it waits: the claimer cannot move meanwhile, and would pay for the ruling.
#[test]
fn a_claim_that_waits_stops_them() {
    let terms =
        Terms { start: crate::terms("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1").start, ..terms_on(USUAL) };
    let mut game = Game::new(terms);
    let at = START + 10 * DAY;
    let request = ClaimRequest { ply: 0, claim: Claim::TablebaseWin, intended: None };
    let claimed = game.claim(WHITE, request, None, at);
    accept(&mut game, claimed);
    let (later, shown) = (at + 100 * DAY, (40 * DAY, 75 * DAY));
    assert_eq!((game.deadline(), blocks(game.clock(Color::White, later))), (None, shown));
    assert_eq!(refill(&game, WHITE, Some(1), later), "claim_waits");
    let ruled = game.rule_on_claim(0, false, later);
    accept(&mut game, ruled);
    assert_eq!(
        (game.deadline(), blocks(game.clock(Color::White, later))),
        (Some(later + 40 * DAY), shown)
    );
}

/// A player's blocks, kept apart as people keep them.
#[derive(Clone, Copy, Debug)]
struct Model {
    clock: i64,
    bank: i64,
    moves: i64,
}

impl Model {
    fn move_from_bank(&mut self, seconds: i64) {
        self.clock += seconds;
        self.bank -= seconds;
    }

    /// After a move: the increment to the clock up to 50 days, the rest to the bank; the clock filled
    /// from the bank; three days, if the event protects.
    fn after_move(&mut self, spent: i64, increment: i64, protected: bool) {
        self.clock -= spent;
        self.moves += 1;
        let given = if self.moves <= 50 { increment } else { 0 };
        let to_clock = given.min(50 * DAY - self.clock);
        self.clock += to_clock;
        self.bank += given - to_clock;
        self.move_from_bank(self.bank.min(50 * DAY - self.clock));
        if protected && self.moves > 50 && self.clock < 3 * DAY {
            self.clock = 3 * DAY;
        }
    }
}

proptest! {
    /// LAW-C: clock and bank of random games, refilled at random, are those of a model that keeps
    /// them apart; a log tells the same again.
    #[test]
    fn clock_and_bank_are_kept(
        bank in 0..80_i64,
        increment in 0..7_i64,
        protected in any::<bool>(),
        turns in proptest::collection::vec((0..1_000_i64, 0..1_000_i64, 0..4_u8), 0..130),
    ) {
        let word = if protected { " protected" } else { "" };
        let terms = terms_on(&format!("triple block bank {bank} increment {increment}{word}"));
        let mut game = Game::new(terms.clone());
        let mut models = [Model { clock: 50 * DAY, bank: bank * DAY, moves: 0 }; 2];
        for (index, (share, part, refills)) in turns.into_iter().enumerate() {
            let model = &mut models[index % 2];
            let mut now = game.turn_since();
            let mut spent = 0;
            for refill in 0..=refills {
                // Mostly little, sometimes nearly all that the clock shows.
                let shown = model.clock - spent;
                let wait = (shown - 1).max(0) * share / 1_000 / if part % 3 == 0 { 1 } else { 30 };
                (now, spent) = (now + wait, spent + wait);
                let most = model.bank.min(50 * DAY - (model.clock - spent));
                prop_assert_eq!(game.refillable_seconds(now), Some(most));
                if refill < refills && most > 0 {
                    let seconds = (most * part / 1_000).max(1);
                    refill_now(&mut game, u32::try_from(seconds).ok(), now);
                    model.move_from_bank(seconds);
                }
                let clock = blocks(game.clock(game.turn(), now));
                prop_assert_eq!(clock, (model.clock - spent, model.bank));
                prop_assert_eq!(game.deadline(), Some(now + (model.clock - spent)));
                prop_assert!(clock.0 <= 50 * DAY && clock.1 >= 0);
            }
            model.after_move(spent, increment * DAY, protected);
            let mover = game.turn();
            move_at(&mut game, now);
            let clock = game.clock(mover, now);
            prop_assert_eq!(blocks(clock), (model.clock, model.bank));
            prop_assert_eq!(clock.days_left, Some(model.clock / DAY));
        }
        let replayed = Game::replay(terms, game.log()).unwrap();
        prop_assert_eq!(format!("{replayed:?}"), format!("{game:?}"));
    }
}
