//! How a function runs on AWS: configuration read once, connections opened while the function
//! starts, and the same router.

use std::convert::Infallible;
use std::io::Write;
use std::pin::Pin;
use std::sync::Arc;

use aws_lc_rs::constant_time::verify_slices_are_equal;
use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
pub use lambda_http::Error;
use lambda_http::request::RequestContext;
use lambda_http::{Body, RequestExt};
use post::Files;
use post::mail::{Mailer, Ses};
use rules::GAP_SECONDS_MAX;
use serde_json::json;
use store::aws::{Aws, ROOTS, variable};
use store::{DATA_VERSION, Store, check_data_version};
use tablebase::Tablebase;
use tower::ServiceExt;

use crate::finish;
use crate::http::parameters::Parameters;
use crate::http::traced::RequestId;
use crate::{App, ClientAddress, Clock, Described, Problem, Routes, Secret, Swept};

/// What the site's front puts its own key into.
const EDGE_KEY: &str = "x-posthorn-edge";
/// What the site's front puts the caller's address into.
const EDGE_CALLER: &str = "x-posthorn-viewer";

/// A function that starts: with its table, its keys and nothing else, so that nothing else has to be part
/// of its binary. What it needs besides it says before it serves.
pub struct Function {
    aws: Aws,
    app: App,
    /// The key of the site's front where there is one.
    edge: Option<Arc<str>>,
}

impl Function {
    /// Reads the configuration and opens the connections. It has the secrets that are named, no others:
    /// what it may read of them stands in the template.
    ///
    /// # Errors
    /// When a variable or a parameter is missing, a key is not 32 bytes in base64url, or the table holds data of a
    /// newer program.
    pub async fn start(trusted: &[Secret]) -> Result<Function, Error> {
        tracing_subscriber::fmt().json().with_span_list(false).init();
        let aws = Aws::from_environment()?;
        let store = Store::in_aws(&aws, &variable("POSTHORN_TABLE")?);
        let path = variable("POSTHORN_PARAMETERS")?;
        // Two handshakes at the same time, and none of them in the first request.
        let (parameters, opened) =
            tokio::join!(Parameters::read(&aws, &path, trusted), store.data_version());
        match opened {
            // What ends a start is printed as a value, not in words.
            Ok(version) => check_data_version(version).map_err(|newer| newer.to_string())?,
            Err(error) => tracing::warn!(%error, "the table does not answer yet"),
        }
        let Parameters { keys, edge } = parameters?;
        let app = App {
            origin: variable("POSTHORN_ORIGIN")?.into(),
            gap_seconds_max: gap_seconds()?,
            ..App::over(store, keys, Clock::System)
        };
        Ok(Function { aws, app, edge: edge.map(Arc::from) })
    }

    /// The same, and says which version the table holds from now on: of all functions the one that does so is enough.
    pub async fn with_data_version(self) -> Function {
        if let Err(error) = self.app.store.keep_data_version(DATA_VERSION).await {
            tracing::warn!(%error, "the version of the data is not kept yet");
        }
        self
    }

    /// The same with mails, from `POSTHORN_MAIL_FROM`; without that there are none.
    ///
    /// # Errors
    /// When it is no mail address.
    pub fn with_mails(mut self) -> Result<Function, Error> {
        if let Ok(from) = std::env::var("POSTHORN_MAIL_FROM") {
            self.app.mailer = Arc::new(Mailer::Ses(Ses::new(
                &self.aws.service("AWS_ENDPOINT_URL_SESV2"),
                &from,
            )?));
        }
        Ok(self)
    }

    /// The same with endgame tables, at `POSTHORN_TABLEBASE_URL`; without that it knows none.
    ///
    /// # Errors
    /// When it is no address.
    pub fn with_tables(mut self) -> Result<Function, Error> {
        if let Ok(url) = std::env::var("POSTHORN_TABLEBASE_URL") {
            self.app.tablebase = Tablebase::remote(&url)?;
        }
        Ok(self)
    }

    /// The same with files, in the bucket `POSTHORN_FILES_BUCKET`.
    ///
    /// # Errors
    /// When the variable is missing, or the environment has no rights.
    pub fn with_files(mut self) -> Result<Function, Error> {
        self.app.files = Files::bucket(&variable("POSTHORN_FILES_BUCKET")?, ROOTS)?;
        Ok(self)
    }

    /// What a function works with that nobody calls through the site.
    pub fn app(self) -> App {
        self.app
    }

    /// Serves routes behind API Gateway, and the site's front alone.
    ///
    /// # Errors
    /// When there is no key of the front, and when the runtime ends.
    pub async fn serve<D: Described>(self, routes: Routes<D>) -> Result<(), Error> {
        let router = finish(routes.router(), self.app);
        let edge = self
            .edge
            .ok_or("the parameter edge-key is missing: anybody could go past the front")?;
        let router = router.layer(from_fn_with_state(edge, arrived));
        lambda_http::run(ServiceExt::<lambda_http::Request>::then(router, told)).await
    }
}

/// `POSTHORN_GAP_MINUTES`, as seconds.
fn gap_seconds() -> Result<i64, Error> {
    let Ok(minutes) = std::env::var("POSTHORN_GAP_MINUTES") else { return Ok(GAP_SECONDS_MAX) };
    let minutes: u16 =
        minutes.parse().map_err(|_| "POSTHORN_GAP_MINUTES is no number of minutes")?;
    Ok(i64::from(minutes) * 60)
}

/// An answer as API Gateway takes it: a text as it is, anything else in base64. The library goes by the
/// type and reads texts in every encoding that there is, with tables that were a twentieth of a binary.
struct Told(axum::http::Response<Body>);

impl lambda_http::IntoResponse for Told {
    fn into_response(self) -> Pin<Box<dyn Future<Output = axum::http::Response<Body>> + Send>> {
        Box::pin(std::future::ready(self.0))
    }
}

async fn told(answer: Result<Response, Infallible>) -> Result<Told, Error> {
    let (parts, body) = answer?.into_parts();
    let bytes = to_bytes(body, usize::MAX).await?;
    let body = match String::from_utf8(bytes.into()) {
        Ok(text) => Body::Text(text),
        Err(other) => Body::Binary(other.into_bytes()),
    };
    Ok(Told(Response::from_parts(parts, body)))
}

/// Writes what a sweep did to the log, from which CloudWatch takes it as metrics: of all sweeps together, and of each by
/// its name. They stand in the namespace of the stage, so that one that runs well does not speak for another.
///
/// # Errors
/// When the stage is not known, or nothing can be written.
pub fn measure(app: &App, sweep: &str, swept: &Swept) -> Result<(), Error> {
    let Swept { acted, rearmed, failed, lag_seconds, unfinished } = *swept;
    let metric = |name: &str, unit: &str| json!({ "Name": name, "Unit": unit });
    let count = |name| metric(name, "Count");
    let path = variable("POSTHORN_PARAMETERS")?;
    let stage = path.rsplit('/').next().unwrap_or_default();
    let line = json!({
        "_aws": {
            "Timestamp": app.clock.now().unix() * 1_000,
            "CloudWatchMetrics": [{
                "Namespace": format!("Posthorn/{stage}"),
                "Dimensions": [[], ["Sweep"]],
                "Metrics": [metric("SweepLag", "Seconds"), count("SweepActed"), count("SweepFailed")],
            }],
        },
        "Sweep": sweep,
        "SweepLag": lag_seconds,
        "SweepActed": acted,
        "SweepFailed": failed,
        "SweepRearmed": rearmed,
        "SweepUnfinished": unfinished,
    });
    Ok(writeln!(std::io::stdout(), "{line}")?)
}

/// Lets through what has come by the site's front, and notes the request's name and the caller's
/// address: of the front's word, or as API Gateway saw it. Any other header could be anybody's
/// invention.
async fn arrived(State(edge): State<Arc<str>>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    if !is_edge(headers, &edge) {
        return Problem::forbidden().into_response();
    }
    let told = headers.get(EDGE_CALLER).and_then(|told| told.to_str().ok()?.parse().ok());
    let (seen, name) = match request.request_context_ref() {
        Some(RequestContext::ApiGatewayV2(context)) => (
            context.http.source_ip.as_deref().and_then(|ip| ip.parse().ok()),
            context.request_id.clone(),
        ),
        _ => (None, None),
    };
    let extensions = request.extensions_mut();
    if let Some(address) = told.or(seen) {
        extensions.insert(ClientAddress::of(address));
    }
    if let Some(name) = name {
        extensions.insert(RequestId(name));
    }
    next.run(request).await
}

fn is_edge(headers: &HeaderMap, edge: &str) -> bool {
    let sent = headers.get(EDGE_KEY).map(|value| value.as_bytes()).unwrap_or_default();
    verify_slices_are_equal(sent, edge.as_bytes()).is_ok()
}
