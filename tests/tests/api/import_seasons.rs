//! Seasons of a league that were held elsewhere, and what follows them here: `TR-5.3-5.4` to `TR-5.6-5.7`, `TR-12`.

use std::fmt::Write as _;

use rules::tournament::{System, section_pairings};
use serde_json::{Value, json};
use store::Role;
use tests::{DELEGATE, OFFICER, TestApp};

use crate::import_teams::announcement;
use crate::imports::{faults, import, officer, sent};
use crate::leagues::{
    CAPTAINS, decide, finish, in_tables, moves, next_season, play_now, season, shown,
    waits_at_desk, with_captains,
};
use crate::teams::anybody;

/// What a season of two divisions says of itself that began half a year ago: two boards, one game on each.
async fn announced(app: &TestApp, change: impl FnOnce(&mut Value)) -> Value {
    announcement(app, |a| {
        a["code"] = json!("L/1");
        a["section_size"] = json!(3);
        a["teams"]["league"] = json!({ "divisions": ["First", "Second"], "follows": null });
        change(a);
    })
    .await
}

/// Six teams in two sections of three, of the first of which the last one goes down, and of the second the first up.
fn start_list() -> String {
    let mut csv = "section,division,up,down,number,team,board,id\n".to_owned();
    for (place, captain) in (0..).zip(&CAPTAINS[..6]) {
        let (section, says) = if place < 3 { ("A", "First,0,1") } else { ("B", "Second,1,0") };
        let number = place % 3 + 1;
        for board in [1, 2] {
            let id = captain + board - 1;
            let _ = writeln!(csv, "{section},{says},{number},Team {},{board},{id}", place + 1);
        }
    }
    csv
}

/// A row of each game: `row` of who has White, who has Black, and whether White's team is the stronger one.
fn results(headings: &str, row: impl Fn(u32, u32, bool) -> String) -> String {
    let mut csv = format!("{headings}\n");
    for section in CAPTAINS[..6].chunks(3) {
        for board in [1, 2] {
            let pairings = section_pairings(System::RoundRobin { double: false }, Some(board), 3);
            for pairing in pairings {
                let [white, black] =
                    [pairing.white, pairing.black].map(|team| section[team] + u32::from(board) - 1);
                csv.push_str(&row(white, black, pairing.white < pairing.black));
            }
        }
    }
    csv
}

/// Every game won by the stronger team.
fn all_over() -> String {
    results("white,black,result", |white, black, stronger| {
        format!("{white},{black},{}\n", if stronger { "1-0" } else { "0-1" })
    })
}

fn division(name: &str, up: u8, down: u8) -> Value {
    json!({ "name": name, "up": up, "down": down })
}

/// TR-5.3-5.4, TR-5.6-5.7, TR-12: a season that was held elsewhere has its divisions; it is decided here who goes up and
/// who goes down, and the next one follows it with its teams.
#[tokio::test]
async fn a_season_from_elsewhere_is_followed() {
    let app = with_captains().await;
    let mut body = sent(&announced(&app, |_| ()).await, &start_list(), "", &all_over());
    body["origin"] = json!("results");
    assert_eq!(faults(&app, &body).await, [""; 0]);
    body["dry_run"] = json!(true);
    let preview = import(&app, &body).await.expect(200).json;
    let divisions = [division("First", 0, 1), division("Second", 1, 0)];
    assert_eq!([0, 1].map(|at: usize| preview["teams"][at]["division"].clone()), divisions);
    body["dry_run"] = json!(false);
    let made = import(&app, &body).await.expect(201).json;
    assert_eq!(made["state"], "done");
    assert_eq!([0, 1].map(|at: usize| made["teams"][at]["division"].clone()), divisions);
    let event = made["event"].as_u64().expect("an event");
    let path = format!("/api/events/{event}");
    let tables = anybody(&app, &format!("{path}/team-tables")).await.expect(200).json;
    let told = |at: usize| {
        let section = &tables["sections"][at];
        ["name", "division", "up", "down"].map(|member| section[member].clone())
    };
    assert_eq!(told(0), [json!("A"), json!("First"), json!(0), json!(1)]);
    assert_eq!(told(1), [json!("B"), json!("Second"), json!(1), json!(0)]);
    assert_eq!(in_tables(&app, &path).await, "ssduss", "by their places");

    let officer = officer(&app);
    let refused = decide(&officer, event, "ssduss").await;
    assert_eq!(refused.verdict(), "409 season_not_finished TR-5.3-5.4");
    assert!(!waits_at_desk(&officer, event).await);
    finish(&app, event).await;
    assert!(waits_at_desk(&officer, event).await);
    let proposed = officer.get(&format!("{path}/season")).await.expect(200).json;
    assert_eq!((&proposed["may_decide"], &*shown(&proposed, "proposed")), (&json!(true), "ssduss"));
    let decided = decide(&officer, event, "sDSuss").await.expect(200).json;
    assert_eq!(shown(&decided, "decided"), "sdsuss");
    assert!(!waits_at_desk(&officer, event).await);
    next_season(&app, event).await;
}

/// TR-5.3-5.4, LAW-8.5: a season that moves here before it is over goes on in its divisions, and comes to what its tables
/// say once its games are over.
#[tokio::test]
async fn a_season_moves_here() {
    let app = with_captains().await;
    let change = |a: &mut Value| a["starts_at"] = json!("2025-12-30T00:00:00Z");
    let unfinished = |white, black, _| format!("{white},{black},*,30,30\n");
    let results = results("white,black,result,white_days,black_days", unfinished);
    let body = sent(&announced(&app, change).await, &start_list(), "", &results);
    let made = import(&app, &body).await.expect(201).json;
    let event = made["event"].as_u64().expect("an event");
    let path = format!("/api/events/{event}/season");
    let running = anybody(&app, &path).await.expect(200).json;
    assert_eq!((&running["is_over"], &*shown(&running, "proposed")), (&json!(false), "??????"));
    play_now(&app, event).await;
    finish(&app, event).await;
    let over = anybody(&app, &path).await.expect(200).json;
    assert_eq!((&over["is_over"], &*shown(&over, "proposed")), (&json!(true), "ssduss"));
}

/// TR-5.3-5.4, TR-12: a federation's season waits for an officer, who sees its divisions; the next one is followed only by
/// the same organiser, and another season that was held elsewhere can follow it, too.
#[tokio::test]
async fn a_federations_season_waits_for_approval() {
    let app = with_captains().await;
    let czech = |a: &mut Value| a["organiser"] = json!("CZE");
    let mut body = sent(&announced(&app, czech).await, &start_list(), "", &all_over());
    body["origin"] = json!("results");
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let made = delegate.post("/api/imports", &body).await.expect(201).json;
    assert_eq!(made["state"], "waiting");
    let path = format!("/api/imports/{}", made["id"]);
    let seen = officer(&app).get(&path).await.expect(200).json;
    assert_eq!(seen["teams"][1]["division"], division("Second", 1, 0));
    let approve = json!({ "version": made["version"] });
    let officer = app.person_as(OFFICER, Role::Officer);
    let made = officer.post(&format!("{path}/approve"), &approve).await.expect(200).json;
    let event = made["event"].as_u64().expect("an event");
    assert_eq!(in_tables(&app, &format!("/api/events/{event}")).await, "ssduss");
    finish(&app, event).await;
    let season_path = format!("/api/events/{event}/season");
    let version = officer.get(&season_path).await.expect(200).json["version"].clone();
    let decision = json!({ "version": version, "moves": moves("ssduss") });
    assert_eq!(delegate.post(&season_path, &decision).await.verdict(), "403 forbidden");
    officer.post(&season_path, &decision).await.expect(200);
    for (organiser, follows, expected) in [
        ("CZE", json!(event), None),
        ("ICCF", json!(event), Some("no_season_to_follow")),
        ("CZE", json!(999), Some("no_season_to_follow")),
    ] {
        let change = |a: &mut Value| {
            (a["code"], a["organiser"]) = (json!("L/2"), json!(organiser));
            a["teams"]["league"]["follows"] = follows;
        };
        let body = sent(&announced(&app, change).await, &start_list(), "", &all_over());
        let expected = expected.map(|code| format!("announcement - - {code} error"));
        assert_eq!(faults(&app, &body).await, Vec::from_iter(expected), "{organiser}");
    }
    let league = json!({ "divisions": ["First", "Second"], "follows": event });
    let next = app.preset("team_match", |a| a["teams"]["league"] = league).await;
    assert_eq!(app.announced(&next).await.verdict(), "422 no_season_to_follow", "another's");
    assert!(season(&app, "L/3", None).await > event);
}
