//! Keys of programs: made, used within their scopes, counted, revoked.

use app::KEY_REQUESTS_MAX;
use axum::http::Method;
use posthorn::description::openapi;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DELEGATE, Person, TestApp, database_request};

const PLAYER: PlayerId = PlayerId(160_012);

/// Makes a key and answers its secret and its name.
async fn make(person: &Person<'_>, body: &Value) -> (String, String) {
    let answer = person.post("/api/keys", body).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    (text(&answer.json["secret"]), text(&answer.json["key"]["id"]))
}

async fn with(app: &TestApp, key: &str, method: Method, path: &str, body: &Value) -> Answer {
    let bearer = format!("Bearer {key}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let body = if body.is_null() { String::new() } else { body.to_string() };
    app.request(method, path, &headers, body).await
}

async fn get(app: &TestApp, key: &str, path: &str) -> String {
    with(app, key, Method::GET, path, &Value::Null).await.verdict()
}

async fn with_player() -> TestApp {
    let app = TestApp::new().await;
    app.member(PLAYER.0, "CZE", Some(2100), Role::Player).await;
    app.officials().await;
    app
}

#[tokio::test]
async fn a_key_is_shown_once_and_kept_as_a_digest() {
    let app = with_player().await;
    let me = app.person(PLAYER);
    let (secret, id) = make(&me, &json!({"name": " Phone ", "scopes": ["play", "read"]})).await;
    assert!(
        secret.starts_with("posthorn_160012_") && secret.starts_with(&format!("posthorn_{id}_"))
    );
    let list = me.get("/api/keys").await.expect(200);
    assert!(!list.text.contains(&secret[26..]), "{}", list.text);
    let key = &list.json["own"][0];
    assert_eq!(key["name"], "Phone");
    assert_eq!(key["scopes"], json!(["read", "play"]));
    assert_eq!(key["expires_at"], "2027-01-01T00:00:00Z");
    assert_eq!(key["last_used_at"], Value::Null);
    assert_eq!(list.json["federations"], Value::Null);
    let last = secret.splitn(4, '_').last().expect("a secret");
    let scan = json!({ "TableName": "posthorn" });
    let kept = database_request(app.endpoint(), "Scan", &scan).await.to_string();
    assert!(!kept.contains(last) && kept.contains("Phone"));
}

#[tokio::test]
async fn a_key_does_what_its_scopes_say() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let white = app.person(pairing.players.white);
    let (read, _) = make(&white, &json!({"name": "reads", "scopes": ["read"]})).await;
    let (play, _) = make(&white, &json!({"name": "plays", "scopes": ["play"]})).await;
    let game = format!("/api/games/{}", pairing.game);
    let moves = format!("{game}/moves");
    let e4 = json!({"ply": 0, "move": "e4"});
    assert_eq!(get(&app, &read, &game).await, "200");
    assert_eq!(get(&app, &play, &game).await, "403 scope_missing");
    let refused = with(&app, &read, Method::POST, &moves, &e4).await;
    assert_eq!(refused.verdict(), "403 scope_missing");
    assert_eq!(with(&app, &play, Method::POST, &moves, &e4).await.status, 200);
    // Pages that are open to everybody are open to a key that reads.
    assert_eq!(get(&app, &read, "/api/events").await, "200");
    // What opens more is not for keys, whatever their scopes.
    for path in ["/api/settings", "/api/keys"] {
        assert_eq!(get(&app, &read, path).await, "403 session_needed", "{path}");
    }
    let more = json!({"name": "more", "scopes": ["play"]});
    let refused = with(&app, &play, Method::POST, "/api/keys", &more).await;
    assert_eq!(refused.verdict(), "403 session_needed");
}

#[tokio::test]
async fn what_is_no_good_key_is_refused() {
    let app = with_player().await;
    let me = app.person(PLAYER);
    let (good, id) = make(&me, &json!({"name": "a", "scopes": ["read"], "days": 1})).await;
    let other =
        format!("{}{}", &good[..good.len() - 1], if good.ends_with('A') { 'B' } else { 'A' });
    for key in [&other, &good.replace("160012", "160013"), &"posthorn_".to_owned()] {
        assert_eq!(get(&app, key, "/api/me").await, "401 unknown_key", "{key}");
    }
    assert_eq!(get(&app, &good, "/api/me").await, "200");
    app.wait(DAY - 1);
    assert_eq!(get(&app, &good, "/api/me").await, "200");
    let used = me.get("/api/keys").await;
    assert_eq!(used.json["own"][0]["last_used_at"], "2026-01-01T23:59:00Z");
    app.wait(1);
    assert_eq!(get(&app, &good, "/api/me").await, "401 unknown_key");
    assert_eq!(me.get("/api/keys").await.json["own"], json!([]));
    let path = format!("/api/keys/{id}");
    for _ in 0..2 {
        assert_eq!(me.request(Method::DELETE, &path, &Value::Null).await.status, 204);
    }
}

#[tokio::test]
async fn a_revoked_key_is_dead_at_once_and_only_its_owner_revokes_it() {
    let app = with_player().await;
    let me = app.person(PLAYER);
    let (key, id) = make(&me, &json!({"name": "a", "scopes": ["read"]})).await;
    let path = format!("/api/keys/{id}");
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let refused = delegate.request(Method::DELETE, &path, &Value::Null).await;
    assert_eq!(refused.verdict(), "404 unknown_key");
    assert_eq!(get(&app, &key, "/api/me").await, "200");
    assert_eq!(me.request(Method::DELETE, &path, &Value::Null).await.status, 204);
    assert_eq!(get(&app, &key, "/api/me").await, "401 unknown_key");
    for wrong in ["x", "160012", "160012_", "GER_00", "%ff"] {
        let answer = me.request(Method::DELETE, &format!("/api/keys/{wrong}"), &Value::Null).await;
        assert_eq!(
            answer.verdict(),
            if wrong == "%ff" { "404 not_found" } else { "404 unknown_key" },
            "{wrong}"
        );
    }
}

#[tokio::test]
async fn a_federations_key_is_all_its_delegates_and_acts_for_it_alone() {
    let app = with_player().await;
    app.member(160_067, "CZE", None, Role::Federation).await;
    let maker = app.person_as(DELEGATE, Role::Federation);
    let body = json!({"name": "Site", "scopes": ["read", "entries"], "for_federation": true});
    let (key, id) = make(&maker, &body).await;
    assert!(id.starts_with("CZE_"), "{id}");
    assert_eq!(get(&app, &key, "/api/events").await, "200");
    let other = app.person_as(PlayerId(160_067), Role::Federation);
    let list = other.get("/api/keys").await.expect(200);
    assert_eq!(list.json["federations"]["federation"], "CZE");
    assert_eq!(list.json["federations"]["keys"][0]["made_by"], DELEGATE.0);
    assert_eq!(
        other.request(Method::DELETE, &format!("/api/keys/{id}"), &Value::Null).await.status,
        204
    );
    assert_eq!(get(&app, &key, "/api/events").await, "401 unknown_key");
    // Nobody else makes one.
    let refused = app.person(PLAYER).post("/api/keys", &body).await;
    assert_eq!(refused.verdict(), "403 forbidden");
}

#[tokio::test]
async fn what_cannot_be_a_key_is_not_made() {
    let app = with_player().await;
    let me = app.person(PLAYER);
    for body in [
        json!({"name": "", "scopes": ["read"]}),
        json!({"name": "x".repeat(61), "scopes": ["read"]}),
        json!({"name": "a\nb", "scopes": ["read"]}),
        json!({"name": "a", "scopes": []}),
        json!({"name": "a", "scopes": ["all"]}),
        json!({"name": "a", "scopes": ["results"]}),
        json!({"name": "a", "scopes": ["read"], "days": 0}),
        json!({"name": "a", "scopes": ["read"], "days": 3661}),
    ] {
        assert_eq!(me.post("/api/keys", &body).await.verdict(), "422 invalid_body", "{body}");
    }
    let plays = json!({"name": "a", "scopes": ["play"], "for_federation": true});
    let delegate = app.person_as(DELEGATE, Role::Federation);
    assert_eq!(delegate.post("/api/keys", &plays).await.verdict(), "422 invalid_body");
    let good = json!({"name": "x".repeat(60), "scopes": ["read"], "days": 3660});
    for _ in 0..20 {
        make(&me, &good).await;
    }
    assert_eq!(me.post("/api/keys", &good).await.verdict(), "409 too_many_keys");
    let list = me.get("/api/keys").await;
    assert_eq!(list.json["own"].as_array().map(Vec::len), Some(20));
}

#[tokio::test]
async fn a_key_that_asks_too_often_waits() {
    let app = with_player().await;
    let (key, _) = make(&app.person(PLAYER), &json!({"name": "a", "scopes": ["read"]})).await;
    app.wait(20);
    for _ in 0..KEY_REQUESTS_MAX {
        assert_eq!(get(&app, &key, "/api/me").await, "200");
    }
    let refused = with(&app, &key, Method::GET, "/api/me", &Value::Null).await;
    assert_eq!(refused.verdict(), "429 too_many_attempts");
    assert_eq!(refused.header("retry-after"), "40");
    app.wait(40);
    assert_eq!(get(&app, &key, "/api/me").await, "200");
}

/// Route by route: where the description names no scope, no key is enough, whatever it holds.
#[tokio::test]
async fn every_route_asks_for_the_scope_that_is_described() {
    let app = with_player().await;
    let me = app.person(PLAYER);
    let scopes = ["read", "play", "entries", "exports"];
    let mut keys = Vec::new();
    for scope in scopes {
        keys.push(make(&me, &json!({"name": scope, "scopes": [scope]})).await.0);
    }
    let description = openapi();
    let mut asked = 0;
    for (path, item) in description["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("methods") {
            let Some(security) = operation["security"].as_array() else { continue };
            let needed = security.iter().find_map(|one| one["api_key"][0].as_str());
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            let path = path.replace("{id}", "1").replace("{token}", "1");
            for (scope, key) in scopes.iter().zip(&keys) {
                let answer = with(&app, key, method.clone(), &path, &json!({})).await;
                let code = answer.json["code"].as_str().unwrap_or_default();
                let expected = match needed {
                    None => "session_needed",
                    Some(needed) if needed == *scope => "",
                    Some(_) => "scope_missing",
                };
                let found = ["session_needed", "scope_missing"].contains(&code);
                assert_eq!(if found { code } else { "" }, expected, "{method} {path} by {scope}");
                asked += 1;
            }
            app.wait(60);
        }
    }
    assert!(asked > 300, "{asked}");
}
