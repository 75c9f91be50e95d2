//! How much is written and left in advance in one game.

/// Longest message, in characters.
pub const MESSAGE_CHARACTERS_MAX: usize = 2_000;

/// Messages that players can write in one game, both together: its page still shows them all.
pub const MESSAGES_MAX: u32 = 500;

/// Most answers in all the lines of one player in one game.
pub const CONDITIONAL_BRANCHES_MAX: usize = 200;

/// Most answers in one line.
pub const CONDITIONAL_DEPTH_MAX: usize = 40;
