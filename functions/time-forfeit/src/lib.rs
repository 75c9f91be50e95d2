//! On a schedule: ends the games whose flag has fallen (`LAW-6.6`, `LAW-6.7`).
//!
//! A run may come late, run twice or die in the middle: the forfeiture is dated at the deadline
//! and appended under the same condition as a move, so the result is the same.

use app::{App, Problem};
use rules::GameId;
use store::{Alarm, Appended, Error};

/// Games taken from one shard at a time; the rest waits for the next round of the same run.
const BATCH: u16 = 100;

/// What a run did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Games that were ended.
    pub forfeited: u32,
    /// Games whose alarm rang too early and was set anew.
    pub rearmed: u32,
}

enum Look {
    Forfeited,
    Rearmed,
    /// Somebody else changed the game, or it is over: nothing to do.
    Passed,
}

/// Looks at every game whose alarm is due.
///
/// A game that cannot be looked at does not stand in the way of the others.
///
/// # Errors
/// When the table does not answer, or a game could not be looked at: what was done stays done, and
/// the next run goes on.
pub async fn tick(app: &App) -> Result<Swept, Problem> {
    let mut swept = Swept::default();
    let mut failure = None;
    for shard in app.store.game_shards() {
        loop {
            let due = app.store.alarms_due(shard, app.clock.now(), BATCH).await?;
            let mut progress = false;
            for alarm in &due {
                // Nothing else is in these partitions.
                let Alarm::Game(id) = alarm else { continue };
                match look(app, *id).await {
                    Ok(Look::Forfeited) => swept.forfeited += 1,
                    Ok(Look::Rearmed) => swept.rearmed += 1,
                    Ok(Look::Passed) => continue,
                    Err(problem) => {
                        tracing::error!(game = id.0, %problem, "a game cannot be looked at");
                        failure = Some(problem);
                        continue;
                    }
                }
                progress = true;
            }
            // The index is only eventually consistent: without progress it would show the same
            // games again for a while.
            if !progress || due.len() < usize::from(BATCH) {
                break;
            }
        }
    }
    failure.map_or(Ok(swept), Err)
}

async fn look(app: &App, id: GameId) -> Result<Look, Problem> {
    let (stored, mut game) = app.load_game(id).await?;
    let written = match (game.forfeit(app.clock.now()), game.deadline()) {
        (Some(event), _) => {
            game.apply(&event).map_err(Problem::internal)?;
            let ending = game.ending().copied();
            let appended = Appended { events: &[event], ending, ..Appended::default() };
            app.store.append(&stored, &appended).await.map(|()| Look::Forfeited)
        }
        // The index lags behind: the alarm has been set already.
        (None, Some(deadline)) if stored.alarm_at == Some(deadline) => return Ok(Look::Passed),
        (None, Some(deadline)) => app.store.rearm(&stored, deadline).await.map(|()| Look::Rearmed),
        (None, None) => return Ok(Look::Passed),
    };
    match written {
        Ok(look) => Ok(look),
        Err(Error::Conflict) => Ok(Look::Passed),
        Err(error) => Err(error.into()),
    }
}
