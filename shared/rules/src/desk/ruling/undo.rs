//! A ruling that is taken back as a whole: what it did to games is done the other way round (`TR-15`).

use super::{DirectedGame, MadeRuling};
use crate::{Directive, Ending, Game, GameId, Instant, Reason};

/// What takes a ruling back in its games, as they stand now: days and moves are given back, also to whoever has lost on
/// time since, and who had lost by it plays on (`TR-15`). A game that has ended in another way since is left as it is.
pub(super) fn taken_back(
    made: &MadeRuling<'_>,
    games: &[(GameId, Game)],
    now: Instant,
) -> Vec<DirectedGame> {
    let undone = |directed: &DirectedGame| {
        let (id, game) = games.iter().find(|(id, _)| *id == directed.game)?;
        let mut directives = Vec::new();
        for directive in &directed.directives {
            directives.extend(inverse(*directive, game, made.ruling.at, now)?);
        }
        let may = !directives.is_empty() && game.may_direct(&directives, now).is_ok();
        may.then_some(DirectedGame { game: *id, directives })
    };
    made.games.iter().filter_map(undone).collect()
}

/// What takes back one directive of `made_at`; none where nothing can, or nothing is left to be taken back.
fn inverse(
    directive: Directive,
    game: &Game,
    made_at: Instant,
    now: Instant,
) -> Option<Vec<Directive>> {
    match directive {
        Directive::ClockAdjusted { by, days, moves } => {
            let back = Directive::ClockAdjusted { by, days: -days, moves: -moves };
            let plays_on = vec![Directive::Reinstated, back];
            match game.ending() {
                // A flag that is down is lifted, whether anybody has said so or not.
                None if game.may_direct(&[back], now).is_ok() => Some(vec![back]),
                None => Some(plays_on),
                Some(ending) => {
                    let is_lost = matches!(ending.reason, Reason::TimeForfeiture | Reason::Silence)
                        && ending.by == Some(by)
                        && made_at <= ending.at;
                    is_lost.then_some(plays_on)
                }
            }
        }
        Directive::Defaulted { by } => {
            let stands = |ending: &&Ending| ending.reason == Reason::Default && ending.by == by;
            game.ending().filter(stands).map(|_| vec![Directive::Reinstated])
        }
        Directive::Cancelled => {
            let stands = |ending: &&Ending| ending.reason == Reason::Cancelled;
            game.ending().filter(stands).map(|_| vec![Directive::Reinstated])
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
