//! Rated games as rows of a file: one form for those who calculate a list offline and for those who
//! bring what was played elsewhere.

use rules::HalfPoints;
use rules::rating::{Start, level_of};
use rules::tournament::RuleSet;

use crate::sheet::columns::{Columns, Fault, Row};

const GAME: Columns<6> = Columns {
    names: ["white", "black", "result", "white_start", "black_start", "level"],
    needed: 6,
};
const WHITE: usize = 0;
const BLACK: usize = 1;
const RESULT: usize = 2;
const WHITE_START: usize = 3;
const BLACK_START: usize = 4;
const LEVEL: usize = 5;

/// Digits of a rating at most.
const RATING_DIGITS: usize = 4;

/// A game, White first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameRow<P> {
    /// Who plays.
    pub players: [P; 2],
    /// The ratings at the event's start, or its level.
    pub starts: [Start; 2],
    /// The points.
    pub points: [HalfPoints; 2],
}

/// Reads a file of games, each with all that `player` makes of the fields that name its players, and
/// gives the headings of the columns that were not read.
///
/// # Errors
/// Everything that is wrong in it, line by line.
pub fn read_games<P: Copy + PartialEq>(
    rule_set: RuleSet,
    bytes: &[u8],
    mut player: impl FnMut(&mut Row<'_, 6>, usize) -> Option<P>,
    mut game: impl FnMut(&mut Row<'_, 6>, GameRow<P>),
) -> Result<Vec<String>, Vec<Fault>> {
    GAME.read(bytes, |row| {
        if let Some(read) = read_game(rule_set, row, &mut player) {
            game(row, read);
        }
    })
}

/// Reads a large file of games, as [`read_games`] does, in as many parts at the same time as there are
/// states.
///
/// # Errors
/// As [`read_games`].
pub fn read_games_in_parts<P: Copy + PartialEq, S: Send>(
    rule_set: RuleSet,
    bytes: &[u8],
    states: &mut [S],
    player: impl Fn(&mut S, &mut Row<'_, 6>, usize) -> Option<P> + Sync,
    game: impl Fn(&mut S, GameRow<P>) + Sync,
) -> Result<Vec<String>, Vec<Fault>> {
    GAME.read_parts(bytes, states, |state, row| {
        if let Some(read) = read_game(rule_set, row, |row, at| player(state, row, at)) {
            game(state, read);
        }
    })
}

/// Reads a game; none where something in it is wrong.
#[inline]
fn read_game<P: Copy + PartialEq>(
    rule_set: RuleSet,
    row: &mut Row<'_, 6>,
    mut player: impl FnMut(&mut Row<'_, 6>, usize) -> Option<P>,
) -> Option<GameRow<P>> {
    let (white, black) = (player(row, WHITE), player(row, BLACK));
    if white.is_some() && white == black {
        let id = row.text(BLACK).unwrap_or_default();
        row.fault(BLACK, format!("“{id}” plays against themselves"));
    }
    let points = result(row);
    let [white_start, black_start] = [WHITE_START, BLACK_START].map(|at| rating(row, at));
    let level = level(rule_set, row);
    if level == Some(None) && (white_start == Some(None) || black_start == Some(None)) {
        row.fault(LEVEL, "an unrated player needs the level of the event");
    }
    let start = |start: Option<Option<u16>>| {
        let level = || level?.map(Start::Level);
        start?.map(Start::Rating).or_else(level)
    };
    let (players, starts) = ([white?, black?], [start(white_start)?, start(black_start)?]);
    (white != black).then_some(GameRow { players, starts, points: points? })
}

/// The digits of a field as a number.
#[inline]
pub fn number(field: &[u8], digits_max: usize) -> Option<u32> {
    let digits = (1..=digits_max).contains(&field.len()) && field.iter().all(u8::is_ascii_digit);
    digits.then(|| field.iter().fold(0, |number, digit| number * 10 + u32::from(digit - b'0')))
}

/// A rating in points, above 0.
fn points_of(field: &[u8]) -> Option<u16> {
    u16::try_from(number(field, RATING_DIGITS)?).ok().filter(|points| *points > 0)
}

/// A rating; none inside for an empty field, none and a fault for anything else.
#[inline]
pub fn rating<const N: usize>(row: &mut Row<'_, N>, column: usize) -> Option<Option<u16>> {
    let field = row.bytes(column)?;
    let points = points_of(field);
    if field.is_empty() || points.is_some() {
        return Some(points);
    }
    let text = row.text(column)?;
    row.fault(column, format!("“{text}” is no rating"));
    None
}

/// The level of an event, as a rating or as a kind of event (`RAT-11`, `SKS-1.5`); none inside for an
/// empty field, none and a fault for anything else.
fn level(rule_set: RuleSet, row: &mut Row<'_, 6>) -> Option<Option<u16>> {
    let field = row.bytes(LEVEL)?;
    if field.is_empty() {
        return Some(None);
    }
    let points = points_of(field);
    if points.is_some() {
        return Some(points);
    }
    let text = row.text(LEVEL)?;
    let known = level_of(rule_set, text);
    if known.is_none() {
        row.fault(LEVEL, format!("“{text}” is no rating and no kind of event that has one"));
    }
    known.map(Some)
}

fn result(row: &mut Row<'_, 6>) -> Option<[HalfPoints; 2]> {
    let points = |white, black| Some([HalfPoints(white), HalfPoints(black)]);
    match row.bytes(RESULT)? {
        b"1-0" => points(2, 0),
        b"0-1" => points(0, 2),
        b"1/2-1/2" => points(1, 1),
        _ => {
            let text = row.text(RESULT)?;
            row.fault(RESULT, format!("“{text}” is none of 1-0, 0-1 and 1/2-1/2"));
            None
        }
    }
}
