//! What an outage does to a game of its sections.

use serde::{Deserialize, Serialize};

use super::Outage;
use crate::tournament::SectionId;
use crate::{
    ByColor, DecidedRuling, Decision, DirectedGame, Directive, Ending, Event, Game, GameId,
    Instant, PlayerId, Reason, Refusal, Ruling, RulingKind,
};

/// A game that was lost on time or by silence within an outage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LostGame {
    /// The game.
    pub game: GameId,
    /// Its section.
    pub section: SectionId,
    /// When it ended.
    pub at: Instant,
    /// Whether silence lost it, and not the flag.
    pub silent: bool,
}

impl LostGame {
    /// A game that was lost on time or by silence; none where it has ended otherwise.
    pub fn of(game: GameId, section: SectionId, ending: &Ending) -> Option<LostGame> {
        let silent = match ending.reason {
            Reason::TimeForfeiture => false,
            Reason::Silence => true,
            Reason::Checkmate
            | Reason::Resignation
            | Reason::Stalemate
            | Reason::DeadPosition
            | Reason::Agreement
            | Reason::Repetition { .. }
            | Reason::FiftyMoves { .. }
            | Reason::TablebaseWin
            | Reason::TablebaseDraw
            | Reason::CountRunOut(_)
            | Reason::CountMate
            | Reason::Default
            | Reason::Cancelled
            | Reason::Adjudication { .. }
            | Reason::Recorded => return None,
        };
        Some(LostGame { game, section, at: ending.at, silent })
    }

    /// How it was lost.
    pub fn reason(&self) -> Reason {
        if self.silent { Reason::Silence } else { Reason::TimeForfeiture }
    }
}

impl Outage {
    /// Whether a game is looked at: it runs, or has ended in the outage.
    pub fn concerns(&self, ended_at: Option<Instant>) -> bool {
        ended_at.is_none_or(|at| self.interval.contains(at))
    }

    /// Gives the time back to a game, once. One that is over, or whose clocks run through, gets
    /// nothing.
    ///
    /// # Errors
    /// Any other [`Refusal`].
    pub fn credit(&self, game: &Game, now: Instant) -> Result<Decision, Refusal> {
        match game.credit_outage(self.interval, now) {
            Err(
                Refusal::GameFinished { .. }
                | Refusal::FlagFallen { .. }
                | Refusal::SilentTooLong { .. }
                | Refusal::ClocksRunThrough,
            ) => Ok(Decision::Repeated(game.log().len())),
            decided => decided,
        }
    }

    /// Whether a game has got the time back.
    pub fn is_credited_to(&self, game: &Game) -> bool {
        let credited = |event: &Event| matches!(*event, Event::OutageCredited { outage, .. } if outage == self.interval);
        game.log().iter().any(credited)
    }

    /// Whether a game that was lost in the outage goes on by the decision, as far as it says so: those
    /// of whoever decides are left to others.
    pub fn may_reinstate(&self, players: &ByColor<PlayerId>) -> bool {
        self.reinstates && players.iter().all(|player| *player != self.decided_by)
    }

    /// The ruling by which games of a section go on that were lost in the outage. The outage brings it
    /// to them: by itself it would give no time back.
    pub fn reinstating(&self, games: impl IntoIterator<Item = GameId>) -> DecidedRuling {
        let (by, at, reason) = (self.decided_by, self.decided_at, self.reason.clone());
        let ruling = Ruling {
            rule: Some("LAW-6.8".to_owned()),
            ..Ruling::new(RulingKind::Reinstate, by, at, reason)
        };
        let directed = |game| DirectedGame { game, directives: vec![Directive::Reinstated] };
        DecidedRuling { ruling, games: games.into_iter().map(directed).collect() }
    }
}
