//! Who has White (FIDE Handbook C.04.3, article 5).

use super::record::{Due, Record};
use crate::Color;

/// The colour of the higher ranked of two, each with the pairing number; `initial` is that of the first number in the
/// first round.
pub(super) fn colour_of(higher: (usize, &Record), lower: &Record, initial: Color) -> Color {
    let (number, higher) = higher;
    match (higher.due(), lower.due()) {
        (None, None) if number.is_multiple_of(2) => initial,
        (None, None) => !initial,
        (Some((colour, _)), None) => colour,
        (None, Some((colour, _))) => !colour,
        (Some((own, _)), Some((other, _))) if own != other => own,
        (Some((colour, own)), Some((_, other))) => {
            let own = (own, ahead(higher, own));
            let other = (other, ahead(lower, other));
            match own.cmp(&other) {
                std::cmp::Ordering::Greater => colour,
                std::cmp::Ordering::Less => !colour,
                std::cmp::Ordering::Equal => alternated(higher, lower).unwrap_or(colour),
            }
        }
    }
}

/// Of two colours that are absolutely due the one counts more whose player is further from balance.
fn ahead(record: &Record, due: Due) -> i32 {
    match due {
        Due::Absolute => record.surplus().abs(),
        Due::Strong | Due::Mild => 0,
    }
}

/// The colour that the other one had in the last round in which they differed.
fn alternated(higher: &Record, lower: &Record) -> Option<Color> {
    let both = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    both.filter(|(own, other)| own != other).map(|(_, other)| *other).next()
}
