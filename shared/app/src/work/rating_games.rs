//! Collecting a list's games: every section is walked over, and the rules say which games count.

use std::collections::{BTreeSet, HashMap};

use futures_util::future::try_join_all;
use rules::rating::run::Collected;
use rules::rating::{Collection, Intake, ListedGame, ReplacedSeat, ReportedGame, Start};
use rules::tournament::{Announcement, ConsentKind, Origin};
use rules::{GameId, HalfPoints, PlayerId};
use store::{EventId, Section, SectionResult, SectionTable, StartLine, StoredEvent, StoredRun};

use crate::work::rating_shares::shares_of;
use crate::work::table_norms::flag_of;
use crate::{App, Problem};

/// Sections that are read side by side.
const SIDE_BY_SIDE: usize = 16;

/// Games of earlier lists with another result that are named.
const CHANGED_GAMES_MAX: usize = 100;

impl App {
    /// Collects the games of a run.
    pub(crate) async fn collect_games(&self, stored: &StoredRun) -> Result<Collected, Problem> {
        let runs = self.store.rating_runs().await?;
        let mut before: Vec<StoredRun> = runs
            .into_iter()
            .filter(|run| run.run.state.is_public() && run.id.is_before(stored.id))
            .collect();
        before.sort_by_key(|run| std::cmp::Reverse(run.id));
        let mut listed: HashMap<GameId, [HalfPoints; 2]> = HashMap::new();
        for run in &before {
            let games = self.store.listed_games(run).await?;
            listed.extend(games.iter().map(|game| (game.game, game.points)));
        }
        // Friendly games are not rated, and no events (`TR-9.2`, `TR-9.7`).
        let mut sections = self.store.all_sections().await?;
        sections.retain(|section| !section.is_friendly());
        let announced = self.events_of(&sections).await?;
        let first_list = before.iter().filter(|run| run.run.imported);
        let first_list = first_list.map(|run| run.id.quarter).min();
        let collection = Collection { list: stored.id, rule_set: stored.run.rule_set, first_list };
        let (mut games, mut running, mut changed) = (Vec::new(), BTreeSet::new(), Vec::new());
        for few in sections.chunks(SIDE_BY_SIDE) {
            let read = few.iter().map(|section| self.store.section_table(section.id));
            for table in try_join_all(read).await? {
                let unfinished = table.results.iter().filter(|game| game.result.is_none());
                running.extend(unfinished.flat_map(|game| [game.white, game.black]));
                let event = table.section.event.and_then(|event| announced.get(&event));
                let rated = event.filter(|event| {
                    collection
                        .takes(&event.announcement, event.waits_for_consent(ConsentKind::Rating))
                });
                let Some(event) = rated else { continue };
                for game in &table.results {
                    let reported = reported(event, game, listed.get(&game.game).copied());
                    match collection.intake(&reported) {
                        Intake::Counted => {
                            games.push(listed_game(&table, &event.announcement, game));
                        }
                        Intake::ResultChanged => changed.push(game.game),
                        Intake::Passed => {}
                    }
                }
            }
        }
        games.sort_unstable();
        changed.truncate(CHANGED_GAMES_MAX);
        let running: Vec<PlayerId> = running.into_iter().collect();
        self.store.put_listed_games(stored, &games).await?;
        self.store.put_running_players(stored, &running).await?;
        let before = before.first();
        let rows = before.map_or(0, |before| before.run.players as usize);
        let new: BTreeSet<PlayerId> = games.iter().flat_map(ListedGame::everybody).collect();
        Ok(Collected {
            before: before.map(|before| before.id),
            shares: shares_of(rows + new.len()),
            games: u32::try_from(games.len()).unwrap_or(u32::MAX),
            changed_games: changed,
        })
    }

    /// The events of sections.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn events_of<'a>(
        &self,
        sections: impl IntoIterator<Item = &'a Section>,
    ) -> Result<HashMap<EventId, StoredEvent>, Problem> {
        let sections = sections.into_iter();
        let events: BTreeSet<EventId> = sections.filter_map(|section| section.event).collect();
        let events: Vec<EventId> = events.into_iter().collect();
        let events = self.store.events(&events).await?;
        Ok(events.into_iter().map(|event| (event.id, event)).collect())
    }
}

/// A game as it was reported, `listed` being the points with which an earlier list has counted it.
fn reported(
    event: &StoredEvent,
    game: &SectionResult,
    listed: Option<[HalfPoints; 2]>,
) -> ReportedGame {
    // What was not to be rated before the rating commissioner's consent is reported with it (`TR-9.2`).
    let consented_at = event.rating_consent.map(|consent| consent.at);
    let entered_at = event.publication.as_ref().map(|publication| publication.at);
    let entered_at = entered_at.map(|at| consented_at.map_or(at, |consented| at.max(consented)));
    let by_post = (!event.announcement.medium.is_electronic()).then_some(Origin::Post);
    let origin = event.imported.map(|from| from.origin).or(by_post);
    let brought = origin.zip(entered_at);
    ReportedGame { result: game.result, flag: flag_of(game), brought, listed }
}

/// A section's game as lists see it.
pub fn listed_game(
    table: &SectionTable,
    announcement: &Announcement,
    game: &SectionResult,
) -> ListedGame {
    let start = |player: PlayerId| {
        let line = table.start_list.iter().find_map(|line| line.of(player));
        line.and_then(StartLine::start).unwrap_or_else(|| {
            // Start lists of before the lists of ratings do not tell the level.
            let published: Vec<u16> = table.start_list.iter().filter_map(|l| l.rating).collect();
            Start::Level(announcement.level(table.section.board_number(), &published))
        })
    };
    let players = [game.white, game.black];
    let section = table.section.id;
    let replaced = |player: PlayerId| {
        let before = table.start_list.iter().find_map(|line| line.taken_over_from(player))?.player;
        Some(ReplacedSeat { player: before, start: start(before) })
    };
    ListedGame::played_here(game.game, section, players, game.result, players.map(start))
        .taken_over_from(players.map(replaced))
}
