//! Requests through the functions' own binaries: a whole game, sessions in cookies, and the corners of
//! API Gateway's events.

use std::io::Read;

use axum::body::Body;
use axum::http::{Method, Request};
use flate2::read::GzDecoder;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tests::{CALLER, Person, TestApp};

/// Scholar's mate, in the words that players type.
const MOVES: [&str; 7] = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];

/// From the first move to the record, each request in its own function's process.
#[tokio::test]
async fn a_whole_game() {
    let (app, _) = TestApp::in_lambda().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    for (ply, text) in (0..).zip(MOVES) {
        let mover = if ply % 2 == 0 { white } else { black };
        mover.preview(pairing.game, ply, text).await.expect(200);
        let sent = mover.play(pairing.game, ply, text).await.expect(200).json;
        // Sent again it is answered, not played again; the other side is told whose move it is.
        assert_eq!(mover.play(pairing.game, ply, text).await.expect(200).json, sent);
        let other = if ply % 2 == 0 { black } else { white };
        let refused = other.play(pairing.game, ply, text).await;
        assert_eq!(refused.status, 409, "{}", refused.text);
    }
    let seen = black.game(pairing.game).await.expect(200).json;
    assert_eq!(seen["ending"]["reason"], "checkmate");
    assert_eq!(seen["moves"].as_array().map(Vec::len), Some(MOVES.len()));
    let pgn = black.pgn(pairing.game).await.expect(200);
    assert!(pgn.text.contains("Qxf7#") && pgn.text.trim_end().ends_with(" 1-0"), "{}", pgn.text);
    let record = white.record(pairing.game).await.expect(200).json;
    assert_eq!(record["log"].as_array().map(Vec::len), Some(MOVES.len() + 1));
    for (person, state, expected) in [(white, "running", 0), (white, "finished", 1)] {
        let listed = person.games(state).await.expect(200).json;
        assert_eq!(listed["games"].as_array().map(Vec::len), Some(expected), "{state}");
    }
}

/// A session lives in cookies, which come and go in lists of their own.
#[tokio::test]
async fn a_session_in_cookies() {
    let (app, _) = TestApp::in_lambda().await;
    let hash = sign_in::hash_password("correct horse battery", app::system_random).expect("a hash");
    let pairing = posthorn::demo::Pairing::new(1, app.app.clock.now());
    pairing.create(&app.app, &hash).await.expect("a new game");
    let account = app.app.store.account(pairing.players.white).await.expect("an account");
    let wrong = app.sign_in(&account.email, "wrong horse battery").await;
    assert_eq!(wrong.status, 401, "{}", wrong.text);
    let signed_in = app.sign_in(&account.email, "correct horse battery").await.expect(200);
    let cookie = signed_in.header("set-cookie").split(';').next().expect("a cookie").to_owned();
    let renewed = app.renew(&format!("other=1; {cookie}; third=3")).await.expect(200);
    let bearer = format!("Bearer {}", renewed.text_of("access_token"));
    let me = app.request(Method::GET, "/api/me", &[("authorization", &bearer)], "").await;
    assert_eq!(me.expect(200).json["player"]["id"], json!(pairing.players.white));
    // Without one there is nothing to renew.
    app.renew("other=1").await.expect(204);
}

/// What no route takes is answered as everywhere else: with a problem.
#[tokio::test]
async fn the_corners_of_addresses() {
    let (app, _) = TestApp::in_lambda().await;
    let pairing = app.pairing(1).await;
    let white = app.person(pairing.players.white);
    for (method, path, expected) in [
        (Method::GET, "/api/nothing", "404 not_found"),
        (Method::GET, "/", "404 not_found"),
        (Method::GET, "/api/games/1/", "404 not_found"),
        (Method::GET, "//api/games/1", "404 not_found"),
        (Method::DELETE, "/api/games/1", "405 method_not_allowed"),
        (Method::PUT, "/api/games/1/moves", "405 method_not_allowed"),
        (Method::GET, "/api/games/one", "404 unknown_game"),
        (Method::GET, "/api/games/%31", "200"),
        (Method::GET, "/api/games/%C5%98", "404 unknown_game"),
        (Method::GET, "/api/games/a%20b%3Fc%23d", "404 unknown_game"),
        (Method::GET, "/api/games/1?state=%F0", "200"),
        (Method::GET, "/api/games?state=finished&limit=2", "200"),
        (Method::GET, "/api/games?state=finished&state=running", "400 invalid_query"),
        (Method::GET, "/api/health", "200"),
    ] {
        let answer = white.request(method.clone(), path, &Value::Null).await;
        assert_eq!(answer.verdict(), expected, "{method} {path}");
    }
    let head = white.request(Method::HEAD, "/api/games/1", &Value::Null).await.expect(200);
    assert_eq!((head.text.as_str(), head.header("content-type")), ("", "application/json"));
    let asked = [("origin", "https://club.example"), ("access-control-request-method", "GET")];
    let leave = app.request(Method::OPTIONS, "/api/events", &asked, "").await.expect(200);
    assert_eq!(leave.header("access-control-allow-origin"), "https://club.example");
}

/// Bodies that are no text travel in base64, both ways.
#[tokio::test]
async fn bodies_in_base64() {
    let (app, gateway) = TestApp::in_lambda().await;
    let pairing = app.pairing(1).await;
    let bearer = format!("Bearer {}", app.token(pairing.players.white, store::Role::Player));
    let request = |headers: &[(&str, &str)], method, path: &str, body: &str| {
        let mut request = Request::builder().method::<Method>(method).uri(path);
        for (name, value) in headers.iter().chain([&("authorization", bearer.as_str())]) {
            request = request.header(*name, *value);
        }
        request.body(Body::from(body.to_owned())).expect("a request")
    };
    // A move whose type API Gateway does not know as text, and one that is no JSON at all.
    let body = r#"{"ply": 0, "move": "e4"}"#;
    let path = "/api/games/1/moves";
    let odd = request(&[("content-type", "application/octet-stream")], Method::POST, path, body);
    let refused = gateway.answer(odd, Some(tests::EDGE_KEY)).await;
    assert_eq!(refused.status(), 415);
    let upper = request(&[("content-type", "Application/JSON")], Method::POST, path, body);
    assert_eq!(gateway.answer(upper, Some(tests::EDGE_KEY)).await.status(), 200);
    // Packed answers come unpacked into the same.
    let plain =
        gateway.answer(request(&[], Method::GET, "/api/games/1", ""), Some(tests::EDGE_KEY));
    let plain = plain.await.into_body().collect().await.expect("a body").to_bytes();
    let accept = [("accept-encoding", "gzip")];
    let packed = request(&accept, Method::GET, "/api/games/1", "");
    let packed = gateway.answer(packed, Some(tests::EDGE_KEY)).await;
    assert_eq!(packed.headers()["content-encoding"], "gzip");
    let packed = packed.into_body().collect().await.expect("a body").to_bytes();
    let mut unpacked = Vec::new();
    GzDecoder::new(&packed[..]).read_to_end(&mut unpacked).expect("gzip");
    assert_eq!(unpacked, plain);
    assert!(packed.len() < plain.len(), "{} of {}", packed.len(), plain.len());
}

/// Nobody goes past the site's front, and nobody tells another address than the own one.
#[tokio::test]
async fn past_the_front() {
    let (app, gateway) = TestApp::in_lambda().await;
    for (edge, status) in
        [(None, 403), (Some("wrong"), 403), (Some(""), 403), (Some(tests::EDGE_KEY), 200)]
    {
        let request = Request::builder().uri("/api/health").body(Body::empty()).expect("a request");
        assert_eq!(gateway.answer(request, edge).await.status(), status, "{edge:?}");
    }
    // A hundred wrong passwords from one address, whatever else the headers say, are enough: in one
    // window, and the clock may come to the next one meanwhile.
    let mut answers = Vec::new();
    for place in 0..=201 {
        let from = format!("203.0.113.{place}");
        let headers = [("content-type", "application/json"), ("x-forwarded-for", from.as_str())];
        let body = json!({ "email": format!("nobody{place}@posthorn.example"), "password": "wrong horse" });
        let answer = app.request(Method::POST, "/api/sign-in", &headers, body.to_string()).await;
        answers.push(answer.status);
        if answer.status == 429 {
            break;
        }
    }
    assert_eq!(answers.last(), Some(&429), "{CALLER} has tried {} times", answers.len());
}

/// A request's name is in the answer and in what was logged; secrets and addresses of people are not.
#[tokio::test]
async fn logs_name_requests_and_no_secrets() {
    let (app, gateway) = TestApp::in_lambda().await;
    let pairing = app.pairing(1).await;
    let white = app.person(pairing.players.white);
    let seen = white.game(pairing.game).await.expect(200);
    assert_eq!(seen.header("x-request-id"), "request-1=");
    // A game that cannot be read is a fault of ours: it is logged with everything that finds it.
    let broken = json!({
        "TableName": "posthorn", "Key": { "pk": { "S": "G#1" }, "sk": { "S": "GAME" } },
        "UpdateExpression": "SET #log = :log",
        "ExpressionAttributeNames": { "#log": "log" },
        "ExpressionAttributeValues": { ":log": { "B": "gA==" } }
    });
    tests::database_request(app.endpoint(), "UpdateItem", &broken).await;
    assert_eq!(white.game(pairing.game).await.status, 500);
    let log = gateway.function("games").await.log();
    let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let faults: Vec<Value> = lines.filter(|line| line["level"] == "ERROR").collect();
    assert_eq!(faults.len(), 1, "{log}");
    let span = &faults[0]["span"];
    assert_eq!(
        (&span["id"], &span["game"], &span["player"], &span["route"]),
        (
            &json!("request-1="),
            &json!("1"),
            &json!(white.player.to_string()),
            &json!("/api/games/{id}")
        )
    );
    for secret in [&app.token(white.player, store::Role::Player)[..40], "@", tests::EDGE_KEY] {
        assert!(!log.contains(secret), "{log}");
    }
}

/// Somebody else's game through another function's process.
#[tokio::test]
async fn rights_hold_behind_the_gateway() {
    let (app, _) = TestApp::in_lambda().await;
    let (one, two) = (app.pairing(1).await, app.pairing(2).await);
    let stranger: Person<'_> = app.person(two.players.white);
    assert_eq!(stranger.play(one.game, 0, "e4").await.verdict(), "403 not_your_game LAW-1.1");
}
