//! Boards whose player has not begun, and substitutes who are replaced in their turn. 8.7d of the Tournament Rules, 4.7 of
//! the rating rules.

use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{Person, TestApp};

use crate::replacements::{
    begun, begun_with, board_table, games_on, path, replace, seat, with_white,
};

/// RAT-18: a substitute who is replaced keeps what is theirs: the status comes late and stops nothing, and without it a game
/// that they have finished counts as a substitute's. What they wrote is reported as theirs (LAW-13.3.1).
#[tokio::test]
async fn a_substitute_is_replaced() {
    let app = TestApp::new().await;
    let event = begun(&app).await;
    let director = app.director();
    app.member(45, "CZE", None, Role::QualificationsCommissioner).await;
    let asks = |substitute: u32| {
        json!({
            "act": "ask", "board": 2, "ground": "stopped", "reason": "Gone.", "substitute": substitute
        })
    };
    replace(&director, event, asks(41)).await.expect(200);
    replace(&director, event, seat(1)).await.expect(200);
    let games = games_on(&app, event, 2).await;
    let (first, second) = (games[0].0, games[1].0);
    let one = app.person(PlayerId(41));
    one.write(second, "a", "You are a fool.").await.expect(200);
    one.resign(first).await.expect(200);
    let status = async |who: &Person<'_>, act: &str| {
        let path = format!("{}/1/status", path(event));
        who.post(&path, &json!({ "act": act })).await.expect(200);
    };
    status(&one, "apply").await;
    app.wait(1);
    replace(&director, event, asks(42)).await.expect(200);
    replace(&director, event, seat(2)).await.expect(200);

    let table = board_table(&app, event, 2).await;
    let id = rules::tournament::EventId(u32::try_from(event).expect("small"));
    let counted = async |game: GameId| {
        let table = board_table(&app, event, 2).await;
        let event = app.app.store.event(id).await.expect("an event").announcement;
        let line = table.results.iter().find(|it| it.game == game).expect("a game");
        let replaced = app::rating_games::listed_game(&table, &event, line).replaced;
        replaced.into_iter().flatten().map(|it| it.player.0).collect::<Vec<_>>()
    };
    assert_eq!((counted(first).await, counted(second).await), (vec![12], vec![41]));
    status(&director, "consent").await;
    status(&app.person_as(PlayerId(45), Role::QualificationsCommissioner), "consent").await;
    let team = app.app.store.teams(id).await.expect("teams").remove(0);
    assert_eq!(team.alarm_at(), None, "nothing is left behind");
    assert_eq!((counted(first).await, counted(second).await), (vec![], vec![41]));

    let line = table.results.iter().find(|it| it.game == second).expect("a game");
    let (color, opponent) = match line.white == PlayerId(42) {
        true => ("white", line.black),
        false => ("black", line.white),
    };
    let report = json!({ "text": "An insult." });
    let path = format!("/api/games/{second}/messages/{color}-a/reports");
    let case = app.person(opponent).post(&path, &report).await.expect(201).json;
    assert_eq!(case["player"]["id"], 41, "{case}");
}

/// TR-11: an announcement lets fewer be replaced than the rules do, and gives captains less time.
#[tokio::test]
async fn an_announcement_lets_fewer_be_replaced() {
    let app = TestApp::new().await;
    let terms = json!({ "most": 1, "once_a_board": false, "naming_days": 20 });
    let said = terms.clone();
    let event = begun_with(&app, |a| a["teams"]["replacements"] = said).await;
    let seen = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    assert_eq!(seen["announcement"]["teams"]["replacements"], terms);
    let director = app.director();
    let asks = |board: u8, ground: &str, substitute: u32| {
        json!({
            "act": "ask", "board": board, "ground": ground, "reason": "Gone.",
            "substitute": substitute
        })
    };
    let list = director.get(&path(event)).await.expect(200).json;
    let latest = app.app.clock.now() + 20 * rules::DAY_SECONDS;
    assert_eq!(list["latest_until"], json!(app::view::time(latest)));
    replace(&director, event, asks(2, "stopped", 41)).await.expect(200);
    replace(&director, event, seat(1)).await.expect(200);
    let second = replace(&director, event, asks(1, "stopped", 42)).await;
    assert_eq!(second.verdict(), "409 too_many_replacements TR-11");
    replace(&director, event, asks(1, "died", 42)).await.expect(200);
}

/// TR-8.7d: a month after the start the captain is asked about a player who has not begun, once; who begins is left alone,
/// and after two months the director may decide that the board is lost.
#[tokio::test]
async fn who_has_not_begun_loses_the_board() {
    let app = TestApp::new().await;
    // A hundred days for the first moves: nobody's flag falls before.
    let slow = json!("10 moves in 100 days");
    let event = begun_with(&app, |a| {
        a["time_control"] = slow;
        a["silence"] = json!("off");
    })
    .await;
    let director = app.director();
    let start =
        app.app.store.event(rules::tournament::EventId(u32::try_from(event).expect("small")));
    let start = start.await.expect("an event").announcement.starts_at;
    let (first, second) = (with_white(&app, event, 1).await, with_white(&app, event, 2).await);
    let until = |at: rules::Instant| at - app.app.clock.now();
    app.wait(until(start.plus_months(1)) - 1);
    clock_tick::tick(&app.app).await.expect("a sweep");
    let open = async || director.get(&path(event)).await.expect(200).json["replacements"].clone();
    assert_eq!(open().await, json!([]));
    app.wait(1);
    for _ in 0..2 {
        clock_tick::tick(&app.app).await.expect("a sweep");
        let asked = open().await;
        let boards = asked.as_array().expect("a list").iter().map(|it| {
            (it["board"].clone(), it["ground"].clone(), it["state"].clone(), it["reason"].clone())
        });
        let expected = |board| (json!(board), json!("not_started"), json!("asked"), Value::Null);
        let mut boards: Vec<_> = boards.collect();
        boards.sort_by_key(|board| board.0.as_u64());
        assert_eq!(boards, [expected(1), expected(2)], "each board once");
        assert_eq!(asked[0]["by"], Value::Null, "the server has asked");
    }
    // One begins, the other does not.
    app.person(PlayerId(11)).play(first, 0, "e4").await.expect(200);
    let lose = |number: u64| json!({ "act": "lose_board", "replacement": number });
    assert_eq!(replace(&director, event, lose(1)).await.verdict(), "409 board_not_lost TR-8.7d");
    app.wait(until(start.plus_months(2)));
    clock_tick::tick(&app.app).await.expect("a sweep");
    clock_tick::tick(&app.app).await.expect("a sweep");
    let asked = open().await;
    let of_board = |board: u64| {
        let list = asked.as_array().expect("a list");
        list.iter().find(|it| it["board"] == board).expect("a replacement").clone()
    };
    assert_eq!(
        (&of_board(1)["state"], &of_board(2)["state"]),
        (&json!("declined"), &json!("lapsed"))
    );
    assert_eq!(
        (&of_board(1)["may_lose_board"], &of_board(2)["may_lose_board"]),
        (&json!(false), &json!(true))
    );
    let number = of_board(2)["number"].as_u64().expect("a number");
    let captain = app.person(PlayerId(11));
    assert_eq!(replace(&captain, event, lose(number)).await.verdict(), "403 forbidden");
    let lost = replace(&director, event, lose(number)).await.expect(200);
    assert_eq!(replace(&director, event, lose(number)).await.expect(200).text, lost.text);
    for (id, _) in games_on(&app, event, 2).await {
        let (_, game) = app.app.load_game(id).await.expect("a game");
        let ending = game.ending().expect("an ending");
        assert_eq!(ending.reason, rules::Reason::Default);
        assert_eq!(ending.by, game.color_of(PlayerId(12)));
    }
    assert!(app.app.load_game(second).await.expect("a game").1.ending().is_some());
    assert!(app.app.load_game(first).await.expect("a game").1.ending().is_none());
}
