//! Sections: who plays whom, and each game's result as it comes in.

use rules::{GameId, HalfPoints, Instant, PlayerId};
use serde::{Deserialize, Serialize};

use crate::item::{Attributes, Reader, key, number, text};
use crate::{Error, NewGame, Store};

/// A section's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SectionId(pub u32);

/// A section of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its number.
    pub id: SectionId,
    /// Its name within the event.
    pub name: String,
    /// The event's name.
    pub event_name: String,
    /// The tournament director.
    pub director: Option<PlayerId>,
    /// Days of leave that a player has in it a calendar year (`LAW-10.1`); 0: none.
    pub leave_days: u16,
}

/// One game's line in its section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SectionResult {
    /// The game.
    pub game: GameId,
    /// White.
    pub white: PlayerId,
    /// Black.
    pub black: PlayerId,
    /// White's and Black's points and when the game ended; none while it runs.
    pub result: Option<(HalfPoints, HalfPoints, Instant)>,
}

fn section_pk(id: SectionId) -> String {
    format!("S#{}", id.0)
}

fn section_key(id: SectionId) -> Attributes {
    key(section_pk(id), "SECTION")
}

/// The key of a game's line in its section.
pub(crate) fn result_key(section: SectionId, game: GameId) -> Attributes {
    key(section_pk(section), format!("RESULT#{:010}", game.0))
}

pub(crate) fn new_result_item(game: &NewGame) -> Attributes {
    let mut item = result_key(game.section, game.id);
    item.extend([
        ("white".to_owned(), number(game.terms.players.white)),
        ("black".to_owned(), number(game.terms.players.black)),
    ]);
    item
}

fn read_section(id: SectionId, item: &Attributes) -> Result<Section, Error> {
    let reader = Reader::new(item);
    Ok(Section {
        id,
        name: reader.text("name")?.to_owned(),
        event_name: reader.text("event_name")?.to_owned(),
        director: reader.maybe_number("director")?.map(PlayerId),
        // Sections that do not say were set up before there was leave.
        leave_days: reader.maybe_number("leave_days")?.unwrap_or(0),
    })
}

fn read_result(item: &Attributes) -> Result<SectionResult, Error> {
    let reader = Reader::new(item);
    let game = reader.text("sk")?.strip_prefix("RESULT#").and_then(|id| id.parse().ok());
    let ended_at: Option<i64> = reader.maybe_number("ended_at")?;
    let result = ended_at.map(|at| {
        let halves = |name| reader.number(name).map(HalfPoints);
        Ok::<_, Error>((halves("white_halves")?, halves("black_halves")?, Instant::from_unix(at)))
    });
    Ok(SectionResult {
        game: GameId(game.ok_or_else(|| reader.corrupt("sk", "is no result's"))?),
        white: PlayerId(reader.number("white")?),
        black: PlayerId(reader.number("black")?),
        result: result.transpose()?,
    })
}

impl Store {
    /// Keeps a new section.
    ///
    /// # Errors
    /// `Conflict` when the number is taken; `Unavailable`.
    pub async fn create_section(&self, section: &Section) -> Result<(), Error> {
        let mut item = section_key(section.id);
        item.insert("name".to_owned(), text(&section.name));
        item.insert("event_name".to_owned(), text(&section.event_name));
        if let Some(director) = section.director {
            item.insert("director".to_owned(), number(director));
        }
        if section.leave_days > 0 {
            item.insert("leave_days".to_owned(), number(section.leave_days));
        }
        self.transact(vec![self.put_new(item)?]).await
    }

    /// A section without its games.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn section(&self, id: SectionId) -> Result<Section, Error> {
        read_section(id, &self.get(section_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// Several sections, in no order; those that do not exist are left out.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn sections(&self, ids: &[SectionId]) -> Result<Vec<Section>, Error> {
        let items = self.batch_get(ids.iter().map(|id| section_key(*id)).collect()).await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            let id = reader.text("pk")?.strip_prefix("S#").and_then(|id| id.parse().ok());
            read_section(
                SectionId(id.ok_or_else(|| reader.corrupt("pk", "is no section's"))?),
                item,
            )
        };
        items.iter().map(read).collect()
    }

    /// Every game of a section with its result so far: one query.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn section_results(&self, id: SectionId) -> Result<Vec<SectionResult>, Error> {
        self.query_prefix(section_pk(id), "RESULT#").await?.iter().map(read_result).collect()
    }
}
