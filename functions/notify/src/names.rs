//! What letters call players, directors and sections.

use app::{App, Problem};
use post::mail::friendly_game;
use rules::tournament::Friendly;
use rules::{PlayerId, Profile};
use store::{Section, SectionId};

/// Given name and family name.
pub(crate) async fn name_of(app: &App, player: PlayerId) -> Result<String, Problem> {
    let found = app.store.players(&[player]).await?;
    let missing = || Problem::internal(format!("player {player} has no profile"));
    found.first().map(Profile::full_name).ok_or_else(missing)
}

/// Who directs a section; the server's name where nobody does.
pub(crate) async fn director_name(
    app: &App,
    director: Option<PlayerId>,
) -> Result<String, Problem> {
    match director {
        Some(director) => name_of(app, director).await,
        None => Ok("Posthorn".to_owned()),
    }
}

/// The event and the section, where no friendly game asks.
pub(crate) async fn event_of(app: &App, section: SectionId) -> Result<String, Problem> {
    Ok(app.store.section(section).await?.full_name())
}

/// The same for a reader of any game: events have their own names, a friendly game one of each language.
pub(crate) fn event_in(language: &str, section: &Section) -> Result<String, Problem> {
    match section.friendly {
        Some(Friendly::Game) => friendly_game(language, &section.name).map_err(Problem::internal),
        Some(Friendly::Tournament) | None => Ok(section.full_name()),
    }
}
