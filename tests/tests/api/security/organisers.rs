//! An event is governed by the people whom it names, and not by whoever organises something somewhere
//! (ASVS 4.1.3); why a player withdraws is read by whoever decides about it, and by no key (ASVS 1.8.2).

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DIRECTOR, OFFICER, ORGANISER, Person, TestApp, database_request};

/// An organiser of another federation, and one of the event's own.
const OTHERS: [(PlayerId, &str); 2] = [(PlayerId(3), "POL"), (PlayerId(4), "NOR")];

async fn scene() -> (TestApp, u64) {
    let app = TestApp::new().await;
    app.officials().await;
    for (player, federation) in OTHERS {
        app.member(player.0, federation, None, Role::Organiser).await;
    }
    let announcement = app.preset("friendly", |_| {}).await;
    let event = app.announce(&announcement).await;
    (app, event)
}

fn organiser(app: &TestApp, player: PlayerId) -> Person<'_> {
    app.person_as(player, Role::Organiser)
}

async fn name(person: &Person<'_>, event: u64, player: PlayerId, organises: bool) -> String {
    let body = json!({ "player": player, "organises": organises });
    person.post(&format!("/api/events/{event}/organisers"), &body).await.verdict()
}

/// What an organiser alone is asked for, and what anybody else is told.
async fn governs(person: &Person<'_>, event: u64) -> bool {
    let stale = json!({ "version": 0, "reason": "No." });
    let cancel = person.post(&format!("/api/events/{event}/cancel"), &stale).await.verdict();
    let log = person.get(&format!("/api/events/{event}/acts?before=9")).await.verdict();
    let proposal = person.get(&format!("/api/events/{event}/proposal")).await.verdict();
    match cancel == "409 changed_meanwhile" {
        true => assert_eq!((log.as_str(), proposal == "403 forbidden"), ("200", false)),
        false => assert_eq!([cancel, log, proposal], ["403 forbidden"; 3].map(str::to_owned)),
    }
    cancel_free(person, event).await
}

async fn cancel_free(person: &Person<'_>, event: u64) -> bool {
    person.get(&format!("/api/events/{event}")).await.expect(200).json["may"]["cancel"] == true
}

#[tokio::test]
async fn an_event_names_its_organisers() {
    let (app, event) = scene().await;
    let [other, second] = OTHERS.map(|(player, _)| organiser(&app, player));
    assert!(governs(&app.organiser(), event).await);
    assert!(governs(&app.officer(), event).await);
    for person in [other, second] {
        assert!(!governs(&person, event).await, "{}", person.player);
        assert_eq!(name(&person, event, person.player, true).await, "403 forbidden");
    }
    let people = |json: &Value| -> Vec<u64> {
        let people = json["organisers"].as_array().expect("people").iter();
        people.map(|person| person["id"].as_u64().expect("a number")).collect()
    };
    let path = format!("/api/events/{event}");
    let page = app.person(PlayerId(3)).get(&path).await.expect(200).json;
    assert_eq!(people(&page), [u64::from(ORGANISER.0)]);
    // One adds another, who then governs it, too; idempotent.
    for _ in 0..2 {
        assert_eq!(name(&app.organiser(), event, second.player, true).await, "200");
    }
    assert!(governs(&second, event).await && !governs(&other, event).await);
    // Who holds no such office is not named, and one always stays.
    assert_eq!(name(&second, event, DIRECTOR, true).await, "409 organises_no_events");
    assert_eq!(name(&second, event, ORGANISER, false).await, "200");
    assert!(!governs(&app.organiser(), event).await);
    let last = name(&second, event, second.player, false).await;
    assert_eq!(last, "409 organisers_out_of_range");
    // An officer does so as well, and the log tells all of it.
    assert_eq!(name(&app.officer(), event, ORGANISER, true).await, "200");
    let log = app.officer().get(&format!("{path}/acts?before=99")).await.expect(200).json;
    let acts = log["acts"].as_array().expect("acts").iter();
    let told: Vec<(&str, &Value, &Value)> = acts
        .map(|act| (act["act"].as_str().expect("a name"), &act["by"]["id"], &act["player"]["id"]))
        .collect();
    assert_eq!(
        told[1..],
        [
            ("organiser_added", &json!(ORGANISER), &json!(second.player)),
            ("organiser_removed", &json!(second.player), &json!(ORGANISER)),
            ("organiser_added", &json!(OFFICER), &json!(ORGANISER)),
        ]
    );
}

/// Events from before they named anybody: who has announced them organises them.
#[tokio::test]
async fn older_events_take_who_announced_them() {
    let (app, event) = scene().await;
    let update = json!({
        "TableName": "posthorn", "UpdateExpression": "REMOVE organisers",
        "Key": { "pk": { "S": format!("E#{event}") }, "sk": { "S": "EVENT" } }
    });
    database_request(app.endpoint(), "UpdateItem", &update).await;
    assert!(governs(&app.organiser(), event).await);
    assert!(!governs(&organiser(&app, PlayerId(4)), event).await);
    // With the next change the event says so itself.
    assert_eq!(name(&app.organiser(), event, PlayerId(4), true).await, "200");
    let page = app.officer().get(&format!("/api/events/{event}")).await.expect(200).json;
    assert_eq!(page["organisers"][0]["id"], ORGANISER.0);
    assert_eq!(page["organisers"][1]["id"], 4);
}

/// Nobody gives an event to a federation for which they could not have announced it.
#[tokio::test]
async fn an_event_is_not_given_away() {
    let (app, event) = scene().await;
    let path = format!("/api/events/{event}");
    let page = app.organiser().get(&path).await.expect(200).json;
    for (to, expected) in [("POL", "403 forbidden"), ("NOR", "200")] {
        let mut announcement = page["announcement"].clone();
        announcement["organiser"] = json!(to);
        announcement["entry"] = json!("national");
        let body = json!({ "version": page["version"], "announcement": announcement });
        let answer = app.organiser().request(Method::PUT, &path, &body).await;
        assert_eq!(answer.verdict(), expected, "{to}: {}", answer.text);
    }
}

/// Why somebody withdraws: for the player and for whoever decides about it, at the page.
#[tokio::test]
async fn grounds_are_for_whoever_decides() {
    let (app, event) = scene().await;
    app.member(1, "CZE", Some(2000), Role::Player).await;
    let player = app.person(PlayerId(1));
    player.post(&format!("/api/events/{event}/entries"), &json!({})).await.expect(200);
    let grounds = json!({
        "grounds": "grave_illness", "months": 6, "reasons": "An operation.", "games": []
    });
    let asked = player.post("/api/withdrawals", &grounds).await;
    assert!(asked.status < 300, "{}", asked.text);
    let reads = async |person: Person<'_>| {
        let answer = person.get("/api/director/withdrawals").await;
        answer.status == 200 && answer.text.contains("An operation.")
    };
    assert!(reads(app.organiser()).await && reads(app.officer()).await);
    assert!(reads(app.director()).await);
    for (player, _) in OTHERS {
        assert!(!reads(organiser(&app, player)).await, "{player}");
    }
    for person in [player, app.organiser()] {
        let key = json!({ "name": "a", "scopes": ["read"] });
        let key = person.post("/api/keys", &key).await.expect(201).text_of("secret").to_owned();
        let bearer = format!("Bearer {key}");
        let headers = [("authorization", bearer.as_str())];
        for path in
            ["/api/withdrawals", "/api/director/withdrawals", "/api/cases", "/api/title-cases"]
        {
            let refused = app.request(Method::GET, path, &headers, "").await;
            assert_eq!(refused.verdict(), "403 session_needed", "{path}");
        }
    }
}
