//! What an event of teams announces besides what every event does (`TR-11`).

use serde::{Deserialize, Serialize};

use super::{BOARDS_MAX, DIVISION_NAME_CHARACTERS_MAX, DIVISIONS_MAX, DIVISIONS_MIN, LeagueTerms};
use crate::tournament::Stage;

/// The fewest boards of a team: two players make one.
pub const BOARDS_MIN: u8 = 2;

/// The most boards that an announcement may give: a line-up is changed in one write, which has 100 items.
pub const ANNOUNCED_BOARDS_MAX: u8 = 40;

const _: () = assert!(ANNOUNCED_BOARDS_MAX as usize <= BOARDS_MAX);

/// Boards of a team in the ICCF League (`TR-5.1-5.2`).
const LEAGUE_BOARDS: u8 = 4;

/// Characters of the terms of promotion.
pub const PROMOTION_CHARACTERS_MAX: usize = 500;

/// What an event of teams announces, in the form in which it is kept: new fields get a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamTerms {
    /// Boards of a team.
    pub boards: u8,
    /// Which teams may enter.
    pub eligible: EligibleTeams,
    /// Who goes up, goes down or qualifies, in words; none where nothing follows from the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promotion: Option<String>,
    /// Its divisions, where it is a season of a league (`TR-5.3-5.4`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub league: Option<LeagueTerms>,
    /// What it says of replacements beyond the rules.
    #[serde(default)]
    pub replacements: ReplacementTerms,
}

impl TeamTerms {
    /// Terms of an event from which nothing follows, with replacements as the rules have them.
    pub fn new(boards: u8, eligible: EligibleTeams) -> TeamTerms {
        let replacements = ReplacementTerms::default();
        TeamTerms { boards, eligible, promotion: None, league: None, replacements }
    }
}

/// What an announcement says of replacements; by default as much as the rules allow (`TR-11`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplacementTerms {
    /// How many players of a team are replaced at most, deaths apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
    /// Whether only one is replaced on each board, deaths apart.
    #[serde(default)]
    pub once_a_board: bool,
    /// Days within which a captain names a substitute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub naming_days: Option<u8>,
}

/// Which teams may enter an event (`TR-11`). The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EligibleTeams {
    /// National teams: one of each federation, which enters it (`TR-1.7`, `TR-1.8`).
    National,
    /// Any team, of whatever federations (`TR-5.1-5.2`): its captain enters it.
    Any,
}

impl EligibleTeams {
    /// All of them.
    pub const ALL: [EligibleTeams; 2] = [EligibleTeams::National, EligibleTeams::Any];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            EligibleTeams::National => "national",
            EligibleTeams::Any => "any",
        }
    }
}

impl Stage {
    /// Which teams play in it, where the rules say so: one of each federation in Olympiads (`TR-1.7`, `TR-1.8`),
    /// any in the League (`TR-5.1-5.2`).
    pub(in crate::tournament) fn eligible_teams(self) -> Option<EligibleTeams> {
        match self {
            Stage::OlympiadPreliminary
            | Stage::OlympiadFinal
            | Stage::LadiesOlympiadPreliminary
            | Stage::LadiesOlympiadFinal => Some(EligibleTeams::National),
            Stage::League => Some(EligibleTeams::Any),
            _ => None,
        }
    }

    /// Boards of a team, where the rules say so: four in the League (`TR-5.1-5.2`), as many as the table of levels
    /// has in the Czech leagues (`SKS-1.5`).
    pub fn boards(self) -> Option<u8> {
        if self == Stage::League {
            return Some(LEAGUE_BOARDS);
        }
        let has = |board: &u8| self.level(Some(usize::from(*board))).is_some();
        let boards = (1..=ANNOUNCED_BOARDS_MAX).take_while(has).last();
        boards.filter(|_| self.has_boards())
    }
}

/// What an announcement may not say of teams. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeamTermsRefusal {
    /// Teams play, and it is not said on how many boards.
    #[error("This is an event of teams: say on how many boards, and which teams may enter.")]
    Missing,
    /// Individual players play.
    #[error(
        "Teams do not play in this class, stage or system: choose events of teams, everybody against \
         everybody."
    )]
    NotOfTeams,
    /// Too few boards, or too many.
    #[error("A team has {BOARDS_MIN} to {ANNOUNCED_BOARDS_MAX} boards, not {boards}.")]
    Boards {
        /// How many it would have.
        boards: u8,
    },
    /// The stage has teams of another size.
    #[error("Teams of this stage ({}) have {boards} boards.", stage.name())]
    BoardsOfStage {
        /// Which.
        stage: Stage,
        /// How many they have.
        boards: u8,
    },
    /// The stage is for other teams.
    #[error("{}", eligible_in_words(*stage, *eligible))]
    EligibleOfStage {
        /// Which.
        stage: Stage,
        /// Whom it is for.
        eligible: EligibleTeams,
    },
    /// A season of the ICCF League has divisions.
    #[error(
        "A season of the League is one event with its divisions: name them, the highest first."
    )]
    DivisionsMissing,
    /// Too few divisions, or too many.
    #[error("A league has {DIVISIONS_MIN} to {DIVISIONS_MAX} divisions.")]
    Divisions,
    /// The ICCF League has three.
    #[error("The League is played in {divisions} divisions.")]
    DivisionsOfLeague {
        /// How many.
        divisions: usize,
    },
    /// What it follows is no season of the same league.
    #[error("A season follows another event of the same league and organiser.")]
    NoSeasonToFollow,
    /// Teams go on from the season before.
    #[error("Teams of this event go on from the season that it follows: that stays.")]
    TeamsGoOn,
    /// A division's name is empty, too long, or another one's.
    #[error(
        "Each division has a name of its own: 1 to {DIVISION_NAME_CHARACTERS_MAX} characters without a slash."
    )]
    DivisionNames,
    /// The kind of event for norms is one of teams, and players play, or the other way round.
    #[error(
        "This kind of event for norms does not fit: an Olympiad is one by its stage, a zonal team championship is of \
         teams and has no stage, the others are of single players."
    )]
    OtherNormClass,
    /// More may be replaced than the rules allow, or this server.
    #[error("An announcement allows a team at most {most} replacements.")]
    TooManyReplacements {
        /// How many.
        most: u8,
        /// The article; none for the limit of this server.
        rule: Option<&'static str>,
    },
    /// Captains get more time to name a substitute than by the rules, or none.
    #[error("A captain gets 1 to {days} days to name a substitute.")]
    NamingDays {
        /// How many at most.
        days: u8,
        /// The article.
        rule: &'static str,
    },
    /// The terms of promotion are empty or too long.
    #[error("The terms of promotion have 1 to {PROMOTION_CHARACTERS_MAX} characters.")]
    PromotionUnfit,
}

impl TeamTermsRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            TeamTermsRefusal::Missing => "team_terms_missing",
            TeamTermsRefusal::NotOfTeams => "event_not_of_teams",
            TeamTermsRefusal::Boards { .. } => "bad_boards",
            TeamTermsRefusal::BoardsOfStage { .. } => "boards_of_stage",
            TeamTermsRefusal::EligibleOfStage { .. } => "eligible_teams_of_stage",
            TeamTermsRefusal::DivisionsMissing
            | TeamTermsRefusal::Divisions
            | TeamTermsRefusal::DivisionsOfLeague { .. }
            | TeamTermsRefusal::DivisionNames => "bad_divisions",
            TeamTermsRefusal::NoSeasonToFollow => "no_season_to_follow",
            TeamTermsRefusal::TeamsGoOn => "teams_go_on",
            TeamTermsRefusal::OtherNormClass => "norm_class_unfit",
            TeamTermsRefusal::TooManyReplacements { .. } => "bad_number_of_replacements",
            TeamTermsRefusal::NamingDays { .. } => "bad_naming_days",
            TeamTermsRefusal::PromotionUnfit => "promotion_terms_unfit",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            TeamTermsRefusal::Missing => Some("TR-11"),
            TeamTermsRefusal::BoardsOfStage { stage, .. }
            | TeamTermsRefusal::EligibleOfStage { stage, .. } => {
                Some(if *stage == Stage::League { "TR-5.1-5.2" } else { stage.article() })
            }
            TeamTermsRefusal::DivisionsMissing | TeamTermsRefusal::DivisionsOfLeague { .. } => {
                Some("TR-5.3-5.4")
            }
            TeamTermsRefusal::OtherNormClass => Some("NORM-4c"),
            TeamTermsRefusal::TooManyReplacements { rule, .. } => *rule,
            TeamTermsRefusal::NamingDays { rule, .. } => Some(rule),
            TeamTermsRefusal::NotOfTeams
            | TeamTermsRefusal::Boards { .. }
            | TeamTermsRefusal::Divisions
            | TeamTermsRefusal::NoSeasonToFollow
            | TeamTermsRefusal::TeamsGoOn
            | TeamTermsRefusal::DivisionNames
            | TeamTermsRefusal::PromotionUnfit => None,
        }
    }
}

fn eligible_in_words(stage: Stage, eligible: EligibleTeams) -> String {
    let name = stage.name();
    match eligible {
        EligibleTeams::National => format!("National teams play in this stage ({name})."),
        EligibleTeams::Any => format!("Any team may enter this stage ({name})."),
    }
}
