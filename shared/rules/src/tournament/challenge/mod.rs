//! Friendly games that two players agree on: one challenges the other, or looks for anybody, and whoever accepts
//! plays at once by these terms.
//!
//! No article knows them: they are no event, nobody enters or directs them, and they are not rated (`TR-9.2`).
//! The game itself is one like any other, with its clocks, claims and leave; where somebody has to rule, the World
//! Tournament Director does.

mod refusal;
mod terms;

use serde::{Deserialize, Serialize};

pub use refusal::ChallengeRefusal;
pub use terms::{ChallengeColor, ChallengeGames, ChallengeLots, ChallengeStart, ChallengeTerms};

use crate::tournament::announcement::are_words;
use crate::tournament::{SectionId, SuspendedPlayer};
use crate::{DAY_SECONDS, GameId, Instant, Outcome, PlayerId};

/// Characters of what is written to an opponent with a challenge, at most.
pub const CHALLENGE_WORDS_MAX: usize = 500;

/// Challenges of one player that are open at the same time, at most.
pub const CHALLENGES_OPEN_MAX: usize = 20;

/// How many of them wait for the same player, at most.
pub const CHALLENGES_TO_ONE_MAX: usize = 3;

/// Days in which a player answers a challenge.
const DAYS_FOR_ONE: i64 = 14;

/// Days for which an opponent is looked for.
const DAYS_FOR_ANYBODY: i64 = 30;

/// A challenge, in the form in which it is kept. New fields are added with a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Challenge {
    /// Whose it is.
    pub by: PlayerId,
    /// Who may accept it.
    pub to: ChallengeTo,
    /// By what terms.
    pub terms: ChallengeTerms,
    /// Words to the opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// The number of the challenge in whose place it was sent back, with other terms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<u32>,
    /// When it was sent.
    pub at: Instant,
    /// What has become of it.
    pub state: ChallengeState,
}

/// Who may accept a challenge. The names are stored.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeTo {
    /// This player.
    Player(PlayerId),
    /// Anybody.
    Anybody,
    /// Whoever has been given the link, which holds this key.
    Link(String),
}

/// What has become of a challenge. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeState {
    /// Nobody has answered; after some time it lapses by itself.
    Open,
    /// The games are being played, or were.
    Accepted {
        /// By whom.
        by: PlayerId,
        /// When.
        at: Instant,
        /// The section of the games.
        section: SectionId,
        /// The number of the first game; the second one follows it.
        first_game: GameId,
    },
    /// The player does not want to play.
    Declined {
        /// When.
        at: Instant,
    },
    /// The player has proposed other terms.
    Countered {
        /// When.
        at: Instant,
        /// The number of that challenge.
        by: u32,
    },
    /// The challenger has thought better of it.
    Withdrawn {
        /// When.
        at: Instant,
    },
}

/// What a player asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeRequest {
    /// Who.
    pub by: PlayerId,
    /// Who may accept it.
    pub to: ChallengeTo,
    /// By what terms.
    pub terms: ChallengeTerms,
    /// Words to the opponent.
    pub words: Option<String>,
    /// The number of the challenge that it answers.
    pub answers: Option<u32>,
}

/// What is known of the two players when a challenge is sent or accepted; where anybody may accept, nothing is known of
/// the opponent yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChallengeFacts<'a> {
    /// How many challenges of the challenger are open.
    pub open: usize,
    /// How many of them wait for this opponent.
    pub open_to_one: usize,
    /// Whether the opponent has no account.
    pub without_account: bool,
    /// Whether one of them has blocked the other.
    pub blocked: bool,
    /// Which of them are suspended, each with the article.
    pub suspended: &'a [(SuspendedPlayer, &'static str)],
    /// Until when the challenger is on leave from other games, where somebody would accept.
    pub away_until: Option<Instant>,
}

/// The numbers that are given to a section and its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstNumbers {
    /// The section.
    pub section: SectionId,
    /// Its first game.
    pub game: GameId,
}

impl ChallengeFacts<'_> {
    /// What keeps two players from a friendly game, as the one who acts is told it.
    fn check(&self, me: PlayerId) -> Result<(), ChallengeRefusal> {
        if self.without_account {
            return Err(ChallengeRefusal::NoAccount);
        }
        if self.blocked {
            return Err(ChallengeRefusal::Blocked);
        }
        let own = self.suspended.iter().find(|(suspended, _)| suspended.player == me);
        if let Some((SuspendedPlayer { until, .. }, rule)) = own.copied() {
            return Err(ChallengeRefusal::OwnSuspension { until, rule });
        }
        if let Some((SuspendedPlayer { until, .. }, rule)) = self.suspended.first().copied() {
            return Err(ChallengeRefusal::Suspended { until, rule });
        }
        Ok(())
    }
}

impl Challenge {
    /// A new challenge. `answers` was looked up: it is one that waits for this player.
    ///
    /// # Errors
    /// `Terms`, `Words`, `WithOneself`, `NoAccount`, `Blocked`, `OwnSuspension` and `Suspended` (`TR-8.3`, `TR-14`,
    /// `LAW-13.3.2`), `TooManyOpen`, `TooManyToOne`.
    pub fn make(
        request: ChallengeRequest,
        facts: &ChallengeFacts<'_>,
        now: Instant,
    ) -> Result<Challenge, ChallengeRefusal> {
        request.terms.check()?;
        if !are_words(request.words.as_deref(), CHALLENGE_WORDS_MAX) {
            return Err(ChallengeRefusal::Words);
        }
        if request.to == ChallengeTo::Player(request.by) {
            return Err(ChallengeRefusal::WithOneself);
        }
        facts.check(request.by)?;
        if facts.open >= CHALLENGES_OPEN_MAX {
            return Err(ChallengeRefusal::TooManyOpen);
        }
        if facts.open_to_one >= CHALLENGES_TO_ONE_MAX {
            return Err(ChallengeRefusal::TooManyToOne);
        }
        let ChallengeRequest { by, to, terms, words, answers } = request;
        Ok(Challenge { by, to, terms, words, answers, at: now, state: ChallengeState::Open })
    }

    /// The first second at which nobody can accept it any more.
    pub fn lapses_at(&self) -> Instant {
        let days = match self.to {
            ChallengeTo::Player(_) => DAYS_FOR_ONE,
            ChallengeTo::Anybody | ChallengeTo::Link(_) => DAYS_FOR_ANYBODY,
        };
        self.at + days * DAY_SECONDS
    }

    /// Whether it can still be answered.
    pub fn is_open(&self, now: Instant) -> bool {
        self.state == ChallengeState::Open && now < self.lapses_at()
    }

    /// Whether somebody may see it who gives this key: its two players, and until it is answered whoever has the link,
    /// and of one that anybody may accept everybody.
    pub fn is_seen_by(&self, player: Option<PlayerId>, key: Option<&str>) -> bool {
        let is_its = player == Some(self.by) || player.is_some() && player == self.opponent();
        is_its
            || match &self.to {
                ChallengeTo::Player(_) => false,
                ChallengeTo::Anybody => self.state == ChallengeState::Open,
                ChallengeTo::Link(own) => self.state == ChallengeState::Open && key == Some(own),
            }
    }

    /// Whom the challenger plays, where that is known.
    pub fn opponent(&self) -> Option<PlayerId> {
        match (&self.state, &self.to) {
            (ChallengeState::Accepted { by, .. }, _) => Some(*by),
            (_, ChallengeTo::Player(player)) => Some(*player),
            (_, ChallengeTo::Anybody | ChallengeTo::Link(_)) => None,
        }
    }

    /// Whether it is for this player to accept, or for anybody where nobody is named.
    pub fn is_for(&self, player: Option<PlayerId>) -> bool {
        match self.to {
            ChallengeTo::Player(own) => player == Some(own),
            ChallengeTo::Anybody | ChallengeTo::Link(_) => player != Some(self.by),
        }
    }

    /// Whether a player may accept it now; unchanged: has accepted it before.
    ///
    /// # Errors
    /// `WithOneself`, `NotYours`, `Over`, `Lapsed`, and what may keep two players from a game.
    pub fn may_accept(
        &self,
        by: PlayerId,
        facts: &ChallengeFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<()>, ChallengeRefusal> {
        if by == self.by {
            return Err(ChallengeRefusal::WithOneself);
        }
        if matches!(self.state, ChallengeState::Accepted { by: known, .. } if known == by) {
            return Ok(Outcome::Unchanged);
        }
        if !self.is_for(Some(by)) {
            return Err(ChallengeRefusal::NotYours);
        }
        self.must_be_open(now)?;
        facts.check(by)?;
        // Their clock would run while they are away from all others.
        match facts.away_until {
            Some(until) => Err(ChallengeRefusal::Away { until }),
            None => Ok(Outcome::Changed(())),
        }
    }

    /// The challenge once it is accepted, the games having these numbers.
    #[must_use]
    pub fn accepted(&self, by: PlayerId, numbers: FirstNumbers, now: Instant) -> Challenge {
        let FirstNumbers { section, game } = numbers;
        let state = ChallengeState::Accepted { by, at: now, section, first_game: game };
        Challenge { state, ..self.clone() }
    }

    /// Declines it.
    ///
    /// # Errors
    /// `NotYours`, `Over`, `Lapsed`.
    pub fn decline(
        &self,
        by: PlayerId,
        now: Instant,
    ) -> Result<Outcome<Challenge>, ChallengeRefusal> {
        self.must_wait_for(by)?;
        if matches!(self.state, ChallengeState::Declined { .. }) {
            return Ok(Outcome::Unchanged);
        }
        self.must_be_open(now)?;
        let state = ChallengeState::Declined { at: now };
        Ok(Outcome::Changed(Challenge { state, ..self.clone() }))
    }

    /// What becomes of it when another one is sent back in its place, which has the number `with`.
    ///
    /// # Errors
    /// `NotYours`, also when that one is for somebody else; `Over`, `Lapsed`.
    pub fn counter(
        &self,
        request: &ChallengeRequest,
        with: u32,
        now: Instant,
    ) -> Result<Challenge, ChallengeRefusal> {
        self.must_wait_for(request.by)?;
        if request.to != ChallengeTo::Player(self.by) {
            return Err(ChallengeRefusal::NotYours);
        }
        self.must_be_open(now)?;
        let state = ChallengeState::Countered { at: now, by: with };
        Ok(Challenge { state, ..self.clone() })
    }

    /// Withdraws it.
    ///
    /// # Errors
    /// `NotYours`, `Over`, `Lapsed`.
    pub fn withdraw(
        &self,
        by: PlayerId,
        now: Instant,
    ) -> Result<Outcome<Challenge>, ChallengeRefusal> {
        if by != self.by {
            return Err(ChallengeRefusal::NotYours);
        }
        if matches!(self.state, ChallengeState::Withdrawn { .. }) {
            return Ok(Outcome::Unchanged);
        }
        self.must_be_open(now)?;
        let state = ChallengeState::Withdrawn { at: now };
        Ok(Outcome::Changed(Challenge { state, ..self.clone() }))
    }

    fn must_wait_for(&self, player: PlayerId) -> Result<(), ChallengeRefusal> {
        match self.to {
            ChallengeTo::Player(own) if own == player => Ok(()),
            _ => Err(ChallengeRefusal::NotYours),
        }
    }

    fn must_be_open(&self, now: Instant) -> Result<(), ChallengeRefusal> {
        if self.state != ChallengeState::Open {
            return Err(ChallengeRefusal::Over);
        }
        if self.is_open(now) { Ok(()) } else { Err(ChallengeRefusal::Lapsed) }
    }
}
