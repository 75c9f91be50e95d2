//! Article 9.2: the same position for the third time; and 9.4: what comes of a claim.

use rules::{
    Claim, ClaimRequest, ClaimVerdict, Decision, Event, Game, HalfPoints, MoveRequest, PlayerId,
    Refusal, TableAnswer,
};

use crate::{BLACK, START, STRANGER, WHITE, accept, answer, game, mover, verdict};

/// The knights out and home again: the same position once more.
pub(crate) const QUIET: &str = "Nc3 Nc6 Nb1 Nb8";

/// A claim for the present position of `game`, or with an intended move where `text` is one.
pub(crate) fn request<'a>(game: &Game, claim: Claim, text: &'a str) -> ClaimRequest<'a> {
    ClaimRequest { ply: game.ply(), claim, intended: (!text.is_empty()).then_some(text) }
}

/// What a claim comes to, in words: its verdict, `offer` when it opens one, `moved` when its
/// intended move is made, `moved=` when an offer comes with that.
#[track_caller]
pub(crate) fn outcome(decision: &Result<Decision, Refusal>) -> String {
    let Ok(Decision::Accepted(events)) = decision else { return verdict(decision) };
    let [Event::Claimed { verdict, .. }, moved @ ..] = events.as_slice() else {
        panic!("no claim: {events:?}");
    };
    let said = match verdict {
        ClaimVerdict::Correct => "correct".to_owned(),
        ClaimVerdict::Incorrect { opens_offer: true } => "incorrect offer".to_owned(),
        ClaimVerdict::Incorrect { opens_offer: false } => "incorrect".to_owned(),
        ClaimVerdict::Referred(why) => format!("referred {}", why.code()),
    };
    match moved {
        [] => said,
        [Event::MovePlayed { draw_offered: false, .. }] => format!("{said} moved"),
        [Event::MovePlayed { draw_offered: true, .. }] => format!("{said} moved="),
        more => panic!("after a claim: {more:?}"),
    }
}

/// What `claim` by the player on move comes to, after which the preview has told the same, and the
/// game is over exactly when the claim was correct.
#[track_caller]
pub(crate) fn check_claim(
    game: &Game,
    claim: Claim,
    text: &str,
    tables: Option<TableAnswer>,
    expected: &str,
) {
    let request = request(game, claim, text);
    let decision = game.claim(mover(game), request, tables, START);
    let about = format!("{claim:?} with “{text}” after {} half-moves", game.ply());
    assert_eq!(outcome(&decision), expected, "{about}");
    assert_eq!(decision, game.claim(mover(game), request, tables, START), "{about}, once more");
    let facts = game.claim_facts(mover(game), request, tables, START);
    let Ok(Decision::Accepted(events)) = &decision else {
        let refused = facts.map(|facts| facts.verdict);
        assert!(matches!(refused, Err(_) | Ok(None)), "{about}: {refused:?}");
        return;
    };
    let mut after = game.clone();
    accept(&mut after, decision.clone());
    let facts = facts.expect("the facts of a claim that is decided");
    let Event::Claimed { verdict, intended, .. } = events[0] else { unreachable!() };
    assert_eq!(facts.verdict, Some(verdict), "{about}");
    assert_eq!(facts.intended.map(|m| m.code), intended, "{about}");
    if verdict == ClaimVerdict::Correct {
        let ending = after.ending().copied().expect("an ending");
        assert_eq!(ending.reason.rule(), claim.rule_for(!text.is_empty()), "{about}");
        assert_eq!((ending.by, ending.at), (Some(game.turn()), START), "{about}");
        let points = HalfPoints(if claim == Claim::TablebaseWin { 2 } else { 1 });
        assert_eq!(*ending.score.get(game.turn()), points, "{about}");
        assert_eq!(ending.score.white.0 + ending.score.black.0, 2, "{about}");
        assert_eq!(after.position(), game.position(), "{about}: an intended move is not played");
    } else if events.len() == 1 {
        assert!(after.ending().is_none(), "{about}");
        assert_eq!(after.position(), game.position(), "{about}");
    }
}

/// What a claim of repetition comes to after `moves` from `start`.
#[track_caller]
fn check(start: &str, moves: &str, text: &str, expected: &str) {
    check_claim(&game(start, moves), Claim::Repetition, text, None, expected);
}

/// LAW-9.2.1.2: the position has just appeared for the third time, or a later one.
#[test]
fn a_third_time_is_claimed() {
    for (times, expected) in
        [(0, "incorrect offer"), (1, "incorrect offer"), (2, "correct"), (3, "correct")]
    {
        let moves = [QUIET].repeat(times).join(" ");
        check("", &moves, "", expected);
        // Black alike, whose position is the one after White's first move.
        check("", &format!("e4 {}", ["Nc6 Nc3 Nb8 Nb1"].repeat(times).join(" ")), "", expected);
    }
    let third = game("", &[QUIET, QUIET].join(" "));
    assert_eq!(third.repetitions(), [0, 4, 8]);
    let facts = third.claim_facts(WHITE, request(&third, Claim::Repetition, ""), None, START);
    assert_eq!(facts.unwrap().repeated, [0, 4, 8]);
}

/// LAW-9.2.1.1: the position is about to appear for the third time, by the intended move.
#[test]
fn a_third_time_is_claimed_with_the_intended_move() {
    let cases: &[(&str, &str, &str)] = &[
        ("Nc3 Nc6 Nb1", "Nb8", "incorrect offer moved="),
        ("Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1", "Nb8", "correct"),
        ("Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1", "c6b8", "correct"),
        ("Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1", "Rb8", "incorrect offer moved="),
        // Without the move it has appeared twice only.
        ("Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1", "", "incorrect offer"),
        ("Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8", "Nc3", "correct"),
        ("Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8", "Nf3", "incorrect offer moved="),
        // The present position is the third, but the claim is for the one to come.
        ("Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8", "e4", "incorrect offer moved="),
    ];
    cases.iter().for_each(|(moves, text, expected)| check("", moves, text, expected));
    let before = game("", cases[1].0);
    let request = request(&before, Claim::Repetition, "Nb8");
    assert_eq!(before.claim_facts(BLACK, request, None, START).unwrap().repeated, [0, 4, 8]);
}

/// LAW-9.2.1.1, LAW-9.2.1.2: not necessarily by repetition of moves, nor consecutively.
#[test]
fn other_moves_lead_to_the_same_position() {
    check("", "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8", "", "correct");
    check("", "Nf3 Nf6 Nc3 Nc6 Ng1 Ng8 Nb1 Nb8 Nc3 Nf6 Nb1 Ng8", "", "correct");
    check("", "Nc3 Nf6 Nb1 Ng8 Nf3 Nc6 Ng1", "Nb8", "correct");
    // The same pieces by their kind: the rooks change places.
    let swap = "Rgg2 Kb8 Rhg1 Ka8 Rh2 Kb8 Rhh1 Ka8";
    check("k7/8/8/8/8/8/8/K5RR w - - 0 1", swap, "", "incorrect offer");
    check("k7/8/8/8/8/8/8/K5RR w - - 0 1", &[swap, swap].join(" "), "", "correct");
    // What stood before a pawn's move cannot come back.
    check("", &[QUIET, "e3 e6", QUIET].join(" "), "", "incorrect offer");
    check("", &[QUIET, "e3 e6", QUIET, QUIET].join(" "), "", "correct");
}

/// LAW-9.2.2: with the other player to move it is another position.
#[test]
fn the_side_to_move_counts() {
    let start = "k7/8/8/8/8/8/8/K6R w - - 0 1";
    // After three moves of the rook and two of the king Black is to move.
    let lost = "Rh2 Kb8 Rh3 Ka8 Rh1";
    let round = "Kb8 Rh2 Ka8 Rh1";
    check(start, &[lost, round].join(" "), "", "incorrect offer");
    check(start, &[lost, round, round].join(" "), "", "correct");
    assert_eq!(game(start, &[lost, round].join(" ")).repetitions(), [5, 9]);
}

/// LAW-9.2.2: every castling right on its own, lost by the king or by that rook.
#[test]
fn castling_rights_count() {
    let start = "rn2k2r/8/8/p6p/P6P/8/8/RN2K2R w KQkq - 0 1";
    check(start, &[QUIET, QUIET].join(" "), "", "correct");
    for loss in [
        "Ra2 Nc6 Ra1 Nb8",
        "Rh2 Nc6 Rh1 Nb8",
        "Ke2 Nc6 Ke1 Nb8",
        "Nc3 Ra7 Nb1 Ra8",
        "Nc3 Rh7 Nb1 Rh8",
        "Nc3 Ke7 Nb1 Ke8",
    ] {
        // The men stand as at the start for the third time, the rights for the second.
        check(start, &[loss, QUIET].join(" "), "", "incorrect offer");
        check(start, &[QUIET, loss].join(" "), "", "incorrect offer");
        check(start, &[loss, QUIET, QUIET].join(" "), "", "correct");
    }
    // Without rights there are none to lose.
    let none = "rn2k2r/8/8/p6p/P6P/8/8/RN2K2R w - - 0 1";
    check(none, &["Ke2 Nc6 Ke1 Nb8", QUIET].join(" "), "", "correct");
    // What prevents castling for a while takes no right away: the attack on f1 comes and goes.
    let attacked = "rnb1k2r/8/8/p6p/P6P/8/8/RN2K2R w KQkq - 0 1";
    check(attacked, "Nc3 Ba6 Nb1 Bc8 Nc3 Ba6 Nb1 Bc8", "", "correct");
}

/// LAW-9.2.2: a capture en passant that was possible makes another position; one that was not
/// legal does not.
#[test]
fn a_capture_en_passant_counts_when_it_was_legal() {
    let rook = "Rh2 Kd8 Rh1 Ke8";
    let possible = "4k3/3p4/8/4P3/8/8/8/4K2R b - - 0 1";
    check(possible, &["d5", rook, rook].join(" "), "", "incorrect offer");
    check(possible, &["d5", rook, rook, rook].join(" "), "", "correct");
    // Nothing stands beside the pawn.
    let alone = "4k3/3p4/8/6P1/8/8/8/4K2R b - - 0 1";
    check(alone, &["d5", rook].join(" "), "", "incorrect offer");
    check(alone, &["d5", rook, rook].join(" "), "", "correct");
    // Both pawns would vanish from the king's rank.
    let along = ["d5", "Ka4 Ke7 Ka5 Ke8", "Ka4 Ke7 Ka5 Ke8"].join(" ");
    check("4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1", &along, "", "correct");
    // The pawn may not leave the king's file.
    let pinned = ["d5", "Kd1 Kg8 Ke1 Kh8", "Kd1 Kg8 Ke1 Kh8"].join(" ");
    check("4r2k/3p4/8/4P3/8/8/8/4K3 b - - 0 1", &pinned, "", "correct");
}

/// LAW-9.2.1.2, LAW-9.4.1: the player on move claims, in a running game, in its present position.
#[test]
fn only_the_player_on_move_claims() {
    let third = game("", &[QUIET, QUIET].join(" "));
    let deadline = third.deadline().unwrap();
    let cases: &[(PlayerId, u16, i64, &str)] = &[
        (WHITE, 8, -1, "correct"),
        (BLACK, 8, -1, "not_your_turn"),
        (STRANGER, 8, -1, "not_your_game"),
        (WHITE, 7, -1, "stale_position"),
        (WHITE, 4, -1, "stale_position"),
        (BLACK, 7, -1, "stale_position"),
        (WHITE, 9, -1, "unknown_ply"),
        (BLACK, u16::MAX, -1, "unknown_ply"),
        (WHITE, 8, 0, "flag_fallen"),
        (BLACK, 8, 0, "flag_fallen"),
        (STRANGER, 7, 0, "not_your_game"),
    ];
    for (player, ply, offset, expected) in cases {
        for (claim, intended) in [(Claim::Repetition, None), (Claim::Repetition, Some("Nc3"))] {
            let request = ClaimRequest { ply: *ply, claim, intended };
            let found = outcome(&third.claim(*player, request, None, deadline + *offset));
            assert_eq!(found, *expected, "{player} at {ply}");
        }
    }
    assert!(third.may_claim(third.turn(), deadline + -1));
    assert!(!third.may_claim(!third.turn(), deadline + -1));
    assert!(!third.may_claim(third.turn(), deadline));
}

/// LAW-9.4.2: a correct claim ends the game at once, as a draw, and the intended move is not made.
/// LAW-9.4.1: it cannot be withdrawn, and nothing follows it.
#[test]
fn a_correct_claim_ends_the_game() {
    for text in ["", "Nc3"] {
        let mut game = game("", &[QUIET, QUIET].join(" "));
        let claim = request(&game, Claim::Repetition, text);
        let decision = game.claim(WHITE, claim, None, START + 9);
        accept(&mut game, decision);
        let ending = game.ending().copied().unwrap();
        assert_eq!((ending.score.white, ending.score.black), (HalfPoints(1), HalfPoints(1)));
        assert_eq!((ending.reason.code(), ending.at), ("repetition", START + 9));
        assert_eq!(
            ending.reason.rule(),
            if text.is_empty() { "LAW-9.2.1.2" } else { "LAW-9.2.1.1" }
        );
        assert_eq!((game.ply(), game.deadline()), (8, None));
        let late = START + 90 * 86_400;
        assert_eq!(game.forfeit(late), None);
        assert_eq!(outcome(&game.claim(WHITE, claim, None, late)), "repeated 8");
        let other = request(&game, Claim::FiftyMoves, text);
        assert_eq!(outcome(&game.claim(WHITE, other, None, late)), "game_finished");
        for (player, text) in [(WHITE, "Nc3"), (BLACK, "Nc6")] {
            let finished = "game_finished";
            assert_eq!(verdict(&game.play(player, answer(&game, text), START + 10)), finished);
            assert_eq!(verdict(&game.resign(player, START + 10)), finished);
            assert_eq!(verdict(&game.accept_draw(player, None, START + 10)), finished);
        }
        assert_eq!(outcome(&game.claim(BLACK, claim, None, START)), "game_finished");
    }
}

/// LAW-9.1.2.2: an incorrect claim is an offer, the opponent's to accept or decline by its ply.
/// LAW-9.4.1: it cannot be withdrawn. LAW-6.10b: it stops no clock.
#[test]
fn an_incorrect_claim_is_a_draw_offer() {
    let mut game = game("", QUIET);
    let before = (game.deadline(), game.turn_since());
    let decision = game.claim(WHITE, request(&game, Claim::Repetition, ""), None, START + 5);
    accept(&mut game, decision);
    assert_eq!((game.deadline(), game.turn_since()), before);
    assert_eq!(game.thinking_seconds(START + 7), 7);
    assert_eq!((game.open_offer(rules::Color::White), game.ply()), (Some(4), 4));
    for (player, offer, expected) in [
        (BLACK, Some(4), "accepted"),
        (BLACK, None, "accepted"),
        (BLACK, Some(3), "no_draw_offer"),
        (BLACK, Some(5), "no_draw_offer"),
        (WHITE, Some(4), "no_draw_offer"),
        (WHITE, None, "no_draw_offer"),
    ] {
        assert_eq!(verdict(&game.accept_draw(player, offer, START + 6)), expected, "{offer:?}");
        assert_eq!(verdict(&game.decline_draw(player, offer, START + 6)), expected, "{offer:?}");
    }
    let mut agreed = game.clone();
    let decision = agreed.accept_draw(BLACK, Some(4), START + 6);
    accept(&mut agreed, decision);
    assert_eq!(agreed.ending().map(|ending| ending.reason.rule()), Some("LAW-5.2.3"));

    let decision = game.decline_draw(BLACK, Some(4), START + 6);
    accept(&mut game, decision);
    assert_eq!(game.open_offer(rules::Color::White), None);
    assert_eq!(verdict(&game.decline_draw(BLACK, Some(4), START + 7)), "repeated 5");
    assert_eq!(verdict(&game.accept_draw(BLACK, Some(4), START + 7)), "no_draw_offer");
    assert_eq!(verdict(&game.play(WHITE, answer(&game, "e4"), START + 7)), "accepted");
    // Before both have moved there is nothing to agree (LAW-5.2.3).
    let mut early = crate::game("", "");
    let decision = early.claim(WHITE, request(&early, Claim::Repetition, "Nf3"), None, START);
    accept(&mut early, decision);
    assert_eq!(verdict(&early.accept_draw(BLACK, Some(1), START)), "draw_too_early");
}

/// LAW-9.4.3: after an incorrect claim the intended move is made, and the offer comes with it.
#[test]
fn the_intended_move_of_an_incorrect_claim_is_made() {
    let mut game = game("", QUIET);
    let decision = game.claim(WHITE, request(&game, Claim::Repetition, "e2-e4"), None, START + 5);
    accept(&mut game, decision);
    assert_eq!((game.ply(), game.last_move().map(|m| m.san)), (5, Some("e4".to_owned())));
    assert_eq!(game.turn_since(), START + 5);
    assert_eq!(game.plies()[4].seconds, 5);
    assert!(game.plies()[4].draw_offered && !game.plies()[4].conditional);
    assert_eq!(game.open_offer(rules::Color::White), Some(5));
    assert_eq!(verdict(&game.accept_draw(BLACK, Some(4), START + 6)), "no_draw_offer");
    assert_eq!(verdict(&game.accept_draw(BLACK, Some(5), START + 6)), "accepted");
    assert_eq!(verdict(&game.decline_draw(BLACK, Some(5), START + 6)), "accepted");
    // The move stands as if it had been played (LAW-4.3).
    let again = |text, offer_draw| {
        verdict(&game.play(WHITE, MoveRequest { ply: 4, text, offer_draw }, START + 6))
    };
    assert_eq!(
        (again("e4", true), again("d4", true)),
        ("repeated 5".into(), "already_moved".into())
    );
    // It may end the game by itself (LAW-5.1.1).
    let mut mated = crate::game("", "f3 e5 g4");
    let decision = mated.claim(BLACK, request(&mated, Claim::Repetition, "Qh4#"), None, START);
    assert_eq!(outcome(&decision), "incorrect offer moved=");
    accept(&mut mated, decision);
    assert_eq!(mated.ending().map(|ending| ending.reason.code()), Some("checkmate"));
    assert_eq!(mated.open_offer(rules::Color::Black), None);
}

/// LAW-9.4.3: an intended move that is not legal is refused, and nothing has changed.
#[test]
fn an_intended_move_must_be_legal() {
    let cases: &[(&str, &str, &str, &str)] = &[
        ("", QUIET, "e5", "illegal_move"),
        ("", QUIET, "Nd2", "illegal_move"),
        ("", QUIET, "nonsense", "unreadable_move"),
        ("", "d4 d5 Nf3 Nf6", "Nd2", "ambiguous_move"),
        ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "", "a8", "promotion_missing"),
        ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "", "a8=Q", "incorrect offer moved="),
        ("", &[QUIET, QUIET].join(" "), "Nd2", "illegal_move"),
    ];
    for (start, moves, text, expected) in cases {
        check(start, moves, text, expected);
    }
}

/// LAW-9.4.1: the same claim again is answered, in any spelling, however far the game has gone on;
/// another one is examined by itself.
#[test]
fn a_repeated_claim_is_answered() {
    let mut game = game("", "Nf3 Nf6 Ng1");
    let decision = game.claim(BLACK, request(&game, Claim::Repetition, "Ng8"), None, START);
    accept(&mut game, decision);
    let decision = game.claim(WHITE, request(&game, Claim::Repetition, ""), None, START);
    accept(&mut game, decision);
    let cases: &[(PlayerId, u16, Claim, &str, &str)] = &[
        (BLACK, 3, Claim::Repetition, "Ng8", "repeated 3"),
        (BLACK, 3, Claim::Repetition, "f6-g8", "repeated 3"),
        (BLACK, 3, Claim::Repetition, "6678", "repeated 3"),
        (BLACK, 3, Claim::Repetition, "", "stale_position"),
        (BLACK, 3, Claim::Repetition, "Nd5", "stale_position"),
        (BLACK, 3, Claim::Repetition, "nonsense", "stale_position"),
        (BLACK, 3, Claim::FiftyMoves, "Ng8", "stale_position"),
        (WHITE, 3, Claim::Repetition, "Ng8", "stale_position"),
        (WHITE, 4, Claim::Repetition, "", "repeated 5"),
        (STRANGER, 4, Claim::Repetition, "", "not_your_game"),
    ];
    let check = |game: &Game, at| {
        for (player, ply, claim, text, expected) in cases {
            let intended = (!text.is_empty()).then_some(*text);
            let request = ClaimRequest { ply: *ply, claim: *claim, intended };
            let found = outcome(&game.claim(*player, request, None, at));
            assert_eq!(found, *expected, "{player} at {ply}: {claim:?} {text}");
        }
    };
    check(&game, START);
    // Other claims in the same position are new ones.
    let new = outcome(&game.claim(WHITE, request(&game, Claim::FiftyMoves, ""), None, START));
    assert_eq!(new, "incorrect offer");
    let new = outcome(&game.claim(WHITE, request(&game, Claim::Repetition, "e4"), None, START));
    assert_eq!(new, "incorrect offer moved=");
    for (player, text) in [(WHITE, "e4"), (BLACK, "e5"), (WHITE, "d4")] {
        let decision = game.play(player, answer(&game, text), START);
        accept(&mut game, decision);
    }
    check(&game, START);
    check(&game, START + 90 * 86_400);
    let decision = game.resign(BLACK, START);
    accept(&mut game, decision);
    check(&game, START);
}
