//! Nobody decides in their own interest (ASVS 4.1.3, 11.1.5): about an event that they have entered or
//! play in, about their own ratings and titles.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{OFFICER, ORGANISER, TestApp};

/// Everything that is decided about an event, asked by one of its officials.
async fn refused(app: &TestApp, player: PlayerId, role: Role, event: u64) -> Vec<String> {
    let person = app.person_as(player, role);
    let path = format!("/api/events/{event}");
    let page = person.get(&path).await.expect(200).json;
    let mut announcement = page["announcement"].clone();
    announcement["name"] = json!("Another name");
    let stale = json!({ "version": 0 });
    let asked: [(Method, &str, Value); 8] = [
        (Method::PUT, "", json!({ "version": 0, "announcement": announcement })),
        (Method::POST, "/cancel", json!({ "version": 0, "reason": "No." })),
        (Method::POST, "/finish", stale.clone()),
        (Method::GET, "/proposal", Value::Null),
        (Method::POST, "/proposal", stale.clone()),
        (Method::PUT, "/proposal", json!({ "version": 0, "sections": [] })),
        (Method::POST, "/publish", json!({ "version": 0, "proposal_version": 0 })),
        (Method::POST, "/entries/1", json!({ "decision": "accept" })),
    ];
    let mut verdicts = Vec::new();
    for (method, at, body) in asked {
        verdicts.push(person.request(method, &format!("{path}{at}"), &body).await.verdict());
    }
    let may = &page["may"];
    let buttons = ["change", "cancel", "decide_entries", "propose", "publish", "finish"];
    verdicts.extend(buttons.into_iter().map(|button| may[button].to_string()));
    verdicts
}

#[tokio::test]
async fn who_has_entered_leaves_the_event_to_others() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", None, Role::Player).await;
    let event = app.announce(&app.preset("friendly", |_| {}).await).await;
    let entries = format!("/api/events/{event}/entries");
    app.person(PlayerId(1)).post(&entries, &json!({})).await.expect(200);
    let all = |verdicts: &[String], of: &str| verdicts.iter().all(|verdict| verdict == of);
    for (player, role) in [(ORGANISER, Role::Organiser), (OFFICER, Role::Officer)] {
        app.person_as(player, role).post(&entries, &json!({})).await.expect(200);
        let verdicts = refused(&app, player, role, event).await;
        assert!(all(&verdicts[..8], "403 own_event"), "{role}: {verdicts:?}");
        assert!(all(&verdicts[8..], "false"), "{role}: {verdicts:?}");
        // Whoever takes the entry back decides again.
        let back = json!({ "decision": "withdraw" });
        app.person_as(player, role).post(&format!("{entries}/{player}"), &back).await.expect(200);
        let verdicts = refused(&app, player, role, event).await;
        assert!(!verdicts.contains(&"403 own_event".to_owned()), "{role}: {verdicts:?}");
        assert_eq!(verdicts[7], "200", "{role}: {verdicts:?}");
    }
}

/// Whoever plays in an event confirms no tables of it, and a second official does.
#[tokio::test]
async fn who_plays_does_not_finish() {
    let app = TestApp::new().await;
    app.officials().await;
    for player in 1..=2 {
        app.member(player, "CZE", None, Role::Player).await;
    }
    let event = app.announce(&app.preset("friendly", |_| {}).await).await;
    let entries = format!("/api/events/{event}/entries");
    for player in [PlayerId(1), PlayerId(2), ORGANISER] {
        app.person(player).post(&entries, &json!({})).await.expect(200);
        let accept = json!({ "decision": "accept" });
        app.officer().post(&format!("{entries}/{player}"), &accept).await.expect(200);
    }
    let verdicts = refused(&app, ORGANISER, Role::Organiser, event).await;
    assert_eq!(verdicts[2], "403 own_event");
    let verdicts = refused(&app, OFFICER, Role::Officer, event).await;
    assert_eq!(verdicts[2], "409 changed_meanwhile");
}

/// An officer's own rating, in every way in which one is set.
#[tokio::test]
async fn nobody_sets_their_own_rating() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", None, Role::Player).await;
    let officer = app.officer();
    let fide = |csv: &str| json!({ "list": "2026/1", "csv": format!("id,rating\n{csv}") });
    for (csv, expected) in [
        (format!("1,2000\n{OFFICER},2800\n"), "403 own_rating"),
        // What changes nothing is no decision.
        (format!("1,2000\n{OFFICER},\n"), "200"),
    ] {
        let answer = officer.post("/api/fide-ratings", &fide(&csv)).await;
        assert_eq!(answer.verdict(), expected, "{csv}: {}", answer.text);
    }
    let list = |csv: &str| {
        json!({
            "pool": "chess", "quarter": "2026/1", "rule_set": "iccf",
            "csv": format!("id,rating,games\n{csv}")
        })
    };
    for (csv, expected) in [
        (format!("1,2000,40\n{OFFICER},2900,40\n"), "403 own_rating"),
        ("1,2000,40\n".to_owned(), "200"),
    ] {
        let answer = officer.post("/api/rating-lists", &list(&csv)).await;
        assert_eq!(answer.verdict(), expected, "{csv}: {}", answer.text);
    }
    let title =
        json!({ "player": OFFICER, "award": "GM", "grounds": "exceptional", "reason": "x" });
    assert_eq!(officer.post("/api/title-cases", &title).await.verdict(), "403 own_title");
}
