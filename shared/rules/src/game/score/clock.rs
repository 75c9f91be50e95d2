//! The clocks as a sheet tells them: the time used counts from arrival to dispatch, without leave
//! (`LAW-8.1`, `LAW-10.1`). That a flag has fallen is for the director to confirm (`TR-8.7a`).

use super::{ScoreLine, Scores};
use crate::{Clock, Color, DAY_SECONDS, Game, Reflection, TimeControl, TimeUsed};

/// A player's clock as one sheet tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreClock {
    /// The clock before the player's next move.
    pub clock: Clock,
    /// The half-move, from 1, by which the player has first used more than there was.
    pub exceeded_at: Option<usize>,
}

impl Scores {
    /// The clock of a player by the lines of a sheet.
    pub fn clock(&self, game: &Game, lines: &[ScoreLine], of: Color) -> ScoreClock {
        let control = game.terms().time_control;
        let (used, exceeded_at) = self.used(game, lines, of);
        let clock = control.clock(used, Reflection::default(), false);
        ScoreClock { clock, exceeded_at }
    }

    fn used(&self, game: &Game, lines: &[ScoreLine], of: Color) -> (TimeUsed, Option<usize>) {
        let control = game.terms().time_control;
        let begun = game.plies().len() == self.base;
        let mut used = if begun { game.time_used(of) } else { TimeUsed::default() };
        let (mut own, mut exceeded_at) = (0, None);
        for (index, line) in lines.iter().enumerate() {
            let half_move = self.base + index + 1;
            if self.mover(game, half_move) != of {
                continue;
            }
            if self.of(of).periods.contains(&own) {
                used = next_period(control, used);
                exceeded_at = None;
            }
            let seconds = self.seconds(game, *line, of);
            let late = control.seconds_to_flag(used, 0).is_some_and(|flag| seconds >= flag);
            if late && exceeded_at.is_none() {
                exceeded_at = Some(half_move);
            }
            used = control.after_move(used, seconds);
            own += 1;
        }
        if self.of(of).periods.contains(&own) {
            (next_period(control, used), None)
        } else {
            (used, exceeded_at)
        }
    }

    /// Days that the half-move of a line has taken, those of leave left out.
    pub fn days(&self, game: &Game, half_move: usize, line: ScoreLine) -> i64 {
        self.seconds(game, line, self.mover(game, half_move)) / DAY_SECONDS
    }

    /// Seconds that a move has taken: whole days from arrival to dispatch, those of leave left out.
    fn seconds(&self, game: &Game, line: ScoreLine, of: Color) -> i64 {
        let (from, until) = (line.arrived.starts_at(), line.sent.starts_at());
        (until - from).saturating_sub(game.leave(of).seconds_between(from, until))
    }
}

/// The clock at which the next move is the first of the next period, with the days of that period
/// (`LAW-8.4`). A control without periods has none to begin.
fn next_period(control: TimeControl, used: TimeUsed) -> TimeUsed {
    let (Some(moves), Some(days)) = (control.control_move(used), control.budget_days(used)) else {
        return used;
    };
    TimeUsed { moves, days, adjusted_days: 0, ..used }
}
