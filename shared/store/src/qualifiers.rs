//! The Table of Qualifiers (`TR-1.0.6`), a table for each stage: made afresh when something has changed, and once a
//! day. One item tells which calculation of each table counts; its lines are in chunks.

use rules::tournament::{EventId, Part, SectionId, Stage};
use rules::{Day, Instant, PlayerId};
use serde::{Deserialize, Serialize};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::write::Update;
use crate::{Error, Store};

/// Lines in a chunk, about 150 bytes each, and about a kilobyte at most.
const LINES_IN_CHUNK: usize = 300;
const QUALIFIERS: &str = "QUALIFIERS";

/// A line of a table. The order of the fields is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedQualifier {
    /// Who.
    pub player: PlayerId,
    /// Family name.
    pub family_name: String,
    /// Given name.
    pub given_name: String,
    /// Three letters.
    pub federation: String,
    /// The title's abbreviation.
    pub title: Option<String>,
    /// The published rating.
    pub rating: Option<u16>,
    /// By which article.
    pub article: String,
    /// How much of an entry.
    pub part: Part,
    /// The sections whose results it rests on; none: titles and ratings.
    pub sections: Vec<QualifyingSection>,
    /// The last day on which it is valid; none where it has no end, or none yet.
    pub until: Option<Day>,
    /// The event for which it is used, and its name.
    pub used_in: Option<(EventId, String)>,
    /// The Final from which the place was put off, its name, and when (`TR-1.4.3`).
    pub deferred: Option<(EventId, String, Instant)>,
    /// Whether it was used and holds no more, since a result was corrected (`TR-1.0.7`).
    pub stays: bool,
    /// Since when the table has the line.
    pub since: Instant,
}

/// A section whose result is in a line. The order of the fields is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QualifyingSection {
    /// Which.
    pub id: SectionId,
    /// Its event's name.
    pub event_name: String,
    /// Its own.
    pub name: String,
    /// Of which stage.
    pub stage: Stage,
    /// The day on which it ended; none while it runs.
    pub ended_on: Option<Day>,
    /// Whether the place is shared, and nothing tells the players apart.
    pub shared: bool,
}

/// Which calculation of a stage's table counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QualifierTable {
    /// Whose.
    pub stage: Stage,
    /// The number of the calculation.
    pub calculation: u32,
    /// The one before: somebody may still read it.
    pub before: Option<u32>,
    /// How many lines there are.
    pub lines: u32,
    /// How many of them are free.
    pub free: u32,
    /// When the table last changed.
    pub changed_at: Instant,
}

/// What there is of the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredQualifiers {
    /// How often they were made; 0: never.
    pub version: u32,
    /// How often somebody has asked for new ones.
    asked: u32,
    /// When new ones are due; none: at once.
    due_at: Option<Instant>,
    /// When they were made.
    pub made_at: Option<Instant>,
    /// The tables that were made.
    pub tables: Vec<QualifierTable>,
}

impl StoredQualifiers {
    /// Whether new ones are due.
    pub fn is_due(&self, now: Instant) -> bool {
        self.due_at.is_none_or(|due| due <= now)
    }

    /// The table of a stage; none where none was made.
    pub fn of(&self, stage: Stage) -> Option<&QualifierTable> {
        self.tables.iter().find(|table| table.stage == stage)
    }
}

fn head_key() -> Attributes {
    key(QUALIFIERS, "TABLES")
}

fn lines_pk(stage: Stage) -> String {
    format!("{QUALIFIERS}#{}", stage.code())
}

fn lines_name(calculation: u32) -> String {
    format!("{calculation:010}#")
}

fn read(item: &Attributes) -> Result<StoredQualifiers, Error> {
    let reader = Reader::new(item);
    let instant = |name| Ok::<_, Error>(reader.maybe_number(name)?.map(Instant::from_unix));
    let made_at = instant("made_at")?;
    Ok(StoredQualifiers {
        version: reader.maybe_number("version")?.unwrap_or(0),
        asked: reader.maybe_number("asked")?.unwrap_or(0),
        due_at: instant("due_at")?,
        made_at,
        tables: match made_at {
            Some(_) => read_json(&reader, "calculations")?,
            None => Vec::new(),
        },
    })
}

impl Store {
    /// What there is of the tables.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn qualifiers(&self) -> Result<StoredQualifiers, Error> {
        match self.get(head_key()).await? {
            Some(item) => read(&item),
            None => read(&Attributes::new()),
        }
    }

    /// Asks for new tables, since something has changed.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn ask_for_qualifiers(&self, now: Instant) -> Result<(), Error> {
        let asked = Update::new(head_key(), "SET due_at = :now ADD asked :one")
            .with(":now", number(now.unix()))
            .with(":one", number(1));
        self.update(asked).await
    }

    /// The lines of a table, in the order in which they were kept.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn listed_qualifiers(
        &self,
        table: &QualifierTable,
    ) -> Result<Vec<ListedQualifier>, Error> {
        self.chunks(lines_pk(table.stage), &lines_name(table.calculation)).await
    }

    /// Keeps the lines of a calculation of a stage's table, which counts as soon as
    /// [`Store::keep_qualifiers`] says so.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn put_listed_qualifiers(
        &self,
        stage: Stage,
        calculation: u32,
        lines: &[ListedQualifier],
    ) -> Result<(), Error> {
        let name = lines_name(calculation);
        self.put_chunks(&lines_pk(stage), &name, lines, LINES_IN_CHUNK).await
    }

    /// Takes away the lines of a calculation that nobody reads any more.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn drop_listed_qualifiers(
        &self,
        stage: Stage,
        calculation: u32,
    ) -> Result<(), Error> {
        self.delete_chunks_from(&lines_pk(stage), &lines_name(calculation), 0).await
    }

    /// Keeps which calculations count from now on; the next ones are due at `due_at`, or when somebody has
    /// asked for them since `before` was read.
    ///
    /// # Errors
    /// `Conflict` when somebody else has made tables meanwhile; `Unavailable`.
    pub async fn keep_qualifiers(
        &self,
        before: &StoredQualifiers,
        tables: &[QualifierTable],
        made_at: Instant,
        due_at: Instant,
    ) -> Result<(), Error> {
        let unmade = "attribute_not_exists(version)";
        let condition = if before.version == 0 { unmade } else { "version = :was" };
        let set = "SET version = :version, made_at = :made_at, calculations = :tables";
        let mut made = Update::new(head_key(), set)
            .under(condition)
            .with(":version", number(before.version.saturating_add(1)))
            .with(":made_at", number(made_at.unix()))
            .with(":tables", json(&tables)?);
        if before.version > 0 {
            made = made.with(":was", number(before.version));
        }
        self.update(made).await?;
        self.put_off_qualifiers(before, due_at).await
    }

    /// Puts the next tables off, unless somebody has asked for them meanwhile.
    async fn put_off_qualifiers(
        &self,
        before: &StoredQualifiers,
        due_at: Instant,
    ) -> Result<(), Error> {
        let unasked = "attribute_not_exists(asked)";
        let condition = if before.asked == 0 { unasked } else { "asked = :asked" };
        let mut later = Update::new(head_key(), "SET due_at = :due")
            .under(condition)
            .with(":due", number(due_at.unix()));
        if before.asked > 0 {
            later = later.with(":asked", number(before.asked));
        }
        match self.update(later).await {
            // They are due as before.
            Err(Error::Conflict) => Ok(()),
            outcome => outcome,
        }
    }
}
