//! What letters call players, directors and sections.

use app::{App, Problem};
use rules::{PlayerId, Profile};
use store::SectionId;

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

/// The event and the section.
pub(crate) async fn event_of(app: &App, section: SectionId) -> Result<String, Problem> {
    Ok(app.store.section(section).await?.full_name())
}
