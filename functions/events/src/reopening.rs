//! Final tables that are taken back (`TR-15`).

use app::{Act, App, AtDesk, Body, ChangeRefused, Problem};
use axum::Json;
use axum::extract::State;
use rules::Outcome;
use rules::tournament::ReopeningFacts;
use serde::Deserialize;
use store::EventActKind;
use utoipa::ToSchema;

use crate::events::move_on;
use crate::scene::{EventPath, Scene, reason};
use crate::view::EventView;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(
    as = ReopenEvent,
    example = json!({"version": 41, "reason": "An appeal about the game on board 3 was upheld."})
)]
pub(crate) struct ReopenBody {
    /// The version that was looked at.
    version: u32,
    /// Why, for everybody to read: 1 to 2,000 characters.
    reason: String,
}

/// Takes the final tables of an event back, so that a result can still be corrected and a game go on (TR-15). Places and
/// norms count again once the tables are confirmed again. Sent again, it is answered with the event as it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/reopen", operation_id = "reopen_event", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = ReopenBody,
    responses((status = 200, body = EventView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn reopen_event(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    EventPath(id): EventPath,
    Body(body): Body<ReopenBody>,
) -> Result<Json<EventView>, Problem> {
    let mut scene = Scene::open_for(&app, me, id, Act::ReopenEvent).await?;
    let facts = ReopeningFacts {
        state: scene.event.state,
        is_reopened: scene.event.reopened_at.is_some(),
        is_season_decided: scene.event.season_decided_at.is_some(),
        titles: &app.titles_resting_on(&scene.event).await?,
    };
    let Outcome::Changed(state) = facts.reopen()? else {
        return scene.view(&app).await.map(Json);
    };
    scene.must_be_at(body.version)?;
    let act = scene.act(&app, EventActKind::Reopened, None, Some(reason(&body.reason)?));
    scene.event.state = state;
    scene.event.reopened_at = Some(app.clock.now());
    move_on(&app, scene, &act).await
}
