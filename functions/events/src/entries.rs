//! Entries: made by players and federations, decided by the organiser.

use app::{Act, App, Body, Caller, ChangeRefused, Page, PageQuery, Problem, SignedIn, retry};
use axum::Json;
use axum::extract::{Path, State};
use rules::tournament::{Entrant, Grounds, Settled};
use rules::{Instant, PlayerId, Profile};
use serde::Deserialize;
use store::{Deposit, Entry, EntryState, Error, EventActKind, EventId, StoredEvent};
use utoipa::ToSchema;

use crate::entry_view::{EntryListView, EntryView, GroundsBody};
use crate::nominations::Nominating;
use crate::scene::{EventPath, Scene, is_open, reason};
use crate::view::EventView;

/// Entries, by the player's number, page by page: names and states for everybody, and everything for
/// the event's officials.
#[utoipa::path(
    get, path = "/api/events/{id}/entries", operation_id = "list_entries", tag = "events",
    params(("id" = u32, Path, description = "The event's number"), PageQuery),
    responses(
        (status = 200, body = EntryListView),
        (status = 400),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn list_entries(
    State(app): State<App>,
    me: Option<SignedIn>,
    EventPath(id): EventPath,
    page: Page<u32>,
) -> Result<Json<EntryListView>, Problem> {
    let scene = Scene::open(&app, me.map(Caller::Person), id).await?;
    let all = scene.may(Act::SeeEntries, None);
    let after = page.after.map(PlayerId);
    let mut entries = app.store.entries_after(id, after, page.limit + 1).await?;
    let next = page.cut(&mut entries, |entry| entry.player.0);
    // Who was refused or has withdrawn is nobody else's business.
    entries.retain(|entry| all || entry.state.is_alive());
    let people = app.people(entries.iter().map(|entry| entry.player).collect()).await?;
    let view =
        |entry: &Entry| people.get(&entry.player).map(|player| EntryView::new(entry, player, all));
    let entries = entries.iter().filter_map(view).collect();
    Ok(Json(EntryListView { version: scene.event.version, entries, next }))
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = EnterEvent, example = json!({}))]
pub(crate) struct EnterBody {
    /// Whom to enter; none: myself, which no federation's key is.
    #[serde(default)]
    player: Option<u32>,
    /// What the entry is based on beside the rating: told by federations and organisers.
    #[serde(default)]
    grounds: Option<GroundsBody>,
}

/// Enters an event. A repeated request is answered with the entry as it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/entries", operation_id = "enter_event", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = EnterBody,
    responses((status = 200, body = EventView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn enter_event(
    State(app): State<App>,
    caller: Caller,
    EventPath(id): EventPath,
    Body(body): Body<EnterBody>,
) -> Result<Json<EventView>, Problem> {
    let myself = || caller.person().map(|me| me.player);
    let player = body.player.map(PlayerId).or_else(myself).ok_or_else(Problem::person_needed)?;
    let player = app.profile(player).await?;
    let grounds = body.grounds.map(GroundsBody::read).transpose()?;
    retry(|| enter_once(&app, &caller, id, &player, grounds.as_ref())).await.map(Json)
}

/// None when somebody else has changed the event meanwhile.
async fn enter_once(
    app: &App,
    caller: &Caller,
    id: EventId,
    player: &Profile,
    grounds: Option<&Grounds>,
) -> Result<Option<EventView>, Problem> {
    let mut scene = Scene::open(app, Some(caller.clone()), id).await?;
    let enters = scene.may(Act::EnterPlayer, Some(player.federation));
    let own = player.id == caller.answers();
    let decides = !own && scene.may(Act::DecideEntry, None);
    let may = match grounds {
        None => own && caller.person().is_some() || enters,
        Some(Grounds::Nomination { .. }) => !own && enters,
        Some(_) => decides,
    };
    if !may {
        return Err(Problem::forbidden());
    }
    let Some(mut entry) = new_entry(app, &scene, player, grounds).await? else {
        return scene.view(app).await.map(Some);
    };
    let mut nominating = Nominating::default();
    nominating.count(app, &scene.event, &mut entry, player.federation).await??;
    let act = scene.act(app, EventActKind::Entered, Some(player.id), None);
    match app.store.put_entries(&scene.event, &[entry], &act, &nominating.years()).await {
        Ok(()) => {}
        Err(Error::Conflict) => return Ok(None),
        Err(error) => return Err(error.into()),
    }
    scene.event.version += 1;
    // Whoever has entered now leaves the rest to others.
    scene.own |= own;
    scene.view(app).await.map(Some)
}

/// The entry that somebody makes; none where the player has entered on the same grounds already.
///
/// # Errors
/// Why the player may not enter; `entry_refused` where the organiser has said so before.
pub(crate) async fn new_entry(
    app: &App,
    scene: &Scene,
    player: &Profile,
    grounds: Option<&Grounds>,
) -> Result<Option<Entry>, Problem> {
    let known = app.store.entry(scene.event.id, player.id).await?;
    let entered = known.as_ref().is_some_and(|known| known.state.is_alive());
    if entered && known.as_ref().is_some_and(|known| known.grounds.as_ref() == grounds) {
        return Ok(None);
    }
    let by_others = scene.answers() != Some(player.id);
    if by_others && scene.event.organisers.contains(&player.id) {
        return Err(organises());
    }
    // Who was refused does not come again without the organiser.
    let decides = by_others && scene.may(Act::DecideEntry, None);
    if known.as_ref().is_some_and(|known| known.state == EntryState::Refused) && !decides {
        let detail = "The organiser has refused this entry.";
        return Err(Problem::conflict("entry_refused", detail));
    }
    let entrant = scene.entrant(app, player, entered, grounds.cloned()).await?;
    let now = app.clock.now();
    scene.event.announcement.check_entry(&entrant, now)?;
    let free = scene.event.announcement.is_free_for(&entrant);
    let confirms = free && confirms_for(scene, player);
    let by = scene.answers().unwrap_or(player.id);
    Ok(Some(Entry {
        grounds: grounds.cloned(),
        // What was paid with an earlier entry stays paid.
        fee_paid_at: known.as_ref().and_then(|known| known.fee_paid_at),
        free,
        confirmed_at: confirms.then_some(now),
        deposit: known.and_then(|known| known.deposit),
        ..Entry::new(player.id, by, now)
    }))
}

/// Whoever has entered an event decides about nothing in it any more, which others may not do to an
/// organiser, by a file of all members, say.
fn organises() -> Problem {
    let detail = "This player organises the event, and would decide about nothing in it once entered: \
                  only they enter themselves.";
    Problem::conflict("organiser_enters_alone", detail)
}

/// Whether the asker is who confirms that another player enters free (`TR-4.5`).
fn confirms_for(scene: &Scene, player: &Profile) -> bool {
    let others = scene.answers() != Some(player.id);
    others && scene.may(Act::ConfirmEntry, Some(player.federation))
}

/// What is decided about an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = EntryDecision)]
pub(crate) enum DecisionName {
    /// The fee was paid (TR-0.2).
    FeePaid,
    /// The delegate confirms that the player enters free (TR-4.5), or has told the organiser so.
    Confirm,
    /// The player plays.
    Accept,
    /// The player waits for a place.
    WaitingList,
    /// The player does not play.
    Refuse,
    /// The entry is taken back (TR-8.1); by the player, too.
    Withdraw,
    /// The deposit was paid that the player owes after a withdrawal (TR-8.4).
    DepositPaid,
    /// The deposit was given back: the event is over and the player has finished it properly
    /// (TR-8.6), or the player does not play in it.
    DepositRefunded,
    /// The deposit is forfeited (TR-8.4).
    DepositForfeited,
}

impl DecisionName {
    /// Whether it says what becomes of a deposit: that is decided at the end, too.
    fn settles_deposit(self) -> bool {
        matches!(self, DecisionName::DepositRefunded | DecisionName::DepositForfeited)
    }

    /// The name in the event's log.
    fn act(self) -> EventActKind {
        match self {
            DecisionName::FeePaid => EventActKind::FeePaid,
            DecisionName::Confirm => EventActKind::Confirmed,
            DecisionName::Accept => EventActKind::Accepted,
            DecisionName::WaitingList => EventActKind::PutOnWaitingList,
            DecisionName::Refuse => EventActKind::Refused,
            DecisionName::Withdraw => EventActKind::Withdrawn,
            DecisionName::DepositPaid => EventActKind::DepositPaid,
            DecisionName::DepositRefunded => EventActKind::DepositRefunded,
            DecisionName::DepositForfeited => EventActKind::DepositForfeited,
        }
    }
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideEntry, example = json!({"decision": "accept"}))]
pub(crate) struct DecideBody {
    decision: DecisionName,
    /// Why: needed when an entry is refused, and shown to the player.
    #[serde(default)]
    reason: Option<String>,
}

/// Decides about an entry before the start lists. Decided again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/entries/{player}", operation_id = "decide_entry",
    tag = "events",
    params(
        ("id" = u32, Path, description = "The event's number"),
        ("player" = u32, Path, description = "The player's number"),
    ),
    request_body = DecideBody,
    responses((status = 200, body = EntryView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn decide_entry(
    State(app): State<App>,
    me: SignedIn,
    Path((id, player)): Path<(String, String)>,
    Body(body): Body<DecideBody>,
) -> Result<Json<EntryView>, Problem> {
    let id = id.parse().map(EventId).map_err(|_| Problem::unknown_event())?;
    let player = player.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    retry(|| decide_once(&app, &me, id, player, &body)).await.map(Json)
}

async fn decide_once(
    app: &App,
    me: &SignedIn,
    id: EventId,
    player: PlayerId,
    body: &DecideBody,
) -> Result<Option<EntryView>, Problem> {
    let scene = Scene::open(app, Some(Caller::Person(me.clone())), id).await?;
    let profile = app.profile(player).await?;
    // Somebody else decides about an official's own entry.
    let may = match (player == me.player, body.decision) {
        (true, decision) => decision == DecisionName::Withdraw,
        (false, DecisionName::Confirm) if confirms_for(&scene, &profile) => true,
        (false, _) => scene.may(Act::DecideEntry, None),
    };
    if !may {
        return Err(scene.refused(Act::DecideEntry));
    }
    let entry = app.store.entry(id, player).await?.ok_or_else(no_entry)?;
    if body.decision.settles_deposit() {
        me.must_be_at_desk(app.clock.now())?;
    }
    let given = body.reason.as_deref().map(reason).transpose()?;
    let entrant = scene.entrant(app, &profile, true, entry.grounds.clone()).await?;
    let asked = (body.decision, given.clone(), app.clock.now());
    let mut decided = decided(&scene.event, &entry, &entrant, asked)?;
    let mut nominating = Nominating::default();
    // Meanwhile another entry may have used the win that this one was based on, or the nomination.
    if decided.state.is_alive() && !entry.state.is_alive() {
        scene.event.announcement.check_win(&entrant)?;
        nominating.count(app, &scene.event, &mut decided, profile.federation).await??;
    }
    if decided == entry {
        return Ok(Some(EntryView::new(&entry, &profile, true)));
    }
    if !body.decision.settles_deposit() {
        scene.must_be_announced()?;
    }
    let act = scene.act(app, body.decision.act(), Some(player), given);
    let entries = std::slice::from_ref(&decided);
    match app.store.put_entries(&scene.event, entries, &act, &nominating.years()).await {
        Ok(()) => Ok(Some(EntryView::new(&decided, &profile, true))),
        Err(Error::Conflict) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// The entry after a decision; the same when it was decided so before.
fn decided(
    event: &StoredEvent,
    entry: &Entry,
    entrant: &Entrant,
    (decision, reason, now): (DecisionName, Option<String>, Instant),
) -> Result<Entry, Problem> {
    let has_fee = event.announcement.fee_for(entrant).is_some();
    let withdrawn = entry.state == EntryState::Withdrawn;
    if withdrawn && decision != DecisionName::Withdraw && !decision.settles_deposit() {
        return Err(no_entry());
    }
    let in_state = |state| {
        if entry.state == state {
            return entry.clone();
        }
        Entry { state, reason: reason.clone(), ..entry.clone() }
    };
    Ok(match decision {
        DecisionName::FeePaid if !has_fee => {
            return Err(Problem::conflict("no_fee", "Entering this event costs nothing."));
        }
        DecisionName::FeePaid => {
            Entry { fee_paid_at: entry.fee_paid_at.or(Some(now)), ..entry.clone() }
        }
        DecisionName::Confirm if !event.announcement.is_free_for(entrant) => {
            let detail = "There is nothing to confirm: this player does not enter free.";
            return Err(Problem::conflict("not_free", detail));
        }
        DecisionName::Confirm => {
            let confirmed_at = entry.confirmed_at.or(Some(now));
            Entry { free: true, confirmed_at, ..entry.clone() }
        }
        DecisionName::Accept => {
            let settled = Settled {
                fee_paid: entry.fee_paid_at.is_some(),
                confirmed: entry.confirmed_at.is_some(),
                deposit_paid: entry.deposit.is_some_and(|deposit| deposit.is_held()),
            };
            event.announcement.check_acceptance(entrant, settled)?;
            in_state(EntryState::Accepted)
        }
        DecisionName::WaitingList => in_state(EntryState::Waiting),
        DecisionName::Refuse if reason.is_none() => {
            return Err(Problem::invalid_body("Tell the player why."));
        }
        DecisionName::Refuse => in_state(EntryState::Refused),
        // Taken back, it would not be refused any more.
        DecisionName::Withdraw if entry.state == EntryState::Refused => entry.clone(),
        DecisionName::Withdraw => in_state(EntryState::Withdrawn),
        DecisionName::DepositPaid
        | DecisionName::DepositRefunded
        | DecisionName::DepositForfeited => deposited(event, entry, entrant, decision, now)?,
    })
}

/// The entry after something was decided about its deposit (`TR-8.4`, `TR-8.6`).
fn deposited(
    event: &StoredEvent,
    entry: &Entry,
    entrant: &Entrant,
    decision: DecisionName,
    now: Instant,
) -> Result<Entry, Problem> {
    let no_deposit = || {
        let detail = "This player owes no deposit here, or none was paid.";
        Problem::conflict("no_deposit", detail)
    };
    let settled = |detail| Err(Problem::conflict("deposit_settled", detail));
    let paid = Deposit { paid_at: now, refunded_at: None, forfeited_at: None };
    // One that was settled is followed by another.
    let kept = entry.deposit.filter(|kept| kept.is_held() || decision.settles_deposit());
    let owed =
        decision == DecisionName::DepositPaid && event.announcement.deposit_for(entrant).is_some();
    let deposit = kept.or(owed.then_some(paid)).ok_or_else(no_deposit)?;
    let (refunded, forfeited) = (deposit.refunded_at.is_some(), deposit.forfeited_at.is_some());
    // Whoever does not play here need not wait for the end.
    let plays = entry.state == EntryState::Accepted && is_open(event);
    let deposit = match decision {
        DecisionName::DepositRefunded if forfeited => {
            return settled("This deposit is forfeited.");
        }
        DecisionName::DepositForfeited if refunded => {
            return settled("This deposit was given back.");
        }
        DecisionName::DepositRefunded if plays => {
            let detail = "A deposit is given back when the event is over.";
            return Err(Problem::conflict("event_not_over", detail));
        }
        DecisionName::DepositRefunded => {
            Deposit { refunded_at: deposit.refunded_at.or(Some(now)), ..deposit }
        }
        DecisionName::DepositForfeited => {
            Deposit { forfeited_at: deposit.forfeited_at.or(Some(now)), ..deposit }
        }
        _ => deposit,
    };
    Ok(Entry { deposit: Some(deposit), ..entry.clone() })
}

fn no_entry() -> Problem {
    let detail = "This player has not entered the event.";
    Problem::not_found("unknown_entry", detail)
}
