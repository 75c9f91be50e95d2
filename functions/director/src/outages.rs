//! Outages: one decision gives lost time back to all running games of the sections chosen.

use std::collections::{BTreeSet, HashMap};

use app::view::{PlayerView, SectionView, time};
use app::{Act, App, AtDesk, Body, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use rules::{
    GapAct, GapFacts, Instant, Interval, LostGame, Outage, OutageAct, OutageFacts, OutageScope,
    OutageSection, Outcome, PlayerId, Profile,
};
use serde::{Deserialize, Serialize};
use store::{EventId, Section, SectionId, StoredOutage};
use utoipa::ToSchema;

/// Sections of an outage that are named; all of them are counted.
const SECTIONS_NAMED: usize = 200;

/// What was decided, newest first, and for which sections I may decide.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OutageList)]
pub(crate) struct OutageListView {
    outages: Vec<OutageView>,
    sections: Vec<SectionView>,
    /// Time in which the server was away, or of which its clock is in doubt: no game is lost on time before
    /// it is decided what becomes of it. None when nothing waits, and for whoever cannot decide.
    #[schema(required)]
    gap: Option<GapView>,
    /// Whether I may decide for every running game.
    may_decide_for_all: bool,
    /// The server's present moment: an outage is over.
    now: DateTime<Utc>,
}

/// Time that waits for a decision.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Gap)]
pub(crate) struct GapView {
    /// The last run of the schedules before it.
    from: DateTime<Utc>,
    /// The first one after it; the same moment where a clock was set back.
    until: DateTime<Utc>,
}

impl GapView {
    /// What waits for this official.
    ///
    /// # Errors
    /// `unavailable`.
    pub(crate) async fn for_whom(app: &App, me: &SignedIn) -> Result<Option<GapView>, Problem> {
        if !me.may_for_all(Act::Direct) {
            return Ok(None);
        }
        let gap = app.gap().await?;
        Ok(gap.map(|gap| GapView { from: time(gap.from), until: time(gap.until) }))
    }
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
    /// Whose games: the first 200; none where nothing was given back.
    sections: Vec<SectionView>,
    /// How many there are of those.
    section_count: u32,
    /// Whether games that were lost in it go on.
    reinstates: bool,
    /// Games that were lost in it and go on.
    reinstated: u32,
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

impl From<&LostGame> for EndedGameView {
    fn from(lost: &LostGame) -> EndedGameView {
        EndedGameView {
            game: lost.game.0,
            section: lost.section.0,
            at: time(lost.at),
            reason: lost.reason().code(),
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
    "reason": "The server could not be reached.", "reinstate": true
}))]
pub(crate) struct OutageBody {
    /// The sections' numbers.
    #[serde(default)]
    sections: Vec<u32>,
    /// In place of them: all sections of this event.
    event: Option<u32>,
    /// In place of both: every running game of the server.
    #[serde(default)]
    everything: bool,
    /// Whether those who lost on time or by silence in it play on, with the time given back.
    #[serde(default)]
    reinstate: bool,
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
    let (act, now) = (body.act(me.player), app.clock.now());
    let sections = sections_of(&app, &me, &act.scope(now)?).await?;
    let facts = OutageFacts { sections: &sections, directs_all: me.may_for_all(Act::Direct) };
    let decided = app.store.decide_outage(&Outage::decide(&act, &facts, now)?).await?;
    credit(&app, &decided).await;
    Ok(Json(overview(&app, &me).await?))
}

impl OutageBody {
    fn act(self, by: PlayerId) -> OutageAct {
        OutageAct {
            interval: Interval { from: self.from.into(), until: self.until.into() },
            sections: self.sections.into_iter().map(SectionId).collect(),
            event: self.event.map(EventId),
            everything: self.everything,
            reinstates: self.reinstate,
            reason: self.reason,
            by,
        }
    }
}

/// The sections that an outage may be about, and what the official is in each.
async fn sections_of(
    app: &App,
    me: &SignedIn,
    scope: &OutageScope,
) -> Result<Vec<OutageSection>, Problem> {
    let (sections, plays_in) = match scope {
        OutageScope::Sections(named) => {
            let named: Vec<SectionId> = named.iter().copied().collect();
            (app.store.sections(&named).await?, app.plays_in(me.player).await?)
        }
        OutageScope::Event(_) => (app.store.all_sections().await?, app.plays_in(me.player).await?),
        OutageScope::Everything => (app.store.all_sections().await?, BTreeSet::new()),
    };
    let section = |section: &Section| OutageSection {
        id: section.id,
        event: section.event,
        directs: me.may_at_desk(Act::Direct, section),
        plays: plays_in.contains(&section.id),
    };
    Ok(sections.iter().map(section).collect())
}

/// Gives the time back to as many games as one request can. The rest is done by the schedule.
async fn credit(app: &App, decided: &StoredOutage) {
    if let Err(problem) = app.credit_outage(decided.id).await {
        tracing::error!(outage = decided.id, %problem, "an outage is not credited yet");
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideGap, example = json!({
    "from": "2026-11-20T18:00:00Z", "give_back": true, "reinstate": false,
    "reason": "The server was away over the weekend."
}))]
pub(crate) struct GapBody {
    /// Where the time begins that is decided about, as it was shown.
    from: DateTime<Utc>,
    /// Whether every running game gets it back, until now; otherwise the clocks count it.
    give_back: bool,
    /// Whether those who lost on time or by silence in it play on.
    #[serde(default)]
    reinstate: bool,
    /// Why: 1 to 2,000 characters, for everybody concerned.
    reason: String,
}

/// Decides what becomes of the time in which the server was away (LAW-6.8): every running game gets it back,
/// until now, or the clocks count it. Games are ended on time again after that.
#[utoipa::path(
    post, path = "/api/director/gap", operation_id = "decide_gap", tag = "director",
    request_body = GapBody,
    responses(
        (status = 200, body = OutageListView),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn decide_gap(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Body(body): Body<GapBody>,
) -> Result<Json<OutageListView>, Problem> {
    if !me.may_for_all(Act::Direct) {
        return Err(Problem::forbidden());
    }
    let (act, now) = (body.act(me.player), app.clock.now());
    // Also one that no run has noticed yet.
    let heartbeat = app.store.heartbeat().await?;
    let sections = match act.gives_back {
        true => app.store.all_sections().await?.iter().map(|section| section.id).collect(),
        false => Vec::new(),
    };
    let facts = GapFacts {
        waiting: heartbeat.and_then(|it| it.waiting(now, app.gap_seconds_max)),
        sections: &sections,
        decided: &decided_gaps(&app).await?,
    };
    if let Outcome::Changed(outage) = Outage::decide_gap(&act, &facts, now)? {
        let decided = app.store.end_gap(heartbeat.as_ref(), &outage).await?;
        credit(&app, &decided).await;
    }
    Ok(Json(overview(&app, &me).await?))
}

impl GapBody {
    fn act(self, by: PlayerId) -> GapAct {
        GapAct {
            from: self.from.into(),
            gives_back: self.give_back,
            reinstates: self.reinstate,
            reason: self.reason,
            by,
        }
    }
}

/// From when outages were, and who has decided about them.
async fn decided_gaps(app: &App) -> Result<Vec<(Instant, PlayerId)>, Problem> {
    let outages = app.store.outages().await?;
    Ok(outages.iter().map(|it| (it.outage.interval.from, it.outage.decided_by)).collect())
}

async fn overview(app: &App, me: &SignedIn) -> Result<OutageListView, Problem> {
    let sections = app.store.all_sections().await?;
    let mut outages = app.store.outages().await?;
    let directs = |section: &Section| me.may_at_desk(Act::Direct, section);
    let mine = |id: &SectionId| sections.iter().any(|s| s.id == *id && directs(s));
    let for_all = me.may_for_all(Act::Direct);
    outages.retain(|kept| for_all || kept.outage.sections.iter().any(mine));
    outages.sort_by_key(|kept| std::cmp::Reverse(kept.outage.decided_at));
    let deciders = app.people(outages.iter().map(|kept| kept.outage.decided_by).collect()).await?;
    let outages = outages.iter().map(|kept| view(kept, &sections, &deciders)).collect();
    let mut mine: Vec<&Section> = sections.iter().filter(|s| directs(s)).collect();
    mine.sort_by_key(|section| section.id);
    let sections = mine.into_iter().map(|section| SectionView::new(section, None)).collect();
    let gap = GapView::for_whom(app, me).await?;
    let now = time(app.clock.now());
    Ok(OutageListView { outages, sections, gap, may_decide_for_all: for_all, now })
}

fn view(
    kept: &StoredOutage,
    sections: &[Section],
    deciders: &HashMap<PlayerId, Profile>,
) -> OutageView {
    let Outage { interval, reason, decided_by, decided_at, .. } = &kept.outage;
    let count = kept.outage.sections.len();
    let named = kept.outage.sections.iter().take(SECTIONS_NAMED);
    let named = named.filter_map(|id| sections.iter().find(|section| section.id == *id));
    OutageView {
        id: kept.id,
        from: time(interval.from),
        until: time(interval.until),
        reason: reason.clone(),
        decided_at: time(*decided_at),
        decided_by: deciders.get(decided_by).map(PlayerView::from),
        sections: named.map(|section| SectionView::new(section, None)).collect(),
        section_count: u32::try_from(count).unwrap_or(u32::MAX),
        reinstates: kept.outage.reinstates,
        reinstated: kept.reinstated,
        games_done: kept.games,
        ended: kept.ended.iter().map(EndedGameView::from).collect(),
        ended_count: kept.ended_count,
        done: kept.done,
    }
}
