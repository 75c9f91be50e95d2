//! Rating lists from the first file to the profiles, and why each rating is what it is (`TR-9.3` to
//! `TR-9.6`, `RAT-12`, `SKS-1.2`, `SKS-1.6`, `SKS-4.1-4.4`).

use axum::http::Method;
use rules::{PlayerId, RegisteredSex, Sex};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DELEGATE, OFFICER, Quarter, TO_MARCH_5, TestApp, changes_of, version_of};

/// 2 loses against 1, 4 against 3, and 7 against 6, who is new.
async fn three_games(quarter: &Quarter) {
    quarter.loses(2, 1).await;
    quarter.loses(4, 3).await;
    quarter.loses(7, 6).await;
}

#[tokio::test]
async fn a_list_is_calculated_when_all_results_are_there() {
    let quarter = Quarter::begun().await;
    assert_eq!(
        quarter.ratings().await,
        [Some(2000), Some(2000), Some(2400), Some(1900), Some(2250), None, Some(2300)]
    );
    three_games(&quarter).await;
    // A month before the list: not a day earlier (RAT-12).
    quarter.app.wait((TO_MARCH_5 - 15) * DAY);
    let early = quarter.begin("2026/2").await;
    assert_eq!(early.verdict(), "409 results_still_come RAT-12");
    quarter.app.wait(DAY);

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
    assert_eq!(changes_of(&run), expected);
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
}

/// `TR-9.5`, `SKS-1.6`: published a while before it counts; results that came too late are in the next.
#[tokio::test]
async fn a_list_from_its_games_to_the_profiles() {
    let quarter = Quarter::begun().await;
    three_games(&quarter).await;
    quarter.app.wait((TO_MARCH_5 - 14) * DAY);
    // Too late for this list, and in time for the next one.
    quarter.loses(1, 3).await;
    let run = quarter.begin("2026/2").await.expect(200).json;
    let path = "/api/rating-lists/chess-2026-2";
    let published =
        quarter.post("/chess-2026-2/publish", json!({ "version": version_of(&run) })).await;
    let published = published.expect(200).json;
    assert_eq!(
        (&published["run"]["state"], &published["run"]["in_force"]),
        (&json!("published"), &json!(false))
    );
    // Sent again it is answered, and an older version is refused.
    let again = quarter.post("/chess-2026-2/publish", json!({ "version": version_of(&run) })).await;
    assert_eq!(again.expect(200).json, published);
    let stale = quarter
        .post("/chess-2026-2/withdraw", json!({ "version": version_of(&run), "reason": "No." }))
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
    // 5 to 31 March, and the first second of April.
    quarter.app.wait(27 * DAY - 1);
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
    quarter.app.wait(64 * DAY);
    let next = quarter.begin("2026/3").await.expect(200).json;
    let expected = [(1, Some(2010), Some(2008), 1), (3, Some(2401), Some(2402), 1)];
    assert_eq!(changes_of(&next), expected);
}

/// SKS-1.7: who has died is no longer on the published list, and is marked where everybody is shown.
#[tokio::test]
async fn who_has_died_is_marked() {
    let quarter = Quarter::begun().await;
    let officer = quarter.officer();
    let died = json!({ "player": 3, "kind": "death", "reason": "The family wrote." });
    officer.post("/api/director/withdrawals", &died).await.expect(200);
    quarter.app.run_all_schedules().await;
    quarter.loses(2, 1).await;
    quarter.app.wait((TO_MARCH_5 - 14) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    let version = json!({ "version": version_of(&run) });
    quarter.post("/chess-2026-2/publish", version).await.expect(200);
    let rows = async |query: &str| {
        let path = format!("/api/rating-lists/chess-2026-2{query}");
        let page = officer.get(&path).await.expect(200).json;
        let row = |row: &Value| {
            let status = row["status"].as_str().expect("a status").to_owned();
            (row["player"]["id"].as_u64().expect("a number"), status, row["place"].clone())
        };
        page["rows"].as_array().expect("rows").iter().map(row).collect::<Vec<_>>()
    };
    let listed = rows("").await;
    assert!(listed.iter().all(|(player, status, _)| *player != 3 && status == "active"));
    assert_eq!((listed.len(), &listed[0].2), (5, &json!(1)));
    let all = rows("?inactive=true").await;
    assert_eq!((all.len(), &all[0]), (6, &(3, "deceased".to_owned(), Value::Null)));
    let csv = officer.get("/api/rating-lists/chess-2026-2/list.csv").await.expect(200).text;
    assert!(!csv.contains("\n3;"), "{csv}");
    let file = officer.get("/api/rating-lists/chess-2026-2/list.json").await.expect(200).json;
    assert_eq!(file["players"][0]["status"], "deceased");
    // The list before was published when the player lived.
    let before = officer.get("/api/rating-lists/chess-2026-1").await.expect(200).json;
    assert_eq!(before["rows"][0]["player"]["id"], 3);
}

#[tokio::test]
async fn every_step_is_explained() {
    let quarter = Quarter::begun().await;
    quarter.loses(4, 3).await;
    quarter.loses(7, 6).await;
    quarter.app.wait((TO_MARCH_5 - 14) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    quarter.post("/chess-2026-2/publish", json!({ "version": version_of(&run) })).await.expect(200);
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
}

/// `TR-9.3`: what was, and what is ahead.
#[tokio::test]
async fn a_profile_tells_the_way_of_a_rating() {
    let quarter = Quarter::begun().await;
    quarter.loses(4, 3).await;
    quarter.app.wait((TO_MARCH_5 - 14) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    quarter.post("/chess-2026-2/publish", json!({ "version": version_of(&run) })).await.expect(200);
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

/// Officials, and players 1 and 2 without ratings.
async fn without_lists() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", None, Role::Player).await;
    app.member(2, "CZE", None, Role::Player).await;
    app
}

/// A first list from a file.
async fn import(app: &TestApp, csv: &str, quarter: &str) -> Answer {
    let body = json!({ "pool": "chess", "quarter": quarter, "rule_set": "iccf", "csv": csv });
    app.person_as(OFFICER, Role::Officer).post("/api/rating-lists", &body).await
}

#[tokio::test]
async fn files_that_are_no_lists() {
    let app = without_lists().await;
    let officer = app.person_as(OFFICER, Role::Officer);
    let import = async |csv: &str, quarter: &str| import(&app, csv, quarter).await;
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
        let expected = json!([{
            "file": "csv", "line": line, "column": column, "code": "faulty_field", "rule": null,
            "reason": reason
        }]);
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
    let wrong = officer.get("/api/rating-lists/chess-2026-1?sort=luck").await;
    assert_eq!(wrong.verdict(), "400 invalid_query");
}

/// A wrong one is taken back, and makes room for a better one; neither is told from memory.
#[tokio::test]
async fn a_list_from_the_wrong_file() {
    let app = without_lists().await;
    let officer = app.person_as(OFFICER, Role::Officer);
    import(&app, "id,rating,games\n1,2000,100\n2,,0\n", "2026/1").await.expect(200);
    let page = async || officer.get("/api/rating-lists/chess-2026-1").await;
    for _ in 0..2 {
        assert_eq!(page().await.expect(200).json["rows"][0]["rating"], 2000);
    }
    let run = officer.get("/api/rating-runs/chess-2026-1").await.expect(200).json;
    let back = json!({ "version": version_of(&run), "reason": "The wrong file." });
    let back = officer.post("/api/rating-runs/chess-2026-1/withdraw", &back).await.expect(200).json;
    assert_eq!(back["run"]["state"], "withdrawn");
    let none = app.app.profile(PlayerId(1)).await.expect("a profile").ratings;
    assert_eq!(none, rules::rating::Ratings::default());
    assert_eq!(page().await.verdict(), "404 unknown_rating_list");
    import(&app, "id,rating,games\n1,2050,100\n2,,0\n", "2026/1").await.expect(200);
    for _ in 0..2 {
        assert_eq!(page().await.expect(200).json["rows"][0]["rating"], 2050);
    }
    let file = officer.get("/api/rating-lists/chess-2026-1/list.csv").await.expect(200);
    assert_eq!(
        file.text,
        "ID;Country;Title;Name;Games;Rating;Gender\n1;CZE;;Player 1, Given;100;2050;\n"
    );
    let file = officer.get("/api/rating-lists/chess-2026-1/list.json").await.expect(200).json;
    assert_eq!(file["players"][0]["player"]["rating"], 2050);
    // What federations have registered is theirs and the rating commissioner's (SKS-1.7).
    let female = RegisteredSex { sex: Sex::Female, by: OFFICER, at: app.app.clock.now() };
    app.app.store.register_sex(PlayerId(1), Some(female)).await.expect("registered");
    for (who, role, query, gender) in [
        (OFFICER, Role::RatingCommissioner, "", "F"),
        (DELEGATE, Role::Federation, "?federation=CZE", "F"),
        (DELEGATE, Role::Federation, "", ""),
        (OFFICER, Role::TitleCommissioner, "", ""),
        (PlayerId(1), Role::Player, "?federation=CZE", ""),
    ] {
        let path = format!("/api/rating-lists/chess-2026-1/list.csv{query}");
        let file = app.person_as(who, role).get(&path).await.expect(200).text;
        let line = format!("\n1;CZE;;Player 1, Given;100;2050;{gender}\n");
        assert!(file.ends_with(&line), "{role:?} {query}: {file}");
    }
    let path = "/api/rating-lists/chess-2026-1/list.csv?federation=CZE";
    let file = app.request(Method::GET, path, &[], "").await.expect(200).text;
    assert!(file.ends_with(";2050;\n"), "{file}");
}
