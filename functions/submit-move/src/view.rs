//! What a sent move and a last look answer.

use app::view::{ClockView, EndingView, time};
use app::{Changed, Postmark, Problem};
use chrono::{DateTime, Utc};
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
    pub(crate) fn new(ply: u16, draw_offered: bool, prediction: &Prediction) -> PreviewView {
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
            draw_offered,
            ends: prediction.ending.as_ref().map(EndingView::from),
        }
    }
}

/// A move that was accepted, with its postmark.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Sent)]
pub(crate) struct SentView {
    /// The half-move, counted from 1.
    ply: u16,
    san: String,
    uci: String,
    /// When it was accepted.
    at: DateTime<Utc>,
    /// The hash of the game's log up to and including it.
    hash: String,
    /// The signed receipt, a compact JWS.
    receipt: String,
    /// The game's result, when the move ended it.
    #[schema(required)]
    ending: Option<EndingView>,
}

impl SentView {
    pub(crate) fn new(
        changed: &Changed,
        postmark: &Postmark,
        receipt: String,
    ) -> Result<SentView, Problem> {
        let game = &changed.game;
        let index = usize::from(postmark.ply).saturating_sub(1);
        let missing = || Problem::internal("the move is not in the game");
        let ply = game.plies().get(index).ok_or_else(missing)?;
        let played = game.describe_ply(index).ok_or_else(missing)?;
        let last = changed.index + 1 == game.log().len();
        Ok(SentView {
            ply: postmark.ply,
            san: played.san,
            uci: played.uci,
            at: time(ply.at),
            hash: postmark.hash.clone(),
            receipt,
            // A repeated request is answered like the first time: with this move's own ending.
            ending: game.ending().filter(|_| last).map(EndingView::from),
        })
    }
}
