//! When a turn's first reminder is due: whatever comes later is seen when that one has rung.

use rules::{DAY_SECONDS, Game, Instant, SILENCE_REMINDERS};

/// The first moment of this turn at which its player may have to be reminded: after some days of
/// silence, where that loses and no longer reflection was announced, or `reminder_days` before the
/// deadline, where the player wants that.
///
/// A moment before the turn began is none: the notice of the turn itself says how much time is
/// left.
pub fn first_reminder(game: &Game, reminder_days: Option<u8>) -> Option<Instant> {
    let began = game.turn_since();
    let counts = game.silent_days(began).is_some() && !game.reflection_announced();
    let silent = SILENCE_REMINDERS.first().filter(|_| counts).map(|days| game.silent_at(*days));
    let before = |deadline| {
        let at = deadline + -(i64::from(reminder_days?) * DAY_SECONDS);
        (at > began).then_some(at)
    };
    [silent, game.deadline().and_then(before)].into_iter().flatten().min()
}
