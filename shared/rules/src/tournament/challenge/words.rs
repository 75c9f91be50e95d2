//! What is written in challenges: who reads it, and that an officer takes it away.

use serde::{Deserialize, Serialize};

use super::{Challenge, ChallengeState, ChallengeTo, FriendAnswer, Friends};
use crate::{Instant, PlayerId};

/// Words that were taken away, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WordsRemoval {
    /// By whom.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
    /// Why.
    pub reason: String,
}

impl Challenge {
    /// Whether it is not for its players alone: anybody may accept it, or its tournament has begun, whose name everybody
    /// reads.
    pub fn is_public(&self) -> bool {
        match self.to {
            ChallengeTo::Player(_) | ChallengeTo::Link(_) => false,
            ChallengeTo::Anybody => true,
            ChallengeTo::Friends(_) => matches!(self.state, ChallengeState::Begun(_)),
        }
    }

    /// Whether it has words that an officer can take away, or a tournament's name.
    pub fn has_words(&self) -> bool {
        self.words.is_some() || self.friends().is_some() && self.removal.is_none()
    }

    /// The same without its words, and with its number for the name of a tournament.
    #[must_use]
    pub fn without_words(&self, id: u32, removal: WordsRemoval) -> Challenge {
        let mut after = Challenge { words: None, removal: Some(removal), ..self.clone() };
        if let ChallengeTo::Friends(friends) = &mut after.to {
            friends.name = format!("Tournament {id}");
        }
        after
    }

    /// As a player reads it: the key of its link is the challenger's, who gives it to whom they like, and so is who was
    /// struck off.
    #[must_use]
    pub fn as_read_by(&self, player: PlayerId) -> Challenge {
        let mut read = self.clone();
        if player != self.by {
            match &mut read.to {
                ChallengeTo::Link(key) => key.clear(),
                ChallengeTo::Friends(Friends { key, players, .. }) => {
                    key.clear();
                    players.retain(|friend| friend.answer != FriendAnswer::Struck);
                }
                ChallengeTo::Player(_) | ChallengeTo::Anybody => {}
            }
        }
        read
    }
}
