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
pub(crate) async fn play_out(app: &TestApp, section: u32, left: usize) {
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

/// TR-2.3, TR-2.5, TR-2.6, TR-0.4: only who is first when the last game is over, and only in the next class.
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
    // The win counts once: nobody else uses it for the player.
    for (person, role) in [(PlayerId(2), Role::Player), (DELEGATE, Role::Federation)] {
        let answer = app.person_as(person, role).post(&path, &body).await;
        assert_eq!(answer.verdict(), "403 forbidden");
    }
    enter(&app, event, 1, section).await.expect(200);
    let entries = app.organiser().get(&path).await.expect(200).json;
    assert_eq!(entries["entries"][0]["grounds"], grounds);
}

/// What a player's page of an event says of the sections that let winners in.
async fn wins(app: &TestApp, event: u64, player: u32) -> (Value, Value) {
    let seen = app.person(PlayerId(player)).get(&format!("/api/events/{event}")).await;
    let seen = seen.expect(200).json;
    (seen["refusal"]["code"].clone(), seen["wins"].clone())
}

/// TR-2.5, TR-2.6, TR-0.4: the winner enters alone, with nothing to name and nobody to ask; the page shows by
/// which section, or what is missing.
#[tokio::test]
async fn a_winner_enters_alone() {
    let app = TestApp::new().await;
    let section = open_class(&app).await;
    let event = announced(&app, "higher_class", "H/1").await;
    let other = announced(&app, "higher_class", "H/2").await;
    let path = format!("/api/events/{event}/entries");
    let win = |lack: Value, holds: bool, used_in: Value| {
        json!([{
            "section": section, "name": "Open Class 1", "event": "Open Class", "holds": holds,
            "lack": lack, "rule": null, "used_in": used_in,
        }])
    };
    let named = |(refusal, wins): (Value, Value)| {
        // The names are those of the preset, which other tests look at.
        let mut wins = wins;
        for line in wins.as_array_mut().expect("a list") {
            line["name"] = json!("Open Class 1");
            line["event"] = json!("Open Class");
        }
        (refusal, wins)
    };
    play_out(&app, section, 1).await;
    let outside = json!("outside_class");
    let running = (outside.clone(), win(json!("games_running"), false, Value::Null));
    assert_eq!(named(wins(&app, event, 1).await), running);
    let winner = app.person(PlayerId(1));
    assert_eq!(winner.post(&path, &json!({})).await.verdict(), "409 outside_class TR-2.5");
    play_out(&app, section, 0).await;
    let second = (outside, win(json!("not_first"), false, Value::Null));
    assert_eq!(named(wins(&app, event, 2).await), second);
    let refused = app.person(PlayerId(2)).post(&path, &json!({})).await;
    assert_eq!(refused.verdict(), "409 outside_class TR-2.5");
    let holds = (Value::Null, win(Value::Null, true, Value::Null));
    assert_eq!(named(wins(&app, event, 1).await), holds);
    let entered = winner.post(&path, &json!({})).await.expect(200).json;
    let grounds = json!({ "kind": "section_winner", "section": section });
    let entry = &entered["my_entry"];
    let told = (&entry["state"], &entry["grounds"], &entry["by"]);
    assert_eq!(told, (&json!("entered"), &grounds, &json!(1)));
    let again = winner.post(&path, &json!({})).await.expect(200).json;
    assert_eq!(again["version"], entered["version"], "a repeat is answered");
    // It counts once, and comes back with the entry.
    let (_, used) = named(wins(&app, other, 1).await);
    assert_eq!(used, win(Value::Null, false, json!(event)));
    let elsewhere = format!("/api/events/{other}/entries");
    let body = json!({ "grounds": grounds });
    assert_eq!(winner.post(&elsewhere, &body).await.verdict(), "409 win_used TR-2.5");
    assert_eq!(winner.post(&elsewhere, &json!({})).await.verdict(), "409 outside_class TR-2.5");
    winner.post(&format!("{path}/1"), &json!({ "decision": "withdraw" })).await.expect(200);
    winner.post(&elsewhere, &body).await.expect(200);
    // A class above asks for a section of its own class below.
    let master = announced(&app, "master_class", "M/1").await;
    assert_eq!(wins(&app, master, 1).await, (json!("outside_class"), json!([])));
    // Nobody enters somebody else so.
    let body = json!({ "player": 1 });
    let answer = app.person(PlayerId(2)).post(&elsewhere, &body).await;
    assert_eq!(answer.verdict(), "403 forbidden");
}

/// TR-8.5: who withdraws silently qualifies for nothing, also in first place.
#[tokio::test]
async fn a_silent_withdrawal_takes_the_win() {
    let app = TestApp::new().await;
    let section = open_class(&app).await;
    let event = announced(&app, "higher_class", "H/1").await;
    let results = app.app.store.section_results(SectionId(section)).await.expect("results");
    for game in results.iter().filter(|game| game.white.max(game.black) != PlayerId(7)) {
        app.person(game.white.max(game.black)).resign(game.game).await.expect(200);
    }
    let last = |player| {
        let plays = move |game: &&store::SectionResult| {
            [game.white, game.black].contains(&PlayerId(player))
                && [game.white, game.black].contains(&PlayerId(7))
        };
        results.iter().find(plays).expect("a game").game
    };
    for player in 2..=6 {
        app.person(PlayerId(7)).resign(last(player)).await.expect(200);
    }
    let body = json!({
        "player": 1, "kind": "silent", "reason": "Nobody has heard of the player.",
        "suspension_months": 0,
    });
    app.officer().post("/api/director/withdrawals", &body).await.expect(200);
    let left = app.app.store.section_results(SectionId(section)).await.expect("results");
    assert!(left.iter().all(|game| game.result.is_some()), "the last game is lost or cancelled");
    let (refusal, lines) = wins(&app, event, 1).await;
    assert_eq!(refusal, "outside_class");
    assert_eq!(
        (&lines[0]["lack"], &lines[0]["rule"]),
        (&json!("withdrawn_silently"), &json!("TR-8.5"))
    );
    let grounds = json!({ "kind": "section_winner", "section": section });
    let path = format!("/api/events/{event}/entries");
    let answer = app.person(PlayerId(1)).post(&path, &json!({ "grounds": grounds })).await;
    assert_eq!(answer.verdict(), "409 section_not_won TR-8.5");
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

/// TR-2.5: an event that is called off leaves the win of a section to another one.
#[tokio::test]
async fn an_event_that_is_called_off_gives_the_win_back() {
    let app = TestApp::new().await;
    let section = open_class(&app).await;
    play_out(&app, section, 0).await;
    let one = announced(&app, "higher_class", "H/1").await;
    let other = announced(&app, "higher_class", "H/2").await;
    enter(&app, one, 1, section).await.expect(200);
    assert_eq!(enter(&app, other, 1, section).await.verdict(), "409 win_used TR-2.5");
    let path = format!("/api/events/{one}");
    let version = app.organiser().get(&path).await.expect(200).json["version"].clone();
    let body = json!({ "version": version, "reason": "Too few." });
    app.organiser().post(&format!("{path}/cancel"), &body).await.expect(200);
    let seen = wins(&app, other, 1).await;
    assert_eq!((&seen.0, &seen.1[0]["used_in"]), (&Value::Null, &Value::Null));
    enter(&app, other, 1, section).await.expect(200);
    assert_eq!(enter(&app, other, 1, section).await.expect(200).json["id"], other);
}
