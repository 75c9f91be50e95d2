//! Sections of teams as JSON: the same shape comes in and goes out.

use rules::tournament::{DivisionPlan, ProposedTeams, SectionDivision, TeamNumber, TeamProposal};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A section of teams as it is proposed.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ProposedTeams, example = json!({"name": "1", "teams": [1, 2, 3]}))]
pub(crate) struct ProposedTeamsBody {
    /// 1 to 40 characters in one line; each section has another.
    name: String,
    /// Numbers of accepted teams.
    teams: Vec<u16>,
    /// In which division of a league it plays; none where there are none.
    #[serde(default)]
    #[schema(required)]
    division: Option<SectionDivisionBody>,
}

/// In which division a section plays, and how many of it go up and down (TR-5.3-5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SectionDivision, example = json!({"division": 1, "up": 2, "down": 3}))]
pub(crate) struct SectionDivisionBody {
    /// The division's place among those that were announced, counted from 0: the highest.
    division: u8,
    /// How many of the section go up.
    up: u8,
    /// How many go down.
    down: u8,
}

impl From<SectionDivision> for SectionDivisionBody {
    fn from(it: SectionDivision) -> SectionDivisionBody {
        SectionDivisionBody { division: it.division, up: it.up, down: it.down }
    }
}

/// How a division of a league is divided into sections.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DivisionPlan, example = json!({"sizes": [11, 11], "up": 2, "down": 3}))]
pub(crate) struct DivisionPlanBody {
    /// Teams in each of its sections.
    sizes: Vec<usize>,
    /// How many go up from each section.
    up: u8,
    /// How many go down from each section.
    down: u8,
}

impl DivisionPlanBody {
    pub(crate) fn read(self) -> DivisionPlan {
        DivisionPlan { sizes: self.sizes, up: self.up, down: self.down }
    }
}

impl ProposedTeamsBody {
    pub(crate) fn all(proposal: &TeamProposal) -> Vec<ProposedTeamsBody> {
        let of = |section: &ProposedTeams| ProposedTeamsBody {
            name: section.name.clone(),
            teams: section.teams.iter().map(|team| team.0).collect(),
            division: section.division.map(SectionDivisionBody::from),
        };
        proposal.sections.iter().map(of).collect()
    }

    pub(crate) fn read(self) -> ProposedTeams {
        ProposedTeams {
            name: self.name.trim().to_owned(),
            teams: self.teams.into_iter().map(TeamNumber).collect(),
            division: self.division.map(|it| SectionDivision {
                division: it.division,
                up: it.up,
                down: it.down,
            }),
        }
    }
}
