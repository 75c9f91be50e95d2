//! An entry from the first request to what is decided about it.

use super::{
    Entrant, Entry, EntryAct, EntryRefusal, EntryRights, EntryState, NominatedEntry, Settled,
};
use crate::tournament::{Announcement, EventId, EventState};
use crate::{Instant, Outcome, PlayerId};

/// What is known of an event and of a player in it.
#[derive(Clone, Copy, Debug)]
pub struct EntryFacts<'a> {
    /// Which event.
    pub event: EventId,
    /// What was announced.
    pub announcement: &'a Announcement,
    /// Who organises it.
    pub organisers: &'a [PlayerId],
    /// The player, with the event's state and the grounds of the entry. Whether there is an entry is
    /// told by the entry.
    pub entrant: &'a Entrant,
}

/// An entry that is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MadeEntry {
    /// As it stands.
    Plain(Entry),
    /// Once it is counted among its federation's nominations (`TR-1.0.10`).
    Nominated(NominatedEntry),
}

impl MadeEntry {
    fn of(entry: Entry, facts: &EntryFacts<'_>) -> MadeEntry {
        match facts.announcement.counts_nomination(entry.grounds.as_ref()) {
            true => {
                let federation = facts.entrant.federation;
                MadeEntry::Nominated(NominatedEntry::new(entry, facts.event, federation))
            }
            false => MadeEntry::Plain(entry),
        }
    }
}

impl Entry {
    /// The entry that somebody makes for a player, `known` being the one that there is. Who has entered
    /// on the same grounds already has changed nothing.
    ///
    /// # Errors
    /// The first [`EntryRefusal`] that applies.
    pub fn enter(
        known: Option<&Entry>,
        rights: &EntryRights,
        facts: &EntryFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<MadeEntry>, EntryRefusal> {
        let EntryFacts { announcement, organisers, .. } = *facts;
        let alive = known.filter(|known| known.state.is_alive());
        let entrant = Entrant { entered: alive.is_some(), ..facts.entrant.clone() };
        let (player, grounds) = (entrant.player, entrant.grounds.as_ref());
        rights.must_enter(player, grounds)?;
        if alive.is_some_and(|known| known.grounds.as_ref() == grounds) {
            return Ok(Outcome::Unchanged);
        }
        // Whoever has entered an event decides about nothing in it any more, which others may not do to
        // an organiser, by a file of all members, say; one who has played advances like everybody.
        let advances = grounds.is_some_and(|grounds| grounds.advanced().is_some());
        if !rights.is_own(player) && !advances && organisers.contains(&player) {
            return Err(EntryRefusal::OrganiserEntersAlone);
        }
        // Who was refused does not come again without the organiser.
        let refused = known.is_some_and(|known| known.state == EntryState::Refused);
        if refused && !rights.decides_about(player) {
            return Err(EntryRefusal::RefusedBefore);
        }
        announcement.check_entry(&entrant, now)?;
        let free = announcement.is_free_for(&entrant);
        // What a table says nobody has to confirm.
        let confirms = announcement.is_free_by_result(&entrant)
            || free && rights.confirms_for(player, entrant.is_of_member);
        let entry = Entry {
            grounds: grounds.cloned(),
            // What was paid with an earlier entry stays paid.
            fee_paid_at: known.and_then(|known| known.fee_paid_at),
            free,
            confirmed_at: confirms.then_some(now),
            deposit: known.and_then(|known| known.deposit),
            ..Entry::new(player, rights.by, now)
        };
        Ok(Outcome::Changed(MadeEntry::of(entry, facts)))
    }

    /// The entry after a decision; decided so before, it is the same. `reason` is for the player.
    /// Whether the decision is for whoever takes it, [`EntryRights::must_decide`] tells.
    ///
    /// # Errors
    /// The first [`EntryRefusal`] that applies.
    pub fn decide(
        &self,
        act: EntryAct,
        reason: Option<String>,
        facts: &EntryFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<MadeEntry>, EntryRefusal> {
        let after = self.after(act, reason, facts, now)?;
        let revived = after.state.is_alive() && !self.state.is_alive();
        if revived {
            // Meanwhile another entry may have used what this one was based on.
            facts.announcement.check_win(facts.entrant)?;
            facts.announcement.check_qualification(facts.entrant)?;
            facts.announcement.check_vacancy(facts.entrant)?;
            facts.announcement.check_advanced(facts.entrant)?;
        }
        if after == *self {
            return Ok(Outcome::Unchanged);
        }
        if !act.settles_deposit() {
            facts.entrant.event.must_be_announced()?;
        }
        Ok(Outcome::Changed(match revived {
            // Or the nomination.
            true => MadeEntry::of(after, facts),
            false => MadeEntry::Plain(after),
        }))
    }

    fn after(
        &self,
        act: EntryAct,
        reason: Option<String>,
        facts: &EntryFacts<'_>,
        now: Instant,
    ) -> Result<Entry, EntryRefusal> {
        let EntryFacts { announcement, entrant, .. } = *facts;
        if !act.is_possible_in(self.state) {
            return Err(EntryRefusal::NotEntered);
        }
        let with_deposit = |deposit| Entry { deposit: Some(deposit), ..self.clone() };
        Ok(match act {
            EntryAct::FeePaid if announcement.fee_for(entrant).is_none() => {
                return Err(EntryRefusal::NoFee);
            }
            EntryAct::FeePaid => {
                Entry { fee_paid_at: self.fee_paid_at.or(Some(now)), ..self.clone() }
            }
            // Who plays has paid (`TR-0.2`).
            EntryAct::FeeNotPaid
                if self.state == EntryState::Accepted && self.fee_paid_at.is_some() =>
            {
                return Err(EntryRefusal::Accepted);
            }
            EntryAct::FeeNotPaid => Entry { fee_paid_at: None, ..self.clone() },
            EntryAct::Confirm if !announcement.is_free_for(entrant) => {
                return Err(EntryRefusal::NotFree);
            }
            EntryAct::Confirm => {
                let confirmed_at = self.confirmed_at.or(Some(now));
                Entry { free: true, confirmed_at, ..self.clone() }
            }
            EntryAct::Accept => {
                announcement.check_acceptance(entrant, self.settled(), now)?;
                self.in_state(EntryState::Accepted, reason)
            }
            EntryAct::WaitingList => self.in_state(EntryState::Waiting, reason),
            EntryAct::Refuse if reason.is_none() => return Err(EntryRefusal::NotToldWhy),
            EntryAct::Refuse => self.in_state(EntryState::Refused, reason),
            // Taken back, it would not be refused any more.
            EntryAct::Withdraw if self.state == EntryState::Refused => self.clone(),
            EntryAct::Withdraw => self.in_state(EntryState::Withdrawn, reason),
            EntryAct::DepositPaid => with_deposit(self.pay_deposit(facts, now)?),
            EntryAct::DepositRefunded => with_deposit(self.refund_deposit(entrant.event, now)?),
            EntryAct::DepositForfeited => with_deposit(self.forfeit_deposit(now)?),
        })
    }

    fn in_state(&self, state: EntryState, reason: Option<String>) -> Entry {
        match self.state == state {
            true => self.clone(),
            false => Entry { state, reason, ..self.clone() },
        }
    }

    /// What has been settled of it (`TR-0.2`, `TR-4.5`, `TR-8.4`).
    pub(super) fn settled(&self) -> Settled {
        Settled {
            fee_paid: self.fee_paid_at.is_some(),
            confirmed: self.confirmed_at.is_some(),
            deposit_paid: self.deposit.is_some_and(|deposit| deposit.is_held()),
        }
    }

    /// The entry once the player's withdrawal is carried out that was decided at this time: what had been
    /// entered by then is taken back before the start lists (`TR-8.1`). Once they are published its games
    /// are cancelled instead. The reason stays with the withdrawal.
    pub fn withdrawn_with(&self, decided_at: Instant, event: EventState) -> Outcome<Entry> {
        let concerned = self.state.is_alive() && self.at <= decided_at;
        match concerned && event.must_be_announced().is_ok() {
            true => Outcome::Changed(Entry { state: EntryState::Withdrawn, ..self.clone() }),
            false => Outcome::Unchanged,
        }
    }
}
