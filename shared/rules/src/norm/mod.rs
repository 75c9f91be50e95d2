//! Title norms (`NORM-1` to `NORM-4a`): what an event gives, fixed at its start, and what a score is worth.
//!
//! How `NORM-4a` is read when a player has withdrawn and the games are cancelled:
//! - Category and points are those of the players who are left. Where fewer are left than the tables
//!   begin with, the points are those of the smallest field, so that nobody has a norm for less.
//! - Whether the event gives norms at all was settled by its players at the start, and stays so; only
//!   a category has to be there. What was asked of them (`NORM-1`) is not asked of those who are left.
//! - Towards titles the games count that each player had at the start, and the grandmasters who
//!   started.
//!
//! In a Scheveningen match each side has an overview of its own, by the average of the other side
//! (`TR-10.0.1`). The printed tables count players of whom each plays all others, so that whoever plays
//! eight opponents has the points of nine players; what `NORM-1` asks of an event is asked of both
//! sides together, by its words where there are more players than rows.
//!
//! CCE norms, the LIM norms of before, are given in every event that has a category (`NORM-4d`).
//!
//! How `NORM-4c` is read: a Candidates' Tournament, a semi-final or a zonal championship that lacks the
//! published or the fixed ratings that the table asks for has the category of its kind, whatever its
//! average, and so has one whose average is below every category; everything else that `NORM-1` asks is
//! asked of it, too.
//!
//! How `TR-8.7e` is read: what was lacking at the start (`NORM-1`) lacks whoever plays on, and a substitute's status
//! only ever raises the category.

mod table;
mod terms;
mod why;

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;

pub use table::TableNorms;
pub use terms::{NormBoard, NormClass, NormTerms};
pub use why::{NoNorms, Remark};

use crate::rating::average;
use crate::tournament::System;
use crate::{Federation, HalfPoints, Title};

/// The titles for which there are norms, the highest first.
pub const NORM_TITLES: [Title; 5] = [Title::Gm, Title::Sim, Title::Im, Title::Ccm, Title::Cce];

/// Players of a title event at least (`NORM-1`).
pub const PLAYERS_MIN: usize = 9;
/// Players of the largest event in the printed tables (`NORM-3`).
pub const PLAYERS_MAX: usize = 20;
/// Federations at least (`NORM-1`).
pub const FEDERATIONS_MIN: usize = 3;
/// Games of each player in the smallest event of the printed tables.
pub const GAMES_MIN: usize = PLAYERS_MIN - 1;
/// In the largest.
pub const GAMES_MAX: usize = PLAYERS_MAX - 1;
/// A fixed rating that counts like a grandmaster's (`TR-10.4`).
const GRANDMASTER_RATING: u16 = 2_600;

/// The tables as they are printed, in force from 2020 (`NORM-2`, `NORM-3`).
const CATEGORIES: &str = include_str!("../../tables/2020/categories.csv");
const REQUIREMENTS: &str = include_str!("../../tables/2020/norm_requirements.csv");
const POINTS: &str = include_str!("../../tables/2020/norm_points.csv");

/// A player as of the event's start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The federation that the player represents.
    pub federation: Federation,
    /// Whether that was a member of ICCF at the start (`NORM-1`).
    pub is_of_member: bool,
    /// The published rating; a FIDE rating stands in for it (`NORM-4b`).
    pub rating: Option<u16>,
    /// Whether the rating is fixed.
    pub fixed: bool,
    /// The title that was held before the start, or that of FIDE which stands in for it (`NORM-4b`).
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

    /// The category of a name: `A` to `L`, `1` to `18`.
    pub fn from_name(name: &str) -> Option<Category> {
        let row = rows(CATEGORIES).position(|row| row.split(',').next() == Some(name))?;
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

/// What a section offers to all who have the same opponents, fixed at its start (`NORM-4a`): by the
/// average of all its players, in a Scheveningen match by that of the other side (`TR-10.0.1`). Each
/// plays each opponent once (`TR-10.0.2`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormOverview {
    /// How many play, as at the start (`NORM-4a`); of a match whoever plays, and the other side.
    pub players: usize,
    /// The field whose points are asked: all players, or those who are left after withdrawals.
    field: usize,
    /// Who is in the field and not in the average: in a match, whoever plays the other side.
    beside: usize,
    terms: NormTerms,
    /// Whether too few had a published or a fixed rating at the start, and the kind of event stands in
    /// for them (`NORM-4c`).
    lacked: bool,
    /// The average of the ratings, rounded with a half up; 0 of nobody.
    pub average: u16,
    /// The category, which an event has whether or not it gives norms.
    pub category: Option<Category>,
    /// Whether it is that of the kind of event, not that of the average (`NORM-4c`).
    pub classified: bool,
    /// The norms on offer, the highest first.
    pub norms: Vec<Norm>,
    /// Why there are none.
    pub no_norms: Vec<NoNorms>,
    /// What the text asks beyond the table.
    pub remarks: Vec<Remark>,
    /// Players of the average against whom a game counts for the title of grandmaster (`TR-10.4`).
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

    /// What the words of `NORM-1` ask, of more players than the table has rows.
    fn of_text(players: usize) -> Requirements {
        Requirements {
            one_federation_max: players * 2 / 3,
            published_min: (players * 3).div_ceil(4),
            fixed_min: (players * 3).div_ceil(5),
        }
    }
}

impl NormOverview {
    /// The overview of a section's players at its start; each plays each.
    pub fn new(terms: NormTerms, participants: &[Participant]) -> NormOverview {
        let mut why = Vec::new();
        let players = participants.len();
        if players < PLAYERS_MIN {
            why.push(NoNorms::TooFewPlayers { players });
        }
        if players > PLAYERS_MAX {
            why.push(NoNorms::TooManyPlayers { players });
        }
        let asked = Requirements::of(players);
        why.extend(lacks(participants, asked));
        NormOverview::of_strength(terms, participants, 0, why, remarks(participants))
    }

    /// The overview of one side of a match, whose opponents are these of all.
    fn of_side(terms: NormTerms, all: &[Participant], opponents: &[Participant]) -> NormOverview {
        let mut why = Vec::new();
        let games = opponents.len();
        if !(GAMES_MIN..=GAMES_MAX).contains(&games) {
            why.push(NoNorms::Games { games });
        }
        let asked = Requirements::of(all.len()).unwrap_or(Requirements::of_text(all.len()));
        why.extend(lacks(all, Some(asked)));
        NormOverview::of_strength(terms, opponents, 1, why, remarks(all))
    }

    fn of_strength(
        terms: NormTerms,
        strong: &[Participant],
        beside: usize,
        mut no_norms: Vec<NoNorms>,
        mut remarks: Vec<Remark>,
    ) -> NormOverview {
        let lacked = terms.category().is_some() && no_norms.iter().any(NoNorms::is_of_ratings);
        if lacked {
            no_norms.retain(|why| !why.is_of_ratings());
            remarks.retain(|remark| !remark.is_of_ratings());
        }
        let Strength { average, category, classified } = Strength::new(terms, lacked, strong);
        if category.is_none() {
            no_norms.push(NoNorms::NoCategory { average });
        }
        if !no_norms.is_empty() {
            remarks.clear();
        }
        NormOverview {
            players: strong.len() + beside,
            field: strong.len() + beside,
            beside,
            terms,
            lacked,
            average,
            category,
            classified,
            norms: Vec::new(),
            no_norms,
            remarks,
            grandmasters: strong.iter().filter(|player| player.is_grandmaster()).count(),
        }
        .with_norms()
    }

    /// The overviews of a section that is played in this way, one, or one for each side of a match, none where not
    /// everybody meets everybody:
    /// the tables tell only of one game against each (`TR-10.0.2`).
    pub fn of_system(
        system: System,
        terms: NormTerms,
        participants: &[Participant],
    ) -> Vec<NormOverview> {
        match system {
            System::RoundRobin { double: false } => vec![NormOverview::new(terms, participants)],
            System::RoundRobin { double: true } => {
                let overview = NormOverview::new(terms, participants);
                let (norms, remarks) = (Vec::new(), Vec::new());
                let no_norms = vec![NoNorms::DoubleRound];
                vec![NormOverview { norms, remarks, no_norms, ..overview }]
            }
            System::Scheveningen => {
                let opponents = averaged(system, participants.len()).into_iter();
                let opponents = opponents.filter_map(|side| participants.get(side));
                opponents.map(|side| NormOverview::of_side(terms, participants, side)).collect()
            }
            // Nobody's opponents are all of one group, so that there is no average to go by.
            System::Silli { .. } | System::KnockOut { .. } | System::Swiss { .. } => Vec::new(),
        }
    }

    /// The overview after withdrawals with cancelled games, by those of its average who are left
    /// (`NORM-4a`).
    pub fn left_with(&self, participants: &[Participant]) -> NormOverview {
        let Strength { average, category, classified } =
            Strength::new(self.terms, self.lacked, participants);
        let mut overview = NormOverview {
            field: (participants.len() + self.beside).max(PLAYERS_MIN),
            average,
            category,
            classified,
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

/// Whose ratings make each overview of a section, by start numbers from 0: everybody's, and in a match
/// those of the other side, whose first half plays the second (`TR-10.0.1`).
pub fn averaged(system: System, players: usize) -> Vec<Range<usize>> {
    match system {
        System::RoundRobin { .. } => std::iter::once(0..players).collect(),
        System::Scheveningen => vec![players / 2..players, 0..players / 2],
        System::Silli { .. } | System::KnockOut { .. } | System::Swiss { .. } => Vec::new(),
    }
}

/// How strong players are together.
struct Strength {
    average: u16,
    category: Option<Category>,
    /// Whether it is that of the kind of event.
    classified: bool,
}

impl Strength {
    /// The average of the ratings and its category (`TR-10.0.1`), or that of the kind of event, where
    /// the average has none or does not count because ratings `lacked` (`NORM-4c`).
    fn new(terms: NormTerms, lacked: bool, participants: &[Participant]) -> Strength {
        let ratings =
            participants.iter().map(|player| player.rating.unwrap_or(terms.unpublished()));
        let average = average(&ratings.collect::<Vec<_>>()).unwrap_or(0);
        match Category::of_average(average).filter(|_| !lacked) {
            Some(category) => Strength { average, category: Some(category), classified: false },
            None => {
                let category = terms.category();
                Strength { average, category, classified: category.is_some() }
            }
        }
    }
}

/// What an event lacks of what is asked of its players, whoever has which average.
fn lacks(participants: &[Participant], asked: Option<Requirements>) -> Vec<NoNorms> {
    let mut why = Vec::new();
    let members: BTreeSet<Federation> =
        participants.iter().filter(|it| it.is_of_member).map(|it| it.federation).collect();
    if members.len() < FEDERATIONS_MIN {
        why.push(NoNorms::TooFewFederations { federations: members.len() });
    }
    let federations = federations(participants);
    if let Some(asked) = asked {
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
