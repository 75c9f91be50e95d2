//! A tournament among friends: whoever sets it up invites some players, others join by a link, and once enough of them
//! play its challenger begins it. Everybody plays everybody, by the tables of events (`TR-0.3`).

use serde::{Deserialize, Serialize};

use super::terms::{ChallengeColor, ChallengeGames, ChallengeTerms};
use super::{
    Challenge, ChallengeFacts, ChallengeRefusal, ChallengeState, ChallengeTo, FRIENDS_MAX,
    FRIENDS_MIN, FRIENDS_NAME_MAX, FirstNumbers,
};
use crate::board::StartNumber;
use crate::line::is_line;
use crate::tournament::{Pairing, SectionId, round_robin};
use crate::{ByColor, Day, GameId, Instant, Outcome, ParsePositionError, PlayerId, Terms};

/// Players who are on its list at all, at most: also those who have declined or were struck off.
const LISTED_MAX: usize = 50;

/// From the day on which it is begun to the one with which the clocks start: nobody is to miss their first day.
const DAYS_BEFORE_CLOCKS: i32 = 2;

/// A tournament among friends, in the form in which it is kept. The challenger plays, and is not on the list.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Friends {
    /// What it is called.
    pub name: String,
    /// Who was invited, or has come by the link.
    pub players: Vec<Friend>,
    /// The key that the link holds.
    pub key: String,
}

/// A player on the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Friend {
    /// Who.
    pub player: PlayerId,
    /// What they have answered.
    pub answer: FriendAnswer,
}

/// What somebody has answered to the invitation. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FriendAnswer {
    /// Nothing yet.
    Waits,
    /// Plays.
    Plays,
    /// Does not play.
    Declined,
    /// Was struck off the list by the challenger.
    Struck,
}

/// A tournament that has begun, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FriendsBegun {
    /// When it was begun.
    pub at: Instant,
    /// When its clocks start.
    pub starts_at: Instant,
    /// Its section.
    pub section: SectionId,
    /// The number of its first game; the others follow.
    pub first_game: GameId,
    /// Who plays, by start number.
    pub players: Vec<PlayerId>,
    /// Which start position was drawn, in Chess960, where one is to be.
    pub start: StartNumber,
}

/// What is drawn when a tournament is begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FriendsLots {
    /// The start numbers.
    order: u64,
    /// The start position in Chess960.
    start: StartNumber,
}

impl FriendsLots {
    /// The lots of random bits: so many are more than there are orders of 13 players, by a factor of three thousand million.
    pub fn drawn(order: u64, start: u64) -> FriendsLots {
        FriendsLots { order, start: StartNumber::drawn(start) }
    }

    /// The players by start number.
    fn order(self, mut players: Vec<PlayerId>) -> Vec<PlayerId> {
        let mut left = self.order;
        for last in (1..players.len()).rev() {
            let count = u64::try_from(last + 1).unwrap_or(u64::MAX);
            players.swap(last, usize::try_from(left % count).unwrap_or(0));
            left /= count;
        }
        players
    }
}

impl Friends {
    /// When the clocks of a tournament start that is begun now.
    pub fn starts_at(now: Instant) -> Instant {
        Day::of(now).plus(DAYS_BEFORE_CLOCKS).starts_at()
    }

    /// A new list, on which everybody waits.
    pub fn invited(name: String, players: &[PlayerId], key: String) -> Friends {
        let waits = |player: &PlayerId| Friend { player: *player, answer: FriendAnswer::Waits };
        Friends { name, players: players.iter().map(waits).collect(), key }
    }

    /// Whoever has answered so.
    pub fn with(&self, answer: FriendAnswer) -> impl Iterator<Item = PlayerId> {
        let given = self.players.iter().filter(move |friend| friend.answer == answer);
        given.map(|friend| friend.player)
    }

    /// What a player on the list has answered.
    pub fn answer_of(&self, player: PlayerId) -> Option<FriendAnswer> {
        let friend = self.players.iter().find(|friend| friend.player == player);
        friend.map(|friend| friend.answer)
    }

    /// Whether a player on the list plays.
    pub(super) fn plays(&self, player: PlayerId) -> bool {
        self.answer_of(player) == Some(FriendAnswer::Plays)
    }

    /// How many play, the challenger among them.
    pub fn playing(&self) -> usize {
        self.with(FriendAnswer::Plays).count() + 1
    }

    /// Whether one more could play.
    pub(super) fn has_room(&self) -> bool {
        self.playing() < FRIENDS_MAX
    }

    /// Whether a player may still say that they play.
    pub(super) fn may_join(&self, player: PlayerId) -> bool {
        self.has_room()
            && match self.answer_of(player) {
                Some(FriendAnswer::Waits | FriendAnswer::Declined) => true,
                Some(FriendAnswer::Plays | FriendAnswer::Struck) => false,
                None => self.players.len() < LISTED_MAX,
            }
    }

    fn answered(&self, player: PlayerId, answer: FriendAnswer) -> Friends {
        let mut players = self.players.clone();
        match players.iter_mut().find(|friend| friend.player == player) {
            Some(friend) => friend.answer = answer,
            None => players.push(Friend { player, answer }),
        }
        Friends { players, ..self.clone() }
    }

    /// What has to hold of a list that `by` has written.
    pub(super) fn check(
        &self,
        by: PlayerId,
        terms: &ChallengeTerms,
    ) -> Result<(), ChallengeRefusal> {
        if !is_line(&self.name, FRIENDS_NAME_MAX) {
            return Err(ChallengeRefusal::FriendsName);
        }
        let mut named: Vec<PlayerId> = self.players.iter().map(|friend| friend.player).collect();
        named.push(by);
        named.sort_unstable();
        let twice = named.windows(2).any(|pair| pair[0] == pair[1]);
        if twice || named.len() > FRIENDS_MAX {
            return Err(ChallengeRefusal::FriendsPlayers);
        }
        match terms.color {
            ChallengeColor::Drawn => Ok(()),
            ChallengeColor::White | ChallengeColor::Black => Err(ChallengeRefusal::FriendsColor),
        }
    }
}

impl Challenge {
    /// The list, where it is a tournament among friends.
    pub fn friends(&self) -> Option<&Friends> {
        match &self.to {
            ChallengeTo::Friends(friends) => Some(friends),
            ChallengeTo::Player(_) | ChallengeTo::Anybody | ChallengeTo::Link(_) => None,
        }
    }

    /// The list, for the challenger alone.
    fn own_friends(&self, by: PlayerId) -> Result<&Friends, ChallengeRefusal> {
        if by != self.by {
            return Err(ChallengeRefusal::NotYours);
        }
        self.friends().ok_or(ChallengeRefusal::NoTournament)
    }

    fn with_answer(&self, friends: &Friends, player: PlayerId, answer: FriendAnswer) -> Challenge {
        let to = ChallengeTo::Friends(friends.answered(player, answer));
        Challenge { to, ..self.clone() }
    }

    /// A player joins.
    pub(super) fn joined(
        &self,
        friends: &Friends,
        by: PlayerId,
        facts: &ChallengeFacts<'_>,
    ) -> Result<Challenge, ChallengeRefusal> {
        if friends.answer_of(by) == Some(FriendAnswer::Struck) {
            return Err(ChallengeRefusal::NotYours);
        }
        if !friends.may_join(by) {
            return Err(ChallengeRefusal::FriendsFull);
        }
        facts.check(by).map_err(|refusal| match refusal {
            ChallengeRefusal::Blocked { player } if player != self.by => {
                ChallengeRefusal::BlockedAmongFriends { player }
            }
            refusal => refusal,
        })?;
        Ok(self.with_answer(friends, by, FriendAnswer::Plays))
    }

    /// A player declines, or leaves again.
    pub(super) fn left(
        &self,
        friends: &Friends,
        by: PlayerId,
        now: Instant,
    ) -> Result<Outcome<Challenge>, ChallengeRefusal> {
        match friends.answer_of(by) {
            None | Some(FriendAnswer::Struck) => return Err(ChallengeRefusal::NotYours),
            Some(FriendAnswer::Declined) => return Ok(Outcome::Unchanged),
            Some(FriendAnswer::Waits | FriendAnswer::Plays) => {}
        }
        self.must_be_open(now)?;
        Ok(Outcome::Changed(self.with_answer(friends, by, FriendAnswer::Declined)))
    }

    /// The challenger strikes a player off the list.
    ///
    /// # Errors
    /// `NotYours`, `NoTournament`, `NotListed`, `Over`, `Lapsed`.
    pub fn strike(
        &self,
        by: PlayerId,
        player: PlayerId,
        now: Instant,
    ) -> Result<Outcome<Challenge>, ChallengeRefusal> {
        let friends = self.own_friends(by)?;
        match friends.answer_of(player).ok_or(ChallengeRefusal::NotListed)? {
            FriendAnswer::Struck => Ok(Outcome::Unchanged),
            FriendAnswer::Waits | FriendAnswer::Plays | FriendAnswer::Declined => {
                self.must_be_open(now)?;
                Ok(Outcome::Changed(self.with_answer(friends, player, FriendAnswer::Struck)))
            }
        }
    }

    /// What becomes of it when a player goes, or they and another one will not play each other any more: unchanged where
    /// it is not between these two, or over.
    ///
    /// # Errors
    /// Those of withdrawing, declining and striking.
    pub fn part(
        &self,
        player: PlayerId,
        from: Option<PlayerId>,
        now: Instant,
    ) -> Result<Outcome<Challenge>, ChallengeRefusal> {
        if !self.is_open(now) {
            return Ok(Outcome::Unchanged);
        }
        let own = player == self.by;
        match (self.friends(), from) {
            (Some(_), Some(other)) if own && self.is_of(other) => self.strike(player, other, now),
            // Whoever has only been invited may still stay away.
            (Some(friends), Some(other)) if own || other != self.by && !friends.plays(other) => {
                Ok(Outcome::Unchanged)
            }
            (None, Some(other)) if !self.is_of(other) => Ok(Outcome::Unchanged),
            _ if own => self.withdraw(player, now),
            _ => self.decline(player, now),
        }
    }

    /// Whether its tournament may be begun now; unchanged: it has begun before.
    ///
    /// # Errors
    /// `NotYours`, `NoTournament`, `Over`, `Lapsed`, `TooFewFriends`, `NoAccount`, `Blocked`, `OwnSuspension`,
    /// `Suspended`, `PlayersBlocked`, `OnLeave`.
    pub fn may_begin(
        &self,
        by: PlayerId,
        facts: &ChallengeFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<()>, ChallengeRefusal> {
        let friends = self.own_friends(by)?;
        if matches!(self.state, ChallengeState::Begun(_)) {
            return Ok(Outcome::Unchanged);
        }
        self.must_be_open(now)?;
        if friends.playing() < FRIENDS_MIN {
            return Err(ChallengeRefusal::TooFewFriends);
        }
        facts.check(by)?;
        if let Some(player) = facts.blocked_among.first().copied() {
            return Err(ChallengeRefusal::PlayersBlocked { player });
        }
        match facts.away {
            // Their clocks would run while they are away from all others.
            Some((player, until)) => Err(ChallengeRefusal::OnLeave { player, until }),
            None => Ok(Outcome::Changed(())),
        }
    }

    /// The challenge once its tournament has begun, which has these numbers.
    #[must_use]
    pub fn begun(&self, lots: FriendsLots, numbers: FirstNumbers, now: Instant) -> Challenge {
        let FirstNumbers { section, game: first_game } = numbers;
        let playing = self.friends().into_iter().flat_map(|all| all.with(FriendAnswer::Plays));
        let players = lots.order(std::iter::once(self.by).chain(playing).collect());
        let (starts_at, start) = (Friends::starts_at(now), lots.start);
        let begun = FriendsBegun { at: now, starts_at, section, first_game, players, start };
        Challenge { state: ChallengeState::Begun(begun), ..self.clone() }
    }
}

impl ChallengeTerms {
    /// Who meets whom in a tournament of so many players.
    pub fn pairings(&self, players: usize) -> Vec<Pairing> {
        round_robin(players, self.games == ChallengeGames::Two)
    }

    /// The games of a tournament, as they are laid down when it begins, in the order of their numbers.
    ///
    /// # Errors
    /// When the start position cannot be read, which [`ChallengeTerms::check`] would have refused.
    pub fn friends_games(&self, begun: &FriendsBegun) -> Result<Vec<Terms>, ParsePositionError> {
        let start = self.start_position(begun.start)?;
        let announced = self.announcement(begun.starts_at);
        let game = |pairing: &Pairing| {
            let at = |number: usize| begun.players.get(number).copied();
            let players = ByColor { white: at(pairing.white)?, black: at(pairing.black)? };
            Some(announced.terms(players, start.clone()))
        };
        Ok(self.pairings(begun.players.len()).iter().filter_map(game).collect())
    }
}
