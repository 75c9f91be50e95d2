//! Everything that waits for an official, oldest first: claims, cases, games with the adjudicators,
//! silent players and withdrawals (`LAW-14.1`, `LAW-14.2`), and of officers what is theirs alone.

use std::collections::{BTreeMap, HashMap};

use app::view::{PlayerView, SectionView, time};
use app::{Act, App, Problem, SignedIn, WholeGames, WithdrawalOfficial};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use rules::tournament::WithdrawalState;
use rules::{GameId, Instant, PlayerId, Profile};
use serde::Serialize;
use store::{CaseKind, Section, SectionId, StoredCase, Waiting};
use utoipa::ToSchema;

use crate::case_answers::age_days;
use crate::case_view::CaseScene;
use crate::claims::distinct;
use crate::desk::Desks;
use crate::offices::what_officers_decide;
use crate::outages::GapView;

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

/// What kind of thing waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = QueueKind)]
pub(crate) enum QueueKindName {
    /// A claim that the tablebases do not decide; the number is the game's.
    Claim,
    /// A case; the number is its own.
    Case,
    /// A game with the adjudicators; the number is the game's.
    Adjudication,
    /// A game whose player on move is silent for four weeks or more; the number is the game's.
    Silence,
    /// A withdrawal that was asked for; the number is its own among the player's.
    Withdrawal,
    /// An event that a federation wants to bring here; the number is the import's.
    Import,
    /// A player's transfer that an officer decides or registers; the number is its own.
    Transfer,
    /// A title or another award that is proposed; the number is the case's.
    Title,
}

/// One thing that waits.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QueueItem)]
pub(crate) struct QueueItemView {
    kind: QueueKindName,
    id: u32,
    /// The section; none of what is in no section or in several.
    #[schema(required)]
    section: Option<SectionView>,
    #[schema(required)]
    game: Option<u32>,
    since: DateTime<Utc>,
    /// Whole days.
    age_days: i64,
    /// Whom it is about.
    #[schema(required)]
    about: Option<PlayerView>,
    /// Who asks.
    #[schema(required)]
    by: Option<PlayerView>,
    /// What it is called: of an import its event's name, of a title the award.
    #[schema(required)]
    name: Option<String>,
    /// Of a claim `repetition`, `fifty_moves`, `tablebase_win` or `tablebase_draw`; of a case `query`,
    /// `message_report`, `publication` or `appeal`; else the kind.
    summary: &'static str,
}

/// One thing before the names are known.
pub(crate) struct Item {
    pub(crate) kind: QueueKindName,
    pub(crate) id: u32,
    pub(crate) section: Option<SectionId>,
    pub(crate) game: Option<GameId>,
    pub(crate) since: Instant,
    pub(crate) about: Option<PlayerId>,
    pub(crate) by: Option<PlayerId>,
    pub(crate) name: Option<String>,
    pub(crate) summary: &'static str,
}

impl Item {
    pub(crate) fn new(kind: QueueKindName, id: u32, since: Instant, summary: &'static str) -> Item {
        let (section, game, about, by, name) = (None, None, None, None, None);
        Item { kind, id, section, game, since, about, by, name, summary }
    }
}

/// What waits for me: in my sections, for an officer in all, nowhere where I play.
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
    if !me.may_ever(Act::Direct) {
        return Err(Problem::forbidden());
    }
    let now = app.clock.now();
    let claims = app.store.waiting_claims().await?;
    let desk = app.store.desk().await?;
    let sections = claims.iter().map(|claim| claim.section).chain(desk.iter().map(|w| w.section()));
    let ids = distinct(sections);
    let sections = app.store.sections(&ids).await?;
    let official = WithdrawalOfficial::of(&app, me.clone()).await?;
    let mine: BTreeMap<SectionId, Section> = sections
        .into_iter()
        .filter(|section| me.may_at_desk(Act::Direct, section) && !official.plays_in(section.id))
        .map(|section| (section.id, section))
        .collect();
    let claimed = claims.iter().filter(|c| mine.contains_key(&c.section)).map(|c| c.game);
    let mut games: Vec<GameId> = claimed.collect();
    let mut cases = Vec::new();
    let mut silent = Vec::new();
    for waiting in desk.into_iter().filter(|waiting| mine.contains_key(&waiting.section())) {
        match waiting {
            Waiting::Adjudication { game, .. } => games.push(game),
            Waiting::Case { id, .. } => cases.push(id),
            Waiting::Silence { game, .. } => {
                games.push(game);
                silent.push((game, waiting));
            }
        }
    }
    let WaitingGames { mut items, damaged } = games_that_wait(&app, &games, now).await?;
    // Nothing is known of a damaged game: its line is there when it has been brought back.
    silent.retain(|(game, _)| !damaged.contains(game));
    forget(&app, &silent, &items).await;
    items.extend(cases_that_wait(&app, &me, app.store.cases(&cases).await?).await?);
    items.extend(withdrawals_that_wait(&app, &official).await?);
    items.extend(what_officers_decide(&app, &me).await?);
    items.sort_by_key(|item| (item.since, item.id));
    let ids = items.iter().flat_map(|item| [item.about, item.by]).flatten().collect();
    let people = app.people(ids).await?;
    let view = |item: &Item| item_view(item, &mine, &people, now);
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

/// Withdrawals about which the asker can decide, and that wait for that.
async fn withdrawals_that_wait(
    app: &App,
    official: &WithdrawalOfficial,
) -> Result<Vec<Item>, Problem> {
    let mut items = Vec::new();
    for stored in app.store.listed_withdrawals().await? {
        let waits = stored.withdrawal.state == WithdrawalState::Requested;
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
        if let Some(claim) = game.referred() {
            let by = Some(*game.terms().players.get(claim.by));
            items.push(item(QueueKindName::Claim, claim.at, by, claim.claim.code()));
        }
        if let Some(stopped) = game.stopped().filter(|_| game.is_in_adjudication()) {
            items.push(item(QueueKindName::Adjudication, stopped.since, None, "adjudication"));
        }
        if game.is_long_silent(now) {
            let about = Some(*game.terms().players.get(game.turn()));
            let silence = item(QueueKindName::Silence, game.turn_since(), None, "silence");
            items.push(Item { about, ..silence });
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
        let scene = CaseScene { stored, desk, all };
        if !scene.is_official() {
            continue;
        }
        let StoredCase { id, case, .. } = scene.stored;
        let appealed = case.decision.and_then(|id| all.iter().find(|kept| kept.id == id));
        items.push(Item {
            section: Some(section),
            game: case.game,
            about: case.player.or_else(|| appealed.map(|decision| decision.text.by)),
            by: Some(case.by),
            ..Item::new(QueueKindName::Case, id, case.opened_at, summary(case.kind))
        });
    }
    Ok(items)
}

fn summary(kind: CaseKind) -> &'static str {
    match kind {
        CaseKind::Query => "query",
        CaseKind::MessageReport => "message_report",
        CaseKind::Publication => "publication",
        CaseKind::Appeal => "appeal",
    }
}

fn item_view(
    item: &Item,
    sections: &BTreeMap<SectionId, Section>,
    people: &HashMap<PlayerId, Profile>,
    now: Instant,
) -> QueueItemView {
    let person = |id: &PlayerId| people.get(id).map(PlayerView::from);
    let section = item.section.and_then(|id| sections.get(&id));
    QueueItemView {
        kind: item.kind,
        id: item.id,
        section: section.map(|section| SectionView::new(section, None)),
        game: item.game.map(|game| game.0),
        since: time(item.since),
        age_days: age_days(item.since, now),
        about: item.about.as_ref().and_then(person),
        by: item.by.as_ref().and_then(person),
        name: item.name.clone(),
        summary: item.summary,
    }
}
