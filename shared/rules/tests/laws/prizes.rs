//! TR-3.5: who wins a prize in the World Cup.

use rules::HalfPoints;
use rules::tournament::{PlayedGame, RuleSet, Stage, prize_winners, standings};

/// A section in which whoever has the lower number has won, but for the last `drawn` games; the very last one
/// still runs where it is not over.
fn section(players: usize, drawn: usize, over: bool) -> Vec<PlayedGame> {
    let pairs =
        (0..players).flat_map(|white| (white + 1..players).map(move |black| (white, black)));
    let pairs: Vec<(usize, usize)> = pairs.collect();
    let game = |(number, (white, black)): (usize, &(usize, usize))| {
        let halves = if number + drawn >= pairs.len() { 1 } else { 2 };
        let runs = !over && number + 1 == pairs.len();
        let result = (!runs).then_some((HalfPoints(halves), HalfPoints(2 - halves)));
        PlayedGame { white: *white, black: *black, result, flag: None }
    };
    pairs.iter().enumerate().map(game).collect()
}

/// The start numbers of the winners of prizes, counted from 1.
fn winners(stage: Stage, players: usize, games: &[PlayedGame]) -> Vec<usize> {
    let table = standings(players, games, RuleSet::Iccf.tie_breaks());
    prize_winners(stage, &table).into_iter().map(|standing| standing.player + 1).collect()
}

/// TR-3.5: the winner of a preliminary or semi-final section, and half of the participants of a Final, the larger
/// half of an odd number; nobody while a game runs, and nobody elsewhere.
#[test]
fn who_wins_a_prize_in_the_cup() {
    let (preliminary, semi_final, last) =
        (Stage::WorldCupPreliminary, Stage::WorldCupSemiFinal, Stage::WorldCupFinal);
    for (stage, players, expected) in [
        (preliminary, 7, 1),
        (preliminary, 11, 1),
        (semi_final, 13, 1),
        (last, 9, 5),
        (last, 10, 5),
        (last, 11, 6),
        (last, 15, 8),
        (Stage::WorldChampionshipFinal, 13, 0),
        (Stage::OpenClass, 7, 0),
        (Stage::NationalCupFinal, 9, 0),
    ] {
        let first: Vec<usize> = (1..=expected).collect();
        assert_eq!(winners(stage, players, &section(players, 0, true)), first, "{stage:?}");
        let running = winners(stage, players, &section(players, 0, false));
        assert!(running.is_empty(), "{stage:?}: {running:?}");
    }
    // Tie-breaks tell players apart; who shares the last place all the same wins, too.
    let mut shared = section(3, 3, true);
    assert_eq!(winners(preliminary, 3, &shared), [1, 2, 3], "nothing tells them apart");
    shared[0].result = Some((HalfPoints(2), HalfPoints(0)));
    shared[1].result = Some((HalfPoints(0), HalfPoints(2)));
    shared[2].result = Some((HalfPoints(1), HalfPoints(1)));
    assert_eq!(winners(preliminary, 3, &shared), [3], "one and a half points");
    // Who has no game that counts did not take part: of ten there are nine.
    assert_eq!(winners(last, 10, &section(9, 0, true)), [1, 2, 3, 4, 5]);
}
