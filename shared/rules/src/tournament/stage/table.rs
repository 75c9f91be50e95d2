//! The table of stages, as it is printed in the rules.

use std::fmt;
use std::ops::RangeInclusive;

use super::Stage;
use crate::norm::NormClass;
use crate::tournament::{EventKind, RuleSet, SECTION_PLAYERS_MAX};

/// The stages as the rules lay them down (`TR-1.1.3`, `TR-1.2.2`, `TR-1.3.2`, `TR-1.4.2`, `TR-2.1-2.2`,
/// `TR-3.1-3.4`, `TR-4.1-4.2`, `RAT-11`, `SKS-1.5`). In force with the ICCF's rules of 2020 and the Czech
/// federation's of 2014.
const STAGES: &str = include_str!("../../../tables/2020/stages.csv");

const RULE_SET: usize = 0;
const STAGE: usize = 1;
const KIND: usize = 2;
const TEAMS: usize = 3;
const LEVEL: usize = 4;
const SIZES: usize = 5;
const ASKED: usize = 6;
const SECTIONS_A_YEAR: usize = 7;
const NOTICE_MONTHS: usize = 8;
const NORM_CLASS: usize = 9;
const NEXT: usize = 10;
const ARTICLE: usize = 11;
const NAME: usize = 12;

/// What stands between the name of an event of teams and the number of a board.
const BOARD: &str = ", board ";

/// How many play in a section of a stage; teams where it is one of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageSizes {
    ranges: Vec<RangeInclusive<usize>>,
    /// Whether a section of another size is refused; if not, it is remarked on.
    pub always: bool,
}

impl StageSizes {
    /// From how many to how many, any of these; no end: or more.
    pub fn ranges(&self) -> impl Iterator<Item = (usize, Option<usize>)> {
        let open = |range: &RangeInclusive<usize>| {
            range.start() != range.end() && *range.end() == SECTION_PLAYERS_MAX
        };
        self.ranges
            .iter()
            .map(move |range| (*range.start(), (!open(range)).then_some(*range.end())))
    }

    /// Whether so many are a size of its sections.
    pub fn allow(&self, players: usize) -> bool {
        self.ranges.iter().any(|range| range.contains(&players))
    }
}

/// In words: `7`, `7 to 11`, `13, 15 or 17`, `at least 9`.
impl fmt::Display for StageSizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (from, to)) in self.ranges().enumerate() {
            match place {
                0 => {}
                _ if place + 1 == self.ranges.len() => write!(f, " or ")?,
                _ => write!(f, ", ")?,
            }
            match to {
                None => write!(f, "at least {from}")?,
                Some(to) if to == from => write!(f, "{from}")?,
                Some(to) => write!(f, "{from} to {to}")?,
            }
        }
        Ok(())
    }
}

/// A line of the table.
#[derive(Clone, Copy)]
struct Row {
    cells: [&'static str; 13],
}

impl Row {
    fn number(&self, column: usize) -> Option<u32> {
        self.cells[column].parse().ok()
    }
}

fn rows() -> impl Iterator<Item = Row> {
    STAGES.lines().skip(1).map(|line| {
        let mut cells = [""; 13];
        // The name comes last: it may have commas of its own.
        for (cell, text) in cells.iter_mut().zip(line.splitn(13, ',')) {
            *cell = text.trim_matches('"');
        }
        Row { cells }
    })
}

impl Stage {
    fn row(self) -> Option<Row> {
        rows().find(|row| row.cells[STAGE] == self.code())
    }

    fn cell(self, column: usize) -> &'static str {
        self.row().map_or("", |row| row.cells[column])
    }

    /// Under whose rules it is played.
    pub fn rule_set(self) -> Option<RuleSet> {
        RuleSet::from_code(self.cell(RULE_SET))
    }

    /// What kind of event it is (`TR-0.1`).
    pub fn kind(self) -> Option<EventKind> {
        EventKind::from_code(self.cell(KIND))
    }

    /// Whether teams play.
    pub fn is_of_teams(self) -> bool {
        self.cell(TEAMS) == "yes"
    }

    /// The rating as which a player without one counts, in points; in events of teams by the board,
    /// counted from 1. None where the table prints none, and the event states its own (`RAT-11`,
    /// `SKS-1.5`).
    pub fn level(self, board: Option<usize>) -> Option<u16> {
        let mut levels = self.cell(LEVEL).split('/');
        let level = match board {
            _ if !self.has_boards() => levels.next(),
            Some(board) => levels.nth(board.checked_sub(1)?),
            None => None,
        };
        level?.parse().ok()
    }

    /// Whether each board has a level of its own (`SKS-1.5`).
    pub fn has_boards(self) -> bool {
        self.cell(LEVEL).contains('/')
    }

    /// How many play in a section (`TR-1.1.3`, `TR-1.2.2`, `TR-1.3.2`, `TR-1.4.2`, `TR-2.1-2.2`,
    /// `TR-3.1-3.4`, `TR-4.1-4.2`); none where the rules do not say.
    pub fn sizes(self) -> Option<StageSizes> {
        let row = self.row()?;
        let ranges = row.cells[SIZES].split('/').map(range).collect::<Option<Vec<_>>>()?;
        Some(StageSizes { ranges, always: row.cells[ASKED] == "always" })
    }

    /// Whether a section of so many players can be held; a size that is not usual can.
    pub fn takes(self, players: usize) -> bool {
        self.sizes().is_none_or(|sizes| !sizes.always || sizes.allow(players))
    }

    /// How many play in a full section as a rule; none where the rules do not say.
    pub fn usual_size(self) -> Option<u8> {
        let first = self.sizes()?.ranges.into_iter().next()?;
        u8::try_from(*first.end()).ok().filter(|_| *first.end() < SECTION_PLAYERS_MAX)
    }

    /// Sections that normally start in a year, at most (`TR-1.1.3`, `TR-1.2.2`, `TR-1.3.2`).
    pub fn sections_a_year(self) -> Option<u32> {
        self.row()?.number(SECTIONS_A_YEAR)
    }

    /// Whether its events, or their sections, are counted by the year (`TR-1.1.3`, `TR-3.1-3.4`).
    pub fn is_counted_by_year(self) -> bool {
        self == Stage::WorldCupPreliminary || self.sections_a_year().is_some()
    }

    /// Months before its start at which it is announced at the latest (`TR-1.0.4`).
    pub fn notice_months(self) -> Option<u32> {
        self.row()?.number(NOTICE_MONTHS)
    }

    /// The category of its own that it has (`NORM-4c`).
    pub fn norm_class(self) -> Option<NormClass> {
        NormClass::from_code(self.cell(NORM_CLASS))
    }

    /// To which stage it leads (`TR-1.0.2`); none where it is the last one.
    pub fn next(self) -> Option<Stage> {
        Stage::from_code(self.cell(NEXT))
    }

    /// The article that describes it.
    pub fn article(self) -> &'static str {
        self.cell(ARTICLE)
    }

    /// The article that lays down its level.
    pub fn level_article(self) -> &'static str {
        match self.rule_set() {
            Some(RuleSet::Sks) => "SKS-1.5",
            Some(RuleSet::Iccf) | None => "RAT-11",
        }
    }

    /// How the table names it, in English.
    pub fn name(self) -> &'static str {
        self.cell(NAME)
    }

    /// The stage that the table of a rule set names so, and the board where the name tells one: `open
    /// class`, `national championship of teams of four, 1st league, board 2`.
    pub fn of_name(rule_set: RuleSet, name: &str) -> Option<(Stage, Option<usize>)> {
        let (stage, board) = match name.rsplit_once(BOARD) {
            Some((stage, board)) => (stage, Some(board.parse().ok()?)),
            None => (name, None),
        };
        let row = rows().find(|row| {
            row.cells[RULE_SET] == rule_set.code() && row.cells[NAME] == stage && !stage.is_empty()
        })?;
        let stage = Stage::from_code(row.cells[STAGE])?;
        (board.is_some() == stage.has_boards()).then_some((stage, board))
    }
}

/// `7`, `7-11`, or `9-` for as many as a section can have.
fn range(text: &'static str) -> Option<RangeInclusive<usize>> {
    let Some((from, to)) = text.split_once('-') else {
        let players = text.parse().ok()?;
        return Some(players..=players);
    };
    let to = if to.is_empty() { SECTION_PLAYERS_MAX } else { to.parse().ok()? };
    Some(from.parse().ok()?..=to)
}
