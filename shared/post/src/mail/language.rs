//! What a letter's arguments are in the reader's language: moments, days, spans of time and moves.

use chrono::Datelike;
use chrono_tz::Tz;
use rules::{DAY_SECONDS, Instant, Variant};

use super::texts::Speech;

/// Seconds in an hour and in a minute.
const HOUR: i64 = 3_600;
const MINUTE: i64 = 60;

/// Letters of the pieces in Czech, behind the English ones of SAN.
const CZECH_PIECES: [(char, char); 5] =
    [('K', 'K'), ('Q', 'D'), ('R', 'V'), ('B', 'S'), ('N', 'J')];

/// Who reads a letter.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// In which language.
    pub language: &'a str,
    /// In which zone moments are told.
    pub zone: Tz,
}

/// A moment for people, in their zone, with UTC behind it where that is another:
/// `Saturday 21 November 2026, 15:05 (2026-11-21 14:05 UTC)`.
pub fn moment(reader: Reader<'_>, at: Instant) -> String {
    let utc = at.to_utc();
    let local = utc.with_timezone(&reader.zone);
    let is_utc = local.naive_local() == utc.naive_utc();
    let parts = [
        ("weekday", local.weekday().number_from_monday().to_string()),
        ("date", day_of(reader.language, &local)),
        ("time", local.format("%H:%M").to_string()),
        ("utc", if is_utc { "same".to_owned() } else { utc.format("%F %R UTC").to_string() }),
    ];
    say(reader.language, "mail-moment", &parts)
}

/// The day of a moment, in UTC: `21 November 2026`.
pub fn date(language: &str, at: Instant) -> String {
    day_of(language, &at.to_utc())
}

fn day_of(language: &str, day: &impl Datelike) -> String {
    let parts = [
        ("day", day.day().to_string()),
        ("month", day.month().to_string()),
        ("year", day.year().to_string()),
    ];
    say(language, "mail-date", &parts)
}

/// A span of time, cut to its two largest units: `3 days 4 hours`, `25 minutes`. Less than a minute
/// is said so, and a negative span is none at all.
pub fn span(language: &str, seconds: i64) -> String {
    let seconds = seconds.max(0);
    let (days, hours) = (seconds / DAY_SECONDS, seconds % DAY_SECONDS / HOUR);
    let minutes = seconds % HOUR / MINUTE;
    let part = |id, n: i64| (n > 0).then(|| say(language, id, &[("n", n.to_string())]));
    let (large, small) = match days {
        0 => (part("mail-hours", hours), part("mail-minutes", minutes)),
        _ => (part("mail-days", days), part("mail-hours", hours)),
    };
    let parts: Vec<String> = large.into_iter().chain(small).collect();
    if parts.is_empty() { say(language, "mail-moments", &[]) } else { parts.join(" ") }
}

/// What is left of a clock that counts whole days: `3 days`, `less than a day`.
pub fn days_left(language: &str, days: i64) -> String {
    match days {
        1.. => say(language, "mail-days", &[("n", days.to_string())]),
        _ => say(language, "mail-under-a-day", &[]),
    }
}

/// A move in SAN with the reader's letters: `Nf3` is `Jf3` in Czech. Makruk has the same letters in
/// every language.
pub fn local_san(language: &str, variant: Variant, san: &str) -> String {
    san.chars().map(|letter| piece(language, variant, letter)).collect()
}

/// A capital letter of SAN in the reader's language; anything else stays.
pub(super) fn piece(language: &str, variant: Variant, letter: char) -> char {
    if language != "cs" || variant == Variant::Makruk {
        return letter;
    }
    CZECH_PIECES.iter().find(|(english, _)| *english == letter).map_or(letter, |(_, czech)| *czech)
}

/// One of the texts that are parts of others. A missing one is empty; a test sees that none is.
pub(super) fn say(language: &str, id: &str, arguments: &[(&'static str, String)]) -> String {
    Speech::new(language, arguments).line(id).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_for_people() {
        // 2026-11-21T14:05:59Z.
        let at = Instant::from_unix(1_795_269_959);
        let said = |language, zone: &str| {
            moment(Reader { language, zone: zone.parse().expect("a zone") }, at)
        };
        assert_eq!(said("en", "UTC"), "Saturday 21 November 2026, 14:05 UTC");
        // In winter London has the same time.
        assert_eq!(said("en", "Europe/London"), "Saturday 21 November 2026, 14:05 UTC");
        let there = "Sunday 22 November 2026, 03:05 (2026-11-21 14:05 UTC)";
        assert_eq!(said("en", "Pacific/Auckland"), there);
        assert_eq!(
            said("cs", "Europe/Prague"),
            "so 21. listopadu 2026, 15:05 (2026-11-21 14:05 UTC)"
        );
        assert_eq!(
            said("en", "Asia/Kathmandu"),
            "Saturday 21 November 2026, 19:50 (2026-11-21 14:05 UTC)"
        );
        assert_eq!(date("xx", at), "21 November 2026");
    }

    #[test]
    fn every_month_has_a_name() {
        for month in 0..12 {
            let at = Instant::from_unix(1_767_225_600 + month * 2_635_200 + DAY_SECONDS * 3);
            for language in ["en", "cs"] {
                let said = date(language, at);
                let name = said.split(' ').nth(1).expect("a month");
                assert!(name.len() > 2 && !name.contains(char::is_numeric), "{said}");
            }
        }
    }

    #[test]
    fn what_is_left_is_told_in_whole_days() {
        assert_eq!(days_left("en", 79), "79 days");
        assert_eq!(days_left("cs", 2), "2 dny");
        assert_eq!(days_left("en", 1), "1 day");
        assert_eq!(days_left("en", 0), "less than a day");
    }

    #[test]
    fn spans_have_two_units_and_czech_plurals() {
        let cases = [
            (-5, "less than a minute", "méně než minuta"),
            (59, "less than a minute", "méně než minuta"),
            (60, "1 minute", "1 minuta"),
            (2 * HOUR + 180, "2 hours 3 minutes", "2 hodiny 3 minuty"),
            (DAY_SECONDS, "1 day", "1 den"),
            (2 * DAY_SECONDS + 5 * HOUR + 59, "2 days 5 hours", "2 dny 5 hodin"),
            (41 * DAY_SECONDS + HOUR, "41 days 1 hour", "41 dní 1 hodina"),
        ];
        for (seconds, english, czech) in cases {
            assert_eq!(span("en", seconds), english);
            assert_eq!(span("cs", seconds), czech);
        }
    }

    #[test]
    fn pieces_have_the_readers_letters() {
        let cases = [
            ("Nf3", "Jf3"),
            ("Qxd8+", "Dxd8+"),
            ("e8=Q#", "e8=D#"),
            ("O-O-O", "O-O-O"),
            ("bxc3", "bxc3"),
        ];
        for (san, czech) in cases {
            assert_eq!(local_san("cs", Variant::Chess, san), czech);
            assert_eq!(local_san("en", Variant::Chess960, san), san);
        }
        assert_eq!(local_san("cs", Variant::Makruk, "Nf3"), "Nf3");
    }
}
