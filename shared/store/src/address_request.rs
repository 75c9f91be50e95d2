//! What somebody asks for in the name of an address that is not known to be theirs: an account, a new
//! password, or that whoever reads mail there claims the number under which a federation has registered them. And what
//! an address is told that has no account any more.
//!
//! A request is put down as it came, without a look at whether the address has an account; whoever sends
//! mails looks, so that the answer can tell nothing. A sign-up is no account yet: it has no number, no
//! profile and no hold on the address, each has a link of its own, and it lapses. Of several in the same
//! address that one becomes the account whose link and password come together.

use std::fmt;
use std::str::FromStr;

use aws_lc_rs::digest::{SHA256, digest};
use aws_sdk_dynamodb::types::{AttributeValue, Put, TransactWriteItem};
use chrono_tz::Tz;
use rules::{
    DAY_SECONDS, Federation, INVITATION_DAYS, Instant, Invitation, PlayerId, Profile, hex,
};

use crate::account::{account_key, email_key, read_zone};
use crate::item::{Attributes, PK, Reader, key, number, text};
use crate::shard::letter_shard_of;
use crate::write::Update;
use crate::{Account, Error, Store};

/// What the partition begins with.
pub(crate) const PREFIX: &str = "ADDRESS#";
/// The sort key.
pub(crate) const REQUEST: &str = "REQUEST";
/// Seconds after which a sign-up that nobody has confirmed is gone.
pub const SIGN_UP_SECONDS: i64 = 3 * DAY_SECONDS;
/// Seconds after which nobody tries any more to send a link to a new password.
const PASSWORD_SECONDS: i64 = DAY_SECONDS;
/// Seconds after which nobody tries any more to tell an address that the account has left it.
const LEFT_SECONDS: i64 = 3 * DAY_SECONDS;
/// Seconds after its end at which the table removes what no alarm has.
const SPARE_SECONDS: i64 = DAY_SECONDS;

/// The name of a request: random, and part of the link that confirms an address, so no log shows it whole.
#[derive(Clone, PartialEq, Eq)]
pub struct AddressRequestId(pub String);

impl AddressRequestId {
    fn pk(&self) -> String {
        format!("{PREFIX}{}", self.0)
    }

    pub(crate) fn item_key(&self) -> Attributes {
        key(self.pk(), REQUEST)
    }
}

impl AddressRequestId {
    /// What tells the request without telling its name.
    pub fn digest(&self) -> String {
        hex(digest(&SHA256, self.0.as_bytes()).as_ref())
    }
}

impl fmt::Debug for AddressRequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", self.0.chars().take(6).collect::<String>())
    }
}

/// A request.
#[derive(Clone, PartialEq, Eq)]
pub struct AddressRequest {
    /// Its name.
    pub id: AddressRequestId,
    /// The address, trimmed and in lower case.
    pub email: String,
    /// What is asked for.
    pub wanted: Wanted,
    /// When it came.
    pub at: Instant,
    /// When somebody looks at it next: to send the mail, then to take it away.
    pub alarm_at: Instant,
    /// How often somebody has begun to send the mail.
    pub tries: u16,
}

/// What is asked for.
#[derive(Clone, PartialEq, Eq)]
pub enum Wanted {
    /// A link to a new password.
    Password,
    /// An account.
    Account(Box<SignUp>),
    /// An account for a player whom a federation has registered.
    Number {
        /// Who was registered.
        player: PlayerId,
        /// The language of the mail: `en` or `cs`.
        language: String,
        /// Whether the link was used.
        used: bool,
    },
    /// Nothing: whoever reads mail there is told that the account has another address now.
    Left {
        /// Who has changed it.
        by: ChangedBy,
        /// The account's language: `en` or `cs`.
        language: String,
        /// The account's zone.
        zone: Tz,
    },
}

/// Who has changed an account's address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangedBy {
    /// Whoever was signed in, by a link to the new one.
    Owner,
    /// Whoever runs the server, for somebody who reads no mail at the old one any more.
    Operator,
}

impl ChangedBy {
    const ALL: [ChangedBy; 2] = [ChangedBy::Owner, ChangedBy::Operator];

    /// The name in the table and in the texts of mails.
    pub fn name(self) -> &'static str {
        match self {
            ChangedBy::Owner => "owner",
            ChangedBy::Operator => "operator",
        }
    }
}

impl FromStr for ChangedBy {
    type Err = UnknownChangedBy;

    fn from_str(name: &str) -> Result<ChangedBy, UnknownChangedBy> {
        ChangedBy::ALL.into_iter().find(|by| by.name() == name).ok_or(UnknownChangedBy)
    }
}

/// A name that nobody who changes addresses has.
#[derive(Debug)]
pub struct UnknownChangedBy;

/// A sign-up, as it was typed.
#[derive(Clone, PartialEq, Eq)]
pub struct SignUp {
    /// The given name.
    pub given_name: String,
    /// The family name.
    pub family_name: String,
    /// The federation.
    pub federation: Federation,
    /// The password's argon2id hash in PHC form.
    pub password_hash: String,
    /// The language for mails: `en` or `cs`.
    pub language: String,
    /// The zone in which mails tell moments.
    pub zone: Tz,
    /// The player that it has become, once it was confirmed.
    pub player: Option<PlayerId>,
}

/// Leaves out everything that must not reach a log.
impl fmt::Debug for AddressRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AddressRequest").field("id", &self.id).finish_non_exhaustive()
    }
}

impl AddressRequest {
    /// A request that comes now; its mail is due at once.
    pub fn new(id: String, email: String, wanted: Wanted, now: Instant) -> AddressRequest {
        let id = AddressRequestId(id);
        AddressRequest { id, email, wanted, at: now, alarm_at: now, tries: 0 }
    }

    /// The request of an invitation to claim a number, whose link nothing else here knows.
    pub fn of_invitation(
        id: AddressRequestId,
        player: PlayerId,
        invitation: &Invitation,
        language: String,
    ) -> AddressRequest {
        let wanted = Wanted::Number { player, language, used: false };
        AddressRequest::new(id.0, invitation.email.clone(), wanted, invitation.at)
    }

    /// When it is gone, whether or not a mail was sent.
    pub fn lapses_at(&self) -> Instant {
        match self.wanted {
            Wanted::Password => self.at + PASSWORD_SECONDS,
            Wanted::Account(_) => self.at + SIGN_UP_SECONDS,
            Wanted::Left { .. } => self.at + LEFT_SECONDS,
            Wanted::Number { .. } => self.at + INVITATION_DAYS * DAY_SECONDS,
        }
    }

    pub(crate) fn item(&self) -> Attributes {
        let mut item = self.id.item_key();
        item.extend([
            ("email".to_owned(), text(&self.email)),
            ("at".to_owned(), number(self.at.unix())),
            ("tries".to_owned(), number(self.tries)),
            ("shard".to_owned(), number(letter_shard_of(&self.id.pk()))),
            ("alarm_at".to_owned(), number(self.alarm_at.unix())),
            ("expires_at".to_owned(), number((self.lapses_at() + SPARE_SECONDS).unix())),
        ]);
        match &self.wanted {
            Wanted::Password => {}
            Wanted::Account(sign_up) => item.extend(sign_up.attributes()),
            Wanted::Number { player, language, .. } => item.extend([
                ("invited".to_owned(), number(player)),
                ("language".to_owned(), text(language)),
            ]),
            Wanted::Left { by, language, zone } => item.extend([
                ("left_by".to_owned(), text(by.name())),
                ("language".to_owned(), text(language)),
                ("zone".to_owned(), text(zone.name())),
            ]),
        }
        item
    }
}

impl SignUp {
    fn attributes(&self) -> Attributes {
        let mut attributes = Attributes::from([
            ("given_name".to_owned(), text(&self.given_name)),
            ("family_name".to_owned(), text(&self.family_name)),
            ("federation".to_owned(), text(self.federation.to_string())),
            ("password_hash".to_owned(), text(&self.password_hash)),
            ("language".to_owned(), text(&self.language)),
            ("zone".to_owned(), text(self.zone.name())),
        ]);
        attributes.extend(self.player.map(|player| ("player".to_owned(), number(player))));
        attributes
    }
}

/// The name of the request that an item's keys tell.
pub(crate) fn id_of(pk: &str, sk: &str) -> Option<AddressRequestId> {
    let id = pk.strip_prefix(PREFIX).filter(|_| sk == REQUEST)?;
    Some(AddressRequestId(id.to_owned()))
}

fn read(id: &AddressRequestId, item: &Attributes) -> Result<AddressRequest, Error> {
    let reader = Reader::new(item);
    Ok(AddressRequest {
        id: id.clone(),
        email: reader.text("email")?.to_owned(),
        wanted: read_wanted(&reader, item)?,
        at: Instant::from_unix(reader.number("at")?),
        alarm_at: Instant::from_unix(reader.number("alarm_at")?),
        tries: reader.number("tries")?,
    })
}

fn read_wanted(reader: &Reader<'_>, item: &Attributes) -> Result<Wanted, Error> {
    if let Some(player) = reader.maybe_number("invited")?.map(PlayerId) {
        let language = reader.text("language")?.to_owned();
        return Ok(Wanted::Number { player, language, used: item.contains_key("claimed") });
    }
    if item.contains_key("left_by") {
        let language = reader.text("language")?.to_owned();
        return Ok(Wanted::Left {
            by: reader.parsed("left_by")?,
            language,
            zone: read_zone(reader)?,
        });
    }
    let Some(hash) = reader.maybe_text("password_hash")? else { return Ok(Wanted::Password) };
    Ok(Wanted::Account(Box::new(SignUp {
        given_name: reader.text("given_name")?.to_owned(),
        family_name: reader.text("family_name")?.to_owned(),
        federation: reader.parsed("federation")?,
        password_hash: hash.to_owned(),
        language: reader.text("language")?.to_owned(),
        zone: read_zone(reader)?,
        player: reader.maybe_number("player")?.map(PlayerId),
    })))
}

impl Store {
    /// Puts a request down.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn put_address_request(&self, request: &AddressRequest) -> Result<(), Error> {
        self.put_item(request.item()).await
    }

    /// A request; none when there never was one, or it is gone.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn address_request(
        &self,
        id: &AddressRequestId,
    ) -> Result<Option<AddressRequest>, Error> {
        self.get(id.item_key()).await?.map(|item| read(id, &item)).transpose()
    }

    /// Takes a request for one try until `until`: nobody else sends its mail before.
    ///
    /// # Errors
    /// `Conflict` when somebody has taken it meanwhile, or it is gone; `Unavailable`.
    pub async fn claim_address_request(
        &self,
        request: &AddressRequest,
        until: Instant,
    ) -> Result<AddressRequest, Error> {
        let claimed = AddressRequest {
            alarm_at: until,
            tries: request.tries.saturating_add(1),
            ..request.clone()
        };
        let claim = Update::new(request.id.item_key(), "SET alarm_at = :until, tries = :tries")
            .under("alarm_at = :alarm_before AND tries = :tries_before")
            .with(":until", number(until.unix()))
            .with(":tries", number(claimed.tries))
            .with(":alarm_before", number(request.alarm_at.unix()))
            .with(":tries_before", number(request.tries));
        self.update(claim).await?;
        Ok(claimed)
    }

    /// Lets a request that was claimed ring next at `next`, after so many tries.
    ///
    /// # Errors
    /// `Conflict` when somebody has taken it meanwhile, or it is gone; `Unavailable`.
    pub async fn rearm_address_request(
        &self,
        request: &AddressRequest,
        next: Instant,
        tries: u16,
    ) -> Result<(), Error> {
        let rearmed = Update::new(request.id.item_key(), "SET alarm_at = :next, tries = :tries")
            .under("tries = :before")
            .with(":next", number(next.unix()))
            .with(":tries", number(tries))
            .with(":before", number(request.tries));
        self.update(rearmed).await
    }

    /// Takes a request away; idempotent.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn remove_address_request(&self, id: &AddressRequestId) -> Result<(), Error> {
        self.delete_item(id.item_key()).await
    }

    /// Makes a sign-up the account of its address with the hash of the password, all or nothing.
    ///
    /// # Errors
    /// `Conflict` when the address has an account, the number is taken, or the sign-up has become an account or
    /// is gone; `Unavailable`.
    pub async fn open_account(
        &self,
        id: &AddressRequestId,
        profile: &Profile,
        account: &Account,
        password_hash: &str,
    ) -> Result<(), Error> {
        let confirmed = Update::new(id.item_key(), "SET player = :player")
            .under("attribute_exists(password_hash) AND attribute_not_exists(player)")
            .with(":player", number(account.player));
        let mut writes = vec![
            self.update_write(confirmed)?,
            self.take_address(account, self.left_behind(&account.email).await?)?,
        ];
        for item in crate::account::new_items(profile, account, password_hash) {
            writes.push(self.put_new(item)?);
        }
        self.transact(writes).await
    }

    /// Gives an account another address, which its owner has shown to be theirs, and puts down that the old one is
    /// told.
    ///
    /// # Errors
    /// `Conflict` when the new address has an account, or this one was changed meanwhile;
    /// `Unavailable`.
    pub async fn change_email(
        &self,
        account: &Account,
        email: &str,
        told: &AddressRequest,
    ) -> Result<(), Error> {
        self.settle_account(account.player).await?;
        let update = Update::new(account_key(account.player), "SET email = :new")
            .under("email = :old AND password_version = :version")
            .with(":new", text(email))
            .with(":old", text(&account.email))
            .with(":version", number(account.password_version));
        let mut by_email = email_key(email);
        by_email.insert("player".to_owned(), number(account.player));
        let write = self.update_write(update)?;
        let gone = self.delete(email_key(&account.email))?;
        let told = self.put_new(told.item())?;
        self.transact(vec![write, self.put_new(by_email)?, gone, told]).await
    }

    /// The player whom an address still names although there is no such account any more.
    pub(crate) async fn left_behind(&self, email: &str) -> Result<Option<PlayerId>, Error> {
        let Some(item) = self.get(email_key(email)).await? else { return Ok(None) };
        let player = PlayerId(Reader::new(&item).number("player")?);
        match self.account(player).await {
            Err(Error::NotFound) => Ok(Some(player)),
            Ok(_) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The write that gives a free address to an account.
    pub(crate) fn take_address(
        &self,
        account: &Account,
        left_behind: Option<PlayerId>,
    ) -> Result<TransactWriteItem, Error> {
        let mut item = email_key(&account.email);
        item.insert("player".to_owned(), number(account.player));
        let free = format!("attribute_not_exists({PK})");
        let put = Put::builder().table_name(self.table()).set_item(Some(item));
        let put = match left_behind {
            None => put.condition_expression(free),
            Some(player) => put
                .condition_expression(format!("{free} OR player = :gone"))
                .expression_attribute_values(":gone", AttributeValue::N(player.to_string())),
        };
        Ok(TransactWriteItem::builder().put(put.build()?).build())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The name is half of what confirms an address.
    #[test]
    fn no_log_shows_a_name_whole() {
        let request = AddressRequest::new(
            "0123456789abcdef".to_owned(),
            "somebody@posthorn.example".to_owned(),
            Wanted::Password,
            Instant::from_unix(0),
        );
        assert_eq!(format!("{request:?}"), "AddressRequest { id: 012345…, .. }");
    }
}
