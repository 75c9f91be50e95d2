//! What waits for an officer: looked at, approved, refused (`TR-12`).

use app::{App, AtDesk, Body, Caller, ChangeRefused, IMPORT_DAYS, Problem, text_of};
use axum::Json;
use axum::extract::{Path, State};
use rules::DAY_SECONDS;
use serde::Deserialize;
use store::{Error, Import, ImportState, StoredImport};
use utoipa::ToSchema;

use crate::imports::{Asker, forbidden, go_on};
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
    let approved = |stored: &StoredImport| {
        let by_me = |(by, ..): &(_, _, Option<String>)| *by == asker.caller.answers();
        stored.import.decided.as_ref().is_some_and(by_me)
            && stored.import.state != ImportState::Refused
    };
    if approved(&stored) {
        return go_on(&app, &asker, stored).await.map(Json);
    }
    must_decide(&asker, &stored, body.version)?;
    let now = app.clock.now();
    if stored.import.at + IMPORT_DAYS * DAY_SECONDS <= now {
        let detail = format!("It was sent more than {IMPORT_DAYS} days ago: send it again.");
        return Err(Problem::conflict("import_lapsed", detail).under("TR-12"));
    }
    let Import { announcement, sections, .. } = &stored.import;
    let unfinished = sections.iter().any(|section| section.finished < section.games);
    if unfinished && announcement.ends_at.is_some_and(|end| end <= now) {
        let detail = "Play in the event has ended meanwhile: send it again with all results.";
        return Err(Problem::conflict("play_ended", detail));
    }
    if app.store.event_with_code(&announcement.code).await?.is_some() {
        return Err(Problem::code_taken());
    }
    let import = Import {
        state: ImportState::Writing,
        decided: Some((asker.caller.answers(), now, None)),
        ..stored.import.clone()
    };
    let next = StoredImport { version: stored.version + 1, alarm_at: Some(now), import, ..stored };
    decide(&app, &next).await?;
    go_on(&app, &asker, next).await.map(Json)
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
    let reason = Some(text_of(&body.reason, "Say why it is refused.")?);
    let known = stored.import.decided.as_ref();
    if known.is_some_and(|(by, _, why)| *by == asker.caller.answers() && *why == reason) {
        return asker.view(&app, &stored).await.map(Json);
    }
    must_decide(&asker, &stored, body.version)?;
    let import = Import {
        state: ImportState::Refused,
        decided: Some((asker.caller.answers(), app.clock.now(), reason)),
        ..stored.import.clone()
    };
    let next = StoredImport { version: stored.version + 1, import, ..stored };
    decide(&app, &next).await?;
    app.store.remove_import_parts(next.id).await?;
    asker.view(&app, &next).await.map(Json)
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
    if asker.may_see(&stored) { Ok(stored) } else { Err(unknown()) }
}

fn must_decide(asker: &Asker, stored: &StoredImport, version: u32) -> Result<(), Problem> {
    if stored.import.state == ImportState::Waiting && !asker.may_decide(stored) {
        return Err(forbidden());
    }
    if !asker.caller.may_ever(app::Act::ApproveImport) {
        return Err(forbidden());
    }
    if stored.import.state != ImportState::Waiting {
        return Err(Problem::conflict("import_decided", "It is decided already."));
    }
    if stored.version == version { Ok(()) } else { Err(Problem::changed_meanwhile()) }
}

async fn decide(app: &App, decided: &StoredImport) -> Result<(), Problem> {
    match app.store.decide_import(decided).await {
        Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
        changed => Ok(changed?),
    }
}
