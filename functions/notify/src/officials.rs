//! Which officials are told of what waits in a section, under the same conditions as on the desk:
//! nobody where they play.

use std::collections::BTreeSet;

use app::{Act, App, Problem, SignedIn};
use rules::PlayerId;
use store::{Error, Section, SectionId};

/// Who plays in a section.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn players_of(
    app: &App,
    section: SectionId,
) -> Result<BTreeSet<PlayerId>, Problem> {
    let games = app.store.section_results(section).await?;
    Ok(games.iter().flat_map(|game| [game.white, game.black]).collect())
}

/// The section's director and deputies, as long as they are that and do not play; else whoever directs all.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn who_directs(
    app: &App,
    section: SectionId,
    players: &BTreeSet<PlayerId>,
) -> Result<Vec<PlayerId>, Problem> {
    let section = app.store.section(section).await?;
    let mut directs = Vec::new();
    for director in section.directors().filter(|director| !players.contains(director)) {
        if may_direct(app, director, &section).await? {
            directs.push(director);
        }
    }
    if !directs.is_empty() {
        return Ok(directs);
    }
    who_may(app, Act::Direct, players).await
}

/// Whose office lets them do this, as long as they do not play.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn who_may(
    app: &App,
    act: Act,
    players: &BTreeSet<PlayerId>,
) -> Result<Vec<PlayerId>, Problem> {
    let mut officers = app.who_may(act).await?;
    officers.retain(|officer| !players.contains(officer));
    Ok(officers)
}

async fn may_direct(app: &App, player: PlayerId, section: &Section) -> Result<bool, Problem> {
    match app.store.account(player).await {
        Ok(account) => Ok(SignedIn::from(&account).may_at_desk(Act::Direct, section)),
        Err(Error::NotFound) => Ok(false),
        Err(error) => Err(error.into()),
    }
}
