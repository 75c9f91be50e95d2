//! Known positions in a folder of tables: `LAW-5.1.3`, `LAW-5.2.4`.

use std::path::Path;

use rules::TableVerdict::{Draw, Loss, Win};
use rules::{TableAnswer, TableUnknown, TableVerdict};
use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup as _, Position as _};
use shakmaty_syzygy::Wdl;

use super::{position, tables};
use crate::folder::verdict;
use crate::{Error, Tablebase};

/// Positions and what is known of them, for the side to move.
const KNOWN: [(&str, TableVerdict); 24] = [
    // Queen against king; the last one takes the queen.
    ("8/8/8/8/8/2k5/8/K6Q w - - 0 1", Win),
    ("7k/8/8/8/8/8/8/KQ6 b - - 0 1", Loss),
    ("K7/8/8/8/8/8/1Qk5/8 b - - 0 1", Draw),
    // Mate and stalemate.
    ("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1", Loss),
    ("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", Draw),
    // Rook against rook; a rook that hangs; a rook that is won with check.
    ("8/8/3k4/8/8/3K4/r7/7R w - - 0 1", Draw),
    ("8/8/3k4/8/8/3K4/r7/7R b - - 0 1", Draw),
    ("8/8/3k4/8/8/3K4/8/r6R w - - 0 1", Win),
    ("8/8/3k4/8/8/3K4/8/r6R b - - 0 1", Win),
    ("r2k3R/8/8/8/8/3K4/8/8 b - - 0 1", Loss),
    // Bishop and knight win, two knights do not; bishops of one colour do not.
    ("8/8/8/4k3/8/8/8/KBN5 w - - 0 1", Win),
    ("8/8/8/4k3/8/8/8/KBN5 b - - 0 1", Loss),
    ("8/8/8/4k3/8/8/8/KNN5 w - - 0 1", Draw),
    ("8/8/8/4k3/8/8/8/KBB5 w - - 0 1", Win),
    ("8/8/8/4k3/8/8/8/KBB5 b - - 0 1", Loss),
    ("8/8/8/4k3/8/1B6/8/KB6 b - - 0 1", Draw),
    // The opposition decides: with the move, and without it.
    ("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1", Draw),
    ("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1", Loss),
    ("7k/8/8/8/8/8/7P/7K w - - 0 1", Draw),
    // Bare kings, which need no table; counters that would end a game by the 50-move rule.
    ("8/8/4k3/8/4K3/8/8/8 w - - 0 1", Draw),
    ("8/8/8/8/8/2k5/8/K6Q w - - 99 150", Win),
    ("7k/8/8/8/8/8/8/KQ6 b - - 120 200", Loss),
    // The same board with and without an en passant capture: it leaves bare kings, or the pawn runs.
    ("8/8/8/8/1pP5/8/1K6/7k b - c3 0 1", Draw),
    ("8/8/8/8/1pP5/8/1K6/7k b - - 0 1", Loss),
];

async fn probe(folder: &Path, position: &Chess) -> TableAnswer {
    let tablebase = Tablebase::folder(folder).expect("tables");
    tablebase.probe(position).await.expect("sound tables")
}

/// The position with the colours exchanged, upside down.
fn mirrored(position: &Chess) -> Chess {
    let setup = position.to_setup(EnPassantMode::Legal).into_mirrored();
    Chess::from_setup(setup, CastlingMode::Chess960).expect("a legal position")
}

/// `LAW-5.1.3`, `LAW-5.2.4`: a verdict is the mover's, whatever the colour.
#[tokio::test]
async fn known_positions_have_their_verdicts() {
    let Some(folder) = tables() else { return };
    for (fen, expected) in KNOWN {
        let position = position(fen);
        assert_eq!(probe(&folder, &position).await, Ok(expected), "{fen}");
        let mirrored = mirrored(&position);
        assert_eq!(probe(&folder, &mirrored).await, Ok(expected), "{fen} mirrored");
    }
}

/// Every verdict is the best of its moves': the signs are right, and en passant is not forgotten.
#[tokio::test]
async fn verdicts_agree_with_those_after_each_move() {
    let Some(folder) = tables() else { return };
    let tablebase = Tablebase::folder(&folder).expect("tables");
    let mut seen = [0; 3];
    for (fen, _) in KNOWN {
        let mut line = position(fen);
        for step in 0..12 {
            let moves = line.legal_moves();
            if moves.is_empty() || line.board().occupied().count() == 2 {
                break;
            }
            let mut best = Loss;
            for m in &moves {
                let mut after = line.clone();
                after.play_unchecked(*m);
                best = match (best, tablebase.probe(&after).await.expect("sound").expect("there")) {
                    (_, Loss) | (Win, _) => Win,
                    (_, Draw) | (Draw, _) => Draw,
                    (Loss, Win) => Loss,
                };
            }
            let found = tablebase.probe(&line).await.expect("sound");
            assert_eq!(found, Ok(best), "{fen} after {step} moves");
            seen[best as usize] += 1;
            line.play_unchecked(moves[step * 7 % moves.len()]);
        }
    }
    assert!(seen.iter().all(|count| *count >= 10), "{seen:?}");
}

/// `LAW-5.1.3`, `LAW-5.2.4`: the 50-move rule plays no part. Tables of four men know no cursed win.
#[test]
fn a_cursed_win_is_a_win() {
    let cases = [
        (Wdl::Win, Win),
        (Wdl::CursedWin, Win),
        (Wdl::Draw, Draw),
        (Wdl::BlessedLoss, Loss),
        (Wdl::Loss, Loss),
    ];
    cases.iter().for_each(|(wdl, expected)| assert_eq!(verdict(*wdl), *expected, "{wdl:?}"));
}

#[tokio::test]
async fn some_positions_have_no_verdict() {
    let Some(folder) = tables() else { return };
    let cases = [
        // Castling, by either side; without the right it is a plain win.
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Err(TableUnknown::CastlingRights)),
        ("r3k3/8/8/8/8/8/8/4K3 w q - 0 1", Err(TableUnknown::CastlingRights)),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Ok(Win)),
        // Five men; seven; eight, which no claim is for.
        ("8/8/3k4/8/8/8/r7/1KRR4 b - - 0 1", Err(TableUnknown::TableMissing)),
        ("8/8/3k4/8/pp6/8/PP6/KR6 w - - 0 1", Err(TableUnknown::TableMissing)),
        ("8/8/3k4/8/ppp5/8/PP6/KR6 w - - 0 1", Err(TableUnknown::TableMissing)),
    ];
    for (fen, expected) in cases {
        assert_eq!(probe(&folder, &position(fen)).await, expected, "{fen}");
    }
    let none = Tablebase::None.probe(&position("8/8/8/8/8/2k5/8/K6Q w - - 0 1")).await;
    assert_eq!(none.expect("nothing to fail"), Err(TableUnknown::TableMissing));
}

/// One table alone answers for what it holds.
#[tokio::test]
async fn a_folder_may_lack_tables() {
    let Some(folder) = tables() else { return };
    let few = tempfile::tempdir().expect("a folder");
    std::fs::copy(folder.join("KQvK.rtbw"), few.path().join("KQvK.rtbw")).expect("a table");
    std::fs::write(few.path().join("README.rtbw"), "no table").expect("a file");
    std::fs::create_dir(few.path().join("KRvK.rtbw")).expect("a folder");
    let Ok(Tablebase::Folder(folder)) = Tablebase::folder(few.path()) else { panic!("a table") };
    assert_eq!(folder.count(), 1);
    assert_eq!(format!("{folder:?}"), "Folder { count: 1, .. }");
    let queen = position("8/8/8/8/8/2k5/8/K6Q w - - 0 1");
    assert_eq!(probe(few.path(), &queen).await, Ok(Win));
    let rook = position("8/8/8/8/8/2k5/8/K6R w - - 0 1");
    assert_eq!(probe(few.path(), &rook).await, Err(TableUnknown::TableMissing));
}

#[test]
fn a_folder_without_tables_is_refused() {
    let empty = tempfile::tempdir().expect("a folder");
    assert!(matches!(Tablebase::folder(empty.path()), Err(Error::NoTable)));
    let nowhere = empty.path().join("nowhere");
    assert!(matches!(Tablebase::folder(&nowhere), Err(Error::Folder(_))));
}
