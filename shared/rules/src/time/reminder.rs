//! When a player who is on move is reminded.

use serde::{Deserialize, Serialize};

use crate::{DAY_SECONDS, Game, Instant, SILENCE_REMINDERS};

/// Why a player is reminded. The order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ReminderCause {
    /// So many days without a move, where silence loses.
    Silence,
    /// So many days before the deadline, as the player has asked for.
    Deadline,
}

/// One reminder of the present turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// When it is due.
    pub at: Instant,
    /// Why.
    pub cause: ReminderCause,
    /// Days of silence, or days before the deadline.
    pub days: u8,
}

/// How many days before a deadline a player wants to be reminded: any of 1 to 30, five of them at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ReminderDays(u32);

impl ReminderDays {
    /// The earliest reminder.
    pub const DAYS_MAX: u8 = 30;
    /// The most reminders of one turn.
    pub const COUNT_MAX: usize = 5;

    /// Those days; none when there are too many, or one is out of range. The same one twice is one.
    pub fn of(days: &[u8]) -> Option<ReminderDays> {
        let fits = days.iter().all(|day| (1..=ReminderDays::DAYS_MAX).contains(day));
        let bits = days.iter().fold(0, |bits, day| bits | 1_u32.wrapping_shl((*day).into()));
        let few = usize::try_from(bits.count_ones()).is_ok_and(|n| n <= ReminderDays::COUNT_MAX);
        (fits && few).then_some(ReminderDays(bits))
    }

    /// What [`ReminderDays::bits`] tells; bits that mean nothing are left out.
    pub fn from_bits(bits: u32) -> ReminderDays {
        ReminderDays(bits & (u32::MAX >> 1) & !1)
    }

    /// One bit for each day, that of the first being the second lowest.
    pub fn bits(self) -> u32 {
        self.0
    }

    /// The days, the most first.
    pub fn days(self) -> impl Iterator<Item = u8> {
        (1..=ReminderDays::DAYS_MAX).rev().filter(move |day| self.0 >> day & 1 == 1)
    }
}

impl Game {
    /// The reminders of the present turn in their order, as far as leave is known: after 14, 28
    /// and 35 days of silence unless longer reflection was announced, and the player's own so many
    /// days before the deadline. None in a game that does not run.
    pub fn reminders(&self, own: ReminderDays) -> Vec<Reminder> {
        if !self.is_running() {
            return Vec::new();
        }
        let silent = self.silence_loses() && !self.reflection_announced();
        let silence = SILENCE_REMINDERS.into_iter().filter(|_| silent).map(|days| Reminder {
            at: self.silent_at(days.into()),
            cause: ReminderCause::Silence,
            days,
        });
        let before = self.deadline().into_iter().flat_map(|deadline| {
            own.days().map(move |days| Reminder {
                at: deadline + -i64::from(days) * DAY_SECONDS,
                cause: ReminderCause::Deadline,
                days,
            })
        });
        // A turn that begins with less time than that needs no reminder: the move tells.
        let before = before.filter(|reminder| reminder.at > self.turn_since());
        let mut reminders: Vec<Reminder> = silence.chain(before).collect();
        reminders.sort_by_key(|reminder| (reminder.at, reminder.cause));
        reminders
    }
}
