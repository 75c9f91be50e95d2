//! Rating lists that wait for the rating commissioner (`TR-9.5`), and ratings that were set right: the
//! player and the player's national delegates read why (`TR-9.4`, `RAT-16`).

use app::{App, Problem};
use post::mail::{Link, Reader, date};
use rules::rating::ListId;
use rules::rating::run::CorrectionKind;
use rules::{Day, Instant, PlayerId};
use store::{Error, StoredRun};

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
    let Some(stored) = run_of(app, id).await? else { return Ok(None) };
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

async fn run_of(app: &App, id: ListId) -> Result<Option<StoredRun>, Problem> {
    match app.store.rating_run(id).await {
        Ok(stored) => Ok(Some(stored)),
        Err(Error::NotFound) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// The letter to an officer about a list that waits; none once somebody has decided, or a later
/// reminder is due.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn waits(
    app: &App,
    reader: Reader<'_>,
    list: &str,
    on: Instant,
) -> Result<Option<Draft>, Problem> {
    let Ok(id) = list.parse::<ListId>() else { return Ok(None) };
    let Some(stored) = run_of(app, id).await? else { return Ok(None) };
    let reminder = stored.run.reminder(id, Day::of(app.clock.now()));
    let Some(reminder) = reminder.filter(|reminder| reminder.on.starts_at() == on) else {
        return Ok(None);
    };
    let day = |day: Day| date(reader.language, day.starts_at());
    let arguments = vec![
        ("pool", id.pool.code().to_owned()),
        ("quarter", id.quarter.to_string()),
        ("available", day(reminder.available_from)),
        ("effective", day(id.quarter.starts_on())),
        ("late", if reminder.is_late { "yes" } else { "no" }.to_owned()),
    ];
    let link = Link { url: format!("{}/desk/ratings/{id}", app.origin), label: "mail-link-list" };
    Ok(Some(Draft { message: "mail-rating-list", arguments, link, diagram: None }))
}
