//! Lists that are read page by page: each line comes once, whatever comes or goes between two pages.

use axum::http::Method;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{Role, SectionId};
use tests::{DAY, TestApp};

/// A page: the numbers of its lines, and what to ask for to read on.
struct Part {
    ids: Vec<u64>,
    next: Option<String>,
}

/// Reads a page of a list, as the player or as nobody; `line` finds the number of a line.
async fn part(app: &TestApp, who: Option<PlayerId>, path: &str, line: &str) -> Part {
    let token = who.map(|id| format!("Bearer {}", app.token(id, Role::Player)));
    let headers: Vec<(&str, &str)> =
        token.iter().map(|token| ("authorization", token.as_str())).collect();
    let answer = app.request(Method::GET, path, &headers, "").await.expect(200).json;
    let mut lists = answer.as_object().expect("an object").values().filter_map(Value::as_array);
    let lines = lists.next_back().expect("a list");
    let id = |of: &Value| of.pointer(line).and_then(Value::as_u64).expect("a number");
    Part { ids: lines.iter().map(id).collect(), next: answer["next"].as_str().map(str::to_owned) }
}

/// All pages with so many lines each.
async fn parts(
    app: &TestApp,
    who: Option<PlayerId>,
    path: &str,
    line: &str,
    limit: u16,
) -> Vec<Vec<u64>> {
    let mark = if path.contains('?') { '&' } else { '?' };
    let path = format!("{path}{mark}limit={limit}");
    let mut seen = part(app, who, &path, line).await;
    let mut all = Vec::new();
    loop {
        all.push(seen.ids);
        let Some(next) = seen.next else { return all };
        seen = part(app, who, &format!("{path}&after={next}"), line).await;
    }
}

/// The last announced first; one that is announced meanwhile stands before the first page.
#[tokio::test]
async fn events_come_in_pages() {
    let app = TestApp::new().await;
    app.officials().await;
    assert_eq!(parts(&app, None, "/api/events", "/id", 2).await, [[0_u64; 0]]);
    let mut announced = Vec::new();
    for number in 1..=5 {
        let code = json!(format!("T/2026-{number}"));
        announced.push(app.announce(&app.preset("open_class", |a| a["code"] = code).await).await);
    }
    announced.reverse();
    let by_two: Vec<&[u64]> = announced.chunks(2).collect();
    assert_eq!(parts(&app, None, "/api/events", "/id", 2).await, by_two);
    assert_eq!(parts(&app, None, "/api/events", "/id", 5).await, [announced.clone()]);
    assert_eq!(parts(&app, None, "/api/events", "/id", 200).await, [announced.clone()]);

    let first = part(&app, None, "/api/events?limit=2", "/id").await;
    let code = json!("T/2026-6");
    let late = app.announce(&app.preset("open_class", |a| a["code"] = code).await).await;
    let path = format!("/api/events?limit=2&after={}", first.next.expect("a page"));
    assert_eq!(part(&app, None, &path, "/id").await.ids, by_two[1]);
    assert_eq!(part(&app, None, "/api/events?limit=1", "/id").await.ids, [late]);
}

/// A page counts what it leaves out, too: it may show fewer lines than were asked for, never others.
#[tokio::test]
async fn entries_come_in_pages() {
    let app = TestApp::new().await;
    app.officials().await;
    let event = app.announce(&app.preset("open_class", |_| ()).await).await;
    let path = format!("/api/events/{event}/entries");
    for player in [31, 12, 25, 18, 44] {
        app.member(player, "CZE", Some(1700), Role::Player).await;
        app.person(PlayerId(player)).post(&path, &json!({})).await.expect(200);
    }
    let line = "/player/id";
    assert_eq!(parts(&app, None, &path, line, 2).await, [vec![12, 18], vec![25, 31], vec![44]]);
    let refuse = json!({ "decision": "refuse", "reason": "Entered under two names." });
    app.organiser().post(&format!("{path}/18"), &refuse).await.expect(200);
    assert_eq!(parts(&app, None, &path, line, 2).await, [vec![12], vec![25, 31], vec![44]]);
    let organiser = app.organiser();
    let all = organiser.get(&format!("{path}?limit=4")).await.expect(200).json;
    assert_eq!(all["entries"].as_array().map(Vec::len), Some(4));
    assert_eq!(all["entries"][1]["state"], "refused");
    assert!(all["next"].is_string());
}

#[tokio::test]
async fn cases_come_in_pages() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let me = table.players[0];
    let mut asked = Vec::new();
    for number in 1..=3 {
        let body = json!({ "text": format!("Question {number}?") });
        let path = "/api/games/701/queries";
        let case = app.person(me).post(path, &body).await.expect(201).json;
        asked.insert(0, case["id"].as_u64().expect("a number"));
    }
    let by_two: Vec<&[u64]> = asked.chunks(2).collect();
    assert_eq!(parts(&app, Some(me), "/api/cases", "/id", 2).await, by_two);
    let other = table.players[1];
    assert_eq!(parts(&app, Some(other), "/api/cases", "/id", 2).await, [[0_u64; 0]]);
}

/// The latest first; of those that ended in the same second, the higher number.
#[tokio::test]
async fn finished_games_come_in_pages() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let mut ended = Vec::new();
    for number in 901..=905 {
        app.create_game(GameId(number), SectionId(1), pairing.terms()).await;
        if number == 903 {
            app.wait(DAY);
        }
        let loser = if number % 2 == 0 { white } else { black };
        loser.resign(GameId(number)).await.expect(200);
        ended.insert(0, u64::from(number));
    }
    let path = "/api/games?state=finished";
    let by_two: Vec<&[u64]> = ended.chunks(2).collect();
    assert_eq!(parts(&app, Some(white.player), path, "/id", 2).await, by_two);
    let first = part(&app, Some(white.player), &format!("{path}&limit=3"), "/id").await;
    app.wait(DAY);
    white.resign(pairing.game).await.expect(200);
    let next = format!("{path}&limit=3&after={}", first.next.expect("a page"));
    assert_eq!(part(&app, Some(white.player), &next, "/id").await.ids, [902, 901]);
    let newest = part(&app, Some(white.player), &format!("{path}&limit=1"), "/id").await;
    assert_eq!(newest.ids, [u64::from(pairing.game.0)]);

    // Those that run come all at once: a page of them would be a mistake.
    for (query, verdict) in [
        ("?state=running&limit=2", "400 invalid_query"),
        ("?after=MTIzLTQ", "400 invalid_query"),
        ("?state=finished&after=MTIzLTQ", "200"),
        ("?state=finished&after=MTIz", "400 invalid_query"),
        ("?state=finished&after=MTIzLQ", "400 invalid_query"),
        ("?state=finished&after=LTEyMy00", "200"),
        ("?state=finished&limit=0", "400 invalid_query"),
        ("?state=finished&limit=201", "400 invalid_query"),
    ] {
        let answer = white.get(&format!("/api/games{query}")).await;
        assert_eq!(answer.verdict(), verdict, "{query}");
    }
}
