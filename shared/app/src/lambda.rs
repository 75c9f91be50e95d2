//! How a function runs on AWS: configuration read once, connections opened while the function
//! starts, and the same router.

use std::io::Write;
use std::sync::Arc;

use aws_lc_rs::constant_time::verify_slices_are_equal;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
pub use lambda_http::Error;
use lambda_http::RequestExt;
use lambda_http::request::RequestContext;
use serde_json::json;
use store::Store;
use store::aws::{Aws, variable};
use tablebase::Tablebase;

use crate::mail::{Mailer, Ses};
use crate::parameters::Parameters;
use crate::traced::RequestId;
use crate::{App, ClientAddress, Clock, Files, Keys, Problem, Pusher, Swept, system_random};

/// What the site's front puts its own key into.
const EDGE_KEY: &str = "x-posthorn-edge";
/// What the site's front puts the caller's address into.
const EDGE_CALLER: &str = "x-posthorn-viewer";

/// The app of a Lambda function that nobody calls through the site.
///
/// # Errors
/// When a variable or a parameter is missing, a key is not 32 bytes in base64url, or
/// `POSTHORN_MAIL_FROM` is set to something that is no mail address. Without it there are no mails.
pub async fn app() -> Result<App, Error> {
    Ok(start().await?.0)
}

/// The app, and the key of the site's front where there is one.
async fn start() -> Result<(App, Option<Arc<str>>), Error> {
    tracing_subscriber::fmt().json().with_target(false).with_span_list(false).init();
    let aws = Aws::from_environment()?;
    let store = Store::in_aws(&aws, &variable("POSTHORN_TABLE")?);
    let path = variable("POSTHORN_PARAMETERS")?;
    // Two handshakes at the same time, and none of them in the first request.
    let (parameters, opened) = tokio::join!(Parameters::read(&aws, &path), store.knock());
    if let Err(error) = opened {
        tracing::warn!(%error, "the table does not answer yet");
    }
    let Parameters { secrets, edge } = parameters?;
    let app = App {
        store,
        clock: Clock::System,
        keys: Arc::new(Keys::new(&secrets)?),
        random: system_random,
        origin: variable("POSTHORN_ORIGIN")?.into(),
        mailer: Arc::new(match std::env::var("POSTHORN_MAIL_FROM") {
            Ok(from) => Mailer::Ses(Ses::in_aws(&aws, &from)?),
            Err(_) => Mailer::None,
        }),
        tablebase: match std::env::var("POSTHORN_TABLEBASE_URL") {
            Ok(url) => Tablebase::remote(&url)?,
            Err(_) => Tablebase::None,
        },
        pusher: Pusher::new(),
        files: match std::env::var("POSTHORN_FILES_BUCKET") {
            Ok(bucket) => Files::bucket(&bucket)?,
            Err(_) => Files::memory(),
        },
    };
    Ok((app, edge.map(Arc::from)))
}

/// Writes what a sweep did to the log, from which CloudWatch takes it as metrics.
///
/// # Errors
/// When nothing can be written.
pub fn measure(app: &App, sweep: &str, swept: &Swept) -> Result<(), Error> {
    let Swept { acted, rearmed, failed, lag_seconds, unfinished } = *swept;
    let metric = |name: &str, unit: &str| json!({ "Name": name, "Unit": unit });
    let count = |name| metric(name, "Count");
    let line = json!({
        "_aws": {
            "Timestamp": app.clock.now().unix() * 1_000,
            "CloudWatchMetrics": [{
                "Namespace": "Posthorn",
                "Dimensions": [[]],
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

/// Serves a router as a Lambda function behind API Gateway.
///
/// # Errors
/// When the configuration is incomplete or the runtime ends.
pub async fn serve(router: impl FnOnce(App) -> Router) -> Result<(), Error> {
    let (app, edge) = start().await?;
    let router = router(app).layer(from_fn_with_state(edge, arrived));
    lambda_http::run(router).await
}

/// Lets through what has come by the site's front, where that has a key, and notes the request's
/// name and the caller's address: of the front's word, or as API Gateway saw it. Any other header
/// could be anybody's invention.
async fn arrived(
    State(edge): State<Option<Arc<str>>>,
    mut request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    if let Some(edge) = &edge
        && !is_edge(headers, edge)
    {
        return Problem::forbidden().into_response();
    }
    let told = edge.and_then(|_| headers.get(EDGE_CALLER)?.to_str().ok().map(str::to_owned));
    let (seen, name) = match request.request_context_ref() {
        Some(RequestContext::ApiGatewayV2(context)) => {
            (context.http.source_ip.clone(), context.request_id.clone())
        }
        _ => (None, None),
    };
    let extensions = request.extensions_mut();
    if let Some(address) = told.or(seen) {
        extensions.insert(ClientAddress(address));
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
