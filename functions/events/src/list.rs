//! The list of events, and which of them somebody asks for.

use std::cmp::Reverse;

use app::view::{read_organiser, time};
use app::{Act, App, Page, Problem, Query, SignedIn, cursor};
use axum::Json;
use axum::extract::State;
use rules::tournament::Organiser;
use rules::{Instant, PlayerId};
use serde::Deserialize;
use store::{EventId, StoredEvent};
use utoipa::IntoParams;

use crate::phase::Phase;
use crate::view::{EventLineView, EventListView};

/// Events that are looked through at once for those that somebody asks for.
const LOOKED_THROUGH: u16 = 100;
/// How often that is done for one page, which is shorter then.
const LOOKS_MAX: u32 = 4;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct EventsQuery {
    /// What `next` of the page before said; nothing for the first page.
    after: Option<String>,
    /// Lines of the page, 1 to 200; 50 unless told.
    limit: Option<u16>,
    /// Only events that have come so far.
    #[param(inline)]
    phase: Option<Phase>,
    /// Only events of ICCF, by `ICCF`, or of a federation, by its three letters.
    organiser: Option<String>,
    /// Only events that I organise or direct, as a deputy too.
    mine: bool,
    /// Only events that I have entered, and have neither withdrawn from nor been refused.
    entered: bool,
}

/// Which events are asked for; all of them where nothing is told.
#[derive(Default, PartialEq, Eq)]
struct Wanted {
    phase: Option<Phase>,
    organiser: Option<Organiser>,
    official: Option<PlayerId>,
    entrant: Option<PlayerId>,
}

impl Wanted {
    fn read(query: &EventsQuery, me: Option<&SignedIn>) -> Result<Wanted, Problem> {
        let detail = "An organiser is ICCF, or a federation's three letters.";
        let organiser = query.organiser.as_deref().map(read_organiser).transpose();
        let myself = |asked: bool| match (asked, me) {
            (false, _) => Ok(None),
            (true, Some(me)) => Ok(Some(me.player)),
            (true, None) => Err(Problem::unauthenticated()),
        };
        Ok(Wanted {
            phase: query.phase,
            organiser: organiser.map_err(|_| Problem::invalid_query(detail))?,
            official: myself(query.mine)?,
            entrant: myself(query.entered)?,
        })
    }

    fn holds(&self, event: &StoredEvent, now: Instant) -> bool {
        self.phase.is_none_or(|phase| phase == Phase::of(event, now))
            && self.organiser.is_none_or(|organiser| organiser == event.announcement.organiser)
            && self.official.is_none_or(|official| event.officials().contains(&official))
    }
}

/// Events, the last announced first, page by page: all, or those that are asked for. Of those a page may be shorter
/// than was asked for, and `next` leads on.
#[utoipa::path(
    get, path = "/api/events", operation_id = "list_events", tag = "events", params(EventsQuery),
    responses(
        (status = 200, body = EventListView),
        (status = 400),
        (status = 401),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn list_events(
    State(app): State<App>,
    me: Option<SignedIn>,
    Query(query): Query<EventsQuery>,
) -> Result<Json<EventListView>, Problem> {
    let page: Page<u32> = Page::read(query.after.as_deref(), query.limit)?;
    let wanted = Wanted::read(&query, me.as_ref())?;
    let now = app.clock.now();
    let (events, next) = find(&app, &wanted, &page, now).await?;
    let may_announce = me.is_some_and(|me| me.may_ever(Act::AnnounceEvent));
    let events = events.iter().map(|event| EventLineView::new(event, now)).collect();
    Ok(Json(EventListView { now: time(now), events, next, may_announce }))
}

/// A page of the events that are asked for, and where the next one begins.
async fn find(
    app: &App,
    wanted: &Wanted,
    page: &Page<u32>,
    now: Instant,
) -> Result<(Vec<StoredEvent>, Option<String>), Problem> {
    let mut before = page.after.map(EventId);
    if *wanted == Wanted::default() {
        let mut events = app.store.events_before(before, page.limit + 1).await?;
        let next = page.cut(&mut events, |event| event.id.0);
        return Ok((events, next));
    }
    if let Some(player) = wanted.entrant {
        let lines = app.store.entries_of(player).await?.into_iter();
        let ids: Vec<_> = lines.map(|line| line.event).collect();
        let mut found = app.store.events(&ids).await?;
        found.retain(|event| {
            before.is_none_or(|before| event.id < before) && wanted.holds(event, now)
        });
        found.sort_by_key(|event| Reverse(event.id));
        let next = page.cut(&mut found, |event| event.id.0);
        return Ok((found, next));
    }
    let mut found = Vec::new();
    for _ in 0..LOOKS_MAX {
        let some = app.store.events_before(before, LOOKED_THROUGH).await?;
        let is_last = some.len() < usize::from(LOOKED_THROUGH);
        before = some.last().map(|event| event.id);
        found.extend(some.into_iter().filter(|event| wanted.holds(event, now)));
        if is_last || found.len() > usize::from(page.limit) {
            let next = page.cut(&mut found, |event| event.id.0);
            return Ok((found, next));
        }
    }
    Ok((found, before.map(|before| cursor(before.0))))
}
