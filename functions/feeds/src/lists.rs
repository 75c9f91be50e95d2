//! The published rating lists.

use app::{App, Problem};
use axum::extract::State;
use axum::response::IntoResponse;
use rules::Instant;
use store::StoredRun;

use crate::atom::{Entry, Feed};

/// The published rating lists, the newest first.
#[utoipa::path(
    get, path = "/api/rating-lists.atom", operation_id = "get_lists_feed", tag = "feeds",
    responses(
        (status = 200, body = String, content_type = "application/atom+xml"),
    )
)]
pub(crate) async fn get_lists_feed(State(app): State<App>) -> Result<impl IntoResponse, Problem> {
    let runs = app.store.rating_runs().await?;
    let public = runs.iter().filter(|stored| stored.run.state.is_public());
    Feed {
        title: "Rating lists".to_owned(),
        address: format!("{}/api/rating-lists.atom", app.origin),
        page: format!("{}/ratings", app.origin),
        begins: Instant::from_unix(0),
        entries: public.filter_map(|stored| entry(&app, stored)).collect(),
    }
    .answer()
}

fn entry(app: &App, stored: &StoredRun) -> Option<Entry> {
    let (at, _) = stored.run.published?;
    let StoredRun { id, run, .. } = stored;
    let from = id.quarter.starts_on();
    Some(Entry {
        page: format!("{}/ratings/{id}", app.origin),
        title: format!("Rating list {id}"),
        text: format!("In force from {from}: {} players.", run.players),
        at,
    })
}
