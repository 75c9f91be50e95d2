//! Sections before the start: put together by strength, changed by the organiser, published
//! (`TR-1.0.5`).
//!
//! Who may do it is asked before; what may be proposed and published when is told here.

mod category;
mod decide;
mod publish;
mod refusal;

pub use category::CategoryFacts;
pub use decide::{ProposalAct, ProposalFacts};
pub(super) use decide::{check_beacon, check_section_names, check_size};
pub use publish::{PublicationFacts, Publishing};
pub use refusal::ProposalRefusal;

use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// Characters of a section's name.
pub const SECTION_NAME_CHARACTERS_MAX: usize = 40;

/// Characters of a public beacon's name, and of its value.
pub const BEACON_CHARACTERS_MAX: usize = 200;

/// A section as an organiser has put it together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProposedSection {
    /// Its name within the event.
    pub name: String,
    /// Its players, in no order that matters: lots give the start numbers. Of a Scheveningen match the
    /// first half plays the second; in the Silli system they stand by rating, and so by start number.
    pub players: Vec<PlayerId>,
}

/// Sections that are proposed for an event; none where nobody has put any together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proposal {
    /// The sections.
    pub sections: Vec<ProposedSection>,
}
