//! A decision as its readers see it: what was decided, by whom, why, and what became of it.

use std::collections::HashMap;

use app::view::{ColorView, PlayerView, VariantName, time};
use chrono::{DateTime, Utc};
use rules::{DirectedGame, Directive, GameId, HalfPoints, PlayerId, Profile, RestoredPosition};
use serde::Serialize;
use store::StoredDecision;
use utoipa::ToSchema;

/// Decisions, the newest first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DecisionList)]
pub(crate) struct DecisionListView {
    pub(crate) decisions: Vec<DecisionView>,
}

/// A decision of a director or an officer.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Decision)]
pub(crate) struct DecisionView {
    /// Its number.
    pub(crate) id: u32,
    /// The section's number.
    section: u32,
    at: DateTime<Utc>,
    /// Who decided; none: the server, at a date that was announced.
    #[schema(required)]
    by: Option<PlayerView>,
    /// `set_clock`, `stop_clocks`, `resume_clocks`, `penalty`, `default`, `cancel`,
    /// `to_adjudication`, `adjudicate`, `reinstate`, `restore_position`, `warn`, `order`, `expel`,
    /// `message` or `revoke`.
    kind: &'static str,
    /// Whom it is about.
    #[schema(required)]
    player: Option<PlayerView>,
    /// What it does to which game, as far as the reader plays in it or is an official.
    games: Vec<DecidedGameView>,
    /// What a letter is about.
    #[schema(required)]
    title: Option<String>,
    /// From where a game goes on that is played elsewhere.
    #[schema(required)]
    position: Option<RestoredView>,
    /// Why; of a letter its text.
    reason: String,
    /// The rule that it rests on.
    #[schema(required)]
    rule: Option<String>,
    /// The decision that it undoes.
    #[schema(required)]
    undoes: Option<u32>,
    /// The later decision that has undone it.
    #[schema(required)]
    undone_by: Option<u32>,
    /// The case that it answers, for officials: whoever was reported is not told.
    #[schema(required)]
    case: Option<u32>,
    /// Whether everybody in the section reads it.
    to_all: bool,
    /// To whom a letter is that is not to everybody: for officials all of them.
    to: Vec<PlayerView>,
    /// Whether every game has followed.
    done: bool,
}

/// The position to which a game is brought back (LAW-7.2).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RestoredPosition)]
struct RestoredView {
    variant: VariantName,
    fen: String,
}

impl From<&RestoredPosition> for RestoredView {
    fn from(restored: &RestoredPosition) -> RestoredView {
        RestoredView { variant: restored.variant.into(), fen: restored.fen.clone() }
    }
}

/// What a decision does to one game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DecidedGame)]
struct DecidedGameView {
    game: u32,
    what: Vec<DirectiveView>,
}

/// One thing that a decision does to a game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Directive)]
struct DirectiveView {
    /// `clock_adjusted`, `clocks_stopped`, `clocks_resumed`, `sent_to_adjudication`, `defaulted`,
    /// `cancelled`, `adjudicated`, `reinstated`, `recorded` or `replaced`.
    code: &'static str,
    /// Whose clock, whose place, or who has lost by default; none: both.
    #[schema(required)]
    by: Option<ColorView>,
    /// Days added to the time used; negative: given back.
    #[schema(required)]
    days: Option<i32>,
    /// Moves added to those counted.
    #[schema(required)]
    moves: Option<i16>,
    /// White's points in halves.
    #[schema(required)]
    white_halves: Option<u8>,
}

impl From<Directive> for DirectiveView {
    fn from(directive: Directive) -> DirectiveView {
        let plain = DirectiveView {
            code: directive.code(),
            by: None,
            days: None,
            moves: None,
            white_halves: None,
        };
        match directive {
            Directive::ClockAdjusted { by, days, moves } => {
                DirectiveView { by: Some(by.into()), days: Some(days), moves: Some(moves), ..plain }
            }
            Directive::Defaulted { by } => DirectiveView { by: by.map(ColorView::from), ..plain },
            Directive::Adjudicated { white: HalfPoints(halves) }
            | Directive::Recorded { white: HalfPoints(halves), .. } => {
                DirectiveView { white_halves: Some(halves), ..plain }
            }
            Directive::ClocksStopped
            | Directive::ClocksResumed
            | Directive::SentToAdjudication
            | Directive::Cancelled
            | Directive::Reinstated => plain,
            Directive::Replaced { by, .. } => DirectiveView { by: Some(by.into()), ..plain },
        }
    }
}

impl DecisionView {
    /// `undone_by`: the decision that undoes it; `official`: whether the case is shown; `may_see`:
    /// which games are.
    pub(crate) fn new(
        decision: &StoredDecision,
        undone_by: Option<u32>,
        official: bool,
        people: &HashMap<PlayerId, Profile>,
        may_see: impl Fn(GameId) -> bool,
    ) -> DecisionView {
        let ruling = &decision.ruling;
        let person = |id: &PlayerId| people.get(id).map(PlayerView::from);
        let game = |directed: &DirectedGame| DecidedGameView {
            game: directed.game.0,
            what: directed.directives.iter().copied().map(DirectiveView::from).collect(),
        };
        DecisionView {
            id: decision.id,
            section: decision.section.0,
            at: time(ruling.at),
            by: person(&ruling.by),
            kind: ruling.kind.code(),
            player: ruling.player.as_ref().and_then(person),
            games: decision.games.iter().filter(|g| may_see(g.game)).map(game).collect(),
            title: ruling.title.clone(),
            position: ruling.position.as_ref().map(RestoredView::from),
            reason: ruling.reason.clone(),
            rule: ruling.rule.clone(),
            undoes: ruling.undoes,
            undone_by,
            case: ruling.case.filter(|_| official),
            to_all: ruling.to_all,
            to: ruling.to.iter().filter(|_| official).filter_map(person).collect(),
            done: decision.done,
        }
    }
}
