//! Norms by a section's table: the overview of its start list, and who has withdrawn.

use rules::norm::{NormOverview, Participant};
use rules::tournament::{Flag, PlayedGame, System};
use store::{SectionResult, SectionTable, StartLine};

/// A section's players and what it offers them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableNorms {
    /// What it offers, withdrawals with cancelled games taken into account (`NORM-4a`).
    pub overview: NormOverview,
    /// The players as of the start, by start number.
    pub players: Vec<Participant>,
    /// By start number: whether all of the player's games are cancelled.
    pub withdrawn: Vec<bool>,
}

impl TableNorms {
    /// The norms of a section that is played in this way; none without a start list.
    pub fn new(system: System, table: &SectionTable, games: &[PlayedGame]) -> Option<TableNorms> {
        let players = table.start_list.iter().map(participant);
        let players = players.collect::<Option<Vec<_>>>().filter(|players| !players.is_empty())?;
        let withdrawn: Vec<bool> = (0..players.len()).map(|player| is_out(games, player)).collect();
        let mut overview = NormOverview::of_system(system, &players);
        if withdrawn.contains(&true) {
            let left = players.iter().zip(&withdrawn).filter(|(_, out)| !**out);
            overview = overview.left_with(&left.map(|(player, _)| *player).collect::<Vec<_>>());
        }
        Some(TableNorms { overview, players, withdrawn })
    }
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

/// A player as of the start: a FIDE rating stands in as one that is not fixed (`NORM-4b`).
fn participant(line: &StartLine) -> Option<Participant> {
    Some(Participant {
        federation: line.federation.parse().ok()?,
        rating: line.rating.or(line.fide),
        fixed: line.rating.is_some() && line.fixed,
        title: line.title.as_deref().and_then(|title| title.parse().ok()),
    })
}

/// Whether the player has withdrawn and all games were cancelled.
fn is_out(games: &[PlayedGame], player: usize) -> bool {
    let own = games.iter().filter(|game| game.white == player || game.black == player);
    let mut own = own.peekable();
    own.peek().is_some() && own.all(|game| game.flag == Some(Flag::Cancelled))
}
