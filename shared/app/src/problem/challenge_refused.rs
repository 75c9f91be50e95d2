//! What the rules refuse about challenges, as a problem.

use rules::tournament::ChallengeRefusal;

use crate::{Problem, ProblemKind};

impl From<ChallengeRefusal> for Problem {
    fn from(refusal: ChallengeRefusal) -> Problem {
        let kind = match refusal {
            ChallengeRefusal::Terms(refusal) => return refusal.into(),
            ChallengeRefusal::Words
            | ChallengeRefusal::WithOneself
            | ChallengeRefusal::FriendsName
            | ChallengeRefusal::FriendsPlayers
            | ChallengeRefusal::FriendsColor => ProblemKind::Invalid,
            ChallengeRefusal::NotYours => ProblemKind::NotAllowed,
            ChallengeRefusal::NoAccount { .. }
            | ChallengeRefusal::Blocked { .. }
            | ChallengeRefusal::BlockedAmongFriends { .. }
            | ChallengeRefusal::OwnSuspension { .. }
            | ChallengeRefusal::Suspended { .. }
            | ChallengeRefusal::Away { .. }
            | ChallengeRefusal::OnLeave { .. }
            | ChallengeRefusal::PlayersBlocked { .. }
            | ChallengeRefusal::FriendsFull
            | ChallengeRefusal::NoTournament
            | ChallengeRefusal::NotListed
            | ChallengeRefusal::TooFewFriends
            | ChallengeRefusal::TooManyOpen
            | ChallengeRefusal::TooManyToOne { .. }
            | ChallengeRefusal::Over
            | ChallengeRefusal::Lapsed => ProblemKind::Conflict,
        };
        let problem = Problem::refused(kind, refusal.code(), &refusal, refusal.rule());
        problem.with_player(refusal.player())
    }
}
