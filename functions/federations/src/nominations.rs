//! Nominations for the World Championship (`TR-1.0.10`): how many a federation has in a year, whom it
//! has nominated, and the numbers of members that this follows from.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use app::{About, Act, App, Body, Caller, ChangeRefused, Problem, Query, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::Instant;
use rules::tournament::{EntryState, MembersCount, nomination_year, nominations_a_year};
use serde::{Deserialize, Serialize};
use store::{Error, EventId};
use utoipa::{IntoParams, ToSchema};

use crate::path::federation;

/// The first year of which members are counted: that in which ICCF was founded.
const FIRST_YEAR: i32 = 1951;
/// More members than any federation has, for slips of the pen.
const MEMBERS_MAX: u32 = 1_000_000;
/// How often a count is written again when others change the year at the same time.
const TRIES_MAX: u32 = 8;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct YearQuery {
    /// The calendar year; the present one unless told.
    year: Option<i32>,
}

impl YearQuery {
    /// The year that is asked for.
    ///
    /// # Errors
    /// `invalid_query` for one of which nothing can be known.
    pub(crate) fn read(&self, now: Instant) -> Result<i32, Problem> {
        let year = self.year.unwrap_or(nomination_year(now));
        if (FIRST_YEAR..=9_999).contains(&year) {
            return Ok(year);
        }
        let detail = format!("A year is from {FIRST_YEAR} to 9999.");
        Err(Problem::invalid_query(detail))
    }
}

/// A nomination that counts.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Nomination)]
struct NominationView {
    #[schema(required)]
    player: Option<PlayerView>,
    event: u32,
    #[schema(required)]
    event_code: Option<String>,
    #[schema(required)]
    event_name: Option<String>,
    at: DateTime<Utc>,
    /// How far the entry is: entered, accepted or waiting.
    #[schema(required, inline)]
    state: Option<StateName>,
}

/// How far a nominated player's entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum StateName {
    Entered,
    Accepted,
    Waiting,
}

impl StateName {
    /// Others count no longer.
    fn of(state: EntryState) -> Option<StateName> {
        match state {
            EntryState::Entered => Some(StateName::Entered),
            EntryState::Accepted => Some(StateName::Accepted),
            EntryState::Waiting => Some(StateName::Waiting),
            EntryState::Refused | EntryState::Withdrawn => None,
        }
    }
}

/// A federation's nominations in a calendar year.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Nominations)]
pub(crate) struct NominationsView {
    /// Three letters.
    federation: String,
    year: i32,
    /// Members of the year before by the statistics of the fees; none where nobody has entered them.
    #[schema(required)]
    members_before: Option<u32>,
    /// How many the federation has (TR-1.0.10).
    quota: u8,
    /// How many are used.
    used: u32,
    /// How many are left.
    left: u32,
    /// In the order in which they were made.
    nominations: Vec<NominationView>,
}

/// A federation's nominations for the World Championship in a year, for those who act for it and for
/// officers.
#[utoipa::path(
    get, path = "/api/federations/{code}/nominations", operation_id = "list_nominations",
    tag = "federations",
    params(("code" = String, Path, description = "The federation's three letters"), YearQuery),
    responses(
        (status = 200, body = NominationsView),
        (status = 400),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_nominations(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Query(query): Query<YearQuery>,
) -> Result<Json<NominationsView>, Problem> {
    let federation = federation(&code)?;
    let year = query.read(app.clock.now())?;
    let own = app.federation_of(&caller).await?;
    let about = About { players_federation: Some(federation), ..About::default() };
    if !caller.may(Act::SeeNominations, &about, Some(own)) {
        return Err(Problem::forbidden());
    }
    let (stored, members_before) = app.nominations(federation, year).await?;
    let made = stored.counted.nominations;
    let quota = nominations_a_year(members_before);
    let used = u32::try_from(made.len()).unwrap_or(u32::MAX);
    let people = app.people(made.iter().map(|it| it.player).collect()).await?;
    let ids: Vec<EventId> = made.iter().map(|it| EventId(it.event)).collect();
    let events = app.store.events(&unique(ids)).await?;
    let events: HashMap<u32, _> = events.iter().map(|event| (event.id.0, event)).collect();
    let keys: Vec<_> = made.iter().map(|it| (EventId(it.event), it.player)).collect();
    let entries = app.store.entries_by(&keys).await?;
    let entry =
        |event, player| entries.iter().find(|(of, entry)| (of.0, entry.player) == (event, player));
    let view = |it: &rules::tournament::Nomination| NominationView {
        player: people.get(&it.player).map(PlayerView::from),
        event: it.event,
        event_code: events.get(&it.event).map(|event| event.announcement.code.clone()),
        event_name: events.get(&it.event).map(|event| event.announcement.name.clone()),
        at: time(it.at),
        state: entry(it.event, it.player).and_then(|(_, entry)| StateName::of(entry.state)),
    };
    Ok(Json(NominationsView {
        federation: federation.to_string(),
        year,
        members_before,
        quota,
        used,
        left: u32::from(quota).saturating_sub(used),
        nominations: made.iter().map(view).collect(),
    }))
}

/// Each event once.
fn unique(mut events: Vec<EventId>) -> Vec<EventId> {
    events.sort_unstable();
    events.dedup();
    events
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CountMembers, example = json!({ "members": 214 }))]
pub(crate) struct CountBody {
    /// Members and affiliated players by the statistics of the fees, at most a million.
    members: u32,
}

/// A federation's members in a year.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MembersCount)]
pub(crate) struct CountView {
    /// Three letters.
    federation: String,
    year: i32,
    members: u32,
    /// How many nominations follow from it in the next year (TR-1.0.10).
    nominations: u8,
    at: DateTime<Utc>,
}

/// Enters how many members a federation had in a year, by the statistics of the fees: an officer does.
/// Entered again, the new number counts; what was nominated stays.
#[utoipa::path(
    put, path = "/api/federations/{code}/members/{year}", operation_id = "count_members",
    tag = "federations",
    params(
        ("code" = String, Path, description = "The federation's three letters"),
        ("year" = i32, Path, description = "The calendar year, from 1951 to the present one"),
    ),
    request_body = CountBody,
    responses((status = 200, body = CountView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn count_members(
    State(app): State<App>,
    me: SignedIn,
    Path((code, year)): Path<(String, String)>,
    Body(body): Body<CountBody>,
) -> Result<Json<CountView>, Problem> {
    if !me.may_ever(Act::CountMembers) {
        return Err(Problem::forbidden());
    }
    let federation = federation(&code)?;
    let now = app.clock.now();
    let known = FIRST_YEAR..=nomination_year(now);
    let year = year.parse().ok().filter(|year| known.contains(year)).ok_or_else(|| {
        let detail = format!("Members are counted from {FIRST_YEAR} to {}.", known.end());
        Problem::not_found("unknown_year", detail)
    })?;
    if body.members > MEMBERS_MAX {
        let detail = format!("No federation has more than {MEMBERS_MAX} members.");
        return Err(Problem::invalid_body(detail));
    }
    let members = body.members;
    for _ in 0..TRIES_MAX {
        let mut stored = app.store.federation_year(federation, year).await?;
        let same = stored.counted.members.filter(|kept| kept.members == members);
        let count = same.unwrap_or(MembersCount { members, by: me.player, at: now });
        stored.counted.members = Some(count);
        let kept = match same {
            Some(_) => Ok(()),
            None => app.store.put_federation_year(&stored).await,
        };
        match kept {
            Ok(()) => {
                return Ok(Json(CountView {
                    federation: federation.to_string(),
                    year,
                    members,
                    nominations: nominations_a_year(Some(members)),
                    at: time(count.at),
                }));
            }
            Err(Error::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::Conflict.into())
}
