//! Entries: what becomes of one is told to its player, who has entered to the organisers, and that an
//! event does not take place to everybody who wanted to play in it; and the consents that a rated national
//! event and the World Championship Final need. Whoever has done it knows.

use std::collections::BTreeSet;

use app::{Act, App, Problem};
use post::mail::Link;
use rules::PlayerId;
use rules::tournament::{ConsentKind, EntryState, System, Team};
use store::{EventAct, EventActKind, EventId, NewEventAct, Notice, NoticeKind, StoredEvent};

use crate::draft::Draft;
use crate::followed;
use crate::names::name_of;
use crate::newcomer;
use crate::notify_all;
use crate::replacement;
use crate::season;
use crate::team;

/// Tells of a line of an event's log. What is for many is put down, and sent by the schedule: the stream's
/// next record does not wait for a thousand emails.
///
/// # Errors
/// When the table does not answer: once more does no harm.
pub(crate) async fn tell(app: &App, new: &NewEventAct) -> Result<(), Problem> {
    app.look_at_qualifiers(&app.store.event(new.event).await?).await?;
    let notices = notices_of(app, new).await?;
    let written_to = notices.iter().map(|notice| notice.player).collect();
    let is_for_many = matches!(
        new.act.act,
        EventActKind::Cancelled
            | EventActKind::EnteredByFile
            | EventActKind::PlayersAdvanced
            | EventActKind::Reopened
    );
    let told = match is_for_many {
        true => announce_all(app, notices).await,
        false => notify_all(app, notices).await,
    };
    // Letters wait for nobody who only looks on.
    followed::tell_of_act(app, new, &written_to).await.and(told)
}

async fn announce_all(app: &App, notices: Vec<Notice>) -> Result<(), Problem> {
    for notice in notices {
        app.announce(notice).await?;
    }
    Ok(())
}

async fn notices_of(app: &App, new: &NewEventAct) -> Result<Vec<Notice>, Problem> {
    let NewEventAct { event, version, act } = new;
    let mut told = told(app, *event, act).await?;
    // That time is over nobody has done.
    if act.act != EventActKind::ReplacementLapsed {
        told.remove(&act.by);
    }
    let kind = NoticeKind::EventAct { event: *event, version: *version };
    Ok(told.into_iter().map(|player| Notice { player, kind: kind.clone() }).collect())
}

async fn told(app: &App, event: EventId, act: &EventAct) -> Result<BTreeSet<PlayerId>, Problem> {
    let organisers = async || Ok::<_, Problem>(app.store.event(event).await?.organisers);
    let mut told: BTreeSet<PlayerId> = BTreeSet::new();
    match act.act {
        EventActKind::Entered | EventActKind::Withdrawn => {
            told.extend(act.player);
            told.extend(organisers().await?);
        }
        EventActKind::EnteredByFile => {
            told.extend(&act.named);
            told.extend(organisers().await?);
        }
        EventActKind::PlayersAdvanced => told.extend(&act.named),
        EventActKind::Accepted | EventActKind::PutOnWaitingList | EventActKind::Refused => {
            told.extend(act.player);
        }
        EventActKind::Cancelled => told.extend(everybody(app, event).await?),
        EventActKind::Reopened => told.extend(seated(app, event, act).await?),
        EventActKind::RatingConsented
        | EventActKind::RatingConsentTaken
        | EventActKind::BoardAgreed
        | EventActKind::BoardAgreementTaken => told.extend(organisers().await?),
        EventActKind::Announced | EventActKind::Imported | EventActKind::ConsentLapsed => {
            told.extend(asked_for_consent(app, event, act).await?);
        }
        EventActKind::TeamEntered
        | EventActKind::TeamChanged
        | EventActKind::TeamCaptainNamed
        | EventActKind::TeamAccepted
        | EventActKind::TeamPutOnWaitingList
        | EventActKind::TeamRefused
        | EventActKind::TeamWithdrawn => told.extend(team::told(app, event, act).await?),
        EventActKind::ReplacementAsked
        | EventActKind::SubstituteNamed
        | EventActKind::PlayerReplaced
        | EventActKind::ReplacementDeclined
        | EventActKind::BoardLost
        | EventActKind::ReplacementTakenBack
        | EventActKind::ReplacementLapsed
        | EventActKind::SubstituteApplied
        | EventActKind::SubstituteConsented
        | EventActKind::SubstituteRefused => {
            told.extend(replacement::told(app, event, act).await?);
        }
        EventActKind::ReplacedBeforePlay => {
            let stored = app.store.event(event).await?;
            told.extend(act.player.into_iter().chain(act.newcomer()).chain(stored.officials()));
        }
        EventActKind::SeasonDecided => told.extend(season::captains(app, event).await?),
        EventActKind::Published => told.extend(without_opponent(app, event).await?),
        EventActKind::Changed
        | EventActKind::OrganiserAdded
        | EventActKind::OrganiserRemoved
        | EventActKind::DeputyNamed
        | EventActKind::DeputyRemoved
        | EventActKind::FeePaid
        | EventActKind::FeeNotPaid
        | EventActKind::TeamFeePaid
        | EventActKind::Confirmed
        | EventActKind::DepositPaid
        | EventActKind::DepositRefunded
        | EventActKind::DepositForfeited
        | EventActKind::LotsCommitted
        | EventActKind::SectionsProposed
        | EventActKind::Finished => {}
    }
    Ok(told)
}

/// Everybody who plays or has played in an event whose tables were taken back, and its officials; nobody once they are
/// final again.
async fn seated(app: &App, event: EventId, act: &EventAct) -> Result<BTreeSet<PlayerId>, Problem> {
    let stored = app.store.event(event).await?;
    if stored.reopened_at != Some(act.at) {
        return Ok(BTreeSet::new());
    }
    let tables = app.event_tables(&stored).await?;
    let lines = tables.iter().flat_map(|table| &table.start_list).map(|line| line.player);
    Ok(lines.chain(stored.officials()).collect())
}

/// Who goes on without a game, having no opponent in a knock-out or a bye in a Swiss tournament: no game's start tells them.
async fn without_opponent(app: &App, event: EventId) -> Result<Vec<PlayerId>, Problem> {
    match app.store.event(event).await?.announcement.system {
        System::KnockOut { .. } | System::Swiss { .. } => {}
        System::RoundRobin { .. } | System::Scheveningen | System::Silli { .. } => {
            return Ok(Vec::new());
        }
    }
    let proposal = app.store.proposal(event).await?.proposal;
    let alone = proposal.sections.iter().filter_map(|section| match *section.players {
        [player] => Some(player),
        _ => None,
    });
    Ok(alone.collect())
}

/// Everybody who wanted to play in an event, and its organisers.
async fn everybody(app: &App, event: EventId) -> Result<Vec<PlayerId>, Problem> {
    let entries = app.store.entries(event).await?;
    let entered = entries.iter().filter(|entry| entry.state.is_alive()).map(|entry| entry.player);
    let teams = app.store.teams(event).await?;
    let in_teams = teams.iter().filter(|team| team.state.is_alive()).flat_map(Team::people);
    let organisers = app.store.event(event).await?.organisers;
    Ok(entered.chain(in_teams).chain(organisers).collect())
}

/// Whose consent is asked for by what was announced or brought here (`TR-9.2`, `TR-1.0.4`).
async fn asked_for_consent(
    app: &App,
    event: EventId,
    act: &EventAct,
) -> Result<Vec<PlayerId>, Problem> {
    let stored = app.store.event(event).await?;
    let mut told = Vec::new();
    if stored.waits_for_consent(ConsentKind::Rating) {
        told.extend(app.who_may(Act::ConsentToRating).await?);
    }
    if stored.waits_for_consent(ConsentKind::Final) {
        told.extend(app.who_may(Act::AgreeToFinal).await?);
    }
    if act.act == EventActKind::ConsentLapsed {
        told.extend(stored.organisers);
    }
    Ok(told)
}

/// The letter; none once something else has become of the entry.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    (to, language): (PlayerId, &str),
    event: EventId,
    version: u32,
) -> Result<Option<Draft>, Problem> {
    let acts = app.store.event_acts(event, version..version + 1).await?;
    let missing = || Problem::internal("a notice is of nothing in the event's log");
    let act = acts.into_iter().next().ok_or_else(missing)?;
    let stored = app.store.event(event).await?;
    if act.replacement.is_some() {
        return replacement::draft(app, to, language, &stored, act).await;
    }
    if act.team.is_some() {
        return team::draft(app, to, &stored, act).await;
    }
    if act.act == EventActKind::ReplacedBeforePlay {
        return newcomer::draft(app, to, &stored, act).await.map(Some);
    }
    if act.act == EventActKind::SeasonDecided {
        return season::draft(app, to, &stored, &act).await;
    }
    let consent = consent(act.act, &stored);
    let system = stored.announcement.system;
    let name = stored.announcement.name;
    let page = format!("{}/events/{}", app.origin, event.0);
    if let Some(consent) = consent {
        let arguments = vec![("event", name), ("consent", consent.to_owned())];
        let link = Link { url: page, label: "mail-link-event" };
        return Ok(Some(Draft { message: "mail-consent", arguments, link, diagram: None }));
    }
    if act.act == EventActKind::Cancelled {
        let arguments = vec![("event", name), ("text", act.reason.unwrap_or_default())];
        let link = Link { url: page, label: "mail-link-event" };
        return Ok(Some(Draft { message: "mail-event-cancelled", arguments, link, diagram: None }));
    }
    if act.act == EventActKind::Reopened {
        let arguments = vec![("event", name), ("text", act.reason.unwrap_or_default())];
        let link = Link { url: page, label: "mail-link-event" };
        return Ok(Some(Draft { message: "mail-event-reopened", arguments, link, diagram: None }));
    }
    // Where many were entered each player hears of the one entry that is theirs.
    let of_many = matches!(
        act.act,
        EventActKind::EnteredByFile | EventActKind::PlayersAdvanced | EventActKind::Published
    );
    let entry = match act.player.or(of_many.then_some(to)) {
        Some(player) => app.store.entry(event, player).await?,
        None => None,
    };
    let state = entry.as_ref().map(|entry| entry.state);
    let Some(news) = news(act.act, state, system) else { return Ok(None) };
    let by = name_of(app, act.by).await?;
    if entry.is_some_and(|entry| entry.player == to) {
        // Its reason says how many were entered.
        let text = act.reason.filter(|_| !of_many).unwrap_or_default();
        let arguments =
            vec![("event", name), ("entry", news.to_owned()), ("by", by), ("text", text)];
        let link = Link { url: page, label: "mail-link-event" };
        return Ok(Some(Draft { message: "mail-entry", arguments, link, diagram: None }));
    }
    // The reasons are the player's.
    let (news, who) = match act.player {
        Some(player) => (news, name_of(app, player).await?),
        None => ("file", by),
    };
    let arguments = vec![("event", name), ("entry", news.to_owned()), ("player", who)];
    let link = Link { url: format!("{page}/entries"), label: "mail-link-entries" };
    Ok(Some(Draft { message: "mail-entry-organiser", arguments, link, diagram: None }))
}

/// What there is to tell of the consent to an event's rating (`TR-9.2`) and of the Executive Board's agreement
/// (`TR-1.0.4`), while it still stands so; what was brought here with its games has no start lists to wait for
/// it. No event needs both: a final of ICCF is none of a federation.
fn consent(act: EventActKind, event: &StoredEvent) -> Option<&'static str> {
    let given = event.rating_consent.is_some();
    let agreed = event.board_agreement.is_some();
    match act {
        EventActKind::Announced if event.waits_for_consent(ConsentKind::Final) => Some("planned"),
        EventActKind::ConsentLapsed if event.waits_for_consent(ConsentKind::Final) => {
            Some("replanned")
        }
        EventActKind::ConsentLapsed if event.waits_for_consent(ConsentKind::Rating) => {
            Some("lapsed")
        }
        EventActKind::BoardAgreed if agreed => Some("agreed"),
        EventActKind::BoardAgreementTaken if !agreed => Some("disagreed"),
        EventActKind::Announced if event.waits_for_consent(ConsentKind::Rating) => Some("asked"),
        EventActKind::Imported if event.waits_for_consent(ConsentKind::Rating) => Some("brought"),
        EventActKind::RatingConsented if given && event.imported.is_some() => Some("counted"),
        EventActKind::RatingConsented if given => Some("given"),
        EventActKind::RatingConsentTaken if !given => Some("taken"),
        _ => None,
    }
}

/// What whoever has no opponent gets: a point in a Swiss tournament; elsewhere they go on.
fn without_game(system: System) -> &'static str {
    match system {
        System::Swiss { .. } => "bye",
        System::RoundRobin { .. }
        | System::Scheveningen
        | System::Silli { .. }
        | System::KnockOut { .. } => "alone",
    }
}

/// What has become of an entry, as the texts know it, while it still stands so.
fn news(act: EventActKind, state: Option<EntryState>, system: System) -> Option<&'static str> {
    let (news, stands) = match act {
        EventActKind::Entered => ("entered", state.is_some_and(EntryState::is_alive)),
        EventActKind::EnteredByFile => ("entered", true),
        EventActKind::PlayersAdvanced if state == Some(EntryState::Accepted) => ("advanced", true),
        EventActKind::PlayersAdvanced => ("entered", state.is_some_and(EntryState::is_alive)),
        // Those alone are told who have no opponent.
        EventActKind::Published => (without_game(system), state == Some(EntryState::Accepted)),
        EventActKind::Accepted => ("accepted", state == Some(EntryState::Accepted)),
        EventActKind::PutOnWaitingList => ("waiting", state == Some(EntryState::Waiting)),
        EventActKind::Refused => ("refused", state == Some(EntryState::Refused)),
        EventActKind::Withdrawn => ("withdrawn", state == Some(EntryState::Withdrawn)),
        EventActKind::Announced
        | EventActKind::Changed
        | EventActKind::ConsentLapsed
        | EventActKind::RatingConsented
        | EventActKind::RatingConsentTaken
        | EventActKind::BoardAgreed
        | EventActKind::BoardAgreementTaken
        | EventActKind::Cancelled
        | EventActKind::OrganiserAdded
        | EventActKind::OrganiserRemoved
        | EventActKind::DeputyNamed
        | EventActKind::DeputyRemoved
        | EventActKind::FeePaid
        | EventActKind::FeeNotPaid
        | EventActKind::Confirmed
        | EventActKind::DepositPaid
        | EventActKind::DepositRefunded
        | EventActKind::DepositForfeited
        | EventActKind::TeamEntered
        | EventActKind::TeamChanged
        | EventActKind::TeamCaptainNamed
        | EventActKind::TeamFeePaid
        | EventActKind::TeamAccepted
        | EventActKind::TeamPutOnWaitingList
        | EventActKind::TeamRefused
        | EventActKind::TeamWithdrawn
        | EventActKind::ReplacementAsked
        | EventActKind::SubstituteNamed
        | EventActKind::PlayerReplaced
        | EventActKind::ReplacedBeforePlay
        | EventActKind::ReplacementDeclined
        | EventActKind::BoardLost
        | EventActKind::ReplacementTakenBack
        | EventActKind::ReplacementLapsed
        | EventActKind::SubstituteApplied
        | EventActKind::SubstituteConsented
        | EventActKind::SubstituteRefused
        | EventActKind::SeasonDecided
        | EventActKind::LotsCommitted
        | EventActKind::SectionsProposed
        | EventActKind::Imported
        | EventActKind::Finished
        | EventActKind::Reopened => return None,
    };
    stands.then_some(news)
}
