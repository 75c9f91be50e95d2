//! A player's reminders: one item with the next moment at which one may be due in any of the
//! player's games. It may ring too early, never too late.
//!
//! Whoever answers the alarm reads the games first and then sets it again; a turn that begins in
//! between must not be passed over. So an alarm that rings already is moved by a second for a new
//! turn: it stays due, and setting it again, which asks for the alarm as it was read, is refused.

use rules::{Instant, PlayerId};

use crate::item::{Attributes, Reader, key, number};
use crate::player::player_pk;
use crate::shard::shard_of_text;
use crate::write::Update;
use crate::{Error, Store};

/// How often an alarm that others move at the same moment is looked at again.
const TRIES_MAX: u32 = 4;
/// How far the clocks of two machines may be apart.
const SKEW_SECONDS: i64 = 60;

fn reminders_key(player: PlayerId) -> Attributes {
    key(player_pk(player), "REMINDERS")
}

impl Store {
    /// When a player's reminders must be looked at next, where anything is set.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn reminders_at(&self, player: PlayerId) -> Result<Option<Instant>, Error> {
        let Some(item) = self.get(reminders_key(player)).await? else { return Ok(None) };
        Ok(Reader::new(&item).maybe_number("alarm_at")?.map(Instant::from_unix))
    }

    /// Lets a player's reminders be looked at no later than `at`, and answers whether that moved
    /// the alarm: one that is earlier, and does not ring yet at `now`, stays as it is.
    ///
    /// # Errors
    /// `Conflict` when others keep moving it; `Corrupt`, `Unavailable`.
    pub async fn bring_reminders_forward(
        &self,
        player: PlayerId,
        at: Instant,
        now: Instant,
    ) -> Result<bool, Error> {
        for _ in 0..TRIES_MAX {
            // Read first: mostly one stays as it is, and a write that is refused costs as much as one that is not.
            let moved = match self.reminders_at(player).await? {
                Some(alarm_at) if alarm_at <= at && alarm_at > now + SKEW_SECONDS => {
                    return Ok(false);
                }
                // It rings, and who answers it may have read the games before this turn began.
                Some(alarm_at) if alarm_at <= at => {
                    Update::new(reminders_key(player), "SET alarm_at = :before")
                        .under("alarm_at = :was")
                        .with(":was", number(alarm_at.unix()))
                        .with(":before", number(alarm_at.unix() - 1))
                }
                _ => Update::new(reminders_key(player), "SET #shard = :shard, alarm_at = :at")
                    .under("attribute_not_exists(alarm_at) OR alarm_at > :at")
                    .with(":at", number(at.unix()))
                    .with(":shard", number(shard_of_text(&player_pk(player)))),
            };
            match self.update(moved).await {
                // It was set again or taken away in between: once more.
                Err(Error::Conflict) => {}
                outcome => return outcome.map(|()| true),
            }
        }
        Err(Error::Conflict)
    }

    /// Sets the alarm that was read as `was` to `next`; with none, there is nothing to remind of.
    ///
    /// # Errors
    /// `Conflict` when a turn has begun meanwhile: look again; `Unavailable`.
    pub async fn rearm_reminders(
        &self,
        player: PlayerId,
        was: Instant,
        next: Option<Instant>,
    ) -> Result<(), Error> {
        let update = match next {
            Some(next) => Update::new(reminders_key(player), "SET alarm_at = :next")
                .with(":next", number(next.unix())),
            None => Update::new(reminders_key(player), "REMOVE alarm_at, #shard"),
        };
        self.update(update.under("alarm_at = :was").with(":was", number(was.unix()))).await
    }
}
