//! Article 5: how the board, a resignation and an agreement end a game; and the scores of 12.

use rules::{Color, Ending, HalfPoints, Reason};

use crate::{BLACK, START, STRANGER, WHITE, accept, answer, check, check_all, game, verdict};

/// LAW-5.1.1, LAW-1.2: checkmate wins at once.
#[test]
fn checkmate_wins() {
    check_all("", "f3 e5 g4", &[("Qh4", "Qh4# checkmate"), ("Qg5", "Qg5")]);
    let mate = game("", "f3 e5 g4 Qh4");
    let ending = mate.ending().copied().unwrap();
    assert_eq!((ending.score.white, ending.score.black), (HalfPoints(0), HalfPoints(2)));
    assert_eq!((ending.reason, ending.by), (Reason::Checkmate, Some(Color::Black)));
    assert_eq!((ending.at, ending.reason.rule()), (START, "LAW-5.1.1"));
    assert_eq!(verdict(&mate.play(WHITE, answer(&mate, "Nf3"), START)), "game_finished");
    assert!(mate.deadline().is_none() && mate.forfeit(START + 400 * 86_400).is_none());
}

/// LAW-5.1.2: a resignation ends the game at once, whoever is on move.
#[test]
fn a_resignation_loses() {
    for (player, white, black) in [(WHITE, 0, 2), (BLACK, 2, 0)] {
        for moves in ["", "e4", "e4 e5"] {
            let mut game = game("", moves);
            let decision = game.resign(player, START + 7);
            accept(&mut game, decision);
            let ending = game.ending().copied().unwrap();
            assert_eq!(ending.score.white, HalfPoints(white));
            assert_eq!(ending.score.black, HalfPoints(black));
            assert_eq!((ending.reason, ending.at), (Reason::Resignation, START + 7));
            // A repeat is an answer; the opponent's resignation comes too late.
            let index = game.log().len() - 1;
            assert_eq!(verdict(&game.resign(player, START + 9)), format!("repeated {index}"));
            let other = if player == WHITE { BLACK } else { WHITE };
            assert_eq!(verdict(&game.resign(other, START + 9)), "game_finished");
        }
    }
    assert_eq!(verdict(&game("", "").resign(STRANGER, START)), "not_your_game");
}

/// LAW-5.2.1: stalemate draws at once.
#[test]
fn stalemate_draws() {
    check_all(
        "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
        "",
        &[("Qg5", "Qg5"), ("Kf7", "Kf7 stalemate"), ("Qg7", "Qg7# checkmate")],
    );
    let drawn = game("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "Kf7");
    let ending = drawn.ending().copied().unwrap();
    assert_eq!((ending.score.white, ending.score.black), (HalfPoints(1), HalfPoints(1)));
    assert_eq!((ending.by, ending.reason.rule()), (None, "LAW-5.2.1"));
    assert_eq!(verdict(&drawn.play(BLACK, answer(&drawn, "Kh7"), START)), "game_finished");
}

/// LAW-5.2.2, LAW-1.3: the last piece that could mate falls, and the game is drawn at once.
#[test]
fn dead_positions_draw() {
    // White's king takes a knight on e2; what stays decides.
    let cases: &[(&str, &str)] = &[
        ("4k3/8/8/8/8/8/4n3/4K3 w - - 0 1", "Kxe2 dead_position"),
        ("4k3/8/8/8/8/8/4n3/2B1K3 w - - 0 1", "Kxe2 dead_position"),
        ("4k3/8/8/8/8/8/4n3/2N1K3 w - - 0 1", "Kxe2 dead_position"),
        // Bishops of both sides on squares of one colour, however many.
        ("2b1k3/8/8/8/8/8/4n3/4KB2 w - - 0 1", "Kxe2 dead_position"),
        ("2b1k3/8/8/8/8/3B4/4n3/4KB2 w - - 0 1", "Kxe2 dead_position"),
        // On squares of both colours there is a mate in the corner.
        ("4kb2/8/8/8/8/8/4n3/4KB2 w - - 0 1", "Kxe2"),
        ("4k3/8/8/8/8/8/4n3/2B1KB2 w - - 0 1", "Kxe2"),
        ("2b1k3/8/8/8/8/8/4n3/4K1N1 w - - 0 1", "Kxe2"),
        ("4k1n1/8/8/8/8/8/4n3/4K1N1 w - - 0 1", "Kxe2"),
        // Two knights can mate with help.
        ("4k3/8/8/8/8/8/4n3/2N1K1N1 w - - 0 1", "Kxe2"),
        ("4k3/8/8/8/8/8/P3n3/4K3 w - - 0 1", "Kxe2"),
        ("4k3/r7/8/8/8/8/4n3/4K3 w - - 0 1", "Kxe2"),
    ];
    for (start, expected) in cases {
        check(start, "", "Kxe2", expected);
    }
    assert_eq!(Reason::DeadPosition.rule(), "LAW-5.2.2");
}

/// LAW-1.3, LAW-5.2.2: the move that closes the board ends the game, and no other does.
#[test]
fn blocked_positions_draw() {
    let cases = [
        // The last pawn closes the wall from edge to edge; while it stands back, a way is open.
        ("8/4k3/1p1p1p1p/pPpPpPpP/P1P1P3/6P1/4K3/8 w - - 0 1", "g4", "g4 dead_position"),
        ("8/4k3/1p1p1p1p/pPpPpPpP/P1P1P3/6P1/4K3/8 w - - 0 1", "Kd3", "Kd3"),
        // The same with knights, which jump over it.
        ("1n6/4k3/1p1p1p1p/pPpPpPpP/P1P1P3/6P1/4K3/1N6 w - - 0 1", "g4", "g4"),
        // With a bishop that all its own pawns shut in; one of the other colour takes the pawn on a5.
        ("8/4k3/1p1p1p1p/pPpPpPpP/P1P1P3/6P1/3BK3/8 w - - 0 1", "g4", "g4"),
        ("8/4k3/1p1p1p1p/pPpPpPpP/P1P1P3/6P1/4K3/5B2 w - - 0 1", "g4", "g4 dead_position"),
        // Black is forced to take the last man that could mate.
        ("8/8/8/8/8/8/1R6/k1K5 w - - 0 1", "Ra2", "Ra2+ dead_position"),
    ];
    for (start, text, expected) in cases {
        check(start, "", text, expected);
    }
}

/// LAW-5.2.2
/// DIFFERENCE: not every dead position is told: `shared/rules/src/board/dead` says which are not. Here
/// pieces hold the wall as well as pawns, and the players agree on the draw.
#[test]
fn some_blocked_positions_play_on() {
    let castles = "r3k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w q - 0 1";
    check(castles, "", "Kd2", "Kd2");
}

/// LAW-12.1, LAW-12.2: the normal scores only: 1-0, 1/2-1/2 and 0-1, in halves.
#[test]
fn scores_are_the_normal_ones() {
    let color = Color::White;
    for (ending, pgn) in [
        (Ending::won(color, Reason::Checkmate, color, START), "1-0"),
        (Ending::won(!color, Reason::Resignation, color, START), "0-1"),
        (Ending::drawn(Reason::Stalemate, None, START), "1/2-1/2"),
    ] {
        assert_eq!(ending.score.white.0 + ending.score.black.0, 2);
        assert_eq!(ending.pgn(), pgn);
    }
}
