//! What officials rule about a section's games and players, each with its reason, kept for ever and
//! undone only by another one.
//!
//! Which offices somebody holds is asked before; what follows from a ruling is told here, and brought
//! to the games by others.

mod act;
mod decide;
mod kind;
mod log;
mod refusal;
mod undo;

pub use act::{RulingAct, RulingOrder, RulingScope};
pub use decide::{DecidedRuling, RulingFacts};
pub use kind::{Breach, RulingKind};
pub use log::{MadeRuling, RulingLog};
pub use refusal::RulingRefusal;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::{Directive, GameId, Instant, PlayerId, Variant};

/// What a ruling says, in the form in which it is kept. New fields are added with a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// When.
    pub at: Instant,
    /// Who decided.
    pub by: PlayerId,
    /// Of which kind.
    pub kind: RulingKind,
    /// Whom it is about; none: both players, or everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// What a letter is about, in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// From where a game goes on that is played elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<RestoredPosition>,
    /// Why, for the players concerned; of a letter its text.
    pub reason: String,
    /// The rule that it rests on, as the official cites it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What it finds that the player has broken. Those from before it was kept say it by their rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub breach: Option<Breach>,
    /// The case that it answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub case: Option<u32>,
    /// The ruling that it undoes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undoes: Option<u32>,
    /// Whether everybody in the section reads it, and not only the players of its games.
    #[serde(default)]
    pub to_all: bool,
    /// Who reads a letter that is not to everybody.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub to: BTreeSet<PlayerId>,
    /// Who plays in the place of a player who has not begun (`TR-8.1`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub newcomer: Option<PlayerId>,
}

/// The position to which a game that is played elsewhere is brought back (`LAW-7.2`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestoredPosition {
    /// Which chess is played.
    pub variant: Variant,
    /// As it was decided, in FEN.
    pub fen: String,
}

/// What a ruling does to one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectedGame {
    /// The game.
    pub game: GameId,
    /// What is done, in this order, all or nothing; nothing where the game is played elsewhere.
    pub directives: Vec<Directive>,
}

/// Whom a ruling is told to beside what the games themselves tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulingAudience {
    /// Nobody: the games tell it.
    Nobody,
    /// The players of this game.
    PlayersOf(GameId),
    /// One player.
    Player(PlayerId),
    /// Whoever reads the letter: everybody in the section, or those to whom it is.
    Readers,
}

impl Ruling {
    /// A ruling that says nothing but this.
    pub fn new(kind: RulingKind, by: PlayerId, at: Instant, reason: String) -> Ruling {
        Ruling {
            at,
            by,
            kind,
            player: None,
            title: None,
            position: None,
            reason,
            rule: None,
            breach: None,
            case: None,
            undoes: None,
            to_all: false,
            to: BTreeSet::new(),
            newcomer: None,
        }
    }

    /// The ruling with the breach that it finds: those from before it was kept say it by the article
    /// that they cite (`TR-14`).
    #[must_use]
    pub fn with_cited_breach(mut self) -> Ruling {
        let cited = self.rule.as_deref().and_then(|rule| Breach::found_by(self.kind, rule));
        self.breach = self.breach.or(cited);
        self
    }

    /// Whom it is told to: a warning or an order to the player (`LAW-13.3`), a position that is brought back to
    /// those who play on from it, a letter to its readers. What is done to a game is told by its log.
    pub fn audience(&self, games: &[DirectedGame]) -> RulingAudience {
        match (games.first(), self.player) {
            (Some(directed), _) if self.position.is_some() => {
                RulingAudience::PlayersOf(directed.game)
            }
            (Some(_), _) => RulingAudience::Nobody,
            (None, Some(player)) => RulingAudience::Player(player),
            (None, None) if self.to_all || !self.to.is_empty() => RulingAudience::Readers,
            (None, None) => RulingAudience::Nobody,
        }
    }
}
