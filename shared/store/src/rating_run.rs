//! Rating runs as they are kept. What a run does is done share by share, and each share that is done
//! leaves a mark, so that one that dies is taken up by the next and two that overlap write the same.

use std::collections::BTreeSet;

use rules::Instant;
use rules::rating::ListId;
use rules::rating::run::{RatingRun, ShareWork};

use crate::event::{json, read_json};
use crate::item::{Attributes, PK, Reader, SK, key, number, text};
use crate::shard::shard_of_text;
use crate::{Error, Store};

/// A run with its list's name and its version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRun {
    /// The list.
    pub id: ListId,
    /// How often it was changed.
    pub version: u32,
    /// The run.
    pub run: RatingRun,
    /// When somebody looks whether something is left to do.
    pub alarm_at: Option<Instant>,
}

/// The partition that names every run: few in a year.
const RUNS: &str = "RATINGRUNS";

pub(crate) fn list_pk(id: ListId) -> String {
    format!("RL#{id}")
}

fn run_key(id: ListId) -> Attributes {
    key(list_pk(id), "RUN")
}

fn read(id: ListId, item: &Attributes) -> Result<StoredRun, Error> {
    let reader = Reader::new(item);
    Ok(StoredRun {
        id,
        version: reader.number("version")?,
        run: read_json(&reader, "run")?,
        alarm_at: reader.maybe_number("alarm_at")?.map(Instant::from_unix),
    })
}

impl StoredRun {
    /// What marks the shares that are done in the present state of the present calculation.
    fn step(&self) -> String {
        let published = self.run.published.map_or(0, |(at, _)| at.unix());
        let state = match self.run.state.share_work() {
            Some(ShareWork::Calculate) => "calculated",
            Some(ShareWork::Publish) => "published",
            Some(ShareWork::Enter) => "entered",
            Some(ShareWork::Withdraw) | None => "withdrawn",
        };
        format!("DONE#{}-{published}-{state}#", self.run.calculation)
    }
}

impl Store {
    /// Keeps a new run.
    ///
    /// # Errors
    /// `Conflict` when the list has one; `Unavailable`.
    pub async fn create_rating_run(&self, run: &StoredRun) -> Result<(), Error> {
        let line = key(RUNS, run.id.to_string());
        self.transact(vec![self.put_new(run_item(run)?)?, self.put_new(line)?]).await
    }

    /// Keeps a run that was read as of `was`, its version.
    ///
    /// # Errors
    /// `Conflict` when somebody has changed it; `Unavailable`.
    pub async fn change_rating_run(&self, was: u32, run: &StoredRun) -> Result<(), Error> {
        let put = self.put_changed(run_item(run)?, was)?;
        self.transact(vec![put]).await
    }

    /// A run.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn rating_run(&self, id: ListId) -> Result<StoredRun, Error> {
        read(id, &self.get(run_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// Every run, newest quarter first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn rating_runs(&self) -> Result<Vec<StoredRun>, Error> {
        let lines = self.query_all(RUNS.to_owned()).await?;
        let ids = lines.iter().map(|line| Reader::new(line).parsed::<ListId>(SK));
        let keys = ids.map(|id| Ok(run_key(id?))).collect::<Result<_, Error>>()?;
        let items = self.batch_get(keys).await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            let id = reader.text(PK)?.strip_prefix("RL#").and_then(|id| id.parse().ok());
            read(id.ok_or_else(|| reader.corrupt(PK, "is no list's"))?, item)
        };
        let mut runs = items.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        runs.sort_by_key(|run| std::cmp::Reverse((run.id.quarter, run.id.pool)));
        Ok(runs)
    }

    /// Marks a share of a run's present step as done.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn share_done(&self, run: &StoredRun, share: u32) -> Result<(), Error> {
        let mark = key(list_pk(run.id), format!("{}{share:05}", run.step()));
        self.put_item(mark).await
    }

    /// The shares of a run's present step that are done.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn shares_done(&self, run: &StoredRun) -> Result<BTreeSet<u32>, Error> {
        let step = run.step();
        let marks = self.query_prefix(list_pk(run.id), &step).await?;
        let share = |mark: &Attributes| {
            let reader = Reader::new(mark);
            let share = reader.text(SK)?.strip_prefix(&step).and_then(|share| share.parse().ok());
            share.ok_or_else(|| reader.corrupt(SK, "names no share"))
        };
        marks.iter().map(share).collect()
    }
}

fn run_item(run: &StoredRun) -> Result<Attributes, Error> {
    let mut item = run_key(run.id);
    item.insert("version".to_owned(), number(run.version));
    item.insert("run".to_owned(), json(&run.run)?);
    if let Some(at) = run.alarm_at {
        item.insert("shard".to_owned(), number(shard_of_text(&list_pk(run.id))));
        item.insert("alarm_at".to_owned(), number(at.unix()));
    }
    // What the stream tells by itself when a run has something to do; and lists are found by people who
    // look into the table, too.
    item.insert("list".to_owned(), text(run.id.to_string()));
    item.insert("state".to_owned(), text(format!("{:?}", run.run.state)));
    Ok(item)
}
