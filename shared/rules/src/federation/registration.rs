//! Players whom their federation has registered, and who have no account yet: they can be entered and seated,
//! and play once they have claimed their number by the link of an invitation.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::registration_refusal::RegistrationRefusal;
use crate::{DAY_SECONDS, Federation, Instant, Outcome, PlayerId};

/// Days for which an invitation's link is good.
pub const INVITATION_DAYS: i64 = 30;
/// Seconds before somebody is invited again: their mailbox is not ours.
pub const INVITE_AGAIN_SECONDS: i64 = 3_600;

/// A registration in the form in which it is kept, until its player has an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Registration {
    /// The federation that the player was registered for.
    pub federation: Federation,
    /// Who has registered the player; none: whoever runs the server has brought them here.
    pub by: Option<PlayerId>,
    /// When.
    pub at: Instant,
    /// The last invitation; none: nobody has invited the player yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<Invitation>,
}

/// A link that was sent to the player. No log shows it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// The address, trimmed and in lower case.
    pub email: String,
    /// When it was sent.
    pub at: Instant,
    /// A digest of what the link carries, which is nowhere here: whoever knows that claims the number. Only the last
    /// link is good.
    pub link: String,
}

impl fmt::Debug for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Invitation").field("at", &self.at).finish_non_exhaustive()
    }
}

impl Invitation {
    /// When its link is no longer good.
    pub fn lapses_at(&self) -> Instant {
        self.at + INVITATION_DAYS * DAY_SECONDS
    }
}

/// What of somebody's play and offices stands under a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NumberInUse {
    /// Whether the number stands in an entry, a team, a game, a table, a list or a transfer, or has norms, a
    /// title or a suspension.
    pub has_played: bool,
    /// Whether its owner holds an office.
    pub holds_office: bool,
}

impl NumberInUse {
    /// A number can be given up as long as nothing rests on it.
    ///
    /// # Errors
    /// `HasPlayed`, `HoldsOffice`.
    pub fn give_up(self) -> Result<(), RegistrationRefusal> {
        if self.has_played {
            return Err(RegistrationRefusal::HasPlayed);
        }
        if self.holds_office {
            return Err(RegistrationRefusal::HoldsOffice);
        }
        Ok(())
    }
}

impl Registration {
    /// The registration with a new invitation; the one before is void. The same address again within the hour
    /// changes nothing where nothing else is asked for.
    ///
    /// # Errors
    /// `TooSoon` for another address within the hour.
    pub fn invite(
        &self,
        invitation: Invitation,
    ) -> Result<Outcome<Registration>, RegistrationRefusal> {
        let last = self.invitation.as_ref();
        let recent = last.filter(|last| invitation.at < last.at + INVITE_AGAIN_SECONDS);
        match recent {
            Some(last) if last.email == invitation.email => Ok(Outcome::Unchanged),
            Some(last) => Err(RegistrationRefusal::TooSoon {
                seconds: INVITE_AGAIN_SECONDS - (invitation.at - last.at),
            }),
            None => {
                Ok(Outcome::Changed(Registration { invitation: Some(invitation), ..self.clone() }))
            }
        }
    }

    /// The invitation whose link has this digest, as long as it is good.
    ///
    /// # Errors
    /// `VoidLink`.
    pub fn invited_by(&self, link: &str, now: Instant) -> Result<&Invitation, RegistrationRefusal> {
        let last = self.invitation.as_ref();
        last.filter(|last| last.link == link && now < last.lapses_at())
            .ok_or(RegistrationRefusal::VoidLink)
    }
}
