//! Article 9.1.2.1 and 5.2.3: draw offers and agreement. Claims and policies have their own files.

use rules::{Color, Game, HalfPoints, PlayerId, Reason, Refusal};

use crate::{BLACK, START, STRANGER, WHITE, accept, game, mover, verdict};

/// What `player` gets for accepting and for declining after `moves`.
#[track_caller]
fn check(moves: &str, player: PlayerId, accepted: &str, declined: &str) {
    let game = game("", moves);
    let found = (
        verdict(&game.accept_draw(player, None, START)),
        verdict(&game.decline_draw(player, None, START)),
    );
    assert_eq!(found, (accepted.to_owned(), declined.to_owned()), "{player} after {moves}");
}

/// LAW-9.1.2.1: an offer comes with a move, and is the opponent's to accept or decline.
#[test]
fn an_offer_comes_with_a_move() {
    check("e4 e5", WHITE, "no_draw_offer", "no_draw_offer");
    check("e4 e5", BLACK, "no_draw_offer", "no_draw_offer");
    check("e4 e5=", WHITE, "accepted", "accepted");
    // One's own offer can neither be accepted nor withdrawn.
    check("e4 e5=", BLACK, "no_draw_offer", "no_draw_offer");
    check("e4 e5=", STRANGER, "not_your_game", "not_your_game");
}

/// LAW-9.1.2.1: it stays open over further moves of both sides, on either's turn.
#[test]
fn an_offer_stays_open() {
    for moves in ["e4 e5=", "e4 e5= Nf3", "e4 e5= Nf3 Nc6", "e4 e5= Nf3 Nc6 Bb5 a6 Ba4"] {
        check(moves, WHITE, "accepted", "accepted");
        check(moves, BLACK, "no_draw_offer", "no_draw_offer");
        assert_eq!(game("", moves).open_offer(Color::Black), Some(2), "{moves}");
    }
    // Offers of both sides may be open, and a newer one takes the older one's place.
    check("e4= e5= Nf3", WHITE, "accepted", "accepted");
    check("e4= e5= Nf3", BLACK, "accepted", "accepted");
    assert_eq!(game("", "e4 e5= Nf3 Nc6=").open_offer(Color::Black), Some(4));
}

/// LAW-9.1.2.1: it ends when it is declined; a new one may be made.
#[test]
fn a_declined_offer_is_gone() {
    let mut game = game("", "e4= e5= Nf3");
    let decision = game.decline_draw(WHITE, None, START + 5);
    accept(&mut game, decision);
    assert_eq!(game.open_offer(Color::Black), None);
    assert_eq!(game.open_offer(Color::White), Some(1), "the other side's offer stays");
    assert_eq!(verdict(&game.accept_draw(WHITE, None, START + 6)), "no_draw_offer");
    // The same refusal again is answered alike; after a move there is nothing to decline.
    assert_eq!(verdict(&game.decline_draw(WHITE, None, START + 6)), "repeated 3");
    assert!(game.ending().is_none() && game.turn() == Color::Black);
    play(&mut game, "Nc6", false);
    assert_eq!(verdict(&game.decline_draw(WHITE, None, START + 7)), "no_draw_offer");
    play(&mut game, "Bb5", false);
    play(&mut game, "a6", true);
    assert_eq!(verdict(&game.accept_draw(WHITE, None, START + 9)), "accepted");
}

/// LAW-9.1.2.1: an answer is to the offer that it names, never to a newer one.
#[test]
fn an_answer_is_to_the_offer_that_it_names() {
    let mut game = game("", "e4= e5 Nf3 Nc6");
    assert_eq!(verdict(&game.decline_draw(BLACK, Some(2), START + 5)), "no_draw_offer");
    assert_eq!(verdict(&game.decline_draw(BLACK, Some(3), START + 5)), "no_draw_offer");
    assert_eq!(verdict(&game.accept_draw(BLACK, Some(1), START + 5)), "accepted");
    let decision = game.decline_draw(BLACK, Some(1), START + 5);
    accept(&mut game, decision);
    play(&mut game, "Bb5", true);
    // The first request comes again, after the second offer: it is answered, and changes nothing.
    assert_eq!(verdict(&game.decline_draw(BLACK, Some(1), START + 6)), "repeated 4");
    assert_eq!(verdict(&game.accept_draw(BLACK, Some(1), START + 6)), "no_draw_offer");
    assert_eq!(game.open_offer(Color::White), Some(5));
    assert_eq!(verdict(&game.accept_draw(BLACK, Some(5), START + 6)), "accepted");
    assert_eq!(verdict(&game.decline_draw(BLACK, Some(5), START + 6)), "accepted");
}

fn play(game: &mut Game, text: &str, offer_draw: bool) {
    let request = rules::MoveRequest { ply: game.ply(), text, offer_draw };
    let decision = game.play(mover(game), request, START + 8);
    accept(game, decision);
}

/// LAW-9.1.2.1: it ends with the opponent's time, and with the game.
#[test]
fn an_offer_ends_with_the_time_and_the_game() {
    let running = game("", "e4 e5=");
    let deadline = running.deadline().unwrap();
    assert_eq!(verdict(&running.accept_draw(WHITE, None, deadline + -1)), "accepted");
    assert_eq!(verdict(&running.accept_draw(WHITE, None, deadline)), "flag_fallen");
    assert_eq!(verdict(&running.decline_draw(WHITE, None, deadline)), "flag_fallen");
    let mate = game("", "f3 e5 g4 Qh4=");
    assert_eq!(mate.open_offer(Color::Black), None);
    assert_eq!(verdict(&mate.accept_draw(WHITE, None, START)), "game_finished");
    assert_eq!(verdict(&mate.decline_draw(WHITE, None, START)), "game_finished");
}

/// LAW-5.2.3: a draw is agreed only once both players have made a move, and ends the game.
#[test]
fn a_draw_is_agreed_after_a_move_of_both() {
    check("e4=", BLACK, "draw_too_early", "accepted");
    check("e4= e5", BLACK, "accepted", "accepted");
    check("e4 e5=", WHITE, "accepted", "accepted");
    assert_eq!(Refusal::DrawTooEarly.rule(), Some("LAW-5.2.3"));
    let start = "7k/8/8/8/8/8/R7/K7 b - - 10 41";
    assert_eq!(verdict(&game(start, "Kg7=").accept_draw(WHITE, None, START)), "draw_too_early");
    assert_eq!(verdict(&game(start, "Kg7= Rb2").accept_draw(WHITE, None, START)), "accepted");
}

/// LAW-5.2.3: half a point each, at once, and a repeat is an answer.
#[test]
fn an_agreement_ends_the_game() {
    let mut game = game("", "e4= e5");
    let decision = game.accept_draw(BLACK, None, START + 3);
    accept(&mut game, decision);
    let ending = game.ending().copied().unwrap();
    assert_eq!((ending.score.white, ending.score.black), (HalfPoints(1), HalfPoints(1)));
    assert_eq!((ending.reason, ending.by), (Reason::Agreement, Some(Color::Black)));
    assert_eq!((ending.at, ending.reason.rule()), (START + 3, "LAW-5.2.3"));
    assert_eq!(verdict(&game.accept_draw(BLACK, None, START + 4)), "repeated 2");
    assert_eq!(verdict(&game.accept_draw(WHITE, None, START + 4)), "game_finished");
    assert_eq!(verdict(&game.decline_draw(BLACK, None, START + 4)), "game_finished");
    assert_eq!(verdict(&game.resign(BLACK, START + 4)), "game_finished");
}
