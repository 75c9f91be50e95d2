//! What an official rules about a section's games and players, by kind, and what counts as a breach.

use serde::{Deserialize, Serialize};

use crate::Article;

/// Of which kind a ruling is. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RulingKind {
    /// A player's clock and move counter are set (`LAW-6.11`).
    SetClock,
    /// Play is interrupted (`LAW-6.10a`).
    StopClocks,
    /// Play goes on (`LAW-6.10c`).
    ResumeClocks,
    /// Days are added to a player's used time in every game (`LAW-13.3.2`, `TR-14`).
    Penalty,
    /// One player has lost by default, or both have (`LAW-12.1`).
    Default,
    /// The game counts in nothing (`SKS-7.3`).
    Cancel,
    /// The adjudicators decide the game (`LAW-11.1`).
    ToAdjudication,
    /// The adjudicators have decided (`LAW-11.1`).
    Adjudicate,
    /// A game that is over goes on (`LAW-6.8`).
    Reinstate,
    /// A game that is played elsewhere goes on from a position (`LAW-7.2`).
    RestorePosition,
    /// A player is warned (`LAW-13.3.2`).
    Warn,
    /// A player has to put something right (`LAW-13.3.2`, `TR-14`).
    Order,
    /// All of a player's unfinished games are lost by default (`TR-14`).
    Expel,
    /// A letter to everybody in the section, or to some.
    Message,
    /// Another ruling is taken back as a whole (`TR-15`).
    Revoke,
    /// What an accepted withdrawal does to the games (`TR-8.3`).
    WithdrawalAccepted,
    /// What an unaccepted one does (`TR-8.4`).
    WithdrawalUnaccepted,
    /// What a silent one does (`TR-8.5`).
    WithdrawalSilent,
    /// What a death does (`TR-8.3`).
    WithdrawalDeath,
    /// Play waits for a substitute (`TR-8.7b`, `SKS-7.7a-c`).
    AwaitSubstitute,
    /// A substitute plays on (`TR-8.7b`, `SKS-7.7a-c`).
    Replace,
}

impl RulingKind {
    /// All of them.
    pub const ALL: [RulingKind; 21] = [
        RulingKind::SetClock,
        RulingKind::StopClocks,
        RulingKind::ResumeClocks,
        RulingKind::Penalty,
        RulingKind::Default,
        RulingKind::Cancel,
        RulingKind::ToAdjudication,
        RulingKind::Adjudicate,
        RulingKind::Reinstate,
        RulingKind::RestorePosition,
        RulingKind::Warn,
        RulingKind::Order,
        RulingKind::Expel,
        RulingKind::Message,
        RulingKind::Revoke,
        RulingKind::WithdrawalAccepted,
        RulingKind::WithdrawalUnaccepted,
        RulingKind::WithdrawalSilent,
        RulingKind::WithdrawalDeath,
        RulingKind::AwaitSubstitute,
        RulingKind::Replace,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            RulingKind::SetClock => "set_clock",
            RulingKind::StopClocks => "stop_clocks",
            RulingKind::ResumeClocks => "resume_clocks",
            RulingKind::Penalty => "penalty",
            RulingKind::Default => "default",
            RulingKind::Cancel => "cancel",
            RulingKind::ToAdjudication => "to_adjudication",
            RulingKind::Adjudicate => "adjudicate",
            RulingKind::Reinstate => "reinstate",
            RulingKind::RestorePosition => "restore_position",
            RulingKind::Warn => "warn",
            RulingKind::Order => "order",
            RulingKind::Expel => "expel",
            RulingKind::Message => "message",
            RulingKind::Revoke => "revoke",
            RulingKind::WithdrawalAccepted => "withdrawal_accepted",
            RulingKind::WithdrawalUnaccepted => "withdrawal_unaccepted",
            RulingKind::WithdrawalSilent => "withdrawal_silent",
            RulingKind::WithdrawalDeath => "withdrawal_death",
            RulingKind::AwaitSubstitute => "await_substitute",
            RulingKind::Replace => "replace",
        }
    }

    /// The kind of this name; none where no kind has it.
    pub fn from_code(code: &str) -> Option<RulingKind> {
        RulingKind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// How much it weighs.
    fn weight(self) -> Weight {
        match self {
            RulingKind::Order | RulingKind::Penalty | RulingKind::Expel => Weight::Breach,
            RulingKind::Default | RulingKind::Cancel => Weight::Loss,
            RulingKind::SetClock | RulingKind::Warn => Weight::Light,
            RulingKind::StopClocks
            | RulingKind::ResumeClocks
            | RulingKind::ToAdjudication
            | RulingKind::Adjudicate
            | RulingKind::Reinstate
            | RulingKind::RestorePosition
            | RulingKind::Message
            | RulingKind::Revoke
            | RulingKind::WithdrawalAccepted
            | RulingKind::WithdrawalUnaccepted
            | RulingKind::WithdrawalSilent
            | RulingKind::WithdrawalDeath
            | RulingKind::AwaitSubstitute
            | RulingKind::Replace => Weight::Course,
        }
    }

    /// Whether it costs a player time or games, or finds that a rule was broken: then it says which article it rests on
    /// (`LAW-13.3.2`).
    pub fn needs_article(self) -> bool {
        matches!(self.weight(), Weight::Breach | Weight::Loss)
    }

    /// Whether it can be taken back as a whole, with all that it did to games.
    pub(super) fn is_revocable(self) -> bool {
        self.weight() != Weight::Course
    }

    /// Whether it is one of the steps with which a breach is answered: whoever is warned has not been
    /// found to have broken a rule yet.
    pub(super) fn answers_breach(self) -> bool {
        self.weight() == Weight::Breach
    }
}

/// How much a ruling weighs for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weight {
    /// It answers a breach of the rules.
    Breach,
    /// A game is lost, or counts in nothing.
    Loss,
    /// A word, or a clock that is put right.
    Light,
    /// It is part of the course of play: what others do next hangs on it.
    Course,
}

/// What a ruling finds that a player has broken, where later rulings count it. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Breach {
    /// Running games were shown (`TR-14`).
    Publication,
}

impl Breach {
    /// The breach that a ruling finds which cites this article, however it was typed: `TR-14`,
    /// `tr 14`, `TR14`.
    pub fn found_by(kind: RulingKind, citation: &str) -> Option<Breach> {
        let cited = Article::cited(citation).filter(|article| *article == Article::TR_14);
        cited.and_then(|_| Breach::answering_publication(kind))
    }

    /// The breach that a ruling finds which answers a report of running games that were shown.
    pub fn answering_publication(kind: RulingKind) -> Option<Breach> {
        kind.answers_breach().then_some(Breach::Publication)
    }
}
