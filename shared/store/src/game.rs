//! Games: one item each, its log inside, read with one consistent read and grown with one
//! conditional write.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::{AttributeValue, ReturnConsumedCapacity, TransactWriteItem};
use rules::{
    Branch, ByColor, Color, ConditionalMoves, DrawOffers, Ending, Event, FlagRule, GameId, Instant,
    Message, PlayerId, Position, SilenceRule, Terms, TimeControl, Variant,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::alarm::shard_of;
use crate::item::{Attributes, PK, Reader, bytes, item_bytes, key, number};
use crate::log::{decode_log, encode_event};
use crate::seal::{SEAL, Sealed};
use crate::{Error, SectionId, Store, StoredLeave, StoredLines};

/// Sort key of a game's own item.
pub(crate) const GAME: &str = "GAME";

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
    /// Whose conditional moves wait: they are items of their own, read only when there are some.
    pub prepared: ByColor<bool>,
    /// The next moment at which the sweep looks at the game; none while no clock runs.
    pub alarm_at: Option<Instant>,
    terms_bytes: Vec<u8>,
    log_bytes: Vec<u8>,
    item_bytes: usize,
}

/// What is written when events are appended.
#[derive(Clone, Debug, Default)]
pub struct Appended<'a> {
    /// The events, in their order.
    pub events: &'a [Event],
    /// When the next flag falls after them; none when no clock runs.
    pub deadline: Option<Instant>,
    /// The game's result, when they end it.
    pub ending: Option<Ending>,
    /// Whether they begin with undoing the game's end.
    pub reopened: bool,
    /// A message that travels with them.
    pub message: Option<&'a Message>,
    /// What becomes of the conditional moves that were looked at.
    pub lines: Option<LinesChange<'a>>,
    /// Whether a claim waits for the tournament director before and after.
    pub referred: (bool, bool),
    /// Whether the game is with the adjudicators before and after.
    pub adjudication: (bool, bool),
    /// The leave book that they follow: nothing is appended when it has changed meanwhile.
    pub leave: Option<&'a StoredLeave>,
}

impl Appended<'_> {
    /// Whose conditional moves the game's end leaves behind without anybody having looked at them:
    /// they go with it.
    fn orphaned(&self, game: &StoredGame) -> impl Iterator<Item = Color> {
        let looked_at = self.lines.map(|lines| lines.before.by);
        let (prepared, over) = (game.prepared, self.ending.is_some());
        let left = move |by: &Color| over && *prepared.get(*by) && looked_at != Some(*by);
        Color::ALL.into_iter().filter(left)
    }
}

/// What becomes of a player's conditional moves when the opponent has moved.
#[derive(Clone, Copy, Debug)]
pub struct LinesChange<'a> {
    /// As they were read.
    pub before: &'a StoredLines,
    /// What is left of them; nothing: they are dropped.
    pub left: &'a [Branch],
}

/// The part of the terms that is kept as one binary attribute.
#[derive(Serialize, Deserialize)]
pub(crate) struct PackedTerms {
    pub(crate) variant: Variant,
    pub(crate) start_fen: Option<String>,
    pub(crate) time_control: TimeControl,
    pub(crate) starts_at: Instant,
}

/// What came later, behind it in the same bytes. Games that have none of it were set up before.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct PackedPolicies {
    pub(crate) draw_offers: DrawOffers,
    pub(crate) conditional_moves: ConditionalMoves,
}

/// What came still later.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct PackedTime {
    pub(crate) silence: SilenceRule,
    pub(crate) flag: FlagRule,
}

/// Whether the item was set up with a seal, and so has to have one: those from before get theirs with
/// the next event.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct PackedSeal(pub(crate) bool);

/// The next part of packed terms; nothing where they end before it.
fn take_part<T: Default + DeserializeOwned>(bytes: &[u8]) -> postcard::Result<(T, &[u8])> {
    if bytes.is_empty() { Ok((T::default(), bytes)) } else { postcard::take_from_bytes(bytes) }
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

    /// The seal that the game has with this log.
    fn seal(&self, log: &[u8]) -> Vec<u8> {
        let (id, section, players) = (self.id, self.section, self.terms.players);
        Sealed { id, section, players, terms: &self.terms_bytes }.with(log)
    }

    pub(crate) fn read(id: GameId, item: &Attributes) -> Result<StoredGame, Error> {
        let reader = Reader::new(item);
        let terms_bytes = reader.bytes("terms")?;
        let (packed, rest) = postcard::take_from_bytes::<PackedTerms>(terms_bytes)
            .map_err(|e| reader.corrupt("terms", e))?;
        let (policies, rest) =
            take_part::<PackedPolicies>(rest).map_err(|e| reader.corrupt("terms", e))?;
        let (time, rest) = take_part::<PackedTime>(rest).map_err(|e| reader.corrupt("terms", e))?;
        let (PackedSeal(has_seal), _) =
            take_part::<PackedSeal>(rest).map_err(|e| reader.corrupt("terms", e))?;
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
        let section = SectionId(reader.number("section")?);
        let sealed = Sealed { id, section, players, terms: terms_bytes };
        match reader.maybe_bytes(SEAL)? {
            Some(seal) if seal != sealed.with(log_bytes) => {
                return Err(reader.corrupt(SEAL, "is not that of the game: it is damaged"));
            }
            None if has_seal => return Err(reader.corrupt(SEAL, "is missing")),
            Some(_) | None => {}
        }
        Ok(StoredGame {
            id,
            section,
            terms: Terms {
                players,
                variant: packed.variant,
                start: start.map_err(|e| reader.corrupt("terms", e))?,
                time_control: packed.time_control,
                starts_at: packed.starts_at,
                draw_offers: policies.draw_offers,
                conditional_moves: policies.conditional_moves,
                silence: time.silence,
                flag: time.flag,
            },
            prepared: prepared_of(reader.maybe_number("prepared")?.unwrap_or(0)),
            messages: reader.maybe_number("messages")?.unwrap_or(0),
            alarm_at: reader.maybe_number("alarm_at")?.map(Instant::from_unix),
            terms_bytes: terms_bytes.to_vec(),
            log_bytes: log_bytes.to_vec(),
            item_bytes: item_bytes(item),
            log,
        })
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
        self.games_each(ids).await?.into_iter().map(|(_, game)| game).collect()
    }

    /// The same, each game for itself: one that is `Corrupt` does not stand in the way of the
    /// others.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn games_each(
        &self,
        ids: &[GameId],
    ) -> Result<Vec<(GameId, Result<StoredGame, Error>)>, Error> {
        let items = self.batch_get(ids.iter().map(|id| game_key(*id)).collect()).await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            let id = reader.text(PK)?.strip_prefix("G#").and_then(|id| id.parse().ok());
            let id = GameId(id.ok_or_else(|| reader.corrupt(PK, "is no game's"))?);
            Ok((id, StoredGame::read(id, item)))
        };
        items.iter().map(read).collect()
    }

    /// Appends events where they were decided: fails when anything has been appended, the alarm
    /// set again or conditional moves were left, since `game` was read. An ending is written in one
    /// transaction with the section's and the players' lines.
    ///
    /// # Errors
    /// `Conflict` when the game has changed; `Unavailable`.
    pub async fn append(&self, game: &StoredGame, appended: &Appended<'_>) -> Result<(), Error> {
        let update = LogUpdate::new(game, appended);
        let beside = self.writes_beside(game, appended)?;
        if !beside.is_empty() {
            let mut writes = vec![self.transact_update(game_key(game.id), update)?];
            writes.extend(beside);
            return self.transact(writes).await;
        }
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
        Ok(())
    }

    /// What an append writes beside the game's own item: for most moves nothing.
    fn writes_beside(
        &self,
        game: &StoredGame,
        appended: &Appended<'_>,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let mut writes = Vec::new();
        if let Some(message) = appended.message {
            writes.push(self.put_new(crate::message::item(game.id, message))?);
        }
        if let Some(lines) = appended.lines {
            writes.push(self.lines_write(game.id, lines)?);
        }
        let (waited, waits) = appended.referred;
        if waited != waits {
            writes.push(self.claim_write(game, waits)?);
        }
        let (waited, waits) = appended.adjudication;
        if waited != waits {
            writes.push(self.adjudication_write(game, waits)?);
        }
        for by in appended.orphaned(game) {
            writes.push(self.delete_lines(game.id, by, None)?);
        }
        if let Some(leave) = appended.leave {
            writes.push(self.leave_unchanged(leave)?);
        }
        if appended.ending.is_some() || appended.reopened {
            writes.extend(self.ending_writes(game, appended)?);
        }
        Ok(writes)
    }

    pub(crate) fn transact_update(
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

/// Whose conditional moves wait, by the number that is kept: 1 White's, 2 Black's.
fn prepared_of(number: u8) -> ByColor<bool> {
    ByColor { white: number & 1 != 0, black: number & 2 != 0 }
}

/// The number to keep.
fn prepared_number(prepared: ByColor<bool>) -> u8 {
    u8::from(prepared.white) | u8::from(prepared.black) << 1
}

/// The conditional update of a game's item: it grows the log, or tells whose lines wait.
pub(crate) struct LogUpdate {
    expression: String,
    condition: String,
    names: HashMap<String, String>,
    values: Attributes,
}

impl LogUpdate {
    /// Only what is said of a game as it was read: nothing has been appended since, no sweep has
    /// moved the alarm later, and nobody has left or taken back conditional moves.
    fn unchanged(game: &StoredGame) -> LogUpdate {
        let mut values = Attributes::from([(":before".to_owned(), number(game.log.len()))]);
        let mut condition = "#events = :before".to_owned();
        let mut unless = |name: &str, value: Option<AttributeValue>| {
            let same = format!(" AND {name} = :{name}_before");
            let none = format!(" AND attribute_not_exists({name})");
            condition.push_str(if value.is_some() { &same } else { &none });
            values.extend(value.map(|value| (format!(":{name}_before"), value)));
        };
        unless("alarm_at", game.alarm_at.map(|at| number(at.unix())));
        let prepared = prepared_number(game.prepared);
        unless("prepared", (prepared != 0).then(|| number(prepared)));
        let names = names(["events"]);
        LogUpdate { expression: String::new(), condition, names, values }
    }

    fn new(game: &StoredGame, appended: &Appended<'_>) -> LogUpdate {
        let mut update = LogUpdate::unchanged(game);
        let mut log = game.log_bytes.clone();
        let mut last = game.log.last().map(Event::at);
        for event in appended.events {
            encode_event(&mut log, last, event);
            last = Some(event.at());
        }
        let after = game.log.len() + appended.events.len();
        update.values.insert(":after".to_owned(), number(after));
        update.values.insert(":seal".to_owned(), bytes(game.seal(&log)));
        update.values.insert(":log".to_owned(), bytes(log));
        update.names.extend(names(["log"]));
        let mut set = "SET #log = :log, #events = :after, seal = :seal".to_owned();
        let mut remove = Vec::new();
        // An alarm is only ever moved earlier here; the sweep moves it later.
        let earlier = appended.deadline.filter(|d| game.alarm_at.is_none_or(|alarm| *d < alarm));
        if let Some(deadline) = earlier {
            set.push_str(", alarm_at = :alarm");
            update.values.insert(":alarm".to_owned(), number(deadline.unix()));
        }
        if appended.message.is_some() {
            set.push_str(", messages = if_not_exists(messages, :none) + :one");
            update.values.insert(":none".to_owned(), number(0));
            update.values.insert(":one".to_owned(), number(1));
        }
        let mut prepared = game.prepared;
        let dropped = appended.lines.filter(|lines| lines.left.is_empty());
        for by in dropped.map(|lines| lines.before.by).into_iter().chain(appended.orphaned(game)) {
            *prepared.get_mut(by) = false;
        }
        match prepared_number(prepared) {
            _ if prepared == game.prepared => {}
            0 => remove.push("prepared"),
            number_left => {
                set.push_str(", prepared = :prepared");
                update.values.insert(":prepared".to_owned(), number(number_left));
            }
        }
        if appended.ending.is_some() {
            update.names.extend(names(["shard"]));
            remove.extend(["alarm_at", "#shard"]);
        } else if appended.reopened {
            update.names.extend(names(["shard"]));
            update.values.insert(":shard".to_owned(), number(shard_of(game.id)));
            set.push_str(", #shard = :shard");
        } else if appended.deadline.is_none() {
            // No clock runs: nothing is due until a ruling starts it again.
            remove.push("alarm_at");
        }
        if !remove.is_empty() {
            set.push_str(" REMOVE ");
            set.push_str(&remove.join(", "));
        }
        update.expression = set;
        update
    }

    /// Tells whether this side's conditional moves wait.
    pub(crate) fn prepared(game: &StoredGame, by: Color, waits: bool) -> LogUpdate {
        let mut update = LogUpdate::unchanged(game);
        let mut prepared = game.prepared;
        *prepared.get_mut(by) = waits;
        match prepared_number(prepared) {
            0 => update.expression.push_str("REMOVE prepared"),
            left => {
                update.expression.push_str("SET prepared = :prepared");
                update.values.insert(":prepared".to_owned(), number(left));
            }
        }
        update
    }
}

/// Aliases such as `#log`: many plain names are reserved words.
fn names<const N: usize>(names: [&str; N]) -> HashMap<String, String> {
    HashMap::from(names.map(|name| (format!("#{name}"), name.to_owned())))
}
