//! How long a round of a Swiss tournament is paired.

use std::time::Instant as Stopwatch;

use rules::tournament::{SWISS_PLAYERS_MAX, SwissBout, SwissPairing, pair_swiss_round};
use rules::{Color, HalfPoints};

use super::{milliseconds, print};

const ROUNDS: usize = 11;

/// Prints the figures: the first round, which is one large bracket, and the slowest of them all.
pub(crate) fn run() {
    let present: Vec<usize> = (0..SWISS_PLAYERS_MAX).collect();
    let (mut before, mut times) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let start = Stopwatch::now();
        let paired = pair_swiss_round(SWISS_PLAYERS_MAX, &before, &present, ROUNDS, Color::White);
        times.push(start.elapsed());
        let paired = paired.expect("opponents are left");
        before.push(paired.iter().map(|pairing| bout(*pairing, round)).collect());
    }
    let name = |what: &str| format!("Swiss: {what} of {SWISS_PLAYERS_MAX} players");
    let first = times.first().copied().unwrap_or_default();
    let slowest = times.iter().max().copied().unwrap_or_default();
    print(&name("first round"), milliseconds(first), "ms");
    print(&name("slowest of 11 rounds"), milliseconds(slowest), "ms");
}

/// Results that look drawn, and are the same each time.
fn bout(pairing: SwissPairing, round: usize) -> SwissBout {
    match pairing {
        SwissPairing::Game { white, black } => {
            let halves = match (white * 7 + black * 5 + round * 3) % 5 {
                0 | 1 => 2,
                2 | 3 => 1,
                _ => 0,
            };
            let (white_points, black_points) = (HalfPoints(halves), HalfPoints(2 - halves));
            SwissBout::Game { white, black, white_points, black_points }
        }
        SwissPairing::Bye { player } => SwissBout::Alone { player, points: HalfPoints(2) },
    }
}
