//! Norms by a section's table: the overview of its start list, and who has withdrawn since.

use std::collections::BTreeSet;
use std::ops::Range;

use super::{NormOverview, Participant, averaged};
use crate::rating::FideTitle;
use crate::tournament::{Announcement, Flag, PlayedGame};
use crate::{Federation, Title};

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
    /// Who has withdrawn silently, by start number from 0.
    silent: BTreeSet<usize>,
}

impl Participant {
    /// A player as of the start. Without a published rating that of FIDE stands in for it, as one
    /// that is not fixed, and the title of FIDE for one of ours where it is higher (`NORM-4b`);
    /// `fide` are both, by the list that is valid then. The federation is a member of ICCF, unless
    /// [`Participant::of_non_member`] says otherwise.
    pub fn at_start(
        federation: Federation,
        title: Option<Title>,
        published: Option<u16>,
        fixed: bool,
        fide: (Option<u16>, Option<FideTitle>),
    ) -> Participant {
        let (fide_rating, fide_title) = fide;
        let rating = published.or(fide_rating);
        let of_fide = fide_title.filter(|_| published.is_none()).and_then(FideTitle::stands_for);
        let higher = of_fide.filter(|it| title.is_none_or(|title| !title.covers(*it)));
        let title = higher.or(title);
        let fixed = published.is_some() && fixed;
        Participant { federation, is_of_member: true, rating, fixed, title }
    }

    /// The same player of a federation that is no member of ICCF, where `so` (`NORM-1`).
    #[must_use]
    pub fn of_non_member(self, so: bool) -> Participant {
        Participant { is_of_member: !so, ..self }
    }
}

impl TableNorms {
    /// The norms of a section of an event, its games by start numbers from 0; none without players.
    /// Where players have withdrawn and their games are cancelled, category and norms are those of
    /// who is left (`NORM-4a`). `silent` have withdrawn silently, by start number from 0.
    pub fn new(
        event: &Announcement,
        players: Vec<Participant>,
        games: &[PlayedGame],
        silent: BTreeSet<usize>,
    ) -> Option<TableNorms> {
        if players.is_empty() {
            return None;
        }
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
        Some(TableNorms { overviews, averaged, players, withdrawn, silent })
    }

    /// Whether the player with this start number from 0 can make a norm: who has withdrawn, so that all
    /// games are cancelled, or silently (`TR-8.5`), cannot.
    pub fn may_make(&self, player: usize) -> bool {
        self.withdrawn.get(player) == Some(&false) && !self.silent.contains(&player)
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

/// Whether the player has withdrawn and all games were cancelled.
fn is_out(games: &[PlayedGame], player: usize) -> bool {
    let own = games.iter().filter(|game| game.white == player || game.black == player);
    let mut own = own.peekable();
    own.peek().is_some() && own.all(|game| game.flag == Some(Flag::Cancelled))
}
