//! Who plays for a federation.

use app::view::PlayerView;
use app::{App, Page, PageQuery, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use rules::PlayerId;
use serde::Serialize;
use utoipa::ToSchema;

use crate::path::federation;

/// A page of a federation's members.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Members)]
pub(crate) struct MembersView {
    /// Three letters.
    federation: String,
    /// By number; a rating from fewer than 12 games is not among what everybody sees (TR-9.3).
    members: Vec<PlayerView>,
    /// What to ask for as `after` to read on; none at the end.
    #[schema(required)]
    next: Option<String>,
}

/// The players of a federation, page by page. A code that no federation has is that of one without
/// members.
#[utoipa::path(
    get, path = "/api/federations/{code}/members", operation_id = "list_members",
    tag = "federations",
    params(("code" = String, Path, description = "The federation's three letters"), PageQuery),
    responses(
        (status = 200, body = MembersView),
        (status = 400),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn list_members(
    State(app): State<App>,
    // A key that is not good is refused, and each request of a good one is counted.
    _me: Option<SignedIn>,
    Path(code): Path<String>,
    page: Page<u32>,
) -> Result<Json<MembersView>, Problem> {
    let federation = federation(&code)?;
    let after = page.after.map(PlayerId);
    let mut ids = app.store.members_after(federation, after, page.limit + 1).await?;
    let next = page.cut(&mut ids, |id| id.0);
    let people = app.people(ids.clone()).await?;
    let members = ids.iter().filter_map(|id| people.get(id)).map(PlayerView::from).collect();
    Ok(Json(MembersView { federation: federation.to_string(), members, next }))
}
