//! Accounts that are taken away for good: what is the person's own goes, and games stay under another
//! name.

use aws_sdk_dynamodb::types::{AttributeValue, Delete, TransactWriteItem, Update};
use rules::{Instant, PlayerId, Profile};

use crate::account::{account_key, delegate_key, email_key, officer_key};
use crate::alarm::shard_of_text;
use crate::event::{json, read_json};
use crate::export::{EXPORT, ORDER};
use crate::federation::member_key;
use crate::item::{Attributes, PK, Reader, SK, key, number, text};
use crate::opened::OPENED;
use crate::player::{player_key, player_pk};
use crate::portrait::{REMOVED, picture_key};
use crate::renaming::{RENAMED, RENAMING};
use crate::section::start_list_key;
use crate::{Account, Error, SectionId, StartLine, Store};

/// The sort key of what is still to be done.
pub(crate) const FAREWELL: &str = "FAREWELL";

/// What is the person's own, by the beginnings of the sort keys.
const OWN: [&str; 12] = [
    "SETTINGS",
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
    REMOVED,
];

/// The item that tells how far the search for accounts that nobody has confirmed has come.
fn search_key() -> Attributes {
    key("UNCONFIRMED", "SEARCH")
}

fn farewell_key(player: PlayerId) -> Attributes {
    key(player_pk(player), FAREWELL)
}

impl Store {
    /// Takes an account away with its address, its offices and its picture, leaves the profile without words
    /// and with the name that `after` has, and sets the alarm that rings until everything else has followed.
    ///
    /// # Errors
    /// `Conflict` when the account is gone, or has another password; `Unavailable`.
    pub async fn begin_farewell(
        &self,
        account: &Account,
        after: &Profile,
        now: Instant,
    ) -> Result<(), Error> {
        let player = account.player;
        let gone = Delete::builder()
            .table_name(self.table())
            .set_key(Some(account_key(player)))
            .condition_expression("password_hash = :hash")
            .expression_attribute_values(":hash", text(&account.password_hash));
        let renamed = Update::builder()
            .table_name(self.table())
            .set_key(Some(player_key(player)))
            .update_expression(
                "SET given_name = :given, family_name = :family REMOVE words, picture",
            )
            .condition_expression(format!("attribute_exists({PK})"))
            .expression_attribute_values(":given", text(&after.given_name))
            .expression_attribute_values(":family", text(&after.family_name));
        let mut open = farewell_key(player);
        open.insert("shard".to_owned(), number(shard_of_text(&player_pk(player))));
        open.insert("alarm_at".to_owned(), number(now.unix()));
        let mut writes = vec![
            TransactWriteItem::builder().delete(gone.build()?).build(),
            TransactWriteItem::builder().update(renamed.build()?).build(),
            self.put_new(open)?,
        ];
        let lines = [
            email_key(&account.email),
            officer_key(player),
            delegate_key(after.federation, player),
            picture_key(player),
        ];
        for line in lines {
            writes.push(self.delete(line)?);
        }
        self.transact(writes).await
    }

    /// Goes on with the search for accounts from before sign-ups were kept apart, and takes away those that nobody
    /// has confirmed: up to `items` items of the table at a time. Who was entered or seated all the same stays, and
    /// gets in with a new password. The address is free: it names nobody any more. Answers whether the end has
    /// come, which is kept.
    ///
    /// # Errors
    /// `Conflict` when one of them was confirmed just now: the next call reads again; `Corrupt`, `Unavailable`.
    pub async fn drop_older_sign_ups(&self, items: u16) -> Result<bool, Error> {
        let Some(found) = self.search_on(search_key(), "ACCOUNT", "confirmed", items).await? else {
            return Ok(true);
        };
        for item in &found.items {
            let is_confirmed = item.get("confirmed").and_then(|value| value.as_bool().ok());
            let pk = Reader::new(item).text(PK)?;
            let player = pk.strip_prefix("P#").and_then(|id| id.parse().ok()).map(PlayerId);
            if let (Some(false), Some(player)) = (is_confirmed, player) {
                self.drop_sign_up(player).await?;
            }
        }
        self.keep_place(search_key(), found.last).await
    }

    async fn drop_sign_up(&self, player: PlayerId) -> Result<(), Error> {
        let (seats, entries) = (self.seats(player).await?, self.entries_of(player).await?);
        let Some(profile) = self.players(&[player]).await?.pop() else { return Ok(()) };
        if !seats.is_empty() || !entries.is_empty() {
            return Ok(());
        }
        let account = Delete::builder()
            .table_name(self.table())
            .set_key(Some(account_key(player)))
            .condition_expression("confirmed = :no")
            .expression_attribute_values(":no", AttributeValue::Bool(false));
        self.transact(vec![
            TransactWriteItem::builder().delete(account.build()?).build(),
            self.delete(player_key(player))?,
            self.delete(member_key(profile.federation, player))?,
        ])
        .await?;
        self.remove_own_items(player).await
    }

    /// Whether something is still to be done after an account was taken away.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn farewell_is_open(&self, player: PlayerId) -> Result<bool, Error> {
        Ok(self.get(farewell_key(player)).await?.is_some())
    }

    /// Everything has followed. Again is no fault.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn end_farewell(&self, player: PlayerId) -> Result<(), Error> {
        self.delete_item(farewell_key(player)).await
    }

    /// Removes settings, devices, keys, notices, reminders, deliveries and exports. Again is no fault.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn remove_own_items(&self, player: PlayerId) -> Result<(), Error> {
        for prefix in OWN {
            for item in self.query_prefix(player_pk(player), prefix).await? {
                let sk = Reader::new(&item).text(SK)?.to_owned();
                self.delete_item(key(player_pk(player), sk)).await?;
            }
        }
        Ok(())
    }

    /// Gives a player's line in a section's start list the profile's name. Again does no harm, and
    /// neither does a section without a list.
    ///
    /// # Errors
    /// `Conflict` when somebody has changed the list meanwhile; `Corrupt`, `Unavailable`.
    pub async fn rename_at_start(&self, section: SectionId, named: &Profile) -> Result<(), Error> {
        let Some(item) = self.get(start_list_key(section)).await? else { return Ok(()) };
        let mut players: Vec<StartLine> = read_json(&Reader::new(&item), "players")?;
        for line in players.iter_mut().filter(|line| line.player == named.id) {
            line.given_name.clone_from(&named.given_name);
            line.family_name.clone_from(&named.family_name);
        }
        let was = item.get("players").cloned().ok_or(Error::NotFound)?;
        self.client()
            .update_item()
            .table_name(self.table())
            .set_key(Some(start_list_key(section)))
            .update_expression("SET players = :players")
            .condition_expression("players = :was")
            .expression_attribute_values(":players", json(&players)?)
            .expression_attribute_values(":was", was)
            .send()
            .await?;
        Ok(())
    }

    async fn delete_item(&self, key: Attributes) -> Result<(), Error> {
        self.client().delete_item().table_name(self.table()).set_key(Some(key)).send().await?;
        Ok(())
    }
}
