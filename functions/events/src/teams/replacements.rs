//! Replacements in running games: asked for, named, decided, and the status of a substitute (`TR-8.7b` to `TR-8.7e`,
//! `SKS-7.7` to `SKS-7.8-9`).

use app::{Act, App, Body, Caller, ChangeRefused, Problem, SignedIn, retry, unless_changed};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::tournament::{
    EventActKind, EventId, Found, Replacement, ReplacementAct, ReplacementFacts, ReplacementGround,
    ReplacementRefusal, RuleSet, StatusAct, Team, TeamNumber,
};
use rules::{Instant, Outcome, PlayerId};
use serde::Deserialize;
use store::EventAct;
use utoipa::ToSchema;

use super::replacement_view::{GroundName, ReplacementListView};
use super::{Known, players, read_path};
use crate::scene::{Scene, reason};

/// The replacements of a team: for its captain and its federation, the event's officials, and the players of the
/// team, who do not see the reasons.
#[utoipa::path(
    get, path = "/api/events/{id}/teams/{team}/replacements", operation_id = "list_replacements", tag = "events",
    params(
        ("id" = u32, Path, description = "The event's number"),
        ("team" = u16, Path, description = "The team's number in it"),
    ),
    responses(
        (status = 200, body = ReplacementListView),
        (status = 401),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_replacements(
    State(app): State<App>,
    me: SignedIn,
    Path((id, team)): Path<(String, String)>,
) -> Result<Json<ReplacementListView>, Problem> {
    let (id, number) = read_path(&id, &team)?;
    let scene = Scene::open(&app, Some(Caller::Person(me)), id).await?;
    let teams = app.store.teams(id).await?;
    let known = Known::of(&app, scene, teams, None).await?;
    ReplacementListView::of(&app, &known, known.team(number)?).await.map(Json)
}

/// What is done about a replacement.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
#[schema(
    as = Replace,
    example = json!({"act": "ask", "board": 2, "ground": "stopped", "reason": "Not heard of for six weeks.", "stops_clocks": true})
)]
pub(crate) enum ReplaceBody {
    /// The director asks for a substitute, or the team for a replacement.
    Ask {
        /// On which board, counted from 1.
        board: u8,
        #[schema(value_type = GroundName)]
        ground: ReplacementGround,
        /// Why, for the captain and the officials.
        reason: String,
        /// The first second at which it is too late to name somebody; none: as late as the rules let it be. Only the
        /// director says it.
        #[serde(default)]
        until: Option<DateTime<Utc>>,
        /// Who is to play; none: it is named later.
        #[serde(default)]
        substitute: Option<u32>,
        /// Whether the clocks of the player's games stand still meanwhile. Only the director says it.
        #[serde(default)]
        stops_clocks: bool,
    },
    /// The team names a substitute, or another one.
    Name { replacement: u16, substitute: u32 },
    /// The director lets the substitute play.
    Seat {
        replacement: u16,
        /// When the substitute begins; none: at once.
        #[serde(default)]
        from: Option<DateTime<Utc>>,
        /// Days that the substitute's clocks have used more, in each game.
        #[serde(default)]
        handicap_days: u32,
    },
    /// The director does not, or waits no longer: the player plays on, or the general rules apply.
    Decline {
        replacement: u16,
        /// Why, for the team.
        reason: String,
    },
    /// The director decides that the board's games are lost whose player has not begun in time (TR-8.7d).
    LoseBoard { replacement: u16 },
    /// The team takes back what it has asked for.
    TakeBack { replacement: u16 },
}

impl ReplaceBody {
    fn read(self) -> Result<ReplacementAct, Problem> {
        let moment = |at: DateTime<Utc>| Instant::from_unix(at.timestamp());
        Ok(match self {
            ReplaceBody::Ask { board, ground, reason: why, until, substitute, stops_clocks } => {
                ReplacementAct::Ask {
                    board,
                    ground,
                    reason: reason(&why)?,
                    until: until.map(moment),
                    substitute: substitute.map(PlayerId),
                    stops_clocks,
                }
            }
            ReplaceBody::Name { replacement, substitute } => {
                ReplacementAct::Name { number: replacement, substitute: PlayerId(substitute) }
            }
            ReplaceBody::Seat { replacement, from, handicap_days } => {
                ReplacementAct::Seat { number: replacement, from: from.map(moment), handicap_days }
            }
            ReplaceBody::Decline { replacement, reason: why } => {
                ReplacementAct::Decline { number: replacement, reason: reason(&why)? }
            }
            ReplaceBody::LoseBoard { replacement } => {
                ReplacementAct::LoseBoard { number: replacement }
            }
            ReplaceBody::TakeBack { replacement } => {
                ReplacementAct::TakeBack { number: replacement }
            }
        })
    }
}

/// Asks for a replacement, names a substitute, or decides about one (TR-8.7b, SKS-7.7). Once the substitute plays, the
/// unfinished games of the board are theirs: clocks, colours and open offers stay. A repeated request is answered with
/// how it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/teams/{team}/replacements", operation_id = "replace_player", tag = "events",
    params(
        ("id" = u32, Path, description = "The event's number"),
        ("team" = u16, Path, description = "The team's number in it"),
    ),
    request_body = ReplaceBody,
    responses((status = 200, body = ReplacementListView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn replace_player(
    State(app): State<App>,
    me: SignedIn,
    Path((id, team)): Path<(String, String)>,
    Body(body): Body<ReplaceBody>,
) -> Result<Json<ReplacementListView>, Problem> {
    let (id, number) = read_path(&id, &team)?;
    let act = body.read()?;
    retry(|| replace_once(&app, &me, (id, number), &act)).await?;
    // What the games do not follow now they follow by the alarm.
    if let Err(problem) = app.follow_replacements(id, number).await {
        tracing::error!(event = id.0, team = number.0, %problem, "a replacement waits");
    }
    list_replacements(State(app), me, Path((id.0.to_string(), number.0.to_string()))).await
}

async fn replace_once(
    app: &App,
    me: &SignedIn,
    (id, number): (EventId, TeamNumber),
    act: &ReplacementAct,
) -> Result<Option<()>, Problem> {
    let scene = Scene::open(app, Some(Caller::Person(me.clone())), id).await?;
    let teams = app.store.teams(id).await?;
    let mut known = Known::of(app, scene, teams, None).await?;
    let team = known.team(number)?.clone();
    let directs = known.directs();
    // Only who directs or speaks for the team learns who exists, and how its boards stand.
    if !directs && !known.rights().speaks_for(&team) {
        return Err(Problem::forbidden());
    }
    if directs {
        me.must_be_at_desk(app.clock.now())?;
    }
    if let Some(substitute) = substitute_of(act, &team) {
        known.people = players(app, &known.scene, [substitute].into()).await?;
    }
    let before = act.number().and_then(|of| team.replacements.iter().find(|it| it.number == of));
    let found = found(app, &known, &team, act, before).await?;
    let facts = ReplacementFacts { teams: known.facts(), directs, found };
    let made = team.replace(act, &known.rights(), &facts, app.clock.now())?;
    let Outcome::Changed(after) = made else { return Ok(Some(())) };
    let it = match act.number() {
        Some(of) => after.replacements.iter().find(|it| it.number == of),
        None => after.replacements.last(),
    };
    let it = it.ok_or(ReplacementRefusal::Unknown)?;
    let logged = act_of(app, &known, (&after, it), logged_as(act));
    unless_changed(app.store.put_team(&known.scene.event, &after, &logged).await)
}

/// The line for the event's log.
fn act_of(
    app: &App,
    known: &Known,
    (team, it): (&Team, &Replacement),
    kind: EventActKind,
) -> EventAct {
    let act = known.scene.act(app, kind, Some(it.replaced), None);
    EventAct { team: Some(team.number), replacement: Some(it.number), ..act }
}

/// Who is to play by it.
fn substitute_of(act: &ReplacementAct, team: &Team) -> Option<PlayerId> {
    let named = |number: u16| {
        team.replacements.iter().find(|it| it.number == number).and_then(Replacement::substitute)
    };
    match act {
        ReplacementAct::Ask { substitute, .. } => *substitute,
        ReplacementAct::Name { substitute, .. } => Some(*substitute),
        ReplacementAct::Seat { number, .. } => named(*number),
        ReplacementAct::Decline { .. }
        | ReplacementAct::LoseBoard { .. }
        | ReplacementAct::TakeBack { .. } => None,
    }
}

/// How the games of the board stand; asked only where somebody is to sit down, or is asked for.
async fn found(
    app: &App,
    known: &Known,
    team: &Team,
    act: &ReplacementAct,
    before: Option<&Replacement>,
) -> Result<Found, Problem> {
    let asked = match act {
        ReplacementAct::Ask { board, .. } => team.player_on(*board).map(|player| (*board, player)),
        ReplacementAct::Seat { .. } => before.map(|it| (it.board, it.replaced)),
        ReplacementAct::Name { .. }
        | ReplacementAct::Decline { .. }
        | ReplacementAct::LoseBoard { .. }
        | ReplacementAct::TakeBack { .. } => None,
    };
    let Some(asked) = asked else { return Ok(Found::default()) };
    app.found_on(&known.scene.event, team, asked).await
}

fn logged_as(act: &ReplacementAct) -> EventActKind {
    match act {
        ReplacementAct::Ask { .. } => EventActKind::ReplacementAsked,
        ReplacementAct::Name { .. } => EventActKind::SubstituteNamed,
        ReplacementAct::Seat { .. } => EventActKind::PlayerReplaced,
        ReplacementAct::Decline { .. } => EventActKind::ReplacementDeclined,
        ReplacementAct::LoseBoard { .. } => EventActKind::BoardLost,
        ReplacementAct::TakeBack { .. } => EventActKind::ReplacementTakenBack,
    }
}

/// What is done about the status of a substitute.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = StatusAct)]
pub(crate) enum StatusActName {
    /// The substitute applies for it.
    Apply,
    /// An official consents, in every quality in which they may.
    Consent,
    /// An official does not.
    Refuse,
}

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideStatus, example = json!({"act": "apply"}))]
pub(crate) struct StatusBody {
    act: StatusActName,
}

/// Applies for the status of a substitute, or decides about that (TR-8.7e, SKS-7.8-9): the director and the qualifications
/// commissioner consent, in Czech events whoever acts for the steering commission. With it all games count for the
/// substitute. A repeated request is answered with how it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/teams/{team}/replacements/{replacement}/status",
    operation_id = "decide_substitute_status", tag = "events",
    params(
        ("id" = u32, Path, description = "The event's number"),
        ("team" = u16, Path, description = "The team's number in it"),
        ("replacement" = u16, Path, description = "The replacement's number in the team"),
    ),
    request_body = StatusBody,
    responses((status = 200, body = ReplacementListView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn decide_substitute_status(
    State(app): State<App>,
    me: SignedIn,
    Path((id, team, replacement)): Path<(String, String, String)>,
    Body(body): Body<StatusBody>,
) -> Result<Json<ReplacementListView>, Problem> {
    let (id, number) = read_path(&id, &team)?;
    let of: u16 = replacement.parse().map_err(|_| ReplacementRefusal::Unknown)?;
    retry(|| status_once(&app, &me, (id, number, of), body.act)).await?;
    app.follow_replacements(id, number).await?;
    list_replacements(State(app), me, Path((id.0.to_string(), number.0.to_string()))).await
}

async fn status_once(
    app: &App,
    me: &SignedIn,
    (id, number, of): (EventId, TeamNumber, u16),
    act: StatusActName,
) -> Result<Option<()>, Problem> {
    let scene = Scene::open(app, Some(Caller::Person(me.clone())), id).await?;
    let teams = app.store.teams(id).await?;
    let known = Known::of(app, scene, teams, None).await?;
    let team = known.team(number)?;
    let rule_set = known.scene.event.announcement.rule_set;
    let (acts, kind) = match act {
        StatusActName::Apply => (vec![StatusAct::Apply], EventActKind::SubstituteApplied),
        StatusActName::Refuse => (vec![StatusAct::Refuse], EventActKind::SubstituteRefused),
        StatusActName::Consent => (known.consents(), EventActKind::SubstituteConsented),
    };
    if !matches!(act, StatusActName::Apply) && !known.consents().is_empty() {
        me.must_be_at_desk(app.clock.now())?;
    }
    // Whoever may consent in no quality is told so by the first.
    let acts = if acts.is_empty() { vec![StatusAct::ConsentAsDirector] } else { acts };
    let may = |act: StatusAct| match act {
        StatusAct::Apply => false,
        StatusAct::Refuse => !known.consents().is_empty(),
        StatusAct::ConsentAsDirector | StatusAct::ConsentAsCommissioner => {
            known.consents().contains(&act)
        }
    };
    let mut after = team.clone();
    for act in acts {
        let by = (me.player, &may);
        if let Outcome::Changed(team) =
            after.decide_status(of, act, rule_set, by, app.clock.now())?
        {
            after = team;
        }
    }
    if after == *team {
        return Ok(Some(()));
    }
    let it = after.replacements.iter().find(|it| it.number == of);
    let it = it.ok_or(ReplacementRefusal::Unknown)?;
    let logged = act_of(app, &known, (&after, it), kind);
    unless_changed(app.store.put_team(&known.scene.event, &after, &logged).await)
}

impl Known {
    /// Whether the asker directs the event, and has nothing to do with a team of it.
    pub(super) fn directs(&self) -> bool {
        !self.scene.own && self.scene.may(Act::Direct, None)
    }

    /// In which qualities the asker consents to the status of a substitute (`TR-8.7e`, `SKS-7.8-9`).
    pub(super) fn consents(&self) -> Vec<StatusAct> {
        let commissioner = match self.scene.event.announcement.rule_set {
            RuleSet::Iccf => Act::ConsentToSubstitute,
            RuleSet::Sks => Act::ReviewWithdrawal,
        };
        let is_commissioner = !self.scene.own && self.scene.may(commissioner, None);
        let director = self.directs().then_some(StatusAct::ConsentAsDirector);
        let commissioner = is_commissioner.then_some(StatusAct::ConsentAsCommissioner);
        director.into_iter().chain(commissioner).collect()
    }
}
