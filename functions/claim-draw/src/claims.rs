//! Claims: the facts first, then the claim itself (`LAW-9.4.1`).

use app::view::ClaimName;
use app::{App, Body, ChangeRefused, GamePath, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::ClaimRequest;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::view::{ClaimFactsView, ClaimedView};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MakeClaim, example = json!({"ply": 22, "claim": "repetition", "move": "g1f3"}))]
pub(crate) struct ClaimBody {
    /// Half-moves played in the position in which it is made.
    ply: u16,
    /// What is claimed.
    claim: ClaimName,
    /// The intended move, in any notation; without one the claim is for the present position.
    #[serde(default)]
    r#move: Option<String>,
}

impl ClaimBody {
    fn request(&self) -> ClaimRequest<'_> {
        let intended = self.r#move.as_deref();
        ClaimRequest { ply: self.ply, claim: self.claim.into(), intended }
    }
}

/// What a claim rests on and what would come of it. Writes nothing.
#[utoipa::path(
    post, path = "/api/games/{id}/claims/preview", operation_id = "preview_claim", tag = "draws",
    params(("id" = u32, Path, description = "The game's number")), request_body = ClaimBody,
    responses(
        (status = 200, body = ClaimFactsView),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn preview_claim(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<ClaimBody>,
) -> Result<Json<ClaimFactsView>, Problem> {
    let now = app.clock.now();
    let (_, game) = app.load_game(id).await?;
    let tables = app.ask_tables(&game, me.player, body.request(), now).await?;
    let facts = game.claim_facts(me.player, body.request(), tables, now)?;
    Ok(Json(ClaimFactsView::new(body.claim, &facts)))
}

/// Claims a draw or the game. The same claim again is answered like the first time.
#[utoipa::path(
    post, path = "/api/games/{id}/claims", operation_id = "make_claim", tag = "draws",
    params(("id" = u32, Path, description = "The game's number")), request_body = ClaimBody,
    responses(
        (status = 200, body = ClaimedView),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn make_claim(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<ClaimBody>,
) -> Result<Json<ClaimedView>, Problem> {
    let (_, game) = app.load_game(id).await?;
    let changed = app.make_claim(id, &game, me.player, body.request()).await?;
    Ok(Json(ClaimedView::new(id, &changed, &app.keys)?))
}
