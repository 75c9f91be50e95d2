//! What waits in events (`LAW-14.1`): entries, deposits, start lists and final tables; and players who seem to
//! have left without a word (`TR-8.5`).

use std::collections::{BTreeMap, BTreeSet};

use app::{About, Act, App, Problem, SignedIn, heard_of, section_ids};
use rules::tournament::{EventId, EventState, EventWaitKind, EventWaits, seems_to_have_left};
use rules::{GameId, Instant, PlayerId};
use store::{SectionId, StoredEvent, Waiting};

use crate::queue_item::{Item, QueueKindName};

/// What waits in the events that the asker sees to: the directors and organisers whom they name, officers in
/// all, the rating commissioner and the Executive Board for their consents; nowhere where the asker has entered or plays.
pub(crate) async fn events_that_wait(
    app: &App,
    me: &SignedIn,
    plays_in: &BTreeSet<SectionId>,
    lines: &[(EventId, EventWaits)],
) -> Result<Vec<Item>, Problem> {
    let now = app.clock.now();
    let waiting = lines.iter().filter(|(_, waits)| waits.may_wait(now));
    let waiting: BTreeMap<EventId, EventWaits> = waiting.copied().collect();
    if waiting.is_empty() {
        return Ok(Vec::new());
    }
    let events = app.store.events(&waiting.keys().copied().collect::<Vec<_>>()).await?;
    let entered = app.store.entries_of(me.player).await?;
    let teams = app.store.teams_of(me.player).await?;
    let is_own = |event: &StoredEvent| {
        entered.iter().any(|line| line.event == event.id)
            || teams.iter().any(|(of, _)| *of == event.id)
            || section_ids(event).any(|section| plays_in.contains(&section))
    };
    let mut items = Vec::new();
    for event in events {
        if is_own(&event) {
            continue;
        }
        let about = About::of(&event);
        let waits = waiting.get(&event.id).copied().unwrap_or_default().at(now, event.state);
        let mine = waits.into_iter().filter(|(kind, _)| me.may(act_of(*kind), &about, None));
        items.extend(mine.map(|(kind, waiters)| Item {
            name: Some(event.announcement.name.clone()),
            count: Some(waiters.count),
            rule: Some(kind.rule()),
            ..Item::new(kind.into(), event.id.0, waiters.since, kind.code())
        }));
    }
    Ok(items)
}

/// For whom it waits: those who see to the event's entries, the rating commissioner, or the Executive Board.
fn act_of(kind: EventWaitKind) -> Act {
    match kind {
        EventWaitKind::RatingConsent => Act::ConsentToRating,
        EventWaitKind::BoardAgreement => Act::AgreeToFinal,
        EventWaitKind::Replacements => Act::Direct,
        EventWaitKind::Season => Act::MakeSections,
        EventWaitKind::StartLists
        | EventWaitKind::Entries
        | EventWaitKind::FreeEntries
        | EventWaitKind::Deposits
        | EventWaitKind::FinalTables => Act::SeeEntries,
    }
}

impl From<EventWaitKind> for QueueKindName {
    fn from(kind: EventWaitKind) -> QueueKindName {
        match kind {
            EventWaitKind::StartLists => QueueKindName::StartLists,
            EventWaitKind::Entries => QueueKindName::Entries,
            EventWaitKind::FreeEntries => QueueKindName::FreeEntries,
            EventWaitKind::Deposits => QueueKindName::Deposits,
            EventWaitKind::FinalTables => QueueKindName::FinalTables,
            EventWaitKind::RatingConsent => QueueKindName::RatingConsent,
            EventWaitKind::BoardAgreement => QueueKindName::BoardAgreement,
            EventWaitKind::Replacements => QueueKindName::Replacements,
            EventWaitKind::Season => QueueKindName::Season,
        }
    }
}

/// A player who was put down at the desk as somebody who seems to have left a section.
#[derive(Clone, Copy)]
pub(crate) struct Gone {
    pub(crate) player: PlayerId,
    pub(crate) section: SectionId,
    pub(crate) since: Instant,
}

impl Gone {
    fn waiting(self) -> Waiting {
        let Gone { player, section, since } = self;
        Waiting::Gone { player, section, since }
    }
}

/// Players who seem to have left, as long as nobody has opened a withdrawal since and the event is played;
/// `silent`: who is silent for long, and in which games. Lines of all others are taken away: whoever has
/// moved is not made to pay for it with another write.
pub(crate) async fn players_gone(
    app: &App,
    lines: &[Gone],
    silent: &BTreeSet<(PlayerId, GameId)>,
) -> Result<Vec<Item>, Problem> {
    let mut items = Vec::new();
    for gone in lines {
        let own = silent.iter().filter(|(player, _)| *player == gone.player);
        if !is_gone(app, *gone, &own.map(|(_, game)| *game).collect()).await? {
            if let Err(error) = app.store.set_waiting(gone.waiting(), false).await {
                tracing::error!(player = gone.player.0, %error, "a player who is back stays at the desk");
            }
            continue;
        }
        items.push(Item {
            section: Some(gone.section),
            about: Some(gone.player),
            rule: Some("TR-8.5"),
            ..Item::new(QueueKindName::GonePlayer, gone.player.0, gone.since, "gone_player")
        });
    }
    Ok(items)
}

async fn is_gone(app: &App, gone: Gone, silent: &BTreeSet<GameId>) -> Result<bool, Problem> {
    let withdrawals = app.store.withdrawals_of(gone.player).await?;
    let last = withdrawals.last().map(|stored| &stored.withdrawal);
    if last.is_some_and(|last| last.at >= gone.since || last.state.waits()) {
        return Ok(false);
    }
    let results = app.store.section_results(gone.section).await?;
    if !seems_to_have_left(&heard_of(gone.player, &results, silent)) {
        return Ok(false);
    }
    let event = app.store.sections(&[gone.section]).await?.pop().and_then(|section| section.event);
    match event {
        Some(event) => Ok(app.store.event(event).await?.state == EventState::Published),
        None => Ok(true),
    }
}
