//! The archive of finished games: built afresh each night from their logs, and opened for whoever looks for one.
//!
//! Its files stand in a folder of their own, and a small file names the folder. A build that dies leaves the archive
//! as it was; of two at the same time the last one counts. The folder before is kept until the next build: somebody
//! may be reading in it.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use archive::{Archived, ArchivedGame, Buckets, Build, Catalog, EndedBy, Played};
use bytes::Bytes;
use futures_util::future::try_join_all;
use post::Files;
use rules::{Color, Day, Federation, Game, GameId, Instant, PlayerId, Position, Profile, hex};
use serde::{Deserialize, Serialize};
use store::{EventId, SectionTable, StoredEvent};
use tokio::task::spawn_blocking;

use crate::{App, Problem, whole_game};

/// The file that says where the archive is.
const HEAD: &str = "archive/current.json";
/// Sections, and batches of games, that are read side by side.
const SIDE_BY_SIDE: usize = 16;
/// Games that are asked for at once.
const GAMES_TOGETHER: usize = 100;
/// Bytes of an entry of the directory.
const ENTRY: u64 = 8;

/// What there is, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchiveHead {
    format: u32,
    folder: String,
    before: Option<String>,
    /// When its games were collected: those that ended later are not in it.
    pub built_at: Instant,
    /// Games.
    pub games: u32,
    /// Positions that these went through.
    pub positions: u64,
    bits: u32,
}

/// The archive, opened.
#[derive(Clone, Debug)]
pub struct Archive {
    /// What there is.
    pub head: ArchiveHead,
    /// What is known of each game.
    pub catalog: Arc<Catalog>,
    files: Files,
}

/// The catalog that was read last, by its folder: it is the same for everybody.
pub type KeptCatalog = Arc<Mutex<Option<(String, Arc<Catalog>)>>>;

impl Archive {
    /// What was played in a position, by the places of the games in the catalog.
    ///
    /// # Errors
    /// `unavailable`; an internal problem where a file is damaged.
    pub async fn played(&self, position: &Position) -> Result<Vec<Played>, Problem> {
        let fingerprint = position.fingerprint();
        let buckets = Buckets::with_bits(self.head.bits);
        let first = buckets.of(fingerprint) * ENTRY;
        let path = path_of(&self.head.folder, "directory");
        let range = self.files.range(&path, first..first + 2 * ENTRY).await?;
        let (begin, end) = range.split_first_chunk().ok_or_else(damaged)?;
        let end = end.first_chunk().ok_or_else(damaged)?;
        let (begin, end) = (u64::from_le_bytes(*begin), u64::from_le_bytes(*end));
        if begin >= end {
            return Ok(Vec::new());
        }
        let bytes = self.files.range(&path_of(&self.head.folder, "positions"), begin..end).await?;
        buckets.read(&bytes, fingerprint).map_err(Problem::internal)
    }
}

impl App {
    /// The archive as it was built last.
    ///
    /// # Errors
    /// `archive_not_built` where there is none yet, or only one that an older server has built; `unavailable`.
    pub async fn archive(&self) -> Result<Archive, Problem> {
        let head = self.archive_head().await?.ok_or_else(Problem::archive_not_built)?;
        let kept = || self.archive.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept().clone().filter(|(folder, _)| *folder == head.folder);
        let catalog = match known {
            Some((_, catalog)) => catalog,
            None => {
                let bytes = self.files.get(&path_of(&head.folder, "catalog")).await?;
                let read = spawn_blocking(move || Catalog::read(&bytes)).await;
                let read = read.map_err(Problem::internal)?.map_err(Problem::internal)?;
                let catalog = Arc::new(read);
                *kept() = Some((head.folder.clone(), Arc::clone(&catalog)));
                catalog
            }
        };
        Ok(Archive { head, catalog, files: self.files.clone() })
    }

    /// What there is; none of another format.
    async fn archive_head(&self) -> Result<Option<ArchiveHead>, Problem> {
        let Some(bytes) = self.files.find(HEAD).await? else { return Ok(None) };
        let head: Option<ArchiveHead> = serde_json::from_slice(&bytes).ok();
        Ok(head.filter(|head| head.format == archive::format()))
    }

    /// Builds the archive where none was built on this day.
    ///
    /// # Errors
    /// As [`App::build_archive`].
    pub async fn build_archive_daily(&self) -> Result<bool, Problem> {
        let today = Day::of(self.clock.now());
        let is_due = self.archive_head().await?.is_none_or(|head| Day::of(head.built_at) != today);
        if is_due {
            self.build_archive().await?;
        }
        Ok(is_due)
    }

    /// Builds the archive from the logs of all games that are over.
    ///
    /// # Errors
    /// `unavailable`: the archive stays as it was.
    pub async fn build_archive(&self) -> Result<ArchiveHead, Problem> {
        let built_at = self.clock.now();
        let before = self.archive_head().await?;
        let games = self.finished_games().await?;
        let mut random = [0; 4];
        (self.random)(&mut random);
        let folder = format!("{}-{}", built_at.unix(), hex(&random));
        let mut writer = self.files.write(&path_of(&folder, "positions"));
        let mut build = spawn_blocking(|| Build::new(games)).await.map_err(Problem::internal)?;
        loop {
            let next = spawn_blocking(move || (build.next(), build)).await;
            let (part, rest) = next.map_err(Problem::internal)?;
            build = rest;
            let Some(part) = part else { break };
            writer.add(Bytes::from(part)).await?;
        }
        writer.finish().await?;
        let built = build.finish().map_err(Problem::internal)?;
        self.files.put(&path_of(&folder, "directory"), built.directory).await?;
        self.files.put(&path_of(&folder, "catalog"), built.catalog).await?;
        let head = ArchiveHead {
            format: archive::format(),
            folder,
            before: before.as_ref().map(|before| before.folder.clone()),
            built_at,
            games: built.games,
            positions: built.positions,
            bits: built.buckets.bits(),
        };
        let text = serde_json::to_vec(&head).map_err(Problem::internal)?;
        self.files.put(HEAD, text).await?;
        if let Some(older) = before.and_then(|before| before.before) {
            self.files.remove(&format!("archive/{older}")).await?;
        }
        Ok(head)
    }

    /// Every game that is over and counts, section by section.
    async fn finished_games(&self) -> Result<Vec<Archived>, Problem> {
        let mut sections = self.store.all_sections().await?;
        sections.sort_unstable_by_key(|section| section.id);
        let events = self.events_of(&sections).await?;
        let mut archived = Vec::new();
        for few in sections.chunks(SIDE_BY_SIDE) {
            let tables = few.iter().map(|section| self.store.section_table(section.id));
            let tables = try_join_all(tables).await?;
            let over = tables.iter().flat_map(|table| &table.results);
            let over = over.filter(|line| line.result.is_some());
            let ids: Vec<GameId> = over.map(|line| line.game).collect();
            if ids.is_empty() {
                continue;
            }
            let tables: HashMap<_, _> =
                tables.iter().map(|table| (table.section.id, table)).collect();
            let mut games = Vec::with_capacity(ids.len());
            for batches in ids.chunks(GAMES_TOGETHER * SIDE_BY_SIDE) {
                let batches = batches.chunks(GAMES_TOGETHER);
                let asked = batches.map(|batch| self.store.games_each(batch));
                for (id, stored) in try_join_all(asked).await?.into_iter().flatten() {
                    // One that is damaged is in the log, and does not keep the others out.
                    let Ok((stored, game)) = whole_game(id, stored) else { continue };
                    games.extend(tables.get(&stored.section).map(|table| (id, game, *table)));
                }
            }
            let without_list = games.iter().filter(|(_, _, table)| table.start_list.is_empty());
            let without_list: BTreeSet<PlayerId> = without_list
                .flat_map(|(_, game, _)| Color::ALL.map(|c| *game.players().get(c)))
                .collect();
            let people = self.people(without_list.into_iter().collect()).await?;
            let of_game = |(id, game, table): (GameId, Game, &SectionTable)| {
                archived_game(id, &game, table, &people, &events)
            };
            archived.extend(games.into_iter().filter_map(of_game));
        }
        Ok(archived)
    }
}

/// A game as the archive has it; none that counts in nothing.
fn archived_game(
    id: GameId,
    game: &Game,
    table: &SectionTable,
    people: &HashMap<PlayerId, Profile>,
    events: &HashMap<EventId, StoredEvent>,
) -> Option<Archived> {
    let ending = game.ending()?;
    let section = &table.section;
    let players = *game.players();
    let lines = players.map(|player| table.start_list.iter().find_map(|line| line.of(player)));
    let federation = |color: Color| -> Option<Federation> {
        let of_line = lines.get(color).and_then(|line| line.federation.parse().ok());
        let of_profile = || people.get(players.get(color)).map(|profile| profile.federation);
        of_line.or_else(of_profile)
    };
    let terms = game.terms();
    Some(Archived {
        game: ArchivedGame {
            id,
            section: section.id,
            event: section.event,
            kind: section.event.and_then(|event| events.get(&event)).map(|e| e.announcement.kind),
            friendly: section.is_friendly(),
            variant: terms.variant,
            players: [players.white, players.black],
            federations: Color::ALL.map(federation),
            ratings: Color::ALL
                .map(|color| lines.get(color).and_then(|line| line.corrected.or(line.rating))),
            score: [ending.score.white, ending.score.black],
            ended_by: EndedBy::of(ending.reason)?,
            ended_at: ending.at,
            plies: game.ply(),
            opening: None,
        },
        start: terms.start.clone().map(Box::new),
        moves: game.plies().iter().map(|ply| ply.code).collect(),
    })
}

fn path_of(folder: &str, file: &str) -> String {
    format!("archive/{folder}/{file}")
}

fn damaged() -> Problem {
    Problem::internal(archive::Damaged)
}
