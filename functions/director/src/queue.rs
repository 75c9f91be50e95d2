//! Everything that waits for an official, oldest first: claims, cases, games with the adjudicators,
//! silent players, withdrawals and what is to be done in events (`LAW-14.1`, `LAW-14.2`), and what is for
//! one office alone.

use std::collections::{BTreeMap, BTreeSet};

use app::view::time;
use app::{Act, App, Problem, SignedIn, WholeGames, WithdrawalOfficial};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use rules::{GameId, GameWait, Instant, PlayerId};
use serde::Serialize;
use store::{Section, SectionId, StoredCase, Waiting, ruling_log};
use utoipa::ToSchema;

use crate::claims::distinct;
use crate::desk::Desks;
use crate::offices::what_officers_decide;
use crate::outages::GapView;
use crate::queue_events::{Gone, events_that_wait, players_gone};
use crate::queue_item::{Item, QueueItemView, QueueKindName};
use crate::queue_reports::reports_that_wait;

/// What waits for me, oldest first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Queue)]
pub(crate) struct QueueView {
    /// The server's time.
    now: DateTime<Utc>,
    items: Vec<QueueItemView>,
    /// Time that waits for a decision before any game is lost on time; for officers alone.
    #[schema(required)]
    gap: Option<GapView>,
}

/// What waits for me: in my sections and events, by office in all, nowhere where I play.
#[utoipa::path(
    get, path = "/api/director/queue", operation_id = "get_queue", tag = "director",
    responses(
        (status = 200, body = QueueView),
        (status = 403),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_queue(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<QueueView>, Problem> {
    me.must_hold_an_office()?;
    let now = app.clock.now();
    let claims = app.store.waiting_claims().await?;
    let desk = app.store.desk().await?;
    let at_desk = desk.iter().filter_map(|waiting| waiting.section());
    let ids = distinct(claims.iter().map(|claim| claim.section).chain(at_desk));
    let sections = app.store.sections(&ids).await?;
    let plays_in = app.plays_in(me.player).await?;
    let others = sections.into_iter().filter(|section| !plays_in.contains(&section.id));
    let seen = others.filter(|section| {
        me.may_at_desk(Act::Direct, section) || me.may_at_desk(Act::DecideAppeal, section)
    });
    let seen: BTreeMap<SectionId, Section> = seen.map(|section| (section.id, section)).collect();
    let directs =
        |id: SectionId| seen.get(&id).is_some_and(|section| me.may_at_desk(Act::Direct, section));
    let claimed = claims.iter().filter(|claim| directs(claim.section)).map(|claim| claim.game);
    let mut games: Vec<GameId> = claimed.collect();
    let mut cases = Vec::new();
    let (mut silent, mut gone, mut events) = (Vec::new(), Vec::new(), Vec::new());
    let mut reported = Vec::new();
    let is_seen = |waiting: &Waiting| waiting.section().is_none_or(|its| seen.contains_key(&its));
    for waiting in desk.into_iter().filter(is_seen) {
        match waiting {
            Waiting::Event { id, waits } => events.push((id, waits)),
            Waiting::Gone { player, section, since } if directs(section) => {
                gone.push(Gone { player, section, since });
            }
            Waiting::Case { id, .. } => cases.push(id),
            Waiting::Adjudication { game, section, .. } if directs(section) => games.push(game),
            Waiting::Silence { game, section, .. } if directs(section) => {
                games.push(game);
                silent.push((game, waiting));
            }
            Waiting::Report { section, from, .. } | Waiting::Score { section, from, .. }
                if directs(section) && from <= now =>
            {
                reported.push(waiting);
            }
            Waiting::Adjudication { .. }
            | Waiting::Silence { .. }
            | Waiting::Gone { .. }
            | Waiting::Report { .. }
            | Waiting::Score { .. } => {}
        }
    }
    let WaitingGames { mut items, damaged } = games_that_wait(&app, &games, now).await?;
    // Nothing is known of a damaged game: its line is there when it has been brought back.
    silent.retain(|(game, _)| !damaged.contains(game));
    forget(&app, &silent, &items).await;
    items.extend(reports_that_wait(&app, &reported).await?);
    items.extend(players_gone(&app, &gone, &still_silent(&items)).await?);
    items.extend(events_that_wait(&app, &me, &plays_in, &events).await?);
    items.extend(cases_that_wait(&app, &me, app.store.cases(&cases).await?).await?);
    items.extend(withdrawals_that_wait(&app, &me).await?);
    items.extend(what_officers_decide(&app, &me).await?);
    items.sort_by_key(Item::place);
    let ids = items.iter().flat_map(|item| [item.about, item.by]).flatten().collect();
    let people = app.people(ids).await?;
    let view = |item: &Item| item.view(&seen, &people, now);
    let gap = GapView::for_whom(&app, &me).await?;
    Ok(Json(QueueView { now: time(now), items: items.iter().map(view).collect(), gap }))
}

/// Takes away the lines of silences that are over: a player who has moved is not made to pay for it
/// with another write. A line that stays is found again, and keeps nobody from the queue.
async fn forget(app: &App, silent: &[(GameId, Waiting)], items: &[Item]) {
    for (game, waiting) in silent {
        let lasts = |item: &Item| item.kind == QueueKindName::Silence && item.game == Some(*game);
        if !items.iter().any(lasts)
            && let Err(error) = app.store.set_waiting(*waiting, false).await
        {
            tracing::error!(game = game.0, %error, "a silence that is over stays at the desk");
        }
    }
}

/// In which games somebody is silent, and who.
fn still_silent(items: &[Item]) -> BTreeSet<(PlayerId, GameId)> {
    let silences = items.iter().filter(|item| item.kind == QueueKindName::Silence);
    silences.filter_map(|item| item.about.zip(item.game)).collect()
}

/// Withdrawals about which the asker can decide, and that wait for that.
async fn withdrawals_that_wait(app: &App, me: &SignedIn) -> Result<Vec<Item>, Problem> {
    let mut items = Vec::new();
    if !me.may_ever(Act::DecideWithdrawal) {
        return Ok(items);
    }
    let official = WithdrawalOfficial::of(app, me.clone()).await?;
    for stored in app.store.listed_withdrawals().await? {
        let waits = stored.withdrawal.state.waits_for_official();
        let player = stored.id.player;
        if !waits || !official.rights(app, player, Some(&stored)).await?.decides {
            continue;
        }
        let (number, since) = (stored.id.number, stored.withdrawal.at);
        items.push(Item {
            about: Some(player),
            by: Some(stored.withdrawal.by).filter(|by| *by != player),
            ..Item::new(QueueKindName::Withdrawal, number, since, "withdrawal")
        });
    }
    Ok(items)
}

/// What waits in games.
struct WaitingGames {
    items: Vec<Item>,
    damaged: Vec<GameId>,
}

/// Claims, games with the adjudicators, and silent players.
async fn games_that_wait(app: &App, ids: &[GameId], now: Instant) -> Result<WaitingGames, Problem> {
    let mut items = Vec::new();
    let ids = distinct(ids.iter().copied());
    let WholeGames { games, damaged } = app.whole_games(&ids).await?;
    for (stored, game) in games {
        let item = |kind, since, by, summary| Item {
            section: Some(stored.section),
            game: Some(stored.id),
            by,
            ..Item::new(kind, stored.id.0, since, summary)
        };
        for (wait, since) in game.waits_for_official(now) {
            items.push(match wait {
                GameWait::Claim { by, claim } => {
                    let item = item(QueueKindName::Claim, since, Some(by), claim.code());
                    Item { rule: Some(claim.rule()), ..item }
                }
                GameWait::Adjudication => {
                    item(QueueKindName::Adjudication, since, None, "adjudication")
                }
                GameWait::Silence { player } => {
                    let silence = item(QueueKindName::Silence, since, None, "silence");
                    Item { about: Some(player), ..silence }
                }
            });
        }
    }
    Ok(WaitingGames { items, damaged })
}

/// Open cases in which the asker can decide.
async fn cases_that_wait(
    app: &App,
    me: &SignedIn,
    cases: Vec<StoredCase>,
) -> Result<Vec<Item>, Problem> {
    let mut desks = Desks::default();
    let mut items = Vec::new();
    for stored in cases {
        let section = stored.case.section;
        let (desk, all) = desks.of(app, me, section).await?;
        let StoredCase { id, case, .. } = stored;
        let log = ruling_log(all);
        if !case.is_before(&desk.person(), &log) {
            continue;
        }
        let appealed = case.decision.and_then(|id| log.get(id));
        items.push(Item {
            section: Some(section),
            game: case.game,
            about: case.player.or_else(|| appealed.map(|made| made.ruling.by)),
            by: Some(case.by),
            rule: Some(case.kind.rule()),
            ..Item::new(QueueKindName::Case, id, case.opened_at, case.kind.code())
        });
    }
    Ok(items)
}
