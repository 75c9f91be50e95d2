//! What an official wants to know of a game before deciding: clocks, moves, leave, silence, what was
//! decided before, and what the players have to say.

use app::view::{
    ClockView, ColorView, EndingView, EndsFirstView, IntervalView, PlayerView, SectionView,
    SilenceView, VariantName, time,
};
use app::{App, GamePath, Problem, Query, SignedIn};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use rules::{AdjudicationClaim, Color, DAY_SECONDS, Game, Instant, PlayerId, RulingKind, Stop};
use serde::{Deserialize, Serialize};
use store::StoredGame;
use utoipa::{IntoParams, ToSchema};

use crate::adjudication::AdjudicationView;
use crate::case_view::{CaseView, DueView, due, views_of};
use crate::decision_view::DecisionView;
use crate::desk::{Desk, Desks};

/// Half-moves that are shown.
const LAST_MOVES: usize = 10;

/// What decisions are looked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct FactsQuery {
    /// A kind of decision.
    #[serde(default)]
    kind: Option<String>,
    /// A player's number.
    #[serde(default)]
    player: Option<u32>,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = GameStanding)]
enum StandingName {
    /// The player on move thinks.
    Running,
    /// A flag has fallen that may be claimed.
    Flagged,
    /// A claim waits.
    Referred,
    /// The director has stopped it.
    Stopped,
    /// It is with the adjudicators.
    Adjudication,
    /// It is played elsewhere.
    Elsewhere,
    /// It is over.
    Finished,
}

impl StandingName {
    fn of(game: &Game, now: Instant) -> StandingName {
        let stop = game.stopped().map(|stopped| stopped.why);
        match stop {
            _ if game.ending().is_some() => StandingName::Finished,
            Some(Stop::Adjudication) => StandingName::Adjudication,
            Some(Stop::Director) => StandingName::Stopped,
            Some(Stop::Elsewhere) => StandingName::Elsewhere,
            None if game.referred().is_some() => StandingName::Referred,
            None if game.flag_fell(now).is_some() => StandingName::Flagged,
            None => StandingName::Running,
        }
    }
}

/// What there is to know of a game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GameFacts)]
pub(crate) struct FactsView {
    game: u32,
    section: SectionView,
    /// The server's time.
    now: DateTime<Utc>,
    standing: StandingName,
    white: SideView,
    black: SideView,
    /// Who is on move.
    turn: ColorView,
    /// Half-moves played.
    ply: u16,
    variant: VariantName,
    fen: String,
    /// Up to ten half-moves, the last one at the end.
    moves: Vec<PlayedView>,
    /// Whole days since the last move, or since the start.
    days_since_move: i64,
    /// Whatever ends the game first if nobody does anything.
    #[schema(required)]
    ends_first: Option<EndsFirstView>,
    /// The silence of the side to move; none where it does not lose.
    #[schema(required)]
    silence: Option<SilenceView>,
    #[schema(required)]
    ending: Option<EndingView>,
    /// Earlier decisions about this game, the newest first.
    decisions: Vec<DecisionView>,
    /// Earlier decisions of the kind that was asked for, in the section.
    same_kind: Vec<DecisionView>,
    /// Earlier decisions about the player who was asked for, in the section.
    about_player: Vec<DecisionView>,
    /// Cases about this game that either player has filed.
    cases: Vec<CaseView>,
    /// What TR-14 prescribes for the player who was asked for.
    #[schema(required)]
    publication: Option<DueView>,
    /// What the players have handed in for the adjudicators.
    adjudication_claims: Vec<AdjudicationView>,
    /// By when they do; none where the game is not with the adjudicators.
    #[schema(required)]
    claims_until: Option<DateTime<Utc>>,
}

/// One player.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SideFacts)]
struct SideView {
    player: PlayerView,
    clock: ClockView,
    /// Days of leave, past and to come.
    leave: Vec<IntervalView>,
}

/// A half-move.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayedMove)]
struct PlayedView {
    /// With its number.
    san: String,
    by: ColorView,
    at: DateTime<Utc>,
    /// Days charged for it.
    charged_days: u32,
}

/// What there is to know of a game before deciding about it: for the officials of its section.
#[utoipa::path(
    get, path = "/api/director/games/{id}/facts", operation_id = "get_facts", tag = "director",
    params(("id" = u32, Path, description = "The game's number"), FactsQuery),
    responses(
        (status = 200, body = FactsView),
        (status = 400),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_facts(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Query(query): Query<FactsQuery>,
) -> Result<Json<FactsView>, Problem> {
    let (stored, game) = app.load_game(id).await?;
    let mut desks = Desks::default();
    desks.of(&app, &me, stored.section).await?.0.must_look()?;
    let cases = cases_about(&app, &me, &mut desks, &stored).await?;
    let (desk, all) = desks.of(&app, &me, stored.section).await?;
    let player = query.player.map(PlayerId);
    let publication = match player {
        Some(player) => Some(due(&app, player, stored.section, all).await?),
        None => None,
    };
    let newest = || all.iter().rev();
    let here =
        newest().filter(|kept| kept.games.iter().any(|directed| directed.game == id)).collect();
    let kind = query.kind.as_deref().and_then(RulingKind::from_code);
    let same = newest().filter(|kept| kind == Some(kept.ruling.kind)).collect();
    let about = newest().filter(|kept| player.is_some() && kept.ruling.player == player).collect();
    let beside = Earlier {
        decisions: desk.views(&app, here, all).await?,
        same_kind: desk.views(&app, same, all).await?,
        about_player: desk.views(&app, about, all).await?,
        cases,
        publication,
        adjudication_claims: app.store.adjudication_claims(id).await?,
    };
    facts(&app, desk, &stored, &game, beside).await.map(Json)
}

/// What was asked, decided and handed in before.
struct Earlier {
    decisions: Vec<DecisionView>,
    same_kind: Vec<DecisionView>,
    about_player: Vec<DecisionView>,
    cases: Vec<CaseView>,
    publication: Option<DueView>,
    adjudication_claims: Vec<AdjudicationClaim>,
}

/// The cases about a game that its players have filed.
async fn cases_about(
    app: &App,
    me: &SignedIn,
    desks: &mut Desks,
    stored: &StoredGame,
) -> Result<Vec<CaseView>, Problem> {
    let mut ids = Vec::new();
    for player in *stored.players() {
        ids.extend(app.store.cases_of(player).await?.into_iter().map(|(id, _)| id));
    }
    let mut cases = app.store.cases(&ids).await?;
    cases.retain(|kept| kept.case.game == Some(stored.id));
    views_of(app, me, desks, cases).await
}

async fn facts(
    app: &App,
    desk: &Desk,
    stored: &StoredGame,
    game: &Game,
    earlier: Earlier,
) -> Result<FactsView, Problem> {
    let now = app.clock.now();
    let players = *game.players();
    let people = app.people(vec![players.white, players.black]).await?;
    let side = |color: Color| {
        let profile = people.get(players.get(color));
        let missing = || Problem::internal("a game names a player that is missing");
        Ok::<_, Problem>(SideView {
            player: profile.ok_or_else(missing)?.into(),
            clock: game.clock(color, now).into(),
            leave: game.leave(color).as_slice().iter().map(|leave| (*leave).into()).collect(),
        })
    };
    let first = game.plies().len().saturating_sub(LAST_MOVES);
    let moves = game.plies().iter().enumerate().skip(first).filter_map(|(index, ply)| {
        Some(PlayedView {
            san: game.numbered_san(index)?,
            by: game.mover(index).into(),
            at: time(ply.at),
            charged_days: ply.charged_days,
        })
    });
    let last = game.plies().last().map_or(game.terms().starts_at, |ply| ply.at);
    Ok(FactsView {
        game: stored.id.0,
        section: SectionView::new(&desk.section, None),
        now: time(now),
        standing: StandingName::of(game, now),
        white: side(Color::White)?,
        black: side(Color::Black)?,
        turn: game.turn().into(),
        ply: game.ply(),
        variant: game.terms().variant.into(),
        fen: game.position().fen(),
        moves: moves.collect(),
        days_since_move: (now - last).max(0).div_euclid(DAY_SECONDS),
        ends_first: EndsFirstView::of(game, desk.section.adjudication_at, now),
        silence: SilenceView::of(game, now),
        ending: game.ending().map(EndingView::from),
        decisions: earlier.decisions,
        same_kind: earlier.same_kind,
        about_player: earlier.about_player,
        cases: earlier.cases,
        publication: earlier.publication,
        adjudication_claims: earlier.adjudication_claims.into_iter().map(Into::into).collect(),
        claims_until: game.stopped().and_then(|stopped| stopped.claims_until()).map(time),
    })
}
