//! Letters in events of teams, and another captain while a team plays: `TR-11`, `TR-11.4`, `TR-8.7f`.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DIRECTOR, TestApp};

use crate::replacements::{begun, replace, seat};
use crate::teams::{announced, anybody, publish, with_players, with_teams};

/// An event of three teams that plays: captains 11, 21 and 31.
async fn playing() -> (TestApp, u64) {
    let app = with_players().await;
    let event = announced(&app, |_| ()).await;
    with_teams(&app, event).await;
    publish(&app, event).await;
    (app, event)
}

async fn write(app: &TestApp, event: u64, by: u32, to: &str, id: &str, text: &str) -> Answer {
    let body = json!({ "id": id, "text": text });
    app.person(PlayerId(by)).post(&format!("/api/events/{event}/letters/{to}"), &body).await
}

/// Who has written what, as somebody reads it, or the refusal.
async fn read(app: &TestApp, event: u64, by: u32, at: &str) -> String {
    let answer = app.person(PlayerId(by)).get(&format!("/api/events/{event}/letters/{at}")).await;
    if answer.status != 200 {
        return answer.verdict();
    }
    let letter = |it: &Value| {
        let mine = if it["is_mine"] == true { " (me)" } else { "" };
        format!("{}{mine}: {}", it["by"]["id"], it["text"].as_str().expect("a text"))
    };
    let letters = answer.json["letters"].as_array().expect("letters");
    letters.iter().map(letter).collect::<Vec<_>>().join("; ")
}

/// What somebody's list has: the conversations, with how many letters those have that have any.
async fn list(app: &TestApp, event: u64, by: u32) -> String {
    let answer = app.person(PlayerId(by)).get(&format!("/api/events/{event}/letters")).await;
    let line = |it: &Value| {
        let id = it["with"]["id"].as_str().expect("an id");
        assert_eq!(it["last_at"].is_null(), it["count"] == 0, "{it}");
        if it["count"] == 0 { id.to_owned() } else { format!("{id} {}", it["count"]) }
    };
    let conversations = answer.expect(200).json["conversations"].clone();
    let lines = conversations.as_array().expect("conversations").iter().map(line);
    lines.collect::<Vec<_>>().join(", ")
}

/// TR-8.7f, SKS-7.10: a captain asks the player who was replaced for what they have noted, and gets an answer; the
/// substitute and the director do not read it.
#[tokio::test]
async fn captains_ask_whoever_was_replaced() {
    let app = TestApp::new().await;
    let event = begun(&app).await;
    let director = app.director();
    let asked = json!({
        "act": "ask", "board": 2, "ground": "stopped", "reason": "No answer.", "substitute": 41,
        "stops_clocks": false
    });
    let at = "replaced-1-12";
    let before = write(&app, event, 11, at, "a", "Your notes, please.").await;
    assert_eq!(before.verdict(), "404 unknown_conversation");
    replace(&director, event, asked).await.expect(200);
    replace(&director, event, seat(1)).await.expect(200);
    write(&app, event, 11, at, "a", "Your notes, please.").await.expect(200);
    write(&app, event, 12, at, "b", "By Sunday.").await.expect(200);
    assert_eq!(read(&app, event, 11, at).await, "11 (me): Your notes, please.; 12: By Sunday.");
    assert_eq!(list(&app, event, 12).await, "replaced-1-12 2");
    for other in [41, 21, DIRECTOR.0] {
        assert_eq!(read(&app, event, other, at).await, "403 not_in_conversation TR-11.4");
    }
    assert_eq!(read(&app, event, 12, "team-1").await, "403 not_in_conversation TR-11.4");
    let path = format!("/api/events/{event}/letters/{at}");
    let with = app.person(PlayerId(11)).get(&path).await.expect(200).json["with"].clone();
    assert_eq!((&with["kind"], &with["replaced"]["id"]), (&json!("replaced"), &json!(12)));
}

/// TR-11.4, TR-11: whoever takes part in a conversation reads and writes it, and nobody else.
#[tokio::test]
async fn letters_reach_whom_they_are_for() {
    let (app, event) = playing().await;
    let mine = "team-1, officials-1, captains, captains-1-2, captains-1-3";
    assert_eq!(list(&app, event, 11).await, mine);
    assert_eq!(list(&app, event, 12).await, "team-1");
    let director = DIRECTOR.0;
    let of_officials = "officials-1, officials-2, officials-3, captains";
    assert_eq!(list(&app, event, director).await, of_officials);
    app.member(41, "CZE", None, Role::Player).await;
    assert_eq!(list(&app, event, 41).await, "");

    write(&app, event, 11, "team-1", "a", " Who is tired? \n").await.expect(200);
    write(&app, event, 12, "team-1", "a", "I am.").await.expect(200);
    // The same again changes nothing.
    write(&app, event, 11, "team-1", "a", "Who is tired?").await.expect(200);
    let expected = "11 (me): Who is tired?; 12: I am.";
    assert_eq!(read(&app, event, 11, "team-1").await, expected);
    assert_eq!(list(&app, event, 12).await, "team-1 2");
    for stranger in [21, director, 41] {
        let refused = "403 not_in_conversation TR-11.4";
        assert_eq!(read(&app, event, stranger, "team-1").await, refused);
        let tried = write(&app, event, stranger, "team-1", "b", "Hello.").await;
        assert_eq!(tried.verdict(), refused);
    }
    // Each team says where one writes to it.
    let ways = async |by: u32| {
        let teams = app.person(PlayerId(by)).get(&format!("/api/events/{event}/teams")).await;
        let teams = teams.expect(200).json["teams"].clone();
        let way = |it: &Value| it["letters"]["conversation"].as_str().unwrap_or("-").to_owned();
        teams.as_array().expect("teams").iter().map(way).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(ways(11).await, "team-1 captains-1-2 captains-1-3");
    assert_eq!(ways(12).await, "team-1 - -");
    assert_eq!(ways(director).await, "officials-1 officials-2 officials-3");
    assert_eq!(ways(41).await, "- - -");
    let games = app.person(PlayerId(11)).get(&format!("/api/events/{event}/teams/1/games")).await;
    assert_eq!(games.expect(200).json["letters"]["kind"], "team");
    write(&app, event, director, "captains", "c", "The event begins.").await.expect(200);
    write(&app, event, 31, "captains", "c", "We are ready.").await.expect(200);
    let told = format!("{director}: The event begins.; 31: We are ready.");
    assert_eq!(read(&app, event, 21, "captains").await, told);
    write(&app, event, 21, "captains-1-2", "d", "A word about board 2.").await.expect(200);
    assert_eq!(read(&app, event, 11, "captains-1-2").await, "21: A word about board 2.");
    assert_eq!(read(&app, event, 31, "captains-1-2").await, "403 not_in_conversation TR-11.4");

    let path = format!("/api/events/{event}/letters/team-2");
    let team = app.person(PlayerId(21)).get(&path).await.expect(200);
    let readers = team.json["readers"].clone();
    let ids = readers.as_array().expect("readers").iter().map(|it| it["id"].clone());
    assert_eq!(ids.collect::<Vec<_>>(), [21, 22]);
    for unknown in ["team-9", "captains-2-1", "team-01", "nobody", "section-1"] {
        let found = read(&app, event, 11, unknown).await;
        let expected = if unknown == "section-1" { "" } else { "404 unknown_conversation" };
        assert_eq!(found, expected, "{unknown}");
    }
    assert_eq!(anybody(&app, &format!("/api/events/{event}/letters")).await.status, 401);
    assert_eq!(read(&app, 999, 11, "captains").await, "404 unknown_event");
}

/// What is written of a letter is bounded, and so are the letters of a day.
#[tokio::test]
async fn letters_are_bounded() {
    let (app, event) = playing().await;
    for (id, text, expected) in [
        ("a", " \n", "422 letter_empty"),
        ("a b", "Hello.", "422 invalid_body"),
        ("a", &*"x".repeat(4_001), "422 letter_too_long"),
        ("a", &*"x".repeat(4_000), "200"),
    ] {
        assert_eq!(write(&app, event, 11, "team-1", id, text).await.verdict(), expected);
    }
    for n in 1..30 {
        write(&app, event, 11, "team-1", &format!("n-{n}"), "Hello.").await.expect(200);
    }
    let one_more = async || write(&app, event, 11, "team-1", "last", "Hello.").await.verdict();
    assert_eq!(one_more().await, "409 too_many_letters");
    app.wait(86_399);
    assert_eq!(one_more().await, "409 too_many_letters");
    app.wait(1);
    assert_eq!(one_more().await, "200");
}

/// Of a long conversation the last hundred letters are read at once, and those before on the page before.
#[tokio::test]
async fn letters_are_read_in_pages() {
    let (app, event) = playing().await;
    for n in 1..=120 {
        if n % 30 == 1 {
            app.wait(86_400);
        }
        write(&app, event, 11, "team-1", &format!("n-{n}"), &format!("Letter {n}"))
            .await
            .expect(200);
    }
    let path = format!("/api/events/{event}/letters/team-1");
    let numbers = |json: &Value| {
        let letters = json["letters"].as_array().expect("letters");
        let number = |it: Option<&Value>| it.map(|it| it["number"].clone());
        (number(letters.first()), number(letters.last()), json["before"].clone())
    };
    let page = async |query: &str| {
        app.person(PlayerId(12)).get(&format!("{path}{query}")).await.expect(200).json
    };
    assert_eq!(numbers(&page("").await), (Some(json!(21)), Some(json!(120)), json!(21)));
    assert_eq!(numbers(&page("?before=21").await), (Some(json!(1)), Some(json!(20)), Value::Null));
    assert_eq!(numbers(&page("?before=1").await), (None, None, Value::Null));
    assert_eq!(numbers(&page("?before=0").await), (None, None, Value::Null));
    assert_eq!(page("?before=4294967295").await, page("").await);
    let bad = app.person(PlayerId(12)).get(&format!("{path}?before=x")).await;
    assert_eq!(bad.verdict(), "400 invalid_query");
}

/// Two who write at the same moment are both read, each once.
#[tokio::test]
async fn letters_at_the_same_moment() {
    let (app, event) = playing().await;
    let all = futures_util::future::join_all(
        [11, 12, 11, 12].map(|by| write(&app, event, by, "team-1", "same", "Now.")),
    );
    assert!(all.await.iter().all(|answer| answer.status == 200));
    let found = read(&app, event, 11, "team-1").await;
    assert!(["11 (me): Now.; 12: Now.", "12: Now.; 11 (me): Now."].contains(&&*found), "{found}");
}

/// TR-11: while it plays a team gets another captain, who reads what was written before; the one before does not.
#[tokio::test]
async fn another_captain_reads_on() {
    let (app, event) = playing().await;
    app.member(41, "CZE", None, Role::Player).await;
    write(&app, event, 11, "officials-1", "a", "I am ill.").await.expect(200);
    let path = format!("/api/events/{event}/teams/1");
    let put = async |by: u32, captain: u32| {
        let body = json!({ "name": "Rooks", "captain": captain, "line_up": [11, 12] });
        app.person(PlayerId(by)).request(Method::PUT, &path, &body).await
    };
    let teams = async |by: u32| {
        let all = app.person(PlayerId(by)).get(&format!("/api/events/{event}/teams")).await;
        all.expect(200).json["teams"][0].clone()
    };
    assert_eq!(put(12, 41).await.verdict(), "403 forbidden");
    assert_eq!(teams(11).await["may_name_captain"], true);
    assert_eq!(teams(12).await["may_name_captain"], false);
    let after = put(11, 41).await.expect(200).json["teams"][0].clone();
    assert_eq!((&after["captain"]["id"], &after["may_name_captain"]), (&json!(41), &json!(false)));
    // Sent twice, it is somebody's who may not any more.
    assert_eq!(put(11, 41).await.verdict(), "403 forbidden");
    assert_eq!(read(&app, event, 41, "officials-1").await, "11: I am ill.");
    assert_eq!(read(&app, event, 11, "officials-1").await, "403 not_in_conversation TR-11.4");
    assert_eq!(list(&app, event, 11).await, "team-1", "who plays reads what the team writes");
    let boards = format!("{path}/games");
    assert_eq!(app.person(PlayerId(41)).get(&boards).await.status, 200);
    assert_eq!(app.person(PlayerId(11)).get(&boards).await.verdict(), "403 forbidden");
    let log = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let last = log["acts"].as_array().and_then(|acts| acts.last()).expect("an act").clone();
    assert_eq!((&last["act"], &last["team"]), (&json!("team_captain_named"), &json!(1)));
}

/// Letters are in the copy of what is kept about whoever has written them, and in nobody else's.
#[tokio::test]
async fn letters_are_in_the_writers_copy() {
    let (app, event) = playing().await;
    write(&app, event, 11, "team-1", "a", "Who is tired?").await.expect(200);
    write(&app, event, 12, "team-1", "a", "I am.").await.expect(200);
    let written = app.app.store.letters_by(PlayerId(11)).await.expect("letters");
    let written: Vec<_> = written.iter().map(|it| (it.number, &*it.letter.text)).collect();
    assert_eq!(written, [(1, "Who is tired?")]);
    let copy = crate::export_jobs::personal_data(&app, &app.person(PlayerId(11))).await;
    let letters = copy["letters"].as_array().expect("letters");
    assert_eq!(letters.len(), 1);
    assert_eq!(letters[0]["letter"]["text"], "Who is tired?");
}
