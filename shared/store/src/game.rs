//! Games: one item each, its log inside, read with one consistent read and grown with one
//! conditional write.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::{ReturnConsumedCapacity, TransactWriteItem};
use rules::{
    ByColor, Color, Ending, Event, GameId, Instant, Message, PlayerId, Position, Terms,
    TimeControl, Variant,
};
use serde::{Deserialize, Serialize};

use crate::alarm::shard_of;
use crate::item::{Attributes, Reader, bytes, item_bytes, key, number};
use crate::log::{decode_log, encode_event};
use crate::{Error, SectionId, Store};

/// Sort key of a game's own item.
const GAME: &str = "GAME";

/// A game to be set up.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Its number, not used before.
    pub id: GameId,
    /// The section it belongs to.
    pub section: SectionId,
    /// What is laid down.
    pub terms: Terms,
}

/// A game as it is kept.
#[derive(Clone, Debug)]
pub struct StoredGame {
    /// Its number.
    pub id: GameId,
    /// The section it belongs to.
    pub section: SectionId,
    /// What was laid down.
    pub terms: Terms,
    /// Everything that happened.
    pub log: Vec<Event>,
    /// Messages written so far: they are items of their own, read only when there are some.
    pub messages: u32,
    /// The next moment at which the sweep looks at the game; none once it is over.
    pub alarm_at: Option<Instant>,
    log_bytes: Vec<u8>,
    item_bytes: usize,
}

/// What is written when an event is appended.
#[derive(Clone, Debug)]
pub struct Appended<'a> {
    /// The event.
    pub event: Event,
    /// When the next flag falls after it; none when the game is over.
    pub deadline: Option<Instant>,
    /// The game's result, when the event ends it.
    pub ending: Option<Ending>,
    /// A message that travels with it.
    pub message: Option<&'a Message>,
}

/// The part of the terms that is kept as one binary attribute.
#[derive(Serialize, Deserialize)]
struct PackedTerms {
    variant: Variant,
    start_fen: Option<String>,
    time_control: TimeControl,
    starts_at: Instant,
}

/// The partition of everything that belongs to a game.
pub(crate) fn game_pk(id: GameId) -> String {
    format!("G#{id}")
}

/// The key of a game's own item.
pub(crate) fn game_key(id: GameId) -> Attributes {
    key(game_pk(id), GAME)
}

impl StoredGame {
    /// Bytes of the log as it is kept.
    pub fn log_bytes(&self) -> &[u8] {
        &self.log_bytes
    }

    /// Bytes of the whole item as DynamoDB counts them: names and values.
    pub fn item_bytes(&self) -> usize {
        self.item_bytes
    }

    pub(crate) fn read(id: GameId, item: &Attributes) -> Result<StoredGame, Error> {
        let reader = Reader::new(item);
        let packed: PackedTerms =
            postcard::from_bytes(reader.bytes("terms")?).map_err(|e| reader.corrupt("terms", e))?;
        let start =
            packed.start_fen.map(|fen| Position::from_fen(packed.variant, &fen)).transpose();
        let players = ByColor {
            white: PlayerId(reader.number("white")?),
            black: PlayerId(reader.number("black")?),
        };
        let log_bytes = reader.maybe_bytes("log")?.unwrap_or_default();
        let log = decode_log(log_bytes).map_err(|e| reader.corrupt("log", e))?;
        if reader.number::<usize>("events")? != log.len() {
            return Err(reader.corrupt("events", "does not count the log"));
        }
        Ok(StoredGame {
            id,
            section: SectionId(reader.number("section")?),
            terms: Terms {
                players,
                variant: packed.variant,
                start: start.map_err(|e| reader.corrupt("terms", e))?,
                time_control: packed.time_control,
                starts_at: packed.starts_at,
            },
            messages: reader.maybe_number("messages")?.unwrap_or(0),
            alarm_at: reader.maybe_number("alarm_at")?.map(Instant::from_unix),
            log_bytes: log_bytes.to_vec(),
            item_bytes: item_bytes(item),
            log,
        })
    }
}

impl NewGame {
    /// The item of a game without moves.
    pub(crate) fn item(&self, first_deadline: Instant) -> Result<Attributes, Error> {
        let packed = PackedTerms {
            variant: self.terms.variant,
            start_fen: self.terms.start.as_ref().map(Position::fen),
            time_control: self.terms.time_control,
            starts_at: self.terms.starts_at,
        };
        let packed =
            postcard::to_stdvec(&packed).map_err(|e| Error::corrupt(game_pk(self.id), e))?;
        let mut item = game_key(self.id);
        item.extend([
            ("white".to_owned(), number(self.terms.players.white)),
            ("black".to_owned(), number(self.terms.players.black)),
            ("section".to_owned(), number(self.section.0)),
            ("terms".to_owned(), bytes(packed)),
            ("events".to_owned(), number(0)),
            ("shard".to_owned(), number(shard_of(self.id))),
            ("alarm_at".to_owned(), number(first_deadline.unix())),
        ]);
        Ok(item)
    }
}

impl Store {
    /// The game, as it is now: one consistent read.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn game(&self, id: GameId) -> Result<StoredGame, Error> {
        let answer = self
            .client()
            .get_item()
            .table_name(self.table())
            .set_key(Some(game_key(id)))
            .consistent_read(true)
            .return_consumed_capacity(ReturnConsumedCapacity::Total)
            .send()
            .await?;
        self.units.add_read(answer.consumed_capacity());
        StoredGame::read(id, answer.item().ok_or(Error::NotFound)?)
    }

    /// Several games, in no order; those that do not exist are left out.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn games(&self, ids: &[GameId]) -> Result<Vec<StoredGame>, Error> {
        let items = self.batch_get(ids.iter().map(|id| game_key(*id)).collect()).await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            let id = reader.text("pk")?.strip_prefix("G#").and_then(|id| id.parse().ok());
            StoredGame::read(GameId(id.ok_or_else(|| reader.corrupt("pk", "is no game's"))?), item)
        };
        items.iter().map(read).collect()
    }

    /// Sets up a game with both seats and its line in the section, all or nothing.
    ///
    /// # Errors
    /// `Conflict` when the number is taken; `Unavailable`.
    pub async fn create_game(&self, game: &NewGame, first_deadline: Instant) -> Result<(), Error> {
        let mut writes = vec![self.put_new(game.item(first_deadline)?)?];
        for color in Color::ALL {
            writes.push(self.put_new(crate::seat::new_item(game, color))?);
        }
        writes.push(self.put_new(crate::section::new_result_item(game))?);
        self.transact(writes).await
    }

    /// Appends an event where it was decided: fails when anything has been appended, or the alarm
    /// set anew, since `game` was read. An ending is written in one transaction with the section's and the players' lines.
    ///
    /// # Errors
    /// `Conflict` when the game has changed; `Unavailable`.
    pub async fn append(&self, game: &StoredGame, appended: &Appended<'_>) -> Result<(), Error> {
        let update = LogUpdate::new(game, appended);
        if appended.ending.is_none() && appended.message.is_none() {
            let answer = self
                .client()
                .update_item()
                .table_name(self.table())
                .set_key(Some(game_key(game.id)))
                .update_expression(update.expression)
                .condition_expression(update.condition)
                .set_expression_attribute_names(Some(update.names))
                .set_expression_attribute_values(Some(update.values))
                .return_consumed_capacity(ReturnConsumedCapacity::Total)
                .send()
                .await?;
            self.units.add_write(answer.consumed_capacity());
            return Ok(());
        }
        let mut writes = vec![self.transact_update(game_key(game.id), update)?];
        if let Some(message) = appended.message {
            writes.push(self.put_new(crate::message::item(game.id, message))?);
        }
        if let Some(ending) = &appended.ending {
            writes.extend(self.ending_writes(game, ending)?);
        }
        self.transact(writes).await
    }

    fn transact_update(
        &self,
        key: Attributes,
        update: LogUpdate,
    ) -> Result<TransactWriteItem, Error> {
        let update = aws_sdk_dynamodb::types::Update::builder()
            .table_name(self.table())
            .set_key(Some(key))
            .update_expression(update.expression)
            .condition_expression(update.condition)
            .set_expression_attribute_names(Some(update.names))
            .set_expression_attribute_values(Some(update.values))
            .build()?;
        Ok(TransactWriteItem::builder().update(update).build())
    }
}

/// The conditional update that grows a log.
struct LogUpdate {
    expression: String,
    condition: &'static str,
    names: HashMap<String, String>,
    values: Attributes,
}

impl LogUpdate {
    fn new(game: &StoredGame, appended: &Appended<'_>) -> LogUpdate {
        let mut log = game.log_bytes.clone();
        encode_event(&mut log, game.log.last().map(Event::at), &appended.event);
        let mut values = Attributes::from([
            (":before".to_owned(), number(game.log.len())),
            (":after".to_owned(), number(game.log.len() + 1)),
            (":log".to_owned(), bytes(log)),
        ]);
        // Nothing has been appended since the game was read; nor has a sweep moved the alarm later,
        // past the new deadline.
        let condition = match game.alarm_at {
            Some(alarm) => {
                values.insert(":armed".to_owned(), number(alarm.unix()));
                "#events = :before AND alarm_at = :armed"
            }
            None => "#events = :before AND attribute_not_exists(alarm_at)",
        };
        let mut names = names(["log", "events"]);
        let mut set = "SET #log = :log, #events = :after".to_owned();
        // An alarm is only ever moved earlier here; the sweep moves it later.
        let earlier = appended.deadline.filter(|d| game.alarm_at.is_none_or(|alarm| *d < alarm));
        if let Some(deadline) = earlier {
            set.push_str(", alarm_at = :alarm");
            values.insert(":alarm".to_owned(), number(deadline.unix()));
        }
        if appended.message.is_some() {
            set.push_str(", messages = if_not_exists(messages, :none) + :one");
            values.insert(":none".to_owned(), number(0));
            values.insert(":one".to_owned(), number(1));
        }
        if appended.ending.is_some() {
            names.extend(self::names(["shard"]));
            set.push_str(" REMOVE alarm_at, #shard");
        }
        LogUpdate { expression: set, condition, names, values }
    }
}

/// Aliases such as `#log`: many plain names are reserved words.
fn names<const N: usize>(names: [&str; N]) -> HashMap<String, String> {
    HashMap::from(names.map(|name| (format!("#{name}"), name.to_owned())))
}
