//! Norms by a section's table: the overview of its start list, and who has withdrawn since.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::{NormOverview, NormTerms, Participant, averaged};
use crate::rating::FideTitle;
use crate::tournament::{Announcement, Flag, PlayedGame, System};
use crate::{Federation, Title};

/// A section's players and what it offers them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableNorms {
    /// What it offers, withdrawals with cancelled games taken into account (`NORM-4a`): to all players,
    /// or to each side of a match.
    pub overviews: Vec<NormOverview>,
    /// Which board it is, counted from 1, where teams play.
    board: Option<u8>,
    /// Whose ratings make each of them, by start numbers from 0.
    averaged: Vec<Range<usize>>,
    /// The players as of the start, by start number.
    pub players: Vec<Participant>,
    /// By start number: whether all of the player's games are cancelled.
    pub withdrawn: Vec<bool>,
    /// Who has withdrawn silently, by start number from 0.
    silent: BTreeSet<usize>,
    /// Who plays on for somebody without the status of a substitute, by start number from 0.
    without_status: BTreeSet<usize>,
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
    /// The norms of a section of an event, its games by start numbers from 0; none without players. Where teams play
    /// it is that of a `board`, counted from 1.
    /// Where players have withdrawn and their games are cancelled, category and norms are those of
    /// who is left (`NORM-4a`). `silent` have withdrawn silently, by start number from 0.
    pub fn new(
        (event, board): (&Announcement, Option<u8>),
        players: Vec<Participant>,
        games: &[PlayedGame],
        silent: BTreeSet<usize>,
    ) -> Option<TableNorms> {
        if players.is_empty() {
            return None;
        }
        let withdrawn: Vec<bool> = (0..players.len()).map(|player| is_out(games, player)).collect();
        let averaged = averaged(event.system, players.len());
        let overviews =
            overviews(event.norm_terms(board), event.system, (&players, &withdrawn), &averaged);
        let without_status = BTreeSet::new();
        Some(TableNorms { overviews, board, averaged, players, withdrawn, silent, without_status })
    }

    /// The norms where substitutes play on, by start number from 0; those with the status of one come as of when
    /// they sat down (`TR-8.7e`). With them category and norms are recalculated, and stay where the category would
    /// be lower; the grandmasters and Senior International Masters are those of the start. Whoever has no status
    /// makes no norm.
    #[must_use]
    pub fn with_substitutes(
        mut self,
        event: &Announcement,
        substitutes: &BTreeMap<usize, Option<Participant>>,
    ) -> TableNorms {
        let mut players = self.players.clone();
        for (number, participant) in substitutes {
            match (participant, players.get_mut(*number)) {
                (Some(participant), Some(player)) => *player = *participant,
                _ => {
                    self.without_status.insert(*number);
                }
            }
        }
        let terms = event.norm_terms(self.board);
        let again = overviews(terms, event.system, (&players, &self.withdrawn), &self.averaged);
        for (overview, again) in self.overviews.iter_mut().zip(again) {
            if again.category > overview.category {
                let (grandmasters, remarks) = (overview.grandmasters, overview.remarks.clone());
                *overview = NormOverview { grandmasters, remarks, ..again };
            }
        }
        self
    }

    /// Whether the player with this start number from 0 can make a norm: who has withdrawn, so that all
    /// games are cancelled, or silently (`TR-8.5`), cannot, nor a substitute without the status of one (`TR-8.7e`).
    pub fn may_make(&self, player: usize) -> bool {
        let is_in = self.withdrawn.get(player) == Some(&false);
        is_in && !self.silent.contains(&player) && !self.without_status.contains(&player)
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

/// What a section with these players offers, withdrawals taken into account.
fn overviews(
    terms: NormTerms,
    system: System,
    (players, withdrawn): (&[Participant], &[bool]),
    averaged: &[Range<usize>],
) -> Vec<NormOverview> {
    let mut overviews = NormOverview::of_system(system, terms, players);
    for (overview, averaged) in overviews.iter_mut().zip(averaged) {
        let all = players.iter().zip(withdrawn).skip(averaged.start).take(averaged.len());
        let left: Vec<_> = all.filter(|(_, out)| !**out).map(|(player, _)| *player).collect();
        if left.len() < averaged.len() {
            *overview = overview.left_with(&left);
        }
    }
    overviews
}

/// Whether the player has withdrawn and all games were cancelled.
fn is_out(games: &[PlayedGame], player: usize) -> bool {
    let own = games.iter().filter(|game| game.white == player || game.black == player);
    let mut own = own.peekable();
    own.peek().is_some() && own.all(|game| game.flag == Some(Flag::Cancelled))
}
