//! What waits for an officer: looked at, approved, refused (`TR-12`).

use app::{App, AtDesk, Body, Caller, ChangeRefused, Problem, text_of};
use axum::Json;
use axum::extract::{Path, State};
use rules::tournament::{ImportAct, ImportFacts, ImportState, SuspendedPlayer};
use rules::{Instant, Outcome};
use serde::Deserialize;
use store::{Error, StoredImport};
use utoipa::ToSchema;

use crate::imports::{Asker, go_on};
use crate::view::ImportView;

/// An event that was brought here, or is to be.
#[utoipa::path(
    get, path = "/api/imports/{id}", operation_id = "get_import", tag = "imports",
    params(("id" = u32, Path, description = "The import's number")),
    responses(
        (status = 200, body = ImportView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_import(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<ImportView>, Problem> {
    let asker = Asker::or_director(&app, caller).await?;
    let stored = find(&app, &asker, &id).await?;
    asker.view(&app, &stored).await.map(Json)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ApproveImport, example = json!({"version": 1}))]
pub(crate) struct ApproveBody {
    /// The version that was looked at.
    version: u32,
}

/// Approves what a federation has brought: its event is made now.
#[utoipa::path(
    post, path = "/api/imports/{id}/approve", operation_id = "approve_import", tag = "imports",
    params(("id" = u32, Path, description = "The import's number")), request_body = ApproveBody,
    responses((status = 200, body = ImportView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn approve_import(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<ApproveBody>,
) -> Result<Json<ImportView>, Problem> {
    let asker = Asker::new(&app, Caller::Person(me)).await?;
    let stored = find(&app, &asker, &id).await?;
    decide(&app, &asker, stored, body.version, ImportAct::Approve).await.map(Json)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RefuseImport, example = json!({"version": 1, "reason": "It was never applied for."}))]
pub(crate) struct RefuseBody {
    /// The version that was looked at.
    version: u32,
    /// Why, for the federation: 1 to 2,000 characters.
    reason: String,
}

/// Refuses what a federation has brought: nothing is made of it.
#[utoipa::path(
    post, path = "/api/imports/{id}/refuse", operation_id = "refuse_import", tag = "imports",
    params(("id" = u32, Path, description = "The import's number")), request_body = RefuseBody,
    responses((status = 200, body = ImportView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn refuse_import(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<RefuseBody>,
) -> Result<Json<ImportView>, Problem> {
    let asker = Asker::new(&app, Caller::Person(me)).await?;
    let stored = find(&app, &asker, &id).await?;
    let act = ImportAct::Refuse { reason: text_of(&body.reason, "Say why it is refused.")? };
    decide(&app, &asker, stored, body.version, act).await.map(Json)
}

pub(crate) async fn find(app: &App, asker: &Asker, id: &str) -> Result<StoredImport, Problem> {
    let unknown = || {
        let detail = "There is no such import, or none that you may see.";
        Problem::not_found("unknown_import", detail)
    };
    let id = id.parse().map_err(|_| unknown())?;
    let stored = match app.store.import(id).await {
        Err(Error::NotFound) => return Err(unknown()),
        found => found?,
    };
    if asker.may_see(&stored) || asker.directs_it_now(app, &stored).await? {
        return Ok(stored);
    }
    Err(unknown())
}

/// Who of an event that has not begun was suspended since it was sent, or is still.
async fn suspended_before(
    app: &App,
    stored: &StoredImport,
    now: Instant,
) -> Result<Vec<SuspendedPlayer>, Problem> {
    let announcement = &stored.import.announcement;
    if announcement.starts_at <= now {
        return Ok(Vec::new());
    }
    let mut players: Vec<_> =
        stored.import.sections.iter().flat_map(|section| &section.players).copied().collect();
    players.sort_unstable();
    app.suspended_in(announcement, &players, now).await
}

/// Does something with an import that was looked at as of the version `seen`.
async fn decide(
    app: &App,
    asker: &Asker,
    stored: StoredImport,
    seen: u32,
    act: ImportAct,
) -> Result<ImportView, Problem> {
    let (now, code) = (app.clock.now(), &stored.import.announcement.code);
    let code_taken = match act {
        ImportAct::Approve => app.store.event_with_code(code).await?.is_some(),
        ImportAct::Refuse { .. } => false,
    };
    let (official, version) = (asker.official(), stored.version);
    let suspended = match act {
        ImportAct::Approve => suspended_before(app, &stored, now).await?,
        ImportAct::Refuse { .. } => Vec::new(),
    };
    let facts = ImportFacts { official, version, seen, code_taken, suspended: &suspended };
    let Outcome::Changed(import) = stored.import.decide(act, &facts, now)? else {
        return go_on(app, asker, stored).await;
    };
    let alarm_at = (import.state == ImportState::Writing).then_some(now);
    let next = StoredImport { id: stored.id, version: version + 1, import, alarm_at };
    match app.store.decide_import(&next).await {
        Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
        decided => decided?,
    }
    if next.import.state == ImportState::Refused {
        app.store.remove_import_parts(next.id).await?;
    }
    go_on(app, asker, next).await
}
