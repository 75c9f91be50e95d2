//! Title norms (`NORM-1` to `NORM-4a`): what an event gives, fixed at its start, and what a score is worth.
//!
//! How `NORM-4a` is read when a player has withdrawn and the games are cancelled:
//! - Category and points are those of the players who are left. Where fewer are left than the tables
//!   begin with, the points are those of the smallest field, so that nobody has a norm for less.
//! - Whether the event gives norms at all was settled by its players at the start, and stays so; only
//!   a category has to be there. What was asked of them (`NORM-1`) is not asked of those who are left.
//! - Towards titles the games count that each player had at the start, and the grandmasters who
//!   started.

use std::fmt;

use crate::rating::average;
use crate::tournament::System;
use crate::{Federation, HalfPoints, Title};

/// The titles for which there are norms, the highest first.
pub const NORM_TITLES: [Title; 5] = [Title::Gm, Title::Sim, Title::Im, Title::Ccm, Title::Cce];

/// What a player without a published rating counts in the average (`NORM-2`).
const UNPUBLISHED: u16 = 2_200;
/// Players of a title event at least (`NORM-1`).
pub const PLAYERS_MIN: usize = 9;
/// Players of the largest event in the printed tables (`NORM-3`).
pub const PLAYERS_MAX: usize = 20;
/// Federations at least (`NORM-1`).
pub const FEDERATIONS_MIN: usize = 3;
/// A fixed rating that counts like a grandmaster's (`TR-10.4`).
const GRANDMASTER_RATING: u16 = 2_600;

/// The tables as they are printed, in force from 2020 (`NORM-2`, `NORM-3`).
const CATEGORIES: &str = include_str!("../tables/2020/categories.csv");
const REQUIREMENTS: &str = include_str!("../tables/2020/norm_requirements.csv");
const POINTS: &str = include_str!("../tables/2020/norm_points.csv");

/// A player as of the event's start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The federation that the player represents.
    pub federation: Federation,
    /// The published rating; a FIDE rating stands in for it (`NORM-4b`).
    pub rating: Option<u16>,
    /// Whether the rating is fixed.
    pub fixed: bool,
    /// The title that was held before the start.
    pub title: Option<Title>,
}

impl Participant {
    /// Whether a game against the player counts as one against a grandmaster (`TR-10.4`).
    pub fn is_grandmaster(&self) -> bool {
        let strong = self.rating.is_some_and(|rating| rating >= GRANDMASTER_RATING);
        self.title == Some(Title::Gm) || (self.fixed && strong)
    }

    /// Whether it counts as one against a Senior International Master, and as no more than that.
    pub fn is_senior(&self) -> bool {
        self.title == Some(Title::Sim) && !self.is_grandmaster()
    }
}

/// A category of events: A, the lowest, to L, then 1 to 18.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Category {
    /// The row of the table, from 0.
    row: usize,
}

impl Category {
    /// The category of an average; none below the lowest. The highest has no end (`NORM-2`).
    pub fn of_average(average: u16) -> Option<Category> {
        let from = rows(CATEGORIES).filter_map(|row| row.split(',').nth(1)?.parse::<u16>().ok());
        let row = from.take_while(|from| *from <= average).count().checked_sub(1)?;
        Some(Category { row })
    }

    fn name(self) -> &'static str {
        let row = rows(CATEGORIES).nth(self.row);
        row.and_then(|row| row.split(',').next()).unwrap_or_default()
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A norm that an event offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Norm {
    /// For which title.
    pub title: Title,
    /// The least score, in half points (`NORM-3`).
    pub points: HalfPoints,
}

/// Why an event gives no norms at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoNorms {
    /// `NORM-1`.
    #[error("{players} players: a title event has at least {PLAYERS_MIN}")]
    TooFewPlayers {
        /// How many there are.
        players: usize,
    },
    /// `NORM-3`.
    #[error("{players} players: the tables of norms end at {PLAYERS_MAX}")]
    TooManyPlayers {
        /// How many there are.
        players: usize,
    },
    /// `NORM-1`.
    #[error("players of {federations} federations: there must be at least {FEDERATIONS_MIN}")]
    TooFewFederations {
        /// How many there are.
        federations: usize,
    },
    /// `NORM-3`.
    #[error("{players} players of {federation}: at most {most} may come from one federation")]
    OneFederation {
        /// The federation.
        federation: Federation,
        /// How many come from it.
        players: usize,
        /// How many may.
        most: usize,
    },
    /// `NORM-3`.
    #[error("{players} players have a published rating: at least {least} must")]
    TooFewPublished {
        /// How many have one.
        players: usize,
        /// How many must.
        least: usize,
    },
    /// `NORM-3`.
    #[error("{players} players have a fixed rating: at least {least} must")]
    TooFewFixed {
        /// How many have one.
        players: usize,
        /// How many must.
        least: usize,
    },
    /// `NORM-2`.
    #[error("the average of {average} is below the lowest category")]
    NoCategory {
        /// The average.
        average: u16,
    },
    /// `TR-10.0.2`: the tables are for one game against each.
    #[error("in a double round norms are those that were approved with it")]
    DoubleRound,
    /// `TR-10.0.1`: the tables are for a category that all have in common.
    #[error("in a Scheveningen match each side has the category of the other side's average")]
    Scheveningen,
}

impl NoNorms {
    /// The rule that says so.
    pub fn rule(self) -> &'static str {
        match self {
            NoNorms::TooFewPlayers { .. } | NoNorms::TooFewFederations { .. } => "NORM-1",
            NoNorms::NoCategory { .. } => "NORM-2",
            NoNorms::DoubleRound => "TR-10.0.2",
            NoNorms::Scheveningen => "TR-10.0.1",
            _ => "NORM-3",
        }
    }

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            NoNorms::TooFewPlayers { .. } => "too_few_players",
            NoNorms::TooManyPlayers { .. } => "too_many_players",
            NoNorms::TooFewFederations { .. } => "too_few_federations",
            NoNorms::OneFederation { .. } => "one_federation",
            NoNorms::TooFewPublished { .. } => "too_few_published",
            NoNorms::TooFewFixed { .. } => "too_few_fixed",
            NoNorms::NoCategory { .. } => "no_category",
            NoNorms::DoubleRound => "double_round",
            NoNorms::Scheveningen => "scheveningen",
        }
    }
}

/// Where the words of `NORM-1` ask for more than the printed table, which counts: the qualifications
/// commissioner is to see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Remark {
    /// More than two thirds from one federation.
    #[error("{players} of {all} players are of {federation}: the text says at most two thirds")]
    OneFederation {
        /// The federation.
        federation: Federation,
        /// How many come from it.
        players: usize,
        /// How many there are.
        all: usize,
    },
    /// Less than three quarters with a published rating.
    #[error("{players} of {all} players have a published rating: the text says at least 75%")]
    Published {
        /// How many have one.
        players: usize,
        /// How many there are.
        all: usize,
    },
    /// Less than 60% with a fixed rating.
    #[error("{players} of {all} players have a fixed rating: the text says at least 60%")]
    Fixed {
        /// How many have one.
        players: usize,
        /// How many there are.
        all: usize,
    },
}

impl Remark {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Remark::OneFederation { .. } => "one_federation",
            Remark::Published { .. } => "published",
            Remark::Fixed { .. } => "fixed",
        }
    }
}

/// How far a player is from a norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The points are there, whatever becomes of the games that still run.
    Reached {
        /// For how many games the score counts towards the title (`TR-10.0.3`).
        games: usize,
    },
    /// Points are missing that the running games can still bring.
    Open {
        /// How many.
        missing: HalfPoints,
    },
    /// More points are missing than the running games can bring.
    Missed {
        /// How many.
        missing: HalfPoints,
    },
}

/// What a section offers by the average of all its players (`TR-10.0.1`), fixed at its start (`NORM-4a`).
/// Each plays each once (`TR-10.0.2`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormOverview {
    /// How many play, as at the start (`NORM-4a`).
    pub players: usize,
    /// The field whose points are asked: all players, or those who are left after withdrawals.
    field: usize,
    /// The average of the ratings, rounded with a half up; 0 of nobody.
    pub average: u16,
    /// The category, which an event has whether or not it gives norms.
    pub category: Option<Category>,
    /// The norms on offer, the highest first.
    pub norms: Vec<Norm>,
    /// Why there are none.
    pub no_norms: Vec<NoNorms>,
    /// What the text asks beyond the table.
    pub remarks: Vec<Remark>,
    /// Players against whom a game counts for the title of grandmaster (`TR-10.4`).
    pub grandmasters: usize,
}

/// What the table asks of an event of so many players.
struct Requirements {
    one_federation_max: usize,
    published_min: usize,
    fixed_min: usize,
}

impl Requirements {
    fn of(players: usize) -> Option<Requirements> {
        let row = rows(REQUIREMENTS).find(|row| {
            row.split(',').next().and_then(|number| number.parse().ok()) == Some(players)
        })?;
        let mut numbers = row.split(',').skip(2).map_while(|number| number.parse().ok());
        let mut next = || numbers.next();
        Some(Requirements {
            one_federation_max: next()?,
            published_min: next()?,
            fixed_min: next()?,
        })
    }
}

impl NormOverview {
    /// The overview of a section's players at its start.
    pub fn new(participants: &[Participant]) -> NormOverview {
        let players = participants.len();
        let (average, category) = strength(participants);
        let no_norms = why_none(participants, average, category);
        NormOverview {
            players,
            field: players,
            average,
            category,
            norms: Vec::new(),
            remarks: if no_norms.is_empty() { remarks(participants) } else { Vec::new() },
            no_norms,
            grandmasters: participants.iter().filter(|player| player.is_grandmaster()).count(),
        }
        .with_norms()
    }

    /// The overview of a section that is played in this way: the tables tell only of one game against
    /// each (`TR-10.0.2`).
    pub fn of_system(system: System, participants: &[Participant]) -> NormOverview {
        let overview = NormOverview::new(participants);
        let (why, category) = match system {
            System::RoundRobin { double: false } => return overview,
            System::RoundRobin { double: true } => (NoNorms::DoubleRound, overview.category),
            System::Scheveningen => (NoNorms::Scheveningen, None),
        };
        let (norms, remarks) = (Vec::new(), Vec::new());
        NormOverview { category, norms, remarks, no_norms: vec![why], ..overview }
    }

    /// The overview after withdrawals with cancelled games, by those who are left (`NORM-4a`).
    pub fn left_with(&self, participants: &[Participant]) -> NormOverview {
        // A match has no category that withdrawals could change.
        if self.no_norms.contains(&NoNorms::Scheveningen) {
            return self.clone();
        }
        let (average, category) = strength(participants);
        let mut overview = NormOverview {
            field: participants.len().max(PLAYERS_MIN),
            average,
            category,
            ..self.clone()
        };
        overview.no_norms.retain(|why| !matches!(why, NoNorms::NoCategory { .. }));
        if category.is_none() {
            overview.no_norms.push(NoNorms::NoCategory { average });
        }
        overview.with_norms()
    }

    /// With the norms that are on offer, where nothing is in their way.
    fn with_norms(mut self) -> NormOverview {
        let norm = |title: Title| {
            let points = norm_points(self.field, title, self.category?)?;
            Some(Norm { title, points })
        };
        let norms = NORM_TITLES.into_iter().filter(|_| self.no_norms.is_empty()).filter_map(norm);
        self.norms = norms.collect();
        self
    }

    /// How far a player with this score and so many running games is from a norm. Each norm is asked
    /// for itself: a score that suffices for several titles counts for each (`NORM-4e`).
    pub fn progress(&self, norm: Norm, score: HalfPoints, running: usize) -> Progress {
        let missing = HalfPoints(norm.points.0.saturating_sub(score.0));
        match self.games_counted(norm, score) {
            Some(games) => Progress::Reached { games },
            None if usize::from(missing.0) <= 2 * running => Progress::Open { missing },
            None => Progress::Missed { missing },
        }
    }

    /// For how many games a score counts towards a title of which 24 are asked (`TR-10.0.3`): more
    /// than were played, where further games, lost, would still have met the norm of the larger
    /// field, and never fewer than the player had at the start (`NORM-4a`); none where it does not
    /// meet the norm.
    pub fn games_counted(&self, norm: Norm, score: HalfPoints) -> Option<usize> {
        let category = self.category?;
        let met = |players: &usize| {
            norm_points(*players, norm.title, category).is_some_and(|points| points <= score)
        };
        let fields = (self.field..=PLAYERS_MAX).take_while(met);
        fields.last().map(|players| players.max(self.players) - 1)
    }
}

/// The average of the ratings and its category (`TR-10.0.1`).
fn strength(participants: &[Participant]) -> (u16, Option<Category>) {
    let ratings = participants.iter().map(|player| player.rating.unwrap_or(UNPUBLISHED));
    let average = average(&ratings.collect::<Vec<_>>()).unwrap_or(0);
    (average, Category::of_average(average))
}

/// Everything that an event lacks.
fn why_none(
    participants: &[Participant],
    average: u16,
    category: Option<Category>,
) -> Vec<NoNorms> {
    let players = participants.len();
    let mut why = Vec::new();
    if players < PLAYERS_MIN {
        why.push(NoNorms::TooFewPlayers { players });
    }
    if players > PLAYERS_MAX {
        why.push(NoNorms::TooManyPlayers { players });
    }
    let federations = federations(participants);
    if federations.len() < FEDERATIONS_MIN {
        why.push(NoNorms::TooFewFederations { federations: federations.len() });
    }
    if let Some(asked) = Requirements::of(players) {
        let most = asked.one_federation_max;
        let too_many = federations.iter().filter(|(_, players)| *players > most);
        why.extend(too_many.map(|&(federation, players)| NoNorms::OneFederation {
            federation,
            players,
            most,
        }));
        let (published, fixed) = (published(participants), fixed(participants));
        if published < asked.published_min {
            why.push(NoNorms::TooFewPublished { players: published, least: asked.published_min });
        }
        if fixed < asked.fixed_min {
            why.push(NoNorms::TooFewFixed { players: fixed, least: asked.fixed_min });
        }
    }
    if category.is_none() {
        why.push(NoNorms::NoCategory { average });
    }
    why
}

fn remarks(participants: &[Participant]) -> Vec<Remark> {
    let all = participants.len();
    let mut remarks = Vec::new();
    let large = federations(participants).into_iter().filter(|(_, players)| players * 3 > all * 2);
    remarks.extend(large.map(|(federation, players)| Remark::OneFederation {
        federation,
        players,
        all,
    }));
    let players = published(participants);
    if players * 4 < all * 3 {
        remarks.push(Remark::Published { players, all });
    }
    let players = fixed(participants);
    if players * 5 < all * 3 {
        remarks.push(Remark::Fixed { players, all });
    }
    remarks
}

/// How many come from each federation, in their order.
fn federations(participants: &[Participant]) -> Vec<(Federation, usize)> {
    let mut counted = std::collections::BTreeMap::new();
    for player in participants {
        *counted.entry(player.federation).or_insert(0) += 1;
    }
    counted.into_iter().collect()
}

fn published(participants: &[Participant]) -> usize {
    participants.iter().filter(|player| player.rating.is_some()).count()
}

fn fixed(participants: &[Participant]) -> usize {
    participants.iter().filter(|player| player.rating.is_some() && player.fixed).count()
}

/// The least score for a norm in an event of so many players; none where there is no such norm
/// (`NORM-3`).
pub fn norm_points(players: usize, title: Title, category: Category) -> Option<HalfPoints> {
    let games = players.checked_sub(1)?;
    let beginning = format!("{players},{games},{title},{category},");
    let points = rows(POINTS).find_map(|row| row.strip_prefix(beginning.as_str()))?;
    let (whole, tenths) = points.split_once('.')?;
    let whole: u8 = whole.parse().ok()?;
    Some(HalfPoints(2 * whole + u8::from(tenths == "5")))
}

/// The rows of a table without its headings.
fn rows(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.lines().skip(1)
}
