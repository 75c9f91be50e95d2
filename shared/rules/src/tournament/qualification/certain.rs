//! What is certain of a place while games still run.

use crate::tournament::{Flag, PlayedGame};

/// The points of a game, in half points.
const GAME: u32 = 2;

/// A table while games still run: what each has, and what can still come to it.
struct Running {
    /// Half points from finished games, by start number.
    has: Vec<u32>,
    /// Running games of two players, whichever has White.
    between: Vec<Vec<u32>>,
    /// Running games of a player.
    running: Vec<u32>,
}

/// The place that a player has at worst, up to `last`, whatever becomes of the games that still run; none
/// where that place is behind it. Whoever can still have as many points counts as ahead: what tie-breaks
/// will say is not certain before the end (`TR-1.1-1.5`).
///
/// Places are counted from 1, players from 0. A game that is adjudicated, lost by both or cancelled gives
/// nobody more than a finished one, so that no such end takes the place away.
pub(super) fn certain_place(
    players: usize,
    games: &[PlayedGame],
    own: usize,
    last: u32,
) -> Option<u32> {
    if own >= players {
        return None;
    }
    let table = Running::of(players, games);
    // At worst the player has no more points.
    let threshold = table.has[own];
    let rivals: Vec<Rival> = (0..players)
        .filter(|player| *player != own)
        .map(|player| Rival { player, lacks: threshold.saturating_sub(table.has[player]) })
        .filter(|rival| rival.lacks <= table.running[rival.player].saturating_mul(GAME))
        .collect();
    let place_holds = |place: &u32| {
        let ahead = usize::try_from(*place).unwrap_or(usize::MAX);
        !table.can_all_reach(&rivals, &mut Vec::new(), ahead)
    };
    (1..=last).find(place_holds)
}

/// Somebody who can still have as many points, and how many half points are missing.
#[derive(Clone, Copy)]
struct Rival {
    player: usize,
    lacks: u32,
}

impl Running {
    fn of(players: usize, games: &[PlayedGame]) -> Running {
        let mut table = Running {
            has: vec![0; players],
            between: vec![vec![0; players]; players],
            running: vec![0; players],
        };
        let counts = |game: &&PlayedGame| {
            let there = game.white < players && game.black < players && game.white != game.black;
            there && game.flag != Some(Flag::Cancelled)
        };
        for game in games.iter().filter(counts) {
            let PlayedGame { white, black, .. } = *game;
            if let Some((points, others)) = game.result {
                table.has[white] += u32::from(points.0);
                table.has[black] += u32::from(others.0);
            } else {
                table.running[white] += 1;
                table.running[black] += 1;
                table.between[white][black] += 1;
                table.between[black][white] += 1;
            }
        }
        table
    }

    /// Whether some `more` of the rivals can, together with those who are `chosen`, all have the points.
    fn can_all_reach(&self, rivals: &[Rival], chosen: &mut Vec<Rival>, more: usize) -> bool {
        if more == 0 {
            return true;
        }
        (0..rivals.len().saturating_sub(more - 1)).any(|next| {
            chosen.push(rivals[next]);
            let reach = self.is_enough_for(chosen)
                && self.can_all_reach(&rivals[next + 1..], chosen, more - 1);
            chosen.pop();
            reach
        })
    }

    /// Whether the running games have points enough for all of them at once: for every part of them with
    /// the one who came last, no more may be missing than the games of that part can bring (Hall). Parts
    /// without that one were asked before.
    fn is_enough_for(&self, chosen: &[Rival]) -> bool {
        let Some((newest, others)) = chosen.split_last() else { return true };
        (0..1_u32 << others.len()).all(|part| {
            let within = |place: &usize| part & (1 << place) != 0;
            let mut part: Vec<Rival> =
                (0..others.len()).filter(within).map(|place| others[place]).collect();
            part.push(*newest);
            let lacks: u32 = part.iter().map(|rival| rival.lacks).sum();
            lacks <= self.games_of(&part).saturating_mul(GAME)
        })
    }

    /// Running games in which any of them plays.
    fn games_of(&self, part: &[Rival]) -> u32 {
        let each: u32 = part.iter().map(|rival| self.running[rival.player]).sum();
        let twice = part.iter().enumerate().flat_map(|(place, one)| {
            part[place + 1..].iter().map(|other| self.between[one.player][other.player])
        });
        each - twice.sum::<u32>()
    }
}
