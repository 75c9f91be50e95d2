//! What the calendar says, in the player's language.

use post::mail::{Reader, moment};
use rules::{EndsBy, EndsFirst};

use crate::view::LanguageName;

/// The calendar's name.
pub(crate) fn title(language: LanguageName) -> &'static str {
    match language {
        LanguageName::En => "Posthorn: my games",
        LanguageName::Cs => "Posthorn: moje partie",
    }
}

/// The line of a game in which the player is on move.
pub(crate) fn turn(language: LanguageName, opponent: &str) -> String {
    match language {
        LanguageName::En => format!("Posthorn: move against {opponent}"),
        LanguageName::Cs => format!("Posthorn: tah, soupeř {opponent}"),
    }
}

/// What happens at the event's beginning, with the moment in the player's zone and in UTC.
pub(crate) fn ends(reader: Reader<'_>, EndsFirst { at, by }: EndsFirst) -> String {
    let at = moment(reader, at);
    match (LanguageName::of(reader.language), by) {
        (LanguageName::En, EndsBy::Flag) => format!("Your flag falls: {at}"),
        (LanguageName::En, EndsBy::Silence) => format!("Lost by silence: {at}"),
        (LanguageName::En, EndsBy::EndOfPlay) => format!("Play ends: {at}"),
        (LanguageName::Cs, EndsBy::Flag) => format!("Praporek spadne: {at}"),
        (LanguageName::Cs, EndsBy::Silence) => format!("Prohra pro mlčení: {at}"),
        (LanguageName::Cs, EndsBy::EndOfPlay) => format!("Konec hry: {at}"),
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
