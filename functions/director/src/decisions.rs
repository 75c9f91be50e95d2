//! Decisions of directors and officers: asked for, checked against the games, kept with their reason
//! and carried out; and the log of them.

use app::{App, AtDesk, Body, ChangeRefused, GamePath, Made, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::tournament::EventState;
use rules::{
    CaseKind, DecidedRuling, Game, GameId, Ruling, RulingAct, RulingFacts, RulingLog, RulingScope,
};
use store::{Error, SectionId, StoredCase, StoredDecision, ruling_log};

use crate::decision_body::DecisionBody;
use crate::decision_view::{DecisionListView, DecisionView};
use crate::desk::{Desk, SectionPath};

/// Decides something in a section. The same request again is answered with the decision that it
/// has made.
#[utoipa::path(
    post, path = "/api/director/sections/{id}/decisions", operation_id = "make_decision",
    tag = "director", params(("id" = u32, Path, description = "The section's number")),
    request_body = DecisionBody,
    responses(
        (status = 200, body = DecisionView, description = "The request had been made before"),
        (status = 201, body = DecisionView, description = "It is decided"),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn make_decision(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    SectionPath(id): SectionPath,
    Body(body): Body<DecisionBody>,
) -> Result<Made<Json<DecisionView>>, Problem> {
    let desk = Desk::open(&app, &me, id).await?;
    body.kind.ruling().must_be_for(&desk.person())?;
    let act = body.act(me.player)?;
    let all = app.store.decisions(id).await?;
    let (done, is_new) = decide_in(&app, (&desk, &all), &act, &body.request).await?;
    let mut views = desk.views(&app, vec![&done], &all).await?;
    let view = views.pop().ok_or_else(|| Problem::internal("one decision has one view"))?;
    Ok(Made::once(Json(view), is_new))
}

/// Decides, unless the request has done so before; with whether it is new. `all` are the section's decisions.
pub(crate) async fn decide_in(
    app: &App,
    (desk, all): (&Desk, &[StoredDecision]),
    act: &RulingAct,
    request: &str,
) -> Result<(StoredDecision, bool), Problem> {
    let id = desk.section.id;
    let known = app.store.decision_of(id, request).await?;
    let is_new = known.is_none();
    let decided = match known {
        Some(known) => {
            act.check_repeated(&known.as_made())?;
            app.carry_out(id, known.id).await?;
            known
        }
        None => {
            settle(app, id, act, all).await?;
            let decided = prepare(app, desk, act, all).await?;
            let decided = app.decide(id, decided, request).await?;
            act.check_repeated(&decided.as_made())?;
            decided
        }
    };
    Ok((StoredDecision { done: true, ..decided }, is_new))
}

/// A decision that is to be taken back has reached its games before.
pub(crate) async fn settle(
    app: &App,
    section: SectionId,
    act: &RulingAct,
    all: &[StoredDecision],
) -> Result<(), Problem> {
    let is_behind = |id: &u32| all.iter().any(|kept| kept.id == *id && !kept.done);
    match act.taken_back().filter(is_behind) {
        Some(id) => app.carry_out(section, id).await,
        None => Ok(()),
    }
}

/// What is to be kept, once every game has said that it can follow.
pub(crate) async fn prepare(
    app: &App,
    desk: &Desk,
    act: &RulingAct,
    all: &[StoredDecision],
) -> Result<DecidedRuling, Problem> {
    let log = ruling_log(all);
    let facts = RulingFacts {
        players: &desk.players(),
        log: &log,
        case: kind_of_case(app, desk, act, &log).await?,
        games: &games_of(app, desk, act, &log).await?,
        is_finished: act.order.may_reinstate() && is_finished(app, desk).await?,
    };
    Ok(Ruling::decide(act, &facts, app.clock.now())?)
}

/// The kind of the case that is to be answered, where it is one of the section's.
async fn kind_of_case(
    app: &App,
    desk: &Desk,
    act: &RulingAct,
    log: &RulingLog<'_>,
) -> Result<Option<CaseKind>, Problem> {
    let Some(id) = act.case else { return Ok(None) };
    match app.store.case(id).await {
        Ok(StoredCase { case, .. })
            if case.section == desk.section.id && case.may_be_answered_by(&desk.person(), log) =>
        {
            Ok(Some(case.kind))
        }
        Ok(_) | Err(Error::NotFound) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Whether the section's event is finished.
async fn is_finished(app: &App, desk: &Desk) -> Result<bool, Problem> {
    match desk.section.event {
        Some(event) => Ok(app.store.event(event).await?.state == EventState::Finished),
        None => Ok(false),
    }
}

/// The games that it is about, or those of the decision that it takes back, as they stand with all that was decided
/// before.
async fn games_of(
    app: &App,
    desk: &Desk,
    act: &RulingAct,
    log: &RulingLog<'_>,
) -> Result<Vec<(GameId, Game)>, Problem> {
    let scope = act.order.scope()?;
    if let Some(made) = act.taken_back().and_then(|id| log.get(id)) {
        // Each as it stands with its leave and outages: they may have lifted a flag.
        let mut games = Vec::new();
        for directed in made.games {
            games.push((directed.game, game_of(app, directed.game).await?));
        }
        return Ok(games);
    }
    let ids = desk.games_of(scope);
    match (scope, ids.as_slice()) {
        (RulingScope::One(_), [id]) => Ok(vec![(*id, game_of(app, *id).await?)]),
        _ => {
            let games = app.whole_games(&ids).await?.games;
            Ok(games.into_iter().map(|(stored, game)| (stored.id, game)).collect())
        }
    }
}

/// Leave and outages that were decided before come first: they may lift a flag.
async fn game_of(app: &App, id: GameId) -> Result<Game, Problem> {
    let (stored, game) = app.load_game(id).await?;
    if game.ending().is_none() && app.catch_up(&stored, &game).await? {
        return Ok(app.load_game(id).await?.1);
    }
    Ok(game)
}

/// The decisions of a section, the newest first: for its officials all, for its players those that
/// concern them or everybody.
#[utoipa::path(
    get, path = "/api/sections/{id}/decisions", operation_id = "list_decisions", tag = "director",
    params(("id" = u32, Path, description = "The section's number")),
    responses(
        (status = 200, body = DecisionListView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_decisions(
    State(app): State<App>,
    me: SignedIn,
    SectionPath(id): SectionPath,
) -> Result<Json<DecisionListView>, Problem> {
    log_of(&app, &me, id, |_| true).await
}

/// The decisions about a game, the newest first: for its players and its officials.
#[utoipa::path(
    get, path = "/api/games/{id}/decisions", operation_id = "list_game_decisions",
    tag = "director", params(("id" = u32, Path, description = "The game's number")),
    responses(
        (status = 200, body = DecisionListView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_game_decisions(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
) -> Result<Json<DecisionListView>, Problem> {
    let (stored, game) = app.load_game(id).await?;
    let about = |decision: &StoredDecision| decision.games.iter().any(|d| d.game == id);
    if game.side_of(me.player).is_err() {
        Desk::open(&app, &me, stored.section).await?.must_look()?;
    }
    log_of(&app, &me, stored.section, about).await
}

async fn log_of(
    app: &App,
    me: &SignedIn,
    section: SectionId,
    about: impl Fn(&StoredDecision) -> bool,
) -> Result<Json<DecisionListView>, Problem> {
    let desk = Desk::open(app, me, section).await?;
    let official = desk.person().may_look();
    if !official && !desk.plays(me.player) {
        return Err(Problem::forbidden());
    }
    let all = app.store.decisions(section).await?;
    let readable =
        |decision: &&StoredDecision| about(decision) && (official || desk.concerns(decision));
    let readable: Vec<&StoredDecision> = all.iter().rev().filter(readable).collect();
    let decisions = desk.views(app, readable, &all).await?;
    Ok(Json(DecisionListView { decisions }))
}
