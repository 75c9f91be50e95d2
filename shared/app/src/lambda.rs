//! How a function runs on AWS: configuration from the environment, read once, and the same router.

use std::sync::Arc;

use axum::Router;
use axum::extract::Request;
use axum::middleware::map_request;
pub use lambda_http::Error;
use lambda_http::RequestExt;
use lambda_http::request::RequestContext;
use store::Store;
use tablebase::Tablebase;

use crate::mail::{Mailer, Ses};
use crate::{App, ClientAddress, Clock, Files, Keys, Pusher, Secrets, system_random};

/// The configuration is incomplete.
#[derive(Debug, thiserror::Error)]
#[error("the environment variable {0} is missing")]
pub struct Missing(&'static str);

fn variable(name: &'static str) -> Result<String, Missing> {
    std::env::var(name).map_err(|_| Missing(name))
}

/// The app of a Lambda function.
///
/// # Errors
/// When a variable is missing, a key is not 32 bytes in base64url, or `POSTHORN_MAIL_FROM` is set to
/// something that is no mail address. Without it there are no mails.
pub async fn app() -> Result<App, Error> {
    tracing_subscriber::fmt().json().with_target(false).init();
    let secrets = Secrets {
        session: variable("POSTHORN_SESSION_KEY")?,
        postmark: variable("POSTHORN_POSTMARK_KEY")?,
        refresh: variable("POSTHORN_REFRESH_KEY")?,
        push: std::env::var("POSTHORN_PUSH_KEY").ok(),
    };
    Ok(App {
        store: Store::from_environment(&variable("POSTHORN_TABLE")?).await,
        clock: Clock::System,
        keys: Arc::new(Keys::new(&secrets)?),
        random: system_random,
        origin: variable("POSTHORN_ORIGIN")?.into(),
        mailer: Arc::new(match std::env::var("POSTHORN_MAIL_FROM") {
            Ok(from) => Mailer::Ses(Ses::from_environment(&from).await?),
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
    })
}

/// Serves a router as a Lambda function behind API Gateway.
///
/// # Errors
/// When the configuration is incomplete or the runtime ends.
pub async fn serve(router: impl FnOnce(App) -> Router) -> Result<(), Error> {
    let router = router(app().await?).layer(map_request(with_address));
    lambda_http::run(router).await
}

/// Notes the caller's address as API Gateway saw it: a header could be anybody's invention.
async fn with_address(mut request: Request) -> Request {
    let address = match request.request_context_ref() {
        Some(RequestContext::ApiGatewayV2(context)) => context.http.source_ip.clone(),
        _ => None,
    };
    if let Some(address) = address {
        request.extensions_mut().insert(ClientAddress(address));
    }
    request
}
