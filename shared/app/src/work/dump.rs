//! All finished games as files for everybody: compressed PGN, made afresh in each month from the archive and the logs,
//! so that a name which somebody has taken away is in no file for longer than that, and the bucket forgets none of them.
//!
//! A file holds the games that ended in one quarter. One that is whole says so in a small file beside it, and is not
//! written again: a run that dies is taken up by the next one. The dump before stays until the new one is whole.

use std::collections::BTreeMap;
use std::io::Write;
use std::mem::take;
use std::sync::atomic::{AtomicU32, Ordering};

use archive::Filter;
use aws_lc_rs::digest::{Context, SHA256};
use bytes::Bytes;
use chrono::Datelike;
use flate2::Compression;
use flate2::write::GzEncoder;
use post::Fetched;
use rules::rating::Quarter;
use rules::{Day, GameId, Instant, hex};
use serde::{Deserialize, Serialize};
use tokio::task::spawn_blocking;

use crate::{App, Problem};

/// Where the files are, beside the folders of the archive.
const FOLDER: &str = "archive/dumps";
/// The file that says what there is.
const HEAD: &str = "archive/dumps/current.json";
/// Games that are written and compressed together.
const GAMES_TOGETHER: usize = 500;

/// All finished games up to a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dump {
    /// The games in it had ended before this moment, at which a month began, as far as that was known when it was made.
    pub until: Instant,
    /// When it was made.
    pub made_at: Instant,
    /// By quarter.
    pub files: Vec<DumpFile>,
}

/// The games that ended in one quarter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DumpFile {
    /// `posthorn-2026-4.pgn.gz`.
    pub name: String,
    /// How many games.
    pub games: u32,
    /// Bytes, compressed.
    pub bytes: u64,
    /// SHA-256 of these, in hexadecimal.
    pub sha256: String,
}

impl Dump {
    /// What `sha256sum --check` reads.
    pub fn checksums(&self) -> String {
        self.files.iter().map(|file| format!("{}  {}\n", file.sha256, file.name)).collect()
    }
}

fn named(quarter: Quarter) -> String {
    format!("{}-{}", quarter.starts_on().year(), quarter.number())
}

fn month_begins(day: Day) -> Day {
    day.to_date().with_day(1).map_or(day, Day::from)
}

fn folder_of(until: Instant) -> String {
    format!("{FOLDER}/{}", until.unix())
}

impl App {
    /// Makes the dump of this month where it was not made yet, of all games that ended before it.
    ///
    /// # Errors
    /// `archive_not_built`, `unavailable`: the dump before stays, and what is written is not written again.
    pub async fn dump_archive_monthly(&self) -> Result<bool, Problem> {
        let until = month_begins(Day::of(self.clock.now())).starts_at();
        let folder = folder_of(until);
        if self.archive_dump().await?.is_some_and(|dump| dump.until == until) {
            self.remove_other_dumps(&folder).await?;
            return Ok(false);
        }
        let mut files = Vec::new();
        for (quarter, games) in self.games_by_quarter(until).await? {
            let name = format!("posthorn-{}.pgn.gz", named(quarter));
            files.push(self.dump_file(&folder, name, games).await?);
        }
        let dump = Dump { until, made_at: self.clock.now(), files };
        let text = serde_json::to_vec(&dump).map_err(Problem::internal)?;
        self.files.put(HEAD, text).await?;
        self.remove_other_dumps(&folder).await?;
        Ok(true)
    }

    /// Whoever has left is named in none of them for longer than they are read.
    async fn remove_other_dumps(&self, folder: &str) -> Result<(), Problem> {
        for other in self.files.folders(FOLDER).await? {
            let path = format!("{FOLDER}/{other}");
            if path != folder {
                self.files.remove(&path).await?;
            }
        }
        Ok(())
    }

    /// The dump that is there; none before the first.
    ///
    /// # Errors
    /// `unavailable`; an internal problem where what describes it is damaged.
    pub async fn archive_dump(&self) -> Result<Option<Dump>, Problem> {
        let Some(bytes) = self.files.find(HEAD).await? else { return Ok(None) };
        serde_json::from_slice(&bytes).map(Some).map_err(Problem::internal)
    }

    /// A file of a dump.
    ///
    /// # Errors
    /// `unavailable`, also where it has just given way to the next one.
    pub async fn fetch_dump_file(&self, dump: &Dump, file: &DumpFile) -> Result<Fetched, Problem> {
        let path = format!("{}/{}", folder_of(dump.until), file.name);
        Ok(self.files.fetch(&path, &file.name).await?)
    }

    /// The games that ended before a moment, and have not begun again, by the quarter of their end.
    async fn games_by_quarter(
        &self,
        until: Instant,
    ) -> Result<BTreeMap<Quarter, Vec<GameId>>, Problem> {
        let archive = self.archive().await?;
        let mut found: BTreeMap<Quarter, Vec<GameId>> = BTreeMap::new();
        for game in archive.games(Filter::default(), None).await? {
            let quarter = Quarter::of(Day::of(game.ended_at));
            if let Some(quarter) = quarter.filter(|_| game.ended_at < until) {
                found.entry(quarter).or_default().push(game.id);
            }
        }
        found.values_mut().for_each(|games| games.sort_unstable());
        Ok(found)
    }

    /// Writes a file, unless a run before has done so.
    async fn dump_file(
        &self,
        folder: &str,
        name: String,
        games: Vec<GameId>,
    ) -> Result<DumpFile, Problem> {
        let (path, told) = (format!("{folder}/{name}"), format!("{folder}/{name}.json"));
        if let Some(bytes) = self.files.find(&told).await? {
            return serde_json::from_slice(&bytes).map_err(Problem::internal);
        }
        let mut writer = self.files.write(&path);
        let mut digest = Context::new(&SHA256);
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        let written = AtomicU32::new(0);
        // One that is reinstated at this very moment is not given away.
        let over = |game: rules::Game| {
            let is_over = game.ending().is_some();
            written.fetch_add(u32::from(is_over), Ordering::Relaxed);
            Ok(is_over.then_some(game))
        };
        for few in games.chunks(GAMES_TOGETHER) {
            let pgn = self.games_pgn(few, over).await?;
            let compressed = spawn_blocking(move || {
                encoder.write_all(pgn.as_bytes())?;
                Ok::<_, std::io::Error>(encoder)
            });
            encoder = compressed.await.map_err(Problem::internal)?.map_err(Problem::internal)?;
            let part = take(encoder.get_mut());
            digest.update(&part);
            writer.add(Bytes::from(part)).await?;
        }
        let rest = encoder.finish().map_err(Problem::internal)?;
        digest.update(&rest);
        writer.add(Bytes::from(rest)).await?;
        let file = DumpFile {
            name,
            games: written.into_inner(),
            bytes: writer.finish().await?,
            sha256: hex(digest.finish().as_ref()),
        };
        let text = serde_json::to_vec(&file).map_err(Problem::internal)?;
        self.files.put(&told, text).await?;
        Ok(file)
    }
}
