//! Entries: what becomes of one is told to its player, who has entered to the organisers, and that an
//! event does not take place to everybody who wanted to play in it. Whoever has done it knows.

use std::collections::BTreeSet;

use app::mail::Link;
use app::{App, Problem};
use rules::PlayerId;
use store::{EntryState, EventActKind, EventId, NewEventAct, Notice, NoticeKind};

use crate::letter::Draft;
use crate::names::name_of;

/// The notices of a line of an event's log.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn notices_of(app: &App, new: &NewEventAct) -> Result<Vec<Notice>, Problem> {
    let NewEventAct { event, version, act } = new;
    let organisers = async || Ok::<_, Problem>(app.store.event(*event).await?.organisers);
    let mut told: BTreeSet<PlayerId> = BTreeSet::new();
    match act.act {
        EventActKind::Entered | EventActKind::Withdrawn => {
            told.extend(act.player);
            told.extend(organisers().await?);
        }
        EventActKind::EnteredByFile => {
            let entries = app.store.entries(*event).await?;
            let by_it = entries.iter().filter(|entry| (entry.by, entry.at) == (act.by, act.at));
            told.extend(by_it.map(|entry| entry.player));
            told.extend(organisers().await?);
        }
        EventActKind::Accepted | EventActKind::PutOnWaitingList | EventActKind::Refused => {
            told.extend(act.player);
        }
        EventActKind::Cancelled => {
            let entries = app.store.entries(*event).await?;
            let alive = entries.iter().filter(|entry| entry.state.is_alive());
            told.extend(alive.map(|entry| entry.player));
            told.extend(organisers().await?);
        }
        EventActKind::Announced
        | EventActKind::Changed
        | EventActKind::OrganiserAdded
        | EventActKind::OrganiserRemoved
        | EventActKind::FeePaid
        | EventActKind::Confirmed
        | EventActKind::DepositPaid
        | EventActKind::DepositRefunded
        | EventActKind::DepositForfeited
        | EventActKind::LotsCommitted
        | EventActKind::SectionsProposed
        | EventActKind::Published
        | EventActKind::Imported
        | EventActKind::Finished => {}
    }
    told.remove(&act.by);
    let kind = NoticeKind::EventAct { event: *event, version: *version };
    Ok(told.into_iter().map(|player| Notice { player, kind: kind.clone() }).collect())
}

/// The letter; none once something else has become of the entry.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    to: PlayerId,
    event: EventId,
    version: u32,
) -> Result<Option<Draft>, Problem> {
    let acts = app.store.event_acts(event, version..version + 1).await?;
    let missing = || Problem::internal("a notice is of nothing in the event's log");
    let act = acts.into_iter().next().ok_or_else(missing)?;
    let name = app.store.event(event).await?.announcement.name;
    // Of a file each player hears of the one entry that is theirs.
    let player = act.player.or((act.act == EventActKind::EnteredByFile).then_some(to));
    let entry = match player {
        Some(player) => app.store.entry(event, player).await?,
        None => None,
    };
    let state = entry.as_ref().map(|entry| entry.state);
    let text = act.reason.clone().unwrap_or_default();
    let own = player == Some(to) && entry.is_some();
    let entry_link =
        Link { url: format!("{}/events/{}", app.origin, event.0), label: "mail-link-event" };
    let entries_link = Link {
        url: format!("{}/events/{}/entries", app.origin, event.0),
        label: "mail-link-entries",
    };
    let (news, still) = match act.act {
        EventActKind::Cancelled => {
            let arguments = vec![("event", name), ("text", text)];
            let message = "mail-event-cancelled";
            return Ok(Some(Draft { message, arguments, link: entry_link, diagram: None }));
        }
        EventActKind::Entered => ("entered", state.is_some_and(EntryState::is_alive)),
        EventActKind::EnteredByFile => ("entered", true),
        EventActKind::Accepted => ("accepted", state == Some(EntryState::Accepted)),
        EventActKind::PutOnWaitingList => ("waiting", state == Some(EntryState::Waiting)),
        EventActKind::Refused => ("refused", state == Some(EntryState::Refused)),
        EventActKind::Withdrawn => ("withdrawn", state == Some(EntryState::Withdrawn)),
        _ => return Err(Problem::internal("a notice is of nothing that is told")),
    };
    if !still {
        return Ok(None);
    }
    if own {
        let text = if act.act == EventActKind::EnteredByFile { String::new() } else { text };
        let arguments = vec![
            ("event", name),
            ("entry", news.to_owned()),
            ("by", name_of(app, act.by).await?),
            ("text", text),
        ];
        return Ok(Some(Draft {
            message: "mail-entry",
            arguments,
            link: entry_link,
            diagram: None,
        }));
    }
    // What players are told of the reasons is theirs.
    let (entry, who) = match act.player {
        Some(player) => (news, name_of(app, player).await?),
        None => ("file", name_of(app, act.by).await?),
    };
    let arguments = vec![("event", name), ("entry", entry.to_owned()), ("player", who)];
    let message = "mail-entry-organiser";
    Ok(Some(Draft { message, arguments, link: entries_link, diagram: None }))
}
