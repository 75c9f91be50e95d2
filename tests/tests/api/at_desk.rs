//! Who decides proves within a quarter of an hour that it is them, by more than a password (ASVS 4.3.1,
//! 4.3.3), and nothing is made with an office that a session does not open.

use app::{AccessToken, DESK_SECONDS, SessionClaims};
use axum::http::Method;
use rules::{Instant, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{OFFICER, START, TestApp};

/// A session of an officer who has proved so at that moment.
fn officers(app: &TestApp, roles: &[Role], proved_at: Option<Instant>) -> String {
    session_of(app, OFFICER, roles, proved_at)
}

/// A session of somebody who has proved at that moment more than to know the password.
pub(crate) fn session_of(
    app: &TestApp,
    player: PlayerId,
    roles: &[Role],
    proved_at: Option<Instant>,
) -> String {
    let session = SessionClaims {
        id: "session".to_owned(),
        epoch: 0,
        authenticated_at: app.app.clock.now(),
        office_proved_at: proved_at,
    };
    let expires_at = app.app.clock.now() + 60;
    let token = AccessToken { player, roles: roles.to_vec(), expires_at, session };
    token.sign(&app.app.keys).expect("a token")
}

/// What the server says to an outage that somebody reports with this token.
async fn reported(app: &TestApp, token: &str) -> String {
    let outage = json!({
        "from": "2026-01-01T10:00:00Z", "until": "2026-01-01T16:00:00Z",
        "reason": "The data centre was dark.", "sections": []
    });
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let path = "/api/director/outages";
    app.request(Method::POST, path, &headers, outage.to_string()).await.verdict()
}

#[tokio::test]
async fn who_decides_proves_it_within_a_quarter_of_an_hour() {
    let app = TestApp::new().await;
    app.wait(86_400);
    let now = app.app.clock.now();
    for (proved_at, needed) in [
        (Some(now), false),
        (Some(now + -DESK_SECONDS), false),
        (Some(now + (-DESK_SECONDS - 1)), true),
        (Some(START), true),
        (None, true),
    ] {
        let token = officers(&app, &[Role::Officer], proved_at);
        let asked = reported(&app, &token).await == "403 passkey_proof_needed";
        assert_eq!(asked, needed, "{proved_at:?}");
    }
    // Who holds no office is told so, and not to prove something.
    let player = app.token(PlayerId(2), Role::Player);
    assert_eq!(reported(&app, &player).await, "403 forbidden");
}

/// Before the start lists an announcement is changed without a proof, but nobody hands the event to others
/// so; nor is a deposit settled, nor anybody else's name corrected. What is one's own needs none.
#[tokio::test]
async fn only_what_is_an_officials_decision_asks_for_it() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", None, Role::Player).await;
    let event = app.announce(&app.preset("friendly", |_| {}).await).await;
    let path = format!("/api/events/{event}");
    app.person(PlayerId(1)).post(&format!("{path}/entries"), &json!({})).await.expect(200);
    let bearer = format!("Bearer {}", officers(&app, &[Role::Officer], None));
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let page = app.officer().get(&path).await.expect(200).json;
    let changed = |field: &str, value: Value| {
        let mut body = json!({ "version": 0, "announcement": page["announcement"] });
        body["announcement"][field] = value;
        (Method::PUT, path.clone(), body)
    };
    let decides = |decision: &str| {
        (Method::POST, format!("{path}/entries/1"), json!({ "decision": decision }))
    };
    let renames = |player: PlayerId| {
        let name = json!({ "given_name": "Jan", "family_name": "Nový", "reason": "As it is." });
        (Method::POST, format!("/api/players/{player}/names"), name)
    };
    for ((method, path, body), verdict) in [
        (changed("name", json!("Another name")), "409 changed_meanwhile"),
        (changed("director", json!(OFFICER)), "403 passkey_proof_needed"),
        (changed("organiser", json!("POL")), "403 passkey_proof_needed"),
        (decides("accept"), "200"),
        (decides("deposit_forfeited"), "403 passkey_proof_needed"),
        (decides("deposit_refunded"), "403 passkey_proof_needed"),
        (renames(PlayerId(1)), "403 passkey_proof_needed"),
        (renames(OFFICER), "200"),
    ] {
        let answer = app.request(method, &path, &headers, body.to_string()).await;
        assert_eq!(answer.verdict(), verdict, "{path} {body}");
    }
}

/// A key acts with its maker's offices: a password alone makes none.
#[tokio::test]
async fn a_session_without_its_office_makes_no_key() {
    let app = TestApp::new().await;
    app.officials().await;
    let key = json!({ "name": "a", "scopes": ["read"] }).to_string();
    for (roles, verdict) in [
        ([Role::Player].as_slice(), "403 passkey_proof_needed"),
        (&[Role::Player, Role::Officer], "201"),
    ] {
        let bearer = format!("Bearer {}", officers(&app, roles, Some(app.app.clock.now())));
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let made = app.request(Method::POST, "/api/keys", &headers, key.clone()).await;
        assert_eq!(made.verdict(), verdict, "{roles:?}");
    }
}
