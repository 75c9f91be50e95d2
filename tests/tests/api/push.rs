//! Web push: which devices are kept, and what reaches them, read by a browser of our own.

use std::time::{Duration, Instant};

use app::{App, Keys, Pushed, Secrets};
use axum::http::Method;
use post::{PushFailure, PushMessage, Pusher};
use rules::PlayerId;
use serde_json::{Value, json};
use tests::push_service::{Browser, PushService};
use tests::{Answer, ORIGIN, Person, START, TestApp, seeded_random};

const PUBLIC: &str = "https://push.example/send/1";

/// A server that may reach the push services of this machine, and somebody with an account.
async fn server() -> (TestApp, PlayerId) {
    let app = TestApp::new().await.configured(|app| App { pusher: Pusher::with_loopback(), ..app });
    let player = app.pairing(1).await.players.white;
    (app, player)
}

async fn add(person: &Person<'_>, browser: &Browser) -> Answer {
    person.post("/api/settings/push", &browser.subscription()).await
}

async fn devices(person: &Person<'_>) -> Value {
    person.get("/api/settings").await.expect(200).json["push_devices"].clone()
}

fn message() -> PushMessage {
    PushMessage {
        title: "Tomáš Novák has moved".to_owned(),
        body: "12.Nf3, your answer by 21 November".to_owned(),
        url: "/game/48201".to_owned(),
        tag: "game-48201".to_owned(),
    }
}

fn as_json(message: &PushMessage) -> Value {
    serde_json::to_value(message).expect("JSON")
}

async fn push(app: &TestApp, player: PlayerId) -> Pushed {
    app.app.push(player, &message()).await.expect("an outcome")
}

#[tokio::test]
async fn a_message_reaches_every_device_and_nobody_else() {
    let (app, player) = server().await;
    let service = PushService::start().await;
    let me = app.person(player);
    let settings = me.get("/api/settings").await.expect(200);
    let key = settings.text_of("push_key");
    let browsers =
        ["/201/a", "/201/b"].map(|path| Browser::at(&format!("{}{path}", service.origin)));
    for browser in &browsers {
        assert_eq!(add(&me, browser).await.expect(204).text, "");
    }
    assert_eq!(devices(&me).await, 2);
    assert_eq!(push(&app, player).await, Pushed { delivered: 2, ..Pushed::default() });
    let posted = service.take();
    assert_eq!(posted.len(), 2);
    for (at, posted) in posted.iter().enumerate() {
        assert_eq!(browsers[at].read(posted), Some(as_json(&message())));
        assert_eq!(browsers[1 - at].read(posted), None, "another browser reads it");
        assert!(!String::from_utf8_lossy(&posted.body).contains("Nf3"));
        assert_eq!(posted.header("content-encoding"), "aes128gcm");
        assert_eq!(posted.header("content-type"), "application/octet-stream");
        assert_eq!(posted.header("ttl"), "259200");
        assert_eq!(posted.header("topic").len(), 32);
        let claims = posted.vapid_claims(key);
        assert_eq!(claims["aud"], service.origin);
        assert_eq!(claims["sub"], ORIGIN);
        assert_eq!(claims["exp"], START.unix() + 12 * 3_600);
    }
    let other = app.pairing(2).await.players.white;
    assert_eq!(push(&app, other).await, Pushed::default());
    assert!(service.take().is_empty());
}

/// The same tag is the same topic, so that a push service replaces what it still has.
#[tokio::test]
async fn topics_follow_tags() {
    let (app, player) = server().await;
    let service = PushService::start().await;
    add(&app.person(player), &Browser::at(&format!("{}/201", service.origin))).await.expect(204);
    let mut topics = Vec::new();
    for tag in ["game-1", "game-1", "game-2"] {
        let message = PushMessage { tag: tag.to_owned(), ..message() };
        app.app.push(player, &message).await.expect("an outcome");
        topics.push(service.take().remove(0).header("topic").to_owned());
    }
    assert_eq!(topics[0], topics[1]);
    assert_ne!(topics[0], topics[2]);
}

#[tokio::test]
async fn long_texts_are_cut() {
    let (app, player) = server().await;
    let service = PushService::start().await;
    let browser = Browser::at(&format!("{}/201", service.origin));
    add(&app.person(player), &browser).await.expect(204);
    let long = PushMessage { body: "♟".repeat(2_000), ..message() };
    let pushed = app.app.push(player, &long).await.expect("an outcome");
    assert_eq!(pushed.delivered, 1);
    let read = browser.read(&service.take()[0]).expect("a message");
    assert_eq!(read["body"], json!("♟".repeat(399) + "…"));
}

/// A device that its push service does not know any more is forgotten; one that fails otherwise is
/// kept and told of, and holds nobody up.
#[tokio::test]
async fn devices_that_are_gone_are_removed() {
    let (app, player) = server().await;
    let service = PushService::start().await;
    let me = app.person(player);
    for path in ["/201", "/404", "/410", "/429", "/500", "/moved", "/slow"] {
        add(&me, &Browser::at(&format!("{}{path}", service.origin))).await.expect(204);
    }
    let closed = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let nobody = format!("http://{}/201", closed.local_addr().expect("an address"));
    drop(closed);
    add(&me, &Browser::at(&nobody)).await.expect(204);
    let begun = Instant::now();
    let mut pushed = push(&app, player).await;
    let took = begun.elapsed();
    assert!(took >= Duration::from_secs(5) && took < Duration::from_secs(20), "{took:?}");
    pushed.failed.sort_by_key(ToString::to_string);
    let failed = vec![
        PushFailure::Status(307),
        PushFailure::Status(429),
        PushFailure::Status(500),
        PushFailure::NoAnswer,
        PushFailure::NoAnswer,
    ];
    assert_eq!(pushed, Pushed { delivered: 1, removed: 2, failed });
    let paths: Vec<String> = service.take().into_iter().map(|posted| posted.path).collect();
    assert_eq!(paths, ["/201", "/404", "/410", "/429", "/500", "/moved", "/slow"]);
    assert_eq!(devices(&me).await, 6);
}

#[tokio::test]
async fn the_same_device_is_kept_once() {
    let (app, player) = server().await;
    let service = PushService::start().await;
    let me = app.person(player);
    let endpoint = format!("{}/201", service.origin);
    add(&me, &Browser::at(&endpoint)).await.expect(204);
    let renewed = Browser::at(&endpoint);
    add(&me, &renewed).await.expect(204);
    add(&me, &renewed).await.expect(204);
    assert_eq!(devices(&me).await, 1);
    push(&app, player).await;
    assert_eq!(renewed.read(&service.take()[0]), Some(as_json(&message())));
    for _ in 0..2 {
        let remove = json!({"endpoint": endpoint});
        me.post("/api/settings/push/remove", &remove).await.expect(204);
        assert_eq!(devices(&me).await, 0);
    }
    assert_eq!(push(&app, player).await, Pushed::default());
}

/// Nobody removes somebody else's device.
#[tokio::test]
async fn devices_are_their_owners() {
    let (app, player) = server().await;
    let me = app.person(player);
    add(&me, &Browser::at(PUBLIC)).await.expect(204);
    let other = app.person(app.pairing(2).await.players.white);
    let remove = json!({"endpoint": PUBLIC});
    other.post("/api/settings/push/remove", &remove).await.expect(204);
    assert_eq!((devices(&me).await, devices(&other).await), (json!(1), json!(0)));
}

#[tokio::test]
async fn a_player_has_ten_devices() {
    let (app, player) = server().await;
    let me = app.person(player);
    let browser = |number: usize| Browser::at(&format!("https://push.example/send/{number}"));
    for number in 1..=10 {
        add(&me, &browser(number)).await.expect(204);
    }
    let eleventh = add(&me, &browser(11)).await;
    assert_eq!(eleventh.verdict(), "409 too_many_devices");
    assert_eq!(devices(&me).await, 10);
    // One that is there may still say itself again.
    add(&me, &browser(10)).await.expect(204);
    me.post("/api/settings/push/remove", &json!({"endpoint": browser(3).endpoint}))
        .await
        .expect(204);
    add(&me, &browser(11)).await.expect(204);
    assert_eq!(devices(&me).await, 10);
}

/// Two requests at once do not both take the last place.
#[tokio::test]
async fn a_race_for_the_last_place_ends_with_ten() {
    let (app, player) = server().await;
    let me = app.person(player);
    let browser = |number: usize| Browser::at(&format!("https://push.example/send/{number}"));
    for number in 1..=9 {
        add(&me, &browser(number)).await.expect(204);
    }
    let (one, other) = (browser(10), browser(11));
    let (one, other) = tokio::join!(add(&me, &one), add(&me, &other));
    for answer in [&one, &other] {
        assert!(["204", "409 too_many_devices"].contains(&answer.verdict().as_str()));
    }
    assert!([one.status, other.status].contains(&409));
    let left = devices(&me).await;
    assert!([json!(9), json!(10)].contains(&left), "{left}");
}

#[tokio::test]
async fn adding_devices_is_limited() {
    let (app, player) = server().await;
    let me = app.person(player);
    for _ in 0..30 {
        add(&me, &Browser::at(PUBLIC)).await.expect(204);
    }
    let refused = add(&me, &Browser::at(PUBLIC)).await;
    assert_eq!(refused.verdict(), "429 too_many_attempts");
    assert_eq!(refused.header("retry-after"), "3600");
    app.wait(3_600);
    add(&me, &Browser::at(PUBLIC)).await.expect(204);
}

/// Whoever is signed in names the address: it must not lead into the server's own network, and a
/// server that is not a test's does not reach 127.0.0.1 either.
#[tokio::test]
async fn endpoints_and_keys_are_checked() {
    let app = TestApp::new().await;
    let me = app.person(app.pairing(1).await.players.white);
    let good = Browser::at(PUBLIC).subscription();
    let with = |member: &str, value: &str| {
        let mut body = good.clone();
        *body.pointer_mut(member).expect("a member") = json!(value);
        body
    };
    let mut unknown = good.clone();
    unknown["expirationTime"] = Value::Null;
    let not_a_point = format!("B{}", "A".repeat(86));
    let wrong = "422 invalid_subscription";
    let cases = [
        (with("/endpoint", "http://push.example/1"), wrong),
        (with("/endpoint", "http://127.0.0.1:8000/1"), wrong),
        (with("/endpoint", "https://127.0.0.1/1"), wrong),
        (with("/endpoint", "https://169.254.169.254/latest"), wrong),
        (with("/endpoint", "https://[::1]/1"), wrong),
        (with("/endpoint", "https://localhost/1"), wrong),
        (with("/endpoint", "https://db.internal/1"), wrong),
        (with("/endpoint", "https://push.example:22/1"), wrong),
        (with("/endpoint", "javascript:alert(1)"), wrong),
        (with("/endpoint", ""), wrong),
        (with("/endpoint", &format!("{PUBLIC}{}", "a".repeat(2_000))), wrong),
        (with("/keys/p256dh", ""), wrong),
        (with("/keys/p256dh", "not base64url!"), wrong),
        (with("/keys/p256dh", &not_a_point), wrong),
        (with("/keys/auth", ""), wrong),
        (with("/keys/auth", "AAAAAAAAAAAAAAAAAAAA"), wrong),
        (json!({"endpoint": PUBLIC}), "422 invalid_body"),
        (json!({"endpoint": PUBLIC, "keys": {}}), "422 invalid_body"),
        (unknown, "422 unknown_field"),
        (json!([]), "422 invalid_body"),
    ];
    for (body, expected) in cases {
        let answer = me.post("/api/settings/push", &body).await;
        assert_eq!(answer.verdict(), expected, "{body}");
    }
    assert_eq!(devices(&me).await, 0);
    // Padding is no fault: some libraries write it.
    let padded = format!("{}==", good["keys"]["auth"].as_str().expect("a text"));
    me.post("/api/settings/push", &with("/keys/auth", &padded)).await.expect(204);
    assert_eq!(devices(&me).await, 1);
}

/// What is in the table from before is judged again when something is sent there.
#[tokio::test]
async fn a_kept_address_is_judged_again() {
    let (app, player) = server().await;
    let service = PushService::start().await;
    add(&app.person(player), &Browser::at(&format!("{}/201", service.origin))).await.expect(204);
    let app = app.configured(|app| App { pusher: Pusher::new(), ..app });
    let pushed = push(&app, player).await;
    assert_eq!(pushed.failed, [PushFailure::Unsendable]);
    assert!(service.take().is_empty());
}

/// Without a key nothing is offered, kept or sent.
#[tokio::test]
async fn a_server_without_a_key_sends_nothing() {
    let secrets = Secrets { push: None, ..Secrets::generate(seeded_random) };
    let keys = Keys::new(&secrets).expect("keys");
    let app = TestApp::new().await.configured(|app| App { keys: keys.into(), ..app });
    let player = app.pairing(1).await.players.white;
    let me = app.person(player);
    assert_eq!(me.get("/api/settings").await.expect(200).json["push_key"], Value::Null);
    let refused = add(&me, &Browser::at(PUBLIC)).await;
    assert_eq!(refused.verdict(), "409 push_not_configured");
    assert_eq!(push(&app, player).await, Pushed::default());
    let broken = Secrets { push: Some("AAAA".to_owned()), ..secrets };
    let error = Keys::new(&broken).err().expect("a bad key").to_string();
    assert_eq!(error, "the push key is not 32 bytes in base64url");
}

#[tokio::test]
async fn only_the_signed_in_have_devices() {
    let app = TestApp::new().await;
    for path in ["/api/settings/push", "/api/settings/push/remove"] {
        let answer = app.post(path, &Browser::at(PUBLIC).subscription()).await;
        assert_eq!(answer.verdict(), "401 unauthenticated", "{path}");
        let answer = app.request(Method::GET, path, &[], "").await;
        assert_eq!(answer.verdict(), "405 method_not_allowed", "{path}");
    }
}
