//! Collecting a list's games: every rated game that has ended in time and is in no list yet
//! (`RAT-12`, `TR-9.2`, `SKS-1.2`, `SKS-4.1-4.4`). A game counts as reported when it ends here, or is
//! brought here (`RAT-13`); what is entered late comes into the next list.

use std::collections::{BTreeSet, HashMap};

use futures_util::future::try_join_all;
use rules::rating::{ListedGame, Pool, Quarter, Start};
use rules::tournament::{Announcement, Flag};
use rules::{Day, GameId, HalfPoints, Instant, PlayerId};
use store::{
    EventId, RatingRun, RunState, Section, SectionResult, SectionTable, StoredEvent, StoredRun,
};

use crate::rating_run::shares_of;
use crate::{App, Problem};

/// Sections that are read side by side.
const SIDE_BY_SIDE: usize = 16;

/// Games of earlier lists with another result that are named.
const CHANGED_GAMES_MAX: usize = 100;

impl App {
    /// Collects the games of a run, and answers how it goes on.
    pub(crate) async fn collect_games(&self, stored: &StoredRun) -> Result<RatingRun, Problem> {
        let runs = self.store.rating_runs().await?;
        let mut before: Vec<StoredRun> = runs
            .into_iter()
            .filter(|run| run.id.pool == stored.id.pool && run.id.quarter < stored.id.quarter)
            .filter(|run| run.run.state.is_public())
            .collect();
        before.sort_by_key(|run| std::cmp::Reverse(run.id));
        let mut listed: HashMap<GameId, [HalfPoints; 2]> = HashMap::new();
        for run in &before {
            let games = self.store.listed_games(run).await?;
            listed.extend(games.iter().map(|game| (game.game, game.points)));
        }
        let sections = self.store.all_sections().await?;
        let announced = self.events_of(&sections).await?;
        // With which list those of here begin: what was known then is in it.
        let first_list = before.iter().filter(|run| run.run.imported);
        let first_list = first_list.map(|run| run.id.quarter).min();
        let (mut games, mut running, mut changed) = (Vec::new(), BTreeSet::new(), Vec::new());
        for few in sections.chunks(SIDE_BY_SIDE) {
            let read = few.iter().map(|section| self.store.section_table(section.id));
            for table in try_join_all(read).await? {
                let unfinished = table.results.iter().filter(|game| game.result.is_none());
                running.extend(unfinished.flat_map(|game| [game.white, game.black]));
                let event = table.section.event.and_then(|event| announced.get(&event));
                let rated = event.filter(|StoredEvent { announcement, .. }| {
                    announcement.rated && Pool::of(announcement.variant) == Some(stored.id.pool)
                });
                let Some(event) = rated else { continue };
                let announcement = &event.announcement;
                for game in &table.results {
                    match (listed.get(&game.game), game.result) {
                        (None, _) if counts(stored, event, game, first_list) => {
                            games.push(listed_game(&table, announcement, game));
                        }
                        (Some(points), Some((white, black, _))) if *points != [white, black] => {
                            changed.push(game.game);
                        }
                        _ => {}
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
        let new: BTreeSet<PlayerId> = games.iter().flat_map(|game| game.players).collect();
        Ok(RatingRun {
            state: RunState::Calculating,
            before: before.map(|before| before.id.to_string()),
            shares: shares_of(rows + new.len()),
            games: u32::try_from(games.len()).unwrap_or(u32::MAX),
            players: 0,
            changed_games: changed,
            ..stored.run.clone()
        })
    }

    /// What was announced of the sections' events.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn announcements(
        &self,
        sections: impl IntoIterator<Item = &Section>,
    ) -> Result<HashMap<EventId, Announcement>, Problem> {
        let events = self.events_of(sections).await?;
        Ok(events.into_iter().map(|(id, event)| (id, event.announcement)).collect())
    }

    /// The events of sections.
    async fn events_of(
        &self,
        sections: impl IntoIterator<Item = &Section>,
    ) -> Result<HashMap<EventId, StoredEvent>, Problem> {
        let sections = sections.into_iter();
        let events: BTreeSet<EventId> = sections.filter_map(|section| section.event).collect();
        let events: Vec<EventId> = events.into_iter().collect();
        let events = self.store.events(&events).await?;
        Ok(events.into_iter().map(|event| (event.id, event)).collect())
    }
}

/// Whether a list counts a game: it has ended in time, was entered in time where it was brought here
/// (`RAT-13`), and was not cancelled.
fn counts(
    stored: &StoredRun,
    event: &StoredEvent,
    game: &SectionResult,
    first_list: Option<Quarter>,
) -> bool {
    let cancelled = game.reason.as_deref().and_then(Flag::of_reason) == Some(Flag::Cancelled);
    let quarter = stored.id.quarter;
    let entered = event.publication.as_ref().map(|publication| publication.at);
    let in_time = |(_, _, at): (HalfPoints, HalfPoints, Instant)| {
        let found_on = Day::of(at);
        match event.imported.zip(entered) {
            Some((imported, entered)) => {
                let entered_on = Day::of(entered.max(at));
                let rule_set = stored.run.rule_set;
                imported.origin.is_in_time(rule_set, quarter, found_on, entered_on, first_list)
            }
            None => found_on <= quarter.reported_until(),
        }
    };
    !cancelled && game.result.is_some_and(in_time)
}

/// A section's game as lists see it; one that runs has no points yet, and has ended on no day.
pub fn listed_game(
    table: &SectionTable,
    announcement: &Announcement,
    game: &SectionResult,
) -> ListedGame {
    let start = |player: PlayerId| {
        let line = table.start_list.iter().find(|line| line.player == player);
        line.and_then(|line| line.start()).unwrap_or_else(|| {
            // Start lists of before the lists of ratings do not tell the level.
            let published: Vec<u16> = table.start_list.iter().filter_map(|l| l.rating).collect();
            Start::Level(announcement.level(&published))
        })
    };
    let (points, ended_on) = match game.result {
        Some((white, black, at)) => ([white, black], Day::of(at).unix_days()),
        None => ([HalfPoints(0); 2], 0),
    };
    ListedGame {
        game: game.game,
        section: table.section.id.0,
        players: [game.white, game.black],
        points,
        starts: [start(game.white), start(game.black)],
        ended_on,
    }
}
