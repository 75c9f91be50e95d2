//! Article 4.3, and the order in which a request is examined: repeats are answers, and the first
//! reason that applies is the one that is told.

use rules::{
    Color, MESSAGES_MAX, MoveRequest, PlayerId, Reason, Refusal, Stop, check_message,
    check_message_count,
};

use crate::{BLACK, START, STRANGER, WHITE, answer, game, verdict};

/// LAW-4.3: a move stands; the same request again is answered alike, any other is refused.
#[test]
fn a_move_cannot_be_taken_back() {
    let moves = "e4 e5 Nf3= Nc6";
    let cases: &[(PlayerId, u16, &str, bool, &str)] = &[
        // Repeats, in any spelling, of the last move and of earlier ones.
        (WHITE, 2, "Nf3", true, "repeated 2"),
        (WHITE, 2, "g1f3", true, "repeated 2"),
        (WHITE, 0, "e2-e4", false, "repeated 0"),
        (BLACK, 3, "Nc6", false, "repeated 3"),
        (BLACK, 1, "5755", false, "repeated 1"),
        // Another move, or another offer, for an answered position.
        (BLACK, 3, "Nf6", false, "already_moved"),
        (BLACK, 3, "Nc6", true, "already_moved"),
        (BLACK, 3, "nonsense", false, "already_moved"),
        (WHITE, 2, "Nf3", false, "stale_position"),
        (WHITE, 2, "Nc3", true, "stale_position"),
        (WHITE, 0, "d4", false, "stale_position"),
        // A position that was the opponent's to answer.
        (WHITE, 3, "Nc6", false, "stale_position"),
        (BLACK, 2, "Nf3", true, "stale_position"),
        (STRANGER, 3, "Nc6", false, "not_your_game"),
        // A position that is not there yet.
        (WHITE, 5, "Bb5", false, "unknown_ply"),
        (WHITE, u16::MAX, "Bb5", false, "unknown_ply"),
        (WHITE, 4, "Bb5", false, "accepted"),
    ];
    for (player, ply, text, offer_draw, expected) in cases {
        let request = MoveRequest { ply: *ply, text, offer_draw: *offer_draw };
        let game = game("", moves);
        let decision = game.play(*player, request, START);
        assert_eq!(verdict(&decision), *expected, "{text} by {player} at {ply}");
        if let Err(refusal) = game.predict(*player, request, START) {
            assert!(expected.starts_with("repeated") || refusal.code() == *expected);
        }
    }
}

/// LAW-4.3: the refusal names the move that stands, with its number in the game.
#[test]
fn the_move_that_stands_is_named() {
    let cases: &[(&str, &str, &str)] = &[
        ("", "e4", "1.e4"),
        ("", "e4 e5", "1…e5"),
        ("", "e4 e5 Nf3 Nc6 Bb5", "3.Bb5"),
        ("7k/8/8/8/8/8/R7/K7 w - - 10 41", "Ra5", "41.Ra5"),
        ("7k/8/8/8/8/8/R7/K7 b - - 10 41", "Kg7", "41…Kg7"),
        ("7k/8/8/8/8/8/R7/K7 b - - 10 41", "Kg7 Ra5", "42.Ra5"),
    ];
    for (start, moves, expected) in cases {
        let game = game(start, moves);
        let ply = game.ply() - 1;
        let player = *game.terms().players.get(!game.turn());
        let request = MoveRequest { ply, text: "h5", offer_draw: false };
        let refusal = game.play(player, request, START).unwrap_err();
        assert_eq!(refusal, Refusal::AlreadyMoved { san: (*expected).to_owned() });
        assert!(refusal.to_string().contains(expected));
    }
}

/// LAW-4.3: a repeat is answered after the end and after the deadline as well.
#[test]
fn a_repeat_is_answered_when_nothing_else_is() {
    let late = START + 60 * 86_400;
    let running = game("", "e4 e5");
    let request = MoveRequest { ply: 1, text: "e5", offer_draw: false };
    assert_eq!(verdict(&running.play(BLACK, request, late)), "repeated 1");
    let mate = game("", "f3 e5 g4 Qh4#");
    let request = MoveRequest { ply: 3, text: "Qh4", offer_draw: false };
    assert_eq!(verdict(&mate.play(BLACK, request, late)), "repeated 3");
    let other = MoveRequest { ply: 3, text: "d5", offer_draw: false };
    assert_eq!(verdict(&mate.play(BLACK, other, late)), "already_moved");
}

/// LAW-4.3, LAW-6.7: of several reasons the first is told, in the order of the refusals.
#[test]
fn the_first_reason_is_told() {
    let late = START + 36 * 86_400;
    let mate = "f3 e5 g4 Qh4#";
    let cases: &[(&str, PlayerId, u16, &str, &str)] = &[
        // Everything is wrong; then one reason less in every line.
        (mate, STRANGER, 0, "?", "not_your_game"),
        (mate, BLACK, 3, "?", "already_moved"),
        (mate, WHITE, 3, "?", "stale_position"),
        (mate, BLACK, 5, "?", "unknown_ply"),
        (mate, BLACK, 4, "?", "game_finished"),
        ("e4 e5", BLACK, 2, "?", "flag_fallen"),
        ("e4 e5", WHITE, 2, "e5", "flag_fallen"),
    ];
    for (moves, player, ply, text, expected) in cases {
        let request = MoveRequest { ply: *ply, text, offer_draw: true };
        let found = verdict(&game("", moves).play(*player, request, late));
        assert_eq!(found, *expected, "{text} by {player} at {ply}");
    }
    let game = game("", "e4 e5");
    let texts = [(BLACK, "?", "not_your_turn"), (WHITE, "?", "unreadable_move")];
    for (player, text, expected) in texts {
        assert_eq!(verdict(&game.play(player, answer(&game, text), START)), expected);
    }
    // Draws: the end, then the flag, then the offer, then the number of moves.
    let early = crate::game("", "e4=");
    assert_eq!(verdict(&early.accept_draw(STRANGER, None, late)), "not_your_game");
    assert_eq!(verdict(&early.accept_draw(BLACK, None, late)), "flag_fallen");
    assert_eq!(verdict(&early.accept_draw(WHITE, None, START)), "no_draw_offer");
    assert_eq!(verdict(&early.accept_draw(BLACK, None, START)), "draw_too_early");
}

/// LAW-1.1, LAW-4.3, LAW-6.7, LAW-A.1-A.13, LAW-3.10.2, LAW-3.7, LAW-9.1.2.1, LAW-5.2.3: every
/// refusal has a name for programs, its article and a sentence for people.
#[test]
fn refusals_cite_their_articles() {
    let (by, at, reason) = (Color::White, START, Reason::Stalemate);
    let text = || "x".to_owned();
    let (asked, played) = (1, 2);
    let cases: [(Refusal, &str, Option<&str>); 17] = [
        (Refusal::NotYourGame, "not_your_game", Some("LAW-1.1")),
        (Refusal::MessageTooLong { characters: 2_001 }, "message_too_long", None),
        (Refusal::AlreadyMoved { san: text() }, "already_moved", Some("LAW-4.3")),
        (Refusal::StalePosition { asked, played }, "stale_position", Some("LAW-4.3")),
        (Refusal::UnknownPly { asked, played }, "unknown_ply", Some("LAW-1.1")),
        (Refusal::GameFinished { reason, at }, "game_finished", Some("LAW-5.2.1")),
        (Refusal::FlagFallen { by, at }, "flag_fallen", Some("LAW-6.7")),
        (Refusal::NotYourTurn, "not_your_turn", Some("LAW-1.1")),
        (Refusal::UnreadableMove { text: text() }, "unreadable_move", Some("LAW-A.1-A.13")),
        (Refusal::AmbiguousMove { candidates: vec![] }, "ambiguous_move", Some("LAW-A.1-A.13")),
        (Refusal::IllegalMove { text: text() }, "illegal_move", Some("LAW-3.10.2")),
        (Refusal::PromotionMissing, "promotion_missing", Some("LAW-3.7")),
        (Refusal::NoDrawOffer, "no_draw_offer", Some("LAW-9.1.2.1")),
        (Refusal::DrawTooEarly, "draw_too_early", Some("LAW-5.2.3")),
        (Refusal::ClocksStopped(Stop::Elsewhere), "played_elsewhere", Some("LAW-8.5")),
        (Refusal::PlayedHere, "played_here", Some("LAW-8.5")),
        (Refusal::NoSuchPosition { why: text() }, "no_such_position", Some("LAW-7.2")),
    ];
    for (refusal, code, rule) in cases {
        assert_eq!((refusal.code(), refusal.rule()), (code, rule));
        assert!(refusal.to_string().ends_with('.'), "{refusal}");
    }
}

/// What a message says is for people to judge; only its length is limited.
#[test]
fn messages_are_trimmed_and_limited() {
    assert_eq!(check_message("  Thank you!\n"), Ok(Some("Thank you!".to_owned())));
    assert_eq!(check_message(" \n "), Ok(None));
    let longest = "é".repeat(2_000);
    assert_eq!(check_message(&format!(" {longest} ")), Ok(Some(longest.clone())));
    assert_eq!(check_message_count(MESSAGES_MAX - 1), Ok(()));
    assert_eq!(check_message_count(MESSAGES_MAX), Err(Refusal::TooManyMessages));
    let refusal = check_message(&format!("{longest}x")).unwrap_err();
    assert_eq!(refusal, Refusal::MessageTooLong { characters: 2_001 });
}
