//! Games: one item each, its log inside, read with one consistent read.

use aws_sdk_dynamodb::types::ReturnConsumedCapacity;
use futures_util::FutureExt;
use rules::{
    ByColor, ConditionalMoves, DrawOffers, Event, FlagRule, GameId, Instant, PlayerId, Position,
    SilenceRule, Terms, TimeControl, Variant, players_after,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::item::{Attributes, PK, Reader, item_bytes, key};
use crate::log::decode_log;
use crate::seal::{SEAL, Sealed};
use crate::{Error, SectionId, Store};

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
    players: ByColor<PlayerId>,
    terms_bytes: Vec<u8>,
    log_bytes: Vec<u8>,
    item_bytes: usize,
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
    /// Who has which colour now.
    pub fn players(&self) -> &ByColor<PlayerId> {
        &self.players
    }

    /// Bytes of the log as it is kept.
    pub fn log_bytes(&self) -> &[u8] {
        &self.log_bytes
    }

    /// Bytes of the whole item as DynamoDB counts them: names and values.
    pub fn item_bytes(&self) -> usize {
        self.item_bytes
    }

    /// The seal that the game has with this log.
    pub(crate) fn seal(&self, log: &[u8]) -> Vec<u8> {
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
            players: players_after(players, &log),
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
            .boxed()
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
}

/// Whose conditional moves wait, by the number that is kept: 1 White's, 2 Black's.
fn prepared_of(number: u8) -> ByColor<bool> {
    ByColor { white: number & 1 != 0, black: number & 2 != 0 }
}
