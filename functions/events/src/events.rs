//! Events as a whole: announcing, changing, calling off, confirming.

use app::view::AnnouncementBody;
use app::{About, Act, App, AtDesk, Body, Caller, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::DAY_SECONDS;
use rules::tournament::{
    Announcement, ConsentKind, EventConsent, EventState, Preset, may_follow_another,
    may_go_on_from_another,
};
use serde::Deserialize;
use store::{ApprovalMove, Error, EventAct, EventActKind, EventId, StoredEvent};
use utoipa::ToSchema;

use crate::approval::{approval_after, approval_for, approval_named, left, taken};
use crate::scene::{EventPath, Scene, reason};
use crate::view::{EventView, PresetListView, PresetView};

/// Seconds after which somebody looks whether the sections have followed a changed event.
const SECTIONS_FOLLOW_SECONDS: i64 = 60;

/// Usual kinds of events, to begin an announcement with.
#[utoipa::path(
    get, path = "/api/events/presets", operation_id = "list_presets", tag = "events",
    responses((status = 200, body = PresetListView))
)]
pub(crate) async fn list_presets(State(app): State<App>) -> Json<PresetListView> {
    // Entries for two months from tomorrow's midnight, the start a month later.
    let today = rules::Day::of(app.clock.now()).next().starts_at();
    let close = today + 60 * DAY_SECONDS;
    let starts_at = close + 30 * DAY_SECONDS;
    let preset =
        |preset: Preset| PresetView::new(preset.code(), &preset.announcement(starts_at, close));
    Json(PresetListView { presets: Preset::ALL.into_iter().map(preset).collect() })
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AnnounceEvent)]
pub(crate) struct AnnounceBody {
    announcement: AnnouncementBody,
    /// The number of the approval under which it is announced, which an international event of a
    /// federation needs (TR-6).
    #[serde(default)]
    approval: Option<u32>,
}

/// Announces an event. The same announcement sent again is answered with the event that it made.
#[utoipa::path(
    post, path = "/api/events", operation_id = "announce_event", tag = "events",
    request_body = AnnounceBody,
    responses((status = 200, body = EventView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn announce_event(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<AnnounceBody>,
) -> Result<Json<EventView>, Problem> {
    if !me.may_ever(Act::AnnounceEvent) {
        return Err(Problem::forbidden());
    }
    let announcement = body.announcement.read()?;
    let mine = app.profile(me.player).await?;
    let about = About::announced(&announcement);
    if !me.may(Act::AnnounceEvent, &about, Some(mine.federation)) {
        return Err(not_to_announce(&announcement));
    }
    announcement.check()?;
    check_season_before(&app, &announcement, None).await?;
    check_round_before(&app, &announcement, None).await?;
    app.must_direct(announcement.director).await?;
    let (by, is_board) = (me.player, me.may_ever(Act::AgreeToFinal));
    let scene = async |id| Scene::open(&app, Some(Caller::Person(me)), id).await;
    if let Some(known) = with_code(&app, &announcement.code).await? {
        if known.announcement == announcement {
            return scene(known.id).await?.view(&app).await.map(Json);
        }
        return Err(Problem::code_taken());
    }
    // One that is known stands as it was announced, also after its start.
    announcement.check_to_come(app.clock.now())?;
    announcement.check_notice(None, app.clock.now())?;
    let approval = approval_for(&app, &announcement, body.approval).await?;
    let now = app.clock.now();
    let board_agreement = EventConsent::of_board(&announcement, by, is_board, now);
    let id = EventId(app.store.next_number("event").await?);
    let event = StoredEvent {
        board_agreement,
        approval: approval.as_ref().map(|approval| approval.id),
        ..StoredEvent::announced(id, announcement, by)
    };
    let act = EventAct::new(now, by, EventActKind::Announced);
    let approval = approval.map(|approval| taken(approval, event.id));
    match app.store.create_event_under(approval.as_ref(), &event, &act).await {
        // Somebody else has announced one with the same code, or under the approval, at the same moment.
        Err(Error::Conflict) => {
            let taken = app.store.event_with_code(&event.announcement.code).await?.is_some();
            return Err(if taken { Problem::code_taken() } else { Problem::changed_meanwhile() });
        }
        created => created?,
    }
    scene(event.id).await?.view(&app).await.map(Json)
}

/// Refuses what follows an event that is no season of the same league (`TR-5.3-5.4`).
async fn check_season_before(
    app: &App,
    announcement: &Announcement,
    known: Option<&StoredEvent>,
) -> Result<(), Problem> {
    let (id, was) = (announcement.follows(), known.map(|known| known.announcement.follows()));
    if was == Some(id) {
        return Ok(());
    }
    if let Some(known) = known {
        may_follow_another(&app.store.teams(known.id).await?)?;
    }
    let refused = app.refused_season_before(announcement).await?;
    refused.map_or(Ok(()), |refusal| Err(refusal.into()))
}

/// Refuses what goes on from an event that does not fit, or would go on from another one than its players have come
/// from.
async fn check_round_before(
    app: &App,
    announcement: &Announcement,
    known: Option<&StoredEvent>,
) -> Result<(), Problem> {
    if let Some(known) = known
        && let Some(refusal) = app.refused_by_rounds_after(known, announcement).await?
    {
        return Err(refusal.into());
    }
    if known.is_some_and(|known| !announcement.goes_on_otherwise(&known.announcement)) {
        return Ok(());
    }
    let another =
        |known: &&StoredEvent| known.announcement.previous_round != announcement.previous_round;
    if let Some(known) = known.filter(another) {
        may_go_on_from_another(&app.store.entries(known.id).await?)?;
    }
    let refused = app.refused_round_before(announcement).await?;
    refused.map_or(Ok(()), |refusal| Err(refusal.into()))
}

/// An event that somebody else announces: the article that says who, where one does.
fn not_to_announce(announcement: &Announcement) -> Problem {
    match announcement.planned_under() {
        Some(rule) => Problem::forbidden().under(rule),
        None => Problem::forbidden(),
    }
}

/// The event with a code.
async fn with_code(app: &App, code: &str) -> Result<Option<StoredEvent>, Problem> {
    match app.store.event_with_code(code).await? {
        Some(id) => Ok(Some(app.store.event(id).await?)),
        None => Ok(None),
    }
}

/// Nobody directs an event, as its director or a deputy, in which they play (`NORM-1`).
pub(crate) async fn must_not_play(
    app: &App,
    event: &StoredEvent,
    new: &Announcement,
) -> Result<(), Problem> {
    let teams = match new.is_of_teams() {
        true => app.store.teams(event.id).await?,
        false => Vec::new(),
    };
    // A deputy may be the new director: an entry is asked for once.
    let deputies = event.deputies.iter().filter(|deputy| **deputy != new.director);
    let directors: Vec<_> = [new.director].into_iter().chain(deputies.copied()).collect();
    let asked: Vec<_> = directors.iter().map(|director| (event.id, *director)).collect();
    let entries = app.store.entries_by(&asked).await?;
    for director in directors {
        let entry = entries.iter().map(|(_, entry)| entry).find(|entry| entry.player == director);
        new.check_directs(director, entry, &teams)?;
    }
    Ok(())
}

/// An event.
#[utoipa::path(
    get, path = "/api/events/{id}", operation_id = "get_event", tag = "events",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = EventView),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_event(
    State(app): State<App>,
    me: Option<SignedIn>,
    EventPath(id): EventPath,
) -> Result<Json<EventView>, Problem> {
    Scene::open(&app, me.map(Caller::Person), id).await?.view(&app).await.map(Json)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChangeEvent)]
pub(crate) struct ChangeBody {
    /// The version that was looked at.
    version: u32,
    announcement: AnnouncementBody,
    /// The number of another approval under which it goes on, such as where the one before lapses (TR-12);
    /// none: the one that it has.
    #[serde(default)]
    approval: Option<u32>,
}

/// Changes what was announced; after the start lists only what a director may still change.
#[utoipa::path(
    put, path = "/api/events/{id}", operation_id = "change_event", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = ChangeBody,
    responses((status = 200, body = EventView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn change_event(
    State(app): State<App>,
    me: SignedIn,
    EventPath(id): EventPath,
    Body(body): Body<ChangeBody>,
) -> Result<Json<EventView>, Problem> {
    let proof = me.must_be_at_desk(app.clock.now());
    let mut scene = Scene::open_for(&app, me, id, Act::ChangeEvent).await?;
    let new = body.announcement.read()?;
    let another = body.approval.filter(|id| Some(*id) != scene.event.approval);
    if new == scene.event.announcement && another.is_none() {
        return scene.view(&app).await.map(Json);
    }
    let published = scene.event.state == EventState::Published;
    // Who makes another's event of it hands it over, as who gives it another organiser.
    let given = new.organiser != scene.event.announcement.organiser
        || new.commissioner() != scene.event.announcement.commissioner();
    let directed = new.director != scene.event.announcement.director;
    // Before the start lists an announcement is changed back as easily; to whom an event is handed
    // decides in it.
    if published || given || directed {
        proof?;
    }
    scene.must_be_at(body.version)?;
    scene.event.state.must_be_open()?;
    if another.is_some() {
        scene.must_be_announced()?;
    }
    // Who may cancel an event organises it; the director may change little.
    let by_director = !scene.may(Act::CancelEvent, None);
    scene.event.announcement.may_change(&new, published, by_director)?;
    check_season_before(&app, &new, Some(&scene.event)).await?;
    check_round_before(&app, &new, Some(&scene.event)).await?;
    if new.starts_at != scene.event.announcement.starts_at {
        new.check_to_come(app.clock.now())?;
    }
    new.check_notice(Some(&scene.event.announcement), app.clock.now())?;
    if directed {
        app.must_direct(new.director).await?;
    }
    must_not_play(&app, &scene.event, &new).await?;
    // Nobody gives an event away to where they could not have announced it, or could not act any more.
    let about = About::announced(&new);
    let before = scene.event.clone();
    let both = (&before.announcement, &new);
    let consent = before.rating_consent.and_then(|given| given.after(both.0, both.1));
    let is_board = !published && scene.may(Act::AgreeToFinal, None);
    let (agreed, by, now) = (before.board_agreement, scene.by(), app.clock.now());
    let agreed = EventConsent::of_board_after(agreed, both, by, is_board, now);
    (scene.event.rating_consent, scene.event.board_agreement) = (consent, agreed);
    scene.event.deputies.retain(|deputy| *deputy != new.director);
    scene.event.announcement = new;
    if given && !scene.would(Act::AnnounceEvent, &about) || !scene.may(Act::ChangeEvent, None) {
        return Err(not_to_announce(&scene.event.announcement));
    }
    let mut moves = Vec::new();
    if !published {
        let new = &scene.event.announcement;
        (scene.event.approval, moves) = approval_after(&app, &before, new, another).await?;
    }
    let lapsed = |kind| before.consent(kind).is_some() && scene.event.waits_for_consent(kind);
    let act = match ConsentKind::ALL.into_iter().any(lapsed) {
        true => EventActKind::ConsentLapsed,
        false => EventActKind::Changed,
    };
    let act = scene.act(&app, act, None, None);
    move_on_under(&app, &moves, scene, &act).await
}

/// Writes the scene's event with the next version.
pub(crate) async fn move_on(
    app: &App,
    scene: Scene,
    act: &EventAct,
) -> Result<Json<EventView>, Problem> {
    move_on_under(app, &[], scene, act).await
}

/// The same with the approvals that the event takes and leaves.
async fn move_on_under(
    app: &App,
    approvals: &[ApprovalMove],
    mut scene: Scene,
    act: &EventAct,
) -> Result<Json<EventView>, Problem> {
    let version = scene.event.version;
    scene.event.version += 1;
    let followed = matches!(scene.event.state, EventState::Published | EventState::Finished);
    if followed {
        // Its sections follow, and its norms are kept, at the latest when the alarm rings.
        scene.event.alarm_at = Some(app.clock.now() + SECTIONS_FOLLOW_SECONDS);
    }
    match app.store.change_event_under(approvals, version, &scene.event, act).await {
        Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
        changed => changed?,
    }
    if followed && app.set_up_in_request(scene.event.id).await? {
        scene.event.alarm_at = None;
    }
    scene.view(app).await.map(Json)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CancelEvent, example = json!({"version": 3, "reason": "Too few entries."}))]
pub(crate) struct CancelBody {
    /// The version that was looked at.
    version: u32,
    /// Why, for everybody who has entered: 1 to 2,000 characters.
    reason: String,
}

/// Calls an event off before its start lists.
#[utoipa::path(
    post, path = "/api/events/{id}/cancel", operation_id = "cancel_event", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = CancelBody,
    responses((status = 200, body = EventView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn cancel_event(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    EventPath(id): EventPath,
    Body(body): Body<CancelBody>,
) -> Result<Json<EventView>, Problem> {
    let mut scene = Scene::open_for(&app, me, id, Act::CancelEvent).await?;
    if scene.event.state == EventState::Cancelled {
        return scene.view(&app).await.map(Json);
    }
    scene.must_be_at(body.version)?;
    scene.must_be_announced()?;
    let act = scene.act(&app, EventActKind::Cancelled, None, Some(reason(&body.reason)?));
    scene.event.state = EventState::Cancelled;
    // Another event can be announced under its approval.
    let approval = approval_named(&app, scene.event.approval).await?;
    move_on_under(&app, approval.map(left).as_slice(), scene, &act).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = FinishEvent, example = json!({"version": 40}))]
pub(crate) struct FinishBody {
    /// The version that was looked at.
    version: u32,
}

/// Confirms the final tables of an event in which every game is over.
#[utoipa::path(
    post, path = "/api/events/{id}/finish", operation_id = "finish_event", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = FinishBody,
    responses((status = 200, body = EventView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn finish_event(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    EventPath(id): EventPath,
    Body(body): Body<FinishBody>,
) -> Result<Json<EventView>, Problem> {
    let mut scene = Scene::open_for(&app, me, id, Act::FinishEvent).await?;
    if scene.event.state == EventState::Finished {
        return scene.view(&app).await.map(Json);
    }
    scene.must_be_at(body.version)?;
    scene.check_finish(&app).await??;
    let act = scene.act(&app, EventActKind::Finished, None, None);
    scene.event.state = EventState::Finished;
    scene.event.reopened_at = None;
    move_on(&app, scene, &act).await
}
