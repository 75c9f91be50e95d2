//! What a section leaves with its players: the place and the points that count.

use super::certain::certain_place;
use crate::Instant;
use crate::norm::Category;
use crate::tournament::{PlayedGame, SectionId, Stage, Standing, TieBreak, standings};

/// The last place that a rule asks for.
const LAST_PLACE: u32 = 4;
/// Of a section of the Candidates' Tournament so many advance, unless its announcement says otherwise
/// (`TR-1.4.1`).
pub const CANDIDATES_ADVANCING: u8 = 2;

/// A section of a cycle, as far as it leaves qualifications (`TR-1.1-1.5`).
#[derive(Clone, Copy, Debug)]
pub struct CycleSection<'a> {
    /// Which.
    pub section: SectionId,
    /// Of which stage.
    pub stage: Stage,
    /// The category as of the start; none below all of them.
    pub category: Option<Category>,
    /// How many of it advance to the Final, where it is one of the Candidates' Tournament (`TR-1.4.1`).
    pub advancing: u8,
    /// How players with the same score are told apart (`TR-1.0.9`).
    pub tie_breaks: &'a [TieBreak],
    /// How many players its start list has.
    pub players: usize,
    /// Its games.
    pub games: &'a [PlayedGame],
    /// Who has withdrawn from it silently, by start number counted from 0 (`TR-8.5`).
    pub silent: &'a [usize],
    /// When it ended; none while it runs.
    pub ended_at: Option<Instant>,
    /// How many events of the stage have ended after its own.
    pub later_editions: u32,
}

/// What a section has left with one of its players so far: only what is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// In which section.
    pub section: SectionId,
    /// Of which stage.
    pub stage: Stage,
    /// Its category.
    pub category: Option<Category>,
    /// How many of it advance to the Final.
    pub advancing: u8,
    /// When it ended; none while it runs.
    pub ended_at: Option<Instant>,
    /// How many events of the stage have ended after its own.
    pub later_editions: u32,
    /// The place; while games run the one that is the worst possible. None: behind those that count.
    pub place: Option<u32>,
    /// The best place that the points still allow, whoever else has them.
    pub best_place: u32,
    /// Whether others have the same place in the end, told apart by nothing.
    pub shared: bool,
    /// The points, in half points.
    pub half_points: u32,
    /// Half points that the running games can still bring.
    pub open: u32,
    /// Half points possible in all games that count.
    pub possible: u32,
    /// Whether the section sends anybody to the next level, and this player from the place (`TR-0.4`); told
    /// when it is over.
    pub plus: bool,
}

impl CycleSection<'_> {
    /// What it leaves with the player of a start number, counted from 0, with tie-breaks (`TR-1.0.9`);
    /// nothing with whoever has withdrawn silently (`TR-8.5`). On
    /// the server or by post is the same (`TR-1.0.3`).
    pub fn placing(&self, own: usize) -> Option<Placing> {
        self.placing_in(&standings(self.players, self.games, self.tie_breaks), own)
    }

    /// What it leaves with each of its players, by start number counted from 0.
    pub fn placings(&self) -> Vec<Option<Placing>> {
        let lines = standings(self.players, self.games, self.tie_breaks);
        (0..self.players).map(|own| self.placing_in(&lines, own)).collect()
    }

    fn placing_in(&self, lines: &[Standing], own: usize) -> Option<Placing> {
        if self.silent.contains(&own) {
            return None;
        }
        let line = lines.iter().find(|line| line.player == own)?;
        let is_over = self.ended_at.is_some();
        let place = match is_over {
            true => Some(line.place),
            false => certain_place(self.players, self.games, own, LAST_PLACE),
        };
        let open = line.unfinished.saturating_mul(2);
        let at_best = line.half_points.saturating_add(open);
        let beyond = lines.iter().filter(|other| other.half_points > at_best).count();
        let sends = lines.iter().any(|line| line.qualifies());
        Some(Placing {
            section: self.section,
            stage: self.stage,
            category: self.category,
            advancing: self.advancing,
            ended_at: self.ended_at,
            later_editions: self.later_editions,
            place,
            best_place: u32::try_from(beyond).unwrap_or(u32::MAX).saturating_add(1),
            shared: is_over && line.shared,
            half_points: line.half_points,
            open,
            possible: line.games.saturating_add(line.unfinished).saturating_mul(2),
            plus: is_over && sends && (line.place > 1 || line.qualifies()),
        })
    }
}

impl Placing {
    /// Whether so many per cent of the points possible are there already, whatever comes. Where no game
    /// counts there are no points.
    pub(super) fn has_reached(&self, percent: u32) -> bool {
        let asked = u64::from(percent).saturating_mul(self.possible.into());
        u64::from(self.half_points).saturating_mul(100) >= asked
            && (self.possible > 0 || percent == 0)
    }

    /// Half points that are missing for so many per cent.
    pub(super) fn lacks(&self, percent: u32) -> u32 {
        let asked = percent.saturating_mul(self.possible).div_ceil(100);
        asked.saturating_sub(self.half_points)
    }
}
