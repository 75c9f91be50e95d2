//! What the calendar says, in the player's language.

use rules::Instant;

use crate::view::LanguageName;

/// The calendar's name.
pub(crate) fn title(language: LanguageName) -> &'static str {
    match language {
        LanguageName::En => "Posthorn: my games",
        LanguageName::Cs => "Posthorn: moje partie",
    }
}

/// The line of a game in which the player is on move.
pub(crate) fn turn(language: LanguageName, opponent: &str, deadline: Instant) -> String {
    let by = moment(language, deadline);
    match language {
        LanguageName::En => format!("Posthorn: move against {opponent} by {by}"),
        LanguageName::Cs => format!("Posthorn: tah do {by}, soupeř {opponent}"),
    }
}

/// What is told of such a game beside: the event, the game and the move to be made.
pub(crate) fn about(language: LanguageName, event: &str, game: u32, move_number: u32) -> String {
    match language {
        LanguageName::En => format!("{event}\nGame {game}, move {move_number}"),
        LanguageName::Cs => format!("{event}\nPartie {game}, {move_number}. tah"),
    }
}

/// The line of the player's own leave.
pub(crate) fn leave(language: LanguageName) -> &'static str {
    match language {
        LanguageName::En => "Posthorn: on leave",
        LanguageName::Cs => "Posthorn: dovolená",
    }
}

/// A moment to the minute, in UTC.
fn moment(language: LanguageName, at: Instant) -> String {
    let format = match language {
        LanguageName::En => "%-d %B %Y, %H:%M UTC",
        LanguageName::Cs => "%-d. %-m. %Y %H:%M UTC",
    };
    at.to_utc().format(format).to_string()
}
