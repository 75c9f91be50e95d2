//! On a schedule: ends the games whose flag has fallen (`LAW-6.6`, `LAW-6.7`).
//!
//! A run may come late, run twice or die in the middle: the forfeiture is dated at the deadline
//! and appended under the same condition as a move, so the result is the same.

use app::{App, Problem};
use rules::GameId;
use store::{Appended, Error};

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
/// # Errors
/// When the table does not answer; what was done stays done, and the next run goes on.
pub async fn tick(app: &App) -> Result<Swept, Problem> {
    let mut swept = Swept::default();
    for shard in app.store.alarm_shards() {
        loop {
            let due = app.store.alarms_due(shard, app.clock.now(), BATCH).await?;
            let mut progress = false;
            for id in &due {
                match look(app, *id).await? {
                    Look::Forfeited => swept.forfeited += 1,
                    Look::Rearmed => swept.rearmed += 1,
                    Look::Passed => continue,
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
    Ok(swept)
}

async fn look(app: &App, id: GameId) -> Result<Look, Problem> {
    let (stored, mut game) = app.load_game(id).await?;
    let written = match (game.forfeit(app.clock.now()), game.deadline()) {
        (Some(event), _) => {
            game.apply(&event).map_err(Problem::internal)?;
            let ending = game.ending().copied();
            let appended = Appended { event, deadline: None, ending, message: None };
            app.store.append(&stored, &appended).await.map(|()| Look::Forfeited)
        }
        (None, Some(deadline)) => app.store.rearm(&stored, deadline).await.map(|()| Look::Rearmed),
        (None, None) => return Ok(Look::Passed),
    };
    match written {
        Ok(look) => Ok(look),
        Err(Error::Conflict) => Ok(Look::Passed),
        Err(error) => Err(error.into()),
    }
}
