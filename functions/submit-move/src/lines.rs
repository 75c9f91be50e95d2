//! Conditional moves: answers left for moves that the opponent may make.

use app::view::BranchView;
use app::{App, Body, ChangeRefused, GamePath, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::{BranchRequest, Game};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Stands for any move of the opponent.
const ANY: &str = "any";

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewBranch, no_recursion, example = json!({"when": "e7e5", "reply": "g1f3", "then": []}))]
pub(crate) struct BranchBody {
    /// The opponent's move, in any notation, or `any`.
    when: String,
    /// My answer.
    reply: String,
    /// What follows.
    #[serde(default)]
    #[schema(no_recursion)]
    then: Vec<BranchBody>,
}

impl From<BranchBody> for BranchRequest {
    fn from(body: BranchBody) -> BranchRequest {
        BranchRequest {
            when: (body.when.trim() != ANY).then_some(body.when),
            reply: body.reply,
            then: body.then.into_iter().map(BranchRequest::from).collect(),
        }
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LeaveLines, example = json!({
    "ply": 23, "lines": [{"when": "e7e5", "reply": "g1f3", "then": []}]
}))]
pub(crate) struct LinesBody {
    /// Half-moves played in the position that the lines begin in.
    ply: u16,
    /// Everything that I leave; what I left before is forgotten.
    lines: Vec<BranchBody>,
}

/// My conditional moves.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Lines)]
pub(crate) struct LinesView {
    lines: Vec<BranchView>,
}

/// Leaves answers for moves that the opponent may make, in place of those left before.
#[utoipa::path(
    put, path = "/api/games/{id}/conditional-moves", operation_id = "leave_conditional_moves",
    tag = "moves", params(("id" = u32, Path, description = "The game's number")),
    request_body = LinesBody,
    responses(
        (status = 200, body = LinesView),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn leave_lines(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<LinesBody>,
) -> Result<Json<LinesView>, Problem> {
    let lines: Vec<BranchRequest> = body.lines.into_iter().map(BranchRequest::from).collect();
    let prepare = |game: &Game, now| game.prepare(me.player, body.ply, &lines, now);
    let (game, branches) = app.keep_lines(id, me.player, prepare).await?;
    Ok(Json(LinesView { lines: BranchView::all(&branches, game.position()) }))
}
