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

impl Game {
    /// The reminders of the present turn in their order, as far as leave is known: after 14, 28
    /// and 35 days of silence unless longer reflection was announced, and the player's own so many
    /// days before the deadline. None in a game that does not run.
    pub fn reminders(&self, own_days: Option<u8>) -> Vec<Reminder> {
        if !self.is_running() {
            return Vec::new();
        }
        let silent = self.silence_loses() && !self.reflection_announced();
        let silence = SILENCE_REMINDERS.into_iter().filter(|_| silent).map(|days| Reminder {
            at: self.silent_at(days.into()),
            cause: ReminderCause::Silence,
            days,
        });
        let before = own_days.zip(self.deadline()).map(|(days, deadline)| Reminder {
            at: deadline + -i64::from(days) * DAY_SECONDS,
            cause: ReminderCause::Deadline,
            days,
        });
        // A turn that begins with less time than that needs no reminder: the move tells.
        let before = before.filter(|reminder| reminder.at > self.turn_since());
        let mut reminders: Vec<Reminder> = silence.chain(before).collect();
        reminders.sort_by_key(|reminder| (reminder.at, reminder.cause));
        reminders
    }
}
