//! Entries: made by players and federations, decided by the organiser.

use app::{
    Act, App, Body, Caller, ChangeRefused, Page, PageQuery, Problem, SignedIn, retry,
    unless_changed,
};
use axum::Json;
use axum::extract::{Path, State};
use rules::tournament::{
    Entry, EntryAct, EntryRefusal, EntryRights, EventActKind, EventId, Grounds, MadeEntry,
};
use rules::{Instant, Outcome, PlayerId, Profile};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::entry_view::{DecisionName, EntryListView, EntryView, GroundsBody};
use crate::nominations::Nominating;
use crate::scene::{EventPath, Scene, reason};
use crate::view::EventView;

/// Entries that are made together: a transaction holds 100 items, and an entry is two.
pub(crate) const ENTRIES_TOGETHER: usize = 45;

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
    let ids: Vec<PlayerId> = entries.iter().map(|entry| entry.player).collect();
    let unclaimed = if all { app.store.registrations_of(&ids).await? } else { Vec::new() };
    let mut without_account: Vec<u32> = unclaimed.iter().map(|stored| stored.player.0).collect();
    without_account.sort_unstable();
    let people = app.people(ids).await?;
    let view =
        |entry: &Entry| people.get(&entry.player).map(|player| EntryView::new(entry, player, all));
    let entries = entries.iter().filter_map(view).collect();
    let version = scene.event.version;
    Ok(Json(EntryListView { version, entries, without_account, next }))
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = EnterEvent, example = json!({}))]
pub(crate) struct EnterBody {
    /// Whom to enter; none: myself, which no federation's key is.
    #[serde(default)]
    player: Option<u32>,
    /// What the entry is based on beside the rating: told by federations and organisers. Who enters
    /// themselves may name a section that they have won (TR-2.5, TR-2.6); where the class asks for one and
    /// none is named, it is the first that holds.
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
    let rights = scene.entry_rights(player, caller.person().is_some());
    let entered = enter(app, &scene, &rights, (player, grounds), app.clock.now()).await??;
    let Outcome::Changed(made) = entered else { return scene.view(app).await.map(Some) };
    let mut nominating = Nominating::default();
    let entry = nominating.count(app, made).await??;
    let act = scene.act(app, EventActKind::Entered, Some(player.id), None);
    let kept = app.store.put_entries(&scene.event, &[entry], &act, &nominating.years()).await;
    if unless_changed(kept)?.is_none() {
        return Ok(None);
    }
    scene.event.version += 1;
    // Whoever has entered now leaves the rest to others.
    scene.own |= player.id == caller.answers();
    scene.view(app).await.map(Some)
}

/// The entry that somebody makes on these grounds; inside, why the player may not enter.
pub(crate) async fn enter(
    app: &App,
    scene: &Scene,
    rights: &EntryRights,
    (player, grounds): (&Profile, Option<&Grounds>),
    now: Instant,
) -> Result<Result<Outcome<MadeEntry>, EntryRefusal>, Problem> {
    let known = app.store.entry(scene.event.id, player.id).await?;
    let entrant = match rights.enters_self && rights.by == player.id && grounds.is_none() {
        true => scene.own_entrant(app, player).await?.0,
        false => {
            let is_of_member = app.is_member(player.federation).await?;
            scene.entrant(app, player, grounds.cloned(), is_of_member).await?
        }
    };
    Ok(Entry::enter(known.as_ref(), rights, &scene.entry_facts(&entrant), now))
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideEntry, example = json!({"decision": "accept"}))]
pub(crate) struct DecideBody {
    #[schema(value_type = DecisionName)]
    decision: EntryAct,
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
    let is_of_member = app.is_member(profile.federation).await?;
    scene.entry_rights(&profile, true).must_decide(body.decision, player, is_of_member)?;
    let entry = app.store.entry(id, player).await?.ok_or(EntryRefusal::NotEntered)?;
    if body.decision.settles_deposit() {
        me.must_be_at_desk(app.clock.now())?;
    }
    let given = body.reason.as_deref().map(reason).transpose()?;
    let entrant = scene.entrant(app, &profile, entry.grounds.clone(), is_of_member).await?;
    let (facts, now) = (scene.entry_facts(&entrant), app.clock.now());
    let decided = entry.decide(body.decision, given.clone(), &facts, now)?;
    let Outcome::Changed(made) = decided else {
        return Ok(Some(EntryView::new(&entry, &profile, true)));
    };
    let mut nominating = Nominating::default();
    let entry = nominating.count(app, made).await??;
    let act = scene.act(app, body.decision.logged_as(), Some(player), given);
    let entries = std::slice::from_ref(&entry);
    let kept = app.store.put_entries(&scene.event, entries, &act, &nominating.years()).await;
    Ok(unless_changed(kept)?.map(|()| EntryView::new(&entry, &profile, true)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Entries, the event, its act, the desk's line and a federation's year are one transaction, which holds
    /// 100 items.
    #[test]
    fn entries_together_are_one_transaction() {
        let items = 2 * ENTRIES_TOGETHER + 1 + 1 + 1 + 1;
        assert!(items <= 100, "{items}");
    }
}
