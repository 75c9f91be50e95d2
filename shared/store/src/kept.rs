//! What an item tells of games, for whoever looks through a whole table.

use rules::{GameId, HalfPoints, Instant};

use crate::ended::Ended;
use crate::game::{self, StoredGame};
use crate::item::{PK, Reader, SK};
use crate::{Error, Image, seat, section};

/// A game's end, as its lines tell it: White's points, Black's, and when.
pub type KeptEnd = (HalfPoints, HalfPoints, Instant);

/// An item that tells of a game.
#[derive(Clone, Debug)]
pub enum Kept {
    /// The game's own.
    Game(Box<StoredGame>),
    /// Its line in the section.
    Line(GameId, Option<KeptEnd>),
    /// A player's seat in it.
    Seat(GameId, Option<KeptEnd>),
}

impl Kept {
    /// What an item tells; none when it tells of no game, or of something in one.
    ///
    /// # Errors
    /// The game, when its number can be told, and why its item cannot be read.
    pub fn read(image: &Image) -> Result<Option<Kept>, (Option<GameId>, Error)> {
        let reader = Reader::new(image);
        let unnamed = |error| (None, error);
        let (pk, sk) = (reader.text(PK).map_err(unnamed)?, reader.text(SK).map_err(unnamed)?);
        let number = |text: &str, prefix| text.strip_prefix(prefix)?.parse().ok().map(GameId);
        if sk == game::GAME {
            let id = number(pk, "G#").ok_or_else(|| (None, reader.corrupt(PK, "is no game's")))?;
            let game = StoredGame::read(id, image).map_err(|error| (Some(id), error))?;
            return Ok(Some(Kept::Game(Box::new(game))));
        }
        if let Some(id) = number(sk, section::RESULT) {
            let end = end(&reader).map_err(|error| (Some(id), error))?;
            return Ok(Some(Kept::Line(id, end)));
        }
        let Some(id) = number(sk, seat::SEAT) else { return Ok(None) };
        let end = end(&reader).map_err(|error| (Some(id), error))?;
        Ok(Some(Kept::Seat(id, end)))
    }
}

fn end(reader: &Reader<'_>) -> Result<Option<KeptEnd>, Error> {
    Ok(Ended::read(reader)?.map(|ended| (ended.white, ended.black, ended.at)))
}
