//! Somebody plays in the place of a player who has not begun.

use app::{Act, App, AtDesk, Body, Caller, ChangeRefused, Problem, SignedIn, retry};
use axum::Json;
use axum::extract::State;
use futures_util::future::{try_join, try_join3};
use rules::tournament::{
    Entrant, Entry, EntryClass, EventId, EventState, Grounds, MadeNewcomer, NewcomerAct,
    NewcomerFacts, NewcomerRefusal,
};
use rules::{Game, GameId, PlayerId, Profile, Ruling};
use serde::Deserialize;
use store::{SectionId, SectionTable};
use utoipa::ToSchema;

use crate::scene::{EventPath, Scene, reason};
use crate::view::EventView;

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(
    as = ReplaceBeforePlay,
    example = json!({"replaced": 160012, "newcomer": 160013, "reason": "Ill since the start lists came out."})
)]
pub(crate) struct NewcomerBody {
    /// Who does not play.
    replaced: u32,
    /// Who plays in their place.
    newcomer: u32,
    /// Why, for the record and for whoever is replaced: 1 to 2,000 characters.
    reason: String,
    /// Whether the newcomer has paid the fee, where there is one.
    #[serde(default)]
    fee_paid: bool,
}

/// Lets somebody play in the place of a player who has not made a move in any game, once the start lists are out. The
/// newcomer has to be one who could enter the event, and has the colours and the start number of whoever is replaced,
/// with clocks on which nothing is used; that player's entry is taken back (TR-8.1). Sent again, it is answered with the
/// event as it stands.
#[utoipa::path(
    post, path = "/api/events/{id}/replacements", operation_id = "replace_before_play", tag = "events",
    params(("id" = u32, Path, description = "The event's number")), request_body = NewcomerBody,
    responses((status = 200, body = EventView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn replace_before_play(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    EventPath(id): EventPath,
    Body(body): Body<NewcomerBody>,
) -> Result<Json<EventView>, Problem> {
    retry(|| replace_once(&app, &me, id, &body)).await.map(Json)
}

/// None when somebody else has changed the event meanwhile.
async fn replace_once(
    app: &App,
    me: &SignedIn,
    id: EventId,
    body: &NewcomerBody,
) -> Result<Option<EventView>, Problem> {
    let scene = Scene::open(app, Some(Caller::Person(me.clone())), id).await?;
    if !scene.replaces() {
        return Err(scene.refused(Act::DecideEntry));
    }
    let reason = reason(&body.reason)?;
    let newcomer = app.profile(PlayerId(body.newcomer)).await?;
    let act = NewcomerAct {
        replaced: PlayerId(body.replaced),
        reason: &reason,
        paid: body.fee_paid,
        by: me.player,
    };
    let tables = app.event_tables(&scene.event).await?;
    let is_of =
        |table: &&SectionTable| table.start_list.iter().any(|line| line.is_of(act.replaced));
    let table = tables.iter().find(is_of).ok_or(NewcomerRefusal::NotInStartList)?;
    // Nobody is replaced twice: whoever was does not come back.
    let (section, request) = (table.section.id, format!("newcomer {} {}", id.0, body.replaced));
    match app.store.decision_of(section, &request).await? {
        Some(kept) if kept.ruling.newcomer == Some(newcomer.id) => {
            app.carry_out(section, kept.id).await?;
        }
        Some(_) => return Err(NewcomerRefusal::ReplacedAlready.into()),
        None => {
            app.settle_newcomers(section).await?;
            let plays = tables.iter().any(|table| table.number_of(newcomer.id).is_some());
            let made = match decide(app, &scene, &act, (&newcomer, plays), section).await {
                // Somebody else was faster, and what was read is half before that and half after it.
                Err(_) if app.store.decision_of(section, &request).await?.is_some() => {
                    return Ok(None);
                }
                made => made?,
            };
            let about = (&scene.event, section);
            let Some(()) = app.let_play(about, made, (&request, &reason)).await? else {
                return Ok(None);
            };
        }
    }
    let after = Scene::open(app, Some(Caller::Person(me.clone())), id).await?;
    after.view(app).await.map(Some)
}

impl Scene {
    /// Whether the asker can let somebody play in the place of a player who has not begun.
    pub(crate) fn may_replace(&self) -> bool {
        let is_played = self.event.state == EventState::Published && self.event.is_set_up();
        self.replaces() && is_played && !self.event.announcement.is_of_teams()
    }

    /// Whether that is for the asker, who organises or directs the event.
    fn replaces(&self) -> bool {
        self.may(Act::DecideEntry, None) || self.may(Act::Direct, None)
    }
}

/// What is to be kept; `plays`: whether the newcomer plays in the event.
async fn decide(
    app: &App,
    scene: &Scene,
    act: &NewcomerAct<'_>,
    (newcomer, plays): (&Profile, bool),
    section: SectionId,
) -> Result<MadeNewcomer, Problem> {
    let entry_of = async |player| Ok::<_, Problem>(app.store.entry(scene.event.id, player).await?);
    let (games, (known, replaced), leaves) = try_join3(
        app.games_of(section, act.replaced),
        try_join(entry_of(newcomer.id), entry_of(act.replaced)),
        app.leaves(act.replaced),
    )
    .await?;
    let mut sits: Vec<(GameId, &Game)> =
        games.iter().map(|(stored, game)| (stored.id, game)).collect();
    sits.retain(|(_, game)| game.color_of(act.replaced).is_some());
    let entrant = entrant(app, scene, newcomer, known.as_ref()).await?;
    let facts = NewcomerFacts {
        entry: &scene.entry_facts(&entrant),
        is_set_up: scene.event.is_set_up(),
        known: known.as_ref(),
        plays,
        replaced: replaced.as_ref(),
        leaves,
        games: &sits,
    };
    Ok(Ruling::let_play(act, &facts, app.clock.now())?)
}

/// What is known of the newcomer. Whoever waits for a place has entered; for anybody else whoever decides entries may
/// use what the player has, such as a win, and invites where players are invited (`TR-6`).
async fn entrant(
    app: &App,
    scene: &Scene,
    newcomer: &Profile,
    known: Option<&Entry>,
) -> Result<Entrant, Problem> {
    let waits = known.filter(|known| known.state.is_alive());
    let is_of_member = app.is_member(newcomer.federation).await?;
    if waits.is_some() || !scene.may(Act::DecideEntry, None) {
        let grounds = waits.and_then(|known| known.grounds.clone());
        return scene.entrant(app, newcomer, grounds, is_of_member).await;
    }
    let own = scene.own_entrant(app, newcomer).await?.0;
    let announced = &scene.event.announcement;
    let by_invitation =
        announced.entry == EntryClass::Invitation || announced.previous_round.is_some();
    if own.grounds.is_some() || !by_invitation || !scene.admits() {
        return Ok(own);
    }
    // Why the other one does not play is not the business of the newcomer, who reads the grounds.
    let grounds = Grounds::Commissioner { reason: "TR-8.1".to_owned() };
    scene.entrant(app, newcomer, Some(grounds), is_of_member).await
}
