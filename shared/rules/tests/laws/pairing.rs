//! Who plays whom: the printed tables.

use std::collections::{BTreeMap, BTreeSet};

use rules::tournament::{Pairing, START_NUMBERS_MAX, round_robin, scheveningen};

/// The Berger tables of the FIDE Handbook (C.05, annex 1), a round a line, White first.
const PRINTED: [(usize, &str); 6] = [
    (4, "1-4 2-3; 4-3 1-2; 2-4 3-1"),
    (6, "1-6 2-5 3-4; 6-4 5-3 1-2; 2-6 3-1 4-5; 6-5 1-4 2-3; 3-6 4-2 5-1"),
    (
        8,
        "1-8 2-7 3-6 4-5; 8-5 6-4 7-3 1-2; 2-8 3-1 4-7 5-6; 8-6 7-5 1-4 2-3; \
         3-8 4-2 5-1 6-7; 8-7 1-6 2-5 3-4; 4-8 5-3 6-2 7-1",
    ),
    (
        10,
        "1-10 2-9 3-8 4-7 5-6; 10-6 7-5 8-4 9-3 1-2; 2-10 3-1 4-9 5-8 6-7; \
         10-7 8-6 9-5 1-4 2-3; 3-10 4-2 5-1 6-9 7-8; 10-8 9-7 1-6 2-5 3-4; \
         4-10 5-3 6-2 7-1 8-9; 10-9 1-8 2-7 3-6 4-5; 5-10 6-4 7-3 8-2 9-1",
    ),
    (
        12,
        "1-12 2-11 3-10 4-9 5-8 6-7; 12-7 8-6 9-5 10-4 11-3 1-2; 2-12 3-1 4-11 5-10 6-9 7-8; \
         12-8 9-7 10-6 11-5 1-4 2-3; 3-12 4-2 5-1 6-11 7-10 8-9; 12-9 10-8 11-7 1-6 2-5 3-4; \
         4-12 5-3 6-2 7-1 8-11 9-10; 12-10 11-9 1-8 2-7 3-6 4-5; 5-12 6-4 7-3 8-2 9-1 10-11; \
         12-11 1-10 2-9 3-8 4-7 5-6; 6-12 7-5 8-4 9-3 10-2 11-1",
    ),
    (
        14,
        "1-14 2-13 3-12 4-11 5-10 6-9 7-8; 14-8 9-7 10-6 11-5 12-4 13-3 1-2; \
         2-14 3-1 4-13 5-12 6-11 7-10 8-9; 14-9 10-8 11-7 12-6 13-5 1-4 2-3; \
         3-14 4-2 5-1 6-13 7-12 8-11 9-10; 14-10 11-9 12-8 13-7 1-6 2-5 3-4; \
         4-14 5-3 6-2 7-1 8-13 9-12 10-11; 14-11 12-10 13-9 1-8 2-7 3-6 4-5; \
         5-14 6-4 7-3 8-2 9-1 10-13 11-12; 14-12 13-11 1-10 2-9 3-8 4-7 5-6; \
         6-14 7-5 8-4 9-3 10-2 11-1 12-13; 14-13 1-12 2-11 3-10 4-9 5-8 6-7; \
         7-14 8-6 9-5 10-4 11-3 12-2 13-1",
    ),
];

/// Pairings as the tables are printed.
fn printed(pairings: &[Pairing]) -> String {
    let mut rounds: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    for Pairing { round, white, black } in pairings {
        rounds.entry(*round).or_default().push(format!("{}-{}", white + 1, black + 1));
    }
    assert!(rounds.keys().copied().eq(1..=u16::try_from(rounds.len()).unwrap()));
    rounds.values().map(|round| round.join(" ")).collect::<Vec<_>>().join("; ")
}

/// TR-0.3: the tables as they are printed; with one player less, the last number is a bye.
#[test]
fn the_printed_tables() {
    for (players, table) in PRINTED {
        assert_eq!(printed(&round_robin(players, false)), table, "{players} players");
        let last = players.to_string();
        let without_last = |round: &str| {
            let games = round.split(' ').filter(|game| !game.split('-').any(|n| n == last));
            games.collect::<Vec<_>>().join(" ")
        };
        let odd = table.split("; ").map(without_last).collect::<Vec<_>>().join("; ");
        assert_eq!(printed(&round_robin(players - 1, false)), odd, "{} players", players - 1);
    }
}

/// How often each of `players` has White and Black.
fn colours(pairings: &[Pairing], players: usize) -> Vec<(usize, usize)> {
    let mut colours = vec![(0, 0); players];
    for pairing in pairings {
        colours[pairing.white].0 += 1;
        colours[pairing.black].1 += 1;
    }
    colours
}

/// Nobody plays twice in a round.
fn check_rounds(pairings: &[Pairing]) {
    let mut seen = BTreeSet::new();
    for pairing in pairings {
        for player in [pairing.white, pairing.black] {
            assert!(seen.insert((pairing.round, player)), "{pairing:?}");
        }
    }
}

/// TR-0.3: one game against everybody, or one with each colour, and as often White as Black.
#[test]
fn everybody_meets_everybody() {
    for players in 0..=40_usize {
        let single = round_robin(players, false);
        let pairs: BTreeSet<_> =
            single.iter().map(|p| (p.white.min(p.black), p.white.max(p.black))).collect();
        let games = players * players.saturating_sub(1) / 2;
        assert_eq!((single.len(), pairs.len()), (games, games), "{players} players");
        check_rounds(&single);
        for (white, black) in colours(&single, players) {
            assert_eq!(white.abs_diff(black), usize::from(players % 2 == 0), "{players} players");
        }
        let double = round_robin(players, true);
        assert_eq!(&double[..games], single);
        let both: BTreeSet<_> = double.iter().map(|p| (p.white, p.black)).collect();
        assert_eq!((double.len(), both.len()), (2 * games, 2 * games), "{players} players");
        check_rounds(&double);
        assert!(colours(&double, players).iter().all(|(white, black)| white == black));
    }
    assert!(round_robin(START_NUMBERS_MAX + 1, true).is_empty());
    assert_eq!(round_robin(START_NUMBERS_MAX, false).len(), 499_500);
    assert!(round_robin(usize::MAX, true).is_empty());
}

/// TR-10.0.1: everybody of one side against everybody of the other, colours even for each player
/// and each round.
#[test]
fn sides_meet() {
    for side in 0..=20_usize {
        let pairings = scheveningen(side);
        let met: BTreeSet<_> =
            pairings.iter().map(|p| (p.white.min(p.black), p.white.max(p.black))).collect();
        let all: BTreeSet<_> =
            (0..side).flat_map(|a| (side..2 * side).map(move |b| (a, b))).collect();
        assert_eq!((pairings.len(), &met), (side * side, &all), "{side} a side");
        check_rounds(&pairings);
        for (white, black) in colours(&pairings, 2 * side) {
            assert_eq!(white.abs_diff(black), side % 2, "{side} a side");
        }
        let white_of_first = |round: usize| {
            let games = pairings.iter().filter(|p| usize::from(p.round) == round);
            games.filter(|p| p.white < side).count()
        };
        // What is left over when half of the games cannot be had.
        let off = if side % 4 == 2 { 2 } else { side % 2 };
        for round in 1..=side {
            let white = white_of_first(round);
            assert_eq!(white.abs_diff(side - white), off, "{side} a side, round {round}");
        }
        let white: usize = (1..=side).map(white_of_first).sum();
        assert_eq!(white.abs_diff(side * side - white), side % 2, "{side} a side");
    }
    assert!(
        scheveningen(START_NUMBERS_MAX / 2 + 1).is_empty() && scheveningen(usize::MAX).is_empty()
    );
}
