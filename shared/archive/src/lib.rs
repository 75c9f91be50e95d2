//! The archive: every finished game, found by what is known of it and by the positions that it went through.
//!
//! It is derived from the logs of the games and never the truth: built afresh as a whole, kept as three files, and
//! read from them without anything else. No names are in it, so that nobody has to be taken out of it.
//!
//! - The [`Catalog`] has a line for each game, in the order in which they ended. It is held in memory whole, about
//!   70 bytes a game, and gone through from end to end for whatever is asked: a million lines take milliseconds,
//!   and each question is asked of all that is known of a game, not of what somebody has made an index for.
//! - The positions have for each the moves that were played in it, and for each of these the games. They stand in
//!   buckets by their [fingerprint](rules::Position::fingerprint), of which one is read for a question.
//! - The directory says where each bucket begins.

mod build;
mod bytes;
mod catalog;
mod explore;
mod filter;
mod game;
mod positions;
#[cfg(test)]
mod tests;

pub use build::{Archived, Build, Built};
pub use catalog::Catalog;
pub use explore::{Counts, Explored, ExploredMove, RATING_CLASS};
pub use filter::{AskedPlayer, Filter, Kind, Outcome};
pub use game::ArchivedGame;
pub use positions::{Buckets, Played};

/// A file of the archive is not as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the archive is damaged")]
pub struct Damaged;

/// Changes whenever what the files hold does, the table of openings among it: then they are built again. The layout
/// has a new number with each change of [`ArchivedGame`] or of what stands in it, or of the buckets.
pub fn format() -> u32 {
    const LAYOUT: u32 = 2;
    LAYOUT ^ rules::Opening::table_number()
}
