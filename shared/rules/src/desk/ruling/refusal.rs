//! Why a ruling is refused: in the order in which it is checked, each with its rule.

use crate::{MeasureRefusal, Refusal};

/// A refused ruling. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulingRefusal {
    /// Whoever asks does not rule in this section.
    #[error("Only officials who do not play in the section decide here.")]
    NotAnOfficial,
    /// The section's director does not adjudicate.
    #[error("Adjudicators other than the tournament director decide the game.")]
    DirectorDoesNotAdjudicate,
    /// Another ruling was made under the request's key.
    #[error("Another decision was made under this key: send a new one.")]
    RequestTaken,
    /// What is to be undone is no ruling of the section.
    #[error("There is no such decision in this section.")]
    UnknownRuling,
    /// A ruling is undone once.
    #[error("This decision has been undone before.")]
    AlreadyUndone,
    /// What it did is undone by what is done to its games now.
    #[error("This decision is not taken back as a whole: decide again about its games.")]
    NotRevocable,
    /// What is to be answered is no case of the section.
    #[error("There is no such case in this section.")]
    UnknownCase,
    /// The ruling does not say which game it is about.
    #[error("Name the game.")]
    GameMissing,
    /// The game is none of the section's.
    #[error("There is no such game.")]
    UnknownGame,
    /// The values of the measure, or the player whom it names.
    #[error(transparent)]
    Measure(#[from] MeasureRefusal),
    /// The game cannot follow.
    #[error(transparent)]
    Game(#[from] Refusal),
    /// No unfinished game could follow.
    #[error("There is no unfinished game that this would change.")]
    NoUnfinishedGame,
    /// No game goes on in an event that is finished.
    #[error("This event is finished: its tables are final.")]
    TablesFinal,
    /// It concerns other games, too.
    #[error("That decision is about other games, too: take it back as a whole.")]
    UndoneInPart,
    /// Whoever is hurt reads why.
    #[error("Say which article this rests on.")]
    ArticleMissing,
}

impl RulingRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            RulingRefusal::NotAnOfficial => "forbidden",
            RulingRefusal::DirectorDoesNotAdjudicate => "director_does_not_adjudicate",
            RulingRefusal::RequestTaken => "request_taken",
            RulingRefusal::UnknownRuling => "unknown_decision",
            RulingRefusal::AlreadyUndone => "already_undone",
            RulingRefusal::NotRevocable => "not_revocable",
            RulingRefusal::UndoneInPart => "undone_in_part",
            RulingRefusal::ArticleMissing => "article_missing",
            RulingRefusal::UnknownCase => "unknown_case",
            RulingRefusal::GameMissing => "game_missing",
            RulingRefusal::UnknownGame => "unknown_game",
            RulingRefusal::Measure(refusal) => refusal.code(),
            RulingRefusal::Game(refusal) => refusal.code(),
            RulingRefusal::NoUnfinishedGame => "no_unfinished_game",
            RulingRefusal::TablesFinal => "tables_final",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            RulingRefusal::DirectorDoesNotAdjudicate => Some("LAW-11.1"),
            RulingRefusal::Measure(refusal) => refusal.rule(),
            RulingRefusal::Game(refusal) => refusal.rule(),
            RulingRefusal::NotAnOfficial
            | RulingRefusal::ArticleMissing
            | RulingRefusal::UndoneInPart
            | RulingRefusal::RequestTaken
            | RulingRefusal::UnknownRuling
            | RulingRefusal::AlreadyUndone
            | RulingRefusal::NotRevocable
            | RulingRefusal::UnknownCase
            | RulingRefusal::GameMissing
            | RulingRefusal::UnknownGame
            | RulingRefusal::NoUnfinishedGame
            | RulingRefusal::TablesFinal => None,
        }
    }
}
