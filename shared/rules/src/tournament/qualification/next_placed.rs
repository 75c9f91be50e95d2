//! Who comes next for a vacant place in a Final (`TR-1.4.4`, `TR-1.6.3`).

use super::table::result_rules;
use crate::tournament::{Stage, Standing};

/// So many are told of each section, besides those who had the points.
const NEXT_OF_SECTION: usize = 3;

/// A player behind those whom a section has sent to a Final.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextPlaced {
    /// The start number, counted from 0.
    pub player: usize,
    /// The place, counted from 1.
    pub place: u32,
    /// The score, in half points.
    pub half_points: u32,
    /// Whether the tie-break alone was missing: as many points as the last who went on has.
    pub by_tie_break: bool,
}

impl Stage {
    /// Whether places of its sections lead to another stage, which decides who comes next there.
    pub fn sends_to(self, target: Stage) -> bool {
        self.last_sent_to(target, 0).is_some()
    }

    /// The last place of a section that leads to another stage, where so many of the Candidates' advance.
    fn last_sent_to(self, target: Stage, advancing: u8) -> Option<u32> {
        let to = result_rules().iter().filter(|it| it.source == self && it.target == target);
        to.filter_map(|rule| rule.last(advancing)).max()
    }
}

/// Who comes next of a section of `source` for a place in `target`, by the final table: those who miss out on
/// tie-break first, then by place (`TR-1.4.4`, `TR-1.6.3`). Nobody before the last game is over.
pub fn next_placed(
    target: Stage,
    source: Stage,
    advancing: u8,
    table: &[Standing],
) -> Vec<NextPlaced> {
    let is_over = table.iter().all(|standing| standing.unfinished == 0);
    let Some(last) = source.last_sent_to(target, advancing).filter(|_| is_over) else {
        return Vec::new();
    };
    let (sent, mut behind): (Vec<&Standing>, Vec<&Standing>) =
        table.iter().filter(|it| it.games > 0).partition(|it| it.place <= last);
    behind.sort_by_key(|standing| (standing.place, standing.player));
    let least = sent.iter().map(|standing| standing.half_points).min();
    let next = behind.into_iter().map(|standing| NextPlaced {
        player: standing.player,
        place: standing.place,
        half_points: standing.half_points,
        by_tie_break: Some(standing.half_points) == least,
    });
    let (mut missed, others): (Vec<_>, Vec<_>) = next.partition(|it| it.by_tie_break);
    missed.extend(others.into_iter().take(NEXT_OF_SECTION));
    missed
}
