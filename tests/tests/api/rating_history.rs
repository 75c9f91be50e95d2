//! What comes with a first list: the earlier games of players with fewer than 30, on which their next
//! rating rests (`RAT-15`, `SKS-4.1-4.4`); and a run whose shares many workers do.

use rate_shares::{Missing, Task};
use rules::rating::run::RunState;
use rules::rating::{ListEntry, Options, Period, RatedGame, Seat, Start, rate};
use rules::tournament::RuleSet;
use rules::{ByColor, HalfPoints};
use serde_json::{Value, json};
use store::Role;
use tests::{
    DAY, OFFICER, Quarter, TO_MARCH_5, TestApp, as_function, changes_of, database_request,
    handed_to_rating_run,
};

const HEADINGS: &str = "white,black,result,white_start,black_start,level\n";

/// Twenty games of number 7, ten with White, against people who have no account here.
fn history() -> String {
    let mut csv = String::from(HEADINGS);
    for game in 0..20 {
        let (opponent, rating) = (900_001 + game, 2_180 + 5 * game);
        let result = ["1-0", "1/2-1/2", "0-1"][game % 3];
        csv.push_str(&match game % 2 {
            0 => format!("7,{opponent},{result},,{rating},2100\n"),
            _ => format!("{opponent},7,{result},{rating},2250,\n"),
        });
    }
    csv
}

/// As the state machine has it done.
async fn answer(app: &app::App, task: Task) -> Result<Missing, app::Problem> {
    as_function("rate-shares", rate_shares::answer(app, task)).await
}

/// The same games and the last one, lost with either colour against 6, who starts from `level`.
fn expected(level: u16) -> Option<u16> {
    let seat = |player, start| Seat { player, start };
    let between = |white, black, points: [u8; 2]| RatedGame {
        seats: ByColor { white, black },
        points: ByColor { white: HalfPoints(points[0]), black: HalfPoints(points[1]) },
    };
    let mut list = vec![ListEntry { rating: Some(2300), games: 20 }, ListEntry::default()];
    let mut earlier = Vec::new();
    for game in 0..20_u16 {
        let place = u32::try_from(list.len()).expect("a place");
        list.push(ListEntry::default());
        let points = [[2, 0], [1, 1], [0, 2]][usize::from(game % 3)];
        let opponent = seat(place, Start::Rating(2_180 + 5 * game));
        earlier.push(match game % 2 {
            0 => between(seat(0, Start::Level(2_100)), opponent, points),
            _ => between(opponent, seat(0, Start::Rating(2_250)), points),
        });
    }
    let lost = [between(seat(0, Start::Rating(2_300)), seat(1, Start::Level(level)), [0, 2])];
    let period = Period { list: &list, games: &lost, history: &earlier, ..Period::default() };
    rate(&Options::of(RuleSet::Iccf), &period)[0].entry.rating
}

#[tokio::test]
async fn a_rating_rests_on_the_games_that_came_with_the_list() {
    let quarter = Quarter::begun_with(&history()).await;
    quarter.loses(7, 6).await;
    quarter.app.wait((TO_MARCH_5 - 14) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    assert_eq!(run["notes"], json!([]));
    let announced = quarter.officer().get("/api/rating-runs/chess-2026-2").await.expect(200).json;
    assert_eq!(announced["changes_total"], 2);
    let publish = json!({ "version": run["run"]["version"] });
    quarter.post("/chess-2026-2/publish", publish).await.expect(200);
    let why = quarter.officer().get("/api/players/7/ratings/chess-2026-2").await.expect(200).json;
    assert_eq!(why["method"], "all_games");
    let games = why["games"].as_array().expect("games");
    let elsewhere = |game: &&Value| game["game"].is_null() && game["earlier"] == json!(true);
    assert_eq!((games.len(), games.iter().filter(elsewhere).count()), (21, 20));
    let against_6 = games.iter().find(|game| game["opponent"]["id"] == 6).expect("the last game");
    let level = against_6["opponent_rating"].as_u64().and_then(|level| u16::try_from(level).ok());
    let new = expected(level.expect("a rating")).expect("a rating");
    assert_eq!(why["new"], json!({ "rating": new, "games": 21 }));
    assert_eq!(changes_of(&run)[1], (7, Some(2300), Some(new.into()), 1));
    // The list that was taken over tells where it comes from, and nothing is calculated of it.
    let first = quarter.officer().get("/api/players/7/ratings/chess-2026-1").await.expect(200).json;
    assert_eq!((&first["method"], &first["games"]), (&json!("imported"), &json!([])));
}

#[tokio::test]
async fn histories_that_do_not_fit_their_list() {
    let app = TestApp::new().await;
    app.officials().await;
    for player in 1..=2 {
        app.member(player, "CZE", None, Role::Player).await;
    }
    let officer = app.person_as(OFFICER, Role::Officer);
    let import = async |list: &str, history: &str| {
        let body = json!({
            "pool": "chess", "quarter": "2026/1", "rule_set": "iccf",
            "csv": format!("id,rating,games\n{list}"), "history": format!("{HEADINGS}{history}"),
        });
        officer.post("/api/rating-lists", &body).await
    };
    let list = "1,2000,1\n2,2100,40\n";
    for (history, line, column, reason) in [
        (
            "1,9,1-0,,2000,1800\n9,1,1-0,2000,1900,\n",
            3,
            "black",
            "of 1 the list tells 1 games, and here are more",
        ),
        ("1,1,1-0,1900,1900,\n", 2, "black", "“1” plays against themselves"),
        ("1,x,1-0,1900,1900,\n", 2, "black", "“x” is no player's number"),
        ("1,9,2-0,1900,1900,\n", 2, "result", "“2-0” is none of 1-0, 0-1 and 1/2-1/2"),
        ("1,9,1-0,,1900,\n", 2, "level", "an unrated player needs the level of the event"),
    ] {
        let answer = import(list, history).await;
        assert_eq!(answer.verdict(), "422 faulty_file", "{history}");
        let told = json!({
            "file": "history", "line": line, "column": column, "code": "faulty_field",
            "rule": null, "reason": reason
        });
        assert_eq!(answer.json["errors"], json!([told]), "{history}");
    }
    let both = import("1,x,1\n", "1,9,2-0,1900,1900,\n").await;
    assert_eq!(both.json["errors"].as_array().map(Vec::len), Some(1), "{}", both.text);
    // Whoever has 30 games needs none of them; a game of two such players is passed over.
    import(list, "2,9,1-0,2000,1900,\n2,8,1-0,2000,1900,\n1,2,1-0,1900,2100,\n").await.expect(200);
    let run = app.app.store.rating_run("chess-2026-1".parse().expect("a list")).await;
    let rows = app.app.store.list_rows(&run.expect("a run")).await.expect("rows");
    assert_eq!(rows.iter().map(|row| row.rests_on).collect::<Vec<_>>(), [1, 0]);
}

#[tokio::test]
async fn many_workers_share_a_run() {
    let quarter = Quarter::begun_with(&history()).await;
    quarter.loses(2, 1).await;
    quarter.loses(7, 6).await;
    quarter.app.wait((TO_MARCH_5 - 14) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    let app = &quarter.app.app;
    let id = "chess-2026-2".parse().expect("a list");
    let alone = app.store.rating_run(id).await.expect("a run");
    let rows = app.store.list_rows(&alone).await.expect("rows");
    // The same once more, and in three shares.
    let mut afresh = alone.clone();
    afresh.version += 1;
    afresh.run.calculation += 1;
    afresh.run.state = RunState::Collecting;
    // What the table's stream tells of it starts the state machine, and it rests when there is nothing
    // to do.
    let told = async || {
        let key = json!({ "pk": { "S": "RL#chess-2026-2" }, "sk": { "S": "RUN" } });
        let body = json!({ "TableName": "posthorn", "Key": key });
        let item = database_request(quarter.app.endpoint(), "GetItem", &body).await;
        handed_to_rating_run(&item["Item"])
    };
    assert_eq!(told().await, None);
    app.store.change_rating_run(alone.version, &afresh).await.expect("changed");
    assert_eq!(told().await, Some(json!({ "list": "chess-2026-2" })));
    let (mut collected, _) = app.missing_shares(id).await.expect("collected");
    let was = collected.version;
    collected.version += 1;
    collected.run.shares = 3;
    app.store.change_rating_run(was, &collected).await.expect("changed");

    let ask = |list: &str, share| Task { list: list.to_owned(), share };
    let plan = ask("chess-2026-2", None);
    let missing = answer(app, plan.clone()).await.expect("what is missing").tasks;
    let task = |share| ask("chess-2026-2", Some(share));
    assert_eq!(missing, [task(0), task(1), task(2)]);
    // One is done twice, at the same time; another one dies and is asked for again.
    let (one, other) = tokio::join!(answer(app, task(2)), answer(app, task(2)));
    assert_eq!(
        (one.expect("done"), other.expect("done")),
        (Missing::default(), Missing::default())
    );
    answer(app, task(0)).await.expect("done");
    assert_eq!(answer(app, plan.clone()).await.expect("what is missing").tasks, [task(1)]);
    answer(app, task(1)).await.expect("done");
    assert_eq!(answer(app, plan.clone()).await.expect("nothing"), Missing::default());
    let shared = app.store.rating_run(id).await.expect("a run");
    assert_eq!(shared.run.state, RunState::Preview);
    assert_eq!(app.store.list_rows(&shared).await.expect("rows"), rows);
    // Late tasks change nothing, and those of a share or a list that is none are told.
    answer(app, task(1)).await.expect("nothing to do");
    answer(app, task(9)).await.expect("nothing to do");
    assert_eq!(app.store.rating_run(id).await.expect("a run"), shared);
    for list in ["chess-2026-3", "makruk", ""] {
        let refused = answer(app, ask(list, None)).await.expect_err("no list");
        assert_eq!(refused.code(), "unknown_rating_list", "{list}");
    }
    assert_ne!(run["run"]["version"], json!(shared.version));
}
