//! The count of Makruk: whose right it is, what it shows, and how it ends a game
//! (`MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`).

use posthorn::demo::Pairing;
use posthorn::verify;
use rules::{PlayerId, Variant};
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, START, TestApp};

/// Neither side has a bia; Black, who is on move, has less.
const BOARD: &str = "4k3/8/3s4/8/2R5/3M4/3K4/7n b - - 0 1";
/// Black's khun is alone against two rua: from 4 to 8.
const PIECES: &str = "8/8/3k4/8/8/8/R6R/3K4 b - - 0 1";
/// Black mates with Rb1: the material is equal, so Black may count.
const MATES: &str = "1r6/R7/8/8/8/7k/8/7K b - - 0 1";

async fn makruk(app: &TestApp, number: u32, fen: &str) -> Pairing {
    app.pairing_in(number, Variant::Makruk, fen).await
}

async fn lines(app: &TestApp, pairing: &Pairing) -> Vec<String> {
    let answer = app.person(pairing.players.white).record(pairing.game).await.expect(200).json;
    let log = answer["log"].as_array().expect("a log").iter();
    let lines = log.map(|line| line["line"].as_str().unwrap_or_default().to_owned()).collect();
    let record = serde_json::from_value(answer).expect("a record");
    assert_eq!(verify::faults(&record, &app.app.keys.jwks()), []);
    lines
}

/// MAK-COUNT-BOARD: started, seen by both, stopped; each once, however often it is sent.
#[tokio::test]
async fn a_count_is_started_and_stopped() {
    let app = TestApp::new().await;
    let pairing = makruk(&app, 1, BOARD).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let may = async || {
        let may = black.game(id).await.expect(200).json["may"].clone();
        (may["start_count"].clone(), may["stop_count"].clone())
    };
    assert_eq!(may().await, (json!(true), json!(false)));
    assert_eq!(white.game(id).await.json["may"]["start_count"], false);
    app.wait(DAY);
    let count = json!({ "by": "black", "honour": "board", "limit": 64, "spoken": 0, "left": 64 });
    let started = black.count(id, 0, "start").await.expect(200);
    assert_eq!(started.json["count"], count);
    let kept = app.kept(&pairing).await;
    assert_eq!(black.count(id, 0, "start").await.expect(200).text, started.text);
    assert_eq!(app.kept(&pairing).await, kept);
    for person in [white, black, app.person_as(PlayerId(77), Role::Officer)] {
        assert_eq!(person.game(id).await.expect(200).json["count"], count);
    }
    assert_eq!(may().await, (json!(true), json!(true)));
    // Counting is no move: the clock runs on, and the turn is the same.
    let page = black.game(id).await.json;
    assert_eq!((&page["ply"], &page["turn"]), (&json!(0), &json!("black")));
    assert_eq!(page["black"]["clock"]["thinking_seconds"], DAY);
    black.play(id, 0, "Kd7").await.expect(200);
    white.play(id, 1, "Kc3").await.expect(200);
    let page = black.game(id).await.json;
    assert_eq!((&page["count"]["spoken"], &page["count"]["left"]), (&json!(1), &json!(63)));
    let stopped = black.count(id, 2, "stop").await.expect(200);
    assert!(stopped.json["count"].is_null());
    let kept = app.kept(&pairing).await;
    assert_eq!(black.count(id, 2, "stop").await.expect(200).text, stopped.text);
    assert_eq!(app.kept(&pairing).await, kept);
    assert!(white.game(id).await.json["count"].is_null());
    let at = (START + DAY).to_string();
    let log = lines(&app, &pairing).await;
    assert_eq!(log[1], format!("1 {at} count started by black"));
    assert_eq!(log[4], format!("4 {at} count stopped by black"));
}

/// Every refusal with its code and its rule; none changes anything.
#[tokio::test]
async fn what_is_refused() {
    let app = TestApp::new().await;
    let pairing = makruk(&app, 1, BOARD).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let kept = app.kept(&pairing).await;
    let stranger = app.person_as(PlayerId(77), Role::Officer);
    for (person, ply, action, expected) in [
        (stranger, 0, "start", "403 not_your_game LAW-1.1"),
        (white, 0, "start", "409 not_your_turn LAW-1.1"),
        (black, 1, "start", "409 unknown_ply LAW-1.1"),
        (black, 0, "stop", "409 count_not_yours MAK-COUNT-BOARD"),
        (black, 0, "afresh", "422 invalid_body"),
    ] {
        assert_eq!(person.count(id, ply, action).await.verdict(), expected, "{ply} {action}");
    }
    assert_eq!(app.kept(&pairing).await, kept);
    black.count(id, 0, "start").await.expect(200);
    black.play(id, 0, "Kd7").await.expect(200);
    for (person, ply, action, expected) in [
        (black, 0, "stop", "409 stale_position LAW-4.3"),
        (black, 1, "stop", "409 not_your_turn LAW-1.1"),
        (white, 1, "start", "409 count_not_allowed MAK-COUNT-BOARD"),
        (white, 1, "stop", "409 count_not_yours MAK-COUNT-BOARD"),
    ] {
        assert_eq!(person.count(id, ply, action).await.verdict(), expected, "{ply} {action}");
    }
    let with_bia = makruk(&app, 2, "").await;
    let refused = app.players(&with_bia).0.count(with_bia.game, 0, "start").await;
    assert_eq!(refused.verdict(), "409 count_not_allowed MAK-COUNT-BOARD");
    let chess = app.pairing(3).await;
    let refused = app.players(&chess).0.count(chess.game, 0, "start").await;
    assert_eq!(refused.verdict(), "409 count_not_allowed MAK-COUNT-BOARD");
    let over = makruk(&app, 4, BOARD).await;
    let (_, black) = app.players(&over);
    black.resign(over.game).await.expect(200);
    let refused = black.count(over.game, 0, "start").await;
    assert_eq!(refused.verdict(), "409 game_finished LAW-5.1.2");
    app.wait(60 * DAY);
    let (_, black) = app.players(&pairing);
    assert_eq!(black.count(id, 1, "start").await.verdict(), "409 flag_fallen LAW-6.7");
}

/// Nobody can let a game's log grow without end: a lost game must not become too large to be lost.
#[tokio::test]
async fn a_count_is_not_started_without_end() {
    let app = TestApp::new().await;
    let pairing = makruk(&app, 1, BOARD).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    for _ in 0..5 {
        black.count(id, 0, "start").await.expect(200);
        black.count(id, 0, "stop").await.expect(200);
    }
    let kept = app.kept(&pairing).await;
    assert_eq!(black.game(id).await.json["may"]["start_count"], false);
    let refused = black.count(id, 0, "start").await;
    assert_eq!(refused.verdict(), "409 count_not_allowed MAK-COUNT-BOARD");
    assert_eq!(app.kept(&pairing).await, kept);
    // On the next turn it is a right again.
    black.play(id, 0, "Kd7").await.expect(200);
    white.play(id, 1, "Kc3").await.expect(200);
    black.count(id, 2, "start").await.expect(200);
}

/// MAK-COUNT-PIECES: the limit is spoken before mate, and the game is drawn everywhere at once.
#[tokio::test]
async fn a_count_runs_out() {
    let app = TestApp::new().await;
    let pairing = makruk(&app, 1, PIECES).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let count = json!({ "by": "black", "honour": "pieces", "limit": 8, "spoken": 4, "left": 4 });
    assert_eq!(black.count(id, 0, "start").await.expect(200).json["count"], count);
    let mut ended = Value::Null;
    let (blacks, whites) = (["Kd5", "Kd6"], ["a2a1", "a1a2"]);
    for ply in 0..20_u16 {
        let san = if ply % 2 == 0 { blacks } else { whites }[usize::from(ply / 2 % 2)];
        let mover = if ply % 2 == 0 { black } else { white };
        ended = mover.play(id, ply, san).await.expect(200).json["ending"].clone();
        if !ended.is_null() {
            break;
        }
    }
    assert_eq!(
        (&ended["reason"], &ended["rule"]),
        (&json!("count_run_out"), &json!("MAK-COUNT-PIECES"))
    );
    assert_eq!((&ended["white_halves"], &ended["black_halves"]), (&json!(1), &json!(1)));
    let kept = app.kept(&pairing).await;
    assert_eq!((kept.result, kept.ended), (Some((1, 1, START)), [Some(START); 2]));
    // From 5 to 8, and the ply after it that does not mate.
    let log = lines(&app, &pairing).await;
    assert_eq!(log.len(), 1 + 1 + 9, "{log:?}");
    assert!(log[10].ends_with(" count of pieces run out"), "{}", log[10]);
}

/// MAK-COUNT-BOARD: mate by the side that counts is a draw; once it has stopped, a win.
#[tokio::test]
async fn the_counter_mates() {
    let app = TestApp::new().await;
    for (number, stops, reason, halves) in
        [(1, false, "count_mate", (1, 1)), (2, true, "checkmate", (0, 2))]
    {
        let pairing = makruk(&app, number, MATES).await;
        let (_, black) = app.players(&pairing);
        let id = pairing.game;
        black.count(id, 0, "start").await.expect(200);
        if stops {
            black.count(id, 0, "stop").await.expect(200);
        }
        let preview = black.preview(id, 0, "Rb1").await.expect(200);
        assert_eq!(preview.json["ends"]["reason"], reason);
        let sent = black.play(id, 0, "Rb1").await.expect(200);
        assert_eq!(sent.json["ending"]["reason"], reason);
        assert_eq!(app.kept(&pairing).await.result, Some((halves.0, halves.1, START)));
        lines(&app, &pairing).await;
    }
}

/// Two requests at once are one count; of a stop and a move one comes first.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn counts_race() {
    let app = TestApp::new().await;
    for round in 1..=20 {
        let pairing = makruk(&app, round, BOARD).await;
        let (_, black) = app.players(&pairing);
        let id = pairing.game;
        let (a, b) = tokio::join!(black.count(id, 0, "start"), black.count(id, 0, "start"));
        assert_eq!(a.expect(200).text, b.expect(200).text);
        let (stopped, played) = tokio::join!(black.count(id, 0, "stop"), black.play(id, 0, "Kd7"));
        played.expect(200);
        let verdict = stopped.verdict();
        assert!(["200", "409 stale_position LAW-4.3"].contains(&verdict.as_str()), "{verdict}");
        let log = lines(&app, &pairing).await;
        assert_eq!(log.len(), if verdict == "200" { 4 } else { 3 }, "{log:?}");
    }
}
