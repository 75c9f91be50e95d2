//! Outages of the server: decided once, credited to the running games of their sections bit by
//! bit. The item's alarm rings until every game has it.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::{GameId, Instant, Interval, LostGame, Outage, PlayerId};

use crate::item::{Attributes, Reader, bytes, key, number, text};
use crate::shard::{shard_of_text, stable_hash};
use crate::write::Update;
use crate::{Error, SectionId, Store};

/// The partition of all outages: few in a year.
const OUTAGES: &str = "OUTAGES";

/// Games lost in an outage that are named with it; beyond these they are only counted.
pub const ENDED_GAMES_MAX: usize = 200;

/// Sections that follow each other in one outage, at most.
const RUN_MAX: u32 = 1_000_000;

/// The first byte of the kept list of those: how the rest is encoded.
const VERSION_1: u8 = 1;

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
    /// Games that were lost in it before it was decided on and stay lost, in the order of the sections and
    /// games: the first [`ENDED_GAMES_MAX`].
    pub ended: Vec<LostGame>,
    /// How many there are of those.
    pub ended_count: u32,
    /// Games that were lost in it and go on by the decision.
    pub reinstated: u32,
    /// Whether every game was looked at.
    pub done: bool,
}

/// How a run has gone on with an outage.
#[derive(Clone, Copy, Debug)]
pub struct OutageStep<'a> {
    /// How far it has come: the section's index and the last game there that was looked at.
    pub progress: (usize, GameId),
    /// Games that have got time back in this step.
    pub credited: u32,
    /// Games that it has found to be lost in the outage and stay so.
    pub ended: &'a [LostGame],
    /// Games that were lost in the outage and go on.
    pub reinstated: u32,
    /// Whether every game has now been looked at.
    pub done: bool,
}

/// The kept list: the encoding's version, then the games in postcard's form.
fn pack_ended(id: u32, ended: &[LostGame]) -> Result<Vec<u8>, Error> {
    postcard::to_extend(ended, vec![VERSION_1]).map_err(|e| Error::corrupt(outage_sk(id), e))
}

fn unpack_ended(kept: &[u8]) -> Option<Vec<LostGame>> {
    let (&VERSION_1, kept) = kept.split_first()? else { return None };
    let (ended, rest) = postcard::take_from_bytes(kept).ok()?;
    rest.is_empty().then_some(ended)
}

/// The same decision has the same number, whoever sends it and how often.
pub(crate) fn number_of(outage: &Outage) -> u32 {
    let Interval { from, until } = outage.interval;
    let sections = outage.sections.iter().map(|section| section.0.to_string());
    let sections: Vec<String> = sections.collect();
    let also = if outage.reinstates { " reinstated" } else { "" };
    stable_hash(&format!("{} {} {}{also}", from.unix(), until.unix(), sections.join(" ")))
}

/// Sections in words, those that follow each other as `3-7`: all that ever were fit into an item.
fn written(sections: &[SectionId]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &SectionId(id) in sections {
        match runs.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(id) => *last = id,
            _ => runs.push((id, id)),
        }
    }
    let run = |&(first, last): &(u32, u32)| match last - first {
        0 => first.to_string(),
        _ => format!("{first}-{last}"),
    };
    runs.iter().map(run).collect::<Vec<_>>().join(" ")
}

fn sections_in(text: &str) -> Option<Vec<SectionId>> {
    let mut sections = Vec::new();
    for word in text.split_whitespace() {
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        let (first, last) = (first.parse::<u32>().ok()?, last.parse::<u32>().ok()?);
        // A digit that was damaged must not fill the memory.
        if last.checked_sub(first)? > RUN_MAX {
            return None;
        }
        sections.extend((first..=last).map(SectionId));
    }
    Some(sections)
}

fn outage_sk(id: u32) -> String {
    format!("OUTAGE#{id:010}")
}

pub(crate) fn outage_key(id: u32) -> Attributes {
    key(OUTAGES, outage_sk(id))
}

/// The partition of the `alarms` index.
fn shard(id: u32) -> u32 {
    shard_of_text(&format!("{OUTAGES}#{id}"))
}

fn item(id: u32, outage: &Outage) -> Attributes {
    let mut item = outage_key(id);
    item.extend([
        ("from".to_owned(), number(outage.interval.from.unix())),
        ("until".to_owned(), number(outage.interval.until.unix())),
        ("sections".to_owned(), text(written(&outage.sections))),
        ("reinstates".to_owned(), number(u8::from(outage.reinstates))),
        ("reason".to_owned(), text(&outage.reason)),
        ("decided_by".to_owned(), number(outage.decided_by)),
        ("decided_at".to_owned(), number(outage.decided_at.unix())),
        ("section_index".to_owned(), number(0)),
        ("last_game".to_owned(), number(0)),
        ("games".to_owned(), number(0)),
    ]);
    // A decision to give nothing back is done with itself.
    if !outage.sections.is_empty() {
        item.insert("shard".to_owned(), number(shard(id)));
        item.insert("alarm_at".to_owned(), number(outage.decided_at.unix()));
    }
    item
}

fn read(item: &Attributes) -> Result<StoredOutage, Error> {
    let reader = Reader::new(item);
    let instant = |name| reader.number(name).map(Instant::from_unix);
    let id = reader.text("sk")?.strip_prefix("OUTAGE#").and_then(|id| id.parse().ok());
    Ok(StoredOutage {
        id: id.ok_or_else(|| reader.corrupt("sk", "is no outage's"))?,
        outage: Outage {
            interval: Interval { from: instant("from")?, until: instant("until")? },
            sections: sections_in(reader.text("sections")?)
                .ok_or_else(|| reader.corrupt("sections", "cannot be read"))?,
            // Outages that were decided on before this was asked have left games lost.
            reinstates: reader.maybe_number("reinstates")? == Some(1),
            reason: reader.text("reason")?.to_owned(),
            decided_by: PlayerId(reader.number("decided_by")?),
            decided_at: instant("decided_at")?,
        },
        progress: (reader.number("section_index")?, GameId(reader.number("last_game")?)),
        games: reader.number("games")?,
        // Outages that were decided on before games were named say nothing.
        ended: match reader.maybe_bytes("ended")? {
            Some(kept) => {
                unpack_ended(kept).ok_or_else(|| reader.corrupt("ended", "cannot be read"))?
            }
            None => Vec::new(),
        },
        ended_count: reader.maybe_number("ended_count")?.unwrap_or(0),
        reinstated: reader.maybe_number("reinstated")?.unwrap_or(0),
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
        let id = number_of(outage);
        match self.transact(vec![self.put_outage(outage)?]).await {
            Ok(()) | Err(Error::Conflict) => {}
            Err(error) => return Err(error),
        }
        let kept = self.outage(id).await?;
        let what = |it: &Outage| (it.interval, it.sections.clone(), it.reinstates);
        if what(&kept.outage) == what(outage) { Ok(kept) } else { Err(Error::Conflict) }
    }

    pub(crate) fn put_outage(&self, outage: &Outage) -> Result<TransactWriteItem, Error> {
        self.put_new(item(number_of(outage), outage))
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

    /// Keeps how far an outage is credited now, unless another run has gone on from `before`; once
    /// all is done its alarm goes.
    ///
    /// # Errors
    /// `Conflict`, `Unavailable`.
    pub async fn outage_credited(
        &self,
        before: &StoredOutage,
        step: &OutageStep<'_>,
    ) -> Result<(), Error> {
        let remove = if step.done { " REMOVE alarm_at, #shard" } else { "" };
        let named = before.ended.iter().chain(step.ended).copied().take(ENDED_GAMES_MAX);
        let named: Vec<LostGame> = named.collect();
        let found = u32::try_from(step.ended.len()).unwrap_or(u32::MAX);
        let set = format!(
            "SET section_index = :section, last_game = :game, games = :games, \
             ended = :ended, ended_count = :ended_count, reinstated = :reinstated{remove}"
        );
        let credited = Update::new(outage_key(before.id), set)
            .under("section_index = :section_before AND last_game = :game_before")
            .with(":section", number(step.progress.0))
            .with(":game", number(step.progress.1))
            .with(":games", number(before.games + step.credited))
            .with(":ended", bytes(pack_ended(before.id, &named)?))
            .with(":ended_count", number(before.ended_count.saturating_add(found)))
            .with(":reinstated", number(before.reinstated + step.reinstated))
            .with(":section_before", number(before.progress.0))
            .with(":game_before", number(before.progress.1));
        self.update(credited).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any numbers in their order, in few words; those of an earlier version are read.
    #[test]
    fn sections_are_written_in_runs() {
        for (numbers, text) in [
            (vec![], ""),
            (vec![7], "7"),
            (vec![1, 2, 3, 5, 8, 9, u32::MAX - 1, u32::MAX], "1-3 5 8-9 4294967294-4294967295"),
        ] {
            let sections: Vec<SectionId> = numbers.into_iter().map(SectionId).collect();
            assert_eq!(written(&sections), text);
            assert_eq!(sections_in(text), Some(sections));
        }
        assert_eq!(sections_in("3 4"), Some(vec![SectionId(3), SectionId(4)]));
        for text in ["x", "1-", "-3", "1-2-3", "9-8", "1-4000000000"] {
            assert_eq!(sections_in(text), None, "{text}");
        }
    }

    /// The bytes of the list stay readable, and anything else is refused.
    #[test]
    fn lost_games_are_kept() {
        let (game, section) = (GameId(48_201), SectionId(12));
        let at = Instant::from_unix(1_767_225_600);
        let ended = [false, true].map(|silent| LostGame { game, section, at, silent });
        let one = [0xc9, 0xf8, 0x02, 12, 0x80, 0xe4, 0xad, 0x95, 0x0d];
        let bytes = [&[1, 2], &one[..], &[0], &one[..], &[1]].concat();
        assert_eq!(pack_ended(3, &ended).ok(), Some(bytes.clone()));
        assert_eq!(unpack_ended(&bytes), Some(ended.to_vec()));
        assert_eq!(unpack_ended(&[1, 0]), Some(Vec::new()));
        for end in 0..bytes.len() {
            assert_eq!(unpack_ended(&bytes[..end]), None, "cut at {end}");
        }
        assert_eq!(unpack_ended(&[&bytes[..], &[0]].concat()), None);
        assert_eq!(unpack_ended(&[2, 0]), None);
    }
}
