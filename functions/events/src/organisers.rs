//! Who organises an event: whoever has announced it, and whom one of them or an officer adds.

use app::{Act, App, AtDesk, Body, ChangeRefused, Problem, SignedIn, retry};
use axum::Json;
use axum::extract::State;
use rules::PlayerId;
use serde::Deserialize;
use store::{Error, EventActKind};
use utoipa::ToSchema;

use crate::scene::{EventPath, Scene};
use crate::view::EventView;

/// People who organise one event at most.
const ORGANISERS_MAX: usize = 20;

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NameOrganiser, example = json!({ "player": 390055, "organises": true }))]
pub(crate) struct OrganiserBody {
    /// Who: somebody who holds an organiser's office.
    player: u32,
    /// Whether the person organises the event from now on, or no longer does.
    organises: bool,
}

/// Adds somebody to those who organise an event, or takes somebody away from them; one always stays.
/// Sent again, it is answered with the event as it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/organisers", operation_id = "name_organiser", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = OrganiserBody,
    responses((status = 200, body = EventView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn name_organiser(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    EventPath(id): EventPath,
    Body(body): Body<OrganiserBody>,
) -> Result<Json<EventView>, Problem> {
    retry(|| name_once(&app, &me, id, body)).await.map(Json)
}

/// None when somebody else has changed the event meanwhile.
async fn name_once(
    app: &App,
    me: &SignedIn,
    id: store::EventId,
    body: OrganiserBody,
) -> Result<Option<EventView>, Problem> {
    let mut scene = Scene::open_for(app, me.clone(), id, Act::NameOrganisers).await?;
    let player = PlayerId(body.player);
    if scene.event.organisers.contains(&player) == body.organises {
        return scene.view(app).await.map(Some);
    }
    let act = if body.organises {
        app.must_organise(player).await?;
        scene.event.organisers.push(player);
        EventActKind::OrganiserAdded
    } else {
        scene.event.organisers.retain(|known| *known != player);
        EventActKind::OrganiserRemoved
    };
    let detail = match scene.event.organisers.len() {
        0 => "Somebody has to organise the event: add another person first.".to_owned(),
        1..=ORGANISERS_MAX => String::new(),
        _ => format!("{ORGANISERS_MAX} people organise an event at most."),
    };
    if !detail.is_empty() {
        return Err(Problem::conflict("organisers_out_of_range", detail));
    }
    let version = scene.event.version;
    let act = scene.act(app, act, Some(player), None);
    scene.event.version += 1;
    match app.store.change_event(version, &scene.event, &act).await {
        Ok(()) => Scene::open(app, scene.caller, id).await?.view(app).await.map(Some),
        Err(Error::Conflict) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
