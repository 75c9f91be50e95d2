//! Players found by name, whoever they are.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{OFFICER, TestApp, database_request};

async fn search(app: &TestApp, query: &str) -> tests::Answer {
    app.request(Method::GET, &format!("/api/players?{query}"), &[], "").await
}

async fn found(app: &TestApp, query: &str) -> Vec<u64> {
    let answer = search(app, query).await.expect(200).json;
    ids(&answer)
}

fn ids(answer: &Value) -> Vec<u64> {
    let players = answer["players"].as_array().expect("players");
    players.iter().map(|player| player["id"].as_u64().expect("a number")).collect()
}

async fn with(names: &[(u32, &str, &str, &str)]) -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    for (id, federation, given, family) in names {
        app.member(*id, federation, None, Role::Player).await;
        let officer = app.person_as(OFFICER, Role::Officer);
        let body = json!({ "given_name": given, "family_name": family, "reason": "As it is." });
        officer.post(&format!("/api/players/{id}/names"), &body).await.expect(200);
    }
    app
}

#[tokio::test]
async fn players_are_found_by_the_beginnings_of_their_names() {
    let app = with(&[
        (1, "CZE", "Jan", "Novák"),
        (2, "CZE", "Jana", "Nováková"),
        (3, "SVK", "Ján", "Novotný"),
        (4, "POL", "Łukasz", "Jankowski"),
        (5, "CZE", "Anna-Marie", "O’Neill"),
    ])
    .await;
    for (query, expected) in [
        ("search=nov", &[1, 2, 3][..]),
        ("search=NOVÁK", &[1, 2]),
        ("search=jan%20novak", &[1, 2]),
        ("search=novak%20jan", &[1, 2]),
        ("search=jan&federation=CZE", &[1, 2]),
        ("search=jan", &[4, 1, 2, 3]),
        ("search=luk", &[4]),
        ("search=marie%20nei", &[5]),
        ("search=ovak", &[]),
        ("search=3", &[3]),
        ("search=3&federation=CZE", &[]),
        ("search=999", &[]),
        // The name before finds nobody.
        ("search=Given", &[90_001, 90_002, 90_003, 90_004][..0]),
    ] {
        let ids = found(&app, query).await;
        if query == "search=Given" {
            assert!(ids.iter().all(|id| *id > 5), "{ids:?}");
            continue;
        }
        assert_eq!(ids, expected, "{query}");
    }
    for query in ["search=j", "search=", "search=%20-", "search=jan&federation=cze"] {
        assert_eq!(search(&app, query).await.verdict(), "400 invalid_query", "{query}");
    }
    assert_eq!(search(&app, "").await.status, 400);
    let few = search(&app, "search=nov&limit=2").await.expect(200).json;
    assert_eq!((ids(&few), &few["more"]), (vec![1, 2], &json!(true)));
}

/// A common name: the lines are read a hundred at a time, and more letters or the federation find the others.
#[tokio::test]
async fn a_common_name_asks_for_more_letters() {
    let app = TestApp::new().await;
    app.officials().await;
    for id in 1_000..1_250 {
        let federation = if id == 1_249 { "AUT" } else { "CZE" };
        app.member(id, federation, None, Role::Player).await;
    }
    let common = search(&app, "search=player").await.expect(200).json;
    assert_eq!((ids(&common).len(), &common["more"]), (20, &json!(true)));
    assert_eq!(found(&app, "search=player&federation=AUT").await, [1_249]);
    assert_eq!(found(&app, "search=player%201249").await, [1_249]);
}

/// Whoever came before names had lines gets them from the schedule, once.
#[tokio::test]
async fn older_names_get_their_lines() {
    let app = with(&[(1, "CZE", "Jan", "Novák")]).await;
    for (pk, sk) in [("NAME#j", "jan#1"), ("NAME#n", "novak#1")] {
        let key = json!({ "pk": { "S": pk }, "sk": { "S": sk } });
        let body = json!({ "TableName": "posthorn", "Key": key });
        database_request(app.endpoint(), "DeleteItem", &body).await;
    }
    assert_eq!(found(&app, "search=nov").await, [0; 0]);
    clock_tick::tick(&app.app).await.expect("a run");
    assert_eq!(found(&app, "search=nov").await, [1]);
    assert!(app.app.store.name_older_players(100).await.expect("the end"));
}

/// Who has left for good is found by the number, and not by the name that went.
#[tokio::test]
async fn a_name_that_went_finds_nobody() {
    let app = with(&[(1, "CZE", "Jan", "Novák")]).await;
    let account = app.app.store.account(PlayerId(1)).await.expect("an account");
    app.app.take_leave_for_good(&account).await.expect("gone");
    assert_eq!(found(&app, "search=novak").await, [0; 0]);
    assert_eq!(found(&app, "search=1").await, [1]);
    let key = json!({ "pk": { "S": "NAME#n" } });
    let body = json!({
        "TableName": "posthorn", "KeyConditionExpression": "pk = :pk",
        "ExpressionAttributeValues": { ":pk": key["pk"] }
    });
    let lines = database_request(app.endpoint(), "Query", &body).await;
    assert_eq!(lines["Count"], 0, "{lines}");
}
