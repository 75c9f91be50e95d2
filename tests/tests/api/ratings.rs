//! Rating lists from the first file to the profiles: imported, calculated, looked at, corrected,
//! published, in force, taken back (`TR-9.4`, `TR-9.5`, `TR-9.6`, `RAT-12`, `RAT-16`).

use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DELEGATE, OFFICER, Person, TestApp};

/// Days from the start of tests, 1 January 2026, to 2 March, the first on which every result of the
/// second quarter's list is there.
const TO_MARCH_2: i64 = 60;

/// Number, rating and games of the first list; 6 is new, and 7's earlier games are not here.
const LISTED: [(u32, u16, u32); 6] =
    [(1, 2000, 100), (2, 2000, 100), (3, 2400, 100), (4, 1900, 100), (5, 2250, 55), (7, 2300, 20)];

struct Quarter {
    app: TestApp,
    section: u64,
}

impl Quarter {
    /// A list in force, and a rated section of seven whose games run since 1 January.
    async fn begun() -> Quarter {
        let app = TestApp::new().await;
        app.officials().await;
        for player in 1..=7 {
            app.member(player, "CZE", None, Role::Player).await;
        }
        let mut csv = String::from("id,rating,games\n");
        for (player, rating, games) in LISTED {
            csv.push_str(&format!("{player},{rating},{games}\n"));
        }
        let officer = app.person_as(OFFICER, Role::Officer);
        let list = json!({
            "pool": "chess", "quarter": "2026/1", "rule_set": "iccf", "csv": csv
        });
        officer.post("/api/rating-lists", &list).await.expect(200);
        let announcement = app.preset("friendly", |a| a["rated"] = json!(true)).await;
        let event = app.announce(&announcement).await;
        let published = app.publish(event, &[1, 2, 3, 4, 5, 6, 7], &[7]).await;
        let section = published["sections"][0]["id"].as_u64().expect("a section");
        app.wait(14 * DAY);
        app.run_all_schedules().await;
        Quarter { app, section }
    }

    fn officer(&self) -> Person<'_> {
        self.app.person_as(OFFICER, Role::Officer)
    }

    /// The game of two players.
    async fn game_of(&self, one: u32, other: u32) -> GameId {
        let seats = self.app.app.store.seats(PlayerId(one)).await.expect("seats");
        let seat = seats.iter().find(|seat| seat.opponent == PlayerId(other)).expect("a game");
        seat.game
    }

    /// One player loses against another.
    async fn loses(&self, loser: u32, winner: u32) {
        let game = self.game_of(loser, winner).await;
        self.app.person(PlayerId(loser)).resign(game).await.expect(200);
    }

    async fn post(&self, path: &str, body: Value) -> Answer {
        self.officer().post(&format!("/api/rating-runs{path}"), &body).await
    }

    async fn begin(&self, quarter: &str) -> Answer {
        self.post("", json!({ "pool": "chess", "quarter": quarter, "rule_set": "iccf" })).await
    }

    /// What profiles say, by number.
    async fn ratings(&self) -> Vec<Option<u64>> {
        let mut ratings = Vec::new();
        for player in 1..=7 {
            let path = format!("/api/players/{player}");
            let profile = self.app.person(PlayerId(player)).get(&path).await.expect(200).json;
            ratings.push(profile["ratings"][0]["rating"].as_u64());
        }
        ratings
    }
}

fn version(run: &Value) -> Value {
    run["run"]["version"].clone()
}

/// The changes of a run: player, old and new rating, games.
fn changes(run: &Value) -> Vec<(u64, Option<u64>, Option<u64>, u64)> {
    let changes = run["changes"].as_array().expect("changes").iter();
    let mut changes: Vec<_> = changes
        .map(|change| {
            let player = change["player"]["id"].as_u64().expect("a number");
            let games = change["games"].as_u64().expect("a number");
            (player, change["old"].as_u64(), change["new"].as_u64(), games)
        })
        .collect();
    changes.sort_unstable();
    changes
}

#[tokio::test]
async fn a_list_from_its_games_to_the_profiles() {
    let quarter = Quarter::begun().await;
    assert_eq!(
        quarter.ratings().await,
        [Some(2000), Some(2000), Some(2400), Some(1900), Some(2250), None, Some(2300)]
    );
    quarter.loses(2, 1).await;
    quarter.loses(4, 3).await;
    quarter.loses(7, 6).await;
    // A month before the list: not a day earlier (RAT-12).
    quarter.app.wait((TO_MARCH_2 - 15) * DAY);
    let early = quarter.begin("2026/2").await;
    assert_eq!(early.verdict(), "409 results_still_come RAT-12");
    quarter.app.wait(DAY);
    // Too late for this list, and in time for the next one.
    quarter.loses(1, 3).await;

    let run = quarter.begin("2026/2").await.expect(200).json;
    assert_eq!(run["run"]["state"], "preview");
    assert_eq!((&run["run"]["games"], &run["run"]["players"]), (&json!(3), &json!(7)));
    let expected = [
        // k 20, half a point more or less than expected.
        (1, Some(2000), Some(2010), 1),
        (2, Some(2000), Some(1990), 1),
        // 0.11 more than expected with k 10, and less with k 20.
        (3, Some(2400), Some(2401), 1),
        (4, Some(1900), Some(1898), 1),
        // Won against 2300: D(1.00) = 677, F = 0.5 (RAT-5, RAT-14).
        (6, None, Some(2639), 1),
        // The one game that is known here, lost against the level 1800 (RAT-15).
        (7, Some(2300), Some(1462), 1),
    ];
    assert_eq!(changes(&run), expected);
    let notes: Vec<_> = run["notes"].as_array().expect("notes").iter().collect();
    assert_eq!(notes.len(), 1, "{notes:?}");
    assert_eq!(
        (&notes[0]["code"], &notes[0]["player"]["id"]),
        (&json!("short_history"), &json!(7))
    );
    // Begun again it is what it is.
    assert_eq!(quarter.begin("2026/2").await.expect(200).json, run);
    // Nobody reads a list that is not published.
    let path = "/api/rating-lists/chess-2026-2";
    let visitor = quarter.app.request(axum::http::Method::GET, path, &[], String::new()).await;
    assert_eq!(visitor.verdict(), "404 unknown_rating_list");

    let published =
        quarter.post("/chess-2026-2/publish", json!({ "version": version(&run) })).await;
    let published = published.expect(200).json;
    assert_eq!(
        (&published["run"]["state"], &published["run"]["in_force"]),
        (&json!("published"), &json!(false))
    );
    // Sent again it is answered, and an older version is refused.
    let again = quarter.post("/chess-2026-2/publish", json!({ "version": version(&run) })).await;
    assert_eq!(again.expect(200).json, published);
    let stale = quarter
        .post("/chess-2026-2/withdraw", json!({ "version": version(&run), "reason": "No." }))
        .await;
    assert_eq!(stale.verdict(), "409 changed_meanwhile");

    // Available at once, and in force from its quarter on (TR-9.5). Few games are not shown (TR-9.6).
    let list = quarter.officer().get(path).await.expect(200).json;
    let shown: Vec<_> = list["rows"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| (row["player"]["id"].as_u64(), row["rating"].as_u64(), row["change"].as_i64()))
        .collect();
    assert_eq!(
        shown,
        [
            (Some(3), Some(2401), Some(1)),
            (Some(5), Some(2250), Some(0)),
            (Some(1), Some(2010), Some(10)),
            (Some(2), Some(1990), Some(-10)),
            (Some(4), Some(1898), Some(-2)),
            (Some(7), Some(1462), Some(-838)),
        ]
    );
    assert_eq!(quarter.ratings().await[0], Some(2000));
    // 2 to 31 March, and the first second of April.
    quarter.app.wait(30 * DAY - 1);
    quarter.app.run_all_schedules().await;
    assert_eq!(quarter.ratings().await[0], Some(2000));
    quarter.app.wait(1);
    quarter.app.run_all_schedules().await;
    let in_force =
        [Some(2010), Some(1990), Some(2401), Some(1898), Some(2250), Some(2639), Some(1462)];
    assert_eq!(quarter.ratings().await, in_force);
    // Who has played one game is not shown to others.
    let other = quarter.app.person(PlayerId(1)).get("/api/players/6").await.expect(200).json;
    assert_eq!(
        (&other["ratings"][0]["rating"], &other["ratings"][0]["games"]),
        (&json!(null), &json!(1))
    );

    // The next list counts the late game, and no other again.
    quarter.app.wait(62 * DAY);
    let next = quarter.begin("2026/3").await.expect(200).json;
    let expected = [(1, Some(2010), Some(2008), 1), (3, Some(2401), Some(2402), 1)];
    assert_eq!(changes(&next), expected);
}

#[tokio::test]
async fn every_step_is_explained() {
    let quarter = Quarter::begun().await;
    quarter.loses(4, 3).await;
    quarter.loses(7, 6).await;
    quarter.app.wait((TO_MARCH_2 - 14) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    quarter.post("/chess-2026-2/publish", json!({ "version": version(&run) })).await.expect(200);
    let ask = async |who: u32, about: u32| {
        let path = format!("/api/players/{about}/ratings/chess-2026-2");
        quarter.app.person(PlayerId(who)).get(&path).await
    };
    let why = ask(1, 3).await.expect(200).json;
    assert_eq!((&why["method"], &why["rule"]), (&json!("changes"), &json!("RAT-16")));
    assert_eq!(why["k"], json!({ "r": "10", "g": "1", "k": "10", "rule": "RAT-9" }));
    let game = &why["games"][0];
    assert_eq!(game["opponent"]["id"], 4);
    assert_eq!(
        (&game["opponent_rating"], &game["source"], &game["rule"]),
        (&json!(1900), &json!("start"), &json!("TR-9.4"))
    );
    assert_eq!(
        (&game["difference"], &game["expected"], &game["change"]),
        (&json!(500), &json!("0.89"), &json!("1.1"))
    );
    assert_eq!((&why["sum"], &why["exact"]), (&json!("1.1"), &json!("2401.1")));
    assert_eq!(why["new"], json!({ "rating": 2401, "games": 101 }));
    // From an average; and only to the player, who has one game.
    assert_eq!(ask(1, 6).await.verdict(), "404 rating_not_published TR-9.3");
    let first = ask(6, 6).await.expect(200).json;
    assert_eq!((&first["method"], &first["rule"]), (&json!("first"), &json!("RAT-14")));
    assert_eq!(
        first["average"],
        json!({ "score": "1/1", "p": "1.00", "rc": "2300", "difference": 677, "factor": "0.5" })
    );
    assert_eq!(
        (&first["exact"], &first["games"][0]["counted"]),
        (&json!("2638.5"), &json!("2300"))
    );
    // Without a game there is nothing to explain.
    assert_eq!(ask(1, 5).await.verdict(), "404 no_games_in_period");
    assert_eq!(ask(1, 99).await.verdict(), "404 unknown_player");
    // The profile: what was, what is ahead.
    let profile = quarter.app.person(PlayerId(3)).get("/api/players/3").await.expect(200).json;
    let periods = profile["ratings"][0]["periods"].as_array().expect("periods");
    let told: Vec<_> = periods
        .iter()
        .map(|p| (p["list"].as_str(), p["rating"].as_u64(), p["method"].as_str()))
        .collect();
    assert_eq!(
        told,
        [
            (Some("chess-2026-1"), Some(2400), Some("imported")),
            (Some("chess-2026-2"), Some(2401), Some("changes"))
        ]
    );
    let forecast = &profile["ratings"][0]["forecast"];
    assert_eq!(
        (&forecast["games"], forecast["running"].as_array().map(Vec::len)),
        (&json!(0), Some(5))
    );
    let against_2 = forecast["running"].as_array().expect("games").iter();
    let against_2 = against_2.clone().find(|game| game["opponent"]["id"] == 2).expect("a game");
    assert_eq!(
        (&against_2["if_won"], &against_2["if_drawn"], &against_2["if_lost"]),
        (&json!("1.1"), &json!("-3.9"), &json!("-8.9"))
    );
    let counted =
        |side: &str, result: &str| profile["record"][side][result].as_u64().expect("a number");
    assert_eq!(counted("white", "won") + counted("black", "won"), 1);
    assert_eq!(profile["events"][0]["section"], quarter.section);
    assert_eq!(
        (&profile["events"][0]["half_points"], &profile["events"][0]["finished_games"]),
        (&json!(2), &json!(1))
    );
}

/// `TR-9.4`, `RAT-16`: the commissioner sets right, with reasons, before a list is published.
#[tokio::test]
async fn the_commissioner_corrects() {
    let quarter = Quarter::begun().await;
    quarter.loses(2, 1).await;
    quarter.loses(7, 6).await;
    quarter.app.wait((TO_MARCH_2 - 14) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    let path = "/chess-2026-2/corrections";
    let start = |rating: u32, version: &Value| {
        json!({
            "version": version, "kind": "start_rating", "player": 2, "section": quarter.section,
            "rating": rating, "reason": "A strong player of the board."
        })
    };
    for (body, verdict) in [
        (start(2350, &json!(0)), "409 changed_meanwhile"),
        (start(999, &version(&run)), "422 invalid_body"),
        (start(3001, &version(&run)), "422 invalid_body"),
        (
            json!({ "version": version(&run), "kind": "start_rating", "player": 2, "reason": "x" }),
            "422 invalid_body",
        ),
        (
            json!({ "version": version(&run), "kind": "first_rating_formula", "player": 2, "reason": " " }),
            "422 invalid_body",
        ),
        (
            json!({ "version": version(&run), "kind": "first_rating_formula", "player": 99, "reason": "x" }),
            "404 unknown_player",
        ),
        (
            json!({ "version": version(&run), "kind": "first_rating_formula", "player": OFFICER, "reason": "x" }),
            "403 own_rating",
        ),
    ] {
        assert_eq!(quarter.post(path, body.clone()).await.verdict(), verdict, "{body}");
    }
    let corrected = quarter.post(path, start(2350, &version(&run))).await.expect(200).json;
    assert_eq!(corrected["run"]["state"], "preview");
    // 1 has won against 2350 now: 0.89 more than expected, k 20. The own rating of 2 is untouched.
    let of = |run: &Value, player: u64| {
        let found = changes(run).into_iter().find(|(id, ..)| *id == player);
        found.and_then(|(_, _, new, _)| new)
    };
    assert_eq!((of(&corrected, 1), of(&corrected, 2)), (Some(2018), Some(1990)));
    assert_eq!(corrected["corrections"][0]["by"]["id"], OFFICER.0);
    // Another value for the same thing takes its place.
    let corrected = quarter.post(path, start(2000, &version(&corrected))).await.expect(200).json;
    assert_eq!(corrected["corrections"].as_array().map(Vec::len), Some(1));
    assert_eq!(of(&corrected, 1), Some(2010));
    let formula = json!({
        "version": version(&corrected), "kind": "first_rating_formula", "player": 1,
        "reason": "Grown much stronger."
    });
    let corrected = quarter.post(path, formula).await.expect(200).json;
    // 2000 + 677 * 0.5 (RAT-5).
    assert_eq!(of(&corrected, 1), Some(2339));
    let back = quarter
        .post(&format!("{path}/1/remove"), json!({ "version": version(&corrected) }))
        .await
        .expect(200)
        .json;
    assert_eq!((of(&back, 1), back["corrections"].as_array().map(Vec::len)), (Some(2339), Some(1)));
    let gone =
        quarter.post(&format!("{path}/9/remove"), json!({ "version": version(&back) })).await;
    assert_eq!(gone.verdict(), "404 unknown_correction");
    // Published, the reason is read with the rating, by the player and the national delegate in a
    // mail, too (RAT-16); and nothing is corrected any more.
    let published =
        quarter.post("/chess-2026-2/publish", json!({ "version": version(&back) })).await;
    let published = published.expect(200).json;
    let why = quarter.app.person(PlayerId(2)).get("/api/players/1/ratings/chess-2026-2").await;
    let why = why.expect(200).json;
    assert_eq!(why["method"], "replaced_by_commissioner");
    assert_eq!(why["corrections"][0]["reason"], "Grown much stronger.");
    let late = quarter.post(path, start(2350, &version(&published))).await;
    assert_eq!(late.verdict(), "409 not_in_preview");
    quarter.app.run_all_schedules().await;
    let mails = quarter.app.take_mails();
    let told = |to: u32| {
        let to = format!("player-{to}@posthorn.example");
        let reason = "Grown much stronger.";
        mails.iter().filter(|mail| mail.to == to && mail.body.contains(reason)).count()
    };
    assert_eq!([1, DELEGATE.0, 2, OFFICER.0].map(told), [1, 1, 0, 0]);
}

#[tokio::test]
async fn a_list_is_taken_back_and_published_again() {
    let quarter = Quarter::begun().await;
    quarter.loses(2, 1).await;
    quarter.app.wait((TO_MARCH_2 - 14 + 40) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    let published =
        quarter.post("/chess-2026-2/publish", json!({ "version": version(&run) })).await;
    // Its quarter has begun: it counts at once.
    let published = published.expect(200).json;
    assert_eq!(published["run"]["in_force"], true);
    assert_eq!(quarter.ratings().await[..2], [Some(2010), Some(1990)]);
    let withdraw = |reason: &str, version: Value| json!({ "version": version, "reason": reason });
    let silent = quarter.post("/chess-2026-2/withdraw", withdraw("", version(&published))).await;
    assert_eq!(silent.verdict(), "422 invalid_body");
    let back =
        quarter.post("/chess-2026-2/withdraw", withdraw("Twice.", version(&published))).await;
    let back = back.expect(200).json;
    assert_eq!(
        (&back["run"]["state"], &back["run"]["withdrawn_reason"]),
        (&json!("withdrawn"), &json!("Twice."))
    );
    assert_eq!(quarter.ratings().await[..2], [Some(2000), Some(2000)]);
    let lists = quarter.officer().get("/api/rating-lists").await.expect(200).json;
    assert_eq!(lists["lists"].as_array().map(Vec::len), Some(1));
    let gone = quarter.officer().get("/api/players/1/ratings/chess-2026-2").await;
    assert_eq!(gone.verdict(), "404 unknown_rating_list");
    // Not without having been looked at again.
    let unseen = quarter.post("/chess-2026-2/publish", json!({ "version": version(&back) })).await;
    assert_eq!(unseen.verdict(), "409 not_in_preview");
    let anew = quarter.post("/chess-2026-2/calculate", json!({ "version": version(&back) })).await;
    let anew = anew.expect(200).json;
    assert_eq!(changes(&anew), changes(&run));
    quarter.post("/chess-2026-2/publish", json!({ "version": version(&anew) })).await.expect(200);
    assert_eq!(quarter.ratings().await[..2], [Some(2010), Some(1990)]);
    // While a later list is published, this one stays.
    quarter.app.wait(60 * DAY);
    let next = quarter.begin("2026/3").await.expect(200).json;
    let next = quarter.post("/chess-2026-3/publish", json!({ "version": version(&next) })).await;
    next.expect(200);
    let stored = quarter.officer().get("/api/rating-runs/chess-2026-2").await.expect(200).json;
    let late = quarter.post("/chess-2026-2/withdraw", withdraw("No.", version(&stored))).await;
    assert_eq!(late.verdict(), "409 later_list_published");
}

/// Two at the same time, and a run that is begun and not ended: the list is the same.
#[tokio::test]
async fn a_run_that_dies_is_taken_up() {
    let quarter = Quarter::begun().await;
    quarter.loses(2, 1).await;
    quarter.loses(4, 3).await;
    quarter.app.wait((TO_MARCH_2 - 14) * DAY);
    let id = "chess-2026-2".parse().expect("a list");
    let app = &quarter.app.app;
    let iccf = rules::tournament::RuleSet::Iccf;
    app.begin_rating_run(id, iccf, OFFICER).await.expect("a run");
    // Begun, and nobody went on: the schedule does.
    quarter.app.run_all_schedules().await;
    let run = quarter.officer().get("/api/rating-runs/chess-2026-2").await.expect(200).json;
    assert_eq!(run["run"]["state"], "preview");
    let rows = app.store.list_rows(&app.store.rating_run(id).await.expect("a run")).await;
    let rows = rows.expect("rows");
    let anew = quarter.post("/chess-2026-2/calculate", json!({ "version": version(&run) })).await;
    anew.expect(200);
    // Two go on side by side from the same state.
    let mut stored = app.store.rating_run(id).await.expect("a run");
    let was = stored.version;
    stored.version += 1;
    stored.run.state = store::RunState::Collecting;
    stored.run.calculation += 1;
    app.store.change_rating_run(was, &stored).await.expect("changed");
    let (one, other) = tokio::join!(app.go_on_with_rating_run(id), app.go_on_with_rating_run(id));
    assert!(one.expect("gone on") && other.expect("gone on"));
    let stored = app.store.rating_run(id).await.expect("a run");
    assert_eq!(app.store.list_rows(&stored).await.expect("rows"), rows);
}

#[tokio::test]
async fn files_that_are_no_lists() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", None, Role::Player).await;
    app.member(2, "CZE", None, Role::Player).await;
    let officer = app.person_as(OFFICER, Role::Officer);
    let import = async |csv: &str, quarter: &str| {
        let body = json!({ "pool": "chess", "quarter": quarter, "rule_set": "iccf", "csv": csv });
        officer.post("/api/rating-lists", &body).await
    };
    for (csv, line, column, reason) in [
        (
            "id,rating\n1,2000\n",
            1,
            "games",
            "there is no such column; the first line holds the headings",
        ),
        ("id,rating,games\n", 1, "id", "the list is empty"),
        ("id,rating,games\n1,2000,100\n1,2000,100\n", 3, "id", "“1” is there twice"),
        ("id,rating,games\n3,2000,100\n", 2, "id", "nobody has the number 3 here"),
        ("id,rating,games\nx,2000,100\n", 2, "id", "“x” is no player's number"),
        ("id,rating,games\n1,0,100\n", 2, "rating", "“0” is no rating"),
        ("id,rating,games\n1,4001,100\n", 2, "rating", "“4001” is no rating"),
        ("id,rating,games\n1,2000,\n", 2, "games", "“” is no number of games"),
        ("id,rating,games\n1,2000,0\n", 2, "games", "a rating rests on games"),
        ("id,rating,games\n1,,3\n", 2, "rating", "whoever has played has a rating"),
    ] {
        let answer = import(csv, "2026/1").await;
        assert_eq!(answer.verdict(), "422 faulty_file", "{csv}");
        let expected = json!([{ "line": line, "column": column, "reason": reason }]);
        assert_eq!(answer.json["errors"], expected, "{csv}");
    }
    for quarter in ["2026/5", "2026", "26/1", "2026/1 "] {
        assert_eq!(
            import("id,rating,games\n1,2000,100\n", quarter).await.verdict(),
            "422 invalid_body"
        );
    }
    // Nothing of all this was taken.
    let lists = officer.get("/api/rating-lists").await.expect(200).json;
    assert_eq!(lists["lists"], json!([]));
    let list = import("id,rating,games\n1,2000,100\n2,,0\n", "2026/1").await.expect(200).json;
    assert_eq!((&list["players"], &list["in_force"]), (&json!(2), &json!(true)));
    assert_eq!(
        import("id,rating,games\n1,2000,100\n", "2026/2").await.verdict(),
        "409 list_exists"
    );
    let file = officer.get("/api/rating-lists/chess-2026-1/list.csv").await.expect(200);
    assert_eq!(
        file.text,
        "ID;Country;Title;Name;Games;Rating;Gender\n1;CZE;;Player 1, Given;100;2000;\n"
    );
    let file = officer.get("/api/rating-lists/chess-2026-1/list.json").await.expect(200).json;
    assert_eq!(file["players"][0]["player"]["rating"], 2000);
    let wrong = officer.get("/api/rating-lists/chess-2026-1?sort=luck").await;
    assert_eq!(wrong.verdict(), "422 invalid_query");
}
