//! What the rating commissioner sets right before a list is published (`TR-9.4`, `RAT-16`).

use app::{App, AtDesk, Body, ChangeRefused, Problem, text_of};
use axum::Json;
use axum::extract::{Path, State};
use rules::PlayerId;
use rules::rating::run::{CorrectionKind, RunAct, RunOrder};
use serde::Deserialize;
use store::{Error, SectionId};
use utoipa::ToSchema;

use crate::runs::{VersionBody, moved, must_run_ratings, opened};
use crate::view::{CorrectionName, RunView};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CorrectRating, example = json!({
    "version": 3, "kind": "start_rating", "player": 160012, "section": 4, "rating": 2150,
    "reason": "A strong player of the board, new to correspondence chess."
}))]
pub(crate) struct CorrectionBody {
    /// The version that was looked at.
    version: u32,
    kind: CorrectionName,
    /// The player's number.
    player: u32,
    /// Of a start rating: the section's number.
    section: Option<u32>,
    /// Of a start rating: what counts, 1000 to 3000.
    rating: Option<u16>,
    /// Why, for the player and the player's national delegate: 1 to 2,000 characters.
    reason: String,
}

/// Sets a rating right, and calculates the list again.
#[utoipa::path(
    post, path = "/api/rating-runs/{id}/corrections", operation_id = "correct_rating",
    tag = "ratings",
    params(("id" = String, Path, description = "The list's name")),
    request_body = CorrectionBody,
    responses((status = 200, body = RunView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn correct_rating(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<CorrectionBody>,
) -> Result<Json<RunView>, Problem> {
    must_run_ratings(&me)?;
    let (stored, facts) = opened(&app, &id, body.version).await?;
    let player = PlayerId(body.player);
    stored.run.check_correction(me.player, player, &facts)?;
    let reason = text_of(&body.reason, "Give the reason, which the player will read.")?;
    app.profile(player).await?;
    let kind = kind_of(&body)?;
    let act = RunAct { what: RunOrder::Correct { player, kind, reason }, by: me.player };
    let after = stored.run.decide(act, &facts, app.clock.now())?;
    if let CorrectionKind::StartRating { section, rating } = kind {
        set_start_rating(&app, section, player, Some(rating)).await?;
    }
    moved(&app, &stored, after).await
}

/// Takes a correction back, and calculates the list again.
#[utoipa::path(
    post, path = "/api/rating-runs/{id}/corrections/{number}/remove",
    operation_id = "remove_rating_correction", tag = "ratings",
    params(
        ("id" = String, Path, description = "The list's name"),
        ("number" = u32, Path, description = "The correction's number"),
    ),
    request_body = VersionBody,
    responses((status = 200, body = RunView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn remove_rating_correction(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path((id, number)): Path<(String, String)>,
    Body(body): Body<VersionBody>,
) -> Result<Json<RunView>, Problem> {
    must_run_ratings(&me)?;
    let (stored, facts) = opened(&app, &id, body.version).await?;
    // Numbers begin with 1: what is none names no correction.
    let number = number.parse().unwrap_or(0);
    let act = RunAct { what: RunOrder::TakeCorrectionBack { number }, by: me.player };
    let after = stored.run.decide(act, &facts, app.clock.now())?;
    if let Some(made) = stored.run.correction(number)
        && let CorrectionKind::StartRating { section, .. } = made.kind
    {
        set_start_rating(&app, section, made.player, None).await?;
    }
    moved(&app, &stored, after).await
}

fn kind_of(body: &CorrectionBody) -> Result<CorrectionKind, Problem> {
    match (body.kind, body.section, body.rating) {
        (CorrectionName::FirstRatingFormula, None, None) => Ok(CorrectionKind::FirstRatingFormula),
        (CorrectionName::StartRating, Some(section), Some(rating)) => {
            Ok(CorrectionKind::StartRating { section: SectionId(section), rating })
        }
        (CorrectionName::StartRating, ..) => {
            Err(Problem::invalid_body("A start rating needs `section` and `rating`."))
        }
        _ => Err(Problem::invalid_body(
            "The formula of first ratings takes no `section` and no `rating`.",
        )),
    }
}

async fn set_start_rating(
    app: &App,
    section: SectionId,
    player: PlayerId,
    rating: Option<u16>,
) -> Result<(), Problem> {
    match app.store.correct_start_rating(section, player, rating).await {
        Ok(_) => Ok(()),
        Err(Error::NotFound) => Err(Problem::unknown_section()),
        Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
        Err(error) => Err(error.into()),
    }
}
