//! The daily roots over the heads of all games: whoever reads the feed has them, whatever the server says
//! later.

use app::{App, Problem, statement_of};
use axum::extract::State;
use axum::response::IntoResponse;
use rules::Instant;
use store::StoredRoot;

use crate::atom::{Entry, Feed};

/// Roots that the feed has: a quarter of a year.
const ROOTS: u16 = 92;

/// The daily roots, the newest first.
#[utoipa::path(
    get, path = "/api/roots.atom", operation_id = "get_roots_feed", tag = "feeds",
    responses(
        (status = 200, body = String, content_type = "application/atom+xml"),
    )
)]
pub(crate) async fn get_roots_feed(State(app): State<App>) -> Result<impl IntoResponse, Problem> {
    let roots = app.store.roots(None, ROOTS).await?;
    Feed {
        title: "Roots over all games".to_owned(),
        address: format!("{}/api/roots.atom", app.origin),
        page: format!("{}/proof", app.origin),
        begins: Instant::from_unix(0),
        entries: roots.iter().map(|stored| entry(&app, stored)).collect(),
    }
    .answer()
}

fn entry(app: &App, stored: &StoredRoot) -> Entry {
    let statement = statement_of(stored);
    Entry {
        page: format!("{}/proof#{}", app.origin, stored.day),
        title: format!("Root of {}", stored.day),
        text: statement.line(),
        at: stored.day.starts_at(),
    }
}
