//! The half-moves of a game: those that were played, and those that may be.

use app::view::{ColorView, time};
use chrono::{DateTime, Utc};
use rules::{Game, LegalMove, Ply};
use serde::Serialize;
use utoipa::ToSchema;

/// A half-move that was played.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Move)]
pub(crate) struct MoveView {
    /// Counted from 1.
    ply: u16,
    by: ColorView,
    san: String,
    iccf: String,
    uci: String,
    /// The position after it.
    fen: String,
    check: bool,
    at: DateTime<Utc>,
    took_seconds: i64,
    charged_days: u32,
    /// Whole days that the mover had left after it, with what officials had taken or given by then; in
    /// Triple Block those on the clock. None without a limit, and where the clock was told again after a
    /// game elsewhere (LAW-8.5).
    #[schema(required)]
    days_left: Option<i64>,
    draw_offered: bool,
    /// Whether it was sent in advance, as a conditional move.
    conditional: bool,
}

/// A move that may be played.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Legal)]
pub(crate) struct LegalView {
    uci: String,
    from: String,
    to: String,
    /// `q`, `r`, `b` or `n`; `m` in Makruk.
    #[schema(required)]
    promotion: Option<String>,
    san: String,
    iccf: String,
    /// The position after it.
    fen: String,
    check: bool,
}

impl MoveView {
    /// Every half-move of a game.
    pub(crate) fn all(game: &Game) -> Vec<MoveView> {
        let played = game.describe_plies().into_iter().zip(game.plies()).enumerate();
        let view = |(index, (described, ply)): (usize, (LegalMove, &Ply))| MoveView {
            ply: u16::try_from(index + 1).unwrap_or(u16::MAX),
            by: game.mover(index).into(),
            san: described.san,
            iccf: described.iccf,
            uci: described.uci,
            fen: described.fen,
            check: described.check,
            at: time(ply.at),
            took_seconds: ply.seconds,
            charged_days: ply.charged_days,
            days_left: ply.days_left,
            draw_offered: ply.draw_offered,
            conditional: ply.conditional,
        };
        played.map(view).collect()
    }

    /// The half-move without what is between the players.
    pub(crate) fn unoffered(self) -> MoveView {
        MoveView { draw_offered: false, ..self }
    }
}

impl From<LegalMove> for LegalView {
    fn from(legal: LegalMove) -> LegalView {
        LegalView {
            uci: legal.uci,
            from: legal.from.to_string(),
            to: legal.to.to_string(),
            promotion: legal.letter.map(String::from),
            san: legal.san,
            iccf: legal.iccf,
            fen: legal.fen,
            check: legal.check,
        }
    }
}
