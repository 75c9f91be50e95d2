//! Who directs an event alongside its director: for a leave, an illness, or a thousand players.

use app::{Act, App, AtDesk, Body, ChangeRefused, Problem};
use axum::Json;
use axum::extract::State;
use rules::PlayerId;
use serde::Deserialize;
use store::{EventActKind, StoredEvent};
use utoipa::ToSchema;

use crate::events::{move_on, must_not_play};
use crate::scene::{EventPath, Scene};
use crate::view::EventView;

/// Deputies of one event at most.
const DEPUTIES_MAX: usize = 20;

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NameDeputy, example = json!({ "player": 390055, "deputises": true }))]
pub(crate) struct DeputyBody {
    /// Who: somebody who holds a director's office.
    player: u32,
    /// Whether the person directs the event from now on, or no longer does.
    deputises: bool,
}

/// Names a deputy, who does whatever the director does, or takes one away. In an event with norms nobody directs
/// who has entered (NORM-1). Sent again, it is answered with the event as it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/deputies", operation_id = "name_deputy", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = DeputyBody,
    responses((status = 200, body = EventView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn name_deputy(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    EventPath(id): EventPath,
    Body(body): Body<DeputyBody>,
) -> Result<Json<EventView>, Problem> {
    let mut scene = Scene::open_for(&app, me, id, Act::NameDeputies).await?;
    let player = PlayerId(body.player);
    if scene.event.deputies.contains(&player) == body.deputises {
        return scene.view(&app).await.map(Json);
    }
    let act = if body.deputises {
        app.must_direct(player).await?;
        check_deputy(&scene.event, player)?;
        scene.event.deputies.push(player);
        must_not_play(&app, &scene.event, &scene.event.announcement).await?;
        EventActKind::DeputyNamed
    } else {
        scene.event.deputies.retain(|known| *known != player);
        EventActKind::DeputyRemoved
    };
    let act = scene.act(&app, act, Some(player), None);
    move_on(&app, scene, &act).await
}

/// Whether somebody can be named besides those whom there are.
fn check_deputy(event: &StoredEvent, player: PlayerId) -> Result<(), Problem> {
    if event.announcement.director == player {
        let detail = "This person is the tournament director.";
        return Err(Problem::conflict("directs_already", detail));
    }
    if event.deputies.len() >= DEPUTIES_MAX {
        let detail = format!("An event has at most {DEPUTIES_MAX} deputies.");
        return Err(Problem::conflict("too_many_deputies", detail));
    }
    Ok(())
}
