//! Events that are brought here from elsewhere: what is made of a start list, games and results, and
//! what is told of all that is wrong with them.

use std::fmt::Write as _;

use axum::http::Method;
use rules::tournament::round_robin;
use rules::{Color, GameId, PlayerId};
use serde_json::{Value, json};
use store::{NoticeKind, Role};
use tests::{Answer, DAY, DELEGATE, OFFICER, Person, START, TestApp, decision};

use crate::at_desk::session_of;

/// When the events of these tests began: half a year before the tests.
pub(crate) const BEGAN: i64 = START.unix() - 180 * DAY;

/// A server with officials and five players.
pub(crate) async fn server() -> TestApp {
    let app = TestApp::new().await;
    officials_and_players(&app).await;
    app
}

pub(crate) async fn officials_and_players(app: &TestApp) {
    app.officials().await;
    for player in 1..=5 {
        app.member(player, "CZE", Some(2000 + 10 * player as u16), Role::Player).await;
    }
}

pub(crate) fn officer(app: &TestApp) -> Person<'_> {
    app.person_as(OFFICER, Role::Officer)
}

/// What a friendly event that began half a year ago says of itself.
pub(crate) async fn announcement(app: &TestApp, change: impl FnOnce(&mut Value)) -> Value {
    let at = |days: i64| json!(rules::Instant::from_unix(BEGAN + days * DAY).to_string());
    app.preset("friendly", |a| {
        a["entries_open_at"] = at(-60);
        a["entries_close_at"] = at(-30);
        a["starts_at"] = at(0);
        a["section_size"] = json!(5);
        change(a);
    })
    .await
}

/// The start list of one section of the players 1 to `players`, by their numbers.
pub(crate) fn start_list(players: u32) -> String {
    let mut csv = "section,number,id\n".to_owned();
    for player in 1..=players {
        let _ = writeln!(csv, "1,{player},{player}");
    }
    csv
}

/// The pairings of a section of the players 1 to `players`, White first.
pub(crate) fn pairs(players: u32) -> Vec<(u32, u32)> {
    let number = |number: usize| u32::try_from(number).expect("a number") + 1;
    let pairings = round_robin(players as usize, false);
    pairings.iter().map(|pairing| (number(pairing.white), number(pairing.black))).collect()
}

/// A game in PGN, its players by their numbers.
pub(crate) fn pgn((white, black): (u32, u32), moves: &str) -> String {
    format!("[Event \"Cup\"]\n[WhiteId \"{white}\"]\n[BlackId \"{black}\"]\n\n{moves}\n\n")
}

const FOOLS_MATE: &str = "1.f3 {[%ccsnt 2025.07.10,10:00]} e5 {[%ccsnt 2025.07.12,10:00]} \
    2.g4 {[%ccsnt 2025.07.13,10:00]} Qh4# {[%ccsnt 2025.07.20,10:00]} 0-1";
const SHORT_DRAW: &str = "1.e4 {[%ccsnt 2025.07.06,09:00]} c5 {[%ccsnt 2025.07.09,12:30]} 1/2-1/2";

/// An import as it is sent.
pub(crate) fn sent(announcement: &Value, start_list: &str, pgn: &str, results: &str) -> Value {
    json!({
        "request": "import-0001", "origin": "moved", "announcement": announcement,
        "start_list": start_list, "pgn": pgn, "results": results
    })
}

/// A section of players 1 to 5, brought here from `origin`, in which the lower number has won every game.
pub(crate) async fn of_five(app: &TestApp, origin: &str, change: impl FnOnce(&mut Value)) -> Value {
    let announced = announcement(app, change).await;
    let mut results = "white,black,result\n".to_owned();
    for (white, black) in pairs(5) {
        let won = if white < black { "1-0" } else { "0-1" };
        results.push_str(&format!("{white},{black},{won}\n"));
    }
    let mut body = sent(&announced, &start_list(5), "", &results);
    body["origin"] = json!(origin);
    import(app, &body).await.expect(201).json
}

/// The same of the Candidates' Tournament.
pub(crate) async fn candidates(app: &TestApp) -> Value {
    let change = |a: &mut Value| {
        a["kind"] = json!("title");
        a["entry"] = json!("invitation");
        a["stage"] = json!("world_championship_candidates");
        a["unrated_level"] = Value::Null;
        a["rated"] = json!(false);
    };
    of_five(app, "moved", change).await
}

pub(crate) async fn import(app: &TestApp, body: &Value) -> Answer {
    officer(app).post("/api/imports", body).await
}

/// The faults of a dry run: file, line, column, code, the rule where there is one, severity.
pub(crate) async fn faults(app: &TestApp, body: &Value) -> Vec<String> {
    let mut body = body.clone();
    body["dry_run"] = json!(true);
    let preview = import(app, &body).await.expect(200).json;
    let faults = preview["faults"].as_array().expect("faults").iter();
    let word = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Null => "-".to_owned(),
        other => other.to_string(),
    };
    let told = faults.map(|fault| {
        assert!(fault["detail"].as_str().is_some_and(|d| d.ends_with('.')), "{fault}");
        let members = ["file", "line", "column", "code", "rule", "severity"];
        let told = members.into_iter().filter(|m| *m != "rule" || !fault[*m].is_null());
        told.map(|m| word(&fault[m])).collect::<Vec<_>>().join(" ")
    });
    let told: Vec<String> = told.collect();
    let errors = told.iter().filter(|fault| fault.ends_with(" error")).count();
    assert_eq!(preview["can_import"], errors == 0, "{told:?}");
    told
}

/// The start list of an event by its number, and its games in the order of the pairings.
pub(crate) async fn games_of(app: &TestApp, import: &Value) -> Vec<GameId> {
    let event = import["event"].as_u64().expect("an event");
    let event = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let section = event["sections"][0]["id"].as_u64().expect("a section");
    let section = store::SectionId(u32::try_from(section).expect("a number"));
    let results = app.app.store.section_results(section).await.expect("a section");
    results.iter().map(|line| line.game).collect()
}

/// A finished event of five players: every game has its moves at their moments, the tables stand.
#[tokio::test]
async fn a_finished_event_with_its_games() {
    let app = server().await;
    let text: String = pairs(5)
        .into_iter()
        .enumerate()
        .map(|(index, pair)| pgn(pair, if index == 0 { FOOLS_MATE } else { SHORT_DRAW }))
        .collect();
    let list = "id,section,number,rating,title,fixed\n1,A,1,2111,SIM,yes\n2,A,2,,,\n3,A,3,1900,,no\n\
        4,A,4,1800,,\n5,A,5,1700,,\n";
    let mut body = sent(&announcement(&app, |_| ()).await, list, &text, "");
    assert_eq!(faults(&app, &body).await, [""; 0]);
    body["dry_run"] = json!(true);
    let preview = import(&app, &body).await.expect(200).json;
    assert_eq!([&preview["games"], &preview["finished"], &preview["players"]], [10, 10, 5]);
    assert_eq!(preview["needs_approval"], false);
    let (white, black) = pairs(5)[0];
    let first = &preview["sections"][0]["players"][0];
    assert_eq!([&first["id"], &first["half_points"]], [u64::from(black), 5]);
    assert_eq!(first["wins"], 1);
    assert!(app.app.store.events_before(None, 200).await.expect("events").is_empty());
    body["dry_run"] = json!(false);
    let made = import(&app, &body).await.expect(201).json;
    assert_eq!(made["state"], "done");
    let games = games_of(&app, &made).await;
    let game = app.person(PlayerId(white)).game(games[0]).await.expect(200).json;
    assert_eq!(game["ending"]["reason"], "checkmate");
    assert_eq!(game["ending"]["at"], "2025-07-20T10:00:00Z");
    assert_eq!(game["moves"][1]["at"], "2025-07-12T10:00:00Z");
    let drawn = app.person(PlayerId(1)).game(games[1]).await.expect(200).json;
    let ending = &drawn["ending"];
    assert_eq!([&ending["reason"], &ending["rule"]], ["recorded", "LAW-8.5"]);
    assert_eq!(ending["at"], "2025-07-09T12:30:00Z");
    // As of the start, and as of now where the list does not tell.
    let event = app.organiser().get(&format!("/api/events/{}", made["event"])).await.json;
    assert_eq!([&event["phase"], &event["publication"]], [&json!("running"), &Value::Null]);
    let section = format!("/api/sections/{}", event["sections"][0]["id"]);
    let table = app.organiser().get(&section).await.expect(200).json;
    let lines = table["players"].as_array().expect("players");
    let shown: Vec<_> = lines.iter().map(|line| line["player"]["rating"].as_u64()).collect();
    assert_eq!(shown, [Some(2111), None, Some(1900), Some(1800), Some(1700)]);
    assert_eq!(lines[0]["player"]["title"], "SIM");
    assert_eq!([&table["counts"]["finished"], &table["seed"]], [&json!(10), &Value::Null]);
    // Nobody is told of what is long over, nothing waits, and the tables can be confirmed.
    app.run_all_schedules().await;
    assert!(app.take_mails().is_empty());
    let finish = json!({ "version": event["version"] });
    let path = format!("/api/events/{}/finish", made["event"]);
    let confirmed = app.director().post(&path, &finish).await.expect(200).json;
    assert_eq!(confirmed["phase"], "finished");
    // The same request is answered with what it has made; another one under its key is refused.
    let again = import(&app, &body).await.expect(200).json;
    assert_eq!([&again["id"], &again["event"]], [&made["id"], &made["event"]]);
    body["start_list"] = json!(start_list(5));
    assert_eq!(import(&app, &body).await.verdict(), "409 request_taken");
    body["request"] = json!("import-0002");
    let refused = import(&app, &body).await;
    assert_eq!(refused.verdict(), "422 import_has_problems");
    assert_eq!(refused.json["errors"][0]["code"], "code_taken");
}

/// A running event: games go on with their moves and clocks, by days told or by time stamps, and the
/// time since is charged to nobody.
#[tokio::test]
async fn a_running_event_goes_on() {
    let app = server().await;
    let [told, stamped, unplayed] = [pairs(3)[0], pairs(3)[1], pairs(3)[2]];
    // In the middle of December White has thought for 3 days about the first move.
    let stamps = "1.d4 {[%ccsnt 2025.12.01,00:00]} d5 {[%ccsnt 2025.12.04,01:00]} *";
    let text = [pgn(told, "1.e4 e5 2.Nf3 *"), pgn(stamped, stamps), pgn(unplayed, "*")].concat();
    let results =
        format!("white,black,result,white_days,black_days\n{},{},*,31,7\n", told.0, told.1);
    let change = |a: &mut Value| {
        a["starts_at"] = json!("2025-11-30T00:00:00Z");
    };
    let body = sent(&announcement(&app, change).await, &start_list(3), &text, &results);
    assert_eq!(faults(&app, &body).await, [""; 0]);
    let made = import(&app, &body).await.expect(201).json;
    let games = games_of(&app, &made).await;
    let clocks = |game: &Value| {
        ["white", "black"].map(|side| game[side]["clock"]["days_left"].as_i64().expect("days"))
    };
    let game = app.person(PlayerId(told.1)).game(games[0]).await.expect(200).json;
    assert_eq!(clocks(&game), [31, 7]);
    assert_eq!([&game["ply"], &game["black"]["clock"]["moves_to_go"]], [3, 9]);
    let game = app.person(PlayerId(stamped.0)).game(games[1]).await.expect(200).json;
    assert_eq!(clocks(&game), [49, 47]);
    let game = app.person(PlayerId(unplayed.0)).game(games[2]).await.expect(200).json;
    assert_eq!(clocks(&game), [50, 50]);
    // It goes on like any game, and is lost on time like any game.
    app.person(PlayerId(told.1)).play(games[0], 3, "Nc6").await.expect(200);
    app.person(PlayerId(stamped.0)).play(games[1], 2, "c4").await.expect(200);
    assert_eq!(app.run_schedules().await.0, 0);
    app.wait(32 * DAY);
    app.run_schedules().await;
    let (_, game) = app.app.load_game(games[0]).await.expect("a game");
    let ending = game.ending().expect("an ending");
    assert_eq!((ending.reason.code(), ending.by), ("time_forfeiture", Some(Color::White)));
}

/// Results alone, with their letters and dates; a finished game needs no move.
#[tokio::test]
async fn results_alone() {
    let app = server().await;
    let mut csv = "black,white,result,flag,ended,section\r\n".to_owned();
    let told =
        [("1-0", ""), ("0-1", "E"), ("1/2-1/2", "A"), ("0-0", "D"), ("1-0", "C"), ("0-1", "D")];
    for ((white, black), (result, flag)) in pairs(4).into_iter().zip(told) {
        let _ = write!(csv, "{black},\"Player {white}, Given\",{result},{flag},2025-11-20,1\r\n");
    }
    let mut body = sent(&announcement(&app, |_| ()).await, &start_list(4), "", &csv);
    body["origin"] = json!("results");
    assert_eq!(faults(&app, &body).await, [""; 0]);
    let made = import(&app, &body).await.expect(201).json;
    let games = games_of(&app, &made).await;
    let mut ended = Vec::new();
    for id in games {
        let (_, game) = app.app.load_game(id).await.expect("a game");
        let ending = game.ending().expect("an ending");
        let score = (ending.score.white.0, ending.score.black.0);
        assert_eq!(ending.at.to_string(), "2025-11-20T00:00:00Z");
        ended.push((score, ending.reason.code(), ending.by));
    }
    assert_eq!(
        ended,
        [
            ((2, 0), "recorded", None),
            ((0, 2), "time_forfeiture", Some(Color::White)),
            ((1, 1), "adjudication", None),
            ((0, 0), "default", None),
            ((0, 0), "cancelled", None),
            ((0, 2), "default", Some(Color::White)),
        ]
    );
}

/// An import's director finds it, and another one does not.
async fn its_director_finds_it(app: &TestApp, made: &Value) {
    let director = app.person_as(tests::DIRECTOR, Role::Director);
    let listed = director.get("/api/imports").await.expect(200).json["imports"].clone();
    assert_eq!([&listed[0]["id"], &listed[1]], [&made["id"], &Value::Null]);
    let path = format!("/api/imports/{}", made["id"]);
    assert_eq!(director.get(&path).await.expect(200).json, listed[0]);
    app.member(77, "NOR", None, Role::Director).await;
    let other = app.person_as(PlayerId(77), Role::Director);
    assert_eq!(other.get("/api/imports").await.expect(200).json["imports"], json!([]));
    assert_eq!(other.get(&path).await.verdict(), "404 unknown_import");
    // Results are an official's decision (ASVS 4.3.3); a look at what they would come to is none.
    let token = session_of(app, tests::DIRECTOR, &[Role::Director], None);
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    for (dry_run, verdict) in [(true, "200"), (false, "403 passkey_proof_needed")] {
        let body = json!({ "results": "white,black,result\n", "dry_run": dry_run }).to_string();
        let answer = app.request(Method::POST, &format!("{path}/results"), &headers, body).await;
        assert_eq!(answer.verdict(), verdict);
    }
}

/// The other results of a postal event come later, all or none of them, and are told to the players.
#[tokio::test]
async fn results_that_come_later() {
    let app = server().await;
    let announced = announcement(&app, |a| a["organiser"] = json!("CZE")).await;
    let results = "white,black,result\n1,2,1-0\n3,1,*\n2,3,*\n";
    let mut body = sent(&announced, &start_list(3), "", results);
    body["origin"] = json!("post");
    let made = import(&app, &body).await.expect(201).json;
    let event = app.organiser().get(&format!("/api/events/{}", made["event"])).await;
    assert_eq!(event.expect(200).json["announcement"]["medium"], "post");
    let path = format!("/api/imports/{}/results", made["id"]);
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let record = async |person: Person<'_>, results: &str, dry_run: bool| {
        person.post(&path, &json!({ "results": results, "dry_run": dry_run })).await
    };
    for (person, verdict) in [
        (app.person(PlayerId(1)), "403 forbidden"),
        (app.organiser(), "403 forbidden"),
        (app.person_as(PlayerId(2), Role::Officer), "403 forbidden"),
        (app.person_as(PlayerId(5), Role::Director), "404 unknown_import"),
    ] {
        assert_eq!(record(person, results, false).await.verdict(), verdict);
    }
    let bad = "white,black,result,flag\n1,2,0-1,\n3,1,1-0,\n2,3,1/2-1/2,D\n";
    let refused = record(delegate, bad, false).await;
    assert_eq!(refused.verdict(), "422 import_has_problems");
    let codes = |answer: &Answer, list: &str| {
        let errors = answer.json[list].as_array().expect("errors").iter();
        errors.map(|e| format!("{} {}", e["line"], e["code"].as_str().unwrap_or("-"))).collect()
    };
    let told: Vec<String> = codes(&refused, "errors");
    assert_eq!(told, ["2 game_finished", "4 impossible_result"]);
    let told: Vec<String> = codes(&record(delegate, bad, true).await.expect(200), "faults");
    assert_eq!(told.len(), 2);
    app.wait(DAY);
    let good = "white,black,result,flag\n1,2,1-0,\n3,1,1-0,E\n";
    let finished = async || {
        let kept = officer(&app).get(&format!("/api/imports/{}", made["id"])).await.expect(200);
        kept.json["sections"][0]["finished"].clone()
    };
    assert_eq!(finished().await, 1);
    let counts =
        |answer: Answer| [answer.json["recorded"].clone(), answer.json["repeated"].clone()];
    assert_eq!(counts(record(delegate, good, true).await.expect(200)), [1, 1]);
    assert_eq!(counts(record(delegate, good, false).await.expect(200)), [1, 1]);
    assert_eq!(finished().await, 2);
    assert_eq!(counts(record(officer(&app), good, false).await.expect(200)), [0, 2]);
    its_director_finds_it(&app, &made).await;
    let director = app.person_as(tests::DIRECTOR, Role::Director);
    let last = "white,black,result\n2,3,1/2-1/2\n";
    assert_eq!(counts(record(director, last, false).await.expect(200)), [1, 0]);
    assert_eq!(finished().await, 3);
    let games = games_of(&app, &made).await;
    for (game, reason) in games.into_iter().zip(["recorded", "recorded", "time_forfeiture"]) {
        let (_, game) = app.app.load_game(game).await.expect("a game");
        let ending = game.ending().expect("an ending");
        assert_eq!(ending.reason.code(), reason);
    }
    // Games that are played here are not ended so.
    let change = |a: &mut Value| {
        a["code"] = json!("T/2026-02");
        a["starts_at"] = json!("2026-02-01T00:00:00Z");
    };
    let mut body = sent(&announcement(&app, change).await, &start_list(3), "", "");
    body["request"] = json!("import-0003");
    let moved = import(&app, &body).await.expect(201).json;
    let path = format!("/api/imports/{}/results", moved["id"]);
    let answer = officer(&app).post(&path, &json!({ "results": last })).await;
    assert_eq!(codes(&answer, "errors"), ["2 played_here"]);
}

/// What is played on by post has no clock here: nobody can move, and no flag falls.
#[tokio::test]
async fn postal_games_wait_for_their_results() {
    let app = server().await;
    let pairs = pairs(3);
    let mut csv = "white,black,result\n".to_owned();
    for (index, (white, black)) in pairs.iter().enumerate() {
        let result = if index == 0 { "1-0" } else { "*" };
        let _ = writeln!(csv, "{white},{black},{result}");
    }
    let change = |a: &mut Value| {
        a["rated"] = json!(true);
        a["unrated_level"] = json!(1_800);
        a["time_control"] = json!("10 moves in 20 days");
    };
    let announcement = announcement(&app, change).await;
    let mut body = sent(&announcement, &start_list(3), "", &csv);
    assert_eq!(faults(&app, &body).await[0], "announcement - - too_little_time TR-9.2 error");
    body["origin"] = json!("post");
    let warnings = ["results 3 - game_unfinished warning", "results 4 - game_unfinished warning"];
    assert_eq!(faults(&app, &body).await, warnings);
    let made = import(&app, &body).await.expect(201).json;
    assert_eq!([&made["origin"], &made["sections"][0]["finished"]], [&json!("post"), &json!(1)]);
    let games = games_of(&app, &made).await;
    let moved = app.person(PlayerId(pairs[1].0)).play(games[1], 0, "e4").await;
    assert_eq!(moved.verdict(), "409 played_elsewhere LAW-8.5");
    app.wait(400 * DAY);
    app.run_schedules().await;
    let (stored, game) = app.app.load_game(games[1]).await.expect("a game");
    assert!(game.ending().is_none() && stored.alarm_at.is_none());
    // SKS-1.3: less than 20 days for 10 moves is not rated by post either.
    body["announcement"]["time_control"] = json!("10 moves in 19 days");
    body["announcement"]["code"] = json!("T/2026-02");
    assert_eq!(faults(&app, &body).await[0], "announcement - - too_little_time TR-9.2 error");
}

/// LAW-7.2: the director of a game by post says from where it goes on after an illegal move; both
/// players read it, and nothing is done to the game here.
#[tokio::test]
async fn a_position_is_restored_by_post() {
    let app = server().await;
    let change = |a: &mut Value| a["rated"] = json!(false);
    let unfinished = "white,black,result\n1,2,*\n2,3,*\n3,1,*\n";
    let mut body = sent(&announcement(&app, change).await, &start_list(3), "", unfinished);
    body["origin"] = json!("post");
    let made = import(&app, &body).await.expect(201).json;
    let game = games_of(&app, &made).await[0];
    let (stored, _) = app.app.load_game(game).await.expect("a game");
    let director = app.person_as(tests::DIRECTOR, Role::Director);
    let path = format!("/api/director/sections/{}/decisions", stored.section.0);
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let with = |position: &str| json!({ "game": game.0, "position": position });
    for (more, verdict) in [
        (json!({ "game": game.0 }), "422 invalid_body"),
        (with("1.e4"), "422 no_such_position LAW-7.2"),
        (with("e\n4"), "422 invalid_body"),
        (json!({ "game": 999_999, "position": fen }), "404 unknown_game"),
    ] {
        let answer = director.post(&path, &decision("restore_position", more)).await;
        assert_eq!(answer.verdict(), verdict, "{}", answer.text);
    }
    let other = decision("warn", json!({ "player": 1, "position": fen }));
    assert_eq!(director.post(&path, &other).await.verdict(), "422 invalid_body");
    let body = decision("restore_position", with(&format!(" {fen} ")));
    let made = director.post(&path, &body).await.expect(201).json;
    assert_eq!(made["position"], json!({ "variant": "chess", "fen": fen }));
    assert_eq!(made["games"], json!([{ "game": game.0, "what": [] }]));
    assert_eq!([&made["rule"], &made["done"]], [&json!(null), &json!(true)]);
    assert_eq!(director.post(&path, &body).await.expect(200).json, made);
    let mut moved = body.clone();
    moved["position"] = json!(fen.replace("4P3", "3P4"));
    assert_eq!(director.post(&path, &moved).await.verdict(), "409 request_taken");
    // Another position takes the place of the first.
    let undoes = json!({ "game": game.0, "position": fen, "undoes": made["id"] });
    director.post(&path, &decision("restore_position", undoes)).await.expect(201);
    for player in stored.terms.players {
        let read = app.person(player).get(&format!("/api/games/{game}/decisions")).await;
        let read = read.expect(200).json;
        assert_eq!(read["decisions"][1]["position"]["fen"], fen, "{read}");
        let told = app.app.store.pending_notices(player).await.expect("notices");
        let told = told.iter().filter(|each| matches!(each.notice.kind, NoticeKind::Warned { .. }));
        assert_eq!(told.count(), 2);
        let row = app.person(player).games("running").await.expect(200).json["games"][0].clone();
        assert_eq!([&row["stands"], &row["your_move"]], [&json!("elsewhere"), &json!(false)]);
    }
    let stranger = (1..=3).map(PlayerId).find(|id| stored.players().find(|it| it == id).is_none());
    let stranger = app.person(stranger.expect("a third player"));
    let read = stranger.get(&format!("/api/games/{game}/decisions")).await;
    assert_eq!(read.verdict(), "403 forbidden");
    let (after, _) = app.app.load_game(game).await.expect("a game");
    assert_eq!(after.log, stored.log);
    // What is decided about the whole section starts no clock of a game that is played elsewhere.
    let resumed = director.post(&path, &decision("resume_clocks", json!({}))).await;
    assert_eq!(resumed.verdict(), "409 played_elsewhere LAW-8.5");
}
