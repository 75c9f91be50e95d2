//! Offices: who holds which, for everybody to read, and how administrators give and take them.

use app::view::{PlayerView, RoleName, time};
use app::{Act, App, Body, ChangeRefused, Problem, SignedIn, account_of, text_of};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::{Appointment, AppointmentOrder, PlayerId, Profile, Role};
use serde::{Deserialize, Serialize};
use store::{Account, Notice, NoticeKind};
use utoipa::ToSchema;

const REASON_MISSING: &str = "Give a reason for the record.";

/// Everybody who is more than a player.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Officials)]
pub(crate) struct OfficialsView {
    /// By number.
    officials: Vec<OfficialView>,
    /// Whether the reader may give and take offices.
    may_give: bool,
}

/// One of them.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Official)]
struct OfficialView {
    player: PlayerView,
    #[schema(value_type = Vec<RoleName>)]
    roles: Vec<&'static str>,
}

/// One person's offices, and how they came to them.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayerOffices)]
pub(crate) struct OfficesView {
    player: PlayerView,
    /// Whether the reader may give the person an office, and take it.
    may_give: bool,
    /// What they are now.
    #[schema(value_type = Vec<RoleName>)]
    roles: Vec<&'static str>,
    /// What was given and taken, the latest first.
    appointments: Vec<AppointmentView>,
}

/// An office given, or taken.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Appointment)]
struct AppointmentView {
    #[schema(value_type = RoleName)]
    role: &'static str,
    /// Whether it was given; else it was taken.
    given: bool,
    at: DateTime<Utc>,
    /// By whom; none: by the operator, with a command of the server.
    #[schema(required)]
    by: Option<PlayerView>,
    reason: String,
}

/// Which office, and why.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Appoint, example = json!({
    "role": "director", "give": true, "reason": "Passed the arbiters' course in May."
}))]
pub(crate) struct AppointBody {
    #[schema(value_type = RoleName)]
    role: Role,
    /// Whether it is given; else it is taken.
    give: bool,
    /// Why: 1 to 2,000 characters, for the person and the record.
    reason: String,
}

/// Everybody who holds an office, directs, organises or acts for a federation.
#[utoipa::path(
    get, path = "/api/offices", operation_id = "list_officials", tag = "offices",
    responses((status = 200, body = OfficialsView), (status = 401)),
    security((), ("access_token" = []))
)]
pub(crate) async fn list_officials(
    State(app): State<App>,
    me: Option<SignedIn>,
) -> Result<Json<OfficialsView>, Problem> {
    let officials = app.store.officials().await?;
    let people = app.people(officials.iter().map(|official| official.player).collect()).await?;
    let view = |official: &store::Official| {
        let player = people.get(&official.player)?;
        Some(OfficialView { player: player.into(), roles: codes(&official.roles) })
    };
    let officials = officials.iter().filter_map(view).collect();
    let may_give = me.is_some_and(|me| me.may_ever(Act::GiveOffice));
    Ok(Json(OfficialsView { officials, may_give }))
}

/// One person's offices and how they came to them: for administrators and the person.
#[utoipa::path(
    get, path = "/api/players/{id}/offices", operation_id = "list_offices", tag = "offices",
    params(("id" = u32, Path, description = "The player's number")),
    responses((status = 200, body = OfficesView), (status = 403), (status = 404)),
    security(("access_token" = []))
)]
pub(crate) async fn list_offices(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<OfficesView>, Problem> {
    let (profile, account) = find(&app, &me, &id).await?;
    view(&app, &me, &profile, &account).await.map(Json)
}

/// Gives somebody an office, or takes it. Taking one signs the person out everywhere. Sent again, it
/// is answered as it stands.
#[utoipa::path(
    post, path = "/api/players/{id}/offices", operation_id = "appoint", tag = "offices",
    params(("id" = u32, Path, description = "The player's number")),
    request_body = AppointBody,
    responses((status = 200, body = OfficesView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn appoint(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
    Body(body): Body<AppointBody>,
) -> Result<Json<OfficesView>, Problem> {
    if !me.may_ever(Act::GiveOffice) {
        return Err(Problem::forbidden());
    }
    me.must_be_at_desk(app.clock.now())?;
    let (profile, _) = find(&app, &me, &id).await?;
    let order = AppointmentOrder {
        role: body.role,
        give: body.give,
        by: Some(me.player),
        reason: text_of(&body.reason, REASON_MISSING)?,
    };
    let number = app::appoint(&app.store, profile.id, &order, app.clock.now()).await?;
    if let Some(number) = number {
        let kind = NoticeKind::Office { number };
        app.announce(Notice { player: profile.id, kind }).await?;
    }
    let account = account_of(&app.store, profile.id).await?;
    view(&app, &me, &profile, &account).await.map(Json)
}

/// The person, for whoever may read this.
async fn find(app: &App, me: &SignedIn, id: &str) -> Result<(Profile, Account), Problem> {
    let id: PlayerId = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    if !me.may_ever(Act::GiveOffice) && me.player != id {
        return Err(Problem::forbidden());
    }
    Ok((app.profile(id).await?, account_of(&app.store, id).await?))
}

async fn view(
    app: &App,
    me: &SignedIn,
    profile: &Profile,
    account: &Account,
) -> Result<OfficesView, Problem> {
    let made = app.store.appointments(profile.id).await?;
    let people = app.people(made.iter().filter_map(|made| made.by).collect()).await?;
    let one = |made: &Appointment| AppointmentView {
        role: made.role.code(),
        given: made.given,
        at: time(made.at),
        by: made.by.and_then(|by| people.get(&by)).map(PlayerView::from),
        reason: made.reason.clone(),
    };
    Ok(OfficesView {
        player: profile.into(),
        may_give: me.may_ever(Act::GiveOffice) && me.player != profile.id,
        roles: codes(&account.roles),
        appointments: made.iter().rev().map(one).collect(),
    })
}

/// The names of what somebody is, in the order of the table.
fn codes(roles: &[Role]) -> Vec<&'static str> {
    Role::ALL.into_iter().filter(|role| roles.contains(role)).map(Role::code).collect()
}
