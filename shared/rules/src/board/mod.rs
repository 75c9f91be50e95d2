//! The board: positions, moves and how they are written, chess, Chess960 and Makruk.

mod board_ending;
mod chess960;
mod dead;
mod fingerprint;
mod legal_move;
mod makruk;
mod move_code;
pub mod notation;
mod opening;
mod position;
mod variant;

pub use board_ending::BoardEnding;
pub use chess960::StartNumber;
pub use legal_move::LegalMove;
pub use makruk::{Count, Honour};
pub use move_code::MoveCode;
pub use opening::{Opening, OpeningNumber};
pub use position::{ParsePositionError, Position};
pub use variant::Variant;
