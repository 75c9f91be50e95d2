//! Exports that are ordered now and fetched later.

use app::{App, Body, Caller, Problem, SignedIn, Through, file_answer};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use rules::Federation;
use store::{Error, ExportId, ExportOrder, KeyOwner, Role, StoredExport};

use crate::view::{ExportView, ExportsView, NewExport, NightlyBody, NightlyView, kind_of};

/// Whoever asks, and whose exports that opens.
struct Asker {
    caller: Caller,
    /// Whether a key asks; a person at the page else.
    by_key: bool,
    /// The federation that they act for, or that asks.
    federation: Option<Federation>,
}

impl Asker {
    async fn new(app: &App, caller: Caller, through: Through) -> Result<Asker, Problem> {
        let federation = match &caller {
            Caller::Person(me) => app.acts_for(me).await?,
            Caller::Federation(key) => Some(key.federation),
        };
        Ok(Asker { caller, by_key: through.0.is_some(), federation })
    }

    /// Whose games and data are taken out where the order does not say it.
    fn owner(&self) -> KeyOwner {
        match &self.caller {
            Caller::Person(me) => KeyOwner::Player(me.player),
            Caller::Federation(key) => KeyOwner::Federation(key.federation),
        }
    }

    /// Whose exports are listed: one's own, and those of the federation that one acts for.
    fn owners(&self) -> Vec<KeyOwner> {
        let federation = self.federation.map(KeyOwner::Federation);
        let federation = federation.filter(|federation| *federation != self.owner());
        [self.owner()].into_iter().chain(federation).collect()
    }

    /// Whether an owner's exports may be ordered and fetched. Administrators may do so for federations.
    fn may(&self, owner: KeyOwner) -> bool {
        let administers = |me: &SignedIn| me.holds(Role::Administrator);
        let administers = self.caller.person().is_some_and(administers);
        self.owners().contains(&owner) || administers && matches!(owner, KeyOwner::Federation(_))
    }

    /// Whether an export may be seen: what is known of a person is for no key, and what a federation's
    /// key had made with its maker's eyes, as they once were, for nobody.
    fn may_see(&self, stored: &StoredExport) -> bool {
        let order = stored.export.order;
        let of_federation = matches!(stored.id.owner, KeyOwner::Federation(_));
        let with_eyes = stored.export.by.is_some() && order != ExportOrder::Federation;
        self.may(stored.id.owner)
            && !(order == ExportOrder::Person && self.by_key)
            && !(of_federation && with_eyes)
    }

    /// An export that may be seen and is still kept.
    async fn find(&self, app: &App, id: &str) -> Result<StoredExport, Problem> {
        let id: ExportId = id.parse().map_err(|()| unknown_export())?;
        if !self.may(id.owner) {
            return Err(unknown_export());
        }
        match app.store.export(id).await {
            Ok(stored) if self.may_see(&stored) && !app.is_over(&stored) => Ok(stored),
            Ok(_) | Err(Error::NotFound) => Err(unknown_export()),
            Err(error) => Err(error.into()),
        }
    }
}

fn unknown_export() -> Problem {
    let detail = "There is no such export, or it is somebody else's, or its days are over.";
    Problem::not_found("unknown_export", detail)
}

/// Orders an export: games of an event, of a player or of a period in PGN, everything of a
/// federation, or everything about me. It is written in the background; the same order sent again
/// while it is open is the same export. What is known of me is for no key.
#[utoipa::path(
    post, path = "/api/exports", operation_id = "order_export", tag = "exports",
    request_body = NewExport,
    responses(
        (status = 200, body = ExportView),
        (status = 403),
        (status = 404),
        (status = 409),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn order_export(
    State(app): State<App>,
    caller: Caller,
    through: Through,
    Body(body): Body<NewExport>,
) -> Result<Json<ExportView>, Problem> {
    let asker = Asker::new(&app, caller, through).await?;
    let order = body.read()?;
    let owner = match order {
        ExportOrder::Federation => KeyOwner::Federation(body.federation()?),
        ExportOrder::Person if asker.by_key => return Err(Problem::session_needed()),
        _ => asker.owner(),
    };
    if !asker.may(owner) {
        let detail = "This is for those who act for the federation, and for officers.";
        return Err(Problem::not_allowed("forbidden", detail));
    }
    match order {
        ExportOrder::Event { event, .. } => drop(app.known_event(event).await?),
        ExportOrder::Player { player, .. } => drop(app.profile(player).await?),
        _ => {}
    }
    let stored = app.order_export(owner, order, asker.caller.person()).await?;
    Ok(Json(ExportView::of(&stored)))
}

/// My exports and those of the federation that I act for, the newest first, and whether an archive of
/// the federation is made every night.
#[utoipa::path(
    get, path = "/api/exports", operation_id = "list_exports", tag = "exports",
    responses(
        (status = 200, body = ExportsView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_exports(
    State(app): State<App>,
    caller: Caller,
    through: Through,
) -> Result<Json<ExportsView>, Problem> {
    let asker = Asker::new(&app, caller, through).await?;
    let mut exports = Vec::new();
    for owner in asker.owners() {
        exports.extend(app.store.exports(owner).await?);
    }
    exports.retain(|stored| asker.may_see(stored) && !app.is_over(stored));
    exports.sort_by_key(|stored| std::cmp::Reverse(stored.id.number));
    let nightly = match asker.federation {
        Some(federation) => {
            Some(NightlyView::new(federation, app.store.nightly_export(federation).await?))
        }
        None => None,
    };
    Ok(Json(ExportsView { exports: exports.iter().map(ExportView::of).collect(), nightly }))
}

/// How far an export is.
#[utoipa::path(
    get, path = "/api/exports/{id}", operation_id = "get_export", tag = "exports",
    params(("id" = String, Path, description = "The export's name: its owner and its number")),
    responses(
        (status = 200, body = ExportView),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_export(
    State(app): State<App>,
    caller: Caller,
    through: Through,
    Path(id): Path<String>,
) -> Result<Json<ExportView>, Problem> {
    let asker = Asker::new(&app, caller, through).await?;
    let stored = asker.find(&app, &id).await?;
    let address = app.export_address(&stored).await?;
    Ok(Json(ExportView::of(&stored).fetched_at(address)))
}

/// The file of an export, for 30 days after it is done: PGN, or a tar archive. On AWS the answer leads
/// to the bucket, by an address that is good for five minutes; a page takes it from the export itself.
#[utoipa::path(
    get, path = "/api/exports/{id}/file", operation_id = "fetch_export", tag = "exports",
    params(("id" = String, Path, description = "The export's name: its owner and its number")),
    responses(
        (status = 200, description = "Games, or an archive of files",
         content((String = "application/x-chess-pgn"), (Vec<u8> = "application/x-tar"))),
        (status = 303, description = "The file is at another address"),
        (status = 404),
        (status = 409),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn fetch_export(
    State(app): State<App>,
    caller: Caller,
    through: Through,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let asker = Asker::new(&app, caller, through).await?;
    let stored = asker.find(&app, &id).await?;
    let Some((name, fetched)) = app.fetch_export(&stored).await? else {
        let detail = "The file is not there yet, or it could not be written.";
        return Err(Problem::conflict("export_not_done", detail));
    };
    Ok(file_answer(fetched, kind_of(&name), &name))
}

/// Whether an archive of the federation that I act for is made every night. A key of the federation
/// with the scope `exports` has it made, too, from the day on which the key was made.
#[utoipa::path(
    put, path = "/api/exports/nightly", operation_id = "set_nightly_export", tag = "exports",
    request_body = NightlyBody,
    responses(
        (status = 200, body = NightlyView),
        (status = 403),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn set_nightly_export(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<NightlyBody>,
) -> Result<Json<NightlyView>, Problem> {
    let federation = app.acts_for(&me).await?.ok_or_else(Problem::forbidden)?;
    let next = app.store.nightly_export(federation).await?;
    match (body.enabled, next) {
        (true, None) => app.make_nightly(federation).await?,
        (false, Some(_)) => app.store.set_nightly_export(federation, None).await?,
        _ => {}
    }
    let next = app.store.nightly_export(federation).await?;
    Ok(Json(NightlyView::new(federation, next)))
}
