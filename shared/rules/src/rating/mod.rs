//! Ratings: what a period's games make of a list, exactly, and why.
//!
//! Everything is counted in whole numbers: the expected score in hundredths, the development
//! coefficient in parts of 8000, the change of a rating as a fraction that is rounded once, at the
//! end (`RAT-17`). A new list rests on sums alone, so the order in which the games come plays no
//! part. Players are numbers counted from 0, places in the list; whoever has other names for them
//! numbers them first.
//!
//! The rule sets differ, and their texts leave choices: both are [`Options`], one for each.

mod activity;
mod calculation;
mod collection;
mod development;
mod expected;
mod explain;
mod fide;
mod first_rating;
mod fraction;
mod game;
mod list;
mod options;
mod quarter;
mod ratings;
pub mod run;
mod start;
mod words;

pub use activity::{Activity, Status, is_active};
pub use calculation::{Method, Rated, rate, rate_by};
pub use collection::{Collection, Intake, ReportedGame};
pub use development::Development;
pub use expected::{DIFFERENCE_MAX, expected_score};
pub use explain::{Effect, ExplainedGame, Explanation, Working, explain};
pub use fide::{FideEntry, FideTitle, ParseFideTitleError, check_fide_list};
pub use first_rating::{AverageScore, rating_difference};
pub use fraction::Fraction;
pub use game::{Period, Pool, RatedGame, Seat, Source, Start, SubstitutedGame};
pub use list::{
    ListId, Listed, ListedGame, Opposed, ParseListIdError, ReplacedSeat, Share, list_share,
};
pub use options::{
    AverageLimit, FactorScore, GamesOfG, Inactivity, ManyGames, Newcomers, Options, PastOpponents,
};
pub use quarter::{ParseQuarterError, Quarter};
pub use ratings::Ratings;
pub(crate) use start::average;
pub use start::{level_of, national_level, seeding_average, start_rating, started_with};
pub use words::{decimals, points};

use serde::{Deserialize, Serialize};

/// Rated games from which on a rating is published (`TR-9.3`, `SKS-1.4`).
pub const PUBLISHED_GAMES_MIN: u32 = 12;

/// Rated games from which on a rating is fixed (`TR-9.3`, `SKS-1.4`).
pub const FIXED_GAMES_MIN: u32 = 30;

/// What a list says of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ListEntry {
    /// The rating, in points; none before the first rated game is finished.
    pub rating: Option<u16>,
    /// Rated games from which it was calculated, and those before.
    pub games: u32,
}

impl ListEntry {
    /// The rating, when it is published: from 12 games on (`TR-9.3`, `TR-9.6`, `SKS-1.4`).
    pub fn published(self) -> Option<u16> {
        self.rating.filter(|_| self.games >= PUBLISHED_GAMES_MIN)
    }

    /// Whether the published list has a player with this place in it, and not only the site: with 12
    /// games or more (`TR-9.6`), as long as the player is active (`TR-9.7`).
    pub fn is_listed(self, status: Status) -> bool {
        self.published().is_some() && status == Status::Active
    }

    /// Whether there is a rating and it is fixed: from 30 games on (`TR-9.3`, `SKS-1.4`).
    pub fn is_fixed(self) -> bool {
        self.rating.is_some() && self.games >= FIXED_GAMES_MIN
    }

    /// Whether the next rating rests on all games played, not on the period's alone: as long as there
    /// are fewer than 30 (`RAT-15`, `SKS-4.1-4.4`).
    pub fn needs_history(self) -> bool {
        (1..FIXED_GAMES_MIN).contains(&self.games)
    }
}
