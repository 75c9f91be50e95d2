//! Names that programs make for what they send, so that what is sent again is known.

use std::ops::RangeInclusive;

/// Whether a text is such a name: so many letters, digits and hyphens.
pub fn is_client_id(text: &str, characters: RangeInclusive<usize>) -> bool {
    let is_of_it = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    characters.contains(&text.len()) && text.bytes().all(is_of_it)
}
