//! On each record of the table's stream: what players are to be told becomes a notice, and a notice
//! becomes a mail.
//!
//! A notice is put before it is sent, under a key made of what happened, and marked after it was
//! sent. So a record may come twice, late or out of order, and the machine may die between any two
//! steps: every notice is sent, and more than once only after a death between sending and marking,
//! then under the same id. What was put and not sent has an alarm; whoever answers it calls
//! [`ring`].

mod batch;
mod deliver;
mod letter;
mod notices;
mod push;
mod reminder;
mod schedule;

pub use batch::{Batch, BatchFailures, on_batch};
pub use deliver::{Delivered, deliver, digest, ring};
pub use letter::letter_of;
pub use notices::{notices_of, notices_of_message};
pub use reminder::first_reminder;
pub use schedule::{GIVEN_UP_SECONDS, LEASE_SECONDS, next_digest, next_try};

use app::{App, Problem};
use rules::Game;
use store::{Change, GameChange, Image, MailChoice, NewMessage, Notice, PendingNotice, change_of};

/// Does what a record of the stream asks for, by its old and its new image.
///
/// # Errors
/// When a game or a message cannot be read, or the table does not answer: the record is to be
/// brought again.
pub async fn on_record(app: &App, old: Option<&Image>, new: Option<&Image>) -> Result<(), Problem> {
    match change_of(old, new)? {
        Some(Change::Game(change)) => on_change(app, &change).await,
        Some(Change::Message(new)) => on_message(app, &new).await,
        None => Ok(()),
    }
}

/// Tells the players of a game what has changed, and looks after the reminders of its new turn.
///
/// A notice that cannot be put does not stand in the way of the others.
///
/// # Errors
/// When the log is corrupt or the table does not answer. A mail that is not sent is no error here:
/// its notice waits.
pub async fn on_change(app: &App, change: &GameChange) -> Result<(), Problem> {
    let game = Game::replay(change.new.terms.clone(), &change.new.log);
    let game = game.map_err(Problem::internal)?;
    let told = notify_all(app, notices_of(change, &game)).await;
    let begun = change.old.is_none() || change.new_events().next().is_some();
    if begun { remind(app, &game).await.and(told) } else { told }
}

/// Tells of a message that was written without a move.
///
/// # Errors
/// As [`on_change`].
pub async fn on_message(app: &App, new: &NewMessage) -> Result<(), Problem> {
    let (_, game) = app.load_game(new.game).await?;
    notify_all(app, notices_of_message(new, &game)).await
}

async fn notify_all(app: &App, notices: Vec<Notice>) -> Result<(), Problem> {
    let mut outcome = Ok(());
    for notice in notices {
        outcome = notify(app, notice).await.and(outcome);
    }
    outcome
}

/// Tells a player something, unless that was done before: puts the notice, and sends it where the
/// player wants each mail. For a player who wants no mails nothing is kept, and only devices that
/// ask for push messages hear of it.
///
/// # Errors
/// When the table does not answer: once more does no harm.
pub async fn notify(app: &App, notice: Notice) -> Result<(), Problem> {
    let (settings, now) = (app.store.settings(notice.player).await?, app.clock.now());
    let Some(plan) = schedule::plan(&notice.kind, &settings, now) else {
        push::push_only(app, &notice).await;
        return Ok(());
    };
    let pending = PendingNotice::new(notice, plan.due_at, plan.alarm_at);
    if !app.store.put_notice(&pending).await? {
        return Ok(());
    }
    if plan.due_at <= now {
        deliver(app, &pending).await?;
    } else if settings.mail == MailChoice::Digest {
        push::push_only(app, &pending.notice).await;
    }
    Ok(())
}

/// Lets the reminders of the player on move ring in time for this turn.
async fn remind(app: &App, game: &Game) -> Result<(), Problem> {
    if !game.is_running() {
        return Ok(());
    }
    let player = *game.terms().players.get(game.turn());
    let settings = app.store.settings(player).await?;
    if let Some(at) = first_reminder(game, settings.reminder_days) {
        app.store.bring_reminders_forward(player, at, app.clock.now()).await?;
    }
    Ok(())
}
