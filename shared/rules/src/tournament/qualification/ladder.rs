//! Which stage is above which.

use crate::Role;
use crate::tournament::Stage;

/// Stages that lead to each other, each of which a section gives one qualification of (`TR-1.0.7`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ladder {
    World,
    Ladies,
    Cup,
}

impl Ladder {
    pub(super) const ALL: [Ladder; 3] = [Ladder::World, Ladder::Ladies, Ladder::Cup];
}

impl Stage {
    /// The championship or cup for whose stage one qualifies, and how high it is there; none: nobody
    /// qualifies for it.
    pub(super) fn step(self) -> Option<(Ladder, u8)> {
        Some(match self {
            Stage::WorldChampionshipPreliminary => (Ladder::World, 0),
            Stage::WorldChampionshipSemiFinal => (Ladder::World, 1),
            Stage::WorldChampionshipCandidates => (Ladder::World, 2),
            Stage::WorldChampionshipFinal => (Ladder::World, 3),
            Stage::LadiesSemiFinal => (Ladder::Ladies, 0),
            Stage::LadiesFinal => (Ladder::Ladies, 1),
            Stage::WorldCupSemiFinal => (Ladder::Cup, 0),
            Stage::WorldCupFinal => (Ladder::Cup, 1),
            Stage::OpenClass
            | Stage::HigherClass
            | Stage::MasterClass
            | Stage::MasterNorm
            | Stage::GrandmasterNorm
            | Stage::WorldCupPreliminary
            | Stage::ZonalPreliminary
            | Stage::ZonalSemiFinal
            | Stage::ZonalFinal
            | Stage::OlympiadPreliminary
            | Stage::OlympiadFinal
            | Stage::LadiesOlympiadPreliminary
            | Stage::LadiesOlympiadFinal
            | Stage::League
            | Stage::InternationalOpenPreliminary
            | Stage::InternationalOpenSemiFinal
            | Stage::InternationalOpenFinal
            | Stage::InternationalInvitationalTeams
            | Stage::FriendlyMatch
            | Stage::NationalFinal
            | Stage::NationalSemiFinal
            | Stage::NationalQuarterFinal
            | Stage::NationalQualification
            | Stage::NationalVeteransFinal
            | Stage::NationalCupFinal
            | Stage::NationalCupPreliminary
            | Stage::NationalFoursFirstLeague
            | Stage::NationalFoursSecondLeague
            | Stage::NationalThreesFirstLeague
            | Stage::NationalThreesSecondLeague => return None,
        })
    }

    /// The article that says who may enter it; none where nobody qualifies for it.
    pub fn entry_article(self) -> Option<&'static str> {
        Some(match self.step()? {
            (Ladder::World, 3) => "TR-1.4.1",
            (Ladder::Ladies, 1) => "TR-1.6",
            (Ladder::World | Ladder::Ladies, _) => "TR-1.1-1.5",
            (Ladder::Cup, _) => "TR-3.5",
        })
    }

    /// Which office alone admits whom none of its rules covers: in the World Championship and that of ladies the
    /// Executive Board (`TR-1.0.11`); none: whoever decides about its entries.
    pub fn admitted_by(self) -> Option<Role> {
        match self.step()?.0 {
            Ladder::World | Ladder::Ladies => Some(Role::ExecutiveBoard),
            Ladder::Cup => None,
        }
    }

    /// Whether former World Champions enter it once, whenever they ask in time (`TR-1.4.3`); the right is not
    /// there again next year.
    pub fn takes_champions_once(self) -> bool {
        self == Stage::WorldChampionshipFinal
    }

    /// Whether players qualify for it, so that it is in the Table of Qualifiers (`TR-1.0.6`).
    pub fn is_qualified_for(self) -> bool {
        self.step().is_some()
    }

    /// Whether it is as high as another of the same championship or cup, or higher.
    pub(super) fn reaches(self, other: Stage) -> bool {
        let steps = self.step().zip(other.step());
        steps.is_some_and(|((one, step), (other, other_step))| one == other && step >= other_step)
    }
}
