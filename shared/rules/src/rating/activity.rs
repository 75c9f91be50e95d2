//! Who is active, and so on the published list (`TR-9.7`, `SKS-1.8`).

use serde::{Deserialize, Serialize};

use crate::Day;
use crate::rating::{Inactivity, Options, Quarter};

/// How a list shows a player (`SKS-1.7`). The order is stored; the first two are the `false` and `true`
/// that stood in their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// Has long not played, and is not on the published list.
    Inactive,
    /// Is on it.
    Active,
    /// Has died, and is not on it any more.
    Deceased,
}

impl Status {
    /// Of somebody who lives.
    pub fn of_living(active: bool) -> Status {
        if active { Status::Active } else { Status::Inactive }
    }
}

/// What is known of a player when a list is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activity {
    /// The day on which the last rated game was finished.
    pub last_finished: Option<Day>,
    /// Whether the player is in a running event, rated or not.
    pub in_running_event: bool,
    /// How the list before shows the player.
    pub before: Option<Status>,
    /// Whether the player has died.
    pub deceased: bool,
}

impl Activity {
    /// How a list shows the player (`TR-9.7`, `SKS-1.7`, `SKS-1.8`). Somebody whose games are older
    /// than the lists was active when they began.
    pub fn status(&self, options: &Options, list: Quarter) -> Status {
        match (self.last_finished, self.before) {
            _ if self.deceased => Status::Deceased,
            (None, None) => Status::Active,
            (None, Some(before)) => before,
            (last, _) => Status::of_living(is_active(options, list, last, self.in_running_event)),
        }
    }
}

/// Whether a player is active in a list. The rating of one who is not stays what it was.
///
/// `last_finished` is the day on which the player's last rated game was finished; `in_running_event`
/// whether the player is in a running event, rated or not.
pub fn is_active(
    options: &Options,
    list: Quarter,
    last_finished: Option<Day>,
    in_running_event: bool,
) -> bool {
    match options.inactivity {
        // `TR-9.7`.
        Inactivity::TwoCalendarYears => {
            let first = list.starts_on().year() - 2;
            in_running_event || last_finished.is_some_and(|day| day.year() >= first)
        }
        // `SKS-1.8`.
        Inactivity::TwoYears => {
            last_finished.is_some_and(|day| day.plus_months(24) >= list.starts_on())
        }
    }
}
