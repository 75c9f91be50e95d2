//! A team that is entered, in the form in which it is kept.

use serde::{Deserialize, Serialize};

use super::Replacement;
use crate::tournament::{EntryState, EventActKind, TeamNumber};
use crate::{Federation, Instant, PlayerId};

/// Characters of a team's name.
pub const TEAM_NAME_CHARACTERS_MAX: usize = 60;

/// Teams that may be entered in an event, those that were refused or taken back among them.
pub const TEAMS_MAX: usize = 200;

/// What whoever enters a team says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamForm {
    /// Its name, 1 to [`TEAM_NAME_CHARACTERS_MAX`] characters in one line.
    pub name: String,
    /// Whose national team it is; none: a team of its own.
    pub federation: Option<Federation>,
    /// Its captain.
    pub captain: PlayerId,
    /// Its players by boards, board 1 first; not all of them need be named before the entries close.
    pub line_up: Vec<PlayerId>,
    /// As which team of the season before it goes on, under whatever name (`TR-5.6-5.7`); none: it is new.
    pub continues: Option<TeamNumber>,
}

/// A team. What is kept of it once the start lists are out is how it started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// Its number in the event.
    pub number: TeamNumber,
    /// Its name.
    pub name: String,
    /// Whose national team it is; none: a team of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<Federation>,
    /// Its captain (`TR-11`).
    pub captain: PlayerId,
    /// Its players by boards, board 1 first.
    pub line_up: Vec<PlayerId>,
    /// Which team of the season before goes on as it (`TR-5.6-5.7`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<TeamNumber>,
    /// When it was entered.
    pub at: Instant,
    /// By whom; where its captain has entered it, the captain it has now.
    pub by: PlayerId,
    /// How far the entry is.
    pub state: EntryState,
    /// When the fee was recorded as paid (`TR-0.2`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fee_paid_at: Option<Instant>,
    /// Why it was refused, put on the waiting list or taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Its replacements, in the order in which they were asked for (`TR-8.7b`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replacements: Vec<Replacement>,
}

impl Team {
    /// Everybody who has to do with it: its captain, its line-up, and those who play on for somebody.
    pub fn people(&self) -> impl Iterator<Item = PlayerId> {
        let substitutes = self.replacements.iter().filter_map(Replacement::seated);
        let substitutes = substitutes.map(|seated| seated.player);
        [self.captain].into_iter().chain(self.line_up.iter().copied()).chain(substitutes)
    }

    /// Whether somebody plays in it or is its captain.
    pub fn is_of(&self, player: PlayerId) -> bool {
        self.people().any(|one| one == player)
    }

    /// Whom it names in its line-up that it did not before, or no more, and a captain who is another one; where nothing
    /// else has changed, whoever was the captain, too.
    pub fn named_since(&self, before: Option<&Team>) -> Vec<PlayerId> {
        let was: &[PlayerId] = before.map_or(&[], |team| &team.line_up);
        let new = self.line_up.iter().filter(|player| !was.contains(player));
        let gone = was.iter().filter(|player| !self.line_up.contains(player));
        let mut named: Vec<PlayerId> = new.chain(gone).copied().collect();
        let is_another = before.is_some_and(|team| team.captain != self.captain);
        if is_another && !named.contains(&self.captain) {
            named.push(self.captain);
        }
        let handed_over = before
            .filter(|team| is_another && team.changed_as(self) == EventActKind::TeamCaptainNamed);
        named.extend(handed_over.map(|team| team.captain));
        named
    }

    /// The name in the event's log of what has changed it into `after`.
    pub fn changed_as(&self, after: &Team) -> EventActKind {
        let is_captain_alone =
            Team { captain: self.captain, by: self.by, ..after.clone() } == *self;
        if is_captain_alone { EventActKind::TeamCaptainNamed } else { EventActKind::TeamChanged }
    }

    /// What is said of it.
    pub fn form(&self) -> TeamForm {
        TeamForm {
            name: self.name.clone(),
            federation: self.federation,
            captain: self.captain,
            line_up: self.line_up.clone(),
            continues: self.continues,
        }
    }
}

/// What is decided about a team's entry. The names are those of programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamDecision {
    /// The fee was paid (`TR-0.2`).
    FeePaid,
    /// The team plays.
    Accept,
    /// The team waits for a place.
    WaitingList,
    /// The team does not play.
    Refuse,
    /// The entry is taken back, by whoever entered it or its captain, too (`TR-8.1`).
    Withdraw,
}

impl TeamDecision {
    /// The name in the event's log.
    pub fn logged_as(self) -> EventActKind {
        match self {
            TeamDecision::FeePaid => EventActKind::TeamFeePaid,
            TeamDecision::Accept => EventActKind::TeamAccepted,
            TeamDecision::WaitingList => EventActKind::TeamPutOnWaitingList,
            TeamDecision::Refuse => EventActKind::TeamRefused,
            TeamDecision::Withdraw => EventActKind::TeamWithdrawn,
        }
    }
}
