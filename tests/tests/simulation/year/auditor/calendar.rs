//! Dates as the auditor counts them, and numbers out of JSON.

use serde_json::Value;

/// Seconds in a day.
pub(super) const DAY: i64 = 86_400;

/// A year, a month and a day of the month as a number of days since 1970: 365 a year, one more in each
/// leap year.
pub(super) fn day_of(year: i64, month: i64, day: i64) -> i64 {
    let leaps = |year: i64| year / 4 - year / 100 + year / 400;
    let lengths = lengths(year);
    let months: i64 = lengths.iter().take(usize::try_from(month - 1).expect("a month")).sum();
    (year - 1970) * 365 + leaps(year - 1) - leaps(1969) + months + day - 1
}

fn lengths(year: i64) -> [i64; 12] {
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    [31, 28 + i64::from(leap), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}

/// The same the other way round.
pub(super) fn date_of(days: i64) -> (i64, i64, i64) {
    let (mut year, mut left) = (1970, days);
    loop {
        let length: i64 = lengths(year).iter().sum();
        if left < length {
            break;
        }
        (year, left) = (year + 1, left - length);
    }
    for (month, length) in (1..).zip(lengths(year)) {
        if left < length {
            return (year, month, left + 1);
        }
        left -= length;
    }
    unreachable!("the months of a year are its days")
}

/// The same day so many months later, or the last one of a month that is shorter.
pub(super) fn months_later(days: i64, months: i64) -> i64 {
    let (year, month, day) = date_of(days);
    let from_zero = year * 12 + month - 1 + months;
    let (year, month) = (from_zero / 12, from_zero % 12 + 1);
    let length = lengths(year)[usize::try_from(month - 1).expect("a month")];
    day_of(year, month, day.min(length))
}

/// `2026-04-02` as days since 1970.
pub(super) fn days(text: &str) -> i64 {
    let mut numbers = text.split('-').map(|part| part.parse().expect("a number"));
    let mut next = || numbers.next().expect("a date");
    day_of(next(), next(), next())
}

/// `2026-04-02T00:00:00Z`, or only the day, as seconds since 1970; none where nothing is said.
pub(super) fn seconds(value: &Value) -> Option<i64> {
    let text = value.as_str()?;
    let Some((day, time)) = text.split_once('T') else { return Some(days(text) * DAY) };
    let mut parts = time.trim_end_matches('Z').split(':').map(|part| part.split('.').next());
    let mut next = || parts.next().flatten().and_then(|part| part.parse::<i64>().ok());
    Some(days(day) * DAY + next()? * 3_600 + next()? * 60 + next()?)
}

/// The quarter of a day: its year and its number from 1.
pub(super) fn quarter_of(days: i64) -> (i64, i64) {
    let (year, month, _) = date_of(days);
    (year, (month - 1) / 3 + 1)
}

/// A member that is a whole number.
pub(super) fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("no number: {value}"))
}

/// A member that is a text; empty where it is none.
pub(super) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The lines of a list; none where it is no list.
pub(super) fn lines(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}
