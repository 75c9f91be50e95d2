//! What stands between the server and its database: passes requests on, or fails them as if the
//! server had died just before a request reached the database, or just after it was carried out.

use std::sync::{Arc, Mutex, MutexGuard};

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use posthorn::embedded::Embedded;
use store::Store;
use tokio::sync::Notify;

use crate::{Dice, TestApp, listen};

/// Largest request or answer, in bytes.
const BYTES_MAX: usize = 16 * 1024 * 1024;

/// What becomes of the requests to the database, beside those that the dice fail.
#[derive(Clone, Copy, Default)]
enum Order {
    #[default]
    Pass,
    /// So many pass; at the next one the server dies, before or after it was carried out.
    Die { passes: u32, carried_out: bool },
    /// The next write waits until it is let go; then the server dies.
    HoldWrite,
    /// All are lost.
    Dead,
}

/// What becomes of one request.
#[derive(Clone, Copy)]
enum Fate {
    Passes,
    DiesBefore,
    DiesAfter,
    Waits,
}

struct Plan {
    order: Order,
    dice: Dice,
    per_mille: usize,
    failed: u32,
}

/// The front, running.
#[derive(Clone)]
pub struct Front {
    /// Where it listens.
    pub endpoint: String,
    database: String,
    http: reqwest::Client,
    plan: Arc<Mutex<Plan>>,
    held: Arc<Notify>,
    released: Arc<Notify>,
}

impl Front {
    /// Stands before the database at this endpoint; fails nothing until it is told to.
    pub async fn before(database: &str, seed: u64) -> Front {
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let order = Order::Pass;
        let plan = Plan { order, dice: Dice::new(seed), per_mille: 0, failed: 0 };
        let front = Front {
            endpoint: format!("http://{address}"),
            database: database.to_owned(),
            http: reqwest::Client::new(),
            plan: Arc::new(Mutex::new(plan)),
            held: Arc::default(),
            released: Arc::default(),
        };
        let router = Router::new().fallback(pass).with_state(front.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        front
    }

    /// A server behind a front.
    pub async fn server() -> (TestApp, Front) {
        let database = Embedded::memory().expect("a database in memory");
        drop(database.store("posthorn").await.expect("a table"));
        let front = Front::before(&listen(&database), 0).await;
        let store = Store::at_endpoint(&front.endpoint, "posthorn");
        (TestApp::over(database, store), front)
    }

    fn plan(&self) -> MutexGuard<'_, Plan> {
        self.plan.lock().expect("the plan")
    }

    /// From now on so many requests in a hundred fail, each for itself.
    pub fn fail(&self, percent: usize) {
        self.fail_rarely(10 * percent);
    }

    /// The same of a thousand, for what makes many hundred requests.
    pub fn fail_rarely(&self, per_mille: usize) {
        self.plan().per_mille = per_mille;
    }

    /// From now on a single one in a hundred fails, where any did: a run of the schedules makes a
    /// hundred requests, and has to come to its end now and then.
    pub fn fail_less(&self) {
        let mut plan = self.plan();
        plan.per_mille = plan.per_mille.min(10);
    }

    /// Requests that the dice have failed so far.
    pub fn failed(&self) -> u32 {
        self.plan().failed
    }

    /// Lets the server die at its request after so many more, carried out or not.
    pub fn after(&self, passes: u32, carried_out: bool) {
        self.plan().order = Order::Die { passes, carried_out };
    }

    /// Lets the next write wait. Once it is let go, it is carried out, and the server has died.
    pub fn hold_write(&self) {
        self.plan().order = Order::HoldWrite;
    }

    /// Until a write waits.
    pub async fn held(&self) {
        self.held.notified().await;
    }

    /// Lets the write that waits go.
    pub fn let_go(&self) {
        self.released.notify_one();
    }

    /// Starts the server again, and answers whether it had died.
    pub fn heal(&self) -> bool {
        matches!(std::mem::take(&mut self.plan().order), Order::Dead)
    }

    fn fate(&self, is_write: bool) -> Fate {
        let mut plan = self.plan();
        let (fate, next) = match plan.order {
            Order::Die { passes: 0, carried_out: true } => (Fate::DiesAfter, Order::Dead),
            Order::Die { passes: 0, carried_out: false } => (Fate::DiesBefore, Order::Dead),
            Order::Die { passes, carried_out } => {
                (Fate::Passes, Order::Die { passes: passes - 1, carried_out })
            }
            Order::HoldWrite if is_write => (Fate::Waits, Order::Dead),
            Order::Dead => (Fate::DiesBefore, Order::Dead),
            Order::Pass | Order::HoldWrite => (Fate::Passes, plan.order),
        };
        plan.order = next;
        let per_mille = plan.per_mille;
        if !matches!(fate, Fate::Passes) || plan.dice.below(1_000) >= per_mille {
            return fate;
        }
        plan.failed += 1;
        if plan.dice.happens(50) { Fate::DiesBefore } else { Fate::DiesAfter }
    }

    async fn ask_database(&self, request: Request) -> Response {
        let (parts, body) = request.into_parts();
        let bytes = to_bytes(body, BYTES_MAX).await.expect("a whole request");
        forward(&self.http, &self.database, parts.headers, bytes).await
    }
}

/// Hands a request on to the database, and its answer back.
pub(crate) async fn forward(
    http: &reqwest::Client,
    database: &str,
    mut headers: HeaderMap,
    body: Bytes,
) -> Response {
    headers.remove("host");
    headers.remove("content-length");
    let asked = http.post(database).headers(headers).body(body);
    let answer = asked.send().await.expect("the database answers");
    let (status, mut headers) = (answer.status(), answer.headers().clone());
    headers.remove("transfer-encoding");
    let bytes = answer.bytes().await.expect("a whole answer");
    let mut response = (status, Body::from(bytes)).into_response();
    *response.headers_mut() = headers;
    response
}

async fn pass(State(front): State<Front>, request: Request) -> Response {
    let target = request.headers().get("x-amz-target").and_then(|target| target.to_str().ok());
    let is_write =
        target.is_some_and(|target| target.contains("Write") || target.contains("Update"));
    match front.fate(is_write) {
        Fate::Passes => front.ask_database(request).await,
        Fate::DiesBefore => dead(),
        Fate::DiesAfter => {
            front.ask_database(request).await;
            dead()
        }
        Fate::Waits => {
            front.held.notify_one();
            front.released.notified().await;
            front.ask_database(request).await
        }
    }
}

/// A failure that the database's client does not try again by itself.
fn dead() -> Response {
    let body = r#"{"__type":"com.amazonaws.dynamodb.v20120810#SimulatedDeath","message":"dead"}"#;
    let kind = [("content-type", "application/x-amz-json-1.0")];
    (StatusCode::BAD_REQUEST, kind, body).into_response()
}
