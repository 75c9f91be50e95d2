//! Who may enter a player, and who decides about an entry.

use super::{EntryAct, EntryRefusal, Grounds, Vacancy, WonSection};
use crate::PlayerId;

/// Somebody who enters a player, or decides about the entry, as far as offices are asked elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryRights {
    /// Who it is; of a federation's key, who answers for it.
    pub by: PlayerId,
    /// Whether they enter themselves, as every person may, but no federation's key.
    pub enters_self: bool,
    /// Whether they enter players of the player's federation.
    pub enters: bool,
    /// Whether they confirm for the player's federation that somebody enters free (`TR-4.5`).
    pub confirms: bool,
    /// Whether they see proof of who players are for whom no delegate vouches (`TR-4.5`).
    pub sees_identity: bool,
    /// Whether they decide about the event's entries.
    pub decides: bool,
    /// Whether they fill vacant places of a Final by whoever is placed next (`TR-1.4.4`, `TR-1.6.3`).
    pub fills_next_placed: bool,
    /// Whether they fill them on excellent results (`TR-1.4.4`, `TR-1.6.3`).
    pub fills_by_results: bool,
    /// Whether they admit whom no rule covers: whoever decides, but in a championship of the world the Executive
    /// Board (`TR-1.0.11`).
    pub admits: bool,
    /// Whether they confirm a qualification that the tables do not tell: whoever decides, but in a Final whose
    /// vacant places are the Executive Board's to fill that Board (`TR-1.4.4`, `TR-1.6.3`).
    pub confirms_qualifications: bool,
    /// Whether they would decide about them, had they not entered the event themselves.
    pub is_own_event: bool,
}

impl EntryRights {
    /// Whether it is about themselves: somebody else decides about that.
    pub(super) fn is_own(&self, player: PlayerId) -> bool {
        self.by == player
    }

    /// Whether they confirm that this player enters free: a delegate of a member federation, else the title
    /// tournament commissioner (`TR-4.5`).
    pub(super) fn confirms_for(&self, player: PlayerId, is_of_member: bool) -> bool {
        let confirms = if is_of_member { self.confirms } else { self.sees_identity };
        confirms && !self.is_own(player)
    }

    /// Whether they decide about this player's entry.
    pub(super) fn decides_about(&self, player: PlayerId) -> bool {
        self.decides && !self.is_own(player)
    }

    fn fills(&self, way: Vacancy) -> bool {
        match way {
            Vacancy::NextPlaced => self.fills_next_placed,
            Vacancy::ExcellentResults => self.fills_by_results,
        }
    }

    /// Refuses whoever may not enter this player on these grounds: players enter themselves by the class,
    /// or by a section that they have won, which its table shows (`TR-2.5`, `TR-2.6`); federations nominate
    /// others, and everything else is for whoever decides.
    pub(super) fn must_enter(
        &self,
        player: PlayerId,
        grounds: Option<&Grounds>,
    ) -> Result<(), EntryRefusal> {
        let own = self.is_own(player);
        let may = match grounds {
            None => own && self.enters_self || self.enters,
            Some(Grounds::Nomination { .. }) => !own && self.enters,
            Some(Grounds::Vacancy { way, .. }) => !own && self.fills(*way),
            // It counts once: nobody but the player uses it, and whoever decides.
            Some(Grounds::SectionWinner(WonSection::Number(_)) | Grounds::Qualified(_)) => {
                own && self.enters_self || self.decides_about(player)
            }
            // By the table alone an organiser who has played advances, too.
            Some(Grounds::Advanced { reason, .. }) => {
                own && self.enters_self && reason.is_none() || self.decides_about(player)
            }
            Some(Grounds::SectionWinner(WonSection::Class(_)) | Grounds::NationalTop3) => {
                self.decides_about(player)
            }
            Some(Grounds::Commissioner { .. }) => self.admits && self.decides_about(player),
            Some(Grounds::Qualification { .. }) => {
                self.confirms_qualifications && self.decides_about(player)
            }
        };
        if may { Ok(()) } else { Err(EntryRefusal::NotForYou) }
    }

    /// Refuses whoever may not decide so about this player's entry: players take theirs back, delegates
    /// confirm, and the title tournament commissioner where there is none (`TR-4.5`); everything else is for
    /// whoever decides.
    ///
    /// # Errors
    /// `NotForYou`, `OwnEvent`.
    pub fn must_decide(
        &self,
        act: EntryAct,
        player: PlayerId,
        is_of_member: bool,
    ) -> Result<(), EntryRefusal> {
        let may = match act {
            EntryAct::Withdraw => self.is_own(player) || self.decides,
            EntryAct::Confirm => {
                self.confirms_for(player, is_of_member)
                    || is_of_member && self.decides_about(player)
            }
            EntryAct::FeePaid
            | EntryAct::FeeNotPaid
            | EntryAct::Accept
            | EntryAct::WaitingList
            | EntryAct::Refuse
            | EntryAct::DepositPaid
            | EntryAct::DepositRefunded
            | EntryAct::DepositForfeited => self.decides_about(player),
        };
        match may {
            true => Ok(()),
            false if self.is_own_event => Err(EntryRefusal::OwnEvent),
            false => Err(EntryRefusal::NotForYou),
        }
    }
}
