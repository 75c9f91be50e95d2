//! Letters of the tournament director to everybody in an event: one in each section, once however often they
//! are sent, by whoever directs all of it.

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DIRECTOR, OFFICER, ORGANISER, Person, TestApp};

/// An event of two sections of four, and its number.
async fn begun() -> (TestApp, u64) {
    let app = TestApp::new().await;
    app.officials().await;
    for id in 1..=8 {
        app.member(id, "CZE", Some(2_000), Role::Player).await;
    }
    let announcement = app.preset("friendly", |a| a["section_size"] = json!(4)).await;
    let event = app.announce(&announcement).await;
    app.publish(event, &[1, 2, 3, 4, 5, 6, 7, 8], &[4, 4]).await;
    app.wait(60 * DAY);
    (app, event)
}

fn letter(request: &str, text: &str) -> Value {
    json!({ "request": request, "title": "Christmas", "text": text })
}

async fn write(person: Person<'_>, event: u64, body: &Value) -> Answer {
    person.post(&format!("/api/director/events/{event}/letters"), body).await
}

/// The letters that a player reads in a section.
async fn read_by(app: &TestApp, player: u32, section: u64) -> Vec<String> {
    let path = format!("/api/sections/{section}/decisions");
    let seen = app.person(PlayerId(player)).get(&path).await.expect(200).json;
    let all = seen["decisions"].as_array().expect("decisions").iter();
    all.map(|one| format!("{} {}", one["title"].as_str().unwrap_or("-"), one["reason"])).collect()
}

async fn sections(app: &TestApp, event: u64) -> Vec<(u64, u32)> {
    let seen = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let mut found = Vec::new();
    for section in seen["sections"].as_array().expect("sections") {
        let id = section["id"].as_u64().expect("a number");
        let table = app.organiser().get(&format!("/api/sections/{id}")).await.expect(200).json;
        let player = table["players"][0]["player"]["id"].as_u64().expect("a player");
        found.push((id, u32::try_from(player).expect("a number")));
    }
    found
}

#[tokio::test]
async fn everybody_in_the_event_reads_it_once() {
    let (app, event) = begun().await;
    let director = || app.person_as(DIRECTOR, Role::Director);
    let body = letter("letter-0001", " No clock runs. ");
    let written = write(director(), event, &body).await.expect(201);
    assert_eq!(written.json, json!({ "sections": 2, "players": 8 }));
    for _ in 0..2 {
        let again = write(director(), event, &body).await.expect(200);
        assert_eq!(again.json, written.json);
    }
    for (section, player) in sections(&app, event).await {
        assert_eq!(read_by(&app, player, section).await, ["Christmas \"No clock runs.\""]);
    }
    // The same request does not say something else.
    let other = write(director(), event, &letter("letter-0001", "All clocks run.")).await;
    assert_eq!(other.verdict(), "409 request_taken");
}

/// A request that ended half way is sent again, and reaches those whom it has not.
#[tokio::test]
async fn what_broke_off_goes_on() {
    let (app, event) = begun().await;
    let [(first, reader), (second, other)] = sections(&app, event).await[..] else {
        panic!("two sections")
    };
    let one = json!({
        "request": "letter-0001", "kind": "message", "title": "Christmas", "reason": "No clock runs."
    });
    let director = || app.person_as(DIRECTOR, Role::Director);
    let desk = format!("/api/director/sections/{first}/decisions");
    director().post(&desk, &one).await.expect(201);
    write(director(), event, &letter("letter-0001", "No clock runs.")).await.expect(201);
    for (section, player) in [(first, reader), (second, other)] {
        assert_eq!(read_by(&app, player, section).await.len(), 1, "{section}");
    }
}

#[tokio::test]
async fn who_writes_to_an_event() {
    let (app, event) = begun().await;
    let body = letter("letter-0001", "No clock runs.");
    for (player, role, expected) in [
        (PlayerId(1), Role::Player, "403 forbidden"),
        (ORGANISER, Role::Organiser, "403 forbidden"),
        (PlayerId(78), Role::Director, "403 forbidden"),
        (DIRECTOR, Role::Director, "201"),
        (OFFICER, Role::Officer, "201"),
    ] {
        let body = letter(&format!("letter-of-{player}"), "No clock runs.");
        let answer = write(app.person_as(player, role), event, &body).await;
        assert_eq!(answer.verdict(), expected, "{player} {role}");
    }
    let director = || app.person_as(DIRECTOR, Role::Director);
    for (body, expected) in [
        (letter("short", "Hello."), "422 invalid_body"),
        (letter("withdrawal-1", "Hello."), "422 invalid_body"),
        (letter("letter-0002", " "), "422 invalid_body"),
        (json!({ "request": "letter-0002", "title": "", "text": "x" }), "422 invalid_body"),
        (json!({ "request": "letter-0002", "text": "x" }), "422 invalid_body"),
    ] {
        assert_eq!(write(director(), event, &body).await.verdict(), expected, "{body}");
    }
    assert_eq!(write(director(), 99, &body).await.verdict(), "404 unknown_event");
    let code = |a: &mut Value| a["code"] = json!("LATER");
    let early = app.announce(&app.preset("friendly", code).await).await;
    assert_eq!(write(director(), early, &body).await.verdict(), "409 no_start_lists");
}

/// Who plays in one of the sections writes to none.
#[tokio::test]
async fn a_director_who_plays_writes_to_nobody() {
    let app = TestApp::new().await;
    app.officials().await;
    for id in 1..=7 {
        app.member(id, "CZE", Some(2_000), Role::Player).await;
    }
    let announcement = app.preset("friendly", |a| a["section_size"] = json!(4)).await;
    let event = app.announce(&announcement).await;
    app.publish(event, &[1, 2, 3, 4, 5, 6, 7, DIRECTOR.0], &[4, 4]).await;
    app.wait(60 * DAY);
    let director = || app.person_as(DIRECTOR, Role::Director);
    let refused = write(director(), event, &letter("letter-0001", "No clock runs.")).await;
    assert_eq!(refused.verdict(), "403 forbidden");
    let seen = director().get(&format!("/api/events/{event}")).await.expect(200).json;
    assert_eq!(seen["may"]["write_to_all"], json!(false));
    for (section, player) in sections(&app, event).await {
        assert_eq!(read_by(&app, player, section).await, Vec::<String>::new());
    }
    let officer = app.person_as(OFFICER, Role::Officer);
    let seen = officer.get(&format!("/api/events/{event}")).await.expect(200).json;
    assert_eq!(seen["may"]["write_to_all"], json!(true));
}
