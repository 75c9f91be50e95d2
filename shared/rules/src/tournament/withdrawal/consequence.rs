//! What becomes of the games (`TR-8.3`, `SKS-7.3` to `SKS-7.5`; `TR-8.1`, `SKS-7.1` before the start).

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::WithdrawalKind;
use crate::tournament::SectionId;
use crate::{Directive, Game, GameId, PlayerId, Reason};

/// Moves a game on average from which on games are adjudicated (`SKS-7.3`).
pub const AVERAGE_MOVES_MIN: u64 = 25;

/// Moves from which on a win is claimed for a player who has withdrawn, and not a draw.
const CLAIM_WIN_MOVES_MIN: u16 = 26;

/// How far one of the player's games is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameStage {
    /// It goes on, or waits for a ruling or an adjudication.
    Running,
    /// It is over.
    Finished,
    /// It was cancelled: nothing of it counts.
    Cancelled,
}

/// What is asked of one of the player's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameFacts {
    /// How far it is.
    pub stage: GameStage,
    /// Moves that both sides have made.
    pub moves: u16,
    /// Whether the player has made a move.
    pub started: bool,
}

impl GameFacts {
    /// The facts of a game for the player who has `color`.
    pub fn of(game: &Game, color: Color) -> GameFacts {
        let needed = if game.mover(0) == color { 1 } else { 2 };
        let stage = match game.ending().map(|ending| ending.reason) {
            None => GameStage::Running,
            Some(Reason::Cancelled) => GameStage::Cancelled,
            Some(_) => GameStage::Finished,
        };
        GameFacts { stage, moves: game.ply() / 2, started: game.ply() >= needed }
    }

    /// Whether a win is claimed for the player when the game is adjudicated, and not a draw: nobody
    /// else claims for whoever has withdrawn. Below move 26 it is a draw.
    pub fn claims_win(self) -> bool {
        self.moves >= CLAIM_WIN_MOVES_MIN
    }

    fn counts(self) -> bool {
        self.stage != GameStage::Cancelled
    }
}

/// What becomes of a game. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Consequence {
    /// It is adjudicated at once, whatever the event's end (flag A).
    Adjudicate,
    /// It is cancelled (flag C).
    Cancel,
    /// The player loses it by default (flag D).
    Default,
}

impl Consequence {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Consequence::Adjudicate => "adjudicate",
            Consequence::Cancel => "cancel",
            Consequence::Default => "default",
        }
    }

    /// What it does to a game in which the player who withdraws has `color`.
    pub fn directive(self, color: Color) -> Directive {
        match self {
            Consequence::Adjudicate => Directive::SentToAdjudication,
            Consequence::Cancel => Directive::Cancelled,
            Consequence::Default => Directive::Defaulted { by: Some(color) },
        }
    }
}

/// Whether a team could have somebody else play on (`TR-8.7b`, `TR-8.7c`, `SKS-7.7a-c`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Replaceable {
    /// It is no game of a team that plays, or no more may be replaced.
    #[default]
    No,
    /// Only whoever has died is replaced (`SKS-7.7`).
    WhenDied,
    /// Somebody can play on.
    Yes,
}

impl Replaceable {
    /// Whether a substitute is looked for first under a withdrawal of this kind.
    pub fn under(self, kind: WithdrawalKind) -> bool {
        match self {
            Replaceable::No => false,
            Replaceable::WhenDied => kind.is_death(),
            Replaceable::Yes => true,
        }
    }
}

/// A game of a player who withdraws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WithdrawnGame {
    /// The game.
    pub game: GameId,
    /// Its section.
    pub section: SectionId,
    /// The player's colour.
    pub color: Color,
    /// The other player.
    pub opponent: PlayerId,
    /// What is asked of it.
    pub facts: GameFacts,
    /// Whether its adjudicators have it (`LAW-11.1`).
    pub in_adjudication: bool,
    /// Whether time has ended it and no schedule has seen that yet (`LAW-6.7`).
    pub over_on_time: bool,
    /// Whether the player's team could have somebody else play on.
    pub replaceable: Replaceable,
    /// Whether somebody is looked for in place of the player, who has withdrawn.
    pub waits: bool,
}

impl WithdrawnGame {
    /// Whether the player's team is asked for a substitute first; not where its adjudicators have the game.
    pub fn awaits(&self, kind: WithdrawalKind) -> bool {
        self.replaceable.under(kind) && !self.in_adjudication
    }
}

/// What a player who withdraws has in one event: its games are looked at together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithdrawnEvent {
    /// Whether its clocks have been started.
    pub begun: bool,
    /// The player's games in it, finished ones too.
    pub games: Vec<WithdrawnGame>,
}

impl WithdrawnEvent {
    /// What becomes of each game, in their order.
    pub fn consequences(&self, kind: WithdrawalKind) -> Vec<Option<Consequence>> {
        let facts: Vec<GameFacts> = self.games.iter().map(|game| game.facts).collect();
        consequences(kind, self.begun, &facts)
    }
}

/// What becomes of one game once a withdrawal is decided, in the form in which it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlannedGame {
    /// The game.
    pub game: GameId,
    /// Its section.
    pub section: SectionId,
    /// Whether the player who withdraws has White.
    pub white: bool,
    /// What becomes of it.
    pub consequence: Consequence,
    /// Whether the player's team is asked for a substitute first: that becomes of it only where nobody plays on
    /// (`TR-8.7b`, `SKS-7.7a-c`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub awaits: bool,
}

impl PlannedGame {
    /// The colour of the player who withdraws.
    pub fn color(&self) -> Color {
        Color::from_white(self.white)
    }
}

/// What becomes of all of a player's games under a withdrawal of this kind.
pub(super) fn plan<'a>(
    events: impl IntoIterator<Item = &'a WithdrawnEvent>,
    kind: WithdrawalKind,
) -> Vec<PlannedGame> {
    let planned = |(game, fate): (&WithdrawnGame, Option<Consequence>)| {
        let awaits = game.awaits(kind);
        let WithdrawnGame { game, section, color, .. } = *game;
        let white = color.is_white();
        fate.map(|consequence| PlannedGame { game, section, white, consequence, awaits })
    };
    let of_event = |event: &'a WithdrawnEvent| {
        event.games.iter().zip(event.consequences(kind)).filter_map(planned)
    };
    events.into_iter().flat_map(of_event).collect()
}

/// What becomes of the games that a player has in one event, in their order; none for a game that is
/// over or cancelled. `begun`: whether the event's clocks have been started by its announcement.
///
/// Both rule sets come to the same, as the module's head says (`SKS-7.3`, `SKS-7.4`, `SKS-7.5`;
/// `TR-8.1` and `SKS-7.1` before the start).
pub fn consequences(
    kind: WithdrawalKind,
    begun: bool,
    games: &[GameFacts],
) -> Vec<Option<Consequence>> {
    let played = || games.iter().copied().filter(|game| game.counts());
    let fate = match kind {
        _ if !begun => Consequence::Cancel,
        WithdrawalKind::Accepted | WithdrawalKind::Death => {
            let moves: u64 = played().map(|game| u64::from(game.moves)).sum();
            let count = u64::try_from(played().count()).unwrap_or(u64::MAX);
            let far = moves >= AVERAGE_MOVES_MIN.saturating_mul(count);
            if far || played().any(|game| game.stage == GameStage::Finished) {
                Consequence::Adjudicate
            } else {
                Consequence::Cancel
            }
        }
        WithdrawalKind::Unaccepted | WithdrawalKind::Silent => {
            if played().any(|game| game.started) {
                Consequence::Default
            } else {
                Consequence::Cancel
            }
        }
    };
    games.iter().map(|game| (game.stage == GameStage::Running).then_some(fate)).collect()
}
