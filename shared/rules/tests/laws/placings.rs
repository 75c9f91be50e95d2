//! TR-0.4, TR-1.0.9, TR-1.1-1.5, TR-8.5: what a section leaves with its players, also while it runs.

use proptest::prelude::*;
use rules::tournament::{
    CANDIDATES_ADVANCING, CycleSection, PlayedGame, SectionId, Stage, TieBreak,
};
use rules::{HalfPoints, Instant};

const TIE_BREAKS: &[TieBreak] =
    &[TieBreak::Wins, TieBreak::SonnebornBerger, TieBreak::DirectEncounter];

/// The games of a table from digits: 0 running, 1 White wins, 2 drawn, 3 Black wins, 4 lost by both.
fn table(players: usize, digits: &[u8]) -> Vec<PlayedGame> {
    let pairs = (0..players).flat_map(|one| (one + 1..players).map(move |other| (one, other)));
    let halves = |white, black| Some((HalfPoints(white), HalfPoints(black)));
    pairs
        .zip(digits.iter().copied().chain(std::iter::repeat(0)))
        .map(|((white, black), digit)| PlayedGame {
            white,
            black,
            result: match digit {
                0 => None,
                1 => halves(2, 0),
                2 => halves(1, 1),
                3 => halves(0, 2),
                _ => halves(0, 0),
            },
            flag: None,
        })
        .collect()
}

fn section<'a>(players: usize, games: &'a [PlayedGame], silent: &'a [usize]) -> CycleSection<'a> {
    CycleSection {
        section: SectionId(1),
        stage: Stage::WorldChampionshipSemiFinal,
        category: None,
        advancing: CANDIDATES_ADVANCING,
        tie_breaks: TIE_BREAKS,
        players,
        games,
        silent,
        ended_at: None,
        later_editions: 0,
    }
}

/// The worst place by going through every way in which the games can end.
fn worst_places(players: usize, games: &[PlayedGame]) -> Vec<usize> {
    let mut worst = vec![1; players];
    let running: Vec<usize> =
        (0..games.len()).filter(|game| games[*game].result.is_none()).collect();
    let ways = 4_usize.pow(u32::try_from(running.len()).expect("few games"));
    for way in 0..ways {
        let mut scores = vec![0_u32; players];
        let mut rest = way;
        for game in games {
            let (white, black) = game.result.map_or_else(
                || {
                    let points = [(2, 0), (1, 1), (0, 2), (0, 0)][rest % 4];
                    rest /= 4;
                    points
                },
                |(white, black)| (white.0.into(), black.0.into()),
            );
            scores[game.white] += white;
            scores[game.black] += black;
        }
        for player in 0..players {
            let reach = scores.iter().filter(|other| **other >= scores[player]).count();
            worst[player] = worst[player].max(reach);
        }
    }
    worst
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// TR-1.1-1.5: while games run a place counts that is certain, whatever becomes of them; and it does
    /// count as soon as it is.
    #[test]
    fn a_certain_place_is_the_worst(
        players in 3_usize..7,
        digits in proptest::collection::vec(0_u8..5, 15),
        kept in proptest::collection::vec(0_usize..15, 6),
    ) {
        // At most six games run, else there are too many ways.
        let digits: Vec<u8> = digits
            .iter()
            .enumerate()
            .map(|(game, digit)| if *digit == 0 && !kept.contains(&game) { 2 } else { *digit })
            .collect();
        let games = table(players, &digits);
        let running = section(players, &games, &[]);
        for (player, worst) in worst_places(players, &games).into_iter().enumerate() {
            let expected = u32::try_from(worst).ok().filter(|place| *place <= 4);
            prop_assert_eq!(running.placing(player).expect("a placing").place, expected);
        }
    }
}

/// TR-1.0.9: tie-breaks always apply; who is not told apart shares the place. TR-8.5: whoever has withdrawn
/// silently qualifies for nothing.
#[test]
fn placings_of_a_table() {
    // A beats B, the others draw.
    let games = table(4, &[1, 2, 2, 2, 2, 2]);
    let over = CycleSection { ended_at: Some(Instant::from_unix(0)), ..section(4, &games, &[3]) };
    let places = (0..4).map(|player| {
        let it = over.placing(player)?;
        assert_eq!((it.possible, it.plus, it.open), (6, true, 0));
        Some((it.place?, it.shared, it.half_points))
    });
    let expected = [Some((1, false, 4)), Some((4, false, 2)), Some((2, true, 3)), None];
    assert_eq!(places.collect::<Vec<_>>(), expected);
    // All drawn: everybody is first, and nobody goes on.
    let games = table(4, &[2; 6]);
    let over = CycleSection { ended_at: Some(Instant::from_unix(0)), ..section(4, &games, &[]) };
    for player in 0..4 {
        let placing = over.placing(player).expect("a placing");
        assert_eq!((placing.place, placing.shared, placing.plus), (Some(1), true, false));
    }
    assert_eq!(over.placing(4), None, "nobody has this number");
}
