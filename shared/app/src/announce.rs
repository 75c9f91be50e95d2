//! Telling a player something: a notice is put down, once for whatever happened, and `notify` sends
//! it when its time comes.

use rules::{DAY_SECONDS, Instant};
use store::{MailChoice, Notice, NoticeKind, PendingNotice, Settings};

use crate::{App, Problem};

/// Seconds for which the pairing of a section may go on before its players are told.
const PAIRING_SECONDS: i64 = 300;

/// A notice that was put down, or was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Announced {
    /// It is new.
    Put(PendingNotice),
    /// It was put down before.
    Known,
    /// The player wants no mails: nothing is kept, but devices of the player may want to hear of it.
    Unwanted(Notice),
}

impl App {
    /// Puts a notice down unless that was done before; its alarm rings when it is due, and at once where
    /// devices are to hear of it before a mail, or instead of one.
    ///
    /// # Errors
    /// When the table does not answer: once more does no harm.
    pub async fn announce(&self, notice: Notice) -> Result<Announced, Problem> {
        let (settings, now) = (self.store.settings(notice.player).await?, self.clock.now());
        let due_at = due_at(&notice.kind, &settings, now);
        if due_at.is_some_and(|due_at| due_at <= now) {
            return self.put_down(PendingNotice::new(notice, now, now)).await;
        }
        let has_devices = !self.store.push_subscriptions(notice.player).await?.is_empty();
        match due_at {
            None if !has_devices => Ok(Announced::Unwanted(notice)),
            due_at => {
                let due_at = due_at.unwrap_or(now);
                let alarm_at = if has_devices { now } else { due_at };
                self.put_down(PendingNotice::new(notice, due_at, alarm_at)).await
            }
        }
    }

    /// The same for somebody who sends it at once, or tells the player's devices: what is due now is theirs
    /// alone for a while, and rings after that.
    ///
    /// # Errors
    /// When the table does not answer: once more does no harm.
    pub async fn announce_held(
        &self,
        notice: Notice,
        lease_seconds: i64,
    ) -> Result<Announced, Problem> {
        let (settings, now) = (self.store.settings(notice.player).await?, self.clock.now());
        let Some(due_at) = due_at(&notice.kind, &settings, now) else {
            return Ok(Announced::Unwanted(notice));
        };
        let alarm_at = if due_at <= now { now + lease_seconds } else { due_at };
        self.put_down(PendingNotice::new(notice, due_at, alarm_at).begun()).await
    }

    async fn put_down(&self, pending: PendingNotice) -> Result<Announced, Problem> {
        let put = self.store.put_notice(&pending).await?;
        Ok(if put { Announced::Put(pending) } else { Announced::Known })
    }
}

/// When a notice is first to be sent; `None` for a player who wants no mails.
fn due_at(kind: &NoticeKind, settings: &Settings, now: Instant) -> Option<Instant> {
    match (settings.mail, kind) {
        (MailChoice::None, _) => None,
        (MailChoice::Digest, _) => Some(next_digest(now, settings.digest_hour)),
        // One mail tells of all games of the section.
        (MailChoice::Each, NoticeKind::GameStarted { .. }) => Some(now + PAIRING_SECONDS),
        (MailChoice::Each, _) => Some(now),
    }
}

/// The next moment after `now` at which it is `hour` o'clock in UTC.
fn next_digest(now: Instant, hour: u8) -> Instant {
    let midnight = now.unix().div_euclid(DAY_SECONDS) * DAY_SECONDS;
    let today = Instant::from_unix(midnight) + i64::from(hour) * 3_600;
    if today > now { today } else { today + DAY_SECONDS }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Instant = Instant::from_unix(1_767_225_600 + 12 * 3_600);

    #[test]
    fn a_digest_comes_at_its_hour() {
        for (hour, seconds) in [(13, 3_600), (12, DAY_SECONDS), (0, 12 * 3_600), (11, 23 * 3_600)] {
            assert_eq!(next_digest(NOON, hour), NOON + seconds, "{hour}");
        }
        assert_eq!(next_digest(NOON + -1, 12), NOON);
        assert_eq!(next_digest(Instant::from_unix(-1), 0), Instant::from_unix(0));
    }

    #[test]
    fn settings_say_when() {
        let each = Settings { mail: MailChoice::Each, digest_hour: 7, ..Settings::default() };
        let digest = Settings { mail: MailChoice::Digest, ..each };
        let none = Settings { mail: MailChoice::None, ..each };
        let game = rules::GameId(1);
        let ended = NoticeKind::GameEnded { game, event: 9 };
        let started = NoticeKind::GameStarted { section: store::SectionId(1), starts_at: NOON };
        let seven = NOON + 19 * 3_600;
        for (kind, settings, expected) in [
            (&ended, &each, Some(NOON)),
            (&started, &each, Some(NOON + PAIRING_SECONDS)),
            (&ended, &digest, Some(seven)),
            (&started, &digest, Some(seven)),
            (&ended, &none, None),
            (&started, &none, None),
        ] {
            assert_eq!(due_at(kind, settings, NOON), expected, "{kind:?}");
        }
    }
}
