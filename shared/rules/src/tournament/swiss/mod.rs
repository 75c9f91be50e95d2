//! Rounds of a Swiss tournament by the FIDE (Dutch) System (FIDE Handbook C.04.3, in force from 1 February 2026).
//!
//! Everybody has a pairing number, from 0 in the order of strength, which stays. A round is paired from the rounds
//! before it alone; nothing is drawn but the colour of the first round.
//!
//! The Handbook describes how pairings are tried one after the other, and which of two is the better. Here the best one
//! is calculated: the criteria of a pairing are sums over its pairs, which count one before the other, and the heaviest
//! matching of a graph with such weights is the best pairing. Among equally good ones the order in which the Handbook
//! would have come to them decides.

mod bracket;
mod colours;
mod criteria;
mod dutch;
mod matching;
mod record;
mod row;
mod scene;
#[cfg(test)]
mod tests;
mod weight;

pub use dutch::{SWISS_PLAYERS_MAX, SwissPairing, pair_swiss_round};
pub use record::SwissBout;
pub use row::{SwissRow, SwissSection};
