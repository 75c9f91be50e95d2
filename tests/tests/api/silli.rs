//! An event in the Silli system from the announcement to the table (`TR-0.3`): everybody against so many others, start
//! numbers by rating, ties broken by what the opponents have scored.

use axum::http::Method;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use tests::{DAY, TestApp};

use crate::event_sections::{entered, propose};

const PLAYERS: u32 = 9;

fn silli(announcement: &mut Value) {
    announcement["system"] = json!("silli");
    announcement["games_each"] = json!(4);
    announcement["section_size"] = json!(PLAYERS);
    let order = ["buchholz_cut_two", "buchholz_cut_one", "buchholz", "sum_of_buchholz", "wins"];
    announcement["tie_breaks"] = json!(order);
}

/// The games of a line: the opponent's start number, the colour and the game.
fn games(line: &Value) -> Vec<(usize, &str, GameId)> {
    let mut games = Vec::new();
    for (number, cells) in (1..).zip(line["cells"].as_array().expect("cells")) {
        for cell in cells.as_array().expect("games") {
            let game = cell["game"].as_u64().and_then(|id| u32::try_from(id).ok());
            let color = cell["color"].as_str().expect("a colour");
            games.push((number, color, GameId(game.expect("a game"))));
        }
    }
    games
}

#[tokio::test]
async fn an_event_is_played() {
    let app = TestApp::new().await;
    let event = entered(&app, PLAYERS, "friendly", silli).await;
    let made = propose(&app, event, json!({ "version": 0 })).await.expect(200).json;
    // The strongest entered last.
    let order: Vec<u64> = (1..=u64::from(PLAYERS)).rev().collect();
    let numbers = |players: &Value| -> Vec<u64> {
        let players = players.as_array().expect("players").iter();
        players.map(|player| player["id"].as_u64().expect("a number")).collect()
    };
    assert_eq!(numbers(&made["sections"][0]["players"]), order);
    let published = app.publish_proposal(event).await;
    assert_eq!(published["announcement"]["games_each"], 4);
    let section = &published["sections"][0]["id"];
    let table = async || app.organiser().get(&format!("/api/sections/{section}")).await;
    let before = table().await.expect(200).json;
    assert_eq!((&before["system"], &before["seed"]), (&json!("silli"), &Value::Null));
    let lines = before["players"].as_array().expect("lines");
    let seated: Vec<u64> =
        lines.iter().map(|line| line["player"]["id"].as_u64().expect("one")).collect();
    assert_eq!(seated, order);
    for line in lines {
        let games = games(line);
        let white = games.iter().filter(|(_, color, _)| *color == "white").count();
        assert_eq!((games.len(), white), (4, 2), "{line}");
    }
    // Number 1 wins all, and number 2 against it alone loses: ties are broken by the opponents' scores.
    app.wait(30 * DAY);
    for (number, _, game) in games(&lines[0]) {
        app.person(PlayerId(PLAYERS + 1 - number as u32)).resign(game).await.expect(200);
    }
    let after = table().await.expect(200).json;
    let first = &after["players"][0];
    assert_eq!((&first["half_points"], &first["place"]), (&json!(8), &json!(1)));
    assert_eq!(first["buchholz"], json!({ "all": 0, "cut_one": 0, "cut_two": 0, "sum": 32 }));
    let lost: Vec<usize> = games(first).iter().map(|(number, ..)| *number).collect();
    for number in &lost {
        let line = &after["players"][number - 1];
        // Whom the winner has beaten has met the winner: that is the tie-break.
        assert_eq!((&line["buchholz"]["all"], &line["place"]), (&json!(8), &json!(2)), "{line}");
    }
    let others = after["players"].as_array().expect("lines").iter();
    assert_eq!(others.filter(|line| line["place"] == 6).count(), PLAYERS as usize - 5);

    let csv = app.organiser().get(&format!("/api/sections/{section}/table.csv")).await.expect(200);
    let mut rows = csv.text.lines();
    let heading = "No;Country;ID;Title;Name;Rating;1;2;3;4;Score;Wins;SB;Buchholz-2;Buchholz-1;\
                   Buchholz;Buchholz sum;Games;Place";
    assert_eq!(rows.next(), Some(heading));
    let winner: Vec<&str> = rows.next().expect("a row").split(';').collect();
    assert_eq!(
        winner[winner.len() - 9..],
        ["4.0", "4", "0.00", "0.0", "0.0", "0.0", "16.0", "4", "1"]
    );
    for (cell, (number, color, _)) in winner[6..10].iter().zip(games(first)) {
        assert_eq!(*cell, format!("{number}{}1", &color[..1]));
    }
    let html =
        app.organiser().get(&format!("/api/sections/{section}/table.html")).await.expect(200);
    assert!(html.text.contains(&format!(">{}<", winner[6])), "{}", html.text);
}

/// Each refusal with its code, as whoever announces meets it.
#[tokio::test]
async fn what_is_refused() {
    let app = TestApp::new().await;
    app.officials().await;
    let announce = async |change: &dyn Fn(&mut Value)| {
        let body = app.preset("friendly", |a| {
            silli(a);
            change(a);
        });
        app.announced(&body.await).await.verdict()
    };
    assert_eq!(announce(&|a| a["games_each"] = Value::Null).await, "422 silli_games");
    assert_eq!(announce(&|a| a["games_each"] = json!(5)).await, "422 silli_games");
    assert_eq!(announce(&|a| a["section_size"] = json!(4)).await, "422 section_size");
    assert_eq!(announce(&|a| a["norms"] = json!(true)).await, "422 system_not_of_kind TR-0.3");
    assert_eq!(announce(&|a| a["system"] = json!("round_robin")).await, "422 invalid_body");
    assert_eq!(announce(&|_| {}).await, "200");
}

/// Sections that were put together for another system, or before another rating list, are not published: the start
/// numbers would not follow the ratings.
#[tokio::test]
async fn the_order_is_that_of_the_ratings_when_it_is_published() {
    let app = TestApp::new().await;
    let event = entered(&app, PLAYERS, "friendly", |a| a["section_size"] = json!(PLAYERS)).await;
    let order: Vec<u32> = (1..=PLAYERS).collect();
    let sections = json!([{ "name": "1", "players": order }]);
    let path = format!("/api/events/{event}");
    let body = json!({ "version": 0, "sections": sections });
    let proposal = format!("{path}/proposal");
    app.organiser().request(Method::PUT, &proposal, &body).await.expect(200);
    let seen = app.organiser().get(&path).await.expect(200).json;
    let mut announcement = seen["announcement"].clone();
    silli(&mut announcement);
    let change = json!({ "version": seen["version"], "announcement": announcement });
    app.organiser().request(Method::PUT, &path, &change).await.expect(200);
    let publish = async |proposal_version: u32| {
        let version = app.organiser().get(&path).await.expect(200).json["version"].clone();
        let body = json!({ "version": version, "proposal_version": proposal_version });
        app.organiser().post(&format!("{path}/publish"), &body).await
    };
    assert_eq!(publish(1).await.verdict(), "409 not_by_rating");
    let body = json!({ "version": 1, "sections": sections });
    let kept = app.organiser().request(Method::PUT, &proposal, &body).await.expect(200).json;
    assert_eq!(kept["sections"][0]["players"][0]["id"], PLAYERS);
    publish(2).await.expect(200);
}
