//! What is decided after a season: who goes up and who goes down (`TR-5.3-5.4`, `TR-5.6-5.7`).

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{LeagueTerms, Movement, SeasonLine};
use crate::tournament::{EventState, TeamNumber};
use crate::{Instant, Outcome, PlayerId};

/// What was decided after a season, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeasonDecision {
    /// When.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
    /// Where each of its teams goes, in the order of the tables.
    pub moves: Vec<SeasonMove>,
}

/// Where a team goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeasonMove {
    /// Which team.
    pub team: TeamNumber,
    /// Where it goes.
    pub movement: Movement,
    /// In which division it has played, counted from 0.
    pub division: u8,
    /// On which place of its section.
    pub place: u32,
    /// Why it is not as the tables say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// What a season has brought a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entitled {
    /// The division in which it plays next, counted from 0.
    pub division: u8,
    /// That in which it has played.
    pub before: u8,
    /// Its place there.
    pub place: u32,
}

/// What is known of a season.
#[derive(Clone, Copy, Debug)]
pub struct SeasonFacts<'a> {
    /// Its divisions; none where it is no season of a league.
    pub league: Option<&'a LeagueTerms>,
    /// How far it is.
    pub state: EventState,
    /// What its tables come to.
    pub lines: &'a [SeasonLine],
    /// What was decided before.
    pub before: Option<&'a SeasonDecision>,
}

/// Why nothing is decided after a season. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeasonRefusal {
    /// The event is no season of a league.
    #[error("This event is no season of a league: nobody goes up or down.")]
    NoLeague,
    /// Its tables are not final.
    #[error("Who goes up and who goes down is decided once the final tables are confirmed.")]
    NotFinished,
    /// A team is not named, or twice, or has not played.
    #[error("Name every team of the season once.")]
    TeamsUnfit,
    /// There is no division above or below.
    #[error("Team {team} cannot go there: there is no such division.")]
    Nowhere {
        /// Which team.
        team: TeamNumber,
    },
    /// Something else than the tables say needs a reason.
    #[error(
        "Say why, wherever a team does not go where the tables bring it, or its place is shared: team {team}."
    )]
    NotToldWhy {
        /// Which team.
        team: TeamNumber,
    },
}

impl SeasonRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            SeasonRefusal::NoLeague => "no_divisions",
            SeasonRefusal::NotFinished => "season_not_finished",
            SeasonRefusal::TeamsUnfit => "season_teams_unfit",
            SeasonRefusal::Nowhere { .. } => "no_such_division",
            SeasonRefusal::NotToldWhy { .. } => "reason_missing",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            SeasonRefusal::NotFinished | SeasonRefusal::Nowhere { .. } => Some("TR-5.3-5.4"),
            SeasonRefusal::NotToldWhy { .. } => Some("TR-5.6-5.7"),
            SeasonRefusal::NoLeague | SeasonRefusal::TeamsUnfit => None,
        }
    }
}

impl SeasonDecision {
    /// What an official decides after a season (`TR-5.3-5.4`): each team goes where the tables bring it, or elsewhere
    /// with a reason (`TR-5.6-5.7`). Decided so before, nothing changes; it can be decided again, and counts from then
    /// on for start lists that are still to come.
    ///
    /// # Errors
    /// The first [`SeasonRefusal`] that applies.
    pub fn decide(
        chosen: &[(TeamNumber, Movement, Option<String>)],
        facts: &SeasonFacts<'_>,
        by: PlayerId,
        now: Instant,
    ) -> Result<Outcome<SeasonDecision>, SeasonRefusal> {
        let league = facts.league.ok_or(SeasonRefusal::NoLeague)?;
        if facts.state != EventState::Finished {
            return Err(SeasonRefusal::NotFinished);
        }
        let named: BTreeSet<TeamNumber> = chosen.iter().map(|(team, ..)| *team).collect();
        let played: BTreeSet<TeamNumber> = facts.lines.iter().map(|line| line.team).collect();
        if named != played || chosen.len() != facts.lines.len() {
            return Err(SeasonRefusal::TeamsUnfit);
        }
        let mut moves = Vec::new();
        for line in facts.lines {
            let is_it = |it: &&(TeamNumber, Movement, Option<String>)| it.0 == line.team;
            let (team, movement, reason) =
                chosen.iter().find(is_it).ok_or(SeasonRefusal::TeamsUnfit)?;
            let (team, movement, reason) = (*team, *movement, reason.clone());
            if movement.from(line.division, league.lowest()).is_none() {
                return Err(SeasonRefusal::Nowhere { team });
            }
            if line.proposed != Some(movement) && reason.is_none() {
                return Err(SeasonRefusal::NotToldWhy { team });
            }
            let (division, place) = (line.division, line.place);
            moves.push(SeasonMove { team, movement, division, place, reason });
        }
        match facts.before {
            Some(before) if before.moves == moves => Ok(Outcome::Unchanged),
            Some(_) | None => Ok(Outcome::Changed(SeasonDecision { at: now, by, moves })),
        }
    }

    /// What was decided about a team.
    pub fn of(&self, team: TeamNumber) -> Option<&SeasonMove> {
        self.moves.iter().find(|it| it.team == team)
    }

    /// In which division of `league`, the next season, a team plays by it.
    pub fn entitled(&self, team: TeamNumber, league: &LeagueTerms) -> Option<Entitled> {
        let it = self.of(team)?;
        // A season that has fewer divisions than the one before has room for all in its lowest.
        let division = it.movement.from(it.division, u8::MAX)?.min(league.lowest());
        Some(Entitled { division, before: it.division, place: it.place })
    }
}
