//! The count of Makruk: a right of the weaker side, taken and given up on its own turn
//! (`MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`).

use shakmaty::Color;

use super::Decision;
use crate::{Event, Game, Instant, PlayerId, Refusal};

/// How often a count can be started on one turn: often enough for whoever thinks again, and a log
/// still ends.
const STARTS_A_TURN_MAX: usize = 5;

impl Game {
    /// Decides the start of a count, or its start again with the pieces that are left.
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
        let by = self.side_of(player)?;
        if let Some((index, true)) = self.counted_at(by, ply) {
            return Ok(Decision::Repeated(index));
        }
        self.must_count(by, ply, now)?;
        if !self.may_start_count(by) {
            return Err(Refusal::CountNotAllowed);
        }
        Decision::accepted(Event::CountStarted { at: self.not_before_last(now), by })
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
        let by = self.side_of(player)?;
        if let Some((index, false)) = self.counted_at(by, ply) {
            return Ok(Decision::Repeated(index));
        }
        self.must_count(by, ply, now)?;
        if !self.may_stop_count(by) {
            return Err(Refusal::CountNotYours);
        }
        Decision::accepted(Event::CountStopped { at: self.not_before_last(now), by })
    }

    /// Whether the position lets this side, being on move, start a count, which it can do a few
    /// times on one turn.
    pub fn may_start_count(&self, color: Color) -> bool {
        let makruk = self.position().makruk();
        let this_turn =
            self.log().iter().rev().take_while(|e| !matches!(e, Event::MovePlayed { .. }));
        let starts = this_turn.filter(|e| matches!(e, Event::CountStarted { .. })).count();
        color == self.turn()
            && starts < STARTS_A_TURN_MAX
            && makruk.is_some_and(|m| m.may_start_count(color).is_some())
    }

    /// Whether this side, being on move, counts and may stop.
    pub fn may_stop_count(&self, color: Color) -> bool {
        color == self.turn() && self.position().count().is_some_and(|count| count.by == color)
    }

    /// Refuses a side that cannot count in the position after `ply` half-moves.
    fn must_count(&self, color: Color, ply: u16, now: Instant) -> Result<(), Refusal> {
        self.must_be_on_move(color, ply, now)?;
        if self.position().makruk().is_some() { Ok(()) } else { Err(Refusal::CountNotAllowed) }
    }

    /// What this side did last with its count in the position after `ply` half-moves: the event's
    /// index, and whether the count was started. The same request once more is a repeat, also when
    /// the count ended the game.
    fn counted_at(&self, color: Color, ply: u16) -> Option<(usize, bool)> {
        let here = self.events_by_ply().filter(|(_, played, _)| *played == ply);
        let counted = here.filter_map(|(index, _, event)| match *event {
            Event::CountStarted { by, .. } if by == color => Some((index, true)),
            Event::CountStopped { by, .. } if by == color => Some((index, false)),
            _ => None,
        });
        counted.last()
    }
}
