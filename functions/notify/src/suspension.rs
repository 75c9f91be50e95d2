//! The letter about a suspension by officers (`TR-14`, `LAW-13.3.2`).

use app::{App, Problem};
use post::mail::{Link, date};
use rules::PlayerId;

use crate::draft::Draft;

/// The letter; none where there is no such suspension, or it was ended before it was told.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    (to, language): (PlayerId, &str),
    number: u32,
    lifted: bool,
) -> Result<Option<Draft>, Problem> {
    let made = app.store.suspensions(to).await?.made;
    let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let Some(made) = index.and_then(|index| made.get(index)) else { return Ok(None) };
    let reason = match &made.lifted {
        Some(ended) if lifted => &ended.reason,
        None if !lifted => &made.reason,
        _ => return Ok(None),
    };
    let arguments = vec![
        ("suspension", if lifted { "lifted" } else { "made" }.to_owned()),
        ("until", date(language, made.until)),
        ("rule", made.cause.rule().to_owned()),
        ("text", reason.clone()),
    ];
    let url = format!("{}/player/{to}/suspensions", app.origin);
    let link = Link { url, label: "mail-link-suspensions" };
    Ok(Some(Draft { message: "mail-suspension", arguments, link, diagram: None }))
}
