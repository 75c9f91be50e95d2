//! Accounts that are taken away for good: what is the person's own goes, and games stay under another
//! name.

use aws_sdk_dynamodb::types::{Delete, TransactWriteItem};
use rules::{Instant, PlayerId, Profile};

use crate::account::{account_key, delegate_key, email_key, password_key};
use crate::challenge::{BLOCKED, PREFIX, REQUESTED};
use crate::contact::CONTACT;
use crate::event::{json, read_json};
use crate::export::{EXPORT, ORDER};
use crate::follow::FOLLOWS;
use crate::item::{Attributes, Reader, SK, key, number, text};
use crate::official::officer_key;
use crate::opened::OPENED;
use crate::player::{player_key, player_pk};
use crate::portrait::{REMOVED, picture_key};
use crate::register::sex_key;
use crate::renaming::{RENAMED, RENAMING};
use crate::request::Part;
use crate::section::start_list_key;
use crate::shard::shard_of_text;
use crate::write::Update;
use crate::{Account, Error, SectionId, StartLine, Store};

/// The sort key of what is still to be done.
pub(crate) const FAREWELL: &str = "FAREWELL";

/// Sort keys of numbers that were given up for a player's begin with this.
pub(crate) const JOINED: &str = "JOINED#";

/// Items that are held in memory together while a partition is removed.
const REMOVED_TOGETHER: u16 = 20;

/// What is the person's own, by the beginnings of the sort keys.
pub(crate) const OWN: [&str; 18] = [
    "SETTINGS",
    CONTACT,
    "PUSH#",
    "KEY#",
    "NOTICE#",
    "REMINDERS",
    "DELIVERY#",
    EXPORT,
    ORDER,
    OPENED,
    RENAMING,
    RENAMED,
    JOINED,
    REMOVED,
    BLOCKED,
    FOLLOWS,
    PREFIX,
    REQUESTED,
];

fn farewell_key(player: PlayerId) -> Attributes {
    key(player_pk(player), FAREWELL)
}

/// What is still to be done since then.
pub(crate) fn farewell_item(player: PlayerId, now: Instant) -> Attributes {
    let mut open = farewell_key(player);
    open.insert("shard".to_owned(), number(shard_of_text(&player_pk(player))));
    open.insert("alarm_at".to_owned(), number(now.unix()));
    open
}

impl Store {
    /// Takes an account away with its address, its offices and its picture, leaves the profile without words
    /// and with the name that `after` has in place of `before`'s, and sets the alarm that rings until everything else has followed.
    ///
    /// # Errors
    /// `Conflict` when the account is gone, or has another password; `Unavailable`.
    pub async fn begin_farewell(
        &self,
        account: &Account,
        (before, after): (&Profile, &Profile),
        now: Instant,
    ) -> Result<(), Error> {
        let player = account.player;
        self.settle_account(player).await?;
        let gone = Delete::builder()
            .table_name(self.table())
            .set_key(Some(account_key(player)))
            .condition_expression("password_version = :version")
            .expression_attribute_values(":version", number(account.password_version));
        let renamed = Update::new(
            player_key(player),
            "SET given_name = :given, family_name = :family REMOVE words, picture",
        )
        .under("given_name = :given_before AND family_name = :family_before")
        .with(":given_before", text(&before.given_name))
        .with(":family_before", text(&before.family_name))
        .with(":given", text(&after.given_name))
        .with(":family", text(&after.family_name));
        let mut writes = vec![
            TransactWriteItem::builder().delete(gone.build()?).build(),
            self.update_write(renamed)?,
            self.put_new(farewell_item(player, now))?,
        ];
        writes.extend(self.renaming_writes(before, after)?);
        let lines = [
            password_key(player),
            email_key(&account.email),
            officer_key(player),
            delegate_key(after.federation, player),
            picture_key(player),
            sex_key(player),
        ];
        for line in lines {
            writes.push(self.delete(line)?);
        }
        self.transact(writes).await
    }

    /// Whether something is still to be done after an account was taken away.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn farewell_is_open(&self, player: PlayerId) -> Result<bool, Error> {
        Ok(self.get(farewell_key(player)).await?.is_some())
    }

    /// Everything has followed. Idempotent.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn end_farewell(&self, player: PlayerId) -> Result<(), Error> {
        self.delete_item(farewell_key(player)).await
    }

    /// Removes settings, devices, keys, notices, reminders, deliveries, exports, notes, notifications and what is followed.
    /// Idempotent.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn remove_own_items(&self, player: PlayerId) -> Result<(), Error> {
        // Its lines say where its other lines are.
        self.remove_follows(player).await?;
        for prefix in OWN {
            for item in self.query_prefix(player_pk(player), prefix).await? {
                let sk = Reader::new(&item).text(SK)?.to_owned();
                self.delete_item(key(player_pk(player), sk)).await?;
            }
        }
        self.remove_notebooks(player).await?;
        self.remove_notifications(player).await?;
        // A delegate may have registered it just as the account went.
        self.delete_item(sex_key(player)).await
    }

    /// Removes a partition with all that is in it. Idempotent.
    pub(crate) async fn remove_partition(&self, pk: String) -> Result<(), Error> {
        loop {
            // A few at a time: two thousand of the largest notebooks would fill the memory.
            let few = Part { limit: Some(REMOVED_TOGETHER), ..Part::default() };
            let items = self.query_all_of(pk.clone(), few).await?;
            if items.is_empty() {
                return Ok(());
            }
            for item in items {
                let sk = Reader::new(&item).text(SK)?.to_owned();
                self.delete_item(key(pk.clone(), sk)).await?;
            }
        }
    }

    /// Gives a player's line in a section's start list the profile's name. Again does no harm, and
    /// neither does a section without a list.
    ///
    /// # Errors
    /// `Conflict` when somebody has changed the list meanwhile; `Corrupt`, `Unavailable`.
    pub async fn rename_at_start(&self, section: SectionId, named: &Profile) -> Result<(), Error> {
        let Some(item) = self.get(start_list_key(section)).await? else { return Ok(()) };
        let mut players: Vec<StartLine> = read_json(&Reader::new(&item), "players")?;
        players.iter_mut().for_each(|line| line.rename(named));
        let was = item.get("players").cloned().ok_or(Error::NotFound)?;
        let renamed = Update::new(start_list_key(section), "SET players = :players")
            .under("players = :was")
            .with(":players", json(&players)?)
            .with(":was", was);
        self.update(renamed).await
    }
}
