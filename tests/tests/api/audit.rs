//! What the log tells of security, and what it never tells.

use std::io::Write;
use std::sync::{Arc, Mutex};

use app::Audited;
use axum::http::Method;
use posthorn::description::openapi;
use serde_json::{Value, json};
use tests::{OFFICER, SECTION, TestApp};
use tracing_subscriber::fmt;
use tracing_subscriber::util::SubscriberInitExt;

const EMAIL: &str = "tomas@posthorn.example";
const PASSWORD: &str = "correct horse battery";
const WRONG: &str = "wrong horse battery";

/// What is told of the acts of the first test, in order.
const TOLD: [&str; 14] = [
    "sign_up done",
    "confirm_sign_up done",
    "sign_in refused wrong_credentials",
    "sign_in done",
    "make_key done",
    "make_webhook refused authentication_needed",
    "step_up refused wrong_password",
    "step_up done",
    "other refused forbidden",
    "other refused unknown_field",
    "other refused method_not_allowed",
    "renew_session refused session_reused",
    "ask_reset done",
    "reset_password done",
];

/// A log that is kept here.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics here").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("nobody panics here").clone()).expect("UTF-8")
    }

    /// Act, outcome and code of each line of the audit so far.
    fn acts(&self) -> Vec<String> {
        let read = |line: &str| -> Value { serde_json::from_str(line).expect("JSON") };
        let text = self.text();
        let lines = text.lines().map(read).filter(|line| line["target"] == "audit");
        let said = |line: Value| {
            let field = |name: &str| line["fields"][name].as_str().unwrap_or_default().to_owned();
            format!("{} {} {}", field("act"), field("outcome"), field("code")).trim_end().to_owned()
        };
        lines.map(said).collect()
    }
}

#[tokio::test]
async fn the_log_tells_what_matters_and_no_secret() {
    let log = Log::default();
    let writer = log.clone();
    // As the functions write it.
    let subscriber = fmt().json().with_span_list(false).with_writer(move || writer.clone());
    let _guard = subscriber.set_default();
    let app = TestApp::new().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    let confirm = app.take_mail().token("verify");
    app.confirm(&confirm, PASSWORD).await.expect(200);
    app.sign_in(EMAIL, WRONG).await.expect(401);
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    let token = session.text_of("access_token").to_owned();
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let post = async |path: &str, body: Value| {
        app.request(Method::POST, path, &headers, body.to_string()).await
    };
    let key = json!({ "name": "Phone", "scopes": ["read"] });
    let key = post("/api/keys", key).await.expect(201).text_of("secret").to_owned();
    app.wait(301);
    let hook = json!({ "url": "https://tomas.example/hook", "events": ["game.ended"] });
    post("/api/webhooks", hook).await.expect(403);
    post("/api/session/authenticate", json!({ "password": WRONG })).await.expect(403);
    post("/api/session/authenticate", json!({ "password": PASSWORD })).await.expect(200);
    app.request(Method::GET, "/api/director/queue", &headers, "").await.expect(403);
    app.request(Method::GET, "/api/games", &headers, "").await.expect(200);
    post("/api/leave", json!({ "nonsense": WRONG })).await.expect(422);
    app.request(Method::PATCH, "/api/games", &headers, "").await.expect(405);
    let renewed = app.renew(&session.cookie()).await.expect(200);
    app.wait(61);
    app.renew(&session.cookie()).await.expect(401);
    app.forgot(EMAIL).await.expect(202);
    let mails = app.take_mails();
    let reset = mails.iter().find(|mail| mail.body.contains("/reset/")).expect("a link");
    let reset = reset.token("reset");
    app.reset(&reset, "another horse battery").await.expect(200);
    assert_eq!(log.acts(), TOLD);
    let text = log.text();
    let cookies = [session.cookie(), renewed.cookie()];
    let secrets = [
        EMAIL,
        "tomas",
        PASSWORD,
        WRONG,
        "192.0.2.1",
        "Phone",
        &token,
        &key,
        &confirm,
        &reset,
        &cookies[0],
        &cookies[1],
    ];
    for secret in secrets {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
    check_fields(&text);
}

/// Who has read whose grounds, and never what they are (ASVS 8.3.5); what is one's own is nobody's business.
#[tokio::test]
async fn whose_grounds_were_read_is_told() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let (player, section) = (table.players[0], SECTION.0);
    let me = app.person(player);
    let leaves = json!({
        "grounds": "grave_illness", "months": 3, "reasons": "An operation.", "games": []
    });
    let answer = me.post("/api/withdrawals", &leaves).await;
    assert!(answer.status < 300, "{}", answer.text);
    let moves = json!({ "grounds": "residence", "reason": "An operation.", "to": "POL" });
    me.post("/api/transfers", &moves).await.expect(201);
    let asks = json!({ "text": "An operation." });
    let path = format!("/api/games/{}/queries", table.games[0].game);
    let case = me.post(&path, &asks).await.expect(201).json["id"].clone();
    let grant = json!({
        "section": section, "player": player, "first": "2026-01-05", "last": "2026-01-06",
        "reason": "An operation."
    });
    app.officer().post("/api/director/leave", &grant).await.expect(200);
    let log = Log::default();
    let writer = log.clone();
    let subscriber = fmt().json().with_span_list(false).with_writer(move || writer.clone());
    let _guard = subscriber.set_default();
    let book = format!("/api/director/leave/{section}/{player}");
    for path in [
        "/api/director/withdrawals",
        &book,
        &format!("/api/cases/{case}"),
        "/api/transfers",
        "/api/transfers/99",
    ] {
        app.officer().get(path).await;
    }
    for path in ["/api/withdrawals", "/api/cases", "/api/transfers"] {
        me.get(path).await.expect(200);
    }
    let text = log.text();
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let lines: Vec<Value> = lines.filter(|line| line["fields"]["act"] == "read_grounds").collect();
    let kinds: Vec<&Value> = lines.iter().map(|line| &line["fields"]["grounds"]).collect();
    assert_eq!(kinds, ["withdrawal", "special_leave", "case", "transfer"]);
    for line in lines {
        assert_eq!(line["target"], "audit");
        assert_eq!(line["fields"]["player"], OFFICER.0, "{line}");
        assert_eq!(line["fields"]["of"], player.0, "{line}");
        assert_eq!(line["fields"]["id"].as_str().map(str::len), Some(12));
    }
    assert!(!text.contains("operation") && !text.contains("illness"), "{text}");
}

/// Who made a key, from which network, under which request's name.
fn check_fields(text: &str) {
    let line = text.lines().find(|line| line.contains(r#""act":"make_key""#)).expect("a line");
    let line: Value = serde_json::from_str(line).expect("JSON");
    assert_eq!(line["fields"]["player"], 900_001);
    assert_eq!(line["fields"]["network"].as_str().map(str::len), Some(10));
    assert_eq!(line["fields"]["id"].as_str().map(str::len), Some(12));
}

/// What is told by its route has one: a route that is renamed must not fall out of the log.
#[test]
fn acts_are_of_routes_that_exist() {
    let paths = openapi()["paths"].as_object().expect("paths");
    for (method, path, act) in Audited::routes() {
        let operations = paths.get(*path).unwrap_or_else(|| panic!("there is no {path}"));
        let method = method.as_str().to_lowercase();
        assert!(operations[&method].is_object(), "{method} {path}");
        assert_ne!(act.name(), "other");
    }
}
