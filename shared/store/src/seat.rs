//! Seats: which games a player has. Written at pairing and at the end, never per move.

use rules::{Color, GameId, HalfPoints, Instant, PlayerId, Reason};

use crate::ended::Ended;
use crate::item::{Attributes, Reader, key};
use crate::player::player_pk;
use crate::{Error, SectionId, Store};

/// What the sort keys of seats begin with.
pub(crate) const SEAT: &str = "SEAT#";

/// One player's line for one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The game.
    pub game: GameId,
    /// The player's colour.
    pub color: Color,
    /// The other player.
    pub opponent: PlayerId,
    /// The section that the game belongs to.
    pub section: SectionId,
    /// When the game ended; none while it runs.
    pub ended_at: Option<Instant>,
    /// When somebody else took this place: the game is that player's since then.
    pub replaced_at: Option<Instant>,
    /// The player's points and the opponent's; none while it runs.
    pub points: Option<(HalfPoints, HalfPoints)>,
    /// Whether it was cancelled, and so counts in nothing.
    pub cancelled: bool,
}

/// The attribute of a seat that somebody else has now.
pub(crate) const REPLACED_AT: &str = "replaced_at";

/// The key of a player's seat in a game; the padding keeps games in their order.
pub(crate) fn key_of(player: PlayerId, game: GameId) -> Attributes {
    key(player_pk(player), format!("{SEAT}{:010}", game.0))
}

pub(crate) fn read(item: &Attributes) -> Result<Seat, Error> {
    let reader = Reader::new(item);
    let game = reader.text("sk")?.strip_prefix(SEAT).and_then(|id| id.parse().ok());
    let color = match reader.text("color")? {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return Err(reader.corrupt("color", "is no colour")),
    };
    let ended = Ended::read(&reader)?;
    let own_first = |Ended { white, black, .. }| color.fold_wb((white, black), (black, white));
    Ok(Seat {
        game: GameId(game.ok_or_else(|| reader.corrupt("sk", "is no seat's"))?),
        color,
        opponent: PlayerId(reader.number("opponent")?),
        section: SectionId(reader.number("section")?),
        ended_at: ended.map(|ended| ended.at),
        replaced_at: reader.maybe_number(REPLACED_AT)?.map(Instant::from_unix),
        points: ended.map(own_first),
        cancelled: ended.is_some_and(|ended| ended.reason == Reason::Cancelled.code()),
    })
}

impl Store {
    /// All of a player's games, running and finished, by number; none of those that somebody else has
    /// played on.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn seats(&self, player: PlayerId) -> Result<Vec<Seat>, Error> {
        let mut seats = self.seats_ever(player).await?;
        seats.retain(|seat| seat.replaced_at.is_none());
        Ok(seats)
    }

    /// All games that somebody plays, or has played at any time, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn seats_ever(&self, player: PlayerId) -> Result<Vec<Seat>, Error> {
        self.query_prefix(player_pk(player), SEAT).await?.iter().map(read).collect()
    }
}
