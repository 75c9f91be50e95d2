//! Who stands where in a section: scores, tie-breaks, shared places.
//!
//! Everything is counted from the games alone and in whole numbers, halves of a point and quarters
//! of one, so that two tables of the same games never differ. While an event runs the table is that
//! of the games finished so far: Sonneborn-Berger is counted on the opponents' present scores.

use serde::{Deserialize, Serialize};

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
    let lines = lines(players, games);
    let mut groups = parts((0..players).collect(), |player| lines[player].half_points.into());
    for tie_break in tie_breaks {
        let part = |group| match tie_break {
            TieBreak::Wins => parts(group, |player| lines[player].wins.into()),
            TieBreak::SonnebornBerger => parts(group, |player| quarter_sb(&lines, player)),
            TieBreak::DirectEncounter => direct_parts(&lines, group),
        };
        groups = groups.into_iter().flat_map(part).collect();
    }
    let mut table = Vec::with_capacity(players);
    let mut place = 1;
    for group in &groups {
        table.extend(group.iter().map(|player| Standing {
            player: *player,
            place,
            shared: group.len() > 1,
            half_points: lines[*player].half_points,
            wins: lines[*player].wins,
            quarter_sb: quarter_sb(&lines, *player),
            games: count(lines[*player].finished.len()),
            unfinished: lines[*player].unfinished,
        }));
        place = place.saturating_add(count(group.len()));
    }
    table
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

/// Parts a group of tied players by a number, the highest first. The players of a part keep their
/// order, which is that of the start numbers.
fn parts(group: Vec<usize>, number: impl Fn(usize) -> u64) -> Vec<Vec<usize>> {
    let numbered = group.into_iter().map(|player| (number(player), player));
    let mut numbered: Vec<(u64, usize)> = numbered.collect();
    numbered.sort_by_key(|(number, _)| std::cmp::Reverse(*number));
    let tied = numbered.chunk_by(|(one, _), (other, _)| one == other);
    tied.map(|part| part.iter().map(|(_, player)| *player).collect()).collect()
}

/// Parts a group of tied players by the games among them, and each part again by the games among
/// itself, until nothing parts it (`TR-7.2`).
fn direct_parts(lines: &[Line], group: Vec<usize>) -> Vec<Vec<usize>> {
    let mut settled = Vec::new();
    // The best of the parts that are still open is on top.
    let mut open = vec![group];
    while let Some(group) = open.pop() {
        let tied = group.clone();
        let among = |player: usize| -> u64 {
            let finished = lines[player].finished.iter();
            // By start number, so that a search finds who is in it.
            let direct = finished.filter(|(opponent, _)| tied.binary_search(opponent).is_ok());
            direct.map(|(_, own)| u64::from(own.0)).sum()
        };
        let parts = parts(group, among);
        match parts.len() {
            0 | 1 => settled.extend(parts),
            _ => open.extend(parts.into_iter().rev()),
        }
    }
    settled
}

/// A number of things in memory, as a number of the table.
fn count(things: usize) -> u32 {
    u32::try_from(things).unwrap_or(u32::MAX)
}
