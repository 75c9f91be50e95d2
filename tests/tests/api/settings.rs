//! Settings: what a player chooses, and the end of mails that a mail program asks for.

use app::{PrivatePurpose, PrivateToken};
use axum::http::Method;
use rules::{PlayerId, ReminderDays};
use serde_json::{Value, json};
use store::{Error, MailChoice};
use tests::{Answer, ORIGIN, Person, TestApp};

const PATH: &str = "/api/settings";

async fn put(person: &Person<'_>, body: &Value) -> Answer {
    person.request(Method::PUT, PATH, body).await
}

fn choice() -> Value {
    json!({
        "mail": "digest", "digest_hour": 20, "reminder_days": [7, 3, 1], "language": "cs",
        "zone": "Europe/Prague"
    })
}

/// The view without what a server's keys decide.
fn chosen(answer: &Answer) -> Value {
    let mut view = answer.json.clone();
    let members = view.as_object_mut().expect("an object");
    assert!(members.remove("calendar_url").is_some() && members.remove("push_key").is_some());
    view
}

#[tokio::test]
async fn settings_begin_with_the_defaults_and_stay_as_chosen() {
    let app = TestApp::new().await;
    let players = app.pairing(1).await.players;
    let (me, other) = (app.person(players.white), app.person(players.black));
    let defaults = json!({
        "mail": "each", "digest_hour": 6, "reminder_days": [3], "language": "en", "zone": "UTC",
        "push_devices": 0
    });
    assert_eq!(chosen(&me.get(PATH).await.expect(200)), defaults);
    let answer = put(&me, &choice()).await.expect(200);
    let mut expected = choice();
    expected["push_devices"] = json!(0);
    assert_eq!(chosen(&answer), expected);
    assert_eq!(me.get(PATH).await.expect(200).json, answer.json);
    assert_eq!(put(&me, &choice()).await.expect(200).json, answer.json, "a repeat");
    // No reminders is a choice of its own, and not the default.
    let none = json!({
        "mail": "none", "digest_hour": 0, "reminder_days": [], "language": "en", "zone": "UTC"
    });
    put(&me, &none).await.expect(200);
    let kept = app.app.store.settings(players.white).await.expect("settings");
    let never = ReminderDays::default();
    assert_eq!((kept.mail, kept.digest_hour, kept.reminders), (MailChoice::None, 0, never));
    assert_eq!(chosen(&other.get(PATH).await.expect(200)), defaults);
}

/// Language and zone are the account's: everything else of it stays.
#[tokio::test]
async fn language_and_zone_are_the_accounts() {
    let app = TestApp::new().await;
    let player = app.pairing(1).await.players.white;
    let me = app.person(player);
    let before = app.app.store.account(player).await.expect("an account");
    put(&me, &choice()).await.expect(200);
    let after = app.app.store.account(player).await.expect("an account");
    assert_eq!((after.language.as_str(), after.zone.name()), ("cs", "Europe/Prague"));
    let language = before.language.clone();
    assert!(store::Account { language, zone: before.zone, ..after } == before);
    assert_eq!(me.get("/api/me").await.expect(200).json["language"], "cs");
}

#[tokio::test]
async fn choices_are_checked() {
    let app = TestApp::new().await;
    let me = app.person(app.pairing(1).await.players.white);
    let good = |member: &str, value: Value| (member.to_owned(), value, "200");
    let wrong = |member: &str, value: Value| (member.to_owned(), value, "422 invalid_body");
    let cases = [
        good("digest_hour", json!(0)),
        good("digest_hour", json!(23)),
        wrong("digest_hour", json!(24)),
        wrong("digest_hour", json!(-1)),
        wrong("digest_hour", json!(256)),
        wrong("digest_hour", json!(6.5)),
        wrong("digest_hour", json!("6")),
        wrong("digest_hour", Value::Null),
        good("reminder_days", json!([])),
        good("reminder_days", json!([1])),
        good("reminder_days", json!([30, 29, 28, 27, 1])),
        wrong("reminder_days", json!([30, 29, 28, 27, 2, 1])),
        wrong("reminder_days", json!([0])),
        wrong("reminder_days", json!([31])),
        wrong("reminder_days", json!([33])),
        wrong("reminder_days", json!([-1])),
        wrong("reminder_days", json!(3)),
        wrong("reminder_days", Value::Null),
        good("zone", json!("UTC")),
        good("zone", json!("America/Argentina/Buenos_Aires")),
        wrong("zone", json!("Prague")),
        wrong("zone", json!("")),
        wrong("zone", Value::Null),
        good("mail", json!("each")),
        good("mail", json!("none")),
        wrong("mail", json!("Each")),
        wrong("mail", json!("weekly")),
        good("language", json!("en")),
        wrong("language", json!("de")),
        wrong("language", json!("")),
        ("calendar_generation".to_owned(), json!(0), "422 unknown_field"),
    ];
    for (member, value, expected) in cases {
        let mut body = choice();
        body[&member] = value.clone();
        let before = me.get(PATH).await.expect(200).json;
        let answer = put(&me, &body).await;
        assert_eq!(answer.verdict(), expected, "{member} {value}");
        let after = me.get(PATH).await.expect(200).json;
        assert_eq!(after == before, expected != "200", "{member} {value}");
        put(&me, &choice()).await.expect(200);
    }
    for member in ["mail", "digest_hour", "reminder_days", "language", "zone"] {
        let mut body = choice();
        body.as_object_mut().expect("an object").remove(member);
        assert_eq!(put(&me, &body).await.verdict(), "422 invalid_body", "without {member}");
    }
}

#[tokio::test]
async fn only_the_signed_in_have_settings() {
    let app = TestApp::new().await;
    for (method, path) in
        [(Method::GET, PATH), (Method::PUT, PATH), (Method::POST, "/api/settings/calendar")]
    {
        let json = [("content-type", "application/json")];
        let answer = app.request(method, path, &json, choice().to_string()).await;
        assert_eq!(answer.verdict(), "401 unauthenticated", "{path}");
    }
    // The token of somebody whose account is gone opens nothing, and makes no account.
    let ghost = app.person(PlayerId(77));
    assert_eq!(ghost.get(PATH).await.verdict(), "401 unauthenticated");
    assert_eq!(put(&ghost, &choice()).await.verdict(), "401 unauthenticated");
    assert!(matches!(app.app.store.account(PlayerId(77)).await, Err(Error::NotFound)));
    let kept = app.app.store.settings(PlayerId(77)).await.expect("settings");
    assert_eq!(kept, store::Settings::default());
}

/// An account that vanishes between two requests is not made again by its settings, which are not
/// kept either.
#[tokio::test]
async fn settings_do_not_make_an_account() {
    let app = TestApp::new().await;
    let kept = app
        .app
        .store
        .keep_settings(PlayerId(77), &store::Settings::default(), "cs", chrono_tz::Tz::UTC)
        .await;
    assert!(matches!(kept, Err(Error::Conflict)), "{kept:?}");
    assert!(matches!(app.app.store.account(PlayerId(77)).await, Err(Error::NotFound)));
}

/// The path of the address that a mail's header names.
fn header_path(app: &TestApp, player: PlayerId) -> String {
    let url = app.app.unsubscribe_url(player).expect("an address");
    url.strip_prefix(ORIGIN).expect("at the site's origin").to_owned()
}

async fn mail_of(person: &Person<'_>) -> Value {
    person.get(PATH).await.expect(200).json["mail"].clone()
}

#[tokio::test]
async fn a_mail_program_ends_the_mails() {
    let app = TestApp::new().await;
    let players = app.pairing(1).await.players;
    let (me, other) = (app.person(players.white), app.person(players.black));
    put(&me, &choice()).await.expect(200);
    let path = header_path(&app, players.white);
    let form = [("content-type", "application/x-www-form-urlencoded")];
    for (headers, body) in [(form.as_slice(), "List-Unsubscribe=One-Click"), (&[], ""), (&[], "")] {
        let answer = app.request(Method::POST, &path, headers, body).await.expect(204);
        assert_eq!(answer.text, "");
        assert_eq!(mail_of(&me).await, "none");
    }
    let mut expected = choice();
    expected["mail"] = json!("none");
    expected["push_devices"] = json!(0);
    assert_eq!(chosen(&me.get(PATH).await.expect(200)), expected, "the rest stays");
    assert_eq!(mail_of(&other).await, "each");
    // Whoever has changed their mind chooses again, and the link is good again.
    put(&me, &choice()).await.expect(200);
    app.request(Method::POST, &path, &[], "").await.expect(204);
    assert_eq!(mail_of(&me).await, "none");
    // Somebody who has never chosen anything.
    let path = header_path(&app, players.black);
    app.request(Method::POST, &path, &[], "").await.expect(204);
    let view = other.get(PATH).await.expect(200).json;
    let got = ["mail", "digest_hour", "reminder_days"].map(|member| view[member].clone());
    assert_eq!(got, [json!("none"), json!(6), json!([3])]);
}

/// Programs open links to look at them: that leads to the page, and changes nothing.
#[tokio::test]
async fn opening_the_address_changes_nothing() {
    let app = TestApp::new().await;
    let player = app.pairing(1).await.players.white;
    let me = app.person(player);
    let path = header_path(&app, player);
    let page = app.app.unsubscribe_page(player).expect("an address");
    for method in [Method::GET, Method::HEAD] {
        let answer = app.request(method, &path, &[], "").await.expect(303);
        assert_eq!(answer.header("location"), page);
        assert_eq!(answer.text, "");
    }
    assert_eq!(mail_of(&me).await, "each");
    assert!(page.starts_with(&format!("{ORIGIN}/unsubscribe/")));
    assert!(!page[ORIGIN.len()..].contains('.'), "a path with a dot is taken for a file: {page}");
}

#[tokio::test]
async fn nobody_ends_somebody_elses_mails() {
    let app = TestApp::new().await;
    let player = app.pairing(1).await.players.white;
    let me = app.person(player);
    let good = header_path(&app, player);
    let token = PrivateToken { player, generation: 0 };
    let calendar = token.seal(PrivatePurpose::Calendar, &app.app.keys).expect("a seal");
    let wrong = [
        format!("/api/unsubscribe/{calendar}"),
        good.replacen("/2-0-", "/3-0-", 1),
        good[..good.len() - 1].to_owned(),
        "/api/unsubscribe/2-0-".to_owned(),
        "/api/unsubscribe/x".to_owned(),
        "/api/unsubscribe/%F0%9F%A6%80".to_owned(),
    ];
    let before = app.app.store.units().tenths();
    for path in wrong {
        assert_ne!(path, good);
        for method in [Method::POST, Method::GET] {
            let answer = app.request(method, &path, &[], "").await;
            assert_eq!(answer.verdict(), "404 unknown_address", "{path}");
        }
    }
    assert_eq!(app.app.store.units().tenths(), before, "a forged address asks the table nothing");
    assert_eq!(mail_of(&me).await, "each");
}
