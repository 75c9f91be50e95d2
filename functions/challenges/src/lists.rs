//! The challenges of a player, those that anybody may accept, and one by its number.

use app::{App, Problem, Query, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use rules::PlayerId;
use rules::tournament::Challenge;
use serde::{Deserialize, Serialize};
use store::StoredChallenge;
use utoipa::{IntoParams, ToSchema};

use crate::view::{ChallengeView, one, removes_words, views};

/// Challenges on a page of those that anybody may accept.
const SEEKS_A_PAGE: u16 = 50;

/// My challenges.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MyChallenges)]
pub(crate) struct MyChallengesView {
    /// Those that others have sent to me, and those of others that I have accepted, the last one first.
    received: Vec<ChallengeView>,
    /// Those that I have sent, the last one first.
    sent: Vec<ChallengeView>,
}

/// Challenges that anybody may accept.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Seeks)]
pub(crate) struct SeeksView {
    /// The last one first; without those of players whom the reader has blocked, or who have blocked the reader.
    seeks: Vec<ChallengeView>,
    /// What to ask for as `before` on the next page; none: this was the last one.
    #[schema(required)]
    next: Option<u32>,
}

/// Which page.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct SeeksQuery {
    /// Only those before the one with this number.
    before: Option<u32>,
}

/// By which link.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct LinkQuery {
    /// The key that the link holds.
    key: Option<String>,
}

/// The number in a path.
///
/// # Errors
/// `unknown_challenge`.
pub(crate) fn number_of(id: &str) -> Result<u32, Problem> {
    id.parse().map_err(|_| Problem::unknown_challenge())
}

/// My challenges of the last months: what waits for me, what I wait for, and what has become of the others.
#[utoipa::path(
    get, path = "/api/challenges", operation_id = "list_challenges", tag = "challenges",
    responses((status = 200, body = MyChallengesView)),
    security(("access_token" = []))
)]
pub(crate) async fn list_challenges(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<MyChallengesView>, Problem> {
    let mut all = app.store.challenges_of(me.player).await?;
    all.reverse();
    let (sent, received): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|stored| stored.challenge.by == me.player);
    Ok(Json(MyChallengesView {
        received: views(&app, &received, Some(&me)).await?,
        sent: views(&app, &sent, Some(&me)).await?,
    }))
}

/// The challenges that anybody may accept, page by page.
#[utoipa::path(
    get, path = "/api/seeks", operation_id = "list_seeks", tag = "challenges",
    params(SeeksQuery),
    responses((status = 200, body = SeeksView)),
    security((), ("access_token" = []))
)]
pub(crate) async fn list_seeks(
    State(app): State<App>,
    me: Option<SignedIn>,
    Query(query): Query<SeeksQuery>,
) -> Result<Json<SeeksView>, Problem> {
    let me = me.as_ref();
    let found = app.store.seeks(query.before, SEEKS_A_PAGE).await?;
    let is_full = found.len() >= usize::from(SEEKS_A_PAGE);
    let next = found.last().filter(|_| is_full).map(|stored| stored.id);
    let seen = without_blocked(&app, found, me.map(|me| me.player)).await?;
    Ok(Json(SeeksView { seeks: views(&app, &seen, me).await?, next }))
}

/// Those that are open, and whose challenger and reader have not blocked each other.
async fn without_blocked(
    app: &App,
    mut seeks: Vec<StoredChallenge>,
    reader: Option<PlayerId>,
) -> Result<Vec<StoredChallenge>, Problem> {
    let now = app.clock.now();
    seeks.retain(|stored| stored.challenge.is_open(now));
    let Some(me) = reader else { return Ok(seeks) };
    let mut others: Vec<PlayerId> = seeks.iter().map(|stored| stored.challenge.by).collect();
    others.sort_unstable();
    others.dedup();
    others.retain(|other| *other != me);
    let pairs = others.iter().flat_map(|other| [(me, *other), (*other, me)]);
    let blocks = app.store.blocks(&pairs.collect::<Vec<_>>()).await?;
    let is_blocked = |other| blocks.iter().any(|pair| pair.0 == other || pair.1 == other);
    seeks.retain(|stored| stored.challenge.by == me || !is_blocked(stored.challenge.by));
    Ok(seeks)
}

/// One challenge: its players see it, whoever has its link, and until it is accepted everybody one that anybody may
/// accept.
#[utoipa::path(
    get, path = "/api/challenges/{id}", operation_id = "get_challenge", tag = "challenges",
    params(("id" = u32, Path, description = "The challenge's number"), LinkQuery),
    responses((status = 200, body = ChallengeView), (status = 404)),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_challenge(
    State(app): State<App>,
    me: Option<SignedIn>,
    Path(id): Path<String>,
    Query(query): Query<LinkQuery>,
) -> Result<Json<ChallengeView>, Problem> {
    let (me, key) = (me.as_ref(), query.key.as_deref());
    let player = me.map(|me| me.player);
    // What an officer may take away they may read.
    let is_seen = |challenge: &Challenge| {
        challenge.is_seen_by(player, key) || removes_words(me) && challenge.is_public()
    };
    let stored = app.challenge_seen(number_of(&id)?, is_seen).await?;
    Ok(Json(one(&app, stored, me).await?))
}
