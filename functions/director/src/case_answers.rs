//! Cases read, answered and, where they are appeals, decided.

use app::{App, AtDesk, Body, ChangeRefused, Page, PageQuery, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use rules::Instant;
use serde::Deserialize;
use store::{
    AppealOutcome, CASE_ANSWERS_MAX, Case, CaseAnswer, CaseKind, CaseState, Error, StoredCase, Turn,
};
use utoipa::ToSchema;

use crate::case_view::{CaseListView, CaseScene, CaseView, OutcomeName, view_of, views_of};
use crate::cases::{must_have_room, open_cases};
use crate::desk::{Desks, conflict};

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
    let stored = load(&app, id).await?;
    let mut desks = Desks::default();
    let (desk, all) = desks.of(&app, &me, stored.case.section).await?;
    let scene = CaseScene { stored, desk, all };
    let (filer, official) = (scene.is_filer(), scene.is_official());
    if !filer && !official {
        return Err(Problem::forbidden());
    }
    let before = scene.stored;
    let answer = CaseAnswer { at: app.clock.now(), by: me.player, text };
    if is_repeated(&before, body.version, &answer) {
        return view_of(&app, &me, &mut desks, before).await.map(Json);
    }
    let mut after = answered(&before, body.version, answer)?;
    let mut turn = None;
    after.state = match before.case.state {
        _ if body.close => CaseState::Answered,
        // What an official adds to an answer leaves it answered.
        state if official => state,
        CaseState::Answered => {
            let (open, next) = open_cases(&app, me.player).await?;
            must_have_room(&open)?;
            turn = Some(next);
            CaseState::Open
        }
        state => state,
    };
    change(&app, &me, &mut desks, (&before, &after), turn).await
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

/// Decides an appeal (TR-15): by officers, and not by whoever made the decision. What is changed is
/// changed by another decision first.
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
    let stored = load(&app, id).await?;
    let mut desks = Desks::default();
    let (desk, all) = desks.of(&app, &me, stored.case.section).await?;
    let scene = CaseScene { stored, desk, all };
    if !scene.is_official() {
        return Err(Problem::forbidden().under("TR-15"));
    }
    let before = scene.stored;
    if before.case.kind != CaseKind::Appeal {
        return Err(conflict("not_an_appeal", "This case is no appeal: answer it.").under("TR-15"));
    }
    let outcome = AppealOutcome::from(body.outcome);
    let answer = CaseAnswer { at: app.clock.now(), by: me.player, text };
    if before.case.outcome == Some(outcome) && is_repeated(&before, body.version, &answer) {
        return view_of(&app, &me, &mut desks, before).await.map(Json);
    }
    let undone = all.iter().any(|kept| kept.text.undoes == before.case.decision);
    if outcome == AppealOutcome::Changed && !undone {
        let detail = "Undo the decision by another one first.";
        return Err(conflict("not_undone", detail).under("TR-15"));
    }
    let mut after = answered(&before, body.version, answer)?;
    after.state = CaseState::Decided;
    after.outcome = Some(outcome);
    change(&app, &me, &mut desks, (&before, &after), None).await
}

/// Whether this was written with the last change, for a case as it was read before.
fn is_repeated(stored: &StoredCase, version: u32, answer: &CaseAnswer) -> bool {
    let same = |last: &CaseAnswer| (last.by, &last.text) == (answer.by, &answer.text);
    stored.version == version.saturating_add(1) && stored.case.answers.last().is_some_and(same)
}

/// The case with one more answer.
fn answered(before: &StoredCase, version: u32, answer: CaseAnswer) -> Result<Case, Problem> {
    if before.case.state == CaseState::Decided {
        return Err(conflict(
            "case_decided",
            "This case is decided: nothing more is written in it.",
        ));
    }
    if before.version != version {
        return Err(Problem::changed_meanwhile());
    }
    if before.case.answers.len() >= CASE_ANSWERS_MAX {
        return Err(conflict("case_full", "Nothing more fits into this case: file another one."));
    }
    let mut after = before.case.clone();
    after.answers.push(answer);
    Ok(after)
}

async fn change(
    app: &App,
    me: &SignedIn,
    desks: &mut Desks,
    (before, after): (&StoredCase, &Case),
    turn: Option<Turn>,
) -> Result<Json<CaseView>, Problem> {
    let changed = match turn {
        Some(turn) => app.store.open_case_again(before, after, turn).await,
        None => app.store.change_case(before, after).await,
    };
    match changed {
        Ok(stored) => view_of(app, me, desks, stored).await.map(Json),
        Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
        Err(error) => Err(error.into()),
    }
}

/// Whole days from a moment until now.
pub(crate) fn age_days(since: Instant, now: Instant) -> i64 {
    (now - since).div_euclid(rules::DAY_SECONDS)
}
