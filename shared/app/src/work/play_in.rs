//! Events that were in a log and have gone from it with a restored table: appended once more, at their own
//! moments. Nothing is decided again: they were, and their signatures show it.

use rules::{Color, Event, Game, GameId};
use store::{Appended, Error, LinesChange, Store, StoredLines};

use crate::Problem;
use crate::work::change_game::Stood;

/// Appends events behind the first `entries` of a game's log. A conditional move is appended with the move
/// that it answers, and used up; other conditional moves that were left for a move end with it, as they
/// may have been taken back since. Answers whose.
///
/// # Errors
/// `unavailable` when the log has another length; an internal problem when an event does not fit the game,
/// and what stands before it is appended.
pub async fn play_in(
    store: &Store,
    id: GameId,
    entries: usize,
    events: &[Event],
) -> Result<Vec<Color>, Problem> {
    let (mut done, mut dropped) = (0, Vec::new());
    while let Some(event) = events.get(done) {
        let answered = matches!(event, Event::MovePlayed { .. })
            && matches!(events.get(done + 1), Some(Event::MovePlayed { conditional: true, .. }));
        let together = &events[done..done + 1 + usize::from(answered)];
        dropped.extend(append(store, id, entries + done, together).await?);
        done += together.len();
    }
    Ok(dropped)
}

async fn append(
    store: &Store,
    id: GameId,
    entries: usize,
    events: &[Event],
) -> Result<Option<Color>, Problem> {
    let stored = store.game(id).await?;
    if stored.log.len() != entries {
        return Err(Error::Conflict.into());
    }
    let mut game = Game::replay(stored.terms.clone(), &stored.log).map_err(Problem::internal)?;
    let stood = Stood::of(&game);
    let (mut lines, mut left) = (None::<StoredLines>, Vec::new());
    let mut used = false;
    for event in events {
        // The answer to the move before, where it is the one that was left.
        if let Some(kept) = &lines
            && let Some((reply, rest)) = game.prepared_reply(&kept.branches)
            && reply == *event
        {
            (left, used) = (rest, true);
        }
        game.apply(event).map_err(Problem::internal)?;
        let by = game.turn();
        if lines.is_none() && matches!(event, Event::MovePlayed { .. }) && *stored.prepared.get(by)
        {
            lines = store.lines(id, by).await?;
        }
        if let Event::Directed { decision, .. } = *event {
            reserve(store, decision).await?;
        }
    }
    if game.ending().is_some() {
        left.clear();
    }
    let change = lines.as_ref().map(|before| LinesChange { before, left: &left });
    let appended = Appended { lines: change, ..stood.appended(&game, events) };
    store.append(&stored, &appended).await?;
    Ok(lines.filter(|_| !used).map(|lines| lines.by))
}

/// Sees to it that no other decision gets a number that a log names.
async fn reserve(store: &Store, decision: u32) -> Result<(), Problem> {
    let missing = decision.saturating_sub(store.last_number("decision").await?);
    if missing > 0 {
        store.next_numbers("decision", missing).await?;
    }
    Ok(())
}
