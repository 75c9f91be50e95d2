//! The archive: what is in it and what is not, found by what is known of a game and by the positions that it went
//! through.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use tempfile::TempDir;
use tests::{Answer, DAY, DIRECTOR, TestApp, as_function, decision};

use crate::spectators::Scene;

pub(crate) async fn look(app: &TestApp, path: &str) -> Answer {
    app.request(Method::GET, path, &[], "").await
}

pub(crate) async fn build(app: &TestApp) {
    as_function("build-archive", build_archive::tick(&app.app)).await.expect("an archive");
}

async fn games(app: &TestApp, query: &str) -> Value {
    look(app, &format!("/api/archive/games?{query}")).await.expect(200).json
}

async fn found(app: &TestApp, query: &str) -> u64 {
    games(app, query).await["found"].as_u64().expect("a number")
}

fn ids(games: &Value) -> Vec<u64> {
    let games = games["games"].as_array().expect("games");
    games.iter().map(|game| game["id"].as_u64().expect("a number")).collect()
}

/// A section of six games: one of six half-moves that White has resigned, two without a move, three that go on.
pub(crate) async fn scene() -> Scene {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    scene.play(0, "d4 d5 c4 e6 Nc3 Nf6").await;
    scene.app.person(scene.white).resign(scene.game).await.expect(200);
    scene.app.wait(DAY);
    scene.finish(2).await;
    scene.app.wait(DAY);
    scene
}

#[tokio::test]
async fn games_that_are_over_are_found_and_no_others() {
    let scene = scene().await;
    let app = &scene.app;
    let verdict = look(app, "/api/archive/games").await.verdict();
    assert_eq!(verdict, "404 archive_not_built");
    build(app).await;
    let all = games(app, "").await;
    assert_eq!((all["found"].as_u64(), ids(&all).len()), (Some(3), 3));
    // The latest first.
    let game = &all["games"][2];
    assert_eq!(game["id"], scene.game.0);
    assert_eq!(
        (&game["white"]["id"], &game["black"]["id"]),
        (&json!(scene.white), &json!(scene.black))
    );
    assert_eq!(
        (&game["white_halves"], &game["black_halves"], &game["reason"]),
        (&json!(0), &json!(2), &json!("resignation"))
    );
    assert_eq!(
        (&game["moves"], &game["white_rating"], &game["event"]),
        (&json!(3), &json!(2000), &json!(1))
    );
    assert_eq!(game["opening"]["eco"], "D35");
    assert_eq!((&game["kind"], &game["section"]["id"]), (&json!("special"), &json!(scene.section)));
    // What ends later is in the next one.
    scene.finish(1).await;
    build(app).await;
    assert_eq!(found(app, "").await, 3, "one a day");
    app.wait(DAY);
    build(app).await;
    assert_eq!(found(app, "").await, 4);
}

#[tokio::test]
async fn each_question_is_asked_of_every_game() {
    let scene = scene().await;
    let app = &scene.app;
    build(app).await;
    let (white, black) = (scene.white, scene.black);
    let ended = app.app.clock.now().to_utc().date_naive();
    let (first, second) = (ended - chrono::Days::new(2), ended - chrono::Days::new(1));
    for (query, expected) in [
        (format!("player={white}&opponent={black}"), 1),
        (format!("player={white}&opponent={black}&color=white"), 1),
        (format!("player={white}&opponent={black}&color=black"), 0),
        (format!("player={black}&result=won&opponent={white}"), 1),
        (format!("player={white}&result=won&opponent={black}"), 0),
        ("player=9999".to_owned(), 0),
        ("result=black".to_owned(), 3),
        ("result=draw".to_owned(), 0),
        ("event=1".to_owned(), 3),
        ("event=2".to_owned(), 0),
        ("kind=special".to_owned(), 3),
        ("kind=friendly".to_owned(), 0),
        ("variant=chess".to_owned(), 3),
        ("variant=makruk".to_owned(), 0),
        (format!("until={first}"), 1),
        (format!("from={second}"), 2),
        ("rating_from=2000&rating_to=2000".to_owned(), 3),
        ("rating_from=2001".to_owned(), 0),
        ("federation=CZE".to_owned(), 3),
        ("federation=GER".to_owned(), 0),
        ("ending=resignation".to_owned(), 3),
        ("ending=agreement".to_owned(), 0),
        ("eco=d3".to_owned(), 1),
        ("opening=declined+queen".to_owned(), 1),
        // As people type them.
        ("opening=QUEENS+gambit".to_owned(), 1),
        ("opening=queen%E2%80%99s+declin".to_owned(), 1),
        ("opening=defence".to_owned(), 1),
        ("opening=ueen".to_owned(), 0),
        // Nothing is asked by an empty field.
        ("opening=&eco=+".to_owned(), 3),
        ("moves_from=3".to_owned(), 1),
        ("moves_to=2".to_owned(), 2),
        // By whatever moves.
        ("play=c4,e6,d4,d5".to_owned(), 1),
        ("play=d2d4,g8f6".to_owned(), 0),
        (
            "fen=rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/8/PP2PPPP/RNBQKBNR+w+KQkq+-+0+3&play=Nc3".to_owned(),
            1,
        ),
        ("fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR+w+KQkq+-+0+1&eco=D".to_owned(), 1),
    ] {
        assert_eq!(found(app, &query).await, expected, "{query}");
        let pgn = look(app, &format!("/api/archive/pgn?{query}")).await.expect(200).text;
        assert_eq!(pgn.matches("[Event ").count() as u64, expected, "{query}");
    }
}

#[tokio::test]
async fn a_players_score_is_that_of_the_games_that_are_found() {
    let scene = scene().await;
    let app = &scene.app;
    build(app).await;
    let (white, black) = (scene.white, scene.black);
    let score = async |query: String| games(app, &query).await["score"].clone();
    assert_eq!(score("result=black".to_owned()).await, Value::Null);
    let one = |won, lost| json!({ "games": won + lost, "won": won, "drawn": 0, "lost": lost });
    assert_eq!(score(format!("player={white}&opponent={black}")).await, one(0, 1));
    assert_eq!(score(format!("player={black}&opponent={white}")).await, one(1, 0));
    assert_eq!(score(format!("player={black}&color=black&result=lost")).await, one(0, 0));
    assert_eq!(score("player=9999".to_owned()).await, one(0, 0));
}

#[tokio::test]
async fn a_players_record_is_told_by_colour_opening_and_opponent() {
    let scene = scene().await;
    let app = &scene.app;
    build(app).await;
    let (white, black) = (scene.white, scene.black);
    let record = async |query: String| {
        look(app, &format!("/api/archive/record?{query}")).await.expect(200).json
    };
    let score =
        |won: u32, lost: u32| json!({ "games": won + lost, "won": won, "drawn": 0, "lost": lost });
    let against = record(format!("player={white}&opponent={black}")).await;
    assert_eq!((&against["white"], &against["black"]), (&score(0, 1), &score(0, 0)));
    let family = "Queen's Gambit Declined";
    let opening =
        |color: &str, score: &Value| json!([{ "family": family, "color": color, "score": score }]);
    assert_eq!(against["openings"], opening("white", &score(0, 1)));
    assert_eq!(against["opponents_total"], 1);
    assert_eq!(against["opponents"][0]["opponent"]["id"], json!(black));
    assert_eq!(against["opponents"][0]["score"], score(0, 1));
    let listed = games(app, &format!("player={white}&opponent={black}")).await;
    assert_eq!(against["opponents"][0]["last_ended_at"], listed["games"][0]["ended_at"]);
    let other_side = record(format!("player={black}&opponent={white}")).await;
    assert_eq!((&other_side["white"], &other_side["black"]), (&score(0, 0), &score(1, 0)));
    assert_eq!(other_side["openings"], opening("black", &score(1, 0)));

    // All of it together is all games of the player, whoever was met.
    for player in [white, black, scene.third] {
        let record = record(format!("player={player}")).await;
        let all = games(app, &format!("player={player}")).await;
        let sum = |member: &str| {
            let opponents = record["opponents"].as_array().expect("opponents").iter();
            opponents.map(|line| line["score"][member].as_u64().expect("a number")).sum::<u64>()
        };
        for member in ["games", "won", "drawn", "lost"] {
            let both =
                ["white", "black"].map(|color| record[color][member].as_u64().expect("a number"));
            assert_eq!(json!(sum(member)), all["score"][member], "{player} {member}");
            assert_eq!(json!(both.iter().sum::<u64>()), all["score"][member], "{player} {member}");
        }
    }
    assert_eq!(found(app, &format!("player={white}&family=Queen's+Gambit+Declined")).await, 1);
    assert_eq!(found(app, &format!("player={white}&family=Queen's+Gambit")).await, 0);
    let nobody = record("player=9999".to_owned()).await;
    assert_eq!((&nobody["white"], &nobody["opponents"]), (&score(0, 0), &json!([])));
    for query in ["", "result=draw", "player=1&limit=3", "player=1&family=Nonsense"] {
        let refused = look(app, &format!("/api/archive/record?{query}")).await;
        assert_eq!(refused.verdict(), "400 invalid_query", "{query}");
    }
}

#[tokio::test]
async fn an_archive_that_is_damaged_is_built_again() {
    let folder = TempDir::new().expect("a folder");
    let scene = scene().await;
    let app = scene.app.configured(|app| on_disk(app, &folder));
    build(&app).await;
    assert_eq!(found(&app, "play=d4").await, 1);
    let archive = folder.path().join("archive");
    for file in ["catalog", "directory", "positions"] {
        let head = std::fs::read(archive.join("current.json")).expect("a head");
        let head: Value = serde_json::from_slice(&head).expect("JSON");
        let path = archive.join(head["folder"].as_str().expect("a folder")).join(file);
        let bytes = std::fs::read(&path).expect("a file");
        std::fs::write(&path, &bytes[..bytes.len() - 1]).expect("a file");
        build(&app).await;
        assert_eq!(found(&app, "play=d4").await, 1, "{file}");
        let again = std::fs::read(archive.join("current.json")).expect("a head");
        assert_ne!(serde_json::from_slice::<Value>(&again).expect("JSON"), head, "{file}");
    }
}

fn on_disk(app: app::App, folder: &TempDir) -> app::App {
    app::App { files: post::Files::folder(folder.path()).expect("files"), ..app }
}

#[tokio::test]
async fn archives_that_nobody_reads_are_taken_away() {
    let folder = TempDir::new().expect("a folder");
    let scene = scene().await;
    let app = &scene.app.configured(|app| on_disk(app, &folder));
    let folders = async || {
        let mut folders = app.app.files.folders("archive").await.expect("folders");
        folders.retain(|folder| folder != "dumps");
        folders
    };
    let begun = |seconds: i64| format!("{}-0", app.app.clock.now().unix() + seconds);
    // One that died long ago, and one that may go on.
    let (dead, alive) = (begun(-DAY), begun(-60));
    for folder in [&dead, &alive] {
        let path = format!("archive/{folder}/positions");
        app.app.files.put(&path, vec![1]).await.expect("a file");
    }
    build(app).await;
    let first = folders().await;
    assert!(!first.contains(&dead) && first.contains(&alive) && first.len() == 2, "{first:?}");
    for _ in 0..3 {
        app.wait(DAY);
        build(app).await;
    }
    // The present one, and the one before.
    assert_eq!(folders().await.len(), 2);
    assert_eq!(found(app, "").await, 3);
}

#[tokio::test]
async fn what_was_played_in_a_position_is_counted() {
    let scene = scene().await;
    let app = &scene.app;
    build(app).await;
    let start = look(app, "/api/archive/position").await.expect(200).json;
    assert_eq!(start["fen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(
        start["counts"],
        json!({ "games": 3, "white_wins": 0, "draws": 0, "black_wins": 3 })
    );
    let counts = json!({ "games": 1, "white_wins": 0, "draws": 0, "black_wins": 1 });
    let year = start["years"][0]["year"].clone();
    assert_eq!(
        start["moves"],
        json!([{ "uci": "d2d4", "san": "d4", "counts": counts, "average_rating": 2000, "last_year": year }])
    );
    assert_eq!(start["ratings"], json!([{ "from": 2000, "counts": start["counts"] }]));
    let path = "/api/archive/position?play=c4,e6,d4,d5";
    let transposed = look(app, path).await.expect(200).json;
    assert_eq!(transposed["opening"], json!({ "eco": "D30", "name": "Queen's Gambit Declined" }));
    assert_eq!(transposed["moves"][0]["san"], "Nc3");
    let end = look(app, &format!("{path},b1c3,Nf6")).await.expect(200).json;
    assert_eq!((&end["counts"], &end["moves"]), (&counts, &json!([])));
    // A position of another variant is another one.
    let makruk = look(app, "/api/archive/position?variant=makruk").await.expect(200).json;
    assert_eq!((&makruk["counts"]["games"], &makruk["opening"]), (&json!(0), &Value::Null));
    let of_nobody = look(app, &format!("{path}&player=9999")).await.expect(200).json;
    assert_eq!(of_nobody["counts"]["games"], 0);
}

#[tokio::test]
async fn pages_follow_each_other_and_come_to_an_end() {
    let scene = scene().await;
    let app = &scene.app;
    scene.finish(3).await;
    build(app).await;
    let all = ids(&games(app, "").await);
    assert_eq!(all.len(), 6);
    let (mut read, mut after) = (Vec::new(), String::new());
    loop {
        let page = games(app, &format!("limit=2{after}")).await;
        assert_eq!(page["found"], 6);
        read.extend(ids(&page));
        let Some(next) = page["next"].as_str() else { break };
        after = format!("&after={next}");
    }
    assert_eq!(read, all);
}

#[tokio::test]
async fn a_game_that_runs_again_is_not_given_away() {
    let scene = scene().await;
    let app = &scene.app;
    build(app).await;
    let pgn = async || look(app, "/api/archive/pgn").await.expect(200).text;
    assert!(pgn().await.contains(&format!("[GameId \"{}\"]", scene.game)));
    let reinstated = decision("reinstate", json!({ "game": scene.game.0 }));
    let director = app.person_as(DIRECTOR, store::Role::Director);
    let path = format!("/api/director/sections/{}/decisions", scene.section);
    director.post(&path, &reinstated).await.expect(201);
    // Nothing of it is told any more, though the archive has it.
    assert!(!pgn().await.contains(&format!("[GameId \"{}\"]", scene.game)));
    assert!(!ids(&games(app, "").await).contains(&u64::from(scene.game.0)));
    assert_eq!(found(app, "play=d4").await, 0);
    let start = look(app, "/api/archive/position").await.expect(200).json;
    assert_eq!((&start["counts"]["games"], &start["moves"]), (&json!(2), &json!([])));
    // It may be told again once it has ended again.
    app.person(scene.black).resign(scene.game).await.expect(200);
    assert_eq!(found(app, "play=d4").await, 1);
    director.post(&path, &decision("reinstate", json!({ "game": scene.game.0 }))).await.expect(201);
    assert_eq!(found(app, "play=d4").await, 0);
    // The next archive is without it.
    app.wait(DAY);
    build(app).await;
    assert_eq!(found(app, "").await, 2);
}

#[tokio::test]
async fn what_cannot_be_asked_is_refused() {
    let scene = scene().await;
    let app = &scene.app;
    build(app).await;
    for query in [
        "color=white",
        "opponent=2",
        "player=2&opponent=2",
        "result=won",
        "result=maybe",
        "ending=boredom",
        "kind=party",
        "variant=shogi",
        "federation=Czechia",
        "from=2026-02-01&until=2026-01-01",
        "from=yesterday",
        "rating_from=2500&rating_to=2400",
        "moves_from=9&moves_to=8",
        "fen=nonsense",
        "fen=8/8/8/8/8/8/8/8+w+-+-+0+1",
        "play=e4,e4",
        "limit=0",
        "limit=201",
        "after=x",
        "who=me",
        "player=-1",
    ] {
        for path in ["games", "position", "pgn"] {
            let answer = look(app, &format!("/api/archive/{path}?{query}")).await;
            assert_eq!(answer.verdict(), "400 invalid_query", "{path}?{query}");
        }
    }
    // These two have no pages.
    for path in ["position?limit=2", "pgn?limit=2", "pgn?after=MQ"] {
        let answer = look(app, &format!("/api/archive/{path}")).await;
        assert_eq!(answer.verdict(), "400 invalid_query", "{path}");
    }
    let long = format!("play={}", ["Nf3,Nf6,Ng1,Ng8"; 151].join(","));
    assert_eq!(
        look(app, &format!("/api/archive/games?{long}")).await.verdict(),
        "400 invalid_query"
    );
    let letters = format!("opening={}", "a".repeat(101));
    assert_eq!(
        look(app, &format!("/api/archive/games?{letters}")).await.verdict(),
        "400 invalid_query"
    );
}

#[tokio::test]
async fn a_friendly_game_is_found_as_one() {
    let app = TestApp::new().await;
    for player in [1, 2] {
        app.member(player, "CZE", Some(2_100), store::Role::Player).await;
    }
    let terms = json!({
        "variant": "chess960", "start": { "kind": "number", "number": 100 }, "time_control": "1 moves in 3 days",
        "leave_days": 30, "silence": "forty_days", "draw_offers": { "policy": "once" },
        "conditional_moves": "linear", "engines": true, "color": "white", "games": 1
    });
    let challenge = json!({
        "request": "one", "to": { "kind": "player", "player": 2 }, "terms": terms, "words": null, "answers": null
    });
    let sent = app.person(PlayerId(1)).post("/api/challenges", &challenge).await.expect(201);
    let path = format!("/api/challenges/{}/accept", sent.json["id"]);
    let accepted = app.person(PlayerId(2)).post(&path, &json!({})).await.expect(200);
    let game = accepted.json["state"]["games"][0].as_u64().expect("a game");
    let game = rules::GameId(u32::try_from(game).expect("a number"));
    app.person(PlayerId(2)).resign(game).await.expect(200);
    build(&app).await;
    let all = games(&app, "kind=friendly&variant=chess960&federation=CZE").await;
    assert_eq!(ids(&all), [u64::from(game.0)]);
    let seen = &all["games"][0];
    assert_eq!(
        (&seen["event"], &seen["kind"], &seen["section"]["friendly"]),
        (&Value::Null, &Value::Null, &json!("game"))
    );
    assert_eq!(seen["white_rating"], Value::Null);
}
