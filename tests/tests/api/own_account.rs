//! What somebody signs in with and where: changed, listed and ended by its owner, who hears of it.

use axum::http::Method;
use rules::rating::Ratings;
use rules::{PlayerId, Profile};
use serde_json::{Value, json};
use store::{Account, Role};
use tests::push_service::Browser;
use tests::{Answer, DAY, TestApp};

const EMAIL: &str = "tomas@posthorn.example";
const PASSWORD: &str = "correct horse battery";
const NEW: &str = "another horse battery";
const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async fn with_account() -> TestApp {
    let app = TestApp::new().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    app.confirm(&app.take_token("verify"), PASSWORD).await.expect(200);
    app
}

/// Signs in with Firefox and these cookies.
async fn sign_in(app: &TestApp, cookies: &str) -> Answer {
    sign_in_with(app, cookies, PASSWORD).await
}

async fn sign_in_with(app: &TestApp, cookies: &str, password: &str) -> Answer {
    let headers =
        [("content-type", "application/json"), ("user-agent", FIREFOX), ("cookie", cookies)];
    let body = json!({ "email": EMAIL, "password": password }).to_string();
    app.request(Method::POST, "/api/sign-in", &headers, body).await.expect(200)
}

async fn with(app: &TestApp, token: &str, method: Method, path: &str, body: &Value) -> Answer {
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    app.request(method, path, &headers, body.to_string()).await
}

/// The cookie by which a browser is known from this answer on.
fn device_of(answer: &Answer) -> String {
    let set = answer.headers.get_all("set-cookie").iter().filter_map(|set| set.to_str().ok());
    let device = set.into_iter().find(|set| set.contains("-device=")).expect("a cookie");
    device.split(';').next().expect("a value").to_owned()
}

/// The subjects of the emails that the next sweep sends.
async fn told(app: &TestApp) -> Vec<String> {
    app.run_all_schedules().await;
    let mut subjects: Vec<String> = app.take_mails().into_iter().map(|mail| mail.subject).collect();
    subjects.sort();
    subjects
}

async fn reset(app: &TestApp) -> Answer {
    app.forgot(EMAIL).await.expect(202);
    app.reset(&app.take_token("reset"), NEW).await.expect(200)
}

/// Finding: a thief's keys, webhooks, devices and calendar outlasted the owner's new password.
#[tokio::test]
async fn a_reset_ends_what_was_made() {
    let app = with_account().await;
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    let token = session.text_of("access_token");
    let key = json!({ "name": "Phone", "scopes": ["read"] });
    let key = with(&app, token, Method::POST, "/api/keys", &key).await.expect(201);
    let key = key.text_of("secret").to_owned();
    let hook = json!({ "url": "https://tomas.example/secret", "events": ["game.ended"] });
    with(&app, token, Method::POST, "/api/webhooks", &hook).await.expect(201);
    let device = Browser::at("https://push.example/a").subscription();
    with(&app, token, Method::POST, "/api/settings/push", &device).await.expect(204);
    let settings = with(&app, token, Method::GET, "/api/settings", &Value::Null).await.expect(200);
    let calendar = settings.text_of("calendar_url").replace(tests::ORIGIN, "");
    app.request(Method::GET, &calendar, &[], "").await.expect(200);
    assert_eq!(with(&app, &key, Method::GET, "/api/me", &Value::Null).await.verdict(), "200");
    let done = reset(&app).await;
    assert_eq!(
        done.json,
        json!({ "keys": ["Phone"], "webhooks": ["tomas.example"], "devices": 1 })
    );
    let verdict = with(&app, &key, Method::GET, "/api/me", &Value::Null).await.verdict();
    assert_eq!(verdict, "401 unknown_key");
    assert_eq!(app.request(Method::GET, &calendar, &[], "").await.status, 404);
    assert_eq!(app.renew(&session.cookie()).await.verdict(), "401 session_expired");
    let again = app.sign_in(EMAIL, NEW).await.expect(200);
    let token = again.text_of("access_token");
    for path in ["/api/keys", "/api/webhooks"] {
        let list = with(&app, token, Method::GET, path, &Value::Null).await.expect(200);
        assert!(!list.text.contains("Phone") && !list.text.contains("tomas"), "{}", list.text);
    }
    let settings = with(&app, token, Method::GET, "/api/settings", &Value::Null).await.expect(200);
    assert_eq!(settings.json["push_devices"], 0);
    // What is made again works.
    let key = json!({ "name": "Phone", "scopes": ["read"] });
    let key = with(&app, token, Method::POST, "/api/keys", &key).await.expect(201);
    let verdict =
        with(&app, key.text_of("secret"), Method::GET, "/api/me", &Value::Null).await.verdict();
    assert_eq!(verdict, "200");
}

#[tokio::test]
async fn owners_hear_of_it() {
    let app = with_account().await;
    let first = sign_in(&app, "").await;
    let known = device_of(&first);
    let token = first.text_of("access_token");
    assert_eq!(told(&app).await, ["A new sign-in to your account at Posthorn"]);
    // The same browser again is no news; the choice of no emails is about games.
    let settings = json!({
        "mail": "none", "digest_hour": 6, "reminder_days": [3], "language": "en", "zone": "UTC"
    });
    with(&app, token, Method::PUT, "/api/settings", &settings).await.expect(200);
    sign_in(&app, &known).await;
    assert_eq!(told(&app).await, [""; 0]);
    sign_in(&app, &known.replace("-device=", "-device=x")).await;
    assert_eq!(told(&app).await, ["A new sign-in to your account at Posthorn"]);
    let key = json!({ "name": "Phone", "scopes": ["read"] });
    let key = with(&app, token, Method::POST, "/api/keys", &key).await.expect(201);
    app.run_all_schedules().await;
    let mail = app.take_mail();
    assert_eq!(mail.subject, "A new key for your account at Posthorn");
    assert!(mail.body.contains("Key: Phone") && !mail.body.contains(key.text_of("secret")));
    let hook = json!({ "url": "https://tomas.example/secret", "events": ["game.ended"] });
    with(&app, token, Method::POST, "/api/webhooks", &hook).await.expect(201);
    app.run_all_schedules().await;
    let mail = app.take_mail();
    assert_eq!(mail.subject, "A new webhook for your account at Posthorn");
    assert!(mail.body.contains("tomas.example") && !mail.body.contains("/secret"));
    app.wait(61);
    let second = app.renew(&first.cookie()).await.expect(200).cookie();
    app.wait(61);
    assert_eq!(app.renew(&first.cookie()).await.verdict(), "401 session_reused");
    assert_eq!(app.renew(&second).await.verdict(), "401 session_expired");
    assert_eq!(told(&app).await, ["You were signed out of Posthorn"]);
    reset(&app).await;
    assert_eq!(told(&app).await, ["Your password at Posthorn was reset"]);
    // With the old password's end no browser is known any more.
    sign_in_with(&app, &known, NEW).await;
    assert_eq!(told(&app).await, ["A new sign-in to your account at Posthorn"]);
}

#[tokio::test]
async fn a_key_ends_after_a_year_unless_said_otherwise() {
    let app = with_account().await;
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    let token = session.text_of("access_token");
    let ends = async |days: Value| {
        let body = match days {
            Value::String(_) => json!({ "name": "a", "scopes": ["read"] }),
            days => json!({ "name": "a", "scopes": ["read"], "days": days }),
        };
        let made = with(&app, token, Method::POST, "/api/keys", &body).await.expect(201);
        made.json["key"]["expires_at"].clone()
    };
    assert_eq!(ends(json!("left out")).await, "2027-01-01T00:00:00Z");
    assert_eq!(ends(json!(30)).await, "2026-01-31T00:00:00Z");
    assert_eq!(ends(Value::Null).await, Value::Null);
}

#[tokio::test]
async fn a_changed_password_signs_out_everywhere_else() {
    let app = with_account().await;
    let there = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    let here = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    let token = here.text_of("access_token");
    let key = json!({ "name": "Phone", "scopes": ["read"] });
    let key = with(&app, token, Method::POST, "/api/keys", &key).await.expect(201);
    let change = async |token: &str, body: Value| {
        with(&app, token, Method::POST, "/api/me/password", &body).await
    };
    app.wait(301);
    let verdict = change(token, json!({ "new_password": NEW })).await.verdict();
    assert_eq!(verdict, "403 authentication_needed");
    let wrong = json!({ "password": "wrong horse battery", "new_password": NEW });
    assert_eq!(change(token, wrong).await.verdict(), "403 wrong_password");
    let weak = json!({ "password": PASSWORD, "new_password": "short" });
    assert_eq!(change(token, weak).await.verdict(), "422 weak_password");
    let right = json!({ "password": PASSWORD, "new_password": NEW });
    let changed = change(token, right.clone()).await.expect(200);
    let fresh = changed.text_of("access_token");
    assert_eq!(with(&app, fresh, Method::GET, "/api/me", &Value::Null).await.status, 200);
    assert_eq!(with(&app, token, Method::GET, "/api/me", &Value::Null).await.status, 401);
    let cookie = app.renew(&here.cookie()).await.expect(200).cookie();
    assert_eq!(app.renew(&there.cookie()).await.verdict(), "401 session_expired");
    let verdict =
        with(&app, key.text_of("secret"), Method::GET, "/api/me", &Value::Null).await.verdict();
    assert_eq!(verdict, "200");
    assert_eq!(app.sign_in(EMAIL, PASSWORD).await.verdict(), "401 wrong_credentials");
    assert!(told(&app).await.contains(&"Your password at Posthorn was changed".to_owned()));
    // Where it was changed the browser is still known.
    sign_in_with(&app, &device_of(&changed), NEW).await;
    assert_eq!(told(&app).await, [""; 0]);
    app.renew(&cookie).await.expect(200);
}

/// A password from before there were 128 characters at most signs in, and is given up where it is changed.
#[tokio::test]
async fn a_longer_password_from_before_signs_in() {
    let app = TestApp::new().await;
    let long = PASSWORD.repeat(12);
    let profile = Profile {
        id: PlayerId(1),
        given_name: "Tomáš".to_owned(),
        family_name: "Novák".to_owned(),
        federation: "CZE".parse().expect("a federation"),
        title: None,
        ratings: Ratings::of_chess(None),
    };
    let hash = sign_in::hash_password(&long, app::system_random).expect("a hash");
    let account = Account {
        player: profile.id,
        email: EMAIL.to_owned(),
        password_version: 0,
        confirmed: true,
        roles: vec![Role::Player],
        language: "en".to_owned(),
        zone: chrono_tz::Tz::UTC,
        epoch: 0,
        key_epoch: 0,
    };
    app.app.store.create_account(&profile, &account, &hash).await.expect("an account");
    let session = app.sign_in(EMAIL, &long).await.expect(200);
    let token = session.text_of("access_token");
    for (new, verdict) in [(&*long, "422 weak_password"), (NEW, "200")] {
        let body = json!({ "password": long, "new_password": new });
        let changed = with(&app, token, Method::POST, "/api/me/password", &body).await;
        assert_eq!(changed.verdict(), verdict);
    }
}

#[tokio::test]
async fn an_address_is_changed_by_a_link_to_the_new_one() {
    let app = with_account().await;
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    let token = session.text_of("access_token");
    told(&app).await;
    let new = json!({ "email": " Novak@posthorn.example " });
    app.wait(301);
    let verdict = with(&app, token, Method::POST, "/api/me/email", &new).await.verdict();
    assert_eq!(verdict, "403 authentication_needed");
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    told(&app).await;
    let token = session.text_of("access_token");
    with(&app, token, Method::POST, "/api/me/email", &new).await.expect(202);
    let mail = app.take_mail();
    assert_eq!(mail.to, "novak@posthorn.example");
    let link = json!({ "token": mail.token("address") });
    // Until the link is followed nothing has changed.
    app.sign_in(EMAIL, PASSWORD).await.expect(200);
    told(&app).await;
    for purpose in ["/api/sign-up/confirm", "/api/password/reset"] {
        let mut body = link.clone();
        body["password"] = json!(NEW);
        assert!([400, 422].contains(&app.post(purpose, &body).await.status), "{purpose}");
    }
    for _ in 0..2 {
        app.post("/api/me/email/confirm", &link).await.expect(200);
    }
    app.run_all_schedules().await;
    let mut mails: Vec<(String, String)> =
        app.take_mails().into_iter().map(|mail| (mail.to, mail.subject)).collect();
    mails.sort();
    let left = "The address of your account at Posthorn was changed";
    let expected =
        [("novak@posthorn.example", "This is now your address at Posthorn"), (EMAIL, left)];
    assert_eq!(mails, expected.map(|(to, subject)| (to.to_owned(), subject.to_owned())));
    assert_eq!(app.sign_in(EMAIL, PASSWORD).await.verdict(), "401 wrong_credentials");
    let again = app.sign_in("novak@posthorn.example", PASSWORD).await.expect(200);
    assert_eq!(again.json["me"]["email"], "novak@posthorn.example");
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let app = with_account().await;
    let there = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    app.wait(60);
    let here = sign_in(&app, "").await;
    let token = here.text_of("access_token");
    let list = async || {
        with(&app, token, Method::GET, "/api/sessions", &Value::Null).await.expect(200).json
            ["sessions"]
            .clone()
    };
    let sessions = list().await;
    assert_eq!(sessions.as_array().map(Vec::len), Some(2));
    assert_eq!(sessions[0]["browser"], "Firefox, Linux");
    assert_eq!([&sessions[0]["here"], &sessions[1]["here"]], [true, false]);
    assert_eq!(sessions[1]["created_at"], "2026-01-01T00:00:00Z");
    let path = format!("/api/sessions/{}", sessions[1]["id"].as_str().expect("a name"));
    // Nobody else ends it.
    let other = app.pairing(1).await.players.white;
    let refused = app.person(other).request(Method::DELETE, &path, &Value::Null).await;
    assert_eq!(refused.verdict(), "404 unknown_session");
    for _ in 0..2 {
        with(&app, token, Method::DELETE, &path, &Value::Null).await.expect(204);
    }
    assert_eq!(app.renew(&there.cookie()).await.verdict(), "401 session_expired");
    assert_eq!(list().await.as_array().map(Vec::len), Some(1));
    let third = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    with(&app, token, Method::DELETE, "/api/sessions", &Value::Null).await.expect(204);
    assert_eq!(app.renew(&third.cookie()).await.verdict(), "401 session_expired");
    app.renew(&here.cookie()).await.expect(200);
}

/// However often it is used, a session ends after 12 months.
#[tokio::test]
async fn a_session_does_not_last_for_ever() {
    let app = with_account().await;
    let mut cookie = app.sign_in(EMAIL, PASSWORD).await.expect(200).cookie();
    for _ in 0..14 {
        app.wait(26 * DAY);
        cookie = app.renew(&cookie).await.expect(200).cookie();
    }
    app.wait(DAY - 1);
    cookie = app.renew(&cookie).await.expect(200).cookie();
    app.wait(1);
    assert_eq!(app.renew(&cookie).await.verdict(), "401 session_expired");
}
