//! Whether start lists can be published.

use super::decide::{check_beacon, check_players, check_size};
use super::{CategoryFacts, Proposal, ProposalRefusal};
use crate::tournament::{Approval, ConsentKind, EventState, Stage, System};
use crate::{Instant, Outcome, PlayerId, SuspensionCause};

/// What is known besides the proposal.
#[derive(Clone, Copy, Debug)]
pub struct PublicationFacts<'a> {
    /// How far the event is.
    pub state: EventState,
    /// Which stage of a championship it is.
    pub stage: Option<Stage>,
    /// Who plays whom in it.
    pub system: System,
    /// Which consent it waits for.
    pub lacks_consent: Option<ConsentKind>,
    /// How often the event was changed.
    pub version: u32,
    /// How often it had been when the organiser looked at it.
    pub seen: u32,
    /// How often the proposal was changed.
    pub proposal_version: u32,
    /// How often it had been when the organiser looked at it.
    pub proposal_seen: u32,
    /// The accepted players.
    pub accepted: &'a [PlayerId],
    /// The ratings that count in its sections, of those who have one.
    pub ratings: &'a [(PlayerId, u16)],
    /// Entries that nobody has decided on.
    pub undecided: usize,
    /// Accepted players whom officers have suspended since, with the cause and the first second at which
    /// they may play again.
    pub suspended: &'a [(PlayerId, SuspensionCause, Instant)],
    /// The approval under which it was announced.
    pub approval: Option<&'a Approval>,
    /// What its categories come of; none where it is no norm event.
    pub category: Option<CategoryFacts<'a>>,
    /// The public value that was named before the sections were put together.
    pub beacon: Option<&'a str>,
    /// When.
    pub now: Instant,
}

/// Start lists that are published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Publishing {
    /// The public value that their lots mix in.
    pub value: Option<String>,
}

impl Proposal {
    /// What is published; published before, nothing changes.
    ///
    /// # Errors
    /// The first [`ProposalRefusal`] that applies.
    pub fn publish(
        &self,
        value: Option<String>,
        facts: &PublicationFacts<'_>,
    ) -> Result<Outcome<Publishing>, ProposalRefusal> {
        if facts.state == EventState::Published {
            return Ok(Outcome::Unchanged);
        }
        facts.state.must_be_announced()?;
        if facts.version != facts.seen || facts.proposal_version != facts.proposal_seen {
            return Err(ProposalRefusal::ChangedMeanwhile);
        }
        self.must_be_complete(facts)?;
        match facts.lacks_consent {
            Some(ConsentKind::Rating) => return Err(ProposalRefusal::RatingConsentMissing),
            Some(ConsentKind::Final) => return Err(ProposalRefusal::BoardAgreementMissing),
            None => {}
        }
        facts.approval.map_or(Ok(()), |approval| approval.check_publication(facts.now))?;
        value.as_deref().map_or(Ok(()), check_beacon)?;
        // A value is given exactly where one was named before.
        match (facts.beacon, &value) {
            (Some(_), Some(_)) | (None, None) => Ok(Outcome::Changed(Publishing { value })),
            (Some(name), None) => Err(ProposalRefusal::BeaconMissing { name: name.to_owned() }),
            (None, Some(_)) => Err(ProposalRefusal::BeaconNotNamed),
        }
    }

    /// Nobody is left without an answer or suspended (`TR-14`, `LAW-13.3.2`), and everybody accepted plays,
    /// in sections that can be played (`TR-1.0.5`), of a category that nobody lowers (`TR-4.6`).
    fn must_be_complete(&self, facts: &PublicationFacts<'_>) -> Result<(), ProposalRefusal> {
        if self.sections.is_empty() {
            return Err(ProposalRefusal::NoSections);
        }
        if facts.undecided > 0 {
            return Err(ProposalRefusal::EntriesUndecided { entries: facts.undecided });
        }
        if let Some(&(player, cause, until)) = facts.suspended.first() {
            return Err(ProposalRefusal::Suspended { player, cause, until });
        }
        check_players(&self.sections, facts.accepted.iter().copied())?;
        for section in &self.sections {
            let (name, players) = (|| section.name.clone(), section.players.len());
            let sizes = facts.system.section_sizes();
            if !sizes.contains(&players) {
                return Err(ProposalRefusal::SectionSize { section: name(), players, sizes });
            }
            check_size(facts.stage, &section.name, players)?;
            if !facts.system.has_equal_sides(players) {
                return Err(ProposalRefusal::UnequalSides { section: name() });
            }
            facts.category.map_or(Ok(()), |facts| facts.check(section))?;
            // A rating list that has come since, or another system, would give other start numbers.
            let known = |player| facts.ratings.iter().find(|(known, _)| *known == player);
            let rating = |player| known(player).map(|(_, rating)| *rating);
            if facts.system.in_order(section.players.clone(), rating) != section.players {
                return Err(ProposalRefusal::NotByRating { section: name() });
            }
        }
        let placed: usize = self.sections.iter().map(|section| section.players.len()).sum();
        match facts.accepted.len().saturating_sub(placed) {
            0 => Ok(()),
            players => Err(ProposalRefusal::Unplaced { players }),
        }
    }
}
