//! Entries by the win of a section: named, checked against its table, and used once (`TR-2.5`,
//! `TR-2.6`).

use rules::PlayerId;
use serde_json::{Value, json};
use store::{Role, SectionId};
use tests::{Answer, DELEGATE, TestApp};

/// An Open Class section of players 1 to 7; its number.
async fn open_class(app: &TestApp) -> u32 {
    app.officials().await;
    for player in 1..=7 {
        app.member(player, "CZE", None, Role::Player).await;
    }
    let event = app.announce(&app.preset("open_class", |_| ()).await).await;
    let players: Vec<u32> = (1..=7).collect();
    let published = app.publish(event, &players, &[7]).await;
    let starts_at = published["announcement"]["starts_at"].as_str().expect("a date");
    let starts_at: chrono::DateTime<chrono::Utc> = starts_at.parse().expect("a date");
    app.wait(starts_at.timestamp() - app.app.clock.now().unix());
    published["sections"][0]["id"].as_u64().expect("a number") as u32
}

/// Whoever has the higher number resigns, in all games but `left`.
async fn play_out(app: &TestApp, section: u32, left: usize) {
    let results = app.app.store.section_results(SectionId(section)).await.expect("results");
    let running: Vec<_> = results.iter().filter(|game| game.result.is_none()).collect();
    for game in running.iter().take(running.len() - left) {
        app.person(game.white.max(game.black)).resign(game.game).await.expect(200);
    }
}

async fn announced(app: &TestApp, preset: &str, code: &str) -> u64 {
    app.announce(&app.preset(preset, |a| a["code"] = json!(code)).await).await
}

async fn enter(app: &TestApp, event: u64, player: u32, section: impl Into<Value>) -> Answer {
    let grounds = json!({ "kind": "section_winner", "section": section.into() });
    let body = json!({ "player": player, "grounds": grounds });
    app.organiser().post(&format!("/api/events/{event}/entries"), &body).await
}

async fn decide(app: &TestApp, event: u64, decision: &str) -> String {
    let body = json!({ "decision": decision, "reason": "So it was agreed." });
    app.organiser().post(&format!("/api/events/{event}/entries/1"), &body).await.verdict()
}

/// TR-2.3, TR-2.5, TR-2.6, TR-0.4: only who is first when the last game is over, only in the next class, and
/// only as somebody who decides about entries says.
#[tokio::test]
async fn a_section_has_to_be_won() {
    let app = TestApp::new().await;
    let section = open_class(&app).await;
    play_out(&app, section, 1).await;
    let event = announced(&app, "higher_class", "H/1").await;
    let refused = "409 section_not_won TR-2.5";
    assert_eq!(enter(&app, event, 1, section).await.verdict(), refused, "a game still runs");
    play_out(&app, section, 0).await;
    assert_eq!(enter(&app, event, 2, section).await.verdict(), refused, "second");
    assert_eq!(enter(&app, event, 1, 999).await.verdict(), refused, "no such section");
    assert_eq!(enter(&app, event, 1, Value::Null).await.verdict(), "422 invalid_body");
    let master = announced(&app, "master_class", "M/1").await;
    assert_eq!(enter(&app, master, 1, section).await.verdict(), "409 outside_class TR-2.6");
    let grounds = json!({ "kind": "section_winner", "section": section });
    let body = json!({ "player": 1, "grounds": grounds });
    let path = format!("/api/events/{event}/entries");
    for (person, role) in [(PlayerId(1), Role::Player), (DELEGATE, Role::Federation)] {
        let answer = app.person_as(person, role).post(&path, &body).await;
        assert_eq!(answer.verdict(), "403 forbidden");
    }
    enter(&app, event, 1, section).await.expect(200);
    let entries = app.organiser().get(&path).await.expect(200).json;
    assert_eq!(entries["entries"][0]["grounds"], grounds);
}

/// TR-2.5: the right counts once; an entry that was refused or taken back gives it back.
#[tokio::test]
async fn a_win_counts_once() {
    let app = TestApp::new().await;
    let section = open_class(&app).await;
    play_out(&app, section, 0).await;
    let one = announced(&app, "higher_class", "H/1").await;
    let other = announced(&app, "higher_class", "H/2").await;
    enter(&app, one, 1, section).await.expect(200);
    enter(&app, one, 1, section).await.expect(200);
    assert_eq!(decide(&app, one, "accept").await, "200");
    let used = "409 win_used TR-2.5";
    assert_eq!(enter(&app, other, 1, section).await.verdict(), used);
    assert_eq!(decide(&app, one, "refuse").await, "200");
    enter(&app, other, 1, section).await.expect(200);
    for decision in ["accept", "waiting_list"] {
        assert_eq!(decide(&app, one, decision).await, used, "{decision}");
    }
    assert_eq!(decide(&app, other, "withdraw").await, "200");
    assert_eq!(decide(&app, one, "accept").await, "200");
    assert_eq!(enter(&app, other, 1, section).await.verdict(), used);
}
