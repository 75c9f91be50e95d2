//! What players show of themselves: a few words and a picture.

use app::{App, Body, Present, Problem, read_picture, read_words};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Deserializer, Serialize};
use store::{AttemptKind, PictureChange, Portrait};
use utoipa::ToSchema;

/// Seconds of the window in which changes are counted.
const WINDOW_SECONDS: i64 = 60 * 60;
/// Changes that a player may make in a window.
const CHANGES_MAX: u32 = 30;

/// What a player shows of themselves to everybody.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Portrait, example = json!({
    "words": "By post since 1987, with a stove and a dog beside me.", "picture": "Zx8aN0qkW3vT1yLe"
}))]
pub(crate) struct PortraitView {
    /// A paragraph of text.
    #[schema(required)]
    words: Option<String>,
    /// Names the picture that `GET /api/players/{id}/picture` answers: another picture has another name.
    #[schema(required)]
    picture: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChangePortrait, example = json!({
    "words": "By post since 1987, with a stove and a dog beside me."
}))]
pub(crate) struct PortraitBody {
    /// Up to 300 characters of text; empty for none.
    words: String,
    /// A PNG in base64: square, up to 192 pixels a side and 128 KB, without animation. Its pixels are kept, and
    /// nothing else of the file. Null takes the present one away; left out, it stays.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    picture: Option<Option<String>>,
}

/// Tells what is null from what is left out.
fn given<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(from).map(Some)
}

/// What I show of myself.
#[utoipa::path(
    get, path = "/api/settings/portrait", operation_id = "get_portrait", tag = "settings",
    responses((status = 200, body = PortraitView)),
    security(("access_token" = []))
)]
pub(crate) async fn get_portrait(
    State(app): State<App>,
    Present { me, .. }: Present,
) -> Result<Json<PortraitView>, Problem> {
    Ok(Json(app.store.portrait(me.player).await?.into()))
}

/// Changes what I show of myself to everybody: words, and a picture. The same again changes nothing.
#[utoipa::path(
    put, path = "/api/settings/portrait", operation_id = "change_portrait", tag = "settings",
    request_body = PortraitBody,
    responses((status = 200, body = PortraitView), (status = 409), (status = 429)),
    security(("access_token" = []))
)]
pub(crate) async fn put_portrait(
    State(app): State<App>,
    Present { me, .. }: Present,
    Body(body): Body<PortraitBody>,
) -> Result<Json<PortraitView>, Problem> {
    let (kind, subject) = (AttemptKind::Portrait, me.player.to_string());
    app.limit(kind, &subject, WINDOW_SECONDS, CHANGES_MAX).await?;
    let words = read_words(&body.words)?;
    let picture = match &body.picture {
        None => PictureChange::Stays,
        Some(None) => PictureChange::Goes,
        Some(Some(png)) => read_picture(png)?,
    };
    app.store.keep_portrait(me.player, words.as_deref(), &picture).await?;
    Ok(Json(app.store.portrait(me.player).await?.into()))
}

impl From<Portrait> for PortraitView {
    fn from(Portrait { words, picture }: Portrait) -> PortraitView {
        PortraitView { words, picture }
    }
}
