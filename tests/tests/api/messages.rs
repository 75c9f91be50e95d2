//! What the players write to each other.

use serde_json::json;
use tests::{DAY, START, TestApp};

/// The same id again is answered like the first time, whatever its text; the other side's same id
/// is another message.
#[tokio::test]
async fn a_message_is_kept_once() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let first = white.write(id, "a-1", "  Greetings from Brno.\n").await.expect(200);
    assert_eq!(first.json["by"], "white");
    assert_eq!(first.json["text"], "Greetings from Brno.");
    assert_eq!(first.json["ply"], 0);
    assert_eq!(first.json["at"], START.to_string());
    app.wait(DAY);
    assert_eq!(
        white.write(id, "a-1", "  Greetings from Brno.\n").await.expect(200).text,
        first.text
    );
    assert_eq!(white.write(id, "a-1", "Another text").await.expect(200).text, first.text);
    let other = black.write(id, "a-1", "Good luck!").await.expect(200);
    assert_eq!((&other.json["by"], &other.json["text"]), (&json!("black"), &json!("Good luck!")));
    let page = black.game(id).await.expect(200).json;
    let texts: Vec<_> =
        page["messages"].as_array().expect("messages").iter().map(|m| &m["text"]).collect();
    assert_eq!(texts, ["Greetings from Brno.", "Good luck!"]);
    assert_eq!(black.games("running").await.expect(200).json["games"][0]["messages"], 2);
}

/// 2,000 characters, not bytes; 1 to 64 letters, digits and hyphens for the id.
#[tokio::test]
async fn messages_are_checked() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, _) = app.players(&pairing);
    let id = pairing.game;
    let long = |characters| "ž".repeat(characters);
    let cases = [
        ("a".to_owned(), long(2_000), "200"),
        ("b".to_owned(), format!(" {} ", long(2_000)), "200"),
        ("c".to_owned(), long(2_001), "422 message_too_long"),
        ("d".to_owned(), String::new(), "422 invalid_body"),
        ("e".to_owned(), " \n ".to_owned(), "422 invalid_body"),
        ("x".repeat(64), "text".to_owned(), "200"),
        ("x".repeat(65), "text".to_owned(), "422 invalid_body"),
        (String::new(), "text".to_owned(), "422 invalid_body"),
        ("a b".to_owned(), "text".to_owned(), "422 invalid_body"),
        ("a#b".to_owned(), "text".to_owned(), "422 invalid_body"),
        ("ž".to_owned(), "text".to_owned(), "422 invalid_body"),
        ("0f8fad5b-d9cb-469f-a165-70867728950e".to_owned(), "text".to_owned(), "200"),
    ];
    for (message, text, expected) in cases {
        let answer = white.write(id, &message, &text).await;
        assert_eq!(answer.verdict(), expected, "{message} {}", text.chars().count());
    }
    let outside = app.person(rules::PlayerId(77)).write(id, "a", "text").await;
    assert_eq!(outside.verdict(), "403 not_your_game LAW-1.1");
}

/// A message travels with its move: once, however often the move is repeated, and not at all when
/// the move is refused.
#[tokio::test]
async fn a_message_travels_with_a_move() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let body =
        |ply, text: &str, message: &str| json!({"ply": ply, "move": text, "message": message});
    let too_long = "a".repeat(2_001);
    let refused = white.send_move(id, &body(0, "e4", &too_long)).await;
    assert_eq!(refused.verdict(), "422 message_too_long");
    let refused = white.send_move(id, &body(0, "e5", "Greetings!")).await;
    assert_eq!(refused.verdict(), "422 illegal_move LAW-3.10.2");
    assert_eq!(app.kept(&pairing).await.messages, 0);
    let first = white.send_move(id, &body(0, "e4", "Greetings!")).await.expect(200);
    app.wait(60);
    for message in ["Greetings!", "Something else"] {
        assert_eq!(white.send_move(id, &body(0, "e4", message)).await.expect(200).text, first.text);
    }
    assert_eq!(white.play(id, 0, "e4").await.expect(200).text, first.text);
    black.send_move(id, &body(1, "e5", "  ")).await.expect(200);
    let page = white.game(id).await.expect(200).json;
    let messages = page["messages"].as_array().expect("messages");
    assert_eq!(messages.len(), 1, "{messages:?}");
    assert_eq!(messages[0]["text"], "Greetings!");
    assert_eq!(messages[0]["ply"], 1);
    assert_eq!(messages[0]["at"], START.to_string());
}

/// A message with the move that mates is kept in the same transaction as the ending.
#[tokio::test]
async fn a_message_travels_with_a_mate() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    app.play_all(&pairing, "f3 e5 g4").await;
    let black = app.person(pairing.players.black);
    let body = json!({ "ply": 3, "move": "Qh4", "message": "Thank you for the game." });
    black.send_move(pairing.game, &body).await.expect(200);
    let kept = app.kept(&pairing).await;
    assert_eq!((kept.messages, kept.result), (1, Some((0, 2, START))));
}

/// Players may go on writing after the end.
#[tokio::test]
async fn messages_after_the_end() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    white.resign(pairing.game).await.expect(200);
    black.write(pairing.game, "thanks", "Thank you for the game.").await.expect(200);
    assert_eq!(app.kept(&pairing).await.messages, 1);
}
