//! What the rules say of a stage with the word "normally": nobody is refused for it, but it is shown.

use chrono::Datelike;

use super::{Stage, StageSizes};
use crate::Instant;
use crate::tournament::Announcement;

/// Another event of a stage, as far as remarks ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldStage {
    /// Which stage.
    pub stage: Stage,
    /// When it starts.
    pub starts_at: Instant,
    /// How many sections it has.
    pub sections: usize,
}

/// Something in which an event is not as its stage normally is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StageRemark {
    /// A section is of another size (`TR-1.1.3`, `TR-1.2.2`, `TR-1.3.2`, `TR-1.4.2`).
    #[error(
        "Sections of this stage normally have {} players, not {players}.",
        sizes_in_words(*stage)
    )]
    UnusualSize {
        /// Which stage.
        stage: Stage,
        /// The section's name; none: the size that the event announces.
        section: Option<String>,
        /// How many play in it.
        players: usize,
    },
    /// More sections start in a year (`TR-1.1.3`, `TR-1.2.2`, `TR-1.3.2`).
    #[error(
        "Normally at most {most} sections of this stage start in a year; {year} has {sections}."
    )]
    ManySections {
        /// Which stage.
        stage: Stage,
        /// Which year.
        year: i32,
        /// How many start in it.
        sections: usize,
        /// How many normally do at most.
        most: usize,
    },
    /// The winner of a section alone advances, though no more sections start in a year than normally
    /// (`TR-1.4.1`).
    #[error(
        "The winner of a section alone advances where exceptionally more than {most} sections start in a \
         year; {year} has {sections}."
    )]
    WinnerAlone {
        /// Which year.
        year: i32,
        /// How many start in it.
        sections: usize,
        /// How many normally do at most.
        most: usize,
    },
    /// The World Cup starts in two years running, or twice in one (`TR-3.1-3.4`).
    #[error("The World Cup normally starts every second year; another one starts in {year}.")]
    EverySecondYear {
        /// Which stage.
        stage: Stage,
        /// When the other one starts.
        year: i32,
    },
}

impl StageRemark {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            StageRemark::UnusualSize { .. } => "unusual_size",
            StageRemark::ManySections { .. } => "many_sections",
            StageRemark::WinnerAlone { .. } => "winner_alone",
            StageRemark::EverySecondYear { .. } => "every_second_year",
        }
    }

    /// The article that says "normally".
    pub fn rule(&self) -> &'static str {
        match self {
            StageRemark::UnusualSize { stage, .. }
            | StageRemark::ManySections { stage, .. }
            | StageRemark::EverySecondYear { stage, .. } => stage.article(),
            StageRemark::WinnerAlone { .. } => "TR-1.4.1",
        }
    }

    /// What is normal, of players of a section or of sections of a year: from how many to how many, any of
    /// these; no end: or more. Nothing where the remark says it all.
    pub fn normal(&self) -> Vec<(usize, Option<usize>)> {
        match self {
            StageRemark::UnusualSize { stage, .. } => {
                stage.sizes().iter().flat_map(StageSizes::ranges).collect()
            }
            StageRemark::ManySections { most, .. } => vec![(0, Some(*most))],
            StageRemark::WinnerAlone { most, .. } => vec![(most.saturating_add(1), None)],
            StageRemark::EverySecondYear { .. } => Vec::new(),
        }
    }
}

fn sizes_in_words(stage: Stage) -> String {
    stage.sizes().map_or_else(String::new, |sizes| sizes.to_string())
}

impl Announcement {
    /// In what the event is not as its stage normally is (`TR-1.1.3`, `TR-1.2.2`, `TR-1.3.2`, `TR-1.4.1`,
    /// `TR-1.4.2`, `TR-3.1-3.4`); `sections` by name with their sizes, none before they are put together; `others`:
    /// all other events, or none where they are not asked for.
    pub fn stage_remarks(
        &self,
        sections: &[(&str, usize)],
        others: &[HeldStage],
    ) -> Vec<StageRemark> {
        let Some(stage) = self.its_stage() else { return Vec::new() };
        let mut remarks = Vec::new();
        if let Some(sizes) = stage.sizes().filter(|sizes| !sizes.always) {
            let announced = [(None, usize::from(self.section_size))];
            let made = sections.iter().map(|(name, players)| (Some((*name).to_owned()), *players));
            let all: Vec<(Option<String>, usize)> = match sections {
                [] => announced.to_vec(),
                _ => made.collect(),
            };
            let odd = all.into_iter().filter(|(_, players)| !sizes.allow(*players));
            remarks.extend(odd.map(|(section, players)| StageRemark::UnusualSize {
                stage,
                section,
                players,
            }));
        }
        let year = year_of(self.starts_at);
        let same = others.iter().filter(|other| other.stage == stage);
        if let Some(most) = stage.sections_a_year().and_then(|most| usize::try_from(most).ok()) {
            let there = same.clone().filter(|other| year_of(other.starts_at) == year);
            let count = there.map(|other| other.sections).sum::<usize>() + sections.len();
            if count > most {
                remarks.push(StageRemark::ManySections { stage, year, sections: count, most });
            } else if self.winner_alone_advances && !sections.is_empty() {
                // More may follow in the year: nobody is refused for it.
                remarks.push(StageRemark::WinnerAlone { year, sections: count, most });
            }
        }
        if stage == Stage::WorldCupPreliminary {
            let near = same.map(|other| year_of(other.starts_at));
            let near = near.filter(|other| other.abs_diff(year) < 2);
            remarks.extend(near.min().map(|year| StageRemark::EverySecondYear { stage, year }));
        }
        remarks
    }
}

fn year_of(at: Instant) -> i32 {
    at.to_utc().year()
}
