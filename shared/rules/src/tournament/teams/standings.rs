//! Which team stands where: points of the boards, points of the matches, shared places (`TR-7.3`, `SKS-6.3`).
//!
//! As in the table of a section everything is counted from the games alone and in whole numbers, and while an
//! event runs the table is that of the games finished so far.

use std::collections::BTreeMap;

use super::TeamRanking;
use super::matches::{TeamGame, team_matches};
use crate::tournament::ranking::{Ranked, count, parts, parts_among, places};

/// The most boards of a match; no event comes near it.
pub const BOARDS_MAX: usize = 100;

/// A team's line in the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TeamStanding {
    /// The start number, counted from 0.
    pub team: usize,
    /// The place, counted from 1. Teams that share one all have the better place, and the places behind are left
    /// out: 1, 2, 2, 4 (`TR-7.5`, `SKS-6.3`).
    pub place: u32,
    /// Whether others have the same place.
    pub shared: bool,
    /// The points of all its games, in half points.
    pub half_points: u32,
    /// 2 for a match won, 1 for one drawn.
    pub match_points: u32,
    /// The points of each board, in half points, board 1 first.
    pub boards: Vec<u32>,
    /// Matches that are over.
    pub matches: u32,
    /// Games that are finished and not cancelled.
    pub games: u32,
    /// Games that are still running.
    pub unfinished: u32,
}

/// The table of an event with `teams` teams on `boards` boards: by place, teams that share a place by their start
/// number.
///
/// Teams are ranked by `ranking` in its order, usually [`RuleSet::team_ranking`]; who cannot be told apart shares
/// the place (`TR-7.5`, `SKS-6.3`). All games between two teams are one match, on however many boards and with
/// however many games on each (`TR-11`).
///
/// Cancelled games count in nothing, nor does a game that names a team beyond `teams`, a board beyond `boards`, or
/// the same team twice.
///
/// [`RuleSet::team_ranking`]: crate::tournament::RuleSet::team_ranking
pub fn team_standings(
    teams: usize,
    boards: usize,
    games: &[TeamGame],
    ranking: &[TeamRanking],
) -> Vec<TeamStanding> {
    let lines = lines(teams, boards, games);
    let mut groups = vec![(0..teams).collect()];
    for by in ranking {
        let part = |group| match by {
            TeamRanking::BoardPoints => parts(group, |team| lines[team].half_points().into()),
            TeamRanking::MatchPoints => parts(group, |team| lines[team].match_points().into()),
            TeamRanking::DirectMatches => parts_among(group, |tied, team| {
                let direct = lines[team].matches.iter();
                let direct = direct.filter(|(opponent, _)| tied.binary_search(opponent).is_ok());
                direct.map(|(_, points)| u64::from(*points)).sum()
            }),
            TeamRanking::Boards => by_boards(&lines, boards, group),
        };
        groups = groups.into_iter().flat_map(part).collect();
    }
    let standing = |Ranked { number: team, place, shared }| TeamStanding {
        team,
        place,
        shared,
        half_points: lines[team].half_points(),
        match_points: lines[team].match_points(),
        boards: lines[team].boards.clone(),
        matches: count(lines[team].matches.len()),
        games: lines[team].games,
        unfinished: lines[team].unfinished,
    };
    places(&groups).into_iter().map(standing).collect()
}

/// Parts a group by board 1, what is still tied by board 2, and so on.
fn by_boards(lines: &[Line], boards: usize, group: Vec<usize>) -> Vec<Vec<usize>> {
    (0..boards).fold(vec![group], |groups, board| {
        let part = |group| parts(group, |team: usize| lines[team].boards[board].into());
        groups.into_iter().flat_map(part).collect()
    })
}

/// What a team's own games come to.
#[derive(Clone, Default)]
struct Line {
    /// Half points of each board.
    boards: Vec<u32>,
    games: u32,
    unfinished: u32,
    /// The match points of each match that is over, by the opposing team.
    matches: BTreeMap<usize, u32>,
}

impl Line {
    fn half_points(&self) -> u32 {
        self.boards.iter().copied().fold(0, u32::saturating_add)
    }

    fn match_points(&self) -> u32 {
        self.matches.values().copied().fold(0, u32::saturating_add)
    }
}

/// The teams' own games, by start number.
fn lines(teams: usize, boards: usize, games: &[TeamGame]) -> Vec<Line> {
    let mut lines = vec![Line { boards: vec![0; boards], ..Line::default() }; teams];
    for game in games.iter().filter(|game| game.counts(teams, boards)) {
        let Some((white, black)) = game.result else {
            for team in [game.white, game.black] {
                lines[team].unfinished = lines[team].unfinished.saturating_add(1);
            }
            continue;
        };
        for (team, points) in [(game.white, white), (game.black, black)] {
            let line = &mut lines[team];
            line.games = line.games.saturating_add(1);
            line.boards[game.board] = line.boards[game.board].saturating_add(points.0.into());
        }
    }
    for played in team_matches(teams, boards, games) {
        let Some([of_first, of_second]) = played.points() else { continue };
        lines[played.first].matches.insert(played.second, of_first);
        lines[played.second].matches.insert(played.first, of_second);
    }
    lines
}
