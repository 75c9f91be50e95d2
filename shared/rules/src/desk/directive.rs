//! What officials decide about a game, beyond the claims that are made in it.

use shakmaty::{ByColor, Color};

use crate::tournament::Flag;
use crate::{Ending, HalfPoints, Instant, PlayerId, Reason};

/// One thing that a decision of the tournament director or of an officer does to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Directive {
    /// A player's clock is set (`LAW-6.8`, `LAW-6.11`), or time is taken as a penalty (`TR-14`).
    ClockAdjusted {
        /// Whose clock.
        by: Color,
        /// Days added to the time used; negative: given back.
        days: i32,
        /// Moves added to those counted towards the next control; negative: taken off.
        moves: i16,
    },
    /// Both clocks stand still, and nobody can move (`LAW-6.10a`).
    ClocksStopped,
    /// An interrupted game is resumed (`LAW-6.10c`).
    ClocksResumed,
    /// Play is over; the result waits for the adjudicators (`LAW-11.1`).
    SentToAdjudication,
    /// A player has lost by default, or both have (`LAW-12.1`).
    Defaulted {
        /// Who; none: both.
        by: Option<Color>,
    },
    /// The game counts in nothing (`SKS-7.3`).
    Cancelled,
    /// The adjudicators have decided (`LAW-5.1.4`, `LAW-5.2.6`).
    Adjudicated {
        /// White's points; Black has the others.
        white: HalfPoints,
    },
    /// The game goes on as it stood when it ended; the time since is charged to nobody.
    Reinstated,
    /// The game was played, or its result found, elsewhere, and is recorded here (`LAW-8.5`).
    Recorded {
        /// White's points.
        white: HalfPoints,
        /// Black's points.
        black: HalfPoints,
        /// How it ended, where it was not played to its end.
        flag: Option<Flag>,
    },
    /// Somebody else plays on for a side (`TR-8.7b`, `SKS-7.7a-c`).
    Replaced {
        /// Which side.
        by: Color,
        /// Who plays on.
        player: PlayerId,
        /// When the substitute begins: until then both clocks stand still, where they may (`SKS-7.7`). No later than the
        /// game's start: somebody plays from the start, with nothing used on the clock.
        from: Instant,
    },
}

/// What a directive has changed about a player's clock, and after how many half-moves: counted again,
/// the clock must come out the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Adjustment {
    pub(crate) plies: usize,
    pub(crate) by: Color,
    pub(crate) days: i32,
    pub(crate) moves: i16,
    /// Whether it is what was told of a game that was brought here, whose clocks were others before.
    pub(crate) told: bool,
}

impl Directive {
    /// The ending that it brings, if it ends a game.
    pub fn ending(self, at: Instant) -> Option<Ending> {
        let points = |white, black| ByColor { white: HalfPoints(white), black: HalfPoints(black) };
        let (score, reason, by) = match self {
            Directive::Defaulted { by: None } => (points(0, 0), Reason::Default, None),
            Directive::Defaulted { by: Some(by) } => {
                (by.fold_wb(points(0, 2), points(2, 0)), Reason::Default, Some(by))
            }
            Directive::Cancelled => (points(0, 0), Reason::Cancelled, None),
            Directive::Adjudicated { white: HalfPoints(white) } => {
                let white = white.min(2);
                (points(white, 2 - white), Reason::Adjudication { drawn: white == 1 }, None)
            }
            Directive::Recorded { white, black, flag } => {
                let loser = match (white.0, black.0) {
                    (2, 0) => Some(Color::Black),
                    (0, 2) => Some(Color::White),
                    _ => None,
                };
                let (reason, by) = match flag {
                    None => (Reason::Recorded, None),
                    Some(Flag::Adjudicated) => {
                        (Reason::Adjudication { drawn: white == black }, None)
                    }
                    Some(Flag::TimeExceeded) => (Reason::TimeForfeiture, loser),
                    Some(Flag::Default) => (Reason::Default, loser),
                    Some(Flag::Cancelled) => (Reason::Cancelled, None),
                };
                (ByColor { white, black }, reason, by)
            }
            Directive::ClockAdjusted { .. }
            | Directive::ClocksStopped
            | Directive::ClocksResumed
            | Directive::SentToAdjudication
            | Directive::Reinstated
            | Directive::Replaced { .. } => return None,
        };
        Some(Ending { score, reason, by, at })
    }

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Directive::ClockAdjusted { .. } => "clock_adjusted",
            Directive::ClocksStopped => "clocks_stopped",
            Directive::ClocksResumed => "clocks_resumed",
            Directive::SentToAdjudication => "sent_to_adjudication",
            Directive::Defaulted { .. } => "defaulted",
            Directive::Cancelled => "cancelled",
            Directive::Adjudicated { .. } => "adjudicated",
            Directive::Reinstated => "reinstated",
            Directive::Recorded { .. } => "recorded",
            Directive::Replaced { .. } => "replaced",
        }
    }

    /// What it does, in words.
    pub fn in_words(self) -> String {
        let signed = |number: i64, unit: &str| match number {
            0 => String::new(),
            number => format!(" by {number:+} {unit}"),
        };
        match self {
            Directive::ClockAdjusted { by, days, moves } => {
                let (days, moves) = (signed(days.into(), "days"), signed(moves.into(), "moves"));
                format!("clock of {by} adjusted{days}{moves}")
            }
            Directive::ClocksStopped => "clocks stopped".to_owned(),
            Directive::ClocksResumed => "clocks resumed".to_owned(),
            Directive::SentToAdjudication => "sent to adjudication".to_owned(),
            Directive::Defaulted { by: Some(by) } => format!("lost by default by {by}"),
            Directive::Defaulted { by: None } => "lost by default by both".to_owned(),
            Directive::Cancelled => "cancelled".to_owned(),
            Directive::Adjudicated { white: HalfPoints(2) } => {
                "adjudicated won by white".to_owned()
            }
            Directive::Adjudicated { white: HalfPoints(0) } => {
                "adjudicated won by black".to_owned()
            }
            Directive::Adjudicated { .. } => "adjudicated drawn".to_owned(),
            Directive::Reinstated => "reinstated".to_owned(),
            Directive::Recorded { white, black, flag } => {
                let how = flag.map(|flag| format!(" ({})", flag.letter())).unwrap_or_default();
                format!("result recorded: {} to {} half points{how}", white.0, black.0)
            }
            Directive::Replaced { by, player, from } => {
                format!("{by} replaced by {player} from {from}")
            }
        }
    }
}
