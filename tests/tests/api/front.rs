//! What every answer gets: entity tags, rules for caches, leave for other sites, compression.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, Request};
use http_body_util::BodyExt;
use posthorn::stack;
use rules::PlayerId;
use serde_json::json;
use store::Role;
use tests::{START, TestApp};
use tower::ServiceExt;

const SITE: &str = "https://federation.example";

#[tokio::test]
async fn what_has_not_changed_is_not_sent_again() {
    let app = TestApp::new().await;
    app.member(160_012, "CZE", Some(2100), Role::Player).await;
    let me = app.person(PlayerId(160_012));
    let bearer = format!("Bearer {}", app.token(me.player, Role::Player));
    for (path, cache) in [("/api/settings", "no-store"), ("/api/events", "no-cache")] {
        let mut headers = vec![("authorization", bearer.as_str())];
        headers.retain(|_| cache == "no-store");
        let first = app.request(Method::GET, path, &headers, "").await.expect(200);
        let tag = first.header("etag").to_owned();
        assert!(tag.starts_with("W/\"") && tag.len() > 20, "{tag}");
        assert_eq!(first.header("cache-control"), cache, "{path}");
        headers.push(("if-none-match", &tag));
        let again = app.request(Method::GET, path, &headers, "").await.expect(304);
        assert_eq!((again.text.as_str(), again.header("etag")), ("", tag.as_str()));
        assert_eq!(again.header("content-type"), "");
        headers.pop();
        headers.push(("if-none-match", "W/\"other\""));
        app.request(Method::GET, path, &headers, "").await.expect(200);
    }
    let before = me.get("/api/settings").await.header("etag").to_owned();
    let chosen = json!({"mail": "none", "digest_hour": 6, "reminder_days": [3], "language": "en", "zone": "UTC"});
    let changed = me.request(Method::PUT, "/api/settings", &chosen).await.expect(200);
    assert_eq!((changed.header("etag"), changed.header("cache-control")), ("", "no-store"));
    assert_ne!(me.get("/api/settings").await.header("etag"), before);
    let refused = app.request(Method::GET, "/api/settings", &[], "").await;
    assert_eq!((refused.header("etag"), refused.header("cache-control")), ("", "no-store"));
}

#[tokio::test]
async fn other_sites_read_and_change_nothing() {
    let app = TestApp::new().await;
    let origin = ("origin", SITE);
    let read = app.request(Method::GET, "/api/events", &[origin], "").await.expect(200);
    assert_eq!(read.header("access-control-allow-origin"), SITE);
    assert_eq!(read.header("access-control-allow-credentials"), "");
    let refused = app.request(Method::GET, "/api/players/9", &[origin], "").await.expect(404);
    assert_eq!(refused.header("access-control-allow-origin"), SITE);
    let json = ("content-type", "application/json");
    let changes = app.request(Method::POST, "/api/sign-in", &[origin, json], "{}").await;
    assert_eq!(changes.header("access-control-allow-origin"), "");
    for (method, may) in [("GET", true), ("POST", false), ("DELETE", false)] {
        let asked = ("access-control-request-method", method);
        let answer = app.request(Method::OPTIONS, "/api/events", &[origin, asked], "").await;
        let allowed = answer.header("access-control-allow-methods");
        assert_eq!(allowed.split(',').any(|name| name == method), may, "{method}: {allowed}");
        assert!(answer.header("access-control-allow-headers").contains("authorization"));
    }
}

#[tokio::test]
async fn long_answers_are_compressed_for_who_can_read_it() {
    let app = TestApp::new().await;
    let ask = async |path: &str, accepted: &str| {
        let request = Request::get(path).header("accept-encoding", accepted);
        let request = request.body(Body::empty()).expect("a request");
        let answer = stack::api(app.app.clone()).oneshot(request).await.expect("an answer");
        assert_eq!(answer.status(), 200, "{path}");
        let headers = answer.headers().clone();
        let bytes = answer.into_body().collect().await.expect("a body").to_bytes();
        (headers, bytes)
    };
    let encoding = |headers: &HeaderMap| headers.get("content-encoding").cloned();
    let (_, plain) = ask("/api/openapi.json", "identity").await;
    for accepted in ["gzip", "br"] {
        let (headers, packed) = ask("/api/openapi.json", accepted).await;
        assert_eq!(encoding(&headers).expect("an encoding"), accepted);
        let vary: Vec<_> = headers.get_all("vary").iter().collect();
        assert!(vary.contains(&&HeaderValue::from_static("accept-encoding")), "{vary:?}");
        assert!(headers.contains_key("etag") && packed.len() < plain.len() / 2, "{accepted}");
    }
    let (short, _) = ask("/api/rating-lists", "br").await;
    assert_eq!(encoding(&short), None);
}

/// No handler has to think of them.
#[tokio::test]
async fn an_address_that_is_no_text_is_nowhere() {
    let app = TestApp::new().await;
    let before = app.app.store.units().tenths();
    for path in ["/api/calendar/%FF.ics", "/api/unsubscribe/%FF%FE", "/api/games/%C3%28"] {
        let answer = app.request(Method::GET, path, &[], "").await;
        assert_eq!(answer.verdict(), "404 not_found", "{path}");
    }
    assert_eq!(app.app.store.units().tenths(), before);
}

/// Whoever watches the server asks it whether its table answers; each request has a name.
#[tokio::test]
async fn the_server_is_well() {
    let app = TestApp::new().await;
    let ask = async || app.request(Method::GET, "/api/health", &[], "").await;
    let (one, two) = (ask().await.expect(200), ask().await.expect(200));
    assert_eq!(one.json, json!({ "now": START.to_string() }));
    assert_eq!(one.header("cache-control"), "no-store");
    let (one, two) = (one.header("x-request-id"), two.header("x-request-id"));
    assert!(one.len() == 12 && one != two, "{one} {two}");
    let nothing = app.request(Method::GET, "/api/nothing", &[], "").await;
    assert_eq!((nothing.status, nothing.header("x-request-id").len()), (404, 12));
    // A table that does not answer is told, with when to ask again.
    let gone = TestApp::new().await.configured(|app| app::App {
        store: store::Store::at_endpoint("http://127.0.0.1:9", "posthorn"),
        ..app
    });
    let answer = gone.request(Method::GET, "/api/health", &[], "").await;
    assert_eq!(answer.status, 503, "{}", answer.text);
    assert!(!answer.header("retry-after").is_empty());
}
