//! Draw offers, resignations and the positions that end a game.

use serde_json::json;
use tests::{START, TestApp};

/// LAW-5.2.3, LAW-9.1.2.1: an offer comes with a move, stays open across moves, and is accepted once
/// both players have moved.
#[tokio::test]
async fn an_offer_is_accepted() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    white.play_and_offer_draw(id, 0, "e4").await.expect(200);
    assert_eq!(black.accept_draw(id).await.verdict(), "409 draw_too_early LAW-5.2.3");
    assert_eq!(white.accept_draw(id).await.verdict(), "409 no_draw_offer LAW-9.1.2.1");
    app.play_all(&pairing, "e5 Nf3").await;
    let page = black.game(id).await.expect(200).json;
    assert_eq!(page["offer"], json!({ "by": "white", "ply": 1 }));
    assert_eq!(page["may"]["accept_draw"], true);
    assert_eq!(page["may"]["decline_draw"], true);
    let list = black.games("running").await.expect(200).json;
    assert_eq!(list["games"][0]["draw_offered_by"], "white");
    app.wait(60);
    let ending = json!({
        "white_halves": 1, "black_halves": 1, "reason": "agreement", "by": "black",
        "rule": "LAW-5.2.3", "at": (START + 60).to_string()
    });
    let accepted = black.accept_draw(id).await.expect(200);
    assert_eq!(accepted.json["ending"], ending);
    app.wait(60);
    assert_eq!(black.accept_draw(id).await.expect(200).text, accepted.text);
    assert_eq!(white.accept_draw(id).await.verdict(), "409 game_finished LAW-5.2.3");
    assert_eq!(white.resign(id).await.verdict(), "409 game_finished LAW-5.2.3");
    let kept = app.kept(&pairing).await;
    assert_eq!(kept.result, Some((1, 1, START + 60)));
    assert_eq!(kept.ended, [Some(START + 60); 2]);
}

/// LAW-9.1.2.1: a declined offer is gone; a new one may follow. Declining again changes nothing.
#[tokio::test]
async fn an_offer_is_declined() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let none = "409 no_draw_offer LAW-9.1.2.1";
    assert_eq!(black.decline_draw(id).await.verdict(), none);
    app.play_all(&pairing, "e4 e5").await;
    white.play_and_offer_draw(id, 2, "Nf3").await.expect(200);
    let declined = black.decline_draw(id).await.expect(200);
    let kept = app.kept(&pairing).await;
    assert_eq!(black.decline_draw(id).await.expect(200).text, declined.text);
    assert_eq!(app.kept(&pairing).await, kept);
    assert_eq!(black.accept_draw(id).await.verdict(), none);
    assert_eq!(white.decline_draw(id).await.verdict(), none);
    assert!(black.game(id).await.json["offer"].is_null());
    black.play(id, 3, "Nc6").await.expect(200);
    white.play_and_offer_draw(id, 4, "Bb5").await.expect(200);
    black.accept_draw(id).await.expect(200);
}

/// LAW-9.1.2.1: an answer that names its offer answers no other: one that was held up does not decline
/// or accept what its sender has not seen.
#[tokio::test]
async fn an_answer_names_its_offer() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let answer = async |what: &str, ply: u16| {
        black.post(&format!("/api/games/{id}/draw/{what}"), &json!({ "ply": ply })).await
    };
    let none = "409 no_draw_offer LAW-9.1.2.1";
    app.play_all(&pairing, "e4 e5").await;
    white.play_and_offer_draw(id, 2, "Nf3").await.expect(200);
    let declined = answer("decline", 3).await.expect(200);
    black.play(id, 3, "Nc6").await.expect(200);
    white.play_and_offer_draw(id, 4, "Bb5").await.expect(200);
    let kept = app.kept(&pairing).await;
    // The first refusal once more, after a newer offer: answered alike, and the newer one stays.
    assert_eq!(answer("decline", 3).await.expect(200).text, declined.text);
    for (what, ply) in [
        ("accept", 3),
        ("accept", 4),
        ("decline", 4),
        ("accept", 0),
        ("decline", 0),
        ("decline", 9),
    ] {
        assert_eq!(answer(what, ply).await.verdict(), none, "{what} {ply}");
    }
    assert_eq!(app.kept(&pairing).await, kept);
    assert_eq!(black.game(id).await.json["offer"], json!({ "by": "white", "ply": 5 }));
    answer("accept", 5).await.expect(200);
}

/// LAW-5.1.2: on either side's turn; again is answered alike, and nobody can resign after the end.
#[tokio::test]
async fn somebody_resigns() {
    let app = TestApp::new().await;
    for (number, color) in [(1, "white"), (2, "black")] {
        let pairing = app.pairing(number).await;
        let (white, black) = app.players(&pairing);
        let (loser, winner) = if color == "white" { (white, black) } else { (black, white) };
        let stranger = app.person(rules::PlayerId(77));
        let outside = stranger.resign(pairing.game).await;
        assert_eq!(outside.verdict(), "403 not_your_game LAW-1.1");
        let first = loser.resign(pairing.game).await.expect(200);
        assert_eq!(first.json["ending"]["reason"], "resignation");
        assert_eq!(first.json["ending"]["by"], color);
        assert_eq!(first.json["ending"]["rule"], "LAW-5.1.2");
        app.wait(60);
        let kept = app.kept(&pairing).await;
        assert_eq!(loser.resign(pairing.game).await.expect(200).text, first.text);
        let refused = winner.resign(pairing.game).await;
        assert_eq!(refused.verdict(), "409 game_finished LAW-5.1.2");
        assert_eq!(app.kept(&pairing).await, kept);
        let halves = if color == "white" { (0, 2) } else { (2, 0) };
        assert_eq!(kept.result.map(|(white, black, _)| (white, black)), Some(halves));
    }
}

/// LAW-5.1.1, LAW-5.2.1, LAW-5.2.2: the position itself ends the game with the move that makes it,
/// and nothing can be done after it.
#[tokio::test]
async fn positions_that_end_the_game() {
    let app = TestApp::new().await;
    let cases = [
        ("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "Qg7", "checkmate", "LAW-5.1.1", (2, 0)),
        ("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "Kf7", "stalemate", "LAW-5.2.1", (1, 1)),
        ("8/8/8/8/8/3k4/4q3/4K3 w - - 0 1", "Kxe2", "illegal", "", (0, 0)),
        ("8/8/8/8/3k4/8/4q3/4K3 w - - 0 1", "Kxe2", "dead_position", "LAW-5.2.2", (1, 1)),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8N", "dead_position", "LAW-5.2.2", (1, 1)),
    ];
    for (number, (fen, text, reason, rule, halves)) in (1..).zip(cases) {
        let pairing = app.pairing_from(number, fen).await;
        let (white, black) = app.players(&pairing);
        let preview = white.preview(pairing.game, 0, text).await;
        let sent = white.play(pairing.game, 0, text).await;
        if reason == "illegal" {
            assert_eq!(sent.verdict(), "422 illegal_move LAW-3.10.2", "{fen}");
            continue;
        }
        let ending = &sent.expect(200).json["ending"];
        assert_eq!((&ending["reason"], &ending["rule"]), (&json!(reason), &json!(rule)), "{fen}");
        assert_eq!(preview.json["ends"], *ending);
        let kept = app.kept(&pairing).await;
        assert_eq!(kept.result.map(|(white, black, _)| (white, black)), Some(halves), "{fen}");
        let finished = format!("409 game_finished {rule}");
        assert_eq!(black.resign(pairing.game).await.verdict(), finished);
        assert_eq!(black.play(pairing.game, 1, "Kg8").await.verdict(), finished);
    }
}
