//! A game: its log, what players do in it, how it ends, and how it is written down.

mod claim;
mod conditional;
mod conditional_moves;
mod decide;
mod directed;
mod draw_offers;
mod elsewhere;
mod ending;
mod event;
mod limits;
mod message;
mod notebook;
pub mod pgn;
mod refusal;
mod replay;
mod report;
mod score;
mod state;
mod substitutes;

pub use claim::{Claim, TableAnswer, TableUnknown, TableVerdict};
pub use conditional::{Branch, BranchRequest};
pub use conditional_moves::ConditionalMoves;
pub use decide::{ClaimFacts, ClaimRequest, Decision, MoveRequest, Prediction, TABLE_MEN_MAX};
pub use draw_offers::DrawOffers;
pub(crate) use elsewhere::TOLD;
pub use elsewhere::{ElsewhereFault, MoveElsewhere, PlayedElsewhere, ResultElsewhere};
pub use ending::{Ending, HalfPoints, Reason};
pub use event::{ClaimVerdict, Event};
pub use limits::{
    CONDITIONAL_BRANCHES_MAX, CONDITIONAL_DEPTH_MAX, MESSAGE_CHARACTERS_MAX, MESSAGES_MAX,
};
pub use message::{Message, Writer, check_message, check_message_count};
pub use notebook::{
    NOTEBOOK_CHARACTERS_MAX, NOTEBOOK_COMMENT_CHARACTERS_MAX, NOTEBOOK_DEPTH_MAX,
    NOTEBOOK_GLYPHS_MAX, NOTEBOOK_MOVES_MAX, NOTEBOOK_NOTE_CHARACTERS_MAX, NoteRequest, Notebook,
    NotebookError, NotedMove,
};
pub use refusal::Refusal;
pub use replay::{CorruptLog, Game, Ply, Terms};
pub use report::{
    GameReport, GameReports, REPORT_BYTES_MAX, REPORT_DAYS, REPORT_PLIES_MAX, ReportRefusal,
    Reporting, ReportsState, may_report, report,
};
pub use score::{
    LineRequest, Overstep, SCORE_ANSWER_DAYS_MAX, SCORE_NOTE_CHARACTERS_MAX, SCORE_PLIES_MAX,
    ScoreAct, ScoreActKind, ScoreAsk, ScoreAsked, ScoreClaim, ScoreClaimKind, ScoreClock,
    ScoreDecided, ScoreLine, ScorePosition, ScoreRefusal, ScoreRuler, ScoreRuling, ScoreSide,
    ScoreWaits, Scores, Scoring, answer_score, claim_in_score, decide_score, enter_score,
    may_score,
};
pub(crate) use state::{Due, State};
pub use state::{Referred, Stop, Stopped};
pub use substitutes::{players_after, predecessors};
