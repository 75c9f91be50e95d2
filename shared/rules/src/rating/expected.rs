//! The expected score of a game by the printed table (`RAT-1-2`, `RAT-4`, `RAT-8`, `SKS-2-3`).

/// Greatest difference of two ratings that counts (`RAT-8`, `SKS-2-3`).
pub const DIFFERENCE_MAX: u16 = 350;

/// The table as it is printed: from a difference, to a difference, expected score of the higher rated
/// player and of the lower rated one. In force with the rules of 2020; that of 2014 is the same.
const PRINTED: &str = include_str!("../../tables/2020/difference_to_expected_score.csv");

/// The expected score of the higher rated player in hundredths, by the difference.
const HIGHER_RATED: [u8; DIFFERENCE_MAX as usize + 1] = by_difference(PRINTED.as_bytes());

/// The expected score of a player in hundredths of a point (`RAT-4`). Differences beyond 350 count as
/// 350, and values are taken as printed, with no third decimal (`RAT-8`, `SKS-2-3`).
pub fn expected_score(own: u16, opponent: u16) -> u8 {
    let difference = own.abs_diff(opponent).min(DIFFERENCE_MAX);
    let higher = HIGHER_RATED[usize::from(difference)];
    // Both columns of a row are 1 together.
    if own >= opponent { higher } else { 100 - higher }
}

/// Reads the table while the program is compiled: a row that cannot be read is a fault of the build.
const fn by_difference(csv: &[u8]) -> [u8; DIFFERENCE_MAX as usize + 1] {
    let mut scores = [0; DIFFERENCE_MAX as usize + 1];
    let mut at = next_line(csv, 0);
    let mut difference = 0;
    while at < csv.len() {
        let (from, next) = number(csv, at);
        let (to, next) = number(csv, next);
        let (whole, next) = number(csv, next);
        let (hundredths, _) = number(csv, next);
        assert!(from == difference && whole == 0 && hundredths < 100);
        // The last row has no end, and it begins beyond the limit.
        while difference <= to && difference < scores.len() {
            scores[difference] = hundredths as u8;
            difference += 1;
        }
        difference = to + 1;
        at = next_line(csv, at);
    }
    scores
}

/// The digits from a place on as a number, and the place behind the character that ends them.
pub(super) const fn number(csv: &[u8], from: usize) -> (usize, usize) {
    let (mut at, mut number) = (from, 0);
    while at < csv.len() && csv[at].is_ascii_digit() {
        number = number * 10 + (csv[at] - b'0') as usize;
        at += 1;
    }
    (number, at + 1)
}

/// Where the line after a place begins.
pub(super) const fn next_line(csv: &[u8], from: usize) -> usize {
    let mut at = from;
    while at < csv.len() && csv[at] != b'\n' {
        at += 1;
    }
    at + 1
}
