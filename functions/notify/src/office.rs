//! The letter about an office that was given, or taken.

use app::{App, Problem};
use post::mail::Link;
use rules::PlayerId;

use crate::draft::Draft;

/// The letter; none where there is no such appointment.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(app: &App, to: PlayerId, number: u32) -> Result<Option<Draft>, Problem> {
    let made = app.store.appointments(to).await?;
    let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let Some(made) = index.and_then(|index| made.get(index)) else { return Ok(None) };
    let arguments = vec![
        ("office", if made.given { "given" } else { "taken" }.to_owned()),
        ("role", made.role.code().to_owned()),
        ("text", made.reason.clone()),
    ];
    let link = Link { url: format!("{}/offices", app.origin), label: "mail-link-offices" };
    Ok(Some(Draft { message: "mail-office", arguments, link, diagram: None }))
}
