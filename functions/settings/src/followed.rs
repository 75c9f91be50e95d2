//! Whom and what I follow: their results, and the course of events, are listed among what I was told.

use std::cmp::Reverse;

use app::view::PlayerView;
use app::{App, ChangeRefused, Present, Problem};
use axum::Json;
use axum::extract::{Path, State};
use rules::PlayerId;
use serde::Serialize;
use store::{EventId, Followed, StoredEvent};
use utoipa::ToSchema;

/// How many players and events one player follows, at most.
const FOLLOWED_MAX: usize = 200;

/// Whom and what I follow.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Followed)]
pub(crate) struct FollowedView {
    /// By name.
    players: Vec<PlayerView>,
    /// The last announced first.
    events: Vec<FollowedEventView>,
}

/// An event that I follow.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FollowedEvent, example = json!({ "id": 7, "name": "Czech Open 2026" }))]
struct FollowedEventView {
    /// The event's number.
    id: u32,
    /// Its name.
    name: String,
}

async fn view(app: &App, me: PlayerId) -> Result<Json<FollowedView>, Problem> {
    let (mut players, mut events) = (Vec::new(), Vec::new());
    for followed in app.store.followed_by(me).await? {
        match followed {
            Followed::Player(player) => players.push(player),
            Followed::Event(event) => events.push(event),
        }
    }
    let mut players = app.store.players(&players).await?;
    let mut events = app.store.events(&events).await?;
    players.sort_by_cached_key(|it| (it.family_name.clone(), it.given_name.clone(), it.id));
    events.sort_by_key(|event| Reverse(event.id));
    let named = |it: StoredEvent| FollowedEventView { id: it.id.0, name: it.announcement.name };
    Ok(Json(FollowedView {
        players: players.iter().map(PlayerView::from).collect(),
        events: events.into_iter().map(named).collect(),
    }))
}

async fn follow(app: &App, me: PlayerId, followed: Followed) -> Result<(), Problem> {
    let known = app.store.followed_by(me).await?;
    if known.contains(&followed) {
        return Ok(());
    }
    if known.len() >= FOLLOWED_MAX {
        let detail =
            "You follow 200 players and events: stop following something that you no longer read.";
        return Err(Problem::conflict("too_many_followed", detail));
    }
    Ok(app.store.follow(me, followed).await?)
}

fn player_of(id: &str) -> Result<PlayerId, Problem> {
    id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())
}

fn event_of(id: &str) -> Result<EventId, Problem> {
    id.parse().map(EventId).map_err(|_| Problem::unknown_event())
}

/// Whom and what I follow.
#[utoipa::path(
    get, path = "/api/followed", operation_id = "list_followed", tag = "settings",
    responses((status = 200, body = FollowedView)),
    security(("access_token" = []))
)]
pub(crate) async fn list_followed(
    State(app): State<App>,
    Present { me, .. }: Present,
) -> Result<Json<FollowedView>, Problem> {
    view(&app, me.player).await
}

/// Follows a player: what their games end with is listed among what I am told. The player does not hear of it.
#[utoipa::path(
    put, path = "/api/followed/players/{id}", operation_id = "follow_player", tag = "settings",
    params(("id" = u32, Path, description = "The player's number")),
    responses((status = 200, body = FollowedView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn follow_player(
    State(app): State<App>,
    Present { me, .. }: Present,
    Path(id): Path<String>,
) -> Result<Json<FollowedView>, Problem> {
    let player = app.profile(player_of(&id)?).await?.id;
    if player == me.player {
        let detail = "You cannot follow yourself: what happens in your games you are told anyway.";
        return Err(Problem::conflict("follow_oneself", detail));
    }
    follow(&app, me.player, Followed::Player(player)).await?;
    view(&app, me.player).await
}

/// Follows a player no more.
#[utoipa::path(
    delete, path = "/api/followed/players/{id}", operation_id = "unfollow_player", tag = "settings",
    params(("id" = u32, Path, description = "The player's number")),
    responses((status = 200, body = FollowedView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn unfollow_player(
    State(app): State<App>,
    Present { me, .. }: Present,
    Path(id): Path<String>,
) -> Result<Json<FollowedView>, Problem> {
    app.store.unfollow(me.player, Followed::Player(player_of(&id)?)).await?;
    view(&app, me.player).await
}

/// Follows an event: its start lists, results and final tables are listed among what I am told.
#[utoipa::path(
    put, path = "/api/followed/events/{id}", operation_id = "follow_event", tag = "settings",
    params(("id" = u32, Path, description = "The event's number")),
    responses((status = 200, body = FollowedView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn follow_event(
    State(app): State<App>,
    Present { me, .. }: Present,
    Path(id): Path<String>,
) -> Result<Json<FollowedView>, Problem> {
    let event = app.known_event(event_of(&id)?).await?.id;
    follow(&app, me.player, Followed::Event(event)).await?;
    view(&app, me.player).await
}

/// Follows an event no more.
#[utoipa::path(
    delete, path = "/api/followed/events/{id}", operation_id = "unfollow_event", tag = "settings",
    params(("id" = u32, Path, description = "The event's number")),
    responses((status = 200, body = FollowedView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn unfollow_event(
    State(app): State<App>,
    Present { me, .. }: Present,
    Path(id): Path<String>,
) -> Result<Json<FollowedView>, Problem> {
    app.store.unfollow(me.player, Followed::Event(event_of(&id)?)).await?;
    view(&app, me.player).await
}
