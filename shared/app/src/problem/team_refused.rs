//! Of which kind each refusal about teams is, and about who plays in whose place.

use rules::tournament::{
    AnnouncementRefusal, LetterRefusal, NewcomerRefusal, ReplacementRefusal, RoundRefusal,
    SeasonRefusal, StatusRefusal, TeamRefusal, TeamTermsRefusal,
};

use crate::{Problem, ProblemKind};

impl From<TeamRefusal> for Problem {
    fn from(refusal: TeamRefusal) -> Problem {
        let kind = match refusal {
            TeamRefusal::NotForYou => return Problem::forbidden(),
            TeamRefusal::OwnEvent => return Problem::own_event(),
            TeamRefusal::Entry(refusal) => return refusal.into(),
            TeamRefusal::Event(refusal) => return refusal.into(),
            TeamRefusal::NotEntered => ProblemKind::NotFound,
            TeamRefusal::NotToldWhy
            | TeamRefusal::BadName
            | TeamRefusal::NationalTeamsOnly { .. }
            | TeamRefusal::TooManyPlayers { .. }
            | TeamRefusal::PlayerTwice { .. }
            | TeamRefusal::NotInSeasonBefore
            | TeamRefusal::UnknownPlayer { .. } => ProblemKind::Invalid,
            TeamRefusal::SomebodyElsesTeam { .. } => ProblemKind::NotAllowed,
            TeamRefusal::NotOfTeams
            | TeamRefusal::FederationEnters { .. }
            | TeamRefusal::OneTeamAFederation { .. }
            | TeamRefusal::FederationIsFixed
            | TeamRefusal::TooManyTeams
            | TeamRefusal::NameTaken
            | TeamRefusal::InAnotherTeam { .. }
            | TeamRefusal::OtherFederation { .. }
            | TeamRefusal::Suspended { .. }
            | TeamRefusal::LadiesOnly { .. }
            | TeamRefusal::DirectorPlays { .. }
            | TeamRefusal::OfficialLeads { .. }
            | TeamRefusal::NoSeasonBefore
            | TeamRefusal::GoesOnAlready { .. }
            | TeamRefusal::NoFee
            | TeamRefusal::FeeNotPaid => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
            .with_player(refusal.player())
    }
}

impl From<NewcomerRefusal> for Problem {
    fn from(refusal: NewcomerRefusal) -> Problem {
        let kind = match refusal {
            NewcomerRefusal::Entry(refusal) => return refusal.into(),
            NewcomerRefusal::Oneself => return Problem::own_event(),
            NewcomerRefusal::NotInStartList => ProblemKind::Invalid,
            NewcomerRefusal::NotPlaying
            | NewcomerRefusal::ReplacedAlready
            | NewcomerRefusal::Leaves
            | NewcomerRefusal::NoGame
            | NewcomerRefusal::OfTeams { .. }
            | NewcomerRefusal::PlaysAlready
            | NewcomerRefusal::HasBegun { .. }
            | NewcomerRefusal::StartedElsewhere { .. } => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<ReplacementRefusal> for Problem {
    fn from(refusal: ReplacementRefusal) -> Problem {
        let kind = match refusal {
            ReplacementRefusal::Team(refusal) => return refusal.into(),
            ReplacementRefusal::Unknown => ProblemKind::NotFound,
            ReplacementRefusal::NoSuchBoard
            | ReplacementRefusal::BadUntil { .. }
            | ReplacementRefusal::BadStart
            | ReplacementRefusal::BadHandicap
            | ReplacementRefusal::NotToldWhy => ProblemKind::Invalid,
            ReplacementRefusal::NotPlaying
            | ReplacementRefusal::NoUnfinishedGame
            | ReplacementRefusal::UnderWay
            | ReplacementRefusal::Decided
            | ReplacementRefusal::TooLate { .. }
            | ReplacementRefusal::NobodyNamed
            | ReplacementRefusal::TooMany { .. }
            | ReplacementRefusal::OnceABoard { .. }
            | ReplacementRefusal::NotLost { .. } => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<StatusRefusal> for Problem {
    fn from(refusal: StatusRefusal) -> Problem {
        let kind = match refusal {
            StatusRefusal::NotForYou => return Problem::forbidden(),
            StatusRefusal::NotSeated => ProblemKind::NotFound,
            StatusRefusal::TooLate { .. } | StatusRefusal::NotApplied => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<LetterRefusal> for Problem {
    fn from(refusal: LetterRefusal) -> Problem {
        let kind = match refusal {
            LetterRefusal::Unknown => ProblemKind::NotFound,
            LetterRefusal::NotForYou => ProblemKind::NotAllowed,
            LetterRefusal::Empty | LetterRefusal::TooLong { .. } => ProblemKind::Invalid,
            LetterRefusal::TooMany => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<SeasonRefusal> for Problem {
    fn from(refusal: SeasonRefusal) -> Problem {
        let kind = match refusal {
            SeasonRefusal::NoLeague | SeasonRefusal::NotFinished => ProblemKind::Conflict,
            SeasonRefusal::TeamsUnfit
            | SeasonRefusal::Nowhere { .. }
            | SeasonRefusal::NotToldWhy { .. } => ProblemKind::Invalid,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<RoundRefusal> for Problem {
    fn from(refusal: RoundRefusal) -> Problem {
        AnnouncementRefusal::from(refusal).into()
    }
}

impl From<TeamTermsRefusal> for Problem {
    fn from(refusal: TeamTermsRefusal) -> Problem {
        AnnouncementRefusal::from(refusal).into()
    }
}
