//! How opponents by post or e-mail reach me.

use app::{App, Body, Present, Problem, read_words};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use store::AttemptKind;
use utoipa::ToSchema;

/// Seconds of the window in which changes are counted.
const WINDOW_SECONDS: i64 = 60 * 60;
/// Changes that a player may make in a window.
const CHANGES_MAX: u32 = 30;
/// Lines of an address.
const LINES_MAX: usize = 8;
/// Characters of it.
const CHARACTERS_MAX: usize = 500;

/// How opponents in games by post or e-mail reach me: nobody else sees it, but who directs such a game of mine.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Contact, example = json!({ "text": "Tomáš Dvořák\nVeveří 12\n602 00 Brno\nCzech Republic" }))]
pub(crate) struct ContactBody {
    /// An address or several, in at most 8 lines and 500 characters; null: none.
    #[schema(required)]
    text: Option<String>,
}

/// How opponents in games by post or e-mail reach me.
#[utoipa::path(
    get, path = "/api/settings/contact", operation_id = "get_contact", tag = "settings",
    responses((status = 200, body = ContactBody)),
    security(("access_token" = []))
)]
pub(crate) async fn get_contact(
    State(app): State<App>,
    Present { me, .. }: Present,
) -> Result<Json<ContactBody>, Problem> {
    Ok(Json(ContactBody { text: app.store.contact(me.player).await? }))
}

/// Changes how opponents in games by post or e-mail reach me. The same again changes nothing.
#[utoipa::path(
    put, path = "/api/settings/contact", operation_id = "change_contact", tag = "settings",
    request_body = ContactBody,
    responses((status = 200, body = ContactBody), (status = 409), (status = 429)),
    security(("access_token" = []))
)]
pub(crate) async fn put_contact(
    State(app): State<App>,
    Present { me, .. }: Present,
    Body(body): Body<ContactBody>,
) -> Result<Json<ContactBody>, Problem> {
    let (kind, subject) = (AttemptKind::Contact, me.player.to_string());
    app.limit(kind, &subject, WINDOW_SECONDS, CHANGES_MAX).await?;
    let text = read(body.text.as_deref().unwrap_or_default())?;
    app.store.keep_contact(me.player, text.as_deref()).await?;
    Ok(Json(ContactBody { text }))
}

/// The lines that say something.
fn read(text: &str) -> Result<Option<String>, Problem> {
    if text.chars().count() > CHARACTERS_MAX {
        let detail = format!("Say it in {CHARACTERS_MAX} characters.");
        return Err(Problem::invalid("words_too_long", detail));
    }
    let lines: Vec<Option<String>> = text.lines().map(read_words).collect::<Result<_, _>>()?;
    let lines: Vec<String> = lines.into_iter().flatten().collect();
    if lines.len() > LINES_MAX {
        let detail = format!("Say it in {LINES_MAX} lines.");
        return Err(Problem::invalid("words_too_long", detail));
    }
    Ok((!lines.is_empty()).then(|| lines.join("\n")))
}
