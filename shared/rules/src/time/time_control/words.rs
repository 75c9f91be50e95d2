//! Time controls as text: in words, which can be read back, and as correspondence clients write
//! them.

use std::fmt;
use std::str::FromStr;

use super::{DAY_SECONDS, Period, TimeControl, TripleBlock};

/// The text names no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "that is no time control: write “10 moves in 50 days double after 20”, “10 moves in 30 days \
     then 1 moves in 3 days”, “180 days plus 1 days per move”, “triple block bank 75 increment 5” \
     or “none”"
)]
pub struct ParseTimeControlError;

/// In words; [`TimeControl::from_str`] reads them back.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TimeControl::MovesInDays { moves, days, .. } => {
                write!(f, "{moves} moves in {days} days")?;
            }
            TimeControl::Phases { first, then, .. } => write!(
                f,
                "{} moves in {} days then {} moves in {} days",
                first.moves, first.days, then.moves, then.days
            )?,
            TimeControl::BasePerMove { days, days_per_move, .. } => {
                write!(f, "{days} days plus {days_per_move} days per move")?;
            }
            TimeControl::TripleBlock(TripleBlock { bank_days, increment_days, protected }) => {
                write!(f, "triple block bank {bank_days} increment {increment_days}")?;
                if protected {
                    f.write_str(" protected")?;
                }
            }
            TimeControl::None => f.write_str("none")?,
        }
        match self.double_after_days() {
            Some(limit) => write!(f, " double after {limit}"),
            None => Ok(()),
        }
    }
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        parse(&words).ok_or(ParseTimeControlError)
    }
}

fn parse(words: &[&str]) -> Option<TimeControl> {
    // Digits alone: the standard library takes a plus sign as well.
    let digits = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
    let number = |text: &str| Some(text).filter(digits)?.parse::<u16>().ok();
    let period = |moves: &str, days: &str| {
        let period = Period { moves: number(moves)?, days: number(days)? };
        (period.moves > 0).then_some(period)
    };
    let (words, double_after_days) = match words {
        [rest @ .., "double", "after", limit] => (rest, Some(number(limit)?)),
        words => (words, None),
    };
    let control = match *words {
        [moves, "moves", "in", days, "days"] => {
            let Period { moves, days } = period(moves, days)?;
            TimeControl::MovesInDays { moves, days, double_after_days }
        }
        [m1, "moves", "in", d1, "days", "then", m2, "moves", "in", d2, "days"] => {
            TimeControl::Phases { first: period(m1, d1)?, then: period(m2, d2)?, double_after_days }
        }
        [days, "days", "plus", per_move, "days", "per", "move"] => TimeControl::BasePerMove {
            days: number(days)?,
            days_per_move: number(per_move)?,
            double_after_days,
        },
        ["triple", "block", "bank", bank, "increment", increment, ref end @ ..] => {
            let protected = match *end {
                [] => false,
                ["protected"] => true,
                _ => return None,
            };
            let (bank_days, increment_days) = (number(bank)?, number(increment)?);
            TimeControl::TripleBlock(TripleBlock { bank_days, increment_days, protected })
        }
        ["none"] => TimeControl::None,
        _ => return None,
    };
    // Only where days are counted can they count twice.
    (control.double_after_days() == double_after_days).then_some(control)
}

impl TimeControl {
    /// As Xfcc clients and PGN write it: moves and seconds, `10/4320000`; periods one after the
    /// other, time and increment for Triple Block. Doubling has no form there.
    pub fn xfcc(&self) -> String {
        let seconds = |days: u16| i64::from(days) * DAY_SECONDS;
        let period = |Period { moves, days }| format!("{moves}/{}", seconds(days));
        match *self {
            TimeControl::MovesInDays { moves, days, .. } => period(Period { moves, days }),
            TimeControl::Phases { first, then, .. } => {
                format!("{}:{}", period(first), period(then))
            }
            TimeControl::BasePerMove { days, days_per_move, .. } => {
                format!("{}+{}", seconds(days), seconds(days_per_move))
            }
            TimeControl::TripleBlock(TripleBlock { bank_days, increment_days, .. }) => {
                let given = TripleBlock::CLOCK_DAYS * DAY_SECONDS + seconds(bank_days);
                format!("{given}+{}", seconds(increment_days))
            }
            TimeControl::None => "-".to_owned(),
        }
    }
}
