//! What a replacement does to the games of its board. The reasons stay with the team and the officials: opponents read
//! the rulings.

use super::{Found, Seated};
use crate::{
    DecidedRuling, DirectedGame, Directive, Event, Game, GameId, Instant, PlayerId, Reason, Ruling,
    RulingKind, Stop,
};

/// While a substitute is looked for the clocks stand still (`TR-8.7b`): what is done to each unfinished game of the
/// player. Those that cannot be stopped, as in Triple Block, are left as they are.
pub fn await_substitute<'a>(
    games: impl IntoIterator<Item = (GameId, &'a Game)>,
    player: PlayerId,
    (by, at): (PlayerId, Instant),
) -> DecidedRuling {
    let can_stop =
        |(_, game): &(GameId, &Game)| game.may_direct(&[Directive::ClocksStopped], at).is_ok();
    let stopped = games.into_iter().filter(can_stop);
    let stop = |(game, _): (GameId, &Game)| DirectedGame {
        game,
        directives: vec![Directive::ClocksStopped],
    };
    decided(RulingKind::AwaitSubstitute, player, (by, at), stopped.map(stop).collect())
}

/// A substitute sits down (`TR-8.7b`): in each unfinished game of the player, the clocks that stood still for it,
/// by the rulings `waited`, going on from the day on which the substitute begins, with the handicap (`SKS-7.7`).
pub fn seat_substitute<'a>(
    games: impl IntoIterator<Item = (GameId, &'a Game)>,
    replaced: PlayerId,
    seated: &Seated,
    waited: &[u32],
) -> DecidedRuling {
    let seat = |(id, game): (GameId, &Game)| {
        let by = game.color_of(replaced)?;
        let over = game.ending().is_some() || game.is_in_adjudication();
        let mut directives = vec![];
        if stands_for(game, waited) {
            directives.push(Directive::ClocksResumed);
        }
        directives.push(Directive::Replaced { by, player: seated.player, from: seated.from });
        let days = i32::try_from(seated.handicap_days).unwrap_or(i32::MAX);
        if days > 0 && !game.is_played_elsewhere() {
            directives.push(Directive::ClockAdjusted { by, days, moves: 0 });
        }
        (!over).then_some(DirectedGame { game: id, directives })
    };
    let games = games.into_iter().filter_map(seat).collect();
    decided(RulingKind::Replace, replaced, (seated.by, seated.at), games)
}

/// Nobody is replaced: the clocks that stood still for it, by the rulings `waited`, go on.
pub fn play_on<'a>(
    games: impl IntoIterator<Item = (GameId, &'a Game)>,
    player: PlayerId,
    (by, at): (PlayerId, Instant),
    waited: &[u32],
) -> DecidedRuling {
    let stood = games.into_iter().filter(|(_, game)| stands_for(game, waited));
    let resume = |(game, _): (GameId, &Game)| DirectedGame {
        game,
        directives: vec![Directive::ClocksResumed],
    };
    decided(RulingKind::ResumeClocks, player, (by, at), stood.map(resume).collect())
}

/// Whether the game stands still by one of these rulings, and by no other.
fn stands_for(game: &Game, rulings: &[u32]) -> bool {
    let by = game.log().iter().rev().find_map(|event| match *event {
        Event::Directed { decision, directive: Directive::ClocksStopped, .. } => Some(decision),
        _ => None,
    });
    let is_stopped = game.stopped().is_some_and(|stopped| stopped.why == Stop::Director);
    is_stopped && by.is_some_and(|by| rulings.contains(&by))
}

fn decided(
    kind: RulingKind,
    player: PlayerId,
    (by, at): (PlayerId, Instant),
    mut games: Vec<DirectedGame>,
) -> DecidedRuling {
    games.sort_by_key(|directed| directed.game);
    let ruling = Ruling { player: Some(player), ..Ruling::new(kind, by, at, String::new()) };
    DecidedRuling { ruling, games }
}

impl Found {
    /// How a substitute finds the games of a player.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Game>, player: PlayerId) -> Found {
        let mut found = Found::default();
        for game in games {
            let Some(color) = game.color_of(player) else { continue };
            let ending = game.ending();
            if ending.is_some_and(|ending| ending.reason == Reason::Cancelled) {
                continue;
            }
            let moves = (0..game.plies().len()).filter(|index| game.mover(*index) == color);
            found.games += 1;
            found.finished += u32::from(ending.is_some());
            found.moves += u32::try_from(moves.count()).unwrap_or(u32::MAX);
        }
        found
    }
}

/// Moves on average from which on no status can be applied for (`TR-8.7e`, `SKS-7.8-9`).
const STATUS_MOVES: u32 = 10;

impl Found {
    /// Whether the substitute may apply for the status: no game finished, fewer than 10 moves a game on average
    /// (`TR-8.7e`, `SKS-7.8-9`).
    pub fn lets_apply(self) -> bool {
        self.finished == 0 && self.moves < STATUS_MOVES * self.games
    }
}
