//! The count of Makruk: a right of the weaker side, taken and given up on its own turn
//! (`MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`).

use shakmaty::Color;

use super::Decision;
use crate::{Event, Game, Instant, PlayerId, Refusal};

impl Game {
    /// Decides the start of a count, or its start anew with the pieces that are left.
    ///
    /// # Errors
    /// `NotYourGame`, `StalePosition`, `UnknownPly`, `GameFinished`, `FlagFallen`, `ClaimWaits`,
    /// `NotYourTurn`, `CountNotAllowed`.
    pub fn start_count(
        &self,
        player: PlayerId,
        ply: u16,
        now: Instant,
    ) -> Result<Decision, Refusal> {
        let by = self.counter(player, ply, now)?;
        if let Some(index) =
            self.repeated_count(|event| matches!(event, Event::CountStarted { .. }))
        {
            return Ok(Decision::Repeated(index));
        }
        if !self.may_start_count(by) {
            return Err(Refusal::CountNotAllowed);
        }
        Ok(Decision::Accepted(vec![Event::CountStarted { at: self.not_before_last(now), by }]))
    }

    /// Decides that the counter stops counting.
    ///
    /// # Errors
    /// Those of [`Game::start_count`], and `CountNotYours`.
    pub fn stop_count(
        &self,
        player: PlayerId,
        ply: u16,
        now: Instant,
    ) -> Result<Decision, Refusal> {
        let by = self.counter(player, ply, now)?;
        if let Some(index) =
            self.repeated_count(|event| matches!(event, Event::CountStopped { .. }))
        {
            return Ok(Decision::Repeated(index));
        }
        if !self.may_stop_count(by) {
            return Err(Refusal::CountNotYours);
        }
        Ok(Decision::Accepted(vec![Event::CountStopped { at: self.not_before_last(now), by }]))
    }

    /// Whether the position lets this side, being on move, start a count.
    pub fn may_start_count(&self, color: Color) -> bool {
        let makruk = self.position().makruk();
        color == self.turn() && makruk.is_some_and(|m| m.may_start_count(color).is_some())
    }

    /// Whether this side, being on move, counts and may stop.
    pub fn may_stop_count(&self, color: Color) -> bool {
        color == self.turn() && self.position().count().is_some_and(|count| count.by == color)
    }

    fn counter(&self, player: PlayerId, ply: u16, now: Instant) -> Result<Color, Refusal> {
        let color = self.side_of(player)?;
        if ply < self.ply() {
            return Err(Refusal::StalePosition { asked: ply, played: self.ply() });
        }
        self.must_be_on_move(color, ply, now)?;
        if self.position().makruk().is_none() {
            return Err(Refusal::CountNotAllowed);
        }
        Ok(color)
    }

    /// The last event, when it is of this kind: the same request once more.
    fn repeated_count(&self, same: impl Fn(&Event) -> bool) -> Option<usize> {
        let last = self.log().last()?;
        same(last).then(|| self.log().len() - 1)
    }
}
