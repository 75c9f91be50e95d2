//! TR-9.2: a rated national event is published with the rating commissioner's consent, and not without.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{OFFICER, ORGANISER, Person, TestApp};

use crate::desk_events::lines;

const COMMISSIONER: PlayerId = PlayerId(21);

fn commissioner(app: &TestApp) -> Person<'_> {
    app.person_as(COMMISSIONER, Role::RatingCommissioner)
}

async fn consent(person: Person<'_>, event: u64, consents: bool) -> tests::Answer {
    let path = format!("/api/events/{event}");
    let seen = person.get(&path).await.expect(200).json;
    let body = json!({ "version": seen["version"], "consents": consents });
    person.post(&format!("{path}/rating-consent"), &body).await
}

#[tokio::test]
async fn no_start_list_without_it() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(COMMISSIONER.0, "SWE", None, Role::RatingCommissioner).await;
    for player in 1..=3 {
        app.member(player, "NOR", None, Role::Player).await;
    }
    let announcement = app
        .preset("national_championship", |a| {
            a["organiser"] = json!("NOR");
            a["rule_set"] = json!("iccf");
            a["stage"] = Value::Null;
            a["section_size"] = json!(3);
        })
        .await;
    let event = app.announce(&announcement).await;
    app.propose(event, &[1, 2, 3], &[3]).await;
    let publish = async || {
        let body = app.publication(event).await;
        app.organiser().post(&format!("/api/events/{event}/publish"), &body).await
    };
    assert_eq!(publish().await.verdict(), "409 rating_consent_missing TR-9.2");
    for (player, role, expected) in [
        (PlayerId(1), Role::Player, "403 forbidden"),
        (ORGANISER, Role::Organiser, "403 forbidden"),
        (OFFICER, Role::QualificationsCommissioner, "403 forbidden"),
        (ORGANISER, Role::Officer, "403 own_consent"),
    ] {
        let answer = consent(app.person_as(player, role), event, true).await;
        assert_eq!(answer.verdict(), expected, "{player} {role}");
    }
    let waiting = [format!("rating_consent {event} 1 0 TR-9.2")];
    assert_eq!(lines(commissioner(&app)).await, waiting);
    let seen = commissioner(&app).get(&format!("/api/events/{event}")).await.expect(200).json;
    assert_eq!(seen["rating_consent"], json!({ "at": null }));
    assert_eq!(seen["may"]["consent_to_rating"], true);
    let given = consent(commissioner(&app), event, true).await.expect(200);
    assert_ne!(given.json["rating_consent"]["at"], Value::Null);
    assert_eq!(consent(commissioner(&app), event, true).await.expect(200).text, given.text);
    assert_eq!(lines(commissioner(&app)).await, [""; 0]);
    consent(commissioner(&app), event, false).await.expect(200);
    assert_eq!(publish().await.verdict(), "409 rating_consent_missing TR-9.2");
    // Changed in what it was given for, the event waits again; renamed, it does not.
    let changed = async |name: &str, value: Value| {
        let path = format!("/api/events/{event}");
        let seen = app.organiser().get(&path).await.expect(200).json;
        let mut announcement = announcement.clone();
        announcement[name] = value;
        let body = json!({ "version": seen["version"], "announcement": announcement });
        app.organiser().request(Method::PUT, &path, &body).await.expect(200).json["rating_consent"]
            ["at"]
            .clone()
    };
    consent(commissioner(&app), event, true).await.expect(200);
    assert_ne!(changed("name", json!("Renamed")).await, Value::Null);
    assert_eq!(changed("leave_days", json!(30)).await, Value::Null);
    assert_eq!(publish().await.verdict(), "409 rating_consent_missing TR-9.2");
    // Who plays in it leaves it to others.
    let player = app.person_as(PlayerId(1), Role::RatingCommissioner);
    assert_eq!(consent(player, event, true).await.verdict(), "403 own_event");
    consent(commissioner(&app), event, true).await.expect(200);
    publish().await.expect(200);
    let late = consent(commissioner(&app), event, false).await;
    assert_eq!(late.verdict(), "409 start_lists_published");
    let international = app.preset("friendly", |a| a["code"] = json!("T/2")).await;
    let other = app.announce(&international).await;
    assert_eq!(
        consent(commissioner(&app), other, true).await.verdict(),
        "409 consent_not_needed TR-9.2"
    );
}
