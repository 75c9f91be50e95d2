//! A case as JSON: everything that an official sees before deciding.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use app::{App, Grounds, Problem, WithdrawalPart};
use chrono::{DateTime, Utc};
use rules::tournament::{
    Consequence, GameStage, PastWithdrawal, RuleSet, SuspensionRange, WithdrawalKind,
    WithdrawnGame, needs_review,
};
use rules::{Instant, PlayerId, Profile};
use serde::Serialize;
use store::StoredWithdrawal;
use utoipa::ToSchema;

use crate::case::Case;
use crate::names::{ConsequenceName, KindName, StageName};
use crate::view::{WithdrawalView, deciders};

/// Withdrawals that wait for me, or are being carried out, oldest first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WithdrawalList)]
pub(crate) struct DeskListView {
    pub(crate) withdrawals: Vec<DeskView>,
}

/// A withdrawal with what each decision would bring.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WithdrawalCase)]
pub(crate) struct DeskView {
    withdrawal: WithdrawalView,
    #[serde(flatten)]
    outlook: OutlookView,
}

/// What would follow from the report of a withdrawal, before it is sent.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WithdrawalPreview)]
pub(crate) struct PreviewView {
    player: PlayerView,
    #[serde(flatten)]
    outlook: OutlookView,
}

/// What each decision would bring.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WithdrawalOutlook)]
struct OutlookView {
    /// The events in which the player has running games.
    events: Vec<PartView>,
    /// Events that the player has entered and that have not begun: the entries are taken back, fee
    /// and qualification are lost (TR-8.1).
    entered: Vec<EnteredView>,
    /// For how long each decision may keep the player from entering events.
    suspensions: Vec<RangeView>,
    /// What was decided about this player before.
    earlier: Vec<PastView>,
    /// Whether it is the second one within a short time, which is reviewed (TR-8.4).
    needs_review: bool,
    /// Whether I may review it.
    may_review: bool,
}

/// One event of the player's.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WithdrawalEvent)]
struct PartView {
    /// The event's number; none where its sections were set up one by one.
    #[schema(required)]
    event: Option<u32>,
    name: String,
    /// `iccf` or `sks`: whose rules count.
    rule_set: &'static str,
    /// Whether its clocks have been started.
    begun: bool,
    games: Vec<GameView>,
}

/// One game, and what becomes of it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WithdrawalGame)]
struct GameView {
    game: u32,
    #[schema(required)]
    opponent: Option<PlayerView>,
    /// Whether the player has White.
    white: bool,
    #[schema(value_type = StageName)]
    stage: &'static str,
    /// Moves that both sides have made.
    moves: u16,
    /// Whether the player has made a move.
    started: bool,
    /// Whether a win is claimed for the player when it is adjudicated, and not a draw.
    claims_win: bool,
    consequences: Vec<FateView>,
}

/// What becomes of a game under one decision.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WithdrawalFate)]
struct FateView {
    #[schema(value_type = KindName)]
    kind: &'static str,
    /// None: it is over.
    #[schema(required, value_type = Option<ConsequenceName>)]
    consequence: Option<&'static str>,
    /// Whether the player's team is asked for a substitute first: that becomes of the game only where nobody plays on
    /// (TR-8.7b, SKS-7.7a-c).
    awaits_substitute: bool,
    /// The rule that says so.
    rule: &'static str,
}

/// An event that has not begun.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WithdrawalEntry)]
struct EnteredView {
    event: u32,
    name: String,
}

/// How long a decision may keep the player from entering events, in months.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SuspensionRange)]
struct RangeView {
    #[schema(value_type = KindName)]
    kind: &'static str,
    min: u16,
    max: u16,
    /// Where the decision says nothing; none: it has to.
    #[schema(required)]
    usual: Option<u16>,
}

/// What was decided before.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PastWithdrawal)]
struct PastView {
    #[schema(value_type = KindName)]
    kind: &'static str,
    at: DateTime<Utc>,
    #[schema(required)]
    suspended_until: Option<DateTime<Utc>>,
}

impl From<&PastWithdrawal> for PastView {
    fn from(past: &PastWithdrawal) -> PastView {
        PastView {
            kind: past.kind.code(),
            at: time(past.at),
            suspended_until: past.suspended_until.map(time),
        }
    }
}

impl GameView {
    fn new(
        game: &WithdrawnGame,
        rule_set: RuleSet,
        fates: Vec<(WithdrawalKind, Option<Consequence>)>,
        people: &HashMap<PlayerId, Profile>,
    ) -> GameView {
        let fate = |(kind, fate): (WithdrawalKind, Option<Consequence>)| FateView {
            kind: kind.code(),
            consequence: fate.map(Consequence::code),
            awaits_substitute: fate.is_some() && game.awaits(kind),
            rule: kind.rule(rule_set),
        };
        GameView {
            game: game.game.0,
            opponent: people.get(&game.opponent).map(PlayerView::from),
            white: game.color.is_white(),
            stage: match game.facts.stage {
                GameStage::Running => "running",
                GameStage::Finished => "finished",
                GameStage::Cancelled => "cancelled",
            },
            moves: game.facts.moves,
            started: game.facts.started,
            claims_win: game.facts.claims_win(),
            consequences: fates.into_iter().map(fate).collect(),
        }
    }
}

impl PartView {
    fn new(part: &WithdrawalPart, people: &HashMap<PlayerId, Profile>) -> PartView {
        let fates = WithdrawalKind::ALL.map(|kind| (kind, part.withdrawn.consequences(kind)));
        let of_game = |index: usize| {
            let fate = |(kind, all): &(WithdrawalKind, Vec<Option<Consequence>>)| {
                (*kind, all.get(index).copied().flatten())
            };
            fates.iter().map(fate).collect()
        };
        let games = part.withdrawn.games.iter().enumerate();
        PartView {
            event: part.event.map(|event| event.0),
            name: part.name.clone(),
            rule_set: part.rule_set.code(),
            begun: part.withdrawn.begun,
            games: games
                .map(|(index, game)| GameView::new(game, part.rule_set, of_game(index), people))
                .collect(),
        }
    }
}

/// A case as an official sees it.
pub(crate) async fn desk_view(
    app: &App,
    case: &Case,
    stored: &StoredWithdrawal,
) -> Result<DeskView, Problem> {
    let people = people(app, case, deciders(stored)).await?;
    app::grounds_shown(Grounds::Withdrawal, case.player.id);
    Ok(DeskView {
        withdrawal: WithdrawalView::new(stored, &case.player, &people),
        outlook: OutlookView::new(case, stored.withdrawal.past(), &people, app.clock.now()),
    })
}

/// The same before there is a withdrawal.
pub(crate) async fn preview(app: &App, case: &Case) -> Result<PreviewView, Problem> {
    let people = people(app, case, []).await?;
    Ok(PreviewView {
        player: PlayerView::from(&case.player),
        outlook: OutlookView::new(case, None, &people, app.clock.now()),
    })
}

/// The opponents, and whoever has decided.
async fn people(
    app: &App,
    case: &Case,
    deciders: impl IntoIterator<Item = PlayerId>,
) -> Result<HashMap<PlayerId, Profile>, Problem> {
    let games = case.parts.iter().flat_map(|part| &part.withdrawn.games);
    app.people(games.map(|game| game.opponent).chain(deciders).collect()).await
}

impl OutlookView {
    /// `own`: what was decided about this withdrawal itself; what came before it is shown beside it.
    fn new(
        case: &Case,
        own: Option<PastWithdrawal>,
        people: &HashMap<PlayerId, Profile>,
        now: Instant,
    ) -> OutlookView {
        let (past, facts) = (&case.record.past, case.facts());
        let range = |kind: WithdrawalKind| {
            let SuspensionRange { min, max, usual, .. } = facts.suspension_range(kind);
            RangeView { kind: kind.code(), min, max, usual }
        };
        let entered = |event: &store::StoredEvent| EnteredView {
            event: event.id.0,
            name: event.announcement.name.clone(),
        };
        let earlier = past.iter().filter(|past| Some(**past) != own);
        OutlookView {
            events: case.parts.iter().map(|part| PartView::new(part, people)).collect(),
            entered: case.entered.iter().map(entered).collect(),
            suspensions: WithdrawalKind::ALL.map(range).into(),
            earlier: earlier.map(PastView::from).collect(),
            needs_review: needs_review(past, now) && own.is_none(),
            may_review: case.rights.reviews,
        }
    }
}
