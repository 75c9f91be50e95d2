//! What a newcomer finds in the demo: events of teams, and a captain who has something to look after.

use posthorn::demo;
use rules::PlayerId;
use serde_json::{Value, json};
use tests::{Answer, TestApp};

/// The event of teams that is being played, and the one that takes entries.
const PLAYED: &str = "/api/events/3";
const OPEN: &str = "/api/events/4";
/// The captain, and the demo's first player, who is in no team.
const CAPTAIN: PlayerId = PlayerId(480_311);
const TOMAS: PlayerId = PlayerId(160_012);

fn all<'a>(of: &'a Value, list: &str) -> impl Iterator<Item = &'a Value> + use<'a> {
    of[list].as_array().unwrap_or_else(|| panic!("{list} in {of}")).iter()
}

async fn asked(app: &TestApp, path: &str) -> Value {
    let answer: Answer = app.person(CAPTAIN).get(path).await;
    answer.expect(200).json.clone()
}

/// Matches that are over and matches that run, with drawn games among them.
async fn check_table(app: &TestApp) {
    let tables = asked(app, &format!("{PLAYED}/team-tables")).await;
    let section = &tables["sections"][0];
    let points: Vec<u64> =
        all(section, "teams").filter_map(|team| team["half_points"].as_u64()).collect();
    assert_eq!(points.len(), 6, "{section}");
    assert!(points.iter().any(|halves| halves % 2 == 1), "{points:?}");
    let over = all(section, "matches").filter(|it| it["is_over"] == true).count();
    assert_eq!((all(section, "matches").count(), over), (15, 2), "{section}");
}

/// One who has been silent for weeks in every game, and a game that has not begun.
async fn check_captains_page(app: &TestApp) {
    let games = asked(app, &format!("{PLAYED}/teams/1/games")).await;
    let started: Vec<&Value> = all(&games, "boards").map(|board| &board["started"]).collect();
    assert_eq!(json!(started), json!([5, 5, 5, 4]));
    let silent = all(&games["boards"][2], "games");
    let days = silent.map(|game| game["silence"]["days"].as_u64().expect("a silence"));
    assert!(days.min().is_some_and(|days| days >= 14), "{}", games["boards"][2]);
    let of_all = || all(&games, "boards").flat_map(|board| all(board, "games"));
    for halves in [json!(0), json!(1), json!(2), Value::Null] {
        assert!(of_all().any(|game| game["half_points"] == halves), "{halves}");
    }
    assert!(of_all().any(|game| game["moves"].as_u64() >= Some(9)));
}

async fn check_letters(app: &TestApp) {
    let letters = asked(app, &format!("{PLAYED}/letters")).await;
    let written = all(&letters, "conversations").filter(|it| it["count"] != 0);
    let written: Vec<Value> = written.map(|it| json!([it["with"]["id"], it["count"]])).collect();
    let expected = json!([["team-1", 4], ["officials-1", 2], ["captains", 2], ["captains-1-6", 2]]);
    assert_eq!(json!(written), expected);
}

/// TR-11, TR-8.7b: a demo that was cut short is made whole, and nothing of it comes twice.
#[tokio::test]
async fn events_of_teams_to_look_at() {
    let app = TestApp::new().await;
    let folder = tempfile::tempdir().expect("a folder");
    for _ in 0..2 {
        let made = demo::set_up(&app.app, folder.path(), true).await;
        assert!(made.expect("the demo"));
    }
    app.sign_in("captain@posthorn.example", demo::DEMO_PASSWORD).await.expect(200);
    check_table(&app).await;
    check_captains_page(&app).await;
    check_letters(&app).await;
    let asked_for = asked(&app, &format!("{PLAYED}/teams/1/replacements")).await;
    let replacements: Vec<Value> = all(&asked_for, "replacements")
        .map(|it| json!([it["board"], it["state"], it["substitute"], it["may_name"]]))
        .collect();
    assert_eq!(json!(replacements), json!([[3, "asked", null, true]]));

    let entered = asked(&app, &format!("{OPEN}/teams")).await;
    let teams: Vec<Value> =
        all(&entered, "teams").map(|it| json!([it["state"], it["may_change"]])).collect();
    assert_eq!(json!(teams), json!([["entered", false], ["entered", true]]));
    assert_eq!(app.app.store.teams_of(TOMAS).await.expect("his teams"), []);
}
