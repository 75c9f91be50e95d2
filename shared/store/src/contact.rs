//! How opponents by post or e-mail reach a player: a text of the player's own, shown to nobody else.

use rules::PlayerId;

use crate::item::{Attributes, Reader, key, text};
use crate::player::player_pk;
use crate::{Error, Store};

/// The sort key of a player's contact.
pub(crate) const CONTACT: &str = "CONTACT";

fn contact_key(player: PlayerId) -> Attributes {
    key(player_pk(player), CONTACT)
}

impl Store {
    /// How a player is reached; none where the player has not said.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn contact(&self, player: PlayerId) -> Result<Option<String>, Error> {
        let item = self.get(contact_key(player)).await?;
        item.map(|item| Ok(Reader::new(&item).text("text")?.to_owned())).transpose()
    }

    /// Keeps how the owner of an account is reached, or takes it away.
    ///
    /// # Errors
    /// `Conflict` when the account is gone; `Unavailable`.
    pub async fn keep_contact(&self, player: PlayerId, said: Option<&str>) -> Result<(), Error> {
        let account = self.account_stays(player).await?;
        let change = match said {
            Some(said) => {
                let mut item = contact_key(player);
                item.insert("text".to_owned(), text(said));
                self.put(item)?
            }
            None => self.delete(contact_key(player))?,
        };
        self.transact(vec![account, change]).await
    }
}
