//! Letters in events of teams: each under its number in its conversation, whose own item says how many there are.

use std::collections::BTreeMap;

use rules::tournament::{Conversation, EventId, Letter};
use rules::{Instant, PlayerId};

use crate::event::{PREFIX, event_pk, json, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::player::player_pk;
use crate::write::Update;
use crate::{Error, Store};

/// What a letter's sort key begins with.
pub(crate) const LETTER: &str = "LETTER#";
/// What the sort key of a conversation begins with, and that of its writer's line.
const CONVERSATION: &str = "LETTERS#";

/// A letter with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLetter {
    /// The event.
    pub event: EventId,
    /// The conversation.
    pub conversation: Conversation,
    /// Its number there, from 1.
    pub number: u32,
    /// The letter.
    pub letter: Letter,
}

/// How far a conversation has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConversationLine {
    /// How many letters it has.
    pub count: u32,
    /// When the last one was written.
    pub last_at: Instant,
}

fn letter_key(event: EventId, conversation: Conversation, number: u32) -> Attributes {
    key(event_pk(event), letter_sk(conversation, number))
}

fn letter_sk(conversation: Conversation, number: u32) -> String {
    format!("{LETTER}{conversation}#{number:08}")
}

fn conversation_key(event: EventId, conversation: Conversation) -> Attributes {
    key(event_pk(event), format!("{CONVERSATION}{conversation}"))
}

/// The line that somebody has of a conversation in which they have written.
fn line_key(player: PlayerId, event: EventId, conversation: Conversation) -> Attributes {
    key(player_pk(player), format!("{CONVERSATION}{}#{conversation}", event.0))
}

pub(crate) fn read(item: &Attributes) -> Result<StoredLetter, Error> {
    let reader = Reader::new(item);
    let event = reader.text("pk")?.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
    let event = event.map(EventId).ok_or_else(|| reader.corrupt("pk", "is no event's"))?;
    let place = reader.text("sk")?.strip_prefix(LETTER).and_then(|place| place.split_once('#'));
    let place = place.and_then(|(conversation, number)| {
        Some((conversation.parse().ok()?, number.parse().ok()?))
    });
    let (conversation, number) = place.ok_or_else(|| reader.corrupt("sk", "is no letter's"))?;
    Ok(StoredLetter { event, conversation, number, letter: read_json(&reader, "letter")? })
}

impl Store {
    /// The conversations of an event that have letters.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn conversations(
        &self,
        event: EventId,
    ) -> Result<BTreeMap<Conversation, ConversationLine>, Error> {
        let items = self.query_prefix(event_pk(event), CONVERSATION).await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            let conversation = reader.text("sk")?.strip_prefix(CONVERSATION);
            let conversation = conversation.and_then(|text| text.parse().ok());
            let conversation =
                conversation.ok_or_else(|| reader.corrupt("sk", "is no conversation's"))?;
            let last_at = Instant::from_unix(reader.number("last_at")?);
            Ok((conversation, ConversationLine { count: reader.number("count")?, last_at }))
        };
        items.iter().map(read).collect()
    }

    /// How many letters a conversation has.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn letter_count(
        &self,
        event: EventId,
        conversation: Conversation,
    ) -> Result<u32, Error> {
        let item = self.get(conversation_key(event, conversation)).await?;
        item.map_or(Ok(0), |item| Reader::new(&item).number("count"))
    }

    /// The letters of a conversation with these numbers, in order.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn letters(
        &self,
        event: EventId,
        conversation: Conversation,
        numbers: std::ops::Range<u32>,
    ) -> Result<Vec<StoredLetter>, Error> {
        if numbers.is_empty() {
            return Ok(Vec::new());
        }
        let ends = [numbers.start, numbers.end - 1].map(|number| letter_sk(conversation, number));
        let items = self.query_between(event_pk(event), ends).await?;
        items.iter().map(read).collect()
    }

    /// Keeps a letter behind the `count` letters that its conversation has.
    ///
    /// # Errors
    /// `Conflict` when another one was written meanwhile; `Unavailable`.
    pub async fn add_letter(
        &self,
        event: EventId,
        conversation: Conversation,
        count: u32,
        letter: &Letter,
    ) -> Result<(), Error> {
        let mut item = letter_key(event, conversation, count + 1);
        item.insert("letter".to_owned(), json(letter)?);
        let head =
            Update::new(conversation_key(event, conversation), "SET #count = :next, last_at = :at")
                .with(":next", number(count + 1))
                .with(":at", number(letter.at.unix()));
        let head = match count {
            0 => head.under("attribute_not_exists(pk)"),
            _ => head.under("#count = :count").with(":count", number(count)),
        };
        let head = self.update_write(head)?;
        let line = self.put(line_key(letter.by, event, conversation))?;
        self.transact(vec![head, self.put_new(item)?, line]).await
    }

    /// Every letter that somebody has written.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn letters_by(&self, player: PlayerId) -> Result<Vec<StoredLetter>, Error> {
        let mut written = Vec::new();
        for line in self.query_prefix(player_pk(player), CONVERSATION).await? {
            let reader = Reader::new(&line);
            let place = reader.text("sk")?.strip_prefix(CONVERSATION);
            let place = place.and_then(|place| place.split_once('#')).and_then(|(event, of)| {
                Some((EventId(event.parse().ok()?), of.parse::<Conversation>().ok()?))
            });
            let (event, of) = place.ok_or_else(|| reader.corrupt("sk", "is no conversation's"))?;
            let all = self.query_prefix(event_pk(event), &format!("{LETTER}{of}#")).await?;
            for item in &all {
                written.extend(Some(read(item)?).filter(|it| it.letter.by == player));
            }
        }
        Ok(written)
    }
}
