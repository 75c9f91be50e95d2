//! The archive of finished games, opened for whoever looks for one. `archive_build` makes it.

use std::sync::Arc;

use archive::{ArchivedGame, Buckets, Catalog, Explored, Filter, Played};
use post::Files;
use rules::{GameId, Instant, Position};
use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, Semaphore};
use tokio::task::spawn_blocking;

use crate::{App, Problem};

/// Where the archive is.
pub(crate) const FOLDER: &str = "archive";
/// The file that says which folder of it.
pub(crate) const HEAD: &str = "archive/current.json";
/// Questions that are answered at the same time: moves do not wait for them.
const QUESTIONS_TOGETHER: usize = 2;
/// Bytes of an entry of the directory.
const ENTRY: u64 = 8;

/// What there is, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchiveHead {
    pub(crate) format: u32,
    pub(crate) folder: String,
    pub(crate) before: Option<String>,
    /// It has the games that had ended by then.
    pub built_at: Instant,
    /// Games.
    pub games: u32,
    /// Positions that these went through.
    pub positions: u64,
    pub(crate) bits: u32,
    /// Bytes of the catalog, of the directory and of the positions.
    pub(crate) lengths: [u64; 3],
}

/// A file of an archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArchiveFile {
    Catalog,
    Directory,
    Positions,
}

impl ArchiveFile {
    /// In the order of [`ArchiveHead::lengths`].
    pub(crate) const ALL: [ArchiveFile; 3] =
        [ArchiveFile::Catalog, ArchiveFile::Directory, ArchiveFile::Positions];

    pub(crate) fn path_in(self, folder: &str) -> String {
        let name = match self {
            ArchiveFile::Catalog => "catalog",
            ArchiveFile::Directory => "directory",
            ArchiveFile::Positions => "positions",
        };
        format!("{FOLDER}/{folder}/{name}")
    }
}

/// What all requests share: the catalog that was read last, with its folder, and how many may look through it.
#[derive(Debug)]
pub struct KeptArchive {
    catalog: Mutex<Option<(String, Arc<Catalog>)>>,
    questions: Semaphore,
}

impl Default for KeptArchive {
    fn default() -> KeptArchive {
        KeptArchive { catalog: Mutex::new(None), questions: Semaphore::new(QUESTIONS_TOGETHER) }
    }
}

/// The archive, opened.
#[derive(Clone, Debug)]
pub struct Archive {
    /// What there is.
    pub head: ArchiveHead,
    /// What is known of each game.
    pub catalog: Arc<Catalog>,
    /// Games that run again since they were archived.
    reinstated: Vec<GameId>,
    files: Files,
    kept: Arc<KeptArchive>,
}

impl Archive {
    /// What was played in a position in those games that a filter lets through.
    ///
    /// # Errors
    /// `unavailable`; an internal problem where a file is damaged.
    pub async fn explore(&self, filter: Filter, position: &Position) -> Result<Explored, Problem> {
        let played = self.played(position).await?;
        self.ask(filter, move |catalog, filter| Explored::new(catalog, filter, &played)).await
    }

    /// The games that a filter lets through, the earliest first: of those that went through a position, where one is
    /// given.
    ///
    /// # Errors
    /// `unavailable`; an internal problem where a file is damaged.
    pub async fn games(
        &self,
        filter: Filter,
        position: Option<&Position>,
    ) -> Result<Vec<&ArchivedGame>, Problem> {
        let played = match position {
            Some(position) => Some(self.played(position).await?),
            None => None,
        };
        let places = self
            .ask(filter, move |catalog, filter| catalog.places(filter, played.as_deref()))
            .await?;
        let games = self.catalog.games();
        Ok(places.iter().filter_map(|place| games.get(*place as usize)).collect())
    }

    /// Looks through the catalog where nothing waits for it.
    async fn ask<Answer: Send + 'static>(
        &self,
        filter: Filter,
        question: impl FnOnce(&Catalog, &Filter) -> Answer + Send + 'static,
    ) -> Result<Answer, Problem> {
        let _turn = self.kept.questions.acquire().await.map_err(Problem::internal)?;
        let catalog = Arc::clone(&self.catalog);
        let filter = Filter { except: self.reinstated.clone(), ..filter };
        spawn_blocking(move || question(&catalog, &filter)).await.map_err(Problem::internal)
    }

    /// What was played in a position, by the places of the games in the catalog.
    async fn played(&self, position: &Position) -> Result<Vec<Played>, Problem> {
        let fingerprint = position.fingerprint();
        let buckets = Buckets::with_bits(self.head.bits);
        let first = buckets.of(fingerprint) * ENTRY;
        let [_, _, length] = self.head.lengths;
        let path = |file: ArchiveFile| file.path_in(&self.head.folder);
        let range = first..first + 2 * ENTRY;
        let entries = self.files.range(&path(ArchiveFile::Directory), range).await?;
        let (begin, end) = entries.split_first_chunk().ok_or_else(damaged)?;
        let end = end.first_chunk().ok_or_else(damaged)?;
        let (begin, end) = (u64::from_le_bytes(*begin), u64::from_le_bytes(*end));
        if begin > end || end > length {
            return Err(damaged());
        }
        if begin == end {
            return Ok(Vec::new());
        }
        let bytes = self.files.range(&path(ArchiveFile::Positions), begin..end).await?;
        let read = spawn_blocking(move || buckets.read(&bytes, fingerprint)).await;
        read.map_err(Problem::internal)?.map_err(Problem::internal)
    }
}

fn damaged() -> Problem {
    Problem::internal(archive::Damaged)
}

impl App {
    /// The archive as it was built last.
    ///
    /// # Errors
    /// `archive_not_built` where there is none yet, or only one that an older server has built; `unavailable`.
    pub async fn archive(&self) -> Result<Archive, Problem> {
        let head = self.archive_head().await?.ok_or_else(Problem::archive_not_built)?;
        // Before the catalog: whatever is reinstated meanwhile was public until now.
        let reinstated = self.store.reinstated_games().await?;
        let catalog = self.catalog_of(&head.folder).await?;
        let (files, kept) = (self.files.clone(), Arc::clone(&self.archive));
        Ok(Archive { head, catalog, reinstated, files, kept })
    }

    /// It is read once, however many wait for it.
    async fn catalog_of(&self, folder: &str) -> Result<Arc<Catalog>, Problem> {
        let mut kept = self.archive.catalog.lock().await;
        if let Some((known, catalog)) = kept.as_ref()
            && known == folder
        {
            return Ok(Arc::clone(catalog));
        }
        let bytes = self.files.get(&ArchiveFile::Catalog.path_in(folder)).await?;
        let read = spawn_blocking(move || Catalog::read(&bytes)).await;
        let catalog = Arc::new(read.map_err(Problem::internal)?.map_err(Problem::internal)?);
        *kept = Some((folder.to_owned(), Arc::clone(&catalog)));
        Ok(catalog)
    }

    /// What there is; none of another format.
    pub(crate) async fn archive_head(&self) -> Result<Option<ArchiveHead>, Problem> {
        let Some(bytes) = self.files.find(HEAD).await? else { return Ok(None) };
        let head: Option<ArchiveHead> = serde_json::from_slice(&bytes).ok();
        Ok(head.filter(|head| head.format == archive::format()))
    }
}
