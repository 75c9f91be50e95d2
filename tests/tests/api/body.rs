//! Bodies and addresses: what cannot be read is refused with a problem that says where it is wrong.

use axum::http::Method;
use rules::GameId;
use serde_json::json;
use tests::TestApp;

/// The largest body, in bytes.
const BODY_BYTES_MAX: usize = 64 * 1024;

/// `body` sent to a route that needs nobody signed in: the verdict, and the detail.
async fn forgot(app: &TestApp, content_type: &str, body: String) -> (String, String) {
    let headers = [("content-type", content_type)];
    let answer = app.request(Method::POST, "/api/password/forgot", &headers, body).await;
    let detail = answer.json["detail"].as_str().unwrap_or_default();
    (answer.verdict(), detail.to_owned())
}

#[tokio::test]
async fn bodies_that_cannot_be_read() {
    let app = TestApp::new().await;
    let cases = [
        ("", "400 malformed_json", "line 1, column 0"),
        (" ", "400 malformed_json", "line 1, column 1"),
        ("{", "400 malformed_json", "line 1, column 1"),
        ("{\n  \"email\": x\n}", "400 malformed_json", "line 2, column 12"),
        ("{\"email\":\"a@b.example\"", "400 malformed_json", "line 1, column 22"),
        ("{\"email\":\"a@b.example\"}}", "400 malformed_json", "line 1, column 24"),
        ("{\"email\":\"a\u{1}b\"}", "400 malformed_json", "line 1, column 12"),
        ("{\"email\":\"\\ud800\"}", "400 malformed_json", "line 1"),
        ("email=a@b.example", "400 malformed_json", "line 1, column 1"),
        ("{}", "422 invalid_body", "missing field `email`"),
        ("{\"email\":7}", "422 invalid_body", "expected a string"),
        ("{\"email\":null}", "422 invalid_body", "expected a string"),
        ("[]", "422 invalid_body", ""),
        ("null", "422 invalid_body", ""),
        ("7", "422 invalid_body", ""),
        ("{\"email\":\"a@b.example\",\"x\":1}", "422 unknown_field", "unknown field `x`"),
        ("{\"Email\":\"a@b.example\"}", "422 unknown_field", "unknown field `Email`"),
        (
            "{\"email\":\"a@b.example\",\"email\":\"c@d.example\"}",
            "422 invalid_body",
            "duplicate field `email`",
        ),
        ("{\"email\":\"a@b.example\"}", "202", ""),
    ];
    for (body, verdict, detail) in cases {
        let found = forgot(&app, "application/json", body.to_owned()).await;
        assert_eq!(found.0, verdict, "{body}");
        assert!(found.1.contains(detail), "{body}: {}", found.1);
    }
}

/// Bytes that are no text, and a depth that would overflow a stack.
#[tokio::test]
async fn hostile_bodies() {
    let app = TestApp::new().await;
    let headers = [("content-type", "application/json")];
    let bytes = b"{\"email\":\"\xff\xfe\"}".to_vec();
    let answer = app.request(Method::POST, "/api/password/forgot", &headers, bytes).await;
    assert_eq!(answer.verdict(), "400 malformed_json");
    let deep = "[".repeat(BODY_BYTES_MAX);
    let found = forgot(&app, "application/json", deep).await;
    assert!(found.0.starts_with('4'), "{found:?}");
    let unknown = format!("{{\"x\":{}1{}}}", "[".repeat(30_000), "]".repeat(30_000));
    let found = forgot(&app, "application/json", unknown).await;
    assert!(found.0.starts_with('4'), "{found:?}");
}

#[tokio::test]
async fn only_json_is_taken() {
    let app = TestApp::new().await;
    let body = "{\"email\":\"a@b.example\"}";
    for (content_type, verdict) in [
        ("application/json", "202"),
        ("application/json; charset=utf-8", "202"),
        ("Application/JSON", "202"),
        ("application/json;charset=utf-8", "202"),
        ("text/json", "415 unsupported_media_type"),
        ("application/jsonx", "415 unsupported_media_type"),
        ("text/plain", "415 unsupported_media_type"),
        ("application/x-www-form-urlencoded", "415 unsupported_media_type"),
        ("multipart/form-data; boundary=a", "415 unsupported_media_type"),
        ("", "415 unsupported_media_type"),
    ] {
        let found = forgot(&app, content_type, body.to_owned()).await;
        assert_eq!(found.0, verdict, "{content_type}");
    }
    let answer = app.request(Method::POST, "/api/password/forgot", &[], body).await;
    assert_eq!(answer.verdict(), "415 unsupported_media_type");
}

/// Exactly 64 KB are read; one byte more is not.
#[tokio::test]
async fn large_bodies() {
    let app = TestApp::new().await;
    let body = "{\"email\":\"a@b.example\"}";
    let padded = |bytes: usize| body.to_owned() + &" ".repeat(bytes - body.len());
    for (bytes, verdict) in [
        (BODY_BYTES_MAX, "202"),
        (BODY_BYTES_MAX + 1, "413 body_too_large"),
        (BODY_BYTES_MAX * 20, "413 body_too_large"),
    ] {
        assert_eq!(forgot(&app, "application/json", padded(bytes)).await.0, verdict, "{bytes}");
    }
}

/// Nothing is read from somebody who is not signed in.
#[tokio::test]
async fn signing_in_is_asked_for_first() {
    let app = TestApp::new().await;
    for (method, path) in [
        ("GET", "/api/me"),
        ("GET", "/api/games"),
        ("POST", "/api/games/1/messages"),
        ("POST", "/api/games/1/moves"),
        ("POST", "/api/games/1/moves/preview"),
        ("POST", "/api/games/1/resign"),
        ("POST", "/api/games/1/draw/accept"),
        ("POST", "/api/games/1/draw/decline"),
    ] {
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        let answer = app.request(method, path, &[], "not even JSON").await;
        assert_eq!(answer.verdict(), "401 unauthenticated", "{path}");
    }
}

/// Game numbers that are none, and games that are not there.
#[tokio::test]
async fn games_that_do_not_exist() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let white = app.person(pairing.players.white);
    for id in ["0", "999", "4294967295", "4294967296", "-1", "x", "1.0", "%20", "1%00"] {
        let path = format!("/api/games/{id}");
        assert_eq!(white.get(&path).await.verdict(), "404 unknown_game", "{path}");
        let answer = white.post(&format!("{path}/resign"), &json!({})).await;
        assert_eq!(answer.verdict(), "404 unknown_game", "{path}");
    }
    let unknown = GameId(999);
    for answer in [
        white.play(unknown, 0, "e4").await,
        white.preview(unknown, 0, "e4").await,
        white.accept_draw(unknown).await,
        white.decline_draw(unknown).await,
        white.write(unknown, "a", "Hello").await,
        white.record(unknown).await,
        white.pgn(unknown).await,
    ] {
        assert_eq!(answer.verdict(), "404 unknown_game");
    }
}

/// What no route takes is answered with problems, too.
#[tokio::test]
async fn addresses_and_methods_that_are_not_there() {
    let app = TestApp::new().await;
    for (method, path, verdict) in [
        (Method::GET, "/api", "404 not_found"),
        (Method::GET, "/api/", "404 not_found"),
        (Method::GET, "/api/nothing", "404 not_found"),
        (Method::GET, "/api/games/1/nothing", "404 not_found"),
        (Method::POST, "/api/games/1/moves/", "404 not_found"),
        (Method::PUT, "/api/games", "405 method_not_allowed"),
        (Method::DELETE, "/api/games/1", "405 method_not_allowed"),
        (Method::GET, "/api/games/1/moves", "405 method_not_allowed"),
        (Method::GET, "/api/sign-in", "405 method_not_allowed"),
        (Method::GET, "/api/session", "405 method_not_allowed"),
        (Method::PATCH, "/.well-known/jwks.json", "405 method_not_allowed"),
    ] {
        let answer = app.request(method.clone(), path, &[], "").await;
        assert_eq!(answer.verdict(), verdict, "{method} {path}");
    }
    let answer = app.request(Method::PUT, "/api/session", &[], "").await;
    assert!(answer.header("allow").contains("DELETE"), "{:?}", answer.headers);
}

/// Queries are read as strictly as bodies.
#[tokio::test]
async fn queries_that_cannot_be_read() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let white = app.person(pairing.players.white);
    for (query, verdict) in [
        ("", "200"),
        ("?state=running", "200"),
        ("?state=finished", "200"),
        ("?state=Running", "400 invalid_query"),
        ("?state=", "400 invalid_query"),
        ("?state=all", "400 invalid_query"),
        ("?limit=1", "400 invalid_query"),
        ("?state=running&state=finished", "400 invalid_query"),
    ] {
        let answer = white.get(&format!("/api/games{query}")).await;
        // What the library says about a query ends without a full stop: the code is compared alone.
        let code = answer.json["code"].as_str().map_or(String::new(), |code| format!(" {code}"));
        assert_eq!(format!("{}{code}", answer.status), verdict, "{query}");
    }
}

/// Nothing that the API answers may lie in a cache, fault or not; the published keys may.
#[tokio::test]
async fn answers_are_not_kept_in_caches() {
    let app = TestApp::new().await;
    let white = app.person(app.pairing(1).await.players.white);
    for path in ["/api/games", "/api/games/1", "/api/games/1/pgn", "/api/games/2", "/api/nothing"] {
        assert_eq!(white.get(path).await.header("cache-control"), "no-store", "{path}");
    }
    let answer = app.request(Method::GET, "/api/me", &[], "").await;
    assert_eq!(answer.header("cache-control"), "no-store");
    let answer = app.request(Method::GET, "/.well-known/jwks.json", &[], "").await;
    assert_eq!(answer.header("cache-control"), "public, max-age=3600");
}
