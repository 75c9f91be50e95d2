//! Events from the announcement to the confirmed table (`TR-0.1`, `TR-1.0.5`, `LAW-0-options`).

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, DIRECTOR, OFFICER, ORGANISER, TestApp, decision};

async fn with_officials() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    app
}

/// Puts a changed announcement in place of the one that `person` reads.
async fn change(app: &TestApp, role: (PlayerId, Role), event: u64, to: (&str, Value)) -> String {
    let person = app.person_as(role.0, role.1);
    let path = format!("/api/events/{event}");
    let seen = person.get(&path).await.expect(200).json;
    let mut announcement = seen["announcement"].clone();
    announcement[to.0] = to.1;
    let body = json!({ "version": seen["version"], "announcement": announcement });
    person.request(Method::PUT, &path, &body).await.verdict()
}

/// What was announced is what everybody reads, signed in or not.
#[tokio::test]
async fn an_event_is_announced_and_read() {
    let app = with_officials().await;
    let announcement = app.preset("open_class", |_| ()).await;
    let event = app.announce(&announcement).await;
    let path = format!("/api/events/{event}");
    let read = app.request(Method::GET, &path, &[], String::new()).await.expect(200).json;
    assert_eq!(read["announcement"], announcement);
    assert_eq!((&read["phase"], &read["version"]), (&json!("entries_open"), &json!(1)));
    assert_eq!(read["director"]["id"], json!(DIRECTOR));
    assert_eq!(read["acts"][0]["act"], "announced");
    assert_eq!(read["may"]["change"], false);
    let list = app.request(Method::GET, "/api/events", &[], String::new()).await.expect(200).json;
    assert_eq!(list["events"][0]["code"], "T/2026-01");
    assert_eq!(list["may_announce"], false);
}

/// Every preset is a valid announcement once a director is named.
#[tokio::test]
async fn every_preset_can_be_announced() {
    let app = with_officials().await;
    let presets = app.organiser().get("/api/events/presets").await.expect(200).json;
    for preset in presets["presets"].as_array().expect("presets") {
        let code = preset["code"].as_str().expect("a code");
        let national = preset["announcement"]["organiser"] != "ICCF";
        let planned = match preset["announcement"]["kind"].as_str() {
            Some("norm") => Some("TR-4.1-4.2"),
            Some("title") => Some("TR-1.0.5"),
            _ => None,
        };
        assert!(preset["time_control"]["kind"].is_string(), "{code}: a value beside the words");
        let made = app
            .preset(code, |announcement| {
                announcement["code"] = json!(code.to_uppercase().replace('_', "-"));
            })
            .await;
        let officer = app.person_as(OFFICER, Role::Officer);
        let answer = officer.post("/api/events", &json!({ "announcement": made })).await;
        assert_eq!(answer.verdict(), "200", "{code}");
        // An organiser announces for the federation that they belong to, and for ICCF what is no title event.
        let other = app.preset(code, |a| a["code"] = json!("X")).await;
        let mine = app.organiser().post("/api/events", &json!({ "announcement": other })).await;
        if national {
            assert_eq!(mine.verdict(), "403 forbidden", "{code}");
        } else if let Some(rule) = planned {
            assert_eq!(mine.verdict(), format!("403 forbidden {rule}"), "{code}");
        } else {
            let body = json!({ "announcement": other });
            let again = app.organiser().post("/api/events", &body).await;
            assert_eq!(again.text, mine.text, "sent twice");
            assert_eq!(mine.status, if code == "open_class" { 200 } else { 409 }, "{code}");
        }
    }
}

/// Announcements that do not make sense are refused with their rule, and nothing is kept.
#[tokio::test]
async fn announcements_are_checked() {
    let app = with_officials().await;
    let cases: [(&str, Value, &str); 10] = [
        ("code", json!("no spaces"), "422 bad_event_code"),
        ("director", json!(ORGANISER), "409 directs_no_tournaments"),
        ("director", json!(1), "409 directs_no_tournaments"),
        ("section_size", json!(2), "422 section_size"),
        ("section_size", json!(8), "422 class_size TR-2.1-2.2"),
        ("time_control", json!("10 moves"), "422 invalid_body"),
        ("time_control", json!("10 moves in 20 days"), "422 too_little_time"),
        ("organiser", json!("Norway"), "422 invalid_body"),
        ("kind", json!("team_league"), "422 team_terms_missing TR-11"),
        ("variant", json!("makruk"), "422 makruk_rated MAK-EVENT"),
    ];
    for (field, value, expected) in cases {
        let announcement = app.preset("open_class", |a| a[field] = value.clone()).await;
        let body = json!({ "announcement": announcement });
        let verdict = app.organiser().post("/api/events", &body).await.verdict();
        assert!(verdict.starts_with(expected), "{field} {value}: {verdict}");
    }
    let list = app.organiser().get("/api/events").await.expect(200).json;
    assert_eq!(list["events"], json!([]));
}

/// What should have started already would be waited for without end: nobody announces that, or puts a
/// start there. What is known is answered as it stands, also after its start.
#[tokio::test]
async fn an_event_starts_in_the_future() {
    let app = with_officials().await;
    let past = app
        .preset("open_class", |a| {
            a["entries_open_at"] = json!("2025-06-01T00:00:00Z");
            a["entries_close_at"] = json!("2025-12-01T00:00:00Z");
            a["starts_at"] = json!(app.app.clock.now().to_string());
        })
        .await;
    let body = json!({ "announcement": past });
    let refused = app.organiser().post("/api/events", &body).await;
    assert_eq!(refused.verdict(), "422 starts_in_past");
    let announcement = app.preset("open_class", |_| ()).await;
    let event = app.announce(&announcement).await;
    let organiser = (ORGANISER, Role::Organiser);
    app.app.clock.advance(400 * DAY);
    let name = ("name", json!("Late"));
    assert_eq!(change(&app, organiser, event, name).await, "200", "the start is left as it is");
    let earlier = ("starts_at", json!("2026-12-01T00:00:00Z"));
    assert_eq!(change(&app, organiser, event, earlier).await, "422 starts_in_past");
    let later = ("starts_at", json!("2027-12-01T00:00:00Z"));
    assert_eq!(change(&app, organiser, event, later).await, "200", "it is put off");
}

/// Two people who change an event at the same time do not undo each other's work.
#[tokio::test]
async fn an_old_version_is_not_changed() {
    let app = with_officials().await;
    let announcement = app.preset("open_class", |_| ()).await;
    let event = app.announce(&announcement).await;
    let path = format!("/api/events/{event}");
    let mut first = announcement.clone();
    first["name"] = json!("Another name");
    let body = json!({ "version": 1, "announcement": first });
    let changed = app.organiser().request(Method::PUT, &path, &body).await.expect(200);
    assert_eq!(changed.json["announcement"]["name"], "Another name");
    let again = app.organiser().request(Method::PUT, &path, &body).await.expect(200);
    assert_eq!(again.json["version"], 2, "sent twice, it is answered as it stands");
    let mut second = announcement;
    second["leave_days"] = json!(30);
    let body = json!({ "version": 1, "announcement": second });
    let late = app.organiser().request(Method::PUT, &path, &body).await;
    assert_eq!(late.verdict(), "409 changed_meanwhile");
}

/// After the start lists the players rely on what was announced (`TR-1.0.5`).
#[tokio::test]
async fn little_changes_after_the_start_lists() {
    let app = with_officials().await;
    for player in 1..=3 {
        app.member(player, "CZE", None, Role::Player).await;
    }
    let end = app.app.clock.now() + 800 * DAY;
    let announcement = app
        .preset("friendly", |a| {
            a["section_size"] = json!(3);
            a["ends_at"] = json!(end.to_string());
        })
        .await;
    let event = app.announce(&announcement).await;
    let director = (DIRECTOR, Role::Director);
    let organiser = (ORGANISER, Role::Organiser);
    let refused = change(&app, director, event, ("leave_days", json!(10))).await;
    assert!(refused.starts_with("422 not_by_director"), "{refused}");
    assert_eq!(change(&app, organiser, event, ("leave_days", json!(30))).await, "200");
    let published = app.publish(event, &[1, 2, 3], &[3]).await;
    let refused = change(&app, organiser, event, ("leave_days", json!(20))).await;
    assert!(refused.starts_with("422 event_published"), "{refused}");
    assert_eq!(change(&app, organiser, event, ("name", json!("New name"))).await, "200");
    let section = published["sections"][0]["id"].clone();
    let table = app.organiser().get(&format!("/api/sections/{section}")).await.expect(200).json;
    assert_eq!(table["event_name"], "New name", "its sections follow");
    // A later end moves the date of adjudication.
    let end = end + 100 * DAY;
    let later = ("ends_at", json!(end.to_string()));
    assert_eq!(change(&app, director, event, later).await, "200");
    let table = app.organiser().get(&format!("/api/sections/{section}")).await.expect(200).json;
    assert_eq!(table["ends_at"], json!(end.to_string()));
}

/// NORM-1: nobody directs a title event in which they play, whichever comes first.
#[tokio::test]
async fn who_plays_does_not_direct() {
    let app = with_officials().await;
    app.member(1, "POL", Some(2400), Role::Director).await;
    for (number, code, expected) in
        [(1, "master_norm", "409 director_plays NORM-1"), (2, "friendly", "200")]
    {
        let event = app.preset(code, |a| a["code"] = json!(format!("T/{number}"))).await;
        let event = app.announce(&event).await;
        let organiser = (ORGANISER, Role::Organiser);
        let entries = format!("/api/events/{event}/entries");
        app.person(PlayerId(1)).post(&entries, &json!({})).await.expect(200);
        let named = change(&app, organiser, event, ("director", json!(1))).await;
        assert_eq!(named, expected, "{code}");
        let own = format!("{entries}/1");
        app.person(PlayerId(1)).post(&own, &json!({ "decision": "withdraw" })).await.expect(200);
        assert_eq!(change(&app, organiser, event, ("director", json!(1))).await, "200", "{code}");
    }
}

/// An event that is called off says why and takes no entries.
#[tokio::test]
async fn an_event_is_called_off() {
    let app = with_officials().await;
    app.member(1, "CZE", None, Role::Player).await;
    let event = app.announce(&app.preset("open_class", |_| ()).await).await;
    let path = format!("/api/events/{event}/cancel");
    let empty = app.organiser().post(&path, &json!({ "version": 1, "reason": " " })).await;
    assert_eq!(empty.verdict(), "422 invalid_body");
    let body = json!({ "version": 1, "reason": "Too few entries." });
    let answer = app.organiser().post(&path, &body).await.expect(200);
    assert_eq!((&answer.json["phase"], &answer.json["version"]), (&json!("cancelled"), &json!(2)));
    assert_eq!(answer.json["acts"][1]["reason"], "Too few entries.");
    let again = app.organiser().post(&path, &body).await.expect(200);
    assert_eq!(again.text, answer.text);
    let path = format!("/api/events/{event}/entries");
    let entry = app.person(PlayerId(1)).post(&path, &json!({})).await;
    assert_eq!(entry.verdict(), "409 event_cancelled");
}

/// The final tables are confirmed when every game is over, by the event's director.
#[tokio::test]
async fn an_event_is_finished() {
    let app = with_officials().await;
    for player in 1..=3 {
        app.member(player, "CZE", None, Role::Player).await;
    }
    let event = app.announce(&app.preset("friendly", |a| a["section_size"] = json!(3)).await).await;
    let published = app.publish(event, &[1, 2, 3], &[3]).await;
    let section = published["sections"][0]["id"].clone();
    let director = app.person_as(DIRECTOR, Role::Director);
    let path = format!("/api/events/{event}/finish");
    let body = json!({ "version": published["version"] });
    assert_eq!(director.post(&path, &body).await.verdict(), "409 games_running");
    let may_finish = async || {
        let seen = director.get(&format!("/api/events/{event}")).await.expect(200).json;
        seen["may"]["finish"].as_bool().expect("yes or no")
    };
    assert!(!may_finish().await, "games run");
    let table = director.get(&format!("/api/sections/{section}")).await.expect(200).json;
    for line in table["players"].as_array().expect("players") {
        for cell in line["cells"].as_array().expect("cells").iter().flat_map(|c| c.as_array()) {
            for game in cell.iter().filter(|game| game["color"] == "white") {
                let player = PlayerId(line["player"]["id"].as_u64().expect("a number") as u32);
                let path = format!("/api/games/{}/resign", game["game"]);
                app.person(player).post(&path, &json!({})).await.expect(200);
            }
        }
    }
    assert!(may_finish().await);
    let done = director.post(&path, &body).await.expect(200);
    assert!(!may_finish().await, "it is done");
    assert_eq!(done.json["phase"], "finished");
    assert_eq!(director.post(&path, &body).await.expect(200).text, done.text);
    let other = change(&app, (ORGANISER, Role::Organiser), event, ("name", json!("X"))).await;
    assert_eq!(other, "409 event_over");
    let game = &table["players"][0]["cells"][1][0]["game"];
    let reinstate = decision("reinstate", json!({ "game": game }));
    let path = format!("/api/director/sections/{section}/decisions");
    assert_eq!(director.post(&path, &reinstate).await.verdict(), "409 tables_final");
}
