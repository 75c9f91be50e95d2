//! What letters say of time: the clock, what ends a game first, reminders, flags that have fallen.

use app::Problem;
use post::mail::{days_left, moment, span};
use rules::{EndsBy, EndsFirst, Event, ReminderCause, SILENCE_DAYS_MAX};

use crate::draft::Draft;
use crate::scene::Scene;

impl Scene<'_> {
    /// The reader's clock (as [`Scene::clock_left`]), and whatever ends the game first: when the game ends by
    /// itself and by what (`deadline`, `ends`), each `none` where there is none.
    pub(crate) fn time_left(&self) -> Vec<(&'static str, String)> {
        let none = || "none".to_owned();
        let ends = self.game.ends_first(self.play_ends);
        let mut said = self.clock_left().to_vec();
        said.extend([
            ("ends", ends.map_or("none", |ends| ends_name(ends.by)).to_owned()),
            ("deadline", ends.map_or_else(none, |ends| moment(self.reader, ends.at))),
        ]);
        said
    }

    /// What the reader's clock shows (`left`, `moves`), each `none` where it shows none.
    fn clock_left(&self) -> [(&'static str, String); 2] {
        let none = || "none".to_owned();
        let language = self.reader.language;
        let clock = self.game.clock(self.color, self.app.clock.now());
        let left = match (clock.bank_seconds, clock.seconds_left, clock.days_left) {
            (Some(_), Some(seconds), _) => span(language, seconds),
            // Whole days are what is charged.
            (_, _, Some(days)) => days_left(language, days),
            _ => none(),
        };
        [("left", left), ("moves", clock.moves_to_go.map_or_else(none, |moves| moves.to_string()))]
    }

    pub(crate) fn reminder(self, ply: u16, cause: ReminderCause, days: u8) -> Option<Draft> {
        if !self.waits_for_reader(ply) {
            return None;
        }
        match cause {
            ReminderCause::Silence if self.game.reflection_announced() => None,
            ReminderCause::Silence => {
                let lost = self.game.silent_at(SILENCE_DAYS_MAX + 1);
                // Against the flag no announcement helps.
                let flag = self.game.flag_at().filter(|flag| *flag <= lost);
                let said = vec![
                    ("days", days.to_string()),
                    ("lost", moment(self.reader, lost)),
                    ("flag", flag.map_or("none".to_owned(), |flag| moment(self.reader, flag))),
                ];
                Some(self.to_game("mail-reminder-silence", said))
            }
            ReminderCause::Deadline => {
                let EndsFirst { at, by } = self.game.ends_first(None)?;
                let mut said = self.clock_left().to_vec();
                said.extend([
                    ("number", self.game.position().move_number().to_string()),
                    ("span", span(self.reader.language, at - self.app.clock.now())),
                    ("ends", ends_name(by).to_owned()),
                    ("deadline", moment(self.reader, at)),
                ]);
                Some(self.to_game("mail-reminder-deadline", said))
            }
        }
    }

    /// Nothing once the time was claimed, or the flag had not fallen after all.
    pub(crate) fn flag_fell(self, event: u32) -> Result<Option<Draft>, Problem> {
        let &Event::FlagFell { at, by } = self.happened(event)? else {
            return Err(Problem::internal("a notice of a flag is of another event"));
        };
        if self.game.ending().is_some() || self.game.is_running() {
            return Ok(None);
        }
        let said = vec![("whose", self.whose(by)), ("at", moment(self.reader, at))];
        Ok(Some(self.to_game("mail-flag-fell", said)))
    }
}

/// What ends a game, as the texts know it.
fn ends_name(by: EndsBy) -> &'static str {
    match by {
        EndsBy::Flag => "flag",
        EndsBy::Silence => "silence",
        EndsBy::EndOfPlay => "play",
    }
}
