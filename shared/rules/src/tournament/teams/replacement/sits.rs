//! Who plays on the boards of a team, and which of its replacements have to be looked after.

use super::{Replacement, ReplacementGround};
use crate::tournament::Team;
use crate::{Instant, PlayerId};

impl Team {
    /// Who plays on a board, counted from 1: the last substitute, or whoever stood in the start list.
    pub fn player_on(&self, board: u8) -> Option<PlayerId> {
        let started = *self.line_up.get(usize::from(board).checked_sub(1)?)?;
        let of_board = self.replacements.iter().filter(|it| it.board == board);
        let last = of_board.filter_map(Replacement::seated).next_back();
        Some(last.map_or(started, |seated| seated.player))
    }

    /// The team once the games have followed a replacement, which was read as `then`.
    #[must_use]
    pub fn followed(&self, then: &Replacement) -> Team {
        let mut team = self.clone();
        let is_same = |it: &&mut Replacement| **it == *then;
        if let Some(it) = team.replacements.iter_mut().find(is_same) {
            it.followed = true;
        }
        team
    }

    /// Whoever plays for the team now, board 1 first.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        (1..).map_while(|board| self.player_on(board))
    }

    /// Whoever was replaced on a board and can still be asked about the games, deaths apart; whoever is the captain asks
    /// nobody else (`TR-8.7f`, `SKS-7.10`).
    pub(in crate::tournament::teams) fn replaced_players(&self) -> impl Iterator<Item = PlayerId> {
        let is_replaced =
            |it: &&Replacement| it.seated().is_some() && it.ground != ReplacementGround::Died;
        let replaced = self.replacements.iter().filter(is_replaced).map(|it| it.replaced);
        replaced.filter(|player| *player != self.captain)
    }

    /// The number of the next replacement.
    pub(super) fn next_replacement(&self) -> u16 {
        self.replacements.iter().map(|it| it.number).max().unwrap_or(0) + 1
    }

    /// When somebody has to look after its replacements.
    pub fn alarm_at(&self) -> Option<Instant> {
        self.replacements.iter().filter_map(Replacement::alarm_at).min()
    }

    /// Whoever sits or has sat on its boards, or is named for one.
    pub(super) fn everybody(&self) -> impl Iterator<Item = PlayerId> {
        let substitutes = self.replacements.iter().filter_map(Replacement::substitute);
        self.line_up.iter().copied().chain(substitutes)
    }
}
