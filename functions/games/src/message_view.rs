//! What is written in a game, as its readers see it.

use app::view::time;
use chrono::{DateTime, Utc};
use rules::{Message, Writer};
use serde::Serialize;
use utoipa::ToSchema;

/// Who wrote a message.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Writer)]
enum WriterView {
    White,
    Black,
    /// The tournament director, to both: the reason for a ruling.
    Director,
}

impl From<Writer> for WriterView {
    fn from(writer: Writer) -> WriterView {
        match writer {
            Writer::Player(color) => color.fold_wb(WriterView::White, WriterView::Black),
            Writer::Director => WriterView::Director,
        }
    }
}

/// A message.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Message)]
pub(crate) struct MessageView {
    id: String,
    by: WriterView,
    at: DateTime<Utc>,
    text: String,
    /// Half-moves played when it was written.
    ply: u16,
}

impl From<&Message> for MessageView {
    fn from(message: &Message) -> MessageView {
        MessageView {
            id: message.id.clone(),
            by: message.by.into(),
            at: time(message.at),
            text: message.text.clone(),
            ply: message.ply,
        }
    }
}
