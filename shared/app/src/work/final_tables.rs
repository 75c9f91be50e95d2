//! What players take from an event that is finished: their places, and the norms that they have made.

use std::collections::{BTreeSet, HashSet};

use futures_util::future::try_join_all;
use rules::title::NormRecord;
use rules::tournament::{Announcement, PlayedGame, Standing, standings};
use rules::{HalfPoints, PlayerId};
use store::{Error, Placed, SectionId, SectionTable, StoredEvent, StoredTitleCase};

use crate::work::publish::section_ids;
use crate::work::table_norms::{played_games, table_norms};
use crate::{App, Problem};

/// Lines that are written side by side.
const SIDE_BY_SIDE: usize = 16;

impl App {
    /// Keeps with each player the place that a finished event has brought, and the norms, and proposes
    /// the titles that these make. Again does no harm: the final tables stay.
    ///
    /// # Errors
    /// `unavailable`.
    pub(crate) async fn keep_results(&self, event: &StoredEvent) -> Result<(), Problem> {
        let mut with_norms = HashSet::new();
        for section in section_ids(event) {
            let table = self.store.section_table(section).await?;
            let silent = self.silently_withdrawn(&table).await?;
            let last = FinalTable::new(&event.announcement, &table, &silent);
            for few in last.places().chunks(SIDE_BY_SIDE) {
                let kept = few.iter().map(|(player, placed)| self.store.put_place(*player, placed));
                try_join_all(kept).await?;
            }
            if event.announcement.norms {
                for (player, norm) in last.norms() {
                    self.store.put_norm(player, &norm).await?;
                    with_norms.insert(player);
                }
            }
        }
        for player in with_norms {
            self.propose_due_title(player).await?;
        }
        Ok(())
    }

    /// Takes from each player what [`App::keep_results`] has kept, where the final tables are taken back. Again does no
    /// harm.
    ///
    /// # Errors
    /// `unavailable`.
    pub(crate) async fn forget_results(&self, event: &StoredEvent) -> Result<(), Problem> {
        for table in self.event_tables(event).await? {
            let section = table.section.id;
            for few in table.start_list.chunks(SIDE_BY_SIDE) {
                let forgotten = few.iter().map(async |line| {
                    self.store.remove_place(line.player, section).await?;
                    self.store.remove_norms(line.player, section).await
                });
                try_join_all(forgotten).await?;
            }
        }
        Ok(())
    }

    /// Who has been awarded a title that rests on the tables of an event, by norms or as the winner of a section.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn titles_resting_on(&self, event: &StoredEvent) -> Result<Vec<PlayerId>, Problem> {
        let sections: Vec<SectionId> = section_ids(event).collect();
        let tables = self.event_tables(event).await?;
        let lines = tables.iter().flat_map(|table| &table.start_list);
        let players: BTreeSet<PlayerId> = lines.map(|line| line.player).collect();
        let players: Vec<PlayerId> = players.into_iter().collect();
        let mut found = Vec::new();
        for few in players.chunks(SIDE_BY_SIDE) {
            let rests = few.iter().map(async |player| {
                let cases = self.store.title_cases_of(*player).await?;
                if cases.is_empty() {
                    return Ok::<_, Error>(None);
                }
                let mut norms = self.store.norms_of(*player).await?;
                norms.retain(|norm| sections.contains(&SectionId(norm.section)));
                let rests = |stored: &StoredTitleCase| stored.case.rests_on(&norms, &sections);
                Ok(cases.iter().any(rests).then_some(*player))
            });
            found.extend(try_join_all(rests).await?.into_iter().flatten());
        }
        Ok(found)
    }
}

/// A section's table when its event is finished.
struct FinalTable<'a> {
    event: &'a Announcement,
    table: &'a SectionTable,
    /// Who has withdrawn silently.
    silent: &'a BTreeSet<PlayerId>,
    games: Vec<PlayedGame>,
    standings: Vec<Standing>,
}

impl<'a> FinalTable<'a> {
    fn new(
        event: &'a Announcement,
        table: &'a SectionTable,
        silent: &'a BTreeSet<PlayerId>,
    ) -> FinalTable<'a> {
        let games = played_games(table);
        let standings = standings(table.start_list.len(), &games, &event.tie_breaks);
        FinalTable { event, table, silent, games, standings }
    }

    fn player(&self, standing: &Standing) -> Option<PlayerId> {
        self.table.start_list.get(standing.player).map(|line| line.player)
    }

    /// The places of those of whom a game counts.
    fn places(&self) -> Vec<(PlayerId, Placed)> {
        let of = u32::try_from(self.standings.len()).unwrap_or(u32::MAX);
        let section = self.table.section.id;
        let played = self.standings.iter().filter(|standing| standing.games > 0);
        let placed = played.filter_map(|standing| {
            let Standing { place, shared, .. } = *standing;
            Some((self.player(standing)?, Placed { section, place, shared, of }))
        });
        placed.collect()
    }

    /// The norms of those who can make them. The last game's end is the section's.
    fn norms(&self) -> Vec<(PlayerId, NormRecord)> {
        let ends = self.table.results.iter().filter_map(|game| game.result.map(|(_, _, at)| at));
        let norms = table_norms(self.event, self.table, &self.games, self.silent);
        let Some((norms, finished_at)) = norms.zip(ends.max()) else { return Vec::new() };
        let mut made = Vec::new();
        for standing in self.standings.iter().filter(|standing| norms.may_make(standing.player)) {
            let overview = norms.overviews.get(norms.side(standing.player));
            let Some((overview, player)) = overview.zip(self.player(standing)) else { continue };
            let score = HalfPoints(u8::try_from(standing.half_points).unwrap_or(u8::MAX));
            let (section, opponents) = (self.table.section.id.0, norms.opponents(standing.player));
            let of_player =
                NormRecord::of_player(section, overview, &opponents, score, finished_at);
            made.extend(of_player.into_iter().map(|norm| (player, norm)));
        }
        made
    }
}
