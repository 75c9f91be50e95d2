//! Suspensions by officers (`TR-14`, `LAW-13.3.2`): made, ended before their time, and read by the player.

use std::collections::{BTreeSet, HashMap};

use app::view::{PlayerView, time};
use app::{Act, App, Body, ChangeRefused, Problem, SignedIn, retry, text_of, unless_changed};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::tournament::SectionId;
use rules::{
    Outcome, PlayerId, Profile, Suspension, SuspensionCause, SuspensionFacts, SuspensionLifted,
    SuspensionOrder, SuspensionRefusal,
};
use serde::{Deserialize, Serialize};
use store::{Notice, NoticeKind, StoredSuspensions, ruling_log};
use utoipa::ToSchema;

use crate::names::CauseName;

const REASON_MISSING: &str = "Give a reason for the player and the record.";

/// A player's suspensions by officers. What follows from a withdrawal stands with the withdrawal.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayerSuspensions)]
pub(crate) struct SuspensionsView {
    player: PlayerView,
    /// Whether the reader may suspend the player, and end it.
    may_suspend: bool,
    /// What the player can be suspended for now.
    causes: Vec<CauseView>,
    /// All of them, the latest first.
    suspensions: Vec<SuspensionView>,
}

/// Something to be suspended for.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SuspensionCauseTerms)]
struct CauseView {
    #[schema(value_type = CauseName)]
    cause: &'static str,
    /// The article.
    rule: &'static str,
    /// Months, at most; at least one.
    months_max: u16,
    /// Whether what the article asks first has happened, and none is running.
    open: bool,
}

/// A suspension.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Suspension)]
struct SuspensionView {
    /// Its number among the player's own, from 1.
    number: usize,
    #[schema(value_type = CauseName)]
    cause: &'static str,
    /// The article.
    rule: &'static str,
    at: DateTime<Utc>,
    /// Who has decided; none where there is no profile.
    #[schema(required)]
    by: Option<PlayerView>,
    months: u16,
    reason: String,
    /// When the player may enter events again.
    until: DateTime<Utc>,
    /// Whether it keeps the player from entering now.
    running: bool,
    /// How it was ended before its time; none: it was not.
    #[schema(required)]
    lifted: Option<LiftedView>,
}

/// An end before its time.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SuspensionLifted)]
struct LiftedView {
    at: DateTime<Utc>,
    #[schema(required)]
    by: Option<PlayerView>,
    reason: String,
}

/// What for, for how long, and why.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SuspendPlayer, example = json!({
    "cause": "conduct", "months": 12, "reason": "Insulted opponents in three events, and was warned twice."
}))]
pub(crate) struct SuspendBody {
    #[schema(value_type = CauseName)]
    cause: SuspensionCause,
    /// For how many months the player may not enter events, from 1.
    months: u16,
    /// Why: 1 to 2,000 characters, for the player and the record.
    reason: String,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LiftSuspension, example = json!({"reason": "The appeal was upheld."}))]
pub(crate) struct LiftBody {
    /// Why: 1 to 2,000 characters, for the player and the record.
    reason: String,
}

/// A player's suspensions by officers: for officers and the player.
#[utoipa::path(
    get, path = "/api/players/{id}/suspensions", operation_id = "list_suspensions",
    tag = "withdrawals",
    params(("id" = u32, Path, description = "The player's number")),
    responses((status = 200, body = SuspensionsView), (status = 403), (status = 404)),
    security(("access_token" = []))
)]
pub(crate) async fn list_suspensions(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<SuspensionsView>, Problem> {
    let player = find(&app, &me, &id).await?;
    view(&app, &me, &player).await.map(Json)
}

/// Suspends a player: no entry in any event for a time. Running games go on. Sent again, it is answered
/// as it stands.
#[utoipa::path(
    post, path = "/api/players/{id}/suspensions", operation_id = "suspend_player",
    tag = "withdrawals",
    params(("id" = u32, Path, description = "The player's number")),
    request_body = SuspendBody,
    responses((status = 200, body = SuspensionsView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn suspend_player(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
    Body(body): Body<SuspendBody>,
) -> Result<Json<SuspensionsView>, Problem> {
    let player = find_to_change(&app, &me, &id).await?;
    let order = SuspensionOrder {
        cause: body.cause,
        by: me.player,
        months: body.months,
        reason: text_of(&body.reason, REASON_MISSING)?,
    };
    let breaches = breaches(&app, player.id).await?;
    let number = retry(|| suspend(&app, player.id, &order, &breaches)).await?;
    tell(&app, player.id, number, false).await?;
    view(&app, &me, &player).await.map(Json)
}

async fn suspend(
    app: &App,
    player: PlayerId,
    order: &SuspensionOrder,
    breaches: &[usize],
) -> Result<Option<usize>, Problem> {
    let StoredSuspensions { version, mut made } = app.store.suspensions(player).await?;
    let facts = SuspensionFacts { player, made: &made, breaches };
    match Suspension::order(order.clone(), facts, app.clock.now())? {
        Outcome::Unchanged => Ok(Some(made.len())),
        Outcome::Changed(new) => {
            made.push(new);
            let kept = app.store.change_suspensions(player, version, &made).await;
            Ok(unless_changed(kept)?.map(|()| made.len()))
        }
    }
}

/// Ends a suspension before its time. Sent again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/players/{id}/suspensions/{number}/lift", operation_id = "lift_suspension",
    tag = "withdrawals",
    params(
        ("id" = u32, Path, description = "The player's number"),
        ("number" = u32, Path, description = "The suspension's number among the player's own")
    ),
    request_body = LiftBody,
    responses((status = 200, body = SuspensionsView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn lift_suspension(
    State(app): State<App>,
    me: SignedIn,
    Path((id, number)): Path<(String, String)>,
    Body(body): Body<LiftBody>,
) -> Result<Json<SuspensionsView>, Problem> {
    let player = find_to_change(&app, &me, &id).await?;
    let number: usize = number.parse().map_err(|_| SuspensionRefusal::Unknown)?;
    let reason = text_of(&body.reason, REASON_MISSING)?;
    retry(|| lift(&app, player.id, number, me.player, &reason)).await?;
    tell(&app, player.id, number, true).await?;
    view(&app, &me, &player).await.map(Json)
}

async fn lift(
    app: &App,
    player: PlayerId,
    number: usize,
    by: PlayerId,
    reason: &str,
) -> Result<Option<()>, Problem> {
    let StoredSuspensions { version, mut made } = app.store.suspensions(player).await?;
    let index = number.checked_sub(1).filter(|index| *index < made.len());
    let index = index.ok_or(SuspensionRefusal::Unknown)?;
    match made[index].lift(player, by, reason.to_owned(), app.clock.now())? {
        Outcome::Unchanged => Ok(Some(())),
        Outcome::Changed(lifted) => {
            made[index] = lifted;
            unless_changed(app.store.change_suspensions(player, version, &made).await)
        }
    }
}

/// Tells the player, once however often it is asked for.
async fn tell(app: &App, player: PlayerId, number: usize, lifted: bool) -> Result<(), Problem> {
    let number = u32::try_from(number).map_err(Problem::internal)?;
    let kind = NoticeKind::Suspension { number, lifted };
    app.announce(Notice { player, kind }).await.map(|_| ())
}

/// The player, for whoever may read this.
async fn find(app: &App, me: &SignedIn, id: &str) -> Result<Profile, Problem> {
    let id: PlayerId = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    if !me.may_ever(Act::Suspend) && me.player != id {
        return Err(Problem::forbidden());
    }
    app.profile(id).await
}

/// The same for whoever may change it, and has shown just now that it is them.
async fn find_to_change(app: &App, me: &SignedIn, id: &str) -> Result<Profile, Problem> {
    if !me.may_ever(Act::Suspend) {
        return Err(Problem::forbidden());
    }
    me.must_be_at_desk(app.clock.now())?;
    find(app, me, id).await
}

/// Breaches of `TR-14` that were decided on and stand, by the sections in which the player plays.
async fn breaches(app: &App, player: PlayerId) -> Result<Vec<usize>, Problem> {
    let seats = app.store.seats(player).await?;
    let sections: BTreeSet<SectionId> = seats.iter().map(|seat| seat.section).collect();
    let mut breaches = Vec::with_capacity(sections.len());
    for section in sections {
        let decisions = app.store.decisions(section).await?;
        breaches.push(ruling_log(&decisions).publication_breaches(player));
    }
    Ok(breaches)
}

async fn view(app: &App, me: &SignedIn, player: &Profile) -> Result<SuspensionsView, Problem> {
    let made = app.store.suspensions(player.id).await?.made;
    let may_suspend = me.may_ever(Act::Suspend) && me.player != player.id;
    let breaches = if may_suspend { breaches(app, player.id).await? } else { Vec::new() };
    let facts = SuspensionFacts { player: player.id, made: &made, breaches: &breaches };
    let lifters = made.iter().filter_map(|made| made.lifted.as_ref()).map(|lifted| lifted.by);
    let people = app.people(made.iter().map(|made| made.by).chain(lifters).collect()).await?;
    let now = app.clock.now();
    let causes = SuspensionCause::ALL.map(|cause| CauseView {
        cause: cause.code(),
        rule: cause.rule(),
        months_max: cause.months_max(),
        open: may_suspend && facts.is_open(cause, now),
    });
    let one = |(number, made): (usize, &Suspension)| SuspensionView {
        number,
        cause: made.cause.code(),
        rule: made.cause.rule(),
        at: time(made.at),
        by: people.get(&made.by).map(PlayerView::from),
        months: made.months,
        reason: made.reason.clone(),
        until: time(made.until),
        running: made.runs_at(now),
        lifted: made.lifted.as_ref().map(|lifted| LiftedView::new(lifted, &people)),
    };
    let mut suspensions: Vec<SuspensionView> = (1..).zip(&made).map(one).collect();
    suspensions.reverse();
    let player = PlayerView::from(player);
    Ok(SuspensionsView { player, may_suspend, causes: causes.into(), suspensions })
}

impl LiftedView {
    fn new(lifted: &SuspensionLifted, people: &HashMap<PlayerId, Profile>) -> LiftedView {
        LiftedView {
            at: time(lifted.at),
            by: people.get(&lifted.by).map(PlayerView::from),
            reason: lifted.reason.clone(),
        }
    }
}
