//! The World Cup: prizes by the final tables, and the winner's free entry in the next Final (`TR-3.5`,
//! `TR-3.6-3.7`).

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, TestApp};

use crate::event_sections::propose;
use crate::section_wins::play_out;

/// An event of the World Cup that costs something, and starts and ends in so many days.
async fn announced(app: &TestApp, code: &str, stage: &str, starts: i64) -> u64 {
    let now = app.app.clock.now();
    let at = |days: i64| json!((now + days * DAY).to_string());
    let announcement = app
        .preset("invitational", |a| {
            a["code"] = json!(code);
            a["kind"] = json!("cup");
            a["stage"] = json!(stage);
            a["norms"] = json!(false);
            a["unrated_level"] = Value::Null;
            a["section_size"] = json!(9);
            a["fee"] = json!({ "minor_units": 3_000, "currency": "EUR" });
            a["entries_close_at"] = at(starts - 1);
            a["starts_at"] = at(starts);
            a["ends_at"] = at(starts + 700);
        })
        .await;
    app.announce(&announcement).await
}

async fn decide(app: &TestApp, event: u64, player: u32, decision: &str) -> String {
    let path = format!("/api/events/{event}/entries/{player}");
    app.organiser().post(&path, &json!({ "decision": decision })).await.verdict()
}

/// A section of players 1 to 9, begun; its number.
async fn section(app: &TestApp, event: u64) -> u32 {
    let path = format!("/api/events/{event}/entries");
    for player in 1..=9 {
        let grounds = json!({ "kind": "commissioner", "text": "So." });
        let body = json!({ "player": player, "grounds": grounds });
        app.organiser().post(&path, &body).await.expect(200);
        assert_eq!(decide(app, event, player, "fee_paid").await, "200");
        assert_eq!(decide(app, event, player, "accept").await, "200");
    }
    let body = json!({ "version": 0, "sizes": [9] });
    propose(app, event, body).await.expect(200);
    let published = app.publish_proposal(event).await;
    app.wait(31 * DAY);
    published["sections"][0]["id"].as_u64().expect("a number") as u32
}

/// The rule, and the winners by number.
async fn prizes(app: &TestApp, event: u64) -> (Value, Vec<Value>) {
    let path = format!("/api/events/{event}/prizes");
    let told = app.person(PlayerId(9)).get(&path).await.expect(200).json;
    let all = told["prizes"].as_array().expect("a list").iter();
    (told["rule"].clone(), all.map(|prize| prize["player"]["id"].clone()).collect())
}

async fn server() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    for player in 1..=9 {
        app.member(player, "CZE", Some(2_400), Role::Player).await;
    }
    app
}

/// TR-3.5: the winner of a semi-final section, and half of the participants of the Final, when the last game is over;
/// the section's table tells it, too.
#[tokio::test]
async fn prizes_follow_the_final_tables() {
    let app = server().await;
    for (code, stage, winners) in
        [("C/SF", "world_cup_semi_final", 1), ("C/F", "world_cup_final", 5)]
    {
        let event = announced(&app, code, stage, 30).await;
        let section = section(&app, event).await;
        play_out(&app, section, 1).await;
        assert_eq!(prizes(&app, event).await, (json!("TR-3.5"), Vec::new()), "{stage}");
        play_out(&app, section, 0).await;
        let expected: Vec<Value> = (1..=winners).map(|player| json!(player)).collect();
        assert_eq!(prizes(&app, event).await, (json!("TR-3.5"), expected), "{stage}");
        let path = format!("/api/sections/{section}");
        let table = app.person(PlayerId(9)).get(&path).await.expect(200).json;
        let lines = table["players"].as_array().expect("a list").iter();
        let marked = lines.filter(|line| line["prize"] == true).count();
        assert_eq!(marked, winners, "{stage}");
    }
    let other = app.announce(&app.preset("open_class", |_| ()).await).await;
    assert_eq!(prizes(&app, other).await, (Value::Null, Vec::new()));
    let unknown = app.person(PlayerId(9)).get("/api/events/99/prizes").await.verdict();
    assert_eq!(unknown, "404 unknown_event");
}

/// TR-3.6-3.7: the winner of a Final enters the next one alone and without a fee; the winner of a semi-final section
/// pays.
#[tokio::test]
async fn the_winner_enters_the_next_final_free() {
    let app = server().await;
    let event = announced(&app, "C/F", "world_cup_final", 30).await;
    let of_final = section(&app, event).await;
    play_out(&app, of_final, 0).await;
    let path = format!("/api/events/{event}/finish");
    let page = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    app.organiser().post(&path, &json!({ "version": page["version"] })).await.expect(200);
    let next = announced(&app, "C/F2", "world_cup_final", 200).await;
    let path = format!("/api/events/{next}/entries");
    let second = app.person(PlayerId(2)).post(&path, &json!({})).await.verdict();
    assert_eq!(second, "409 not_qualified TR-3.5");
    let entered = app.person(PlayerId(1)).post(&path, &json!({})).await.expect(200).json;
    let mine = &entered["my_entry"];
    assert_eq!((&mine["free"], &mine["grounds"]["article"]), (&json!(true), &json!("TR-3.6-3.7")));
    assert_eq!(mine["confirmed_at"], mine["at"], "nobody has to say so");
    assert_eq!(decide(&app, next, 1, "fee_paid").await, "409 no_fee");
    assert_eq!(decide(&app, next, 1, "accept").await, "200");
}

/// TR-3.6-3.7: whoever has won a semi-final section pays for the Final like everybody.
#[tokio::test]
async fn the_winner_of_a_semi_final_pays() {
    let app = server().await;
    let event = announced(&app, "C/SF", "world_cup_semi_final", 30).await;
    let of_semi_final = section(&app, event).await;
    play_out(&app, of_semi_final, 0).await;
    let last = announced(&app, "C/F", "world_cup_final", 200).await;
    let path = format!("/api/events/{last}/entries");
    let entered = app.person(PlayerId(1)).post(&path, &json!({})).await.expect(200).json;
    assert_eq!(entered["my_entry"]["free"], false);
    assert_eq!(decide(&app, last, 1, "accept").await, "409 fee_not_paid TR-0.2");
    assert_eq!(decide(&app, last, 1, "fee_paid").await, "200");
    assert_eq!(decide(&app, last, 1, "accept").await, "200");
}
