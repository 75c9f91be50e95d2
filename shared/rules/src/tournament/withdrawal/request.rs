//! What a player asks for: grounds, for how long, and how the games stand (`TR-8.1` to `TR-8.3`,
//! `SKS-7.1`, `SKS-7.2`).

use serde::{Deserialize, Serialize};

use super::{GROUNDS_MONTHS_MIN, WITHDRAWAL_CHARACTERS_MAX, WithdrawalRefusal};
use crate::GameId;

/// Why a player cannot play on (`TR-8.2`, `SKS-7.2`). The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WithdrawalGrounds {
    /// Death, which somebody else reports.
    Death,
    /// A grave illness.
    GraveIllness,
    /// War, unrest, disaster.
    BeyondControl,
    /// Personal circumstances, described in detail.
    Personal,
}

impl WithdrawalGrounds {
    /// All of them.
    pub const ALL: [WithdrawalGrounds; 4] = [
        WithdrawalGrounds::Death,
        WithdrawalGrounds::GraveIllness,
        WithdrawalGrounds::BeyondControl,
        WithdrawalGrounds::Personal,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            WithdrawalGrounds::Death => "death",
            WithdrawalGrounds::GraveIllness => "grave_illness",
            WithdrawalGrounds::BeyondControl => "beyond_control",
            WithdrawalGrounds::Personal => "personal",
        }
    }
}

/// A player's request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WithdrawalRequest {
    /// Which grounds.
    pub grounds: WithdrawalGrounds,
    /// Months for which they will keep the player from the board, at least.
    pub months: u16,
    /// What has happened, in words.
    pub reasons: String,
    /// What is to be said about the games.
    pub games: Vec<GameNote>,
}

/// What is to be said about one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameNote {
    /// Which.
    pub game: GameId,
    /// How it stands, in the player's words.
    pub note: String,
}

impl WithdrawalRequest {
    /// Whether it can be put before the director; `running` are all of the player's running games,
    /// `entered` events not yet started.
    ///
    /// # Errors
    /// The first [`WithdrawalRefusal`] that applies.
    pub fn check(&self, running: &[GameId], entered: usize) -> Result<(), WithdrawalRefusal> {
        if running.is_empty() && entered == 0 {
            return Err(WithdrawalRefusal::NothingToWithdrawFrom);
        }
        if self.grounds == WithdrawalGrounds::Death {
            return Err(WithdrawalRefusal::DeathIsReported);
        }
        if self.reasons.trim().is_empty() {
            return Err(WithdrawalRefusal::GroundsMissing);
        }
        let texts = self.games.iter().map(|game| &game.note).chain([&self.reasons]);
        let longest = texts.map(|text| text.chars().count()).max().unwrap_or(0);
        if longest > WITHDRAWAL_CHARACTERS_MAX {
            return Err(WithdrawalRefusal::TextTooLong { characters: longest });
        }
        let unknown = |note: &&GameNote| !running.contains(&note.game);
        if let Some(note) = self.games.iter().find(unknown) {
            return Err(WithdrawalRefusal::NoSuchGame { game: note.game });
        }
        // Personal circumstances come with the details of all games (`TR-8.3`).
        let told = |game: &GameId| {
            self.games.iter().any(|note| note.game == *game && !note.note.trim().is_empty())
        };
        match running.iter().find(|game| !told(game)) {
            Some(game) if self.grounds == WithdrawalGrounds::Personal => {
                Err(WithdrawalRefusal::DetailsMissing { game: *game })
            }
            _ => Ok(()),
        }
    }

    /// Whether the grounds can be adequate: they last for [`GROUNDS_MONTHS_MIN`] months (`TR-8.2`).
    ///
    /// # Errors
    /// `GroundsTooShort`.
    pub fn check_adequate(&self) -> Result<(), WithdrawalRefusal> {
        if self.grounds == WithdrawalGrounds::Death || self.months >= GROUNDS_MONTHS_MIN {
            Ok(())
        } else {
            Err(WithdrawalRefusal::GroundsTooShort { months: self.months })
        }
    }
}
