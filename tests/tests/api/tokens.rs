//! Access tokens: what is taken for one and what is not.

use std::sync::Arc;

use app::{ACCESS_SECONDS, AccessToken, App, Given, Half, Keys, LinkPurpose, LinkToken, Secrets};
use axum::http::Method;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{START, TestApp, just_begun, seeded_random};

/// The server, a player who exists, and a good token.
async fn with_token() -> (TestApp, PlayerId, String) {
    let app = TestApp::new().await;
    let player = app.pairing(1).await.players.white;
    let token = app.token(player, Role::Player);
    (app, player, token)
}

async fn check(app: &TestApp, authorization: &str, expected: &str) {
    let headers = [("authorization", authorization)];
    let answer = app.request(Method::GET, "/api/games", &headers, "").await;
    assert_eq!(answer.verdict(), expected, "{authorization}");
}

/// The header and the claims of a token, and its signature.
fn split(token: &str) -> (Value, Value, String) {
    let parts: Vec<&str> = token.split('.').collect();
    let read = |part: &str| {
        serde_json::from_slice(&BASE64.decode(part).expect("base64url")).expect("JSON")
    };
    (read(parts[0]), read(parts[1]), parts[2].to_owned())
}

fn join(header: &Value, claims: &Value, signature: &str) -> String {
    let part = |value: &Value| BASE64.encode(value.to_string());
    format!("{}.{}.{signature}", part(header), part(claims))
}

#[tokio::test]
async fn the_header_is_read_strictly() {
    let (app, _, token) = with_token().await;
    let answer = app.request(Method::GET, "/api/games", &[], "").await;
    assert_eq!(answer.verdict(), "401 unauthenticated");
    for (scheme, expected) in [
        ("Bearer ", "200"),
        ("bearer ", "200"),
        ("Bearer  ", "200"),
        ("Basic ", "401 unauthenticated"),
        ("Bearer", "401 unauthenticated"),
        ("", "401 unauthenticated"),
        ("Bearer x", "401 unauthenticated"),
    ] {
        check(&app, &format!("{scheme}{token}"), expected).await;
    }
    for wrong in ["", "Bearer", "Bearer ", "Bearer a.b.c", "Bearer ..", "Bearer 🦄"] {
        check(&app, wrong, "401 unauthenticated").await;
    }
}

/// A quarter of an hour, by the server's clock.
#[tokio::test]
async fn tokens_expire() {
    let (app, _, token) = with_token().await;
    app.wait(ACCESS_SECONDS - 1);
    check(&app, &format!("Bearer {token}"), "200").await;
    app.wait(1);
    check(&app, &format!("Bearer {token}"), "401 token_expired").await;
}

/// Nothing but this server's own signature counts, however the token says it was signed.
#[tokio::test]
async fn forged_tokens_are_none() {
    let (app, player, token) = with_token().await;
    let (header, claims, signature) = split(&token);
    let official = |mut claims: Value| {
        claims["roles"] = json!(["officer"]);
        claims
    };
    let later = |mut claims: Value| {
        claims["exp"] = json!(claims["exp"].as_i64().map(|exp| exp + 1));
        claims
    };
    let with = |member: &str, value: Value| {
        let mut header = header.clone();
        header[member] = value;
        header
    };
    let mut flipped = signature.clone().into_bytes();
    flipped[0] = if flipped[0] == b'A' { b'B' } else { b'A' };
    let flipped = String::from_utf8(flipped).expect("ASCII");
    let forged = [
        join(&header, &official(claims.clone()), &signature),
        join(&header, &later(claims.clone()), &signature),
        join(&header, &claims, &flipped),
        join(&header, &claims, ""),
        join(&with("alg", json!("none")), &claims, ""),
        join(&with("alg", json!("None")), &claims, &signature),
        join(&with("alg", json!("HS256")), &claims, &signature),
        join(&with("typ", json!("other")), &claims, &signature),
        token.replace('.', ""),
        format!("{token}.{signature}"),
        token[..token.len() - 1].to_owned(),
    ];
    for token in &forged {
        check(&app, &format!("Bearer {token}"), "401 unauthenticated").await;
    }
    check(&app, &format!("Bearer {token}"), "200").await;
    let other = Keys::new(&Secrets::generate(seeded_random)).expect("keys");
    let token = AccessToken {
        player,
        roles: vec![Role::Player],
        expires_at: START + 60,
        session: just_begun(START),
    };
    let token = token.sign(&other).expect("a token");
    check(&app, &format!("Bearer {token}"), "401 unauthenticated").await;
}

/// What the same key has signed for another purpose is no access token, and the other way round.
#[tokio::test]
async fn tokens_are_for_one_audience() {
    let (app, player, _) = with_token().await;
    let account = app.app.store.account(player).await.expect("an account");
    for purpose in [LinkPurpose::ChangeAddress, LinkPurpose::Reset] {
        let link = LinkToken::sign(purpose, &account, &app.app.keys, START).expect("a link");
        check(&app, &format!("Bearer {link}"), "401 unauthenticated").await;
    }
    let pairing = app.pairing(2).await;
    let sent = app.person(pairing.players.white).play(pairing.game, 0, "e4").await.expect(200);
    check(&app, &format!("Bearer {}", sent.text_of("receipt")), "401 unauthenticated").await;
}

/// A receipt is signed with a key of its own: even where both keys were one, a token is no receipt.
#[tokio::test]
async fn an_access_token_is_no_receipt() {
    let (app, _, token) = with_token().await;
    assert!(proof::read_receipt(&token, &app.app.keys.jwks()).is_err());
    let secrets = Secrets::generate(seeded_random);
    let secrets = Secrets { postmark: secrets.session.clone(), ..secrets };
    let keys = Keys::new(&secrets).expect("keys");
    let one = App { keys: Arc::new(keys), ..app.app.clone() };
    let token = AccessToken {
        player: PlayerId(2),
        roles: vec![],
        expires_at: START + 60,
        session: just_begun(START),
    };
    let token = token.sign(&one.keys).expect("a token");
    assert!(proof::read_receipt(&token, &one.keys.jwks()).is_err());
}

/// The token of somebody whose account is gone opens nothing: sign in again.
#[tokio::test]
async fn an_account_that_is_gone_is_signed_out() {
    let app = TestApp::new().await;
    let ghost = app.person(PlayerId(77));
    assert_eq!(ghost.get("/api/me").await.verdict(), "401 unauthenticated");
}

/// Who was given public halves tells whose a token is, and can make nothing.
#[test]
fn public_halves_make_nothing() {
    let secrets = tests::test_secrets();
    let keys = Keys::new(&secrets).expect("keys");
    let push = keys.push.as_ref().expect("a key").public.clone();
    let given = Given {
        session: Half::Public(keys.session.public.clone()),
        postmark: None,
        retired_postmarks: Vec::new(),
        refresh: None,
        push: Some(Half::Public(push.clone())),
        network: secrets.refresh.clone(),
    };
    let verifying = Keys::trusted_with(&given).expect("keys");
    assert_eq!(verifying.session.id, keys.session.id);
    let token = AccessToken {
        player: PlayerId(2),
        roles: vec![],
        expires_at: START + 60,
        session: just_begun(START),
    };
    let signed = token.sign(&keys).expect("a token");
    let read = AccessToken::read(&signed, &verifying, START).expect("a good token");
    assert_eq!(read.player, token.player);
    assert_eq!(token.sign(&verifying).expect_err("no key for it").code(), "internal");
    // No receipt, no cookie and no private address either; browsers are told who will speak to them.
    assert!(verifying.postmark().is_err() && verifying.jwks().keys.is_empty());
    let seal = keys.seal("text").expect("a seal");
    assert!(keys.is_sealed("text", &seal) && !verifying.is_sealed("text", &seal));
    assert_eq!(verifying.seal("text").expect_err("no key for it").code(), "internal");
    assert_eq!(verifying.push.expect("a key").public, push);
}
