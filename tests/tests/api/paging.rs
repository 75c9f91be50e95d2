//! Lists that are read page by page: each line comes once, whatever comes or goes between two pages.

use axum::http::Method;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{Role, SectionId};
use tests::{DAY, DIRECTOR, OFFICER, TestApp};

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
    // What stands beside the lines of entries names some of them once more.
    let members = answer.as_object().expect("an object").iter();
    let members = members.filter(|(name, _)| *name != "without_account");
    let mut lists = members.filter_map(|(_, value)| value.as_array());
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

/// By phase, organiser and official: what is left out counts for no page.
#[tokio::test]
async fn events_are_found_by_what_they_are() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(77, "AUT", None, Role::Director).await;
    let mut announced = Vec::new();
    for number in 1..=5 {
        let change = |a: &mut Value| {
            a["code"] = json!(format!("T/2026-{number}"));
            if number % 2 == 0 {
                a["director"] = json!(77);
            }
        };
        announced.push(app.announce(&app.preset("open_class", change).await).await);
    }
    let [first, second, third, fourth, fifth] = announced[..] else { panic!("five") };
    let none: [&[u64]; 1] = [&[]];
    let mine = parts(&app, Some(PlayerId(77)), "/api/events?mine=true", "/id", 1).await;
    assert_eq!(mine, [[fourth], [second]]);
    let body = json!({ "player": 77, "deputises": true });
    let director = app.person_as(DIRECTOR, Role::Director);
    director.post(&format!("/api/events/{first}/deputies"), &body).await.expect(200);
    let mine = parts(&app, Some(PlayerId(77)), "/api/events?mine=true", "/id", 2).await;
    assert_eq!(mine, [vec![fourth, second], vec![first]]);
    assert_eq!(parts(&app, Some(OFFICER), "/api/events?mine=true", "/id", 2).await, none);
    let path = format!("/api/events/{fourth}");
    let version = app.organiser().get(&path).await.expect(200).json["version"].clone();
    let body = json!({ "version": version, "reason": "Nobody directs it." });
    app.organiser().post(&format!("{path}/cancel"), &body).await.expect(200);
    let off = parts(&app, None, "/api/events?phase=cancelled", "/id", 2).await;
    assert_eq!(off, [[fourth]]);
    let open = parts(&app, None, "/api/events?phase=entries_open&organiser=ICCF", "/id", 3).await;
    assert_eq!(open, [vec![fifth, third, second], vec![first]]);
    assert_eq!(parts(&app, None, "/api/events?organiser=CZE", "/id", 2).await, none);
    for (query, expected) in [
        ("mine=true", "401 unauthenticated"),
        ("mine=perhaps", "400 invalid_query"),
        ("phase=over", "400 invalid_query"),
        ("organiser=iccf", "400 invalid_query"),
        ("organizer=ICCF", "400 invalid_query"),
    ] {
        let answer = app.request(Method::GET, &format!("/api/events?{query}"), &[], "").await;
        assert_eq!(answer.verdict(), expected, "{query}");
    }
}

/// Those that I have entered: not what others enter, nor what I have left or was refused.
#[tokio::test]
async fn events_that_i_have_entered() {
    let app = TestApp::new().await;
    app.officials().await;
    let (me, other) = (PlayerId(31), PlayerId(32));
    for player in [me, other] {
        app.member(player.0, "CZE", Some(1_700), Role::Player).await;
    }
    let mut announced = Vec::new();
    for number in 1..=6 {
        let code = json!(format!("T/2026-{number}"));
        announced.push(app.announce(&app.preset("open_class", |a| a["code"] = code).await).await);
    }
    let [first, second, third, left, refused, others] = announced[..] else { panic!("six") };
    let entries = |event: u64| format!("/api/events/{event}/entries");
    for event in [third, first, left, second, refused] {
        app.person(me).post(&entries(event), &json!({})).await.expect(200);
    }
    app.person(other).post(&entries(others), &json!({})).await.expect(200);
    let path = |event| format!("{}/{me}", entries(event));
    app.person(me).post(&path(left), &json!({ "decision": "withdraw" })).await.expect(200);
    let refuse = json!({ "decision": "refuse", "reason": "Entered under two names." });
    app.organiser().post(&path(refused), &refuse).await.expect(200);

    let mine = "/api/events?entered=true";
    assert_eq!(parts(&app, Some(me), mine, "/id", 2).await, [vec![third, second], vec![first]]);
    assert_eq!(parts(&app, Some(other), mine, "/id", 2).await, [[others]]);
    let open = "/api/events?entered=true&phase=entries_open";
    assert_eq!(parts(&app, Some(me), open, "/id", 3).await, [[third, second, first]]);
    let over = "/api/events?entered=true&phase=finished";
    assert_eq!(parts(&app, Some(me), over, "/id", 3).await, [Vec::<u64>::new()]);
    let signed_out = app.request(Method::GET, mine, &[], "").await;
    assert_eq!(signed_out.verdict(), "401 unauthenticated");
}

/// One request looks through four hundred events at most: its page is shorter then, and leads on.
#[tokio::test]
async fn a_rare_event_is_found_in_several_requests() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(77, "AUT", None, Role::Director).await;
    let mut rare = 0;
    for number in 0..=400 {
        let change = |a: &mut Value| {
            a["code"] = json!(format!("T/{number}"));
            if number == 0 {
                a["director"] = json!(77);
            }
        };
        let event = app.announce(&app.preset("open_class", change).await).await;
        rare = if number == 0 { event } else { rare };
    }
    let mine = parts(&app, Some(PlayerId(77)), "/api/events?mine=true", "/id", 1).await;
    assert_eq!(mine, [vec![], vec![rare]]);
    let open = part(&app, None, "/api/events?phase=entries_open&limit=200", "/id").await;
    assert_eq!(open.ids.len(), 200);
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
