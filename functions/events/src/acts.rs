//! The log of an event's decisions, which its officials read in pages.

use app::{Act, App, Problem, Query, SignedIn};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use store::EventAct;
use utoipa::{IntoParams, ToSchema};

use crate::act_page::page_before;
use crate::scene::{EventPath, Scene};
use crate::view::ActView;

/// A page of an event's decisions.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventActs)]
pub(crate) struct ActListView {
    /// In order.
    acts: Vec<ActView>,
    /// What to ask for to read those before; none where there are none.
    #[schema(required)]
    before: Option<u32>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActsQuery {
    /// Only what was decided before this version of the event.
    before: u32,
}

/// Decisions about an event before those that its page shows, for its officials.
#[utoipa::path(
    get, path = "/api/events/{id}/acts", operation_id = "list_event_acts", tag = "events",
    params(("id" = u32, Path, description = "The event's number"), ActsQuery),
    responses(
        (status = 200, body = ActListView),
        (status = 400),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_acts(
    State(app): State<App>,
    me: SignedIn,
    EventPath(id): EventPath,
    Query(query): Query<ActsQuery>,
) -> Result<Json<ActListView>, Problem> {
    let scene = Scene::open_for(&app, me, id, Act::SeeEntries).await?;
    let (acts, before) = page_before(&app, &scene.event, query.before).await?;
    let people = app.people(acts.iter().flat_map(EventAct::people).collect()).await?;
    let acts = acts.iter().map(|act| ActView::new(act, &people)).collect();
    Ok(Json(ActListView { acts, before }))
}
