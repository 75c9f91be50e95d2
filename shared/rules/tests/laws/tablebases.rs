//! Articles 5.1.3 and 5.2.4: claims by the tablebases, and those that wait for the director.

use rules::{
    Claim, ClaimRequest, ClaimVerdict, Color, CorruptLog, DAY_SECONDS, Decision, Event, Game,
    Instant, MoveRequest, TableAnswer, TableUnknown, TableVerdict,
};

use crate::repetition::{check_claim, outcome, request};
use crate::{BLACK, START, STRANGER, WHITE, accept, answer, game, verdict};

const DAY: i64 = DAY_SECONDS;

/// King and pawn against king, White to move and Black to move.
const WHITE_MOVES: &str = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
const BLACK_MOVES: &str = "4k3/4p3/8/8/4K3/8/8/8 b - - 0 1";

const MISSING: Option<TableAnswer> = Some(Err(TableUnknown::TableMissing));

/// LAW-5.1.3, LAW-5.2.4: the tables speak for the side to move, which after an intended move is the
/// opponent.
#[test]
fn the_tables_uphold_a_claim_or_not() {
    use Claim::{TablebaseDraw, TablebaseWin};
    use TableVerdict::{Draw, Loss, Win};
    let not = "claim_not_upheld";
    let cases = [
        (TablebaseWin, false, Win, "correct"),
        (TablebaseWin, false, Draw, not),
        (TablebaseWin, false, Loss, not),
        (TablebaseWin, true, Win, not),
        (TablebaseWin, true, Draw, not),
        (TablebaseWin, true, Loss, "correct"),
        (TablebaseDraw, false, Win, not),
        (TablebaseDraw, false, Draw, "correct"),
        (TablebaseDraw, false, Loss, not),
        (TablebaseDraw, true, Win, not),
        (TablebaseDraw, true, Draw, "correct"),
        (TablebaseDraw, true, Loss, not),
    ];
    for (claim, moves, said, expected) in cases {
        for (start, text) in [(WHITE_MOVES, "Kd2"), (BLACK_MOVES, "Kd7")] {
            let text = if moves { text } else { "" };
            check_claim(&game(start, ""), claim, text, Some(Ok(said)), expected);
        }
    }
    let game = game(WHITE_MOVES, "");
    for (claim, rule) in [(TablebaseWin, "LAW-5.1.3"), (TablebaseDraw, "LAW-5.2.4")] {
        let refused = game.claim(WHITE, request(&game, claim, ""), Some(Ok(Loss)), START);
        assert_eq!(refused.unwrap_err().rule(), Some(rule));
    }
    for said in [Win, Draw, Loss] {
        assert_eq!(said.reversed().reversed(), said);
    }
}

/// LAW-5.1.3: who is asked about is the position that is claimed for.
#[test]
fn the_tables_are_asked_about_the_claimed_position() {
    let game = game(WHITE_MOVES, "");
    let asked = |claim, text| {
        let position = game.claimed_position(WHITE, request(&game, claim, text), START);
        position.map(|p| p.fen()).map_err(|refusal| refusal.code())
    };
    let after = "8/8/8/4k3/8/8/3KP3/8 b - - 1 1".to_owned();
    assert_eq!(asked(Claim::TablebaseWin, ""), Ok(WHITE_MOVES.to_owned()));
    assert_eq!(asked(Claim::TablebaseWin, "Kd2"), Ok(after.clone()));
    assert_eq!(asked(Claim::TablebaseDraw, "e1d2"), Ok(after));
    assert_eq!(asked(Claim::TablebaseDraw, "Kd3"), Err("illegal_move"));
    let black = game.claimed_position(BLACK, request(&game, Claim::TablebaseWin, ""), START);
    assert_eq!(black.unwrap_err().code(), "not_your_turn");
    // What the claimer sees of the answer is their own side's.
    let facts = |text| {
        let request = request(&game, Claim::TablebaseWin, text);
        let facts = game.claim_facts(WHITE, request, Some(Ok(TableVerdict::Loss)), START).unwrap();
        (facts.tables, facts.men)
    };
    assert_eq!(facts(""), (Some(Ok(TableVerdict::Loss)), 3));
    assert_eq!(facts("Kd2"), (Some(Ok(TableVerdict::Win)), 3));
}

/// LAW-5.1.3, LAW-5.2.4: a claim that is not upheld changes nothing: no event, no offer, no move.
#[test]
fn a_claim_that_is_not_upheld_changes_nothing() {
    let game = game(WHITE_MOVES, "Kd2 Kd4");
    for claim in [Claim::TablebaseWin, Claim::TablebaseDraw] {
        for (text, said) in [("", TableVerdict::Loss), ("e3", TableVerdict::Win)] {
            let refused = game.claim(WHITE, request(&game, claim, text), Some(Ok(said)), START);
            assert_eq!(verdict(&refused), "claim_not_upheld");
        }
    }
    assert_eq!((game.log().len(), game.open_offer(Color::White)), (2, None));
    assert_eq!(verdict(&game.accept_draw(BLACK, None, START)), "no_draw_offer");
    assert_eq!(verdict(&game.play(WHITE, answer(&game, "e3"), START)), "accepted");
}

/// LAW-5.1.3, LAW-5.2.4: seven men at most, in the position that is claimed for.
#[test]
fn the_tables_end_at_seven_men() {
    let win = Some(Ok(TableVerdict::Win));
    let loss = Some(Ok(TableVerdict::Loss));
    let cases: &[(&str, &str, Option<TableAnswer>, &str)] = &[
        // Seven men, White and Black.
        ("4k3/pp1n4/8/8/8/8/P2R4/4K3 w - - 0 1", "", win, "correct"),
        ("4k3/pp1r4/8/8/8/8/P2N4/4K3 b - - 0 1", "", win, "correct"),
        ("4k3/pp1n4/8/8/8/8/P2R4/4K3 w - - 0 1", "Rxd7", loss, "correct"),
        // Eight, which a capture makes seven.
        ("4k3/pp1n4/8/8/8/8/PP1R4/4K3 w - - 0 1", "", win, "too_many_men"),
        ("4k3/pp1r4/8/8/8/8/PP1N4/4K3 b - - 0 1", "", win, "too_many_men"),
        ("4k3/pp1n4/8/8/8/8/PP1R4/4K3 w - - 0 1", "Rd3", loss, "too_many_men"),
        ("4k3/pp1n4/8/8/8/8/PP1R4/4K3 w - - 0 1", "Rxd7", loss, "correct"),
        ("4k3/pp1r4/8/8/8/8/PP1N4/4K3 b - - 0 1", "Rxd2", loss, "correct"),
        ("4k3/pp1n4/8/8/8/8/PP1R4/4K3 w - - 0 1", "Rxd7", win, "claim_not_upheld"),
        // Nine, which a capture makes eight.
        ("4k3/pppn4/8/8/8/8/PP1R4/4K3 w - - 0 1", "Rxd7", loss, "too_many_men"),
        ("", "", win, "too_many_men"),
    ];
    for (start, text, tables, expected) in cases {
        check_claim(&game(start, ""), Claim::TablebaseWin, text, *tables, expected);
    }
}

/// LAW-5.1.3, LAW-5.2.4: what is in no table, and what this server has no table for, is the
/// director's to judge.
#[test]
fn what_the_tables_do_not_tell_is_referred() {
    let castles = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let win = Some(Ok(TableVerdict::Win));
    let loss = Some(Ok(TableVerdict::Loss));
    for claim in [Claim::TablebaseWin, Claim::TablebaseDraw] {
        for text in ["", "Kd2"] {
            check_claim(&game(WHITE_MOVES, ""), claim, text, MISSING, "referred table_missing");
            check_claim(&game(WHITE_MOVES, ""), claim, text, None, "referred table_missing");
        }
        // Whatever was answered for a position with castling rights.
        for tables in [MISSING, win, loss, Some(Ok(TableVerdict::Draw))] {
            check_claim(&game(castles, ""), claim, "", tables, "referred castling_rights");
        }
    }
    // The intended move decides: it may give the rights up.
    check_claim(&game(castles, ""), Claim::TablebaseWin, "Ke2", loss, "correct");
    check_claim(&game(castles, ""), Claim::TablebaseWin, "O-O", loss, "correct");
    check_claim(&game(castles, ""), Claim::TablebaseDraw, "Rh2", loss, "claim_not_upheld");
    let both = "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1";
    check_claim(&game(both, ""), Claim::TablebaseWin, "O-O", loss, "referred castling_rights");
    // Claims that the tables do not decide are not referred.
    check_claim(&game(castles, ""), Claim::Repetition, "", MISSING, "incorrect offer");
}

/// When White claims a win, and how long that took: two days and five seconds.
const CLAIMED: i64 = 2 * DAY + 5;

/// A game in which White's claim of a win waits; an offer of Black is open.
fn waiting() -> Game {
    let mut game = game(WHITE_MOVES, "Kd2 Kd4=");
    let claim = request(&game, Claim::TablebaseWin, "");
    let decision = game.claim(WHITE, claim, MISSING, START + CLAIMED);
    accept(&mut game, decision);
    game
}

/// LAW-6.10a: while a claim waits nobody moves or claims, and both clocks stand still.
#[test]
fn a_claim_that_waits_stops_the_clocks() {
    let game = waiting();
    let year = START + 365 * DAY;
    let referred = *game.referred().expect("a claim that waits");
    assert_eq!((referred.by, referred.at), (Color::White, START + CLAIMED));
    assert_eq!((referred.claim, referred.intended), (Claim::TablebaseWin, None));
    assert_eq!(referred.why, TableUnknown::TableMissing);
    assert!(game.ending().is_none());
    assert_eq!((game.deadline(), game.flag_fell(year), game.forfeit(year)), (None, None, None));
    for (at, thinking) in [(START + DAY, DAY), (START + CLAIMED, CLAIMED), (year, CLAIMED)] {
        assert_eq!(game.thinking_seconds(at), thinking);
    }
    for at in [START + CLAIMED, year] {
        let (white, black) = (game.clock(Color::White, at), game.clock(Color::Black, at));
        assert!(!white.running && !black.running);
        assert_eq!((white.thinking_seconds, black.thinking_seconds), (CLAIMED, 0));
        assert_eq!((white.seconds_left, black.seconds_left), (None, None));
        assert_eq!((white.days_left, black.days_left), (Some(48), Some(50)));
        let request = |player, text| {
            let decision = game.play(player, MoveRequest { ply: 2, text, offer_draw: false }, at);
            verdict(&decision)
        };
        assert_eq!(request(WHITE, "e3+"), "claim_waits");
        assert_eq!(request(BLACK, "Kd5"), "claim_waits");
        assert_eq!(request(STRANGER, "e3+"), "not_your_game");
        let predicted = game.predict(WHITE, answer(&game, "e3+"), at).map(|p| p.seconds);
        assert_eq!(predicted.unwrap_err().code(), "claim_waits");
        assert!(!game.may_claim(Color::White, at) && !game.may_claim(Color::Black, at));
        let claims = |player, claim, text| {
            outcome(&game.claim(player, request_at(2, claim, text), MISSING, at))
        };
        assert_eq!(claims(WHITE, Claim::TablebaseWin, ""), "repeated 2");
        assert_eq!(claims(WHITE, Claim::TablebaseWin, "e3"), "claim_waits");
        assert_eq!(claims(WHITE, Claim::TablebaseDraw, ""), "claim_waits");
        assert_eq!(claims(WHITE, Claim::Repetition, ""), "claim_waits");
        assert_eq!(claims(BLACK, Claim::TablebaseDraw, ""), "claim_waits");
    }
}

fn request_at(ply: u16, claim: Claim, text: &str) -> ClaimRequest<'_> {
    ClaimRequest { ply, claim, intended: (!text.is_empty()).then_some(text) }
}

/// LAW-5.1.2, LAW-5.2.3: while a claim waits either side may resign, and open offers are answered.
#[test]
fn a_game_that_waits_can_be_given_up_or_agreed() {
    let at = START + 365 * DAY;
    type Decide = fn(&Game, Instant) -> Result<Decision, rules::Refusal>;
    let ends: &[(&str, Decide, Option<&str>)] = &[
        ("White resigns", |game, at| game.resign(WHITE, at), Some("resignation")),
        ("Black resigns", |game, at| game.resign(BLACK, at), Some("resignation")),
        ("White accepts", |game, at| game.accept_draw(WHITE, Some(2), at), Some("agreement")),
        ("White declines", |game, at| game.decline_draw(WHITE, Some(2), at), None),
    ];
    for (what, decide, reason) in ends {
        let mut game = waiting();
        let decision = decide(&game, at);
        accept(&mut game, decision);
        assert_eq!(game.ending().map(|ending| ending.reason.code()), *reason, "{what}");
        let ruled = verdict(&game.rule_on_claim(2, true, at + 1));
        let expected = if reason.is_some() { "game_finished" } else { "accepted" };
        assert_eq!((ruled.as_str(), game.referred().is_none()), (expected, reason.is_some()));
        assert_eq!(game.forfeit(at + 365 * DAY), None, "{what}");
    }
    // The claimer has offered nothing.
    assert_eq!(verdict(&waiting().accept_draw(BLACK, None, at)), "no_draw_offer");
}

/// LAW-5.1.3, LAW-5.2.4: upheld, the claim ends the game when the director rules.
#[test]
fn an_upheld_claim_ends_the_game() {
    for (claim, text, points, rule) in [
        (Claim::TablebaseWin, "", (2, 0), "LAW-5.1.3"),
        (Claim::TablebaseWin, "e3", (2, 0), "LAW-5.1.3"),
        (Claim::TablebaseDraw, "", (1, 1), "LAW-5.2.4"),
        (Claim::TablebaseDraw, "e3", (1, 1), "LAW-5.2.4"),
    ] {
        let mut game = game(WHITE_MOVES, "Kd2 Kd5");
        let decision = game.claim(WHITE, request(&game, claim, text), MISSING, START + CLAIMED);
        accept(&mut game, decision);
        assert_eq!(game.referred().map(|r| r.intended.is_some()), Some(!text.is_empty()));
        let decision = game.rule_on_claim(2, true, START + 100 * DAY);
        accept(&mut game, decision);
        let ending = game.ending().copied().unwrap();
        assert_eq!((ending.score.white.0, ending.score.black.0), points);
        assert_eq!((ending.reason.rule(), ending.by), (rule, Some(Color::White)));
        assert_eq!((ending.at, game.ply()), (START + 100 * DAY, 2));
        assert!(game.referred().is_none());
        assert_eq!(verdict(&game.rule_on_claim(2, true, START + 101 * DAY)), "repeated 3");
        assert_eq!(verdict(&game.rule_on_claim(2, false, START + 101 * DAY)), "game_finished");
        assert_eq!(
            outcome(&game.claim(WHITE, request(&game, claim, text), None, START)),
            "repeated 2"
        );
    }
    // Black's claim wins for Black.
    let mut game = game(BLACK_MOVES, "");
    let decision = game.claim(BLACK, request(&game, Claim::TablebaseWin, ""), MISSING, START);
    accept(&mut game, decision);
    let decision = game.rule_on_claim(0, true, START);
    accept(&mut game, decision);
    assert_eq!(game.ending().map(|e| (e.score.white.0, e.score.black.0)), Some((0, 2)));
}

/// LAW-6.10c: rejected, play goes on where it stood: what stood still is charged to nobody.
#[test]
fn a_rejected_claim_gives_the_time_back() {
    let mut game = waiting();
    let flag = crate::game(WHITE_MOVES, "Kd2 Kd4=").deadline().unwrap();
    let decision = game.rule_on_claim(2, false, START + 365 * DAY + 7);
    accept(&mut game, decision);
    let stood = 365 * DAY + 7 - CLAIMED;
    assert!(game.referred().is_none() && game.ending().is_none());
    assert_eq!(game.deadline(), Some(flag + stood));
    assert_eq!((game.forfeit(flag + stood + -1), game.open_offer(Color::Black)), (None, Some(2)));
    assert_eq!(game.forfeit(flag + stood).map(|event| event.at()), Some(flag + stood));
    let ruled = START + 365 * DAY + 7;
    assert_eq!(game.thinking_seconds(ruled), CLAIMED);
    assert_eq!(game.thinking_seconds(ruled + 60), CLAIMED + 60);
    assert!(game.clock(Color::White, ruled).running);
    // The same claim is answered; another one waits again, and both times are given back.
    let again = |claim| request_at(2, claim, "");
    let at = ruled + DAY;
    assert_eq!(outcome(&game.claim(WHITE, again(Claim::TablebaseWin), MISSING, at)), "repeated 2");
    let decision = game.claim(WHITE, again(Claim::TablebaseDraw), MISSING, at);
    accept(&mut game, decision);
    assert_eq!(game.thinking_seconds(at + 9 * DAY), CLAIMED + DAY);
    let decision = game.rule_on_claim(2, false, at + 10 * DAY);
    accept(&mut game, decision);
    assert_eq!(game.deadline(), Some(flag + stood + 10 * DAY));
    let decision = game.play(WHITE, answer(&game, "e3+"), at + 11 * DAY);
    accept(&mut game, decision);
    let seconds = CLAIMED + 2 * DAY;
    assert_eq!((game.plies()[2].seconds, game.plies()[2].charged_days), (seconds, 4));
    assert_eq!(game.time_used(Color::White).days, 4);
    // The next move's time is its own.
    assert_eq!(game.thinking_seconds(at + 11 * DAY + 3), 3);
    assert_eq!(game.deadline(), Some(at + 11 * DAY + 36 * DAY));
}

/// LAW-6.4, LAW-6.10a: before White's clock is started there is nothing to stop.
#[test]
fn a_claim_before_the_start_gives_no_time_back() {
    for (ruled, stood) in [(-5, 0), (0, 0), (3 * DAY, 3 * DAY)] {
        let mut game = game(WHITE_MOVES, "");
        let flag = game.deadline().unwrap();
        let claim = request(&game, Claim::TablebaseWin, "");
        let decision = game.claim(WHITE, claim, MISSING, START + -10 * DAY);
        accept(&mut game, decision);
        assert_eq!(game.thinking_seconds(START + 20 * DAY), 0);
        let decision = game.rule_on_claim(0, false, START + ruled);
        accept(&mut game, decision);
        assert_eq!(game.deadline(), Some(flag + stood), "{ruled}");
    }
}

/// LAW-6.10c: a ruling is on the claim that waits, in the position that the director has seen; the
/// same ruling again is answered.
#[test]
fn rulings_are_examined() {
    let mut game = waiting();
    let at = START + 5 * DAY;
    let rule = |game: &Game, ply, upheld| verdict(&game.rule_on_claim(ply, upheld, at));
    for upheld in [true, false] {
        assert_eq!(rule(&game, 2, upheld), "accepted");
        assert_eq!(rule(&game, 1, upheld), "stale_position");
        assert_eq!(rule(&game, 3, upheld), "unknown_ply");
        assert_eq!(rule(&crate::game("", ""), 0, upheld), "no_claim_waits");
        assert_eq!(rule(&crate::game("", "f3 e5 g4 Qh4#"), 4, upheld), "game_finished");
        assert_eq!(rule(&crate::game("", "f3 e5 g4 Qh4#"), 3, upheld), "stale_position");
    }
    let decision = game.rule_on_claim(2, false, at);
    accept(&mut game, decision);
    assert_eq!(rule(&game, 2, false), "repeated 3");
    assert_eq!(rule(&game, 2, true), "no_claim_waits");
    assert_eq!(rule(&game, 1, false), "stale_position");
    let decision = game.play(WHITE, answer(&game, "e3+"), at);
    accept(&mut game, decision);
    assert_eq!(rule(&game, 2, false), "stale_position");
    assert_eq!(rule(&game, 3, false), "no_claim_waits");
}

/// LAW-9.4.1: after the flag there is nothing to claim, before it there is.
#[test]
fn the_flag_comes_before_the_claim() {
    let game = game(WHITE_MOVES, "");
    let flag = game.deadline().unwrap();
    for (offset, tables, expected) in [
        (-1, MISSING, "referred table_missing"),
        (-1, Some(Ok(TableVerdict::Win)), "correct"),
        (0, MISSING, "flag_fallen"),
        (0, Some(Ok(TableVerdict::Win)), "flag_fallen"),
    ] {
        let claim = request(&game, Claim::TablebaseWin, "");
        assert_eq!(outcome(&game.claim(WHITE, claim, tables, flag + offset)), expected);
    }
    // Claimed in the last second, rejected later: that second is left.
    let mut game = game.clone();
    let claim = request(&game, Claim::TablebaseWin, "");
    let decision = game.claim(WHITE, claim, MISSING, flag + -1);
    accept(&mut game, decision);
    let decision = game.rule_on_claim(0, false, flag + 9 * DAY);
    accept(&mut game, decision);
    assert_eq!(game.deadline(), Some(flag + 9 * DAY + 1));
    assert_eq!(verdict(&game.play(WHITE, answer(&game, "Kd2"), flag + 9 * DAY)), "accepted");
    assert_eq!(verdict(&game.play(WHITE, answer(&game, "Kd2"), flag + 9 * DAY + 1)), "flag_fallen");
}

/// LAW-6.10a: a log in which play goes on while a claim waits, or a ruling comes without one, is
/// damaged.
#[test]
fn a_log_that_goes_on_while_a_claim_waits_is_corrupt() {
    let waiting = waiting();
    let at = START + 9 * DAY;
    let code = rules::notation::read_move("e3+", waiting.position()).unwrap();
    let (draw_offered, ends, conditional) = (false, None, false);
    let moved = Event::MovePlayed { at, code, draw_offered, ends, conditional };
    let (by, claim, intended) = (Color::White, Claim::TablebaseDraw, None);
    let claimed = Event::Claimed { at, by, claim, intended, verdict: ClaimVerdict::Correct };
    let ruled = |upheld| Event::ClaimRuled { at, upheld };
    let cases: &[(&[Event], Option<usize>)] = &[
        (&[moved], Some(3)),
        (&[claimed], Some(3)),
        (&[ruled(false)], None),
        (&[ruled(false), moved], None),
        (&[ruled(false), claimed], None),
        (&[ruled(false), ruled(false)], Some(4)),
        (&[ruled(false), moved, ruled(true)], Some(5)),
        (&[ruled(true)], None),
        (&[ruled(true), moved], Some(4)),
        (&[ruled(true), ruled(true)], Some(4)),
    ];
    for (events, corrupt) in cases {
        let log = [waiting.log(), events].concat();
        let found = Game::replay(waiting.terms().clone(), &log).err();
        assert_eq!(found, corrupt.map(CorruptLog), "{events:?}");
    }
}
