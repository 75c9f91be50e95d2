//! What a letter is made of, and what several of them need.

use app::{App, Problem};
use post::mail::{Diagram, Link};
use rules::{GameId, PlayerId};
use store::{SectionId, StoredGame};

/// The name of the texts, what they name, where the email leads, and the board.
pub(crate) struct Draft {
    pub(crate) message: &'static str,
    pub(crate) arguments: Vec<(&'static str, String)>,
    pub(crate) link: Link,
    pub(crate) diagram: Option<Diagram>,
}

/// A letter that leads to the list of games.
pub(crate) fn to_games(
    app: &App,
    message: &'static str,
    arguments: Vec<(&'static str, String)>,
) -> Draft {
    let link = Link { url: format!("{}/", app.origin), label: "mail-link-games" };
    Draft { message, arguments, link, diagram: None }
}

/// A player's games of a section that go on.
pub(crate) async fn running_games(
    app: &App,
    player: PlayerId,
    section: SectionId,
) -> Result<Vec<StoredGame>, Problem> {
    let seats = app.store.seats(player).await?;
    let runs = |seat: &&store::Seat| seat.section == section && seat.ended_at.is_none();
    let ids: Vec<GameId> = seats.iter().filter(runs).map(|seat| seat.game).collect();
    // One that cannot be read is in nobody else's way, and told by whoever is to play it back.
    Ok(app
        .store
        .games_each(&ids)
        .await?
        .into_iter()
        .filter_map(|(_, stored)| stored.ok())
        .collect())
}
