//! What an event of teams announces, as JSON.

use rules::tournament::{EligibleTeams, EventId, LeagueTerms, ReplacementTerms, TeamTerms};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What an event of teams announces besides what every event does (TR-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = TeamTerms)]
pub struct TeamTermsBody {
    /// Boards of a team, 2 to 40.
    #[schema(example = 4)]
    boards: u8,
    /// Which teams may enter.
    eligible: EligibleTeamsName,
    /// Who goes up, goes down or qualifies, in words of at most 500 characters; none: nothing follows.
    #[serde(default)]
    #[schema(required)]
    promotion: Option<String>,
    /// Its divisions, where it is a season of a league (TR-5.3-5.4).
    #[serde(default)]
    #[schema(required)]
    league: Option<LeagueTermsBody>,
    /// What it says of replacements beyond the rules.
    #[serde(default)]
    #[schema(required)]
    replacements: ReplacementTermsBody,
}

/// What an event of teams says of replacements; left out, as much as the rules allow (TR-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ReplacementTerms)]
pub(super) struct ReplacementTermsBody {
    /// How many players of a team are replaced at most, deaths apart: 0 to 99, under the Czech rules half of its boards
    /// at most.
    #[serde(default)]
    #[schema(required)]
    most: Option<u8>,
    /// Whether only one is replaced on each board, deaths apart; under the Czech rules it is so anyway.
    #[serde(default)]
    #[schema(required)]
    once_a_board: bool,
    /// Days within which a captain names a substitute: 1 to 62, but never more than two months; 1 to 30 under the Czech
    /// rules.
    #[serde(default)]
    #[schema(required)]
    naming_days: Option<u8>,
}

/// What a season of a league announces (TR-5.3-5.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LeagueTerms)]
pub(super) struct LeagueTermsBody {
    /// The names of its divisions, the highest first: 2 to 9, each of 1 to 30 characters; three in the ICCF League.
    #[schema(example = json!(["Champions", "Challenger", "Promotional"]))]
    divisions: Vec<String>,
    /// The event that was the season before; none: it is the first one.
    #[serde(default)]
    #[schema(required)]
    follows: Option<u32>,
}

/// Which teams may enter an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = EligibleTeams)]
pub enum EligibleTeamsName {
    /// National teams, one of each federation, which enters it (TR-1.7, TR-1.8).
    National,
    /// Any team: its captain enters it (TR-5.1-5.2).
    Any,
}

impl From<TeamTermsBody> for TeamTerms {
    fn from(body: TeamTermsBody) -> TeamTerms {
        TeamTerms {
            boards: body.boards,
            eligible: match body.eligible {
                EligibleTeamsName::National => EligibleTeams::National,
                EligibleTeamsName::Any => EligibleTeams::Any,
            },
            promotion: body.promotion,
            league: body.league.map(|league| LeagueTerms {
                divisions: league.divisions,
                follows: league.follows.map(EventId),
            }),
            replacements: ReplacementTerms {
                most: body.replacements.most,
                once_a_board: body.replacements.once_a_board,
                naming_days: body.replacements.naming_days,
            },
        }
    }
}

impl From<&TeamTerms> for TeamTermsBody {
    fn from(terms: &TeamTerms) -> TeamTermsBody {
        TeamTermsBody {
            boards: terms.boards,
            eligible: match terms.eligible {
                EligibleTeams::National => EligibleTeamsName::National,
                EligibleTeams::Any => EligibleTeamsName::Any,
            },
            promotion: terms.promotion.clone(),
            league: terms.league.as_ref().map(|league| LeagueTermsBody {
                divisions: league.divisions.clone(),
                follows: league.follows.map(|event| event.0),
            }),
            replacements: ReplacementTermsBody {
                most: terms.replacements.most,
                once_a_board: terms.replacements.once_a_board,
                naming_days: terms.replacements.naming_days,
            },
        }
    }
}
