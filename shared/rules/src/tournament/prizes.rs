//! Prizes in the World Cup, by the final table (`TR-3.5`).

use crate::tournament::{Stage, Standing};

/// The article that awards them.
pub const PRIZES_ARTICLE: &str = "TR-3.5";

/// Who wins a prize in a section of a stage, by place and with all who share the last one: in the
/// preliminaries and semi-finals of the World Cup the winner, in its Final half of the participants (`TR-3.5`).
/// Nobody before the last game is over, and elsewhere.
///
/// Our reading: of an odd number the larger half; whoever has no game that counts did not take part.
pub fn prize_winners(stage: Stage, table: &[Standing]) -> Vec<&Standing> {
    let took_part = || table.iter().filter(|standing| standing.games > 0);
    let last = match (stage.is_of_world_cup(), stage.next().is_some()) {
        (false, _) => 0,
        (true, true) => 1,
        (true, false) => took_part().count().div_ceil(2),
    };
    let is_over = table.iter().all(|standing| standing.unfinished == 0);
    let wins = |place: u32| usize::try_from(place).is_ok_and(|place| place <= last);
    let mut winners: Vec<_> =
        took_part().filter(|standing| is_over && wins(standing.place)).collect();
    winners.sort_by_key(|standing| (standing.place, standing.player));
    winners
}
