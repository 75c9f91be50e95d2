//! Load, decide, append; on a conflict once more. Conditional moves go the same way, since they are
//! decided against the game as it stands.

use proof::Head;
use rules::{
    Branch, Decision, Event, Game, GameId, Instant, Message, PlayerId, Refusal, Writer,
    check_message, check_message_count,
};
use store::{Appended, Error, LinesChange, StoredGame, StoredLeave, StoredLines};

use crate::work::retry::{retry, unless_changed};
use crate::{App, Keys, Problem, whole_game};

/// Who changes which game.
#[derive(Clone, Debug)]
pub struct Change {
    /// The game.
    pub game: GameId,
    /// Who asks; nobody when an official does.
    pub player: Option<PlayerId>,
    /// A message that travels with the event.
    pub message: Option<String>,
}

/// A change that was made, now or by an earlier request.
#[derive(Clone, Debug)]
pub struct Changed {
    /// The game with the event.
    pub game: Game,
    /// The first event's index in the log.
    pub index: usize,
    /// Whether an earlier request made it.
    pub repeated: bool,
}

impl Changed {
    /// The signed head after the change's first entry: a repeated request gets the same again, whatever
    /// has followed.
    ///
    /// # Errors
    /// An internal problem when the log is corrupt or the key cannot sign.
    pub fn signed_head(&self, id: GameId, keys: &Keys) -> Result<String, Problem> {
        let head = Head::after(id, &self.game, self.index).map_err(Problem::internal)?;
        Ok(head.sign(keys.postmark()?)?)
    }
}

/// How a game stood before events were appended.
pub(crate) struct Stood {
    waited: bool,
    was_over: bool,
    adjudicated: bool,
}

impl Stood {
    /// How it stands.
    pub(crate) fn of(game: &Game) -> Stood {
        Stood {
            waited: game.referred().is_some(),
            was_over: game.ending().is_some(),
            adjudicated: game.is_in_adjudication(),
        }
    }

    /// What is written of events that have brought it to `game`.
    pub(crate) fn appended<'a>(&self, game: &Game, events: &'a [Event]) -> Appended<'a> {
        Appended {
            events,
            deadline: game.deadline(),
            ending: game.ending().copied(),
            // Nothing else can follow a game's end.
            reopened: self.was_over,
            referred: (self.waited, game.referred().is_some()),
            adjudication: (self.adjudicated, game.is_in_adjudication()),
            ..Appended::default()
        }
    }
}

impl App {
    /// Loads a game and replays its log.
    ///
    /// # Errors
    /// `unknown_game`, `damaged_game`, `unavailable`.
    pub async fn load_game(&self, id: GameId) -> Result<(StoredGame, Game), Problem> {
        whole_game(id, self.store.game(id).await)
    }

    /// Decides about a game and appends the events where they were decided. A move is followed at
    /// once by the answer that the opponent has left for it.
    ///
    /// # Errors
    /// What `decide` refuses; `unknown_game`; `unavailable` when others keep changing the game.
    pub async fn change_game(
        &self,
        change: Change,
        decide: impl Fn(&Game, Instant) -> Result<Decision, Refusal>,
    ) -> Result<Changed, Problem> {
        self.change_game_following(change, None, decide).await
    }

    /// The same, only as long as a leave book is what was read.
    ///
    /// # Errors
    /// As [`App::change_game`]; `unavailable` also when the book has changed.
    pub(crate) async fn change_game_following(
        &self,
        change: Change,
        leave: Option<&StoredLeave>,
        decide: impl Fn(&Game, Instant) -> Result<Decision, Refusal>,
    ) -> Result<Changed, Problem> {
        // The request counts from when it came, however often it has to be decided.
        let now = self.clock.now();
        retry(|| self.change_once(&change, leave, now, &decide)).await
    }

    /// None when the game, or what is written with it, has changed meanwhile. Two requests can clash over
    /// one half-move: the second then sees what the first has written.
    async fn change_once(
        &self,
        change: &Change,
        leave: Option<&StoredLeave>,
        now: Instant,
        decide: &impl Fn(&Game, Instant) -> Result<Decision, Refusal>,
    ) -> Result<Option<Changed>, Problem> {
        let (stored, mut game) = self.load_game(change.game).await?;
        let by = match change.player {
            Some(player) => Writer::Player(game.side_of(player)?),
            None => Writer::Director,
        };
        let text = check_message(change.message.as_deref().unwrap_or_default())?;
        let mut events = match decide(&game, now) {
            Ok(Decision::Accepted(events)) => events,
            Ok(Decision::Repeated(index)) => {
                return Ok(Some(Changed { game, index, repeated: true }));
            }
            Err(refusal) => return Err(self.refused(change.player, refusal).await),
        };
        // Players who have filled their page must not be able to keep a ruling away.
        if text.is_some() && by != Writer::Director {
            check_message_count(stored.messages)?;
        }
        let index = game.log().len();
        let stood = Stood::of(&game);
        for event in &events {
            game.apply(event).map_err(Problem::internal)?;
        }
        let message = text.map(|text| Message {
            id: format!("event-{}", index + 1),
            by,
            at: game.last_at().unwrap_or(now),
            ply: game.ply(),
            text,
            hidden: false,
        });
        let Some(lines) = unless_changed(self.lines_for(&stored, &game, &events).await)? else {
            return Ok(None);
        };
        let left = match &lines {
            Some(lines) => answer(&mut game, &mut events, lines)?,
            None => Vec::new(),
        };
        let appended = Appended {
            message: message.as_ref(),
            lines: lines.as_ref().map(|before| LinesChange { before, left: &left }),
            leave,
            ..stood.appended(&game, &events)
        };
        let written = unless_changed(self.store.append(&stored, &appended).await)?;
        Ok(written.map(|()| Changed { game, index, repeated: false }))
    }

    /// Keeps the answers that a player leaves in place of those left before, and says in which
    /// position they begin.
    ///
    /// # Errors
    /// What `prepare` refuses; `not_your_game`, `unknown_game`; `unavailable` when others keep
    /// changing the game.
    pub async fn keep_lines(
        &self,
        id: GameId,
        player: PlayerId,
        prepare: impl Fn(&Game, Instant) -> Result<Vec<Branch>, Refusal>,
    ) -> Result<(Game, Vec<Branch>), Problem> {
        let now = self.clock.now();
        retry(|| self.keep_lines_once(id, player, now, &prepare)).await
    }

    async fn keep_lines_once(
        &self,
        id: GameId,
        player: PlayerId,
        now: Instant,
        prepare: &impl Fn(&Game, Instant) -> Result<Vec<Branch>, Refusal>,
    ) -> Result<Option<(Game, Vec<Branch>)>, Problem> {
        let (stored, game) = self.load_game(id).await?;
        let color = game.side_of(player)?;
        let branches = prepare(&game, now)?;
        let kept = unless_changed(self.store.keep_lines(&stored, color, &branches).await)?;
        Ok(kept.map(|()| (game, branches)))
    }

    /// The conditional moves of the player who is on move after a move was made.
    async fn lines_for(
        &self,
        stored: &StoredGame,
        game: &Game,
        events: &[Event],
    ) -> Result<Option<StoredLines>, Error> {
        let moved = events.iter().any(|event| matches!(event, Event::MovePlayed { .. }));
        let by = game.turn();
        if !moved || !*stored.prepared.get(by) {
            return Ok(None);
        }
        let lines = self.store.lines(stored.id, by).await?;
        // The mark and the lines are written together: somebody has just taken them back.
        lines.map(Some).ok_or(Error::Conflict)
    }
}

/// Plays the answer that was left for the move just made, and says what is left of the lines.
fn answer(
    game: &mut Game,
    events: &mut Vec<Event>,
    lines: &StoredLines,
) -> Result<Vec<Branch>, Problem> {
    let Some((reply, left)) = game.prepared_reply(&lines.branches) else { return Ok(Vec::new()) };
    game.apply(&reply).map_err(Problem::internal)?;
    events.push(reply);
    // Nothing waits in a game that is over.
    Ok(if game.ending().is_some() { Vec::new() } else { left })
}
