//! Deputies of a tournament director: they do what the director does, from the moment in which they are named
//! until they are no more (LAW-14.1, NORM-1).

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DIRECTOR, Person, TestApp, decision};

const DEPUTY: u32 = 77;

/// An event of four players that is played, and somebody with a director's office.
async fn begun() -> (TestApp, u64) {
    let app = TestApp::new().await;
    app.officials().await;
    for id in 1..=4 {
        app.member(id, "CZE", Some(2_000), Role::Player).await;
    }
    app.member(DEPUTY, "AUT", None, Role::Director).await;
    let announcement = app.preset("friendly", |a| a["section_size"] = json!(4)).await;
    let event = app.announce(&announcement).await;
    app.publish(event, &[1, 2, 3, 4], &[4]).await;
    app.wait(60 * DAY);
    (app, event)
}

fn deputy(app: &TestApp) -> Person<'_> {
    app.person_as(PlayerId(DEPUTY), Role::Director)
}

async fn name(person: Person<'_>, event: u64, player: u32, deputises: bool) -> Answer {
    let body = json!({ "player": player, "deputises": deputises });
    person.post(&format!("/api/events/{event}/deputies"), &body).await
}

/// The section's number.
async fn section(app: &TestApp, event: u64) -> u64 {
    let seen = app.request(Method::GET, &format!("/api/events/{event}"), &[], "").await;
    seen.expect(200).json["sections"][0]["id"].as_u64().expect("a section")
}

async fn warn(person: Person<'_>, section: u64) -> Answer {
    let body = decision("warn", json!({ "player": 1 }));
    person.post(&format!("/api/director/sections/{section}/decisions"), &body).await
}

fn numbers(people: &Value) -> Vec<u64> {
    let people = people.as_array().expect("people").iter();
    people.map(|person| person["id"].as_u64().expect("a number")).collect()
}

#[tokio::test]
async fn a_deputy_does_what_the_director_does() {
    let (app, event) = begun().await;
    let section = section(&app, event).await;
    let director = app.person_as(DIRECTOR, Role::Director);
    assert_eq!(warn(deputy(&app), section).await.verdict(), "403 forbidden");
    assert_eq!(name(deputy(&app), event, DEPUTY, true).await.verdict(), "403 forbidden");
    let named = name(director, event, DEPUTY, true).await.expect(200).json;
    assert_eq!(numbers(&named["deputies"]), [u64::from(DEPUTY)]);
    assert_eq!(named["may"]["name_deputies"], true);
    let acts = named["acts"].as_array().expect("acts");
    assert_eq!(acts.last().map(|act| &act["act"]), Some(&json!("deputy_named")));
    let again = name(director, event, DEPUTY, true).await.expect(200).json;
    assert_eq!(again["version"], named["version"]);
    warn(deputy(&app), section).await.expect(201);
    // What waits for the director waits for both.
    app.person(PlayerId(2))
        .post(&format!("/api/sections/{section}/queries"), &json!({ "text": "Is it my move?" }))
        .await
        .expect(201);
    for person in [director, deputy(&app)] {
        let queue = person.get("/api/director/queue").await.expect(200).text;
        assert!(queue.contains("\"kind\":\"case\""), "{queue}");
    }
    let gone = name(app.organiser(), event, DEPUTY, false).await.expect(200).json;
    assert_eq!(numbers(&gone["deputies"]), [0; 0]);
    assert_eq!(warn(deputy(&app), section).await.verdict(), "403 forbidden");
}

/// NORM-1: nobody directs a title event in which they play, whichever of the two comes first.
#[tokio::test]
async fn who_can_be_named() {
    let app = TestApp::new().await;
    app.officials().await;
    for id in [1, 2] {
        app.member(id, "POL", Some(2_400), Role::Director).await;
    }
    app.member(3, "POL", Some(2_400), Role::Player).await;
    let event = app.announce(&app.preset("master_norm", |_| ()).await).await;
    let (organiser, entries) = (app.organiser(), format!("/api/events/{event}/entries"));
    let enter = async |id: u32| app.person(PlayerId(id)).post(&entries, &json!({})).await.verdict();
    assert_eq!(enter(1).await, "200");
    for (id, expected) in [
        (1, "409 director_plays NORM-1"),
        (3, "409 directs_no_tournaments"),
        (DIRECTOR.0, "409 directs_already"),
        (2, "200"),
    ] {
        assert_eq!(name(organiser, event, id, true).await.verdict(), expected, "{id}");
    }
    assert_eq!(enter(2).await, "409 director_plays NORM-1");
    // A new director is no deputy any more.
    let path = format!("/api/events/{event}");
    let seen = organiser.get(&path).await.expect(200).json;
    assert_eq!(numbers(&seen["deputies"]), [2]);
    let mut changed = seen["announcement"].clone();
    changed["director"] = json!(2);
    let body = json!({ "version": seen["version"], "announcement": changed });
    let after = organiser.request(Method::PUT, &path, &body).await.expect(200).json;
    assert_eq!(numbers(&after["deputies"]), [0; 0]);
}

/// NORM-1: a deputy who plays stands in the way of norms that are announced later; and whoever plays names nobody.
#[tokio::test]
async fn a_deputy_who_plays_is_in_the_way_of_norms() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "POL", Some(2_400), Role::Director).await;
    let announcement = app.preset("friendly", |a| a["section_size"] = json!(13)).await;
    let event = app.announce(&announcement).await;
    let (organiser, path) = (app.organiser(), format!("/api/events/{event}"));
    name(organiser, event, 1, true).await.expect(200);
    app.person(PlayerId(1)).post(&format!("{path}/entries"), &json!({})).await.expect(200);
    let norms = async || {
        let seen = organiser.get(&path).await.expect(200).json;
        let mut changed = seen["announcement"].clone();
        changed["norms"] = json!(true);
        let body = json!({ "version": seen["version"], "announcement": changed });
        organiser.request(Method::PUT, &path, &body).await.verdict()
    };
    assert_eq!(norms().await, "409 director_plays NORM-1");
    let player = app.person_as(PlayerId(1), Role::Officer);
    assert_eq!(name(player, event, DEPUTY, true).await.verdict(), "403 own_event");
    name(organiser, event, 1, false).await.expect(200);
    assert_eq!(norms().await, "200");
}
