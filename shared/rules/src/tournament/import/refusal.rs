//! Why an import, a decision about one, or what is recorded in its event is refused.

use crate::{Day, Instant, PlayerId};

/// Days for which an import waits for its approval: so long an approval holds, too (`TR-12`).
pub const IMPORT_DAYS: i64 = 180;

/// A refused request. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportRefusal {
    /// Another import was sent under the request's key.
    #[error("Another import was sent under this request's key.")]
    RequestTaken,
    /// Whoever asks does not approve imports, or has brought this one, or plays in it.
    #[error("This is for those who act for the federation that held the event, and for officers.")]
    NotForYou,
    /// A decision is taken once.
    #[error("It is decided already.")]
    Decided,
    /// The import has changed since it was read.
    #[error("Somebody has changed this import meanwhile.")]
    ChangedMeanwhile,
    /// It has waited for more than [`IMPORT_DAYS`] days.
    #[error("It was sent more than {IMPORT_DAYS} days ago: send it again.")]
    Lapsed,
    /// Play has ended, and there are games without a result.
    #[error("Play in the event has ended meanwhile: send it again with all results.")]
    PlayEnded,
    /// A player is suspended, and the event has not begun (`TR-8.3`, `TR-14`, `LAW-13.3.2`).
    #[error("Player {player} may not enter events until {}: send it again without them.", Day::of(*.until))]
    Suspended {
        /// Who.
        player: PlayerId,
        /// The first second at which the player may enter events again.
        until: Instant,
        /// The article.
        rule: &'static str,
    },
    /// Codes of events are taken once.
    #[error("There is another event with this code.")]
    CodeTaken,
    /// Results are recorded in games, which there are not yet.
    #[error("The event of this import is not made: nothing can be recorded in it.")]
    NotDone,
}

impl ImportRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            ImportRefusal::RequestTaken => "request_taken",
            ImportRefusal::NotForYou => "forbidden",
            ImportRefusal::Decided => "import_decided",
            ImportRefusal::ChangedMeanwhile => "changed_meanwhile",
            ImportRefusal::Lapsed => "import_lapsed",
            ImportRefusal::PlayEnded => "play_ended",
            ImportRefusal::Suspended { .. } => "import_suspended",
            ImportRefusal::CodeTaken => "code_taken",
            ImportRefusal::NotDone => "import_not_done",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            ImportRefusal::Lapsed => Some("TR-12"),
            ImportRefusal::Suspended { rule, .. } => Some(rule),
            ImportRefusal::RequestTaken
            | ImportRefusal::NotForYou
            | ImportRefusal::Decided
            | ImportRefusal::ChangedMeanwhile
            | ImportRefusal::PlayEnded
            | ImportRefusal::CodeTaken
            | ImportRefusal::NotDone => None,
        }
    }
}
