//! What the players of a game have to say to its adjudicators (`LAW-11.1`).

use app::view::{ColorView, time};
use app::{App, Body, ChangeRefused, GamePath, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use rules::AdjudicationClaim;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a player claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AdjudicationClaimKind)]
pub(crate) enum ClaimedName {
    /// The game is won.
    Win,
    /// The game is drawn.
    Draw,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ClaimAdjudication, example = json!({
    "claim": "win", "analysis": "42.Rxd7 Kxd7 43.Ne5+ and the pawn queens."
}))]
pub(crate) struct AdjudicationBody {
    claim: ClaimedName,
    /// 1 to 20,000 characters.
    analysis: String,
}

/// What was handed in.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AdjudicationClaim)]
pub(crate) struct AdjudicationView {
    by: ColorView,
    at: DateTime<Utc>,
    claim: ClaimedName,
    /// Empty where it was made for a player who has withdrawn.
    analysis: String,
}

impl From<AdjudicationClaim> for AdjudicationView {
    fn from(claim: AdjudicationClaim) -> AdjudicationView {
        AdjudicationView {
            by: claim.by.into(),
            at: time(claim.at),
            claim: if claim.win { ClaimedName::Win } else { ClaimedName::Draw },
            analysis: claim.analysis,
        }
    }
}

/// What I have handed in.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OwnAdjudicationClaim)]
pub(crate) struct OwnView {
    #[schema(required)]
    claim: Option<AdjudicationView>,
}

/// What I have handed in about a game that is or was with the adjudicators.
#[utoipa::path(
    get, path = "/api/games/{id}/adjudication-claims", operation_id = "get_adjudication_claim",
    tag = "cases", params(("id" = u32, Path, description = "The game's number")),
    responses(
        (status = 200, body = OwnView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_adjudication_claim(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
) -> Result<Json<OwnView>, Problem> {
    let (_, game) = app.load_game(id).await?;
    let by = game.side_of(me.player)?;
    let claims = app.store.adjudication_claims(id).await?;
    let mine = claims.into_iter().find(|claim| claim.by == by);
    Ok(Json(OwnView { claim: mine.map(AdjudicationView::from) }))
}

/// Hands in what I claim of a game that is with the adjudicators, and why, until the date that the game
/// names; again, it is in place of what was handed in before. The opponent does not see it.
#[utoipa::path(
    post, path = "/api/games/{id}/adjudication-claims", operation_id = "claim_adjudication",
    tag = "cases", params(("id" = u32, Path, description = "The game's number")),
    request_body = AdjudicationBody,
    responses((status = 200, body = AdjudicationView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn claim_adjudication(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<AdjudicationBody>,
) -> Result<Json<AdjudicationView>, Problem> {
    let (_, game) = app.load_game(id).await?;
    let by = game.side_of(me.player)?;
    let (win, now) = (body.claim == ClaimedName::Win, app.clock.now());
    let claim = AdjudicationClaim::hand_in(&game, by, win, &body.analysis, now)?;
    app.store.keep_adjudication_claim(id, &claim).await?;
    Ok(Json(claim.into()))
}
