//! Why something about a challenge is refused.

use crate::tournament::{AnnouncementRefusal, CHALLENGE_WORDS_MAX};
use crate::tournament::{
    CHALLENGES_OPEN_MAX, CHALLENGES_TO_ONE_MAX, FRIENDS_MAX, FRIENDS_MIN, FRIENDS_NAME_MAX,
};
use crate::{Day, Instant, PlayerId};

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
    NoAccount {
        /// Whom it is about.
        player: PlayerId,
    },
    /// One of the two wants no games with the other one.
    #[error("No games are played between the two of you: one has blocked the other.")]
    Blocked {
        /// The other one.
        player: PlayerId,
    },
    /// The same of a player who was there before.
    #[error(
        "No games are played between you and one of the players: one of you has blocked the other."
    )]
    BlockedAmongFriends {
        /// That player.
        player: PlayerId,
    },
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
        /// Who.
        player: PlayerId,
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
    /// Somebody is on leave whose clocks would start.
    #[error("One of the players is on leave until {}: begin when they are back.", Day::of(*until + -1))]
    OnLeave {
        /// Who.
        player: PlayerId,
        /// The first second after it.
        until: Instant,
    },
    /// Two of those who play want no games with each other.
    #[error("One of the players has blocked another one: strike one of the two off the list.")]
    PlayersBlocked {
        /// One of the two.
        player: PlayerId,
    },
    /// The tournament's name is too long, or none.
    #[error("The name of a tournament has 1 to {FRIENDS_NAME_MAX} characters, in one line.")]
    FriendsName,
    /// The list does not fit.
    #[error("Invite up to {} other players, each of them once.", FRIENDS_MAX - 1)]
    FriendsPlayers,
    /// The colours are not to be chosen.
    #[error("In a tournament the colours follow from the pairings: leave them to be drawn.")]
    FriendsColor,
    /// No place is left.
    #[error("This tournament is full: nobody else can join.")]
    FriendsFull,
    /// It is no tournament that somebody could begin.
    #[error("This challenge is for a game, not a tournament.")]
    NoTournament,
    /// Nobody of that number is on the list.
    #[error("This player is not on the list of the tournament.")]
    NotListed,
    /// Too few play.
    #[error("A tournament needs {FRIENDS_MIN} players: wait until enough have joined.")]
    TooFewFriends,
    /// Too many are open.
    #[error("You have {CHALLENGES_OPEN_MAX} challenges open: withdraw one, or wait for an answer.")]
    TooManyOpen,
    /// Too many wait for one player.
    #[error(
        "This player has {CHALLENGES_TO_ONE_MAX} challenges of yours to answer: wait for an answer."
    )]
    TooManyToOne {
        /// Which one.
        player: PlayerId,
    },
    /// It can be answered by the one whom it was sent to.
    #[error("This challenge is not yours to answer.")]
    NotYours,
    /// Somebody has answered, or it was withdrawn.
    #[error("This challenge is over.")]
    Over,
    /// Nobody has answered in time.
    #[error("This challenge has lapsed: its time is up.")]
    Lapsed,
}

impl ChallengeRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ChallengeRefusal::Terms(refusal) => refusal.code(),
            ChallengeRefusal::Words => "challenge_words",
            ChallengeRefusal::WithOneself => "challenge_with_oneself",
            ChallengeRefusal::NoAccount { .. } => "opponent_without_account",
            ChallengeRefusal::Blocked { .. } => "blocked",
            ChallengeRefusal::BlockedAmongFriends { .. } => "blocked_among_friends",
            ChallengeRefusal::OwnSuspension { .. } => "challenge_while_suspended",
            ChallengeRefusal::Suspended { .. } => "opponent_suspended",
            ChallengeRefusal::Away { .. } => "opponent_on_leave",
            ChallengeRefusal::PlayersBlocked { .. } => "players_blocked",
            ChallengeRefusal::OnLeave { .. } => "players_on_leave",
            ChallengeRefusal::FriendsName => "friends_name",
            ChallengeRefusal::FriendsPlayers => "friends_players",
            ChallengeRefusal::FriendsColor => "friends_color",
            ChallengeRefusal::FriendsFull => "friends_full",
            ChallengeRefusal::NoTournament => "no_tournament",
            ChallengeRefusal::NotListed => "not_listed",
            ChallengeRefusal::TooFewFriends => "too_few_friends",
            ChallengeRefusal::TooManyOpen => "too_many_challenges",
            ChallengeRefusal::TooManyToOne { .. } => "too_many_challenges_to_one",
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
            | ChallengeRefusal::NoAccount { .. }
            | ChallengeRefusal::Blocked { .. }
            | ChallengeRefusal::BlockedAmongFriends { .. }
            | ChallengeRefusal::Away { .. }
            | ChallengeRefusal::PlayersBlocked { .. }
            | ChallengeRefusal::OnLeave { .. }
            | ChallengeRefusal::FriendsName
            | ChallengeRefusal::FriendsPlayers
            | ChallengeRefusal::FriendsColor
            | ChallengeRefusal::FriendsFull
            | ChallengeRefusal::NoTournament
            | ChallengeRefusal::NotListed
            | ChallengeRefusal::TooFewFriends
            | ChallengeRefusal::TooManyOpen
            | ChallengeRefusal::TooManyToOne { .. }
            | ChallengeRefusal::NotYours
            | ChallengeRefusal::Over
            | ChallengeRefusal::Lapsed => None,
        }
    }

    /// Whom of several players it is about.
    pub fn player(&self) -> Option<PlayerId> {
        match self {
            ChallengeRefusal::NoAccount { player }
            | ChallengeRefusal::Blocked { player }
            | ChallengeRefusal::BlockedAmongFriends { player }
            | ChallengeRefusal::Suspended { player, .. }
            | ChallengeRefusal::PlayersBlocked { player }
            | ChallengeRefusal::OnLeave { player, .. }
            | ChallengeRefusal::TooManyToOne { player } => Some(*player),
            ChallengeRefusal::Terms(_)
            | ChallengeRefusal::Words
            | ChallengeRefusal::WithOneself
            | ChallengeRefusal::OwnSuspension { .. }
            | ChallengeRefusal::Away { .. }
            | ChallengeRefusal::FriendsName
            | ChallengeRefusal::FriendsPlayers
            | ChallengeRefusal::FriendsColor
            | ChallengeRefusal::FriendsFull
            | ChallengeRefusal::NoTournament
            | ChallengeRefusal::NotListed
            | ChallengeRefusal::TooFewFriends
            | ChallengeRefusal::TooManyOpen
            | ChallengeRefusal::NotYours
            | ChallengeRefusal::Over
            | ChallengeRefusal::Lapsed => None,
        }
    }
}
