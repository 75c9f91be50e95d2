//! Suspended players in what is brought here (`TR-8.3`, `TR-14`, `LAW-13.3.2`).
//!
//! How the articles are read: who is suspended enters no event, wherever it is held. Of an event that has
//! begun elsewhere the games are played, and taking them away would punish the opponents: the officers who
//! approve it are shown whom it should not have had. One that has not begun goes on without the player.

use serde::{Deserialize, Serialize};

use super::ImportFault;
use crate::tournament::{Announcement, PastWithdrawal};
use crate::{Instant, PlayerId, Suspension, SuspensionCause};

/// What is known of a player on the list of an import.
#[derive(Clone, Copy, Debug)]
pub struct PlayersRecord<'a> {
    /// Who.
    pub player: PlayerId,
    /// As what officers have suspended the player.
    pub suspensions: &'a [Suspension],
    /// The withdrawals that were decided.
    pub withdrawals: &'a [PastWithdrawal],
}

/// A player who was kept from entering when the event began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SuspendedPlayer {
    /// Who.
    pub player: PlayerId,
    /// What officers have suspended the player for; none: it follows from a withdrawal.
    pub cause: Option<SuspensionCause>,
    /// The first second at which the player may enter events again.
    pub until: Instant,
}

impl SuspendedPlayer {
    /// The article by which the player is kept out.
    pub fn rule(&self, event: &Announcement) -> &'static str {
        self.cause.map_or_else(|| event.suspension_rule(), SuspensionCause::rule)
    }

    /// What whoever brings the event is told at `now`: that the player cannot play in it, or, once it has
    /// begun, that the player should not have.
    pub fn fault(&self, event: &Announcement, now: Instant) -> ImportFault {
        let SuspendedPlayer { player, until, .. } = *self;
        let rule = self.rule(event);
        match event.starts_at <= now {
            true => ImportFault::WasSuspended { player, until, rule },
            false => ImportFault::Suspended { player, until, rule },
        }
    }
}

impl Announcement {
    /// Whether a player was kept from entering when the event began, or is so now where it has not: by what
    /// lasts longest.
    pub fn suspended(&self, record: &PlayersRecord<'_>, now: Instant) -> Option<SuspendedPlayer> {
        let moment = self.starts_at.min(now);
        let player = record.player;
        let by_officers = record.suspensions.iter().filter(|made| made.covers(moment));
        let by_officers = by_officers.map(|made| (made.ends_at(), Some(made.cause)));
        let after = record.withdrawals.iter().filter(|past| past.at <= moment);
        let after = after.filter_map(|past| past.suspended_until).filter(|until| moment < *until);
        let all = by_officers.chain(after.map(|until| (until, None)));
        let longest = all.max_by_key(|(until, _)| *until);
        longest.map(|(until, cause)| SuspendedPlayer { player, cause, until })
    }
}
