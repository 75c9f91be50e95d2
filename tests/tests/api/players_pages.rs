//! Players' own pages with running games (TR-14): named, consented to, and what they may show; who sees
//! it, and what a director finds beside a report.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DIRECTOR, OFFICER, Person, Table, TestApp};

use crate::spectators::{STRANGER, Scene, live};

const PAGE: &str = "/api/sections/700/page";
const PAGES: &str = "/api/sections/700/pages";
const URL: &str = "https://games.example/live";

async fn name(person: Person<'_>, url: &str) -> Answer {
    person.request(Method::PUT, PAGE, &json!({ "url": url })).await
}

async fn withdraw(person: Person<'_>) -> Answer {
    person.request(Method::DELETE, PAGE, &Value::Null).await
}

async fn answer(person: Person<'_>, owner: PlayerId, url: &str, consents: bool) -> Answer {
    let path = format!("{PAGES}/{owner}/consent");
    person.request(Method::PUT, &path, &json!({ "url": url, "consents": consents })).await
}

/// What of each game the page may show: the game, what was answered, what is missing, what is shown.
fn games(page: &Value) -> Vec<String> {
    let games = page["games"].as_array().expect("games").iter();
    let words = |game: &Value| {
        let lacks = game["lacks"].as_array().expect("what is missing").iter();
        let lacks: Vec<&str> = lacks.filter_map(Value::as_str).collect();
        let shown = game["up_to"].as_str().or(game["shown"].as_str()).unwrap_or_default();
        format!(
            "{} {} [{}] {shown}",
            game["game"],
            game["answer"].as_str().unwrap_or_default(),
            lacks.join(" ")
        )
    };
    games.map(words).collect()
}

async fn mine(person: Person<'_>) -> Value {
    person.get(PAGES).await.expect(200).json["mine"].clone()
}

async fn asked(person: Person<'_>) -> Vec<String> {
    let seen = person.get(PAGES).await.expect(200).json;
    let asked = seen["asked"].as_array().expect("pages").iter();
    let words =
        |page: &Value| format!("{} {} {}", page["player"]["id"], page["url"], page["answer"]);
    asked.map(|page| words(page).replace('"', "")).collect()
}

/// The first player's page with both consents and games that differ, the one with the second player seven
/// half-moves old.
async fn agreed(app: &TestApp) -> Table {
    let table = app.table().await;
    let [a, b, c] = table.players;
    app.play_all(&table.games[0], "e4 e5 Nf3 Nc6 Bb5 a6 Ba4").await;
    app.play_all(&table.games[2], "e4 c5").await;
    name(app.person(a), URL).await.expect(200);
    for opponent in [b, c] {
        answer(app.person(opponent), a, URL, true).await.expect(200);
    }
    table
}

/// TR-14: the whole life of a page. What is missing is told game by game; the game is shown three moves back
/// once the opponent consents and all of the player's games differ.
#[tokio::test]
async fn a_page_from_its_name_to_its_end() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [a, b, c] = table.players;
    let me = app.person(a);
    let none = mine(me).await;
    assert_eq!(
        (&none["url"], &none["games"], &none["history"]),
        (&Value::Null, &json!([]), &json!([]))
    );
    let named = name(me, &format!(" {URL} ")).await.expect(200).json;
    assert_eq!(named["url"], URL);
    let waits =
        ["701 waits [consent difference] nothing", "703 waits [consent difference] nothing"];
    assert_eq!(games(&named), waits);
    assert_eq!(name(me, URL).await.expect(200).json, named, "named twice");
    assert_eq!(mine(me).await, named);
    for opponent in [b, c] {
        assert_eq!(asked(app.person(opponent)).await, [format!("{a} {URL} waits")]);
    }
    assert_eq!(asked(me).await, Vec::<String>::new());
    let consented = answer(app.person(b), a, URL, true).await.expect(200).json;
    assert_eq!(answer(app.person(b), a, URL, true).await.expect(200).json, consented, "sent twice");
    assert_eq!(
        (&consented["answer"], &consented["player"]["id"]),
        (&json!("consented"), &json!(a))
    );
    app.play_all(&table.games[0], "e4 e5 Nf3 Nc6 Bb5 a6").await;
    app.play_all(&table.games[2], "e4 e5").await;
    let same = mine(me).await;
    assert_eq!(same["games"][0]["same_as"], json!([703]));
    assert_eq!(games(&same)[0], "701 consented [difference] nothing");
    app.play_all(&table.games[2], "Bc4").await;
    let differ = mine(me).await;
    assert_eq!(games(&differ), ["701 consented [] up_to", "703 waits [consent] nothing"]);
    assert_eq!(differ["games"][0]["up_to_ply"], 0);
    app.play_all(&table.games[0], "Ba4").await;
    assert_eq!(games(&mine(me).await)[0], "701 consented [] 1.e4");
    app.wait(60);
    answer(app.person(b), a, URL, false).await.expect(200);
    assert_eq!(games(&mine(me).await)[0], "701 taken_back [consent] nothing");
    answer(app.person(c), a, URL, false).await.expect(200);
    assert_eq!(games(&mine(me).await)[1], "703 refused [consent] nothing");
    // A game that is over is open to everybody, and nobody is asked for it any more.
    app.person(c).resign(table.games[2].game).await.expect(200);
    assert_eq!(games(&mine(me).await)[1], "703 refused [] everything");
    assert_eq!(asked(app.person(c)).await, Vec::<String>::new());
    assert_eq!(answer(app.person(c), a, URL, true).await.verdict(), "409 game_over TR-14");
    answer(app.person(c), a, URL, false).await.expect(200);
    // Another page is another question.
    let other = format!("{URL}/2");
    let moved = name(me, &other).await.expect(200).json;
    assert_eq!(games(&moved), ["701 waits [consent] nothing", "703 waits [] everything"]);
    assert_eq!(answer(app.person(b), a, URL, true).await.verdict(), "409 other_page");
    answer(app.person(b), a, &other, true).await.expect(200);
    assert_eq!(games(&mine(me).await)[0], "701 consented [] 1.e4");
    let gone = withdraw(me).await.expect(200).json;
    assert_eq!((&gone["url"], &gone["games"]), (&Value::Null, &json!([])));
    assert_eq!(withdraw(me).await.expect(200).json, gone, "withdrawn twice");
    assert_eq!(asked(app.person(b)).await, Vec::<String>::new());
    assert_eq!(answer(app.person(b), a, &other, true).await.verdict(), "409 other_page");
    let history = gone["history"].as_array().expect("steps").iter();
    let steps: Vec<&str> = history.filter_map(|entry| entry["step"].as_str()).collect();
    let expected =
        ["named", "consented", "taken_back", "refused", "named", "consented", "withdrawn"];
    assert_eq!(steps, expected);
}

/// TR-14: the director and officers see all of it; opponents see what they are asked; nobody else anything,
/// and nobody answers for others.
#[tokio::test]
async fn who_sees_and_who_answers() {
    let app = TestApp::new().await;
    let table = agreed(&app).await;
    let [a, b, c] = table.players;
    for (who, role) in [(DIRECTOR, Role::Director), (OFFICER, Role::Officer)] {
        let seen = app.person_as(who, role).get(PAGES).await.expect(200).json;
        assert_eq!((&seen["mine"], &seen["asked"]), (&Value::Null, &json!([])));
        let [page] = seen["pages"].as_array().expect("pages").as_slice() else { panic!("{seen}") };
        assert_eq!(
            (&page["player"]["id"], page["history"][1]["by"]["id"].as_u64()),
            (&json!(a), Some(u64::from(b.0)))
        );
        assert_eq!(games(page), ["701 consented [] 1.e4", "703 consented [] up_to"]);
    }
    let seen = app.person(b).get(PAGES).await.expect(200).json;
    assert_eq!((&seen["pages"], &seen["mine"]["games"]), (&json!([]), &json!([])));
    assert!(!seen.to_string().contains("1.e4"), "{seen}");
    for (who, role) in [(table.stranger, Role::Player), (PlayerId(77), Role::Director)] {
        let person = app.person_as(who, role);
        assert_eq!(person.get(PAGES).await.verdict(), "403 forbidden", "{who}");
        assert_eq!(name(person, URL).await.verdict(), "403 forbidden", "{who}");
        assert_eq!(withdraw(person).await.verdict(), "403 forbidden", "{who}");
        assert_eq!(answer(person, a, URL, true).await.verdict(), "403 forbidden", "{who}");
    }
    let desk = app.director();
    for (person, owner, url, expected) in [
        (desk, a, URL, "403 forbidden"),
        (app.person(a), a, URL, "403 forbidden"),
        (app.person(b), c, URL, "409 other_page"),
        (app.person(b), table.stranger, URL, "403 forbidden"),
        (app.person(b), a, "https://games.example/other", "409 other_page"),
    ] {
        assert_eq!(answer(person, owner, url, true).await.verdict(), expected, "{owner} {url}");
    }
    assert_eq!(name(desk, URL).await.verdict(), "403 forbidden");
    assert_eq!(name(app.person(a), "games.example").await.verdict(), "422 invalid_body");
    let gone = app.request(Method::GET, PAGES, &[], "").await;
    assert_eq!(gone.verdict(), "401 unauthenticated");
    let unknown = app.person(a).get("/api/sections/9999/pages").await;
    assert_eq!(unknown.verdict(), "404 unknown_section");
}

/// TR-14: a report shows what was consented to and could be shown when it was made, whatever has become of
/// it since; to whoever directs the section, and not to who has reported it.
#[tokio::test]
async fn a_report_shows_what_stood_then() {
    let app = TestApp::new().await;
    let table = agreed(&app).await;
    let [a, b, c] = table.players;
    app.wait(60);
    let body = json!({ "player": a, "url": "https://games.example/other", "text": "Live." });
    let reporter = app.person(c);
    let filed = reporter.post("/api/sections/700/publications", &body).await.expect(201).json;
    assert_eq!(filed["page"], Value::Null);
    app.wait(60);
    answer(app.person(b), a, URL, false).await.expect(200);
    name(app.person(a), "https://games.example/third").await.expect(200);
    app.play_all(&table.games[0], "Nf6 O-O").await;
    app.person(c).resign(table.games[2].game).await.expect(200);
    let path = format!("/api/cases/{}", filed["id"]);
    let seen = app.director().get(&path).await.expect(200).json;
    let page = &seen["page"];
    assert_eq!((&page["url"], &page["as_of"]), (&json!(URL), &seen["opened_at"]));
    assert_eq!(games(page), ["701 consented [] 1.e4", "703 consented [] up_to"]);
    assert_eq!(page["history"].as_array().map(Vec::len), Some(3));
    assert_eq!(reporter.get(&path).await.expect(200).json["page"], Value::Null);
    // Who names no page has nothing to show, and a case of another kind has no page.
    let body = json!({ "player": b, "url": URL, "text": "Live." });
    let filed = reporter.post("/api/sections/700/publications", &body).await.expect(201).json;
    let seen = app.director().get(&format!("/api/cases/{}", filed["id"])).await.expect(200).json;
    assert_eq!(seen["page"]["url"], Value::Null);
    assert_eq!(games(&seen["page"])[0], "701 waits [page consent difference] nothing");
}

/// TR-14: a player who is put out of the section has no running game any more: their opponents are not asked,
/// and they name no page.
#[tokio::test]
async fn whoever_is_out_is_not_asked() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [a, b, _] = table.players;
    name(app.person(a), URL).await.expect(200);
    app.play_all(&table.games[2], "e4").await;
    let expel = tests::decision("expel", json!({ "player": b }));
    app.director().decide(&expel).await.expect(201);
    assert_eq!(asked(app.person(b)).await, Vec::<String>::new());
    assert_eq!(
        games(&mine(app.person(a)).await),
        ["701 waits [] everything", "703 waits [consent] nothing"]
    );
    assert_eq!(answer(app.person(b), a, URL, true).await.verdict(), "409 game_over TR-14");
    assert_eq!(name(app.person(b), URL).await.verdict(), "409 nothing_runs TR-14");
}

/// TR-14: an event that shows running games to everybody asks nobody.
#[tokio::test]
async fn an_event_that_shows_its_games_asks_nobody() {
    let Scene { app, section, white, .. } = Scene::new(live(0, 3)).await;
    let pages = format!("/api/sections/{section}/pages");
    let seen = app.person(white).get(&pages).await.expect(200).json;
    assert_eq!((&seen["shown_to_all"], &seen["mine"]["url"]), (&json!(true), &Value::Null));
    let path = format!("/api/sections/{section}/page");
    let body = json!({ "url": URL });
    let named = app.person(white).request(Method::PUT, &path, &body).await;
    assert_eq!(named.verdict(), "409 shown_to_all TR-14");
    assert_eq!(app.person(STRANGER).get(&pages).await.verdict(), "403 forbidden");
}
