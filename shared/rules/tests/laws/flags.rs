//! Article 6.6: flags that the opponent has to claim, what lifts one that has fallen, and all that
//! changes afterwards: special leave, leave taken back, outages, rulings.

use rules::{
    BranchRequest, Claim, ClaimRequest, Color, DAY_SECONDS, Decision, Event, FlagRule, Game,
    Instant, Intervals, PlayerId, Reason, Refusal, SilenceRule, Terms,
};

use crate::standing_clocks::{FEW, leave, span, take_leave};
use crate::time_controls::{move_at, try_move};
use crate::{BLACK, START, STRANGER, WHITE, accept, answer, mover, terms, verdict};

const DAY: i64 = DAY_SECONDS;

/// Under the standard control the first flag falls with the thirty-sixth day.
const FLAG: Instant = Instant::from_unix(START.unix() + 36 * DAY);

fn claimed_terms(start: &str) -> Terms {
    Terms { flag: FlagRule::Claimed, ..terms(start) }
}

/// Leave or outages, from and until, in days from the start.
type Spans<'a> = &'a [(i64, i64)];

/// A game in which White's or Black's flag falls at [`FLAG`].
fn falling(color: Color, terms: Terms) -> Game {
    let mut game = Game::new(terms);
    if color == Color::Black {
        move_at(&mut game, START);
    }
    game
}

/// The same, stopped by the sweep three days later.
fn stopped(color: Color, terms: Terms) -> Game {
    let mut game = falling(color, terms);
    let event = game.forfeit(FLAG + 3 * DAY).unwrap();
    assert_eq!(event, Event::FlagFell { at: FLAG, by: color });
    game.apply(&event).unwrap();
    game
}

/// LAW-6.6: the sweep stops the game, once; nobody moves, resigns or agrees, no clock runs, and only
/// the claim is left.
#[test]
fn the_sweep_stops_the_game() {
    for color in Color::ALL {
        let falls = falling(color, claimed_terms(""));
        assert_eq!(falls.forfeit(FLAG + -1), None);
        let game = stopped(color, claimed_terms(""));
        assert_eq!((game.deadline(), game.is_running(), game.ending()), (None, false, None));
        assert_eq!(game.flag_fell(START), Some((color, FLAG)));
        for now in [FLAG, FLAG + 3 * DAY, FLAG + 9_000 * DAY] {
            assert_eq!((game.forfeit(now), game.is_alive(now)), (None, false), "stopped once");
            assert_eq!(try_move(&game, now), "flag_fallen");
            for player in [WHITE, BLACK] {
                let decisions = [
                    game.resign(player, now),
                    game.accept_draw(player, None, now),
                    game.decline_draw(player, None, now),
                ];
                assert!(decisions.iter().all(|decision| verdict(decision) == "flag_fallen"));
                assert!(!game.may_claim(game.turn(), now));
            }
            let clock = game.clock(color, now);
            assert_eq!((clock.running, clock.seconds_left), (false, None));
            assert_eq!(
                (clock.days_left, clock.thinking_seconds),
                (Some(-2), 36 * DAY),
                "it stands"
            );
            assert!(!game.clock(!color, now).running);
        }
    }
}

/// LAW-6.6, LAW-6.7: the opponent's claim ends the game, dated when the flag fell, whether the sweep
/// has stopped it yet or not; the claimer of one's own flag, a stranger and an early claim are refused.
#[test]
fn the_opponent_claims() {
    for color in Color::ALL {
        let (own, opponent) = if color == Color::White { (WHITE, BLACK) } else { (BLACK, WHITE) };
        let cases: &[(PlayerId, i64, &str, &str)] = &[
            // Who claims, seconds after the flag; what comes of it before and after the sweep.
            (opponent, -1, "flag_not_fallen", "accepted"),
            (opponent, 0, "accepted", "accepted"),
            (opponent, 700 * DAY, "accepted", "accepted"),
            (own, -1, "flag_not_fallen", "flag_fallen"),
            (own, 0, "flag_fallen", "flag_fallen"),
            (STRANGER, 0, "not_your_game", "not_your_game"),
        ];
        let games = [falling(color, claimed_terms("")), stopped(color, claimed_terms(""))];
        for (player, offset, before, after) in cases {
            for (game, expected) in games.iter().zip([before, after]) {
                let decision = game.claim_time(*player, FLAG + *offset);
                assert_eq!(verdict(&decision), *expected, "{player} at {offset}");
                if *expected != "accepted" {
                    continue;
                }
                let mut game = game.clone();
                let event = accept(&mut game, decision);
                assert_eq!(event, Event::TimeForfeited { at: FLAG, by: color, drawn: false });
                let ending = game.ending().copied().unwrap();
                assert_eq!((ending.reason, ending.at), (Reason::TimeForfeiture, FLAG));
                assert_eq!(ending.score.get(!color).0, 2);
                assert!(game.log().is_sorted_by_key(Event::at));
                // Twice is once; the loser has nothing to claim.
                let last = game.log().len() - 1;
                let again = game.claim_time(opponent, FLAG + 800 * DAY);
                assert_eq!(verdict(&again), format!("repeated {last}"));
                assert_eq!(verdict(&game.claim_time(own, FLAG)), "game_finished");
            }
        }
    }
    let refused = Game::new(claimed_terms("")).claim_time(BLACK, START).unwrap_err();
    assert_eq!((refused.code(), refused.rule()), ("flag_not_fallen", Some("LAW-6.6")));
}

/// LAW-6.7: a claim against a flag is a draw for whoever cannot mate by any sequence of moves.
#[test]
fn a_claim_without_material_draws() {
    let cases: &[(&str, bool)] = &[
        ("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", true),
        ("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", false),
        ("4k2r/8/8/8/8/8/8/Q3K3 w - - 0 1", false),
        // Black has a queen, White to move and to lose on time: White's bare king.
        ("4k2q/8/8/8/8/8/8/4K3 b - - 0 1", true),
    ];
    for (start, drawn) in cases {
        let mut game = Game::new(claimed_terms(start));
        let (by, claimer) = (game.turn(), *game.terms().players.get(!game.turn()));
        for swept in [false, true] {
            if swept {
                let fell = game.forfeit(FLAG).unwrap();
                game.apply(&fell).unwrap();
            }
            let decision = game.claim_time(claimer, FLAG + DAY);
            let mut ended = game.clone();
            let event = accept(&mut ended, decision);
            assert_eq!(event, Event::TimeForfeited { at: FLAG, by, drawn: *drawn }, "{start}");
            let points = ended.ending().map(|ending| ending.score.get(!by).0);
            assert_eq!(points, Some(if *drawn { 1 } else { 2 }), "{start}");
        }
    }
}

/// LAW-6.6: what else stands in the way of a claim: the opponent's turn is not over, a claim waits,
/// silence came first, the game has ended otherwise.
#[test]
fn claims_of_time_are_refused() {
    // After a move nothing of the old deadline is left.
    let mut game = falling(Color::White, claimed_terms(""));
    move_at(&mut game, FLAG + -1);
    for player in [WHITE, BLACK] {
        assert_eq!(verdict(&game.claim_time(player, FLAG + DAY)), "flag_not_fallen");
    }
    let resigned = game.resign(WHITE, FLAG);
    accept(&mut game, resigned);
    assert_eq!(verdict(&game.claim_time(BLACK, FLAG + 99 * DAY)), "game_finished");
    // The clocks stand still while a claim waits.
    let mut game = Game::new(claimed_terms("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"));
    let request = ClaimRequest { ply: 0, claim: Claim::TablebaseWin, intended: None };
    let claimed = game.claim(WHITE, request, None, FLAG + -1);
    accept(&mut game, claimed);
    assert_eq!(verdict(&game.claim_time(BLACK, FLAG + DAY)), "claim_waits");
    let ruled = game.rule_on_claim(0, false, FLAG + 10 * DAY);
    accept(&mut game, ruled);
    assert_eq!(verdict(&game.claim_time(BLACK, FLAG + 10 * DAY)), "flag_not_fallen");
    assert_eq!(verdict(&game.claim_time(BLACK, FLAG + 10 * DAY + 1)), "accepted");
    // Silence ends the game by itself.
    let time_control = "180 days plus 1 days per move".parse().unwrap();
    let silence = SilenceRule::FortyDays;
    let game = Game::new(Terms { silence, time_control, ..claimed_terms("") });
    assert_eq!(verdict(&game.claim_time(BLACK, START + 300 * DAY)), "silent_too_long");
}

/// LAW-6.6, LAW-6.11: an outage or leave granted afterwards lifts a flag that fell in it, recorded or
/// not; one that does not reach changes nothing, and an ended game stays ended.
#[test]
fn a_flag_is_lifted() {
    let now = FLAG + 3 * DAY;
    let cases: &[(i64, i64, &str, i64)] = &[
        // From and until; what comes of it three days after the flag; the day on which the flag
        // falls then.
        (30, 33, "flag_fallen", 39), // until this very second
        (30, 34, "accepted", 40),
        (35, 39, "accepted", 40),
        (35, 38, "flag_fallen", 39),
        (36, 50, "flag_fallen", 36), // it fell as the standstill began
        (-9, 3, "flag_fallen", 39),
        (-9, 4, "accepted", 40),
    ];
    for (from, until, expected, flag) in cases {
        for terms in [terms(""), claimed_terms("")] {
            let swept = [terms.flag == FlagRule::Claimed, false];
            for recorded in swept {
                let make = if recorded { stopped } else { falling };
                let game = make(Color::White, terms.clone());
                check_lifted(&game, (*from, *until), now, expected, *flag);
            }
        }
    }
    // The server has ended the game, or the opponent has claimed: nothing lifts that.
    let mut ended = falling(Color::White, terms(""));
    let over = ended.forfeit(now).unwrap();
    ended.apply(&over).unwrap();
    let mut claimed = stopped(Color::White, claimed_terms(""));
    let claim = claimed.claim_time(BLACK, now);
    accept(&mut claimed, claim);
    for game in [ended, claimed] {
        let refused = game.credit_outage(span(0, 30), now).unwrap_err();
        assert_eq!((refused.code(), refused.rule()), ("game_finished", Some("LAW-6.7")));
        assert_eq!(game.set_leave(Color::White, &leave(&[(0, 30)]), now), Err(refused));
    }
}

fn check_lifted(game: &Game, days: (i64, i64), now: Instant, expected: &str, flag: i64) {
    let (from, until) = days;
    let decisions = [
        game.credit_outage(span(from, until), now),
        game.set_leave(Color::White, &leave(&[(from, until)]), now),
    ];
    for decision in decisions {
        assert_eq!(verdict(&decision), expected, "{from} to {until}");
        let at = START + flag * DAY;
        if let Err(refusal) = decision {
            assert_eq!(refusal, Refusal::FlagFallen { by: Color::White, at });
            continue;
        }
        let mut game = game.clone();
        accept(&mut game, decision);
        assert_eq!((game.deadline(), game.is_running()), (Some(at), true), "{from} to {until}");
        assert_eq!(game.flag_fell(now), None);
        assert!(game.log().is_sorted_by_key(Event::at));
        assert_eq!(verdict(&game.claim_time(BLACK, now)), "flag_not_fallen");
        // And falls again.
        let event = game.forfeit(at).unwrap();
        game.apply(&event).unwrap();
        assert!(game.log().is_sorted_by_key(Event::at), "{:?}", game.log());
        assert_eq!(
            verdict(&game.resign(BLACK, at)),
            match game.terms().flag {
                FlagRule::Server => "game_finished",
                FlagRule::Claimed => "flag_fallen",
            }
        );
    }
}

/// LAW-6.6: what does not lift a flag does not start the stopped game again: the opponent's leave and
/// leave in the future are refused, and set again when the flag has been lifted.
#[test]
fn a_stopped_game_stays_stopped() {
    let mut game = stopped(Color::White, claimed_terms(""));
    let now = FLAG + 3 * DAY;
    for (color, span) in [(Color::Black, leave(&[(30, 50)])), (Color::White, leave(&[(60, 70)]))] {
        let refused = game.set_leave(color, &span, now);
        assert_eq!(refused, Err(Refusal::FlagFallen { by: Color::White, at: FLAG }));
    }
    let none = game.set_leave(Color::Black, &Intervals::default(), now);
    assert_eq!(verdict(&none), format!("repeated {}", game.log().len() - 1));
    let lifted = game.credit_outage(span(30, 40), now);
    accept(&mut game, lifted);
    for (color, span) in [(Color::Black, leave(&[(30, 50)])), (Color::White, leave(&[(60, 70)]))] {
        let decision = game.set_leave(color, &span, now);
        accept(&mut game, decision);
    }
    assert_eq!(
        game.deadline(),
        Some(FLAG + 10 * DAY),
        "leave that begins after the flag is no help"
    );
    assert_eq!(try_move(&game, now), "accepted");
}

/// LAW-6.6: in a stopped game no conditional move is left and none is played.
#[test]
fn a_stopped_game_takes_no_answers() {
    let running = falling(Color::White, claimed_terms(""));
    let lines = [BranchRequest { when: None, reply: "Nc6".into(), then: Vec::new() }];
    assert!(running.prepare(BLACK, 0, &lines, START).is_ok());
    let game = stopped(Color::White, claimed_terms(""));
    let refused = game.prepare(BLACK, 0, &lines, FLAG).unwrap_err();
    assert_eq!((refused.code(), refused.rule()), ("flag_fallen", Some("LAW-6.7")));
    let branches = running.prepare(BLACK, 0, &lines, START).unwrap();
    assert_eq!(game.prepared_reply(&branches), None);
    assert!(game.predict(mover(&game), answer(&game, "Nc3"), START).is_err());
}

/// LAW-10.1: leave entered for days that have passed takes charges back, of earlier moves and of the
/// present one, and leaves the opponent's alone.
#[test]
fn special_leave_moves_past_charges() {
    let cases: &[(Spans<'_>, u32, u32, i64)] = &[
        // White's leave; days charged for White's moves of days 0 to 23 and 30 to 40; the flag's day
        // counted from White's third turn, which begins on day 45.
        (&[], 26, 10, 15),
        (&[(1, 4)], 20, 10, 21),
        (&[(0, 5)], 18, 10, 22),
        (&[(0, 23)], 0, 10, 31),
        (&[(23, 30)], 26, 10, 15), // Black's time
        (&[(22, 31)], 24, 9, 18),
        (&[(40, 45)], 26, 10, 15),
        (&[(44, 50)], 26, 10, 20),
        (&[(-9, 60)], 0, 0, 51),
    ];
    let times = [23, 30, 40, 45];
    for (spans, first, second, flag) in cases {
        let mut game = Game::new(terms(""));
        for day in times {
            move_at(&mut game, START + day * DAY);
        }
        if !spans.is_empty() {
            take_leave(&mut game, Color::White, spans, START + 47 * DAY);
        }
        let charged: Vec<u32> = game.plies().iter().map(|ply| ply.charged_days).collect();
        assert_eq!(charged, [*first, 7, *second, 5], "{spans:?}");
        assert_eq!(game.time_used(Color::White).days, first + second, "{spans:?}");
        assert_eq!(game.deadline(), Some(START + (45 + flag) * DAY), "{spans:?}");
        assert_eq!(game.clock(Color::Black, START + 47 * DAY).days_used, 12, "{spans:?}");
    }
}

/// LAW-10.1, LAW-6.10a: leave, an outage and a claim that waits, one over the other: no second stands
/// still twice.
#[test]
fn standstills_overlap() {
    // The claim waits from day 10 to 20.
    let cases: &[(Spans<'_>, Spans<'_>, i64)] = &[
        // White's leave, outages, and the flag's day.
        (&[], &[], 46),
        (&[(5, 15)], &[], 51),
        (&[(12, 18)], &[(11, 19)], 46),
        (&[(5, 25)], &[(24, 26), (4, 6)], 58),
        (&[(20, 22)], &[(8, 10)], 50),
        (&[(0, 9)], &[(0, 9)], 55),
        (&[], &[(1, 2), (1, 2), (1, 3)], 48),
    ];
    for (spans, outages, flag) in cases {
        // Entered before the claim where that can be, while it waits, and after the ruling.
        for entered in [9, 15, 21] {
            let mut game = Game::new(terms(FEW));
            let enter = |game: &mut Game, day: i64| {
                if day != entered {
                    return;
                }
                let decision = game.set_leave(Color::White, &leave(spans), START + day * DAY);
                apply(game, decision.unwrap());
                for (from, until) in *outages {
                    let decision = game.credit_outage(span(*from, *until), START + day * DAY);
                    apply(game, decision.unwrap());
                }
            };
            enter(&mut game, 9);
            let request = ClaimRequest { ply: 0, claim: Claim::TablebaseWin, intended: None };
            let claimed = game.claim(WHITE, request, None, START + 10 * DAY);
            accept(&mut game, claimed);
            enter(&mut game, 15);
            assert_eq!(game.deadline(), None);
            let ruled = game.rule_on_claim(0, false, START + 20 * DAY);
            accept(&mut game, ruled);
            enter(&mut game, 21);
            let found = game.deadline();
            assert_eq!(found, Some(START + flag * DAY), "{spans:?}, {outages:?}, day {entered}");
        }
    }
}

fn apply(game: &mut Game, decision: Decision) {
    if let Decision::Accepted(events) = decision {
        events.iter().for_each(|event| game.apply(event).unwrap());
    }
}

/// LAW-6.8: an outage is credited once, also when it is told twice; one without a second is none.
#[test]
fn outages_are_credited_once() {
    let mut game = Game::new(terms(""));
    let now = START + 10 * DAY;
    for empty in [span(3, 3), span(5, 3)] {
        assert_eq!(verdict(&game.credit_outage(empty, now)), "repeated 0", "{empty:?}");
    }
    let decision = game.credit_outage(span(2, 5), now);
    assert_eq!(accept(&mut game, decision), Event::OutageCredited { at: now, outage: span(2, 5) });
    assert_eq!(game.deadline(), Some(START + 39 * DAY));
    assert_eq!(verdict(&game.credit_outage(span(2, 5), now)), "repeated 0");
    let decision = game.credit_outage(span(4, 6), now);
    accept(&mut game, decision);
    assert_eq!(game.deadline(), Some(START + 40 * DAY));
    move_at(&mut game, now);
    assert_eq!((game.plies()[0].charged_days, game.deadline()), (6, Some(now + 36 * DAY)));
}

/// LAW-6.5, LAW-6.7: leave taken back for days that have passed is refused when the time would have run
/// out meanwhile, also while a claim waits and when two machines' clocks differ: the log's times never
/// run backwards.
#[test]
fn times_do_not_run_backwards() {
    let mut game = Game::new(terms(FEW));
    take_leave(&mut game, Color::White, &[(0, 30)], START);
    let cases: &[(i64, &str)] = &[(36, "flag_fallen"), (35, "accepted"), (37, "flag_fallen")];
    for (day, expected) in cases {
        let now = START + day * DAY;
        assert_eq!(verdict(&game.set_leave(Color::White, &leave(&[]), now)), *expected, "{day}");
    }
    // While a claim waits, the clock stands at the claim.
    for (claimed, expected) in [(35, "accepted"), (36, "flag_fallen"), (40, "flag_fallen")] {
        let mut game = game.clone();
        let request = ClaimRequest { ply: 0, claim: Claim::TablebaseWin, intended: None };
        let claim = game.claim(WHITE, request, None, START + claimed * DAY);
        accept(&mut game, claim);
        let cancelled = game.set_leave(Color::White, &leave(&[]), START + 50 * DAY);
        assert_eq!(verdict(&cancelled), expected, "claimed on day {claimed}");
        if expected == "accepted" {
            accept(&mut game, cancelled);
        }
        let ruled = game.rule_on_claim(0, false, START + 60 * DAY);
        accept(&mut game, ruled);
        let forfeited = game.forfeit(START + 999 * DAY).unwrap();
        game.apply(&forfeited).unwrap();
        assert!(game.log().is_sorted_by_key(Event::at), "{:?}", game.log());
    }
    // The log is a second ahead of this machine.
    let flag = START + 36 * DAY;
    let declined = Event::DrawDeclined { at: flag, by: Color::Black };
    game.apply(&declined).unwrap();
    let cancelled = game.set_leave(Color::White, &leave(&[]), flag + -1);
    assert_eq!(verdict(&cancelled), "flag_fallen");
}

/// LAW-10.1: leave cancelled in part; what remains is what was meant, told in as few events.
#[test]
fn leave_is_cancelled_in_part() {
    let (at, by) = (START, Color::White);
    let add = |from, until| Event::LeaveRegistered { at, by, leave: span(from, until) };
    let cancel = |from, until| Event::LeaveCancelled { at, by, leave: span(from, until) };
    let cases: &[(Spans<'_>, Spans<'_>, &[Event], i64)] = &[
        (&[(10, 20)], &[], &[cancel(10, 20)], 36),
        (&[(10, 20)], &[(10, 15)], &[cancel(15, 20)], 41),
        (&[(10, 20)], &[(15, 20)], &[cancel(10, 15)], 41),
        (&[(10, 20)], &[(10, 12), (18, 20)], &[cancel(12, 18)], 40),
        (&[(10, 20)], &[(5, 25)], &[add(5, 10), add(20, 25)], 56),
        (&[(10, 20)], &[(15, 30)], &[cancel(10, 15), add(20, 30)], 51),
        (&[(10, 12), (14, 16)], &[(10, 16)], &[add(12, 14)], 42),
        (&[(10, 20)], &[(30, 33)], &[cancel(10, 20), add(30, 33)], 39),
    ];
    for (before, after, events, flag) in cases {
        let mut game = Game::new(terms(""));
        take_leave(&mut game, by, before, START);
        let decision = game.set_leave(by, &leave(after), START);
        assert_eq!(decision, Ok(Decision::Accepted(events.to_vec())), "{before:?} {after:?}");
        accept(&mut game, decision);
        assert_eq!((game.leave(by), game.deadline()), (&leave(after), Some(START + flag * DAY)));
        let again = game.set_leave(by, &leave(after), START + DAY);
        assert_eq!(verdict(&again), format!("repeated {}", game.log().len() - 1));
    }
}

/// LAW-10.1: answers left in advance are played while their owner is on leave: they take no time. They
/// can be left then, too.
#[test]
fn conditional_moves_answer_on_leave() {
    let mut game = Game::new(terms(""));
    take_leave(&mut game, Color::Black, &[(0, 30)], START);
    let lines = [BranchRequest { when: Some("Nc3".into()), reply: "Nc6".into(), then: Vec::new() }];
    let lines = game.prepare(BLACK, 0, &lines, START + DAY).unwrap();
    move_at(&mut game, START + 3 * DAY);
    assert_eq!(try_move(&game, START + 3 * DAY), "on_leave");
    let (reply, _) = game.prepared_reply(&lines).unwrap();
    assert_eq!(reply.at(), START + 3 * DAY);
    game.apply(&reply).unwrap();
    assert_eq!((game.plies()[1].seconds, game.plies()[1].conditional), (0, true));
    assert_eq!(
        game.deadline(),
        Some(game.turn_since() + 34 * DAY),
        "3 of White's 50 days are used"
    );
}
