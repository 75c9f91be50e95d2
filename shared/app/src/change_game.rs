//! The only loop in the system: load, decide, append; on a conflict once more.

use rules::{
    Decision, Game, GameId, Instant, Message, PlayerId, Refusal, check_message, check_message_count,
};
use store::{Appended, Error, StoredGame};

use crate::{App, Problem};

/// How often a conflict is met by loading and deciding again. Two requests can clash over one
/// half-move; the second try then sees what the other wrote.
const TRIES_MAX: u32 = 4;

/// Who changes which game.
#[derive(Clone, Debug)]
pub struct Change {
    /// The game.
    pub game: GameId,
    /// Who asks.
    pub player: PlayerId,
    /// A message that travels with the event.
    pub message: Option<String>,
}

/// A change that was made, now or by an earlier request.
#[derive(Clone, Debug)]
pub struct Changed {
    /// The game with the event.
    pub game: Game,
    /// The event's index in the log.
    pub index: usize,
}

impl App {
    /// Loads a game and replays its log.
    ///
    /// # Errors
    /// `unknown_game`; an internal problem when the log is corrupt.
    pub async fn load_game(&self, id: GameId) -> Result<(StoredGame, Game), Problem> {
        let stored = self.store.game(id).await.map_err(|error| match error {
            Error::NotFound => Problem::unknown_game(),
            other => other.into(),
        })?;
        let game = Game::replay(stored.terms.clone(), &stored.log).map_err(Problem::internal)?;
        Ok((stored, game))
    }

    /// Decides about a game and appends the event where it was decided.
    ///
    /// # Errors
    /// What `decide` refuses; `unknown_game`; `unavailable` when others keep changing the game.
    pub async fn change_game(
        &self,
        change: Change,
        decide: impl Fn(&Game, Instant) -> Result<Decision, Refusal>,
    ) -> Result<Changed, Problem> {
        // The request counts from when it came, however often it has to be decided.
        let now = self.clock.now();
        let mut tries = 0;
        loop {
            let (stored, mut game) = self.load_game(change.game).await?;
            let by = game.side_of(change.player)?;
            let text = check_message(change.message.as_deref().unwrap_or_default())?;
            let event = match decide(&game, now)? {
                Decision::Accepted(event) => event,
                Decision::Repeated(index) => return Ok(Changed { game, index }),
            };
            if text.is_some() {
                check_message_count(stored.messages)?;
            }
            let index = game.log().len();
            game.apply(&event).map_err(Problem::internal)?;
            let message = text.as_ref().map(|text| Message {
                id: format!("event-{}", index + 1),
                by,
                at: event.at(),
                ply: game.ply(),
                text: text.clone(),
            });
            let appended = Appended {
                event,
                deadline: game.deadline(),
                ending: game.ending().copied(),
                message: message.as_ref(),
            };
            match self.store.append(&stored, &appended).await {
                Ok(()) => return Ok(Changed { game, index }),
                Err(Error::Conflict) if tries + 1 < TRIES_MAX => tries += 1,
                Err(error) => return Err(error.into()),
            }
        }
    }
}
