//! The few words that players say of themselves, for everybody to read: one paragraph of text, in which nothing
//! changes how the page around it reads.

use unicode_normalization::UnicodeNormalization;

use crate::input::person_name::has_loose_marks;
use crate::{Problem, is_allowed};

/// Longest words, in characters.
pub const WORDS_CHARACTERS_MAX: usize = 300;

/// The words as they are kept: in NFC, each gap one space; none where nothing is left.
///
/// # Errors
/// `words_too_long`; `invalid_words` with characters that control the text around them or stand for nothing,
/// and with heaps of marks.
pub fn read_words(text: &str) -> Result<Option<String>, Problem> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let words: String = words.join(" ").nfc().collect();
    let refused = |code, detail: String| Err(Problem::invalid(code, detail));
    if words.chars().count() > WORDS_CHARACTERS_MAX {
        let detail = format!("Say it in {WORDS_CHARACTERS_MAX} characters.");
        return refused("words_too_long", detail);
    }
    let first_is_loose = has_loose_marks(&format!(" {words}"));
    if words.chars().any(|c| c.is_control() || !is_allowed(c) || turns_text(c)) || first_is_loose {
        let detail = "Leave out characters that cannot be seen, and marks that stand on no letter.";
        return refused("invalid_words", detail.to_owned());
    }
    Ok((!words.is_empty()).then_some(words))
}

/// Whether a character says in which direction what follows is read (Unicode's UAX 9), or is for private use.
fn turns_text(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        || matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let read = read_words(text);
        let code = read.as_ref().err().map_or("ok", Problem::code);
        assert_eq!(code, expected, "{text:?}");
    }

    #[test]
    fn words_of_people() {
        for text in [
            "Hraji korespondenčně od roku 1987; nejraději Makruk.",
            "I love long games – and my dog 🐕, ♞ & <b>cheese</b>.",
            "https://example.org is a text like any other",
            "Играю по переписке.",
            "משחק בהתכתבות",
            "เล่นหมากรุกไทยทางไปรษณีย์ ที่บ้าน",
            "पत्राचार शतरंज",
            "👨\u{200d}👩\u{200d}👧 ❤\u{fe0f} 1\u{fe0f}\u{20e3}",
            "می\u{200c}خواهم",
        ] {
            check(text, "ok");
        }
        let read = |text| read_words(text).expect("words");
        assert_eq!(
            read("  two\r\n\n lines\u{2028}and\ttabs "),
            Some("two lines and tabs".to_owned())
        );
        assert_eq!(read("Toma\u{301}s\u{30c}"), Some("Tomáš".to_owned()));
        assert_eq!(read(" \n\u{3000}"), None);
    }

    #[test]
    fn what_is_not_taken() {
        check(&"ž".repeat(WORDS_CHARACTERS_MAX), "ok");
        check(&"🐕".repeat(WORDS_CHARACTERS_MAX), "ok");
        check(&"ž".repeat(WORDS_CHARACTERS_MAX + 1), "words_too_long");
        for wrong in [
            "a\u{0}b",
            "a\u{7f}",
            "a\u{85}b\u{9b}",
            "\u{202e}live",
            "\u{2066}a",
            "a\u{200f}",
            "a\u{61c}",
            "X\u{ffff}",
            "X\u{fffe}",
            "\u{e000}",
            "\u{f0000}",
            "\u{301}a",
            "a \u{301}",
            "Z\u{308}\u{301}\u{302}\u{303}\u{304}\u{305}",
        ] {
            check(wrong, "invalid_words");
        }
    }
}
