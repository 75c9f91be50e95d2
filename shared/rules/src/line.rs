//! Texts that stand in one line: names.

/// Whether a text is one line of up to so many characters, and says something.
pub(crate) fn is_line(text: &str, most: usize) -> bool {
    // The two separators end a line too, though they are no control characters.
    let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    !text.trim().is_empty() && text.chars().count() <= most && !text.chars().any(breaks)
}
