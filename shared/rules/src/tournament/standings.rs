//! Who stands where in a section: scores, tie-breaks, shared places.
//!
//! Everything is counted from the games alone and in whole numbers, halves of a point and quarters
//! of one, so that two tables of the same games never differ. While an event runs the table is that
//! of the games finished so far: Sonneborn-Berger is counted on the opponents' present scores.

use serde::{Deserialize, Serialize};

use super::ranking::{Ranked, count, parts, parts_among, places};
use crate::tournament::TieBreak;
use crate::{HalfPoints, Reason};

/// The points that a won game is worth (`LAW-12.1`, `SKS-6.1`).
const WIN: HalfPoints = HalfPoints(2);

/// How a game ended when it was not played to its end, the letter beside its result in a
/// crosstable. New ones are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// A: adjudicated.
    Adjudicated,
    /// E: the time was exceeded.
    TimeExceeded,
    /// D: won, or lost by both, by default.
    Default,
    /// C: cancelled. Such a game counts in nothing, whatever result stands beside it.
    Cancelled,
}

impl Flag {
    /// Every flag.
    pub const ALL: [Flag; 4] =
        [Flag::Adjudicated, Flag::TimeExceeded, Flag::Default, Flag::Cancelled];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Flag::Adjudicated => "adjudicated",
            Flag::TimeExceeded => "time_exceeded",
            Flag::Default => "default",
            Flag::Cancelled => "cancelled",
        }
    }

    /// The letter in a crosstable.
    pub fn letter(self) -> char {
        match self {
            Flag::Adjudicated => 'A',
            Flag::TimeExceeded => 'E',
            Flag::Default => 'D',
            Flag::Cancelled => 'C',
        }
    }

    /// The flag of a game that ended for this reason, by the reason's stable name; none where it was
    /// played to its end.
    pub fn of_reason(code: &str) -> Option<Flag> {
        let flags = [
            (Reason::TimeForfeiture, Flag::TimeExceeded),
            (Reason::Silence, Flag::TimeExceeded),
            (Reason::Adjudication { drawn: false }, Flag::Adjudicated),
            (Reason::Default, Flag::Default),
            (Reason::Cancelled, Flag::Cancelled),
        ];
        flags.into_iter().find(|(reason, _)| reason.code() == code).map(|(_, flag)| flag)
    }

    /// The flag of a letter that [`Flag::letter`] gives.
    pub fn from_letter(letter: char) -> Option<Flag> {
        Flag::ALL.into_iter().find(|flag| flag.letter() == letter)
    }
}

/// A game of a section, as far as its table is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayedGame {
    /// White's start number, counted from 0.
    pub white: usize,
    /// Black's start number, counted from 0.
    pub black: usize,
    /// White's points and Black's; none while the game runs.
    pub result: Option<(HalfPoints, HalfPoints)>,
    /// How it ended, where that is shown.
    pub flag: Option<Flag>,
}

/// The scores of a player's opponents, in half points: those of finished games, once for each game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Buchholz {
    /// All of them.
    pub all: u32,
    /// All but the lowest.
    pub cut_one: u32,
    /// All but the two lowest.
    pub cut_two: u32,
    /// What the opponents' own opponents have scored.
    pub sum: u64,
}

/// A player's line in the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The start number, counted from 0.
    pub player: usize,
    /// The place, counted from 1. Players who share one all have the better place, and the places
    /// behind are left out: 1, 2, 2, 4 (`TR-7.5`, `SKS-6.2`).
    pub place: u32,
    /// Whether others have the same place.
    pub shared: bool,
    /// The score, in half points.
    pub half_points: u32,
    /// Games won.
    pub wins: u32,
    /// Sonneborn-Berger, in quarter points.
    pub quarter_sb: u64,
    /// What the opponents have scored.
    pub buchholz: Buchholz,
    /// Games that are finished and not cancelled.
    pub games: u32,
    /// Games that are still running.
    pub unfinished: u32,
}

impl Standing {
    /// Whether the player's first place, alone or shared, qualifies for a next stage or class: only
    /// with a plus score, more than half of the points possible in all the player's games (`TR-0.4`).
    ///
    /// Games still running are points possible, so that what is told once about the score stays so;
    /// the place itself is final when every game of the section is.
    pub fn qualifies(&self) -> bool {
        self.place == 1 && u64::from(self.half_points) > self.possible_points()
    }

    /// The points possible in the player's games, in whole points: one a game.
    fn possible_points(&self) -> u64 {
        u64::from(self.games) + u64::from(self.unfinished)
    }
}

/// The table of a section with `players` players: by place, players who share a place by their
/// start number.
///
/// A win is a point, a draw half of one (`LAW-12.1`, `SKS-6.1`); a game with 0-0 is finished and
/// gives nobody anything. Ties are broken by `tie_breaks` in their order, usually
/// [`RuleSet::tie_breaks`](crate::tournament::RuleSet::tie_breaks), otherwise what the event has
/// announced (`TR-7.1`); who cannot be told apart shares the place (`TR-7.5`, `SKS-6.2`). Of a
/// double round each game counts for itself.
///
/// Cancelled games count in nothing, nor does a game that names somebody beyond `players` or the
/// same player twice.
pub fn standings(players: usize, games: &[PlayedGame], tie_breaks: &[TieBreak]) -> Vec<Standing> {
    standings_with_byes(players, games, &[], tie_breaks)
}

/// The same with points that players have without a game. To the tie-breaks a bye is a game against somebody with one's
/// own score; it is no game won.
pub fn standings_with_byes(
    players: usize,
    games: &[PlayedGame],
    byes: &[(usize, HalfPoints)],
    tie_breaks: &[TieBreak],
) -> Vec<Standing> {
    let mut lines = lines(players, games);
    for (player, points) in byes.iter().filter(|(player, _)| *player < players) {
        let line = &mut lines[*player];
        line.half_points = line.half_points.saturating_add(points.0.into());
        line.finished.push((*player, *points));
    }
    let with_bye = |player: usize| count(byes.iter().filter(|(it, _)| *it == player).count());
    let buchholz = buchholz(&lines);
    let mut groups = parts((0..players).collect(), |player| lines[player].half_points.into());
    for tie_break in tie_breaks {
        let part = |group| match tie_break {
            TieBreak::Wins => parts(group, |player| lines[player].wins.into()),
            TieBreak::SonnebornBerger => parts(group, |player| quarter_sb(&lines, player)),
            TieBreak::DirectEncounter => {
                parts_among(group, |tied, player| direct_points(&lines, tied, player))
            }
            TieBreak::BuchholzCutTwo => parts(group, |player| buchholz[player].cut_two.into()),
            TieBreak::BuchholzCutOne => parts(group, |player| buchholz[player].cut_one.into()),
            TieBreak::Buchholz => parts(group, |player| buchholz[player].all.into()),
            TieBreak::SumOfBuchholz => parts(group, |player| buchholz[player].sum),
        };
        groups = groups.into_iter().flat_map(part).collect();
    }
    let standing = |Ranked { number: player, place, shared }| Standing {
        player,
        place,
        shared,
        half_points: lines[player].half_points,
        wins: lines[player].wins,
        quarter_sb: quarter_sb(&lines, player),
        buchholz: buchholz[player],
        games: count(lines[player].finished.len()) - with_bye(player),
        unfinished: lines[player].unfinished,
    };
    places(&groups).into_iter().map(standing).collect()
}

/// What a player's own games come to.
#[derive(Clone, Default)]
struct Line {
    half_points: u32,
    wins: u32,
    unfinished: u32,
    /// For each finished game the opponent and the own points.
    finished: Vec<(usize, HalfPoints)>,
}

/// The players' own games, by start number.
fn lines(players: usize, games: &[PlayedGame]) -> Vec<Line> {
    let mut lines = vec![Line::default(); players];
    let counts = |game: &&PlayedGame| {
        let there = game.white < players && game.black < players && game.white != game.black;
        there && game.flag != Some(Flag::Cancelled)
    };
    for game in games.iter().filter(counts) {
        for (player, opponent) in [(game.white, game.black), (game.black, game.white)] {
            let line = &mut lines[player];
            let Some((white, black)) = game.result else {
                line.unfinished = line.unfinished.saturating_add(1);
                continue;
            };
            let points = if player == game.white { white } else { black };
            line.half_points = line.half_points.saturating_add(points.0.into());
            line.wins = line.wins.saturating_add((points == WIN).into());
            line.finished.push((opponent, points));
        }
    }
    lines
}

/// Sonneborn-Berger, in quarter points: a win is 2 halves times the opponent's halves, a draw 1.
fn quarter_sb(lines: &[Line], player: usize) -> u64 {
    let finished = lines[player].finished.iter();
    let quarters = finished.map(|(opponent, own)| {
        u64::from(own.0).saturating_mul(lines[*opponent].half_points.into())
    });
    quarters.fold(0, u64::saturating_add)
}

/// What each player's opponents have scored, by start number.
fn buchholz(lines: &[Line]) -> Vec<Buchholz> {
    let opponents = |line: &Line| line.finished.iter().map(|(opponent, _)| *opponent).collect();
    let opponents: Vec<Vec<usize>> = lines.iter().map(opponents).collect();
    let own = |opponents: &Vec<usize>| {
        let mut scores: Vec<u32> =
            opponents.iter().map(|opponent| lines[*opponent].half_points).collect();
        scores.sort_unstable();
        let without =
            |lowest: usize| scores.iter().skip(lowest).copied().fold(0, u32::saturating_add);
        Buchholz { all: without(0), cut_one: without(1), cut_two: without(2), sum: 0 }
    };
    let own: Vec<Buchholz> = opponents.iter().map(own).collect();
    let with_sum = |(mine, opponents): (&Buchholz, &Vec<usize>)| {
        let theirs = opponents.iter().map(|opponent| u64::from(own[*opponent].all));
        Buchholz { sum: theirs.fold(0, u64::saturating_add), ..*mine }
    };
    own.iter().zip(&opponents).map(with_sum).collect()
}

/// The points of a player's games against those of a group, in half points: the group by start number, so that a
/// search finds who is in it (`TR-7.2`).
fn direct_points(lines: &[Line], tied: &[usize], player: usize) -> u64 {
    let finished = lines[player].finished.iter();
    // A bye is no game against anybody.
    let met = |opponent: &usize| *opponent != player && tied.binary_search(opponent).is_ok();
    let direct = finished.filter(|(opponent, _)| met(opponent));
    direct.map(|(_, own)| u64::from(own.0)).sum()
}
