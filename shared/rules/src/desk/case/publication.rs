//! What is due for a player who shows running games against the rules (`TR-14`).

use crate::{PlayerId, PublicationStep, RulingLog};

/// What is due: by the breaches that were decided on and stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicationDue {
    /// The next step.
    pub step: PublicationStep,
    /// Breaches in this section.
    pub earlier: usize,
    /// Breaches in the player's other sections.
    pub elsewhere: usize,
    /// Whether the officers may suspend the player beside it.
    pub may_suspend: bool,
}

impl PublicationDue {
    /// What is due for a player in the section with this log, where there were so many breaches in
    /// others.
    pub fn of(player: PlayerId, log: &RulingLog<'_>, elsewhere: usize) -> PublicationDue {
        let earlier = log.publication_breaches(player);
        let step = PublicationStep::after(earlier);
        let may_suspend = step.may_suspend(elsewhere);
        PublicationDue { step, earlier, elsewhere, may_suspend }
    }
}
