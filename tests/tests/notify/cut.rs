//! What stands between the server and its database: the server dies at one call of its store, just
//! before it is carried out or just after, and does nothing more until it is started again.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use posthorn::embedded::Embedded;
use store::Store;
use tests::TestApp;

/// Largest request or answer, in bytes.
const BYTES_MAX: usize = 16 * 1024 * 1024;

#[derive(Default)]
struct Plan {
    /// Calls that still pass; none: all do.
    left: Option<u32>,
    /// Whether the call at which the server dies is carried out.
    carried_out: bool,
    dead: bool,
}

/// The front, running.
#[derive(Clone)]
pub(crate) struct Cut {
    database: String,
    http: reqwest::Client,
    plan: Arc<Mutex<Plan>>,
}

impl Cut {
    /// A server whose calls can be cut off.
    pub(crate) async fn server() -> (TestApp, Cut) {
        let database = Embedded::memory().expect("a database in memory");
        drop(database.store("posthorn").await.expect("a table"));
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let cut = Cut {
            database: database.endpoint().to_owned(),
            http: reqwest::Client::new(),
            plan: Arc::default(),
        };
        let router = Router::new().fallback(pass).with_state(cut.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        let store = Store::at_endpoint(&format!("http://{address}"), "posthorn");
        (TestApp::over(database, store), cut)
    }

    /// Lets the server die at its call after so many more, carried out or not.
    pub(crate) fn after(&self, calls: u32, carried_out: bool) {
        *self.plan.lock().expect("the plan") = Plan { left: Some(calls), carried_out, dead: false };
    }

    /// Starts the server again, and answers whether it had died.
    pub(crate) fn heal(&self) -> bool {
        std::mem::take(&mut *self.plan.lock().expect("the plan")).dead
    }

    /// Whether this call is carried out, and whether it is answered.
    fn fate(&self) -> (bool, bool) {
        let mut plan = self.plan.lock().expect("the plan");
        match plan.left {
            _ if plan.dead => (false, false),
            None => (true, true),
            Some(0) => {
                plan.dead = true;
                (plan.carried_out, false)
            }
            Some(left) => {
                plan.left = Some(left - 1);
                (true, true)
            }
        }
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

async fn pass(State(cut): State<Cut>, request: Request) -> Response {
    let (carried_out, answered) = cut.fate();
    let answer = if carried_out { Some(cut.ask_database(request).await) } else { None };
    answer.filter(|_| answered).unwrap_or_else(dead)
}

/// A failure that the database's client does not try again by itself.
fn dead() -> Response {
    let body = r#"{"__type":"com.amazonaws.dynamodb.v20120810#SimulatedDeath","message":"dead"}"#;
    let kind = [("content-type", "application/x-amz-json-1.0")];
    (StatusCode::BAD_REQUEST, kind, body).into_response()
}
