//! What was played in a position, and what became of it.

use std::collections::BTreeMap;

use chrono::Datelike;
use rules::{Color, MoveCode};

use crate::{ArchivedGame, Catalog, Filter, Played};

/// Points of a class of ratings.
pub const RATING_CLASS: u16 = 200;

/// Games by their results. Where neither side has got the point it is none of the three.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Games.
    pub games: u32,
    /// White has won.
    pub white: u32,
    /// Drawn.
    pub drawn: u32,
    /// Black has won.
    pub black: u32,
}

/// What was played in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explored {
    /// The games that went through it.
    pub counts: Counts,
    /// The moves, the most played first.
    pub moves: Vec<ExploredMove>,
    /// By the year in which the game ended.
    pub years: BTreeMap<i32, Counts>,
    /// By the lower bound of the class of the average of both ratings.
    pub ratings: BTreeMap<u16, Counts>,
    /// The places of the games in the catalog, ascending.
    pub games: Vec<u32>,
}

/// A move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExploredMove {
    /// The move.
    pub code: MoveCode,
    /// The games.
    pub counts: Counts,
    /// The average of both players' ratings over the games in which both have one, rounded down.
    pub average_rating: Option<u16>,
    /// The year in which the last of these games ended.
    pub last_year: i32,
}

impl Counts {
    fn add(&mut self, game: &ArchivedGame) {
        self.games += 1;
        match game.winner() {
            Some(Color::White) => self.white += 1,
            Some(Color::Black) => self.black += 1,
            None if game.is_drawn() => self.drawn += 1,
            None => {}
        }
    }
}

impl Explored {
    /// What was played in a position in those of these games that the filter lets through.
    pub fn new(catalog: &Catalog, filter: &Filter, played: &[Played]) -> Explored {
        let mut explored =
            Explored { games: catalog.places(filter, Some(played)), ..Explored::default() };
        for played in played {
            let places = played.games.iter().filter(|place| catalog.is_wanted(filter, **place));
            let games = places.filter_map(|place| catalog.games().get(*place as usize));
            explored.moves.extend(played.code.and_then(|code| ExploredMove::new(code, games)));
        }
        for place in &explored.games {
            let Some(game) = catalog.games().get(*place as usize) else { continue };
            explored.counts.add(game);
            explored.years.entry(game.ended_at.to_utc().year()).or_default().add(game);
            if let Some(average) = game.average_rating() {
                let class = average - average % RATING_CLASS;
                explored.ratings.entry(class).or_default().add(game);
            }
        }
        explored
            .moves
            .sort_by_key(|played| (std::cmp::Reverse(played.counts.games), played.code.bits()));
        explored
    }
}

impl ExploredMove {
    /// None without games.
    fn new<'a>(
        code: MoveCode,
        games: impl Iterator<Item = &'a ArchivedGame>,
    ) -> Option<ExploredMove> {
        let mut counts = Counts::default();
        let (mut sum, mut rated, mut last) = (0_u64, 0_u64, None);
        for game in games {
            counts.add(game);
            if let Some(average) = game.average_rating() {
                sum += u64::from(average);
                rated += 1;
            }
            last = last.max(Some(game.ended_at));
        }
        let average = sum.checked_div(rated).and_then(|average| u16::try_from(average).ok());
        Some(ExploredMove {
            code,
            counts,
            average_rating: average,
            last_year: last?.to_utc().year(),
        })
    }
}
