//! Norms by a section's table, as it is kept.

use std::collections::{BTreeMap, BTreeSet};

use rules::PlayerId;
use rules::norm::{Participant, TableNorms};
use rules::tournament::{Announcement, Flag, PlayedGame, Standing, TieBreak, standings};
use store::{SectionResult, SectionTable, StartLine, ruling_log};

use crate::{App, Problem};

impl App {
    /// Who has withdrawn silently from a section (`TR-8.5`). Where no game was lost by default or
    /// cancelled nobody has, and nothing is asked.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn silently_withdrawn(
        &self,
        table: &SectionTable,
    ) -> Result<BTreeSet<PlayerId>, Problem> {
        let is_of_withdrawal = |game: &SectionResult| match flag_of(game) {
            Some(Flag::Default | Flag::Cancelled) => true,
            Some(Flag::Adjudicated | Flag::TimeExceeded) | None => false,
        };
        if !table.results.iter().any(is_of_withdrawal) {
            return Ok(BTreeSet::new());
        }
        let rulings = self.store.decisions(table.section.id).await?;
        Ok(ruling_log(&rulings).silently_withdrawn())
    }
}

/// The norms of a section of an event; none without a start list. `silent` have withdrawn silently
/// ([`App::silently_withdrawn`]).
pub fn table_norms(
    event: &Announcement,
    table: &SectionTable,
    games: &[PlayedGame],
    silent: &BTreeSet<PlayerId>,
) -> Option<TableNorms> {
    // A newcomer is there from the start; on a board the substitute's status decides (`TR-8.7e`).
    let of_teams = table.section.board.is_some();
    let at_start = |line| if of_teams { StartLine::at_start(line) } else { line };
    let started = table.start_list.iter().map(|line| participant(at_start(line)));
    let players = started.collect::<Option<Vec<_>>>()?;
    let is_silent = |number: &usize| {
        table.start_list.get(*number).is_some_and(|line| silent.contains(&line.player))
    };
    let silent = (0..players.len()).filter(is_silent).collect();
    let norms = TableNorms::new((event, table.section.board_number()), players, games, silent)?;
    let replaced = table.start_list.iter().enumerate();
    let replaced = replaced.filter(|(_, line)| of_teams && !line.predecessors.is_empty());
    let substitute = |line: &StartLine| participant(line).filter(|_| line.has_status);
    let substitutes: BTreeMap<usize, _> =
        replaced.map(|(number, line)| (number, substitute(line))).collect();
    Some(if substitutes.is_empty() { norms } else { norms.with_substitutes(event, &substitutes) })
}

/// A player's start number in a section, counted from 0, of a substitute the predecessor's; none: nobody of its start list.
pub fn start_number(table: &SectionTable, player: PlayerId) -> Option<usize> {
    table.number_of(player)
}

/// The start number of whoever plays there now: what is won is not the predecessor's.
pub fn own_number(table: &SectionTable, player: PlayerId) -> Option<usize> {
    table.start_list.iter().position(|line| line.player == player)
}

/// A section's games as standings ask for them.
pub fn played_games(table: &SectionTable) -> Vec<PlayedGame> {
    let number = |player| start_number(table, player);
    let game = |game| played_game(game, number(game.white)?, number(game.black)?);
    table.results.iter().filter_map(game).collect()
}

/// Where everybody of a section's start list stands.
pub fn table_standings(table: &SectionTable, tie_breaks: &[TieBreak]) -> Vec<Standing> {
    standings(table.start_list.len(), &played_games(table), tie_breaks)
}

/// A game as standings ask for it, its players by start number from 0.
pub fn played_game(game: &SectionResult, white: usize, black: usize) -> Option<PlayedGame> {
    (white != black).then(|| PlayedGame {
        white,
        black,
        result: game.result.map(|(white, black, _)| (white, black)),
        flag: flag_of(game),
    })
}

/// The letter beside a result, by why the game ended.
pub fn flag_of(game: &SectionResult) -> Option<Flag> {
    game.reason.as_deref().and_then(Flag::of_reason)
}

fn participant(line: &StartLine) -> Option<Participant> {
    let federation = line.federation.parse().ok()?;
    let title = line.title.as_deref().and_then(|title| title.parse().ok());
    let fide = (line.fide, line.fide_title);
    let participant = Participant::at_start(federation, title, line.rating, line.fixed, fide);
    Some(participant.of_non_member(line.of_non_member))
}
