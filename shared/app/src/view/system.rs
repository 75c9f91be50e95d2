//! Who plays whom, as it is told.

use rules::tournament::System;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who plays whom.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PairingSystem)]
pub enum SystemBody {
    /// Everybody against everybody.
    RoundRobin,
    /// The same twice, with colours reversed.
    DoubleRoundRobin,
    /// Everybody of one half against everybody of the other.
    Scheveningen,
    /// Everybody against `games_each` others, so that everybody's opponents are about as strong.
    Silli,
    /// Sections of two, who play `games_each` games; one of them goes on.
    KnockOut,
    /// Sections of two with about equal scores, a round of `games_each` in all; both go on.
    Swiss,
}

impl From<System> for SystemBody {
    fn from(system: System) -> SystemBody {
        match system {
            System::RoundRobin { double: false } => SystemBody::RoundRobin,
            System::RoundRobin { double: true } => SystemBody::DoubleRoundRobin,
            System::Scheveningen => SystemBody::Scheveningen,
            System::Silli { .. } => SystemBody::Silli,
            System::KnockOut { .. } => SystemBody::KnockOut,
            System::Swiss { .. } => SystemBody::Swiss,
        }
    }
}

impl SystemBody {
    /// Whether it is said how many games there are.
    pub(super) fn says_games(self) -> bool {
        match self {
            SystemBody::Silli | SystemBody::KnockOut | SystemBody::Swiss => true,
            SystemBody::RoundRobin | SystemBody::DoubleRoundRobin | SystemBody::Scheveningen => {
                false
            }
        }
    }

    /// The system, with so many games of each player, or of a match, where that is said.
    pub(super) fn of(self, games: u8) -> System {
        match self {
            SystemBody::RoundRobin => System::RoundRobin { double: false },
            SystemBody::DoubleRoundRobin => System::RoundRobin { double: true },
            SystemBody::Scheveningen => System::Scheveningen,
            SystemBody::Silli => System::Silli { games },
            SystemBody::KnockOut => System::KnockOut { games },
            SystemBody::Swiss => System::Swiss { rounds: games },
        }
    }
}
