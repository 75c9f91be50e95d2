//! Norms that the qualifications commissioner records with their source: those made elsewhere or
//! earlier, under the older titles too (`TR-10.5`, `TR-10.7`, `TR-10.8`), and those that were approved
//! with a double round (`TR-10.0.2`, `NORM-1`).
//!
//! How the articles are read:
//! - An event is of before the Congress of 2000 if it began, or was approved, before 17 September 2000,
//!   the day on which that Congress met.
//! - An LGM norm counts as one for CCM and an LIM norm as one for CCE, whatever else is asked of them.
//! - Games of an IM norm of before that Congress count for no second norm towards SIM: where a norm for
//!   SIM was made in the same event, the other is not recorded.

use serde::{Deserialize, Serialize};

use super::{CountedNorm, RecordRefusal};
use crate::norm::{GAMES_MAX, GAMES_MIN};
use crate::{Day, HalfPoints, Instant, Outcome, PlayerId, Title};

/// Norms that are recorded of one player at most: they stay within one item.
pub const RECORDED_NORMS_MAX: usize = 50;
/// Games of one event at most.
const RECORDED_GAMES_MAX: usize = 100;

/// Where a norm comes from. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NormOrigin {
    /// An event that was not held here.
    Elsewhere,
    /// A double round held here, with which its norms were approved (`TR-10.0.2`).
    DoubleRound {
        /// The section's number.
        section: u32,
    },
}

/// What is recorded of a norm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NormEntry {
    /// For which title it was made; LGM and LIM, too.
    pub title: Title,
    /// Where it comes from.
    pub origin: NormOrigin,
    /// The event's name.
    pub event: String,
    /// When the event began.
    pub started_on: Day,
    /// When it was approved, where that was before the Congress of 2000 (`TR-10.5`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub approved_on: Option<Day>,
    /// When it was finished.
    pub finished_on: Day,
    /// The player's games.
    pub games: usize,
    /// The player's score.
    pub score: HalfPoints,
    /// For how many of the games that a title asks for the norm counts (`TR-10.0.3`).
    pub games_counted: usize,
    /// Games against grandmasters, and such as count so (`TR-10.4`).
    pub grandmaster_games: usize,
    /// Games against Senior International Masters.
    pub senior_games: usize,
    /// Where it is written: a table, a report to Congress, an approval.
    pub source: String,
}

/// What was recorded before it was corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NormCorrection {
    /// When.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
    /// Why.
    pub reason: String,
    /// What was recorded before.
    pub before: NormEntry,
}

/// A record that was taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NormWithdrawn {
    /// When.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
    /// Why.
    pub reason: String,
}

/// A recorded norm, in the form in which it is kept. New fields are added with a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedNorm {
    /// What is recorded now.
    pub entry: NormEntry,
    /// When it was recorded.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
    /// What it said before, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<NormCorrection>,
    /// How it was taken back; none: it counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawn: Option<NormWithdrawn>,
}

impl RecordedNorm {
    /// How often it was corrected or taken back.
    pub fn changes(&self) -> usize {
        self.corrections.len() + usize::from(self.withdrawn.is_some())
    }
}

/// A norm that was made in an event held here, as far as records ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeHere {
    /// The section's number.
    pub section: u32,
    /// For which title.
    pub title: Title,
    /// The event's name.
    pub event: String,
}

/// What is known where a norm is recorded.
#[derive(Clone, Copy, Debug)]
pub struct RecordFacts<'a> {
    /// Whose norm it is.
    pub player: PlayerId,
    /// What is recorded of the player so far, in order.
    pub recorded: &'a [RecordedNorm],
    /// What the player has made here, which counts by itself.
    pub made_here: &'a [MadeHere],
    /// Whether the section that the entry names is a double round in which the player has played to
    /// its end; none where it names none.
    pub double_round: Option<bool>,
}

/// The day on which the Congress of 2000 met in Daytona Beach (`TR-10.5`).
fn congress_of_2000() -> Option<Day> {
    chrono::NaiveDate::from_ymd_opt(2000, 9, 17).map(Day::from)
}

impl NormEntry {
    /// The title towards which it counts: LGM norms count for CCM, LIM norms for CCE (`TR-10.7`,
    /// `TR-10.8`).
    pub fn counts_for(&self) -> Title {
        match self.title {
            Title::Lgm => Title::Ccm,
            Title::Lim => Title::Cce,
            Title::Gm | Title::Sim | Title::Im | Title::Ccm | Title::Cce => self.title,
        }
    }

    /// Whether it is an IM norm of an event that began or was approved before the Congress of 2000
    /// (`TR-10.5`).
    pub fn is_early(&self) -> bool {
        let first = self.approved_on.map_or(self.started_on, |day| day.min(self.started_on));
        self.title == Title::Im && congress_of_2000().is_some_and(|congress| first < congress)
    }

    /// Whether it is of the same event as another.
    fn is_of(&self, other: &NormEntry) -> bool {
        let named = self.event == other.event && self.started_on == other.started_on;
        match (self.origin, other.origin) {
            (NormOrigin::DoubleRound { section }, NormOrigin::DoubleRound { section: its }) => {
                section == its
            }
            (NormOrigin::Elsewhere, NormOrigin::Elsewhere) => named,
            _ => false,
        }
    }

    /// Whether games that count for a norm made here would count twice towards a title: those of its section,
    /// or of an event that has its name wherever the record says that it was held.
    fn repeats(&self, made: &MadeHere) -> bool {
        let same_event = match self.origin {
            NormOrigin::DoubleRound { section } => section == made.section,
            NormOrigin::Elsewhere => self.event.trim() == made.event.trim(),
        };
        let early_for_sim = self.is_early() && made.title == Title::Sim;
        same_event && (self.counts_for() == made.title || early_for_sim)
    }

    /// Whether the same games would count twice towards a title.
    fn doubles(&self, other: &NormEntry) -> bool {
        let (own, its) = (self.counts_for(), other.counts_for());
        let for_sim = |early: &NormEntry, title| early.is_early() && title == Title::Sim;
        self.is_of(other) && (own == its || for_sim(self, its) || for_sim(other, own))
    }

    fn check_form(&self, today: Day) -> Result<(), RecordRefusal> {
        if self.event.trim().is_empty() {
            return Err(RecordRefusal::EventMissing);
        }
        if self.source.trim().is_empty() {
            return Err(RecordRefusal::SourceMissing);
        }
        let after = self.approved_on.is_some_and(|approved| approved > self.started_on);
        if self.started_on > self.finished_on || self.finished_on > today || after {
            return Err(RecordRefusal::Days);
        }
        let all = 1..=RECORDED_GAMES_MAX;
        let met = self.grandmaster_games.saturating_add(self.senior_games);
        let points = usize::from(self.score.0) <= 2 * self.games;
        if !all.contains(&self.games) || met > self.games || !points {
            return Err(RecordRefusal::Games);
        }
        if !(self.games..=self.games.max(GAMES_MAX)).contains(&self.games_counted) {
            return Err(RecordRefusal::GamesCounted);
        }
        Ok(())
    }

    fn check(&self, facts: &RecordFacts<'_>, today: Day) -> Result<(), RecordRefusal> {
        self.check_form(today)?;
        let first_without = chrono::NaiveDate::from_ymd_opt(2016, 1, 1).map(Day::from);
        let late = first_without.is_some_and(|day| self.started_on >= day);
        match (self.title, self.origin) {
            (title @ (Title::Lgm | Title::Lim), _) if late => {
                Err(RecordRefusal::OldTitle { title })
            }
            (_, NormOrigin::DoubleRound { .. }) if facts.double_round != Some(true) => {
                Err(RecordRefusal::NoDoubleRound)
            }
            (_, NormOrigin::DoubleRound { .. }) if self.games < GAMES_MIN => {
                Err(RecordRefusal::TooFewGames)
            }
            _ if facts.made_here.iter().any(|made| self.repeats(made)) => Err(RecordRefusal::Twice),
            _ => Ok(()),
        }
    }
}

impl RecordedNorm {
    /// Records a norm. The same entry by the same officer again changes nothing.
    ///
    /// # Errors
    /// The first [`RecordRefusal`] that applies.
    pub fn record(
        entry: NormEntry,
        by: PlayerId,
        facts: &RecordFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<RecordedNorm>, RecordRefusal> {
        if by == facts.player {
            return Err(RecordRefusal::Own);
        }
        let mut standing = facts.recorded.iter().filter(|norm| norm.withdrawn.is_none());
        if standing.clone().any(|norm| norm.by == by && norm.entry == entry) {
            return Ok(Outcome::Unchanged);
        }
        entry.check(facts, Day::of(now))?;
        if standing.any(|norm| norm.entry.doubles(&entry)) {
            return Err(RecordRefusal::Twice);
        }
        if facts.recorded.len() >= RECORDED_NORMS_MAX {
            return Err(RecordRefusal::TooMany);
        }
        let (corrections, withdrawn) = (Vec::new(), None);
        Ok(Outcome::Changed(RecordedNorm { entry, at: now, by, corrections, withdrawn }))
    }

    /// Corrects the norm of this number, from 1: what it said before stays with the record.
    ///
    /// # Errors
    /// The first [`RecordRefusal`] that applies.
    pub fn correct(
        number: usize,
        entry: NormEntry,
        (by, reason): (PlayerId, String),
        facts: &RecordFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<RecordedNorm>, RecordRefusal> {
        let (index, norm) = standing(number, by, facts)?;
        if norm.entry == entry {
            return Ok(Outcome::Unchanged);
        }
        if norm.withdrawn.is_some() {
            return Err(RecordRefusal::Withdrawn);
        }
        entry.check(facts, Day::of(now))?;
        let others = facts.recorded.iter().enumerate().filter(|(other, _)| *other != index);
        let mut counting = others.filter(|(_, norm)| norm.withdrawn.is_none());
        if counting.any(|(_, other)| other.entry.doubles(&entry)) {
            return Err(RecordRefusal::Twice);
        }
        if norm.corrections.len() >= RECORDED_NORMS_MAX {
            return Err(RecordRefusal::TooMany);
        }
        let mut corrected = RecordedNorm { entry, ..norm.clone() };
        let before = norm.entry.clone();
        corrected.corrections.push(NormCorrection { at: now, by, reason, before });
        Ok(Outcome::Changed(corrected))
    }

    /// Takes the norm of this number back, from 1: it counts no longer. Taken back before, it is left
    /// as it is.
    ///
    /// # Errors
    /// `Own`, `Unknown`, `Withdrawn`.
    pub fn withdraw(
        number: usize,
        (by, reason): (PlayerId, String),
        facts: &RecordFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<RecordedNorm>, RecordRefusal> {
        let (_, norm) = standing(number, by, facts)?;
        match &norm.withdrawn {
            Some(made) if (made.by, &made.reason) == (by, &reason) => Ok(Outcome::Unchanged),
            Some(_) => Err(RecordRefusal::Withdrawn),
            None => {
                let withdrawn = Some(NormWithdrawn { at: now, by, reason });
                Ok(Outcome::Changed(RecordedNorm { withdrawn, ..norm.clone() }))
            }
        }
    }

    /// The norm as it counts towards a title (`TR-10.4` to `TR-10.8`); none once it was taken back.
    pub fn counted(&self) -> Option<CountedNorm> {
        let NormEntry { games_counted, grandmaster_games, senior_games, .. } = self.entry;
        self.withdrawn.is_none().then(|| CountedNorm {
            title: self.entry.counts_for(),
            games: games_counted,
            grandmaster_games,
            senior_games,
            early: self.entry.is_early(),
        })
    }
}

/// The norm of a number, with its place, for an officer who may change it.
fn standing<'a>(
    number: usize,
    by: PlayerId,
    facts: &RecordFacts<'a>,
) -> Result<(usize, &'a RecordedNorm), RecordRefusal> {
    if by == facts.player {
        return Err(RecordRefusal::Own);
    }
    let index = number.checked_sub(1).ok_or(RecordRefusal::Unknown)?;
    let norm = facts.recorded.get(index).ok_or(RecordRefusal::Unknown)?;
    Ok((index, norm))
}
