//! A time control in words: those of the pages, as one reads them there.

use rules::{Period, TimeControl, TripleBlock};

use super::language::say;

fn days(language: &str, days: i64) -> String {
    say(language, "mail-days", &[("n", days.to_string())])
}

fn moves(language: &str, Period { moves, days: of }: Period) -> String {
    let arguments = [("n", moves.to_string()), ("days", days(language, of.into()))];
    say(language, "control-moves", &arguments)
}

/// What a time control says: `10 moves in 50 days; on one move, days beyond 20 count twice`.
pub fn control_words(language: &str, control: &TimeControl) -> String {
    let doubling = |beyond: Option<u16>| {
        beyond.map(|n| say(language, "control-doubles", &[("n", n.to_string())]))
    };
    let (basic, besides) = match *control {
        TimeControl::MovesInDays { moves: of, days, double_after_days } => {
            (moves(language, Period { moves: of, days }), doubling(double_after_days))
        }
        TimeControl::Phases { first, then, double_after_days } => {
            let both = [("first", moves(language, first)), ("then", moves(language, then))];
            (say(language, "control-phases", &both), doubling(double_after_days))
        }
        TimeControl::BasePerMove { days: of, days_per_move, double_after_days } => {
            let arguments = [("days", days(language, of.into())), ("n", days_per_move.to_string())];
            (say(language, "control-base", &arguments), doubling(double_after_days))
        }
        TimeControl::TripleBlock(TripleBlock { bank_days, increment_days, protected }) => {
            let arguments = [
                ("clock", days(language, TripleBlock::CLOCK_DAYS)),
                ("bank", days(language, bank_days.into())),
                ("n", increment_days.to_string()),
            ];
            let protection = protected.then(|| say(language, "control-protected", &[]));
            (say(language, "control-triple-block", &arguments), protection)
        }
        TimeControl::None => (say(language, "control-none", &[]), None),
    };
    match besides {
        Some(besides) => format!("{basic}; {besides}"),
        None => basic,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_is_said_in_both_languages() {
        let said = |text: &str| {
            let control: TimeControl = text.parse().expect(text);
            ["en", "cs"].map(|language| control_words(language, &control))
        };
        for (control, english, czech) in [
            (
                "10 moves in 50 days double after 20",
                "10 moves in 50 days; on one move, days beyond 20 count twice",
                "10 tahů za 50 dní; na jednom tahu se dny nad 20 počítají dvakrát",
            ),
            (
                "10 moves in 60 days then 1 moves in 1 days",
                "10 moves in 60 days, then 1 move in 1 day each time",
                "10 tahů za 60 dní, potom vždy 1 tah za 1 den",
            ),
            (
                "180 days plus 2 days per move",
                "180 days for the whole game, plus 2 days for each move",
                "180 dní na celou partii a za každý tah 2 dny navíc",
            ),
            (
                "triple block bank 75 increment 4 protected",
                "Triple Block: 50 days on the clock, 75 days in the bank, plus 4 days after each of the \
                 first 50 moves; from move 51 the clock shows at least 3 days after each move",
                "Triple Block: 50 dní na hodinách, 75 dní v zásobě, po každém z prvních 50 tahů 4 dny \
                 navíc; od 51. tahu ukazují hodiny po tahu aspoň 3 dny",
            ),
            ("none", "no time limit", "bez časového limitu"),
        ] {
            assert_eq!(said(control), [english, czech], "{control}");
        }
    }
}
