//! Accounts that their owners take away: what goes, what stays under another name, and who may not
//! go yet (`TR-8.1`).

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, Quarter, TestApp, database_request};

const EMAIL: &str = "tomas@posthorn.example";
const PASSWORD: &str = "correct horse battery";

/// Somebody who has signed up and in: by the number, with the answer.
async fn signed_up() -> (TestApp, u32, Answer) {
    let app = TestApp::new().await;
    app.officials().await;
    app.sign_up(EMAIL, PASSWORD, "en").await;
    app.confirm(&app.take_mail().token("verify"), PASSWORD).await.expect(200);
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    let id = session.json["me"]["player"]["id"].as_u64().expect("a number");
    (app, u32::try_from(id).expect("a number"), session)
}

/// Everything that the table holds.
async fn table(app: &TestApp) -> String {
    let scan = json!({ "TableName": "posthorn" });
    database_request(app.endpoint(), "Scan", &scan).await.to_string()
}

/// Words and kinds of items that are the person's own.
const OWN: [&str; 10] = [
    "Novák",
    "Tomáš",
    "Veveří",
    EMAIL,
    "EXPORT#",
    "FAREWELL",
    "HOOK",
    "DELIVERY#",
    "NOTES#",
    "FOLLOW",
];

#[tokio::test]
async fn an_account_goes_and_its_games_stay() {
    let (app, id, session) = signed_up().await;
    let me = app.person(PlayerId(id));
    for player in 1..=3 {
        app.member(player, "CZE", Some(2000), Role::Player).await;
    }
    let announcement = app.preset("friendly", |a| a["section_size"] = json!(4)).await;
    let event = app.announce(&announcement).await;
    let entries = format!("/api/events/{event}/entries");
    me.post(&entries, &json!({})).await.expect(200);
    let delete = async |password: &str| {
        me.post("/api/me/delete", &json!({ "password": password })).await.verdict()
    };
    assert_eq!(delete("something else").await, "403 wrong_password");
    assert_eq!(delete(PASSWORD).await, "409 entries_open TR-8.1");
    let published = app.publish(event, &[id, 1, 2, 3], &[4]).await;
    let section = published["sections"][0]["id"].as_u64().expect("a section");
    assert_eq!(delete(PASSWORD).await, "409 still_playing TR-8.1");
    app.wait(30 * tests::DAY);
    app.run_all_schedules().await;
    for seat in app.app.store.seats(me.player).await.expect("seats") {
        me.resign(seat.game).await.expect(200);
        let noted = json!({ "version": 0, "note": "A private thought.", "moves": [] });
        me.put(&format!("/api/games/{}/notebook", seat.game), &noted).await.expect(200);
    }
    me.post("/api/keys", &json!({"name": "a", "scopes": ["read"]})).await.expect(201);
    let hook = json!({"url": "https://tomas.example/hook", "events": ["game.ended"]});
    let hook = me.post("/api/webhooks", &hook).await.expect(201).json["webhook"]["id"].clone();
    let hook = hook.as_str().expect("a name").to_owned();
    me.post(&format!("/api/webhooks/{hook}/test"), &Value::Null).await.expect(202);
    me.post("/api/exports", &json!({"kind": "person"})).await.expect(200);
    me.put("/api/followed/players/1", &Value::Null).await.expect(200);
    let contact = json!({ "text": "Veveří 12, Brno" });
    me.put("/api/settings/contact", &contact).await.expect(200);
    app.run_all_schedules().await;
    let asked = json!({ "to": "POL", "grounds": "residence", "reason": "I have moved." });
    let asked = me.post("/api/transfers", &asked).await.expect(201);
    assert_eq!(delete(PASSWORD).await, "409 transfer_still_open TR-13");
    let answers = format!("/api/transfers/{}/answers", asked.json["id"]);
    me.post(&answers, &json!({ "version": 1, "act": "take_back" })).await.expect(200);
    let before = table(&app).await;
    assert!(before.contains("Veveří") && before.contains("private thought"));
    assert_eq!(delete(PASSWORD).await, "204");
    assert_eq!(delete(PASSWORD).await, "204");
    app.run_all_schedules().await;
    let kept = table(&app).await;
    for word in OWN {
        assert!(!kept.contains(word), "{word}");
    }
    assert_eq!(app.sign_in(EMAIL, PASSWORD).await.verdict(), "401 wrong_credentials");
    let cookie = session.cookie();
    assert_eq!(app.renew(&cookie).await.status, 401);
    // Games and results are there, under the other name.
    let guest =
        async |path: &str| app.request(Method::GET, path, &[], String::new()).await.expect(200);
    let shown = guest(&format!("/api/players/{id}")).await.json;
    assert_eq!(shown["player"]["given_name"], "Former");
    assert_eq!(shown["player"]["family_name"], format!("player {id}"));
    let shown = app.person(PlayerId(1)).get(&format!("/api/sections/{section}")).await;
    let players = shown.expect(200).json["players"].clone();
    let line = players.as_array().expect("players").iter();
    let line = line.map(|line| &line["player"]).find(|player| player["id"] == id);
    assert_eq!(line.map(|player| &player["family_name"]), Some(&json!(format!("player {id}"))));
    let pgn = guest(&format!("/api/players/{id}/pgn")).await.text;
    assert_eq!(pgn.matches(&format!("\"player {id}, Former\"")).count(), 3);
    // The address is free again.
    app.take_mails();
    app.sign_up(EMAIL, PASSWORD, "en").await;
    assert_eq!(app.take_mails().len(), 1);
}

/// TR-8.1: nobody goes whom a captain has named in a team that is to play.
#[tokio::test]
async fn a_team_holds_its_players() {
    let (app, id, _) = signed_up().await;
    let me = app.person(PlayerId(id));
    app.member(1, "CZE", Some(2000), Role::Player).await;
    let event = app.announce(&app.preset("team_match", |_| ()).await).await;
    let (captain, teams) = (app.person(PlayerId(1)), format!("/api/events/{event}/teams"));
    let with = |line_up: &[u32]| json!({ "name": "Mine", "captain": 1, "line_up": line_up });
    captain.post(&teams, &with(&[id])).await.expect(200);
    let go = json!({ "password": PASSWORD });
    assert_eq!(me.post("/api/me/delete", &go).await.verdict(), "409 entries_open TR-8.1");
    captain.request(Method::PUT, &format!("{teams}/1"), &with(&[])).await.expect(200);
    me.post("/api/me/delete", &go).await.expect(204);
}

#[tokio::test]
async fn lists_name_nobody_who_has_gone() {
    let quarter = Quarter::begun().await;
    let app = &quarter.app;
    let csv = async || {
        let path = "/api/rating-lists/chess-2026-1/list.csv";
        quarter.officer().get(path).await.expect(200).text
    };
    assert!(csv().await.contains(";Player 7, Given;"));
    for other in 1..=6 {
        quarter.loses(7, other).await;
    }
    let account = app.app.store.account(PlayerId(7)).await.expect("an account");
    app.app.take_leave_for_good(&account).await.expect("gone");
    // It is open until the schedule has done everything.
    assert!(app.app.store.farewell_is_open(PlayerId(7)).await.expect("an answer"));
    app.run_all_schedules().await;
    assert!(!app.app.store.farewell_is_open(PlayerId(7)).await.expect("an answer"));
    // The function holds the list in memory, and reads it again.
    let after = csv().await;
    assert!(after.contains(";player 7, Former;") && !after.contains("Player 7"), "{after}");
    assert_eq!(after.lines().count(), csv().await.lines().count());
}
