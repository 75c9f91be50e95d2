//! Vacant places in Finals: filled by those who may, and at most two on excellent results (`TR-1.4.4`, `TR-1.6.3`).

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, DELEGATE, Person, TestApp};

use crate::imports;

async fn announced(app: &TestApp, code: &str, stage: &str) -> u64 {
    let now = app.app.clock.now();
    let announcement = app
        .preset("invitational", |a| {
            a["code"] = json!(code);
            a["kind"] = json!("title");
            a["stage"] = json!(stage);
            a["norms"] = json!(false);
            let printed = stage != "world_championship_final";
            a["unrated_level"] = if printed { Value::Null } else { json!(2_500) };
            a["entries_close_at"] = json!((now + 200 * DAY).to_string());
            a["starts_at"] = json!((now + 201 * DAY).to_string());
        })
        .await;
    app.announce(&announcement).await
}

/// Enters a player by a vacant place.
async fn fill(by: &Person<'_>, event: u64, player: u32, kind: &str) -> String {
    let grounds = json!({ "kind": kind, "text": "Fourth of the last Final." });
    let body = json!({ "player": player, "grounds": grounds });
    by.post(&format!("/api/events/{event}/entries"), &body).await.verdict()
}

/// TR-1.4.4, TR-1.6.3: the Executive Board fills vacant places, in the Ladies Final the title tournament commissioner
/// those of whoever is placed next; at most two are filled on excellent results.
#[tokio::test]
async fn the_board_fills_vacant_places() {
    let app = imports::server().await;
    let (board, titles) = (PlayerId(810), PlayerId(811));
    app.member(board.0, "SWE", None, Role::ExecutiveBoard).await;
    app.member(titles.0, "SWE", None, Role::TitleCommissioner).await;
    let board = app.person_as(board, Role::ExecutiveBoard);
    let titles = app.person_as(titles, Role::TitleCommissioner);
    let (next, results, no) = ("next_placed", "excellent_results", "403 forbidden");
    let last = announced(&app, "F/1", "world_championship_final").await;
    for kind in [next, results] {
        for by in [&titles, &app.organiser(), &app.person(PlayerId(1))] {
            assert_eq!(fill(by, last, 1, kind).await, no, "{kind}");
        }
    }
    // Nor does anybody else get round that by admitting somebody (TR-1.0.11).
    for by in [&titles, &app.organiser()] {
        assert_eq!(fill(by, last, 5, "commissioner").await, no);
        assert_eq!(fill(by, last, 5, "qualification").await, no);
    }
    let full = "409 vacancies_filled TR-1.4.4";
    for (player, expected) in [(1, "200"), (2, "200"), (3, full)] {
        assert_eq!(fill(&board, last, player, results).await, expected, "{player}");
    }
    assert_eq!(fill(&board, last, 1, results).await, "200", "a repeat is answered");
    assert_eq!(fill(&board, last, 3, next).await, "200");
    // A place that is given back can be filled, and is not there for whoever left it any more.
    let refuse = json!({ "decision": "refuse", "reason": "Declined." });
    let entry = format!("/api/events/{last}/entries/1");
    board.post(&entry, &refuse).await.expect(200);
    assert_eq!(fill(&board, last, 4, results).await, "200");
    let revived = board.post(&entry, &json!({ "decision": "accept" })).await.verdict();
    assert_eq!(revived, full);
    // In the Ladies Final two offices share it; other stages have no such places.
    let delegate = app.person_as(DELEGATE, Role::Federation);
    for player in [1, 2] {
        let path = format!("/api/players/{player}/sex");
        delegate.request(Method::PUT, &path, &json!({ "sex": "female" })).await.expect(200);
    }
    let ladies = announced(&app, "L/1", "ladies_final").await;
    assert_eq!(fill(&board, ladies, 1, next).await, no);
    assert_eq!(fill(&titles, ladies, 1, next).await, "200");
    assert_eq!(fill(&titles, ladies, 2, results).await, no);
    assert_eq!(fill(&board, ladies, 2, results).await, "200");
    let candidates = announced(&app, "C/1", "world_championship_candidates").await;
    assert_eq!(fill(&board, candidates, 5, next).await, no);
    assert_eq!(fill(&app.organiser(), candidates, 5, "commissioner").await, no);
    assert_eq!(fill(&board, candidates, 5, "commissioner").await, "200");
    // Which places are vacant is known when entries are closed.
    app.wait(200 * DAY);
    let path = format!("/api/events/{last}/entries");
    let closed = app.person(PlayerId(5)).post(&path, &json!({})).await.verdict();
    assert_eq!(closed, "409 entries_closed TR-1.0.5");
    let admitted = fill(&board, last, 5, "commissioner").await;
    assert_eq!(admitted, "409 entries_closed TR-1.0.5");
    assert_eq!(fill(&board, last, 5, next).await, "200");
}

/// TR-1.4.4: whoever decides about the entries reads who comes next, by the tables of what was held before; who has
/// entered is left out.
#[tokio::test]
async fn who_comes_next_is_told() {
    let app = imports::server().await;
    let made = imports::candidates(&app).await;
    let page = format!("/api/events/{}", made["event"]);
    let version = app.organiser().get(&page).await.expect(200).json["version"].clone();
    let officer = app.officer();
    officer.post(&format!("{page}/finish"), &json!({ "version": version })).await.expect(200);
    let last = announced(&app, "F/1", "world_championship_final").await;
    let path = format!("/api/events/{last}/next-placed");
    let told = async || {
        let told = officer.get(&path).await.expect(200).json;
        let players = told["players"].as_array().expect("a list").iter();
        let players: Vec<Value> = players.map(|it| it["player"]["id"].clone()).collect();
        (told["rule"].clone(), players)
    };
    assert_eq!(told().await, (json!("TR-1.4.4"), vec![json!(3), json!(4), json!(5)]));
    assert_eq!(fill(&officer, last, 3, "next_placed").await, "200");
    assert_eq!(told().await, (json!("TR-1.4.4"), vec![json!(4), json!(5)]));
    let player = app.person(PlayerId(1)).get(&path).await.verdict();
    assert_eq!(player, "403 forbidden");
}
