//! What waits at directors' desks beside claims: games with the adjudicators, open cases, players who
//! are silent. One small item each, all in one partition, written and taken away with what it names;
//! a silence is told by the reminder, and taken away by whoever finds that it is over.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::GameId;

use crate::item::{Attributes, Reader, key, number};
use crate::{Error, SectionId, Store, StoredGame};

/// The partition of everything that waits: few at any time.
const DESK: &str = "DESK";

/// Something that waits, and in which section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A game that the adjudicators decide (`LAW-11.1`).
    Adjudication {
        /// The game.
        game: GameId,
        /// Its section.
        section: SectionId,
    },
    /// A case that nobody has answered.
    Case {
        /// Its number.
        id: u32,
        /// The section that it is about.
        section: SectionId,
    },
    /// A game in which the player on move was silent for long.
    Silence {
        /// The game.
        game: GameId,
        /// Its section.
        section: SectionId,
    },
}

impl Waiting {
    fn key(self) -> Attributes {
        match self {
            Waiting::Adjudication { game, .. } => key(DESK, format!("A#{:010}", game.0)),
            Waiting::Case { id, .. } => key(DESK, format!("C#{id:010}")),
            Waiting::Silence { game, .. } => key(DESK, format!("S#{:010}", game.0)),
        }
    }

    /// The section.
    pub fn section(self) -> SectionId {
        match self {
            Waiting::Adjudication { section, .. }
            | Waiting::Case { section, .. }
            | Waiting::Silence { section, .. } => section,
        }
    }

    fn read(item: &Attributes) -> Result<Waiting, Error> {
        let reader = Reader::new(item);
        let section = SectionId(reader.number("section")?);
        let waits = reader.text("sk")?.split_once('#').and_then(|(kind, id)| {
            let id = id.parse().ok()?;
            match kind {
                "A" => Some(Waiting::Adjudication { game: GameId(id), section }),
                "C" => Some(Waiting::Case { id, section }),
                "S" => Some(Waiting::Silence { game: GameId(id), section }),
                _ => None,
            }
        });
        waits.ok_or_else(|| reader.corrupt("sk", "is nothing that waits"))
    }
}

impl Store {
    /// Everything that waits: the games with the adjudicators, then the open cases, then silent
    /// players, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn desk(&self) -> Result<Vec<Waiting>, Error> {
        self.query_all(DESK.to_owned()).await?.iter().map(Waiting::read).collect()
    }

    /// Puts down something that is not written with what it names, or takes it away.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn set_waiting(&self, what: Waiting, waits: bool) -> Result<(), Error> {
        self.transact(vec![self.desk_write(what, waits)?]).await
    }

    /// The line of something that waits now, or does so no longer.
    pub(crate) fn desk_write(
        &self,
        what: Waiting,
        waits: bool,
    ) -> Result<TransactWriteItem, Error> {
        if !waits {
            return self.delete(what.key());
        }
        let mut item = what.key();
        item.insert("section".to_owned(), number(what.section().0));
        self.put(item)
    }

    /// The same for a game that goes to the adjudicators, or comes from them.
    pub(crate) fn adjudication_write(
        &self,
        game: &StoredGame,
        waits: bool,
    ) -> Result<TransactWriteItem, Error> {
        self.desk_write(Waiting::Adjudication { game: game.id, section: game.section }, waits)
    }
}
