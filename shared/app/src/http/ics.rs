//! A writer of iCalendar (RFC 5545): lines, folding and escaping.
//!
//! Our own, because the crates for it read the machine's clock for what is left out, and bring
//! chrono's clock along, which nothing here may have.

use chrono::NaiveDate;
use rules::Instant;

/// Bytes of a line, the end of the line not counted: section 3.1.
const LINE_BYTES_MAX: usize = 75;

/// The host of a site, by which the names of its events differ from those of others (section 3.8.4.7).
pub fn host_of(origin: &str) -> &str {
    let host = origin.split("://").nth(1).unwrap_or(origin);
    host.split(['/', ':']).next().unwrap_or_default()
}

/// A calendar that is being written. Names of properties are the caller's own, never somebody's
/// text.
#[derive(Clone, Debug)]
pub struct Calendar {
    text: String,
}

impl Calendar {
    /// A calendar with its name, which programs ask for again after an hour.
    pub fn new(name: &str) -> Calendar {
        let mut calendar = Calendar { text: String::new() };
        calendar.plain("BEGIN", "VCALENDAR");
        calendar.plain("VERSION", "2.0");
        calendar.plain("PRODID", "-//Posthorn//Calendar//EN");
        calendar.plain("CALSCALE", "GREGORIAN");
        // The name and the pause as RFC 7986 writes them, and as older programs read them.
        calendar.text("NAME", name);
        calendar.text("X-WR-CALNAME", name);
        calendar.plain("REFRESH-INTERVAL;VALUE=DURATION", "PT1H");
        calendar.plain("X-PUBLISHED-TTL", "PT1H");
        calendar
    }

    /// Begins an event. What it is called must be the same in every version of it; `changed` is
    /// when it last changed, and `sequence` grows with each change.
    pub fn begin_event(&mut self, uid: &str, changed: Instant, sequence: usize) {
        self.plain("BEGIN", "VEVENT");
        self.text("UID", uid);
        self.moment("DTSTAMP", changed);
        self.moment("LAST-MODIFIED", changed);
        self.plain("SEQUENCE", &sequence.to_string());
    }

    /// Ends the event.
    pub fn end_event(&mut self) {
        self.plain("END", "VEVENT");
    }

    /// A property that is written as it is.
    pub fn plain(&mut self, name: &str, value: &str) {
        self.line(&format!("{name}:{value}"));
    }

    /// A property that holds a text. Control characters other than the end of a line are left out:
    /// section 3.3.11 has no way to write them.
    pub fn text(&mut self, name: &str, text: &str) {
        let mut value = String::with_capacity(text.len());
        for character in text.replace("\r\n", "\n").replace('\r', "\n").chars() {
            match character {
                '\n' => value.push_str("\\n"),
                '\\' | ';' | ',' => value.extend(['\\', character]),
                control if control.is_control() => {}
                other => value.push(other),
            }
        }
        self.plain(name, &value);
    }

    /// A property that holds a moment, in UTC.
    pub fn moment(&mut self, name: &str, at: Instant) {
        self.plain(name, &at.to_utc().format("%Y%m%dT%H%M%SZ").to_string());
    }

    /// A property that holds a day.
    pub fn day(&mut self, name: &str, day: NaiveDate) {
        self.plain(&format!("{name};VALUE=DATE"), &day.format("%Y%m%d").to_string());
    }

    /// The whole calendar.
    pub fn finish(mut self) -> String {
        self.plain("END", "VCALENDAR");
        self.text
    }

    /// Writes a line, folded between characters; what follows a fold begins with a space, which
    /// counts.
    fn line(&mut self, line: &str) {
        let mut bytes = 0;
        for character in line.chars() {
            if bytes + character.len_utf8() > LINE_BYTES_MAX {
                self.text.push_str("\r\n ");
                bytes = 1;
            }
            self.text.push(character);
            bytes += character.len_utf8();
        }
        self.text.push_str("\r\n");
    }
}
