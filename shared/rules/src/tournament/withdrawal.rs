//! Withdrawals: whether a player may stop, what becomes of the games, and when the player may enter
//! events again (`TR-8.1` to `TR-8.6`, `SKS-7.1` to `SKS-7.6`).
//!
//! Where the articles leave something open, this is how they are read:
//! - The ICCF Tournament Rules do not say what becomes of the games; they know all three fates
//!   elsewhere (adjudication in `LAW-11.1`, cancelled games in `NORM-4a`, games lost by whoever is
//!   put out in `TR-14`). By analogy with the regulated case (`LAW-0-gaps`) the Czech rules count.
//! - The games of one event are looked at together, those of another one on their own.
//! - A game's moves are those that both sides have made, and the average is over all games of the
//!   event. It is asked only where none is finished.
//! - A game that was finished in any way is a finished one, and stays as it is; one that was
//!   cancelled has not been played.
//! - A player has started a game with the first own move.
//! - Before an event's start nothing but the fee and the qualification is lost (`TR-8.1`,
//!   `SKS-7.1`): its games are cancelled, and it brings no suspension.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::tournament::{RuleSet, WithdrawalRefusal};
use crate::{Directive, Game, GameId, Reason};

/// Moves a game on average from which on games are adjudicated (`SKS-7.3`).
pub const AVERAGE_MOVES_MIN: u64 = 25;

/// Months for which grounds keep a player from the board at least (`TR-8.2`, `SKS-7.2`).
pub const GROUNDS_MONTHS_MIN: u16 = 3;

/// Moves from which on a win is claimed for a player who has withdrawn, and not a draw.
const CLAIM_WIN_MOVES_MIN: u16 = 26;

/// Longest text of a request, of a note on a game, or of a decision, in characters.
pub const WITHDRAWAL_CHARACTERS_MAX: usize = 2_000;

/// Why a player cannot play on (`TR-8.2`, `SKS-7.2`). The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WithdrawalGrounds {
    /// Death, which somebody else reports.
    Death,
    /// A grave illness.
    GraveIllness,
    /// War, unrest, disaster.
    BeyondControl,
    /// Personal circumstances, described in detail.
    Personal,
}

impl WithdrawalGrounds {
    /// All of them.
    pub const ALL: [WithdrawalGrounds; 4] = [
        WithdrawalGrounds::Death,
        WithdrawalGrounds::GraveIllness,
        WithdrawalGrounds::BeyondControl,
        WithdrawalGrounds::Personal,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            WithdrawalGrounds::Death => "death",
            WithdrawalGrounds::GraveIllness => "grave_illness",
            WithdrawalGrounds::BeyondControl => "beyond_control",
            WithdrawalGrounds::Personal => "personal",
        }
    }
}

/// What a withdrawal is called once it is decided. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WithdrawalKind {
    /// The grounds are adequate (`TR-8.3`, `SKS-7.3`).
    Accepted,
    /// They are not, and the player stops all the same (`TR-8.4`, `SKS-7.4`).
    Unaccepted,
    /// Neither the opponents nor the director were told (`TR-8.5`, `SKS-7.5`).
    Silent,
    /// The player has died: adequate by itself (`TR-8.2`, `SKS-7.2`).
    Death,
}

impl WithdrawalKind {
    /// All of them.
    pub const ALL: [WithdrawalKind; 4] = [
        WithdrawalKind::Accepted,
        WithdrawalKind::Unaccepted,
        WithdrawalKind::Silent,
        WithdrawalKind::Death,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            WithdrawalKind::Accepted => "accepted",
            WithdrawalKind::Unaccepted => "unaccepted",
            WithdrawalKind::Silent => "silent",
            WithdrawalKind::Death => "death",
        }
    }

    /// The article that describes it.
    pub fn rule(self, rule_set: RuleSet) -> &'static str {
        match (rule_set, self) {
            (RuleSet::Iccf, WithdrawalKind::Accepted | WithdrawalKind::Death) => "TR-8.3",
            (RuleSet::Iccf, WithdrawalKind::Unaccepted) => "TR-8.4",
            (RuleSet::Iccf, WithdrawalKind::Silent) => "TR-8.5",
            (RuleSet::Sks, WithdrawalKind::Accepted | WithdrawalKind::Death) => "SKS-7.3",
            (RuleSet::Sks, WithdrawalKind::Unaccepted) => "SKS-7.4",
            (RuleSet::Sks, WithdrawalKind::Silent) => "SKS-7.5",
        }
    }
}

/// How far a withdrawal is. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WithdrawalState {
    /// It waits for a decision.
    Requested,
    /// The grounds were reviewed and are not adequate: the player is offered to play on (`TR-8.4`).
    Offered,
    /// The player has taken the request back.
    TakenBack,
    /// The player plays on after the offer (`TR-8.4`).
    PlayOn,
    /// It is decided.
    Decided(WithdrawalKind),
}

impl WithdrawalState {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            WithdrawalState::Requested => "requested",
            WithdrawalState::Offered => "offered",
            WithdrawalState::TakenBack => "taken_back",
            WithdrawalState::PlayOn => "play_on",
            WithdrawalState::Decided(kind) => kind.code(),
        }
    }

    /// Whether somebody still has to decide about it.
    pub fn waits(self) -> bool {
        matches!(self, WithdrawalState::Requested | WithdrawalState::Offered)
    }

    /// What it was decided to be.
    pub fn kind(self) -> Option<WithdrawalKind> {
        match self {
            WithdrawalState::Decided(kind) => Some(kind),
            _ => None,
        }
    }

    /// The state once the player does not want to withdraw any more: a request is taken back, an
    /// offer to play on is taken up. Once more it is the same.
    ///
    /// # Errors
    /// `WithdrawalDecided`.
    pub fn taken_back(self) -> Result<WithdrawalState, WithdrawalRefusal> {
        match self {
            WithdrawalState::Requested | WithdrawalState::TakenBack => {
                Ok(WithdrawalState::TakenBack)
            }
            WithdrawalState::Offered | WithdrawalState::PlayOn => Ok(WithdrawalState::PlayOn),
            WithdrawalState::Decided(_) => Err(WithdrawalRefusal::WithdrawalDecided),
        }
    }
}

/// A player's request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WithdrawalRequest {
    /// Which grounds.
    pub grounds: WithdrawalGrounds,
    /// Months for which they will keep the player from the board, at least.
    pub months: u16,
    /// What has happened, in words.
    pub reasons: String,
    /// What is to be said about the games.
    pub games: Vec<GameNote>,
}

/// What is to be said about one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameNote {
    /// Which.
    pub game: GameId,
    /// How it stands, in the player's words.
    pub note: String,
}

impl WithdrawalRequest {
    /// Whether it can be put before the director; `running` are all of the player's running games,
    /// `entered` events not yet started.
    ///
    /// # Errors
    /// The first [`WithdrawalRefusal`] that applies.
    pub fn check(&self, running: &[GameId], entered: usize) -> Result<(), WithdrawalRefusal> {
        if running.is_empty() && entered == 0 {
            return Err(WithdrawalRefusal::NothingToWithdrawFrom);
        }
        if self.grounds == WithdrawalGrounds::Death {
            return Err(WithdrawalRefusal::DeathIsReported);
        }
        if self.reasons.trim().is_empty() {
            return Err(WithdrawalRefusal::GroundsMissing);
        }
        let texts = self.games.iter().map(|game| &game.note).chain([&self.reasons]);
        let longest = texts.map(|text| text.chars().count()).max().unwrap_or(0);
        if longest > WITHDRAWAL_CHARACTERS_MAX {
            return Err(WithdrawalRefusal::TextTooLong { characters: longest });
        }
        let unknown = |note: &&GameNote| !running.contains(&note.game);
        if let Some(note) = self.games.iter().find(unknown) {
            return Err(WithdrawalRefusal::NoSuchGame { game: note.game });
        }
        // Personal circumstances come with the details of all games (`TR-8.3`).
        let told = |game: &GameId| {
            self.games.iter().any(|note| note.game == *game && !note.note.trim().is_empty())
        };
        match running.iter().find(|game| !told(game)) {
            Some(game) if self.grounds == WithdrawalGrounds::Personal => {
                Err(WithdrawalRefusal::DetailsMissing { game: *game })
            }
            _ => Ok(()),
        }
    }

    /// Whether the grounds can be adequate: they last for [`GROUNDS_MONTHS_MIN`] months (`TR-8.2`).
    ///
    /// # Errors
    /// `GroundsTooShort`.
    pub fn check_adequate(&self) -> Result<(), WithdrawalRefusal> {
        if self.grounds == WithdrawalGrounds::Death || self.months >= GROUNDS_MONTHS_MIN {
            Ok(())
        } else {
            Err(WithdrawalRefusal::GroundsTooShort { months: self.months })
        }
    }
}

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
