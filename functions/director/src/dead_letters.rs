//! Mails that were given up, for the officers: who was not told what, and one more try.

use app::view::{PlayerView, time};
use app::{Act, App, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::PlayerId;
use serde::Serialize;
use store::{DeadLetter, Error, NoticeKey};
use utoipa::ToSchema;

/// Mails that were given up, the latest first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DeadLetterList)]
pub(crate) struct DeadLetterListView {
    letters: Vec<DeadLetterView>,
}

/// An email that was given up after three days of trying.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DeadLetter)]
pub(crate) struct DeadLetterView {
    #[schema(required)]
    player: Option<PlayerView>,
    /// The player's number.
    player_id: u32,
    /// What happened, as a name for it.
    key: String,
    /// How often it was tried.
    tries: u16,
    /// Why it failed at last.
    error: String,
    given_up_at: DateTime<Utc>,
}

/// The emails that were given up.
#[utoipa::path(
    get, path = "/api/officer/dead-letters", operation_id = "list_dead_letters", tag = "director",
    responses(
        (status = 200, body = DeadLetterListView),
        (status = 403),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_dead_letters(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<DeadLetterListView>, Problem> {
    must_be_officer(&me)?;
    overview(&app).await.map(Json)
}

/// Sends an email that was given up once more; one that was sent again meanwhile is no fault.
#[utoipa::path(
    post, path = "/api/officer/dead-letters/{player}/{key}/retry",
    operation_id = "retry_dead_letter", tag = "director",
    params(
        ("player" = u32, Path, description = "The player's number"),
        ("key" = String, Path, description = "The mail's key"),
    ),
    responses(
        (status = 200, body = DeadLetterListView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn retry_dead_letter(
    State(app): State<App>,
    me: SignedIn,
    path: Result<Path<(u32, String)>, axum::extract::rejection::PathRejection>,
) -> Result<Json<DeadLetterListView>, Problem> {
    must_be_officer(&me)?;
    let Path((player, key)) = path.map_err(|_| unknown_letter())?;
    let key = NoticeKey { player: PlayerId(player), key };
    match app.store.retry_dead(&key, app.clock.now()).await {
        Ok(()) => {}
        // The same request again finds the letter waiting, or sent.
        Err(Error::NotFound) if app.store.waits_or_was_sent(&key).await? => {}
        Err(Error::NotFound) => return Err(unknown_letter()),
        Err(error) => return Err(error.into()),
    }
    overview(&app).await.map(Json)
}

fn must_be_officer(me: &SignedIn) -> Result<(), Problem> {
    if me.may_ever(Act::SeeDeadLetters) { Ok(()) } else { Err(Problem::forbidden()) }
}

fn unknown_letter() -> Problem {
    let detail = "There is no such mail that was given up.";
    Problem::not_found("unknown_letter", detail)
}

async fn overview(app: &App) -> Result<DeadLetterListView, Problem> {
    let letters = app.store.dead_letters().await?;
    let players = app.people(letters.iter().map(|letter| letter.key.player).collect()).await?;
    let view = |letter: DeadLetter| DeadLetterView {
        player: players.get(&letter.key.player).map(PlayerView::from),
        player_id: letter.key.player.0,
        key: letter.key.key,
        tries: letter.tries,
        error: letter.reason,
        given_up_at: time(letter.given_up_at),
    };
    Ok(DeadLetterListView { letters: letters.into_iter().map(view).collect() })
}
