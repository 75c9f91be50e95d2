//! A section of a cycle with its table, as far as it leaves qualifications.

use rules::norm::Category;
use rules::tournament::{CycleSection, EventState, Placing, PlayedGame, Stage, TieBreak};
use rules::{Instant, PlayerId};
use store::{Section, SectionTable, StoredEvent};

use crate::work::table_norms::{played_games, start_number, table_norms};
use crate::{App, Problem};

/// A section of a stage that qualifies for something, with its results.
pub(crate) struct CycleTable<'a> {
    pub(crate) section: Section,
    pub(crate) stage: Stage,
    /// Everybody on the start list, by start number.
    pub(crate) players: Vec<PlayerId>,
    advancing: u8,
    tie_breaks: &'a [TieBreak],
    category: Option<Category>,
    games: Vec<PlayedGame>,
    silent: Vec<usize>,
    ended_at: Option<Instant>,
    later_editions: u32,
}

impl CycleTable<'_> {
    /// What it leaves with one of its players.
    pub(crate) fn placing_of(&self, player: PlayerId) -> Option<Placing> {
        let own = self.players.iter().position(|it| *it == player)?;
        self.rules().placing(own)
    }

    /// What it leaves with each.
    pub(crate) fn placings(&self) -> Vec<(PlayerId, Placing)> {
        let placings = self.rules().placings();
        let of = self.players.iter().zip(placings);
        of.filter_map(|(player, placing)| Some((*player, placing?))).collect()
    }

    fn rules(&self) -> CycleSection<'_> {
        CycleSection {
            section: self.section.id,
            stage: self.stage,
            category: self.category,
            advancing: self.advancing,
            tie_breaks: self.tie_breaks,
            players: self.players.len(),
            games: &self.games,
            silent: &self.silent,
            ended_at: self.ended_at,
            later_editions: self.later_editions,
        }
    }
}

impl App {
    /// A section's table, as far as it qualifies for something. `finished`: the finished events of those
    /// stages of which only the latest count.
    ///
    /// # Errors
    /// `unavailable`.
    pub(crate) async fn cycle_table<'a>(
        &self,
        event: &'a StoredEvent,
        stage: Stage,
        table: SectionTable,
        finished: &[StoredEvent],
    ) -> Result<CycleTable<'a>, Problem> {
        let games = played_games(&table);
        let gone = self.silently_withdrawn(&table).await?;
        let silent = gone.iter().filter_map(|id| start_number(&table, *id)).collect();
        let is_over = table.finished() == table.results.len();
        let last = table.results.iter().filter_map(|it| it.result.map(|(_, _, at)| at)).max();
        let norms = table_norms(&event.announcement, &table, &games, &gone);
        let overview = norms.as_ref().and_then(|norms| norms.overviews.first());
        Ok(CycleTable {
            stage,
            players: table.start_list.iter().map(|line| line.player).collect(),
            advancing: event.announcement.advancing(),
            tie_breaks: &event.announcement.tie_breaks,
            category: overview.and_then(|it| it.category),
            games,
            silent,
            ended_at: last.filter(|_| is_over),
            later_editions: later_editions(finished, event, stage),
            section: table.section,
        })
    }
}

/// Whether an event is one of those of a stage of which only the latest count.
pub(crate) fn counts_as_edition(event: &StoredEvent) -> bool {
    let stage = event.announcement.its_stage();
    event.state == EventState::Finished && stage.is_some_and(Stage::counts_by_edition)
}

fn later_editions(finished: &[StoredEvent], event: &StoredEvent, stage: Stage) -> u32 {
    let starts_at = event.announcement.starts_at;
    let is_later = |other: &&StoredEvent| {
        let of_stage = other.announcement.its_stage() == Some(stage);
        of_stage && other.announcement.starts_at > starts_at
    };
    u32::try_from(finished.iter().filter(is_later).count()).unwrap_or(u32::MAX)
}
