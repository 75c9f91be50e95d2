//! What the players of a game that was played elsewhere send of it (`LAW-8.5`).

use app::{App, Body, ChangeRefused, GamePath, Problem, ReportedGame, SignedIn, viewer_of};
use axum::Json;
use axum::extract::State;
use rules::tournament::Viewer;
use rules::{Color, Refusal};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::report_view::ReportsView;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ReportGame, example = json!({ "pgn": "1.e4 e5 2.Qh5 Nc6 3.Bc4 Nf6 4.Qxf7# 1-0" }))]
pub(crate) struct ReportBody {
    /// The PGN of this game alone, with its moves and its result: at most 32 KB and 1,000 half-moves.
    /// What the game's terms say need not stand in its tags.
    pgn: String,
}

/// What the players have sent of a game that was played elsewhere (LAW-8.5): for its players, its
/// director and officers. A player reads what the opponent has sent once the own report is sent, or the
/// game is over.
#[utoipa::path(
    get, path = "/api/games/{id}/reports", operation_id = "get_game_reports", tag = "games",
    params(("id" = u32, Path, description = "The game's number")),
    responses(
        (status = 200, body = ReportsView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_reports(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
) -> Result<Json<ReportsView>, Problem> {
    let reported = app.reported_game(id).await?;
    let side = sight(&app, &me, &reported).await?;
    Ok(Json(ReportsView::new(&reported, side, app.clock.now())?))
}

/// Sends the PGN of a game that was played elsewhere, once it is over (LAW-8.5). It takes the place of
/// what I have sent before. Where the opponent has sent the same result, it is recorded at once, with the
/// moves in which both agree; where the results differ, or the opponent sends nothing for 14 days, the
/// tournament director records one. The same again is answered with what stands. Of a PGN that cannot be
/// taken the answer tells the line, and as its column the half-move.
#[utoipa::path(
    post, path = "/api/games/{id}/reports", operation_id = "report_game", tag = "games",
    params(("id" = u32, Path, description = "The game's number")), request_body = ReportBody,
    responses((status = 200, body = ReportsView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn report_game(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<ReportBody>,
) -> Result<Json<ReportsView>, Problem> {
    let reported = app.report_game(id, me.player, &body.pgn).await?;
    let side = reported.game.side_of(me.player)?;
    Ok(Json(ReportsView::new(&reported, Some(side), app.clock.now())?))
}

/// The side of whoever asks; none of an official who does not play in the section.
async fn sight(
    app: &App,
    me: &SignedIn,
    reported: &ReportedGame,
) -> Result<Option<Color>, Problem> {
    if let Some(side) = reported.game.color_of(me.player) {
        return Ok(Some(side));
    }
    let table = app.store.section_table(reported.stored.section).await?;
    match viewer_of(Some(me), &table) {
        Viewer::Official => Ok(None),
        _ => Err(Refusal::NotYourGame.into()),
    }
}
