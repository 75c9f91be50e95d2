//! Claims that the tablebases do not decide.

use std::collections::{BTreeSet, HashMap};

use app::view::EndedView;
use app::{Act, App, AtDesk, Body, Change, ChangeRefused, GamePath, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use rules::{ByColor, Game, GameId};
use serde::Deserialize;
use store::{Section, SectionId};
use utoipa::ToSchema;

use crate::desk::Desk;
use crate::view::{ClaimListView, WaitingClaimView};

/// The claims that wait for me: those of my sections, for an officer all, nowhere where I play.
#[utoipa::path(
    get, path = "/api/director/claims", operation_id = "list_claims", tag = "director",
    responses(
        (status = 200, body = ClaimListView),
        (status = 403),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_claims(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<ClaimListView>, Problem> {
    if !me.may_ever(Act::Direct) {
        return Err(Problem::forbidden());
    }
    let mut waiting = app.store.waiting_claims().await?;
    let sections = app.store.sections(&distinct(waiting.iter().map(|w| w.section))).await?;
    let sections: HashMap<SectionId, Section> = sections.into_iter().map(|s| (s.id, s)).collect();
    let plays_in = app.plays_in(me.player).await?;
    waiting.retain(|claim| {
        let section = sections.get(&claim.section).filter(|s| !plays_in.contains(&s.id));
        section.is_some_and(|s| me.may_at_desk(Act::Direct, s))
    });
    let ids: Vec<GameId> = waiting.iter().map(|claim| claim.game).collect();
    let mut games = app.whole_games(&ids).await?.games;
    games.sort_by_key(|(game, _)| game.id);
    let players = games.iter().flat_map(|(game, _)| *game.players());
    let players = app.people(players.collect()).await?;
    let mut claims = Vec::with_capacity(games.len());
    for (stored, game) in games {
        let ByColor { white, black } = game.players().map(|id| players.get(&id));
        let (Some(section), Some(white), Some(black)) =
            (sections.get(&stored.section), white, black)
        else {
            return Err(Problem::internal("a game names a section or a player that is missing"));
        };
        claims.extend(WaitingClaimView::new(stored.id, &game, section, (white, black)));
    }
    Ok(Json(ClaimListView { claims }))
}

/// Each once, for a batch read.
pub(crate) fn distinct<T: Ord>(ids: impl Iterator<Item = T>) -> Vec<T> {
    ids.collect::<BTreeSet<T>>().into_iter().collect()
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RuleOnClaim, example = json!({
    "ply": 120, "at": "2026-11-21T03:00:00Z", "upheld": true, "reason": "The tables of 7 men give a win in 31 moves."
}))]
pub(crate) struct RulingBody {
    /// Half-moves played in the game, as the director saw it.
    ply: u16,
    /// When the claim was made, so that a page left open cannot rule on a later one. Without it,
    /// whichever waits is ruled on.
    #[serde(default)]
    at: Option<DateTime<Utc>>,
    /// Whether the claim was right.
    upheld: bool,
    /// Why, for both players: 1 to 2,000 characters.
    reason: String,
}

/// Rules on a claim: upheld, it ends the game; rejected, the clocks go on.
#[utoipa::path(
    post, path = "/api/director/claims/{id}", operation_id = "rule_on_claim", tag = "director",
    params(("id" = u32, Path, description = "The game's number")), request_body = RulingBody,
    responses(
        (status = 200, body = EndedView),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn rule_on_claim(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    GamePath(id): GamePath,
    Body(body): Body<RulingBody>,
) -> Result<Json<EndedView>, Problem> {
    if !me.may_ever(Act::Direct) {
        return Err(Problem::forbidden());
    }
    let (stored, _) = app.load_game(id).await?;
    Desk::open(&app, &me, stored.section).await?.must_direct()?;
    if body.reason.trim().is_empty() {
        let detail = "Give both players a reason.";
        return Err(Problem::invalid("invalid_body", detail));
    }
    let change = Change { game: id, player: None, message: Some(body.reason) };
    let decide = |game: &Game, now| {
        body.at.map_or(Ok(()), |at| game.must_be_claimed_at(at.into()))?;
        game.rule_on_claim(body.ply, body.upheld, now)
    };
    let changed = app.change_game(change, decide).await?;
    Ok(Json(EndedView::new(id, &changed, &app.keys)?))
}
