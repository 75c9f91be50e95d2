//! Cases read, answered and, where they are appeals, decided.

use app::{App, AtDesk, Body, ChangeRefused, Page, PageQuery, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use rules::{CaseAct, CaseFacts, CaseStep, Outcome};
use serde::Deserialize;
use store::{Error, StoredCase, ruling_log};
use utoipa::ToSchema;

use crate::case_view::{CaseListView, CaseView, OutcomeName, view_of, views_of};
use crate::decision_body::APPEAL_REQUEST;
use crate::decisions::{prepare, settle};
use crate::desk::Desks;
use crate::open_cases::{OpenCases, open_cases};

/// The case that a path names; anything but a number is no case.
pub(crate) struct CasePath(u32);

impl FromRequestParts<App> for CasePath {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<CasePath, Problem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(id)| id.parse().ok());
        id.map(CasePath).ok_or_else(unknown_case)
    }
}

fn unknown_case() -> Problem {
    Problem::not_found("unknown_case", "There is no such case.")
}

async fn load(app: &App, id: u32) -> Result<StoredCase, Problem> {
    app.store.case(id).await.map_err(|error| match error {
        Error::NotFound => unknown_case(),
        other => other.into(),
    })
}

/// The cases that I have filed, the newest first, page by page.
#[utoipa::path(
    get, path = "/api/cases", operation_id = "list_cases", tag = "cases", params(PageQuery),
    responses(
        (status = 200, body = CaseListView),
        (status = 400),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_cases(
    State(app): State<App>,
    me: SignedIn,
    page: Page<u32>,
) -> Result<Json<CaseListView>, Problem> {
    let mut filed = app.store.cases_before(me.player, page.after, page.limit + 1).await?;
    let next = page.cut(&mut filed, |case| case.id);
    let cases = views_of(&app, &me, &mut Desks::default(), filed).await?;
    Ok(Json(CaseListView { cases, next }))
}

/// One case: for whoever filed it and for the officials of its section.
#[utoipa::path(
    get, path = "/api/cases/{id}", operation_id = "get_case", tag = "cases",
    params(("id" = u32, Path, description = "The case's number")),
    responses(
        (status = 200, body = CaseView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_case(
    State(app): State<App>,
    me: SignedIn,
    CasePath(id): CasePath,
) -> Result<Json<CaseView>, Problem> {
    let stored = load(&app, id).await?;
    view_of(&app, &me, &mut Desks::default(), stored).await.map(Json)
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AnswerCase, example = json!({
    "version": 1, "text": "It does: see LAW-10.1.", "close": true
}))]
pub(crate) struct AnswerBody {
    /// The case as it was read.
    version: u32,
    /// 1 to 2,000 characters.
    text: String,
    /// Whether nothing is left to be done. Whoever filed the case opens it again by writing.
    #[serde(default)]
    close: bool,
}

/// Writes in a case: its officials, and whoever filed it. The same again is answered as it stands.
#[utoipa::path(
    post, path = "/api/cases/{id}/answers", operation_id = "answer_case", tag = "cases",
    params(("id" = u32, Path, description = "The case's number")), request_body = AnswerBody,
    responses((status = 200, body = CaseView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn answer_case(
    State(app): State<App>,
    me: SignedIn,
    CasePath(id): CasePath,
    Body(body): Body<AnswerBody>,
) -> Result<Json<CaseView>, Problem> {
    let text = text_of(&body.text, "Write something.")?;
    let act = CaseAct { what: CaseStep::Answer { close: body.close }, text };
    change(&app, &me, id, body.version, act).await
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideAppeal, example = json!({
    "version": 1, "outcome": "upheld", "reason": "The decision rests on LAW-6.7 and stands."
}))]
pub(crate) struct OutcomeBody {
    /// The case as it was read.
    version: u32,
    outcome: OutcomeName,
    /// Why: 1 to 2,000 characters.
    reason: String,
}

/// Decides an appeal (TR-15): by officers, and not by whoever made the decision. With the outcome `changed` the
/// decision is taken back in all its games; one that cannot be is changed by another decision first.
#[utoipa::path(
    post, path = "/api/cases/{id}/outcome", operation_id = "decide_appeal", tag = "cases",
    params(("id" = u32, Path, description = "The case's number")), request_body = OutcomeBody,
    responses((status = 200, body = CaseView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn decide_appeal(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    CasePath(id): CasePath,
    Body(body): Body<OutcomeBody>,
) -> Result<Json<CaseView>, Problem> {
    let text = text_of(&body.reason, "Give a reason for the player and the record.")?;
    let act = CaseAct { what: CaseStep::Decide(body.outcome.into()), text };
    take_back(&app, &me, id, body.version, &act).await?;
    change(&app, &me, id, body.version, act).await
}

/// Takes back what an appeal is upheld against, where it still stands: for whoever asks twice, once.
async fn take_back(
    app: &App,
    me: &SignedIn,
    id: u32,
    seen: u32,
    act: &CaseAct,
) -> Result<(), Problem> {
    let before = load(app, id).await?;
    let mut desks = Desks::default();
    let (desk, all) = desks.of(app, me, before.case.section).await?;
    let (person, log) = (desk.person(), ruling_log(all));
    let facts = CaseFacts { person: &person, log: &log, version: before.version, seen, open: 0 };
    let Some((ruling, after)) = before.case.takes_back(act, &facts, app.clock.now()) else {
        return Ok(());
    };
    settle(app, after.section, &ruling, all).await?;
    let decided = prepare(app, desk, &ruling, all).await?;
    let request = format!("{APPEAL_REQUEST}{id}");
    app.decide_appeal(decided, &request, (&before, &after)).await.map(drop)
}

/// Does something in a case that was read as of the version `seen`.
async fn change(
    app: &App,
    me: &SignedIn,
    id: u32,
    seen: u32,
    act: CaseAct,
) -> Result<Json<CaseView>, Problem> {
    let before = load(app, id).await?;
    let mut desks = Desks::default();
    let (desk, all) = desks.of(app, me, before.case.section).await?;
    let (person, log) = (desk.person(), ruling_log(all));
    let (open, turn) = match before.case.is_reopened_by(act.what, &person, &log) {
        true => {
            let OpenCases { open, turn, .. } = open_cases(app, before.case.by).await?;
            (open.len(), Some(turn))
        }
        false => (0, None),
    };
    let facts = CaseFacts { person: &person, log: &log, version: before.version, seen, open };
    let stored = match before.case.decide(act, &facts, app.clock.now())? {
        Outcome::Unchanged => Ok(before),
        Outcome::Changed(after) => match turn {
            Some(turn) => app.store.open_case_again(&before, &after, turn).await,
            None => app.store.change_case(&before, &after).await,
        },
    };
    match stored {
        Ok(stored) => view_of(app, me, &mut desks, stored).await.map(Json),
        Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
        Err(error) => Err(error.into()),
    }
}
