//! Outages of the server: decided once, credited to the running games of their sections bit by
//! bit. The item's alarm rings until every game has it.

use aws_sdk_dynamodb::types::ReturnConsumedCapacity;
use rules::{GameId, Instant, Interval, PlayerId};

use crate::alarm::{shard_of_text, stable_hash};
use crate::item::{Attributes, Reader, key, number, text};
use crate::{Error, SectionId, Store};

/// The partition of all outages: few in a year.
const OUTAGES: &str = "OUTAGES";

/// Time in which the server could not be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outage {
    /// From when until when.
    pub interval: Interval,
    /// Whose games get it back, in their order, each once.
    pub sections: Vec<SectionId>,
    /// Why, for everybody concerned.
    pub reason: String,
    /// Who decided.
    pub decided_by: PlayerId,
    /// When.
    pub decided_at: Instant,
}

/// An outage as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredOutage {
    /// Its number.
    pub id: u32,
    /// What was decided.
    pub outage: Outage,
    /// How far it is credited: the section's index and the last game there that was looked at.
    pub progress: (usize, GameId),
    /// Games that got time back.
    pub games: u32,
    /// Whether every game was looked at.
    pub done: bool,
}

impl Outage {
    /// The same decision has the same number, whoever sends it and how often.
    fn id(&self) -> u32 {
        let Interval { from, until } = self.interval;
        let sections = self.sections.iter().map(|section| section.0.to_string());
        let sections: Vec<String> = sections.collect();
        stable_hash(&format!("{} {} {}", from.unix(), until.unix(), sections.join(" ")))
    }
}

pub(crate) fn outage_key(id: u32) -> Attributes {
    key(OUTAGES, format!("OUTAGE#{id:010}"))
}

/// The partition of the `alarms` index.
fn shard(id: u32) -> u32 {
    shard_of_text(&format!("{OUTAGES}#{id}"))
}

fn item(id: u32, outage: &Outage) -> Attributes {
    let sections: Vec<String> = outage.sections.iter().map(|s| s.0.to_string()).collect();
    let mut item = outage_key(id);
    item.extend([
        ("from".to_owned(), number(outage.interval.from.unix())),
        ("until".to_owned(), number(outage.interval.until.unix())),
        ("sections".to_owned(), text(sections.join(" "))),
        ("reason".to_owned(), text(&outage.reason)),
        ("decided_by".to_owned(), number(outage.decided_by)),
        ("decided_at".to_owned(), number(outage.decided_at.unix())),
        ("section_index".to_owned(), number(0)),
        ("last_game".to_owned(), number(0)),
        ("games".to_owned(), number(0)),
        ("shard".to_owned(), number(shard(id))),
        ("alarm_at".to_owned(), number(outage.decided_at.unix())),
    ]);
    item
}

fn read(item: &Attributes) -> Result<StoredOutage, Error> {
    let reader = Reader::new(item);
    let instant = |name| reader.number(name).map(Instant::from_unix);
    let sections = reader.text("sections")?.split_whitespace().map(|id| id.parse().map(SectionId));
    let id = reader.text("sk")?.strip_prefix("OUTAGE#").and_then(|id| id.parse().ok());
    Ok(StoredOutage {
        id: id.ok_or_else(|| reader.corrupt("sk", "is no outage's"))?,
        outage: Outage {
            interval: Interval { from: instant("from")?, until: instant("until")? },
            sections: sections
                .collect::<Result<_, _>>()
                .map_err(|e| reader.corrupt("sections", e))?,
            reason: reader.text("reason")?.to_owned(),
            decided_by: PlayerId(reader.number("decided_by")?),
            decided_at: instant("decided_at")?,
        },
        progress: (reader.number("section_index")?, GameId(reader.number("last_game")?)),
        games: reader.number("games")?,
        done: reader.maybe_number::<i64>("alarm_at")?.is_none(),
    })
}

impl Store {
    /// Keeps an outage with an alarm that is due at once, and answers how it is kept: one that was
    /// decided before stays as it was.
    ///
    /// # Errors
    /// `Conflict` when another outage has the number; `Unavailable`.
    pub async fn decide_outage(&self, outage: &Outage) -> Result<StoredOutage, Error> {
        let id = outage.id();
        match self.transact(vec![self.put_new(item(id, outage))?]).await {
            Ok(()) | Err(Error::Conflict) => {}
            Err(error) => return Err(error),
        }
        let kept = self.outage(id).await?;
        let same = (kept.outage.interval, &kept.outage.sections);
        if same == (outage.interval, &outage.sections) { Ok(kept) } else { Err(Error::Conflict) }
    }

    /// One outage.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn outage(&self, id: u32) -> Result<StoredOutage, Error> {
        read(&self.get(outage_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// Every outage, in no order.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn outages(&self) -> Result<Vec<StoredOutage>, Error> {
        self.query_prefix(OUTAGES.to_owned(), "OUTAGE#").await?.iter().map(read).collect()
    }

    /// Keeps how far an outage is credited now, unless another run has gone on from `before`; with
    /// `done` its alarm goes.
    ///
    /// # Errors
    /// `Conflict`, `Unavailable`.
    pub async fn outage_credited(
        &self,
        before: &StoredOutage,
        progress: (usize, GameId),
        credited: u32,
        done: bool,
    ) -> Result<(), Error> {
        let remove = if done { " REMOVE alarm_at, #shard" } else { "" };
        let mut request = self
            .client()
            .update_item()
            .table_name(self.table())
            .set_key(Some(outage_key(before.id)))
            .update_expression(format!(
                "SET section_index = :section, last_game = :game, games = :games{remove}"
            ))
            .condition_expression("section_index = :section_before AND last_game = :game_before")
            .expression_attribute_values(":section", number(progress.0))
            .expression_attribute_values(":game", number(progress.1))
            .expression_attribute_values(":games", number(before.games + credited))
            .expression_attribute_values(":section_before", number(before.progress.0))
            .expression_attribute_values(":game_before", number(before.progress.1))
            .return_consumed_capacity(ReturnConsumedCapacity::Total);
        if done {
            request = request.expression_attribute_names("#shard", "shard");
        }
        self.units.add_write(request.send().await?.consumed_capacity());
        Ok(())
    }
}
