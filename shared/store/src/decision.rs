//! Decisions of directors and officers about the games of a section: each with its reason, kept for
//! ever, and undone only by another one.
//!
//! A decision is written first, with everything that it does to which game, and an alarm. The games
//! follow under conditions of their own; the alarm goes once all have. A request has a key of the
//! sender's, so that one sent twice is one decision.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::tournament::Entry;
use rules::{Case, DirectedGame, Event, GameId, Instant, MadeRuling, Ruling, RulingLog};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, bytes, key, number};
use crate::log::{decode_log, encode_event};
use crate::shard::shard_of_text;
use crate::write::Update;
use crate::{Error, EventAct, SectionId, Store, StoredCase, StoredEvent};

/// Games that one decision may be about: all of a section of 31, twice.
pub const DECISION_GAMES_MAX: usize = 1_000;

/// A decision as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDecision {
    /// Its number.
    pub id: u32,
    /// The section whose games it is about.
    pub section: SectionId,
    /// What it says.
    pub ruling: Ruling,
    /// What it does; nothing for a warning or a message.
    pub games: Vec<DirectedGame>,
    /// Whether every game has followed.
    pub done: bool,
}

impl StoredDecision {
    /// What the rules ask of it.
    pub fn as_made(&self) -> MadeRuling<'_> {
        MadeRuling { id: self.id, ruling: &self.ruling, games: &self.games }
    }
}

/// Decisions of one section as the rules ask about them.
pub fn ruling_log(decisions: &[StoredDecision]) -> RulingLog<'_> {
    decisions.iter().map(StoredDecision::as_made).collect()
}

const PREFIX: &str = "DECISION#";

fn pk(section: SectionId) -> String {
    format!("S#{}", section.0)
}

fn decision_key(section: SectionId, id: u32) -> Attributes {
    key(pk(section), format!("{PREFIX}{id:010}"))
}

/// The key that lets a decision be undone once.
fn undone_key(section: SectionId, id: u32) -> Attributes {
    key(pk(section), format!("UNDONE#{id:010}"))
}

/// The key that makes a request unique within its section.
fn request_key(section: SectionId, request: &str) -> Attributes {
    key(pk(section), format!("REQUEST#{request}"))
}

/// The directives in the form of a game's log: what is read back are the same bytes.
fn pack(decision: u32, at: Instant, games: &[DirectedGame]) -> Result<Vec<u8>, Error> {
    let packed = games.iter().map(|game| {
        let mut log = Vec::new();
        let mut last = None;
        for directive in &game.directives {
            let event = Event::Directed { at, decision, directive: *directive };
            encode_event(&mut log, last, &event);
            last = Some(at);
        }
        (game.game.0, log)
    });
    let packed: Vec<(u32, Vec<u8>)> = packed.collect();
    postcard::to_stdvec(&packed).map_err(|e| Error::corrupt(format!("decision {decision}"), e))
}

fn unpack(kept: &[u8]) -> Option<Vec<DirectedGame>> {
    let (packed, rest) = postcard::take_from_bytes::<Vec<(u32, Vec<u8>)>>(kept).ok()?;
    let directive = |event: &Event| match *event {
        Event::Directed { directive, .. } => Some(directive),
        _ => None,
    };
    let game = |(id, log): &(u32, Vec<u8>)| {
        let directives = decode_log(log).ok()?.iter().map(directive).collect::<Option<_>>()?;
        Some(DirectedGame { game: GameId(*id), directives })
    };
    rest.is_empty().then(|| packed.iter().map(game).collect())?
}

fn item(decision: &StoredDecision) -> Result<Attributes, Error> {
    let (id, at) = (decision.id, decision.ruling.at);
    let mut item = decision_key(decision.section, id);
    item.insert("decision".to_owned(), json(&decision.ruling)?);
    item.insert("games".to_owned(), bytes(pack(id, at, &decision.games)?));
    if !decision.done {
        item.insert("shard".to_owned(), number(shard_of_text(&pk(decision.section))));
        item.insert("alarm_at".to_owned(), number(at.unix()));
    }
    Ok(item)
}

fn read(item: &Attributes) -> Result<StoredDecision, Error> {
    let reader = Reader::new(item);
    let section = reader.text("pk")?.strip_prefix("S#").and_then(|id| id.parse().ok());
    let id = reader.text("sk")?.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
    let games = unpack(reader.bytes("games")?);
    let ruling: Ruling = read_json(&reader, "decision")?;
    Ok(StoredDecision {
        id: id.ok_or_else(|| reader.corrupt("sk", "is no decision's"))?,
        section: SectionId(section.ok_or_else(|| reader.corrupt("pk", "is no section's"))?),
        ruling: ruling.with_cited_breach(),
        games: games.ok_or_else(|| reader.corrupt("games", "cannot be read"))?,
        done: reader.maybe_number::<i64>("alarm_at")?.is_none(),
    })
}

impl Store {
    /// Keeps a decision, unless the request was kept before: then answers that one.
    ///
    /// # Errors
    /// `Conflict` when another decision has undone what this one undoes; `Corrupt`, `Unavailable`.
    pub async fn keep_decision(
        &self,
        decision: &StoredDecision,
        request: &str,
    ) -> Result<StoredDecision, Error> {
        self.keep_decision_with(decision, request, Vec::new()).await
    }

    /// The same in one write with the case that it comes of.
    ///
    /// # Errors
    /// `Conflict` also when the case has changed; `Corrupt`, `Unavailable`.
    pub async fn keep_decision_of_case(
        &self,
        decision: &StoredDecision,
        request: &str,
        (before, after): (&StoredCase, &Case),
    ) -> Result<StoredDecision, Error> {
        let (_, writes) = self.case_writes(before, after)?;
        self.keep_decision_with(decision, request, writes).await
    }

    /// The same in one write with entries in the section's event, which is still as it was read, and the line of its log.
    ///
    /// # Errors
    /// `Conflict` also when the event has changed, or something that the entries stand on is used; `Corrupt`,
    /// `Unavailable`.
    pub async fn keep_decision_of_entries(
        &self,
        decision: &StoredDecision,
        request: &str,
        (event, entries, act): (&StoredEvent, &[Entry], &EventAct),
    ) -> Result<StoredDecision, Error> {
        let writes = self.entries_writes(event, entries, act, &[]).await?;
        self.keep_decision_with(decision, request, writes).await
    }

    async fn keep_decision_with(
        &self,
        decision: &StoredDecision,
        request: &str,
        beside: Vec<TransactWriteItem>,
    ) -> Result<StoredDecision, Error> {
        let mut line = request_key(decision.section, request);
        line.insert("decision".to_owned(), number(decision.id));
        let mut writes = vec![self.put_new(item(decision)?)?, self.put_new(line)?];
        if let Some(undone) = decision.ruling.undoes {
            writes.push(self.put_new(undone_key(decision.section, undone))?);
        }
        writes.extend(beside);
        match self.transact(writes).await {
            Ok(()) => return Ok(decision.clone()),
            Err(Error::Conflict) => {}
            Err(error) => return Err(error),
        }
        self.decision_of(decision.section, request).await?.ok_or(Error::Conflict)
    }

    /// The decision that a request has made before.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn decision_of(
        &self,
        section: SectionId,
        request: &str,
    ) -> Result<Option<StoredDecision>, Error> {
        let Some(kept) = self.get(request_key(section, request)).await? else { return Ok(None) };
        self.decision(section, Reader::new(&kept).number("decision")?).await.map(Some)
    }

    /// One decision.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn decision(&self, section: SectionId, id: u32) -> Result<StoredDecision, Error> {
        read(&self.get(decision_key(section, id)).await?.ok_or(Error::NotFound)?)
    }

    /// Every decision in a section, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn decisions(&self, section: SectionId) -> Result<Vec<StoredDecision>, Error> {
        self.query_prefix(pk(section), PREFIX).await?.iter().map(read).collect()
    }

    /// Every game of a decision has followed: its alarm goes.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn decision_done(&self, section: SectionId, id: u32) -> Result<(), Error> {
        let done = Update::new(decision_key(section, id), "REMOVE alarm_at, #shard");
        self.update(done.under("attribute_exists(pk)")).await
    }
}

#[cfg(test)]
mod tests {
    use rules::{Color, Directive, HalfPoints};

    use super::*;

    /// What a decision does is read back as it was written, and cut bytes are no decision.
    #[test]
    fn directives_are_kept() {
        let white = HalfPoints(1);
        let games = [
            DirectedGame { game: GameId(48_201), directives: vec![Directive::Cancelled] },
            DirectedGame {
                game: GameId(7),
                directives: vec![
                    Directive::Reinstated,
                    Directive::ClockAdjusted { by: Color::Black, days: -10, moves: 3 },
                    Directive::Adjudicated { white },
                ],
            },
        ];
        let bytes = pack(12, Instant::from_unix(1_767_225_600), &games).unwrap();
        assert_eq!(unpack(&bytes).as_deref(), Some(&games[..]));
        for end in 0..bytes.len() {
            assert_eq!(unpack(&bytes[..end]), None, "cut at {end}");
        }
    }
}
