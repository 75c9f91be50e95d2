//! Titles (`TR-10.1`): what norms make of a player, which awards there are and on which grounds, and
//! the way of a case from the proposal to the confirmation.
//!
//! How `TR-10.4` is read where fewer than five games were played against grandmasters: each of the at
//! most two that are missing is replaced by two games against Senior International Masters.
//!
//! Norms made elsewhere or earlier count with those made here once the qualifications commissioner has
//! recorded them: see `recorded`.

mod approval;
mod award;
mod case;
mod congress;
mod consequence;
mod national;
mod record_refusal;
mod recorded;
mod refusal;
mod said;
mod step;

pub use approval::TitleTurn;
pub use award::{Award, ParseAwardError, PostalGames, TitleGrounds};
pub use case::{Objection, TitleCase, TitleDecision, TitleFacts, TitleRequest, title_due};
pub use congress::{Majority, Recommender, ReportPart, ReportedNorms, reported_norms};
pub use national::{NATIONAL_AVERAGE, NATIONAL_PLAYERS_MIN, NationalWin};
pub use record_refusal::RecordRefusal;
pub use recorded::{
    MadeHere, NormCorrection, NormEntry, NormOrigin, NormWithdrawn, RECORDED_NORMS_MAX,
    RecordFacts, RecordedNorm,
};
pub use refusal::{TITLE_OBJECTIONS_MAX, TitleRefusal};
pub use said::{TITLE_WORDS_MAX, TitleSaid, TitleWord, Votes};
pub use step::{TitleState, TitleStep};

use serde::{Deserialize, Serialize};

use crate::norm::{NORM_TITLES, NormOverview, Participant};
use crate::tournament::{Announcement, EntryClass, EventKind, Medium, StartPositions};
use crate::{Day, HalfPoints, Instant, Title};

/// Norms that make a title, at least.
pub const NORMS_MIN: usize = 2;
/// Games that they count for, at least.
pub const NORM_GAMES_MIN: usize = 24;
/// Of these, for a grandmaster, against grandmasters (`TR-10.4`).
pub const GRANDMASTER_GAMES_MIN: usize = 5;
/// How many of them can be replaced at most.
pub const REPLACED_GAMES_MAX: usize = 2;
/// Games against Senior International Masters in place of each.
pub const SENIOR_GAMES_EACH: usize = 2;
/// Games of IM norms of before the Congress of 2000 that count towards SIM, at most (`TR-10.5`).
pub const EARLY_GAMES_MAX: usize = 14;
/// Finished games on a server that an International Arbiter has directed: more than so many
/// (`TR-10.9`).
pub const ARBITER_GAMES: usize = 2_000;
/// Months over which they were directed, at least.
pub const ARBITER_MONTHS_MIN: u32 = 24;
/// The same of games by post.
pub const ARBITER_POSTAL_GAMES: usize = 1_000;
/// Months over which those were directed, at least.
pub const ARBITER_POSTAL_MONTHS_MIN: u32 = 48;

impl Title {
    /// How high a title is; the ladies' titles are as high as those that have taken their place
    /// (`TR-10.7`, `TR-10.8`).
    fn level(self) -> u8 {
        match self {
            Title::Gm => 5,
            Title::Sim => 4,
            Title::Im => 3,
            Title::Ccm | Title::Lgm => 2,
            Title::Cce | Title::Lim => 1,
        }
    }

    /// Whether who has this title has no use for the other one.
    pub fn covers(self, other: Title) -> bool {
        self.level() >= other.level()
    }

    /// The article that tells how the title is won.
    pub fn rule(self) -> &'static str {
        match self {
            Title::Gm => "TR-10.4",
            Title::Sim => "TR-10.5",
            Title::Im => "TR-10.6",
            Title::Ccm | Title::Lgm => "TR-10.7",
            Title::Cce | Title::Lim => "TR-10.8",
        }
    }
}

/// A norm that a player has made. The names are stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NormRecord {
    /// The section's number.
    pub section: u32,
    /// For which title.
    pub title: Title,
    /// Games of each player, as at the start (`NORM-4a`).
    pub games: usize,
    /// For how many of those that a title asks for the norm counts (`TR-10.0.3`).
    pub games_counted: usize,
    /// Games against grandmasters, and such as count so, as at the start.
    pub grandmaster_games: usize,
    /// Games against Senior International Masters.
    pub senior_games: usize,
    /// When the section was finished.
    pub finished_at: Instant,
}

impl NormRecord {
    /// The norms of a player with this score, each title for itself (`NORM-4e`). Of the opponents as at
    /// the start each is one game (`TR-10.0.2`), whether or not it was cancelled (`NORM-4a`).
    pub fn of_player(
        section: u32,
        overview: &NormOverview,
        opponents: &[Participant],
        score: HalfPoints,
        finished_at: Instant,
    ) -> Vec<NormRecord> {
        let count = |counts: fn(&Participant) -> bool| {
            opponents.iter().filter(|opponent| counts(opponent)).count()
        };
        let record = |title, games_counted| NormRecord {
            section,
            title,
            games: opponents.len(),
            games_counted,
            grandmaster_games: count(Participant::is_grandmaster),
            senior_games: count(Participant::is_senior),
            finished_at,
        };
        let made = overview.norms.iter().filter_map(|norm| {
            let games = overview.games_counted(*norm, score)?;
            Some(record(norm.title, games))
        });
        made.collect()
    }
}

/// A norm as it counts towards a title, wherever it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedNorm {
    /// For which title.
    pub title: Title,
    /// For how many of the games that a title asks for (`TR-10.0.3`).
    pub games: usize,
    /// Games against grandmasters, and such as count so.
    pub grandmaster_games: usize,
    /// Games against Senior International Masters.
    pub senior_games: usize,
    /// Whether it is an IM norm of before the Congress of 2000, which counts towards SIM, too
    /// (`TR-10.5`).
    pub early: bool,
}

impl From<&NormRecord> for CountedNorm {
    fn from(made: &NormRecord) -> CountedNorm {
        let NormRecord { title, games_counted, grandmaster_games, senior_games, .. } = *made;
        CountedNorm { title, games: games_counted, grandmaster_games, senior_games, early: false }
    }
}

/// What a player's norms for one title come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NormSum {
    /// The title.
    pub title: Title,
    /// How many norms.
    pub norms: usize,
    /// Games that they count for.
    pub games: usize,
    /// Games against grandmasters.
    pub grandmaster_games: usize,
    /// Games against Senior International Masters.
    pub senior_games: usize,
}

impl NormSum {
    /// Of a title's norms among these; for SIM IM norms of before the Congress of 2000 are added, with
    /// 14 games at most (`TR-10.5`).
    pub fn of(title: Title, norms: &[CountedNorm]) -> NormSum {
        let own = || norms.iter().filter(|norm| norm.title == title);
        let early = || norms.iter().filter(|norm| title == Title::Sim && norm.early);
        let early_games: usize = early().map(|norm| norm.games).sum();
        NormSum {
            title,
            norms: own().count() + early().count(),
            games: own().map(|norm| norm.games).sum::<usize>() + early_games.min(EARLY_GAMES_MAX),
            grandmaster_games: own().map(|norm| norm.grandmaster_games).sum(),
            senior_games: own().map(|norm| norm.senior_games).sum(),
        }
    }

    /// Whether they make the title (`TR-10.4` to `TR-10.8`).
    pub fn suffices(&self) -> bool {
        let missing = GRANDMASTER_GAMES_MIN.saturating_sub(self.grandmaster_games);
        let opponents = self.title != Title::Gm
            || (missing <= REPLACED_GAMES_MAX && self.senior_games >= SENIOR_GAMES_EACH * missing);
        self.norms >= NORMS_MIN && self.games >= NORM_GAMES_MIN && opponents
    }
}

/// The titles that norms make, the highest first.
pub fn titles_made(norms: &[CountedNorm]) -> Vec<Title> {
    let made = |title: &Title| NormSum::of(*title, norms).suffices();
    NORM_TITLES.into_iter().filter(made).collect()
}

/// Whether an event counts for International Arbiters (`TR-10.9-classified`): thematic and rated ones,
/// and all that are no special events, as long as players from abroad could enter.
pub fn is_classified(event: &Announcement) -> bool {
    let thematic = matches!(event.start_positions, StartPositions::From(_));
    let counted = event.kind != EventKind::Special || event.rated || thematic;
    counted && event.entry != EntryClass::National
}

/// Whether somebody who has directed so many finished games of one medium since a day has directed
/// enough to become an International Arbiter (`TR-10.9`). The two are alternatives: they are not added
/// up.
pub fn arbiter_reached(medium: Medium, games: usize, since: Option<Day>, today: Day) -> bool {
    let (more_than, months) = match medium {
        Medium::Server | Medium::Email => (ARBITER_GAMES, ARBITER_MONTHS_MIN),
        Medium::Post => (ARBITER_POSTAL_GAMES, ARBITER_POSTAL_MONTHS_MIN),
    };
    let long = since.is_some_and(|since| since.plus_months(months) <= today);
    games > more_than && long
}

impl PostalGames {
    /// Whether they are enough to become an International Arbiter (`TR-10.9`).
    pub fn reach_arbiter(&self, today: Day) -> bool {
        let games = usize::try_from(self.games).unwrap_or(usize::MAX);
        arbiter_reached(Medium::Post, games, Some(self.since), today)
    }
}

/// What somebody has directed of classified events (`TR-10.9`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Directed {
    /// Finished games.
    pub games: usize,
    /// When the first of the events began.
    pub since: Option<Instant>,
}

impl Directed {
    /// Adds a section of a classified event, with how many of its games are finished.
    pub fn add(&mut self, finished: usize, starts_at: Option<Instant>) {
        self.games += finished;
        self.since = self.since.into_iter().chain(starts_at).min();
    }

    /// Whether it is enough to become an International Arbiter (`TR-10.9`).
    pub fn reaches_arbiter(&self, today: Day) -> bool {
        arbiter_reached(Medium::Server, self.games, self.since.map(Day::of), today)
    }
}
