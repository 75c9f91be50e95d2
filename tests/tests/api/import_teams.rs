//! Events of teams that are brought here from elsewhere (`TR-11`, `TR-12`, `TR-8.7g`): their start lists, their tables,
//! what goes on here, what waits for an officer, and imports whose server dies on the way.

use std::fmt::Write as _;

use axum::http::Method;
use rules::tournament::TeamNumber;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{EventId, Role, SectionId};
use tests::{Answer, DELEGATE, Front, OFFICER, Person, TestApp};

use crate::imports::{BEGAN, faults, import, officer, pgn, sent};

/// The players of four teams, two each; who is below 30 plays for CZE.
const PLAYERS: [u32; 8] = [11, 12, 21, 22, 31, 32, 41, 42];

async fn officials_and_players(app: &TestApp) {
    app.officials().await;
    for (place, id) in (0..).zip(PLAYERS) {
        let of = if id < 30 { "CZE" } else { "POL" };
        app.member(id, of, Some(2_400 - 50 * place), Role::Player).await;
    }
}

pub(crate) async fn server() -> TestApp {
    let app = TestApp::new().await;
    officials_and_players(&app).await;
    app
}

/// What a match that began half a year ago says of itself: two boards, one game on each.
pub(crate) async fn announcement(app: &TestApp, change: impl FnOnce(&mut Value)) -> Value {
    let at =
        |days: i64| json!(rules::Instant::from_unix(BEGAN + days * rules::DAY_SECONDS).to_string());
    app.preset("team_match", |a| {
        a["entries_open_at"] = at(-60);
        a["entries_close_at"] = at(-30);
        a["starts_at"] = at(0);
        a["teams"]["boards"] = json!(2);
        a["section_size"] = json!(4);
        a["system"] = json!("round_robin");
        change(a);
    })
    .await
}

/// A start list of these teams, by their numbers: 11 and 12 play for the first one and so on.
pub(crate) fn start_list(teams: &[(&str, u32)]) -> String {
    let mut csv = "section,number,team,board,id\n".to_owned();
    for (number, (name, first)) in (1..).zip(teams) {
        for board in [2, 1] {
            let _ = writeln!(csv, "Final,{number},{name},{board},{}", first + board - 1);
        }
    }
    csv
}

const FOUR: [(&str, u32); 4] = [("Rooks", 11), ("Bishops", 21), ("Knights", 31), ("Pawns", 41)];
pub(crate) const TWO: [(&str, u32); 2] = [("Rooks", 11), ("Bishops", 21)];

/// Every game of the four teams but that of 11 against 21.
const RESULTS: &str = "white,black,result,section\n31,11,0-1,Final\n11,41,1/2-1/2,Board 1\n21,31,1-0,\n\
     41,21,1/2-1/2,\n31,41,1-0,\n22,12,1/2-1/2,Final\n12,32,1-0,\n42,12,0-1,\n32,22,1-0,\n22,42,1-0,\n\
     42,32,1-0,Board 2\n";

pub(crate) fn game_of_teams(tags: &str) -> String {
    format!("[White \"Player 11, Given\"]\n[Black \"Player 21, Given\"]\n{tags}\n1.e4 e5 1-0\n\n")
}

async fn anybody(app: &TestApp, path: &str) -> Answer {
    app.request(Method::GET, path, &[], String::new()).await
}

/// The games of a section, by the players' numbers.
async fn games_of(app: &TestApp, section: &Value) -> Vec<(u32, u32, GameId)> {
    let section = SectionId(u32::try_from(section.as_u64().expect("a number")).expect("small"));
    let results = app.app.store.section_results(section).await.expect("a section");
    results.iter().map(|line| (line.white.0, line.black.0, line.game)).collect()
}

async fn tables(app: &TestApp, event: &Value) -> Value {
    anybody(app, &format!("/api/events/{event}/team-tables")).await.expect(200).json
}

/// What a table has of each team: number, name, place, half points, those of the boards, match points.
fn lines(table: &Value) -> Vec<String> {
    let line = |it: &Value| {
        let name = it["name"].as_str().expect("a name");
        let words = ["number", "place", "half_points", "board_half_points", "match_points"];
        let words = words.map(|word| it[word].to_string());
        format!("{name} {}", words.join(" "))
    };
    table["teams"].as_array().expect("teams").iter().map(line).collect()
}

/// A dry run shows the teams by boards, with what they have made.
async fn preview(app: &TestApp, body: &Value) {
    let mut body = body.clone();
    body["dry_run"] = json!(true);
    let preview = import(app, &body).await.expect(200).json;
    let counts = ["players", "games", "finished"].map(|name| preview[name].clone());
    assert_eq!(counts, [8, 12, 12].map(|count: i32| json!(count)));
    let names: Vec<&Value> =
        preview["sections"].as_array().expect("boards").iter().map(|it| &it["name"]).collect();
    assert_eq!(names, ["Board 1", "Board 2"]);
    let section = &preview["teams"][0];
    assert_eq!(
        [&section["name"], &section["games"], &section["finished"]],
        [&json!("Final"), &json!(12), &json!(12)]
    );
    let first = &section["teams"][0];
    assert_eq!([&first["number"], &first["name"]], [&json!(1), &json!("Rooks")]);
    let players = [0, 1].map(|board: usize| first["players"][board]["player"]["id"].clone());
    assert_eq!(players, [11, 12]);
    assert_eq!(first["captain"]["id"], 11);
    let made = ["place", "half_points", "match_points", "games"].map(|name| first[name].clone());
    assert_eq!(made, [1, 10, 6, 6].map(|count: i32| json!(count)));
    assert!(app.app.store.imports().await.expect("imports").is_empty());
}

/// TR-12, TR-11, TR-7.3, TR-8.7g: a finished match of four teams on two boards is here as if it had been played here.
#[tokio::test]
async fn a_finished_match_of_four_teams() {
    let app = server().await;
    let live = json!({ "kind": "live", "after_finished": 0, "delay_moves": 0 });
    let announced = announcement(&app, |a| a["visibility"] = live).await;
    let tags = "[WhiteTeam \"rooks\"]\n[BlackTeam \"Bishops\"]\n[Board \"1\"]\n";
    let body = sent(&announced, &start_list(&FOUR), &game_of_teams(tags), RESULTS);
    assert_eq!(faults(&app, &body).await, [""; 0]);
    preview(&app, &body).await;
    let made = import(&app, &body).await.expect(201).json;
    assert_eq!([&made["state"], &made["sections"][1]["name"]], [&json!("done"), &json!("Board 2")]);
    let tables = tables(&app, &made["event"]).await;
    assert_eq!(tables["seed"], Value::Null, "lots were drawn elsewhere");
    let table = &tables["sections"][0];
    assert_eq!(table["name"], "Final");
    assert_eq!(
        lines(table),
        [
            "Rooks 1 1 10 [5,5] 6",
            "Bishops 2 2 6 [3,3] 3",
            "Knights 3 3 4 [2,2] 2",
            "Pawns 4 4 4 [2,2] 1",
        ]
    );
    // Bishops and Knights have won a board each.
    let matches = table["matches"].as_array().expect("matches");
    let drawn = matches.iter().find(|it| (&it["first"], &it["second"]) == (&json!(2), &json!(3)));
    let drawn = drawn.expect("a match");
    assert_eq!([&drawn["first_half_points"], &drawn["second_half_points"]], [2, 2]);
    assert_eq!([&drawn["is_over"], &drawn["games"][0]["first_is_white"]], [true, true]);
    // The teams as they are entered, with their lines.
    let list = format!("/api/events/{}/teams", made["event"]);
    let teams = anybody(&app, &list).await.expect(200).json;
    let second = &teams["teams"][1];
    assert_eq!([&second["number"], &second["name"]], [&json!(2), &json!("Bishops")]);
    assert_eq!([&second["state"], &second["captain"]["id"]], [&json!("accepted"), &json!(21)]);
    let event = EventId(u32::try_from(made["event"].as_u64().expect("a number")).expect("small"));
    let line = app.app.store.teams_of(PlayerId(22)).await.expect("teams");
    assert_eq!(line, [(event, TeamNumber(2))]);
    // A board is a section: its own table, and teams in what is written of its games.
    let board = anybody(&app, &format!("/api/sections/{}", table["boards"][0])).await;
    let board = board.expect(200).json;
    let players = board["players"].as_array().expect("players").iter();
    let players: Vec<&Value> = players.map(|line| &line["player"]["id"]).collect();
    assert_eq!(players, [11, 21, 31, 41]);
    assert_eq!(board["counts"]["finished"], 6);
    let games = games_of(&app, &table["boards"][0]).await;
    let (_, _, id) = games.iter().find(|it| (it.0, it.1) == (11, 21)).expect("a game");
    let written = officer(&app).pgn(*id).await.expect(200).text;
    let tags = "[WhiteTeam \"Rooks\"]\n[BlackTeam \"Bishops\"]\n[Board \"1\"]\n";
    assert!(written.contains(tags) && written.contains("1.e4 "), "{written}");
    // Nobody is told of what is long over, and the tables can be confirmed.
    app.run_all_schedules().await;
    assert!(app.take_mails().is_empty());
    let shown = app.organiser().get(&format!("/api/events/{}", made["event"])).await.json;
    let finish = json!({ "version": shown["version"] });
    let path = format!("/api/events/{}/finish", made["event"]);
    assert_eq!(app.director().post(&path, &finish).await.expect(200).json["phase"], "finished");
}

/// TR-12, LAW-8.5: a match that moves here goes on here, on each board with its clocks; its captains see it.
#[tokio::test]
async fn a_match_goes_on_here() {
    let app = server().await;
    let change = |a: &mut Value| {
        a["starts_at"] = json!("2025-11-30T00:00:00Z");
        a["section_size"] = json!(2);
        a["system"] = json!("double_round_robin");
    };
    let list = "section,number,team,board,id,captain\nFinal,1,Rooks,1,11,12\nFinal,1,Rooks,2,12,\n\
         Final,2,Bishops,1,21,\nFinal,2,Bishops,2,22,\n";
    let text = [pgn((11, 21), "1.e4 e5 2.Nf3 *"), pgn((22, 12), "1.d4 *")].concat();
    let results = "white,black,result,white_days,black_days\n11,21,*,31,7\n22,12,*,20,21\n\
         21,11,1-0,,\n12,22,0-1,,\n";
    let body = sent(&announcement(&app, change).await, list, &text, results);
    assert_eq!(faults(&app, &body).await, [""; 0]);
    let made = import(&app, &body).await.expect(201).json;
    let table = tables(&app, &made["event"]).await["sections"][0].clone();
    assert_eq!(lines(&table), ["Rooks 1 2 0 [0,0] 0", "Bishops 2 1 4 [2,2] 0"]);
    let games = games_of(&app, &table["boards"][0]).await;
    assert_eq!(games.len(), 2, "everybody has White once");
    let (_, _, id) = games.iter().find(|it| it.0 == 11).expect("a game");
    let game = app.person(PlayerId(21)).game(*id).await.expect(200).json;
    let days = ["white", "black"].map(|side| game[side]["clock"]["days_left"].clone());
    assert_eq!(days, [31, 7]);
    app.person(PlayerId(21)).play(*id, 3, "Nc6").await.expect(200);
    let path = format!("/api/events/{}/teams/1/games", made["event"]);
    let seen = app.person(PlayerId(12)).get(&path).await.expect(200).json;
    let boards = seen["boards"].as_array().expect("boards");
    let players: Vec<&Value> = boards.iter().map(|board| &board["player"]["id"]).collect();
    assert_eq!(players, [11, 12], "the captain is on the second board");
    assert_eq!(app.person(PlayerId(11)).get(&path).await.verdict(), "403 forbidden");
}

/// National teams of four players, as their federations enter them.
const NATIONAL: &str = "section,number,team,board,id,federation,captain\nFinal,1,Czechia,1,11,CZE,\n\
     Final,1,Czechia,2,12,CZE,\nFinal,2,Poland,1,31,POL,\nFinal,2,Poland,2,32,,42\n";

/// TR-12: what a federation brings waits for an officer, who has nothing to do with a team of it.
#[tokio::test]
async fn national_teams_wait_for_approval() {
    let app = server().await;
    let change = |a: &mut Value| {
        a["organiser"] = json!("CZE");
        a["teams"]["eligible"] = json!("national");
        a["section_size"] = json!(2);
    };
    let results = "white,black,result\n11,31,1-0\n32,12,1/2-1/2\n";
    let mut body = sent(&announcement(&app, change).await, NATIONAL, "", results);
    body["origin"] = json!("results");
    assert_eq!(faults(&app, &body).await, [""; 0]);
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let made = delegate.post("/api/imports", &body).await.expect(201).json;
    assert_eq!([&made["state"], &made["event"]], [&json!("waiting"), &Value::Null]);
    let path = format!("/api/imports/{}/approve", made["id"]);
    let approve = json!({ "version": made["version"] });
    let captain = app.person_as(PlayerId(42), Role::Officer);
    assert_eq!(captain.post(&path, &approve).await.verdict(), "403 forbidden");
    let approved = app.person_as(OFFICER, Role::Officer).post(&path, &approve).await;
    let approved = approved.expect(200).json;
    assert_eq!(approved["state"], "done");
    let table = tables(&app, &approved["event"]).await["sections"][0].clone();
    assert_eq!(lines(&table), ["Czechia 1 1 3 [2,1] 2", "Poland 2 2 1 [0,1] 0"]);
    let of = [0, 1].map(|team: usize| table["teams"][team]["federation"].clone());
    assert_eq!(of, ["CZE", "POL"]);
    assert_eq!(table["teams"][1]["captain"]["id"], 42);
}

/// TR-12, LAW-8.5: results of a match by post come later, by players and by the sections of teams or of boards.
#[tokio::test]
async fn results_of_a_match_come_later() {
    let app = server().await;
    let change = |a: &mut Value| a["section_size"] = json!(2);
    let results = "white,black,result\n11,21,*\n22,12,*\n";
    let list = "section,number,team,board,id,captain\nFinal,1,Rooks,1,11,\nFinal,1,Rooks,2,12,31\n\
         Final,2,Bishops,1,21,\nFinal,2,Bishops,2,22,\n";
    let mut body = sent(&announcement(&app, change).await, list, "", results);
    body["origin"] = json!("post");
    let warnings = ["results 2 - game_unfinished warning", "results 3 - game_unfinished warning"];
    assert_eq!(faults(&app, &body).await, warnings);
    let made = import(&app, &body).await.expect(201).json;
    let path = format!("/api/imports/{}/results", made["id"]);
    let record = async |person: Person<'_>, rows: &str| {
        let results = format!("white,black,result,section\n{rows}");
        person.post(&path, &json!({ "results": results })).await
    };
    for (rows, code) in [
        ("11,21,1-0,Board 2\n", "wrong_section"),
        ("12,22,1-0,\n", "wrong_colours"),
        ("11,22,1-0,\n", "not_paired"),
    ] {
        let refused = record(officer(&app), rows).await;
        assert_eq!(refused.verdict(), "422 import_has_problems");
        assert_eq!(refused.json["errors"][0]["code"], code);
    }
    let captain = app.person_as(PlayerId(31), Role::Officer);
    assert_eq!(record(captain, "11,21,1-0,\n").await.verdict(), "403 forbidden");
    record(officer(&app), "11,21,1-0,Final\n22,12,1-0,Board 2\n").await.expect(200);
    let table = tables(&app, &made["event"]).await["sections"][0].clone();
    assert_eq!(lines(&table), ["Rooks 1 1 2 [2,0] 1", "Bishops 2 2 2 [0,2] 1"]);
    let kept = officer(&app).get(&format!("/api/imports/{}", made["id"])).await.expect(200).json;
    let finished = [0, 1].map(|board: usize| kept["sections"][board]["finished"].clone());
    assert_eq!(finished, [1, 1]);
}

/// A server dies at any of its calls, carried out or not: there is one event, with its teams, everybody's line and
/// every game.
#[tokio::test]
async fn a_run_dies_anywhere() {
    let (app, front) = Front::server().await;
    officials_and_players(&app).await;
    let mut announced = announcement(&app, |a| a["section_size"] = json!(2)).await;
    let results = "white,black,result\n22,12,1-0\n";
    for (number, calls) in (1_u32..).zip((0..300).step_by(2)) {
        let carried_out = number % 2 == 0;
        let what = format!("at call {calls}, {carried_out}");
        announced["code"] = json!(format!("T/{number}"));
        let mut body = sent(&announced, &start_list(&TWO), &game_of_teams(""), results);
        body["request"] = json!(format!("request-{number}"));
        front.after(calls, carried_out);
        let first = import(&app, &body).await;
        let died = front.heal();
        // The alarm of the event may ring before that of the import.
        if number % 4 < 2 {
            for event in app.app.store.events_before(None, 200).await.expect("events") {
                app.app.set_up_event(event.id).await.expect("sections");
            }
        }
        app.wait(121);
        let swept = clock_tick::tick(&app.app).await.expect("a sweep");
        assert_eq!(swept.failed, 0, "{what}");
        let again = import(&app, &body).await;
        assert!(again.status == 200 || !first.verdict().starts_with('2'), "{what} {}", again.text);
        assert_eq!(again.json["state"], "done", "{what}");
        let table = tables(&app, &again.json["event"]).await["sections"][0].clone();
        // The result on board 1 tells them apart (TR-7.3).
        let expected = ["Rooks 1 1 2 [2,0] 1", "Bishops 2 2 2 [0,2] 1"];
        assert_eq!(lines(&table), expected, "{what}");
        for board in [0, 1] {
            assert_eq!(games_of(&app, &table["boards"][board]).await.len(), 1, "{what}");
        }
        for player in [11, 12, 21, 22] {
            let teams = app.app.store.teams_of(PlayerId(player)).await.expect("teams");
            let seats = app.app.store.seats(PlayerId(player)).await.expect("seats");
            assert_eq!([teams.len(), seats.len()], [number as usize; 2], "{what}");
        }
        let events = app.app.store.events_before(None, 200).await.expect("events");
        assert_eq!(events.len(), number as usize, "{what}");
        if !died {
            assert!(calls > 20, "only {calls} calls");
            return;
        }
    }
    panic!("it dies for ever");
}

/// TR-12: a match that is set up in several runs has all its boards.
#[tokio::test]
async fn a_large_match_comes_in_several_runs() {
    let app = TestApp::new().await;
    app.officials().await;
    let (teams, boards) = (12, 17);
    let mut list = "section,number,team,board,id\n".to_owned();
    for team in 1..=teams {
        for board in 1..=boards {
            let id = 100 * team + board;
            app.member(id, "CZE", Some(2_000), Role::Player).await;
            let _ = writeln!(list, "A,{team},Team {team},{board},{id}");
        }
    }
    let change = |a: &mut Value| {
        a["starts_at"] = json!("2026-02-01T00:00:00Z");
        a["teams"]["boards"] = json!(boards);
        a["section_size"] = json!(teams);
    };
    let body = sent(&announcement(&app, change).await, &list, "", "");
    let made = import(&app, &body).await.expect(201).json;
    assert_eq!(made["state"], "writing", "66 games on each of {boards} boards");
    for _ in 0..3 {
        app.wait(121);
        app.run_all_schedules().await;
    }
    let path = format!("/api/imports/{}", made["id"]);
    assert_eq!(officer(&app).get(&path).await.expect(200).json["state"], "done");
    let table = tables(&app, &made["event"]).await["sections"][0].clone();
    assert_eq!(table["boards"].as_array().map(Vec::len), Some(17));
    let unfinished = table["teams"].as_array().expect("teams").iter();
    let unfinished: Vec<_> = unfinished.map(|team| team["unfinished"].clone()).collect();
    assert_eq!(unfinished, vec![json!(11 * boards); 12]);
    let seats = app.app.store.seats(PlayerId(1_217)).await.expect("seats");
    assert_eq!(seats.len(), 11);
}
