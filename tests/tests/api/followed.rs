//! Whom and what players follow: kept for them alone, within its limit, until an account goes.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::{EventId, Followed, Role};
use tests::{Answer, Person, TestApp};

const ANNA: PlayerId = PlayerId(1);
const BORIS: PlayerId = PlayerId(2);
const CLARA: PlayerId = PlayerId(3);

async fn three() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    for player in [ANNA, BORIS, CLARA] {
        app.member(player.0, "CZE", Some(2_100), Role::Player).await;
    }
    app
}

async fn put(person: Person<'_>, what: &str) -> Answer {
    person.put(&format!("/api/followed/{what}"), &Value::Null).await
}

async fn delete(person: Person<'_>, what: &str) -> Answer {
    person.request(Method::DELETE, &format!("/api/followed/{what}"), &Value::Null).await
}

fn ids(list: &Value, of: &str) -> Vec<u64> {
    let rows = list[of].as_array().expect("a list");
    rows.iter().map(|row| row["id"].as_u64().expect("a number")).collect()
}

/// A player's list, and whether asking for it says the same.
async fn followed(app: &TestApp, player: PlayerId) -> (Vec<u64>, Vec<u64>) {
    let list = app.person(player).get("/api/followed").await.expect(200).json;
    (ids(&list, "players"), ids(&list, "events"))
}

#[tokio::test]
async fn players_and_events_are_followed() {
    let app = three().await;
    let event = app.announce(&app.preset("friendly", |_| {}).await).await;
    let anna = || app.person(ANNA);
    assert_eq!(followed(&app, ANNA).await, (vec![], vec![]));
    put(anna(), "players/3").await.expect(200);
    put(anna(), "players/2").await.expect(200);
    let kept = put(anna(), &format!("events/{event}")).await.expect(200).json;
    assert_eq!(ids(&kept, "players"), [2, 3]);
    assert_eq!(kept["players"][0]["federation"], "CZE");
    assert_eq!(kept["events"], json!([{ "id": event, "name": "Test Cup 2026" }]));
    // Again is answered, not punished.
    assert_eq!(put(anna(), "players/2").await.expect(200).json, kept);
    assert_eq!(anna().get("/api/followed").await.expect(200).json, kept);
    assert_eq!(followed(&app, BORIS).await, (vec![], vec![]));

    for (what, expected) in [
        ("players/1", "409 follow_oneself"),
        ("players/99", "404 unknown_player"),
        ("players/x", "404 unknown_player"),
        ("events/99", "404 unknown_event"),
        ("events/x", "404 unknown_event"),
    ] {
        assert_eq!(put(anna(), what).await.verdict(), expected);
    }
    delete(anna(), "players/3").await.expect(200);
    delete(anna(), &format!("events/{event}")).await.expect(200);
    delete(anna(), "players/3").await.expect(200);
    assert_eq!(followed(&app, ANNA).await, (vec![2], vec![]));
    let nobody = app.request(Method::GET, "/api/followed", &[], "").await;
    assert_eq!(nobody.verdict(), "401 unauthenticated");
}

/// 200, and not one more; what is followed already is followed again.
#[tokio::test]
async fn at_most_so_many_are_followed() {
    let app = three().await;
    for event in 1..=198 {
        app.app.store.follow(ANNA, Followed::Event(EventId(event))).await.expect("followed");
    }
    put(app.person(ANNA), "players/2").await.expect(200);
    put(app.person(ANNA), "players/3").await.expect(200);
    app.member(4, "CZE", None, Role::Player).await;
    assert_eq!(put(app.person(ANNA), "players/4").await.verdict(), "409 too_many_followed");
    put(app.person(ANNA), "players/3").await.expect(200);
    delete(app.person(ANNA), "players/2").await.expect(200);
    put(app.person(ANNA), "players/4").await.expect(200);
}

/// Whoever goes follows nobody any more, and nobody follows them.
#[tokio::test]
async fn what_is_followed_goes_with_the_account() {
    let app = three().await;
    put(app.person(ANNA), "players/2").await.expect(200);
    put(app.person(BORIS), "players/1").await.expect(200);
    put(app.person(BORIS), "players/3").await.expect(200);
    let gone = app.app.store.account(BORIS).await.expect("an account");
    app.app.take_leave_for_good(&gone).await.expect("gone");
    let late = app.app.store.follow(BORIS, Followed::Player(ANNA)).await;
    assert!(matches!(late, Err(store::Error::Conflict)), "{late:?}");
    app.run_all_schedules().await;
    let store = &app.app.store;
    assert_eq!(followed(&app, ANNA).await, (vec![], vec![]));
    assert_eq!(store.followed_by(BORIS).await.expect("read"), []);
    for player in [ANNA, BORIS, CLARA] {
        let followers = store.followers_of(Followed::Player(player)).await.expect("read");
        assert_eq!(followers, [], "{player}");
    }
}
