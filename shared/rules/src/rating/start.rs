//! What players start an event with (`TR-9.4`, `RAT-11`, `SKS-1.5`).

use crate::rating::{ListEntry, Newcomers, Options, Start};
use crate::tournament::{RuleSet, Stage};

/// Highest level of a national event (`RAT-11`).
const NATIONAL_LEVEL_MAX: u16 = 2_400;

/// The seeding rating is a multiple of this (`SKS-1.5`).
const SEEDING_STEP: u64 = 50;

/// What a player starts with: the list's rating where it is published, otherwise by the options that
/// of the FIDE list of the same quarter or the event's level (`TR-9.4`, `SKS-1.5`).
pub fn start_rating(options: &Options, entry: ListEntry, fide: Option<u16>, level: u16) -> Start {
    let fide = fide.filter(|_| options.newcomers == Newcomers::FideThenLevel);
    match (entry.published(), fide) {
        (Some(rating), _) => Start::Rating(rating),
        (None, Some(rating)) => Start::Fide(rating),
        (None, None) => Start::Level(level),
    }
}

/// What a player has started with, by what the start list tells: what the rating commissioner has set
/// since counts before all else (`TR-9.4`); none where nothing is told.
pub fn started_with(
    corrected: Option<u16>,
    published: Option<u16>,
    fide: Option<u16>,
    level: Option<u16>,
) -> Option<Start> {
    let own = corrected.or(published).map(Start::Rating);
    own.or(fide.map(Start::Fide)).or(level.map(Start::Level))
}

/// The level of a kind of event by its name in the printed table, such as `open class`; none for a
/// kind that has none, whose announcement states it (`RAT-11`, `SKS-1.5`).
pub fn level_of(rule_set: RuleSet, kind: &str) -> Option<u16> {
    let (stage, board) = Stage::of_name(rule_set, kind)?;
    stage.level(board)
}

/// The level of a national event: the average of the players with a published rating, rounded half up
/// and at most 2400; none where nobody has one (`RAT-11`).
pub fn national_level(published: &[u16]) -> Option<u16> {
    average(published).map(|average| average.min(NATIONAL_LEVEL_MAX))
}

/// The seeding rating of another event of the Czech federation: the participants' average rounded up
/// to the next 50, 2221 to 2250 and 2251 to 2300; none without a rating (`SKS-1.5`).
pub fn seeding_average(ratings: &[u16]) -> Option<u16> {
    let (sum, count) = sum_and_count(ratings)?;
    u16::try_from(sum.div_ceil(count * SEEDING_STEP) * SEEDING_STEP).ok()
}

/// The average of some ratings, rounded half up; none of nobody (`RAT-11`, `NORM-2`).
pub(crate) fn average(ratings: &[u16]) -> Option<u16> {
    let (sum, count) = sum_and_count(ratings)?;
    u16::try_from((2 * sum + count) / (2 * count)).ok()
}

fn sum_and_count(ratings: &[u16]) -> Option<(u64, u64)> {
    let sum = ratings.iter().map(|rating| u64::from(*rating)).sum();
    u64::try_from(ratings.len()).ok().filter(|count| *count > 0).map(|count| (sum, count))
}
