//! Sending an event, and the list of those that were sent.

use app::{About, Act, App, Body, Caller, ChangeRefused, Made, Problem};
use axum::Json;
use axum::extract::State;
use rules::tournament::{
    Announcement, Import, ImportFiling, ImportOfficial, ImportRefusal, ImportState, Organiser,
};
use rules::{Federation, PlayerId};
use store::StoredImport;

use crate::body::ImportBody;
use crate::check::{Checked, check};
use crate::view::{AnswerView, ImportListView, ImportView, PreviewView};

/// Brings an event here: start list, games and results, made as a whole or not at all. With `dry_run`
/// nothing is kept, and everything that is wrong is told. What a federation brings waits for an
/// officer's approval (TR-12), and so does what an officer brings who plays in it. The same request
/// again is answered with the import that it has made. Large events are made in several runs: see the
/// import's state.
#[utoipa::path(
    post, path = "/api/imports", operation_id = "import_event", tag = "imports",
    request_body = ImportBody,
    responses(
        (status = 200, body = AnswerView, description = "A dry run, or made before"),
        (status = 201, body = ImportView),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn import_event(
    State(app): State<App>,
    caller: Caller,
    Body(body): Body<ImportBody>,
) -> Result<Made<Json<AnswerView>>, Problem> {
    let asker = Asker::new(&app, caller).await?;
    body.check_request()?;
    let announcement = body.announcement.clone().read()?.brought_from(body.origin.into());
    if !asker.may_import(&announcement) {
        return Err(forbidden());
    }
    let (official, now) = (asker.official(), app.clock.now());
    let digest = body.digest()?;
    if let Some(known) = known(&app, &asker, &body, &digest).await? {
        return Ok(Made::Nothing(Json(AnswerView::Import(Box::new(known)))));
    }
    let checked = check(&app, &body, &announcement, now).await?;
    if body.dry_run {
        let plays = checked.people.contains_key(&official.player);
        let needs_approval = official.needs_approval(plays);
        let preview = PreviewView::new(checked, &announcement, needs_approval);
        return Ok(Made::Nothing(Json(AnswerView::Preview(preview))));
    }
    let Checked { faults, sections, teams, suspended, .. } = checked;
    if !faults.none() {
        return Err(faults.problem());
    }
    let (sections, parts) = sections.into_iter().map(|section| section.parts()).unzip();
    let filing = ImportFiling {
        origin: body.origin.into(),
        announcement,
        sections,
        team_sections: teams,
        digest: digest.clone(),
        suspended,
    };
    let import = Import::handed_in(filing, official, now);
    let stored = app.keep_import(import, parts, &body.request).await?;
    stored.import.check_repeated(&digest)?;
    let view = go_on(&app, &asker, stored).await?;
    Ok(Made::New(Json(AnswerView::Import(Box::new(view)))))
}

/// The import that the same request has made before.
async fn known(
    app: &App,
    asker: &Asker,
    body: &ImportBody,
    digest: &str,
) -> Result<Option<ImportView>, Problem> {
    if body.dry_run {
        return Ok(None);
    }
    match app.store.import_of(asker.caller.answers(), &body.request).await? {
        Some(stored) => {
            stored.import.check_repeated(digest)?;
            go_on(app, asker, stored).await.map(Some)
        }
        None => Ok(None),
    }
}

/// Makes as much of an import as one run does. What is left its alarm brings about.
pub(crate) async fn go_on(
    app: &App,
    asker: &Asker,
    stored: StoredImport,
) -> Result<ImportView, Problem> {
    let id = stored.id;
    if stored.import.state != ImportState::Writing {
        return asker.view(app, &stored).await;
    }
    match app.go_on_with_import(id).await {
        Ok(_) => {}
        Err(problem) if problem.is_refusal() => return Err(problem),
        Err(problem) => tracing::error!(import = id, %problem, "an import is not made yet"),
    }
    asker.view(app, &app.store.import(id).await?).await
}

/// The events that were brought here, or are to be: all of them for officers, those of their federation
/// for whoever acts for it, those that they direct for directors.
#[utoipa::path(
    get, path = "/api/imports", operation_id = "list_imports", tag = "imports",
    responses(
        (status = 200, body = ImportListView),
        (status = 403),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_imports(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<ImportListView>, Problem> {
    let asker = Asker::or_director(&app, caller).await?;
    let mut imports = app.store.imports().await?;
    imports.retain(|stored| asker.may_see(stored));
    let ids = imports.iter().flat_map(people_of).collect();
    let people = app.people(ids).await?;
    let view = |stored: &StoredImport| ImportView::new(stored, &people, asker.may_decide(stored));
    Ok(Json(ImportListView { imports: imports.iter().map(view).collect() }))
}

fn people_of(stored: &StoredImport) -> Vec<PlayerId> {
    let decided = stored.import.decided.as_ref().map(|decided| decided.by);
    let suspended = stored.import.suspended.iter().map(|found| found.player);
    decided.into_iter().chain([stored.import.by]).chain(suspended).collect()
}

pub(crate) fn forbidden() -> Problem {
    ImportRefusal::NotForYou.into()
}

/// Who asks, and for which federation.
pub(crate) struct Asker {
    pub(crate) caller: Caller,
    federation: Federation,
    /// Whether events are shown that the person directs.
    directs: bool,
}

impl Asker {
    /// Somebody who may bring events here, or approve them.
    ///
    /// # Errors
    /// `forbidden`, `unavailable`.
    pub(crate) async fn new(app: &App, caller: Caller) -> Result<Asker, Problem> {
        if !caller.may_ever(Act::ImportEvent) {
            return Err(forbidden());
        }
        Asker::of(app, caller, false).await
    }

    /// The same or the event's director, who records the results that come later.
    ///
    /// # Errors
    /// `forbidden`, `unavailable`.
    pub(crate) async fn or_director(app: &App, caller: Caller) -> Result<Asker, Problem> {
        if !caller.may_ever(Act::ImportEvent) && !caller.may_ever(Act::Direct) {
            return Err(forbidden());
        }
        Asker::of(app, caller, true).await
    }

    async fn of(app: &App, caller: Caller, directs: bool) -> Result<Asker, Problem> {
        let federation = app.federation_of(&caller).await?;
        Ok(Asker { caller, federation, directs })
    }

    /// Whether an import is shown to this person: to those who may bring it, and of what they direct to
    /// directors.
    pub(crate) fn may_see(&self, stored: &StoredImport) -> bool {
        let announcement = &stored.import.announcement;
        let about = About::announced(announcement);
        let directs = self.directs && self.caller.may(Act::Direct, &about, Some(self.federation));
        directs || self.may_import(announcement)
    }

    /// Whether this person directs the event that has come of an import, as it stands now: as its director, or a deputy.
    pub(crate) async fn directs_it_now(
        &self,
        app: &App,
        stored: &StoredImport,
    ) -> Result<bool, Problem> {
        let Some(event) = stored.import.event.filter(|_| self.directs) else { return Ok(false) };
        let about = About::of(&app.known_event(event).await?);
        Ok(self.caller.may(Act::Direct, &about, Some(self.federation)))
    }

    /// Whether the event is one that this person may bring here.
    pub(crate) fn may_import(&self, announcement: &Announcement) -> bool {
        let held_by = match announcement.organiser {
            Organiser::Iccf => None,
            Organiser::Federation(federation) => Some(federation),
        };
        let about = About { players_federation: held_by, ..About::announced(announcement) };
        self.caller.may(Act::ImportEvent, &about, Some(self.federation))
    }

    /// Who hands in, or decides.
    pub(crate) fn official(&self) -> ImportOfficial {
        let approves = self.caller.may_ever(Act::ApproveImport);
        ImportOfficial { player: self.caller.answers(), approves }
    }

    /// Whether the caller may approve or refuse an import: a person does.
    pub(crate) fn may_decide(&self, stored: &StoredImport) -> bool {
        self.caller.person().is_some_and(|me| me.may_decide_import(&stored.import))
    }

    pub(crate) async fn view(
        &self,
        app: &App,
        stored: &StoredImport,
    ) -> Result<ImportView, Problem> {
        let people = app.people(people_of(stored)).await?;
        Ok(ImportView::new(stored, &people, self.may_decide(stored)))
    }
}
