//! Teams: entered by captains and federations, changed until the entries close, decided by the organiser.

pub(crate) mod files;
pub(crate) mod games;
pub(crate) mod letters;
mod letters_view;
pub(crate) mod proposed;
pub(crate) mod proposed_body;
mod replacement_view;
pub(crate) mod replacements;
pub(crate) mod season;
pub(crate) mod season_before;
pub(crate) mod table;
mod view;

use std::collections::{BTreeMap, BTreeSet};

use app::{Act, App, Body, Caller, ChangeRefused, Problem, SignedIn, retry, unless_changed};
use axum::Json;
use axum::extract::{Path, State};
use futures_util::future::{try_join, try_join_all};
use rules::tournament::{
    EntryState, EventActKind, EventId, Team, TeamDecision, TeamFacts, TeamForm, TeamNumber,
    TeamPlayer, TeamRefusal, TeamRights,
};
use rules::{Federation, Outcome, PlayerId, Sex};
use serde::Deserialize;
use store::EventAct;
use utoipa::ToSchema;

use self::season_before::{SeasonBefore, season_before};
use self::view::{TeamDecisionName, TeamListView};
use crate::scene::{EventPath, Scene, reason};

/// The teams of an event in the order in which they were entered: names, captains and states for everybody; line-ups
/// before the start lists for the team and the event's officials.
#[utoipa::path(
    get, path = "/api/events/{id}/teams", operation_id = "list_teams", tag = "events",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = TeamListView),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn list_teams(
    State(app): State<App>,
    me: Option<SignedIn>,
    EventPath(id): EventPath,
) -> Result<Json<TeamListView>, Problem> {
    let scene = Scene::open(&app, me.map(Caller::Person), id).await?;
    let teams = async { Ok(app.store.teams(id).await?) };
    let (teams, before) = try_join(teams, season_before(&app, &scene.event.announcement)).await?;
    view::list(&app, &scene, &teams, before).await.map(Json)
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(
    as = TeamForm,
    example = json!({"name": "Czechia", "federation": "CZE", "captain": 160012, "line_up": [160012, 160045]})
)]
pub(crate) struct TeamBody {
    /// Its name: 1 to 60 characters in one line, another one than every other team's.
    name: String,
    /// Whose national team it is, by three letters; none: a team of its own. It never changes.
    #[serde(default)]
    federation: Option<String>,
    /// The captain's number.
    captain: u32,
    /// The numbers of its players, board 1 first; not all need be named before the entries close.
    line_up: Vec<u32>,
    /// As which team of the season before it goes on, by its number there (TR-5.6-5.7); none: it is new.
    #[serde(default)]
    continues: Option<u16>,
}

impl TeamBody {
    fn read(self) -> Result<TeamForm, Problem> {
        let federation = self.federation.map(|letters| letters.parse::<Federation>());
        let federation = federation.transpose().map_err(|error| {
            Problem::invalid_body(format!("The body does not fit: federation: {error}."))
        })?;
        Ok(TeamForm {
            name: self.name,
            federation,
            captain: PlayerId(self.captain),
            line_up: self.line_up.into_iter().map(PlayerId).collect(),
            continues: self.continues.map(TeamNumber),
        })
    }
}

/// Enters a team (TR-11): a national one by its federation (TR-1.7), any other by its captain. A repeated request is
/// answered with the teams as they stand.
#[utoipa::path(
    post, path = "/api/events/{id}/teams", operation_id = "enter_team", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = TeamBody,
    responses((status = 200, body = TeamListView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn enter_team(
    State(app): State<App>,
    caller: Caller,
    EventPath(id): EventPath,
    Body(body): Body<TeamBody>,
) -> Result<Json<TeamListView>, Problem> {
    let form = body.read()?;
    let enter = async || {
        let known = Known::load(&app, caller.clone(), id, &form).await?;
        let rights = known.rights();
        let made = Team::enter(form.clone(), &rights, &known.facts(), app.clock.now())?;
        known.keep(&app, made, EventActKind::TeamEntered, None).await
    };
    retry(enter).await.map(Json)
}

/// Changes what a team says of itself, its line-up first of all: until the entries close, and for the organiser until
/// the start lists. While it plays nothing changes but its captain (TR-11).
#[utoipa::path(
    put, path = "/api/events/{id}/teams/{team}", operation_id = "change_team", tag = "events",
    params(
        ("id" = u32, Path, description = "The event's number"),
        ("team" = u16, Path, description = "The team's number in it"),
    ),
    request_body = TeamBody,
    responses((status = 200, body = TeamListView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn change_team(
    State(app): State<App>,
    caller: Caller,
    Path((id, team)): Path<(String, String)>,
    Body(body): Body<TeamBody>,
) -> Result<Json<TeamListView>, Problem> {
    let (id, number) = read_path(&id, &team)?;
    let form = body.read()?;
    let change = async || {
        let known = Known::load(&app, caller.clone(), id, &form).await?;
        let team = known.team(number)?;
        let made = team.change(form.clone(), &known.rights(), &known.facts(), app.clock.now())?;
        let kind = match &made {
            Outcome::Changed(after) => team.changed_as(after),
            Outcome::Unchanged => EventActKind::TeamChanged,
        };
        known.keep(&app, made, kind, None).await
    };
    retry(change).await.map(Json)
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideTeam, example = json!({"decision": "accept"}))]
pub(crate) struct DecideTeamBody {
    #[schema(value_type = TeamDecisionName)]
    decision: TeamDecision,
    /// Why: needed when a team is refused, and shown to it.
    #[serde(default)]
    reason: Option<String>,
}

/// Decides about a team's entry before the start lists; its captain and its federation take it back. Decided again, it
/// is answered as it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/teams/{team}", operation_id = "decide_team", tag = "events",
    params(
        ("id" = u32, Path, description = "The event's number"),
        ("team" = u16, Path, description = "The team's number in it"),
    ),
    request_body = DecideTeamBody,
    responses((status = 200, body = TeamListView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn decide_team(
    State(app): State<App>,
    caller: Caller,
    Path((id, team)): Path<(String, String)>,
    Body(body): Body<DecideTeamBody>,
) -> Result<Json<TeamListView>, Problem> {
    let (id, number) = read_path(&id, &team)?;
    let given = body.reason.as_deref().map(reason).transpose()?;
    let decide = async || {
        let scene = Scene::open(&app, Some(caller.clone()), id).await?;
        let teams = app.store.teams(id).await?;
        let form = teams.iter().find(|team| team.number == number).map(Team::form);
        let known = Known::of(&app, scene, teams, form.as_ref()).await?;
        let (team, now) = (known.team(number)?, app.clock.now());
        let (rights, facts) = (known.rights(), known.facts());
        let made = team.decide(body.decision, given.clone(), &rights, &facts, now)?;
        known.keep(&app, made, body.decision.logged_as(), given.clone()).await
    };
    retry(decide).await.map(Json)
}

fn read_path(id: &str, team: &str) -> Result<(EventId, TeamNumber), Problem> {
    let id = id.parse().map(EventId).map_err(|_| Problem::unknown_event())?;
    Ok((id, team.parse().map_err(|_| TeamRefusal::NotEntered)?))
}

/// An event of teams, with everybody whom one of them names.
struct Known {
    scene: Scene,
    teams: Vec<Team>,
    before: Option<SeasonBefore>,
    people: BTreeMap<PlayerId, TeamPlayer>,
}

impl Known {
    async fn load(
        app: &App,
        caller: Caller,
        id: EventId,
        form: &TeamForm,
    ) -> Result<Known, Problem> {
        let scene = Scene::open(app, Some(caller), id).await?;
        let teams = app.store.teams(id).await?;
        Known::of(app, scene, teams, Some(form)).await
    }

    async fn of(
        app: &App,
        scene: Scene,
        teams: Vec<Team>,
        form: Option<&TeamForm>,
    ) -> Result<Known, Problem> {
        let named = form.iter().flat_map(|form| form.line_up.iter().chain([&form.captain]));
        // More than an event takes are refused before anything is asked of them.
        let named: BTreeSet<PlayerId> = named.copied().take(NAMED_MAX).collect();
        let people = players(app, &scene, named);
        let before = async {
            match form {
                Some(_) => season_before(app, &scene.event.announcement).await,
                None => Ok(None),
            }
        };
        let (people, before) = try_join(people, before).await?;
        if let Some(form) = form.filter(|form| !people.contains_key(&form.captain)) {
            return Err(TeamRefusal::UnknownPlayer { player: form.captain }.into());
        }
        Ok(Known { scene, teams, before, people })
    }

    fn rights(&self) -> TeamRights {
        rights(&self.scene)
    }

    fn facts(&self) -> TeamFacts<'_> {
        TeamFacts {
            announcement: &self.scene.event.announcement,
            state: self.scene.event.state,
            teams: &self.teams,
            before: self.before.as_ref().map(|before| &*before.teams),
            people: &self.people,
        }
    }

    fn team(&self, number: TeamNumber) -> Result<&Team, Problem> {
        let found = self.teams.iter().find(|team| team.number == number);
        Ok(found.ok_or(TeamRefusal::NotEntered)?)
    }

    /// None when somebody else has changed the event meanwhile.
    async fn keep(
        self,
        app: &App,
        made: Outcome<Team>,
        kind: EventActKind,
        reason: Option<String>,
    ) -> Result<Option<TeamListView>, Problem> {
        let Known { mut scene, mut teams, before, .. } = self;
        if let Outcome::Changed(team) = made {
            let act = scene.act(app, kind, Some(team.captain), reason);
            let was = teams.iter().find(|known| known.number == team.number);
            let act = EventAct { team: Some(team.number), named: team.named_since(was), ..act };
            let kept = app.store.put_team(&scene.event, &team, &act).await;
            if unless_changed(kept)?.is_none() {
                return Ok(None);
            }
            scene.event.version += 1;
            scene.own |= scene.caller.as_ref().is_some_and(|it| team.is_of(it.answers()));
            teams.retain(|known| known.number != team.number);
            teams.push(team);
            teams.sort_by_key(|team| team.number);
        }
        view::list(app, &scene, &teams, before).await.map(Some)
    }
}

/// What is known of everybody whom teams name; those who do not exist are left out.
async fn players(
    app: &App,
    scene: &Scene,
    named: BTreeSet<PlayerId>,
) -> Result<BTreeMap<PlayerId, TeamPlayer>, Problem> {
    let profiles = app.people(named.into_iter().collect()).await?;
    let known: Vec<(PlayerId, Federation)> =
        profiles.values().map(|profile| (profile.id, profile.federation)).collect();
    let mut people = BTreeMap::new();
    let officials = scene.event.officials();
    for few in known.chunks(SIDE_BY_SIDE) {
        let read = few.iter().map(async |(id, federation)| {
            let (sex, record) =
                try_join(scene.sex_asked(app, *id), app.withdrawal_record(*id)).await?;
            let player = TeamPlayer {
                federation: *federation,
                is_lady: sex == Some(Sex::Female),
                suspended_until: record.suspended_until,
                is_official: officials.contains(id),
                directs: scene.event.directors().any(|director| director == *id),
                suspended_for: record.suspended_for,
            };
            Ok::<_, Problem>((*id, player))
        });
        people.extend(try_join_all(read).await?);
    }
    Ok(people)
}

/// Refuses to publish with a team that cannot play as it stands any more.
pub(crate) async fn must_all_play(app: &App, scene: &Scene, teams: &[Team]) -> Result<(), Problem> {
    let accepted = || teams.iter().filter(|team| team.state == EntryState::Accepted);
    let people = players(app, scene, accepted().flat_map(Team::people).collect()).await?;
    let (announcement, state) = (&scene.event.announcement, scene.event.state);
    let facts = TeamFacts { announcement, state, teams, before: None, people: &people };
    let now = app.clock.now();
    Ok(accepted().try_for_each(|team| team.can_play(&facts, now))?)
}

/// Players who are read side by side: of a final at its publication there are eighty.
const SIDE_BY_SIDE: usize = 16;

/// People whom a request may name: a player on each board, and the captain.
const NAMED_MAX: usize = rules::tournament::ANNOUNCED_BOARDS_MAX as usize + 2;

/// What the asker may do with the teams of an event.
fn rights(scene: &Scene) -> TeamRights {
    let federation = scene.federation();
    TeamRights {
        by: scene.by(),
        is_person: scene.profile.is_some(),
        enters_for: federation.filter(|_| scene.may(Act::ConfirmEntry, federation)),
        decides: scene.may(Act::DecideEntry, None),
        is_own_event: scene.own && scene.holds(Act::DecideEntry, None),
    }
}
