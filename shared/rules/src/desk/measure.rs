//! What an official decides, with its values, and what that does to a game: the limits are those of
//! the desk, the effect is a list of directives.

use shakmaty::{ByColor, Color};

use crate::{Directive, Ending, HalfPoints, PlayerId, Reason};

/// Days by which a clock is set either way at once (`LAW-6.11`).
pub const ADJUST_DAYS_MAX: i32 = 1_000;
/// Moves by which a counter is set either way at once (`LAW-6.11`).
pub const ADJUST_MOVES_MAX: i16 = 200;
/// Days of a penalty (`LAW-13.3`; `TR-14` names 10).
pub const PENALTY_DAYS_MAX: i32 = 100;

/// What an official decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// A player's clock and move counter are set (`LAW-6.8`, `LAW-6.11`).
    SetClock {
        /// Whose.
        player: PlayerId,
        /// Days added to the time used; negative: given back.
        days: i32,
        /// Moves added to those counted towards the next control; negative: taken off.
        moves: i16,
    },
    /// Play is interrupted (`LAW-6.10a`).
    StopClocks,
    /// Play goes on (`LAW-6.10c`).
    ResumeClocks,
    /// Days are added to a player's used time in every game (`LAW-13.3.2`, `TR-14`).
    Penalty {
        /// Whose.
        player: PlayerId,
        /// How many.
        days: i32,
    },
    /// One player has lost by default, or both have (`LAW-12.1`).
    Default {
        /// Who.
        player: PlayerId,
        /// The other one, where both have.
        other: Option<PlayerId>,
    },
    /// The game counts in nothing (`SKS-7.3`).
    Cancel,
    /// Play is over; the adjudicators decide (`LAW-11.1`).
    SendToAdjudication,
    /// The adjudicators have decided (`LAW-11.1`).
    Adjudicate {
        /// White's points.
        white: HalfPoints,
    },
    /// A game that is over goes on (`LAW-6.8`).
    Reinstate {
        /// Days given back to the one who has lost on time or by silence.
        days: i32,
    },
    /// All of a player's unfinished games are lost by default (`TR-14`).
    Expel {
        /// Whose.
        player: PlayerId,
    },
}

/// Why a measure is not taken. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MeasureRefusal {
    /// Too many days, or none.
    #[error("The days must lie between {min} and {max}.")]
    DaysOutOfRange {
        /// The fewest.
        min: i32,
        /// The most.
        max: i32,
        /// The rule that the measure rests on.
        rule: &'static str,
    },
    /// Too many moves.
    #[error("The moves must lie between -{ADJUST_MOVES_MAX} and {ADJUST_MOVES_MAX}.")]
    MovesOutOfRange,
    /// Neither days nor moves.
    #[error("Say by how many days or moves the clock is to be set.")]
    NothingSet,
    /// More than the whole point.
    #[error("White's points are 0, 1 or 2 halves.")]
    HalvesOutOfRange,
    /// The player does not play this game.
    #[error("This player does not play in the game.")]
    NotAPlayer,
    /// The game was not lost on time.
    #[error("Days are given back only to a player who has lost on time or by silence.")]
    NotLostOnTime,
}

impl MeasureRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            MeasureRefusal::DaysOutOfRange { .. } => "days_out_of_range",
            MeasureRefusal::MovesOutOfRange => "moves_out_of_range",
            MeasureRefusal::NothingSet => "nothing_set",
            MeasureRefusal::HalvesOutOfRange => "halves_out_of_range",
            MeasureRefusal::NotAPlayer => "not_a_player",
            MeasureRefusal::NotLostOnTime => "not_lost_on_time",
        }
    }

    /// The rule that says no, where it is one.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            MeasureRefusal::DaysOutOfRange { rule, .. } => Some(rule),
            MeasureRefusal::MovesOutOfRange | MeasureRefusal::NothingSet => Some("LAW-6.11"),
            MeasureRefusal::HalvesOutOfRange => Some("LAW-12.1"),
            MeasureRefusal::NotAPlayer => None,
            MeasureRefusal::NotLostOnTime => Some("LAW-6.8"),
        }
    }
}

impl Measure {
    /// Refuses values beyond the limits.
    ///
    /// # Errors
    /// `DaysOutOfRange`, `MovesOutOfRange`, `NothingSet`, `HalvesOutOfRange`.
    pub fn check(self) -> Result<(), MeasureRefusal> {
        let within = |days: i32, min: i32, max: i32, rule: &'static str| {
            let fits = (min..=max).contains(&days);
            if fits { Ok(()) } else { Err(MeasureRefusal::DaysOutOfRange { min, max, rule }) }
        };
        match self {
            Measure::SetClock { days, moves, .. } => {
                within(days, -ADJUST_DAYS_MAX, ADJUST_DAYS_MAX, "LAW-6.11")?;
                if !(-ADJUST_MOVES_MAX..=ADJUST_MOVES_MAX).contains(&moves) {
                    return Err(MeasureRefusal::MovesOutOfRange);
                }
                if days == 0 && moves == 0 { Err(MeasureRefusal::NothingSet) } else { Ok(()) }
            }
            Measure::Penalty { days, .. } => within(days, 1, PENALTY_DAYS_MAX, "TR-14"),
            Measure::Reinstate { days } => within(days, 0, ADJUST_DAYS_MAX, "LAW-6.8"),
            Measure::Adjudicate { white: HalfPoints(3..) } => Err(MeasureRefusal::HalvesOutOfRange),
            Measure::StopClocks
            | Measure::ResumeClocks
            | Measure::Default { .. }
            | Measure::Cancel
            | Measure::SendToAdjudication
            | Measure::Adjudicate { .. }
            | Measure::Expel { .. } => Ok(()),
        }
    }

    /// What it does to a game of these players that is over in this way, or not.
    ///
    /// # Errors
    /// What [`Measure::check`] refuses; `NotAPlayer`, `NotLostOnTime`.
    pub fn directives(
        self,
        players: &ByColor<PlayerId>,
        ending: Option<&Ending>,
    ) -> Result<Vec<Directive>, MeasureRefusal> {
        self.check()?;
        let side =
            |player: PlayerId| players.find(|id| *id == player).ok_or(MeasureRefusal::NotAPlayer);
        let adjusted = |by: Color, days, moves| Directive::ClockAdjusted { by, days, moves };
        Ok(match self {
            Measure::SetClock { player, days, moves } => vec![adjusted(side(player)?, days, moves)],
            Measure::Penalty { player, days } => vec![adjusted(side(player)?, days, 0)],
            Measure::StopClocks => vec![Directive::ClocksStopped],
            Measure::ResumeClocks => vec![Directive::ClocksResumed],
            Measure::Default { player, other } => {
                let by = side(player)?;
                let both = match other {
                    Some(other) => side(other)? != by,
                    None => false,
                };
                vec![Directive::Defaulted { by: (!both).then_some(by) }]
            }
            Measure::Expel { player } => vec![Directive::Defaulted { by: Some(side(player)?) }],
            Measure::Cancel => vec![Directive::Cancelled],
            Measure::SendToAdjudication => vec![Directive::SentToAdjudication],
            Measure::Adjudicate { white } => vec![Directive::Adjudicated { white }],
            Measure::Reinstate { days: 0 } => vec![Directive::Reinstated],
            Measure::Reinstate { days } => {
                let on_time =
                    |e: &&Ending| matches!(e.reason, Reason::TimeForfeiture | Reason::Silence);
                let by = ending.filter(on_time).and_then(|ending| ending.by);
                let by = by.ok_or(MeasureRefusal::NotLostOnTime)?;
                vec![Directive::Reinstated, adjusted(by, -days, 0)]
            }
        })
    }
}

/// What is due when a player publishes running games against `TR-14`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PublicationStep {
    /// The first breach: an order to correct the page.
    Order,
    /// The second: 10 days added to the used time in all games.
    Penalty,
    /// The third in the same event: all unfinished games are lost.
    Expulsion,
    /// Repeated in different events, or after expulsion: the officers may suspend the player.
    Suspension,
}

impl PublicationStep {
    /// Days of the penalty (`TR-14`).
    pub const PENALTY_DAYS: i32 = 10;

    /// The step after so many breaches that were decided on in this event (`TR-14`).
    pub fn after(here: usize) -> PublicationStep {
        match here {
            0 => PublicationStep::Order,
            1 => PublicationStep::Penalty,
            2 => PublicationStep::Expulsion,
            _ => PublicationStep::Suspension,
        }
    }

    /// Whether the officers may suspend the player beside this step: a breach was decided on in
    /// another event before, or all steps of this one are used up (`TR-14`).
    pub fn may_suspend(self, elsewhere: usize) -> bool {
        elsewhere > 0 || self == PublicationStep::Suspension
    }

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            PublicationStep::Order => "order",
            PublicationStep::Penalty => "penalty",
            PublicationStep::Expulsion => "expel",
            PublicationStep::Suspension => "suspension",
        }
    }
}
