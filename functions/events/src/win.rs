//! The section that grounds for an entry name, for an entry by its win (`TR-2.3`, `TR-2.5`, `TR-2.6`).

use app::{App, Problem, played_game};
use rules::PlayerId;
use rules::tournament::{
    EventId, Grounds, PlayedGame, PlayedSection, SectionId, SectionWin, WonSection,
};
use store::{Error, SectionResult};

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
    let used_in = app.store.win_used(player, section).await?;
    let number = |id: PlayerId| table.start_list.iter().position(|line| line.player == id);
    let game = |game: &SectionResult| played_game(game, number(game.white)?, number(game.black)?);
    let games: Vec<PlayedGame> = table.results.iter().filter_map(game).collect();
    let played = PlayedSection {
        class: played_in.announcement.entry,
        tie_breaks: &played_in.announcement.tie_breaks,
        players: table.start_list.len(),
        games: &games,
        unfinished: table.results.len() - table.finished(),
        own: number(player),
        is_silent: app.silently_withdrawn(&table).await?.contains(&player),
    };
    Ok(Some(SectionWin::seen_in(&played, used_in, event)))
}
