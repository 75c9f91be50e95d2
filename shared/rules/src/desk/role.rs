//! What somebody may be besides a player: the offices that the rules separate.
//!
//! The rules name each by what it decides; Congress, which votes, is nobody's office: its votes are
//! recorded by the Executive Board. The head of a national section is who acts for the federation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What somebody may do beyond playing. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Plays.
    Player,
    /// Directs tournaments (`LAW-14.1`).
    Director,
    /// Organises events.
    Organiser,
    /// Holds every office at once: what a small site needs.
    Officer,
    /// Acts for a national federation.
    Federation,
    /// Gives offices, corrects names, looks after what the server could not send.
    Administrator,
    /// Directs all directors, approves events of federations, suspends (`TR-6`, `TR-12`, `TR-14`).
    WorldTournamentDirector,
    /// Plans and fills the title events (`TR-1.0.4`, `TR-1.0.5`, `TR-4.6`).
    TitleCommissioner,
    /// Plans and fills promotion classes, the cup and the League (`TR-5.1-5.2`).
    NonTitleCommissioner,
    /// Runs the rating lists and registers transfers (`TR-9.4`, `TR-13`).
    RatingCommissioner,
    /// Decides titles and norms (`TR-10.10`).
    QualificationsCommissioner,
    /// Decides appeals (`TR-15`).
    AppealsCommission,
    /// Decides appeals about transfers, finally (`TR-13`).
    ArbitrationCommission,
    /// Recommends titles, agrees to the World Championship Final, announces special events, records the votes
    /// of Congress (`TR-1.0.4`, `TR-1.0.11`, `TR-10.10f-i`).
    ExecutiveBoard,
    /// Recommends International Arbiters (`TR-10.9`).
    ArbiterCommittee,
    /// Recommends that titles are revoked (`TR-10.10`).
    DisciplinaryCommittee,
}

impl Role {
    /// Every one of them.
    pub const ALL: [Role; 16] = [
        Role::Player,
        Role::Director,
        Role::Organiser,
        Role::Officer,
        Role::Federation,
        Role::Administrator,
        Role::WorldTournamentDirector,
        Role::TitleCommissioner,
        Role::NonTitleCommissioner,
        Role::RatingCommissioner,
        Role::QualificationsCommissioner,
        Role::AppealsCommission,
        Role::ArbitrationCommission,
        Role::ExecutiveBoard,
        Role::ArbiterCommittee,
        Role::DisciplinaryCommittee,
    ];

    /// The name under which it is kept.
    pub fn code(self) -> &'static str {
        match self {
            Role::Player => "player",
            Role::Director => "director",
            Role::Organiser => "organiser",
            Role::Officer => "officer",
            Role::Federation => "federation",
            Role::Administrator => "administrator",
            Role::WorldTournamentDirector => "world_tournament_director",
            Role::TitleCommissioner => "title_commissioner",
            Role::NonTitleCommissioner => "non_title_commissioner",
            Role::RatingCommissioner => "rating_commissioner",
            Role::QualificationsCommissioner => "qualifications_commissioner",
            Role::AppealsCommission => "appeals_commission",
            Role::ArbitrationCommission => "arbitration_commission",
            Role::ExecutiveBoard => "executive_board",
            Role::ArbiterCommittee => "arbiter_committee",
            Role::DisciplinaryCommittee => "disciplinary_committee",
        }
    }

    /// Whether it is one of ICCF's offices, which decide for everybody. Directors, organisers and
    /// delegates see to what names them.
    pub fn is_office(self) -> bool {
        match self {
            Role::Player | Role::Director | Role::Organiser | Role::Federation => false,
            Role::Officer
            | Role::Administrator
            | Role::WorldTournamentDirector
            | Role::TitleCommissioner
            | Role::NonTitleCommissioner
            | Role::RatingCommissioner
            | Role::QualificationsCommissioner
            | Role::AppealsCommission
            | Role::ArbitrationCommission
            | Role::ExecutiveBoard
            | Role::ArbiterCommittee
            | Role::DisciplinaryCommittee => true,
        }
    }

    /// Whether whoever holds this role may act in `other`.
    pub fn acts_as(self, other: Role) -> bool {
        self == other || self == Role::Officer && other.is_office()
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Role {
    type Err = ();

    fn from_str(name: &str) -> Result<Role, ()> {
        Role::ALL.into_iter().find(|role| role.code() == name).ok_or(())
    }
}
