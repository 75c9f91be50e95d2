//! The register of federations, one item each, and the sex that they have registered of their players, which
//! stands apart from everything else that is known of these.

use rules::{Federation, Membership, PlayerId, RegisteredSex};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, SK, key, number};
use crate::{Error, Store};

/// The partition of the register.
const REGISTER: &str = "FEDERATIONS";
/// The partition of what is registered of players.
const SEXES: &str = "SEXES";

fn membership_key(federation: Federation) -> Attributes {
    key(REGISTER, federation.to_string())
}

pub(crate) fn sex_key(player: PlayerId) -> Attributes {
    key(SEXES, format!("{:010}", player.0))
}

fn read_membership(item: &Attributes) -> Result<(Federation, Membership), Error> {
    let reader = Reader::new(item);
    let federation = reader.text(SK)?.parse();
    let federation = federation.map_err(|_| reader.corrupt(SK, "is no federation's"))?;
    Ok((federation, read_json(&reader, "membership")?))
}

fn read_sex(item: &Attributes) -> Result<(PlayerId, RegisteredSex), Error> {
    let reader = Reader::new(item);
    let player = reader.text(SK)?.parse().map(PlayerId);
    let player = player.map_err(|_| reader.corrupt(SK, "is no player's"))?;
    Ok((player, read_json(&reader, "registered")?))
}

impl Store {
    /// The whole register, by the federations' letters.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn federations(&self) -> Result<Vec<(Federation, Membership)>, Error> {
        let items = self.query_all(REGISTER.to_owned()).await?;
        items.iter().map(read_membership).collect()
    }

    /// What the register says of some federations; of whom it says nothing is not among them.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn memberships(
        &self,
        federations: impl IntoIterator<Item = Federation>,
    ) -> Result<Vec<(Federation, Membership)>, Error> {
        let keys = federations.into_iter().map(membership_key).collect();
        self.batch_get(keys).await?.iter().map(read_membership).collect()
    }

    /// What the register says of a federation.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn membership(&self, federation: Federation) -> Result<Membership, Error> {
        match self.get(membership_key(federation)).await? {
            Some(item) => Ok(read_membership(&item)?.1),
            None => Ok(Membership::default()),
        }
    }

    /// Keeps what the register says of a federation after the changes in `before`.
    ///
    /// # Errors
    /// `Conflict` when it has changed meanwhile; `Unavailable`.
    pub async fn change_membership(
        &self,
        federation: Federation,
        before: &Membership,
        after: &Membership,
    ) -> Result<(), Error> {
        // It only grows: how many changes there are is its version.
        let version = |of: &Membership| u32::try_from(of.changes().len()).unwrap_or(u32::MAX);
        let mut item = membership_key(federation);
        item.insert("membership".to_owned(), json(after)?);
        item.insert("version".to_owned(), number(version(after)));
        let write = match version(before) {
            0 => self.put_new(item)?,
            was => self.put_changed(item, was)?,
        };
        self.transact(vec![write]).await
    }

    /// The sex that is registered of a player (`SKS-1.7`).
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn registered_sex(&self, player: PlayerId) -> Result<Option<RegisteredSex>, Error> {
        let item = self.get(sex_key(player)).await?;
        item.map(|item| read_json(&Reader::new(&item), "registered")).transpose()
    }

    /// Everybody's of whom one is registered, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn registered_sexes(&self) -> Result<Vec<(PlayerId, RegisteredSex)>, Error> {
        self.query_all(SEXES.to_owned()).await?.iter().map(read_sex).collect()
    }

    /// The same of some players; those of whom none is registered are left out.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn registered_sexes_of(
        &self,
        players: &[PlayerId],
    ) -> Result<Vec<(PlayerId, RegisteredSex)>, Error> {
        let keys = players.iter().map(|player| sex_key(*player)).collect();
        self.batch_get(keys).await?.iter().map(read_sex).collect()
    }

    /// Keeps what is registered of a player; with none, nothing is any more. Whoever writes last counts.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn register_sex(
        &self,
        player: PlayerId,
        registered: Option<RegisteredSex>,
    ) -> Result<(), Error> {
        let Some(registered) = registered else { return self.delete_item(sex_key(player)).await };
        let mut item = sex_key(player);
        item.insert("registered".to_owned(), json(&registered)?);
        self.put_item(item).await
    }
}
