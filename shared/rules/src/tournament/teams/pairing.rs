//! Colours in events of teams (`TR-8.7g`).

use crate::tournament::{Pairing, System, round_robin};

/// Who plays whom on a board, counted from 0, by the start numbers of the teams, counted from 0; in the order of
/// the rounds of a table for so many players. `double` adds the same games with colours reversed.
///
/// On board 1 the team drawn as number 1 has White against even numbers. Colours alternate by players, so that of
/// any two teams the one with the lower number has White there where the sum of both is odd, and by boards, so that
/// on board 2 all of them are reversed (`TR-8.7g`). On each board nobody's colours differ by more than one.
///
/// The tables for individual players do not fit: they turn the games of the last number.
pub fn team_pairings(teams: usize, board: usize, double: bool) -> Vec<Pairing> {
    let mut pairings = round_robin(teams, false);
    for pairing in &mut pairings {
        let (low, high) = (pairing.white.min(pairing.black), pairing.white.max(pairing.black));
        let is_low_white = (low + high + board) % 2 == 1;
        (pairing.white, pairing.black) = if is_low_white { (low, high) } else { (high, low) };
    }
    if double {
        let last_round = pairings.iter().map(|pairing| pairing.round).max().unwrap_or(0);
        let reversed: Vec<Pairing> = pairings
            .iter()
            .map(|pairing| Pairing {
                round: pairing.round + last_round,
                white: pairing.black,
                black: pairing.white,
            })
            .collect();
        pairings.extend(reversed);
    }
    pairings
}

/// Who plays whom in a section of so many players: on a board of teams, counted from 1, by the start numbers of the
/// teams (`TR-8.7g`), elsewhere as the system says.
pub fn section_pairings(system: System, board: Option<u8>, players: usize) -> Vec<Pairing> {
    match board {
        Some(board) => {
            let double = system == System::RoundRobin { double: true };
            team_pairings(players, usize::from(board.saturating_sub(1)), double)
        }
        None => system.pairings(players),
    }
}
