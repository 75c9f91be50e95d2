//! My own leave: in how many sections at once as I like, in all of them or in none.

use std::collections::BTreeSet;

use app::{App, Body, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use rules::{Instant, LeaveBook, LeaveDecision, LeaveRefusal};
use serde::Deserialize;
use store::SectionId;
use utoipa::ToSchema;

use crate::view::{LeaveView, running_games};

/// Sections in one request: they are written in one transaction.
const SECTIONS_MAX: usize = 100;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChangeLeave, example = json!({
    "sections": [1, 2], "first": "2026-12-24", "last": "2027-01-02"
}))]
pub(crate) struct LeaveBody {
    /// The sections' numbers: 1 to 100.
    sections: Vec<u32>,
    /// The first day (UTC).
    first: NaiveDate,
    /// The last day (UTC).
    last: NaiveDate,
}

/// My leave in the sections in which games of mine run.
#[utoipa::path(
    get, path = "/api/leave", operation_id = "get_leave", tag = "clocks",
    responses(
        (status = 200, body = LeaveView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_leave(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<LeaveView>, Problem> {
    LeaveView::load(&app, me.player, app.clock.now()).await.map(Json)
}

/// Takes leave: the clocks of my running games in these sections stand still on these days.
#[utoipa::path(
    post, path = "/api/leave", operation_id = "register_leave", tag = "clocks",
    request_body = LeaveBody, responses((status = 200, body = LeaveView), app::ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn register_leave(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<LeaveBody>,
) -> Result<Json<LeaveView>, Problem> {
    let (first, last) = (body.first.into(), body.last.into());
    change(&app, &me, &body, |book, now| book.register(first, last, me.player, now)).await
}

/// Takes back my leave on these days, as far as they have not begun.
#[utoipa::path(
    post, path = "/api/leave/cancel", operation_id = "cancel_leave", tag = "clocks",
    request_body = LeaveBody, responses((status = 200, body = LeaveView), app::ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn cancel_leave(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<LeaveBody>,
) -> Result<Json<LeaveView>, Problem> {
    let (first, last) = (body.first.into(), body.last.into());
    change(&app, &me, &body, |book, now| book.cancel(first, last, me.player, now)).await
}

async fn change(
    app: &App,
    me: &SignedIn,
    body: &LeaveBody,
    decide: impl Fn(&LeaveBook, Instant) -> Result<LeaveDecision, LeaveRefusal>,
) -> Result<Json<LeaveView>, Problem> {
    let sections: BTreeSet<SectionId> = body.sections.iter().copied().map(SectionId).collect();
    if sections.is_empty() || body.sections.len() > SECTIONS_MAX {
        let detail = format!("Name 1 to {SECTIONS_MAX} sections.");
        return Err(Problem::invalid_body(detail));
    }
    let running = running_games(app, me.player).await?;
    if !sections.iter().all(|section| running.contains_key(section)) {
        return Err(Problem::unknown_section());
    }
    app.change_leave(me.player, &sections, decide).await?;
    LeaveView::load(app, me.player, app.clock.now()).await.map(Json)
}
