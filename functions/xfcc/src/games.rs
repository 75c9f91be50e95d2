//! The games that a client keeps: those that run, and those that have just ended, with their result.

use std::collections::HashMap;

use app::{App, Problem, SeatedGame};
use futures_util::future::{try_join, try_join_all};
use rules::{DAY_SECONDS, GameId, Message, PlayerId, Variant, Writer};

use crate::view::{Scene, fields};
use crate::xml::element;

/// Days for which a game is listed after its end: a client that asks every week still learns the
/// result.
const FINISHED_DAYS: i64 = 14;
/// Games whose messages are read at one time.
const AT_ONCE: usize = 16;

/// A player's games, each as the elements of an `XfccGame`. Those of Makruk are left out: clients
/// know chess, and some drop the whole list over what they do not know.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn my_games(app: &App, player: PlayerId) -> Result<Vec<String>, Problem> {
    let now = app.clock.now();
    let since = now + -FINISHED_DAYS * DAY_SECONDS;
    let mut seats = app.store.seats(player).await?;
    seats.retain(|seat| seat.ended_at.is_none_or(|at| at >= since));
    let (found, me) = try_join(app.seated_games(&seats), app.profile(player)).await?;
    let mut rows = found.games;
    rows.retain(|row| row.stored.terms.variant != Variant::Makruk);
    let messages = latest_messages(app, &rows).await?;
    let mut games = Vec::with_capacity(rows.len());
    for row in &rows {
        let scene = Scene {
            row,
            me: &me,
            message: messages.get(&row.seat.game).map_or("", |message| &message.text),
            origin: &app.origin,
            now,
        };
        games.push(fields(&scene).into_iter().map(|(name, text)| element(name, &text)).collect());
    }
    Ok(games)
}

/// What each opponent wrote last, as far as the player may read it.
async fn latest_messages(
    app: &App,
    rows: &[SeatedGame],
) -> Result<HashMap<GameId, Message>, Problem> {
    let written: Vec<&SeatedGame> = rows.iter().filter(|row| row.stored.messages > 0).collect();
    let mut latest = HashMap::new();
    for rows in written.chunks(AT_ONCE) {
        let read = rows.iter().map(|row| app.store.messages(row.seat.game));
        for (row, messages) in rows.iter().zip(try_join_all(read).await?) {
            let color = row.seat.color;
            let mut theirs = messages.into_iter().rev().filter(|message| {
                message.by == Writer::Player(!color) && !message.is_kept_from(color)
            });
            latest.extend(theirs.next().map(|message| (row.seat.game, message)));
        }
    }
    Ok(latest)
}
