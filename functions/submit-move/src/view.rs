//! What a last look answers.

use app::view::{ClockView, EndingView};
use rules::Prediction;
use serde::Serialize;
use utoipa::ToSchema;

/// What a move would come to.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Preview)]
pub(crate) struct PreviewView {
    /// The half-move it would be, counted from 1.
    ply: u16,
    san: String,
    iccf: String,
    uci: String,
    /// The position after it.
    fen: String,
    check: bool,
    took_seconds: i64,
    charged_days: u32,
    /// My clock after it.
    clock: ClockView,
    draw_offered: bool,
    /// How it would end the game.
    #[schema(required)]
    ends: Option<EndingView>,
}

impl PreviewView {
    pub(crate) fn new(ply: u16, prediction: &Prediction) -> PreviewView {
        let played = prediction.played.clone();
        PreviewView {
            ply: ply + 1,
            san: played.san,
            iccf: played.iccf,
            uci: played.uci,
            fen: played.fen,
            check: played.check,
            took_seconds: prediction.seconds,
            charged_days: prediction.charged_days,
            clock: prediction.clock.into(),
            draw_offered: prediction.draw_offered,
            ends: prediction.ending.as_ref().map(EndingView::from),
        }
    }
}
