//! When an event allows draw offers (`LAW-9.1.1`).

use serde::{Deserialize, Serialize};

/// An event's policy. New ones are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DrawOffers {
    /// With every move.
    #[default]
    Free,
    /// Once a player and game.
    Once,
    /// Once in ten moves of the player.
    OnceInTen,
    /// Neither offered nor agreed before the player's move with this number.
    NotBefore(u16),
    /// Never: games end on the board or by a claim.
    Never,
}

impl DrawOffers {
    /// Whether a player who is to make move `number`, counted from 1, may offer a draw with it,
    /// after offers with these moves of theirs.
    pub fn allows(self, number: u32, mut earlier: impl Iterator<Item = u32>) -> bool {
        match self {
            DrawOffers::Free => true,
            DrawOffers::Once => earlier.next().is_none(),
            DrawOffers::OnceInTen => earlier.all(|offered| offered + 10 <= number),
            DrawOffers::NotBefore(first) => number >= u32::from(first),
            DrawOffers::Never => false,
        }
    }

    /// Whether an open offer may be accepted when the game has reached move `number`.
    pub fn allows_agreement(self, number: u32) -> bool {
        match self {
            DrawOffers::Free | DrawOffers::Once | DrawOffers::OnceInTen => true,
            DrawOffers::NotBefore(first) => number >= u32::from(first),
            DrawOffers::Never => false,
        }
    }

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            DrawOffers::Free => "free",
            DrawOffers::Once => "once",
            DrawOffers::OnceInTen => "once_in_ten",
            DrawOffers::NotBefore(_) => "not_before",
            DrawOffers::Never => "never",
        }
    }

    /// The first move with which a draw may be offered, where the policy names one.
    pub fn first_move(self) -> Option<u16> {
        match self {
            DrawOffers::NotBefore(first) => Some(first),
            _ => None,
        }
    }

    /// The policy as a player reads it.
    pub fn in_words(self) -> String {
        match self {
            DrawOffers::Free => "A draw may be offered with every move.".to_owned(),
            DrawOffers::Once => "You may offer a draw once in this game.".to_owned(),
            DrawOffers::OnceInTen => "You may offer a draw once in ten moves.".to_owned(),
            DrawOffers::NotBefore(first) => {
                format!("In this event a draw may be offered and agreed from move {first} on.")
            }
            DrawOffers::Never => "In this event no draw may be offered or agreed.".to_owned(),
        }
    }
}
