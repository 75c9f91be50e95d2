//! A game's end as the lines of its section and its players keep it: one short text, for a table reads
//! hundreds of these lines at once.

use aws_sdk_dynamodb::types::AttributeValue;
use rules::{Ending, HalfPoints, Instant};

use crate::Error;
use crate::item::{Reader, text};

/// The attribute's name; a line without it is of a game that is not over.
pub(crate) const ENDED: &str = "ended";

/// A game's end, as a line tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ended<'a> {
    /// White's points.
    pub(crate) white: HalfPoints,
    /// Black's points.
    pub(crate) black: HalfPoints,
    /// When.
    pub(crate) at: Instant,
    /// Why, by its stable name.
    pub(crate) reason: &'a str,
}

/// Both players' half points, the second and the reason: `2 0 1767225600 resignation`.
pub(crate) fn value(ending: &Ending) -> AttributeValue {
    let (white, black) = (ending.score.white.0, ending.score.black.0);
    text(format!("{white} {black} {} {}", ending.at.unix(), ending.reason.code()))
}

impl<'a> Ended<'a> {
    /// The end of a line's game; none while it is not over.
    ///
    /// # Errors
    /// `Corrupt`.
    pub(crate) fn read(reader: &Reader<'a>) -> Result<Option<Ended<'a>>, Error> {
        let Some(text) = reader.maybe_text(ENDED)? else { return Ok(None) };
        let ended = Ended::parse(text);
        ended.map(Some).ok_or_else(|| reader.corrupt(ENDED, "is no end of a game"))
    }

    fn parse(text: &'a str) -> Option<Ended<'a>> {
        let mut words = text.splitn(4, ' ');
        Some(Ended {
            white: HalfPoints(words.next()?.parse().ok()?),
            black: HalfPoints(words.next()?.parse().ok()?),
            at: Instant::from_unix(words.next()?.parse().ok()?),
            reason: words.next()?,
        })
    }
}
