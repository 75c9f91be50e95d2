//! Article 9.3: fifty moves by each player without a pawn's move or a capture.

use rules::{Claim, Game, PlayerId, Position, Terms, Variant};

use crate::repetition::{QUIET, check_claim, outcome, request};
use crate::{BLACK, START, STRANGER, WHITE, game, mover, terms};

/// Eight men, Black's mirroring White's.
const EIGHT: &str = "1n2k3/pp6/8/8/8/8/PP6/1N2K3 w - - 0 1";

/// As many of the moves that come back after four as asked for.
fn quiet(plies: usize) -> String {
    quiet_from(QUIET, plies)
}

fn quiet_from(round: &str, plies: usize) -> String {
    round.split(' ').cycle().take(plies).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn check(start: &str, moves: &str, text: &str, expected: &str) {
    check_claim(&game(start, moves), Claim::FiftyMoves, text, None, expected);
}

/// LAW-9.3.2: a hundred half-moves, whoever made the last of them.
#[test]
fn fifty_moves_are_claimed() {
    for (plies, expected) in [
        (0, "incorrect offer"),
        (98, "incorrect offer"),
        (99, "incorrect offer"),
        (100, "correct"),
        (101, "correct"),
        (160, "correct"),
    ] {
        check("", &quiet(plies), "", expected);
        check(EIGHT, &quiet(plies), "", expected);
        // Counted from a pawn's move on, which is none of them.
        let moves = format!("e3 {}", quiet_from("Nc6 Nc3 Nb8 Nb1", plies));
        check("", &moves, "", expected);
    }
}

/// LAW-9.3.1: the intended move counts, and makes the fifty or undoes them.
#[test]
fn fifty_moves_are_claimed_with_the_intended_move() {
    let cases: &[(usize, &str, &str)] = &[
        (98, "Nb1", "incorrect offer moved="),
        (99, "Nb8", "correct"),
        (99, "c6b8", "correct"),
        (99, "Ne5", "correct"),
        (99, "e5", "incorrect offer moved="),
        (100, "Nc3", "correct"),
        (100, "e4", "incorrect offer moved="),
        (100, "e3", "incorrect offer moved="),
        (101, "Nc6", "correct"),
        (100, "e5", "illegal_move"),
    ];
    for (plies, text, expected) in cases {
        check("", &quiet(*plies), text, expected);
    }
    // A capture undoes them, castling does not; a promotion is a pawn's move.
    let start = "1n2k3/pp5r/8/8/8/8/PP5R/1N2K3 w - - 0 1";
    check(start, &quiet(100), "Rxh7", "incorrect offer moved=");
    check(start, &quiet(100), "Rg2", "correct");
    check(start, &quiet(99), "Rxh2", "incorrect offer moved=");
    let castles = "rn2k2r/pp6/8/8/8/8/PP6/RN2K2R w KQkq - 0 1";
    check(castles, &quiet(98), "O-O", "incorrect offer moved=");
    check(castles, &quiet(99), "O-O", "correct");
    check(castles, &quiet(100), "O-O", "correct");
    let promotes = "1n2k3/pp5P/8/8/8/8/PP6/1N2K3 w - - 0 1";
    check(promotes, &quiet(100), "h8=Q", "incorrect offer moved=");
    check(promotes, &quiet(100), "", "correct");
}

/// LAW-9.3.1, LAW-9.3.2: not with seven men or fewer, on either side's claim; what counts is the
/// position that is claimed for.
#[test]
fn few_men_are_for_the_tablebases() {
    let seven = "1n2k3/pp6/8/8/8/8/P7/1N2K3 w - - 0 1";
    for plies in [0, 99, 100, 101] {
        let men = game(EIGHT, "").position().men();
        assert_eq!((men, game(seven, "").position().men()), (8, 7));
        check(seven, &quiet(plies), "", "too_few_men");
        check(seven, &quiet(plies), if plies % 2 == 0 { "a3" } else { "a6" }, "too_few_men");
        check(EIGHT, &quiet(plies), "", if plies < 100 { "incorrect offer" } else { "correct" });
    }
    // The intended capture leaves seven, or eight.
    for (white, black, expected) in [
        ("4k3/pp1n4/8/8/8/8/PP1R4/4K3 w - - 0 1", "4k3/pp1r4/8/8/8/8/PP1N4/4K3 b - - 0 1", 7),
        ("4k3/ppnn4/8/8/8/8/PP1R4/4K3 w - - 0 1", "4k3/pp1r4/8/8/8/8/PPNN4/4K3 b - - 0 1", 8),
    ] {
        let expected = if expected == 7 { "too_few_men" } else { "incorrect offer moved=" };
        check(white, "", "Rxd7", expected);
        check(black, "", "Rxd2", expected);
    }
    // A refusal changes nothing and offers nothing.
    let game = game(seven, &quiet(100));
    let refused = game.claim(WHITE, request(&game, Claim::FiftyMoves, ""), None, START);
    assert_eq!(refused.unwrap_err().rule(), Some("LAW-9.3.2"));
    assert!(game.open_offer(rules::Color::White).is_none());
}

/// LAW-9.3.2: moves of this game: what a start position brings along does not count.
#[test]
fn half_moves_before_the_start_do_not_count() {
    let late = "1n2k3/pp6/8/8/8/8/PP6/1N2K3 w - - 99 80";
    for (plies, expected) in
        [(0, "incorrect offer"), (1, "incorrect offer"), (99, "incorrect offer"), (100, "correct")]
    {
        let game = game(late, &quiet(plies));
        assert_eq!(usize::try_from(game.quiet_plies()).unwrap(), plies);
        check(late, &quiet(plies), "", expected);
    }
    check(late, "", "Nc3", "incorrect offer moved=");
    check(late, &quiet(99), "Nb8", "correct");
    // The preview counts alike.
    let game = game(late, &quiet(98));
    let facts = |text| {
        let request = request(&game, Claim::FiftyMoves, text);
        game.claim_facts(WHITE, request, None, START).unwrap().quiet_plies
    };
    assert_eq!((facts(""), facts("Nb1"), facts("a3")), (98, 99, 0));
}

/// LAW-9.3.2, LAW-9.4.1: the player on move claims, in a running game.
#[test]
fn only_the_player_on_move_claims() {
    let game = game("", &quiet(100));
    let deadline = game.deadline().unwrap();
    let cases: &[(PlayerId, i64, &str)] = &[
        (WHITE, -1, "correct"),
        (BLACK, -1, "not_your_turn"),
        (STRANGER, -1, "not_your_game"),
        (WHITE, 0, "flag_fallen"),
    ];
    for (player, offset, expected) in cases {
        let request = request(&game, Claim::FiftyMoves, "");
        let found = outcome(&game.claim(*player, request, None, deadline + *offset));
        assert_eq!(found, *expected, "{player}");
    }
}

/// MAK-DEFAULT: Makruk has its counts instead; the same position for the third time is claimed.
#[test]
fn makruk_has_no_fifty_moves() {
    let start = Position::start(Variant::Makruk);
    let mut game = Game::new(Terms { variant: Variant::Makruk, start: Some(start), ..terms("") });
    for text in "Nd2 Nd7 Nb1 Nb8".split(' ').cycle().take(100) {
        let decision = game.play(mover(&game), crate::answer(&game, text), START);
        crate::accept(&mut game, decision);
    }
    for claim in [Claim::FiftyMoves, Claim::TablebaseDraw, Claim::TablebaseWin] {
        check_claim(&game, claim, "", None, "no_such_claim");
        check_claim(&game, claim, "Nd2", None, "no_such_claim");
    }
    // Whatever the number of men.
    let few = Position::from_fen(Variant::Makruk, "4k3/8/8/8/3m4/8/2R5/3K4 w - - 0 1").unwrap();
    let few = Game::new(Terms { variant: Variant::Makruk, start: Some(few), ..terms("") });
    check_claim(&few, Claim::FiftyMoves, "", None, "no_such_claim");
    check_claim(&few, Claim::TablebaseWin, "", None, "no_such_claim");
    check_claim(&game, Claim::Repetition, "", None, "correct");
    check_claim(&game, Claim::Repetition, "Nd2", None, "correct");
    check_claim(&game, Claim::Repetition, "Ne2", None, "incorrect offer moved=");
}
