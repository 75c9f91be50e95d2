//! `posthorn perft`: the number of positions after so many half-moves, the field's test of a move
//! generator.

use std::process::ExitCode;
use std::time::Instant;

use clap::{Args, ValueEnum};
use rules::{Position, Variant};

/// Count the positions that the legal moves lead to.
#[derive(Debug, Args)]
pub struct Options {
    /// Which chess.
    #[arg(long, value_enum, default_value_t = VariantName::Chess)]
    pub variant: VariantName,
    /// The position to start from; the variant's own start when none is given.
    #[arg(long)]
    pub fen: Option<String>,
    /// Half-moves.
    pub depth: u32,
}

/// A variant by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum VariantName {
    /// Orthodox chess.
    Chess,
    /// Chess960; castling rights in X-FEN or Shredder-FEN.
    Chess960,
    /// Thai chess.
    Makruk,
}

impl From<VariantName> for Variant {
    fn from(name: VariantName) -> Variant {
        match name {
            VariantName::Chess => Variant::Chess,
            VariantName::Chess960 => Variant::Chess960,
            VariantName::Makruk => Variant::Makruk,
        }
    }
}

/// Runs the command: 0 with the figures, 2 when the FEN is no position.
pub fn run(options: &Options) -> ExitCode {
    let variant = options.variant.into();
    let position = match &options.fen {
        Some(fen) => Position::from_fen(variant, fen),
        None => Ok(Position::start(variant)),
    };
    let position = match position {
        Ok(position) => position,
        Err(error) => {
            eprintln!("posthorn: {error}");
            return ExitCode::from(2);
        }
    };
    let (nodes, nanoseconds) = count(&position, options.depth);
    let nodes_per_second = u128::from(nodes) * 1_000_000_000 / nanoseconds.max(1);
    println!("nodes {nodes}");
    println!("nodes per second {nodes_per_second}");
    ExitCode::SUCCESS
}

/// The positions, and the nanoseconds that it took to count them.
fn count(position: &Position, depth: u32) -> (u64, u128) {
    let start = Instant::now();
    let nodes = position.perft(depth);
    (nodes, start.elapsed().as_nanos())
}
