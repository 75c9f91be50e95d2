//! LAW-8.5: of a game that was played elsewhere both players send the PGN with its result.

use axum::http::Method;
use rules::{Color, GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DIRECTOR, OFFICER, ORGANISER, Person, TestApp, decision};

use crate::export_jobs::personal_games;
use crate::imports::{announcement, games_of, import, sent, server, start_list};

/// A postal event of three players, all games of which go on; its first game.
async fn postal(app: &TestApp) -> (Value, GameId) {
    let announced = announcement(app, |_| ()).await;
    let results = "white,black,result\n1,2,*\n3,1,*\n2,3,*\n";
    let mut body = sent(&announced, &start_list(3), "", results);
    body["origin"] = json!("post");
    let made = import(app, &body).await.expect(201).json;
    let game = games_of(app, &made).await[0];
    (made, game)
}

fn path(game: GameId) -> String {
    format!("/api/games/{game}/reports")
}

async fn send(person: Person<'_>, game: GameId, pgn: &str) -> Answer {
    person.post(&path(game), &json!({ "pgn": pgn })).await
}

async fn read(person: Person<'_>, game: GameId) -> Value {
    person.get(&path(game)).await.expect(200).json
}

/// The players of a game, White first.
async fn players(app: &TestApp, game: GameId) -> [PlayerId; 2] {
    let (stored, _) = app.app.load_game(game).await.expect("a game");
    [stored.terms.players.white, stored.terms.players.black]
}

/// What waits for the director of reports: the game, what, and about whom.
async fn at_desk(person: Person<'_>) -> Vec<(Value, Value, Value, Value)> {
    let queue = person.get("/api/director/queue").await.expect(200).json;
    let items = queue["items"].as_array().expect("items").iter();
    let reports = items.filter(|item| item["kind"] == "game_reports");
    let told = |item: &Value| {
        let [game, summary, rule] = ["game", "summary", "rule"].map(|name| item[name].clone());
        (game, summary, item["about"]["id"].clone(), rule)
    };
    reports.map(told).collect()
}

/// LAW-8.5: what both have sent is recorded at once, with the moves, and is in the table.
#[tokio::test]
async fn what_both_send_stands() {
    let app = server().await;
    let (_, game) = postal(&app).await;
    let [white, black] = players(&app, game).await.map(|player| app.person(player));
    let nothing = read(white, game).await;
    assert_eq!(
        nothing,
        json!({
            "state": "nothing", "me": "white", "may_report": true, "director_from": null,
            "differ_at": null, "white": { "sent_at": null, "report": null },
            "black": { "sent_at": null, "report": null }
        })
    );
    let first = send(black, game, "1.e4 e5 2.Nf3 Nc6 1-0").await.expect(200).json;
    assert_eq!(
        (&first["state"], &first["may_report"], &first["black"]["report"]),
        (
            &json!("waiting"),
            &json!(true),
            &json!({ "white_halves": 2, "black_halves": 0, "moves": ["e4", "e5", "Nf3", "Nc6"] })
        )
    );
    assert_eq!(send(black, game, "1. e4 e5 2. Nf3 Nc6 1-0").await.expect(200).json, first);
    // White learns that it was sent, and not what.
    let waiting = read(white, game).await;
    assert_eq!(waiting["black"], json!({ "sent_at": first["black"]["sent_at"], "report": null }));
    let official = app.person_as(DIRECTOR, Role::Director);
    let seen = read(official, game).await;
    assert_eq!((&seen["me"], &seen["may_report"]), (&json!(null), &json!(false)));
    assert_eq!(seen["black"], first["black"]);
    app.wait(DAY);
    let stands = send(white, game, "1.e4 e5 2.Nf3 Nc6 3.Bb5 1-0").await.expect(200).json;
    assert_eq!(
        (&stands["state"], &stands["may_report"], &stands["differ_at"], &stands["director_from"]),
        (&json!("agree"), &json!(false), &json!(5), &json!(null))
    );
    let (stored, after) = app.app.load_game(game).await.expect("a game");
    let ending = after.ending().expect("an ending");
    assert_eq!((ending.reason.code(), after.ply()), ("recorded", 4));
    let lines = app.app.store.section_results(stored.section).await.expect("a section");
    let line = lines.iter().find(|line| line.game == game).expect("its line");
    assert!(line.result.is_some());
    // Again, it is answered, and nothing is added.
    let again = send(white, game, "1.e4 e5 2.Nf3 Nc6 3.Bb5 1-0").await.expect(200).json;
    assert_eq!(again, stands);
    assert_eq!(send(white, game, "0-1").await.verdict(), "409 game_finished LAW-8.5");
    let (again, _) = app.app.load_game(game).await.expect("a game");
    assert_eq!(again.log, stored.log);
    let pgn = white.get(&format!("/api/games/{game}/pgn")).await.expect(200).text;
    assert!(pgn.contains("1.e4") && pgn.contains("2.Nf3") && pgn.contains("1-0"), "{pgn}");
    assert_eq!(at_desk(official).await, []);
}

/// LAW-8.5: results that differ are at the director's desk, who records one by the existing way.
#[tokio::test]
async fn results_that_differ() {
    let app = server().await;
    let (made, game) = postal(&app).await;
    let [white, black] = players(&app, game).await;
    let official = app.person_as(DIRECTOR, Role::Director);
    send(app.person(white), game, "1.e4 e5 1-0").await.expect(200);
    assert_eq!(at_desk(official).await, []);
    let both = send(app.person(black), game, "1.e4 c5 0-1").await.expect(200).json;
    assert_eq!(
        (&both["state"], &both["differ_at"], &both["may_report"]),
        (&json!("differ"), &json!(2), &json!(true))
    );
    assert_eq!(both["white"]["report"]["moves"], json!(["e4", "e5"]));
    let waits = (json!(game.0), json!("reports_differ"), json!(null), json!("LAW-8.5"));
    assert_eq!(at_desk(official).await, std::slice::from_ref(&waits));
    assert_eq!(at_desk(app.person_as(OFFICER, Role::Officer)).await, std::slice::from_ref(&waits));
    let seen = read(official, game).await;
    assert_eq!([&seen["white"], &seen["black"]], [&both["white"], &both["black"]]);
    let results = format!("white,black,result\n{white},{black},1/2-1/2\n");
    let record = format!("/api/imports/{}/results", made["id"]);
    official.post(&record, &json!({ "results": results })).await.expect(200);
    let over = read(app.person(white), game).await;
    assert_eq!(
        (&over["state"], &over["may_report"], &over["director_from"]),
        (&json!("differ"), &json!(false), &json!(null))
    );
    assert_eq!(at_desk(official).await, []);
    let late = send(app.person(black), game, "1.e4 1/2-1/2").await;
    assert_eq!(late.verdict(), "409 game_finished LAW-8.5");
    // The line is taken away by the first look.
    assert_eq!(app.app.store.desk().await.expect("the desk").len(), 0);
}

/// LAW-8.5: one who is mistaken sends again, and what both then send stands.
#[tokio::test]
async fn a_mistake_is_set_right() {
    let app = server().await;
    let (_, game) = postal(&app).await;
    let [white, black] = players(&app, game).await.map(|player| app.person(player));
    send(white, game, "1.e4 e5 1-0").await.expect(200);
    send(black, game, "1.e4 e5 0-1").await.expect(200);
    let agreed = send(white, game, "1.e4 e5 0-1").await.expect(200).json;
    assert_eq!(agreed["state"], "agree");
    let (_, after) = app.app.load_game(game).await.expect("a game");
    assert_eq!(after.ending().expect("an ending").score.black.0, 2);
    assert_eq!(at_desk(app.person_as(DIRECTOR, Role::Director)).await, []);
}

/// LAW-8.5: the director waits for a fortnight for the other report, and not longer.
#[tokio::test]
async fn one_is_silent() {
    let app = server().await;
    let (_, game) = postal(&app).await;
    let [white, black] = players(&app, game).await;
    let official = app.person_as(DIRECTOR, Role::Director);
    let first = send(app.person(white), game, "1.e4 e5 1-0").await.expect(200).json;
    app.wait(14 * DAY - 1);
    assert_eq!(at_desk(official).await, []);
    app.wait(1);
    let waits = (json!(game.0), json!("report_missing"), json!(black.0), json!("LAW-8.5"));
    assert_eq!(at_desk(official).await, [waits]);
    assert_eq!(first["director_from"], app.app.clock.now().to_string());
    // It is not too late before the director has recorded it.
    let agreed = send(app.person(black), game, "1.e4 e5 1-0").await.expect(200).json;
    assert_eq!(agreed["state"], "agree");
    assert_eq!(at_desk(official).await, []);
}

/// LAW-8.5: the director decides otherwise by a ruling, also after both have agreed.
#[tokio::test]
async fn the_director_decides_otherwise() {
    let app = server().await;
    let (made, game) = postal(&app).await;
    let [white, black] = players(&app, game).await;
    let mate = "1.f3 e5 2.g4 Qh4# 0-1";
    for player in [white, black] {
        send(app.person(player), game, mate).await.expect(200);
    }
    let official = app.person_as(DIRECTOR, Role::Director);
    let (stored, _) = app.app.load_game(game).await.expect("a game");
    let decisions = format!("/api/director/sections/{}/decisions", stored.section.0);
    let undo = decision("reinstate", json!({ "game": game.0 }));
    official.post(&decisions, &undo).await.expect(201);
    let undone = read(app.person(white), game).await;
    assert_eq!((&undone["state"], &undone["may_report"]), (&json!("overruled"), &json!(false)));
    let other = send(app.person(white), game, "1.f3 1-0").await;
    assert_eq!(other.verdict(), "409 result_stands LAW-8.5");
    assert_eq!(send(app.person(white), game, mate).await.expect(200).json, undone);
    let results = format!("white,black,result\n{white},{black},1-0\n");
    let record = format!("/api/imports/{}/results", made["id"]);
    let recorded = official.post(&record, &json!({ "results": results })).await.expect(200).json;
    assert_eq!(recorded["recorded"], 1);
    let (_, after) = app.app.load_game(game).await.expect("a game");
    let ending = after.ending().expect("an ending");
    assert_eq!((ending.score.white.0, after.ply()), (2, 4));
}

/// Who sends and who sees: the players, the director and officers; of no game that is played here.
#[tokio::test]
async fn who_sends_and_who_sees() {
    let app = server().await;
    let (_, game) = postal(&app).await;
    let [white, black] = players(&app, game).await;
    let third = (1..=3).map(PlayerId).find(|id| *id != white && *id != black).expect("a third");
    send(app.person(white), game, "1.e4 1-0").await.expect(200);
    for (person, verdict) in [
        (app.person(PlayerId(4)), "403 not_your_game LAW-1.1"),
        (app.person(third), "403 not_your_game LAW-1.1"),
        // Whoever plays in the section is a player there, whatever the office.
        (app.person_as(third, Role::Director), "403 not_your_game LAW-1.1"),
        (app.person_as(ORGANISER, Role::Organiser), "403 not_your_game LAW-1.1"),
        (app.person_as(PlayerId(5), Role::Director), "403 not_your_game LAW-1.1"),
        (app.person_as(DIRECTOR, Role::Director), "200"),
        (app.person_as(OFFICER, Role::Officer), "200"),
    ] {
        assert_eq!(person.get(&path(game)).await.verdict(), verdict);
        let sent = send(person, game, "1.e4 1-0").await;
        assert_eq!(sent.verdict(), "403 not_your_game LAW-1.1");
    }
    assert_eq!(
        app.request(Method::GET, &path(game), &[], "").await.verdict(),
        "401 unauthenticated"
    );
    assert_eq!(send(app.person(white), GameId(999_999), "1-0").await.verdict(), "404 unknown_game");
    let pairing = app.pairing(800).await;
    let here = app.person(pairing.players.get(Color::White).to_owned());
    assert_eq!(send(here, pairing.game, "1-0").await.verdict(), "409 played_here LAW-8.5");
}

/// LAW-8.5, LAW-3.10.2: what is wrong is told with its line and, as its column, the half-move.
#[tokio::test]
async fn what_is_wrong_with_a_pgn() {
    let app = server().await;
    let (_, game) = postal(&app).await;
    let [white, _] = players(&app, game).await.map(|player| app.person(player));
    for (pgn, verdict, line, column) in [
        ("1.e4 e5\n2.Ke3 1-0", "422 illegal_move LAW-3.10.2", json!(2), json!("3")),
        ("1.e4 *", "422 result_missing LAW-8.5", json!(1), json!("")),
        ("[Result \"1-0\"]\n1.e4 0-1", "422 two_results LAW-8.5", json!(1), json!("")),
        (
            "1.f3 e5 2.g4 Qh4# 1-0",
            "422 result_contradicts_moves LAW-5.1.1",
            json!(null),
            json!(null),
        ),
        ("1.e4 {", "422 broken_pgn", json!(1), json!("")),
        ("", "422 not_one_game", json!(1), json!("")),
    ] {
        let answer = send(white, game, pgn).await;
        assert_eq!(answer.verdict(), verdict, "{}", answer.text);
        let error = &answer.json["errors"][0];
        assert_eq!((&error["line"], &error["column"]), (&line, &column), "{}", answer.text);
    }
    for (body, verdict) in [
        (json!({}), "422 invalid_body"),
        (json!({ "pgn": 1 }), "422 invalid_body"),
        (json!({ "pgn": "1-0", "result": "1-0" }), "422 unknown_field"),
    ] {
        assert_eq!(white.post(&path(game), &body).await.verdict(), verdict);
    }
    assert_eq!(read(white, game).await["state"], "nothing");
}

/// Both send at the same moment: the result stands once.
#[tokio::test]
async fn both_send_at_once() {
    let app = server().await;
    let (_, game) = postal(&app).await;
    let [white, black] = players(&app, game).await.map(|player| app.person(player));
    let (one, other) = futures_util::future::join(
        send(white, game, "1.e4 e5 1-0"),
        send(black, game, "1.e4 e5 1-0"),
    )
    .await;
    one.expect(200);
    other.expect(200);
    assert_eq!(read(white, game).await["state"], "agree");
    let (stored, after) = app.app.load_game(game).await.expect("a game");
    assert!(after.ending().is_some());
    assert_eq!((after.ply(), stored.log.len()), (2, after.log().len()));
}

/// What one has sent is one's own, and goes with what is known of a person; not what the other has.
#[tokio::test]
async fn ones_own_report_is_taken_out() {
    let app = server().await;
    let (_, game) = postal(&app).await;
    let [white, black] = players(&app, game).await.map(|player| app.person(player));
    send(white, game, "1.e4 e5 1-0").await.expect(200);
    for (person, expected) in [(white, json!(["e4", "e5"])), (black, json!(null))] {
        let games = personal_games(&app, &person).await;
        let own = games.iter().find(|own| own["game"] == game.0).expect("the game");
        assert_eq!(own["report"]["moves"], expected, "{own}");
    }
}
