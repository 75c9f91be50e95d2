//! Who is told what: the notices that a change of a game brings about.
//!
//! Whoever acted knows already; results and rulings both players get. One event makes at most one
//! notice a player, so its number in the log names the notice.

use rules::{ClaimVerdict, Color, Directive, Event, Game, Interval, Writer};
use store::{GameChange, NewMessage, Notice, NoticeKind};

/// The letters and digits that a message's id begins with when it travels with an event.
const WITH_EVENT: &str = "event-";

/// The notices of a change; `game` is the game as the change left it.
pub fn notices_of(change: &GameChange, game: &Game) -> Vec<Notice> {
    if change.old.is_none() {
        let (section, starts_at) = (change.new.section, change.new.terms.starts_at);
        let kind = NoticeKind::GameStarted { section, starts_at };
        // What was played elsewhere, before the game was set up here, is no news.
        let told = Color::ALL.into_iter().filter(|_| game.ending().is_none());
        return told.map(|color| to(game, color, kind.clone())).collect();
    }
    let mut notices = Vec::new();
    let appended = change.new_events().count();
    for (index, (event, happened)) in change.new_events().enumerate() {
        // Nothing follows a game's end.
        let ends = index + 1 == appended && game.ending().is_some();
        notices.extend(notices_of_event(change, game, event, happened, ends));
    }
    notices
}

/// The notices of the event with the number `event`, which may have ended the game.
fn notices_of_event(
    change: &GameChange,
    game: &Game,
    event: u32,
    happened: &Event,
    ends: bool,
) -> Vec<Notice> {
    let id = change.new.id;
    let both = |kind: NoticeKind| Color::ALL.map(|color| to(game, color, kind.clone())).to_vec();
    match *happened {
        Event::ClaimRuled { .. } => both(NoticeKind::ClaimRuled { game: id, event }),
        _ if ends => both(NoticeKind::GameEnded { game: id, event }),
        Event::MovePlayed { .. } => {
            let ply = plies_with(change, event);
            // An answer that was left in advance has followed, or what was played elsewhere was told with
            // its result: there is nothing to do any more.
            let answered = ply != game.ply() || game.ending().is_some();
            if answered {
                return Vec::new();
            }
            vec![to(game, game.turn(), NoticeKind::YourMove { game: id, event, ply })]
        }
        Event::DrawDeclined { by, .. } => {
            vec![to(game, !by, NoticeKind::DrawDeclined { game: id, event })]
        }
        Event::Claimed { by, verdict, intended, .. } => match verdict {
            // The intended move follows at once, and its notice tells of the offer.
            ClaimVerdict::Incorrect { .. } if intended.is_some() => Vec::new(),
            ClaimVerdict::Incorrect { .. } => {
                vec![to(game, !by, NoticeKind::ClaimRejected { game: id, event })]
            }
            ClaimVerdict::Referred(_) => {
                vec![to(game, !by, NoticeKind::ClaimReferred { game: id, event })]
            }
            // It has ended the game.
            ClaimVerdict::Correct => Vec::new(),
        },
        Event::LeaveRegistered { by, leave, .. } => vec![on_leave(change, game, by, leave, false)],
        Event::LeaveCancelled { by, leave, .. } => vec![on_leave(change, game, by, leave, true)],
        Event::OutageCredited { outage: Interval { from, until }, .. } => {
            both(NoticeKind::OutageCredited { section: change.new.section, from, until })
        }
        Event::FlagFell { .. } => both(NoticeKind::FlagFell { game: id, event }),
        Event::Directed { decision, directive, .. } => {
            directed(change, game, event, (decision, directive))
        }
        // What these mean is seen with the next move.
        Event::CountStarted { .. }
        | Event::CountStopped { .. }
        | Event::ReflectionAnnounced { .. }
        | Event::TimeRefilled { .. } => Vec::new(),
        // Told above: they end the game.
        Event::DrawAccepted { .. }
        | Event::Resigned { .. }
        | Event::TimeForfeited { .. }
        | Event::SilenceForfeited { .. } => Vec::new(),
    }
}

/// One decision is told once, whatever it does: among its entries, that somebody else plays on is what there is to
/// tell. The substitute, and whoever played before, get one letter for all their games.
fn directed(
    change: &GameChange,
    game: &Game,
    event: u32,
    (number, directive): (u32, Directive),
) -> Vec<Notice> {
    let of_it = |event: &Event| match *event {
        Event::Directed { decision, directive, .. } if decision == number => Some(directive),
        _ => None,
    };
    let replaces = |event: &Event| matches!(of_it(event), Some(Directive::Replaced { .. }));
    let first = game.log().iter().position(|event| of_it(event).is_some());
    let told = game.log().iter().position(replaces).or(first);
    if told.is_some_and(|told| told + 1 != event as usize) {
        return Vec::new();
    }
    let kind = NoticeKind::Directed { game: change.new.id, event };
    match directive {
        Directive::Replaced { by, .. } => vec![to(game, !by, kind)],
        _ => Color::ALL.map(|color| to(game, color, kind.clone())).to_vec(),
    }
}

/// Tells the opponent of a leave, in whichever of their games it is seen first.
fn on_leave(
    change: &GameChange,
    game: &Game,
    by: Color,
    leave: Interval,
    cancelled: bool,
) -> Notice {
    let kind = NoticeKind::OpponentLeave {
        leaver: *game.players().get(by),
        section: change.new.section,
        from: leave.from,
        until: leave.until,
        cancelled,
    };
    to(game, !by, kind)
}

/// The notices of a message: none where it travels with an event, whose notice shows it. What the
/// director writes both players get.
pub fn notices_of_message(new: &NewMessage, game: &Game) -> Vec<Notice> {
    if new.message.id.starts_with(WITH_EVENT) {
        return Vec::new();
    }
    let kind = NoticeKind::Message { game: new.game, id: new.message.id.clone() };
    let told = |color: &Color| Writer::Player(*color) != new.message.by;
    Color::ALL.into_iter().filter(told).map(|color| to(game, color, kind.clone())).collect()
}

/// Half-moves in the log up to the event with this number.
fn plies_with(change: &GameChange, event: u32) -> u16 {
    let until = usize::try_from(event).unwrap_or(usize::MAX);
    let moves = change.new.log.iter().take(until);
    let moves = moves.filter(|event| matches!(event, Event::MovePlayed { .. })).count();
    u16::try_from(moves).unwrap_or(u16::MAX)
}

fn to(game: &Game, color: Color, kind: NoticeKind) -> Notice {
    Notice { player: *game.players().get(color), kind }
}
