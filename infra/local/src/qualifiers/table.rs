//! The files of `posthorn qualifiers`: tables of sections, and a table of qualifiers.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use rules::norm::Category;
use rules::tournament::{
    CANDIDATES_ADVANCING, CycleSection, Flag, Placing, PlayedGame, SectionId, Stage, TieBreak,
};
use rules::{HalfPoints, Instant, PlayerId};
use serde::Deserialize;

use super::Line;

/// A section's table as the server gives it: what counts here.
#[derive(Clone, Debug, Deserialize)]
pub struct Table {
    id: u32,
    event: Option<u32>,
    stage: Option<Stage>,
    starts_at: Option<DateTime<Utc>>,
    tie_breaks: Vec<TieBreak>,
    winner_alone_advances: bool,
    norms: Vec<Norms>,
    players: Vec<Player>,
}

#[derive(Clone, Debug, Deserialize)]
struct Norms {
    category: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
struct Player {
    player: Named,
    withdrew_silently: bool,
    cells: Vec<Vec<Cell>>,
}

#[derive(Clone, Debug, Deserialize)]
struct Named {
    id: u32,
}

#[derive(Clone, Debug, Deserialize)]
struct Cell {
    color: Color,
    half_points: Option<u8>,
    flag: Option<char>,
    ended_at: Option<DateTime<Utc>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Color {
    White,
    Black,
}

/// What is wrong with a table.
#[derive(Debug, thiserror::Error)]
pub enum FaultyTable {
    /// It is none.
    #[error("this is no section’s table: {0}")]
    Unread(#[from] serde_json::Error),
    /// A game stands in the line of one player alone.
    #[error("the lines do not fit together: a game has no other side")]
    OneSided,
    /// A flag that no rule knows.
    #[error("there is no flag “{0}”")]
    Flag(char),
    /// Its section was there before.
    #[error("section {0} is there twice")]
    Twice(u32),
}

/// Tables of sections of any stages.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    tables: Vec<(Table, Vec<PlayedGame>)>,
}

impl Tables {
    /// Reads one more.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn add(&mut self, bytes: &[u8]) -> Result<(), FaultyTable> {
        let table: Table = serde_json::from_slice(bytes)?;
        if self.tables.iter().any(|(known, _)| known.id == table.id) {
            return Err(FaultyTable::Twice(table.id));
        }
        let games = games_of(&table)?;
        self.tables.push((table, games));
        Ok(())
    }

    /// What each section of a stage that qualifies for something leaves with its players.
    pub fn placings(&self) -> Vec<(PlayerId, Placing)> {
        let finished = self.finished();
        self.tables.iter().flat_map(|(table, games)| table.placings(games, &finished)).collect()
    }

    /// The events all of whose sections are over: the stage, and when they started.
    fn finished(&self) -> BTreeMap<u32, (Stage, Option<DateTime<Utc>>)> {
        let of_event = |(table, _): &(Table, Vec<PlayedGame>)| {
            Some((table.event?, (table.stage?, table.starts_at)))
        };
        let mut all: BTreeMap<_, _> = self.tables.iter().filter_map(of_event).collect();
        let runs =
            |(_, games): &&(Table, Vec<PlayedGame>)| games.iter().any(|game| game.result.is_none());
        for (table, _) in self.tables.iter().filter(runs) {
            table.event.map(|event| all.remove(&event));
        }
        all
    }
}

impl Table {
    fn placings(
        &self,
        games: &[PlayedGame],
        finished: &BTreeMap<u32, (Stage, Option<DateTime<Utc>>)>,
    ) -> Vec<(PlayerId, Placing)> {
        let Some(stage) = self.stage.filter(|stage| stage.leaves_qualifications()) else {
            return Vec::new();
        };
        let silent: Vec<usize> = (0..)
            .zip(&self.players)
            .filter(|(_, player)| player.withdrew_silently)
            .map(|(number, _)| number)
            .collect();
        let cells = self.players.iter().flat_map(|player| player.cells.iter().flatten());
        let last = cells.filter_map(|cell| cell.ended_at).max();
        let is_over = games.iter().all(|game| game.result.is_some());
        let later: BTreeSet<u32> = finished
            .iter()
            .filter(|(_, (other, at))| *other == stage && *at > self.starts_at)
            .map(|(event, _)| *event)
            .collect();
        let category = self.norms.first().and_then(|norms| norms.category.as_deref());
        let section = CycleSection {
            section: SectionId(self.id),
            stage,
            category: category.and_then(Category::from_name),
            advancing: if self.winner_alone_advances { 1 } else { CANDIDATES_ADVANCING },
            tie_breaks: &self.tie_breaks,
            players: self.players.len(),
            games,
            silent: &silent,
            ended_at: last.filter(|_| is_over).map(|at| Instant::from_unix(at.timestamp())),
            later_editions: u32::try_from(later.len()).unwrap_or(u32::MAX),
        };
        let players = self.players.iter().map(|player| PlayerId(player.player.id));
        players.zip(section.placings()).filter_map(|(player, it)| Some((player, it?))).collect()
    }
}

/// The games, each once: by White’s line, with the points of Black’s.
fn games_of(table: &Table) -> Result<Vec<PlayedGame>, FaultyTable> {
    let mut games = Vec::new();
    for (white, player) in table.players.iter().enumerate() {
        for (black, cells) in player.cells.iter().enumerate() {
            let other = table.players.get(black).and_then(|other| other.cells.get(white));
            let theirs = other.ok_or(FaultyTable::OneSided)?;
            if theirs.len() != cells.len() {
                return Err(FaultyTable::OneSided);
            }
            for (cell, other) in cells.iter().zip(theirs) {
                if cell.color == Color::White {
                    games.push(game_of(white, black, cell, other)?);
                }
            }
        }
    }
    Ok(games)
}

fn game_of(
    white: usize,
    black: usize,
    cell: &Cell,
    other: &Cell,
) -> Result<PlayedGame, FaultyTable> {
    let flag = match cell.flag {
        Some(letter) => Some(Flag::from_letter(letter).ok_or(FaultyTable::Flag(letter))?),
        None => None,
    };
    let result = match (cell.half_points, other.half_points) {
        (Some(one), Some(other)) => Some((HalfPoints(one), HalfPoints(other))),
        (None, None) => None,
        (Some(_), None) | (None, Some(_)) => return Err(FaultyTable::OneSided),
    };
    Ok(PlayedGame { white, black, result, flag })
}

/// What a server’s table of qualifiers says of results.
#[derive(Default)]
pub(super) struct Told {
    pub(super) lines: BTreeSet<Line>,
    /// Places that were put off: whose, and from which sections.
    pub(super) deferred: BTreeSet<(u32, String)>,
}

/// Reads a server’s table of qualifiers; what titles and ratings give is left out, and what no result gives
/// any more.
pub(super) fn read_told(stage: &'static str, bytes: &[u8]) -> Result<Told, csv::Error> {
    #[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum State {
        Free,
        Used,
        Deferred,
        Stays,
    }
    #[derive(Deserialize)]
    struct Record {
        id: u32,
        article: String,
        part: String,
        sections: String,
        ended_on: String,
        until: String,
        state: State,
    }
    let mut told = Told::default();
    for record in csv::Reader::from_reader(bytes).deserialize() {
        let record: Record = record?;
        let line = Line {
            stage,
            player: record.id,
            article: record.article,
            part: record.part,
            sections: record.sections,
            ended_on: record.ended_on,
            until: record.until,
        };
        match record.state {
            _ if line.sections.is_empty() => {}
            State::Free | State::Used => {
                told.lines.insert(line);
            }
            State::Deferred => {
                told.deferred.insert(line.origin());
            }
            State::Stays => {}
        }
    }
    Ok(told)
}
