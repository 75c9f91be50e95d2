//! A player's reminders: one alarm for all of the player's games.
//!
//! Every turn of every game would need an alarm of its own otherwise, and each move would pay for
//! it. So the player has one, at the first moment at which any reminder may be due; who answers it
//! reads the player's games and finds the next.

use std::collections::BTreeSet;

use app::{App, Look, Problem, whole_game};
use rules::{DAY_SECONDS, Game, GameId, Instant, PlayerId, Reminder, ReminderCause, ReminderDays};
use store::{Error, Notice, NoticeKind, Waiting};

/// Days for which it is still told that a leave has ended, when nobody looked in time.
const LEAVE_ENDED_DAYS: i64 = 7;

/// Seconds after which games that could not be read are looked at again.
const UNREADABLE_SECONDS: i64 = 3_600;

/// What a player's games ask for.
#[derive(Default)]
struct Asked {
    /// What is to be told, and since when.
    due: Vec<(NoticeKind, Instant)>,
    /// What the directors are to see.
    silent: Vec<Waiting>,
    next: Option<Instant>,
    /// Of a game that cannot be read.
    failure: Option<Problem>,
}

impl Asked {
    fn later(&mut self, at: Instant) {
        self.next = Some(self.next.map_or(at, |next| next.min(at)));
    }
}

/// Puts down the reminders that are due and sets the alarm again.
pub(crate) async fn look(app: &App, player: PlayerId) -> Result<Look, Problem> {
    let now = app.clock.now();
    let Some(was) = app.store.reminders_at(player).await?.filter(|at| *at <= now) else {
        return Ok(Look::Passed);
    };
    let settings = app.store.settings(player).await?;
    let mut seats = app.store.seats(player).await?;
    seats.retain(|seat| seat.ended_at.is_none());
    let ids: Vec<GameId> = seats.iter().map(|seat| seat.game).collect();
    let mut asked = Asked::default();
    for (id, stored) in app.store.games_each(&ids).await? {
        let (stored, game) = match whole_game(id, stored) {
            Ok(whole) => whole,
            Err(problem) => {
                asked.failure = Some(problem);
                asked.later(now + UNREADABLE_SECONDS);
                continue;
            }
        };
        ask(&mut asked, id, &game, player, settings.reminders, now);
        if game.is_long_silent(now) && game.color_of(player) == Some(game.turn()) {
            asked.silent.push(Waiting::Silence { game: id, section: stored.section });
        }
    }
    let mut sections = BTreeSet::new();
    for silence in asked.silent {
        app.store.set_waiting(silence, true).await?;
        sections.extend(silence.section());
    }
    for section in sections {
        let results = app.store.section_results(section).await?;
        app.look_for_silence(player, section, &results).await?;
    }
    let acted = !asked.due.is_empty();
    for (kind, since) in asked.due {
        tell(app, player, kind, since).await?;
    }
    match app.store.rearm_reminders(player, was, asked.next).await {
        // The sweep counts what fails.
        Ok(()) => match asked.failure {
            Some(problem) => Err(problem),
            None if acted => Ok(Look::Acted),
            None => Ok(Look::Rearmed),
        },
        // A turn has begun meanwhile: the next run looks again.
        Err(Error::Conflict) => Ok(Look::Passed),
        Err(error) => Err(error.into()),
    }
}

/// Tells a player what is due since `since`, unless that was done before. Whoever has been told of
/// a deadline since then and has chosen other days after it, is not told again.
async fn tell(
    app: &App,
    player: PlayerId,
    kind: NoticeKind,
    since: Instant,
) -> Result<(), Problem> {
    if let NoticeKind::Reminder { game, ply, cause: ReminderCause::Deadline, .. } = kind {
        let told = app.store.deadline_told(player, game, ply).await?;
        if told.is_some_and(|told| told >= since) {
            return Ok(());
        }
    }
    app.announce(Notice { player, kind }).await.map(|_| ())
}

fn ask(
    asked: &mut Asked,
    id: GameId,
    game: &Game,
    player: PlayerId,
    own: ReminderDays,
    now: Instant,
) {
    let Some(color) = game.color_of(player) else { return };
    if game.ending().is_some() {
        return;
    }
    for leave in game.leave(color).as_slice() {
        if now < leave.until {
            asked.later(leave.until);
        } else if now - leave.until < LEAVE_ENDED_DAYS * DAY_SECONDS {
            let ended = (NoticeKind::LeaveEnded { until: leave.until }, leave.until);
            if !asked.due.contains(&ended) {
                asked.due.push(ended);
            }
        }
    }
    if game.turn() != color {
        return;
    }
    let reminders = game.reminders(own);
    for reminder in &reminders {
        if reminder.at > now {
            asked.later(reminder.at);
        }
    }
    let past =
        |cause| reminders.iter().rfind(|reminder| reminder.at <= now && reminder.cause == cause);
    // Whoever looks late tells how things stand, not everything that was missed.
    let due = [ReminderCause::Silence, ReminderCause::Deadline].into_iter().filter_map(past);
    asked.due.extend(due.map(|&Reminder { at, cause, days }| {
        (NoticeKind::Reminder { game: id, ply: game.ply(), cause, days }, at)
    }));
}
