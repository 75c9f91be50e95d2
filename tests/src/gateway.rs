//! The way of a request on AWS, without AWS: the site's front, the API's routes as the template has
//! them, and the functions' own binaries behind them.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use app::{Clock, Keys, Secrets};
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Response, StatusCode, header};
use axum::routing::post;
use axum::{Json, Router};
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use http_body_util::BodyExt;
use percent_encoding::percent_decode_str;
use serde_json::{Value, json};
use tokio::sync::Mutex;

use crate::function::Function;
use crate::routes::{Route, routes};
use crate::server::beside;
use crate::{ORIGIN, TestApp, aws_at, seeded_random, test_secrets};

/// What the site's front and the functions know, and nobody else.
pub const EDGE_KEY: &str = "the-key-of-the-edge";
/// Where requests come from.
pub const CALLER: &str = "192.0.2.7";

const PARAMETERS: &str = "/posthorn/test";

/// Where Debian keeps what it trusts as one file.
const TRUSTED: &str = "/etc/ssl/certs/ca-certificates.crt";

/// All functions, each started when it is first asked.
pub struct Gateway {
    routes: Vec<Route>,
    variables: HashMap<String, String>,
    /// Where cargo-lambda has made the binaries; none: where cargo has, beside this program.
    artefacts: Option<PathBuf>,
    /// How many of the next requests for parameters are refused.
    refusals: Arc<AtomicU32>,
    functions: Mutex<HashMap<String, Arc<Function>>>,
}

impl TestApp {
    /// A server with an empty table, at the present time, whose requests all go to the functions'
    /// binaries: those that cargo-lambda has made in the folder that `POSTHORN_FUNCTIONS` names, else
    /// those that were built with this program.
    pub async fn in_lambda() -> (TestApp, Arc<Gateway>) {
        let app = TestApp::new().await;
        let endpoint = app.endpoint().to_owned();
        app.in_lambda_before(&endpoint).await
    }

    /// The same server, whose functions find their table at another endpoint than it does itself.
    pub async fn in_lambda_before(self, database: &str) -> (TestApp, Arc<Gateway>) {
        let app = self.configured(|app| app::App { clock: Clock::System, ..app });
        let artefacts = std::env::var_os("POSTHORN_FUNCTIONS").map(PathBuf::from);
        let gateway = Arc::new(Gateway::before(database, artefacts).await);
        let router = Router::new().fallback(through).with_state(Arc::clone(&gateway));
        (app.behind(router), gateway)
    }
}

async fn through(State(gateway): State<Arc<Gateway>>, request: Request) -> Response<Body> {
    gateway.answer(request, Some(EDGE_KEY)).await
}

impl Gateway {
    /// Functions over the table at this endpoint, from the folder in which cargo-lambda has made them, or
    /// as they were built with this program; none runs yet.
    pub async fn before(database: &str, artefacts: Option<PathBuf>) -> Gateway {
        let refusals = Arc::new(AtomicU32::new(0));
        let told = parameters(test_secrets(), Some(EDGE_KEY), Arc::clone(&refusals)).await;
        let set = [
            ("AWS_SESSION_TOKEN", "test"),
            ("AWS_ENDPOINT_URL_SSM", &told),
            ("POSTHORN_TABLE", "posthorn"),
            ("POSTHORN_FILES_BUCKET", "files"),
            ("POSTHORN_ORIGIN", ORIGIN),
            ("POSTHORN_PARAMETERS", PARAMETERS),
        ];
        // One file of what is trusted, as on AWS, where this machine has one.
        let trusted = Path::new(TRUSTED).exists().then_some(("SSL_CERT_FILE", TRUSTED));
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        let aws = aws_at(database).map(|(name, value)| (name.to_owned(), value));
        Gateway {
            routes: routes(),
            variables: set.into_iter().chain(trusted).map(owned).chain(aws).collect(),
            artefacts,
            refusals,
            functions: Mutex::default(),
        }
    }

    /// Functions that start from now on send mails with the mail service at this endpoint.
    pub fn with_mails(&mut self, endpoint: &str) {
        let set = [
            ("AWS_ENDPOINT_URL_SESV2", endpoint),
            ("POSTHORN_MAIL_FROM", "Posthorn <post@posthorn.example>"),
        ];
        self.variables.extend(set.map(|(name, value)| (name.to_owned(), value.to_owned())));
    }

    /// Nobody has made the key of the site's front: functions that start from now on are told none.
    pub async fn without_edge_key(&mut self) {
        let told = parameters(test_secrets(), None, Arc::clone(&self.refusals)).await;
        self.variables.insert("AWS_ENDPOINT_URL_SSM".to_owned(), told);
    }

    /// The next requests for parameters come too fast.
    pub fn refuse_parameters(&self, times: u32) {
        self.refusals.store(times, Ordering::Relaxed);
    }

    /// A function by its name; started when it does not run yet.
    pub async fn function(&self, name: &str) -> Arc<Function> {
        let mut running = self.functions.lock().await;
        if let Some(function) = running.get(name) {
            return Arc::clone(function);
        }
        let binary = match &self.artefacts {
            Some(folder) => folder.join(name).join("bootstrap"),
            None => beside().join(name),
        };
        let function = Arc::new(Function::start(name, &binary, &self.variables).await);
        running.insert(name.to_owned(), Arc::clone(&function));
        function
    }

    /// Hands an event to a function.
    ///
    /// # Panics
    /// When the function says that something went wrong.
    pub async fn invoke(&self, name: &str, event: &Value) -> Value {
        let outcome = self.function(name).await.invoke(event).await;
        outcome.unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Answers a request, which has come by the site's front with this key, or past it.
    pub async fn answer(&self, request: Request, edge: Option<&str>) -> Response<Body> {
        let (function, event) = self.event(request, edge).await;
        response(&self.invoke(function, &event).await)
    }

    /// The function that a request goes to, and the event that it becomes.
    ///
    /// # Panics
    /// When the template has no route for it.
    pub async fn event(&self, request: Request, edge: Option<&str>) -> (&str, Value) {
        let (parts, body) = request.into_parts();
        let body = body.collect().await.expect("a whole body").to_bytes();
        let route = Route::of(&self.routes, &parts.method, parts.uri.path());
        let route = route.expect("the template has a route for what no other one takes");
        (&route.function, event(&parts, &body, route, edge))
    }
}

/// An event of an HTTP API, payload 2.0.
fn event(
    parts: &axum::http::request::Parts,
    body: &Bytes,
    route: &Route,
    edge: Option<&str>,
) -> Value {
    let mut headers = HashMap::from([("host".to_owned(), "api.example".to_owned())]);
    for name in parts.headers.keys().filter(|name| **name != header::COOKIE) {
        let values = parts.headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
        headers.insert(name.to_string(), values.collect::<Vec<_>>().join(","));
    }
    if let Some(edge) = edge {
        headers.insert("x-posthorn-edge".to_owned(), edge.to_owned());
        headers.insert("x-posthorn-viewer".to_owned(), CALLER.to_owned());
    }
    let cookies = parts.headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    let cookies: Vec<&str> = cookies.flat_map(|it| it.split("; ")).collect();
    let is_text = is_text(&parts.headers);
    let text =
        if is_text { String::from_utf8_lossy(body).into_owned() } else { BASE64.encode(body) };
    let path = percent_decode_str(parts.uri.path()).decode_utf8_lossy();
    json!({
        "version": "2.0",
        "routeKey": route.key(),
        "rawPath": path,
        "rawQueryString": parts.uri.query().unwrap_or_default(),
        "cookies": cookies,
        "headers": headers,
        "requestContext": {
            "accountId": "1", "apiId": "api", "domainName": "api.example", "domainPrefix": "api",
            "http": {
                "method": parts.method.as_str(), "path": path, "protocol": "HTTP/1.1",
                "sourceIp": "198.51.100.1", "userAgent": "tests",
            },
            "requestId": "request-1=", "routeKey": route.key(), "stage": "$default",
            "time": "01/Jan/2026:00:00:00 +0000", "timeEpoch": 1_767_225_600_000_i64,
        },
        "body": if body.is_empty() { Value::Null } else { Value::from(text) },
        "isBase64Encoded": !is_text && !body.is_empty(),
    })
}

/// Whether API Gateway hands a body on as it is.
fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| {
        kind.starts_with("text/")
            || ["json", "xml", "javascript"].iter().any(|it| kind.contains(it))
    })
}

/// What API Gateway makes of a function's answer.
fn response(answer: &Value) -> Response<Body> {
    let status = answer["statusCode"].as_u64().expect("a status");
    let mut response = Response::builder().status(u16::try_from(status).expect("a status"));
    for (name, value) in answer["headers"].as_object().into_iter().flatten() {
        response = response.header(name, value.as_str().expect("a value"));
    }
    for cookie in answer["cookies"].as_array().into_iter().flatten() {
        response = response.header(header::SET_COOKIE, cookie.as_str().expect("a cookie"));
    }
    let text = answer["body"].as_str().unwrap_or_default();
    let body = match answer["isBase64Encoded"].as_bool() {
        Some(true) => BASE64.decode(text).expect("base64"),
        _ => text.as_bytes().to_vec(),
    };
    response.body(Body::from(body)).expect("an answer")
}

/// Serves encrypted parameters as SSM does, decrypted, and answers where.
async fn parameters(secrets: Secrets, edge: Option<&str>, refusals: Arc<AtomicU32>) -> String {
    let keys = Keys::new(&secrets).expect("good secrets");
    let values = [
        ("session-public", Some(keys.session.public)),
        ("push-public", keys.push.map(|key| key.public)),
        ("network-key", Some(Secrets::generate_one(seeded_random))),
        ("session-key", Some(secrets.session)),
        ("postmark-key", Some(secrets.postmark)),
        ("postmark-retired", Some(secrets.retired_postmarks.join(" "))),
        ("refresh-key", Some(secrets.refresh)),
        ("push-key", secrets.push),
        ("edge-key", edge.map(str::to_owned)),
    ];
    let parameter = |(name, value): &(&str, Option<String>)| {
        let name = format!("{PARAMETERS}/{name}");
        json!({ "Name": name, "Type": "SecureString", "Value": value.as_ref()? }).into()
    };
    let known: Vec<Value> = values.iter().filter_map(parameter).collect();
    let answer = async move |headers: HeaderMap, asked: String| {
        let asked: Value = serde_json::from_str(&asked).expect("JSON");
        assert_eq!(headers["x-amz-target"], "AmazonSSM.GetParameters");
        assert_eq!(asked["WithDecryption"], true);
        let names = asked["Names"].as_array().expect("names");
        let one_less = |times: u32| times.checked_sub(1);
        if refusals.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less).is_ok() {
            let told = json!({ "__type": "ThrottlingException", "message": "Rate exceeded" });
            return (StatusCode::BAD_REQUEST, Json(told));
        }
        let known = known.iter().filter(|one| names.contains(&one["Name"])).cloned();
        (StatusCode::OK, Json(json!({ "Parameters": known.collect::<Vec<_>>() })))
    };
    let router = Router::new().route("/", post(answer));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move { axum::serve(listener, router).await });
    format!("http://{address}")
}
