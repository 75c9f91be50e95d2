//! When games were last looked at, and time that waits for an officer: one item of the whole server.

use rules::{Heartbeat, Instant, Interval, Outage};

use crate::item::{Attributes, Reader, key, number};
use crate::outage::{StoredOutage, number_of};
use crate::write::Update;
use crate::{Error, Store};

fn heartbeat_key() -> Attributes {
    key("HEARTBEAT", "HEARTBEAT")
}

fn read(item: &Attributes) -> Result<Heartbeat, Error> {
    let reader = Reader::new(item);
    let instant = |name| Ok::<_, Error>(reader.maybe_number(name)?.map(Instant::from_unix));
    let gap = match (instant("gap_from")?, instant("gap_until")?) {
        (Some(from), Some(until)) => Some(Interval { from, until }),
        (None, None) => None,
        _ => return Err(reader.corrupt("gap_from", "has no other end")),
    };
    Ok(Heartbeat { ran_at: Instant::from_unix(reader.number("ran_at")?), gap })
}

/// What holds as long as nobody has written since.
struct Unchanged {
    condition: String,
    values: Attributes,
}

impl Unchanged {
    fn since(before: Option<&Heartbeat>) -> Unchanged {
        let gap = before.and_then(|before| before.gap);
        let moments = [
            ("ran_at", before.map(|before| before.ran_at)),
            ("gap_from", gap.map(|gap| gap.from)),
            ("gap_until", gap.map(|gap| gap.until)),
        ];
        let mut values = Attributes::new();
        let mut part = |(name, at): (&str, Option<Instant>)| match at {
            Some(at) => {
                values.insert(format!(":{name}_before"), number(at.unix()));
                format!("{name} = :{name}_before")
            }
            None => format!("attribute_not_exists({name})"),
        };
        let condition = moments.map(&mut part).join(" AND ");
        Unchanged { condition, values }
    }
}

impl Store {
    /// The last run; none before the first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn heartbeat(&self) -> Result<Option<Heartbeat>, Error> {
        self.get(heartbeat_key()).await?.as_ref().map(read).transpose()
    }

    /// Keeps another run.
    ///
    /// # Errors
    /// `Conflict` when somebody has written since `before` was read; `Unavailable`.
    pub async fn keep_heartbeat(
        &self,
        before: Option<&Heartbeat>,
        after: &Heartbeat,
    ) -> Result<(), Error> {
        let Unchanged { condition, values } = Unchanged::since(before);
        let mut update =
            Update::new(heartbeat_key(), "SET ran_at = :ran_at").under(condition).with_all(values);
        if let Some(gap) = after.gap {
            update.expression.push_str(", gap_from = :from, gap_until = :until");
            update = update
                .with(":from", number(gap.from.unix()))
                .with(":until", number(gap.until.unix()));
        }
        self.update(update.with(":ran_at", number(after.ran_at.unix()))).await
    }

    /// Ends the wait for an officer's word with an outage, which gives the time back to its sections; one
    /// without any says that the clocks count it. Answers the outage as it is kept.
    ///
    /// # Errors
    /// `Conflict` when a run or somebody else has written since `before` was read; `Unavailable`.
    pub async fn end_gap(
        &self,
        before: Option<&Heartbeat>,
        outage: &Outage,
    ) -> Result<StoredOutage, Error> {
        let Unchanged { condition, values } = Unchanged::since(before);
        let update =
            Update::new(heartbeat_key(), "SET ran_at = :ran_at REMOVE gap_from, gap_until")
                .under(condition)
                .with_all(values)
                .with(":ran_at", number(outage.decided_at.unix()));
        let update = self.update_write(update)?;
        self.transact(vec![update, self.put_outage(outage)?]).await?;
        self.outage(number_of(outage)).await
    }
}
