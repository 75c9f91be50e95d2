//! The calendar of a player: one event for each game in which the player is on move, at the
//! deadline, and one for each own leave.
//!
//! Equal facts are equal bytes: nothing in it depends on when it was asked for, so that it need not
//! be sent twice.

use app::{Calendar, host_of};
use post::mail::Reader;
use rules::{DAY_SECONDS, EndsFirst, GameId, Instant, Interval, PlayerId};

use crate::view::LanguageName;
use crate::words;

/// How long the event at a deadline is, in seconds.
const TURN_SECONDS: i64 = 15 * 60;

/// A game in which the player is on move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The game.
    pub game: GameId,
    /// The opponent's name.
    pub opponent: String,
    /// The event and the section.
    pub event: String,
    /// The number of the move to be made.
    pub move_number: u32,
    /// What ends the game first, and when.
    pub ends: EndsFirst,
    /// When something last happened in the game.
    pub changed: Instant,
    /// How many things have happened in it.
    pub sequence: usize,
}

/// Everything that a player's calendar says.
#[derive(Clone, Debug)]
pub struct Feed<'a> {
    /// Whose.
    pub player: PlayerId,
    /// The site's origin.
    pub origin: &'a str,
    /// The player.
    pub reader: Reader<'a>,
    /// In any order.
    pub turns: Vec<Turn>,
    /// The player's leave, from 00:00 of the first day (UTC) until 00:00 of the day after the last,
    /// unless it was cut short; in any order, and the same one several times when it holds in
    /// several sections.
    pub leave: Vec<Interval>,
}

impl Feed<'_> {
    /// The calendar as `text/calendar`.
    pub fn write(mut self) -> String {
        let mut calendar = Calendar::new(words::title(self.language()));
        self.turns.sort_by_key(|turn| turn.game);
        for turn in &self.turns {
            self.write_turn(&mut calendar, turn);
        }
        self.leave.sort_unstable();
        self.leave.dedup();
        for leave in &self.leave {
            self.write_leave(&mut calendar, *leave);
        }
        calendar.finish()
    }

    fn write_turn(&self, calendar: &mut Calendar, turn: &Turn) {
        let Turn { game, ends, .. } = *turn;
        let url = format!("{}/game/{game}", self.origin);
        let about = words::about(self.language(), &turn.event, game.0, turn.move_number);
        let when = words::ends(self.reader, ends);
        calendar.begin_event(&format!("game-{game}@{}", self.host()), turn.changed, turn.sequence);
        calendar.moment("DTSTART", ends.at);
        calendar.moment("DTEND", ends.at + TURN_SECONDS);
        calendar.text("SUMMARY", &words::turn(self.language(), &turn.opponent));
        calendar.text("DESCRIPTION", &format!("{about}\n{when}\n{url}"));
        calendar.plain("URL", &url);
        // A deadline does not keep anybody busy.
        calendar.plain("TRANSP", "TRANSPARENT");
        calendar.end_event();
    }

    /// The days are part of its name: a leave of other days is another one.
    fn write_leave(&self, calendar: &mut Calendar, leave: Interval) {
        let Interval { from, until } = leave;
        let name =
            format!("leave-{}-{}-{}@{}", self.player, from.unix(), until.unix(), self.host());
        calendar.begin_event(&name, from, 0);
        calendar.day("DTSTART", from.to_utc().date_naive());
        // The day after the last, also for a leave that was cut short within a day.
        calendar.day("DTEND", (until + (DAY_SECONDS - 1)).to_utc().date_naive());
        calendar.text("SUMMARY", words::leave(self.language()));
        calendar.plain("TRANSP", "TRANSPARENT");
        calendar.end_event();
    }

    fn language(&self) -> LanguageName {
        LanguageName::of(self.reader.language)
    }

    /// The host of the site, which makes names unique in the world.
    fn host(&self) -> &str {
        host_of(self.origin)
    }
}
