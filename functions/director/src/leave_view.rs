//! A player's leave with everything that was entered, by whom and why.

use app::Problem;
use app::view::{LeaveSectionView, PlayerView, time};
use chrono::{DateTime, NaiveDate, Utc};
use rules::{Day, Instant, LeaveAction, LeaveBook, LeaveEntry, PlayerId, Profile};
use serde::Serialize;
use store::Section;
use utoipa::ToSchema;

/// A player's leave in one section.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LeaveBook)]
pub(crate) struct LeaveBookView {
    /// The present day (UTC).
    today: NaiveDate,
    player: PlayerView,
    /// As the player sees it.
    leave: LeaveSectionView,
    /// Everything that was entered, in order.
    entries: Vec<LeaveEntryView>,
}

impl LeaveBookView {
    /// The book as it stands at `now`; `people` are the player and whoever entered something, as
    /// far as they are known.
    pub(crate) fn new(
        section: &Section,
        player: PlayerId,
        running_games: u32,
        book: &LeaveBook,
        people: &[Profile],
        now: Instant,
    ) -> Result<LeaveBookView, Problem> {
        let profile = |id: PlayerId| people.iter().find(|profile| profile.id == id);
        let missing = || Problem::internal("a seat names a player who is missing");
        let entry = |entry| LeaveEntryView::new(entry, profile);
        Ok(LeaveBookView {
            today: Day::of(now).to_date(),
            player: profile(player).ok_or_else(missing)?.into(),
            leave: LeaveSectionView::new(section, None, running_games, book, now),
            entries: book.entries().iter().map(entry).collect(),
        })
    }
}

/// One line of the book.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LeaveEntry)]
pub(crate) struct LeaveEntryView {
    /// When it was entered.
    at: DateTime<Utc>,
    /// Who entered it: the player or an official; none where there is no profile.
    #[schema(required)]
    by: Option<PlayerView>,
    /// What.
    action: LeaveActionName,
    /// The first day (UTC); none for a correction.
    #[schema(required)]
    first: Option<NaiveDate>,
    /// The last day (UTC); none for a correction.
    #[schema(required)]
    last: Option<NaiveDate>,
    /// The calendar year of a correction.
    #[schema(required)]
    year: Option<i32>,
    /// Days of a correction, more or fewer than the event allows.
    #[schema(required)]
    days: Option<i16>,
    /// Why; empty where the player entered it.
    reason: String,
}

/// What was entered.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = LeaveAction)]
pub(crate) enum LeaveActionName {
    /// The player took leave.
    Registered,
    /// The player took it back, as far as it had not begun.
    Cancelled,
    /// An official granted special leave.
    Granted,
    /// An official took leave back, as far as it had not begun.
    Withdrawn,
    /// An official corrected the allowance of a year.
    Corrected,
}

impl LeaveEntryView {
    fn new<'a>(
        entry: &LeaveEntry,
        profile: impl Fn(PlayerId) -> Option<&'a Profile>,
    ) -> LeaveEntryView {
        let (action, days, correction) = match entry.action {
            LeaveAction::Registered(days) => (LeaveActionName::Registered, Some(days), None),
            LeaveAction::Cancelled(days) => (LeaveActionName::Cancelled, Some(days), None),
            LeaveAction::Granted(days) => (LeaveActionName::Granted, Some(days), None),
            LeaveAction::Withdrawn(days) => (LeaveActionName::Withdrawn, Some(days), None),
            LeaveAction::Corrected { year, days } => {
                (LeaveActionName::Corrected, None, Some((year, days)))
            }
        };
        LeaveEntryView {
            at: time(entry.at),
            by: profile(entry.by).map(PlayerView::from),
            action,
            first: days.map(|days| days.first().to_date()),
            last: days.map(|days| days.last().to_date()),
            year: correction.map(|(year, _)| year),
            days: correction.map(|(_, days)| days),
            reason: entry.reason.clone(),
        }
    }
}
