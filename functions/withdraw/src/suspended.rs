//! Everybody whom officers have suspended now (`TR-14`, `LAW-13.3.2`), for the officers who do.

use app::view::{PlayerView, time};
use app::{Act, App, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use rules::{PlayerId, Suspension};
use serde::Serialize;
use utoipa::ToSchema;

use crate::names::CauseName;

/// Players who are suspended.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SuspendedPlayers)]
pub(crate) struct SuspendedView {
    /// Who may enter again first stands first.
    players: Vec<SuspendedPlayerView>,
}

/// One of them.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SuspendedPlayer)]
struct SuspendedPlayerView {
    player: PlayerView,
    #[schema(value_type = CauseName)]
    cause: &'static str,
    /// The article.
    rule: &'static str,
    /// When it was decided.
    at: DateTime<Utc>,
    /// When the player may enter events again.
    until: DateTime<Utc>,
}

/// Everybody who is suspended by officers now: for the officers who suspend. What follows from a withdrawal
/// stands with the withdrawal.
#[utoipa::path(
    get, path = "/api/suspensions", operation_id = "list_suspended_players", tag = "withdrawals",
    responses((status = 200, body = SuspendedView), (status = 403)),
    security(("access_token" = []))
)]
pub(crate) async fn list_suspended_players(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<SuspendedView>, Problem> {
    if !me.may_ever(Act::Suspend) {
        return Err(Problem::forbidden());
    }
    let now = app.clock.now();
    let known = app.store.suspended_players().await?;
    let made = app.store.suspensions_of(&known).await?;
    let last = |(player, made): &(PlayerId, Vec<Suspension>)| {
        let last = Suspension::last_to_end(made).filter(|last| last.runs_at(now))?;
        Some((*player, last.clone()))
    };
    let mut running: Vec<(PlayerId, Suspension)> = made.iter().filter_map(last).collect();
    running.sort_by_key(|(player, made)| (made.until, *player));
    let people = app.people(running.iter().map(|(player, _)| *player).collect()).await?;
    let view = |(player, made): &(PlayerId, Suspension)| {
        Some(SuspendedPlayerView {
            player: people.get(player).map(PlayerView::from)?,
            cause: made.cause.code(),
            rule: made.cause.rule(),
            at: time(made.at),
            until: time(made.until),
        })
    };
    Ok(Json(SuspendedView { players: running.iter().filter_map(view).collect() }))
}
