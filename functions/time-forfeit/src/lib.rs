//! On a schedule: ends the games whose flag has fallen (`LAW-6.6`, `LAW-6.7`) or in which silence
//! has lasted too long, and stops those where the opponent has to claim the time.
//!
//! A run may come late, run twice or die in the middle: what happened is dated when it happened,
//! not when it was seen, and appended under the same condition as a move, so the result is the same.

use app::{App, Look, Problem, Swept};
use rules::GameId;
use store::{Alarm, Appended, Error};

/// Looks at every game whose alarm is due.
///
/// # Errors
/// When the table does not answer: what was done stays done, and the next run goes on.
pub async fn tick(app: &App) -> Result<Swept, Problem> {
    let look = async |app: &App, alarm: &Alarm| match *alarm {
        Alarm::Game(id) => look(app, id).await,
        Alarm::Unknown { .. } => Err(Problem::internal("nobody knows what rings")),
        _ => Ok(Look::Passed),
    };
    app.sweep(app.store.game_shards(), look).await
}

async fn look(app: &App, id: GameId) -> Result<Look, Problem> {
    let (mut stored, mut game) = app.load_game(id).await?;
    if game.forfeit(app.clock.now()).is_some() && app.catch_up(&stored, &game).await? {
        (stored, game) = app.load_game(id).await?;
    }
    let written = match (game.forfeit(app.clock.now()), game.deadline()) {
        // The adjudicators had the game before its flag fell.
        (Some(event), _) if app.play_had_ended(stored.section, event.at()).await? => {
            return Ok(Look::Passed);
        }
        (Some(event), _) => {
            game.apply(&event).map_err(Problem::internal)?;
            let ending = game.ending().copied();
            let appended = Appended { events: &[event], ending, ..Appended::default() };
            app.store.append(&stored, &appended).await.map(|()| Look::Acted)
        }
        // The index lags behind: the alarm has been set already.
        (None, Some(deadline)) if stored.alarm_at == Some(deadline) => return Ok(Look::Passed),
        (None, Some(deadline)) => app.store.rearm(&stored, deadline).await.map(|()| Look::Rearmed),
        (None, None) => return Ok(Look::Passed),
    };
    match written {
        Ok(look) => Ok(look),
        // Somebody else changed the game, or it is over.
        Err(Error::Conflict) => Ok(Look::Passed),
        Err(error) => Err(error.into()),
    }
}
