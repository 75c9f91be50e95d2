//! The count of Makruk (`MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`).

use app::view::CountView;
use app::{App, Body, Change, ChangeRefused, GamePath, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::Game;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What becomes of the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CountAction {
    /// I count from here, or again.
    Start,
    /// I count no longer.
    Stop,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChangeCount, example = json!({"ply": 88, "action": "start"}))]
pub(crate) struct CountBody {
    /// Half-moves played in the position in which it is done.
    ply: u16,
    /// What is done.
    action: CountAction,
}

/// The count after it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Counted)]
pub(crate) struct CountedView {
    /// The running count.
    #[schema(required)]
    count: Option<CountView>,
    /// The signed head of the log with this entry, a compact JWS.
    head: String,
}

/// Starts or stops my count, on my own turn.
#[utoipa::path(
    post, path = "/api/games/{id}/count", operation_id = "change_count", tag = "draws",
    params(("id" = u32, Path, description = "The game's number")), request_body = CountBody,
    responses(
        (status = 200, body = CountedView),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn change_count(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<CountBody>,
) -> Result<Json<CountedView>, Problem> {
    let change = Change { game: id, player: Some(me.player), message: None };
    let decide = |game: &Game, now| match body.action {
        CountAction::Start => game.start_count(me.player, body.ply, now),
        CountAction::Stop => game.stop_count(me.player, body.ply, now),
    };
    let changed = app.change_game(change, decide).await?;
    let count = changed.game.position().count().map(CountView::from);
    Ok(Json(CountedView { count, head: changed.signed_head(id, &app.keys)? }))
}
