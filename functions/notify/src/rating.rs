//! Ratings that the rating commissioner has set right: the player and the player's national delegates
//! read why (`TR-9.4`, `RAT-16`).

use app::{App, Problem};
use post::mail::Link;
use rules::rating::ListId;
use rules::rating::run::CorrectionKind;
use rules::{Instant, PlayerId};
use store::Error;

use crate::draft::Draft;
use crate::names::{event_of, name_of};

/// The letter to the player or to a delegate; none when the list was taken back, or something else
/// was decided since.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    to: PlayerId,
    list: &str,
    correction: u32,
    at: Instant,
) -> Result<Option<Draft>, Problem> {
    let Ok(id) = list.parse::<ListId>() else { return Ok(None) };
    let stored = match app.store.rating_run(id).await {
        Ok(stored) => stored,
        Err(Error::NotFound) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let Some(made) = stored.run.published_correction(correction, at) else { return Ok(None) };
    let mut arguments = vec![
        ("quarter", id.quarter.to_string()),
        ("player", name_of(app, made.player).await?),
        ("whose", if made.player == to { "own" } else { "other" }.to_owned()),
        ("text", made.reason.clone()),
    ];
    let message = match made.kind {
        CorrectionKind::FirstRatingFormula => "mail-rating-replaced",
        CorrectionKind::StartRating { section, rating } => {
            arguments.push(("event", event_of(app, section).await?));
            arguments.push(("rating", rating.to_string()));
            "mail-start-rating-corrected"
        }
    };
    let url = format!("{}/player/{}", app.origin, made.player);
    let link = Link { url, label: "mail-link-player" };
    Ok(Some(Draft { message, arguments, link, diagram: None }))
}
