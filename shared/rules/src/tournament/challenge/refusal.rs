//! Why something about a challenge is refused.

use crate::tournament::{AnnouncementRefusal, CHALLENGE_WORDS_MAX};
use crate::tournament::{CHALLENGES_OPEN_MAX, CHALLENGES_TO_ONE_MAX};
use crate::{Day, Instant};

/// A refused request. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChallengeRefusal {
    /// The terms do not go together.
    #[error(transparent)]
    Terms(AnnouncementRefusal),
    /// The words to the opponent are too many, or none.
    #[error("What you write to your opponent has 1 to {CHALLENGE_WORDS_MAX} characters.")]
    Words,
    /// Nobody plays with themselves.
    #[error("You cannot play with yourself: choose another player.")]
    WithOneself,
    /// Nobody would see it.
    #[error("This player has no account here: nobody would play the game.")]
    NoAccount,
    /// One of the two wants no games with the other one.
    #[error("No games are played between the two of you: one has blocked the other.")]
    Blocked,
    /// A suspension of the one who asks.
    #[error("You are suspended: you can play friendly games again from {}.", Day::of(*until))]
    OwnSuspension {
        /// The first second after it.
        until: Instant,
        /// The article.
        rule: &'static str,
    },
    /// A suspension of the other one.
    #[error("This player is suspended until {} and plays no friendly games.", Day::of(*until))]
    Suspended {
        /// The first second after it.
        until: Instant,
        /// The article.
        rule: &'static str,
    },
    /// The challenger is on leave, and a clock might run at once.
    #[error("Your opponent is on leave until {}: accept when they are back.", Day::of(*until + -1))]
    Away {
        /// The first second after it.
        until: Instant,
    },
    /// Too many are open.
    #[error("You have {CHALLENGES_OPEN_MAX} challenges open: withdraw one, or wait for an answer.")]
    TooManyOpen,
    /// Too many wait for one player.
    #[error(
        "This player has {CHALLENGES_TO_ONE_MAX} challenges of yours to answer: wait for an answer."
    )]
    TooManyToOne,
    /// It can be answered by the one whom it was sent to.
    #[error("This challenge is not yours to answer.")]
    NotYours,
    /// Somebody has answered, or it was withdrawn.
    #[error("This challenge is over: it was accepted, declined or withdrawn.")]
    Over,
    /// Nobody has answered in time.
    #[error("This challenge has lapsed: nobody had answered it in time.")]
    Lapsed,
}

impl ChallengeRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ChallengeRefusal::Terms(refusal) => refusal.code(),
            ChallengeRefusal::Words => "challenge_words",
            ChallengeRefusal::WithOneself => "challenge_with_oneself",
            ChallengeRefusal::NoAccount => "opponent_without_account",
            ChallengeRefusal::Blocked => "blocked",
            ChallengeRefusal::OwnSuspension { .. } => "challenge_while_suspended",
            ChallengeRefusal::Suspended { .. } => "opponent_suspended",
            ChallengeRefusal::Away { .. } => "opponent_on_leave",
            ChallengeRefusal::TooManyOpen => "too_many_challenges",
            ChallengeRefusal::TooManyToOne => "too_many_challenges_to_one",
            ChallengeRefusal::NotYours => "not_your_challenge",
            ChallengeRefusal::Over => "challenge_over",
            ChallengeRefusal::Lapsed => "challenge_lapsed",
        }
    }

    /// The article that says no, where one does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            ChallengeRefusal::Terms(refusal) => refusal.rule(),
            ChallengeRefusal::OwnSuspension { rule, .. }
            | ChallengeRefusal::Suspended { rule, .. } => Some(rule),
            ChallengeRefusal::Words
            | ChallengeRefusal::WithOneself
            | ChallengeRefusal::NoAccount
            | ChallengeRefusal::Blocked
            | ChallengeRefusal::Away { .. }
            | ChallengeRefusal::TooManyOpen
            | ChallengeRefusal::TooManyToOne
            | ChallengeRefusal::NotYours
            | ChallengeRefusal::Over
            | ChallengeRefusal::Lapsed => None,
        }
    }
}
