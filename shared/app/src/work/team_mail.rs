//! Who writes to whom in an event of teams, as it stands.

use std::collections::BTreeSet;

use rules::PlayerId;
use rules::tournament::{Correspondents, ProposedTeams, Team};
use store::StoredEvent;

use crate::{App, Problem};

/// An event's teams, sections and officials.
pub struct TeamMail {
    /// Its teams.
    pub teams: Vec<Team>,
    /// Its sections of teams; none before the start lists are out.
    pub sections: Vec<ProposedTeams>,
    officials: BTreeSet<PlayerId>,
}

impl TeamMail {
    /// As the rules ask for it.
    pub fn correspondents(&self) -> Correspondents<'_> {
        let (teams, sections) = (&*self.teams, &*self.sections);
        Correspondents { teams, sections, officials: &self.officials }
    }
}

impl App {
    /// Who writes to whom in an event; nobody does where no teams play.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn team_mail(&self, event: &StoredEvent) -> Result<TeamMail, Problem> {
        let teams = self.store.teams(event.id).await?;
        let sections = match event.publication.is_some() && event.announcement.is_of_teams() {
            true => self.store.proposal(event.id).await?.teams.sections,
            false => Vec::new(),
        };
        Ok(TeamMail { teams, sections, officials: event.officials() })
    }
}
