//! Requests at the same time over one game: one is decided first, and the other sees it.

use serde_json::json;
use tests::{Answer, TestApp};

/// Races of each kind; between them the requests' steps fall differently every time.
const ROUNDS: u32 = 40;

fn sorted(answers: &[&Answer]) -> Vec<String> {
    let mut verdicts: Vec<String> = answers.iter().map(|answer| answer.verdict()).collect();
    verdicts.sort();
    verdicts
}

/// LAW-4.3: of two different moves for one position exactly one stands.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_different_moves() {
    let app = TestApp::new().await;
    for round in 1..=ROUNDS {
        let pairing = app.pairing(round).await;
        let (white, _) = app.players(&pairing);
        let id = pairing.game;
        let (a, b) = tokio::join!(white.play(id, 0, "e4"), white.play(id, 0, "d4"));
        assert_eq!(sorted(&[&a, &b]), ["200", "409 already_moved LAW-4.3"], "round {round}");
        let won = if a.status == 200 { &a } else { &b };
        let page = white.game(id).await.expect(200).json;
        assert_eq!(page["ply"], 1);
        assert_eq!(page["moves"][0]["san"], won.json["san"]);
    }
}

/// LAW-4.3: the same move at the same time is one move with one receipt.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_move_three_times() {
    let app = TestApp::new().await;
    for round in 1..=ROUNDS {
        let pairing = app.pairing(round).await;
        let (white, _) = app.players(&pairing);
        let id = pairing.game;
        let body = json!({ "ply": 0, "move": "e4", "message": "Greetings!" });
        let (a, b, c) = tokio::join!(
            white.send_move(id, &body),
            white.send_move(id, &body),
            white.send_move(id, &body)
        );
        assert_eq!(sorted(&[&a, &b, &c]), ["200", "200", "200"], "round {round}");
        assert!(a.text == b.text && b.text == c.text, "round {round}");
        let page = white.game(id).await.expect(200).json;
        assert_eq!((&page["ply"], page["messages"].as_array().map(Vec::len)), (&json!(1), Some(1)));
    }
}

/// A resignation and a mate: one of them ends the game, once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_resignation_and_a_mate() {
    let app = TestApp::new().await;
    for round in 1..=ROUNDS {
        let pairing = app.pairing(round).await;
        let (white, black) = app.players(&pairing);
        let id = pairing.game;
        app.play_all(&pairing, "f3 e5 g4").await;
        let (mate, resigned) = tokio::join!(black.play(id, 3, "Qh4"), white.resign(id));
        let ended = sorted(&[&mate, &resigned]);
        assert_eq!(ended[0], "200", "round {round}");
        assert!(ended[1].starts_with("409 game_finished LAW-5.1."), "round {round}: {ended:?}");
        let kept = app.kept(&pairing).await;
        assert_eq!(kept.result.map(|(white, black, _)| (white, black)), Some((0, 2)));
    }
}

/// Both players at once: an acceptance and the offerer's next thought, and both resign.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_players_end_the_game() {
    let app = TestApp::new().await;
    for round in 1..=ROUNDS {
        let pairing = app.pairing(round).await;
        let (white, black) = app.players(&pairing);
        let id = pairing.game;
        app.play_all(&pairing, "e4 e5").await;
        white.play_and_offer_draw(id, 2, "Nf3").await.expect(200);
        let (resigned, accepted) = tokio::join!(white.resign(id), black.accept_draw(id));
        let ended = sorted(&[&resigned, &accepted]);
        assert_eq!(ended[0], "200", "round {round}");
        assert!(ended[1].starts_with("409 game_finished"), "round {round}: {ended:?}");
        let drawn = accepted.status == 200;
        let kept = app.kept(&pairing).await;
        let halves = kept.result.map(|(white, black, _)| (white, black));
        assert_eq!(halves, Some(if drawn { (1, 1) } else { (0, 2) }), "round {round}");
        assert_eq!(kept.ended[0], kept.ended[1]);
    }
}

/// A message and a move that carries one: both are kept and counted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_and_a_move() {
    let app = TestApp::new().await;
    for round in 1..=ROUNDS {
        let pairing = app.pairing(round).await;
        let (white, black) = app.players(&pairing);
        let id = pairing.game;
        let body = json!({ "ply": 0, "move": "e4", "message": "Greetings!" });
        let (sent, written) =
            tokio::join!(white.send_move(id, &body), black.write(id, "hello", "Good luck!"));
        assert_eq!(sorted(&[&sent, &written]), ["200", "200"], "round {round}");
        assert_eq!(app.kept(&pairing).await.messages, 2);
        let page = white.game(id).await.expect(200).json;
        assert_eq!(page["messages"].as_array().map(Vec::len), Some(2));
    }
}
