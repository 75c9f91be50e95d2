//! What players note on games: kept for them alone, with its version, within its limits.

use axum::http::Method;
use rules::GameId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DIRECTOR, OFFICER, Person, TestApp};

use crate::export_jobs::{lines, personal_files};
use crate::spectators::{STRANGER, Scene, live};

fn path(game: GameId) -> String {
    format!("/api/games/{game}/notebook")
}

async fn put(person: &Person<'_>, game: GameId, body: &Value) -> Answer {
    person.put(&path(game), body).await
}

fn noted(after: Option<u16>, text: &str) -> Value {
    json!({ "after": after, "move": text })
}

fn book(version: u32, note: &str, moves: &[Value]) -> Value {
    json!({ "version": version, "note": note, "moves": moves })
}

#[tokio::test]
async fn notes_are_kept_and_are_nobody_elses() {
    let scene = Scene::new(live(0, 0)).await;
    let (app, game) = (&scene.app, scene.game);
    let me = app.person(scene.white);
    let nothing = json!({ "version": 0, "changed_at": null, "note": "", "moves": [] });
    assert_eq!(me.get(&path(game)).await.expect(200).json, nothing);

    let moves = [
        json!({ "after": null, "move": "e4", "comment": " Best by test. ", "glyphs": [1, 14] }),
        noted(Some(0), "e7e5"),
        noted(Some(0), "c5"),
    ];
    let body = book(0, " Prepared\nlong ago. ", &moves);
    let kept = put(&me, game, &body).await.expect(200).json;
    assert_eq!((&kept["version"], &kept["note"]), (&json!(1), &json!("Prepared\nlong ago.")));
    let none = json!([]);
    assert_eq!(
        kept["moves"],
        json!([
            { "after": null, "move": "e2e4", "comment": "Best by test.", "glyphs": [1, 14] },
            { "after": 0, "move": "e7e5", "comment": "", "glyphs": none },
            { "after": 0, "move": "c7c5", "comment": "", "glyphs": none }
        ])
    );
    assert_eq!(me.get(&path(game)).await.expect(200).json, kept);
    app.wait(DAY);
    // The same again changes nothing, from whichever version it was made.
    assert_eq!(put(&me, game, &body).await.expect(200).json, kept);

    for (other, role) in [
        (scene.black, Role::Player),
        (DIRECTOR, Role::Director),
        (OFFICER, Role::Officer),
        (STRANGER, Role::Player),
    ] {
        let other = app.person_as(other, role);
        assert_eq!(other.get(&path(game)).await.expect(200).json, nothing);
        let list = other.get("/api/notebooks").await.expect(200).json;
        assert_eq!(list, json!({ "notebooks": [], "next": null }));
        let pgn = other.get(&format!("{}/pgn", path(game))).await.expect(200).text;
        assert!(!pgn.contains("Best by test."), "{pgn}");
    }
    assert_eq!(scene.guest(&path(game)).await.verdict(), "401 unauthenticated");
    assert_eq!(scene.guest("/api/notebooks").await.verdict(), "401 unauthenticated");
    let mine = me.get(&format!("{}/pgn", path(game))).await.expect(200);
    assert_eq!(mine.header("content-type"), "application/x-chess-pgn; charset=utf-8");
    let words = mine.text.split_once("\n\n").expect("moves").1;
    assert_eq!(words.trim(), "{Prepared long ago.} 1.e4 $1 $14 {Best by test.} 1...e5 (1...c5) *");
}

#[tokio::test]
async fn of_two_devices_the_second_one_hears_of_the_first() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (me, _) = app.players(&pairing);
    let game = pairing.game;
    put(&me, game, &book(0, "At home.", &[])).await.expect(200);
    let late = put(&me, game, &book(0, "On the train.", &[])).await;
    assert_eq!(late.verdict(), "409 notebook_changed");
    let both = book(1, "At home.\n\nOn the train.", &[]);
    assert_eq!(put(&me, game, &both).await.expect(200).json["version"], 2);
    assert_eq!(put(&me, game, &book(3, "Later?", &[])).await.verdict(), "409 notebook_changed");

    // What was cleared is not filled again by what another device still has of it.
    let cleared = put(&me, game, &book(2, "", &[])).await.expect(200).json;
    assert_eq!((&cleared["version"], &cleared["note"]), (&json!(3), &json!("")));
    for version in [0, 1, 2] {
        let old = put(&me, game, &book(version, "At home.", &[])).await;
        assert_eq!(old.verdict(), "409 notebook_changed", "{version}");
    }
    assert_eq!(me.get("/api/notebooks").await.expect(200).json["notebooks"], json!([]));
    assert_eq!(put(&me, game, &book(3, "Once more.", &[])).await.expect(200).json["version"], 4);
}

#[tokio::test]
async fn what_cannot_be_noted() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (me, _) = app.players(&pairing);
    let game = pairing.game;
    let comment = |text: String| json!({ "after": null, "move": "e4", "comment": text });
    let glyphs = |glyphs: Value| json!({ "after": null, "move": "e4", "glyphs": glyphs });
    let long = |characters| "ž".repeat(characters);
    for (what, body, expected) in [
        ("illegal", book(0, "", &[noted(None, "e5")]), "422 notebook_invalid"),
        ("no move", book(0, "", &[noted(None, "hello")]), "422 notebook_invalid"),
        ("itself before", book(0, "", &[noted(Some(0), "e4")]), "422 notebook_invalid"),
        ("twice", book(0, "", &[noted(None, "e4"), noted(None, "e2e4")]), "422 notebook_invalid"),
        ("no glyph", book(0, "", &[glyphs(json!([0]))]), "422 notebook_invalid"),
        ("a glyph twice", book(0, "", &[glyphs(json!([1, 2, 1]))]), "422 notebook_invalid"),
        ("no text", book(0, "a\u{0}b", &[]), "422 notebook_invalid"),
        (
            "many glyphs",
            book(0, "", &[glyphs(json!([1, 2, 3, 4, 5, 6, 7, 8, 9]))]),
            "422 notebook_too_large",
        ),
        ("a large glyph", book(0, "", &[glyphs(json!([256]))]), "422 invalid_body"),
        ("a long note", book(0, &long(10_001), &[]), "422 notebook_too_large"),
        ("a long comment", book(0, "", &[comment(long(2_001))]), "422 notebook_too_large"),
        ("all that fits", book(0, &long(10_000), &[comment(long(2_000))]), "200"),
        ("too large by far", book(1, &long(300_000), &[]), "413 body_too_large"),
        ("unknown", json!({ "version": 1, "note": "", "moves": [], "x": 1 }), "422 unknown_field"),
    ] {
        assert_eq!(put(&me, game, &body).await.verdict(), expected, "{what}");
    }
    let missing = put(&me, GameId(9_999), &book(0, "x", &[])).await;
    assert_eq!(missing.verdict(), "404 unknown_game");
    // Who may not see a game notes nothing on it: a guess of a hidden one would be answered.
    app.member(STRANGER.0, "CZE", None, Role::Player).await;
    let stranger = app.person(STRANGER);
    assert_eq!(
        put(&stranger, game, &book(0, "x", &[])).await.verdict(),
        "403 not_your_game LAW-1.1"
    );
    assert_eq!(stranger.get(&path(game)).await.verdict(), "403 not_your_game LAW-1.1");
}

/// Who has directed and does no longer may read and clear what they have noted, and note nothing anywhere else.
#[tokio::test]
async fn notes_stay_their_owners_when_the_game_is_out_of_sight() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    let (app, game) = (&scene.app, scene.game);
    let director = app.person_as(DIRECTOR, Role::Director);
    put(&director, game, &book(0, "To be looked at.", &[])).await.expect(200);
    let without = app.person_as(DIRECTOR, Role::Player);
    assert_eq!(
        without.get(&format!("/api/games/{game}")).await.verdict(),
        "403 not_your_game LAW-1.1"
    );
    assert_eq!(without.get(&path(game)).await.expect(200).json["note"], "To be looked at.");
    let pgn = without.get(&format!("{}/pgn", path(game))).await;
    assert_eq!(pgn.verdict(), "403 not_your_game LAW-1.1");
    put(&without, game, &book(1, "", &[])).await.expect(200);
    assert_eq!(
        put(&without, game, &book(2, "x", &[])).await.verdict(),
        "403 not_your_game LAW-1.1"
    );
}

/// 2,000 moves with comments fit into a request, an item and an answer.
#[tokio::test]
async fn the_largest_notebook() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (me, _) = app.players(&pairing);
    let moves: Vec<Value> = (0..2_000_usize)
        .map(|index| {
            let after = index.checked_sub(1);
            let comment = "𝄞".repeat(if index < 40 { 1_500 } else { 0 });
            let text = ["Nf3", "Nf6", "Ng1", "Ng8"][index % 4];
            json!({ "after": after, "move": text, "comment": comment, "glyphs": [1, 2, 3, 4, 5, 6, 7, 8] })
        })
        .collect();
    let kept = put(&me, pairing.game, &book(0, "", &moves)).await.expect(200).json;
    assert_eq!(kept["moves"].as_array().expect("moves").len(), 2_000);
    assert_eq!(me.get(&path(pairing.game)).await.expect(200).json, kept);
    let mut more = moves.clone();
    more.push(noted(Some(1_999), "Nf3"));
    let refused = put(&me, pairing.game, &book(1, "", &more)).await;
    assert_eq!(refused.verdict(), "422 notebook_too_large");
    let refused = put(&me, pairing.game, &book(1, "One more.", &moves)).await;
    assert_eq!(refused.verdict(), "422 notebook_too_large");
}

#[tokio::test]
async fn the_list_is_read_page_by_page() {
    let scene = Scene::new(live(0, 0)).await;
    let app = &scene.app;
    let me = app.person(STRANGER);
    let section = store::SectionId(u32::try_from(scene.section).expect("a number"));
    let results = app.app.store.section_results(section).await.expect("results");
    for (index, line) in results.iter().enumerate() {
        let note = format!("Game {index}\nmore");
        put(&me, line.game, &book(0, &note, &[noted(None, "e4")])).await.expect(200);
        app.wait(60);
    }
    // What was changed last comes first.
    let first = results[0].game;
    let long = "Příprava na odvetu, ".repeat(10);
    put(&me, first, &book(1, &long, &[])).await.expect(200);
    let page = me.get("/api/notebooks?limit=4").await.expect(200).json;
    let games = |page: &Value| -> Vec<u64> {
        let rows = page["notebooks"].as_array().expect("rows");
        rows.iter().map(|row| row["game"].as_u64().expect("a number")).collect()
    };
    let number = |index: usize| u64::from(results[index].game.0);
    assert_eq!(games(&page), [number(0), number(5), number(4), number(3)]);
    let rows = &page["notebooks"];
    assert_eq!(
        (&rows[0]["begins"], &rows[0]["moves"]),
        (&json!("Příprava na odvetu, ".repeat(6)), &json!(0))
    );
    assert_eq!((&rows[1]["begins"], &rows[1]["moves"]), (&json!("Game 5"), &json!(1)));
    assert_eq!(rows[1]["white"]["id"], json!(results[5].white));
    assert_eq!(rows[1]["black"]["id"], json!(results[5].black));
    assert!(rows[1]["event"].as_str().is_some_and(|event| !event.is_empty()));
    let next = page["next"].as_str().expect("one more page");
    let page = me.get(&format!("/api/notebooks?limit=4&after={next}")).await.expect(200).json;
    assert_eq!(games(&page), [number(2), number(1)]);
    assert_eq!(page["next"], Value::Null);
    assert_eq!(me.get("/api/notebooks?after=x").await.verdict(), "400 invalid_query");
}

/// What a person has noted is in the person's own archive, also on games of others, and goes with the account.
#[tokio::test]
async fn notes_are_the_persons_own() {
    let scene = Scene::new(live(0, 0)).await;
    let (app, game) = (&scene.app, scene.game);
    let me = app.person(scene.third);
    put(&me, game, &book(0, "Seen from outside.", &[noted(None, "e4")])).await.expect(200);
    let section = store::SectionId(u32::try_from(scene.section).expect("a number"));
    let results = app.app.store.section_results(section).await.expect("results");
    let is_mine = |line: &&store::SectionResult| [line.white, line.black].contains(&scene.third);
    let own = results.iter().find(is_mine).expect("a game of mine").game;
    let moves = [json!({ "after": null, "move": "d4", "comment": "Mine alone." })];
    put(&me, own, &book(0, "", &moves)).await.expect(200);

    let files = personal_files(app, &me).await;
    let (lines, pgn) = (lines(&files["games.jsonl"]), &files["games.pgn"]);
    let line =
        |game: GameId| lines.iter().find(|line| line["game"] == json!(game)).expect("a line");
    assert_eq!(line(game)["notes"]["note"], "Seen from outside.");
    assert_eq!(line(own)["notes"]["moves"][0]["comment"], "Mine alone.");
    assert!(pgn.contains("{Mine alone.}"), "{pgn}");
    // The game of the others still runs.
    assert!(!pgn.contains(&format!("[GameId \"{game}\"]")), "{pgn}");
}

/// A key reads no notes and writes none.
#[tokio::test]
async fn notes_are_for_people_at_the_page() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (me, _) = app.players(&pairing);
    put(&me, pairing.game, &book(0, "Mine.", &[])).await.expect(200);
    let made = json!({ "name": "A program", "scopes": ["read", "play"] });
    let made = me.post("/api/keys", &made).await.expect(201);
    let bearer = format!("Bearer {}", made.text_of("secret"));
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    for path in [path(pairing.game), format!("{}/pgn", path(pairing.game)), "/api/notebooks".into()]
    {
        let answer = app.request(Method::GET, &path, &headers, "").await;
        assert_eq!(answer.verdict(), "403 session_needed", "{path}");
    }
    let body = book(1, "Theirs.", &[]).to_string();
    let answer = app.request(Method::PUT, &path(pairing.game), &headers, body).await;
    assert_eq!(answer.verdict(), "403 session_needed");
}
