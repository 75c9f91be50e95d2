//! What is limited by number stays within it, also where requests come side by side (ASVS 11.1.6).

use futures_util::future::join_all;
use serde_json::json;
use tests::{Answer, TestApp};

/// How many of some answers say so.
fn count(answers: &[Answer], verdict: &str) -> usize {
    answers.iter().filter(|answer| answer.verdict() == verdict).count()
}

/// 20 open cases of one player.
#[tokio::test]
async fn cases_at_once() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let player = app.person(table.players[0]);
    let path = format!("/api/games/{}/queries", table.games[0].game);
    let bodies: Vec<_> = (0..30).map(|n| json!({ "text": format!("Question {n}?") })).collect();
    let answers = join_all(bodies.iter().map(|body| player.post(&path, body))).await;
    assert_eq!(count(&answers, "201"), 20);
    assert_eq!(count(&answers, "409 too_many_cases"), 10);
    // Who has room again opens one more, and one only.
    let list = player.get("/api/cases").await.expect(200).json;
    let first = &list["cases"][0];
    let body = json!({ "version": first["version"], "text": "Never mind.", "close": true });
    let answer = format!("/api/cases/{}/answers", first["id"]);
    player.post(&answer, &body).await.expect(200);
    let answers = join_all(bodies[28..].iter().map(|body| player.post(&path, body))).await;
    let opened = count(&answers, "201");
    let known = count(&answers, "200");
    assert!(opened <= 1 && opened + known + count(&answers, "409 too_many_cases") == 2);
}

/// 5 open exports of one owner.
#[tokio::test]
async fn exports_at_once() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let player = app.person(table.players[0]);
    let orders: Vec<_> = (1..=12)
        .map(|day| json!({ "kind": "period", "from": format!("2025-01-{day:02}"), "until": "2025-12-31" }))
        .collect();
    let answers = join_all(orders.iter().map(|order| player.post("/api/exports", order))).await;
    assert_eq!(
        count(&answers, "200"),
        5,
        "{:?}",
        answers.iter().map(Answer::verdict).collect::<Vec<_>>()
    );
    assert_eq!(count(&answers, "409 too_many_exports"), 7);
    // The same order, however often it comes side by side, is one export.
    let other = app.person(table.players[1]);
    let order = json!({ "kind": "player", "player": table.players[1] });
    let answers = join_all((0..8).map(|_| other.post("/api/exports", &order))).await;
    assert_eq!(count(&answers, "200"), 8);
    let ids: std::collections::BTreeSet<_> =
        answers.iter().map(|answer| answer.text_of("id")).collect();
    assert_eq!(ids.len(), 1, "{ids:?}");
}
