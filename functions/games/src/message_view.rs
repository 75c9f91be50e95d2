//! What is written in a game, as its readers see it.

use app::view::time;
use chrono::{DateTime, Utc};
use rules::{Color, Message, Writer};
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
    /// What was written; empty where it is hidden from the reader.
    text: String,
    /// Half-moves played when it was written.
    ply: u16,
    /// Whether it was reported to the tournament director. Its writer is not told.
    hidden: bool,
}

impl MessageView {
    /// A message as it is seen by a player, or by an official who does not play. A reported one
    /// (LAW-13.3.1) only its writer and officials go on reading.
    pub(crate) fn new(message: &Message, reader: Option<Color>) -> MessageView {
        let own = reader.map(Writer::Player) == Some(message.by);
        let kept_back = reader.is_some_and(|side| message.is_kept_from(side));
        MessageView {
            id: message.id.clone(),
            by: message.by.into(),
            at: time(message.at),
            text: if kept_back { String::new() } else { message.text.clone() },
            ply: message.ply,
            hidden: message.hidden && !own,
        }
    }
}
