//! A federation's key is the federation, and not whoever has made it (ASVS 4.1.3, 4.2.1): the maker plays,
//! writes and leaves lines, and nothing of it is in any answer.

use axum::http::Method;
use posthorn::description::openapi;
use rules::{ByColor, GameId, PlayerId, Terms};
use serde_json::{Value, json};
use store::{Role, SectionId};
use tests::{Answer, DELEGATE, Person, TestApp};

const GAME: GameId = GameId(901);

/// What only the maker knows, their opponent at most.
const SECRETS: [&str; 4] = ["private word", "a1a2a3", "b1c3", "player-160066@posthorn.example"];

/// The delegate's own game: both have written, and the delegate has left lines.
async fn maker_plays(app: &TestApp) -> PlayerId {
    app.officials().await;
    let pairing = app.pairing(1).await;
    let opponent = pairing.players.black;
    let players = ByColor { white: DELEGATE, black: opponent };
    app.create_game(GAME, SectionId(1), Terms { players, ..pairing.terms() }).await;
    let maker = app.person(DELEGATE);
    maker.play(GAME, 0, "e4").await.expect(200);
    let lines = json!([{ "when": "c7c5", "reply": "b1c3", "then": [] }]);
    maker.leave(GAME, 1, &lines).await.expect(200);
    maker.write(GAME, "m1", "A private word").await.expect(200);
    app.person(opponent).write(GAME, "m2", "To a1a2a3 alone").await.expect(200);
    let leave = json!({ "request": "l1", "from": "2026-02-01", "until": "2026-02-03" });
    maker.post("/api/leave", &leave).await;
    opponent
}

async fn key_of(maker: &Person<'_>, scope: &str, for_federation: bool) -> String {
    let body = json!({ "name": scope, "scopes": [scope], "for_federation": for_federation });
    maker.post("/api/keys", &body).await.expect(201).text_of("secret").to_owned()
}

async fn with(app: &TestApp, key: &str, method: Method, path: &str, body: &Value) -> Answer {
    let bearer = format!("Bearer {key}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let body = if body.is_null() { String::new() } else { body.to_string() };
    app.request(method, path, &headers, body).await
}

/// A path of the description with what there is in the test's table.
fn filled(path: &str) -> String {
    let id = match path.split('/').nth(2) {
        Some("games") => GAME.to_string(),
        Some("players") => DELEGATE.to_string(),
        Some("rating-lists") => "chess-2026-1".to_owned(),
        _ => "1".to_owned(),
    };
    let path = path.replace("{code}", "CZE").replace("{player}", &DELEGATE.to_string());
    path.replace("{id}", &id).replace("{list}", "chess-2026-1").replace("{section}", "1")
}

/// Routes that a federation reads as such; everywhere else it is nobody, or is told that a person is
/// needed.
const ITS_OWN: [&str; 8] = [
    "/api/exports",
    "/api/exports/{id}",
    "/api/exports/{id}/file",
    "/api/federations/{code}/entries",
    "/api/federations/{code}/nominations",
    "/api/federations/{code}/registrations",
    "/api/imports",
    "/api/imports/{id}",
];

/// Every `GET` of the description, with a key of each scope that a federation's may have.
#[tokio::test]
async fn nothing_of_the_maker_is_in_any_answer() {
    let app = TestApp::new().await;
    maker_plays(&app).await;
    let maker = app.person_as(DELEGATE, Role::Federation);
    let own = key_of(&app.person_as(DELEGATE, Role::Federation), "read", false).await;
    let seen = with(&app, &own, Method::GET, &format!("/api/games/{GAME}"), &Value::Null).await;
    assert!(seen.text.contains("b1c3") && seen.text.contains("private word"), "{}", seen.text);
    let description = openapi();
    let mut asked = 0;
    for scope in ["read", "entries", "exports", "results"] {
        let key = key_of(&maker, scope, true).await;
        for (path, item) in description["paths"].as_object().expect("paths") {
            if item["get"].is_null() || !path.starts_with("/api/") {
                continue;
            }
            let place = filled(path);
            let answer = with(&app, &key, Method::GET, &place, &Value::Null).await;
            for secret in SECRETS {
                assert!(!answer.text.contains(secret), "{place} by {scope}: {}", answer.text);
            }
            let needed = item["get"]["security"].as_array().into_iter().flatten();
            let needed = needed.filter_map(|one| one["api_key"][0].as_str()).next();
            if needed == Some(scope) && !ITS_OWN.contains(&path.as_str()) {
                let nobody = app.request(Method::GET, &place, &[], "").await;
                let open = item["get"]["security"][0] == json!({});
                let expected = (nobody.verdict(), nobody.text);
                let found = (answer.verdict(), answer.text);
                match open {
                    true => assert_eq!(found, expected, "{place} by {scope}"),
                    false => assert_eq!(found.0, "403 person_needed", "{place} by {scope}"),
                }
            }
            asked += 1;
            if asked % 200 == 0 {
                app.wait(60);
            }
        }
    }
    assert!(asked > 200, "{asked}");
}

/// What a federation's key has taken out holds what everybody sees: the maker's running game is not in it.
#[tokio::test]
async fn what_it_takes_out_is_what_everybody_sees() {
    let app = TestApp::new().await;
    let opponent = maker_plays(&app).await;
    let key = key_of(&app.person_as(DELEGATE, Role::Federation), "exports", true).await;
    let ask =
        async |method, path: String, body: Value| with(&app, &key, method, &path, &body).await;
    for of in [DELEGATE, opponent] {
        let order = json!({ "kind": "player", "player": of });
        let ordered = ask(Method::POST, "/api/exports".to_owned(), order).await.expect(200);
        let id = ordered.text_of("id").to_owned();
        assert!(id.starts_with("CZE_"), "{id}");
        app.run_all_schedules().await;
        let file = ask(Method::GET, format!("/api/exports/{id}/file"), Value::Null).await;
        let open = app.request(Method::GET, &format!("/api/players/{of}/pgn"), &[], "").await;
        assert_eq!((file.status, file.text), (200, open.text));
        // The archive belongs to the federation, and not to whoever has made its key.
        let mine = app.person(DELEGATE).get("/api/exports").await.expect(200).json;
        assert_eq!(mine["exports"], json!([]));
    }
    // The federation's own archive is made for it as at the page.
    let order = json!({ "kind": "federation", "federation": "CZE" });
    ask(Method::POST, "/api/exports".to_owned(), order).await.expect(200);
    let other = json!({ "kind": "federation", "federation": "NOR" });
    let refused = ask(Method::POST, "/api/exports".to_owned(), other).await;
    assert_eq!(refused.verdict(), "403 forbidden");
    let personal = ask(Method::POST, "/api/exports".to_owned(), json!({ "kind": "person" })).await;
    assert_eq!(personal.verdict(), "403 session_needed");
}

/// It enters the federation's players, its maker among them as one of them; nobody without being named,
/// and no maker by their own nomination.
#[tokio::test]
async fn it_enters_players_and_nobody_by_itself() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", None, Role::Player).await;
    app.member(2, "NOR", None, Role::Player).await;
    let event = app.announce(&app.preset("friendly", |_| {}).await).await;
    let key = key_of(&app.person_as(DELEGATE, Role::Federation), "entries", true).await;
    let path = format!("/api/events/{event}/entries");
    let nominated = json!({ "kind": "nomination", "text": "Champion." });
    for (body, expected) in [
        (json!({}), "403 person_needed"),
        (json!({ "player": 2 }), "403 forbidden"),
        (json!({ "player": DELEGATE, "grounds": nominated }), "403 forbidden"),
        (json!({ "player": 1 }), "200"),
        (json!({ "player": DELEGATE }), "200"),
    ] {
        let answer = with(&app, &key, Method::POST, &path, &body).await;
        assert_eq!(answer.verdict(), expected, "{body}: {}", answer.text);
        // The event is answered as it is for the federation: nobody's own entry.
        assert_eq!(answer.json["my_entry"], Value::Null, "{body}");
    }
    let file = json!({ "csv": "id\n2\n" });
    let refused = with(&app, &key, Method::POST, &format!("{path}/file"), &file).await;
    assert_eq!(refused.verdict(), "422 faulty_file");
}

/// It lives as long as its maker acts for the federation.
#[tokio::test]
async fn it_ends_with_its_makers_office() {
    let app = TestApp::new().await;
    app.officials().await;
    let key = key_of(&app.person_as(DELEGATE, Role::Federation), "entries", true).await;
    let path = "/api/federations/CZE/nominations";
    let ask = async || with(&app, &key, Method::GET, path, &Value::Null).await.verdict();
    assert_eq!(ask().await, "200");
    let other = "/api/federations/NOR/nominations";
    let refused = with(&app, &key, Method::GET, other, &Value::Null).await;
    assert_eq!(refused.verdict(), "403 forbidden");
    let roles = json!({ "SS": ["player"] });
    let update = json!({
        "TableName": "posthorn", "Key": { "pk": { "S": format!("ACCOUNT#{DELEGATE}") }, "sk": { "S": "ACCOUNT" } },
        "UpdateExpression": "SET #roles = :roles", "ExpressionAttributeNames": { "#roles": "roles" },
        "ExpressionAttributeValues": { ":roles": roles }
    });
    tests::database_request(app.endpoint(), "UpdateItem", &update).await;
    assert_eq!(ask().await, "401 unknown_key");
}
