//! What is announced and entered otherwise by post and by e-mail than on the server.

use rules::tournament::{Announcement, Entrant, Medium, Preset};
use rules::{Day, Instant, SilenceRule};

use crate::announcements::{self, announced};
use crate::entries::{NOW, player, verdict};

/// TR-9.2, SKS-1.3: by post 20 days for 10 moves are enough, electronically 150 for 50 are asked; Triple Block needs
/// the server's clock (LAW-C).
#[test]
fn by_post_less_time_is_enough() {
    for (medium, control, said) in [
        (Medium::Post, "10 moves in 20 days", "ok"),
        (Medium::Post, "10 moves in 19 days", "too_little_time TR-9.2"),
        (Medium::Email, "10 moves in 30 days", "ok"),
        (Medium::Email, "10 moves in 20 days", "too_little_time TR-9.2"),
        (Medium::Server, "10 moves in 20 days", "too_little_time TR-9.2"),
        (Medium::Post, "triple block bank 75 increment 5", "triple_block_elsewhere LAW-C"),
        (Medium::Email, "triple block bank 75 increment 5", "triple_block_elsewhere LAW-C"),
        (Medium::Server, "triple block bank 75 increment 5", "ok"),
    ] {
        let event = Announcement {
            medium,
            time_control: control.parse().expect("a control"),
            leave_days: 0,
            silence: SilenceRule::Off,
            ..announced(Preset::Invitational)
        };
        assert_eq!(announcements::verdict(&event.check()), said, "{medium:?} {control}");
    }
}

/// TR-4.7: one norm event by post in a year, beside those of the server and by e-mail.
#[test]
fn one_norm_event_by_post_a_year() {
    let second = "second_norm_event TR-4.7";
    for (medium, other, starts, expected) in [
        (Medium::Post, Medium::Post, "2026-12-31 86399", second),
        (Medium::Post, Medium::Post, "2026-01-01 0", second),
        (Medium::Post, Medium::Post, "2025-12-31 86399", "ok"),
        (Medium::Post, Medium::Post, "2027-01-01 0", "ok"),
        (Medium::Post, Medium::Server, "2026-03-01 0", "ok"),
        (Medium::Server, Medium::Post, "2026-03-01 0", "ok"),
        (Medium::Email, Medium::Server, "2026-03-01 0", second),
        (Medium::Email, Medium::Server, "2026-07-01 0", "ok"),
    ] {
        let starts_at = at("2026-03-15 0");
        let event = Announcement { starts_at, medium, ..announced(Preset::MasterNorm) };
        let norm_events = vec![(other, at(starts))];
        let strong = Entrant { norm_events, ..player("2600 fixed 99 games") };
        let found = event.check_entry(&strong, NOW);
        assert_eq!(verdict(&found), expected, "{medium:?} beside {other:?} of {starts}");
    }
}

/// A moment as `2026-01-01 0`, a date and the seconds of that day.
fn at(text: &str) -> Instant {
    let (date, seconds) = text.split_once(' ').expect("a date and seconds");
    let date = date.parse::<chrono::NaiveDate>().expect("a date");
    Day::from(date).starts_at() + seconds.parse::<i64>().expect("seconds")
}

/// TR-4.7: one norm event from January to June and one from July to December, in UTC.
#[test]
fn one_norm_event_a_half_year() {
    let second = "second_norm_event TR-4.7";
    let cases = [
        ("2026-01-01 0", "2026-06-30 86399", second),
        ("2026-01-01 0", "2026-07-01 0", "ok"),
        ("2026-01-01 0", "2025-12-31 86399", "ok"),
        ("2026-06-30 86399", "2026-01-01 0", second),
        ("2026-06-30 86399", "2026-07-01 0", "ok"),
        ("2026-07-01 0", "2026-06-30 86399", "ok"),
        ("2026-07-01 0", "2026-12-31 86399", second),
        ("2026-07-01 0", "2027-01-01 0", "ok"),
        // The same half of another year.
        ("2026-03-01 0", "2025-03-01 0", "ok"),
        ("2026-03-01 0", "2027-03-01 0", "ok"),
    ];
    for (starts, other, expected) in cases {
        for preset in [Preset::MasterNorm, Preset::GrandmasterNorm, Preset::MasterClass] {
            let event = Announcement { starts_at: at(starts), ..announced(preset) };
            let norm_events =
                [at("2020-01-01 0"), at(other)].map(|at| (Medium::Server, at)).to_vec();
            let strong = Entrant { norm_events, ..player("2600 fixed 99 games") };
            let expected = if preset == Preset::MasterClass { "ok" } else { expected };
            let found = event.check_entry(&strong, NOW);
            assert_eq!(verdict(&found), expected, "{preset:?} {starts} and {other}");
        }
    }
}
