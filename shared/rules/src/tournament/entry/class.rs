//! The classes of events in the Tournament Rules.

use serde::{Deserialize, Serialize};

use crate::tournament::{EventKind, Stage};

/// Who may enter. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryClass {
    /// Everybody.
    Open,
    /// The Open Class (`TR-2.4`).
    OpenClass,
    /// The Higher Class (`TR-2.5`).
    HigherClass,
    /// The Master Class (`TR-2.6`).
    MasterClass,
    /// Master Norm events (`TR-4.3`).
    MasterNorm,
    /// Grandmaster Norm events (`TR-4.4`).
    GrandmasterNorm,
    /// Preliminary sections of the World Cup (`TR-3.1-3.4`).
    WorldCupPreliminary,
    /// The Preliminaries of the World Championship (`TR-1.0.10`).
    WorldChampionshipPreliminary,
    /// The Semi-Finals of the World Championship (`TR-1.0.10`).
    WorldChampionshipSemiFinal,
    /// The organising federation's own players.
    National,
    /// Whom an official admits.
    Invitation,
}

impl EntryClass {
    /// Every class.
    pub const ALL: [EntryClass; 11] = [
        EntryClass::Open,
        EntryClass::OpenClass,
        EntryClass::HigherClass,
        EntryClass::MasterClass,
        EntryClass::MasterNorm,
        EntryClass::GrandmasterNorm,
        EntryClass::WorldCupPreliminary,
        EntryClass::WorldChampionshipPreliminary,
        EntryClass::WorldChampionshipSemiFinal,
        EntryClass::National,
        EntryClass::Invitation,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            EntryClass::Open => "open",
            EntryClass::OpenClass => "open_class",
            EntryClass::HigherClass => "higher_class",
            EntryClass::MasterClass => "master_class",
            EntryClass::MasterNorm => "master_norm",
            EntryClass::GrandmasterNorm => "grandmaster_norm",
            EntryClass::WorldCupPreliminary => "world_cup_preliminary",
            EntryClass::WorldChampionshipPreliminary => "world_championship_preliminary",
            EntryClass::WorldChampionshipSemiFinal => "world_championship_semi_final",
            EntryClass::National => "national",
            EntryClass::Invitation => "invitation",
        }
    }

    /// Which stage an event of this class is; none where the class is open to events of any.
    pub fn stage(self) -> Option<Stage> {
        match self {
            EntryClass::OpenClass => Some(Stage::OpenClass),
            EntryClass::HigherClass => Some(Stage::HigherClass),
            EntryClass::MasterClass => Some(Stage::MasterClass),
            EntryClass::MasterNorm => Some(Stage::MasterNorm),
            EntryClass::GrandmasterNorm => Some(Stage::GrandmasterNorm),
            EntryClass::WorldCupPreliminary => Some(Stage::WorldCupPreliminary),
            EntryClass::WorldChampionshipPreliminary => Some(Stage::WorldChampionshipPreliminary),
            EntryClass::WorldChampionshipSemiFinal => Some(Stage::WorldChampionshipSemiFinal),
            EntryClass::Open | EntryClass::National | EntryClass::Invitation => None,
        }
    }

    /// The class that events of a stage have; none where they have none of their own.
    pub fn of_stage(stage: Stage) -> Option<EntryClass> {
        EntryClass::ALL.into_iter().find(|class| class.stage() == Some(stage))
    }

    /// The class of a name that [`EntryClass::code`] gives.
    pub fn from_code(code: &str) -> Option<EntryClass> {
        EntryClass::ALL.into_iter().find(|class| class.code() == code)
    }

    /// The kind of event that has this class; none: any kind that has no classes of its own.
    pub fn kind(self) -> Option<EventKind> {
        self.stage().and_then(Stage::kind)
    }

    /// The article that describes events of this class.
    pub(in crate::tournament) fn rule(self) -> Option<&'static str> {
        self.stage().map(Stage::article)
    }
}
