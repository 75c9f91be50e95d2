//! What is taken out at stable addresses: games in PGN, crosstables, parts of rating lists.

use axum::http::Method;
use rules::{PlayerId, pgn};
use serde_json::json;
use store::Role;
use tests::{DAY, DIRECTOR, Quarter, database_request};

use crate::spectators::{STRANGER, Scene, live};

/// The games of a file: White, result, half-moves.
fn games_of(text: &str) -> Vec<(String, String, usize)> {
    let read = |game: Result<pgn::PgnGame, _>| {
        let game = game.expect("a game");
        let tag = |name| game.header(name).unwrap_or_default().to_owned();
        (tag("White"), tag("Result"), game.moves.len())
    };
    // A file of no games is no PGN.
    let games = if text.is_empty() { Vec::new() } else { pgn::read(text) };
    games.into_iter().map(read).collect()
}

#[tokio::test]
async fn a_section_in_pgn_shows_what_its_games_show() {
    let scene = Scene::new(live(1, 1)).await;
    let app = &scene.app;
    let path = format!("/api/sections/{}/pgn", scene.section);
    scene.play(0, "e4 e5 Nf3").await;
    // Nothing is finished yet: spectators see nothing, players their own games, directors all.
    assert_eq!(games_of(&scene.guest(&path).await.expect(200).text), []);
    let director = app.person_as(DIRECTOR, Role::Director);
    assert_eq!(games_of(&director.get(&path).await.expect(200).text).len(), 6);
    let own = games_of(&app.person(scene.white).get(&path).await.expect(200).text);
    assert_eq!(own.len(), 3);
    assert!(own.iter().any(|(_, result, plies)| (result.as_str(), *plies) == ("*", 3)));
    scene.finish(1).await;
    // Then running games are shown one move behind, each as its own page shows it.
    let answer = app.person(STRANGER).get(&path).await.expect(200);
    let games = games_of(&answer.text);
    assert_eq!(games.len(), 6);
    let plies: Vec<usize> = games.iter().map(|game| game.2).collect();
    assert_eq!(plies.iter().sum::<usize>(), 1, "{}", answer.text);
    let one = scene.guest(&format!("/api/games/{}/pgn", scene.game)).await.expect(200).text;
    assert!(answer.text.contains(&one), "{one}");
    assert_eq!(answer.header("content-type"), "application/x-chess-pgn; charset=utf-8");
    let name = format!("attachment; filename=\"posthorn-section-{}.pgn\"", scene.section);
    assert_eq!(answer.header("content-disposition"), name);
    // In ICCF's order.
    let tags: Vec<&str> = one.lines().filter_map(|line| line.strip_prefix('[')).collect();
    let names: Vec<&str> = tags.iter().filter_map(|tag| tag.split(' ').next()).collect();
    let order = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
    assert_eq!(names[..7], order);
    let rest = [
        ["WhiteElo", "BlackElo", "WhiteCountry", "BlackCountry", "WhiteId", "BlackId"].as_slice(),
        &["GameId", "TimeControl", "Termination", "ECO", "Opening"],
    ];
    assert_eq!(names[7..], rest.concat());
    let number = scene.game.to_string();
    let page = format!("https://posthorn.example/game/{number}");
    let read = pgn::read(&one).remove(0).expect("a game");
    for (name, value) in [
        ("Site", page.as_str()),
        ("GameId", &number),
        ("TimeControl", "10/4320000"),
        ("Termination", "unterminated"),
        ("ECO", "B00"),
        ("Opening", "King's Pawn Game"),
    ] {
        assert_eq!(read.header(name), Some(value));
    }
}

#[tokio::test]
async fn events_players_and_periods_choose_games() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    scene.finish(2).await;
    let ended = async |path: String| games_of(&scene.guest(&path).await.expect(200).text).len();
    assert_eq!(ended("/api/events/1/pgn".to_owned()).await, 2);
    let mut of_players = 0;
    for player in 1..=4 {
        of_players += ended(format!("/api/players/{player}/pgn")).await;
    }
    assert_eq!(of_players, 4);
    let first = scene.app.app.clock.now().to_utc().date_naive();
    scene.app.wait(DAY);
    scene.finish(1).await;
    let second = scene.app.app.clock.now().to_utc().date_naive();
    for (query, games) in [
        (format!("until={first}"), 2),
        (format!("from={first}&until={first}"), 2),
        (format!("from={second}"), 1),
        (format!("from={first}"), 3),
        ("until=2026-01-01".to_owned(), 0),
    ] {
        assert_eq!(ended(format!("/api/events/1/pgn?{query}")).await, games, "{query}");
    }
    // A player sees the own games in it, with a period only those that ended.
    let white = scene.app.person(scene.white);
    let path = format!("/api/players/{}/pgn", scene.white);
    assert_eq!(games_of(&white.get(&path).await.text).len(), 3);
    let all = white.get(&format!("{path}?from=2026-01-01")).await.text;
    assert!(games_of(&all).len() < 3);
    for (path, verdict) in [
        ("/api/events/9/pgn", "404 unknown_event"),
        ("/api/events/x/pgn", "404 unknown_event"),
        ("/api/sections/9/pgn", "404 unknown_section"),
        ("/api/players/9999/pgn", "404 unknown_player"),
        ("/api/events/1/pgn?from=x", "400 invalid_query"),
        ("/api/events/1/pgn?since=2026-01-01", "400 invalid_query"),
        ("/api/events/1/pgn?from=2026-02-01&until=2026-01-01", "400 invalid_query"),
    ] {
        assert_eq!(scene.guest(path).await.verdict(), verdict, "{path}");
    }
}

#[tokio::test]
async fn a_crosstable_is_a_file_and_a_fragment() {
    let scene = Scene::new(live(2, 1)).await;
    let table = |kind: &str| format!("/api/sections/{}/table.{kind}", scene.section);
    scene.finish(1).await;
    // One game is over: it stands in the table at once.
    let csv = scene.guest(&table("csv")).await.expect(200);
    let lines: Vec<&str> = csv.text.lines().collect();
    assert_eq!(lines[0], "No;Country;ID;Title;Name;Rating;1;2;3;4;Score;Wins;SB;Games;Place");
    assert_eq!(lines.len(), 5);
    let ended = |line: &&&str| line.split(';').nth_back(1) == Some("1");
    assert_eq!(lines[1..].iter().filter(ended).count(), 2, "{}", csv.text);
    scene.finish(1).await;
    let csv = scene.guest(&table("csv")).await.expect(200);
    let won = |line: &str| line.split(';').nth(11).and_then(|wins| wins.parse::<u32>().ok());
    assert_eq!(csv.text.lines().filter_map(won).sum::<u32>(), 2, "{}", csv.text);
    assert!(csv.header("content-disposition").ends_with("-1.csv\""));
    let json = scene.guest(&table("json")).await.expect(200).json;
    let page = scene.guest(&format!("/api/sections/{}", scene.section)).await.expect(200).json;
    assert_eq!(json, page);
    // Another site embeds it.
    let origin = ("origin", "https://federation.example");
    let html = scene.app.request(Method::GET, &table("html"), &[origin], "").await.expect(200);
    assert_eq!(html.header("access-control-allow-origin"), origin.1);
    assert_eq!(html.header("content-type"), "text/html; charset=utf-8");
    assert!(html.header("content-security-policy").starts_with("default-src 'none'"));
    assert_eq!(html.text.matches("<tr>").count(), 5);
    assert_eq!(html.text.matches("class=\"own\"").count(), 4);
    let link = format!("href=\"https://posthorn.example/section/{}\"", scene.section);
    assert!(html.text.contains(&link) && !html.text.contains("<script"));
    assert_eq!(scene.guest("/api/sections/99/table.csv").await.verdict(), "404 unknown_section");
}

/// Names come from people: nothing of them is read as HTML.
#[tokio::test]
async fn a_fragment_is_escaped() {
    let app = tests::TestApp::new().await;
    app.officials().await;
    let name = "<img src=x onerror=\"alert(1)\">&'";
    let announcement = app
        .preset("friendly", |a| {
            a["name"] = json!(name);
            a["section_size"] = json!(4);
        })
        .await;
    let event = app.announce(&announcement).await;
    for player in 1..=4 {
        app.member(player, "CZE", Some(2000), Role::Player).await;
    }
    let published = app.publish(event, &[1, 2, 3, 4], &[4]).await;
    let section = &published["sections"][0]["id"];
    let html = app.person(PlayerId(1)).get(&format!("/api/sections/{section}/table.html")).await;
    let html = html.expect(200).text;
    assert!(
        !html.contains("<img")
            && html.contains("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;")
    );
}

#[tokio::test]
async fn a_rating_list_is_given_by_federation() {
    let quarter = Quarter::begun().await;
    quarter.app.member(901, "GER", None, Role::Player).await;
    let list = "/api/rating-lists/chess-2026-1/list";
    let get = async |query: &str| quarter.officer().get(&format!("{list}{query}")).await;
    let all = get(".csv").await.expect(200).text.lines().count();
    let czech = get(".csv?federation=CZE").await.expect(200);
    assert_eq!(czech.text.lines().count(), all);
    assert!(czech.header("content-disposition").contains("chess-2026-1-CZE.csv"));
    assert_eq!(get(".csv?federation=GER").await.expect(200).text.lines().count(), 1);
    let json = get(".json?federation=CZE").await.expect(200).json;
    assert_eq!(json["players"].as_array().map(Vec::len), Some(all - 1));
    assert_eq!(get(".json?federation=GER").await.expect(200).json["players"], json!([]));
    for wrong in ["cze", "CZ", "x%22y", ""] {
        let answer = get(&format!(".csv?federation={wrong}")).await;
        assert_eq!(answer.verdict(), "400 invalid_query", "{wrong}");
    }
}

#[tokio::test]
async fn a_game_that_cannot_be_read_keeps_no_other_back() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    scene.finish(2).await;
    let path = format!("/api/sections/{}/pgn", scene.section);
    let id = store::SectionId(u32::try_from(scene.section).expect("a number"));
    let results = scene.app.app.store.section_results(id).await.expect("results");
    let bad = results.iter().find(|line| line.result.is_some()).expect("a finished game").game;
    let damage = json!({
        "TableName": "posthorn",
        "Key": { "pk": { "S": format!("G#{bad}") }, "sk": { "S": "GAME" } },
        "UpdateExpression": "SET #log = :bad",
        "ExpressionAttributeNames": { "#log": "log" },
        "ExpressionAttributeValues": { ":bad": { "B": "/////w==" } }
    });
    database_request(scene.app.endpoint(), "UpdateItem", &damage).await;
    let text = scene.guest(&path).await.expect(200).text;
    assert!(text.contains(&format!("% Game {bad} cannot be read.\n")), "{text}");
    assert_eq!(games_of(&text).len(), 1);
}
