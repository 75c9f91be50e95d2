//! Approvals that lapse (`TR-12`): their federations are told in time, and once they have.

use std::collections::BTreeSet;

use rules::{Day, PlayerId};
use store::{Error, Notice, NoticeKind};

use crate::{App, Problem};

impl App {
    /// Tells whoever acts for a federation, and who has applied, that an approval lapses. Who has read the
    /// notice is told once, however often this runs.
    ///
    /// # Errors
    /// `unavailable`: the alarm rings again.
    pub async fn tell_of_lapse(&self, id: u32) -> Result<(), Problem> {
        let stored = self.store.approval(id).await?;
        let Some((news, after)) = stored.approval.tell(Day::of(self.clock.now())) else {
            return Ok(());
        };
        let application = &stored.approval.application;
        let delegates = self.store.delegates(application.federation).await?;
        let told: BTreeSet<PlayerId> = delegates.into_iter().chain([application.by]).collect();
        for player in told {
            let kind = NoticeKind::ApprovalLapse { id, news };
            self.announce(Notice { player, kind }).await?;
        }
        match self.store.decide_approval(&stored, after).await {
            // Somebody has used it just now, and its alarm is another one.
            Ok(_) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}
