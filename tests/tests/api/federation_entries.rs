//! What a federation's players and teams have entered in a year (`TR-0.2`, `TR-4.5`): for those who act
//! for it, and nobody else's.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DELEGATE, DIRECTOR, OFFICER, ORGANISER, Person, TestApp};

/// Acts for POL.
const POLISH: PlayerId = PlayerId(420_001);
const PATH: &str = "/api/federations/CZE/entries";

/// Players 10 to 12 of CZE, 30 of POL.
async fn with_players() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    for id in 10..13 {
        app.member(id, "CZE", Some(2100), Role::Player).await;
    }
    app.member(30, "POL", Some(2300), Role::Player).await;
    app.member(POLISH.0, "POL", None, Role::Federation).await;
    app
}

fn delegate(app: &TestApp) -> Person<'_> {
    app.person_as(DELEGATE, Role::Federation)
}

/// An event for fifteen euros.
async fn event(app: &TestApp, code: &str, starts_at: &str) -> u64 {
    let announcement = app
        .preset("friendly", |a| {
            a["code"] = json!(code);
            a["starts_at"] = json!(starts_at);
            a["fee"] = json!({ "minor_units": 1500, "currency": "EUR" });
        })
        .await;
    app.announce(&announcement).await
}

async fn enter(app: &TestApp, event: u64, players: &[u32]) {
    for player in players {
        let body = json!({ "player": player });
        app.organiser().post(&format!("/api/events/{event}/entries"), &body).await.expect(200);
        app.wait(1);
    }
}

async fn decide(app: &TestApp, event: u64, player: u32, decision: &str) -> Answer {
    let body = json!({ "decision": decision, "reason": "So be it." });
    app.organiser().post(&format!("/api/events/{event}/entries/{player}"), &body).await.expect(200)
}

/// Each event with the numbers of those who have entered it.
fn entered(answer: &Answer) -> Vec<(u64, Vec<u64>)> {
    let events = answer.json["events"].as_array().expect("events");
    let number = |it: &Value| it["player"]["id"].as_u64().expect("a number");
    let entries =
        |it: &Value| it["entries"].as_array().expect("entries").iter().map(number).collect();
    events.iter().map(|it| (it["event"].as_u64().expect("a number"), entries(it))).collect()
}

/// Only its own players, by the year in which events start, with what was paid and what was not.
#[tokio::test]
async fn a_federation_sees_its_year() {
    let app = with_players().await;
    let late = event(&app, "LATE", "2026-12-31T23:00:00Z").await;
    let soon = event(&app, "SOON", "2026-10-01T00:00:00Z").await;
    let next = event(&app, "NEXT", "2027-01-01T00:00:00Z").await;
    let nobody = event(&app, "NONE", "2026-11-01T00:00:00Z").await;
    enter(&app, late, &[10, 30]).await;
    enter(&app, soon, &[12, 30, 11]).await;
    enter(&app, next, &[10]).await;
    enter(&app, nobody, &[30]).await;
    decide(&app, soon, 12, "fee_paid").await;
    decide(&app, soon, 12, "accept").await;
    decide(&app, soon, 11, "refuse").await;
    let seen = delegate(&app).get(PATH).await.expect(200);
    assert_eq!((&seen.json["year"], &seen.json["federation"]), (&json!(2026), &json!("CZE")));
    assert_eq!(entered(&seen), [(soon, vec![12, 11]), (late, vec![10])]);
    let first = &seen.json["events"][0];
    assert_eq!(first["fee"], json!({ "minor_units": 1500, "currency": "EUR" }));
    let (paid, refused) = (&first["entries"][0], &first["entries"][1]);
    assert_eq!((&paid["state"], &refused["state"]), (&json!("accepted"), &json!("refused")));
    assert!(paid["fee_paid_at"].is_string() && refused["fee_paid_at"].is_null(), "{}", seen.text);
    assert_eq!(first["published"], json!(false));
    let later = delegate(&app).get(&format!("{PATH}?year=2027")).await.expect(200);
    assert_eq!(entered(&later), [(next, vec![10])]);
    let before = delegate(&app).get(&format!("{PATH}?year=2025")).await.expect(200);
    assert_eq!(entered(&before), []);
    // An event that is called off stays in the account, and says so.
    let path = format!("/api/events/{late}");
    let version = app.organiser().get(&path).await.expect(200).json["version"].clone();
    let body = json!({ "version": version, "reason": "Nobody directs it." });
    app.organiser().post(&format!("{path}/cancel"), &body).await.expect(200);
    let seen = delegate(&app).get(PATH).await.expect(200);
    let off: Vec<_> = (0..2).map(|at| seen.json["events"][at]["cancelled"].clone()).collect();
    assert_eq!(off, [json!(false), json!(true)]);
}

#[tokio::test]
async fn who_sees_it() {
    let app = with_players().await;
    let event = event(&app, "OPEN", "2026-10-01T00:00:00Z").await;
    enter(&app, event, &[10]).await;
    for (player, role, expected) in [
        (PlayerId(10), Role::Player, "403 forbidden"),
        (DIRECTOR, Role::Director, "403 forbidden"),
        (ORGANISER, Role::Organiser, "403 forbidden"),
        (POLISH, Role::Federation, "403 forbidden"),
        (DELEGATE, Role::Federation, "200"),
        (OFFICER, Role::Officer, "200"),
    ] {
        let seen = app.person_as(player, role).get(PATH).await;
        assert_eq!(seen.verdict(), expected, "{player} {role}");
    }
    let nobody = app.request(Method::GET, PATH, &[], "").await;
    assert_eq!(nobody.verdict(), "401 unauthenticated");
    for (query, expected) in [
        ("?year=1950", "400 invalid_query"),
        ("?year=1951", "200"),
        ("?year=9999", "200"),
        ("?year=10000", "400 invalid_query"),
        ("?jahr=2026", "400 invalid_query"),
    ] {
        let seen = delegate(&app).get(&format!("{PATH}{query}")).await;
        assert_eq!(seen.verdict(), expected, "{query}");
    }
    let unknown = delegate(&app).get("/api/federations/cze/entries").await;
    assert_eq!(unknown.verdict(), "404 unknown_federation");
}
