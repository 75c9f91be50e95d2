//! Why something about a player's page is refused, and the limits that are told then.

/// Addresses that a player names in a section, at most: each asks all opponents again.
pub const PAGE_ADDRESSES_MAX: usize = 5;

/// How often an opponent consents to one page, at most: each time the player is told.
pub const PAGE_CONSENTS_MAX: usize = 3;

/// A refused request. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PageRefusal {
    /// Whoever asks does not play in the section, or not against the player.
    #[error("Only players of the section name a page, and only their opponents answer.")]
    NotForYou,
    /// The announcement shows running games to everybody.
    #[error("This event shows running games to everybody itself: nobody needs to be asked.")]
    ShownToAll,
    /// The page's address is none.
    #[error("Give the page's address, with https:// in front of it.")]
    NoAddress,
    /// The player has no running game in the section.
    #[error("You have no running game in this section: finished games are open to everybody.")]
    NothingRuns,
    /// The player has named [`PAGE_ADDRESSES_MAX`] addresses.
    #[error(
        "You have named {PAGE_ADDRESSES_MAX} addresses in this section, the most that there can be."
    )]
    TooManyAddresses,
    /// The page is not the one that was answered for.
    #[error("The page is not at this address any more: look at it again.")]
    OtherPage,
    /// No game of the two runs any more.
    #[error("Your game with this player is over: it is open to everybody.")]
    GameOver,
    /// The opponent has consented [`PAGE_CONSENTS_MAX`] times to this page.
    #[error("You have consented to this page {PAGE_CONSENTS_MAX} times: your last answer stands.")]
    TooManyConsents,
}

impl PageRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            PageRefusal::NotForYou => "forbidden",
            PageRefusal::ShownToAll => "shown_to_all",
            PageRefusal::NoAddress => "invalid_body",
            PageRefusal::NothingRuns => "nothing_runs",
            PageRefusal::TooManyAddresses => "too_many_addresses",
            PageRefusal::OtherPage => "other_page",
            PageRefusal::GameOver => "game_over",
            PageRefusal::TooManyConsents => "too_many_consents",
        }
    }

    /// The article that says so; none for limits of this server.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            PageRefusal::ShownToAll | PageRefusal::NothingRuns | PageRefusal::GameOver => {
                Some("TR-14")
            }
            PageRefusal::NotForYou
            | PageRefusal::NoAddress
            | PageRefusal::TooManyAddresses
            | PageRefusal::OtherPage
            | PageRefusal::TooManyConsents => None,
        }
    }
}
