//! Players whom their federation has registered and who have no account yet: a profile like any other, with an
//! item that goes when the player claims the number.

use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};
use rules::{DAY_SECONDS, Federation, PlayerId, Profile, Registration};

use crate::account::account_items;
use crate::event::{json, read_json};
use crate::federation::{federation_pk, member_key};
use crate::item::{Attributes, Reader, SK, key, number};
use crate::name_line::{key_of, name_lines};
use crate::player::{self, player_key, player_of, player_pk};
use crate::register::sex_key;
use crate::request::Part;
use crate::write::Update;
use crate::{Account, AddressRequest, AddressRequestId, Error, Store};

/// The sort key of a registration in its player's partition.
pub(crate) const REGISTRATION: &str = "REGISTRATION";
/// Sort keys of the lines in a federation's partition begin with this.
const UNCLAIMED: &str = "UNCLAIMED#";
/// Sort keys of what tells a request that was sent twice begin with this.
const REQUEST: &str = "REGISTERED#";

/// Days for which a request that is sent again is known.
const REQUEST_DAYS: i64 = 30;

/// Players who are registered in one transaction, which holds 100 items: each has a profile, a registration, two
/// lines of the federation, eight of the name at most, and a mail.
pub const REGISTERED_TOGETHER: usize = 7;

/// A registration as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRegistration {
    /// Who is registered.
    pub player: PlayerId,
    /// How often it was changed; 1 when it was made.
    pub version: u32,
    /// What it says.
    pub registration: Registration,
}

fn registration_key(player: PlayerId) -> Attributes {
    key(player_pk(player), REGISTRATION)
}

fn unclaimed_key(federation: Federation, player: PlayerId) -> Attributes {
    key(federation_pk(federation), format!("{UNCLAIMED}{:010}", player.0))
}

fn request_key(federation: Federation, id: &str) -> Attributes {
    key(federation_pk(federation), format!("{REQUEST}{id}"))
}

fn item(stored: &StoredRegistration) -> Result<Attributes, Error> {
    let mut item = registration_key(stored.player);
    item.insert("registration".to_owned(), json(&stored.registration)?);
    item.insert("version".to_owned(), number(stored.version));
    Ok(item)
}

fn read(player: PlayerId, item: &Attributes) -> Result<StoredRegistration, Error> {
    let reader = Reader::new(item);
    let version = reader.number("version")?;
    Ok(StoredRegistration { player, version, registration: read_json(&reader, "registration")? })
}

impl Store {
    /// Keeps a player who is registered, with the mail of the invitation where there is one; `id` names the
    /// request, so that one that is sent again is known.
    ///
    /// # Errors
    /// `Conflict` when the number is taken or the request has come before; `Unavailable`.
    pub async fn register_player(
        &self,
        profile: &Profile,
        stored: &StoredRegistration,
        mail: Option<&AddressRequest>,
        id: &str,
    ) -> Result<(), Error> {
        let mut request = request_key(stored.registration.federation, id);
        request.insert("player".to_owned(), number(profile.id));
        let expires_at = stored.registration.at + REQUEST_DAYS * DAY_SECONDS;
        request.insert("expires_at".to_owned(), number(expires_at.unix()));
        let mut writes = vec![self.put_new(request)?];
        writes.extend(self.new_registration_writes(profile, stored, mail)?);
        self.transact(writes).await
    }

    /// Keeps several players who are registered by a file: up to [`REGISTERED_TOGETHER`].
    ///
    /// # Errors
    /// `Conflict` when a number is taken; `Unavailable`.
    pub async fn register_players(
        &self,
        players: &[(Profile, StoredRegistration, Option<AddressRequest>)],
    ) -> Result<(), Error> {
        let mut writes = Vec::new();
        for (profile, stored, mail) in players {
            writes.extend(self.new_registration_writes(profile, stored, mail.as_ref())?);
        }
        self.transact(writes).await
    }

    fn new_registration_writes(
        &self,
        profile: &Profile,
        stored: &StoredRegistration,
        mail: Option<&AddressRequest>,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let federation = stored.registration.federation;
        let mut writes = vec![
            self.put_new(player::item(profile))?,
            self.put_new(item(stored)?)?,
            self.put(member_key(federation, profile.id))?,
            self.put(unclaimed_key(federation, profile.id))?,
        ];
        for line in name_lines(profile) {
            writes.push(self.put(line)?);
        }
        if let Some(mail) = mail {
            writes.push(self.put_new(mail.item())?);
        }
        Ok(writes)
    }

    /// The player whom a request has registered; none where it has not come.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn registered_by(
        &self,
        federation: Federation,
        id: &str,
    ) -> Result<Option<PlayerId>, Error> {
        let Some(item) = self.get(request_key(federation, id)).await? else { return Ok(None) };
        Ok(Some(PlayerId(Reader::new(&item).number("player")?)))
    }

    /// A player's registration; none once the player has an account.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn registration(
        &self,
        player: PlayerId,
    ) -> Result<Option<StoredRegistration>, Error> {
        let item = self.get(registration_key(player)).await?;
        item.map(|item| read(player, &item)).transpose()
    }

    /// The registrations of several players, in no order; who has an account is left out.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn registrations_of(
        &self,
        players: &[PlayerId],
    ) -> Result<Vec<StoredRegistration>, Error> {
        let items =
            self.batch_get(players.iter().map(|id| registration_key(*id)).collect()).await?;
        items.iter().map(|item| read(player_of(&Reader::new(item))?, item)).collect()
    }

    /// Up to `limit` of those whom a federation has registered and who have no account, by number; those behind
    /// `after`, where that is given.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn unclaimed_after(
        &self,
        federation: Federation,
        after: Option<PlayerId>,
        limit: u16,
    ) -> Result<Vec<PlayerId>, Error> {
        let after = after.map(|after| unclaimed_key(federation, after));
        let part = Part { after, limit: Some(limit), ..Part::default() };
        let lines = self.query_part(federation_pk(federation), UNCLAIMED, part).await?;
        let read = |line: &Attributes| {
            let reader = Reader::new(line);
            let player = reader.text(SK)?.strip_prefix(UNCLAIMED).and_then(|id| id.parse().ok());
            player.map(PlayerId).ok_or_else(|| reader.corrupt(SK, "is no player's"))
        };
        lines.iter().map(read).collect()
    }

    /// Keeps a registration with another invitation: its mail is due, and the link before leads nowhere.
    ///
    /// # Errors
    /// `Conflict` when it was changed meanwhile, or the player has an account; `Unavailable`.
    pub async fn invite(
        &self,
        before: &StoredRegistration,
        after: &Registration,
        mail: &AddressRequest,
    ) -> Result<StoredRegistration, Error> {
        let (player, version) = (before.player, before.version + 1);
        let stored = StoredRegistration { player, version, registration: after.clone() };
        let put = self.put_changed(item(&stored)?, before.version)?;
        self.transact(vec![put, self.put_new(mail.item())?]).await?;
        Ok(stored)
    }

    /// Takes a registration back with its profile: nobody has this number any more.
    ///
    /// # Errors
    /// `Conflict` when it was changed meanwhile, or the player has an account; `Unavailable`.
    pub async fn take_registration_back(
        &self,
        profile: &Profile,
        stored: &StoredRegistration,
    ) -> Result<(), Error> {
        let mut writes = self.claimed_writes(stored)?;
        writes.extend(self.profile_ends_writes(profile)?);
        self.transact(writes).await
    }

    /// Makes an account for a player who was registered, with the hash of its password, all or nothing. The
    /// request whose link it was keeps who has come of it, so that it is answered when it is sent again.
    ///
    /// # Errors
    /// `Conflict` when the address has an account, or the player does by now; `Unavailable`.
    pub async fn claim_number(
        &self,
        (stored, link): (&StoredRegistration, &AddressRequestId),
        account: &Account,
        password_hash: &str,
    ) -> Result<(), Error> {
        let mut writes = self.claimed_writes(stored)?;
        writes.push(self.link_used_write(link)?);
        writes.push(self.take_address(account, self.left_behind(&account.email).await?)?);
        writes.push(self.is_there(account.player)?);
        for item in account_items(account, password_hash) {
            writes.push(self.put_new(item)?);
        }
        self.transact(writes).await
    }

    /// The writes that end a registration: its player has an account, or the number is given up.
    pub(crate) fn claimed_writes(
        &self,
        stored: &StoredRegistration,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        Ok(vec![
            self.delete_changed(registration_key(stored.player), stored.version)?,
            self.delete(unclaimed_key(stored.registration.federation, stored.player))?,
        ])
    }

    /// The write that marks the request whose link was used.
    pub(crate) fn link_used_write(
        &self,
        link: &AddressRequestId,
    ) -> Result<TransactWriteItem, Error> {
        let used = Update::new(link.item_key(), "SET claimed = :yes")
            .under("attribute_exists(pk)")
            .with(":yes", AttributeValue::Bool(true));
        self.update_write(used)
    }

    /// The writes that take a profile away that nothing rests on.
    pub(crate) fn profile_ends_writes(
        &self,
        profile: &Profile,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let mut writes = vec![
            self.delete(player_key(profile.id))?,
            self.delete(member_key(profile.federation, profile.id))?,
            self.delete(sex_key(profile.id))?,
        ];
        for line in name_lines(profile) {
            writes.push(self.delete(key_of(&line)?)?);
        }
        Ok(writes)
    }
}
