//! The functions' binaries as they go to AWS, behind a Runtime API, an SSM and a table on loopback: how
//! soon they ask for work, what an invocation takes, how much memory they come to. How large they are
//! `make functions` has told.

use std::time::{Duration, Instant as Stopwatch};

use app::{ACCESS_SECONDS, AccessToken};
use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::{Value, json};
use store::Role;
use tests::server::beside;
use tests::{EDGE_KEY, Function, Gateway, TestApp, functions, just_begun};

use super::http::peak_kilobytes;
use super::{milliseconds, print};

/// Starts of each function: the middle one is told.
const STARTS: usize = 5;
/// Invocations of each: the middle one is told.
const INVOCATIONS: usize = 200;

/// What each function is asked by whoever has the right to, as a player whose move it is: something that
/// reads, and changes nothing. Without a body it is a GET. The others are told what a schedule tells.
const ASKED: [(&str, &str, &str); 17] = [
    ("api-keys", "/api/keys", ""),
    ("claim-draw", "/api/games/1/claims/preview", r#"{"ply":0,"claim":"repetition","move":"e4"}"#),
    ("clocks", "/api/leave", ""),
    ("director", "/api/director/queue", ""),
    ("events", "/api/sections/1", ""),
    ("exports", "/api/exports", ""),
    ("federations", "/api/transfers", ""),
    ("feeds", "/api/webhooks", ""),
    ("games", "/api/games/1", ""),
    ("imports", "/api/imports", ""),
    ("players", "/api/rating-lists", ""),
    ("rate", "/api/rating-runs", ""),
    ("settings", "/api/settings", ""),
    ("sign-in", "/api/me", ""),
    ("submit-move", "/api/games/1/moves/preview", r#"{"ply":0,"move":"e4"}"#),
    ("withdraw", "/api/withdrawals", ""),
    ("xfcc", "/xfcc/XfccBasic.asmx", ""),
];

/// Prints the figures.
pub(crate) async fn run() {
    let (app, gateway) = TestApp::in_lambda().await;
    let pairing = app.pairing(1).await;
    let roles = vec![Role::Player, Role::Director, Role::Officer, Role::Federation];
    let now = app.app.clock.now();
    let (player, expires_at) = (pairing.players.white, now + ACCESS_SECONDS);
    let token = AccessToken { player, roles, expires_at, session: just_begun(now) };
    let token = token.sign(&app.app.keys).expect("a token");
    // Where `make functions` puts the binaries.
    let folder = beside().with_file_name("lambda");
    for name in functions() {
        if !folder.join(name).join("bootstrap").exists() {
            println!("NOT MEASURED: {name} is not built (make functions)");
            continue;
        }
        let name_of = |what: &str| format!("function {name}: {what}");
        let event = event(&gateway, name, &token).await;
        let (mut starts, mut firsts, mut warm) = (Vec::new(), Vec::new(), Vec::new());
        let mut last = None;
        for _ in 0..STARTS {
            let gateway = Gateway::before(app.endpoint(), Some(folder.clone())).await;
            let function = gateway.function(name).await;
            starts.push(function.ready().await);
            firsts.push(timed(&function, &event).await);
            last = Some(function);
        }
        let function = last.expect("it was started");
        if let Ok(answer) = function.invoke(&event).await
            && let Some(status) = answer["statusCode"].as_u64()
        {
            print(&name_of("answers with"), status, "(status)");
        }
        for _ in 0..INVOCATIONS {
            warm.push(timed(&function, &event).await);
        }
        for (what, mut times) in [("start", starts), ("first invocation", firsts), ("warm", warm)] {
            times.sort_unstable();
            let middle = milliseconds(times[times.len() / 2]);
            print(&name_of(&format!("{what}, p50")), middle, "ms");
        }
        let process = function.process().await.expect("it runs");
        print(&name_of("peak memory"), peak_kilobytes(process), "KB");
    }
}

/// How long an invocation takes; a refusal of a share takes its time, too.
async fn timed(function: &Function, event: &Value) -> Duration {
    let began = Stopwatch::now();
    let _ = function.invoke(event).await;
    began.elapsed()
}

/// What a function does: its request with its token, a share of a run that is not there, or what is due.
async fn event(gateway: &Gateway, name: &str, token: &str) -> Value {
    let Some((_, path, body)) = ASKED.iter().find(|(function, ..)| *function == name) else {
        return if name == "rate-shares" { json!({ "list": "chess-2026-2" }) } else { json!({}) };
    };
    let method = if body.is_empty() { Method::GET } else { Method::POST };
    let request = Request::builder().method(method).uri(*path);
    let request = request
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/json");
    let request = request.body(Body::from(*body)).expect("a request");
    let (function, event) = gateway.event(request, Some(EDGE_KEY)).await;
    assert_eq!(function, name, "{path}");
    event
}
