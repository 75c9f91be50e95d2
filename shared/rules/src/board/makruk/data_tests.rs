//! The data that lies outside the project: perft numbers, and games that Fairy-Stockfish counted.

use std::collections::HashMap;

use shakmaty::{Board, Color, Role};

use super::count::BOARD_LIMIT_PLIES;
use super::tests::{play, position};
use super::{Count, Honour, Makruk};

/// The lines of a table of the test data without its heading, split at the commas. Without the
/// folder that `POSTHORN_TEST_DATA` names the run says what was not tested, and CI fails.
fn table(path: &str) -> Option<Vec<Vec<String>>> {
    let Ok(folder) = std::env::var("POSTHORN_TEST_DATA") else {
        let required = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!required, "CI requires POSTHORN_TEST_DATA");
        println!("NOT TESTED: POSTHORN_TEST_DATA is not set; {path} was left out");
        return None;
    };
    let text =
        std::fs::read_to_string(format!("{folder}/{path}")).expect("a file of the test data");
    let rows = text.lines().skip(1).map(|line| line.split(',').map(str::to_owned).collect());
    Some(rows.collect())
}

/// `MAK-SETUP`, `MAK-PIECES`, `MAK-PROMOTION`, `MAK-NONE`
#[test]
fn perft_numbers() {
    let Some(rows) = table("makruk/perft.csv") else { return };
    assert_eq!(rows.len(), 25);
    for row in rows {
        let [marked, plain, numbers @ ..] = &*row else { panic!("{row:?}") };
        for (depth, number) in (1..).zip(numbers) {
            assert_eq!(position(marked).perft(depth).to_string(), *number, "{depth} from {marked}");
        }
        assert_eq!(numbers.len(), 4);
        let unmarked = position(plain);
        assert_eq!((position(marked).fen(), unmarked.fen()), (marked.clone(), plain.clone()));
        assert!(unmarked.promoted().is_empty() && unmarked.same_position(&position(marked)));
    }
    assert_eq!(Makruk::default().perft(5), 6_223_994);
}

/// How often Fairy-Stockfish counts where we do not, in all the games.
#[derive(Debug, Default, PartialEq)]
struct Differences {
    /// It starts a count of its own accord, where the side may start one.
    started: u32,
    /// It starts one for the side that is ahead in material.
    ahead: u32,
    /// It starts the lone khun's count at once with the capture of the last bia, a ply early.
    early: u32,
}

/// Brings our count to where Fairy-Stockfish has it.
///
/// DIFFERENCE: it counts always, as soon as there is no bia and whoever is behind; the source makes
/// counting the right of the disadvantaged side, so ours starts when told to, and may refuse.
fn follow(p: &mut Makruk, fen: &str, differences: &mut Differences) {
    if p.fen() == fen {
        return;
    }
    let turn = p.turn();
    if p.start_count(turn).is_some() {
        differences.started += 1;
        return;
    }
    assert_eq!(p.count(), None, "{fen}");
    let bare = |color| p.board().by_color(color).single_square().is_some();
    if bare(turn.other()) {
        // DIFFERENCE: a lone khun that takes the last bia has its count started before it is its
        // turn again. Ours starts a ply later, at the same number.
        let count = Count { by: turn.other(), honour: Honour::Pieces, ..early(p, turn) };
        p.count = Some(count);
        differences.early += 1;
    } else {
        // DIFFERENCE: the side to move starts a count by the board's honour also when it is ahead
        // in material. Ours is refused.
        let count =
            Count { by: turn, honour: Honour::Board, limit_plies: BOARD_LIMIT_PLIES, ply: 0 };
        p.count = Some(count);
        differences.ahead += 1;
    }
}

/// The count that the side not to move would start with, a ply before it can.
fn early(p: &Makruk, turn: Color) -> Count {
    let mut after = Makruk { turn: turn.other(), ..p.clone() };
    let count = after.start_count(turn.other()).expect("a lone khun counts");
    Count { ply: count.ply - 1, ..count }
}

/// `MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`, `MAK-END`
#[test]
fn games_that_were_counted() {
    let Some(rows) = table("makruk/counting_playouts.csv") else { return };
    let mut differences = Differences::default();
    let mut games = 0;
    let mut current: Option<Makruk> = None;
    let mut seen: HashMap<(Board, Color), u32> = HashMap::new();
    for row in &rows {
        let [game, ply, text, fen, legal, drawn, insufficient] = &**row else { panic!("{row:?}") };
        let mut p = match current.take().filter(|_| ply != "0") {
            Some(mut p) => {
                play(&mut p, text);
                follow(&mut p, fen, &mut differences);
                p
            }
            None => {
                seen.clear();
                games += 1;
                position(fen)
            }
        };
        let place = format!("game {game}, ply {ply}");
        assert_eq!(p.fen(), *fen, "{place}");
        assert_eq!(p.legal_moves().len().to_string(), *legal, "{place}");
        let times = seen.entry((p.board().clone(), p.turn())).or_default();
        *times += 1;
        let ends = p.count_ran_out() || *times >= 3;
        assert_eq!(u8::from(ends).to_string(), *drawn, "{place}");
        let both = Color::ALL.into_iter().all(|color| p.insufficient_material(color));
        assert_eq!(u8::from(both).to_string(), *insufficient, "{place}");
        assert!(p.count().is_none() || p.board().by_role(Role::Pawn).is_empty(), "{place}");
        // A FEN in the middle says the same as the game that led to it.
        let read = position(fen);
        assert_eq!(read.count(), p.count(), "{place}");
        p.halfmoves = if p.count().is_some() { 0 } else { p.halfmoves };
        assert_eq!(read, p, "{place}");
        current = Some(p);
    }
    assert_eq!((rows.len(), games), (3197, 30));
    assert_eq!(differences, Differences { started: 30, ahead: 6, early: 3 });
}
