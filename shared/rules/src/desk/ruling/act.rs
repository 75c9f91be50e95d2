//! What an official wants to rule, with its values, and which games it is about.

use std::collections::BTreeSet;

use super::{Breach, MadeRuling, Ruling, RulingKind, RulingRefusal};
use crate::{Directive, GameId, HalfPoints, Instant, Measure, PlayerId};

/// What an official does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingAct {
    /// What.
    pub order: RulingOrder,
    /// Who.
    pub by: PlayerId,
    /// Why, for the players concerned; of a letter its text.
    pub reason: String,
    /// The rule that it rests on, as the official cites it.
    pub rule: Option<String>,
    /// The case that it answers.
    pub case: Option<u32>,
    /// The ruling that it undoes.
    pub undoes: Option<u32>,
}

/// What can be ruled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulingOrder {
    /// Something is done to games.
    Measure {
        /// What.
        measure: Measure,
        /// Which one, where it is one.
        game: Option<GameId>,
    },
    /// A game that is played elsewhere goes on from a position (`LAW-7.2`).
    RestorePosition {
        /// Which.
        game: GameId,
        /// The position, in FEN.
        fen: String,
    },
    /// A player is warned (`LAW-13.3`, `LAW-13.3.2`).
    Warn {
        /// Who.
        player: PlayerId,
    },
    /// A player has to put something right (`LAW-13.3.2`, `TR-14`).
    Order {
        /// Who.
        player: PlayerId,
    },
    /// A letter to everybody in the section, or to some.
    Message {
        /// What it is about, in one line.
        title: Option<String>,
        /// Who reads it; empty: everybody.
        to: BTreeSet<PlayerId>,
    },
    /// Another ruling is taken back as a whole (`TR-15`).
    Revoke,
}

/// Which games a ruling is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulingScope {
    /// This one.
    One(GameId),
    /// All unfinished ones, of one player or of everybody.
    Unfinished(Option<PlayerId>),
    /// None.
    Nothing,
}

impl RulingOrder {
    /// Of which kind it is.
    pub fn kind(&self) -> RulingKind {
        match self {
            RulingOrder::Measure { measure, .. } => match measure {
                Measure::SetClock { .. } => RulingKind::SetClock,
                Measure::StopClocks => RulingKind::StopClocks,
                Measure::ResumeClocks => RulingKind::ResumeClocks,
                Measure::Penalty { .. } => RulingKind::Penalty,
                Measure::Default { .. } => RulingKind::Default,
                Measure::Cancel => RulingKind::Cancel,
                Measure::SendToAdjudication => RulingKind::ToAdjudication,
                Measure::Adjudicate { .. } => RulingKind::Adjudicate,
                Measure::Reinstate { .. } => RulingKind::Reinstate,
                Measure::Expel { .. } => RulingKind::Expel,
            },
            RulingOrder::RestorePosition { .. } => RulingKind::RestorePosition,
            RulingOrder::Warn { .. } => RulingKind::Warn,
            RulingOrder::Order { .. } => RulingKind::Order,
            RulingOrder::Message { .. } => RulingKind::Message,
            RulingOrder::Revoke => RulingKind::Revoke,
        }
    }

    /// Which games it is about: clocks are stopped in one or in all, a penalty and an expulsion are
    /// in all unfinished games of the player (`TR-14`).
    ///
    /// # Errors
    /// `GameMissing`.
    pub fn scope(&self) -> Result<RulingScope, RulingRefusal> {
        match *self {
            RulingOrder::Measure { measure, game } => match (measure, game) {
                (_, Some(game)) => Ok(RulingScope::One(game)),
                (Measure::StopClocks | Measure::ResumeClocks, None) => {
                    Ok(RulingScope::Unfinished(None))
                }
                (Measure::Penalty { player, .. } | Measure::Expel { player }, None) => {
                    Ok(RulingScope::Unfinished(Some(player)))
                }
                (
                    Measure::SetClock { .. }
                    | Measure::Default { .. }
                    | Measure::Cancel
                    | Measure::SendToAdjudication
                    | Measure::Adjudicate { .. }
                    | Measure::Reinstate { .. },
                    None,
                ) => Err(RulingRefusal::GameMissing),
            },
            RulingOrder::RestorePosition { game, .. } => Ok(RulingScope::One(game)),
            RulingOrder::Warn { .. }
            | RulingOrder::Order { .. }
            | RulingOrder::Message { .. }
            | RulingOrder::Revoke => Ok(RulingScope::Nothing),
        }
    }

    /// Whether a game can go on by it that is over.
    pub fn may_reinstate(&self) -> bool {
        match self {
            RulingOrder::Measure { measure, .. } => matches!(measure, Measure::Reinstate { .. }),
            RulingOrder::Revoke => true,
            RulingOrder::RestorePosition { .. }
            | RulingOrder::Warn { .. }
            | RulingOrder::Order { .. }
            | RulingOrder::Message { .. } => false,
        }
    }

    /// Whether everybody in the section reads it.
    fn is_to_all(&self) -> bool {
        match self {
            RulingOrder::Message { to, .. } => to.is_empty(),
            RulingOrder::Measure { measure, game } => {
                matches!(measure, Measure::StopClocks | Measure::ResumeClocks) && game.is_none()
            }
            RulingOrder::RestorePosition { .. }
            | RulingOrder::Warn { .. }
            | RulingOrder::Order { .. }
            | RulingOrder::Revoke => false,
        }
    }

    /// Whom it is about, as far as the order names one.
    fn player(&self) -> Option<PlayerId> {
        match *self {
            RulingOrder::Measure { measure, .. } => match measure {
                Measure::SetClock { player, .. }
                | Measure::Penalty { player, .. }
                | Measure::Default { player, other: None }
                | Measure::Expel { player } => Some(player),
                Measure::Default { other: Some(_), .. }
                | Measure::StopClocks
                | Measure::ResumeClocks
                | Measure::Cancel
                | Measure::SendToAdjudication
                | Measure::Adjudicate { .. }
                | Measure::Reinstate { .. } => None,
            },
            RulingOrder::Warn { player } | RulingOrder::Order { player } => Some(player),
            RulingOrder::RestorePosition { .. }
            | RulingOrder::Message { .. }
            | RulingOrder::Revoke => None,
        }
    }

    /// The values that it puts into each game.
    fn values(&self) -> Values {
        let RulingOrder::Measure { measure, .. } = *self else { return Values::default() };
        match measure {
            Measure::SetClock { days, moves, .. } => Values { days, moves, white: None },
            Measure::Penalty { days, .. } => Values { days, ..Values::default() },
            Measure::Reinstate { days } => Values { days: -days, ..Values::default() },
            Measure::Adjudicate { white } => Values { white: Some(white), ..Values::default() },
            Measure::StopClocks
            | Measure::ResumeClocks
            | Measure::Default { .. }
            | Measure::Cancel
            | Measure::SendToAdjudication
            | Measure::Expel { .. } => Values::default(),
        }
    }
}

/// The values of a ruling in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Values {
    days: i32,
    moves: i16,
    white: Option<HalfPoints>,
}

impl Values {
    fn of(directives: &[Directive]) -> Values {
        let mut values = Values::default();
        for directive in directives {
            match *directive {
                Directive::ClockAdjusted { days, moves, .. } => {
                    (values.days, values.moves) = (days, moves);
                }
                Directive::Adjudicated { white } => values.white = Some(white),
                Directive::ClocksStopped
                | Directive::ClocksResumed
                | Directive::SentToAdjudication
                | Directive::Defaulted { .. }
                | Directive::Cancelled
                | Directive::Reinstated
                | Directive::Recorded { .. }
                | Directive::Replaced { .. } => {}
            }
        }
        values
    }
}

impl RulingAct {
    /// The ruling that it takes back as a whole (`TR-15`).
    pub fn taken_back(&self) -> Option<u32> {
        self.undoes.filter(|_| self.order == RulingOrder::Revoke)
    }

    /// What it says by itself, without what follows from the case that it answers, the ruling that
    /// it undoes and the games.
    pub(super) fn ruling(&self, at: Instant) -> Ruling {
        let kind = self.order.kind();
        let (title, to) = match &self.order {
            RulingOrder::Message { title, to } => (title.clone(), to.clone()),
            RulingOrder::Measure { .. }
            | RulingOrder::RestorePosition { .. }
            | RulingOrder::Warn { .. }
            | RulingOrder::Order { .. }
            | RulingOrder::Revoke => (None, BTreeSet::new()),
        };
        Ruling {
            player: self.order.player(),
            title,
            breach: self.rule.as_deref().and_then(|rule| Breach::found_by(kind, rule)),
            rule: self.rule.clone(),
            case: self.case,
            undoes: self.undoes,
            to_all: self.order.is_to_all(),
            to,
            ..Ruling::new(kind, self.by, at, self.reason.clone())
        }
    }

    /// Refuses it under the key of another ruling. What follows from the case that it answers, or
    /// from the ruling that it undoes, is compared by those.
    ///
    /// # Errors
    /// `RequestTaken`.
    pub fn check_repeated(&self, made: &MadeRuling<'_>) -> Result<(), RulingRefusal> {
        let mut ruling = self.ruling(made.ruling.at);
        if self.order == RulingOrder::Revoke {
            ruling.player = made.ruling.player;
        }
        if self.case.is_some() {
            ruling.breach = made.ruling.breach;
            ruling.rule = ruling.rule.or_else(|| made.ruling.rule.clone());
        }
        let fen = match &self.order {
            RulingOrder::RestorePosition { fen, .. } => Some(fen),
            RulingOrder::Measure { .. }
            | RulingOrder::Warn { .. }
            | RulingOrder::Order { .. }
            | RulingOrder::Message { .. }
            | RulingOrder::Revoke => None,
        };
        if fen == made.ruling.position.as_ref().map(|restored| &restored.fen) {
            ruling.position.clone_from(&made.ruling.position);
        }
        let asked = self.order.values();
        let one = match self.order.scope()? {
            RulingScope::One(game) => Some(game),
            RulingScope::Unfinished(_) | RulingScope::Nothing => None,
        };
        // What is taken back is compared by what it undoes.
        let is_taken_back = self.order == RulingOrder::Revoke;
        let same = made.games.iter().all(|directed| {
            is_taken_back
                || Values::of(&directed.directives) == asked
                    && one.is_none_or(|game| directed.game == game)
        });
        if ruling == *made.ruling && same { Ok(()) } else { Err(RulingRefusal::RequestTaken) }
    }
}
