//! Norms by a section's table, as it is kept.

use rules::norm::{Participant, TableNorms};
use rules::tournament::{Announcement, Flag, PlayedGame};
use store::{SectionResult, SectionTable, StartLine};

/// The norms of a section of an event; none without a start list.
pub fn table_norms(
    event: &Announcement,
    table: &SectionTable,
    games: &[PlayedGame],
) -> Option<TableNorms> {
    let players = table.start_list.iter().map(participant).collect::<Option<Vec<_>>>()?;
    TableNorms::new(event, players, games)
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
    Some(Participant::at_start(federation, title, line.rating, line.fixed, line.fide))
}
