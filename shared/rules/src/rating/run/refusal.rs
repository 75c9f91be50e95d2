//! Why something about a rating run is refused, each with its rule, and the limits that are told then.

use std::ops::RangeInclusive;

use crate::Day;
use crate::rating::Quarter;

/// Corrections of one list at most.
pub const CORRECTIONS_MAX: usize = 500;

/// Ratings that can be set for an event's start, in points.
pub const START_RATINGS: RangeInclusive<u16> = 1_000..=3_000;

/// A refused request. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RunRefusal {
    /// Results can still be reported in time.
    #[error("Results until {until} come into this list: wait for the day after.")]
    ResultsStillCome {
        /// The last day.
        until: Day,
    },
    /// The pool has a list already, and the next ones are calculated.
    #[error("There is a list already: the next ones are calculated.")]
    ListExists,
    /// The run is not as whoever decides has seen it.
    #[error("Somebody has changed this meanwhile. Nothing was done: look again.")]
    ChangedMeanwhile,
    /// What is published was looked at before.
    #[error("Calculate the list first, look at it, and publish what you have seen.")]
    PublishedUnseen,
    /// A list is corrected before it is published.
    #[error("A list is corrected before it is published: take it back first.")]
    CorrectedLate,
    /// A list rests on the one before.
    #[error("The list of {quarter} rests on this one: take that back first.")]
    LaterListPublished {
        /// The list that rests on it.
        quarter: Quarter,
    },
    /// Only a published list is taken back.
    #[error("The list is not published.")]
    NotPublished,
    /// The list is published, is at work, or came from a file.
    #[error("Only a list that is not published, and was calculated here, is calculated again.")]
    NotCalculatedAnew,
    /// Nobody decides about their own rating.
    #[error("You cannot decide about your own rating; ask another officer.")]
    OwnRating,
    /// Of FIDE's lists only the one that is valid now is taken over.
    #[error("The FIDE list of {list} is not the one that is valid now.")]
    FideListNotCurrent {
        /// Which was named.
        list: Quarter,
    },
    /// There are [`CORRECTIONS_MAX`] corrections.
    #[error("A list takes {CORRECTIONS_MAX} corrections at most.")]
    TooManyCorrections,
    /// A rating at an event's start is one of [`START_RATINGS`].
    #[error("A start rating is {} to {} points.", START_RATINGS.start(), START_RATINGS.end())]
    StartRatingOutside,
    /// The run has no such correction.
    #[error("There is no such correction.")]
    UnknownCorrection,
}

impl RunRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            RunRefusal::ResultsStillCome { .. } => "results_still_come",
            RunRefusal::ListExists => "list_exists",
            RunRefusal::ChangedMeanwhile => "changed_meanwhile",
            RunRefusal::PublishedUnseen
            | RunRefusal::CorrectedLate
            | RunRefusal::NotCalculatedAnew => "not_in_preview",
            RunRefusal::LaterListPublished { .. } => "later_list_published",
            RunRefusal::NotPublished => "not_published",
            RunRefusal::OwnRating => "own_rating",
            RunRefusal::FideListNotCurrent { .. } => "fide_list_not_current",
            RunRefusal::TooManyCorrections | RunRefusal::StartRatingOutside => "invalid_body",
            RunRefusal::UnknownCorrection => "unknown_correction",
        }
    }

    /// The article that says no; none for what keeps this server's lists in order.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            RunRefusal::ResultsStillCome { .. } => Some("RAT-12"),
            RunRefusal::FideListNotCurrent { .. } => Some("TR-9.4"),
            RunRefusal::ListExists
            | RunRefusal::ChangedMeanwhile
            | RunRefusal::PublishedUnseen
            | RunRefusal::CorrectedLate
            | RunRefusal::LaterListPublished { .. }
            | RunRefusal::NotPublished
            | RunRefusal::NotCalculatedAnew
            | RunRefusal::OwnRating
            | RunRefusal::TooManyCorrections
            | RunRefusal::StartRatingOutside
            | RunRefusal::UnknownCorrection => None,
        }
    }
}
