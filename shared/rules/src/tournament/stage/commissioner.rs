//! Which commissioner plans and fills an event.

use super::Stage;
use crate::Role;
use crate::tournament::{Announcement, EventKind, Organiser};

impl Stage {
    /// The commissioner for events of this stage: title events are those of the championships and of
    /// norms (`TR-1.0.4`, `TR-1.0.5`, `TR-4.6`), the others promotion classes, the cup, the League and
    /// what federations hold (`TR-5.1-5.2`).
    pub fn commissioner(self) -> Role {
        match self {
            Stage::MasterNorm
            | Stage::GrandmasterNorm
            | Stage::WorldChampionshipPreliminary
            | Stage::WorldChampionshipSemiFinal
            | Stage::WorldChampionshipCandidates
            | Stage::WorldChampionshipFinal
            | Stage::LadiesSemiFinal
            | Stage::LadiesFinal
            | Stage::ZonalPreliminary
            | Stage::ZonalSemiFinal
            | Stage::ZonalFinal
            | Stage::OlympiadPreliminary
            | Stage::OlympiadFinal
            | Stage::LadiesOlympiadPreliminary
            | Stage::LadiesOlympiadFinal => Role::TitleCommissioner,
            Stage::OpenClass
            | Stage::HigherClass
            | Stage::MasterClass
            | Stage::WorldCupPreliminary
            | Stage::WorldCupSemiFinal
            | Stage::WorldCupFinal
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
            | Stage::NationalThreesSecondLeague => Role::NonTitleCommissioner,
        }
    }
}

impl Announcement {
    /// The commissioner who answers for the event: by its stage, else by whether it offers norms.
    pub fn commissioner(&self) -> Role {
        match (self.its_stage(), self.norm_class) {
            (Some(stage), _) => stage.commissioner(),
            (None, Some(_)) => Role::TitleCommissioner,
            (None, None) => Role::NonTitleCommissioner,
        }
    }

    /// By which article ICCF's title tournament commissioner plans the event, so that no organiser announces
    /// it for them (`TR-1.0.4`, `TR-1.0.5`, `TR-4.1-4.2`); none where it is no title event of ICCF.
    pub fn planned_under(&self) -> Option<&'static str> {
        match (self.organiser, self.commissioner()) {
            (Organiser::Iccf, Role::TitleCommissioner) => {}
            (Organiser::Iccf | Organiser::Federation(_), _) => return None,
        }
        Some(match (self.kind, self.its_stage()) {
            (EventKind::Norm, _) => "TR-4.1-4.2",
            (_, Some(Stage::WorldChampionshipFinal)) => "TR-1.0.4",
            _ => "TR-1.0.5",
        })
    }
}
