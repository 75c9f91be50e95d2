//! Where somebody is signed in: the list, and the end of each.

use app::{App, By, Present, Problem};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::NoContent;
use chrono::{DateTime, Utc};
use rules::Instant;
use serde::Serialize;
use store::{Account, Error, Session};
use utoipa::ToSchema;

/// A browser in which somebody is signed in.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SignedInBrowser, example = json!({
    "id": "T9b2mZ0u3kq1xWc8vRy4Aw", "browser": "Firefox, Linux", "here": true,
    "created_at": "2026-03-01T09:30:00Z", "used_at": "2026-03-04T18:05:00Z",
    "expires_at": "2026-04-03T18:05:00Z"
}))]
pub(crate) struct SignedInView {
    /// Its name, which opens nothing.
    id: String,
    /// Such as “Firefox, Linux”; empty where it is not known.
    browser: String,
    /// Whether it is the one that asks.
    here: bool,
    /// When somebody signed in; null in sessions of before that was kept.
    #[schema(required)]
    created_at: Option<DateTime<Utc>>,
    /// When it was last used, to a quarter of an hour.
    used_at: DateTime<Utc>,
    /// When it ends unless it is used again.
    expires_at: DateTime<Utc>,
}

/// Where I am signed in.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Sessions)]
pub(crate) struct SessionsView {
    /// The one that was used last in front.
    sessions: Vec<SignedInView>,
}

impl SignedInView {
    fn of(session: Session, here: &str) -> SignedInView {
        SignedInView {
            here: session.id == here,
            id: session.id,
            browser: session.browser,
            created_at: session.created_at.map(Instant::to_utc),
            used_at: session.rotated_at.to_utc(),
            expires_at: session.expires_at.to_utc(),
        }
    }
}

/// Where I am signed in.
#[utoipa::path(
    get, path = "/api/sessions", operation_id = "list_sessions", tag = "sign-in",
    responses(
        (status = 200, body = SessionsView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_sessions(
    State(app): State<App>,
    Present { me, account }: Present,
) -> Result<Json<SessionsView>, Problem> {
    let here = here(&me.by)?;
    let mut sessions = live(&app, &account).await?;
    sessions.sort_by(|a, b| (b.rotated_at, &b.id).cmp(&(a.rotated_at, &a.id)));
    let sessions = sessions.into_iter().map(|session| SignedInView::of(session, here)).collect();
    Ok(Json(SessionsView { sessions }))
}

/// Ends one of my sessions; idempotent. Its access token lasts a quarter of an hour at most, and
/// proves nothing any more.
#[utoipa::path(
    delete, path = "/api/sessions/{id}", operation_id = "end_session", tag = "sign-in",
    params(("id" = String, Path, description = "The session's name")),
    responses(
        (status = 204),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn end_session(
    State(app): State<App>,
    Present { me, account }: Present,
    Path(id): Path<String>,
) -> Result<NoContent, Problem> {
    here(&me.by)?;
    match app.store.session(&id).await {
        Ok(session) if session.player == account.player => app.store.end_session(&id).await?,
        Ok(_) => {
            let detail = "There is no such session, or it is somebody else's.";
            return Err(Problem::not_found("unknown_session", detail));
        }
        Err(Error::NotFound) => {}
        Err(error) => return Err(error.into()),
    }
    Ok(NoContent)
}

/// Ends all my sessions but this one.
#[utoipa::path(
    delete, path = "/api/sessions", operation_id = "end_other_sessions", tag = "sign-in",
    responses(
        (status = 204),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn end_other_sessions(
    State(app): State<App>,
    Present { me, account }: Present,
) -> Result<NoContent, Problem> {
    let here = here(&me.by)?;
    let mut others = app.store.sessions(account.player).await?;
    others.retain(|session| session.id != here);
    end_all(&app, others).await?;
    Ok(NoContent)
}

/// The session that asks.
fn here(by: &By) -> Result<&str, Problem> {
    match by {
        By::Session(session) => Ok(&session.id),
        By::Key(_) | By::Server => Err(Problem::session_needed()),
    }
}

/// Ends sessions, and answers how many there were.
pub(crate) async fn end_all(app: &App, sessions: Vec<Session>) -> Result<usize, Problem> {
    for session in &sessions {
        app.store.end_session(&session.id).await?;
    }
    Ok(sessions.len())
}

/// The sessions that have not ended.
pub(crate) async fn live(app: &App, account: &Account) -> Result<Vec<Session>, Problem> {
    let now = app.clock.now();
    let mut sessions = app.store.sessions(account.player).await?;
    sessions.retain(|session| session.epoch == account.epoch && now < session.expires_at);
    Ok(sessions)
}
