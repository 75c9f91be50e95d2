//! What is asked of the archive.

use std::ops::RangeInclusive;

use rules::tournament::{EventId, EventKind};
use rules::{Color, Federation, GameId, Instant, OpeningNumber, PlayerId, Reason, Variant};

use crate::ArchivedGame;

/// Which games are wanted: those of which all that is given holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Somebody's games.
    pub player: Option<AskedPlayer>,
    /// Games in which one of the two played for it.
    pub federation: Option<Federation>,
    /// Games of an event.
    pub event: Option<EventId>,
    /// Games of a kind.
    pub kind: Option<Kind>,
    /// Games of a variant.
    pub variant: Option<Variant>,
    /// Games that ended in this second or later.
    pub from: Option<Instant>,
    /// Games that ended before this second.
    pub until: Option<Instant>,
    /// Games of two players whose ratings at the start are in it.
    pub ratings: Option<RangeInclusive<u16>>,
    /// Games that ended so.
    pub outcome: Option<Outcome>,
    /// Games that ended for this reason, whatever else it tells.
    pub reason: Option<Reason>,
    /// Games of these openings, by their numbers in [`rules::Opening::all`].
    pub openings: Option<Vec<bool>>,
    /// Games of so many full moves.
    pub moves: Option<RangeInclusive<u16>>,
    /// Not these.
    pub except: Vec<GameId>,
}

/// A player, and what is asked of the games of that player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedPlayer {
    /// The player.
    pub player: PlayerId,
    /// With which colour.
    pub color: Option<Color>,
    /// Against whom.
    pub opponent: Option<PlayerId>,
}

/// In what a game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// In an event of this kind.
    Event(EventKind),
    /// In none: two players have agreed on it.
    Friendly,
}

/// How a game ended for those who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// One side has won.
    WonBy(Color),
    /// A draw.
    Drawn,
    /// The player who is asked for has won.
    Won,
    /// The player who is asked for has lost.
    Lost,
}

impl Filter {
    /// Whether a game is wanted.
    pub fn lets_through(&self, game: &ArchivedGame) -> bool {
        let color = self.player.map(|asked| asked.color_in(game));
        // Nobody's games are asked for, or these are the player's.
        color != Some(None)
            && self.variant.is_none_or(|variant| game.variant == variant)
            && self.federation.is_none_or(|federation| game.federations.contains(&Some(federation)))
            && self.event.is_none_or(|event| game.event == Some(event))
            && self.kind.is_none_or(|kind| kind.is_of(game))
            && self.from.is_none_or(|from| from <= game.ended_at)
            && self.until.is_none_or(|until| game.ended_at < until)
            && self.has_ratings(game)
            && self.outcome.is_none_or(|outcome| outcome.is_of(game, color.flatten()))
            && self.reason.is_none_or(|reason| game.reason.is_alike(reason))
            && self.openings.as_deref().is_none_or(|wanted| has_opening(wanted, game.opening))
            && self.moves.as_ref().is_none_or(|moves| moves.contains(&game.moves()))
            && !self.except.contains(&game.id)
    }

    fn has_ratings(&self, game: &ArchivedGame) -> bool {
        self.ratings.as_ref().is_none_or(|wanted| {
            game.ratings.iter().all(|rating| rating.is_some_and(|rating| wanted.contains(&rating)))
        })
    }
}

fn has_opening(wanted: &[bool], opening: Option<OpeningNumber>) -> bool {
    opening.and_then(|opening| wanted.get(usize::from(opening.0))).is_some_and(|wanted| *wanted)
}

impl AskedPlayer {
    /// The player's colour in a game that is asked for; none: it is not.
    fn color_in(self, game: &ArchivedGame) -> Option<Color> {
        let color = game.color_of(self.player)?;
        let other = *game.by_color().get(!color);
        let is_wanted = self.color.is_none_or(|wanted| wanted == color)
            && self.opponent.is_none_or(|opponent| opponent == other);
        is_wanted.then_some(color)
    }
}

impl Kind {
    fn is_of(self, game: &ArchivedGame) -> bool {
        match self {
            Kind::Event(kind) => game.kind == Some(kind),
            Kind::Friendly => game.friendly,
        }
    }
}

impl Outcome {
    fn is_of(self, game: &ArchivedGame, player: Option<Color>) -> bool {
        match self {
            Outcome::WonBy(color) => game.winner() == Some(color),
            Outcome::Drawn => game.is_drawn(),
            Outcome::Won => player.is_some() && game.winner() == player,
            Outcome::Lost => player.is_some() && game.winner() == player.map(|color| !color),
        }
    }
}
