//! The rating commissioner's consent to a rated national event (`TR-9.2`).

use app::{Act, App, AtDesk, Body, ChangeRefused, Problem};
use axum::Json;
use axum::extract::State;
use rules::Outcome;
use rules::tournament::RatingConsent;
use serde::Deserialize;
use store::EventActKind;
use utoipa::ToSchema;

use crate::events::move_on;
use crate::scene::{EventPath, Scene};
use crate::view::EventView;

/// Whether it is consented to.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ConsentToRating, example = json!({"version": 1, "consents": true}))]
pub(crate) struct ConsentBody {
    /// The version that was looked at.
    version: u32,
    /// True gives the consent, false takes it back, before the start lists.
    consents: bool,
}

/// Consents to the rating of a national event, or takes that back: without it no start list is published.
/// Sent again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/rating-consent", operation_id = "consent_to_rating",
    tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = ConsentBody,
    responses((status = 200, body = EventView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn consent_to_rating(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    EventPath(id): EventPath,
    Body(body): Body<ConsentBody>,
) -> Result<Json<EventView>, Problem> {
    let by = me.player;
    let mut scene = Scene::open_for(&app, me, id, Act::ConsentToRating).await?;
    let facts = scene.consent_facts();
    let decided = RatingConsent::decide(body.consents, by, facts, app.clock.now())?;
    let Outcome::Changed(consent) = decided else { return scene.view(&app).await.map(Json) };
    scene.must_be_at(body.version)?;
    let kind = match consent {
        Some(_) => EventActKind::RatingConsented,
        None => EventActKind::RatingConsentTaken,
    };
    let act = scene.act(&app, kind, None, None);
    scene.event.rating_consent = consent;
    move_on(&app, scene, &act).await
}
