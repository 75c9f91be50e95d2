//! What XML can hold.

/// Whether XML 1.0 can hold a character at all, however it is written: of one that it cannot, a whole document
/// is refused by whoever reads it.
pub fn is_allowed(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}
