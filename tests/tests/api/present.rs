//! What a copied access token is still good for: nothing that outlasts a new password or the
//! account's end, and nothing that matters once its owner has been silent for five minutes.

use axum::http::Method;
use serde_json::{Value, json};
use tests::push_service::Browser;
use tests::{Answer, TestApp, database_request};

const EMAIL: &str = "tomas@posthorn.example";
const PASSWORD: &str = "correct horse battery";

/// A server with somebody signed in: the answer to signing in.
async fn signed_in() -> (TestApp, Answer) {
    let app = TestApp::new().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    app.confirm(&app.take_token("verify"), PASSWORD).await.expect(200);
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    (app, session)
}

async fn with(app: &TestApp, token: &str, method: Method, path: &str, body: &Value) -> Answer {
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    app.request(method, path, &headers, body.to_string()).await
}

async fn post(app: &TestApp, token: &str, path: &str, body: &Value) -> String {
    with(app, token, Method::POST, path, body).await.verdict()
}

/// Proves again who sits there, and answers the new token.
async fn prove(app: &TestApp, token: &str) -> String {
    let body = json!({ "password": PASSWORD });
    let answer = with(app, token, Method::POST, "/api/session/authenticate", &body).await;
    answer.expect(200).text_of("access_token").to_owned()
}

fn key() -> Value {
    json!({ "name": "a", "scopes": ["read"] })
}

fn hook() -> Value {
    json!({ "url": "https://tomas.example/hook", "events": ["game.ended"] })
}

fn device() -> Value {
    Browser::at("https://push.example/a").subscription()
}

/// What a thief would plant: it outlasts the session.
fn plants() -> [(&'static str, Value); 4] {
    [
        ("/api/keys", key()),
        ("/api/webhooks", hook()),
        ("/api/settings/push", device()),
        ("/api/settings/calendar", Value::Null),
    ]
}

/// What the table holds of keys, webhooks and devices.
async fn planted(app: &TestApp) -> Vec<&'static str> {
    let scan = json!({ "TableName": "posthorn" });
    let kept = database_request(app.endpoint(), "Scan", &scan).await.to_string();
    ["KEY#", "HOOK#", "PUSH#"].into_iter().filter(|prefix| kept.contains(prefix)).collect()
}

#[tokio::test]
async fn a_token_of_before_a_new_password_plants_nothing() {
    let (app, session) = signed_in().await;
    let token = session.text_of("access_token");
    for (path, body) in plants() {
        let verdict = post(&app, token, path, &body).await;
        assert!(verdict.starts_with('2'), "{path}: {verdict}");
    }
    let (app, session) = signed_in().await;
    let token = session.text_of("access_token");
    app.forgot(EMAIL).await.expect(202);
    let link = app.take_token("reset");
    app.reset(&link, "another horse battery").await.expect(200);
    for (path, body) in plants() {
        assert_eq!(post(&app, token, path, &body).await, "401 unauthenticated", "{path}");
    }
    for password in [json!({}), json!({ "password": "another horse battery" })] {
        let verdict = post(&app, token, "/api/me/delete", &password).await;
        assert_eq!(verdict, "401 unauthenticated");
    }
    let proof = json!({ "password": "another horse battery" });
    let verdict = post(&app, token, "/api/session/authenticate", &proof).await;
    assert_eq!(verdict, "401 unauthenticated");
    assert_eq!(planted(&app).await, [""; 0]);
}

/// Finding: keys, webhooks and devices could be made for a quarter of an hour after the account's
/// end, and nobody took them away.
#[tokio::test]
async fn a_token_of_an_account_that_is_gone_plants_nothing() {
    let (app, session) = signed_in().await;
    let token = session.text_of("access_token");
    let body = json!({ "password": PASSWORD });
    assert_eq!(post(&app, token, "/api/me/delete", &body).await, "204");
    for (path, body) in plants() {
        assert_eq!(post(&app, token, path, &body).await, "401 unauthenticated", "{path}");
    }
    app.run_all_schedules().await;
    assert_eq!(planted(&app).await, [""; 0]);
}

#[tokio::test]
async fn five_minutes_of_silence_ask_for_the_password() {
    let (app, session) = signed_in().await;
    let token = session.text_of("access_token").to_owned();
    app.wait(300);
    assert_eq!(post(&app, &token, "/api/keys", &key()).await, "201");
    app.wait(1);
    for (path, body) in [("/api/keys", key()), ("/api/webhooks", hook())] {
        let verdict = post(&app, &token, path, &body).await;
        assert_eq!(verdict, "403 authentication_needed", "{path}");
    }
    let verdict = post(&app, &token, "/api/me/delete", &json!({})).await;
    assert_eq!(verdict, "403 authentication_needed");
    let fresh = prove(&app, &token).await;
    assert_eq!(post(&app, &fresh, "/api/keys", &key()).await, "201");
    assert_eq!(post(&app, &fresh, "/api/webhooks", &hook()).await, "201");
    // The proof is the session's: the token of before has none.
    assert_eq!(post(&app, &token, "/api/keys", &key()).await, "403 authentication_needed");
    app.wait(301);
    assert_eq!(post(&app, &fresh, "/api/keys", &key()).await, "403 authentication_needed");
    let fresh = prove(&app, &token).await;
    assert_eq!(post(&app, &fresh, "/api/me/delete", &json!({})).await, "204");
}

/// Renewing a session takes a cookie, and a cookie proves nothing about who sits there.
#[tokio::test]
async fn renewing_neither_loses_nor_raises_the_proof() {
    let (app, session) = signed_in().await;
    app.wait(200);
    let renewed = app.renew(&session.cookie()).await.expect(200);
    let token = renewed.text_of("access_token");
    assert_eq!(post(&app, token, "/api/keys", &key()).await, "201");
    app.wait(101);
    let renewed = app.renew(&renewed.cookie()).await.expect(200);
    let token = renewed.text_of("access_token");
    assert_eq!(post(&app, token, "/api/keys", &key()).await, "403 authentication_needed");
    prove(&app, token).await;
    let renewed = app.renew(&renewed.cookie()).await.expect(200);
    assert_eq!(post(&app, renewed.text_of("access_token"), "/api/keys", &key()).await, "201");
}

#[tokio::test]
async fn wrong_passwords_prove_nothing_and_are_limited() {
    let (app, session) = signed_in().await;
    let token = session.text_of("access_token");
    let (path, wrong) = ("/api/session/authenticate", json!({ "password": "wrong horse battery" }));
    for _ in 0..5 {
        assert_eq!(post(&app, token, path, &wrong).await, "403 wrong_password");
    }
    let right = json!({ "password": PASSWORD });
    assert_eq!(post(&app, token, path, &right).await, "429 too_many_attempts");
}

/// A proof needs a session that is still there.
#[tokio::test]
async fn an_ended_session_proves_nothing() {
    let (app, session) = signed_in().await;
    let cookie = session.cookie();
    app.request(Method::DELETE, "/api/session", &[("cookie", &cookie)], "").await.expect(204);
    let (path, right) = ("/api/session/authenticate", json!({ "password": PASSWORD }));
    let verdict = post(&app, session.text_of("access_token"), path, &right).await;
    assert_eq!(verdict, "401 unauthenticated");
}

/// A session from before proofs were kept goes on, and asks for one.
#[tokio::test]
async fn an_old_session_is_not_fresh() {
    let (app, session) = signed_in().await;
    let cookie = session.cookie();
    let id = cookie.trim_start_matches("__Host-posthorn=").split('.').next().expect("a name");
    let key = json!({ "pk": { "S": format!("SESSION#{id}") }, "sk": { "S": "SESSION" } });
    let remove = json!({
        "TableName": "posthorn", "Key": key, "UpdateExpression": "REMOVE authenticated_at"
    });
    database_request(app.endpoint(), "UpdateItem", &remove).await;
    let renewed = app.renew(&cookie).await.expect(200);
    let token = renewed.text_of("access_token");
    assert_eq!(with(&app, token, Method::GET, "/api/me", &Value::Null).await.status, 200);
    assert_eq!(post(&app, token, "/api/keys", &self::key()).await, "403 authentication_needed");
    let token = prove(&app, token).await;
    assert_eq!(post(&app, &token, "/api/keys", &self::key()).await, "201");
}

/// A key proves nothing about a person, and the description says where a proof is asked.
#[tokio::test]
async fn no_key_is_enough() {
    let (app, session) = signed_in().await;
    let token = session.text_of("access_token");
    let made = with(&app, token, Method::POST, "/api/keys", &key()).await.expect(201);
    let right = json!({ "password": PASSWORD });
    let key = made.text_of("secret");
    let verdict = post(&app, key, "/api/session/authenticate", &right).await;
    assert_eq!(verdict, "403 session_needed");
}
