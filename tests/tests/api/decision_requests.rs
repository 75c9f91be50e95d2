//! The key of a request for a decision: sent again it is answered, and nothing else hides behind it.

use serde_json::{Value, json};
use tests::{DAY, Person, TestApp, decision};

/// Asks for a decision twice, and once more for each of these with one member changed.
async fn asked_again(person: Person<'_>, body: &Value, others: &[(&str, Value)]) {
    let made = person.decide(body).await.expect(201);
    assert_eq!(person.decide(body).await.expect(200).json, made.json, "{body}");
    for (member, value) in others {
        let mut other = body.clone();
        other[*member] = value.clone();
        let taken = person.decide(&other).await;
        assert_eq!(taken.verdict(), "409 request_taken", "{other}");
    }
}

/// Whatever differs, it is another decision.
#[tokio::test]
async fn a_key_is_for_one_decision() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let (desk, [a, b, _]) = (app.director(), table.players);
    let asked = json!({ "text": "May I?" });
    let path = "/api/sections/700/queries";
    let case = app.person(a).post(path, &asked).await.expect(201).json["id"].clone();
    let warned = decision("warn", json!({ "player": a, "rule": "LAW-13.3" }));
    let others = [("player", json!(b)), ("rule", json!("TR-14")), ("case", case.clone())];
    asked_again(desk, &warned, &others).await;
    let log = desk.get("/api/sections/700/decisions").await.expect(200).json;
    let undone = log["decisions"][0]["id"].clone();
    let set = json!({ "game": 701, "player": a, "days": 1, "moves": 1, "case": case });
    let others = [
        ("game", json!(703)),
        ("player", json!(b)),
        ("days", json!(2)),
        ("moves", json!(2)),
        ("case", Value::Null),
        ("undoes", undone.clone()),
    ];
    asked_again(desk, &decision("set_clock", set), &others).await;
    asked_again(desk, &decision("revoke", json!({ "undoes": undone })), &[]).await;
    let others = [("title", json!("Round one")), ("title", Value::Null)];
    asked_again(desk, &decision("message", json!({ "title": "Round two" })), &others).await;
    let penalty = decision("penalty", json!({ "player": a, "days": 10 }));
    asked_again(desk, &penalty, &[("days", json!(11)), ("player", json!(b))]).await;
    asked_again(desk, &decision("stop_clocks", json!({ "game": 701 })), &[("game", Value::Null)])
        .await;
    asked_again(desk, &decision("stop_clocks", json!({})), &[("game", json!(702))]).await;
    asked_again(desk, &decision("to_adjudication", json!({ "game": 701 })), &[]).await;
    let decided = decision("adjudicate", json!({ "game": 701, "white_halves": 1 }));
    asked_again(app.officer(), &decided, &[("white_halves", json!(2))]).await;
    let lost = decision("default", json!({ "game": 703, "players": [a] }));
    let both = json!([a, table.players[2]]);
    let others = [("players", both), ("players", json!([table.players[2]]))];
    asked_again(desk, &lost, &others).await;
}

/// A game that goes on again has no ending any more by which the request could be understood.
#[tokio::test]
async fn a_game_goes_on_once() {
    let app = TestApp::new().await;
    app.table().await;
    app.wait(36 * DAY);
    app.run_schedules().await;
    let body = decision("reinstate", json!({ "game": 701, "days": 3 }));
    let others = [("days", json!(4)), ("days", Value::Null), ("game", json!(702))];
    asked_again(app.director(), &body, &others).await;
}

/// The server's own requests are made by nobody else.
#[tokio::test]
async fn some_keys_are_reserved() {
    let app = TestApp::new().await;
    app.table().await;
    for request in ["adjudication-2026-04-11", "withdrawal-160012-1-0"] {
        let body = decision("message", json!({ "request": request }));
        assert_eq!(app.director().decide(&body).await.verdict(), "422 invalid_body", "{request}");
    }
}

/// LAW-6.11, TR-14: whoever takes time is told before which games that ends; nothing is decided by it.
#[tokio::test]
async fn what_a_decision_ends_is_told_before() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [a, b, _] = table.players;
    let path = "/api/director/sections/700/decisions/preview";
    let over = json!({ "game": 701, "players": [b] });
    for (kind, values, games, ends) in [
        // Each has 50 days.
        ("penalty", json!({ "player": a, "days": 50 }), 2, json!([])),
        ("penalty", json!({ "player": a, "days": 51 }), 2, json!([701, 703])),
        ("set_clock", json!({ "game": 701, "player": b, "days": 50 }), 1, json!([])),
        ("set_clock", json!({ "game": 701, "player": b, "days": 51 }), 1, json!([701])),
        ("set_clock", json!({ "game": 701, "player": b, "days": -9 }), 1, json!([])),
        ("default", over, 1, json!([701])),
        ("stop_clocks", json!({}), 3, json!([])),
        ("warn", json!({ "player": a, "rule": "LAW-13.3" }), 0, json!([])),
    ] {
        let body = decision(kind, values);
        let told = app.director().post(path, &body).await.expect(200).json;
        let count = ends.as_array().expect("games").len();
        assert_eq!(told, json!({ "games": games, "ends": ends, "end_count": count }), "{body}");
    }
    // What would be refused is refused.
    let wild = decision("penalty", json!({ "player": a, "days": 101 }));
    assert_eq!(app.director().post(path, &wild).await.verdict(), "422 days_out_of_range TR-14");
    let body = decision("penalty", json!({ "player": a, "days": 10 }));
    assert_eq!(app.person(b).post(path, &body).await.verdict(), "403 forbidden");
    assert!(app.app.store.decisions(tests::SECTION).await.expect("decisions").is_empty());
}
