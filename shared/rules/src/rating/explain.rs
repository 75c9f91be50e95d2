//! Why a rating is what it is: every game's line and every step, from the same sums as the list.

use serde::Serialize;

use crate::HalfPoints;
use crate::rating::calculation::{Tally, rounded};
use crate::rating::development::Development;
use crate::rating::game::Line;
use crate::rating::{
    AverageScore, Fraction, ListEntry, Method, Options, Period, Source, expected_score, rate,
};

/// A game in the calculation of one player's rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExplainedGame {
    /// The opponent's place in the list.
    pub opponent: u32,
    /// The player's points.
    pub points: HalfPoints,
    /// The rating with which the opponent counts.
    pub opponent_rating: u16,
    /// Why that one (`TR-9.4`, `SKS-3.5`).
    pub source: Source,
    /// Whether the game was finished before the period.
    pub earlier: bool,
    /// Whether it is credited by the rule for substitutes (`RAT-18`, `SKS-4.7`).
    pub substituted: bool,
    /// What becomes of it.
    pub effect: Effect,
}

/// What becomes of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// It changes a fixed rating (`RAT-7`, `RAT-8`).
    Change {
        /// The own rating less the opponent's, before the limit of 350.
        difference: i32,
        /// The expected score, in hundredths.
        expected_hundredths: u8,
        /// k times the points above the expected score.
        change: Fraction,
    },
    /// The opponent counts in an average with this rating, its limit of 350 kept (`RAT-5`).
    Average {
        /// The rating.
        counted: Fraction,
    },
}

/// How the new rating follows from the games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Working {
    /// There are no games.
    Unchanged,
    /// From the changes (`RAT-6`).
    Changes {
        /// k, with r and g (`RAT-9`).
        development: Development,
        /// The sum of the changes.
        sum: Fraction,
        /// The new rating before it is rounded.
        exact: Fraction,
    },
    /// From the score against the average of the opponents (`RAT-5`).
    Average {
        /// Games, points and opponents.
        score: AverageScore,
        /// The score p, in hundredths.
        hundredths: u8,
        /// The average of the opponents, Rc.
        average: Fraction,
        /// The rating difference D(p).
        difference: i16,
        /// The correction factor F.
        factor: Fraction,
        /// The rating before it is rounded.
        exact: Fraction,
    },
}

/// One player's place in the new list, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explanation {
    /// The player's place in the list.
    pub player: u32,
    /// What the list said before.
    pub old: ListEntry,
    /// What the new list says.
    pub new: ListEntry,
    /// How it was calculated.
    pub method: Method,
    /// The games, in an order that does not depend on the one in which they came.
    pub games: Vec<ExplainedGame>,
    /// The calculation.
    pub working: Working,
}

/// The explanations of the players who are wanted, in the order of the list.
pub fn explain(
    options: &Options,
    period: &Period<'_>,
    wanted: impl Fn(u32) -> bool,
) -> Vec<Explanation> {
    let rated = rate(options, period);
    let mut lines: Vec<Vec<(bool, Line)>> = vec![Vec::new(); rated.len()];
    period.lines(|line| {
        if wanted(line.player) {
            lines[line.player as usize].push((false, line));
        }
    });
    period.past_lines(options, |line| {
        let player = line.player as usize;
        if rated[player].method == Method::AllGames && wanted(line.player) {
            lines[player].push((true, line));
        }
    });
    let players = (0..).zip(period.list).zip(rated.iter().zip(lines));
    let players = players.filter(|((player, _), _)| wanted(*player));
    players
        .map(|((player, old), (rated, lines))| {
            let games = rated.entry.games;
            explanation(options, player, *old, games, rated.method, lines)
        })
        .collect()
}

/// Everything again from the player's own lines: what they come to is what the list says.
fn explanation(
    options: &Options,
    player: u32,
    old: ListEntry,
    games: u32,
    method: Method,
    mut lines: Vec<(bool, Line)>,
) -> Explanation {
    lines.sort_by_key(|(earlier, line)| {
        (*earlier, line.opponent, line.points, line.opponent_rating, line.source, line.substituted)
    });
    let mut tally = Tally::default();
    lines.iter().for_each(|(_, line)| tally.add(line, old));
    lines.iter().for_each(|(_, line)| tally.limit(line));
    let explained = lines.iter().map(|(earlier, line)| ExplainedGame {
        opponent: line.opponent,
        points: line.points,
        opponent_rating: line.opponent_rating,
        source: line.source,
        earlier: *earlier,
        substituted: line.substituted,
        effect: effect(options, old, method, &tally, line),
    });
    let explained = explained.collect();
    let working = working(options, old, method, &tally);
    let rating = match &working {
        Working::Unchanged => old.rating,
        Working::Changes { exact, .. } | Working::Average { exact, .. } => Some(rounded(*exact)),
    };
    let new = ListEntry { rating, games };
    Explanation { player, old, new, method, games: explained, working }
}

fn effect(options: &Options, old: ListEntry, method: Method, tally: &Tally, line: &Line) -> Effect {
    if method.is_of_average() {
        return Effect::Average { counted: tally.counted(options, line) };
    }
    let own = old.rating.unwrap_or_default();
    Effect::Change {
        difference: i32::from(own) - i32::from(line.opponent_rating),
        expected_hundredths: expected_score(own, line.opponent_rating),
        change: tally.development(options, old).change(line.hundredths(own)),
    }
}

fn working(options: &Options, old: ListEntry, method: Method, tally: &Tally) -> Working {
    let exact = || tally.rating(options, old, method);
    match method {
        Method::Unchanged => Working::Unchanged,
        Method::Changes => Working::Changes {
            development: tally.development(options, old),
            sum: tally.change(options, old),
            exact: exact(),
        },
        _ => {
            let score = tally.average_score(old);
            Working::Average {
                score,
                hundredths: score.hundredths(),
                average: score.average(options),
                difference: score.difference(),
                factor: score.factor(options),
                exact: exact(),
            }
        }
    }
}
