//! From the words of a PGN file to legal moves, in the variant and from the position that its tags
//! name (`LAW-3.10.2`, `LAW-3.10.3`).

use super::{
    PgnError, PgnFault, PgnGame, PgnMove, PgnTag, PgnVariation, VARIATION_DEPTH_MAX, variant_of_tag,
};
use crate::{MoveCode, ParsePositionError, Position, Refusal, Variant, notation};

/// What a game of a PGN file comes to on the board, beside the text that it was read from: tags,
/// result and the comments before the first move stay there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnRecord<'a> {
    /// Which chess.
    pub variant: Variant,
    /// The starting position, where it is not the variant's own.
    pub start: Option<Position>,
    /// The main line.
    pub plies: Vec<PgnPly<'a>>,
}

/// A legal move and what the file says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnPly<'a> {
    /// The move.
    pub code: MoveCode,
    /// Its text, time stamp, comments and glyphs.
    pub written: &'a PgnMove,
    /// What might have been played in its place.
    pub variations: Vec<PgnLine<'a>>,
}

/// A variation, as far as it can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnLine<'a> {
    /// Its text.
    pub written: &'a PgnVariation,
    /// Its moves up to the first that cannot be made.
    pub plies: Vec<PgnPly<'a>>,
    /// Why the rest of it is text alone.
    pub fault: Option<PgnError>,
}

impl<'a> PgnLine<'a> {
    /// The moves that are text alone, from the one at fault.
    pub fn unresolved(&self) -> &'a [PgnMove] {
        self.written.moves.get(self.plies.len()..).unwrap_or_default()
    }
}

/// Finds the legal moves of a game and of its variations.
///
/// ```
/// let games = rules::pgn::read("1.e4 e5 2.Nc3 (2.Ke3) *");
/// let game = games[0].as_ref().unwrap();
/// let record = rules::pgn::resolve(game).unwrap();
/// assert_eq!(record.plies[2].code.to_string(), "b1c3");
/// let fault = record.plies[2].variations[0].fault.as_ref().unwrap();
/// assert_eq!(
///     fault.to_string(),
///     "line 1: Ke3 is not a legal move in this position: “Ke3”",
/// );
/// ```
///
/// # Errors
/// The first fault of the tags or of the main line, each with its line:
/// - `UnknownVariant`: the tag `Variant` names none of ours;
/// - `NoStart`, `Start`: the starting position is missing or is none;
/// - `Move`: the text is no move, fits several, or is not legal in its position;
/// - `AfterEnd`: the same, where the game had ended before.
///
/// A fault in a variation is kept with the variation.
pub fn resolve(game: &PgnGame) -> Result<PgnRecord<'_>, PgnError> {
    let variant = variant(game)?;
    let start = start(game, variant)?;
    let position = start.clone().unwrap_or_else(|| Position::start(variant));
    let (plies, fault) = line(&game.moves, position, 0);
    match fault {
        Some(fault) => Err(PgnError { half_move: Some(plies.len() + 1), ..fault }),
        None => Ok(PgnRecord { variant, start, plies }),
    }
}

fn variant(game: &PgnGame) -> Result<Variant, PgnError> {
    let Some(tag) = game.tag("Variant") else { return Ok(Variant::Chess) };
    variant_of_tag(&tag.value).ok_or_else(|| fault_of(tag, PgnFault::UnknownVariant))
}

/// The starting position that the tags tell, if it is not the variant's own. A `FEN` counts
/// without its `SetUp` too, which many programs leave out.
fn start(game: &PgnGame, variant: Variant) -> Result<Option<Position>, PgnError> {
    let set_up = game.tag("SetUp");
    let Some(tag) = game.tag("FEN").filter(|_| set_up.is_none_or(|tag| tag.value != "0")) else {
        // Chess960 has no start of its own: without a FEN nobody knows where the game began.
        let needed = (variant == Variant::Chess960).then(|| game.tag("Variant")).flatten();
        let promised = set_up.filter(|tag| tag.value == "1").or(needed);
        return promised.map_or(Ok(None), |tag| Err(fault_of(tag, PgnFault::NoStart)));
    };
    let refused = |error: ParsePositionError| fault_of(tag, PgnFault::Start(error));
    let position = Position::from_fen(variant, &tag.value).map_err(refused)?;
    // The text is compared, because positions that differ in their counters alone are equal.
    let own = Position::start(variant).fen();
    let usual = variant != Variant::Chess960 && position.fen() == own;
    Ok((!usual).then_some(position))
}

/// The moves from `position` up to the first that cannot be made, which is the fault.
///
/// It calls itself once for each level of variations: the reader lets no more than
/// [`VARIATION_DEPTH_MAX`] pass, and a game that was built otherwise gets no further here.
fn line(
    moves: &[PgnMove],
    mut position: Position,
    depth: usize,
) -> (Vec<PgnPly<'_>>, Option<PgnError>) {
    let mut plies = Vec::with_capacity(moves.len());
    for written in moves {
        let fault = |reason| Some(PgnError::new(written.line, &written.san, reason));
        if depth > VARIATION_DEPTH_MAX {
            return (plies, fault(PgnFault::DeepVariation));
        }
        let before = position.clone();
        let code = match play(&written.san, &mut position) {
            Ok(code) => code,
            Err(_) if before.board_ending().is_some() => return (plies, fault(PgnFault::AfterEnd)),
            Err(refusal) => return (plies, fault(PgnFault::Move(refusal))),
        };
        let variations = written.variations.iter().map(|written| {
            let (plies, fault) = line(&written.moves, before.clone(), depth + 1);
            PgnLine { written, plies, fault }
        });
        plies.push(PgnPly { code, written, variations: variations.collect() });
    }
    (plies, None)
}

fn play(text: &str, position: &mut Position) -> Result<MoveCode, Refusal> {
    let code = notation::read_move(text, position)?;
    let illegal = || Refusal::IllegalMove { text: text.to_owned() };
    position.play(code).map(|()| code).ok_or_else(illegal)
}

fn fault_of(tag: &PgnTag, reason: PgnFault) -> PgnError {
    PgnError::new(tag.line, &tag.value, reason)
}
