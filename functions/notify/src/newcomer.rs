//! Somebody plays in place of a player who had not begun: both of them hear of it, and the event's other officials. Their
//! opponents hear of it by their games.

use app::{App, Problem};
use post::mail::Link;
use rules::PlayerId;
use store::{EventAct, StoredEvent};

use crate::draft::Draft;
use crate::names::name_of;

/// The letter.
///
/// # Errors
/// `unavailable`; an internal problem when the event's log names nobody.
pub(crate) async fn draft(
    app: &App,
    to: PlayerId,
    event: &StoredEvent,
    act: EventAct,
) -> Result<Draft, Problem> {
    let both = act.player.zip(act.newcomer());
    let (replaced, newcomer) = both.ok_or_else(|| Problem::internal("nobody was replaced"))?;
    let reader = if to == newcomer {
        "newcomer"
    } else if to == replaced {
        "replaced"
    } else {
        "official"
    };
    // Why somebody else does not play is no business of the newcomer's.
    let text = act.reason.filter(|_| to != newcomer).unwrap_or_default();
    let arguments = vec![
        ("event", event.announcement.name.clone()),
        ("reader", reader.to_owned()),
        ("by", name_of(app, act.by).await?),
        ("player", name_of(app, replaced).await?),
        ("newcomer", name_of(app, newcomer).await?),
        ("text", text),
    ];
    let link =
        Link { url: format!("{}/events/{}", app.origin, event.id.0), label: "mail-link-event" };
    Ok(Draft { message: "mail-newcomer", arguments, link, diagram: None })
}
