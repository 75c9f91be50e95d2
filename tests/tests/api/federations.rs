//! Members of federations: page by page, as everybody may see them (`TR-9.3`), those of before there
//! were lines included.

use axum::http::Method;
use rules::PlayerId;
use rules::rating::{ListEntry, Ratings};
use serde_json::{Value, json};
use store::Role;
use tests::{DELEGATE, TestApp, database_request};

const MEMBERS: &str = "/api/federations/CZE/members";

async fn get(app: &TestApp, path: &str) -> tests::Answer {
    app.request(Method::GET, path, &[], "").await
}

fn ids(answer: &Value) -> Vec<u64> {
    let members = answer["members"].as_array().expect("members");
    members.iter().map(|member| member["id"].as_u64().expect("a number")).collect()
}

#[tokio::test]
async fn members_are_read_page_by_page() {
    let app = TestApp::new().await;
    for id in [7, 100, 9, 11, 3] {
        app.member(id, "CZE", Some(2000), Role::Player).await;
    }
    app.member(8, "POL", Some(2000), Role::Player).await;
    let all = get(&app, MEMBERS).await.expect(200);
    assert_eq!(ids(&all.json), [3, 7, 9, 11, 100]);
    assert_eq!((&all.json["federation"], &all.json["next"]), (&json!("CZE"), &Value::Null));
    let tag = all.header("etag").to_owned();
    let again = app.request(Method::GET, MEMBERS, &[("if-none-match", &tag)], "").await;
    assert_eq!(again.status, 304);
    // Whoever comes or goes meanwhile moves nobody else.
    let (mut pages, mut after) = (Vec::new(), String::new());
    loop {
        let page = get(&app, &format!("{MEMBERS}?limit=2{after}")).await.expect(200).json;
        pages.push(ids(&page));
        let Some(next) = page["next"].as_str() else { break };
        after = format!("&after={next}");
        if pages.len() == 1 {
            app.member(4, "CZE", None, Role::Player).await;
        }
    }
    assert_eq!(pages, [vec![3, 7], vec![9, 11], vec![100]]);
    // A page that is just full is the last one.
    assert_eq!(get(&app, &format!("{MEMBERS}?limit=6")).await.json["next"], Value::Null);
    assert_eq!(ids(&get(&app, "/api/federations/XYZ/members").await.expect(200).json), [0; 0]);
}

/// A rating from fewer than 12 games is nobody else's to see (`TR-9.3`).
#[tokio::test]
async fn members_are_shown_as_to_everybody() {
    let app = TestApp::new().await;
    for (id, games) in [(1, 11), (2, 12)] {
        let chess = ListEntry { rating: Some(2100), games };
        let ratings = Ratings { chess, ..Ratings::of_chess(None) };
        app.member_with(id, "CZE", ratings, Role::Player).await;
    }
    let seen = app.person(PlayerId(1)).get(MEMBERS).await.expect(200).json;
    assert_eq!(
        seen["members"],
        json!([
            {"id": 1, "given_name": "Given", "family_name": "Player 1", "federation": "CZE",
             "title": null, "rating": null},
            {"id": 2, "given_name": "Given", "family_name": "Player 2", "federation": "CZE",
             "title": null, "rating": 2100},
        ])
    );
}

#[tokio::test]
async fn bad_questions_about_members() {
    let app = TestApp::new().await;
    for (path, expected) in [
        ("/api/federations/cze/members", "404 unknown_federation"),
        ("/api/federations/CZEX/members", "404 unknown_federation"),
        ("/api/federations/%00/members", "404 unknown_federation"),
        ("/api/federations/CZE/members?limit=0", "400 invalid_query"),
        ("/api/federations/CZE/members?limit=201", "400 invalid_query"),
        ("/api/federations/CZE/members?limit=-1", "400 invalid_query"),
        ("/api/federations/CZE/members?limit=many", "400 invalid_query"),
        ("/api/federations/CZE/members?after=%F0", "400 invalid_query"),
        ("/api/federations/CZE/members?after=bm9ib2R5", "400 invalid_query"),
        ("/api/federations/CZE/members?page=2", "400 invalid_query"),
        ("/api/federations/CZE/members?limit=200", "200"),
    ] {
        assert_eq!(get(&app, path).await.verdict(), expected, "{path}");
    }
    let bearer = [("authorization", "Bearer nonsense")];
    let answer = app.request(Method::GET, MEMBERS, &bearer, "").await;
    assert_eq!(answer.verdict(), "401 unauthenticated");
}

/// A key that reads may read them, one that does something else may not.
#[tokio::test]
async fn keys_read_members() {
    let app = TestApp::new().await;
    app.officials().await;
    let delegate = app.person_as(DELEGATE, Role::Federation);
    for (scope, expected) in [("read", "200"), ("entries", "403 scope_missing")] {
        let body = json!({ "name": scope, "scopes": [scope], "for_federation": true });
        let key = delegate.post("/api/keys", &body).await.expect(201);
        let bearer = format!("Bearer {}", key.text_of("secret"));
        let headers = [("authorization", bearer.as_str())];
        let answer = app.request(Method::GET, MEMBERS, &headers, "").await;
        assert_eq!(answer.verdict(), expected, "{scope}");
    }
}

/// Who has joined before members had lines gets one from the schedule, once, whatever dies between.
#[tokio::test]
async fn older_members_are_found() {
    let app = TestApp::new().await;
    for id in 1..=120 {
        app.member(id, if id % 3 == 0 { "POL" } else { "CZE" }, None, Role::Player).await;
    }
    let delete = |pk: &str, sk: String| {
        let key = json!({ "pk": { "S": pk }, "sk": { "S": sk } });
        json!({ "TableName": "posthorn", "Key": key })
    };
    for id in 1..=119 {
        let federation = if id % 3 == 0 { "FEDERATION#POL" } else { "FEDERATION#CZE" };
        let body = delete(federation, format!("MEMBER#{id:010}"));
        database_request(app.endpoint(), "DeleteItem", &body).await;
    }
    let store = &app.app.store;
    let czech = "CZE".parse().expect("a federation");
    assert!(store.members(czech).await.expect("members").is_empty());
    // A few items at a time, and a run that ends in between.
    while store.members(czech).await.expect("members").is_empty() {
        assert!(!store.name_older_members(100).await.expect("a part"));
    }
    assert!(store.members(czech).await.expect("members").len() < 80);
    clock_tick::tick(&app.app).await.expect("a run");
    let found = store.members(czech).await.expect("members");
    assert_eq!(found.len(), 80);
    assert!(found.iter().all(|id| id.0 % 3 != 0));
    assert!(store.name_older_members(100).await.expect("the end"), "it has come to the end");
    // It is done once: what is taken away later stays away.
    let body = delete("FEDERATION#CZE", "MEMBER#0000000001".to_owned());
    database_request(app.endpoint(), "DeleteItem", &body).await;
    clock_tick::tick(&app.app).await.expect("a run");
    assert_eq!(store.members(czech).await.expect("members").len(), 79);
}
