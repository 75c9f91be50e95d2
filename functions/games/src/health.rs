//! Whether the server is well: for whoever watches it.

use app::{App, Problem};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

/// The server takes requests, and its table answers.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Health)]
struct HealthView {
    /// The server's time.
    now: DateTime<Utc>,
}

/// Whether the server takes requests and its table answers; 503 when it does not.
#[utoipa::path(
    get, path = "/api/health", operation_id = "get_health", tag = "server",
    responses((status = 200, body = HealthView))
)]
pub(crate) async fn get_health(State(app): State<App>) -> Result<impl IntoResponse, Problem> {
    app.store.data_version().await?;
    let health = HealthView { now: app::view::time(app.clock.now()) };
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(health)))
}
