//! Exports that are ordered and fetched later: who may, what is in them, and that a run which dies,
//! comes twice or finds no place to write to does no harm.

use std::collections::BTreeMap;
use std::io::Read;

use app::App;
use axum::http::Method;
use post::Files;
use rules::PlayerId;
use serde_json::{Value, json};
use store::{ExportId, Role};
use tests::{Answer, DAY, DELEGATE, DIRECTOR, Front, OFFICER, Person, TestApp};

use crate::spectators::{STRANGER, Scene, live};

/// Orders an export and answers its name.
async fn order(person: &Person<'_>, body: Value) -> String {
    person.post("/api/exports", &body).await.expect(200).text_of("id").to_owned()
}

fn path(id: &str) -> String {
    format!("/api/exports/{id}")
}

/// Runs the schedules, and answers the export as it then is.
async fn finished(app: &TestApp, person: &Person<'_>, id: &str) -> Value {
    app.run_all_schedules().await;
    let export = person.get(&path(id)).await.expect(200).json;
    assert_eq!(export["state"], "done", "{export}");
    assert_eq!(export["file"], format!("/api/exports/{id}/file"));
    export
}

async fn fetch(person: &Person<'_>, id: &str) -> Answer {
    person.get(&format!("{}/file", path(id))).await
}

/// The files of an archive.
fn files_of(archive: &str) -> BTreeMap<String, String> {
    let mut archive = tar::Archive::new(archive.as_bytes());
    let mut files = BTreeMap::new();
    for entry in archive.entries().expect("an archive") {
        let mut entry = entry.expect("a file");
        let name = entry.path().expect("a name").display().to_string();
        let mut text = String::new();
        entry.read_to_string(&mut text).expect("UTF-8");
        files.insert(name, text);
    }
    files
}

/// The files of what a person takes out.
pub(crate) async fn personal_files(app: &TestApp, person: &Person<'_>) -> BTreeMap<String, String> {
    let id = order(person, json!({ "kind": "person" })).await;
    finished(app, person, &id).await;
    files_of(&fetch(person, &id).await.expect(200).text)
}

/// What is known of a person, as they take it out.
pub(crate) async fn personal_data(app: &TestApp, person: &Person<'_>) -> Value {
    serde_json::from_str(&personal_files(app, person).await["person.json"]).expect("JSON")
}

/// The person's games, with what they have put down beside each.
pub(crate) async fn personal_games(app: &TestApp, person: &Person<'_>) -> Vec<Value> {
    lines(&personal_files(app, person).await["games.jsonl"])
}

pub(crate) fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// A request with a key.
async fn with(app: &TestApp, key: &str, method: Method, path: &str, body: &Value) -> Answer {
    let bearer = format!("Bearer {key}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let body = if body.is_null() { String::new() } else { body.to_string() };
    app.request(method, path, &headers, body).await
}

async fn key(person: &Person<'_>, of_federation: bool) -> String {
    let body = json!({"name": "a", "scopes": ["exports"], "for_federation": of_federation});
    let made = person.post("/api/keys", &body).await;
    made.expect(201).text_of("secret").to_owned()
}

#[tokio::test]
async fn games_are_ordered_and_fetched() {
    let scene = Scene::new(live(1, 1)).await;
    let app = &scene.app;
    scene.play(0, "e4 e5 Nf3").await;
    scene.finish(2).await;
    let stranger = app.person(STRANGER);
    let event = json!({"kind": "event", "event": 1});
    let id = order(&stranger, event.clone()).await;
    let waiting = stranger.get(&path(&id)).await.expect(200).json;
    assert_eq!((&waiting["state"], &waiting["file"]), (&json!("waiting"), &Value::Null));
    assert_eq!(fetch(&stranger, &id).await.verdict(), "409 export_not_done");
    // The same order is the same export while it is open.
    assert_eq!(order(&stranger, event.clone()).await, id);
    let done = finished(app, &stranger, &id).await;
    assert_eq!((&done["done"], &done["total"]), (&json!(1), &json!(1)));
    assert_ne!(order(&stranger, event).await, id);
    // It holds what its reader sees on the pages.
    let file = fetch(&stranger, &id).await.expect(200);
    assert_eq!(file.text, stranger.get("/api/events/1/pgn").await.text);
    assert_eq!(file.header("content-length"), done["bytes"].to_string());
    assert!(file.header("content-disposition").contains("posthorn-event-1-2026-"));
    assert_eq!(file.text.matches("[Event ").count(), 6);
    // Directors see more, others of it nothing.
    let director = app.person_as(DIRECTOR, Role::Director);
    let theirs = order(&director, json!({"kind": "event", "event": 1})).await;
    finished(app, &director, &theirs).await;
    let text = fetch(&director, &theirs).await.text;
    assert!(text.contains("2. Nf3") || text.contains("2.Nf3"), "{text}");
    for other in [app.person(scene.white), director, app.person_as(OFFICER, Role::Officer)] {
        assert_eq!(other.get(&path(&id)).await.verdict(), "404 unknown_export");
        assert_eq!(fetch(&other, &id).await.verdict(), "404 unknown_export");
    }
    let player = order(&stranger, json!({"kind": "player", "player": scene.white})).await;
    finished(app, &stranger, &player).await;
    assert_eq!(fetch(&stranger, &player).await.text.matches("[Event ").count(), 3);
    let today = app.app.clock.now().to_utc().date_naive();
    let period = json!({"kind": "period", "from": today, "until": today});
    let period = order(&stranger, period).await;
    let done = finished(app, &stranger, &period).await;
    assert_eq!((&done["from"], &done["until"]), (&json!(today), &json!(today)));
    assert_eq!(fetch(&stranger, &period).await.text.matches("[Event ").count(), 2);
}

#[tokio::test]
async fn what_is_no_order_is_refused() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    let stranger = scene.app.person(STRANGER);
    for (body, verdict) in [
        (json!({}), "422 invalid_body"),
        (json!({"kind": "all"}), "422 invalid_body"),
        (json!({"kind": "event"}), "422 invalid_body"),
        (json!({"kind": "event", "event": 1, "player": 1}), "422 invalid_body"),
        (json!({"kind": "event", "event": 9}), "404 unknown_event"),
        (json!({"kind": "player", "player": 9999}), "404 unknown_player"),
        (json!({"kind": "period", "from": "2026-01-01"}), "422 invalid_body"),
        (
            json!({"kind": "period", "from": "2026-02-01", "until": "2026-01-01"}),
            "422 invalid_body",
        ),
        (json!({"kind": "federation", "federation": "cze"}), "422 invalid_body"),
        (json!({"kind": "federation", "federation": "CZE"}), "403 forbidden"),
    ] {
        assert_eq!(stranger.post("/api/exports", &body).await.verdict(), verdict, "{body}");
    }
    for id in ["x", "1", "1_x", "1_01", "77_99", "CZE_1", "%ff"] {
        let answer = stranger.get(&path(id)).await;
        assert_eq!(answer.status, 404, "{id}: {}", answer.text);
    }
    for player in 1..=4 {
        order(&stranger, json!({"kind": "player", "player": player})).await;
    }
    order(&stranger, json!({"kind": "event", "event": 1})).await;
    let more = stranger.post("/api/exports", &json!({"kind": "person"})).await;
    assert_eq!(more.verdict(), "409 too_many_exports");
}

#[tokio::test]
async fn a_federation_takes_everything_out() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    let app = &scene.app;
    app.member(900, "GER", Some(2300), Role::Federation).await;
    scene.finish(2).await;
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let body = json!({"kind": "federation", "federation": "CZE"});
    let foreign = app.person_as(PlayerId(900), Role::Federation);
    assert_eq!(foreign.post("/api/exports", &body).await.verdict(), "403 forbidden");
    let id = order(&delegate, body.clone()).await;
    assert!(id.starts_with("CZE_"), "{id}");
    // Whoever acts for the federation orders the same; officers may, too, in their own roles.
    assert_eq!(order(&delegate, body.clone()).await, id);
    let export = finished(app, &delegate, &id).await;
    let files = files_of(&fetch(&delegate, &id).await.expect(200).text);
    let members = lines(&files["members.jsonl"]);
    assert_eq!(export["total"], members.len());
    // Players 1 to 4, two who do not play, and the delegate.
    assert_eq!(members.len(), 7);
    assert!(members.iter().all(|member| member["federation"] == "CZE"));
    assert_eq!(files["members.csv"].lines().count(), 8);
    assert_eq!(lines(&files["entries.jsonl"]).len(), 4);
    // Two games of two members each: two lines each, and one game.
    assert_eq!(lines(&files["results.jsonl"]).len(), 4);
    assert_eq!(files["games.pgn"].matches("[Event ").count(), 2);
    let names = "entries games members members ratings results titles";
    let found: Vec<&str> = files.keys().filter_map(|name| name.split('.').next()).collect();
    assert_eq!(found.join(" "), names);
    assert_eq!(fetch(&foreign, &id).await.verdict(), "404 unknown_export");
    let officer = app.person_as(OFFICER, Role::Officer);
    assert_eq!(fetch(&officer, &id).await.status, 200);
    // A key of the federation does what the federation may, and nothing that is its maker's.
    let own = order(&delegate, json!({"kind": "event", "event": 1})).await;
    let secret = key(&delegate, true).await;
    let get = async |path: &str| with(app, &secret, Method::GET, path, &Value::Null).await;
    assert_eq!(get(&format!("/api/exports/{id}/file")).await.status, 200);
    assert_eq!(get(&path(&own)).await.verdict(), "404 unknown_export");
    let list = get("/api/exports").await.expect(200).json;
    assert_eq!(list["exports"].as_array().map(Vec::len), Some(1));
    let event = json!({"kind": "event", "event": 1});
    let ordered = with(app, &secret, Method::POST, "/api/exports", &event).await.expect(200);
    assert!(ordered.text_of("id").starts_with("CZE_"));
}

#[tokio::test]
async fn a_federations_archive_is_made_every_night() {
    let app = TestApp::new().await;
    app.officials().await;
    app.wait(3 * 3_600);
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let list = async || delegate.get("/api/exports").await.expect(200).json;
    assert_eq!(list().await["nightly"], json!({"federation": "CZE", "next_at": null}));
    // A key for exports begins it.
    key(&delegate, true).await;
    assert_eq!(list().await["nightly"]["next_at"], "2026-01-02T02:00:00Z");
    app.wait(23 * 3_600 - 1);
    app.run_all_schedules().await;
    assert_eq!(list().await["exports"], json!([]));
    app.wait(1);
    // One run orders it, and it or the next one writes it.
    app.run_all_schedules().await;
    app.run_all_schedules().await;
    let made = list().await;
    assert_eq!(made["nightly"]["next_at"], "2026-01-03T02:00:00Z");
    assert_eq!(made["exports"].as_array().map(Vec::len), Some(1));
    let export = &made["exports"][0];
    assert_eq!((&export["state"], &export["ordered_by"]), (&json!("done"), &Value::Null));
    let put = async |enabled: bool| {
        let body = json!({ "enabled": enabled });
        delegate.request(Method::PUT, "/api/exports/nightly", &body).await.expect(200).json
    };
    assert_eq!(put(true).await["next_at"], "2026-01-03T02:00:00Z");
    assert_eq!(put(false).await["next_at"], Value::Null);
    app.wait(2 * DAY);
    app.run_all_schedules().await;
    assert_eq!(list().await["exports"].as_array().map(Vec::len), Some(1));
    let refused = app.person_as(OFFICER, Role::Officer);
    let body = json!({ "enabled": true });
    let refused = refused.request(Method::PUT, "/api/exports/nightly", &body).await;
    assert_eq!(refused.verdict(), "403 forbidden");
}

#[tokio::test]
async fn people_take_out_what_is_known_of_them() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    let app = &scene.app;
    let (white, black) = (app.person(scene.white), app.person(scene.black));
    white.write(scene.game, "m1", "Greetings from Brno").await.expect(200);
    black.write(scene.game, "m2", "Greetings from Ústí").await.expect(200);
    scene.play(0, "e4").await;
    let lines_left = json!([{ "when": "g1f3", "reply": "b8c6", "then": [] }]);
    scene.play(1, "e5").await;
    black.leave(scene.game, 2, &lines_left).await.expect(200);
    let secret = key(&black, false).await;
    let person = json!({"kind": "person"});
    let refused = with(app, &secret, Method::POST, "/api/exports", &person).await;
    assert_eq!(refused.verdict(), "403 session_needed");
    let id = order(&black, person).await;
    finished(app, &black, &id).await;
    let file = fetch(&black, &id).await.expect(200);
    let files = files_of(&file.text);
    let known: Value = serde_json::from_str(&files["person.json"]).expect("JSON");
    assert_eq!(known["account"]["email"], format!("player-{}@posthorn.example", scene.black));
    assert_eq!(known["keys"][0]["name"], "a");
    assert_eq!(known["entries"].as_array().map(Vec::len), Some(1));
    let games = lines(&files["games.jsonl"]);
    assert_eq!(games.len(), 3);
    let game = games.iter().find(|game| game["game"] == scene.game.0).expect("the game");
    assert_eq!(game["messages"][0]["text"], "Greetings from Ústí");
    assert_eq!(game["conditional_moves"][0]["reply"], "b8c6");
    assert_eq!(files["games.pgn"].matches("[Event ").count(), 3);
    // Not what others have written, and nothing that opens a door.
    let last = secret.splitn(4, '_').last().expect("a secret");
    for word in ["Brno", "no password", "\"digest\"", last] {
        assert!(!file.text.contains(word), "{word}");
    }
    let get = async |path: &str| with(app, &secret, Method::GET, path, &Value::Null).await;
    assert_eq!(get(&path(&id)).await.verdict(), "404 unknown_export");
    assert_eq!(get("/api/exports").await.expect(200).json["exports"], json!([]));
    assert_eq!(white.get(&path(&id)).await.verdict(), "404 unknown_export");
}

#[tokio::test]
async fn a_file_is_kept_for_thirty_days() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    let app = &scene.app;
    let me = app.person(STRANGER);
    let id = order(&me, json!({"kind": "event", "event": 1})).await;
    let export = finished(app, &me, &id).await;
    assert_eq!(fetch(&me, &id).await.expect(200).text, "");
    app.wait(30 * DAY - 1);
    assert_eq!(fetch(&me, &id).await.status, 200, "{export}");
    app.wait(1);
    assert_eq!(fetch(&me, &id).await.verdict(), "404 unknown_export");
    assert_eq!(me.get("/api/exports").await.expect(200).json["exports"], json!([]));
    app.run_all_schedules().await;
    let name: ExportId = id.parse().expect("an export");
    assert!(app.app.store.export(name).await.is_err());
    assert!(app.app.files.length(&format!("{id}/file")).await.is_err());
}

#[tokio::test]
async fn runs_may_overlap_and_find_no_place_to_write_to() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    scene.finish(3).await;
    let folder = tempfile::TempDir::new().expect("a folder");
    let place = folder.path().join("files");
    std::fs::create_dir(&place).expect("a folder");
    let files = Files::folder(&place).expect("files");
    let Scene { app, .. } = scene;
    let app = app.configured(|app| App { files, ..app });
    let me = app.person(STRANGER);
    let id = order(&me, json!({"kind": "event", "event": 1})).await;
    let name: ExportId = id.parse().expect("an export");
    // Where there is a file in place of the folder, nothing can be written.
    std::fs::remove_dir(&place).expect("removed");
    std::fs::write(&place, "").expect("a file");
    assert!(app.app.go_on_with_export(name).await.is_err());
    let stored = app.app.store.export(name).await.expect("an export");
    assert_eq!((stored.export.tries, stored.export.is_open()), (1, true));
    std::fs::remove_file(&place).expect("removed");
    std::fs::create_dir(&place).expect("a folder");
    // It is left alone for a minute; then two runs at the same time make one file.
    app.app.go_on_with_export(name).await.expect("nothing");
    assert_eq!(me.get(&path(&id)).await.expect(200).json["state"], "waiting");
    app.wait(60);
    let runs = (0..3).map(|_| app.app.go_on_with_export(name));
    let ended = futures_util::future::join_all(runs).await;
    assert!(ended.iter().any(Result::is_ok), "{ended:?}");
    let file = fetch(&me, &id).await.expect(200).text;
    assert_eq!(file.matches("[Event ").count(), 3);
    assert_eq!(file, me.get("/api/events/1/pgn").await.text);
    // What never can be written is given up, and may be ordered again.
    std::fs::remove_dir_all(&place).expect("removed");
    std::fs::write(&place, "").expect("a file");
    let id = order(&me, json!({"kind": "event", "event": 1})).await;
    for _ in 0..8 {
        assert_eq!(me.get(&path(&id)).await.expect(200).json["state"], "waiting");
        app.wait(DAY);
        assert!(app.app.go_on_with_export(id.parse().expect("an export")).await.is_err());
    }
    assert_eq!(me.get(&path(&id)).await.expect(200).json["state"], "failed");
    assert_ne!(order(&me, json!({"kind": "event", "event": 1})).await, id);
}

#[tokio::test]
async fn a_run_that_stops_half_way_is_taken_up() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let files = Files::folder(folder.path()).expect("files");
    let app = TestApp::new().await.configured(|app| App { files, ..app });
    app.officials().await;
    for player in 1..=230 {
        app.member(player, "CZE", Some(2000), Role::Player).await;
    }
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let id = order(&delegate, json!({"kind": "federation", "federation": "CZE"})).await;
    let name: ExportId = id.parse().expect("an export");
    // A folder stands where a piece of the second step belongs.
    let blocked = folder.path().join(&id).join("pieces/titles.jsonl/000002/x");
    std::fs::create_dir_all(&blocked).expect("a folder");
    assert!(app.app.go_on_with_export(name).await.is_err());
    let export = delegate.get(&path(&id)).await.expect(200).json;
    assert_eq!(export["state"], "writing");
    assert_eq!((&export["done"], &export["total"]), (&json!(100), &json!(231)));
    let stored = app.app.store.export(name).await.expect("an export");
    assert_eq!(stored.export.tries, 0, "it has gone on");
    std::fs::remove_dir_all(blocked.parent().expect("a folder")).expect("removed");
    app.wait(60);
    finished(&app, &delegate, &id).await;
    let files = files_of(&fetch(&delegate, &id).await.expect(200).text);
    let mut ids: Vec<u64> =
        lines(&files["members.jsonl"]).iter().filter_map(|line| line["id"].as_u64()).collect();
    assert_eq!(ids.len(), 231);
    ids.dedup();
    assert_eq!(ids.len(), 231);
    assert_eq!(files["members.csv"].lines().count(), 232);
    // The pieces are gone, and the file is all that is left.
    let left = std::fs::read_dir(folder.path().join(&id)).expect("a folder");
    let left: Vec<_> =
        left.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    assert!(left.contains(&"file".to_owned()), "{left:?}");
    assert!(app.app.files.length(&format!("{id}/pieces/plan.json")).await.is_err());
}

/// The machine ends with each run, for want of memory say: the runs are counted, and come to an end.
#[tokio::test]
async fn an_export_that_ends_its_machine_is_given_up() {
    let (app, front) = Front::server().await;
    let me = app.person(STRANGER);
    let id = order(&me, json!({"kind": "person"})).await;
    let name: ExportId = id.parse().expect("an export");
    for run in 1..=8 {
        // It is read and taken for this run.
        front.after(1, true);
        assert!(app.app.go_on_with_export(name).await.is_err());
        assert!(front.heal());
        let stored = app.app.store.export(name).await.expect("an export");
        assert_eq!((stored.export.tries, stored.export.is_open()), (run, true));
        app.app.go_on_with_export(name).await.expect("whoever has begun has it alone");
        assert_eq!(app.app.store.export(name).await.expect("an export"), stored);
        app.wait(300);
    }
    app.app.go_on_with_export(name).await.expect("given up");
    assert_eq!(me.get(&path(&id)).await.expect(200).json["state"], "failed");
}
