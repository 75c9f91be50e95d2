//! The sex that a player's federation has registered, where a rule needs it (`SKS-1.7`, `TR-1.5`, `TR-1.6`).
//! Nobody else sees it.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use app::{About, Act, App, AtDesk, Body, By, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::{Federation, Outcome, PlayerId, Profile, RegisteredSex, Sex, SexRights};
use serde::{Deserialize, Serialize};
use store::Role;
use utoipa::ToSchema;

/// A player's sex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Sex)]
enum SexName {
    /// A woman.
    Female,
    /// A man.
    Male,
}

impl From<Sex> for SexName {
    fn from(sex: Sex) -> SexName {
        match sex {
            Sex::Female => SexName::Female,
            Sex::Male => SexName::Male,
        }
    }
}

impl From<SexName> for Sex {
    fn from(name: SexName) -> Sex {
        match name {
            SexName::Female => Sex::Female,
            SexName::Male => Sex::Male,
        }
    }
}

/// What is registered of a player.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayersSex)]
pub(crate) struct SexView {
    /// None: nothing is registered.
    #[schema(required, inline)]
    sex: Option<SexName>,
    /// Since when.
    #[schema(required)]
    at: Option<DateTime<Utc>>,
    /// Who has registered it.
    #[schema(required)]
    by: Option<PlayerView>,
    /// Whether the reader registers it.
    may_register: bool,
}

/// What to register.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RegisterSex, example = json!({ "sex": "female" }))]
pub(crate) struct SexBody {
    /// None: nothing any more.
    // Left out it would take away what nobody meant to.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required, inline)]
    sex: Option<SexName>,
}

/// The sex that is registered of a player: for the player, the federation, and officers whom a rule asks
/// for it (SKS-1.7, TR-1.5, TR-1.6).
#[utoipa::path(
    get, path = "/api/players/{id}/sex", operation_id = "get_sex", tag = "federations",
    params(("id" = u32, Path, description = "The player's number")),
    responses((status = 200, body = SexView), (status = 403), (status = 404)),
    security(("access_token" = []))
)]
pub(crate) async fn get_sex(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<SexView>, Problem> {
    let (player, rights) = open(&app, &me, &id).await?;
    if !rights.may_see(player.id) {
        return Err(Problem::forbidden());
    }
    let registered = app.store.registered_sex(player.id).await?;
    view(&app, rights, player.id, registered).await.map(Json)
}

/// Registers a player's sex, or takes it out, for the player's federation (SKS-1.7); of players whose
/// country is no member of ICCF, and has no delegates, as the rating commissioner. The same again changes
/// nothing.
#[utoipa::path(
    put, path = "/api/players/{id}/sex", operation_id = "register_sex", tag = "federations",
    params(("id" = u32, Path, description = "The player's number")), request_body = SexBody,
    responses((status = 200, body = SexView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn register_sex(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<SexBody>,
) -> Result<Json<SexView>, Problem> {
    let (player, rights) = open(&app, &me, &id).await?;
    let known = app.store.registered_sex(player.id).await?;
    let ordered = rights.order(player.id, known, body.sex.map(Sex::from), app.clock.now());
    let registered = match ordered.map_err(|_| Problem::forbidden())? {
        Outcome::Unchanged => known,
        Outcome::Changed(registered) => {
            app.store.register_sex(player.id, registered).await?;
            registered
        }
    };
    view(&app, rights, player.id, registered).await.map(Json)
}

/// The player, and what the reader may do.
async fn open(app: &App, me: &SignedIn, id: &str) -> Result<(Profile, SexRights), Problem> {
    let id: PlayerId = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    let player = app.profile(id).await?;
    let own = app.profile(me.player).await?.federation;
    let about = About { players_federation: Some(player.federation), ..About::default() };
    let rights = SexRights {
        by: me.player,
        acts_for_federation: me.holds(Role::Federation) && own == player.federation,
        keeps_lists: me.may_for_all(Act::RegisterSex),
        of_member: app.is_member(player.federation).await?,
        needs_it: me.may(Act::SeeSex, &about, Some(own)),
    };
    Ok((player, rights))
}

async fn view(
    app: &App,
    rights: SexRights,
    player: PlayerId,
    registered: Option<RegisteredSex>,
) -> Result<SexView, Problem> {
    let people = app.people(registered.iter().map(|it| it.by).collect()).await?;
    Ok(SexView {
        sex: registered.map(|it| it.sex.into()),
        at: registered.map(|it| time(it.at)),
        by: registered.and_then(|it| people.get(&it.by)).map(PlayerView::from),
        may_register: rights.may_register(player),
    })
}

/// What somebody may read of a whole list (`SKS-1.7`): the rating commissioner everything, who acts for a
/// federation what is registered of those who play for it now; none: nothing. A key reads lists, and
/// nothing that few may see.
pub(crate) async fn listed(
    app: &App,
    me: Option<&SignedIn>,
    wanted: Option<Federation>,
) -> Result<HashMap<PlayerId, Sex>, Problem> {
    let at_page = |me: &&SignedIn| matches!(me.by, By::Session(_));
    let Some(me) = me.filter(at_page).filter(|me| me.may_ever(Act::RegisterSex)) else {
        return Ok(HashMap::new());
    };
    let registered = if me.may_for_all(Act::RegisterSex) {
        app.store.registered_sexes().await?
    } else {
        let own = app.profile(me.player).await?.federation;
        if wanted != Some(own) {
            return Ok(HashMap::new());
        }
        // Who has left for another federation is still on the lists of before.
        app.store.registered_sexes_of(&app.store.members(own).await?).await?
    };
    Ok(registered.into_iter().map(|(player, registered)| (player, registered.sex)).collect())
}
