//! What stands between the server and its database: passes requests on, or fails as if the server
//! had died just before a request reached the database, or just after it was carried out.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tests::Dice;

/// Largest request or answer, in bytes.
const BYTES_MAX: usize = 16 * 1024 * 1024;

/// When a request fails.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Passes,
    DiesBefore,
    DiesAfter,
}

struct Plan {
    dice: Dice,
    percent: usize,
    failed: u32,
}

/// The front, running.
#[derive(Clone)]
pub(crate) struct Front {
    /// Where it listens.
    pub(crate) endpoint: String,
    database: String,
    http: reqwest::Client,
    plan: Arc<Mutex<Plan>>,
}

impl Front {
    /// Stands before the database at `endpoint`; fails nothing until it is told to.
    pub(crate) async fn before(database: &str, seed: u64) -> Front {
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let plan = Plan { dice: Dice::new(seed), percent: 0, failed: 0 };
        let front = Front {
            endpoint: format!("http://{address}"),
            database: database.to_owned(),
            http: reqwest::Client::new(),
            plan: Arc::new(Mutex::new(plan)),
        };
        let router = Router::new().fallback(pass).with_state(front.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        front
    }

    /// From now on so many requests in a hundred fail.
    pub(crate) fn fail(&self, percent: usize) {
        self.plan.lock().expect("the plan").percent = percent;
    }

    /// From now on a single one in a hundred fails, where any did: a run of the schedules makes a
    /// hundred requests, and has to come to its end now and then.
    pub(crate) fn fail_less(&self) {
        let mut plan = self.plan.lock().expect("the plan");
        plan.percent = plan.percent.min(1);
    }

    /// Requests that failed so far.
    pub(crate) fn failed(&self) -> u32 {
        self.plan.lock().expect("the plan").failed
    }

    fn throw(&self) -> Fate {
        let mut plan = self.plan.lock().expect("the plan");
        let percent = plan.percent;
        if !plan.dice.happens(percent) {
            return Fate::Passes;
        }
        plan.failed += 1;
        if plan.dice.happens(50) { Fate::DiesBefore } else { Fate::DiesAfter }
    }

    async fn ask_database(&self, request: Request) -> Response {
        let (parts, body) = request.into_parts();
        let bytes = to_bytes(body, BYTES_MAX).await.expect("a whole request");
        let mut headers = parts.headers;
        headers.remove("host");
        let asked = self.http.post(&self.database).headers(headers).body(bytes);
        let answer = asked.send().await.expect("the database answers");
        let (status, mut headers) = (answer.status(), answer.headers().clone());
        headers.remove("transfer-encoding");
        let bytes = answer.bytes().await.expect("a whole answer");
        let mut response = (status, Body::from(bytes)).into_response();
        *response.headers_mut() = headers;
        response
    }
}

async fn pass(State(front): State<Front>, request: Request) -> Response {
    let fate = front.throw();
    if fate == Fate::DiesBefore {
        return dead();
    }
    let answer = front.ask_database(request).await;
    if fate == Fate::DiesAfter { dead() } else { answer }
}

/// A failure that the database's client does not try again by itself.
fn dead() -> Response {
    let body = r#"{"__type":"com.amazonaws.dynamodb.v20120810#SimulatedDeath","message":"dead"}"#;
    let kind = [("content-type", "application/x-amz-json-1.0")];
    (StatusCode::BAD_REQUEST, kind, body).into_response()
}
