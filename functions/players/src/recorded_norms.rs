//! Norms that officers record with their source: made elsewhere or earlier (`TR-10.5`, `TR-10.7`,
//! `TR-10.8`), or approved with a double round (`TR-10.0.2`).

use app::{
    Act, App, AtDesk, Body, ChangeRefused, Problem, SignedIn, retry, text_of, unless_changed,
};
use axum::Json;
use axum::extract::{Path, State};
use chrono::NaiveDate;
use rules::title::{MadeHere, NormEntry, NormOrigin, RecordFacts, RecordRefusal, RecordedNorm};
use rules::tournament::System;
use rules::{Day, HalfPoints, Outcome, PlayerId, Profile};
use serde::Deserialize;
use store::{Error, Notice, NoticeKind, SectionId, StoredRecordedNorms};
use utoipa::ToSchema;

use crate::recorded_norm_view::{RecordView, recorders};

/// Characters of an event's name.
const EVENT_CHARACTERS_MAX: usize = 100;
const REASON_MISSING: &str = "Give a reason, which stays with the record.";

/// A norm with its source.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RecordNorm, example = json!({
    "title": "IM", "event": "CCOL 12, Semi-Final 3", "started_on": "1999-04-01",
    "finished_on": "2002-11-30", "games": 12, "half_points": 16, "games_counted": 12,
    "grandmaster_games": 0, "senior_games": 1, "source": "Report to Congress 2003, page 14."
}))]
pub(crate) struct NormBody {
    /// For which title it was made: GM, SIM, IM, CCM, CCE; from events that started before 2016 also
    /// LGM and LIM.
    title: String,
    /// The section here, of norms that were approved with a double round (TR-10.0.2).
    section: Option<u32>,
    /// The event's name: 1 to 100 characters.
    event: String,
    started_on: NaiveDate,
    /// When the event was approved, where that counts (TR-10.5).
    approved_on: Option<NaiveDate>,
    finished_on: NaiveDate,
    /// The player's games, 1 to 100.
    games: u16,
    /// The player's points, in halves.
    half_points: u8,
    /// For how many of the 24 games that a title asks for it counts (TR-10.0.3): `games`, or more.
    games_counted: u16,
    /// Against grandmasters and fixed ratings of 2600 and more (TR-10.4).
    grandmaster_games: u16,
    /// Against Senior International Masters.
    senior_games: u16,
    /// Where it is written: 1 to 2,000 characters, which everybody may read.
    source: String,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CorrectNorm, example = json!({
    "norm": {
        "title": "IM", "event": "CCOL 12, Semi-Final 3", "started_on": "1999-04-01",
        "finished_on": "2002-11-30", "games": 12, "half_points": 16, "games_counted": 14,
        "grandmaster_games": 0, "senior_games": 1, "source": "Report to Congress 2003, page 14."
    },
    "reason": "The norm was exceeded."
}))]
pub(crate) struct CorrectBody {
    /// What is right.
    norm: NormBody,
    /// Why: 1 to 2,000 characters, for officers.
    reason: String,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = WithdrawNorm, example = json!({"reason": "The event had two federations only."}))]
pub(crate) struct WithdrawBody {
    /// Why: 1 to 2,000 characters, for officers.
    reason: String,
}

/// What is recorded of a player, with corrections and what was taken back.
#[utoipa::path(
    get, path = "/api/players/{id}/recorded-norms", operation_id = "list_recorded_norms",
    tag = "titles",
    params(("id" = u32, Path, description = "The player's number")),
    responses((status = 200, body = RecordView), (status = 403), (status = 404)),
    security(("access_token" = []))
)]
pub(crate) async fn list_recorded_norms(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<RecordView>, Problem> {
    let player = find(&app, &me, &id).await?;
    view(&app, &me, &player).await.map(Json)
}

/// Records a norm. It counts with the player's others, and a title that they make is proposed. Sent
/// again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/players/{id}/recorded-norms", operation_id = "record_norm", tag = "titles",
    params(("id" = u32, Path, description = "The player's number")), request_body = NormBody,
    responses((status = 200, body = RecordView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn record_norm(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<NormBody>,
) -> Result<Json<RecordView>, Problem> {
    let player = find(&app, &me, &id).await?;
    let change = Change::Record { entry: read(body)? };
    changed(&app, &me, &player, &change).await.map(Json)
}

/// Corrects a record: what it said before stays with it, and the reason. Sent again, it is answered as
/// it stands.
#[utoipa::path(
    post, path = "/api/players/{id}/recorded-norms/{number}/correct",
    operation_id = "correct_norm", tag = "titles",
    params(
        ("id" = u32, Path, description = "The player's number"),
        ("number" = u32, Path, description = "The norm's number among the player's own")
    ),
    request_body = CorrectBody,
    responses((status = 200, body = RecordView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn correct_norm(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path((id, number)): Path<(String, String)>,
    Body(body): Body<CorrectBody>,
) -> Result<Json<RecordView>, Problem> {
    let player = find(&app, &me, &id).await?;
    let number = number.parse().map_err(|_| RecordRefusal::Unknown)?;
    let reason = text_of(&body.reason, REASON_MISSING)?;
    let change = Change::Correct { number, entry: read(body.norm)?, reason };
    changed(&app, &me, &player, &change).await.map(Json)
}

/// Takes a record back: it counts no longer. A title that was confirmed on it stays until it is
/// revoked. Sent again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/players/{id}/recorded-norms/{number}/withdraw",
    operation_id = "withdraw_norm", tag = "titles",
    params(
        ("id" = u32, Path, description = "The player's number"),
        ("number" = u32, Path, description = "The norm's number among the player's own")
    ),
    request_body = WithdrawBody,
    responses((status = 200, body = RecordView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn withdraw_norm(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path((id, number)): Path<(String, String)>,
    Body(body): Body<WithdrawBody>,
) -> Result<Json<RecordView>, Problem> {
    let player = find(&app, &me, &id).await?;
    let number = number.parse().map_err(|_| RecordRefusal::Unknown)?;
    let change = Change::Withdraw { number, reason: text_of(&body.reason, REASON_MISSING)? };
    changed(&app, &me, &player, &change).await.map(Json)
}

/// What an officer asks for.
enum Change {
    Record { entry: NormEntry },
    Correct { number: usize, entry: NormEntry, reason: String },
    Withdraw { number: usize, reason: String },
}

impl Change {
    /// The section of a double round that it names.
    fn section(&self) -> Option<SectionId> {
        let (Change::Record { entry } | Change::Correct { entry, .. }) = self else { return None };
        match entry.origin {
            NormOrigin::Elsewhere => None,
            NormOrigin::DoubleRound { section } => Some(SectionId(section)),
        }
    }

    /// The place of what changes, and how it is afterwards; none where nothing does.
    fn decide(
        &self,
        app: &App,
        by: PlayerId,
        facts: &RecordFacts<'_>,
    ) -> Result<Option<(usize, RecordedNorm)>, RecordRefusal> {
        let now = app.clock.now();
        let (place, outcome) = match self {
            Change::Record { entry } => {
                (facts.recorded.len(), RecordedNorm::record(entry.clone(), by, facts, now)?)
            }
            Change::Correct { number, entry, reason } => {
                let why = (by, reason.clone());
                let after = RecordedNorm::correct(*number, entry.clone(), why, facts, now)?;
                (number.saturating_sub(1), after)
            }
            Change::Withdraw { number, reason } => {
                let why = (by, reason.clone());
                let after = RecordedNorm::withdraw(*number, why, facts, now)?;
                (number.saturating_sub(1), after)
            }
        };
        match outcome {
            Outcome::Unchanged => Ok(None),
            Outcome::Changed(norm) => Ok(Some((place, norm))),
        }
    }
}

async fn changed(
    app: &App,
    me: &SignedIn,
    player: &Profile,
    change: &Change,
) -> Result<RecordView, Problem> {
    let double_round = match change.section() {
        Some(section) => Some(is_double_round(app, player.id, section).await?),
        None => None,
    };
    let known = Known { double_round, made_here: made_here(app, player.id).await? };
    let made = retry(|| keep(app, me.player, player.id, change, &known)).await?;
    if let Some(kind) = made {
        app.announce(Notice { player: player.id, kind }).await?;
    }
    app.propose_due_title(player.id).await?;
    view(app, me, player).await
}

/// What is known of the player's games here.
struct Known {
    /// Whether the section that is named is a double round of the player's.
    double_round: Option<bool>,
    /// The norms that were made here.
    made_here: Vec<MadeHere>,
}

/// The norms of a player that count by themselves, each with the name of its event.
async fn made_here(app: &App, player: PlayerId) -> Result<Vec<MadeHere>, Problem> {
    let norms = app.store.norms_of(player).await?;
    let mut ids: Vec<SectionId> = norms.iter().map(|norm| SectionId(norm.section)).collect();
    ids.sort_unstable();
    ids.dedup();
    let sections = app.store.sections(&ids).await?;
    let made = sections.iter().flat_map(|section| {
        let own = norms.iter().filter(|norm| norm.section == section.id.0);
        own.map(|norm| MadeHere {
            section: norm.section,
            title: norm.title,
            event: section.event_name.clone(),
        })
    });
    Ok(made.collect())
}

/// What the player is told of, if anything has changed; none where somebody was faster.
async fn keep(
    app: &App,
    by: PlayerId,
    player: PlayerId,
    change: &Change,
    known: &Known,
) -> Result<Option<Option<NoticeKind>>, Problem> {
    let StoredRecordedNorms { version, mut norms } = app.store.recorded_norms(player).await?;
    let Known { double_round, made_here } = known;
    let double_round = *double_round;
    let facts = RecordFacts { player, recorded: &norms, made_here, double_round };
    let Some((place, norm)) = change.decide(app, by, &facts)? else { return Ok(Some(None)) };
    let number = u32::try_from(place + 1).unwrap_or(u32::MAX);
    let changes = u32::try_from(norm.changes()).unwrap_or(u32::MAX);
    match norms.get_mut(place) {
        Some(known) => *known = norm,
        None => norms.push(norm),
    }
    let kept = unless_changed(app.store.change_recorded_norms(player, version, &norms).await)?;
    app.store.ask_for_qualifiers(app.clock.now()).await?;
    Ok(kept.map(|()| Some(NoticeKind::RecordedNorm { number, changes })))
}

/// Whether a section is a double round in which the player has finished all games (`TR-10.0.2`).
async fn is_double_round(app: &App, player: PlayerId, id: SectionId) -> Result<bool, Problem> {
    let section = match app.store.section(id).await {
        Err(Error::NotFound) => return Ok(false),
        found => found?,
    };
    let Some(event) = section.event else { return Ok(false) };
    let event = app.store.event(event).await?;
    let mut seats = app.store.seats(player).await?;
    seats.retain(|seat| seat.section == id);
    let played = !seats.is_empty() && seats.iter().all(|seat| seat.ended_at.is_some());
    Ok(match event.announcement.system {
        System::RoundRobin { double } => double && played,
        System::Scheveningen
        | System::Silli { .. }
        | System::KnockOut { .. }
        | System::Swiss { .. } => false,
    })
}

fn read(body: NormBody) -> Result<NormEntry, Problem> {
    let title = body
        .title
        .parse()
        .map_err(|_| Problem::invalid_body("The title is GM, SIM, IM, CCM, CCE, LGM or LIM."))?;
    let event = body.event.trim().to_owned();
    if event.chars().count() > EVENT_CHARACTERS_MAX {
        return Err(Problem::invalid_body("An event's name has 100 characters at most."));
    }
    Ok(NormEntry {
        title,
        origin: match body.section {
            Some(section) => NormOrigin::DoubleRound { section },
            None => NormOrigin::Elsewhere,
        },
        event,
        started_on: Day::from(body.started_on),
        approved_on: body.approved_on.map(Day::from),
        finished_on: Day::from(body.finished_on),
        games: body.games.into(),
        score: HalfPoints(body.half_points),
        games_counted: body.games_counted.into(),
        grandmaster_games: body.grandmaster_games.into(),
        senior_games: body.senior_games.into(),
        source: text_of(&body.source, "Say where the norm is written.")?,
    })
}

/// The player, for those who decide about titles (`TR-10.10`).
async fn find(app: &App, me: &SignedIn, id: &str) -> Result<Profile, Problem> {
    if !me.may_ever(Act::DecideTitles) {
        return Err(Problem::forbidden());
    }
    let id: PlayerId = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    app.profile(id).await
}

async fn view(app: &App, me: &SignedIn, player: &Profile) -> Result<RecordView, Problem> {
    let recorded = app.store.recorded_norms(player.id).await?.norms;
    let people = app.people(recorders(&recorded)).await?;
    Ok(RecordView::new(player, me.player, &recorded, &people))
}
