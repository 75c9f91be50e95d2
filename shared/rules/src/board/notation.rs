//! Moves as players write them, read against a position and never guessed (`LAW-A.1-A.13`,
//! `LAW-A.14-A.20`).
//!
//! Read are SAN and the ICCF spellings (`d8Q`, `0-0`, `++`, the capture sign optional), long
//! algebraic notation, ICCF numbers and UCI. Case matters: `bxc3` is a pawn's move, `Bxc3` a
//! bishop's. The sign of a draw offer, `(=)`, is no part of the move: [`split_offer`] takes it off.

use shakmaty::{CastlingSide, File, Move, Rank, Role, Square};

use crate::board::move_code::promotion_of_digit;
use crate::board::position::code_of;
use crate::{MoveCode, Position, Refusal, Variant};

/// The sign of a draw offer behind a move (`LAW-A.1-A.13`).
const OFFER_SIGN: &str = "(=)";

/// Longest text that can be a move, in bytes.
const MOVE_BYTES_MAX: usize = 16;

/// What a text demands of a move.
enum Pattern {
    Castling(CastlingSide),
    Squares {
        /// Demanded piece; none when the from-square names it.
        role: Option<Role>,
        from_file: Option<File>,
        from_rank: Option<Rank>,
        /// Whether it must capture. A capture sign left out demands nothing.
        captures: bool,
        to: Square,
        promotion: Option<Role>,
    },
}

/// Reads `text` as one legal move of `position`.
///
/// # Errors
/// - `UnreadableMove`: the text is a move in none of the notations;
/// - `AmbiguousMove`: more than one legal move fits, all of which are named;
/// - `PromotionMissing`: the text does not say which of several the pawn becomes (`LAW-3.7`);
/// - `IllegalMove`: no legal move fits (`LAW-3.10.2`).
pub fn read_move(text: &str, position: &Position) -> Result<MoveCode, Refusal> {
    let text = text.trim();
    let pattern = parse(text, position.variant())
        .ok_or_else(|| Refusal::UnreadableMove { text: shorten(text) })?;
    let legal = position.legal_moves();
    let fitting: Vec<Move> =
        legal.iter().copied().filter(|m| pattern.fits(position, *m, true)).collect();
    match *fitting {
        [m] => code_of(m).ok_or_else(|| Refusal::IllegalMove { text: shorten(text) }),
        [] => read_unnamed_promotion(text, &pattern, position),
        _ => Err(Refusal::AmbiguousMove {
            candidates: fitting.iter().map(|m| position.san(*m)).collect(),
        }),
    }
}

/// The move of a text that names no promotion. A bia becomes a met and nothing else, so that there
/// is nothing to say (`MAK-PROMOTION`); of chess the player has to (`LAW-3.7`).
fn read_unnamed_promotion(
    text: &str,
    pattern: &Pattern,
    position: &Position,
) -> Result<MoveCode, Refusal> {
    let legal = position.legal_moves();
    let mut promoting = legal.iter().filter(|m| pattern.fits(position, **m, false));
    let illegal = || Refusal::IllegalMove { text: shorten(text) };
    match (promoting.next(), promoting.next()) {
        (Some(m), None) if !pattern.promotes() => code_of(*m).ok_or_else(illegal),
        (Some(_), Some(_)) if !pattern.promotes() => Err(Refusal::PromotionMissing),
        _ => Err(illegal()),
    }
}

/// Takes the sign of a draw offer off a move, and says whether there was one.
pub fn split_offer(text: &str) -> (&str, bool) {
    let text = text.trim();
    text.strip_suffix(OFFER_SIGN).map_or((text, false), |text| (text.trim_end(), true))
}

impl Pattern {
    /// Whether `m` is such a move; with `exactly`, the promotion must be the demanded one.
    fn fits(&self, position: &Position, m: Move, exactly: bool) -> bool {
        match *self {
            Pattern::Castling(side) => m.castling_side() == Some(side),
            Pattern::Squares { role, from_file, from_rank, captures, to, promotion } => {
                let Some(from) = m.from() else { return false };
                // Castling by squares is the king onto its rook, or onto the square it goes to
                // when the text says where it comes from.
                let named = from_file.is_some() && from_rank.is_some();
                let reaches = if m.is_castle() {
                    named && (m.to() == to || position.destination(m) == to)
                } else {
                    m.to() == to
                };
                // `d6` is never `exd6`: a pawn that leaves its file is named by it.
                let strays =
                    role == Some(Role::Pawn) && from_file.is_none() && from.file() != to.file();
                reaches
                    && !strays
                    && (!captures || m.is_capture())
                    && role.is_none_or(|role| role == m.role())
                    && from_file.is_none_or(|file| file == from.file())
                    && from_rank.is_none_or(|rank| rank == from.rank())
                    && (!exactly || promotion == m.promotion())
            }
        }
    }

    fn promotes(&self) -> bool {
        matches!(self, Pattern::Squares { promotion: Some(_), .. })
    }
}

fn parse(text: &str, variant: Variant) -> Option<Pattern> {
    if text.len() > MOVE_BYTES_MAX || !text.is_ascii() {
        return None;
    }
    let text = strip_signs(text);
    castling(text).or_else(|| number(text)).or_else(|| algebraic(text, variant))
}

/// Takes off what says nothing about which move is meant.
fn strip_signs(text: &str) -> &str {
    let text = text.trim_end_matches(['+', '#', '!', '?']).trim_end();
    let passing = ["e.p.", "ep"].iter().find_map(|sign| text.strip_suffix(sign));
    passing.unwrap_or(text).trim_end().trim_end_matches(['+', '#'])
}

fn castling(text: &str) -> Option<Pattern> {
    let compact: String = text.chars().filter(|c| *c != ' ').collect();
    match compact.as_str() {
        "O-O" | "0-0" | "o-o" => Some(Pattern::Castling(CastlingSide::KingSide)),
        "O-O-O" | "0-0-0" | "o-o-o" => Some(Pattern::Castling(CastlingSide::QueenSide)),
        _ => None,
    }
}

/// ICCF numeric notation: four digits, a fifth for a promotion.
fn number(text: &str) -> Option<Pattern> {
    let digits: Vec<u8> = text.bytes().map(|b| b.wrapping_sub(b'0')).collect();
    let (squares, promotion) = match *digits {
        [a, b, c, d] => ([a, b, c, d], None),
        [a, b, c, d, digit] => ([a, b, c, d], Some(promotion_of_digit(digit)?)),
        _ => return None,
    };
    let [from_file, from_rank, to_file, to_rank] =
        squares.map(|digit| u32::from(digit).checked_sub(1));
    Some(Pattern::Squares {
        role: None,
        from_file: Some(File::try_from(from_file?).ok()?),
        from_rank: Some(Rank::try_from(from_rank?).ok()?),
        captures: false,
        to: Square::from_coords(File::try_from(to_file?).ok()?, Rank::try_from(to_rank?).ok()?),
        promotion,
    })
}

/// SAN, long algebraic notation and UCI: `[piece][from][-x:]to[=][promotion]`.
fn algebraic(text: &str, variant: Variant) -> Option<Pattern> {
    let piece = text.chars().next().filter(char::is_ascii_uppercase);
    let role = piece.map(|letter| variant.role(letter).ok_or(())).transpose().ok()?;
    let rest = if piece.is_some() { &text[1..] } else { text };
    let (rest, promotion) = split_promotion(rest, variant)?;
    let (rest, to) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
    let to = Square::from_ascii(to.as_bytes()).ok()?;
    let captures = rest.ends_with(['x', ':']);
    let from = rest.strip_suffix(['-', 'x', ':']).unwrap_or(rest);
    let (from_file, from_rank) = match *from.as_bytes() {
        [] => (None, None),
        [file @ b'a'..=b'h'] => (File::from_char(file.into()), None),
        [rank @ b'1'..=b'8'] => (None, Rank::from_char(rank.into())),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
            (File::from_char(file.into()), Rank::from_char(rank.into()))
        }
        _ => return None,
    };
    let named = from_file.is_some() && from_rank.is_some();
    let role = role.or(if named { None } else { Some(Role::Pawn) });
    Some(Pattern::Squares { role, from_file, from_rank, captures, to, promotion })
}

/// Splits off `=Q`, `Q` or `q`: whatever stands behind the last rank digit.
fn split_promotion(text: &str, variant: Variant) -> Option<(&str, Option<Role>)> {
    let end = text.rfind(|c: char| c.is_ascii_digit())? + 1;
    let (squares, tail) = text.split_at(end);
    let tail = tail.strip_prefix('=').unwrap_or(tail);
    let promotion = match *tail.as_bytes() {
        [] => None,
        [letter] => {
            let role = variant.role(letter.into())?;
            Some(role).filter(|role| !matches!(role, Role::King | Role::Pawn))
        }
        _ => return None,
    };
    (tail.is_empty() || promotion.is_some()).then_some((squares, promotion))
}

/// The text as an error message repeats it.
fn shorten(text: &str) -> String {
    text.chars().take(MOVE_BYTES_MAX).collect()
}
