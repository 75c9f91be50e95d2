//! The letter about a norm that was recorded with its source, corrected or taken back (`TR-10.5`).

use app::{App, Problem};
use post::mail::Link;
use rules::PlayerId;

use crate::draft::Draft;

/// The letter; none where there is no such norm, or it was changed again before it was told.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    to: PlayerId,
    number: u32,
    changes: u32,
) -> Result<Option<Draft>, Problem> {
    let norms = app.store.recorded_norms(to).await?.norms;
    let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let Some(norm) = index.and_then(|index| norms.get(index)) else { return Ok(None) };
    if usize::try_from(changes) != Ok(norm.changes()) {
        return Ok(None);
    }
    let (news, reason) = match (&norm.withdrawn, norm.corrections.last()) {
        (Some(withdrawn), _) => ("withdrawn", withdrawn.reason.as_str()),
        (None, Some(correction)) => ("corrected", correction.reason.as_str()),
        (None, None) => ("recorded", ""),
    };
    let entry = &norm.entry;
    let arguments = vec![
        ("norm", news.to_owned()),
        ("award", entry.title.to_string()),
        ("event", entry.event.clone()),
        ("played", entry.games.to_string()),
        ("source", entry.source.clone()),
        ("text", reason.to_owned()),
    ];
    let url = format!("{}/player/{to}", app.origin);
    let link = Link { url, label: "mail-link-profile" };
    Ok(Some(Draft { message: "mail-norm", arguments, link, diagram: None }))
}
