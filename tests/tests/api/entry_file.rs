//! Players entered by a file: everything that is wrong with its line, all of them or none.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DELEGATE, DIRECTOR, Person, TestApp};

const FOREIGNER: u32 = 300;

/// Players 100 to 199 of CZE without a rating, 200 with 2100, and one of POL.
async fn with_players(count: u32) -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    for id in 100..100 + count {
        app.member(id, "CZE", None, Role::Player).await;
    }
    app.member(200, "CZE", Some(2100), Role::Player).await;
    app.member(FOREIGNER, "POL", None, Role::Player).await;
    app
}

async fn open_class(app: &TestApp) -> u64 {
    app.announce(&app.preset("open_class", |_| ()).await).await
}

fn delegate(app: &TestApp) -> Person<'_> {
    app.person_as(DELEGATE, Role::Federation)
}

async fn send(person: &Person<'_>, event: u64, csv: &str, dry_run: bool) -> Answer {
    let body = json!({ "csv": csv, "dry_run": dry_run });
    person.post(&format!("/api/events/{event}/entries/file"), &body).await
}

/// What is wrong, such as `3 id entered_twice`.
fn faults(problems: &Value) -> Vec<String> {
    let fault = |it: &Value| {
        let text = |name: &str| it[name].as_str().unwrap_or("").to_owned();
        assert_eq!(it["file"], "csv");
        assert!(!text("reason").is_empty());
        let words = [it["line"].to_string(), text("column"), text("code"), text("rule")];
        words.join(" ").trim().to_owned()
    };
    problems.as_array().expect("problems").iter().map(fault).collect()
}

async fn entered(app: &TestApp, event: u64) -> Vec<u64> {
    let list = app.organiser().get(&format!("/api/events/{event}/entries")).await.expect(200).json;
    let list = list["entries"].as_array().expect("entries");
    let mut ids: Vec<u64> =
        list.iter().map(|it| it["player"]["id"].as_u64().expect("a number")).collect();
    ids.sort_unstable();
    ids
}

#[tokio::test]
async fn a_federation_enters_its_players() {
    let app = with_players(3).await;
    let event = open_class(&app).await;
    let csv = "\u{feff}Name,ID\r\n\"Novák, Jan\",100\r\nSomebody, 101 \r\n\r\nOther,102\r\n";
    let tried = send(&delegate(&app), event, csv, true).await.expect(200).json;
    assert_eq!((&tried["dry_run"], &tried["problems"]), (&json!(true), &json!([])));
    assert_eq!(tried["entered"].as_array().map(Vec::len), Some(3));
    assert_eq!(tried["ignored_columns"], json!(["Name"]));
    assert!(entered(&app, event).await.is_empty(), "nothing is written");
    let done = send(&delegate(&app), event, csv, false).await.expect(200).json;
    let version = |answer: &Value| answer["version"].as_u64().expect("a version");
    assert_eq!(version(&done), version(&tried) + 1);
    assert_eq!(done["entered"][0]["player"]["id"], 100);
    assert_eq!(done["entered"][0]["already"], false);
    assert_eq!(entered(&app, event).await, [100, 101, 102]);
    let again = send(&delegate(&app), event, csv, false).await.expect(200).json;
    assert_eq!(version(&again), version(&done), "sent twice, nothing is written");
    assert_eq!(again["entered"][2]["already"], true);
    // The log has one line, and each player an entry made by the delegate.
    let seen = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let acts = seen["acts"].as_array().expect("acts");
    let last = acts.last().expect("an act");
    assert_eq!((&last["act"], &last["reason"]), (&json!("entered_by_file"), &json!("3 players")));
    let path = format!("/api/events/{event}/entries");
    let list = app.organiser().get(&path).await.expect(200).json;
    assert_eq!(list["entries"][0]["by"], DELEGATE.0);
}

/// One bad line keeps all others out, and everything that is wrong is told with its line.
#[tokio::test]
async fn everything_wrong_is_told() {
    let app = with_players(4).await;
    let event = open_class(&app).await;
    let own = format!("/api/events/{event}/entries");
    app.person(PlayerId(101)).post(&own, &json!({})).await.expect(200);
    app.person(PlayerId(102)).post(&own, &json!({})).await.expect(200);
    let refuse = json!({ "decision": "refuse", "reason": "The event is full." });
    app.organiser().post(&format!("{own}/102"), &refuse).await.expect(200);
    let csv = format!(
        "id,nomination\n100,\n100,\n101,\n102,\n200,\n{FOREIGNER},\n999,\nnobody,\n,\n103,Well.\n\
         160066,I am good.\n103\n104,a,b\n"
    );
    let expected = [
        "3 id entered_twice",
        "5 id entry_refused",
        "6 id outside_class TR-2.4",
        "7 id forbidden",
        "8 id unknown_player",
        "9 id faulty_field",
        "10 id faulty_field",
        "12 id forbidden",
        "13 nomination faulty_field",
        "14 3 faulty_field",
    ];
    let tried = send(&delegate(&app), event, &csv, true).await.expect(200).json;
    assert_eq!(faults(&tried["problems"]), expected);
    let could: Vec<_> =
        tried["entered"].as_array().expect("a list").iter().map(|it| &it["player"]["id"]).collect();
    assert_eq!(could, [100, 101, 103]);
    let refused = send(&delegate(&app), event, &csv, false).await;
    assert_eq!(refused.verdict(), "422 faulty_file");
    assert_eq!(faults(&refused.json["errors"]), expected);
    assert_eq!(entered(&app, event).await, [101, 102], "nobody was entered");
}

/// The file's nominations have their quota together (`TR-1.0.10`).
#[tokio::test]
async fn a_file_nominates() {
    let app = with_players(4).await;
    let announcement = app
        .preset("friendly", |a| {
            a["kind"] = json!("title");
            a["entry"] = json!("world_championship_preliminary");
        })
        .await;
    let event = app.announce(&announcement).await;
    let csv = |count: u32| {
        let row = |id: u32| format!("\"Champion, again\",{id}\n");
        format!("nomination,id\n{}", (100..100 + count).map(row).collect::<String>())
    };
    let many = send(&delegate(&app), event, &csv(4), false).await;
    assert_eq!(many.verdict(), "422 faulty_file");
    let expected = ["4 id nominations_used TR-1.0.10", "5 id nominations_used TR-1.0.10"];
    assert_eq!(faults(&many.json["errors"]), expected);
    let path = "/api/federations/CZE/nominations";
    assert_eq!(delegate(&app).get(path).await.json["used"], 0, "nothing is counted");
    send(&delegate(&app), event, &csv(2), false).await.expect(200);
    send(&delegate(&app), event, &csv(2), false).await.expect(200);
    assert_eq!(delegate(&app).get(path).await.json["used"], 2);
    assert_eq!(entered(&app, event).await, [100, 101]);
    // An organiser's file has nominations of one federation.
    let body = json!({ "members": 201 });
    let members = "/api/federations/CZE/members/2025";
    app.officer().request(Method::PUT, members, &body).await.expect(200);
    let mixed = format!("id,nomination\n102,Good.\n{FOREIGNER},Good.\n");
    let refused = send(&app.organiser(), event, &mixed, false).await;
    assert_eq!(faults(&refused.json["errors"]), ["3 id one_federation_a_file"]);
}

/// As a spreadsheet writes it in half of Europe, and as the server itself writes its lists.
#[tokio::test]
async fn semicolons_separate_too() {
    let app = with_players(3).await;
    let event = open_class(&app).await;
    let csv = "\u{feff}Name;ID;nomination\r\nNovák, Jan;100;\r\n\"Ek; O\";101;\r\nOther;x;\r\n";
    let tried = send(&delegate(&app), event, csv, true).await.expect(200).json;
    assert_eq!(faults(&tried["problems"]), ["4 id faulty_field"]);
    let csv = csv.replace(";x;", ";102;");
    send(&delegate(&app), event, &csv, false).await.expect(200);
    assert_eq!(entered(&app, event).await, [100, 101, 102]);
}

/// Who has entered decides about nothing in the event: a file of all members does not do that to whoever
/// organises it.
#[tokio::test]
async fn organisers_enter_themselves() {
    let app = with_players(1).await;
    app.member(100_000, "CZE", None, Role::Organiser).await;
    let organiser = app.person_as(PlayerId(100_000), Role::Organiser);
    let announcement = app.preset("open_class", |_| ()).await;
    let body = json!({ "announcement": announcement });
    let event = organiser.post("/api/events", &body).await.expect(200).json["id"].clone();
    let event = event.as_u64().expect("a number");
    let file = send(&delegate(&app), event, "id\n100\n100000\n", false).await;
    assert_eq!(faults(&file.json["errors"]), ["3 id organiser_enters_alone"]);
    let path = format!("/api/events/{event}/entries");
    let body = json!({ "player": 100_000 });
    let one = delegate(&app).post(&path, &body).await;
    assert_eq!(one.verdict(), "409 organiser_enters_alone");
    let mine = organiser.post(&path, &json!({})).await.expect(200).json;
    assert_eq!(mine["may"]["decide_entries"], false, "others decide from now on");
    send(&delegate(&app), event, "id\n100000\n", false).await.expect(200);
}

/// As many as one transaction takes, and not one more.
#[tokio::test]
async fn a_file_has_its_size() {
    let app = with_players(46).await;
    let event = open_class(&app).await;
    let csv = |count: u32| {
        let rows: String = (100..100 + count).map(|id| format!("{id}\n")).collect();
        format!("id\n{rows}")
    };
    let large = send(&delegate(&app), event, &csv(46), false).await;
    assert_eq!(large.verdict(), "422 too_many_rows");
    send(&delegate(&app), event, &csv(45), false).await.expect(200);
    assert_eq!(entered(&app, event).await.len(), 45);
}

/// Organisers, officers and the players' federations; a key of a federation with its scope.
#[tokio::test]
async fn who_enters_by_file() {
    let app = with_players(1).await;
    let event = open_class(&app).await;
    let csv = "id\n100\n";
    for (person, expected) in [
        (app.person(PlayerId(100)), "403 forbidden"),
        (app.person_as(DIRECTOR, Role::Director), "403 forbidden"),
        (delegate(&app), "200"),
        (app.organiser(), "200"),
        (app.officer(), "200"),
    ] {
        assert_eq!(send(&person, event, csv, true).await.verdict(), expected);
    }
    for (scope, expected) in [("entries", "200"), ("read", "403 scope_missing")] {
        let body = json!({ "name": scope, "scopes": [scope], "for_federation": true });
        let key = delegate(&app).post("/api/keys", &body).await.expect(201);
        let bearer = format!("Bearer {}", key.text_of("secret"));
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let path = format!("/api/events/{event}/entries/file");
        let body = json!({ "csv": csv, "dry_run": false }).to_string();
        let answer = app.request(Method::POST, &path, &headers, body).await;
        assert_eq!(answer.verdict(), expected, "{scope}");
    }
    let body = json!({ "csv": csv });
    let nobody = app.post(&format!("/api/events/{event}/entries/file"), &body).await;
    assert_eq!(nobody.verdict(), "401 unauthenticated");
}

#[tokio::test]
async fn bad_files_are_refused() {
    let app = with_players(1).await;
    let event = open_class(&app).await;
    for (csv, expected) in [
        ("", "1 id faulty_field"),
        ("100\n", "1 id faulty_field"),
        ("player\n100\n", "1 id faulty_field"),
        ("id,id\n100,100\n", "1 id faulty_field"),
        ("id nomination\n100 \n", "1 id faulty_field"),
        ("id\n-1\n", "2 id faulty_field"),
        ("id\n4294967296\n", "2 id faulty_field"),
        ("id\n100\u{0}\n", "2 id faulty_field"),
        ("id\n1e2\n", "2 id faulty_field"),
    ] {
        let tried = send(&delegate(&app), event, csv, true).await.expect(200).json;
        assert_eq!(faults(&tried["problems"]), [expected], "{csv:?}");
        let refused = send(&delegate(&app), event, csv, false).await;
        assert_eq!(refused.verdict(), "422 faulty_file", "{csv:?}");
    }
    // Headings alone enter nobody, and that is no fault.
    send(&delegate(&app), event, "id\n", false).await.expect(200);
    let rows = "100\n".repeat(10_000);
    let hostile = send(&delegate(&app), event, &format!("id\n{rows}"), false).await;
    assert_eq!(hostile.verdict(), "422 too_many_rows");
    let path = format!("/api/events/{event}/entries/file");
    for (body, expected) in [
        (json!({}), "422 invalid_body"),
        (json!({ "csv": 7 }), "422 invalid_body"),
        (json!({ "csv": "id\n", "dry_run": "yes" }), "422 invalid_body"),
        (json!({ "csv": "id\n", "event": 7 }), "422 unknown_field"),
        (json!({ "csv": "x".repeat(65_000) }), "422 faulty_file"),
        (json!({ "csv": "x".repeat(70_000) }), "413 body_too_large"),
    ] {
        assert_eq!(delegate(&app).post(&path, &body).await.verdict(), expected);
    }
    let unknown = send(&delegate(&app), 99, "id\n100\n", false).await;
    assert_eq!(unknown.verdict(), "404 unknown_event");
    app.wait(400 * DAY);
    let late = send(&delegate(&app), event, "id\n100\n", false).await;
    assert_eq!(faults(&late.json["errors"]), ["2 id entries_closed TR-1.0.5"]);
}

/// Two files at the same moment: both are entered, one after the other.
#[tokio::test]
async fn files_overlap() {
    let app = with_players(4).await;
    let event = open_class(&app).await;
    let delegate = delegate(&app);
    let (one, two) = tokio::join!(
        send(&delegate, event, "id\n100\n101\n", false),
        send(&delegate, event, "id\n101\n102\n", false)
    );
    assert_eq!((one.status, two.status), (200, 200), "{} {}", one.text, two.text);
    assert_eq!(entered(&app, event).await, [100, 101, 102]);
}
