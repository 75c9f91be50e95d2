//! Decisions of directors and officers about the games of a section: each with its reason, kept for
//! ever, and undone only by another one.
//!
//! A decision is written first, with everything that it does to which game, and an alarm. The games
//! follow under conditions of their own; the alarm goes once all have. A request has a key of the
//! sender's, so that one sent twice is one decision.

use aws_sdk_dynamodb::types::ReturnConsumedCapacity;
use rules::{Breach, Directive, Event, GameId, Instant, PlayerId, RulingKind, Variant};
use serde::{Deserialize, Serialize};

use crate::alarm::shard_of_text;
use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, bytes, key, number};
use crate::log::{decode_log, encode_event};
use crate::{Error, SectionId, Store};

/// Games that one decision may be about: all of a section of 31, twice.
pub const DECISION_GAMES_MAX: usize = 1_000;

/// What a decision says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecisionText {
    /// When.
    pub at: Instant,
    /// Who decided.
    pub by: PlayerId,
    /// Of which kind.
    pub kind: RulingKind,
    /// Whom it is about; none: both players, or everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// What a letter to everybody is about, in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// From where a game goes on that is played elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<RestoredPosition>,
    /// Why, for the players concerned; of a letter its text.
    pub reason: String,
    /// The rule that it rests on, as the official cites it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What it finds that the player has broken. Those from before it was kept say it by their rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub breach: Option<Breach>,
    /// The case that it answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub case: Option<u32>,
    /// The decision that it undoes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undoes: Option<u32>,
    /// Whether everybody in the section reads it, and not only the players of its games.
    #[serde(default)]
    pub to_all: bool,
}

/// The position to which a game that is played elsewhere is brought back (`LAW-7.2`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestoredPosition {
    /// Which chess is played.
    pub variant: Variant,
    /// As it was decided, in FEN.
    pub fen: String,
}

/// What a decision does to one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectedGame {
    /// The game.
    pub game: GameId,
    /// What is done, in this order, all or nothing; nothing where the game is played elsewhere.
    pub directives: Vec<Directive>,
}

/// A decision as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDecision {
    /// Its number.
    pub id: u32,
    /// The section whose games it is about.
    pub section: SectionId,
    /// What it says.
    pub text: DecisionText,
    /// What it does; nothing for a warning or a message.
    pub games: Vec<DirectedGame>,
    /// Whether every game has followed.
    pub done: bool,
}

const PREFIX: &str = "DECISION#";

fn pk(section: SectionId) -> String {
    format!("S#{}", section.0)
}

fn decision_key(section: SectionId, id: u32) -> Attributes {
    key(pk(section), format!("{PREFIX}{id:010}"))
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
    let (id, at) = (decision.id, decision.text.at);
    let mut item = decision_key(decision.section, id);
    item.insert("decision".to_owned(), json(&decision.text)?);
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
    let mut text: DecisionText = read_json(&reader, "decision")?;
    let cited = text.rule.as_deref().and_then(|rule| Breach::found_by(text.kind, rule));
    text.breach = text.breach.or(cited);
    Ok(StoredDecision {
        id: id.ok_or_else(|| reader.corrupt("sk", "is no decision's"))?,
        section: SectionId(section.ok_or_else(|| reader.corrupt("pk", "is no section's"))?),
        text,
        games: games.ok_or_else(|| reader.corrupt("games", "cannot be read"))?,
        done: reader.maybe_number::<i64>("alarm_at")?.is_none(),
    })
}

impl Store {
    /// Keeps a decision, unless the request was kept before: then answers that one.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn keep_decision(
        &self,
        decision: &StoredDecision,
        request: &str,
    ) -> Result<StoredDecision, Error> {
        let mut line = request_key(decision.section, request);
        line.insert("decision".to_owned(), number(decision.id));
        match self.transact(vec![self.put_new(item(decision)?)?, self.put_new(line)?]).await {
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
        let answer = self
            .client()
            .update_item()
            .table_name(self.table())
            .set_key(Some(decision_key(section, id)))
            .update_expression("REMOVE alarm_at, #shard")
            .condition_expression("attribute_exists(pk)")
            .expression_attribute_names("#shard", "shard")
            .return_consumed_capacity(ReturnConsumedCapacity::Total)
            .send()
            .await?;
        self.units.add_write(answer.consumed_capacity());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use rules::{Color, HalfPoints};

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
