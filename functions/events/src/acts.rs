//! The log of an event's decisions, which its officials read in pages.

use app::{Act, App, Problem, Query, SignedIn};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use store::EventAct;
use utoipa::{IntoParams, ToSchema};

use crate::scene::{EventPath, Scene};
use crate::view::ActView;

/// Decisions on one page.
const ACTS_TOGETHER: u32 = 50;

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
    let (acts, before) = page_before(&app, &scene, query.before).await?;
    let people = app.people(acts.iter().flat_map(EventAct::people).collect()).await?;
    let acts = acts.iter().map(|act| ActView::new(act, &people)).collect();
    Ok(Json(ActListView { acts, before }))
}

/// The last decisions before a version of the event, in order, and before which there are more.
pub(crate) async fn page_before(
    app: &App,
    scene: &Scene,
    before: u32,
) -> Result<(Vec<EventAct>, Option<u32>), Problem> {
    // Each version has one line, and the first is 1.
    let before = before.min(scene.event.version.saturating_add(1));
    let from = before.saturating_sub(ACTS_TOGETHER).max(1);
    if from >= before {
        return Ok((Vec::new(), None));
    }
    let acts = app.store.event_acts(scene.event.id, from..before).await?;
    Ok((acts, Some(from).filter(|from| *from > 1)))
}
