//! What an entry uses up as long as it counts, so that no other entry may (`TR-1.0.7`, `TR-2.5`, `TR-2.6`).

use super::{Entry, Grounds, WonSection, nomination_year};
use crate::tournament::{EventId, QualificationUse, SectionId, Stage, UsedBasis};

/// Something that counts for one entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryUse {
    /// The win of a section (`TR-2.5`, `TR-2.6`).
    Win(SectionId),
    /// What the result in a section qualifies for (`TR-1.0.7`).
    Result {
        /// Which section.
        section: SectionId,
        /// For which stage.
        target: Stage,
    },
    /// What titles and ratings qualify for in a calendar year (`TR-1.0.7`).
    Year {
        /// Which year.
        year: i32,
        /// For which stage.
        target: Stage,
    },
    /// The right of a former World Champion to enter a later Final (`TR-1.4.3`).
    Champion,
}

impl Entry {
    /// All that the entry stands on and nothing else may: used while it counts ([`EntryState::is_alive`]),
    /// and else given back.
    ///
    /// [`EntryState::is_alive`]: super::EntryState::is_alive
    pub fn uses(&self) -> Vec<EntryUse> {
        match &self.grounds {
            Some(Grounds::SectionWinner(WonSection::Number(section))) => {
                vec![EntryUse::Win(SectionId(*section))]
            }
            Some(Grounds::Qualified(qualified)) => {
                let target = qualified.target;
                let result = |section| EntryUse::Result { section: SectionId(section), target };
                match qualified.basis {
                    UsedBasis::Section(section) => vec![result(section)],
                    UsedBasis::Halves(one, other) => vec![result(one), result(other)],
                    UsedBasis::Player if target.takes_champions_once() => vec![EntryUse::Champion],
                    UsedBasis::Player => {
                        vec![EntryUse::Year { year: nomination_year(self.at), target }]
                    }
                }
            }
            Some(
                Grounds::SectionWinner(WonSection::Class(_))
                | Grounds::Nomination { .. }
                | Grounds::NationalTop3
                | Grounds::Commissioner { .. }
                | Grounds::Vacancy { .. }
                | Grounds::Advanced { .. }
                | Grounds::Qualification { .. },
            )
            | None => Vec::new(),
        }
    }

    /// The qualification that the entry uses, as it is kept; none where it stands on none.
    pub fn qualification_use(&self, event: EventId) -> Option<QualificationUse> {
        let qualified = self.grounds.as_ref().and_then(Grounds::qualified)?;
        let (target, basis) = (qualified.target, qualified.basis);
        Some(QualificationUse { target, event, basis, at: self.at })
    }
}
