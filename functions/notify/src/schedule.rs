//! When notices are sent: at once or once a day, and again after a failure.

use rules::{DAY_SECONDS, Instant};
use store::{MailChoice, NoticeKind, Settings};

/// Seconds for which whoever puts or claims a notice has it alone. Whoever has not sent it by then
/// is taken for dead.
pub const LEASE_SECONDS: i64 = 300;
/// Seconds to wait after a failure, by how many there were before; the last one again and again.
const DELAYS_SECONDS: [i64; 7] = [60, 300, 1_800, 7_200, 21_600, 43_200, 86_400];
/// Seconds after which a notice is given up.
pub const GIVEN_UP_SECONDS: i64 = 3 * DAY_SECONDS;
/// Seconds for which the pairing of a section may go on before its players are told.
const PAIRING_SECONDS: i64 = 300;

/// When a notice is first to be sent, and when its alarm rings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) due_at: Instant,
    pub(crate) alarm_at: Instant,
}

/// When to send; `None` for a player who wants no mails.
pub(crate) fn plan(kind: &NoticeKind, settings: &Settings, now: Instant) -> Option<Plan> {
    let later = |at| Plan { due_at: at, alarm_at: at };
    match (settings.mail, kind) {
        (MailChoice::None, _) => None,
        (MailChoice::Digest, _) => Some(later(next_digest(now, settings.digest_hour))),
        // One mail tells of all games of the section.
        (MailChoice::Each, NoticeKind::GameStarted { .. }) => Some(later(now + PAIRING_SECONDS)),
        (MailChoice::Each, _) => Some(Plan { due_at: now, alarm_at: now + LEASE_SECONDS }),
    }
}

/// The next moment after `now` at which it is `hour` o'clock in UTC.
pub fn next_digest(now: Instant, hour: u8) -> Instant {
    let midnight = now.unix().div_euclid(DAY_SECONDS) * DAY_SECONDS;
    let today = Instant::from_unix(midnight) + i64::from(hour) * 3_600;
    if today > now { today } else { today + DAY_SECONDS }
}

/// When to try again what was due at `due_at`, has now failed, and had failed `tries` times before;
/// `None`: it is given up. The last try comes when the time for it is over, whatever came before.
pub fn next_try(due_at: Instant, tries: u16, now: Instant) -> Option<Instant> {
    let last = due_at + GIVEN_UP_SECONDS;
    let delay = DELAYS_SECONDS.get(usize::from(tries)).or(DELAYS_SECONDS.last())?;
    (now < last).then(|| last.min(now + *delay))
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
    fn failures_are_tried_again_for_three_days() {
        let (mut now, mut waited) = (NOON, Vec::new());
        for tries in 0.. {
            let Some(next) = next_try(NOON, tries, now) else { break };
            waited.push(next - now);
            now = next;
        }
        // The last wait is cut short: 72 hours in all.
        let expected = [60, 300, 1_800, 7_200, 21_600, 43_200, 86_400, 86_400, 12_240];
        assert_eq!((waited.as_slice(), now - NOON), (&expected[..], GIVEN_UP_SECONDS));
        for (late, next) in [(-1, Some(NOON + GIVEN_UP_SECONDS)), (0, None), (1, None)] {
            assert_eq!(next_try(NOON, 0, NOON + GIVEN_UP_SECONDS + late), next, "{late}");
        }
        assert_eq!(next_try(NOON, u16::MAX, NOON), Some(NOON + DAY_SECONDS));
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
        for (kind, settings, plan_of) in [
            (&ended, &each, Some((NOON, NOON + LEASE_SECONDS))),
            (&started, &each, Some((NOON + PAIRING_SECONDS, NOON + PAIRING_SECONDS))),
            (&ended, &digest, Some((seven, seven))),
            (&started, &digest, Some((seven, seven))),
            (&ended, &none, None),
            (&started, &none, None),
        ] {
            let found = plan(kind, settings, NOON);
            assert_eq!(found.map(|plan| (plan.due_at, plan.alarm_at)), plan_of, "{kind:?}");
        }
    }
}
