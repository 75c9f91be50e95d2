//! Telling a player something: a notice is put down, once for whatever happened, and `notify` sends
//! it when its time comes.

use chrono::{NaiveDate, TimeZone};
use chrono_tz::Tz;
use rules::{DAY_SECONDS, Instant, PlayerId};
use store::{AccountNews, Error, MailChoice, Notice, NoticeKind, PendingNotice, Settings};

use crate::{Act, App, Problem};

/// Seconds for which the pairing of a section may go on before its players are told.
const PAIRING_SECONDS: i64 = 300;

/// A notice that was put down, or was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Announced {
    /// It is new. Where it is due later and has been begun, devices are to hear of it at once, and it is to be listed.
    Put(PendingNotice),
    /// It is new, and not mailed, as the player wants no mails: devices hear of it, and it is listed.
    Unmailed(PendingNotice),
    /// It was put down before.
    Known,
    /// The player wants no mails and has no devices, and it is nothing that is listed: nothing is kept.
    Unwanted,
}

impl App {
    /// Puts a notice down unless that was done before; its alarm rings when it is due, and at once where
    /// devices are to hear of it, or it is to be listed, before a mail or instead of one.
    ///
    /// # Errors
    /// When the table does not answer: once more does no harm.
    pub async fn announce(&self, notice: Notice) -> Result<Announced, Problem> {
        self.put_down(notice, None).await
    }

    /// The same for somebody who tells at once: what is to be told now is theirs alone for a while, and
    /// rings after that.
    ///
    /// # Errors
    /// When the table does not answer: once more does no harm.
    pub async fn announce_held(
        &self,
        notice: Notice,
        lease_seconds: i64,
    ) -> Result<Announced, Problem> {
        self.put_down(notice, Some(lease_seconds)).await
    }

    /// Tells the owner of an account what has happened to it. What has happened has happened: where
    /// this cannot be put down, the log says so and nobody is refused.
    pub async fn tell_owner(&self, player: PlayerId, news: AccountNews, what: &str) {
        let mut mark = [0; 4];
        (self.random)(&mut mark);
        let (at, mark) = (self.clock.now(), u32::from_le_bytes(mark));
        let kind = NoticeKind::Account { news, at, mark, what: what.to_owned() };
        if let Err(problem) = self.announce(Notice { player, kind }).await {
            tracing::error!(player = player.0, news = news.name(), %problem, "an owner is not told");
        }
    }

    /// Puts down for everybody whose office lets them do it what waits for one of them.
    ///
    /// # Errors
    /// When the table does not answer: once more does no harm.
    pub(crate) async fn tell_who_may(&self, act: Act, kind: &NoticeKind) -> Result<(), Problem> {
        for player in self.who_may(act).await? {
            self.announce(Notice { player, kind: kind.clone() }).await?;
        }
        Ok(())
    }

    async fn put_down(&self, notice: Notice, lease: Option<i64>) -> Result<Announced, Problem> {
        let (settings, now) = (self.store.settings(notice.player).await?, self.clock.now());
        let zone = match settings.mail {
            MailChoice::Digest => match self.store.account(notice.player).await {
                Ok(account) => account.zone,
                Err(Error::NotFound) => Tz::UTC,
                Err(error) => return Err(error.into()),
            },
            MailChoice::Each | MailChoice::None => Tz::UTC,
        };
        let mailed_at = due_at(&notice.kind, &settings, zone, now);
        let by_mail_now = mailed_at.is_some_and(|at| at <= now);
        let otherwise_now = !by_mail_now
            && (notice.kind.is_listed()
                || !self.store.push_subscriptions(notice.player).await?.is_empty());
        if mailed_at.is_none() && !otherwise_now {
            return Ok(Announced::Unwanted);
        }
        let due_at = mailed_at.unwrap_or(now);
        let alarm_at = match lease {
            Some(seconds) if due_at <= now => now + seconds,
            None if otherwise_now => now,
            _ => due_at,
        };
        let mut pending = PendingNotice::new(notice, due_at, alarm_at);
        if lease.is_some() && (by_mail_now || otherwise_now) {
            pending = pending.begun();
        }
        Ok(match self.store.put_notice(&pending).await? {
            false => Announced::Known,
            true if mailed_at.is_none() => Announced::Unmailed(pending),
            true => Announced::Put(pending),
        })
    }
}

/// When a notice is first to be sent; `None` for a player who wants no mails.
fn due_at(kind: &NoticeKind, settings: &Settings, zone: Tz, now: Instant) -> Option<Instant> {
    match (settings.mail, kind) {
        (_, NoticeKind::Account { .. }) => Some(now),
        (MailChoice::None, _) => None,
        (MailChoice::Digest, _) => Some(next_digest(now, settings.digest_hour, zone)),
        // One mail tells of all games of the section.
        (MailChoice::Each, NoticeKind::GameStarted { .. }) => Some(now + PAIRING_SECONDS),
        (MailChoice::Each, _) => Some(now),
    }
}

/// The next moment after `now` at which it is `hour` o'clock in `zone`; where that hour is left out of a
/// day, the one behind it.
fn next_digest(now: Instant, hour: u8, zone: Tz) -> Instant {
    let today = now.to_utc().with_timezone(&zone).date_naive();
    let at = |day: NaiveDate, hour: u8| {
        let local = day.and_hms_opt(hour.into(), 0, 0)?;
        Some(Instant::from(zone.from_local_datetime(&local).earliest()?.to_utc()))
    };
    let days = [Some(today), today.succ_opt()].into_iter().flatten();
    let mut hours = days.filter_map(|day| at(day, hour).or_else(|| at(day, hour + 1)));
    // At the end of time there is no tomorrow.
    hours.find(|at| *at > now).unwrap_or(now + DAY_SECONDS)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Instant = Instant::from_unix(1_767_225_600 + 12 * 3_600);

    #[test]
    fn a_digest_comes_at_its_hour() {
        for (hour, seconds) in [(13, 3_600), (12, DAY_SECONDS), (0, 12 * 3_600), (11, 23 * 3_600)] {
            assert_eq!(next_digest(NOON, hour, Tz::UTC), NOON + seconds, "{hour}");
        }
        assert_eq!(next_digest(NOON + -1, 12, Tz::UTC), NOON);
        assert_eq!(next_digest(Instant::from_unix(-1), 0, Tz::UTC), Instant::from_unix(0));
    }

    /// Two in the morning of 29 March 2026 is left out in Prague, and comes twice on 25 October.
    #[test]
    fn a_digest_keeps_its_hour_over_the_change_of_clocks() {
        let prague: Tz = "Europe/Prague".parse().expect("a zone");
        let utc = |text: &str| {
            let at: chrono::DateTime<chrono::Utc> = text.parse().expect("a moment");
            Instant::from(at)
        };
        for (now, hour, expected) in [
            ("2026-03-28T08:00:00Z", 8, "2026-03-29T06:00:00Z"),
            ("2026-03-27T08:00:00Z", 8, "2026-03-28T07:00:00Z"),
            ("2026-03-28T12:00:00Z", 2, "2026-03-29T01:00:00Z"),
            ("2026-10-24T12:00:00Z", 2, "2026-10-25T00:00:00Z"),
            ("2026-10-25T00:00:00Z", 2, "2026-10-26T01:00:00Z"),
            ("2026-01-01T23:30:00Z", 0, "2026-01-02T23:00:00Z"),
        ] {
            assert_eq!(next_digest(utc(now), hour, prague), utc(expected), "{now}");
        }
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
        let news = AccountNews::KeyMade;
        let made = NoticeKind::Account { news, at: NOON, mark: 1, what: "Phone".to_owned() };
        for (kind, settings, expected) in [
            (&ended, &each, Some(NOON)),
            (&started, &each, Some(NOON + PAIRING_SECONDS)),
            (&ended, &digest, Some(seven)),
            (&started, &digest, Some(seven)),
            (&ended, &none, None),
            (&started, &none, None),
            (&made, &digest, Some(NOON)),
            (&made, &none, Some(NOON)),
        ] {
            assert_eq!(due_at(kind, settings, Tz::UTC, NOON), expected, "{kind:?}");
        }
    }
}
