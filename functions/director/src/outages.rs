//! Outages: one decision gives lost time back to all running games of the sections chosen.

use std::collections::{BTreeSet, HashMap};

use app::view::{PlayerView, SectionView, time};
use app::{Act, App, AtDesk, Body, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use chrono::{DateTime, Utc};
use rules::{DAY_SECONDS, Instant, Interval, PlayerId, Profile, Reason};
use serde::{Deserialize, Serialize};
use store::{EndedGame, Outage, Section, SectionId, StoredOutage};
use utoipa::ToSchema;

/// Sections that one decision may name.
const SECTIONS_MAX: usize = 200;

/// Days that one outage may last.
const DAYS_MAX: i64 = 60;

/// Characters of a reason.
const REASON_CHARACTERS_MAX: usize = 2_000;

/// What was decided, newest first, and for which sections I may decide.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OutageList)]
pub(crate) struct OutageListView {
    outages: Vec<OutageView>,
    sections: Vec<SectionView>,
}

/// An outage that was decided on.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Outage)]
pub(crate) struct OutageView {
    id: u32,
    from: DateTime<Utc>,
    until: DateTime<Utc>,
    reason: String,
    decided_at: DateTime<Utc>,
    #[schema(required)]
    decided_by: Option<PlayerView>,
    sections: Vec<SectionView>,
    /// Games that have got time back so far.
    games_done: u32,
    /// Games that were lost in it before it was decided on and stay lost, as far as was looked:
    /// the first 200.
    ended: Vec<EndedGameView>,
    /// How many there are of those.
    ended_count: u32,
    /// Whether every game was looked at.
    done: bool,
}

/// A game that was lost within an outage, before anybody decided on it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EndedInOutage)]
pub(crate) struct EndedGameView {
    game: u32,
    /// The section's number.
    section: u32,
    /// When it ended.
    at: DateTime<Utc>,
    /// `time_forfeiture` or `silence`.
    reason: &'static str,
}

impl From<&EndedGame> for EndedGameView {
    fn from(ended: &EndedGame) -> EndedGameView {
        let reason = if ended.silent { Reason::Silence } else { Reason::TimeForfeiture };
        EndedGameView {
            game: ended.game.0,
            section: ended.section.0,
            at: time(ended.at),
            reason: reason.code(),
        }
    }
}

/// The outages that were decided on.
#[utoipa::path(
    get, path = "/api/director/outages", operation_id = "list_outages", tag = "director",
    responses(
        (status = 200, body = OutageListView),
        (status = 403),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_outages(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<OutageListView>, Problem> {
    if !me.may_ever(Act::Direct) {
        return Err(Problem::forbidden());
    }
    Ok(Json(overview(&app, &me).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideOutage, example = json!({
    "sections": [1], "from": "2026-11-20T10:00:00Z", "until": "2026-11-20T16:00:00Z",
    "reason": "The server could not be reached."
}))]
pub(crate) struct OutageBody {
    /// The sections' numbers.
    sections: Vec<u32>,
    /// The first second.
    from: DateTime<Utc>,
    /// The first second after it, not in the future.
    until: DateTime<Utc>,
    /// Why: 1 to 2,000 characters, for everybody concerned.
    reason: String,
}

/// Decides that an outage is charged to nobody. The same decision again changes nothing.
#[utoipa::path(
    post, path = "/api/director/outages", operation_id = "decide_outage", tag = "director",
    request_body = OutageBody,
    responses(
        (status = 200, body = OutageListView),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn decide_outage(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Body(body): Body<OutageBody>,
) -> Result<Json<OutageListView>, Problem> {
    if !me.may_ever(Act::Direct) {
        return Err(Problem::forbidden());
    }
    let now = app.clock.now();
    let outage = read(&me, &body, now)?;
    let sections = app.store.sections(&outage.sections).await?;
    if sections.len() < outage.sections.len() {
        let detail = "There is no such section.";
        return Err(Problem::new(StatusCode::NOT_FOUND, "unknown_section", detail));
    }
    let plays_in = app.plays_in(me.player).await?;
    let may = |s: &Section| me.may_at_desk(Act::Direct, s) && !plays_in.contains(&s.id);
    if !sections.iter().all(may) {
        return Err(Problem::forbidden());
    }
    let decided = app.store.decide_outage(&outage).await?;
    // What does not fit into one request is done by the schedule.
    if let Err(problem) = app.credit_outage(decided.id).await {
        tracing::error!(outage = decided.id, %problem, "an outage is not credited yet");
    }
    Ok(Json(overview(&app, &me).await?))
}

/// The decision that a request makes.
fn read(me: &SignedIn, body: &OutageBody, now: Instant) -> Result<Outage, Problem> {
    let invalid =
        |detail: &str| Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid_body", detail));
    let interval = Interval { from: body.from.into(), until: body.until.into() };
    let reason = body.reason.trim();
    let sections: BTreeSet<SectionId> = body.sections.iter().copied().map(SectionId).collect();
    if interval.is_empty() {
        return invalid("The outage must end after it began.");
    }
    if interval.until > now {
        return invalid("The outage must be over: its end lies in the future.");
    }
    if interval.until - interval.from > DAYS_MAX * DAY_SECONDS {
        return invalid("An outage lasts 60 days at most.");
    }
    if sections.is_empty() || sections.len() > SECTIONS_MAX {
        return invalid("Choose 1 to 200 sections.");
    }
    if reason.is_empty() || reason.chars().count() > REASON_CHARACTERS_MAX {
        return invalid("Give a reason of 1 to 2,000 characters.");
    }
    Ok(Outage {
        interval,
        sections: sections.into_iter().collect(),
        reason: reason.to_owned(),
        decided_by: me.player,
        decided_at: now,
    })
}

async fn overview(app: &App, me: &SignedIn) -> Result<OutageListView, Problem> {
    let sections = app.store.all_sections().await?;
    let mut outages = app.store.outages().await?;
    let directs = |section: &Section| me.may_at_desk(Act::Direct, section);
    let mine = |id: &SectionId| sections.iter().any(|s| s.id == *id && directs(s));
    outages.retain(|kept| kept.outage.sections.iter().any(mine));
    outages.sort_by_key(|kept| std::cmp::Reverse(kept.outage.decided_at));
    let deciders = app.people(outages.iter().map(|kept| kept.outage.decided_by).collect()).await?;
    let outages = outages.iter().map(|kept| view(kept, &sections, &deciders)).collect();
    let mut mine: Vec<&Section> = sections.iter().filter(|s| directs(s)).collect();
    mine.sort_by_key(|section| section.id);
    let sections = mine.into_iter().map(|section| SectionView::new(section, None)).collect();
    Ok(OutageListView { outages, sections })
}

fn view(
    kept: &StoredOutage,
    sections: &[Section],
    deciders: &HashMap<PlayerId, Profile>,
) -> OutageView {
    let Outage { interval, reason, decided_by, decided_at, .. } = &kept.outage;
    let concerned = kept.outage.sections.iter();
    let concerned = concerned.filter_map(|id| sections.iter().find(|section| section.id == *id));
    OutageView {
        id: kept.id,
        from: time(interval.from),
        until: time(interval.until),
        reason: reason.clone(),
        decided_at: time(*decided_at),
        decided_by: deciders.get(decided_by).map(PlayerView::from),
        sections: concerned.map(|section| SectionView::new(section, None)).collect(),
        games_done: kept.games,
        ended: kept.ended.iter().map(EndedGameView::from).collect(),
        ended_count: kept.ended_count,
        done: kept.done,
    }
}
