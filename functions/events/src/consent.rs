//! What an office consents to: the rating commissioner to a rated national event (`TR-9.2`), the Executive Board
//! to the World Championship Final (`TR-1.0.4`).

use app::{App, AtDesk, Body, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::Outcome;
use rules::tournament::{ConsentKind, EventConsent};
use serde::Deserialize;
use store::{EventActKind, EventId};
use utoipa::ToSchema;

use crate::events::move_on;
use crate::scene::{EventPath, Scene, consents_by};
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
    let asked = Asked { kind: ConsentKind::Rating, version: body.version, consents: body.consents };
    decide(&app, me, id, asked).await
}

/// Whether the Board agrees.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AgreeToFinal, example = json!({"version": 1, "agrees": true}))]
pub(crate) struct AgreeBody {
    /// The version that was looked at.
    version: u32,
    /// True gives the agreement, false takes it back, before the start lists.
    agrees: bool,
}

/// Agrees for the Executive Board to the World Championship Final that the title tournament commissioner has
/// announced, or takes that back: without it nobody enters, and no start list is published. Sent again, it is
/// answered as it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/board-agreement", operation_id = "agree_to_final",
    tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = AgreeBody,
    responses((status = 200, body = EventView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn agree_to_final(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    EventPath(id): EventPath,
    Body(body): Body<AgreeBody>,
) -> Result<Json<EventView>, Problem> {
    let asked = Asked { kind: ConsentKind::Final, version: body.version, consents: body.agrees };
    decide(&app, me, id, asked).await
}

/// What is consented to, or not.
struct Asked {
    kind: ConsentKind,
    version: u32,
    consents: bool,
}

async fn decide(
    app: &App,
    me: SignedIn,
    id: EventId,
    asked: Asked,
) -> Result<Json<EventView>, Problem> {
    let (by, kind) = (me.player, asked.kind);
    let mut scene = Scene::open_for(app, me, id, consents_by(kind)).await?;
    let facts = scene.event.consent_facts(kind);
    let decided = EventConsent::decide(asked.consents, by, facts, app.clock.now())?;
    let Outcome::Changed(consent) = decided else { return scene.view(app).await.map(Json) };
    scene.must_be_at(asked.version)?;
    let act = match (kind, consent.is_some()) {
        (ConsentKind::Rating, true) => EventActKind::RatingConsented,
        (ConsentKind::Rating, false) => EventActKind::RatingConsentTaken,
        (ConsentKind::Final, true) => EventActKind::BoardAgreed,
        (ConsentKind::Final, false) => EventActKind::BoardAgreementTaken,
    };
    let act = scene.act(app, act, None, None);
    match kind {
        ConsentKind::Rating => scene.event.rating_consent = consent,
        ConsentKind::Final => scene.event.board_agreement = consent,
    }
    move_on(app, scene, &act).await
}
