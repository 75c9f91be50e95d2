//! Whether a player has won a section, for an entry by that win (`TR-2.3`, `TR-2.5`,
//! `TR-2.6`).

use app::{App, Problem, played_game};
use rules::PlayerId;
use rules::tournament::{Grounds, PlayedGame, SectionWin, WonSection, standings};
use store::{Error, EventId, SectionId, SectionResult, SectionTable, StoredEvent};

/// What is known of the section that grounds name; none where they name none that has an event.
/// `event`: which the player enters.
pub(crate) async fn section_win(
    app: &App,
    player: PlayerId,
    grounds: Option<&Grounds>,
    event: EventId,
) -> Result<Option<SectionWin>, Problem> {
    let Some(Grounds::SectionWinner(WonSection::Number(section))) = grounds else {
        return Ok(None);
    };
    let section = SectionId(*section);
    let table = match app.store.section_table(section).await {
        Err(Error::NotFound) => return Ok(None),
        table => table?,
    };
    let Some(played_in) = table.section.event else { return Ok(None) };
    let played_in = app.store.event(played_in).await?;
    let used = app.store.win_used(player, section).await?;
    Ok(Some(SectionWin {
        class: played_in.announcement.entry,
        first: is_first(&table, &played_in, player),
        used: used.is_some_and(|used| used != event),
    }))
}

/// Whether the player's first place is final and qualifies.
fn is_first(table: &SectionTable, event: &StoredEvent, player: PlayerId) -> bool {
    let number = |id: PlayerId| table.start_list.iter().position(|line| line.player == id);
    let game = |game: &SectionResult| played_game(game, number(game.white)?, number(game.black)?);
    let games: Vec<PlayedGame> = table.results.iter().filter_map(game).collect();
    let lines = standings(table.start_list.len(), &games, &event.announcement.tie_breaks);
    let own = number(player).and_then(|number| lines.iter().find(|line| line.player == number));
    let over = table.finished() == table.results.len();
    over && own.is_some_and(|line| line.qualifies())
}
