//! Who brings events here, and what waits for an officer (`TR-12`).

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DELEGATE, DIRECTOR, OFFICER, ORGANISER, TestApp};

use crate::imports::{announcement, officer, sent, server, start_list};

const ALL: &str = "white,black,result\n1,2,1-0\n3,1,0-1\n2,3,1/2-1/2\n";

pub(crate) async fn body(app: &TestApp, organiser: &str) -> Value {
    let announced = announcement(app, |a| a["organiser"] = json!(organiser)).await;
    let mut body = sent(&announced, &start_list(3), "", ALL);
    body["origin"] = json!("results");
    body
}

async fn decide(app: &TestApp, id: &Value, what: &str, body: &Value) -> Answer {
    officer(app).post(&format!("/api/imports/{id}/{what}"), body).await
}

/// Each role, for an event of the federation CZE and for one of another.
#[tokio::test]
async fn who_may() {
    let app = server().await;
    app.member(160_067, "POL", None, Role::Federation).await;
    for (player, role, own, other, needs_approval) in [
        (OFFICER, Role::Officer, 200, 200, false),
        (DELEGATE, Role::Federation, 200, 403, true),
        (PlayerId(160_067), Role::Federation, 403, 200, true),
        (ORGANISER, Role::Organiser, 403, 403, true),
        (DIRECTOR, Role::Director, 403, 403, true),
        (PlayerId(1), Role::Player, 403, 403, true),
        // An officer who plays in it does not bring it here alone.
        (PlayerId(2), Role::Officer, 200, 200, true),
    ] {
        let person = app.person_as(player, role);
        for (organiser, status) in [("CZE", own), ("POL", other)] {
            let mut body = body(&app, organiser).await;
            body["dry_run"] = json!(true);
            let answer = person.post("/api/imports", &body).await.expect(status);
            if status == 200 {
                assert_eq!(answer.json["needs_approval"], needs_approval, "{role} {organiser}");
            }
        }
        let seen = person.get("/api/imports").await.status;
        let nothing = own == 403 && other == 403 && role != Role::Director;
        assert_eq!(seen, if nothing { 403 } else { 200 }, "{role}");
    }
    let anybody = app.post("/api/imports", &body(&app, "CZE").await).await;
    assert_eq!(anybody.verdict(), "401 unauthenticated");
}

/// What a federation brings waits: nothing of it is anywhere until an officer approves it.
#[tokio::test]
async fn a_federations_event_waits_for_an_officer() {
    let app = server().await;
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let sent = body(&app, "CZE").await;
    let made = delegate.post("/api/imports", &sent).await.expect(201).json;
    assert_eq!([&made["state"], &made["event"]], [&json!("waiting"), &Value::Null]);
    assert_eq!(made["may_decide"], false);
    app.run_all_schedules().await;
    assert!(app.app.store.events_before(None, 200).await.expect("events").is_empty());
    assert!(app.app.store.seats(PlayerId(1)).await.expect("seats").is_empty());
    let again = delegate.post("/api/imports", &sent).await.expect(200).json;
    assert_eq!(again["id"], made["id"]);
    let id = &made["id"];
    for (player, role, verdict) in [
        (DELEGATE, Role::Federation, "403 forbidden"),
        (PlayerId(1), Role::Officer, "403 forbidden"),
        (ORGANISER, Role::Organiser, "403 forbidden"),
    ] {
        let path = format!("/api/imports/{id}/approve");
        let answer = app.person_as(player, role).post(&path, &json!({ "version": 1 })).await;
        assert_eq!(answer.verdict(), verdict, "{role}");
    }
    assert_eq!(
        decide(&app, id, "approve", &json!({"version": 7})).await.verdict(),
        "409 changed_meanwhile"
    );
    let no_reason = json!({ "version": 1, "reason": " " });
    assert_eq!(decide(&app, id, "refuse", &no_reason).await.verdict(), "422 invalid_body");
    assert_eq!(
        decide(&app, &json!(99), "approve", &json!({"version": 1})).await.verdict(),
        "404 unknown_import"
    );
    let seen = officer(&app).get("/api/imports").await.expect(200).json;
    assert_eq!(seen["imports"][0]["may_decide"], true);
    let approved = decide(&app, id, "approve", &json!({"version": 1})).await.expect(200).json;
    assert_eq!(
        [&approved["state"], &approved["decided_by"]["id"]],
        [&json!("done"), &json!(OFFICER)]
    );
    assert_eq!(app.app.store.seats(PlayerId(1)).await.expect("seats").len(), 2);
    // The same again changes nothing, and it cannot be refused any more.
    let again = decide(&app, id, "approve", &json!({"version": 1})).await.expect(200).json;
    assert_eq!(again["event"], approved["event"]);
    let late = json!({ "version": approved["version"], "reason": "No." });
    assert_eq!(decide(&app, id, "refuse", &late).await.verdict(), "409 import_decided");
}

/// Refused, lapsed, overtaken by another event: nothing is made.
#[tokio::test]
async fn what_is_not_approved_is_not_made() {
    let app = server().await;
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let mut sent = body(&app, "CZE").await;
    let mut ids = Vec::new();
    for number in 1..=3 {
        sent["request"] = json!(format!("request-{number}"));
        let made = delegate.post("/api/imports", &sent).await.expect(201).json;
        ids.push(made["id"].clone());
    }
    let refusal = json!({ "version": 1, "reason": "It was never applied for." });
    for _ in 0..2 {
        let refused = decide(&app, &ids[0], "refuse", &refusal).await.expect(200).json;
        assert_eq!(
            [&refused["state"], &refused["reason"]],
            ["refused", "It was never applied for."]
        );
    }
    let seen = delegate.get(&format!("/api/imports/{}", ids[0])).await.expect(200).json;
    assert_eq!(seen["reason"], "It was never applied for.");
    decide(&app, &ids[1], "approve", &json!({"version": 1})).await.expect(200);
    let taken = decide(&app, &ids[2], "approve", &json!({"version": 1})).await;
    assert_eq!(taken.verdict(), "409 code_taken");
    sent["request"] = json!("request-4");
    sent["announcement"]["code"] = json!("T/2026-04");
    let made = delegate.post("/api/imports", &sent).await.expect(201).json;
    app.wait(rules::tournament::IMPORT_DAYS * DAY);
    let lapsed = decide(&app, &made["id"], "approve", &json!({"version": 1})).await;
    assert_eq!(lapsed.verdict(), "409 import_lapsed TR-12");
    assert_eq!(app.app.store.events_before(None, 200).await.expect("events").len(), 1);
}

/// A federation's key with the scope `results` brings its events; others do not.
#[tokio::test]
async fn keys_with_the_scope_results() {
    let app = server().await;
    let delegate = app.person_as(DELEGATE, Role::Federation);
    for (scope, verdict) in [("results", "201"), ("read", "403 scope_missing")] {
        let made = delegate
            .post("/api/keys", &json!({ "name": scope, "for_federation": true, "scopes": [scope] }))
            .await;
        let key = made.json["secret"].as_str().expect("a secret").to_owned();
        let bearer = format!("Bearer {key}");
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let body = body(&app, "CZE").await.to_string();
        let answer = app.request(Method::POST, "/api/imports", &headers, body).await;
        assert!(answer.verdict().starts_with(verdict), "{scope}: {}", answer.text);
    }
}
