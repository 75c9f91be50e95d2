//! Decisions of directors and officers: asked for, checked against the games, kept with their reason
//! and carried out; and the log of them.

use app::{Act, App, AtDesk, Body, ChangeRefused, GamePath, Made, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::tournament::EventState;
use rules::{Breach, Directive, Game, GameId};
use store::{CaseKind, DecisionText, DirectedGame, SectionId, StoredDecision};

use crate::cases::must_be_in;
use crate::decision_body::{DecisionBody, Scope};
use crate::decision_view::{DecisionListView, DecisionView};
use crate::desk::{Desk, SectionPath, conflict};

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
    must_decide(&desk, &body)?;
    body.check()?;
    let all = app.store.decisions(id).await?;
    let known = app.store.decision_of(id, &body.request).await?;
    let new = known.is_none();
    let decision = match known {
        Some(known) => {
            must_be_same(&desk, &body, &known)?;
            app.carry_out(id, known.id).await?;
            known
        }
        None => {
            let (text, games) = prepare(&app, &desk, &body, &all).await?;
            let decided = app.decide(id, text, games, &body.request).await?;
            must_be_same(&desk, &body, &decided)?;
            decided
        }
    };
    let done = StoredDecision { done: true, ..decision };
    let mut views = desk.views(&app, vec![&done], &all).await?;
    let view = views.pop().ok_or_else(|| Problem::internal("one decision has one view"))?;
    Ok(Made::once(Json(view), new))
}

/// Refuses whoever may not decide this here. The section's director does not adjudicate
/// (`LAW-11.1`).
pub(crate) fn must_decide(desk: &Desk, body: &DecisionBody) -> Result<(), Problem> {
    if !body.adjudicates() {
        return desk.must(Act::Direct);
    }
    desk.must(Act::Direct)?;
    if desk.section.director == Some(desk.me.player) || !desk.may(Act::Adjudicate) {
        let detail = "Adjudicators other than the tournament director decide the game.";
        let problem = Problem::not_allowed("director_does_not_adjudicate", detail);
        return Err(problem.under("LAW-11.1"));
    }
    Ok(())
}

/// Refuses a request under the key of another one.
fn must_be_same(desk: &Desk, body: &DecisionBody, known: &StoredDecision) -> Result<(), Problem> {
    let detail = "Another decision was made under this key: send a new one.";
    if body.is_of(known, desk)? { Ok(()) } else { Err(conflict("request_taken", detail)) }
}

/// What is to be kept, once every game has said that it can follow.
pub(crate) async fn prepare(
    app: &App,
    desk: &Desk,
    body: &DecisionBody,
    all: &[StoredDecision],
) -> Result<(DecisionText, Vec<DirectedGame>), Problem> {
    let mut text = body.text(desk, app.clock.now())?;
    if let Some(undone) = body.undoes {
        let undone = undone_of(body, all, undone)?;
        text.player = text.player.or(undone.text.player.filter(|_| body.revokes()));
    }
    if let Some(case) = body.case
        && must_be_in(app, desk, case).await? == CaseKind::Publication
    {
        text.rule.get_or_insert_with(|| "TR-14".to_owned());
        text.breach = text.breach.or(Breach::answering_publication(text.kind));
    }
    let games = match body.scope()? {
        Scope::One(id) => {
            let game = game_of(app, desk, id).await?;
            text.position = body.position(&game)?;
            vec![DirectedGame { game: id, directives: body.directives(&game, text.at)? }]
        }
        Scope::Unfinished(of) => many_games(app, body, &desk.unfinished(of)).await?,
        Scope::Nothing => Vec::new(),
    };
    if games.iter().any(|game| game.directives.contains(&Directive::Reinstated)) {
        must_not_be_finished(app, desk).await?;
    }
    Ok((text, games))
}

/// Refuses to let a game go on whose event is finished: its tables are final.
async fn must_not_be_finished(app: &App, desk: &Desk) -> Result<(), Problem> {
    let Some(event) = desk.section.event else { return Ok(()) };
    if app.store.event(event).await?.state == EventState::Finished {
        let detail = "This event is finished: its tables are final.";
        return Err(conflict("tables_final", detail));
    }
    Ok(())
}

/// The decision that is to be undone: one of the section's that stands. What was said to a player is
/// taken back; what was done to games is undone by what is done to them now.
fn undone_of<'a>(
    body: &DecisionBody,
    all: &'a [StoredDecision],
    id: u32,
) -> Result<&'a StoredDecision, Problem> {
    let unknown = || {
        let detail = "There is no such decision in this section.";
        Problem::invalid("unknown_decision", detail)
    };
    let undone = all.iter().find(|kept| kept.id == id).ok_or_else(unknown)?;
    if all.iter().any(|kept| kept.text.undoes == Some(id)) {
        return Err(conflict("already_undone", "This decision has been undone before."));
    }
    let said = undone.games.is_empty() && undone.text.player.is_some();
    if body.revokes() && !said {
        let detail = "Only warnings and orders are taken back; what was done to games is undone by \
                      a decision about them.";
        return Err(conflict("not_revocable", detail));
    }
    Ok(undone)
}

/// One game of the section, as it stands with all that was decided before.
async fn game_of(app: &App, desk: &Desk, id: GameId) -> Result<Game, Problem> {
    if !desk.lines.iter().any(|line| line.game == id) {
        return Err(Problem::unknown_game());
    }
    let (stored, game) = app.load_game(id).await?;
    // Leave and outages that were decided before come first: they may lift a flag.
    if game.ending().is_none() && app.catch_up(&stored, &game).await? {
        return Ok(app.load_game(id).await?.1);
    }
    Ok(game)
}

/// Every unfinished game that can follow. One whose flag seems to have fallen is asked when the
/// decision comes to it: leave or an outage may lift the flag.
async fn many_games(
    app: &App,
    body: &DecisionBody,
    ids: &[GameId],
) -> Result<Vec<DirectedGame>, Problem> {
    let measure = body.measure()?;
    let (mut games, mut refusal) = (Vec::new(), None);
    for (stored, game) in app.whole_games(ids).await?.games {
        let players = stored.terms.players;
        let directives = measure.directives(&players, game.ending())?;
        match game.may_direct(&directives, app.clock.now()) {
            Ok(())
            | Err(rules::Refusal::FlagFallen { .. } | rules::Refusal::SilentTooLong { .. }) => {
                games.push(DirectedGame { game: stored.id, directives });
            }
            Err(refused) => refusal = Some(refused),
        }
    }
    games.sort_by_key(|directed| directed.game);
    match refusal {
        Some(refusal) if games.is_empty() => Err(refusal.into()),
        _ if games.is_empty() => {
            let detail = "There is no unfinished game that this would change.";
            Err(conflict("no_unfinished_game", detail))
        }
        _ => Ok(games),
    }
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
        Desk::open(&app, &me, stored.section).await?.must(Act::Direct)?;
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
    let official = desk.may(Act::Direct);
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
