//! What a season of a league comes to: who goes up and who goes down, proposed from its tables and decided by whoever
//! divides the next one (`TR-5.3-5.4`, `TR-5.6-5.7`).

use app::view::{PlayerView, time};
use app::{Act, App, AtDesk, Body, Caller, ChangeRefused, Problem, SignedIn, TeamSection};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use futures_util::future::try_join3;
use rules::Outcome;
use rules::tournament::{
    EventActKind, EventState, Movement, SeasonDecision, SeasonFacts, SeasonLine, SeasonRefusal,
    SeasonSection, Team, TeamNumber, TeamStanding, season_lines,
};
use serde::{Deserialize, Serialize};
use store::{Error, EventAct};
use utoipa::ToSchema;

use super::season_before::season_before;
use crate::scene::{EventPath, Scene, reason};

/// What a season comes to.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Season)]
pub(crate) struct SeasonView {
    event: u32,
    event_name: String,
    /// The event's version.
    version: u32,
    /// Its divisions, the highest first.
    divisions: Vec<String>,
    /// Whether its final tables are confirmed: until then it is how things would stand.
    is_over: bool,
    /// Whether I decide about it now.
    may_decide: bool,
    /// When it was decided.
    #[schema(required)]
    decided_at: Option<DateTime<Utc>>,
    /// By whom.
    #[schema(required)]
    decided_by: Option<PlayerView>,
    /// Its teams, section by section and by place.
    teams: Vec<SeasonTeamView>,
}

/// A team after a season.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SeasonTeam)]
struct SeasonTeamView {
    /// Its number in the event.
    team: u16,
    name: String,
    section: String,
    /// Its division, counted from 0: the highest.
    division: u8,
    place: u32,
    /// Whether others share the place.
    shared: bool,
    /// Whether it has changed all its players within two seasons: normally it goes down (TR-5.6-5.7).
    has_changed_all: bool,
    /// What is proposed; none where it shares a place of which some go and some stay.
    #[schema(required, value_type = Option<MovementName>)]
    proposed: Option<Movement>,
    /// What was decided.
    #[schema(required, value_type = Option<MovementName>)]
    decided: Option<Movement>,
    /// Why it is not as proposed.
    #[schema(required)]
    reason: Option<String>,
}

/// Where a team goes after a season.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Movement)]
pub(crate) enum MovementName {
    /// To the next higher division.
    Up,
    /// It stays in its division.
    Stays,
    /// To the next lower division.
    Down,
}

/// What a season of a league comes to (TR-5.3-5.4): where each team would go by the tables, and what was decided.
#[utoipa::path(
    get, path = "/api/events/{id}/season", operation_id = "get_season", tag = "events",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = SeasonView),
        (status = 401),
        (status = 404),
        (status = 409),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_season(
    State(app): State<App>,
    me: Option<SignedIn>,
    EventPath(id): EventPath,
) -> Result<Json<SeasonView>, Problem> {
    let scene = Scene::open(&app, me.map(Caller::Person), id).await?;
    Known::load(&app, scene).await?.view(&app).await.map(Json)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(
    as = DecideSeason,
    example = json!({"version": 40, "moves": [{"team": 3, "movement": "up"}, {"team": 1, "movement": "stays"}]})
)]
pub(crate) struct DecideSeasonBody {
    /// The version of the event that was looked at.
    version: u32,
    /// Where each team goes: every one once.
    moves: Vec<MoveBody>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SeasonMove)]
pub(crate) struct MoveBody {
    /// The team's number.
    team: u16,
    #[schema(value_type = MovementName)]
    movement: Movement,
    /// Why, 1 to 2,000 characters: needed wherever it is not as proposed, and shown to everybody.
    #[serde(default)]
    reason: Option<String>,
}

/// Decides who goes up and who goes down after a season (TR-5.3-5.4), exceptions with their reasons (TR-5.6-5.7). It
/// can be decided again, and counts for start lists that are still to come; sent again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/season", operation_id = "decide_season", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = DecideSeasonBody,
    responses((status = 200, body = SeasonView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn decide_season(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    EventPath(id): EventPath,
    Body(body): Body<DecideSeasonBody>,
) -> Result<Json<SeasonView>, Problem> {
    let by = me.player;
    let scene = Scene::open_for(&app, me, id, Act::MakeSections).await?;
    let mut known = Known::load(&app, scene).await?;
    let read = |it: MoveBody| {
        let told = it.reason.as_deref().map(reason).transpose()?;
        Ok::<_, Problem>((TeamNumber(it.team), it.movement, told))
    };
    let chosen = body.moves.into_iter().map(read).collect::<Result<Vec<_>, Problem>>()?;
    let now = app.clock.now();
    let event = &known.scene.event;
    let facts = SeasonFacts {
        league: event.announcement.league(),
        state: event.state,
        lines: &known.lines,
        before: known.decision.as_ref(),
    };
    if let Outcome::Changed(decision) = SeasonDecision::decide(&chosen, &facts, by, now)? {
        known.scene.must_be_at(body.version)?;
        let act = EventAct::new(now, by, EventActKind::SeasonDecided);
        match app.store.decide_season(event, &decision, &act).await {
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            kept => kept?,
        }
        known.scene.event.version += 1;
        known.decision = Some(decision);
    }
    known.view(&app).await.map(Json)
}

/// A season with its tables.
struct Known {
    scene: Scene,
    teams: Vec<Team>,
    sections: Vec<TeamSection>,
    lines: Vec<SeasonLine>,
    decision: Option<SeasonDecision>,
}

impl Known {
    async fn load(app: &App, scene: Scene) -> Result<Known, Problem> {
        let event = &scene.event;
        let league = event.announcement.league().ok_or(SeasonRefusal::NoLeague)?;
        let teams = app.store.teams(event.id).await?;
        let before = season_before(app, &event.announcement);
        let decision = async { Ok::<_, Problem>(app.store.season_decision(event.id).await?) };
        let played = app.team_sections(event, &teams);
        let (sections, before, decision) = try_join3(played, before, decision).await?;
        let tables: Vec<SeasonSection> = sections.iter().filter_map(season_section).collect();
        let changed_all = |number| {
            let team = teams.iter().find(|team| team.number == number)?;
            let then = before.as_ref()?.team_before(team)?;
            Some(team.has_changed_all_since(then))
        };
        let rule_set = event.announcement.rule_set;
        let lines = season_lines(league, rule_set, &tables, |team| changed_all(team) == Some(true));
        Ok(Known { scene, teams, sections, lines, decision })
    }

    async fn view(&self, app: &App) -> Result<SeasonView, Problem> {
        let event = &self.scene.event;
        let league = event.announcement.league().ok_or(SeasonRefusal::NoLeague)?;
        let is_over = event.state == EventState::Finished;
        let by = self.decision.as_ref().map(|decision| decision.by);
        let people = app.people(by.into_iter().collect()).await?;
        let team = |line: &SeasonLine| {
            let team = self.teams.iter().find(|team| team.number == line.team)?;
            let decided = self.decision.as_ref().and_then(|decision| decision.of(line.team));
            Some(SeasonTeamView {
                team: team.number.0,
                name: team.name.clone(),
                section: self.sections.get(line.section)?.proposed.name.clone(),
                division: line.division,
                place: line.place,
                shared: line.shared,
                has_changed_all: line.has_changed_all,
                proposed: line.proposed,
                decided: decided.map(|it| it.movement),
                reason: decided.and_then(|it| it.reason.clone()),
            })
        };
        Ok(SeasonView {
            event: event.id.0,
            event_name: event.announcement.name.clone(),
            version: event.version,
            divisions: league.divisions.clone(),
            is_over,
            may_decide: is_over && self.scene.may(Act::MakeSections, None),
            decided_at: self.decision.as_ref().map(|decision| time(decision.at)),
            decided_by: by.and_then(|by| people.get(&by)).map(PlayerView::from),
            teams: self.lines.iter().filter_map(team).collect(),
        })
    }
}

/// The table of a section as the season asks for it; none where it is in no division.
fn season_section(played: &TeamSection) -> Option<SeasonSection> {
    let place = |standing: &TeamStanding| {
        let team = *played.order.get(standing.team)?;
        Some((team, standing.place))
    };
    let places = played.standings.iter().filter_map(place).collect();
    Some(SeasonSection { division: played.proposed.division?, places })
}
