//! Why a team is not entered, not changed, or nothing is decided about it.

use super::{TEAM_NAME_CHARACTERS_MAX, TEAMS_MAX};
use crate::tournament::{EntryRefusal, EventRefusal};
use crate::{Federation, Instant, PlayerId};

/// A refused team. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeamRefusal {
    /// Somebody else speaks for the team, or decides.
    #[error("This is not for you to do.")]
    NotForYou,
    /// Whoever has to do with a team of the event leaves its entries to others.
    #[error("You have to do with a team of this event: somebody else decides.")]
    OwnEvent,
    /// Individual players play in the event.
    #[error("No teams play in this event.")]
    NotOfTeams,
    /// There is no such team, or its entry was taken back.
    #[error("There is no such team in this event.")]
    NotEntered,
    /// Only national teams play.
    #[error("Only national teams play in this event: say whose team it is.")]
    NationalTeamsOnly {
        /// The article.
        rule: &'static str,
    },
    /// A national team is entered by its federation.
    #[error("The federation of {federation} enters its team: ask one of its delegates.")]
    FederationEnters {
        /// Which.
        federation: Federation,
        /// The article.
        rule: &'static str,
    },
    /// The federation has a team already.
    #[error("{federation} has entered a team already: each federation has one.")]
    OneTeamAFederation {
        /// Which.
        federation: Federation,
        /// The article.
        rule: &'static str,
    },
    /// Whose team it is stays.
    #[error(
        "Whose national team it is does not change: take the entry back and enter another one."
    )]
    FederationIsFixed,
    /// Entries are not open, or too late.
    #[error(transparent)]
    Entry(#[from] EntryRefusal),
    /// More teams than anybody looks through.
    #[error("An event takes {TEAMS_MAX} teams at most.")]
    TooManyTeams,
    /// The name is empty, too long, or not one line.
    #[error("A team's name has 1 to {TEAM_NAME_CHARACTERS_MAX} characters in one line.")]
    BadName,
    /// Another team of the event is called so.
    #[error("Another team of this event has this name.")]
    NameTaken,
    /// More players than boards.
    #[error("A team has {boards} boards, with one player on each.")]
    TooManyPlayers {
        /// How many there are.
        boards: u8,
    },
    /// A player on two boards.
    #[error("Player {player} stands in the line-up twice.")]
    PlayerTwice {
        /// Who.
        player: PlayerId,
    },
    /// The player is in another team of the event.
    #[error("Player {player} plays for another team of this event: {team}.")]
    InAnotherTeam {
        /// Who.
        player: PlayerId,
        /// Which.
        team: String,
        /// The article, where there is one.
        rule: Option<&'static str>,
    },
    /// There is no such player.
    #[error("There is no player {player}.")]
    UnknownPlayer {
        /// The number.
        player: PlayerId,
    },
    /// A player of another federation in a national team.
    #[error("Player {player} plays for another federation.")]
    OtherFederation {
        /// Who.
        player: PlayerId,
        /// The article.
        rule: &'static str,
    },
    /// The player may not enter events yet.
    #[error("Player {player} may enter events again from {until} on.")]
    Suspended {
        /// Who.
        player: PlayerId,
        /// From when on they may.
        until: Instant,
        /// The article.
        rule: &'static str,
    },
    /// An event of ladies, and no federation has registered the player for one.
    #[error(
        "This event is for ladies: the federation of player {player} registers that first, for whoever has \
         to see it alone."
    )]
    LadiesOnly {
        /// Who.
        player: PlayerId,
        /// The article, where there is one.
        rule: Option<&'static str>,
    },
    /// Who directs the event plays in no team of it.
    #[error("Player {player} directs this event.")]
    DirectorPlays {
        /// Who.
        player: PlayerId,
    },
    /// Officials are not made captains by others.
    #[error("Player {player} directs or organises this event, and is made no captain by others.")]
    OfficialLeads {
        /// Who.
        player: PlayerId,
    },
    /// The event follows no season.
    #[error("This event follows no season, so that no team goes on in it.")]
    NoSeasonBefore,
    /// There was no such team.
    #[error("There was no such team in the season before.")]
    NotInSeasonBefore,
    /// Another team goes on as it.
    #[error("{team} goes on as that team already.")]
    GoesOnAlready {
        /// Which.
        team: String,
    },
    /// Whoever spoke for a team says under which name it goes on.
    #[error("{team} goes on when its captain, or whoever entered it then, says so.")]
    SomebodyElsesTeam {
        /// Its name then.
        team: String,
    },
    /// There is no fee to be paid.
    #[error("Entering this event costs nothing.")]
    NoFee,
    /// The fee has not been paid.
    #[error("A team is accepted once its fee has been paid.")]
    FeeNotPaid,
    /// Who is refused is told why.
    #[error("Tell the team why.")]
    NotToldWhy,
    /// What concerns the teams is decided before the start lists.
    #[error(transparent)]
    Event(#[from] EventRefusal),
}

impl TeamRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            TeamRefusal::NotForYou => "forbidden",
            TeamRefusal::OwnEvent => "own_event",
            TeamRefusal::NotOfTeams => "event_not_of_teams",
            TeamRefusal::NotEntered => "unknown_team",
            TeamRefusal::NationalTeamsOnly { .. } => "national_teams_only",
            TeamRefusal::FederationEnters { .. } => "federation_enters_team",
            TeamRefusal::OneTeamAFederation { .. } => "one_team_a_federation",
            TeamRefusal::FederationIsFixed => "team_federation_fixed",
            TeamRefusal::Entry(refusal) => refusal.code(),
            TeamRefusal::TooManyTeams => "too_many_teams",
            TeamRefusal::BadName => "team_name_unfit",
            TeamRefusal::NameTaken => "team_name_taken",
            TeamRefusal::TooManyPlayers { .. } => "too_many_players",
            TeamRefusal::PlayerTwice { .. } => "player_twice",
            TeamRefusal::InAnotherTeam { .. } => "in_another_team",
            TeamRefusal::UnknownPlayer { .. } => "unknown_player",
            TeamRefusal::OtherFederation { .. } => "team_other_federation",
            TeamRefusal::Suspended { .. } => "suspended",
            TeamRefusal::LadiesOnly { .. } => "ladies_only",
            TeamRefusal::DirectorPlays { .. } => "director_plays",
            TeamRefusal::OfficialLeads { .. } => "official_leads_no_team",
            TeamRefusal::NoSeasonBefore => "no_season_before",
            TeamRefusal::NotInSeasonBefore => "unknown_team_before",
            TeamRefusal::GoesOnAlready { .. } => "team_goes_on_already",
            TeamRefusal::SomebodyElsesTeam { .. } => "somebody_elses_team",
            TeamRefusal::NoFee => "no_fee",
            TeamRefusal::FeeNotPaid => "fee_not_paid",
            TeamRefusal::NotToldWhy => "invalid_body",
            TeamRefusal::Event(refusal) => refusal.code(),
        }
    }

    /// The article that says no; none for limits of this server and of the announcement.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            TeamRefusal::Entry(refusal) => refusal.rule(),
            TeamRefusal::Event(refusal) => refusal.rule(),
            TeamRefusal::NationalTeamsOnly { rule }
            | TeamRefusal::FederationEnters { rule, .. }
            | TeamRefusal::OneTeamAFederation { rule, .. }
            | TeamRefusal::OtherFederation { rule, .. }
            | TeamRefusal::Suspended { rule, .. } => Some(rule),
            TeamRefusal::InAnotherTeam { rule, .. } | TeamRefusal::LadiesOnly { rule, .. } => *rule,
            TeamRefusal::TooManyPlayers { .. } => Some("TR-11"),
            TeamRefusal::DirectorPlays { .. } => Some("NORM-1"),
            TeamRefusal::OfficialLeads { .. } => Some("TR-11"),
            TeamRefusal::FeeNotPaid => Some("TR-0.2"),
            TeamRefusal::GoesOnAlready { .. } | TeamRefusal::SomebodyElsesTeam { .. } => {
                Some("TR-5.6-5.7")
            }
            TeamRefusal::NotForYou
            | TeamRefusal::OwnEvent
            | TeamRefusal::NotOfTeams
            | TeamRefusal::NotEntered
            | TeamRefusal::FederationIsFixed
            | TeamRefusal::TooManyTeams
            | TeamRefusal::BadName
            | TeamRefusal::NameTaken
            | TeamRefusal::PlayerTwice { .. }
            | TeamRefusal::UnknownPlayer { .. }
            | TeamRefusal::NoSeasonBefore
            | TeamRefusal::NotInSeasonBefore
            | TeamRefusal::NoFee
            | TeamRefusal::NotToldWhy => None,
        }
    }

    /// Whom of a team it is about.
    pub fn player(&self) -> Option<PlayerId> {
        match self {
            TeamRefusal::PlayerTwice { player }
            | TeamRefusal::InAnotherTeam { player, .. }
            | TeamRefusal::UnknownPlayer { player }
            | TeamRefusal::OtherFederation { player, .. }
            | TeamRefusal::Suspended { player, .. }
            | TeamRefusal::LadiesOnly { player, .. }
            | TeamRefusal::OfficialLeads { player }
            | TeamRefusal::DirectorPlays { player } => Some(*player),
            TeamRefusal::NotForYou
            | TeamRefusal::OwnEvent
            | TeamRefusal::NotOfTeams
            | TeamRefusal::NotEntered
            | TeamRefusal::NationalTeamsOnly { .. }
            | TeamRefusal::FederationEnters { .. }
            | TeamRefusal::OneTeamAFederation { .. }
            | TeamRefusal::FederationIsFixed
            | TeamRefusal::Entry(_)
            | TeamRefusal::TooManyTeams
            | TeamRefusal::BadName
            | TeamRefusal::NameTaken
            | TeamRefusal::TooManyPlayers { .. }
            | TeamRefusal::NoSeasonBefore
            | TeamRefusal::NotInSeasonBefore
            | TeamRefusal::GoesOnAlready { .. }
            | TeamRefusal::SomebodyElsesTeam { .. }
            | TeamRefusal::NoFee
            | TeamRefusal::FeeNotPaid
            | TeamRefusal::NotToldWhy
            | TeamRefusal::Event(_) => None,
        }
    }
}
