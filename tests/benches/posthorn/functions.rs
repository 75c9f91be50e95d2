//! The functions' binaries as they go to AWS, behind a Runtime API, an SSM and a table on loopback: how
//! large they are, how soon they ask for work, what an invocation takes, how much memory they come to.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant as Stopwatch;

use axum::body::Body;
use axum::http::{Method, Request};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde_json::{Value, json};
use tests::{EDGE_KEY, Gateway, Route, TestApp, routes};

use super::http::peak_kilobytes;
use super::{milliseconds, print};

/// Starts of each function: the middle one is told.
const STARTS: usize = 5;
/// Invocations of each: the middle one is told.
const INVOCATIONS: usize = 200;

/// Prints the figures.
pub(crate) async fn run() {
    let (app, _) = TestApp::in_lambda().await;
    let pairing = app.pairing(1).await;
    let token = app.token(pairing.players.white, store::Role::Player);
    let mut names: Vec<String> = routes().into_iter().map(|route| route.function).collect();
    names.extend(["time-forfeit", "clock-tick", "notify", "rate-shares"].map(str::to_owned));
    names.sort_unstable();
    names.dedup();
    let folder = built();
    for name in &names {
        let Ok(binary) = std::fs::read(folder.join(name)) else {
            println!("NOT MEASURED: {name} is not built (make functions)");
            continue;
        };
        let mut zip = DeflateEncoder::new(Vec::new(), Compression::best());
        zip.write_all(&binary).expect("memory");
        let zipped = zip.finish().expect("memory").len();
        print(&format!("function {name}: binary"), binary.len() / 1_024, "KB");
        print(&format!("function {name}: zipped"), zipped / 1_024, "KB");
        let gateway = async || Gateway::before(app.endpoint(), folder.clone()).await;
        let event = event(&gateway().await, name, &token).await;
        let (mut starts, mut firsts) = (Vec::new(), Vec::new());
        let mut warm = Vec::new();
        let mut peak = 0;
        for start in 0..STARTS {
            let gateway = gateway().await;
            let function = gateway.function(name).await;
            starts.push(function.ready().await);
            for invocation in 0..INVOCATIONS {
                let began = Stopwatch::now();
                // What becomes of it is told by tests: a refusal takes the same way.
                let _ = function.invoke(&event).await;
                match invocation {
                    0 => firsts.push(began.elapsed()),
                    _ => warm.push(began.elapsed()),
                }
                if start + 1 < STARTS {
                    break;
                }
            }
            let process = function.process().await.expect("it runs");
            peak = peak_kilobytes(process).max(peak);
        }
        for (what, mut times) in [("start", starts), ("first invocation", firsts), ("warm", warm)] {
            times.sort_unstable();
            let middle = times[times.len() / 2];
            print(&format!("function {name}: {what}, p50"), milliseconds(middle), "ms");
        }
        print(&format!("function {name}: peak memory"), peak, "KB");
    }
}

/// Where `make functions` puts the binaries: beside the folder of this program's own profile.
fn built() -> PathBuf {
    let this = std::env::current_exe().expect("this program has a path");
    this.ancestors().nth(3).expect("a target folder").join("function")
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
