//! A ruling that is taken back as a whole: what it did to games is done the other way round (`TR-15`).

use super::{DirectedGame, MadeRuling};
use crate::{Directive, Event, Game, GameId, Instant, Reason, Stop};

/// What takes a ruling back in its games, as they stand now: days and moves are given back, also to whoever has lost on
/// time since, and who had lost by it plays on (`TR-15`). A game that the ruling has not reached, or that has ended in
/// another way since, is left as it is.
pub(super) fn taken_back(
    made: &MadeRuling<'_>,
    games: &[(GameId, Game)],
    now: Instant,
) -> Vec<DirectedGame> {
    let undone = |directed: &DirectedGame| {
        let (id, game) = games.iter().find(|(id, _)| *id == directed.game)?;
        let directives = inverse(made.id, game, now)?;
        let may = game.may_direct(&directives, now).is_ok();
        may.then_some(DirectedGame { game: *id, directives })
    };
    made.games.iter().filter_map(undone).collect()
}

/// What a ruling of this number has done by an entry of a game's log.
fn directive_of(event: &Event, ruling: u32) -> Option<Directive> {
    match *event {
        Event::Directed { decision, directive, .. } if decision == ruling => Some(directive),
        _ => None,
    }
}

/// What takes back what a ruling has done in one game, which is one thing; none where it has done nothing that is left.
fn inverse(ruling: u32, game: &Game, now: Instant) -> Option<Vec<Directive>> {
    let mut log = game.log().iter().enumerate();
    let (place, directive) =
        log.find_map(|(place, event)| Some((place, directive_of(event, ruling)?)))?;
    match directive {
        Directive::ClockAdjusted { by, days, moves } => {
            let back = Directive::ClockAdjusted { by, days: -days, moves: -moves };
            let plays_on = vec![Directive::Reinstated, back];
            match game.ending() {
                // A flag that is down is lifted, whether anybody has said so or not.
                None if game.may_direct(&[back], now).is_ok() => Some(vec![back]),
                None => Some(plays_on),
                Some(ending) => {
                    let is_lost = ending.reason == Reason::TimeForfeiture && ending.by == Some(by);
                    (is_lost && days > 0).then_some(plays_on)
                }
            }
        }
        Directive::Defaulted { .. } | Directive::Cancelled => {
            let is_over = game.ending().is_some() && is_last_word(ruling, game);
            is_over.then(|| goes_on(game, place)).flatten()
        }
        Directive::ClocksStopped
        | Directive::ClocksResumed
        | Directive::SentToAdjudication
        | Directive::Adjudicated { .. }
        | Directive::Reinstated
        | Directive::Recorded { .. }
        | Directive::Replaced { .. } => None,
    }
}

/// Whether nothing that officials have decided since has ended the game, or had it go on.
fn is_last_word(ruling: u32, game: &Game) -> bool {
    let ends = |event: &&Event| match **event {
        Event::Directed { at, directive, .. } => {
            directive == Directive::Reinstated || directive.ending(at).is_some()
        }
        _ => false,
    };
    let last = game.log().iter().rfind(ends);
    last.is_some_and(|event| directive_of(event, ruling).is_some())
}

/// The game as it stood before an entry of its log: it goes on, or stands still as it did.
fn goes_on(game: &Game, place: usize) -> Option<Vec<Directive>> {
    let before = Game::replay(game.terms().clone(), game.log().get(..place)?).ok()?;
    let stood = match before.stopped().map(|stopped| stopped.why) {
        None | Some(Stop::Elsewhere) => None,
        Some(Stop::Director) => Some(Directive::ClocksStopped),
        Some(Stop::Adjudication) => Some(Directive::SentToAdjudication),
    };
    Some([Directive::Reinstated].into_iter().chain(stood).collect())
}
