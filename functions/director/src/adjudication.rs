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
    /// Empty where it was made for a player who has withdrawn.
    analysis: String,
}

impl From<AdjudicationClaim> for AdjudicationView {
    fn from(claim: AdjudicationClaim) -> AdjudicationView {
        AdjudicationView {
            by: if claim.by == "white" { ColorView::White } else { ColorView::Black },
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
    let by = game.side_of(me.player)?.to_string();
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
    let analysis = body.analysis.trim();
    if analysis.is_empty() || analysis.chars().count() > ANALYSIS_CHARACTERS_MAX {
        return Err(invalid("Give an analysis of 1 to 20,000 characters."));
    }
    let now = app.clock.now();
    let refused = match game.stopped().and_then(|stopped| stopped.claims_until()) {
        None => Some(("not_in_adjudication", "This game is not with the adjudicators.")),
        Some(until) if now >= until => {
            Some(("adjudication_closed", "The date by which claims were to be handed in is past."))
        }
        Some(_) => None,
    };
    if let Some((code, detail)) = refused {
        return Err(conflict(code, detail).under("LAW-11.1"));
    }
    let claim = AdjudicationClaim {
        by: by.to_string(),
        at: now,
        win: body.claim == ClaimedName::Win,
        analysis: analysis.to_owned(),
    };
    app.store.keep_adjudication_claim(id, &claim).await?;
    Ok(Json(claim.into()))
}
