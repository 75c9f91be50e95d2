//! Cells of the tables that are taken out as CSV: a spreadsheet takes for a formula what begins like one, whoever
//! wrote it, so that such a text gets an apostrophe in front. Whoever reads the file here takes it off again.

use std::borrow::Cow;

/// What a formula begins with, in one program or another.
const FORMULA: [u8; 6] = [b'=', b'+', b'-', b'@', b'\t', b'\r'];

/// A cell as it is written: numbers stay as they are, the negative ones, too.
pub fn cell(text: &str) -> Cow<'_, str> {
    let begins = text.as_bytes().first().is_some_and(|first| FORMULA.contains(first));
    if !begins || is_number(text) { Cow::Borrowed(text) } else { Cow::Owned(format!("'{text}")) }
}

/// A cell as it was before [`cell`].
pub(crate) fn without_apostrophe(field: &[u8]) -> &[u8] {
    match field {
        [b'\'', rest @ ..] if rest.first().is_some_and(|first| FORMULA.contains(first)) => rest,
        _ => field,
    }
}

fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let mut parts = digits.splitn(2, ['.', ',']);
    parts.all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_become_texts() {
        for text in
            ["=HYPERLINK(1)", "+A1", "-C", "@SUM(1)", "\tx", "\rx", "-", "-1-1", "+1.", "=1"]
        {
            let written = cell(text);
            assert_eq!(written, format!("'{text}"));
            assert_eq!(without_apostrophe(written.as_bytes()), text.as_bytes());
        }
        for text in ["", "Novák", "-12", "+3", "-0.25", "1=1", "'t Hooft", "O'Brien", "½"] {
            assert_eq!(cell(text), text);
            assert_eq!(without_apostrophe(text.as_bytes()), text.as_bytes());
        }
    }
}
