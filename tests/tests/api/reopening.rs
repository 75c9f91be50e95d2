//! Final tables that are taken back (TR-15): a result is corrected, and the tables are confirmed again.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::{EventId, Role, SectionId};
use tests::{DIRECTOR, Front, TestApp, decision};

use crate::norms::{begun, proposed, resign_all};
use crate::titles::{earlier_norm, finish, profile, step, waiting};

/// A finished event of ten players in which player 1 has won every game and made norms: the event and its section.
async fn finished(app: &TestApp) -> (u64, u32) {
    let event = proposed(app, |_| ()).await;
    let section = begun(app, event).await;
    for player in (2..=10).rev() {
        resign_all(app, section, player, &[]).await;
    }
    finish(app, event).await;
    (event, section)
}

async fn page(app: &TestApp, event: u64) -> Value {
    app.officer().get(&format!("/api/events/{event}")).await.expect(200).json
}

/// What a request of an officer who has seen the event as it is comes to.
async fn reopen(app: &TestApp, event: u64) -> tests::Answer {
    let version = page(app, event).await["version"].clone();
    let body = json!({ "version": version, "reason": "The appeal is upheld." });
    app.officer().post(&format!("/api/events/{event}/reopen"), &body).await
}

/// The norms of a player, and the place.
async fn made(app: &TestApp, player: u32) -> (usize, Value) {
    let profile = profile(app, player).await;
    let norms = profile["norms"].as_array().expect("norms").len();
    (norms, profile["events"][0]["place"]["place"].clone())
}

/// Whether the event waits for its final tables at the desk.
async fn waits(app: &TestApp, event: u64) -> bool {
    let queue = app.officer().get("/api/director/queue").await.expect(200).text;
    queue.contains("final_tables") && queue.contains(&event.to_string())
}

#[tokio::test]
async fn a_result_is_corrected_in_a_finished_event() {
    let app = TestApp::new().await;
    let (event, section) = finished(&app).await;
    assert_eq!((made(&app, 1).await, made(&app, 2).await.1), ((4, json!(1)), json!(2)));
    let results = app.app.store.section_results(SectionId(section)).await.expect("results");
    let both = |line: &&store::SectionResult| line.white.0 + line.black.0 == 3;
    let game = results.iter().find(both).expect("the game of 1 and 2").game;
    let reinstate = decision("reinstate", json!({ "game": game }));
    let decisions = format!("/api/director/sections/{section}/decisions");
    let director = app.person_as(DIRECTOR, Role::Director);
    assert_eq!(director.post(&decisions, &reinstate).await.verdict(), "409 tables_final");

    let path = format!("/api/events/{event}/reopen");
    let before = page(&app, event).await;
    assert_eq!((&before["may"]["reopen"], &before["phase"]), (&json!(true), &json!("finished")));
    let body = |version: &Value, reason: &str| json!({ "version": version, "reason": reason });
    let now = &before["version"];
    assert_eq!(director.post(&path, &body(now, "Why.")).await.verdict(), "403 forbidden");
    let stale = app.officer().post(&path, &body(&json!(1), "Why.")).await;
    assert_eq!(stale.verdict(), "409 changed_meanwhile");
    assert_eq!(app.officer().post(&path, &body(now, " ")).await.status, 422);
    let done = app.officer().post(&path, &body(now, "The appeal is upheld.")).await.expect(200);
    let again = app.officer().post(&path, &body(now, "The appeal is upheld.")).await.expect(200);
    assert_eq!((&done.json["phase"], &done.text), (&json!("running"), &again.text));
    let guest = app.request(Method::GET, &format!("/api/events/{event}"), &[], String::new()).await;
    let last = guest.json["acts"].as_array().and_then(|acts| acts.last()).cloned();
    let last = last.expect("a line");
    assert_eq!(
        (&last["act"], &last["reason"]),
        (&json!("reopened"), &json!("The appeal is upheld."))
    );
    assert_eq!((made(&app, 1).await, made(&app, 2).await.1), ((0, Value::Null), Value::Null));
    assert!(waits(&app, event).await, "every game is over");

    director.post(&decisions, &reinstate).await.expect(201);
    let version = page(&app, event).await["version"].clone();
    let finish_path = format!("/api/events/{event}/finish");
    let running = app.organiser().post(&finish_path, &json!({ "version": version })).await;
    assert_eq!(running.verdict(), "409 games_running");
    app.person(PlayerId(1)).resign(game).await.expect(200);
    finish(&app, event).await;
    assert_eq!((made(&app, 1).await.1, made(&app, 2).await.1), (json!(2), json!(1)));
    assert_eq!(page(&app, event).await["phase"], "finished");
    assert!(!waits(&app, event).await);
    assert_eq!(reopen(&app, event).await.expect(200).json["phase"], "running", "and once more");
}

/// TR-10.10: a title that was awarded for it stays, so its tables do.
#[tokio::test]
async fn a_title_stands_in_the_way() {
    let app = TestApp::new().await;
    earlier_norm(&app).await;
    let (event, _) = finished(&app).await;
    assert_eq!(waiting(&app).await.len(), 1, "what only waits does not");
    reopen(&app, event).await.expect(200);
    finish(&app, event).await;
    let cases = waiting(&app).await;
    step(&app, &cases[0], "confirm").await.expect(200);
    let answer = reopen(&app, event).await;
    assert_eq!(answer.verdict(), "409 title_awarded TR-10.10");
    assert_eq!(answer.json["player"], json!(1));
    assert_eq!(page(&app, event).await["phase"], "finished");
}

/// A server dies at any of its calls: what was decided the schedule does, and whoever asks again is answered.
#[tokio::test]
async fn a_run_dies_anywhere() {
    let (app, front) = Front::server().await;
    let (event, _) = finished(&app).await;
    let body = json!({ "version": page(&app, event).await["version"], "reason": "An appeal." });
    let path = format!("/api/events/{event}/reopen");
    for calls in (0..400).step_by(9) {
        front.after(calls, calls % 2 == 0);
        let first = app.officer().post(&path, &body).await;
        let died = front.heal();
        app.wait(121);
        assert_eq!(clock_tick::tick(&app.app).await.expect("a sweep").failed, 0, "{calls}");
        let stored = app.app.store.event(EventId(event as u32)).await.expect("an event");
        let is_done = stored.reopened_at.is_some();
        assert!(is_done || first.status != 200, "{calls}");
        if is_done {
            assert_eq!(made(&app, 1).await, (0, Value::Null), "{calls}");
            app.officer().post(&path, &body).await.expect(200);
            assert!(waits(&app, event).await, "{calls}");
        }
        if !died {
            assert!(is_done && calls > 20, "only {calls} calls");
            return;
        }
    }
    panic!("it dies for ever");
}
