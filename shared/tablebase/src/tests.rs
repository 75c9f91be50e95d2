//! What the tables say, and what damaged tables and bad servers come to.

mod damage;
mod folder;
mod remote;

use std::path::PathBuf;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

/// The position of a FEN, of either kind of chess: tables do not know castling.
#[track_caller]
fn position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("a FEN");
    fen.into_position(CastlingMode::Chess960).expect("a legal position")
}

/// The tables of up to four men, in the folder of test data that `POSTHORN_TEST_DATA` names.
/// Without it the run says what was not tested, and CI fails.
fn tables() -> Option<PathBuf> {
    let Ok(folder) = std::env::var("POSTHORN_TEST_DATA") else {
        let required = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!required, "CI requires POSTHORN_TEST_DATA");
        println!("NOT TESTED: POSTHORN_TEST_DATA is not set; tables were left out");
        return None;
    };
    Some(PathBuf::from(folder).join("syzygy"))
}
