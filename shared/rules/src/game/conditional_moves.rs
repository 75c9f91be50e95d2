//! Whether an event allows conditional moves.

use serde::{Deserialize, Serialize};

/// Whether an event allows conditional moves. New kinds are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ConditionalMoves {
    /// None.
    None,
    /// One line without branches.
    Linear,
    /// Lines with branches.
    #[default]
    Tree,
}

impl ConditionalMoves {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            ConditionalMoves::None => "none",
            ConditionalMoves::Linear => "linear",
            ConditionalMoves::Tree => "tree",
        }
    }
}
