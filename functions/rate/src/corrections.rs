//! What the rating commissioner sets right before a list is published (`TR-9.4`, `RAT-16`).

use app::{App, AtDesk, Body, ChangeRefused, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use rules::PlayerId;
use serde::Deserialize;
use store::{Correction, CorrectionKind, Error, RunState, SectionId, StoredRun};
use utoipa::ToSchema;

use crate::runs::{
    VersionBody, anew, find, moved, must_be_at, must_be_newest, must_not_be_own, must_run_ratings,
};
use crate::view::{CorrectionName, RunView};

/// Corrections of one list at most.
const CORRECTIONS_MAX: usize = 500;

/// Ratings that can be set, in points.
const RATINGS: std::ops::RangeInclusive<u16> = 1_000..=3_000;

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

/// Sets a rating right, and calculates the list anew.
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
    let stored = open(&app, &me, &id, body.version).await?;
    let player = PlayerId(body.player);
    must_not_be_own(&me, [player])?;
    let reason = text_of(&body.reason, "Give the reason, which the player will read.")?;
    app.profile(player).await?;
    if stored.run.corrections.len() >= CORRECTIONS_MAX {
        return Err(invalid("A list takes 500 corrections at most."));
    }
    let kind = kind_of(&body)?;
    let mut run = anew(&stored)?;
    let same = |made: &&mut Correction| made.player == player && same_thing(made.kind, kind);
    // A second correction of the same thing takes the place of the first.
    let number = match run.corrections.iter_mut().find(same) {
        Some(made) => made.number,
        None => run.corrections.iter().map(|made| made.number).max().unwrap_or(0) + 1,
    };
    run.corrections.retain(|made| made.number != number);
    let (by, at) = (me.player, app.clock.now());
    run.corrections.push(Correction { number, player, kind, reason, by, at });
    if let CorrectionKind::StartRating { section, rating } = kind {
        set_start_rating(&app, section, player, Some(rating)).await?;
    }
    moved(&app, &stored, run).await
}

/// Takes a correction back, and calculates the list anew.
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
    let stored = open(&app, &me, &id, body.version).await?;
    let mut run = anew(&stored)?;
    let found = run.corrections.iter().position(|made| number.parse() == Ok(made.number));
    let Some(found) = found else {
        let detail = "There is no such correction.";
        return Err(Problem::new(StatusCode::NOT_FOUND, "unknown_correction", detail));
    };
    let made = run.corrections.remove(found);
    must_not_be_own(&me, [made.player])?;
    if let CorrectionKind::StartRating { section, .. } = made.kind {
        set_start_rating(&app, section, made.player, None).await?;
    }
    moved(&app, &stored, run).await
}

/// A run that can be corrected, as somebody has seen it.
async fn open(app: &App, me: &SignedIn, id: &str, version: u32) -> Result<StoredRun, Problem> {
    must_run_ratings(me)?;
    let stored = find(app, id).await?;
    must_be_at(&stored, version)?;
    if stored.run.state != RunState::Preview {
        let detail = "A list is corrected before it is published: take it back first.";
        return Err(Problem::new(StatusCode::CONFLICT, "not_in_preview", detail));
    }
    must_be_newest(app, stored.id).await?;
    Ok(stored)
}

fn kind_of(body: &CorrectionBody) -> Result<CorrectionKind, Problem> {
    match (body.kind, body.section, body.rating) {
        (CorrectionName::FirstRatingFormula, None, None) => Ok(CorrectionKind::FirstRatingFormula),
        (CorrectionName::StartRating, Some(section), Some(rating)) if RATINGS.contains(&rating) => {
            Ok(CorrectionKind::StartRating { section: SectionId(section), rating })
        }
        (CorrectionName::StartRating, Some(_), Some(_)) => {
            Err(invalid("A start rating is 1000 to 3000 points."))
        }
        (CorrectionName::StartRating, ..) => {
            Err(invalid("A start rating needs `section` and `rating`."))
        }
        _ => Err(invalid("The formula of first ratings takes no `section` and no `rating`.")),
    }
}

fn same_thing(one: CorrectionKind, other: CorrectionKind) -> bool {
    use CorrectionKind::{FirstRatingFormula, StartRating};
    match (one, other) {
        (FirstRatingFormula, FirstRatingFormula) => true,
        (StartRating { section: one, .. }, StartRating { section: other, .. }) => one == other,
        _ => false,
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

fn invalid(detail: &str) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid_body", detail)
}
