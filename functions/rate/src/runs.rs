//! Beginning, looking at, publishing and taking back a list.

use app::view::{PoolName, RuleSetName};
use app::{Act, App, AtDesk, Body, ChangeRefused, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{Path, State};
use rules::rating::run::{RatingRun, RunAct, RunFacts, RunOrder, next_list};
use rules::rating::{ListId, ParseQuarterError, Pool, Quarter};
use rules::{Day, Outcome};
use serde::Deserialize;
use store::{Error, StoredRun};
use utoipa::ToSchema;

use crate::view::{NextView, RunView, RunsView};

/// The rating runs, and which list comes next.
#[utoipa::path(
    get, path = "/api/rating-runs", operation_id = "list_rating_runs", tag = "ratings",
    responses(
        (status = 200, body = RunsView),
        (status = 403),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_rating_runs(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<RunsView>, Problem> {
    must_run_ratings(&me)?;
    let runs = app.store.rating_runs().await?;
    let today = Day::of(app.clock.now());
    let next = Pool::ALL.into_iter().filter_map(|pool| {
        let quarter = next_list(pool, runs.iter().map(|run| run.id), today)?;
        Some(NextView::new(pool, quarter, today))
    });
    let next = next.collect();
    Ok(Json(RunsView { next, runs: runs.iter().map(Into::into).collect() }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = BeginRatingRun, example = json!({
    "pool": "chess", "quarter": "2027/1", "rule_set": "iccf"
}))]
pub(crate) struct BeginBody {
    pool: PoolName,
    /// Year and quarter, such as `2027/1`.
    quarter: String,
    rule_set: RuleSetName,
}

/// Begins a list's run: collects the games that were reported in time and calculates. A list that has
/// a run is answered as it is.
#[utoipa::path(
    post, path = "/api/rating-runs", operation_id = "begin_rating_run", tag = "ratings",
    request_body = BeginBody,
    responses((status = 200, body = RunView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn begin_rating_run(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<BeginBody>,
) -> Result<Json<RunView>, Problem> {
    must_run_ratings(&me)?;
    let id = list_id(body.pool, &body.quarter)?;
    app.begin_rating_run(id, body.rule_set.into(), me.player).await?;
    carried_on(&app, id).await
}

/// A run with its preview.
#[utoipa::path(
    get, path = "/api/rating-runs/{id}", operation_id = "get_rating_run", tag = "ratings",
    params(("id" = String, Path, description = "The list's name, such as chess-2027-1")),
    responses(
        (status = 200, body = RunView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_rating_run(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<RunView>, Problem> {
    must_run_ratings(&me)?;
    let stored = find(&app, &id).await?;
    Ok(Json(RunView::of(&app, &stored).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RatingRunVersion, example = json!({"version": 3}))]
pub(crate) struct VersionBody {
    /// The version that was looked at.
    pub(crate) version: u32,
}

/// Collects and calculates again a list that is not published: after a director has set a result right,
/// or after the list was taken back.
#[utoipa::path(
    post, path = "/api/rating-runs/{id}/calculate", operation_id = "calculate_rating_run",
    tag = "ratings",
    params(("id" = String, Path, description = "The list's name")),
    request_body = VersionBody,
    responses((status = 200, body = RunView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn calculate_rating_run(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
    Body(body): Body<VersionBody>,
) -> Result<Json<RunView>, Problem> {
    must_run_ratings(&me)?;
    let (stored, facts) = opened(&app, &id, body.version).await?;
    ordered(&app, &me, &stored, &facts, RunOrder::Calculate).await
}

/// Publishes a list that was looked at. It counts from its quarter's first day.
#[utoipa::path(
    post, path = "/api/rating-runs/{id}/publish", operation_id = "publish_rating_list",
    tag = "ratings",
    params(("id" = String, Path, description = "The list's name")),
    request_body = VersionBody,
    responses((status = 200, body = RunView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn publish_rating_list(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<VersionBody>,
) -> Result<Json<RunView>, Problem> {
    must_run_ratings(&me)?;
    let (stored, facts) = opened(&app, &id, body.version).await?;
    ordered(&app, &me, &stored, &facts, RunOrder::Publish).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = WithdrawRatingList, example = json!({
    "version": 5, "reason": "The results of a section were entered twice."
}))]
pub(crate) struct WithdrawBody {
    /// The version that was looked at.
    version: u32,
    /// Why: 1 to 2,000 characters, for everybody.
    reason: String,
}

/// Takes a published list back: ratings are again what they were before it. It can be calculated and
/// published again.
#[utoipa::path(
    post, path = "/api/rating-runs/{id}/withdraw", operation_id = "withdraw_rating_list",
    tag = "ratings",
    params(("id" = String, Path, description = "The list's name")),
    request_body = WithdrawBody,
    responses((status = 200, body = RunView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn withdraw_rating_list(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<WithdrawBody>,
) -> Result<Json<RunView>, Problem> {
    must_run_ratings(&me)?;
    let (stored, facts) = opened(&app, &id, body.version).await?;
    let reason = text_of(&body.reason, "Say why the list is taken back.")?;
    ordered(&app, &me, &stored, &facts, RunOrder::Withdraw { reason }).await
}

/// Those who run ratings (`TR-9.4`).
pub(crate) fn must_run_ratings(me: &SignedIn) -> Result<(), Problem> {
    if me.may_ever(Act::RunRatings) { Ok(()) } else { Err(Problem::forbidden()) }
}

/// The run that a path names.
pub(crate) async fn find(app: &App, id: &str) -> Result<StoredRun, Problem> {
    app.rating_run(id.parse().map_err(|_| Problem::unknown_rating_list())?).await
}

/// The list of a pool and a quarter in words.
pub(crate) fn list_id(pool: PoolName, quarter: &str) -> Result<ListId, Problem> {
    Ok(ListId { pool: pool.into(), quarter: quarter_of(quarter)? })
}

/// A quarter as it was asked for.
pub(crate) fn quarter_of(text: &str) -> Result<Quarter, Problem> {
    text.parse().map_err(|error: ParseQuarterError| {
        let detail = format!("The quarter does not fit: {error}.");
        Problem::invalid_body(detail)
    })
}

/// The run that a path names, with what is asked beside it; `seen` is the version that was looked at.
pub(crate) async fn opened(
    app: &App,
    id: &str,
    seen: u32,
) -> Result<(StoredRun, RunFacts), Problem> {
    let stored = find(app, id).await?;
    let later = app.later_list(stored.id).await?;
    let facts = RunFacts { version: stored.version, seen, later };
    Ok((stored, facts))
}

/// Does what somebody orders, as far as one request goes.
pub(crate) async fn ordered(
    app: &App,
    me: &SignedIn,
    stored: &StoredRun,
    facts: &RunFacts,
    what: RunOrder,
) -> Result<Json<RunView>, Problem> {
    let act = RunAct { what, by: me.player };
    let after = stored.run.decide(act, facts, app.clock.now())?;
    moved(app, stored, after).await
}

/// Takes a run on, as far as one request goes.
pub(crate) async fn moved(
    app: &App,
    stored: &StoredRun,
    after: Outcome<RatingRun>,
) -> Result<Json<RunView>, Problem> {
    if let Outcome::Changed(run) = after {
        match app.move_rating_run(stored, run).await {
            Ok(_) => {}
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            Err(error) => return Err(error.into()),
        }
    }
    carried_on(app, stored.id).await
}

async fn carried_on(app: &App, id: ListId) -> Result<Json<RunView>, Problem> {
    // What does not fit into one request is done by the schedule.
    if let Err(problem) = app.go_on_with_rating_run(id).await {
        tracing::error!(list = %id, %problem, "a rating run does not go on yet");
    }
    let stored = app.store.rating_run(id).await?;
    Ok(Json(RunView::of(app, &stored).await?))
}
