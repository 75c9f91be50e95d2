//! What is told to whoever follows a player or an event: a line in their list, and nothing else. It asks for
//! nothing, so it is no notice, and nobody is mailed.

use std::collections::BTreeSet;

use app::{App, Problem};
use futures_util::future::try_join_all;
use post::mail::Line;
use rules::{Color, Game, GameId, PlayerId};
use store::{Error, EventActKind, Followed, NewEventAct, Notification, Section};

/// Lines that are written at the same time.
const AT_ONCE: usize = 32;

/// Tells those of a game that is over who follow one of its players, or its event.
///
/// # Errors
/// `unavailable`: once more does no harm.
pub(crate) async fn tell_of_end(
    app: &App,
    id: GameId,
    game: &Game,
    section: &Section,
) -> Result<(), Problem> {
    let both = Color::ALL.map(|color| *game.players().get(color));
    let followed = both.map(Followed::Player).into_iter();
    let mut readers = followers(app, followed.chain(section.event.map(Followed::Event))).await?;
    // They are told in a letter.
    for player in both {
        readers.remove(&player);
    }
    if readers.is_empty() {
        return Ok(());
    }
    let told = Notification {
        // Whose game goes on after all sees it end another time.
        key: format!("followed-game-{id}-{}", game.log().len()),
        at: app.clock.now(),
        title: app.game_in_short(game).await?,
        event: section.full_name(),
        path: format!("/game/{id}"),
    };
    for few in readers.into_iter().collect::<Vec<_>>().chunks(AT_ONCE) {
        try_join_all(few.iter().map(|reader| app.store.keep_notification(*reader, &told))).await?;
    }
    Ok(())
}

/// Tells of a line of an event's log those who follow the event, or a round from which it goes on, but not whom a
/// letter tells.
///
/// # Errors
/// `unavailable`: once more does no harm.
pub(crate) async fn tell_of_act(
    app: &App,
    NewEventAct { event, version, act }: &NewEventAct,
    told: &BTreeSet<PlayerId>,
) -> Result<(), Problem> {
    let Some(line) = line_of(act.act) else { return Ok(()) };
    let stored = app.store.event(*event).await?;
    let before = app.rounds_before(&stored).await?;
    let events = std::iter::once(*event).chain(before.iter().map(|round| round.id));
    let readers = followers(app, events.map(Followed::Event)).await?;
    let readers: Vec<PlayerId> =
        readers.into_iter().filter(|it| *it != act.by && !told.contains(it)).collect();
    if readers.is_empty() {
        return Ok(());
    }
    let name = stored.announcement.name;
    for few in readers.chunks(AT_ONCE) {
        try_join_all(few.iter().map(async |reader| {
            let language = match app.store.account(*reader).await {
                Ok(account) => account.language,
                Err(Error::NotFound) => return Ok(()),
                // One that is damaged does not stand in the way of the others.
                Err(error @ Error::Corrupt { .. }) => {
                    tracing::error!(player = %reader, %error, "a follower is not told");
                    return Ok(());
                }
                Err(error) => return Err(Problem::from(error)),
            };
            let told = Notification {
                key: format!("followed-event-{}-{version}", event.0),
                at: app.clock.now(),
                title: line.text(&language).map_err(Problem::internal)?,
                event: name.clone(),
                path: format!("/events/{}", event.0),
            };
            Ok(app.store.keep_notification(*reader, &told).await?)
        }))
        .await?;
    }
    Ok(())
}

/// What those who only look on want to know of an event.
fn line_of(act: EventActKind) -> Option<Line> {
    match act {
        EventActKind::Published => Some(Line::StartLists),
        EventActKind::Finished => Some(Line::FinalTables),
        EventActKind::Reopened => Some(Line::TablesReopened),
        EventActKind::Cancelled => Some(Line::Cancelled),
        EventActKind::Announced
        | EventActKind::Entered
        | EventActKind::EnteredByFile
        | EventActKind::PlayersAdvanced
        | EventActKind::Accepted
        | EventActKind::PutOnWaitingList
        | EventActKind::Refused
        | EventActKind::Withdrawn
        | EventActKind::Changed
        | EventActKind::ConsentLapsed
        | EventActKind::RatingConsented
        | EventActKind::RatingConsentTaken
        | EventActKind::BoardAgreed
        | EventActKind::BoardAgreementTaken
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
        | EventActKind::Imported => None,
    }
}

async fn followers(
    app: &App,
    followed: impl Iterator<Item = Followed>,
) -> Result<BTreeSet<PlayerId>, Problem> {
    let found = try_join_all(followed.map(|it| app.store.followers_of(it))).await?;
    Ok(found.into_iter().flatten().collect())
}
