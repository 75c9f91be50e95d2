//! Beginning, looking at, publishing and taking back a list.

use app::view::{PoolName, RuleSetName};
use app::{Act, App, AtDesk, Body, ChangeRefused, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use rules::rating::{ListId, Pool, Quarter};
use rules::{Day, PlayerId};
use serde::Deserialize;
use store::{Error, RatingRun, RunState, StoredRun};
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
        let last = runs.iter().find(|run| run.id.pool == pool).map(|run| run.id.quarter);
        let next = match last {
            Some(last) => last.next(),
            None => Quarter::due_on(today),
        };
        next.map(|quarter| NextView::new(pool, quarter, today))
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
    must_be_due(&app, id)?;
    must_be_newest(&app, id).await?;
    match app.begin_rating_run(id, body.rule_set.into(), me.player).await {
        Ok(_) | Err(Error::Conflict) => {}
        Err(error) => return Err(error.into()),
    }
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

/// Collects and calculates anew a list that is not published: after a director has set a result right,
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
    let stored = find(&app, &id).await?;
    must_be_at(&stored, body.version)?;
    must_be_newest(&app, stored.id).await?;
    let run = anew(&stored)?;
    moved(&app, &stored, run).await
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
    let stored = find(&app, &id).await?;
    let published = stored.run.state.is_public() || stored.run.state == RunState::Publishing;
    // The same request again: the list is published.
    if published && stored.version > body.version {
        return carried_on(&app, stored.id).await;
    }
    must_be_at(&stored, body.version)?;
    if stored.run.state != RunState::Preview {
        return Err(not_in_preview());
    }
    must_be_newest(&app, stored.id).await?;
    let run = RatingRun {
        state: RunState::Publishing,
        published: Some((app.clock.now(), me.player)),
        withdrawn_reason: None,
        ..stored.run.clone()
    };
    moved(&app, &stored, run).await
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
    let stored = find(&app, &id).await?;
    let reason = text_of(&body.reason, "Say why the list is taken back.")?;
    let withdrawn = matches!(stored.run.state, RunState::Withdrawing | RunState::Withdrawn);
    // The same request again: the list is taken back.
    if withdrawn && stored.run.withdrawn_reason.as_deref() == Some(reason.as_str()) {
        return carried_on(&app, stored.id).await;
    }
    must_be_at(&stored, body.version)?;
    must_be_newest(&app, stored.id).await?;
    let state = match stored.run.state {
        RunState::Published => RunState::Withdrawn,
        RunState::Entering | RunState::InForce => RunState::Withdrawing,
        _ => {
            let detail = "The list is not published.";
            return Err(Problem::new(StatusCode::CONFLICT, "not_published", detail));
        }
    };
    let run = RatingRun { state, withdrawn_reason: Some(reason), ..stored.run.clone() };
    moved(&app, &stored, run).await
}

/// Those who run ratings (`TR-9.4`).
pub(crate) fn must_run_ratings(me: &SignedIn) -> Result<(), Problem> {
    if me.may_ever(Act::RunRatings) { Ok(()) } else { Err(Problem::forbidden()) }
}

/// Nobody decides about their own rating: refuses where it is among those that are set.
pub(crate) fn must_not_be_own(
    me: &SignedIn,
    players: impl IntoIterator<Item = PlayerId>,
) -> Result<(), Problem> {
    if !players.into_iter().any(|player| player == me.player) {
        return Ok(());
    }
    let detail = "You cannot decide about your own rating; ask another officer.";
    Err(Problem::new(StatusCode::FORBIDDEN, "own_rating", detail))
}

/// The run that a path names.
pub(crate) async fn find(app: &App, id: &str) -> Result<StoredRun, Problem> {
    app.rating_run(id.parse().map_err(|_| Problem::unknown_rating_list())?).await
}

/// The list of a pool and a quarter in words.
pub(crate) fn list_id(pool: PoolName, quarter: &str) -> Result<ListId, Problem> {
    let quarter = quarter.parse().map_err(|error: rules::rating::ParseQuarterError| {
        let detail = format!("The quarter does not fit: {error}.");
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid_body", detail)
    })?;
    Ok(ListId { pool: pool.into(), quarter })
}

/// Refuses a request that was made for an older version.
pub(crate) fn must_be_at(stored: &StoredRun, version: u32) -> Result<(), Problem> {
    if stored.version == version { Ok(()) } else { Err(Problem::changed_meanwhile()) }
}

fn not_in_preview() -> Problem {
    let detail = "Calculate the list first, look at it, and publish what you have seen.";
    Problem::new(StatusCode::CONFLICT, "not_in_preview", detail)
}

/// Every result in time is there from the day after on (`RAT-12`).
fn must_be_due(app: &App, id: ListId) -> Result<(), Problem> {
    let until = id.quarter.reported_until();
    if until < Day::of(app.clock.now()) {
        return Ok(());
    }
    let detail = format!("Results until {until} come into this list: wait for the day after.");
    Err(Problem::new(StatusCode::CONFLICT, "results_still_come", detail).under("RAT-12"))
}

/// A list rests on the one before: while a later one is published, it stays as it is.
pub(crate) async fn must_be_newest(app: &App, id: ListId) -> Result<(), Problem> {
    let runs = app.store.rating_runs().await?;
    let later = |run: &&StoredRun| {
        run.id.pool == id.pool
            && run.id.quarter > id.quarter
            && (run.run.state.is_public() || run.run.state == RunState::Publishing)
    };
    match runs.iter().find(later) {
        None => Ok(()),
        Some(later) => {
            let quarter = later.id.quarter;
            let detail = format!("The list of {quarter} rests on this one: take that back first.");
            Err(Problem::new(StatusCode::CONFLICT, "later_list_published", detail))
        }
    }
}

/// The run with its games to be collected again.
pub(crate) fn anew(stored: &StoredRun) -> Result<RatingRun, Problem> {
    let open = matches!(stored.run.state, RunState::Preview | RunState::Withdrawn);
    if !open || stored.run.imported {
        let detail =
            "Only a list that is not published, and was calculated here, is calculated anew.";
        return Err(Problem::new(StatusCode::CONFLICT, "not_in_preview", detail));
    }
    Ok(RatingRun {
        state: RunState::Collecting,
        calculation: stored.run.calculation + 1,
        ..stored.run.clone()
    })
}

/// Takes a run on, as far as one request goes.
pub(crate) async fn moved(
    app: &App,
    stored: &StoredRun,
    run: RatingRun,
) -> Result<Json<RunView>, Problem> {
    match app.move_rating_run(stored, run).await {
        Ok(_) => carried_on(app, stored.id).await,
        Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
        Err(error) => Err(error.into()),
    }
}

async fn carried_on(app: &App, id: ListId) -> Result<Json<RunView>, Problem> {
    // What does not fit into one request is done by the schedule.
    if let Err(problem) = app.go_on_with_rating_run(id).await {
        tracing::error!(list = %id, %problem, "a rating run does not go on yet");
    }
    let stored = app.store.rating_run(id).await?;
    Ok(Json(RunView::of(app, &stored).await?))
}
