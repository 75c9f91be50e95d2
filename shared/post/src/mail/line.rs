//! What is told in one line, without a mail.

use super::SendError;
use super::texts::Speech;

/// What has become of an event, for whoever follows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Its start lists are out.
    StartLists,
    /// Its tables are final.
    FinalTables,
    /// Its final tables were taken back.
    TablesReopened,
    /// It does not take place.
    Cancelled,
}

impl Line {
    /// Every one of them.
    pub const ALL: [Line; 4] =
        [Line::StartLists, Line::FinalTables, Line::TablesReopened, Line::Cancelled];

    /// The line in a language: `en` or `cs`; anything else is read as English.
    ///
    /// # Errors
    /// `Permanent` when there is no such text.
    pub fn text(self, language: &str) -> Result<String, SendError> {
        Speech::new(language, &[]).line(match self {
            Line::StartLists => "line-start-lists",
            Line::FinalTables => "line-final-tables",
            Line::TablesReopened => "line-tables-reopened",
            Line::Cancelled => "line-cancelled",
        })
    }
}

/// What a friendly game is called, which is of no event and has its number alone.
///
/// # Errors
/// `Permanent` when there is no such text.
pub fn friendly_game(language: &str, number: &str) -> Result<String, SendError> {
    Speech::new(language, &[("game", number.to_owned())]).line("line-friendly-game")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_there_in_both_languages() {
        for line in Line::ALL {
            let [english, czech] =
                ["en", "cs"].map(|language| line.text(language).expect("a text"));
            assert_ne!(english, czech);
            assert_eq!(line.text("de"), Ok(english));
        }
    }

    #[test]
    fn a_friendly_game_has_its_number() {
        for (language, name) in [("en", "Friendly game 48206"), ("cs", "Přátelská partie 48206")]
        {
            assert_eq!(friendly_game(language, "48206"), Ok(name.to_owned()));
        }
    }
}
