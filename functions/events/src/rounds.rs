//! The round that an event goes on from: who advances, and who is taken in.

use std::collections::HashMap;

use app::view::{EntryStateName, PlayerView};
use app::{
    Act, App, Body, ChangeRefused, Problem, RoundBefore, SectionAdvancing, SignedIn, retry,
    unless_changed,
};
use axum::Json;
use axum::extract::State;
use futures_util::future::join_all;
use rules::tournament::{
    Advance, Advancer, Entrant, Entry, EntryAct, EntryRefusal, EntryState, EventAct, EventActKind,
    EventId, Grounds, MadeEntry,
};
use rules::{Instant, Outcome, PlayerId, Profile};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::crosstable::listed;
use crate::entries::ENTRIES_TOGETHER;
use crate::scene::{EventPath, Scene, reason};

/// Players who are looked at side by side.
const SIDE_BY_SIDE: usize = 16;

/// The round that an event goes on from.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RoundBefore)]
pub(crate) struct RoundBeforeView {
    /// The version of the event that goes on.
    version: u32,
    /// The event before.
    event: u32,
    name: String,
    /// How many of each section advance.
    advancing: u8,
    /// Its sections, in their order; none before its start lists are out.
    sections: Vec<SectionBeforeView>,
}

/// A section of the round before.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SectionBefore)]
struct SectionBeforeView {
    id: u32,
    name: String,
    /// Games that are not over: nobody advances before the last one is.
    unfinished: usize,
    /// Everybody by place.
    players: Vec<AdvancerView>,
}

/// A player of the round before.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Advancer)]
struct AdvancerView {
    player: PlayerView,
    place: u32,
    /// Whether others have the same place.
    shared: bool,
    /// The score in half points.
    half_points: u32,
    #[schema(value_type = AdvanceName)]
    advance: &'static str,
    /// How far the player's entry in this event is; none: there is none.
    #[schema(required, value_type = Option<EntryStateName>)]
    entry: Option<EntryState>,
}

/// What the table says of a player's going on.
#[derive(ToSchema)]
#[schema(as = Advance, rename_all = "snake_case")]
#[allow(dead_code, reason = "only described: the rules have the names")]
enum AdvanceName {
    /// The player advances.
    Sure,
    /// The tie-breaks leave more players equal than advance: somebody decides, and says why.
    Tied,
    /// Others come before: the player advances for a reason alone.
    Behind,
    /// Games of the section are still running.
    Running,
    /// The player has withdrawn silently, and advances to nothing (TR-8.5).
    WithdrewSilently,
    /// The player is not on the section's start list.
    NotOfSection,
}

/// Who advances from the round before, for whoever decides about the event's entries.
#[utoipa::path(
    get, path = "/api/events/{id}/advancers", operation_id = "list_advancers", tag = "events",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = RoundBeforeView),
        (status = 403),
        (status = 404),
        (status = 409),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_advancers(
    State(app): State<App>,
    me: SignedIn,
    EventPath(id): EventPath,
) -> Result<Json<RoundBeforeView>, Problem> {
    let scene = Scene::open_for(&app, me, id, Act::DecideEntry).await?;
    let before = round_before(&app, &scene).await?;
    view(&app, &scene, &before).await.map(Json)
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(
    as = TakeAdvancers,
    example = json!({"players": [{"player": 160012}, {"player": 160013, "reason": "Drawn by lot."}]})
)]
pub(crate) struct TakeBody {
    /// Who is taken in: 1 to 45 players of the round before.
    players: Vec<TakenBody>,
}

/// A player who is taken in.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = TakenAdvancer)]
struct TakenBody {
    player: u32,
    /// Why, where the table alone does not say that the player advances: 1 to 2,000 characters.
    #[serde(default)]
    reason: Option<String>,
}

/// Takes players in who advance from the round before, all or none: each has an entry, which is accepted where nothing
/// is left to be paid. Whoever was taken in before stays as they are.
#[utoipa::path(
    post, path = "/api/events/{id}/advancers", operation_id = "take_advancers", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = TakeBody,
    responses((status = 200, body = RoundBeforeView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn take_advancers(
    State(app): State<App>,
    me: SignedIn,
    EventPath(id): EventPath,
    Body(body): Body<TakeBody>,
) -> Result<Json<RoundBeforeView>, Problem> {
    if !(1..=ENTRIES_TOGETHER).contains(&body.players.len()) {
        let detail = format!("Take in 1 to {ENTRIES_TOGETHER} players at a time.");
        return Err(Problem::invalid_body(detail));
    }
    retry(|| take_once(&app, &me, id, &body)).await.map(Json)
}

/// None when somebody else has changed the event meanwhile.
async fn take_once(
    app: &App,
    me: &SignedIn,
    id: EventId,
    body: &TakeBody,
) -> Result<Option<RoundBeforeView>, Problem> {
    let mut scene = Scene::open_for(app, me.clone(), id, Act::DecideEntry).await?;
    let before = round_before(app, &scene).await?;
    let known = app.store.entries(id).await?;
    let ids = body.players.iter().map(|taken| PlayerId(taken.player)).collect();
    let people = app.people(ids).await?;
    let mut wanted: Vec<Wanted<'_>> = Vec::new();
    for taken in &body.players {
        let player = people.get(&PlayerId(taken.player)).ok_or_else(Problem::unknown_player)?;
        let one = wanted_of(taken, player, &before, &known);
        let one = one.map_err(|problem| problem.with_player(Some(player.id)))?;
        wanted.extend(one.filter(|one| wanted.iter().all(|it| it.player.id != one.player.id)));
    }
    let now = app.clock.now();
    let mut entries = Vec::with_capacity(wanted.len());
    if !wanted.is_empty() {
        // Whoever it is.
        scene.event.announcement.check_open(scene.event.state, now)?;
    }
    for few in wanted.chunks(SIDE_BY_SIDE) {
        let taken = join_all(few.iter().map(|one| take(app, &scene, one, now))).await;
        for (entry, one) in taken.into_iter().zip(few) {
            let entry = entry.map_err(|problem| problem.with_player(Some(one.player.id)));
            entries.push(entry?);
        }
    }
    if !entries.is_empty() {
        let count = Some(format!("{} players", entries.len()));
        let act = scene.act(app, EventActKind::PlayersAdvanced, None, count);
        let named = entries.iter().map(|entry| entry.player).collect();
        let act = EventAct { named, ..act };
        let kept = app.store.put_entries(&scene.event, &entries, &act, &[]).await;
        if unless_changed(kept)?.is_none() {
            return Ok(None);
        }
        scene.event.version += 1;
    }
    view(app, &scene, &before).await.map(Some)
}

/// A player who is to be taken in.
struct Wanted<'a> {
    player: &'a Profile,
    grounds: Grounds,
    advance: Advance,
    /// An entry that does not count any more.
    known: Option<&'a Entry>,
}

/// None for whoever was taken in before.
fn wanted_of<'a>(
    taken: &TakenBody,
    player: &'a Profile,
    before: &RoundBefore,
    known: &'a [Entry],
) -> Result<Option<Wanted<'a>>, Problem> {
    let known = known.iter().find(|entry| entry.player == player.id);
    if let Some(known) = known.filter(|known| known.state.is_alive()) {
        let has_advanced = known.grounds.as_ref().is_some_and(|it| it.advanced().is_some());
        return if has_advanced { Ok(None) } else { Err(EntryRefusal::AlreadyEntered.into()) };
    }
    let why = taken.reason.as_deref().map(reason).transpose()?;
    let (grounds, advance) = advancing(before, player.id, why)?;
    Ok(Some(Wanted { player, grounds, advance, known }))
}

/// As what the table of the round before has the player. The reason is kept where the table alone does not say so.
fn advancing(
    before: &RoundBefore,
    player: PlayerId,
    reason: Option<String>,
) -> Result<(Grounds, Advance), EntryRefusal> {
    let found = before.sections.iter().find_map(|section| {
        let advancer = section.players.iter().find(|advancer| advancer.player == player)?;
        Some((section.table.section.id.0, advancer))
    });
    let no = EntryRefusal::NotAdvanced { advance: Advance::NotOfSection };
    let (section, advancer) = found.ok_or(no)?;
    let reason = reason.filter(|_| advancer.advance != Advance::Sure);
    Ok((Grounds::Advanced { section, place: advancer.place, reason }, advancer.advance))
}

/// The entry of a player who is taken in.
async fn take(
    app: &App,
    scene: &Scene,
    Wanted { player, grounds, advance, known }: &Wanted<'_>,
    now: Instant,
) -> Result<Entry, Problem> {
    let is_of_member = app.is_member(player.federation).await?;
    let rights = scene.entry_rights(player, true);
    let entrant = scene.entrant(app, player, None, is_of_member).await?;
    let entrant = Entrant { grounds: Some(grounds.clone()), advance: Some(*advance), ..entrant };
    let facts = scene.entry_facts(&entrant);
    let made = Entry::enter(*known, &rights, &facts, now)?;
    let Outcome::Changed(MadeEntry::Plain(entry)) = made else {
        return Err(Problem::internal("whoever advances has no new entry of their own"));
    };
    match entry.decide(EntryAct::Accept, None, &facts, now) {
        Ok(Outcome::Changed(MadeEntry::Plain(accepted))) => Ok(accepted),
        // What is still to be paid is paid as with other entries.
        Ok(_) | Err(EntryRefusal::FeeNotPaid | EntryRefusal::DepositNotPaid { .. }) => Ok(entry),
        Err(refusal) => Err(refusal.into()),
    }
}

async fn round_before(app: &App, scene: &Scene) -> Result<RoundBefore, Problem> {
    let before = app.round_before(&scene.event.announcement).await?;
    before.ok_or_else(|| EntryRefusal::NotFromRoundBefore.into())
}

async fn view(app: &App, scene: &Scene, before: &RoundBefore) -> Result<RoundBeforeView, Problem> {
    let entries = app.store.entries(scene.event.id).await?;
    let states: HashMap<PlayerId, EntryState> =
        entries.iter().map(|entry| (entry.player, entry.state)).collect();
    let previous = scene.event.announcement.previous_round;
    Ok(RoundBeforeView {
        version: scene.event.version,
        event: before.event.id.0,
        name: before.event.announcement.name.clone(),
        advancing: previous.map_or(0, |previous| previous.advancing),
        sections: before.sections.iter().map(|section| section_view(section, &states)).collect(),
    })
}

fn section_view(
    SectionAdvancing { table, players }: &SectionAdvancing,
    states: &HashMap<PlayerId, EntryState>,
) -> SectionBeforeView {
    let advancer = |it: &Advancer| {
        let line = table.start_list.iter().find(|line| line.player == it.player)?;
        Some(AdvancerView {
            player: listed(line),
            place: it.place,
            shared: it.shared,
            half_points: it.half_points,
            advance: it.advance.code(),
            entry: states.get(&it.player).copied(),
        })
    };
    SectionBeforeView {
        id: table.section.id.0,
        name: table.section.name.clone(),
        unfinished: table.results.len() - table.finished(),
        players: players.iter().filter_map(advancer).collect(),
    }
}
