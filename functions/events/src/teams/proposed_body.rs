//! Sections of teams as JSON: the same shape comes in and goes out.

use rules::tournament::{ProposedTeams, TeamNumber, TeamProposal};
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
}

impl ProposedTeamsBody {
    pub(crate) fn all(proposal: &TeamProposal) -> Vec<ProposedTeamsBody> {
        let of = |section: &ProposedTeams| ProposedTeamsBody {
            name: section.name.clone(),
            teams: section.teams.iter().map(|team| team.0).collect(),
        };
        proposal.sections.iter().map(of).collect()
    }

    pub(crate) fn read(self) -> ProposedTeams {
        ProposedTeams {
            name: self.name.trim().to_owned(),
            teams: self.teams.into_iter().map(TeamNumber).collect(),
        }
    }
}
