//! Webhooks: who is told what, signed, again and again until it is taken, and what their owner sees
//! of it.

use app::App;
use aws_lc_rs::hmac;
use axum::http::Method;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use post::Pusher;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::push_service::{Posted, PushService};
use tests::{DAY, DELEGATE, Front, Person, Quarter, TestApp, as_function};

use crate::{bring_all, game_item, record};

async fn server() -> (TestApp, PushService) {
    let app = TestApp::new().await.configured(|app| App { pusher: Pusher::with_loopback(), ..app });
    app.officials().await;
    (app, PushService::start().await)
}

/// Makes a webhook for one kind of event and answers its name and its secret.
async fn hook(person: &Person<'_>, url: &str, event: &str, federation: bool) -> (String, String) {
    let body = json!({"url": url, "events": [event], "for_federation": federation});
    let answer = person.post("/api/webhooks", &body).await.expect(201);
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    (text(&answer.json["webhook"]["id"]), text(&answer.json["secret"]))
}

/// What came, when its signature is right.
fn verified(posted: &Posted, secret: &str) -> Value {
    let key = STANDARD.decode(secret.strip_prefix("whsec_").expect("a prefix")).expect("base64");
    let (id, at) = (posted.header("webhook-id"), posted.header("webhook-timestamp"));
    let mut signed = format!("{id}.{at}.").into_bytes();
    signed.extend_from_slice(&posted.body);
    let seal = posted.header("webhook-signature").strip_prefix("v1,").expect("a version");
    let seal = STANDARD.decode(seal).expect("base64");
    hmac::verify(&hmac::Key::new(hmac::HMAC_SHA256, &key), &signed, &seal).expect("a signature");
    assert_eq!(posted.header("content-type"), "application/json");
    serde_json::from_slice(&posted.body).expect("JSON")
}

async fn deliveries(person: &Person<'_>, id: &str) -> Value {
    let answer = person.get(&format!("/api/webhooks/{id}/deliveries")).await;
    answer.expect(200).json["deliveries"].clone()
}

async fn tick(app: &TestApp) {
    as_function("notify", notify::tick(&app.app)).await.expect("a sweep");
}

#[tokio::test]
async fn the_end_of_a_game_and_of_a_section_is_told_once() {
    let (app, service) = server().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let url = format!("{}/200/game", service.origin);
    let (id, secret) = hook(&white, &url, "game.ended", false).await;
    let over = format!("{}/200/section", service.origin);
    let (_, others) = hook(&black, &over, "section.finished", false).await;
    let stranger = app.person_as(DELEGATE, Role::Federation);
    hook(&stranger, &format!("{}/200/stranger", service.origin), "game.ended", false).await;
    let before = game_item(&app, pairing.game).await;
    black.resign(pairing.game).await.expect(200);
    let record = record("1", &before, &game_item(&app, pairing.game).await);
    // The stream may bring a record twice, and sweeps may overlap.
    bring_all(&app, &[record.clone(), record.clone()]).await;
    tokio::join!(tick(&app), tick(&app));
    bring_all(&app, &[record]).await;
    tick(&app).await;
    let posted = service.take();
    assert_eq!(
        posted.iter().map(|one| one.path.as_str()).collect::<Vec<_>>(),
        ["/200/game", "/200/section"]
    );
    let game = verified(&posted[0], &secret);
    assert_eq!(game["type"], "game.ended");
    assert_eq!(game["timestamp"], "2026-01-01T00:00:00Z");
    assert_eq!(game["data"]["white_half_points"], 2);
    assert_eq!(game["data"]["reason"], "resignation");
    assert_eq!(game["data"]["ended_at"], "2026-01-01T00:00:00Z");
    assert_eq!(game["data"]["url"], "https://posthorn.example/game/1");
    let section = verified(&posted[1], &others);
    assert_eq!(
        (&section["type"], &section["data"]["games"]),
        (&json!("section.finished"), &json!(1))
    );
    let told = deliveries(&white, &id).await;
    assert_eq!(told.as_array().map(Vec::len), Some(1));
    assert_eq!((&told[0]["state"], &told[0]["next_at"]), (&json!("delivered"), &Value::Null));
    assert_eq!(told[0]["tries"], json!([{"at": "2026-01-01T00:00:00Z", "status": 200}]));
}

#[tokio::test]
async fn what_is_not_taken_is_tried_for_three_days() {
    let (app, service) = server().await;
    let me = app.person_as(DELEGATE, Role::Federation);
    let url = format!("{}/500/down", service.origin);
    let (id, secret) = hook(&me, &url, "game.ended", true).await;
    assert!(id.starts_with("CZE_"), "{id}");
    me.post(&format!("/api/webhooks/{id}/test"), &Value::Null).await.expect(202);
    let mut waited = Vec::new();
    loop {
        tick(&app).await;
        let told = deliveries(&me, &id).await;
        if told[0]["state"] != "waiting" {
            assert_eq!(told[0]["state"], "given_up");
            break;
        }
        let tries = told[0]["tries"].as_array().expect("tries").len();
        let delay = [60, 300, 1_800, 7_200, 21_600, 43_200, 86_400, 86_400][tries - 1];
        // Not a second earlier.
        app.wait(delay - 1);
        tick(&app).await;
        assert_eq!(deliveries(&me, &id).await[0]["tries"].as_array().map(Vec::len), Some(tries));
        app.wait(1);
        waited.push(delay);
    }
    assert_eq!(waited.iter().sum::<i64>(), 246_960);
    let posted = service.take();
    assert_eq!(posted.len(), 9);
    let ids: Vec<&str> = posted.iter().map(|one| one.header("webhook-id")).collect();
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    posted.iter().for_each(|one| assert_eq!(verified(one, &secret)["type"], "test"));
    // Once more, when its owner asks.
    let key = deliveries(&me, &id).await[0]["key"].as_str().expect("a key").to_owned();
    let again = format!("/api/webhooks/{id}/deliveries/{key}/again");
    for _ in 0..2 {
        me.post(&again, &Value::Null).await.expect(202);
    }
    tick(&app).await;
    assert_eq!(service.take().len(), 1);
    // Nobody is told after the end.
    me.post(&again, &Value::Null).await.expect(202);
    let path = format!("/api/webhooks/{id}");
    assert_eq!(me.request(Method::DELETE, &path, &Value::Null).await.status, 204);
    tick(&app).await;
    assert!(service.take().is_empty());
    assert_eq!(me.get(&format!("{path}/deliveries")).await.verdict(), "404 unknown_webhook");
}

#[tokio::test]
async fn who_is_gone_or_hands_over_is_not_followed() {
    let (app, service) = server().await;
    let me = app.person_as(DELEGATE, Role::Federation);
    for (path, state, status) in
        [("410/gone", "given_up", json!(410)), ("moved", "waiting", json!(307))]
    {
        let (id, _) = hook(&me, &format!("{}/{path}", service.origin), "game.ended", false).await;
        me.post(&format!("/api/webhooks/{id}/test"), &Value::Null).await.expect(202);
        tick(&app).await;
        let told = deliveries(&me, &id).await;
        assert_eq!((&told[0]["state"], &told[0]["tries"][0]["status"]), (&json!(state), &status));
    }
    assert_eq!(service.take().len(), 2);
}

#[tokio::test]
async fn a_published_list_is_told_to_everybody_who_wants_to_know() {
    let quarter = Quarter::begun().await;
    let service = PushService::start().await;
    let app = &quarter.app;
    let reaching = App { pusher: Pusher::with_loopback(), ..app.app.clone() };
    let url = format!("{}/200/list", service.origin);
    let id = store::OwnedId { owner: "CZE".parse().expect("an owner"), id: "ab12".to_owned() };
    let events = [store::HookEvent::ListPublished].into();
    let made_by = DELEGATE;
    let created_at = app.app.clock.now();
    let hook = store::Webhook { id: id.clone(), made_by, key_epoch: 0, url, events, created_at };
    assert!(app.app.store.create_webhook(&hook, 1).await.expect("a webhook"));
    app.wait(tests::TO_MARCH_5 * DAY);
    app.run_all_schedules().await;
    quarter.begin("2026/2").await.expect(200);
    app.run_all_schedules().await;
    let run = quarter.officer().get("/api/rating-runs/chess-2026-2").await.expect(200);
    let version = tests::version_of(&run.json);
    let answer = quarter.post("/chess-2026-2/publish", json!({ "version": version })).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    app.run_all_schedules().await;
    // Until now nothing on this machine could be reached.
    app.wait(60);
    for _ in 0..2 {
        notify::tick(&reaching).await.expect("a sweep");
    }
    let posted = service.take();
    assert_eq!(posted.len(), 1);
    let list = verified(&posted[0], &app.app.webhook_secret(&id).expect("a secret"));
    assert_eq!(list["data"]["list"], "chess-2026-2");
    assert_eq!(list["data"]["effective_from"], "2026-04-01");
}

#[tokio::test]
async fn what_cannot_be_a_webhook_is_not_made() {
    let app = TestApp::new().await;
    app.officials().await;
    let player = PlayerId(160_012);
    app.member(player.0, "CZE", Some(2100), Role::Player).await;
    let me = app.person(player);
    let good = json!({"url": "https://federation.example/hook?key=1", "events": ["game.ended"]});
    for (name, value, code) in [
        ("url", json!("http://federation.example/"), "422 invalid_webhook"),
        ("url", json!("https://127.0.0.1/"), "422 invalid_webhook"),
        ("url", json!("https://169.254.169.254/latest"), "422 invalid_webhook"),
        ("url", json!("https://localhost/"), "422 invalid_webhook"),
        ("url", json!("https://me:secret@federation.example/"), "422 invalid_webhook"),
        ("url", json!("https://federation.example:8443/"), "422 invalid_webhook"),
        ("url", json!(""), "422 invalid_webhook"),
        ("events", json!([]), "422 invalid_body"),
        ("events", json!(["test"]), "422 invalid_body"),
        ("for_federation", json!(true), "403 forbidden"),
    ] {
        let mut body = good.clone();
        body[name] = value;
        assert_eq!(me.post("/api/webhooks", &body).await.verdict(), code, "{body}");
    }
    for _ in 0..10 {
        me.post("/api/webhooks", &good).await.expect(201);
    }
    assert_eq!(me.post("/api/webhooks", &good).await.verdict(), "409 too_many_webhooks");
    let list = me.get("/api/webhooks").await.expect(200);
    assert_eq!(list.json["webhooks"].as_array().map(Vec::len), Some(10));
    let id = list.json["webhooks"][0]["id"].as_str().expect("a name").to_owned();
    let other = app.person_as(DELEGATE, Role::Federation);
    for path in [format!("/api/webhooks/{id}"), "/api/webhooks/x".to_owned()] {
        let answer = other.request(Method::DELETE, &path, &Value::Null).await;
        assert_eq!(answer.verdict(), "404 unknown_webhook");
        let answer = other.post(&format!("{path}/test"), &Value::Null).await;
        assert_eq!(answer.verdict(), "404 unknown_webhook");
        assert_eq!(other.get(&format!("{path}/deliveries")).await.verdict(), "404 unknown_webhook");
    }
    // Sixty acts an hour.
    for _ in 0..49 {
        me.post(&format!("/api/webhooks/{id}/test"), &Value::Null).await.expect(202);
    }
    let answer = me.post(&format!("/api/webhooks/{id}/test"), &Value::Null).await;
    assert_eq!(answer.verdict(), "429 too_many_attempts");
}

/// The machine ends with each try, behind the write with which it begins: the tries are counted, and come
/// to an end. A try that then comes through is told as what it is.
#[tokio::test]
async fn a_delivery_that_ends_its_machine_is_given_up() {
    let (app, front) = Front::server().await;
    let app = app.configured(|app| App { pusher: Pusher::with_loopback(), ..app });
    app.officials().await;
    let service = PushService::start().await;
    let me = app.person_as(DELEGATE, Role::Federation);
    let (id, _) = hook(&me, &format!("{}/200/fine", service.origin), "game.ended", true).await;
    me.post(&format!("/api/webhooks/{id}/test"), &Value::Null).await.expect(202);
    let key = deliveries(&me, &id).await[0]["key"].as_str().expect("a key").to_owned();
    let hook: store::OwnedId = id.parse().expect("a webhook");
    let delivery = store::DeliveryKey { hook, key: key.clone() };
    let began = app.app.clock.now();
    for tries in 1..=9 {
        // It is read, its webhook and whose that is are, and the try is written down.
        front.after(3, true);
        assert!(app.app.ring_delivery(&delivery).await.is_err());
        assert!(front.heal());
        let told = deliveries(&me, &id).await[0].clone();
        assert_eq!(told["tries"].as_array().map(Vec::len), Some(tries), "{told}");
        assert_eq!(told["tries"][tries - 1]["status"], Value::Null);
        let open = told["state"] == "waiting";
        assert_eq!(open, tries < 9, "{told}");
        let store::DeliveryState::Waiting(at) =
            app.app.store.delivery(&delivery).await.expect("a delivery").state
        else {
            continue;
        };
        assert!(at >= app.app.clock.now() + 120, "whoever has begun has it alone");
        app.wait(at - app.app.clock.now());
    }
    assert!((246_960..250_000).contains(&(app.app.clock.now() - began)));
    tick(&app).await;
    assert!(service.take().iter().all(|posted| posted.path == "/200/fine"));
    me.post(&format!("/api/webhooks/{id}/deliveries/{key}/again"), &Value::Null).await.expect(202);
    tick(&app).await;
    let told = deliveries(&me, &id).await[0].clone();
    assert_eq!((&told["state"], &told["tries"][9]["status"]), (&json!("delivered"), &json!(200)));
}

/// TR-11: a match of teams is told of with its last game, once, to the captains and to whoever plays in it.
#[tokio::test]
async fn a_match_of_teams_is_told_once() {
    let (begun, event) = crate::replacements::begun().await;
    let app = begun.configured(|app| App { pusher: Pusher::with_loopback(), ..app });
    let service = PushService::start().await;
    let (captain, player) = (app.person(PlayerId(13)), app.person(PlayerId(22)));
    let url = |of: &str| format!("{}/200/{of}", service.origin);
    let (_, secret) = hook(&captain, &url("captain"), "match.finished", false).await;
    hook(&player, &url("player"), "match.finished", false).await;
    hook(&app.person(PlayerId(41)), &url("stranger"), "match.finished", false).await;
    let tables = captain.get(&format!("/api/events/{event}/team-tables")).await.expect(200).json;
    let played = tables["sections"][0]["matches"][0].clone();
    let mut posted = Vec::new();
    for game in played["games"].as_array().expect("games") {
        assert!(posted.is_empty(), "only the last game ends the match");
        let id = GameId(u32::try_from(game["game"].as_u64().expect("a number")).expect("small"));
        let before = game_item(&app, id).await;
        // The Bishops resign on both boards.
        let (number, board) = (&game["game"], game["board"].as_u64().expect("a board"));
        let loser = if board == 1 { 21 } else { 22 };
        app.person(PlayerId(loser)).resign(id).await.expect(200);
        let record = record(&format!("{number}"), &before, &game_item(&app, id).await);
        bring_all(&app, &[record.clone(), record]).await;
        tick(&app).await;
        posted = service.take();
    }
    let mut paths: Vec<_> = posted.iter().map(|one| one.path.as_str()).collect();
    paths.sort_unstable();
    assert_eq!(paths, ["/200/captain", "/200/player"]);
    let of_captain = posted.iter().find(|one| one.path == "/200/captain").expect("one");
    let told = verified(of_captain, &secret);
    assert_eq!(told["type"], "match.finished");
    let side = |which: &str| {
        (told["data"][which]["name"].clone(), told["data"][which]["half_points"].clone())
    };
    let mut sides = [side("first"), side("second")];
    sides.sort_by_key(|(name, _)| name.to_string());
    assert_eq!(sides, [(json!("Bishops"), json!(0)), (json!("Rooks"), json!(8))]);
    assert_eq!(told["data"]["games"].as_array().map(Vec::len), Some(4));
    let page = format!("https://posthorn.example/events/{event}/teams/1/1-2");
    assert_eq!(told["data"]["url"], page);
}
