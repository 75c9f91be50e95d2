//! Who is active, and so on the published list (`TR-9.7`, `SKS-1.8`).

use crate::Day;
use crate::rating::{Inactivity, Options, Quarter};

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
