//! What the players of a game have to say to its adjudicators (`LAW-11.1`).

use app::view::{ColorView, time};
use app::{App, Body, ChangeRefused, GamePath, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use store::AdjudicationClaim;
use utoipa::ToSchema;

use crate::desk::{conflict, invalid};

/// Characters of an analysis.
const ANALYSIS_CHARACTERS_MAX: usize = 20_000;

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
    analysis: String,
}

/// Hands in what I claim of a game that is with the adjudicators, and why; again, it is in place of what
/// was handed in before. The opponent does not see it.
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
    let analysis = body.analysis.trim();
    if analysis.is_empty() || analysis.chars().count() > ANALYSIS_CHARACTERS_MAX {
        return Err(invalid("Give an analysis of 1 to 20,000 characters."));
    }
    if !game.is_in_adjudication() {
        let detail = "This game is not with the adjudicators.";
        return Err(conflict("not_in_adjudication", detail).under("LAW-11.1"));
    }
    let claim = AdjudicationClaim {
        by: by.to_string(),
        at: app.clock.now(),
        win: body.claim == ClaimedName::Win,
        analysis: analysis.to_owned(),
    };
    app.store.keep_adjudication_claim(id, &claim).await?;
    let AdjudicationClaim { at, analysis, .. } = claim;
    Ok(Json(AdjudicationView { by: by.into(), at: time(at), claim: body.claim, analysis }))
}
