//! Friendly games that players agree on: one challenges the other, or looks for anybody, and whoever accepts
//! plays at once by these terms; or some of them play a tournament among themselves.
//!
//! No article knows them: they are no event, nobody enters or directs them, and they are not rated (`TR-9.2`).
//! The game itself is one like any other, with its clocks, claims and leave; where somebody has to rule, the World
//! Tournament Director does.

mod friendly;
mod friends;
mod refusal;
mod terms;
mod words;

use serde::{Deserialize, Serialize};

pub use friendly::Friendly;
pub use friends::{Friend, FriendAnswer, Friends, FriendsBegun, FriendsLots};
pub use refusal::ChallengeRefusal;
pub use terms::{ChallengeColor, ChallengeGames, ChallengeLots, ChallengeStart, ChallengeTerms};
pub use words::WordsRemoval;

use crate::tournament::announcement::are_words;
use crate::tournament::{SectionId, SuspendedPlayer};
use crate::{DAY_SECONDS, GameId, Instant, Outcome, PlayerId};

/// Characters of what is written to an opponent with a challenge, at most.
pub const CHALLENGE_WORDS_MAX: usize = 500;

/// Challenges of one player that are open at the same time, at most.
pub const CHALLENGES_OPEN_MAX: usize = 20;

/// How many of them wait for the same player, at most.
pub const CHALLENGES_TO_ONE_MAX: usize = 3;

/// Fewest players of a tournament among friends, whoever sets it up among them.
pub const FRIENDS_MIN: usize = 3;

/// Most of them.
pub const FRIENDS_MAX: usize = 13;

/// Characters of a tournament's name, at most.
pub const FRIENDS_NAME_MAX: usize = 60;

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
    /// What an officer has taken away last, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub removal: Option<WordsRemoval>,
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
    /// Those on a list, and whoever has been given its link: they play a tournament.
    Friends(Friends),
}

/// What has become of a challenge. The names are stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// The tournament is being played, or was.
    Begun(FriendsBegun),
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

/// What comes of it that somebody accepts a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeAcceptance {
    /// Nothing: they have accepted it before.
    Known,
    /// The games begin.
    Begins,
    /// They are among those who play, once the tournament begins.
    Joins(Box<Challenge>),
}

impl ChallengeTo {
    /// Whose answer it waits for.
    pub fn waits_for(&self) -> Vec<PlayerId> {
        match self {
            ChallengeTo::Player(player) => vec![*player],
            ChallengeTo::Anybody | ChallengeTo::Link(_) => Vec::new(),
            ChallengeTo::Friends(friends) => friends.with(FriendAnswer::Waits).collect(),
        }
    }
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

/// What is known of whoever sends or accepts a challenge and of the others; where anybody may accept, nothing is known of
/// the opponent yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChallengeFacts<'a> {
    /// How many challenges of the challenger are open.
    pub open: usize,
    /// For whom they wait, each of them counted.
    pub waited_for: &'a [PlayerId],
    /// Which of the others have no account.
    pub without_account: &'a [PlayerId],
    /// Which of the others have blocked whoever acts, or are blocked by them.
    pub blocked: &'a [PlayerId],
    /// Which of the others have blocked one of the others.
    pub blocked_among: &'a [PlayerId],
    /// Which of all of them are suspended, each with the article.
    pub suspended: &'a [(SuspendedPlayer, &'static str)],
    /// Who is on leave from other games, and until when, where the games would begin.
    pub away: Option<(PlayerId, Instant)>,
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
    /// What keeps players from a friendly game, as the one who acts is told it.
    fn check(&self, me: PlayerId) -> Result<(), ChallengeRefusal> {
        if let Some(player) = self.without_account.first().copied() {
            return Err(ChallengeRefusal::NoAccount { player });
        }
        if let Some(player) = self.blocked.first().copied() {
            return Err(ChallengeRefusal::Blocked { player });
        }
        let own = self.suspended.iter().find(|(suspended, _)| suspended.player == me);
        if let Some((SuspendedPlayer { until, .. }, rule)) = own.copied() {
            return Err(ChallengeRefusal::OwnSuspension { until, rule });
        }
        if let Some((SuspendedPlayer { player, until, .. }, rule)) = self.suspended.first().copied()
        {
            return Err(ChallengeRefusal::Suspended { player, until, rule });
        }
        Ok(())
    }

    /// For whom too many challenges would wait with one more for these.
    fn waited_for_too_often(&self, invited: &[PlayerId]) -> Option<PlayerId> {
        let waits = |player: &&PlayerId| {
            let known = self.waited_for.iter().filter(|other| other == player);
            known.count() >= CHALLENGES_TO_ONE_MAX
        };
        invited.iter().find(waits).copied()
    }
}

impl Challenge {
    /// A new challenge. `answers` was looked up: it is one that waits for this player.
    ///
    /// # Errors
    /// `Terms`, `Words`, `WithOneself`, `FriendsName`, `FriendsPlayers`, `FriendsColor`, `NoAccount`, `Blocked`,
    /// `OwnSuspension` and `Suspended` (`TR-8.3`, `TR-14`, `LAW-13.3.2`), `TooManyOpen`, `TooManyToOne`.
    pub fn make(
        request: ChallengeRequest,
        facts: &ChallengeFacts<'_>,
        now: Instant,
    ) -> Result<Challenge, ChallengeRefusal> {
        request.terms.check()?;
        if !are_words(request.words.as_deref(), CHALLENGE_WORDS_MAX) {
            return Err(ChallengeRefusal::Words);
        }
        match &request.to {
            ChallengeTo::Player(player) if *player == request.by => {
                return Err(ChallengeRefusal::WithOneself);
            }
            ChallengeTo::Friends(friends) => friends.check(request.by, &request.terms)?,
            ChallengeTo::Player(_) | ChallengeTo::Anybody | ChallengeTo::Link(_) => {}
        }
        facts.check(request.by)?;
        if facts.open >= CHALLENGES_OPEN_MAX {
            return Err(ChallengeRefusal::TooManyOpen);
        }
        if let Some(player) = facts.waited_for_too_often(&request.to.waits_for()) {
            return Err(ChallengeRefusal::TooManyToOne { player });
        }
        let ChallengeRequest { by, to, terms, words, answers } = request;
        let state = ChallengeState::Open;
        Ok(Challenge { by, to, terms, words, answers, removal: None, at: now, state })
    }

    /// The first second at which nobody can accept it any more.
    pub fn lapses_at(&self) -> Instant {
        let days = match self.to {
            ChallengeTo::Player(_) => DAYS_FOR_ONE,
            ChallengeTo::Anybody | ChallengeTo::Link(_) | ChallengeTo::Friends(_) => {
                DAYS_FOR_ANYBODY
            }
        };
        self.at + days * DAY_SECONDS
    }

    /// Whether it can still be answered.
    pub fn is_open(&self, now: Instant) -> bool {
        self.state == ChallengeState::Open && now < self.lapses_at()
    }

    /// Whether somebody may see it who gives this key: its players, and until it is answered whoever has the link,
    /// and of one that anybody may accept everybody.
    pub fn is_seen_by(&self, player: Option<PlayerId>, key: Option<&str>) -> bool {
        if player.is_some_and(|player| self.is_of(player)) {
            return true;
        }
        let is_open = self.state == ChallengeState::Open;
        match &self.to {
            ChallengeTo::Player(_) => false,
            ChallengeTo::Anybody => is_open,
            ChallengeTo::Link(own) => is_open && key == Some(own),
            ChallengeTo::Friends(friends) => {
                let answer = player.and_then(|player| friends.answer_of(player));
                is_open && key == Some(&friends.key) && answer != Some(FriendAnswer::Struck)
            }
        }
    }

    /// Whether it was sent by a player, for them, or accepted by them.
    pub fn is_of(&self, player: PlayerId) -> bool {
        player == self.by
            || Some(player) == self.opponent()
            || self.friends().and_then(|friends| friends.answer_of(player)).is_some_and(|answer| {
                match answer {
                    FriendAnswer::Waits | FriendAnswer::Plays | FriendAnswer::Declined => true,
                    FriendAnswer::Struck => false,
                }
            })
    }

    /// Whom the challenger plays, where that is known.
    pub fn opponent(&self) -> Option<PlayerId> {
        match (&self.state, &self.to) {
            (ChallengeState::Accepted { by, .. }, _) => Some(*by),
            (_, ChallengeTo::Player(player)) => Some(*player),
            (_, ChallengeTo::Anybody | ChallengeTo::Link(_) | ChallengeTo::Friends(_)) => None,
        }
    }

    /// Whether it is for this player to accept, or for anybody where nobody is named.
    pub fn is_for(&self, player: Option<PlayerId>) -> bool {
        match &self.to {
            ChallengeTo::Player(own) => player == Some(*own),
            ChallengeTo::Anybody | ChallengeTo::Link(_) => player != Some(self.by),
            ChallengeTo::Friends(friends) => match player {
                Some(player) => player != self.by && friends.may_join(player),
                None => friends.has_room(),
            },
        }
    }

    /// What comes of it that a player accepts it now.
    ///
    /// # Errors
    /// `WithOneself`, `NotYours`, `Over`, `Lapsed`, `Away`, `FriendsFull`, `BlockedAmongFriends` and what may keep
    /// players from a game.
    pub fn accept(
        &self,
        by: PlayerId,
        facts: &ChallengeFacts<'_>,
        now: Instant,
    ) -> Result<ChallengeAcceptance, ChallengeRefusal> {
        if by == self.by {
            return Err(ChallengeRefusal::WithOneself);
        }
        if self.is_accepted_by(by) {
            return Ok(ChallengeAcceptance::Known);
        }
        match &self.to {
            ChallengeTo::Player(own) if *own != by => return Err(ChallengeRefusal::NotYours),
            ChallengeTo::Player(_) | ChallengeTo::Anybody | ChallengeTo::Link(_) => {}
            ChallengeTo::Friends(friends) => {
                self.must_be_open(now)?;
                let joined = self.joined(friends, by, facts)?;
                return Ok(ChallengeAcceptance::Joins(Box::new(joined)));
            }
        }
        self.must_be_open(now)?;
        facts.check(by)?;
        // Their clock would run while they are away from all others.
        match facts.away {
            Some((_, until)) => Err(ChallengeRefusal::Away { until }),
            None => Ok(ChallengeAcceptance::Begins),
        }
    }

    /// Whether a player has accepted it before, and it was not taken back.
    fn is_accepted_by(&self, player: PlayerId) -> bool {
        match &self.state {
            ChallengeState::Accepted { by, .. } => *by == player,
            ChallengeState::Open | ChallengeState::Begun(_) => {
                self.friends().is_some_and(|friends| friends.plays(player))
            }
            ChallengeState::Declined { .. }
            | ChallengeState::Countered { .. }
            | ChallengeState::Withdrawn { .. } => false,
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
        if let Some(friends) = self.friends() {
            return self.left(friends, by, now);
        }
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
