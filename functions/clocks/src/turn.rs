//! What the player on move does to the running clock, and the claim of the opponent's flag.

use app::view::{ClockView, EndedView};
use app::{App, Body, Change, ChangeRefused, GamePath, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::Game;
use serde::Deserialize;
use utoipa::ToSchema;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AnnounceReflection, example = json!({"ply": 42}))]
pub(crate) struct ReflectionBody {
    /// Half-moves played in the position that I think about.
    ply: u16,
}

/// Announces longer reflection for this move: silence does not lose the game while it lasts.
#[utoipa::path(
    post, path = "/api/games/{id}/reflection", operation_id = "announce_reflection",
    tag = "clocks", params(("id" = u32, Path, description = "The game's number")),
    request_body = ReflectionBody, responses((status = 200, body = ClockView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn announce_reflection(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<ReflectionBody>,
) -> Result<Json<ClockView>, Problem> {
    let change = Change { game: id, player: Some(me.player), message: None };
    let decide = |game: &Game, now| game.announce_reflection(me.player, body.ply, now);
    let changed = app.change_game(change, decide).await?;
    my_clock(&app, &me, &changed.game)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Refill, example = json!({"ply": 42, "refilled": 0, "seconds": 864000}))]
pub(crate) struct RefillBody {
    /// Half-moves played in the position that I think about.
    ply: u16,
    /// Seconds that I have seen to be moved for this move already, so that a request sent twice
    /// moves them once.
    refilled: i64,
    /// How many seconds more; null for as many as the bank has and the clock takes.
    #[schema(required)]
    seconds: Option<u32>,
}

/// Moves time from the bank to the clock, in Triple Block.
#[utoipa::path(
    post, path = "/api/games/{id}/refill", operation_id = "refill_clock", tag = "clocks",
    params(("id" = u32, Path, description = "The game's number")),
    request_body = RefillBody, responses((status = 200, body = ClockView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn refill_clock(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<RefillBody>,
) -> Result<Json<ClockView>, Problem> {
    let change = Change { game: id, player: Some(me.player), message: None };
    let decide =
        |game: &Game, now| game.refill(me.player, body.ply, body.refilled, body.seconds, now);
    let changed = app.change_game(change, decide).await?;
    my_clock(&app, &me, &changed.game)
}

/// Claims that my opponent's time has run out, where the event leaves that to me.
#[utoipa::path(
    post, path = "/api/games/{id}/claims/time", operation_id = "claim_time", tag = "clocks",
    params(("id" = u32, Path, description = "The game's number")),
    responses((status = 200, body = EndedView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn claim_time(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
) -> Result<Json<EndedView>, Problem> {
    app.catch_up_before_claim(id, me.player).await?;
    let change = Change { game: id, player: Some(me.player), message: None };
    let changed = app.change_game(change, |game, now| game.claim_time(me.player, now)).await?;
    Ok(Json(EndedView::new(id, &changed, &app.keys)?))
}

fn my_clock(app: &App, me: &SignedIn, game: &Game) -> Result<Json<ClockView>, Problem> {
    let color = game.side_of(me.player)?;
    Ok(Json(game.clock(color, app.clock.now()).into()))
}
