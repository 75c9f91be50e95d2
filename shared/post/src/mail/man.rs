//! A man on a board that is shown in a mail.

use rules::Color;

/// A man on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Man {
    /// Its small letter in FEN.
    pub(super) letter: char,
    /// Whose it is.
    pub(super) color: Color,
    /// A met that was a bia.
    pub(super) turned: bool,
}
