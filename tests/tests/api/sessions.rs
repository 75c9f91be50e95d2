//! Sessions: attempts at signing in, the cookie and its rotation, and signing out.

use app::{ClientAddress, Keys};
use axum::body::Body;
use axum::http::{Method, Request};
use rules::PlayerId;
use serde_json::json;
use store::AttemptKind;
use tests::{Answer, DAY, START, TestApp};

const PASSWORD: &str = "correct horse battery";
const WRONG: &str = "wrong horse battery";
/// Seconds of the window in which attempts are counted.
const WINDOW: i64 = 900;

/// A server with an account that is confirmed, and its address.
async fn with_account() -> (TestApp, &'static str) {
    let (app, email) = (TestApp::new().await, "tomas@posthorn.example");
    app.sign_up(email, PASSWORD, "en").await.expect(202);
    app.confirm(&app.take_token("verify"), PASSWORD).await.expect(200);
    (app, email)
}

/// A server with somebody signed in, and the cookie.
async fn signed_in() -> (TestApp, String) {
    let (app, email) = with_account().await;
    let cookie = app.sign_in(email, PASSWORD).await.expect(200).cookie();
    (app, cookie)
}

#[track_caller]
fn check(answer: &Answer, expected: &str) {
    assert_eq!(answer.verdict(), expected, "{}", answer.text);
}

/// A session that is over takes its cookie away.
#[track_caller]
fn check_ended(answer: &Answer, expected: &str) {
    check(answer, expected);
    let cleared = "__Host-posthorn=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0";
    assert_eq!(answer.header("set-cookie"), cleared);
}

/// Signs in from another network address, with a browser's cookies.
async fn sign_in_from(
    app: &TestApp,
    address: &str,
    cookie: &str,
    email: &str,
    password: &str,
) -> Answer {
    let body = json!({ "email": email, "password": password }).to_string();
    let request = Request::builder().method(Method::POST).uri("/api/sign-in");
    let request = request.header("content-type", "application/json").header("cookie", cookie);
    let request = request.extension(ClientAddress::of(address.parse().expect("an address")));
    app.send(request.body(Body::from(body)).expect("a request")).await
}

/// The cookie by which a browser is known that has just signed in.
fn device_of(answer: &Answer) -> String {
    let set = answer.headers.get_all("set-cookie").iter().filter_map(|value| value.to_str().ok());
    let device = set.map(str::to_owned).find(|set| set.starts_with("__Host-posthorn-device="));
    device.expect("a cookie").split(';').next().unwrap_or_default().to_owned()
}

/// After five wrong passwords the next one waits, and each further one twice as long; the right one, too.
#[tokio::test]
async fn wrong_passwords_have_to_wait() {
    let (app, email) = with_account().await;
    for _ in 0..5 {
        check(&app.sign_in(email, WRONG).await, "401 wrong_credentials");
    }
    for wait in ["5", "10", "20"] {
        let refused = app.sign_in(email, PASSWORD).await;
        check(&refused, "429 too_many_attempts");
        assert_eq!(refused.header("retry-after"), wait);
        app.wait(wait.parse().expect("seconds"));
        check(&app.sign_in(email, WRONG).await, "401 wrong_credentials");
    }
    app.wait(39);
    assert_eq!(app.sign_in(email, PASSWORD).await.expect(429).header("retry-after"), "1");
    app.wait(1);
    app.sign_in(email, PASSWORD).await.expect(200);
}

/// Whoever guesses from one network address is sent away for a day, and nobody else is.
#[tokio::test]
async fn nobody_is_locked_out_from_one_place() {
    let (app, email) = with_account().await;
    let guess = async || sign_in_from(&app, "198.51.100.7", "", email, WRONG).await;
    let mut guessed = 0;
    for _ in 0..20 * 60 {
        guessed += u32::from(guess().await.status == 401);
        app.wait(if guessed < 5 { 0 } else { 20 });
        if guessed == 10 {
            break;
        }
    }
    assert_eq!(guessed, 10);
    app.wait(WINDOW);
    for _ in 0..20 {
        check(&guess().await, "429 too_many_attempts");
    }
    app.sign_in(email, PASSWORD).await.expect(200);
}

/// A browser that has signed in to the account before is never kept waiting by others, until there is a new
/// password.
#[tokio::test]
async fn a_known_device_is_not_locked_out() {
    let (app, email) = with_account().await;
    let first = app.sign_in(email, PASSWORD).await.expect(200);
    let device = device_of(&first);
    for number in 0..9 {
        let address = format!("198.51.100.{number}");
        sign_in_from(&app, &address, "", email, WRONG).await;
        sign_in_from(&app, &address, "", email, WRONG).await;
    }
    let from = "192.0.2.77";
    check(&sign_in_from(&app, from, "", email, PASSWORD).await, "429 too_many_attempts");
    // Another account's browser is no known one.
    app.sign_up("eva@posthorn.example", PASSWORD, "en").await.expect(202);
    app.confirm(&app.take_token("verify"), PASSWORD).await.expect(200);
    let evas = device_of(&app.sign_in("eva@posthorn.example", PASSWORD).await.expect(200));
    for unknown in [evas.as_str(), "__Host-posthorn-device=", "__Host-posthorn-device=a.b.c"] {
        let refused = sign_in_from(&app, from, unknown, email, PASSWORD).await;
        check(&refused, "429 too_many_attempts");
    }
    // Signing out and in keeps the browser known, and two people may share it.
    let again = sign_in_from(&app, from, &device, email, PASSWORD).await.expect(200);
    let shared = device_of(&again);
    let shared = sign_in_from(&app, from, &shared, "eva@posthorn.example", PASSWORD).await;
    let shared = device_of(&shared.expect(200));
    sign_in_from(&app, from, &shared, email, PASSWORD).await.expect(200);
    assert!(!shared.contains("90000") && !shared.contains("tomas"), "{shared}");
    // It has tries of its own, which end.
    for _ in 0..5 {
        let wrong = sign_in_from(&app, from, &device, email, WRONG).await;
        check(&wrong, "401 wrong_credentials");
    }
    let refused = sign_in_from(&app, from, &device, email, PASSWORD).await;
    check(&refused, "429 too_many_attempts");
    // A new password makes everybody a stranger.
    app.forgot(email).await.expect(202);
    let token = app.take_token("reset");
    app.reset(&token, "another horse battery").await.expect(200);
    for _ in 0..5 {
        sign_in_from(&app, "198.51.100.1", "", email, WRONG).await.expect(401);
    }
    let refused = sign_in_from(&app, from, &shared, email, "another horse battery").await;
    check(&refused, "429 too_many_attempts");
}

/// The cookie of a known browser is for this server alone, and stays when somebody signs out.
#[tokio::test]
async fn the_cookie_of_a_device_is_well_guarded() {
    let (app, email) = with_account().await;
    let answer = app.sign_in(email, PASSWORD).await.expect(200);
    let set = answer.headers.get_all("set-cookie").iter().nth(1).expect("a second cookie");
    let set = set.to_str().expect("ASCII");
    assert!(set.starts_with("__Host-posthorn-device="), "{set}");
    let attributes: Vec<&str> = set.split("; ").skip(1).collect();
    let expected = ["Path=/", "Secure", "HttpOnly", "SameSite=Strict", "Max-Age=31536000"];
    assert_eq!(attributes, expected);
    let cookie = answer.cookie();
    let gone =
        app.request(Method::DELETE, "/api/session", &[("cookie", cookie.as_str())], "").await;
    let gone = gone.expect(204);
    let cleared: Vec<_> = gone.headers.get_all("set-cookie").iter().collect();
    assert_eq!(cleared.len(), 1, "{cleared:?}");
    assert!(gone.header("set-cookie").starts_with("__Host-posthorn=;"));
}

/// A try may be the right one, and makes the wrong ones before it forgotten.
#[tokio::test]
async fn the_right_password_forgets_the_wrong_ones() {
    let (app, email) = with_account().await;
    for _ in 0..2 {
        for _ in 0..4 {
            check(&app.sign_in(email, WRONG).await, "401 wrong_credentials");
        }
        app.sign_in(email, PASSWORD).await.expect(200);
    }
}

/// An address without an account is limited alike, or the limit would tell.
#[tokio::test]
async fn unknown_addresses_are_limited_alike() {
    let (app, _) = with_account().await;
    let unknown = "nobody@posthorn.example";
    for _ in 0..5 {
        check(&app.sign_in(unknown, WRONG).await, "401 wrong_credentials");
    }
    check(&app.sign_in(unknown, WRONG).await, "429 too_many_attempts");
}

/// A hundred attempts from one network address in a window, whatever the accounts.
#[tokio::test]
async fn attempts_from_one_network_address_are_limited() {
    let (app, email) = with_account().await;
    for _ in 0..99 {
        let kind = AttemptKind::SignInAddress;
        app.app.store.count_attempt(kind, "192.0.2.1", WINDOW, START).await.expect("counted");
    }
    app.sign_in(email, PASSWORD).await.expect(200);
    check(&app.sign_in(email, PASSWORD).await, "429 too_many_attempts");
    app.wait(WINDOW);
    app.sign_in(email, PASSWORD).await.expect(200);
}

/// A new password opens an account that wrong ones have closed for a while.
#[tokio::test]
async fn a_reset_forgets_the_wrong_passwords() {
    let (app, email) = with_account().await;
    for _ in 0..5 {
        app.sign_in(email, WRONG).await.expect(401);
    }
    app.sign_in(email, PASSWORD).await.expect(429);
    app.forgot(email).await.expect(202);
    let token = app.take_token("reset");
    app.reset(&token, "another horse battery").await.expect(200);
    app.sign_in(email, "another horse battery").await.expect(200);
}

/// The cookie is for this server alone, out of reach of scripts, and not sent by other sites.
#[tokio::test]
async fn the_cookie_is_well_guarded() {
    let (app, email) = with_account().await;
    let session = app.sign_in(email, PASSWORD).await.expect(200);
    let set = session.header("set-cookie");
    assert!(set.starts_with("__Host-posthorn="), "{set}");
    let attributes: Vec<&str> = set.split("; ").skip(1).collect();
    let expected = ["Path=/", "Secure", "HttpOnly", "SameSite=Strict", "Max-Age=2592000"];
    assert_eq!(attributes, expected);
}

/// Nobody is signed in where there is no cookie: no fault, and no problem in a browser's log.
#[tokio::test]
async fn without_a_cookie_nobody_is_signed_in() {
    let app = TestApp::new().await;
    for cookie in ["", "other=1", "__Host-posthorn-2=a.1.b"] {
        let answer = app.renew(cookie).await.expect(204);
        assert_eq!((answer.text.as_str(), answer.header("set-cookie")), ("", ""), "{cookie}");
    }
}

/// Only this server's seal opens a session.
#[tokio::test]
async fn a_tampered_cookie_opens_nothing() {
    let (app, cookie) = signed_in().await;
    let (name, token) = cookie.split_once('=').expect("a cookie");
    let parts: Vec<&str> = token.split('.').collect();
    let [session, generation, seal] = parts[..] else { panic!("three parts: {token}") };
    assert_eq!(generation, "1");
    let (own, other) = (&app.app.keys, tests::other_keys());
    let seal_of = |keys: &Keys, text: &str| keys.seal(text).expect("a seal");
    let wrong = [
        format!("{name}="),
        format!("{name}=nonsense"),
        format!("{name}={session}.{generation}"),
        format!("{name}={session}.{generation}."),
        format!("{name}={session}.2.{seal}"),
        format!("{name}={session}.1.{}", seal_of(&other, &format!("{session}.1"))),
        format!("{name}={}.1.{seal}", session.chars().rev().collect::<String>()),
        format!("{name}={session}.-1.{}", seal_of(own, &format!("{session}.-1"))),
        format!("{name}=unknown.1.{}", seal_of(own, "unknown.1")),
    ];
    for cookie in &wrong {
        check_ended(&app.renew(cookie).await, "401 session_expired");
    }
    app.renew(&format!("a=b; {cookie}; c=d")).await.expect(200);
}

/// Each use gives a new token; the one before is good for another minute, for a page that asked
/// at the same time or did not get its answer, and is answered with the present one.
#[tokio::test]
async fn a_rotated_token_is_good_for_a_minute() {
    let (app, first) = signed_in().await;
    let second = app.renew(&first).await.expect(200).cookie();
    assert_ne!(first, second);
    app.wait(60);
    let again = app.renew(&first).await.expect(200);
    assert_eq!(again.cookie(), second);
    app.renew(&second).await.expect(200);
}

/// After that it has been copied by somebody: the session ends for everybody.
#[tokio::test]
async fn a_reused_token_ends_the_session() {
    let (app, first) = signed_in().await;
    let second = app.renew(&first).await.expect(200).cookie();
    app.wait(61);
    check_ended(&app.renew(&first).await, "401 session_reused");
    check_ended(&app.renew(&second).await, "401 session_expired");
    check_ended(&app.renew(&first).await, "401 session_expired");
}

/// A token from before the one before is nobody's lost answer, however soon it comes.
#[tokio::test]
async fn a_token_two_rotations_old_ends_the_session() {
    let (app, first) = signed_in().await;
    let second = app.renew(&first).await.expect(200).cookie();
    let third = app.renew(&second).await.expect(200).cookie();
    check_ended(&app.renew(&first).await, "401 session_reused");
    check_ended(&app.renew(&third).await, "401 session_expired");
}

/// Pages that ask at the same time are answered alike.
#[tokio::test]
async fn pages_that_renew_at_once_are_answered_alike() {
    let (app, mut cookie) = signed_in().await;
    for round in 0..20 {
        let (a, b, c) = tokio::join!(app.renew(&cookie), app.renew(&cookie), app.renew(&cookie));
        let cookies = [a, b, c].map(|answer| answer.expect(200).cookie());
        assert!(cookies.iter().all(|one| *one == cookies[0]), "round {round}: {cookies:?}");
        assert_ne!(cookies[0], cookie);
        cookie.clone_from(&cookies[0]);
    }
}

/// Thirty days after its last use a session is over; each use begins them again.
#[tokio::test]
async fn a_session_ends_when_it_is_not_used() {
    let (app, cookie) = signed_in().await;
    app.wait(30 * DAY - 1);
    let cookie = app.renew(&cookie).await.expect(200).cookie();
    app.wait(30 * DAY - 1);
    let cookie = app.renew(&cookie).await.expect(200).cookie();
    app.wait(30 * DAY);
    check_ended(&app.renew(&cookie).await, "401 session_expired");
}

/// Signing out ends this browser's session and no other, and needs none.
#[tokio::test]
async fn somebody_signs_out() {
    let (app, email) = with_account().await;
    let here = app.sign_in(email, PASSWORD).await.expect(200).cookie();
    let there = app.sign_in(email, PASSWORD).await.expect(200).cookie();
    for cookie in [here.as_str(), &here, "", "__Host-posthorn=nonsense"] {
        let answer = app.request(Method::DELETE, "/api/session", &[("cookie", cookie)], "").await;
        check_ended(&answer, "204");
        assert_eq!(answer.text, "");
    }
    check_ended(&app.renew(&here).await, "401 session_expired");
    app.renew(&there).await.expect(200);
}

/// A renewed session's access token is as good as the first one.
#[tokio::test]
async fn a_renewed_session_has_an_access_token() {
    let (app, cookie) = signed_in().await;
    app.wait(WINDOW);
    let session = app.renew(&cookie).await.expect(200);
    assert_eq!(session.header("cache-control"), "no-store");
    let bearer = format!("Bearer {}", session.text_of("access_token"));
    let answer = app.request(Method::GET, "/api/me", &[("authorization", &bearer)], "").await;
    assert_eq!(answer.expect(200).json, session.json["me"]);
    assert_eq!(session.json["me"]["player"]["id"], PlayerId(900_001).0);
}
