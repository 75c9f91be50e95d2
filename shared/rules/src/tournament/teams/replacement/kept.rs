//! A replacement, in the form in which it is kept.

use serde::{Deserialize, Serialize};

use crate::tournament::{Consequence, WithdrawalKind};
use crate::{Instant, PlayerId};

/// Days that the director may lay on a substitute's clocks (`SKS-7.7`).
pub const HANDICAP_DAYS_MAX: u32 = 50;

/// Days after the decision within which a substitute begins (`SKS-7.7`). The rules leave them open.
pub const START_DAYS_MAX: i64 = 30;

/// Why somebody is to play on for a player. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReplacementGround {
    /// The player has stopped (`TR-8.7b`, `SKS-7.7a-c`).
    Stopped,
    /// Proper play is in danger: illness, leave beyond the norm (`TR-8.7b`, `SKS-7.7a-c`).
    InDanger,
    /// The player has withdrawn (`SKS-7.7a-c`).
    Withdrawn,
    /// The player has died (`TR-8.7c`, `SKS-7.7a-c`).
    Died,
    /// The player has not begun all games (`TR-8.7d`, `SKS-7.7`).
    NotStarted,
    /// The team wants another player on the board (`TR-5.6-5.7`).
    TeamsWish,
}

impl ReplacementGround {
    /// All of them.
    pub const ALL: [ReplacementGround; 6] = [
        ReplacementGround::Stopped,
        ReplacementGround::InDanger,
        ReplacementGround::Withdrawn,
        ReplacementGround::Died,
        ReplacementGround::NotStarted,
        ReplacementGround::TeamsWish,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            ReplacementGround::Stopped => "stopped",
            ReplacementGround::InDanger => "in_danger",
            ReplacementGround::Withdrawn => "withdrawn",
            ReplacementGround::Died => "died",
            ReplacementGround::NotStarted => "not_started",
            ReplacementGround::TeamsWish => "teams_wish",
        }
    }
}

/// A replacement on a board of a team, in the form in which it is kept: new fields get a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replacement {
    /// Its number in the team, from 1.
    pub number: u16,
    /// On which board, counted from 1.
    pub board: u8,
    /// Who is replaced.
    pub replaced: PlayerId,
    /// Why.
    pub ground: ReplacementGround,
    /// The same in words.
    pub reason: String,
    /// When it was asked for.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
    /// The first second at which it is too late to name a substitute.
    pub until: Instant,
    /// Whether the team has asked; the director has, else.
    #[serde(default)]
    pub by_team: bool,
    /// Whether the clocks of the board stand still for it (`TR-8.7b`).
    #[serde(default)]
    pub clocks_stand: bool,
    /// What becomes of the games where nobody plays on for a player who has withdrawn (`SKS-7.7a-c`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<Otherwise>,
    /// How far it is.
    pub state: ReplacementState,
    /// Whether the games have followed so far.
    #[serde(default)]
    pub followed: bool,
}

/// What a withdrawal does to the games of a board where nobody plays on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Otherwise {
    /// What kind of withdrawal it was.
    pub kind: WithdrawalKind,
    /// What becomes of the games.
    pub consequence: Consequence,
    /// When it was decided: by that the withdrawal is known again.
    pub decided_at: Instant,
}

/// How far a replacement is. The names are stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum ReplacementState {
    /// The captain is asked for a substitute.
    Asked,
    /// A substitute is named; the director decides.
    Named(Named),
    /// The substitute plays.
    Seated(Seated),
    /// Nobody was named in time: the director decides what follows (`SKS-7.7a-c`).
    Lapsed,
    /// The player plays on, or the general rules apply (`SKS-7.7a-c`).
    Ended(Ended),
}

/// A substitute who is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// Who is to play.
    pub player: PlayerId,
    /// When it was said.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
}

/// A substitute who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated {
    /// Who plays.
    pub player: PlayerId,
    /// When it was decided.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
    /// When the substitute begins (`SKS-7.7`).
    pub from: Instant,
    /// Days with which the substitute's clocks begin besides those that were used (`SKS-7.7`); 0: none.
    pub handicap_days: u32,
    /// What of the predecessor's games tells whether the status can be applied for.
    pub found: Found,
    /// The status of a substitute, where it was applied for (`TR-8.7e`, `SKS-7.8-9`).
    #[serde(default)]
    pub status: SubstituteStatus,
}

/// How a substitute found the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// Games of the board, those that count in nothing left out.
    pub games: u32,
    /// Those that were over.
    pub finished: u32,
    /// Moves that the predecessor had made in all of them.
    pub moves: u32,
}

/// A replacement that comes to nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// When.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
    /// Whether the team has taken it back; the director has declined it else.
    pub taken_back: bool,
    /// Why.
    pub reason: String,
    /// Whether the games of the board are lost by it (`TR-8.7d`).
    #[serde(default)]
    pub lost: bool,
}

impl Replacement {
    /// The substitute who plays.
    pub fn seated(&self) -> Option<&Seated> {
        match &self.state {
            ReplacementState::Seated(seated) => Some(seated),
            ReplacementState::Asked
            | ReplacementState::Named(_)
            | ReplacementState::Lapsed
            | ReplacementState::Ended(_) => None,
        }
    }

    /// Who is named to play on, or does.
    pub fn substitute(&self) -> Option<PlayerId> {
        match &self.state {
            ReplacementState::Named(named) => Some(named.player),
            ReplacementState::Seated(seated) => Some(seated.player),
            ReplacementState::Asked | ReplacementState::Lapsed | ReplacementState::Ended(_) => None,
        }
    }

    /// Whether something is still to be decided or said.
    pub fn is_open(&self) -> bool {
        match self.state {
            ReplacementState::Asked | ReplacementState::Named(_) | ReplacementState::Lapsed => true,
            ReplacementState::Seated(_) | ReplacementState::Ended(_) => false,
        }
    }

    /// Since when the director has something to decide; none: nothing.
    pub fn waits_since(&self) -> Option<Instant> {
        match self.state {
            ReplacementState::Named(named) => Some(named.at),
            ReplacementState::Lapsed => Some(self.until),
            ReplacementState::Asked | ReplacementState::Seated(_) | ReplacementState::Ended(_) => {
                None
            }
        }
    }

    /// When something has to be done about it by itself: at once, as long as its games have not followed.
    pub(super) fn alarm_at(&self) -> Option<Instant> {
        match self.state {
            _ if !self.followed => Some(self.at),
            ReplacementState::Asked => Some(self.until),
            ReplacementState::Named(_)
            | ReplacementState::Lapsed
            | ReplacementState::Seated(_)
            | ReplacementState::Ended(_) => None,
        }
    }
}

/// A consent that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Consented {
    /// When.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
}

/// How far the status of a substitute is, in the form in which it is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SubstituteStatus {
    /// When it was applied for; none: not yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub applied_at: Option<Instant>,
    /// The tournament director's consent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub director: Option<Consented>,
    /// That of the qualifications commissioner, in Czech events of whoever acts for the domestic section.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commissioner: Option<Consented>,
    /// Who has refused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Consented>,
}

impl SubstituteStatus {
    /// Whether all games count for the substitute.
    pub fn is_granted(self) -> bool {
        self.refused.is_none() && self.director.is_some() && self.commissioner.is_some()
    }

    /// Whether somebody still has to consent.
    pub fn is_open(self) -> bool {
        self.applied_at.is_some() && self.refused.is_none() && !self.is_granted()
    }
}
