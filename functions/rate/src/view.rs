//! Runs as the rating commissioner sees them.

use std::collections::HashMap;

use app::view::{MethodName, PlayerView, PoolName, RuleSetName, listed_player, time};
use app::{App, Problem};
use chrono::{DateTime, NaiveDate, Utc};
use rules::rating::run::{Correction, CorrectionKind, RunState};
use rules::rating::{Method, Pool, Quarter};
use rules::{Day, PlayerId, Profile};
use serde::Serialize;
use store::{ListRow, StoredRun};
use utoipa::ToSchema;

/// Changes that are told at once, the largest first.
const CHANGES_MAX: usize = 2_000;

/// How far a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RatingRunState)]
pub(crate) enum StateName {
    /// The server is at work on it: look again in a moment.
    Calculating,
    /// It can be looked at, corrected and published.
    Preview,
    /// It is published.
    Published,
    /// It was published and taken back.
    Withdrawn,
}

impl From<RunState> for StateName {
    fn from(state: RunState) -> StateName {
        match state {
            RunState::Collecting
            | RunState::Calculating
            | RunState::Publishing
            | RunState::Withdrawing => StateName::Calculating,
            RunState::Preview => StateName::Preview,
            RunState::Published | RunState::Entering | RunState::InForce => StateName::Published,
            RunState::Withdrawn => StateName::Withdrawn,
        }
    }
}

/// A run in short.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = RatingRunHead)]
pub(crate) struct RunHeadView {
    /// The list's name, such as `chess-2027-1`.
    id: String,
    pool: PoolName,
    rule_set: RuleSetName,
    quarter: String,
    state: StateName,
    version: u32,
    /// Whether it was read from a file.
    imported: bool,
    /// Games of the period.
    games: u32,
    /// Players on the list.
    players: u32,
    #[schema(required)]
    published_at: Option<DateTime<Utc>>,
    effective_on: NaiveDate,
    /// Whether it counts already.
    in_force: bool,
    #[schema(required)]
    withdrawn_reason: Option<String>,
}

impl From<&StoredRun> for RunHeadView {
    fn from(stored: &StoredRun) -> RunHeadView {
        let run = &stored.run;
        RunHeadView {
            id: stored.id.to_string(),
            pool: stored.id.pool.into(),
            rule_set: run.rule_set.into(),
            quarter: stored.id.quarter.to_string(),
            state: run.state.into(),
            version: stored.version,
            imported: run.imported,
            games: run.games,
            players: run.players,
            published_at: run.published.map(|(at, _)| time(at)),
            effective_on: stored.id.quarter.starts_on().to_date(),
            in_force: run.state == RunState::InForce,
            withdrawn_reason: run.withdrawn_reason.clone(),
        }
    }
}

/// The list that comes next in a pool.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = NextRatingList)]
pub(crate) struct NextView {
    pool: PoolName,
    quarter: String,
    effective_on: NaiveDate,
    /// The last day on which results are reported in time (RAT-12).
    reported_until: NaiveDate,
    /// The last day on which results are entered in time that officials enter (RAT-13).
    entered_until: NaiveDate,
    /// The day on which it has to be available (TR-9.5).
    available_from: NaiveDate,
    /// Whether everything in time is there. The schedule begins it then by itself where the list before
    /// is in force.
    may_start: bool,
}

impl NextView {
    pub(crate) fn new(pool: Pool, quarter: Quarter, today: Day) -> NextView {
        NextView {
            pool: pool.into(),
            quarter: quarter.to_string(),
            effective_on: quarter.starts_on().to_date(),
            reported_until: quarter.reported_until().to_date(),
            entered_until: quarter.entered_until().to_date(),
            available_from: quarter.available_from().to_date(),
            may_start: quarter.is_due_on(today),
        }
    }
}

/// All runs, the newest first, and what comes next.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingRuns)]
pub(crate) struct RunsView {
    pub(crate) runs: Vec<RunHeadView>,
    pub(crate) next: Vec<NextView>,
}

/// A run with its preview.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingRun)]
pub(crate) struct RunView {
    run: RunHeadView,
    /// What the commissioner should know before publishing.
    notes: Vec<NoteView>,
    corrections: Vec<CorrectionView>,
    /// Players with games in the period, the largest changes first: 2,000 at most.
    changes: Vec<ChangeView>,
    /// How many of them there are.
    changes_total: usize,
}

/// Something that the commissioner should know.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingNote)]
struct NoteView {
    /// `late`, `no_list_before`, `short_history` or `changed_result`.
    code: &'static str,
    /// The same in a sentence, in English.
    text: String,
    #[schema(required)]
    player: Option<PlayerView>,
    #[schema(required)]
    game: Option<u32>,
}

/// What was set right.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingCorrection)]
struct CorrectionView {
    number: u32,
    kind: CorrectionName,
    #[schema(required)]
    player: Option<PlayerView>,
    /// Of a start rating: where.
    #[schema(required)]
    section: Option<u32>,
    /// Of a start rating: what counts.
    #[schema(required)]
    rating: Option<u16>,
    reason: String,
    #[schema(required)]
    by: Option<PlayerView>,
    at: DateTime<Utc>,
}

/// What can be set right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RatingCorrectionKind)]
pub(crate) enum CorrectionName {
    /// The new rating, replaced by that of the formula of first ratings (RAT-16).
    FirstRatingFormula,
    /// The rating at an event's start (TR-9.4).
    StartRating,
}

/// A player's new rating.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingChange)]
struct ChangeView {
    player: PlayerView,
    #[schema(required)]
    old: Option<u16>,
    #[schema(required)]
    new: Option<u16>,
    /// None where there was no rating before.
    #[schema(required)]
    change: Option<i32>,
    /// Games in the period.
    games: u32,
    /// Rated games of all times.
    games_total: u32,
    method: MethodName,
}

impl RunView {
    /// The run with what it would change.
    pub(crate) async fn of(app: &App, stored: &StoredRun) -> Result<RunView, Problem> {
        let calculated = !matches!(stored.run.state, RunState::Collecting | RunState::Calculating);
        let rows = match calculated {
            true => app.store.list_rows(stored).await?,
            false => Vec::new(),
        };
        let corrections = &stored.run.corrections;
        let ids = corrections.iter().flat_map(|correction| [correction.player, correction.by]);
        let people = app.people(ids.collect()).await?;
        let mut changed: Vec<&ListRow> =
            rows.iter().filter(|row| row.method != Method::Unchanged).collect();
        changed.sort_by_key(|row| (std::cmp::Reverse(row.change().map(i32::abs)), row.player));
        Ok(RunView {
            run: stored.into(),
            notes: notes(stored, &rows, Day::of(app.clock.now())),
            corrections: corrections.iter().map(|c| correction(c, &people)).collect(),
            changes_total: changed.len(),
            changes: changed.into_iter().take(CHANGES_MAX).map(change_view).collect(),
        })
    }
}

fn change_view(row: &ListRow) -> ChangeView {
    ChangeView {
        player: listed_player(row),
        old: row.old.rating,
        new: row.entry.rating,
        change: row.change(),
        games: row.entry.games.saturating_sub(row.old.games),
        games_total: row.entry.games,
        method: MethodName::of(row.method, false),
    }
}

fn correction(correction: &Correction, people: &HashMap<PlayerId, Profile>) -> CorrectionView {
    let (kind, section, rating) = match correction.kind {
        CorrectionKind::FirstRatingFormula => (CorrectionName::FirstRatingFormula, None, None),
        CorrectionKind::StartRating { section, rating } => {
            (CorrectionName::StartRating, Some(section.0), Some(rating))
        }
    };
    let person = |id| people.get(&id).map(PlayerView::from);
    CorrectionView {
        number: correction.number,
        kind,
        player: person(correction.player),
        section,
        rating,
        reason: correction.reason.clone(),
        by: person(correction.by),
        at: time(correction.at),
    }
}

fn notes(stored: &StoredRun, rows: &[ListRow], today: Day) -> Vec<NoteView> {
    let mut notes = Vec::new();
    let run = &stored.run;
    let note =
        |code, text: &str| NoteView { code, text: text.to_owned(), player: None, game: None };
    if run.is_late(stored.id, today) {
        let text = "A list is to be available two weeks before it counts (TR-9.5): this one says that \
                    it is late.";
        notes.push(note("late", text));
    }
    if run.before.is_none() && !run.imported && !rows.is_empty() {
        let text = "No list was published before: ratings begin with what the profiles tell.";
        notes.push(note("no_list_before", text));
    }
    notes.extend(run.changed_games.iter().map(|game| {
        let text = "The result is another one now than in the list that has counted it. It is not \
                    counted again.";
        NoteView { game: Some(game.0), ..note("changed_result", text) }
    }));
    let short = |row: &&ListRow| row.method == Method::AllGames && row.rests_on < row.entry.games;
    notes.extend(rows.iter().filter(short).map(|row| {
        let text = format!(
            "Of {} games only {} are known here, and the rating rests on these (RAT-15).",
            row.entry.games, row.rests_on
        );
        NoteView { player: Some(listed_player(row)), ..note("short_history", &text) }
    }));
    notes
}
