//! Why a registration is not changed, and a number is not claimed or given up.

/// A refusal about a registered player. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RegistrationRefusal {
    /// Somebody of this name plays for the federation.
    #[error(
        "Somebody of this name plays for the federation already. If this is somebody else, send `another: true`."
    )]
    NameKnown,
    /// The player was invited just now, at another address.
    #[error(
        "The player was invited less than an hour ago: wait before you write to another address."
    )]
    TooSoon {
        /// Until when, in seconds.
        seconds: i64,
    },
    /// The link was replaced by a later one, has lapsed, or was used.
    #[error(
        "This link is not good any more: it was used, it is too old, or part of it is missing. \
         If you have used it, sign in; otherwise your federation can send another one."
    )]
    VoidLink,
    /// Entries, games or lists rest on the number.
    #[error("Under this number somebody has entered, played or been rated: it cannot be given up.")]
    HasPlayed,
    /// Whoever has the number holds an office.
    #[error("Whoever has this number holds an office. Take the office away first.")]
    HoldsOffice,
    /// Both numbers are the same one.
    #[error("Both numbers are the same.")]
    SameNumber,
    /// The number that would stay is that of somebody who has left for good.
    #[error("Nobody has this number any more: its owner has left for good.")]
    NobodyHas,
}

impl RegistrationRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            RegistrationRefusal::NameKnown => "name_known",
            RegistrationRefusal::TooSoon { .. } => "too_many_attempts",
            RegistrationRefusal::VoidLink => "invalid_token",
            RegistrationRefusal::HasPlayed => "has_played",
            RegistrationRefusal::HoldsOffice => "offices_held",
            RegistrationRefusal::SameNumber => "same_number",
            RegistrationRefusal::NobodyHas => "nobody_has_it",
        }
    }
}
