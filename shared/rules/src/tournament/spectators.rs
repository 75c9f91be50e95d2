//! What spectators see of an event's games, as it was announced (`TR-14`).
//!
//! A game that is over is open to everybody at once, its result with it: in the table and its files, in
//! feeds, PGN, profiles and counts. What an announcement can hide is the moves of running games.
//!
//! A running game helps whoever looks at it, so how much is shown is decided in one place: nothing,
//! the game as it stood some half-moves ago, or everything. What is shown of a running game is the
//! game itself cut off behind a half-move, and nothing is computed from what came later.

use crate::tournament::Visibility;
use crate::{CorruptLog, Event, Game};

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// One of its two players.
    Player,
    /// Directs the section or holds an office, and does not play in the section.
    Official,
    /// Plays in the section, but not this game.
    SectionPlayer,
    /// Everybody else, signed in or not.
    Anybody,
}

/// How much of a game somebody may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Nothing.
    Nothing,
    /// The game as it stood after so many half-moves, and nothing of what came later: no clock that
    /// has gone on, no offer, claim or message.
    UpTo(u16),
    /// All of it.
    Everything,
}

impl Visibility {
    /// How much of a game of this event somebody may see (`TR-14`). A finished game is open to
    /// everybody; a running one to its players and to officials, and to others as announced.
    ///
    /// `finished_games` are those of the section; `plies` are the half-moves of a running game, and
    /// none where it is over.
    pub fn of_game(self, viewer: Viewer, finished_games: usize, plies: Option<u16>) -> Sight {
        let Some(plies) = plies else { return Sight::Everything };
        if matches!(viewer, Viewer::Player | Viewer::Official) {
            return Sight::Everything;
        }
        match self {
            Visibility::Live { after_finished, delay_moves }
                if finished_games >= usize::from(after_finished) =>
            {
                // A move is one of either side.
                Sight::UpTo(plies.saturating_sub(2 * u16::from(delay_moves)))
            }
            Visibility::Live { .. } | Visibility::Finished => Sight::Nothing,
        }
    }

    /// Whether everybody sees running games, with whatever delay.
    pub fn is_live(self) -> bool {
        match self {
            Visibility::Finished => false,
            Visibility::Live { .. } => true,
        }
    }

    /// Moves by which what is shown of a running game lags behind.
    pub fn delay_moves(self) -> u8 {
        match self {
            Visibility::Finished => 0,
            Visibility::Live { delay_moves, .. } => delay_moves,
        }
    }
}

impl Game {
    /// The game as it stood at the moment at which half-move number `ply` was made; with 0, before
    /// anything happened (`TR-14`). What was offered, claimed or announced since is not in it.
    ///
    /// # Errors
    /// None for a game that was replayed: the beginning of its log fits it, too.
    pub fn stood_after(&self, ply: u16) -> Result<Game, CorruptLog> {
        let is_move = |event: &Event| matches!(event, Event::MovePlayed { .. });
        let moves = self.log().iter().enumerate().filter(|(_, event)| is_move(event));
        let last = moves.take(usize::from(ply)).last();
        let shown = last.and_then(|(index, _)| self.log().get(..=index)).unwrap_or_default();
        Game::replay(self.terms().clone(), shown)
    }
}
