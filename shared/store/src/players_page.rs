//! Players' own pages with running games, and their opponents' consents (`TR-14`): an item a player and
//! section, all of a section in one partition of their own, so that a crosstable does not read them.

use rules::PlayerId;
use rules::tournament::{PlayersPage, SectionId};

use crate::event::{json, read_json};
use crate::item::{Attributes, PK, Reader, SK, key, number};
use crate::{Error, Store};

/// What the partition key of a section's pages begins with.
pub(crate) const PREFIX: &str = "PAGES#";
/// What the sort key of a page begins with.
pub(crate) const PAGE: &str = "PAGE#";

/// A player's page in a section as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPage {
    /// The section.
    pub section: SectionId,
    /// Whose it is.
    pub player: PlayerId,
    /// How often it was written; 0: never.
    pub version: u32,
    /// What was done about it.
    pub page: PlayersPage,
}

impl StoredPage {
    /// That of a player who has never named one.
    pub fn none(section: SectionId, player: PlayerId) -> StoredPage {
        StoredPage { section, player, version: 0, page: PlayersPage::default() }
    }
}

fn page_key(section: SectionId, player: PlayerId) -> Attributes {
    key(format!("{PREFIX}{}", section.0), format!("{PAGE}{player}"))
}

pub(crate) fn read(item: &Attributes) -> Result<StoredPage, Error> {
    let reader = Reader::new(item);
    let section = reader.text(PK)?.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
    let player = reader.text(SK)?.strip_prefix(PAGE).and_then(|id| id.parse().ok());
    Ok(StoredPage {
        section: SectionId(section.ok_or_else(|| reader.corrupt(PK, "is no section's"))?),
        player: PlayerId(player.ok_or_else(|| reader.corrupt(SK, "is no player's"))?),
        version: reader.number("version")?,
        page: read_json(&reader, "page")?,
    })
}

impl Store {
    /// A player's page in a section; one that was never named is empty.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn players_page(
        &self,
        section: SectionId,
        player: PlayerId,
    ) -> Result<StoredPage, Error> {
        match self.get(page_key(section, player)).await? {
            Some(item) => read(&item),
            None => Ok(StoredPage::none(section, player)),
        }
    }

    /// All pages of a section: one query.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn players_pages(&self, section: SectionId) -> Result<Vec<StoredPage>, Error> {
        self.query_all(format!("{PREFIX}{}", section.0)).await?.iter().map(read).collect()
    }

    /// Keeps a page as it is after a change, unless somebody has changed it since it was `before`.
    ///
    /// # Errors
    /// `Conflict`, `Unavailable`.
    pub async fn change_players_page(
        &self,
        before: &StoredPage,
        page: PlayersPage,
    ) -> Result<StoredPage, Error> {
        let stored = StoredPage { version: before.version + 1, page, ..before.clone() };
        let mut item = page_key(stored.section, stored.player);
        item.insert("page".to_owned(), json(&stored.page)?);
        item.insert("version".to_owned(), number(stored.version));
        let write = match before.version {
            0 => self.put_new(item)?,
            was => self.put_changed(item, was)?,
        };
        self.transact(vec![write]).await?;
        Ok(stored)
    }
}
