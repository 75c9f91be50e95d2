//! On a schedule: ends the games whose flag has fallen (`LAW-6.6`, `LAW-6.7`) or in which silence
//! has lasted too long, and stops those where the opponent has to claim the time.
//!
//! A run may come late, run twice or die in the middle: what happened is dated when it happened,
//! not when it was seen, and appended under the same condition as a move, so the result is the same.

use std::collections::HashMap;

use app::{App, Behind, Look, Problem, Swept, whole_game};
use rules::{Game, GameId};
use store::{Alarm, Appended, Error, StoredGame};

/// What a schedule runs: nothing is ended after a gap, or a jump of the clock, until an officer has said
/// what becomes of that time (`LAW-6.8`).
///
/// # Errors
/// As [`tick`].
pub async fn run(app: &App, jumped: bool) -> Result<Swept, Problem> {
    match app.beat(jumped).await? {
        true => tick(app).await,
        false => Ok(Swept::default()),
    }
}

/// Looks at every game whose alarm is due.
///
/// # Errors
/// When the table does not answer: what was done stays done, and the next run goes on.
pub async fn tick(app: &App) -> Result<Swept, Problem> {
    let look = async |app: &App, batch: &Batch, alarm: &Alarm| match alarm {
        Alarm::Game(id) => match batch.games.get(id) {
            Some(Ok((stored, game))) => look(app, batch, stored, game.clone()).await,
            Some(Err(problem)) => Err(problem.clone()),
            None => Err(Problem::unknown_game()),
        },
        Alarm::Unknown { .. } => Err(Problem::internal("nobody knows what rings")),
        _ => Ok(Look::Passed),
    };
    app.sweep(app.store.game_shards(), read, look).await
}

/// Games whose alarms ring, and what is to be known before any of them is lost.
struct Batch {
    games: HashMap<GameId, Result<(StoredGame, Game), Problem>>,
    /// None where something of one game could not be read: then each is asked for alone, and the
    /// others do not wait for it.
    behind: Option<Behind>,
}

async fn read(app: &App, alarms: &[Alarm]) -> Result<Batch, Problem> {
    let now = app.clock.now();
    let id = |alarm: &Alarm| match *alarm {
        Alarm::Game(id) => Some(id),
        _ => None,
    };
    let ids: Vec<GameId> = alarms.iter().filter_map(id).collect();
    let mut games = HashMap::with_capacity(ids.len());
    for (id, stored) in app.store.games_each(&ids).await? {
        games.insert(id, whole_game(id, stored));
    }
    let mut fallen = Vec::new();
    for (stored, game) in games.values().flatten() {
        if game.forfeit(now).is_some() {
            fallen.push((stored, game));
        }
    }
    let behind = app.behind(&fallen).await.ok();
    Ok(Batch { games, behind })
}

async fn look(
    app: &App,
    batch: &Batch,
    stored: &StoredGame,
    mut game: Game,
) -> Result<Look, Problem> {
    let now = app.clock.now();
    let has_fallen = game.forfeit(now).is_some();
    let alone = match &batch.behind {
        None if has_fallen => app.behind(&[(stored, &game)]).await?,
        _ => Behind::default(),
    };
    let behind = batch.behind.as_ref().unwrap_or(&alone);
    let mut reloaded = None;
    if has_fallen && behind.concerns(stored, &game) {
        app.catch_up(stored, &game).await?;
        let (stored, caught_up) = app.load_game(stored.id).await?;
        (reloaded, game) = (Some(stored), caught_up);
    }
    let stored = reloaded.as_ref().unwrap_or(stored);
    let written = match (game.forfeit(now), game.deadline()) {
        // The adjudicators had the game before its flag fell.
        (Some(event), _) if behind.play_had_ended(stored.section, event.at()) => {
            return Ok(Look::Passed);
        }
        (Some(event), _) => {
            game.apply(&event).map_err(Problem::internal)?;
            let ending = game.ending().copied();
            let appended = Appended { events: &[event], ending, ..Appended::default() };
            app.store.append(stored, &appended).await.map(|()| Look::Acted)
        }
        // The index lags behind: the alarm has been set already.
        (None, Some(deadline)) if stored.alarm_at == Some(deadline) => return Ok(Look::Passed),
        (None, Some(deadline)) => app.store.rearm(stored, deadline).await.map(|()| Look::Rearmed),
        (None, None) => return Ok(Look::Passed),
    };
    match written {
        Ok(look) => Ok(look),
        // Somebody else changed the game, or it is over.
        Err(Error::Conflict) => Ok(Look::Passed),
        Err(error) => Err(error.into()),
    }
}
