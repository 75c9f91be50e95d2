//! What players show of themselves, as others meet it: the picture, and what officers have taken away.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use app::{Act, App, Body, ChangeRefused, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use chrono::{DateTime, Utc};
use rules::{PlayerId, Profile};
use serde::{Deserialize, Serialize};
use store::{Error, Portrait, Removal};
use utoipa::ToSchema;

/// How long browsers show a picture without asking again.
const CACHE: &str = "public, max-age=300";

/// What a player shows, and what was taken away of it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayerRemovals)]
pub(crate) struct RemovalsView {
    player: PlayerView,
    /// What the player says now.
    #[schema(required)]
    words: Option<String>,
    /// Names the picture that the player shows now.
    #[schema(required)]
    picture: Option<String>,
    /// Whether the reader may take something away.
    may_remove: bool,
    /// What officers have taken away, the latest first.
    removals: Vec<RemovalView>,
}

/// What an officer has taken away.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Removal)]
struct RemovalView {
    at: DateTime<Utc>,
    /// Who; none where there is no profile.
    #[schema(required)]
    by: Option<PlayerView>,
    /// The words that were taken away.
    #[schema(required)]
    words: Option<String>,
    /// Whether the picture was.
    picture: bool,
    reason: String,
}

/// What to take away, and why.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RemoveFromProfile, example = json!({
    "words": true, "picture": false, "reason": "It offends another player."
}))]
pub(crate) struct RemoveBody {
    words: bool,
    picture: bool,
    /// Why: 1 to 2,000 characters. Officers and the player read it.
    reason: String,
}

/// The picture that a player shows, in PNG: square, up to 192 pixels a side.
#[utoipa::path(
    get, path = "/api/players/{id}/picture", operation_id = "get_picture", tag = "ratings",
    params(("id" = u32, Path, description = "The player's number")),
    responses((status = 200, body = Vec<u8>, content_type = "image/png"), (status = 404))
)]
pub(crate) async fn get_picture(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let no_picture = || {
        let detail = "There is no such player, or one who shows no picture.";
        Problem::not_found("no_picture", detail)
    };
    let player = id.parse().map(PlayerId).map_err(|_| no_picture())?;
    let picture = app.store.picture(player).await.map_err(|error| match error {
        Error::NotFound => no_picture(),
        other => other.into(),
    })?;
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, CACHE),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    Ok((headers, picture))
}

/// What officers have taken away of what a player shows: for officers and the player.
#[utoipa::path(
    get, path = "/api/players/{id}/removals", operation_id = "list_removals", tag = "ratings",
    params(("id" = u32, Path, description = "The player's number")),
    responses((status = 200, body = RemovalsView), (status = 403), (status = 404)),
    security(("access_token" = []))
)]
pub(crate) async fn list_removals(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<RemovalsView>, Problem> {
    let profile = find(&app, &me, &id).await?;
    view(&app, &me, profile).await.map(Json)
}

/// Takes a player's words or picture away: an officer anybody's but the own. What is not there any more
/// changes nothing.
#[utoipa::path(
    post, path = "/api/players/{id}/removals", operation_id = "remove_from_profile", tag = "ratings",
    params(("id" = u32, Path, description = "The player's number")),
    request_body = RemoveBody,
    responses((status = 200, body = RemovalsView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn remove(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
    Body(body): Body<RemoveBody>,
) -> Result<Json<RemovalsView>, Problem> {
    let profile = find(&app, &me, &id).await?;
    if !may_remove(&me, profile.id) {
        return Err(Problem::forbidden());
    }
    me.must_be_at_desk(app.clock.now())?;
    let reason = text_of(&body.reason, "Give the reason, which officers and the player read.")?;
    let shown = app.store.portrait(profile.id).await?;
    let removal = Removal {
        at: app.clock.now(),
        by: me.player,
        words: shown.words.clone().filter(|_| body.words),
        picture: body.picture && shown.picture.is_some(),
        reason,
    };
    if removal.words.is_some() || removal.picture {
        let taken = app.store.take_from_portrait(profile.id, &shown, &removal).await;
        taken.map_err(|error| match error {
            Error::Conflict => Problem::changed_meanwhile(),
            other => other.into(),
        })?;
    }
    view(&app, &me, profile).await.map(Json)
}

/// The player, for whoever may see what was taken away.
async fn find(app: &App, me: &SignedIn, id: &str) -> Result<Profile, Problem> {
    let id: PlayerId = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    if !me.may_ever(Act::CorrectName) && me.player != id {
        return Err(Problem::forbidden());
    }
    app.profile(id).await
}

/// Their own players change at the settings.
fn may_remove(me: &SignedIn, player: PlayerId) -> bool {
    me.player != player && me.may_ever(Act::CorrectName)
}

async fn view(app: &App, me: &SignedIn, profile: Profile) -> Result<RemovalsView, Problem> {
    let Portrait { words, picture } = app.store.portrait(profile.id).await?;
    let removals = app.store.removals(profile.id).await?;
    let people = app.people(removals.iter().map(|removal| removal.by).collect()).await?;
    let removal = |removal| RemovalView::new(removal, &people);
    Ok(RemovalsView {
        player: PlayerView::from(&profile),
        words,
        picture,
        may_remove: may_remove(me, profile.id),
        removals: removals.into_iter().rev().map(removal).collect(),
    })
}

impl RemovalView {
    fn new(removal: Removal, people: &HashMap<PlayerId, Profile>) -> RemovalView {
        RemovalView {
            at: time(removal.at),
            by: people.get(&removal.by).map(PlayerView::from),
            words: removal.words,
            picture: removal.picture,
            reason: removal.reason,
        }
    }
}
