//! The season of a league that an event follows (`TR-5.6-5.7`).

use app::{App, Problem};
use futures_util::future::try_join3;
use rules::tournament::{
    Announcement, Entitled, EntryState, EventId, EventState, LeagueTerms, SeasonDecision, Team,
    TeamRights,
};
use serde::Serialize;
use utoipa::ToSchema;

/// The season before an event.
pub(crate) struct SeasonBefore {
    pub(crate) event: EventId,
    pub(crate) name: String,
    /// How far it is.
    pub(crate) state: EventState,
    /// Its teams.
    pub(crate) teams: Vec<Team>,
    /// What was decided after it.
    pub(crate) decision: Option<SeasonDecision>,
}

/// The season of a league that an event follows.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SeasonBefore)]
pub(crate) struct SeasonBeforeView {
    /// The event.
    event: u32,
    name: String,
    /// Its teams that I may say go on in this one: those that I spoke for, or all of them where I decide about
    /// entries.
    teams: Vec<TeamBeforeView>,
}

/// A team of the season before.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamBefore)]
pub(crate) struct TeamBeforeView {
    /// Its number then.
    number: u16,
    /// Its name then.
    name: String,
    /// The division that it has come to; none where that is not decided.
    #[schema(required)]
    division: Option<String>,
}

/// The season before an event; none where it follows none.
pub(crate) async fn season_before(
    app: &App,
    announcement: &Announcement,
) -> Result<Option<SeasonBefore>, Problem> {
    let Some(id) = announcement.follows() else { return Ok(None) };
    let store = &app.store;
    let read = try_join3(store.event(id), store.teams(id), store.season_decision(id));
    let (event, teams, decision) = read.await?;
    let (name, state) = (event.announcement.name, event.state);
    Ok(Some(SeasonBefore { event: id, name, state, teams, decision }))
}

impl SeasonBefore {
    /// As somebody sees it who may enter a team in the event that follows.
    pub(super) fn view(&self, rights: &TeamRights, league: &LeagueTerms) -> SeasonBeforeView {
        let may = |team: &&Team| {
            team.state == EntryState::Accepted && (rights.decides || rights.speaks_for(team))
        };
        let teams = self.teams.iter().filter(may).map(|team| self.team(team, league));
        SeasonBeforeView { event: self.event.0, name: self.name.clone(), teams: teams.collect() }
    }

    /// The team as which another one goes on.
    pub(super) fn continued_by(&self, team: &Team, league: &LeagueTerms) -> Option<TeamBeforeView> {
        let before = self.team_before(team)?;
        Some(self.team(before, league))
    }

    pub(super) fn team_before(&self, team: &Team) -> Option<&Team> {
        let number = team.continues?;
        self.teams.iter().find(|before| before.number == number)
    }

    fn team(&self, before: &Team, league: &LeagueTerms) -> TeamBeforeView {
        let decided = self.decision.as_ref();
        let entitled = decided.and_then(|decision| decision.entitled(before.number, league));
        let name = |it: Entitled| league.divisions.get(usize::from(it.division)).cloned();
        TeamBeforeView {
            number: before.number.0,
            name: before.name.clone(),
            division: entitled.and_then(name),
        }
    }
}
