//! Norms that officers have recorded, as JSON.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use chrono::{DateTime, NaiveDate, Utc};
use rules::title::{NormCorrection, NormEntry, NormOrigin, RecordedNorm};
use rules::{PlayerId, Profile};
use serde::Serialize;
use utoipa::ToSchema;

/// A norm made elsewhere or earlier, or approved with a double round, with its source.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RecordedNorm)]
pub(crate) struct RecordedNormView {
    /// Its number among the player's own, from 1.
    number: usize,
    /// For which title it was made: GM, SIM, IM, CCM, CCE, LGM or LIM.
    title: String,
    /// Towards which it counts: LGM norms for CCM, LIM norms for CCE (TR-10.7, TR-10.8).
    counts_for: String,
    /// Whether it is an IM norm of before the Congress of 2000, which counts for SIM, too (TR-10.5).
    counts_for_sim: bool,
    /// The section here, of a double round (TR-10.0.2).
    #[schema(required)]
    section: Option<u32>,
    event: String,
    started_on: NaiveDate,
    /// When it was approved, where that was before the Congress of 2000.
    #[schema(required)]
    approved_on: Option<NaiveDate>,
    finished_on: NaiveDate,
    /// The player's games.
    games: usize,
    /// The player's points, in halves.
    half_points: u8,
    /// For how many of the 24 games that a title asks for the norm counts (TR-10.0.3).
    games_counted: usize,
    /// Against grandmasters and fixed ratings of 2600 and more (TR-10.4).
    grandmaster_games: usize,
    /// Against Senior International Masters.
    senior_games: usize,
    /// Where it is written.
    source: String,
}

impl RecordedNormView {
    fn new(number: usize, entry: &NormEntry) -> RecordedNormView {
        RecordedNormView {
            number,
            title: entry.title.to_string(),
            counts_for: entry.counts_for().to_string(),
            counts_for_sim: entry.is_early(),
            section: match entry.origin {
                NormOrigin::Elsewhere => None,
                NormOrigin::DoubleRound { section } => Some(section),
            },
            event: entry.event.clone(),
            started_on: entry.started_on.to_date(),
            approved_on: entry.approved_on.map(rules::Day::to_date),
            finished_on: entry.finished_on.to_date(),
            games: entry.games,
            half_points: entry.score.0,
            games_counted: entry.games_counted,
            grandmaster_games: entry.grandmaster_games,
            senior_games: entry.senior_games,
            source: entry.source.clone(),
        }
    }
}

/// Those that count, by title, the highest first.
pub(crate) fn counting(recorded: &[RecordedNorm]) -> Vec<RecordedNormView> {
    let numbered = (1..).zip(recorded).filter(|(_, norm)| norm.withdrawn.is_none());
    let mut counting: Vec<(usize, &NormEntry)> =
        numbered.map(|(number, norm)| (number, &norm.entry)).collect();
    counting.sort_by_key(|(number, entry)| (entry.counts_for(), *number));
    counting.into_iter().map(|(number, entry)| RecordedNormView::new(number, entry)).collect()
}

/// What is recorded of a player, with its history: for officers.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RecordedNorms)]
pub(crate) struct RecordView {
    player: PlayerView,
    /// Whether I may record: nobody does of themselves.
    may_record: bool,
    /// All of them, the latest first.
    norms: Vec<RecordLineView>,
}

/// A record with what became of it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NormRecordLine)]
struct RecordLineView {
    norm: RecordedNormView,
    at: DateTime<Utc>,
    /// Who has recorded it; none where there is no profile.
    #[schema(required)]
    by: Option<PlayerView>,
    /// What it said before, the latest first.
    corrections: Vec<CorrectionView>,
    /// How it was taken back; none: it counts.
    #[schema(required)]
    withdrawn: Option<NormWithdrawnView>,
}

/// What a record said before it was corrected.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NormCorrection)]
struct CorrectionView {
    at: DateTime<Utc>,
    #[schema(required)]
    by: Option<PlayerView>,
    reason: String,
    before: RecordedNormView,
}

/// How a record was taken back.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NormWithdrawn)]
struct NormWithdrawnView {
    at: DateTime<Utc>,
    #[schema(required)]
    by: Option<PlayerView>,
    reason: String,
}

/// Whoever has recorded, corrected or taken back something.
pub(crate) fn recorders(recorded: &[RecordedNorm]) -> Vec<PlayerId> {
    let by = recorded.iter().flat_map(|norm| {
        let corrected = norm.corrections.iter().map(|made| made.by);
        corrected.chain(norm.withdrawn.iter().map(|made| made.by)).chain([norm.by])
    });
    by.collect()
}

impl RecordView {
    pub(crate) fn new(
        profile: &Profile,
        me: PlayerId,
        recorded: &[RecordedNorm],
        people: &HashMap<PlayerId, Profile>,
    ) -> RecordView {
        let person = |id: PlayerId| people.get(&id).map(PlayerView::from);
        let line = |(number, norm): (usize, &RecordedNorm)| {
            let corrected = |made: &NormCorrection| CorrectionView {
                at: time(made.at),
                by: person(made.by),
                reason: made.reason.clone(),
                before: RecordedNormView::new(number, &made.before),
            };
            let withdrawn = norm.withdrawn.as_ref().map(|made| NormWithdrawnView {
                at: time(made.at),
                by: person(made.by),
                reason: made.reason.clone(),
            });
            RecordLineView {
                norm: RecordedNormView::new(number, &norm.entry),
                at: time(norm.at),
                by: person(norm.by),
                corrections: norm.corrections.iter().rev().map(corrected).collect(),
                withdrawn,
            }
        };
        let mut norms: Vec<RecordLineView> = (1..).zip(recorded).map(line).collect();
        norms.reverse();
        RecordView { player: profile.into(), may_record: profile.id != me, norms }
    }
}
