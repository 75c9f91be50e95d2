//! The functions' binaries as they go to AWS, behind a Runtime API, an SSM and a table on loopback: how
//! large they are, how soon they ask for work, what an invocation takes, how much memory they come to.

use std::io::Write;
use std::time::{Duration, Instant as Stopwatch};

use axum::body::Body;
use axum::http::{Method, Request};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde_json::{Value, json};
use store::Role;
use tests::server::beside;
use tests::{EDGE_KEY, Function, Gateway, Route, TestApp, functions, routes};

use super::http::peak_kilobytes;
use super::{milliseconds, print};

/// Starts of each function: the middle one is told.
const STARTS: usize = 5;
/// Invocations of each: the middle one is told.
const INVOCATIONS: usize = 200;

/// Prints the figures.
pub(crate) async fn run() {
    let (app, gateway) = TestApp::in_lambda().await;
    let pairing = app.pairing(1).await;
    let token = app.token(pairing.players.white, Role::Player);
    // Where `make functions` puts the binaries.
    let folder = beside().with_file_name("lambda");
    for name in functions() {
        let Ok(binary) = std::fs::read(folder.join(name).join("bootstrap")) else {
            println!("NOT MEASURED: {name} is not built (make functions)");
            continue;
        };
        let name_of = |what: &str| format!("function {name}: {what}");
        print(&name_of("binary"), binary.len() / 1_024, "KB");
        print(&name_of("zipped"), zipped(&binary) / 1_024, "KB");
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

fn zipped(binary: &[u8]) -> usize {
    let mut zip = DeflateEncoder::new(Vec::new(), Compression::best());
    zip.write_all(binary).expect("memory");
    zip.finish().expect("memory").len()
}

/// How long an invocation takes. What becomes of it is told by tests: a refusal takes the same way.
async fn timed(function: &Function, event: &Value) -> Duration {
    let began = Stopwatch::now();
    let _ = function.invoke(event).await;
    began.elapsed()
}

/// What a function is asked for: the first of its routes, a share of a run, or what is due.
async fn event(gateway: &Gateway, name: &str, token: &str) -> Value {
    let asked = |route: &Route| {
        let path = route.path.as_deref().filter(|_| route.function == name)?;
        let words = path.split('/').map(|word| if word.starts_with('{') { "1" } else { word });
        Some((route.method.clone(), words.collect::<Vec<_>>().join("/")))
    };
    let Some((method, path)) = routes().iter().find_map(asked) else {
        return if name == "rate-shares" { json!({ "list": "chess-2026-2" }) } else { json!({}) };
    };
    let request = Request::builder()
        .method(method.unwrap_or(Method::GET))
        .uri(path)
        .header("authorization", format!("Bearer {token}"));
    let request = request.body(Body::empty()).expect("a request");
    gateway.event(request, Some(EDGE_KEY)).await.1
}
