//! The classes of events in the Tournament Rules.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::Role;
use crate::tournament::EventKind;

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

    /// The commissioner who plans and fills events of this class (`TR-1.0.5`, `TR-4.6`,
    /// `TR-5.1-5.2`): title events are those of the World Championship and of norms.
    pub fn commissioner(self) -> Role {
        match self {
            EntryClass::MasterNorm
            | EntryClass::GrandmasterNorm
            | EntryClass::WorldChampionshipPreliminary
            | EntryClass::WorldChampionshipSemiFinal
            | EntryClass::Invitation => Role::TitleCommissioner,
            EntryClass::Open
            | EntryClass::OpenClass
            | EntryClass::HigherClass
            | EntryClass::MasterClass
            | EntryClass::WorldCupPreliminary
            | EntryClass::National => Role::NonTitleCommissioner,
        }
    }

    /// How the table of levels names events of this class (`RAT-11`); none where it does not.
    pub(in crate::tournament) fn level_name(self) -> Option<&'static str> {
        match self {
            EntryClass::OpenClass => Some("open class"),
            EntryClass::HigherClass => Some("higher class"),
            EntryClass::MasterClass => Some("master class"),
            EntryClass::MasterNorm => Some("master norm"),
            EntryClass::GrandmasterNorm => Some("grandmaster norm"),
            EntryClass::WorldCupPreliminary => Some("cup preliminary"),
            EntryClass::Open
            | EntryClass::WorldChampionshipPreliminary
            | EntryClass::WorldChampionshipSemiFinal
            | EntryClass::National
            | EntryClass::Invitation => None,
        }
    }

    /// The class of a name that [`EntryClass::code`] gives.
    pub fn from_code(code: &str) -> Option<EntryClass> {
        EntryClass::ALL.into_iter().find(|class| class.code() == code)
    }

    /// The kind of event that has this class; none: any kind that has no classes of its own.
    pub fn kind(self) -> Option<EventKind> {
        match self {
            EntryClass::OpenClass | EntryClass::HigherClass | EntryClass::MasterClass => {
                Some(EventKind::Promotion)
            }
            EntryClass::MasterNorm | EntryClass::GrandmasterNorm => Some(EventKind::Norm),
            EntryClass::WorldCupPreliminary => Some(EventKind::Cup),
            EntryClass::WorldChampionshipPreliminary | EntryClass::WorldChampionshipSemiFinal => {
                Some(EventKind::Title)
            }
            EntryClass::Open | EntryClass::National | EntryClass::Invitation => None,
        }
    }

    /// Players that a section may have, where the class says so: `TR-2.1-2.2`, `TR-3.1-3.4`,
    /// `TR-4.1-4.2`.
    pub fn section_sizes(self) -> Option<RangeInclusive<u8>> {
        match self {
            EntryClass::OpenClass | EntryClass::HigherClass => Some(7..=7),
            EntryClass::MasterClass => Some(11..=11),
            EntryClass::MasterNorm | EntryClass::GrandmasterNorm => Some(13..=13),
            EntryClass::WorldCupPreliminary => Some(7..=11),
            // 13, 15 or 17 "as a rule".
            EntryClass::WorldChampionshipPreliminary
            | EntryClass::WorldChampionshipSemiFinal
            | EntryClass::Open
            | EntryClass::National
            | EntryClass::Invitation => None,
        }
    }

    /// The article that describes events of this class.
    pub(in crate::tournament) fn rule(self) -> Option<&'static str> {
        match self.kind() {
            Some(EventKind::Promotion) => Some("TR-2.1-2.2"),
            Some(EventKind::Norm) => Some("TR-4.1-4.2"),
            Some(EventKind::Cup) => Some("TR-3.1-3.4"),
            _ => None,
        }
    }
}
