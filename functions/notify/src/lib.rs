//! On each record of the table's stream: what players are to be told becomes a notice, and a notice
//! becomes an email. So does what somebody asks for in the name of an address.
//!
//! A notice is put before it is sent, under a key made of what happened, and marked after it was
//! sent. So a record may come twice, late or out of order, and the machine may die between any two
//! steps: every notice is sent, and more than once only after a death between sending and marking,
//! then under the same id. What was put and not sent has an alarm; whoever answers it calls
//! [`ring`].

mod address;
mod approval;
mod batch;
mod case;
mod challenge;
mod deliver;
mod desk;
mod directed;
mod draft;
mod event;
mod followed;
mod friends;
mod friends_over;
mod import;
mod letter;
mod names;
mod newcomer;
mod norm;
mod notices;
mod office;
mod officials;
mod outage;
mod page;
mod push;
mod rating;
mod replacement;
mod report;
mod rules_question;
mod scene;
mod schedule;
mod score;
mod season;
mod start;
mod suspension;
mod team;
mod team_letter;
mod terms;
mod time;
mod title;
mod to_rule;
mod told;
mod transfer;
mod withdrawal;

pub use batch::{Batch, BatchFailures, on_batch};
use deliver::tell_and_drop;
pub use deliver::{Delivered, deliver, digest, ring};
pub use letter::letter_of;
pub use notices::{notices_of, notices_of_message};
pub use schedule::{GIVEN_UP_SECONDS, LEASE_SECONDS, next_try};

use app::{Announced, App, Look, Problem, Swept, audit_operator};
use futures_util::FutureExt;
use rules::{Directive, Event, Game};
use store::{Alarm, Change, GameChange, Image, NewMessage, Notice, change_of};

/// Does what a record of the stream asks for, by its old and its new image.
///
/// # Errors
/// When a game, a message or a case cannot be read, or the table does not answer: the record is to be
/// brought again.
pub async fn on_record(app: &App, old: Option<&Image>, new: Option<&Image>) -> Result<(), Problem> {
    match change_of(old, new)? {
        // Boxed, as what follows awaits one another deeper than the compiler follows types.
        Some(change) => on(app, change).boxed().await,
        None => Ok(()),
    }
}

async fn on(app: &App, change: Change) -> Result<(), Problem> {
    match change {
        Change::Game(change) => on_change(app, &change).await,
        Change::Message(new) => on_message(app, &new).await,
        Change::Reports(change) => notify_all(app, report::notices_of(app, &change).await?).await,
        Change::Scores(change) => notify_all(app, score::notices_of(app, &change).await?).await,
        Change::Case(change) => notify_all(app, case::notices_of(app, &change).await?).await,
        Change::TitleCase(change) => {
            app.store.ask_for_qualifiers(app.clock.now()).await?;
            notify_all(app, title::notices_of(app, &change).await?).await
        }
        Change::Challenge(change) => notify_all(app, challenge::notices_of(&change)).await,
        Change::Transfer(change) => {
            notify_all(app, transfer::notices_of(app, &change).await?).await
        }
        Change::Import(change) => notify_all(app, import::notices_of(app, &change).await?).await,
        Change::Approval(change) => {
            notify_all(app, approval::notices_of(app, &change).await?).await
        }
        Change::RulesQuestion(stored) => {
            notify_all(app, rules_question::notices_of(app, &stored).await?).await
        }
        Change::Page(change) => notify_all(app, page::notices_of(app, &change).await?).await,
        Change::TeamLetter(new) => notify_all(app, team_letter::notices_of(app, &new).await?).await,
        Change::EventAct(new) => event::tell(app, &new).await,
        Change::AddressRequest(id) => address::ring(app, &id).await.map(|_| ()),
        Change::OperatorAct(act) => {
            audit_operator(&act);
            Ok(())
        }
    }
}

/// Tells the players of a game what has changed, and whoever rules on a claim that it waits; looks after the reminders of its new turn.
///
/// A notice that cannot be put does not stand in the way of the others.
///
/// # Errors
/// When the log is corrupt or the table does not answer. An email that is not sent is no error here:
/// its notice waits.
pub async fn on_change(app: &App, change: &GameChange) -> Result<(), Problem> {
    let game = Game::replay(change.new.terms.clone(), &change.new.log);
    let game = game.map_err(Problem::internal)?;
    let told = notify_all(app, notices_of(change, &game)).await;
    let told = ask_for_ruling(app, change).await.and(told);
    let begun = change.old.is_none() || change.new_events().next().is_some();
    if !begun {
        return told;
    }
    let told = match change.old.is_some() && (game.ending().is_some() || is_reinstated(change)) {
        true => app.look_after_end(&game, change.new.section).await.and(told),
        false => told,
    };
    // Games that are set up with their end were played elsewhere.
    let told = match game.ending().is_some() && change.old.is_some() {
        true => {
            let told = tell_of_end(app, change, &game).await.and(told);
            app.tell_of_end(change.new.id, &game, change.new.section).await.and(told)
        }
        false => told,
    };
    remind(app, &game).await.and(remind_of_leave(app, change).await).and(told)
}

/// Tells whoever follows of a game's end, and friends that their tournament is over.
async fn tell_of_end(app: &App, change: &GameChange, game: &Game) -> Result<(), Problem> {
    let section = app.store.section(change.new.section).await?;
    let told = followed::tell_of_end(app, change.new.id, game, &section).await;
    notify_all(app, friends_over::notices_of(app, &section).await?).await.and(told)
}

/// Whether a ruling lets a game go on that had ended.
fn is_reinstated(change: &GameChange) -> bool {
    let reinstates =
        |event: &Event| matches!(event, Event::Directed { directive: Directive::Reinstated, .. });
    change.new_events().any(|(_, event)| reinstates(event))
}

/// Tells whoever rules of a claim that waits.
async fn ask_for_ruling(app: &App, change: &GameChange) -> Result<(), Problem> {
    notify_all(app, to_rule::notices_of(app, change).await?).await
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
/// player wants each email. Devices that ask for push messages hear of it at once, and it is listed; of a player who
/// wants no emails that is all.
///
/// # Errors
/// When the table does not answer: once more does no harm.
pub async fn notify(app: &App, notice: Notice) -> Result<(), Problem> {
    match app.announce_held(notice, LEASE_SECONDS).await? {
        Announced::Put(pending) if pending.due_at <= app.clock.now() => {
            deliver(app, &pending).await?;
        }
        // What is mailed later, or not at all, is told otherwise at once.
        Announced::Put(pending) if pending.tries > 0 => told::before_mail(app, &pending).await,
        Announced::Unmailed(pending) => {
            tell_and_drop(app, pending).await?;
        }
        Announced::Put(_) | Announced::Known | Announced::Unwanted => {}
    }
    Ok(())
}

/// Lets the reminders of the player on move ring in time for this turn.
async fn remind(app: &App, game: &Game) -> Result<(), Problem> {
    if !game.is_running() {
        return Ok(());
    }
    let player = *game.players().get(game.turn());
    let settings = app.store.settings(player).await?;
    if let Some(first) = game.reminders(settings.reminders).first() {
        app.store.bring_reminders_forward(player, first.at, app.clock.now()).await?;
    }
    Ok(())
}

/// Lets the reminders of whoever has taken leave ring at its end. What is left of leave that was cut
/// short ends where the rest of it began; where nothing is left the alarm rings for nothing.
async fn remind_of_leave(app: &App, change: &GameChange) -> Result<(), Problem> {
    for (_, event) in change.new_events() {
        let (by, ends) = match *event {
            Event::LeaveRegistered { by, leave, .. } => (by, leave.until),
            Event::LeaveCancelled { by, leave, .. } => (by, leave.from),
            _ => continue,
        };
        let player = *change.new.players().get(by);
        app.store.bring_reminders_forward(player, ends, app.clock.now()).await?;
    }
    Ok(())
}

/// On a schedule: sends the notices whose time has come, and those that could not be sent.
///
/// # Errors
/// When the table does not answer: what was sent stays sent, and the next run goes on.
pub async fn tick(app: &App) -> Result<Swept, Problem> {
    let look = async |app: &App, (): &(), alarm: &Alarm| match alarm {
        Alarm::Notice(key) => ring(app, key).await.map(|delivered| match delivered {
            Delivered::Sent | Delivered::Dropped | Delivered::GivenUp => Look::Acted,
            Delivered::Failed | Delivered::Pushed => Look::Rearmed,
            Delivered::Passed => Look::Passed,
        }),
        Alarm::Delivery(key) => app.ring_delivery(key).await,
        Alarm::AddressRequest(id) => address::ring(app, id).await,
        Alarm::Unknown { .. } => Err(Problem::internal("nobody knows what rings")),
        _ => Ok(Look::Passed),
    };
    app.sweep(app.store.letter_shards(), async |_, _| Ok(()), look).await
}
