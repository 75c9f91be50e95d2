//! The stages of championships, cups and classes, with what the rules lay down for each: one dated table.
//!
//! It is asked where an event is announced, where its sections are put together and published, and where
//! an event is brought here. What the rules ask of a stage "normally" is a remark, and refuses nothing.

mod commissioner;
mod remark;
mod table;

pub use remark::{HeldStage, StageRemark};
pub use table::StageSizes;

use serde::{Deserialize, Serialize};

/// Which stage of a championship, a cup or a class an event is (`TR-1.0.2`, `RAT-11`, `SKS-1.5`). The
/// names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The Open Class.
    OpenClass,
    /// The Higher Class.
    HigherClass,
    /// The Master Class.
    MasterClass,
    /// A Master Norm event.
    MasterNorm,
    /// A Grandmaster Norm event.
    GrandmasterNorm,
    /// The Preliminaries of the World Championship.
    WorldChampionshipPreliminary,
    /// The Semi-Finals of the World Championship.
    WorldChampionshipSemiFinal,
    /// The Candidates' Tournament.
    WorldChampionshipCandidates,
    /// The Final of the World Championship.
    WorldChampionshipFinal,
    /// The Semi-Finals of the Ladies World Championship.
    LadiesSemiFinal,
    /// The Final of the Ladies World Championship.
    LadiesFinal,
    /// The preliminaries of the World Cup.
    WorldCupPreliminary,
    /// The semi-finals of the World Cup.
    WorldCupSemiFinal,
    /// The Final of the World Cup.
    WorldCupFinal,
    /// The preliminaries of a zonal championship.
    ZonalPreliminary,
    /// The semi-finals of a zonal championship.
    ZonalSemiFinal,
    /// The final of a zonal championship.
    ZonalFinal,
    /// The preliminaries of the Olympiad, which `TR-1.7` calls its Semi-Final.
    OlympiadPreliminary,
    /// The Final of the Olympiad.
    OlympiadFinal,
    /// The preliminaries of the Ladies Olympiad.
    LadiesOlympiadPreliminary,
    /// The Final of the Ladies Olympiad.
    LadiesOlympiadFinal,
    /// A season of the ICCF League, with its divisions.
    League,
    /// The preliminaries of an international open event.
    InternationalOpenPreliminary,
    /// The semi-finals of an international open event.
    InternationalOpenSemiFinal,
    /// The final of an international open event.
    InternationalOpenFinal,
    /// An international event of teams by invitation.
    InternationalInvitationalTeams,
    /// A friendly match.
    FriendlyMatch,
    /// The final of a national individual championship.
    NationalFinal,
    /// Its semi-finals.
    NationalSemiFinal,
    /// Its quarter-finals.
    NationalQuarterFinal,
    /// Its qualification class.
    NationalQualification,
    /// The final of a national veterans championship.
    NationalVeteransFinal,
    /// The final of a national cup.
    NationalCupFinal,
    /// The preliminaries of a national cup.
    NationalCupPreliminary,
    /// The first league of a national championship of teams of four.
    NationalFoursFirstLeague,
    /// Its second league.
    NationalFoursSecondLeague,
    /// The first league of a national championship of teams of three.
    NationalThreesFirstLeague,
    /// Its second league.
    NationalThreesSecondLeague,
}

impl Stage {
    /// Every stage, in the order of the table.
    pub const ALL: [Stage; 38] = [
        Stage::OpenClass,
        Stage::HigherClass,
        Stage::MasterClass,
        Stage::MasterNorm,
        Stage::GrandmasterNorm,
        Stage::WorldChampionshipPreliminary,
        Stage::WorldChampionshipSemiFinal,
        Stage::WorldChampionshipCandidates,
        Stage::WorldChampionshipFinal,
        Stage::LadiesSemiFinal,
        Stage::LadiesFinal,
        Stage::WorldCupPreliminary,
        Stage::WorldCupSemiFinal,
        Stage::WorldCupFinal,
        Stage::ZonalPreliminary,
        Stage::ZonalSemiFinal,
        Stage::ZonalFinal,
        Stage::OlympiadPreliminary,
        Stage::OlympiadFinal,
        Stage::LadiesOlympiadPreliminary,
        Stage::LadiesOlympiadFinal,
        Stage::League,
        Stage::InternationalOpenPreliminary,
        Stage::InternationalOpenSemiFinal,
        Stage::InternationalOpenFinal,
        Stage::InternationalInvitationalTeams,
        Stage::FriendlyMatch,
        Stage::NationalFinal,
        Stage::NationalSemiFinal,
        Stage::NationalQuarterFinal,
        Stage::NationalQualification,
        Stage::NationalVeteransFinal,
        Stage::NationalCupFinal,
        Stage::NationalCupPreliminary,
        Stage::NationalFoursFirstLeague,
        Stage::NationalFoursSecondLeague,
        Stage::NationalThreesFirstLeague,
        Stage::NationalThreesSecondLeague,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Stage::OpenClass => "open_class",
            Stage::HigherClass => "higher_class",
            Stage::MasterClass => "master_class",
            Stage::MasterNorm => "master_norm",
            Stage::GrandmasterNorm => "grandmaster_norm",
            Stage::WorldChampionshipPreliminary => "world_championship_preliminary",
            Stage::WorldChampionshipSemiFinal => "world_championship_semi_final",
            Stage::WorldChampionshipCandidates => "world_championship_candidates",
            Stage::WorldChampionshipFinal => "world_championship_final",
            Stage::LadiesSemiFinal => "ladies_semi_final",
            Stage::LadiesFinal => "ladies_final",
            Stage::WorldCupPreliminary => "world_cup_preliminary",
            Stage::WorldCupSemiFinal => "world_cup_semi_final",
            Stage::WorldCupFinal => "world_cup_final",
            Stage::ZonalPreliminary => "zonal_preliminary",
            Stage::ZonalSemiFinal => "zonal_semi_final",
            Stage::ZonalFinal => "zonal_final",
            Stage::OlympiadPreliminary => "olympiad_preliminary",
            Stage::OlympiadFinal => "olympiad_final",
            Stage::LadiesOlympiadPreliminary => "ladies_olympiad_preliminary",
            Stage::LadiesOlympiadFinal => "ladies_olympiad_final",
            Stage::League => "league",
            Stage::InternationalOpenPreliminary => "international_open_preliminary",
            Stage::InternationalOpenSemiFinal => "international_open_semi_final",
            Stage::InternationalOpenFinal => "international_open_final",
            Stage::InternationalInvitationalTeams => "international_invitational_teams",
            Stage::FriendlyMatch => "friendly_match",
            Stage::NationalFinal => "national_final",
            Stage::NationalSemiFinal => "national_semi_final",
            Stage::NationalQuarterFinal => "national_quarter_final",
            Stage::NationalQualification => "national_qualification",
            Stage::NationalVeteransFinal => "national_veterans_final",
            Stage::NationalCupFinal => "national_cup_final",
            Stage::NationalCupPreliminary => "national_cup_preliminary",
            Stage::NationalFoursFirstLeague => "national_fours_first_league",
            Stage::NationalFoursSecondLeague => "national_fours_second_league",
            Stage::NationalThreesFirstLeague => "national_threes_first_league",
            Stage::NationalThreesSecondLeague => "national_threes_second_league",
        }
    }

    /// The stage of a name that [`Stage::code`] gives.
    pub fn from_code(code: &str) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| stage.code() == code)
    }

    /// Whether everybody plays one game against everybody else: in norm events (`TR-4.1-4.2`) and in the
    /// World Cup (`TR-3.1-3.4`).
    pub fn plays_once(self) -> bool {
        matches!(self, Stage::MasterNorm | Stage::GrandmasterNorm) || self.is_of_world_cup()
    }

    /// Whether it is a round of the World Cup (`TR-3.1-3.4`).
    pub fn is_of_world_cup(self) -> bool {
        matches!(self, Stage::WorldCupPreliminary | Stage::WorldCupSemiFinal | Stage::WorldCupFinal)
    }

    /// Whether only the winner of a section goes on, so that ties have to be broken: promotion classes
    /// (`TR-2.3`), and the World Cup before its Final (`TR-3.5`).
    pub fn has_one_winner(self) -> bool {
        matches!(
            self,
            Stage::OpenClass
                | Stage::HigherClass
                | Stage::MasterClass
                | Stage::WorldCupPreliminary
                | Stage::WorldCupSemiFinal
        )
    }

    /// The article by which ladies play in it; none: it is for everybody.
    pub fn of_ladies(self) -> Option<&'static str> {
        match self {
            Stage::LadiesSemiFinal => Some("TR-1.5"),
            Stage::LadiesFinal => Some("TR-1.6"),
            Stage::LadiesOlympiadPreliminary | Stage::LadiesOlympiadFinal => Some("TR-1.8"),
            _ => None,
        }
    }

    /// Whether it is an event of ladies (`NORM-2`).
    pub fn is_of_ladies(self) -> bool {
        self.of_ladies().is_some()
    }

    /// Whether an event of it may state another level than the printed one (`RAT-11`): the captains of a
    /// friendly match may propose one.
    pub fn may_state_level(self) -> bool {
        self == Stage::FriendlyMatch
    }
}
