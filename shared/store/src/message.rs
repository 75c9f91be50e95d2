//! Messages in a game, between its players and from its director: items of their own under the game's key.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::{GameId, Instant, Message, Writer};

use crate::game::{game_key, game_pk};
use crate::item::{Attributes, Reader, key, number, text};
use crate::write::Update;
use crate::{Error, Store};

/// How often a message that met a move is written again.
const TRIES_MAX: u32 = 4;

fn sort_key(id: &str) -> String {
    format!("MSG#{id}")
}

/// The item of a message.
pub(crate) fn item(game: GameId, message: &Message) -> Attributes {
    let mut item = key(game_pk(game), sort_key(&message.id));
    item.extend([
        ("by".to_owned(), text(message.by.code())),
        ("at".to_owned(), number(message.at.unix())),
        ("ply".to_owned(), number(message.ply)),
        ("text".to_owned(), text(&message.text)),
    ]);
    item
}

pub(crate) fn read(item: &Attributes) -> Result<Message, Error> {
    let reader = Reader::new(item);
    let id = reader.text("sk")?.strip_prefix("MSG#").unwrap_or_default().to_owned();
    let by = Writer::from_code(reader.text("by")?);
    Ok(Message {
        id,
        by: by.ok_or_else(|| reader.corrupt("by", "is no writer"))?,
        at: Instant::from_unix(reader.number("at")?),
        ply: reader.number("ply")?,
        text: reader.text("text")?.to_owned(),
        hidden: reader.maybe_number::<u32>("hidden_by")?.is_some(),
    })
}

impl Store {
    /// Keeps a message. The same id again changes nothing and answers what was kept first.
    ///
    /// # Errors
    /// `NotFound` when there is no such game; `Conflict` when it was changed at the same moment;
    /// `Unavailable`.
    pub async fn add_message(&self, game: GameId, message: &Message) -> Result<Message, Error> {
        for _ in 0..TRIES_MAX {
            let count = self.count_message(game)?;
            match self.transact(vec![self.put_new(item(game, message))?, count]).await {
                Ok(()) => return Ok(message.clone()),
                Err(Error::Conflict) => {}
                Err(error) => return Err(error),
            }
            if let Some(kept) = self.get(key(game_pk(game), sort_key(&message.id))).await? {
                return read(&kept);
            }
            // No such game, or a move was written at the same time: then once more.
            self.game(game).await?;
        }
        Err(Error::Conflict)
    }

    fn count_message(&self, game: GameId) -> Result<TransactWriteItem, Error> {
        let count = Update::new(game_key(game), "ADD messages :one")
            .under("attribute_exists(pk)")
            .with(":one", number(1));
        self.update_write(count)
    }

    /// A game's messages, oldest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn messages(&self, game: GameId) -> Result<Vec<Message>, Error> {
        let items = self.query_prefix(game_pk(game), "MSG#").await?;
        let mut messages = items.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        messages.sort_by(|a, b| (a.at, a.ply, &a.id).cmp(&(b.at, b.ply, &b.id)));
        Ok(messages)
    }
}
