//! A function's own binary, run as Lambda runs it: events come from a Runtime API on loopback.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{Path as UrlPath, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde_json::Value;
use tempfile::TempDir;
use tokio::process::{Child, Command};
use tokio::sync::{Mutex, mpsc, oneshot, watch};

/// How long an invocation may take: a debug build on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// What AWS gives a function to work off an event, in milliseconds from 1970 on: never reached.
const DEADLINE_MS: &str = "4102444800000";

/// What became of an event: the answer, or what the function says went wrong.
pub type Outcome = Result<Value, Value>;

struct Event {
    id: String,
    body: String,
    outcome: oneshot::Sender<Outcome>,
}

/// What the Runtime API knows.
struct Runtime {
    events: Mutex<mpsc::UnboundedReceiver<Event>>,
    begun: Mutex<HashMap<String, oneshot::Sender<Outcome>>>,
    /// When the function first asked for work.
    asked: watch::Sender<Option<Instant>>,
}

/// A running function.
pub struct Function {
    name: String,
    events: mpsc::UnboundedSender<Event>,
    invoked: AtomicU32,
    log: PathBuf,
    started: Instant,
    asked: watch::Receiver<Option<Instant>>,
    // Killed when it is dropped, and its log goes with it.
    process: Mutex<Child>,
    _folder: TempDir,
}

impl Function {
    /// Starts a function's binary with these variables and no others.
    ///
    /// # Panics
    /// When it is not there.
    pub async fn start(name: &str, binary: &Path, variables: &HashMap<String, String>) -> Function {
        let (events, waiting) = mpsc::unbounded_channel();
        let (first, asked) = watch::channel(None);
        let runtime =
            Runtime { events: Mutex::new(waiting), begun: Mutex::default(), asked: first };
        let address = serve(Arc::new(runtime)).await;
        let folder = TempDir::new().expect("a temporary folder");
        let log = folder.path().join("log");
        let file = || std::fs::File::options().create(true).append(true).open(&log);
        let started = Instant::now();
        let process = Command::new(binary)
            .env_clear()
            .envs(variables)
            .env("AWS_LAMBDA_RUNTIME_API", address)
            .env("AWS_LAMBDA_FUNCTION_NAME", name)
            .env("AWS_LAMBDA_FUNCTION_VERSION", "$LATEST")
            .env("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", "256")
            .stdin(Stdio::null())
            .stdout(file().expect("a log"))
            .stderr(file().expect("a log"))
            .kill_on_drop(true)
            .spawn()
            .unwrap_or_else(|e| panic!("{name} does not start, build with --all-features: {e}"));
        let name = name.to_owned();
        Function {
            name,
            events,
            invoked: AtomicU32::new(0),
            log,
            started,
            asked,
            process: Mutex::new(process),
            _folder: folder,
        }
    }

    /// Hands an event over and waits for what becomes of it.
    ///
    /// # Errors
    /// What the function says went wrong.
    ///
    /// # Panics
    /// When nothing becomes of it: the function has ended, or hangs.
    pub async fn invoke(&self, event: &Value) -> Outcome {
        let (outcome, answered) = oneshot::channel();
        let id = format!("{}-{}", self.name, self.invoked.fetch_add(1, Ordering::Relaxed));
        let event = Event { id, body: event.to_string(), outcome };
        assert!(self.events.send(event).is_ok(), "the Runtime API is there");
        let ended = async { self.process.lock().await.wait().await };
        tokio::select! {
            Ok(outcome) = answered => outcome,
            ended = ended => panic!("{} has ended, {ended:?}: {}", self.name, self.log()),
            () = tokio::time::sleep(PATIENCE) => panic!("{} hangs: {}", self.name, self.log()),
        }
    }

    /// Waits until it has ended by itself, and answers what it has said.
    ///
    /// # Panics
    /// When it does not.
    pub async fn ended(&self) -> String {
        let ended = async { self.process.lock().await.wait().await };
        let ended = tokio::time::timeout(PATIENCE, ended).await.expect("it ends");
        assert!(!ended.expect("it has run").success());
        self.log()
    }

    /// Waits until it asks for work, and answers how long it took to come to that.
    pub async fn ready(&self) -> Duration {
        let mut asked = self.asked.clone();
        let first = asked.wait_for(Option::is_some).await.expect("the Runtime API is there");
        first.expect("it has asked") - self.started
    }

    /// Its process; none when it has ended.
    pub async fn process(&self) -> Option<u32> {
        self.process.lock().await.id()
    }

    /// What it has logged so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }
}

async fn serve(runtime: Arc<Runtime>) -> String {
    let router = Router::new()
        .route("/2018-06-01/runtime/invocation/next", get(next))
        .route("/2018-06-01/runtime/invocation/{id}/response", post(done))
        .route("/2018-06-01/runtime/invocation/{id}/error", post(failed))
        .with_state(runtime);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address").to_string();
    tokio::spawn(async move { axum::serve(listener, router).await });
    address
}

async fn next(State(runtime): State<Arc<Runtime>>) -> Response {
    runtime
        .asked
        .send_if_modified(|first| first.is_none() && first.replace(Instant::now()).is_none());
    let Some(event) = runtime.events.lock().await.recv().await else {
        return StatusCode::GONE.into_response();
    };
    runtime.begun.lock().await.insert(event.id.clone(), event.outcome);
    let headers = [
        ("lambda-runtime-aws-request-id", event.id),
        ("lambda-runtime-deadline-ms", DEADLINE_MS.to_owned()),
        (
            "lambda-runtime-invoked-function-arn",
            "arn:aws:lambda:eu-central-1:1:function:f".to_owned(),
        ),
        ("content-type", "application/json".to_owned()),
    ];
    (headers, event.body).into_response()
}

async fn done(
    State(runtime): State<Arc<Runtime>>,
    UrlPath(id): UrlPath<String>,
    body: String,
) -> StatusCode {
    finish(&runtime, &id, Ok(serde_json::from_str(&body).unwrap_or(Value::Null))).await
}

async fn failed(
    State(runtime): State<Arc<Runtime>>,
    UrlPath(id): UrlPath<String>,
    body: String,
) -> StatusCode {
    finish(&runtime, &id, Err(serde_json::from_str(&body).expect("JSON"))).await
}

async fn finish(runtime: &Runtime, id: &str, outcome: Outcome) -> StatusCode {
    let waits = runtime.begun.lock().await.remove(id);
    match waits.map(|waits| waits.send(outcome)) {
        Some(Ok(())) => StatusCode::ACCEPTED,
        _ => StatusCode::NOT_FOUND,
    }
}
