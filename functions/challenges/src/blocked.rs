//! Whom a player has blocked: between the two of them no friendly game is begun any more.

use app::view::PlayerView;
use app::{App, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use rules::PlayerId;
use serde::Serialize;
use utoipa::ToSchema;

/// How many one player blocks, at most.
const BLOCKED_MAX: usize = 500;

/// Whom I have blocked.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BlockedPlayers)]
pub(crate) struct BlockedView {
    /// By number.
    players: Vec<PlayerView>,
}

async fn view(app: &App, me: PlayerId) -> Result<Json<BlockedView>, Problem> {
    let mut players = app.store.players(&app.store.blocked_by(me).await?).await?;
    players.sort_by_key(|profile| profile.id);
    Ok(Json(BlockedView { players: players.iter().map(PlayerView::from).collect() }))
}

/// Whom I have blocked.
#[utoipa::path(
    get, path = "/api/blocked-players", operation_id = "list_blocked_players", tag = "challenges",
    responses((status = 200, body = BlockedView)),
    security(("access_token" = []))
)]
pub(crate) async fn list_blocked_players(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<BlockedView>, Problem> {
    view(&app, me.player).await
}

/// Blocks a player: neither can challenge the other, nor accept what the other offers to anybody. What is open between the
/// two is withdrawn or declined. Running games go on, and so do events. Nobody is told of the block.
#[utoipa::path(
    put, path = "/api/blocked-players/{id}", operation_id = "block_player", tag = "challenges",
    params(("id" = u32, Path, description = "The player's number")),
    responses((status = 200, body = BlockedView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn block_player(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<BlockedView>, Problem> {
    let other = player_of(&app, &id).await?;
    if other == me.player {
        let detail = "You cannot block yourself.";
        return Err(Problem::conflict("block_oneself", detail));
    }
    let known = app.store.blocked_by(me.player).await?;
    if known.len() >= BLOCKED_MAX && !known.contains(&other) {
        let detail = "You have blocked 500 players: unblock somebody first.";
        return Err(Problem::conflict("too_many_blocked", detail));
    }
    app.store.block_player(me.player, other, true).await?;
    app.close_challenges(me.player, Some(other)).await?;
    view(&app, me.player).await
}

/// Unblocks a player.
#[utoipa::path(
    delete, path = "/api/blocked-players/{id}", operation_id = "unblock_player", tag = "challenges",
    params(("id" = u32, Path, description = "The player's number")),
    responses((status = 200, body = BlockedView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn unblock_player(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<BlockedView>, Problem> {
    let other = player_of(&app, &id).await?;
    app.store.block_player(me.player, other, false).await?;
    view(&app, me.player).await
}

async fn player_of(app: &App, id: &str) -> Result<PlayerId, Problem> {
    let id = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    Ok(app.profile(id).await?.id)
}
