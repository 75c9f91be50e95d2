//! What a decision would do, told before it is made: a hundred days typed for ten ends games.

use app::{App, Body, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::{Color, Decision, DirectedGame, Game, GameId, Instant};
use serde::Serialize;
use utoipa::ToSchema;

use crate::decision_body::DecisionBody;
use crate::decisions::prepare;
use crate::desk::{Desk, SectionPath};

/// Games that are named; all of them are counted.
const GAMES_NAMED: usize = 50;

/// What a decision would do.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DecisionPreview)]
pub(crate) struct PreviewView {
    /// Games that it would change.
    games: u32,
    /// Games that it would end, or in which it would leave a player no time: the first 50.
    ends: Vec<u32>,
    /// How many there are of those.
    end_count: u32,
}

/// Looks at what a decision would do. Nothing is decided.
#[utoipa::path(
    post, path = "/api/director/sections/{id}/decisions/preview", operation_id = "preview_decision",
    tag = "director", params(("id" = u32, Path, description = "The section's number")),
    request_body = DecisionBody,
    responses(
        (status = 200, body = PreviewView),
        (status = 403),
        (status = 404),
        (status = 409),
        (status = 422),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn preview_decision(
    State(app): State<App>,
    me: SignedIn,
    SectionPath(id): SectionPath,
    Body(body): Body<DecisionBody>,
) -> Result<Json<PreviewView>, Problem> {
    let desk = Desk::open(&app, &me, id).await?;
    body.kind.ruling().must_be_for(&desk.person())?;
    let act = body.act(me.player)?;
    let all = app.store.decisions(id).await?;
    let directed = prepare(&app, &desk, &act, &all).await?.games;
    let ids: Vec<GameId> = directed.iter().map(|directed| directed.game).collect();
    let now = app.clock.now();
    let mut ends: Vec<u32> = Vec::new();
    for (stored, game) in app.whole_games(&ids).await?.games {
        let decided = directed.iter().find(|directed| directed.game == stored.id);
        if decided.is_some_and(|decided| loses(&game, decided, now)) {
            ends.push(stored.id.0);
        }
    }
    ends.sort_unstable();
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let (games, end_count) = (count(directed.len()), count(ends.len()));
    ends.truncate(GAMES_NAMED);
    Ok(Json(PreviewView { games, ends, end_count }))
}

/// Whether a game that goes on now would be over, or a player of it would have no time left.
fn loses(game: &Game, directed: &DirectedGame, now: Instant) -> bool {
    // No decision has this number.
    let decided = game.direct(0, &directed.directives, now);
    let (None, Ok(Decision::Accepted(events))) = (game.ending(), decided) else { return false };
    let mut after = game.clone();
    if events.iter().any(|event| after.apply(event).is_err()) {
        return false;
    }
    let is_out = |game: &Game, color| match game.clock(color, now) {
        clock if clock.bank_seconds.is_some() => clock.seconds_left.is_some_and(|left| left <= 0),
        clock => clock.days_left.is_some_and(|left| left < 0),
    };
    let runs_out = |color| is_out(&after, color) && !is_out(game, color);
    after.ending().is_some() || Color::ALL.into_iter().any(runs_out)
}
