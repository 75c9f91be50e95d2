//! What the rounds so far say of a player.

use std::collections::BTreeSet;

use crate::{Color, HalfPoints};

/// What a player did in a round, by pairing numbers from 0. Whoever is in none of a round's bouts has no point of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwissBout {
    /// A game that was played.
    Game {
        /// Who had White.
        white: usize,
        /// Who had Black.
        black: usize,
        /// White's points.
        white_points: HalfPoints,
        /// Black's points.
        black_points: HalfPoints,
    },
    /// Points without a game: a bye, or a game won by default.
    Alone {
        /// Whose.
        player: usize,
        /// The points.
        points: HalfPoints,
    },
}

/// Points of a game won.
const WIN: HalfPoints = HalfPoints(2);

/// The score of somebody whom one met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Float {
    /// Lower than one's own, or nobody's.
    Down,
    /// Higher than one's own.
    Up,
    /// The same.
    Level,
}

/// How much a colour is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Due {
    /// The other one was the last.
    Mild,
    /// The other one was more often.
    Strong,
    /// The other one was twice more often, or twice running.
    Absolute,
}

/// A player's rounds so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Record {
    /// The score in half points.
    pub(super) half_points: u32,
    /// Whom the player has met.
    pub(super) met: BTreeSet<usize>,
    /// The colours of the games that were played, in their order.
    pub(super) colours: Vec<Color>,
    /// How each round went, in their order.
    floats: Vec<Float>,
    /// Whether the player has had a point without a game.
    pub(super) has_had_bye: bool,
}

impl Record {
    /// The records of all players after these rounds.
    pub(super) fn of(players: usize, rounds: &[Vec<SwissBout>]) -> Vec<Record> {
        let mut records = vec![Record::default(); players];
        for bouts in rounds {
            let before: Vec<u32> = records.iter().map(|it| it.half_points).collect();
            let mut floats = vec![Float::Level; players];
            for bout in bouts {
                match *bout {
                    SwissBout::Game { white, black, white_points, black_points } => {
                        let sides = [
                            (white, black, white_points, Color::White),
                            (black, white, black_points, Color::Black),
                        ];
                        for (own, other, points, colour) in sides {
                            let record = &mut records[own];
                            record.half_points += u32::from(points.0);
                            record.met.insert(other);
                            record.colours.push(colour);
                            floats[own] = match before[own].cmp(&before[other]) {
                                std::cmp::Ordering::Greater => Float::Down,
                                std::cmp::Ordering::Less => Float::Up,
                                std::cmp::Ordering::Equal => Float::Level,
                            };
                        }
                    }
                    SwissBout::Alone { player, points } => {
                        let record = &mut records[player];
                        record.half_points += u32::from(points.0);
                        record.has_had_bye |= points >= WIN;
                        if points > HalfPoints(0) {
                            floats[player] = Float::Down;
                        }
                    }
                }
            }
            for (record, float) in records.iter_mut().zip(floats) {
                record.floats.push(float);
            }
        }
        records
    }

    /// How the round went that is so many back, 1 being the last one.
    pub(super) fn float(&self, rounds_back: usize) -> Float {
        let at = self.floats.len().checked_sub(rounds_back);
        at.and_then(|at| self.floats.get(at)).copied().unwrap_or(Float::Level)
    }

    /// How many games more the player had with White than with Black: the colour difference.
    pub(super) fn surplus(&self) -> i32 {
        let one = |colour: &Color| colour.fold_wb(1, -1);
        self.colours.iter().map(one).sum()
    }

    /// The colour of the last two games, where it was the same.
    pub(super) fn repeated(&self) -> Option<Color> {
        match *self.colours.as_slice() {
            [.., one, other] if one == other => Some(one),
            _ => None,
        }
    }

    /// Whether one colour is two or more games ahead.
    pub(super) fn is_unbalanced(&self) -> bool {
        self.surplus().abs() > 1
    }

    /// The colour that is due, and how much; none before the first game.
    pub(super) fn due(&self) -> Option<(Color, Due)> {
        let last = *self.colours.last()?;
        let surplus = self.surplus();
        let rarer = if surplus > 0 { Color::Black } else { Color::White };
        Some(match (surplus.abs(), self.repeated()) {
            (2.., _) => (rarer, Due::Absolute),
            (_, Some(repeated)) => (!repeated, Due::Absolute),
            (1, None) => (rarer, Due::Strong),
            (_, None) => (!last, Due::Mild),
        })
    }

    /// The colour that may not be denied.
    pub(super) fn absolute(&self) -> Option<Color> {
        self.due().filter(|(_, due)| *due == Due::Absolute).map(|(colour, _)| colour)
    }
}
