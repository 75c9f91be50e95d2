//! Bytes in hexadecimal, as `sha256sum` writes them.

/// Two small digits a byte.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from_digit(nibble.into(), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// 32 bytes; none for anything but 64 digits in small letters, the one way in which they are written.
pub fn read_hex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 2 * bytes.len() {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = digits.iter().try_fold(0, |byte, digit| match digit {
            b'0'..=b'9' => Some(byte << 4 | (digit - b'0')),
            b'a'..=b'f' => Some(byte << 4 | (digit - b'a' + 10)),
            _ => None,
        })?;
    }
    Some(bytes)
}
