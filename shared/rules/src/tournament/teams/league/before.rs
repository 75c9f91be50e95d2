//! The season before: which team goes on as which, under whatever name (`TR-5.6-5.7`).

use crate::tournament::{
    EntryState, Team, TeamFacts, TeamForm, TeamNumber, TeamRefusal, TeamRights, TeamTermsRefusal,
};

impl TeamFacts<'_> {
    /// Whether a team goes on as one of the season before (`TR-5.6-5.7`): each of them once, and for whoever spoke
    /// for it then, or decides about entries.
    pub(in crate::tournament::teams) fn check_continues(
        &self,
        number: TeamNumber,
        form: &TeamForm,
        rights: &TeamRights,
    ) -> Result<(), TeamRefusal> {
        let Some(continued) = form.continues else { return Ok(()) };
        let teams = self.before.ok_or(TeamRefusal::NoSeasonBefore)?;
        let is_it = |team: &&Team| team.number == continued && team.state == EntryState::Accepted;
        let before = teams.iter().find(is_it).ok_or(TeamRefusal::NotInSeasonBefore)?;
        self.check_heir(number, continued)?;
        match rights.decides || rights.speaks_for(before) {
            true => Ok(()),
            false => Err(TeamRefusal::SomebodyElsesTeam { team: before.name.clone() }),
        }
    }

    /// No two teams go on as one (`TR-5.6-5.7`).
    pub(in crate::tournament::teams) fn check_heir(
        &self,
        number: TeamNumber,
        continued: TeamNumber,
    ) -> Result<(), TeamRefusal> {
        let is_heir = |it: &&Team| {
            it.number != number && it.state.is_alive() && it.continues == Some(continued)
        };
        match self.teams.iter().find(is_heir) {
            Some(other) => Err(TeamRefusal::GoesOnAlready { team: other.name.clone() }),
            None => Ok(()),
        }
    }
}

/// Whether another season can be followed than was: not once one of these teams goes on from that (`TR-5.6-5.7`).
///
/// # Errors
/// `TeamsGoOn`.
pub fn may_follow_another(teams: &[Team]) -> Result<(), TeamTermsRefusal> {
    let goes_on = |team: &Team| team.state.is_alive() && team.continues.is_some();
    if teams.iter().any(goes_on) { Err(TeamTermsRefusal::TeamsGoOn) } else { Ok(()) }
}
