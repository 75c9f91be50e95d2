//! Clocks, time controls and silence as JSON.

use chrono::{DateTime, Utc};
use rules::{Color, EndsBy, Game, Instant, Interval, SILENCE_DAYS_MAX, TripleBlock};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{ColorView, time};

/// One player's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Clock)]
pub struct ClockView {
    /// Whether it is running now.
    pub running: bool,
    /// Whole days left up to the next control, the present reflection taken off; none without a
    /// limit.
    #[schema(required)]
    pub days_left: Option<i64>,
    /// Seconds until the flag falls, while it runs; in Triple Block what the clock shows.
    #[schema(required)]
    pub seconds_left: Option<i64>,
    /// Days charged so far.
    pub days_used: u32,
    /// Moves to make by the next control; none where the time is for all moves.
    #[schema(required)]
    pub moves_to_go: Option<u16>,
    /// The move number of the next control; none where the time is for all moves.
    #[schema(required)]
    pub control_move: Option<u16>,
    /// Seconds spent on the present move.
    pub thinking_seconds: i64,
    /// Whether the time that passes now counts twice.
    pub doubled: bool,
    /// Seconds until time counts twice, while the clock runs and time does not count twice yet.
    #[schema(required)]
    pub doubles_in_seconds: Option<i64>,
    /// Seconds in the bank; only in Triple Block.
    #[schema(required)]
    pub bank_seconds: Option<i64>,
}

impl From<rules::Clock> for ClockView {
    fn from(clock: rules::Clock) -> ClockView {
        ClockView {
            running: clock.running,
            days_left: clock.days_left,
            seconds_left: clock.seconds_left,
            days_used: clock.days_used,
            moves_to_go: clock.moves_to_go,
            control_move: clock.control_move,
            thinking_seconds: clock.thinking_seconds,
            doubled: clock.doubled,
            doubles_in_seconds: clock.doubles_in_seconds,
            bank_seconds: clock.bank_seconds,
        }
    }
}

/// How much time the players have (LAW-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[schema(as = TimeControl)]
pub enum TimeControlView {
    /// So many moves in so many days, again and again; unused days carry over.
    MovesInDays {
        /// Moves to make by each control.
        moves: u16,
        /// Days that each control adds.
        days: u16,
        /// Days on one move after which days count twice.
        #[schema(required)]
        double_after_days: Option<u16>,
    },
    /// One period, then others again and again; unused days carry over.
    Phases {
        /// The first period.
        first: PeriodView,
        /// Every later one.
        then: PeriodView,
        /// Days on one move after which days count twice.
        #[schema(required)]
        double_after_days: Option<u16>,
    },
    /// Days for the whole game, and more with each move.
    BasePerMove {
        /// Days at the start.
        days: u16,
        /// Days that each move adds.
        days_per_move: u16,
        /// Days on one move after which days count twice.
        #[schema(required)]
        double_after_days: Option<u16>,
    },
    /// A clock, an increment and a bank.
    TripleBlock {
        /// Days that the clock shows at the start and at most.
        clock_days: i64,
        /// Days in the bank at the start.
        bank_days: u16,
        /// Days added after each of the first 50 moves.
        increment_days: u16,
        /// Whether the clock shows three days at least after a move beyond the 50th.
        protected: bool,
    },
    /// No limit.
    None,
}

/// Moves to be made in a number of days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Period)]
pub struct PeriodView {
    /// Moves to make by the control.
    pub moves: u16,
    /// Days that the period adds.
    pub days: u16,
}

impl From<rules::Period> for PeriodView {
    fn from(rules::Period { moves, days }: rules::Period) -> PeriodView {
        PeriodView { moves, days }
    }
}

impl From<rules::TimeControl> for TimeControlView {
    fn from(control: rules::TimeControl) -> TimeControlView {
        use rules::TimeControl as Known;
        match control {
            Known::MovesInDays { moves, days, double_after_days } => {
                TimeControlView::MovesInDays { moves, days, double_after_days }
            }
            Known::Phases { first, then, double_after_days } => TimeControlView::Phases {
                first: first.into(),
                then: then.into(),
                double_after_days,
            },
            Known::BasePerMove { days, days_per_move, double_after_days } => {
                TimeControlView::BasePerMove { days, days_per_move, double_after_days }
            }
            Known::TripleBlock(TripleBlock { bank_days, increment_days, protected }) => {
                let clock_days = TripleBlock::CLOCK_DAYS;
                TimeControlView::TripleBlock { clock_days, bank_days, increment_days, protected }
            }
            Known::None => TimeControlView::None,
        }
    }
}

/// For how long the player on move has not been heard of, in an event where silence loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Silence)]
pub struct SilenceView {
    /// Whole days without a move, days of leave not counted.
    pub days: i64,
    /// When silence loses the game; none once longer reflection is announced.
    #[schema(required)]
    pub lost_at: Option<DateTime<Utc>>,
    /// Whether longer reflection is announced for this move.
    pub announced: bool,
}

impl SilenceView {
    /// The silence of the side to move; none where it does not lose.
    pub fn of(game: &Game, now: Instant) -> Option<SilenceView> {
        let announced = game.reflection_announced();
        let lost_at = (!announced).then(|| time(game.silent_at(SILENCE_DAYS_MAX + 1)));
        Some(SilenceView { days: game.silent_days(now)?, lost_at, announced })
    }
}

/// What puts an end to a game in which nobody does anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = EndsBy)]
pub enum EndsByName {
    /// The flag of the player on move falls.
    Flag,
    /// The player on move has been silent for too long.
    Silence,
    /// Play in the section ends, and the adjudicators decide (LAW-11.1).
    EndOfPlay,
}

/// Whatever ends a game first if nobody does anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = EndsFirst)]
pub struct EndsFirstView {
    /// When.
    pub at: DateTime<Utc>,
    /// Seconds until then; negative once it has passed.
    pub seconds: i64,
    /// What it is.
    pub by: EndsByName,
}

impl EndsFirstView {
    /// What ends a game first, play in its section ending at `play_ends`; none where nothing does.
    pub fn of(game: &Game, play_ends: Option<Instant>, now: Instant) -> Option<EndsFirstView> {
        game.ends_first(play_ends).map(|ends| EndsFirstView {
            at: time(ends.at),
            seconds: ends.at - now,
            by: match ends.by {
                EndsBy::Flag => EndsByName::Flag,
                EndsBy::Silence => EndsByName::Silence,
                EndsBy::EndOfPlay => EndsByName::EndOfPlay,
            },
        })
    }
}

/// A flag that has fallen and that the opponent may claim (LAW-6.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Flag)]
pub struct FlagView {
    /// Whose.
    pub by: ColorView,
    /// When it fell.
    pub at: DateTime<Utc>,
}

impl FlagView {
    /// The flag that has fallen by `now` in a game that is not over.
    pub fn of(game: &Game, now: Instant) -> Option<FlagView> {
        game.flag_fell(now).map(|(by, at)| FlagView { by: by.into(), at: time(at) })
    }
}

/// Days on which a clock stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Interval)]
pub struct IntervalView {
    /// The first second.
    pub from: DateTime<Utc>,
    /// The first second after it.
    pub until: DateTime<Utc>,
}

impl From<Interval> for IntervalView {
    fn from(Interval { from, until }: Interval) -> IntervalView {
        IntervalView { from: time(from), until: time(until) }
    }
}

impl IntervalView {
    /// The leave of a side that has not passed yet.
    pub fn leave(game: &Game, color: Color, now: Instant) -> Vec<IntervalView> {
        let leave = game.leave(color).as_slice().iter();
        leave.filter(|leave| now < leave.until).map(|leave| (*leave).into()).collect()
    }
}
