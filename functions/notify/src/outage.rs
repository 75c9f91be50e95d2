//! Time in which the server was away (`LAW-6.8`): given back, or waiting for an officer's decision.

use app::{App, Problem};
use post::mail::{Link, Reader, moment, span};
use rules::Instant;
use store::SectionId;

use crate::draft::{Draft, to_games};
use crate::names::event_in;

/// The letter to the players of a section whose time was given back.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn credited(
    app: &App,
    reader: Reader<'_>,
    section: SectionId,
    (from, until): (Instant, Instant),
) -> Result<Draft, Problem> {
    let section = app.store.section(section).await?;
    let arguments = vec![
        ("event", event_in(reader.language, &section)?),
        ("from", moment(reader, from)),
        ("until", moment(reader, until)),
        ("credited", span(reader.language, until - from)),
    ];
    Ok(to_games(app, "mail-outage-credited", arguments))
}

/// The letter to an officer, which leads to the desk; none once somebody has decided.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn to_decide(
    app: &App,
    reader: Reader<'_>,
    from: Instant,
) -> Result<Option<Draft>, Problem> {
    let Some(gap) = app.gap().await?.filter(|gap| gap.from == from) else { return Ok(None) };
    let arguments = vec![("from", moment(reader, gap.from)), ("until", moment(reader, gap.until))];
    let link = Link { url: format!("{}/desk/outages", app.origin), label: "mail-link-gap" };
    Ok(Some(Draft { message: "mail-gap", arguments, link, diagram: None }))
}
