//! What an official's decision does to a game.

use crate::desk::Adjustment;
use crate::game::{State, Stopped, TOLD};
use crate::{Directive, Game, Instant, Interval, Stop};

impl Game {
    /// What an official has decided, or what was told of a game that was brought here.
    pub(crate) fn apply_directive(
        &mut self,
        at: Instant,
        decision: u32,
        directive: Directive,
    ) -> Option<()> {
        if let Some(ending) = directive.ending(at) {
            self.state = State::Finished(ending);
            return Some(());
        }
        match (directive, self.state.stands_since()) {
            (Directive::ClockAdjusted { by, days, moves }, _) => {
                let (plies, told) = (self.plies.len(), decision == TOLD);
                self.adjusted.push(Adjustment { plies, by, days, moves, told });
                self.adjusted_at = Some(at);
                self.restart_clocks();
            }
            (Directive::ClocksStopped, None) => {
                let why = if decision == TOLD { Stop::Elsewhere } else { Stop::Director };
                self.state = State::Stopped(Stopped { since: at, why });
            }
            (Directive::SentToAdjudication, since) => {
                let since = since.unwrap_or(at);
                self.state = State::Stopped(Stopped { since, why: Stop::Adjudication });
            }
            (Directive::ClocksResumed, Some(since)) if self.stopped().is_some() => {
                self.go_on(since, at);
            }
            (Directive::Reinstated, Some(since)) => self.go_on(since, at),
            (Directive::Replaced { by, player, from }, _) => {
                let is_new = self.color_of(player).is_none() && !self.is_in_adjudication();
                is_new.then(|| self.replace(by, player, (at, from)))?;
            }
            _ => return None,
        }
        Some(())
    }

    /// The game goes on where it is played.
    fn go_on(&mut self, since: Instant, at: Instant) {
        self.stood.add(Interval { from: since, until: at });
        if self.is_played_elsewhere() {
            self.state = State::Stopped(Stopped { since: at, why: Stop::Elsewhere });
        } else {
            self.start_clock();
        }
    }
}
