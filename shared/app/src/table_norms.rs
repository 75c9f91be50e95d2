//! Norms by a section's table: the overview of its start list, and who has withdrawn.

use std::ops::Range;

use rules::norm::{NormOverview, Participant, averaged};
use rules::tournament::{Announcement, Flag, PlayedGame};
use store::{SectionResult, SectionTable, StartLine};

/// A section's players and what it offers them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableNorms {
    /// What it offers, withdrawals with cancelled games taken into account (`NORM-4a`): to all players,
    /// or to each side of a match.
    pub overviews: Vec<NormOverview>,
    /// Whose ratings make each of them, by start numbers from 0.
    averaged: Vec<Range<usize>>,
    /// The players as of the start, by start number.
    pub players: Vec<Participant>,
    /// By start number: whether all of the player's games are cancelled.
    pub withdrawn: Vec<bool>,
}

impl TableNorms {
    /// The norms of a section of an event; none without a start list.
    pub fn new(
        event: &Announcement,
        table: &SectionTable,
        games: &[PlayedGame],
    ) -> Option<TableNorms> {
        let players = table.start_list.iter().map(participant);
        let players = players.collect::<Option<Vec<_>>>().filter(|players| !players.is_empty())?;
        let withdrawn: Vec<bool> = (0..players.len()).map(|player| is_out(games, player)).collect();
        let averaged = averaged(event.system, players.len());
        let mut overviews = NormOverview::of_system(event.system, event.norm_terms(), &players);
        for (overview, averaged) in overviews.iter_mut().zip(&averaged) {
            let all = players.iter().zip(&withdrawn).skip(averaged.start).take(averaged.len());
            let left: Vec<_> = all.filter(|(_, out)| !**out).map(|(player, _)| *player).collect();
            if left.len() < averaged.len() {
                *overview = overview.left_with(&left);
            }
        }
        Some(TableNorms { overviews, averaged, players, withdrawn })
    }

    /// Which of the overviews counts for the player with this start number from 0.
    pub fn side(&self, player: usize) -> usize {
        // Nobody of a match is in the average that counts for their own side.
        self.averaged.iter().position(|averaged| !averaged.contains(&player)).unwrap_or(0)
    }

    /// The player's opponents as of the start.
    pub fn opponents(&self, player: usize) -> Vec<Participant> {
        let averaged = self.averaged.get(self.side(player)).cloned().unwrap_or(0..0);
        let others = averaged.filter(|other| *other != player);
        others.filter_map(|other| self.players.get(other).copied()).collect()
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
