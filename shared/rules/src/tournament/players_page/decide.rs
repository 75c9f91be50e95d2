//! Naming a page, withdrawing it, and answering for it (`TR-14`).

use std::collections::BTreeSet;

use super::{
    PAGE_ADDRESSES_MAX, PAGE_CONSENTS_MAX, PageAnswer, PageEntry, PageRefusal, PageStep,
    PlayersPage, page_address,
};
use crate::tournament::Visibility;
use crate::{Instant, Outcome, PlayerId};

/// What somebody does about a page.
#[derive(Clone, Copy, Debug)]
pub enum PageAct<'a> {
    /// The player names the address at which they show running games.
    Name(&'a str),
    /// The player shows none any more.
    Withdraw,
    /// An opponent answers for the page at this address.
    Answer {
        /// Who.
        by: PlayerId,
        /// The address that they have seen.
        url: &'a str,
        /// Whether they consent; a consent that is not given any more is taken back.
        consents: bool,
    },
}

/// What is known of the player's section.
#[derive(Clone, Copy, Debug)]
pub struct PageFacts<'a> {
    /// Whose page it is.
    pub player: PlayerId,
    /// What the event announces.
    pub visibility: Visibility,
    /// Whom the player plays or has played in the section.
    pub opponents: &'a BTreeSet<PlayerId>,
    /// Those with whom a game runs: they are asked.
    pub running: &'a BTreeSet<PlayerId>,
}

impl PlayersPage {
    /// Does it, at `now`; what stands so already is answered as it stands.
    ///
    /// # Errors
    /// The first [`PageRefusal`] that applies.
    pub fn decide(
        &self,
        act: PageAct<'_>,
        facts: &PageFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<PlayersPage>, PageRefusal> {
        let (by, step) = match act {
            PageAct::Name(url) => (facts.player, self.name(url, facts)?),
            PageAct::Withdraw => (facts.player, self.withdraw(facts)?),
            PageAct::Answer { by, url, consents } => (by, self.answer(by, url, consents, facts)?),
        };
        let Some(step) = step else { return Ok(Outcome::Unchanged) };
        let mut page = self.clone();
        page.entries.push(PageEntry { at: now, by, step });
        Ok(Outcome::Changed(page))
    }

    fn name(&self, url: &str, facts: &PageFacts<'_>) -> Result<Option<PageStep>, PageRefusal> {
        if facts.opponents.is_empty() {
            return Err(PageRefusal::NotForYou);
        }
        if facts.visibility.is_live() {
            return Err(PageRefusal::ShownToAll);
        }
        let url = page_address(url).ok_or(PageRefusal::NoAddress)?;
        if self.named().is_some_and(|(named, _)| named == url) {
            return Ok(None);
        }
        if facts.running.is_empty() {
            return Err(PageRefusal::NothingRuns);
        }
        let is_name = |entry: &&PageEntry| matches!(entry.step, PageStep::Named(_));
        if self.entries.iter().filter(is_name).count() >= PAGE_ADDRESSES_MAX {
            return Err(PageRefusal::TooManyAddresses);
        }
        Ok(Some(PageStep::Named(url.to_owned())))
    }

    fn withdraw(&self, facts: &PageFacts<'_>) -> Result<Option<PageStep>, PageRefusal> {
        if facts.opponents.is_empty() {
            return Err(PageRefusal::NotForYou);
        }
        Ok(self.named().map(|_| PageStep::Withdrawn))
    }

    fn answer(
        &self,
        by: PlayerId,
        url: &str,
        consents: bool,
        facts: &PageFacts<'_>,
    ) -> Result<Option<PageStep>, PageRefusal> {
        if !facts.opponents.contains(&by) {
            return Err(PageRefusal::NotForYou);
        }
        if self.named().is_none_or(|(named, _)| named != url.trim()) {
            return Err(PageRefusal::OtherPage);
        }
        let step = match (self.answer_of(by), consents) {
            (PageAnswer::Consented(_), true)
            | (PageAnswer::Refused(_) | PageAnswer::TakenBack(_), false) => return Ok(None),
            (_, true) => PageStep::Consented,
            (PageAnswer::Consented(_), false) => PageStep::TakenBack,
            (PageAnswer::Waits, false) => PageStep::Refused,
        };
        if !facts.running.contains(&by) {
            return Err(PageRefusal::GameOver);
        }
        let of_theirs = self.answers().filter(|entry| entry.by == by);
        let given = of_theirs.filter(|entry| entry.step == PageStep::Consented).count();
        if consents && given >= PAGE_CONSENTS_MAX {
            return Err(PageRefusal::TooManyConsents);
        }
        Ok(Some(step))
    }
}
