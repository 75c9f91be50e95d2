//! What lies between the store and its table on AWS, where requests are refused for coming too fast,
//! lost, answered late or in part. [`crate::Front`] is for what the store gives up at once; this is for
//! what it tries again.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use posthorn::demo::Pairing;
use posthorn::embedded::Embedded;
use serde_json::{Value, json};
use store::{Patience, Store};

use crate::front::forward;
use crate::{Dice, TestApp, listen};

/// Largest request or answer, in bytes.
const BYTES_MAX: usize = 16 * 1024 * 1024;
/// Troubles that the dice bring about for one request, one after the other, at most: fewer than the store
/// tries.
const IN_A_ROW_MAX: u32 = 3;
/// What the store waits for here.
const PATIENCE: Patience =
    Patience { attempt: Duration::from_secs(2), operation: Duration::from_secs(20) };

/// What happens to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Trouble {
    /// It is carried out, and the answer comes when nobody waits for it any more.
    Late,
    /// It is refused for coming too fast.
    Throttled,
    /// The database fails.
    Broken,
    /// The connection ends before the database hears of it.
    Unheard,
    /// The connection ends when it was carried out.
    Unanswered,
    /// A batch is carried out in part, a query answers one item.
    InPart,
    /// Somebody else's transaction holds an item.
    Clash,
}

impl Trouble {
    /// Every one, `Late` first: see [`Network`]'s dice.
    pub const ALL: [Trouble; 7] = [
        Trouble::Late,
        Trouble::Throttled,
        Trouble::Broken,
        Trouble::Unheard,
        Trouble::Unanswered,
        Trouble::InPart,
        Trouble::Clash,
    ];
}

/// How many requests in a hundred shall get into trouble in every test: what `POSTHORN_TROUBLE` says,
/// for runs of all tests by hand.
pub(crate) fn percent() -> Option<usize> {
    std::env::var("POSTHORN_TROUBLE").ok()?.parse().ok()
}

struct Plan {
    /// What happens to the next requests; to those behind, what `always` says.
    next: VecDeque<Option<Trouble>>,
    always: Option<Trouble>,
    dice: Dice,
    percent: usize,
    /// Troubles of each request that has not come through yet, by its body: several are under way at a time.
    in_a_row: BTreeMap<Bytes, u32>,
    /// How often each trouble came, by the database's operation.
    came: BTreeMap<(Trouble, String), u32>,
}

/// The network, running.
#[derive(Clone)]
pub struct Network {
    /// Where the store finds it.
    pub endpoint: String,
    database: String,
    http: reqwest::Client,
    patience: Patience,
    plan: Arc<Mutex<Plan>>,
}

impl Network {
    /// Lies before the database at this endpoint, and troubles nothing until it is told to.
    pub async fn before(database: &str, patience: Patience) -> Network {
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let plan = Plan {
            next: VecDeque::new(),
            always: None,
            dice: Dice::new(0),
            percent: 0,
            in_a_row: BTreeMap::new(),
            came: BTreeMap::new(),
        };
        let network = Network {
            endpoint: format!("http://{address}"),
            database: database.to_owned(),
            http: reqwest::Client::new(),
            patience,
            plan: Arc::new(Mutex::new(plan)),
        };
        let router = Router::new().fallback(pass).with_state(network.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        network
    }

    /// The same with a patience that bears the troubles of the dice.
    pub(crate) async fn before_table(database: &Embedded) -> Network {
        Network::before(&listen(database), PATIENCE).await
    }

    /// A server behind a network.
    pub async fn server() -> (TestApp, Network) {
        let database = Embedded::memory().expect("a database in memory");
        drop(database.store("posthorn").await.expect("a table"));
        let network = Network::before_table(&database).await;
        (TestApp::over(database, network.store()), network)
    }

    /// The table behind this network, asked as the one in AWS is.
    pub fn store(&self) -> Store {
        Store::as_in_aws(&self.endpoint, "posthorn", self.patience)
    }

    fn plan(&self) -> MutexGuard<'_, Plan> {
        self.plan.lock().expect("the plan")
    }

    /// What happens to the next requests, one after the other.
    pub fn next(&self, troubles: impl IntoIterator<Item = Option<Trouble>>) {
        self.plan().next = troubles.into_iter().collect();
    }

    /// What happens to every request from now on, behind those of [`Self::next`].
    pub fn always(&self, trouble: Option<Trouble>) {
        self.plan().always = trouble;
    }

    /// From now on so many requests in a hundred get into some trouble, as the dice of a seed say.
    pub fn trouble(&self, percent: usize, seed: u64) {
        let mut plan = self.plan();
        (plan.percent, plan.dice) = (percent, Dice::new(seed));
    }

    /// A move while everything is in trouble: it is refused with when to ask again, and nothing is written.
    ///
    /// # Panics
    /// When it is not so.
    pub async fn refuses_a_move(&self, app: &TestApp, pairing: &Pairing, trouble: Trouble) {
        let before = app.kept(pairing).await;
        self.always(Some(trouble));
        let refused = app.players(pairing).0.play(pairing.game, 0, "e4").await;
        assert_eq!(refused.verdict(), "503 unavailable", "{trouble:?}");
        assert_eq!(refused.header("retry-after"), "5", "{trouble:?}");
        self.always(None);
        assert_eq!(app.kept(pairing).await, before, "{trouble:?}");
    }

    /// How often each trouble has come, by the database's operation.
    pub fn came(&self) -> BTreeMap<(Trouble, String), u32> {
        self.plan().came.clone()
    }

    fn fate(&self, operation: &str, body: &Bytes) -> Option<Trouble> {
        let mut plan = self.plan();
        let in_a_row = plan.in_a_row.remove(body).unwrap_or_default();
        let fate = if let Some(next) = plan.next.pop_front() {
            next
        } else if plan.always.is_some() {
            plan.always
        } else {
            let percent = plan.percent;
            let comes = in_a_row < IN_A_ROW_MAX && plan.dice.happens(percent);
            // What is late takes as long as the store's patience: the dice bring the others.
            comes.then(|| *plan.dice.pick(&Trouble::ALL[1..]))
        };
        let fate = fate.filter(|trouble| can_come(*trouble, operation));
        if let Some(trouble) = fate {
            plan.in_a_row.insert(body.clone(), in_a_row + 1);
            *plan.came.entry((trouble, operation.to_owned())).or_default() += 1;
        }
        fate
    }
}

/// Whether a request of this kind can get into this trouble.
fn can_come(trouble: Trouble, operation: &str) -> bool {
    match trouble {
        Trouble::InPart => matches!(operation, "BatchGetItem" | "Query" | "Scan"),
        Trouble::Clash => {
            matches!(operation, "TransactWriteItems" | "PutItem" | "UpdateItem" | "DeleteItem")
        }
        _ => true,
    }
}

async fn pass(State(network): State<Network>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, BYTES_MAX).await.expect("a whole request");
    let headers = parts.headers;
    let target = headers.get("x-amz-target").and_then(|target| target.to_str().ok());
    let operation = target.and_then(|target| target.split('.').nth(1)).expect("an operation");
    let operation = operation.to_owned();
    let carry_out = |headers, body| forward(&network.http, &network.database, headers, body);
    match network.fate(&operation, &body) {
        None => carry_out(headers, body).await,
        Some(Trouble::Throttled) if operation == "TransactWriteItems" => {
            cancelled("ThrottlingError", &body)
        }
        Some(Trouble::Throttled) => refused(400, "ProvisionedThroughputExceededException"),
        Some(Trouble::Broken) => refused(500, "InternalServerError"),
        Some(Trouble::Unheard) => lost(),
        Some(Trouble::Unanswered) => {
            carry_out(headers, body).await;
            lost()
        }
        Some(Trouble::Late) => {
            let answer = carry_out(headers, body).await;
            tokio::time::sleep(network.patience.attempt * 2).await;
            answer
        }
        Some(Trouble::InPart) => in_part(&network, &operation, headers, &body).await,
        Some(Trouble::Clash) if operation == "TransactWriteItems" => {
            cancelled("TransactionConflict", &body)
        }
        Some(Trouble::Clash) => refused(400, "TransactionConflictException"),
    }
}

/// An error of DynamoDB.
fn refused(status: u16, name: &str) -> Response {
    answer(status, &json!({ "__type": kind(name), "message": "made by a test" }))
}

/// A transaction that was not carried out because of its first part.
fn cancelled(code: &str, body: &Bytes) -> Response {
    let asked: Value = serde_json::from_slice(body).expect("JSON");
    let parts = asked["TransactItems"].as_array().map_or(0, Vec::len);
    let reason = |part| if part == 0 { code } else { "None" };
    let codes: Vec<&str> = (0..parts).map(reason).collect();
    let reasons: Vec<Value> = codes.iter().map(|code| json!({ "Code": code })).collect();
    let message = format!(
        "Transaction cancelled, please refer cancellation reasons for specific reasons [{}]",
        codes.join(", ")
    );
    answer(
        400,
        &json!({
            "__type": kind("TransactionCanceledException"),
            "Message": message,
            "CancellationReasons": reasons,
        }),
    )
}

fn kind(name: &str) -> String {
    format!("com.amazonaws.dynamodb.v20120810#{name}")
}

fn answer(status: u16, body: &Value) -> Response {
    let status = StatusCode::from_u16(status).expect("a status");
    (status, [("content-type", "application/x-amz-json-1.0")], body.to_string()).into_response()
}

/// An answer that breaks off.
fn lost() -> Response {
    let broken: Result<Bytes, _> = Err(std::io::Error::other("the connection has ended"));
    let body = Body::from_stream(stream::iter([broken]));
    ([("content-length", "1000")], body).into_response()
}

/// A batch that leaves the larger half of what it was asked for, or a query that answers one item.
async fn in_part(network: &Network, operation: &str, headers: HeaderMap, body: &Bytes) -> Response {
    let mut asked: Value = serde_json::from_slice(body).expect("JSON");
    let mut left = json!({});
    let is_batch = operation == "BatchGetItem";
    if is_batch {
        for (table, keys) in asked["RequestItems"].as_object_mut().expect("tables") {
            let keys_asked = keys["Keys"].as_array_mut().expect("keys");
            let rest = keys_asked.split_off(keys_asked.len() / 2);
            if !rest.is_empty() {
                let mut of_table = keys.clone();
                of_table["Keys"] = rest.into();
                left[table] = of_table;
            }
        }
    } else {
        asked["Limit"] = 1.into();
    }
    let mut tables = asked["RequestItems"].as_object().into_iter().flatten();
    if is_batch && tables.all(|(_, asked)| asked["Keys"].as_array().is_none_or(Vec::is_empty)) {
        return answer(200, &json!({ "Responses": {}, "UnprocessedKeys": left }));
    }
    let told = forward(&network.http, &network.database, headers, asked.to_string().into()).await;
    let (mut parts, body) = told.into_parts();
    let body = to_bytes(body, BYTES_MAX).await.expect("a whole answer");
    let mut told: Value = serde_json::from_slice(&body).expect("JSON");
    if is_batch {
        told["UnprocessedKeys"] = left;
    }
    for checked in ["content-length", "x-amz-crc32"] {
        parts.headers.remove(checked);
    }
    Response::from_parts(parts, Body::from(told.to_string()))
}
