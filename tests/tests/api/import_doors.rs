//! What events have to pass that are announced here, and events that are brought here pass, too: a player's
//! suspension (`TR-8.3`, `TR-14`, `LAW-13.3.2`), and the consent to a national event's rating (`TR-9.2`).

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, COMMISSIONER, DAY, DELEGATE, OFFICER, Person, Quarter, TestApp};

use crate::desk_events::lines;
use crate::imports::{announcement, faults, officer, sent, server, start_list};

/// An event of the Czech federation that begins so many days after now, or has begun before, with this code.
async fn event(app: &TestApp, code: &str, begins: i64, change: impl FnOnce(&mut Value)) -> Value {
    let at = |days: i64| json!((app.app.clock.now() + days * DAY).to_string());
    announcement(app, |a| {
        a["code"] = json!(code);
        a["organiser"] = json!("CZE");
        a["entries_open_at"] = at(begins - 60);
        a["entries_close_at"] = at(begins - 30);
        a["starts_at"] = at(begins);
        change(a);
    })
    .await
}

/// An event of the players 1 to 3; one that has begun is played.
async fn brought(app: &TestApp, code: &str, begins: i64) -> Value {
    let results =
        if begins < 0 { "white,black,result\n1,2,1-0\n3,1,0-1\n2,3,1/2-1/2\n" } else { "" };
    let mut body = sent(&event(app, code, begins, |_| ()).await, &start_list(3), "", results);
    body["request"] = json!(format!("import-{}", code.replace('/', "-")));
    body
}

async fn suspend(app: &TestApp, player: u32, months: u8) {
    let path = format!("/api/players/{player}/suspensions");
    let body = json!({ "cause": "conduct", "months": months, "reason": "Insults." });
    officer(app).post(&path, &body).await.expect(200);
}

async fn approve(app: &TestApp, import: &Value) -> Answer {
    let path = format!("/api/imports/{}/approve", import["id"]);
    officer(app).post(&path, &json!({ "version": import["version"] })).await
}

/// Who was suspended when the event began is shown to who approves it; the others' games are theirs, so
/// that it is made all the same.
#[tokio::test]
async fn who_was_suspended_is_shown() {
    let app = server().await;
    suspend(&app, 2, 12).await;
    app.wait(30 * DAY);
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let warned = "start_list 3 id was_suspended LAW-13.3.2 warning".to_owned();
    for (code, begins, shown) in [("T/1", -10, 1), ("T/2", -40, 0)] {
        let body = brought(&app, code, begins).await;
        assert_eq!(faults(&app, &body).await.contains(&warned), shown == 1, "{code}");
        let made = delegate.post("/api/imports", &body).await.expect(201).json;
        let path = format!("/api/imports/{}", made["id"]);
        let seen = officer(&app).get(&path).await.expect(200).json;
        let suspended = seen["suspended"].as_array().expect("players");
        assert_eq!(suspended.len(), shown, "{seen}");
        for player in suspended {
            assert_eq!(
                (&player["player"]["id"], &player["rule"]),
                (&json!(2), &json!("LAW-13.3.2"))
            );
        }
        let list = officer(&app).get("/api/imports").await.expect(200).json;
        assert_eq!(list["imports"][0]["suspended"], seen["suspended"]);
        approve(&app, &made).await.expect(200);
    }
}

/// Nobody who is suspended begins to play: not when the event is sent, nor when it is approved.
#[tokio::test]
async fn nobody_begins_while_suspended() {
    let app = server().await;
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let body = brought(&app, "T/1", 20).await;
    let waiting = delegate.post("/api/imports", &body).await.expect(201).json;
    suspend(&app, 3, 6).await;
    let refused = "start_list 4 id suspended LAW-13.3.2 error".to_owned();
    let again = brought(&app, "T/2", 20).await;
    assert!(faults(&app, &again).await.contains(&refused));
    let answer = delegate.post("/api/imports", &again).await;
    assert_eq!(answer.verdict(), "422 import_has_problems");
    assert_eq!(approve(&app, &waiting).await.verdict(), "409 import_suspended LAW-13.3.2");
    let path = "/api/players/3/suspensions";
    let known = officer(&app).get(path).await.expect(200).json;
    let number = known["suspensions"][0]["number"].clone();
    let lift = json!({ "reason": "Apologised." });
    officer(&app).post(&format!("{path}/{number}/lift"), &lift).await.expect(200);
    approve(&app, &waiting).await.expect(200);
}

fn commissioner(app: &TestApp) -> Person<'_> {
    app.person_as(COMMISSIONER, Role::RatingCommissioner)
}

async fn consent(app: &TestApp, event: &Value, consents: bool) -> Answer {
    let path = format!("/api/events/{event}");
    let seen = commissioner(app).get(&path).await.expect(200).json;
    let body = json!({ "version": seen["version"], "consents": consents });
    commissioner(app).post(&format!("{path}/rating-consent"), &body).await
}

/// TR-9.2: a national event that is brought here waits for the rating commissioner; no list counts its games
/// before the consent, and the first one after it does.
#[tokio::test]
async fn a_national_event_is_rated_with_the_consent() {
    let quarter = Quarter::begun().await;
    let app = &quarter.app;
    app.member(COMMISSIONER.0, "SWE", None, Role::RatingCommissioner).await;
    let mut events = Vec::new();
    for (code, [white, black]) in [("N/1", [1, 2]), ("N/2", [3, 4])] {
        let national = |a: &mut Value| {
            a["rated"] = json!(true);
            a["unrated_level"] = json!(1_800);
            a["entry"] = json!("national");
        };
        let announced = event(app, code, -200, national).await;
        let list = format!("section,number,id\n1,1,{white}\n1,2,{black}\n");
        let results = format!("white,black,result,ended\n{white},{black},1-0,2026-01-10\n");
        let mut body = sent(&announced, &list, "", &results);
        body["origin"] = json!("results");
        body["request"] = json!(format!("import-{}", code.replace('/', "-")));
        let warned = "announcement - - rating_consent_missing TR-9.2 warning".to_owned();
        assert!(faults(app, &body).await.contains(&warned));
        let made = officer(app).post("/api/imports", &body).await.expect(201).json;
        events.push(made["event"].clone());
    }
    let waiting = |event: &Value| format!("rating_consent {event} 1 0 TR-9.2");
    assert_eq!(lines(commissioner(app)).await, [waiting(&events[0]), waiting(&events[1])]);
    let path = format!("/api/events/{}", events[0]);
    let seen = commissioner(app).get(&path).await.expect(200).json;
    assert_eq!(seen["may"]["consent_to_rating"], true);
    assert_eq!(seen["rating_consent"]["at"], Value::Null);
    let own = app.person_as(OFFICER, Role::Officer);
    let body = json!({ "version": seen["version"], "consents": true });
    let own = own.post(&format!("{path}/rating-consent"), &body).await;
    assert_eq!(own.verdict(), "403 own_consent", "who has brought it");
    consent(app, &events[0], true).await.expect(200);
    assert_eq!(consent(app, &events[0], false).await.verdict(), "409 start_lists_published");
    assert_eq!(lines(commissioner(app)).await, [waiting(&events[1])]);
    // 5 March.
    app.wait((tests::TO_MARCH_5 - 14) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    assert_eq!(run["run"]["games"], 1, "what was consented to");
    // Consented to after 1 March, it is reported for the next list.
    consent(app, &events[1], true).await.expect(200);
    let body = json!({ "version": run["run"]["version"] });
    let again = quarter.post("/chess-2026-2/calculate", body).await.expect(200).json;
    assert_eq!(again["run"]["games"], 1);
    let body = json!({ "version": again["run"]["version"] });
    quarter.post("/chess-2026-2/publish", body).await.expect(200);
    app.wait(27 * DAY);
    app.run_all_schedules().await;
    app.wait(64 * DAY);
    let run = quarter.begin("2026/3").await.expect(200).json;
    assert_eq!(run["run"]["games"], 1);
    assert!(app.app.store.seats(PlayerId(3)).await.expect("seats").len() > 1);
}
