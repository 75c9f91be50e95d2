//! The PGN of one game as the game that it is said to be: its variant, its start, legal moves, a result
//! (`LAW-8.5`, `LAW-3.10.2`).

use super::{GameReport, REPORT_BYTES_MAX, REPORT_PLIES_MAX, ReportRefusal};
use crate::pgn::{self, PgnGame, PgnRecord, PgnResult, PgnTag};
use crate::{Game, HalfPoints, Instant, Position, Terms, Variant};

/// A game as a PGN tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reported {
    /// The moves, each with the line on which it stands.
    moves: Vec<(u16, usize)>,
    /// White's points.
    white: HalfPoints,
    /// Black's points.
    black: HalfPoints,
}

impl Reported {
    /// Reads the one game of a PGN. What the terms lay down, a Chess960 start too, need not be repeated
    /// in it.
    ///
    /// # Errors
    /// The first [`ReportRefusal`] that applies.
    pub(super) fn read(text: &str, terms: &Terms) -> Result<Reported, ReportRefusal> {
        if text.len() > REPORT_BYTES_MAX {
            return Err(ReportRefusal::TooLarge);
        }
        let mut games = pgn::read(text);
        let found = games.len();
        let (Some(game), None) = (games.pop(), games.pop()) else {
            return Err(ReportRefusal::NotOneGame { found });
        };
        let mut game = game?;
        if game.moves.len() > REPORT_PLIES_MAX {
            return Err(ReportRefusal::TooManyMoves);
        }
        // Variations are no part of what was played.
        game.moves.iter_mut().for_each(|played| played.variations.clear());
        add_tags(&mut game, terms);
        let record = pgn::resolve(&game)?;
        check_terms(&record, terms, game.line)?;
        let (white, black) = score(&game)?;
        let moves = record.plies.iter().map(|ply| (ply.code.bits(), ply.written.line));
        Ok(Reported { moves: moves.collect(), white: HalfPoints(white), black: HalfPoints(black) })
    }

    /// What is kept of it.
    pub(super) fn sent(&self, at: Instant) -> GameReport {
        let moves = self.moves.iter().map(|(bits, _)| *bits).collect();
        GameReport { at, moves, white: self.white, black: self.black }
    }

    /// Refuses moves that are not those that stand here: an official has told them.
    pub(super) fn check_begun(&self, game: &Game) -> Result<(), ReportRefusal> {
        for (index, stands) in game.plies().iter().enumerate() {
            let half_move = index + 1;
            match self.moves.get(index) {
                None => return Err(ReportRefusal::MovesMissing { half_move }),
                Some((bits, line)) if *bits != stands.code.bits() => {
                    return Err(ReportRefusal::OtherMove { half_move, line: *line });
                }
                Some(_) => {}
            }
        }
        Ok(())
    }
}

/// What the terms tell goes without saying in the tags.
fn add_tags(game: &mut PgnGame, terms: &Terms) {
    let line = game.line;
    let mut add = |name: &str, value: String| {
        if game.header(name).is_none() {
            game.headers.push(PgnTag { name: name.to_owned(), value, line });
        }
    };
    match terms.variant {
        Variant::Chess => {}
        Variant::Chess960 => add("Variant", "Chess960".to_owned()),
        Variant::Makruk => add("Variant", "Makruk".to_owned()),
    }
    if let Some(start) = &terms.start {
        add("FEN", start.fen());
    }
}

fn check_terms(record: &PgnRecord<'_>, terms: &Terms, line: usize) -> Result<(), ReportRefusal> {
    if record.variant != terms.variant {
        return Err(ReportRefusal::OtherVariant { line });
    }
    let start = record.start.clone().unwrap_or_else(|| Position::start(record.variant));
    match start == terms.start_position() {
        true => Ok(()),
        false => Err(ReportRefusal::OtherStart { line }),
    }
}

/// The points in halves. A tag and the end of the moves that say different things are a slip that would
/// stand.
fn score(game: &PgnGame) -> Result<(u8, u8), ReportRefusal> {
    let line = game.moves.last().map_or(game.line, |last| last.line);
    let tag = game.headers.iter().find(|tag| tag.name == "Result");
    let told = game.result.to_string();
    if let Some(tag) = tag.filter(|tag| PgnResult::of_sign(tag.value.trim()) != Some(game.result)) {
        return Err(ReportRefusal::TwoResults { line: tag.line, tag: tag.value.clone(), told });
    }
    match game.result {
        PgnResult::WhiteWins => Ok((2, 0)),
        PgnResult::BlackWins => Ok((0, 2)),
        PgnResult::Draw => Ok((1, 1)),
        PgnResult::Unknown => Err(ReportRefusal::NoResult { line }),
    }
}
