//! The Table of Qualifiers: made afresh when something has changed and once a day, and each line is what the
//! player's own page says (`TR-1.0.6`, `TR-1.0.7`).

use posthorn::qualifiers::{Tables, differences};
use rules::tournament::{SectionId, Stage};
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{GameChange, Role};
use tests::{DAY, OFFICER, TestApp, decision};

use crate::qualifications::{enter, master_class, preliminary, told as told_to};
use crate::section_wins::play_out;

const PRELIMINARY: &str = "/api/qualifiers?stage=world_championship_preliminary";

/// Tells that a game has ended, as the table's stream does, and runs the schedule.
async fn told(app: &TestApp, section: u32) {
    let results = app.app.store.section_results(SectionId(section)).await;
    let game: GameId = results.expect("results")[0].game;
    let new = app.app.store.game(game).await.expect("a game");
    let mut old = new.clone();
    old.log.pop();
    let change = GameChange { old: Some(old), new };
    tests::as_function("notify", notify::on_change(&app.app, &change)).await.expect("told");
    app.run_all_schedules().await;
}

async fn table(app: &TestApp, path: &str) -> Value {
    app.person(PlayerId(2)).get(path).await.expect(200).json
}

/// `1 TR-1.1.1d full free`, one a line.
async fn lines(app: &TestApp, path: &str) -> Vec<String> {
    let table = table(app, path).await;
    let lines = table["lines"].as_array().expect("lines").iter();
    let text = |line: &Value, name: &str| line[name].as_str().expect("a text").to_owned();
    lines
        .map(|line| {
            let words = ["article", "part", "state"].map(|name| text(line, name)).join(" ");
            format!("{} {words}", line["player"]["id"])
        })
        .collect()
}

/// Every line of every table is on the player's own page, and everything there that is free is in a table.
pub(crate) async fn agrees(app: &TestApp, players: &[u32]) {
    let mut listed = Vec::new();
    for stage in Stage::ALL.into_iter().filter(|stage| stage.is_qualified_for()) {
        let path = format!("/api/qualifiers?stage={}&limit=500", stage.code());
        let table = table(app, &path).await;
        assert_eq!(table["next"], Value::Null);
        for line in table["lines"].as_array().expect("lines") {
            let player = line["player"]["id"].as_u64().expect("a number");
            let section = line["sections"][0]["id"].clone();
            listed.push(json!([
                player,
                stage.code(),
                line["article"],
                line["part"],
                line["state"],
                line["until"],
                section
            ]));
        }
    }
    let mut own = Vec::new();
    let today = rules::Day::of(app.app.clock.now()).to_string();
    for player in players {
        // Somebody else asks: what a registered sex gives is not told.
        let page = told_to(app, OFFICER.0, *player).await;
        for one in page["qualifications"].as_array().expect("a list") {
            if one["until"].as_str().is_none_or(|until| until >= today.as_str()) {
                own.push(json!([
                    player,
                    one["stage"],
                    one["article"],
                    one["part"],
                    one["state"],
                    one["until"],
                    one["section"]["id"]
                ]));
            }
        }
    }
    let sorted = |mut all: Vec<Value>| {
        all.sort_by_key(Value::to_string);
        all
    };
    assert_eq!(sorted(listed), sorted(own));
}

/// TR-1.0.6, TR-1.0.7: a result, an entry, a correction: the table follows at once.
#[tokio::test]
async fn the_table_follows() {
    let app = TestApp::new().await;
    let section = master_class(&app).await;
    let event = preliminary(&app, "P/1").await;
    let before = table(&app, PRELIMINARY).await;
    assert_eq!((&before["made_at"], &before["lines"]), (&Value::Null, &json!([])));
    app.run_all_schedules().await;
    assert_ne!(table(&app, PRELIMINARY).await["made_at"], Value::Null);
    assert_eq!(lines(&app, PRELIMINARY).await, [""; 0]);
    play_out(&app, section, 1).await;
    told(&app, section).await;
    assert_eq!(lines(&app, PRELIMINARY).await, [""; 0], "a winner is there at the end");
    play_out(&app, section, 0).await;
    app.run_all_schedules().await;
    assert_eq!(lines(&app, PRELIMINARY).await, [""; 0], "nobody has asked");
    told(&app, section).await;
    assert_eq!(lines(&app, PRELIMINARY).await, ["1 TR-1.1.1d full free", "2 TR-1.1.2 half free"]);
    let all: Vec<u32> = (1..=11).collect();
    agrees(&app, &all).await;
    anybody_can_check(&app, section).await;
    let made = table(&app, PRELIMINARY).await;
    assert_eq!(made["lines"][0]["sections"][0]["id"], section);
    assert_eq!(made["tables"].as_array().map(Vec::len), Some(8));
    // What is used stays in the table as long as that event is not over.
    assert_eq!(enter(&app, event, 1).await, "200");
    app.wait(DAY);
    app.run_all_schedules().await;
    let used = table(&app, PRELIMINARY).await;
    assert_eq!(lines(&app, PRELIMINARY).await, ["1 TR-1.1.1d full used", "2 TR-1.1.2 half free"]);
    assert_eq!(used["lines"][0]["used_in"]["id"], event);
    assert_eq!(used["lines"][1]["since"], made["lines"][1]["since"], "it was there before");
    agrees(&app, &all).await;
    // The game of the first two goes on: nobody has won, and what was used stays.
    let results = app.app.store.section_results(SectionId(section)).await.expect("results");
    let game = results
        .iter()
        .find(|game| [game.white, game.black].iter().all(|player| player.0 <= 2))
        .expect("their game")
        .game;
    let path = format!("/api/director/sections/{section}/decisions");
    let reinstate = decision("reinstate", json!({ "game": game.0 }));
    app.director().post(&path, &reinstate).await.expect(201);
    told(&app, section).await;
    assert_eq!(lines(&app, PRELIMINARY).await, ["1 TR-1.1.1d full used"]);
    let stays = table(&app, PRELIMINARY).await["lines"][0].clone();
    assert_eq!((&stays["stays"], &stays["sections"][0]["id"]), (&json!(true), &json!(section)));
    // The winner loses it: then the second has won.
    app.person(PlayerId(1)).resign(game).await.expect(200);
    told(&app, section).await;
    assert_eq!(lines(&app, PRELIMINARY).await, ["1 TR-1.1.2 half used", "2 TR-1.1.1d full free"]);
    agrees(&app, &all).await;
}

/// The tables of the sections give what the table of qualifiers says, without the server.
async fn anybody_can_check(app: &TestApp, section: u32) {
    let reader = app.person(PlayerId(2));
    let mut tables = Tables::default();
    let table = reader.get(&format!("/api/sections/{section}/table.json")).await.expect(200);
    tables.add(&table.bytes).expect("a table");
    assert!(tables.add(&table.bytes).is_err(), "it is there already");
    let on = rules::Day::of(app.app.clock.now());
    let stage = Stage::WorldChampionshipPreliminary;
    let path = "/api/qualifiers.csv?stage=world_championship_preliminary";
    let told = reader.get(path).await.expect(200).text;
    let found = |told: &str| differences(&tables, stage, on, told.as_bytes()).expect("lines");
    assert_eq!(found(&told), [""; 0]);
    assert_eq!(found(&told.replace("TR-1.1.1d", "TR-1.1.1e")).len(), 2, "{told}");
    let winner = told.lines().filter(|line| !line.contains("TR-1.1.1d")).collect::<Vec<_>>();
    let day = on.plus_months(36);
    assert_eq!(
        found(&(winner.join("\n") + "\n")),
        [format!("player 1, TR-1.1.1d, section {section}, {day}: is not in the table")]
    );
}

/// TR-1.0.6, TR-1.0.8: whoever is on the lists that count, and nobody else; found by name, federation and article.
#[tokio::test]
async fn ratings_of_the_lists_count() {
    let app = TestApp::new().await;
    app.officials().await;
    for (player, federation) in [(1, "CZE"), (2, "POL"), (3, "CZE"), (4, "CZE")] {
        app.member(player, federation, None, Role::Player).await;
    }
    let csv = "id,rating,games\n1,2600,40\n2,2500,12\n3,2499,40\n4,2700,11\n";
    let list = json!({
        "pool": "chess", "quarter": "2026/1", "rule_set": "iccf", "csv": csv, "history": ""
    });
    app.person_as(OFFICER, Role::Officer).post("/api/rating-lists", &list).await.expect(200);
    app.run_all_schedules().await;
    app.wait(DAY);
    app.run_all_schedules().await;
    assert_eq!(lines(&app, PRELIMINARY).await, ["1 TR-1.1.1l full free", "2 TR-1.1.1l full free"]);
    let candidates = "/api/qualifiers?stage=world_championship_candidates";
    assert_eq!(lines(&app, candidates).await, ["1 TR-1.3.1h full free"]);
    agrees(&app, &[1, 2, 3, 4]).await;
    for (asked, found) in [
        ("&federation=POL", &["2 TR-1.1.1l full free"][..]),
        ("&federation=GER", &[]),
        ("&search=2", &["2 TR-1.1.1l full free"]),
        ("&article=TR-1.1.1k", &[]),
        ("&article=TR-1.1.1l&free=true&limit=1", &["1 TR-1.1.1l full free"]),
        ("&after=1", &["2 TR-1.1.1l full free"]),
    ] {
        assert_eq!(lines(&app, &format!("{PRELIMINARY}{asked}")).await, found, "{asked}");
    }
    let reader = app.person(PlayerId(2));
    let file = |kind: &str| format!("/api/qualifiers.{kind}?stage=world_championship_candidates");
    let csv = reader.get(&file("csv")).await.expect(200).text;
    let heading = "id,family_name,given_name,federation,title,article,part,sections,ended_on,until,\
                   state,used_in\n";
    assert!(csv.starts_with(heading), "{csv}");
    assert!(csv.contains(",CZE,,TR-1.3.1h,full,,,,free,\n"), "{csv}");
    let json = reader.get(&file("json")).await.expect(200).json;
    assert_eq!(json["lines"], table(&app, candidates).await["lines"]);
    let feed = reader.get(&file("atom")).await.expect(200).text;
    assert!(feed.contains("Qualified by title or rating (TR-1.3.1h)."), "{feed}");
    for path in ["?stage=open_class", "?stage=nothing", "", "?stage=world_cup_final&x=1"] {
        let asked = reader.get(&format!("/api/qualifiers{path}")).await;
        assert_eq!(asked.verdict(), "400 invalid_query", "{path}");
    }
    // Without another list the last one goes on counting, and once a year it can be used.
    app.wait(366 * DAY);
    app.run_all_schedules().await;
    assert_eq!(lines(&app, candidates).await, ["1 TR-1.3.1h full free"]);
    agrees(&app, &[1, 2, 3, 4]).await;
}

/// TR-1.0.6: what is published, recorded or corrected is in the tables with the next run, and not only the next day.
#[tokio::test]
async fn what_changes_on_the_way_asks_for_it() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", None, Role::Player).await;
    let (officer, store) = (app.person_as(OFFICER, Role::Officer), &app.app.store);
    app.run_all_schedules().await;
    let list = json!({
        "pool": "chess", "quarter": "2026/1", "rule_set": "iccf", "csv": "id,rating,games\n1,2600,40\n",
        "history": ""
    });
    officer.post("/api/rating-lists", &list).await.expect(200);
    app.run_all_schedules().await;
    assert_eq!(lines(&app, PRELIMINARY).await, ["1 TR-1.1.1l full free"]);
    let name = json!({ "given_name": "Jan", "family_name": "Zeman", "reason": "It is his name." });
    officer.post("/api/players/1/names", &name).await.expect(200);
    app.run_all_schedules().await;
    let listed = table(&app, PRELIMINARY).await;
    assert_eq!(listed["lines"][0]["player"]["family_name"], "Zeman");
    let norm = json!({
        "title": "GM", "event": "Candidates 30", "started_on": "2020-01-01",
        "finished_on": "2022-01-01", "games": 13, "half_points": 20, "games_counted": 13,
        "grandmaster_games": 5, "senior_games": 0, "source": "The final table.",
    });
    let is_due = async || store.qualifiers().await.expect("tables").is_due(app.app.clock.now());
    assert!(!is_due().await);
    officer.post("/api/players/1/recorded-norms", &norm).await.expect(200);
    assert!(is_due().await);
}

/// TR-1.0.6: who asks while the tables are made is not forgotten, and of two that make them one counts.
#[tokio::test]
async fn nobody_who_asks_is_forgotten() {
    let app = TestApp::new().await;
    let (store, now) = (&app.app.store, app.app.clock.now());
    let first = store.qualifiers().await.expect("none");
    assert!(first.is_due(now));
    let tomorrow = now + DAY;
    store.ask_for_qualifiers(now).await.expect("asked");
    store.keep_qualifiers(&first, &[], now, tomorrow).await.expect("kept");
    let second = store.qualifiers().await.expect("tables");
    assert!(second.is_due(now), "somebody has asked meanwhile");
    let late = store.keep_qualifiers(&first, &[], now, tomorrow).await;
    assert!(matches!(late, Err(store::Error::Conflict)), "{late:?}");
    store.keep_qualifiers(&second, &[], now, tomorrow).await.expect("kept");
    let third = store.qualifiers().await.expect("tables");
    assert!(!third.is_due(tomorrow + -1) && third.is_due(tomorrow));
}
