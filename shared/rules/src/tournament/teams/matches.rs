//! Matches: all games between two teams, on however many boards and with however many games on each (`TR-11`).

use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::HalfPoints;
use crate::tournament::Flag;

/// Match points of a match won, and of one drawn (`TR-7.3`, `SKS-6.3`).
const MATCH_WON: u32 = 2;
const MATCH_DRAWN: u32 = 1;

/// A game between two teams, as far as their table is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TeamGame {
    /// The board, counted from 0.
    pub board: usize,
    /// The start number of White's team, counted from 0.
    pub white: usize,
    /// That of Black's team.
    pub black: usize,
    /// White's points and Black's; none while the game runs.
    pub result: Option<(HalfPoints, HalfPoints)>,
    /// How it ended, where that is shown.
    pub flag: Option<Flag>,
}

impl TeamGame {
    /// Whether it counts among so many teams on so many boards: one that was cancelled does not.
    pub(super) fn counts(&self, teams: usize, boards: usize) -> bool {
        let is_there = self.white < teams && self.black < teams && self.white != self.black;
        is_there && self.board < boards && self.flag != Some(Flag::Cancelled)
    }
}

/// What two teams have scored against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TeamMatch {
    /// The lower start number, counted from 0.
    pub first: usize,
    /// The higher one.
    pub second: usize,
    /// The points of both so far, in half points, the first team's first.
    pub half_points: [u32; 2],
    /// Whether a game of it runs.
    pub is_running: bool,
}

impl TeamMatch {
    /// The match points of both; none while a game runs. Where neither has scored, as after two defaults on each
    /// board, neither gets any.
    pub(super) fn points(&self) -> Option<[u32; 2]> {
        let [first, second] = self.half_points;
        let points = match first.cmp(&second) {
            Ordering::Greater => [MATCH_WON, 0],
            Ordering::Less => [0, MATCH_WON],
            Ordering::Equal if first == 0 => [0, 0],
            Ordering::Equal => [MATCH_DRAWN, MATCH_DRAWN],
        };
        (!self.is_running).then_some(points)
    }
}

/// The matches of an event with `teams` teams on `boards` boards, by start numbers; of two teams whose games do not
/// count, as when all were cancelled, there is none (`TR-7.3`, `SKS-6.3`).
pub fn team_matches(teams: usize, boards: usize, games: &[TeamGame]) -> Vec<TeamMatch> {
    let mut matches: BTreeMap<(usize, usize), TeamMatch> = BTreeMap::new();
    for game in games.iter().filter(|game| game.counts(teams, boards)) {
        let (first, second) = (game.white.min(game.black), game.white.max(game.black));
        let none_yet = TeamMatch { first, second, half_points: [0, 0], is_running: false };
        let played = matches.entry((first, second)).or_insert(none_yet);
        let Some((white, black)) = game.result else {
            played.is_running = true;
            continue;
        };
        let points = if game.white == first { [white, black] } else { [black, white] };
        for (sum, points) in played.half_points.iter_mut().zip(points) {
            *sum = sum.saturating_add(points.0.into());
        }
    }
    matches.into_values().collect()
}
