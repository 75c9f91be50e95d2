//! Building the archive of finished games, each night from their logs.
//!
//! Its files stand in a folder of their own, and a small file names the folder. A build that dies leaves the archive
//! as it was; of two at the same time the last one counts. The folder before is kept until the next build: somebody
//! may be reading in it.

use std::collections::{BTreeSet, HashMap};

use archive::{Archived, ArchivedGame, Build};
use bytes::Bytes;
use futures_util::future::try_join_all;
use rules::{
    Color, DAY_SECONDS, Day, Federation, Game, GameId, Instant, PlayerId, Profile, Reason, hex,
};
use store::{Error, EventId, SectionId, SectionTable, StoredEvent};
use tokio::task::spawn_blocking;

use crate::work::archive::{ArchiveFile, FOLDER, HEAD};
use crate::{App, ArchiveHead, Problem, whole_game};

/// Sections, and batches of games, that are read side by side.
const SIDE_BY_SIDE: usize = 16;
/// Games that are asked for at once.
const GAMES_TOGETHER: usize = 100;

/// What is known beside the games.
struct Known {
    built_at: Instant,
    events: HashMap<EventId, StoredEvent>,
    people: HashMap<PlayerId, Profile>,
}

impl App {
    /// Builds the archive where none was built on this day, and where a file of it is not as long as it was.
    ///
    /// # Errors
    /// As [`App::build_archive`].
    pub async fn build_archive_daily(&self) -> Result<bool, Problem> {
        let today = Day::of(self.clock.now());
        let is_due = match self.archive_head().await? {
            Some(head) if Day::of(head.built_at) == today => !self.is_whole(&head).await,
            _ => true,
        };
        if is_due {
            self.build_archive().await?;
        }
        Ok(is_due)
    }

    async fn is_whole(&self, head: &ArchiveHead) -> bool {
        let lengths = ArchiveFile::ALL.map(|file| file.path_in(&head.folder));
        let lengths = lengths.iter().map(|path| self.files.length(path));
        try_join_all(lengths).await.is_ok_and(|lengths| lengths == head.lengths)
    }

    /// Builds the archive from the logs of all games that are over.
    ///
    /// # Errors
    /// `unavailable`: the archive stays as it was.
    pub async fn build_archive(&self) -> Result<ArchiveHead, Problem> {
        let built_at = self.clock.now();
        let before = self.archive_head().await?;
        let games = self.finished_games(built_at).await?;
        let mut random = [0; 4];
        (self.random)(&mut random);
        let folder = format!("{}-{}", built_at.unix(), hex(&random));
        let path = |file: ArchiveFile| file.path_in(&folder);
        let mut writer = self.files.write(&path(ArchiveFile::Positions));
        let mut build = spawn_blocking(|| Build::new(games)).await.map_err(Problem::internal)?;
        loop {
            let next = spawn_blocking(move || (build.next(), build)).await;
            let (part, rest) = next.map_err(Problem::internal)?;
            build = rest;
            let Some(part) = part else { break };
            writer.add(Bytes::from(part)).await?;
        }
        let positions = writer.finish().await?;
        let built = build.finish().map_err(Problem::internal)?;
        let lengths = [built.catalog.len() as u64, built.directory.len() as u64, positions];
        self.files.put(&path(ArchiveFile::Directory), built.directory).await?;
        self.files.put(&path(ArchiveFile::Catalog), built.catalog).await?;
        let head = ArchiveHead {
            format: archive::format(),
            folder,
            before: before.map(|before| before.folder),
            built_at,
            games: built.games,
            positions: built.positions,
            bits: built.buckets.bits(),
            lengths,
        };
        let text = serde_json::to_vec(&head).map_err(Problem::internal)?;
        self.files.put(HEAD, text).await?;
        self.remove_older_archives(&head).await?;
        Ok(head)
    }

    /// Takes away what nobody reads any more: earlier archives, and what builds that died have left. The one before
    /// stays, and so does what another build may be writing.
    async fn remove_older_archives(&self, head: &ArchiveHead) -> Result<(), Problem> {
        for folder in self.files.folders(FOLDER).await? {
            let begun_at = folder.split('-').next().and_then(|begun| begun.parse().ok());
            let is_read = folder == head.folder || Some(&folder) == head.before.as_ref();
            let is_old = begun_at
                .is_some_and(|begun| Instant::from_unix(begun) + DAY_SECONDS <= head.built_at);
            if is_old && !is_read {
                self.files.remove(&format!("{FOLDER}/{folder}")).await?;
            }
        }
        Ok(())
    }

    /// Every game that was over and counts, section by section.
    async fn finished_games(&self, built_at: Instant) -> Result<Vec<Archived>, Problem> {
        let mut sections = self.store.all_sections().await?;
        sections.sort_unstable_by_key(|section| section.id);
        let events = self.events_of(&sections).await?;
        let mut known = Known { built_at, events, people: HashMap::new() };
        let mut archived = Vec::new();
        for few in sections.chunks(SIDE_BY_SIDE) {
            let tables = few.iter().map(|section| self.readable_table(section.id));
            let tables = try_join_all(tables).await?.into_iter().flatten();
            let tables: HashMap<_, _> = tables.map(|table| (table.section.id, table)).collect();
            known.people = self.people_without_list(&tables).await?;
            let over = tables.values().flat_map(|table| &table.results);
            let over = over.filter(|line| line.result.is_some());
            let ids: Vec<GameId> = over.map(|line| line.game).collect();
            for batches in ids.chunks(GAMES_TOGETHER * SIDE_BY_SIDE) {
                for (section, id, game) in self.games_read(batches).await? {
                    let table = tables.get(&section);
                    archived
                        .extend(table.and_then(|table| archived_game(id, &game, table, &known)));
                }
            }
        }
        Ok(archived)
    }

    /// A section, none that is damaged: it does not keep the others out.
    async fn readable_table(&self, section: SectionId) -> Result<Option<SectionTable>, Problem> {
        match self.store.section_table(section).await {
            Ok(table) => Ok(Some(table)),
            Err(error @ (Error::Corrupt { .. } | Error::NotFound)) => {
                tracing::error!(section = section.0, %error, "a section cannot be archived");
                Ok(None)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Those of whom no start list tells for which federation they play.
    async fn people_without_list(
        &self,
        tables: &HashMap<SectionId, SectionTable>,
    ) -> Result<HashMap<PlayerId, Profile>, Problem> {
        let without = tables.values().filter(|table| table.start_list.is_empty());
        let lines = without.flat_map(|table| &table.results);
        let players: BTreeSet<PlayerId> = lines.flat_map(|line| [line.white, line.black]).collect();
        self.people(players.into_iter().collect()).await
    }

    /// Games with their sections. One that is damaged is in the log, and does not keep the others out.
    async fn games_read(&self, ids: &[GameId]) -> Result<Vec<(SectionId, GameId, Game)>, Problem> {
        let asked = ids.chunks(GAMES_TOGETHER).map(|batch| self.store.games_each(batch));
        let stored = try_join_all(asked).await?;
        let replayed = spawn_blocking(|| {
            let whole = stored.into_iter().flatten().filter_map(|(id, stored)| {
                let (stored, game) = whole_game(id, stored).ok()?;
                Some((stored.section, id, game))
            });
            whole.collect()
        });
        replayed.await.map_err(Problem::internal)
    }
}

/// A game as the archive has it; none that counts in nothing, or has ended since the build began.
fn archived_game(id: GameId, game: &Game, table: &SectionTable, known: &Known) -> Option<Archived> {
    let ending = game.ending().filter(|ending| ending.at <= known.built_at)?;
    if ending.reason == Reason::Cancelled {
        return None;
    }
    let section = &table.section;
    let players = *game.players();
    let lines = players.map(|player| table.start_list.iter().find_map(|line| line.of(player)));
    let federation = |color: Color| -> Option<Federation> {
        let of_line = lines.get(color).and_then(|line| line.federation.parse().ok());
        let of_profile = || known.people.get(players.get(color)).map(|profile| profile.federation);
        of_line.or_else(of_profile)
    };
    let event = section.event.and_then(|event| known.events.get(&event));
    let terms = game.terms();
    Some(Archived {
        game: ArchivedGame {
            id,
            section: section.id,
            event: section.event,
            kind: event.map(|event| event.announcement.kind),
            friendly: section.is_friendly(),
            variant: terms.variant,
            players: [players.white, players.black],
            federations: Color::ALL.map(federation),
            ratings: Color::ALL
                .map(|color| lines.get(color).and_then(|line| line.corrected.or(line.rating))),
            score: [ending.score.white, ending.score.black],
            reason: ending.reason,
            ended_at: ending.at,
            plies: game.ply(),
            // Found when it is built in.
            opening: None,
        },
        start: terms.start.clone().map(Box::new),
        moves: game.plies().iter().map(|ply| ply.code).collect(),
    })
}
