//! What players show of themselves: a few words and a picture.
//!
//! The words are part of the profile, with a name for the picture that says there is one. The picture is an
//! item in a partition of its own: whoever reads a player's things has no use for it.

use rules::{Instant, PlayerId};
use serde::{Deserialize, Serialize};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, bytes, key, text};
use crate::player::{player_key, player_pk};
use crate::write::Update;
use crate::{Error, Store};

/// Sort keys of what officers have taken away begin with this.
pub(crate) const REMOVED: &str = "REMOVED#";

/// What a player shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Portrait {
    /// The words, where there are any.
    pub words: Option<String>,
    /// The name of the picture, where there is one: another picture has another name.
    pub picture: Option<String>,
}

/// What becomes of a player's picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureChange {
    /// It stays, or there is still none.
    Stays,
    /// It goes.
    Goes,
    /// This one takes its place.
    Becomes {
        /// Its name.
        name: String,
        /// The file.
        png: Vec<u8>,
    },
}

/// What an officer has taken away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Removal {
    /// When.
    pub at: Instant,
    /// Who.
    pub by: PlayerId,
    /// The words, where they were taken away: what they said.
    pub words: Option<String>,
    /// Whether the picture was taken away.
    pub picture: bool,
    /// Why.
    pub reason: String,
}

pub(crate) fn picture_key(player: PlayerId) -> Attributes {
    key(format!("PICTURE#{player}"), "PICTURE")
}

impl Portrait {
    /// What a profile's item says of it.
    pub(crate) fn read(item: &Attributes) -> Result<Portrait, Error> {
        let reader = Reader::new(item);
        let owned = |name| Ok::<_, Error>(reader.maybe_text(name)?.map(str::to_owned));
        Ok(Portrait { words: owned("words")?, picture: owned("picture")? })
    }
}

impl Store {
    /// What a player shows.
    ///
    /// # Errors
    /// `Corrupt`, `NotFound` without a profile, `Unavailable`.
    pub async fn portrait(&self, player: PlayerId) -> Result<Portrait, Error> {
        Portrait::read(&self.get(player_key(player)).await?.ok_or(Error::NotFound)?)
    }

    /// The file of a player's picture.
    ///
    /// # Errors
    /// `Corrupt`, `NotFound` where there is none, `Unavailable`.
    pub async fn picture(&self, player: PlayerId) -> Result<Vec<u8>, Error> {
        let item = self.get(picture_key(player)).await?.ok_or(Error::NotFound)?;
        Ok(Reader::new(&item).bytes("png")?.to_vec())
    }

    /// Keeps what the owner of an account shows, all or nothing.
    ///
    /// # Errors
    /// `Conflict` when the account is gone, or somebody writes at the same time; `Unavailable`.
    pub async fn keep_portrait(
        &self,
        player: PlayerId,
        words: Option<&str>,
        picture: &PictureChange,
    ) -> Result<(), Error> {
        let (mut set, mut remove) = (Vec::new(), Vec::new());
        let mut update = Update::new(player_key(player), "");
        match words {
            Some(words) => {
                set.push("words = :words");
                update = update.with(":words", text(words));
            }
            None => remove.push("words"),
        }
        let mut writes = vec![self.account_stays(player).await?];
        match picture {
            PictureChange::Stays => {}
            PictureChange::Goes => {
                remove.push("picture");
                writes.push(self.delete(picture_key(player))?);
            }
            PictureChange::Becomes { name, png } => {
                set.push("picture = :picture");
                update = update.with(":picture", text(name));
                let mut item = picture_key(player);
                item.insert("png".to_owned(), bytes(png.clone()));
                writes.push(self.put(item)?);
            }
        }
        let parts =
            [("SET", set), ("REMOVE", remove)].into_iter().filter(|(_, all)| !all.is_empty());
        let parts: Vec<String> =
            parts.map(|(verb, all)| format!("{verb} {}", all.join(", "))).collect();
        update.expression = parts.join(" ");
        writes.push(self.update_write(update.under("attribute_exists(pk)"))?);
        self.transact(writes).await
    }

    /// Takes away what `shown` shows and `removal` names, with the line that tells of it.
    ///
    /// # Errors
    /// `Conflict` when the player shows something else by now, or somebody takes something away at the same
    /// time; `Corrupt`, `Unavailable`.
    pub async fn take_from_portrait(
        &self,
        player: PlayerId,
        shown: &Portrait,
        removal: &Removal,
    ) -> Result<(), Error> {
        // Numbered, so that of two at the same time one is refused.
        let number = self.removals(player).await?.len() + 1;
        let mut line = key(player_pk(player), format!("{REMOVED}{number:06}"));
        line.insert("removal".to_owned(), json(removal)?);
        let mut writes = vec![self.put_new(line)?];
        let (mut gone, mut as_shown) = (Vec::new(), Vec::new());
        let mut update = Update::new(player_key(player), "");
        if let Some(words) = &removal.words {
            gone.push("words");
            as_shown.push("words = :words");
            update = update.with(":words", text(words));
        }
        if let Some(picture) = shown.picture.as_ref().filter(|_| removal.picture) {
            gone.push("picture");
            as_shown.push("picture = :picture");
            update = update.with(":picture", text(picture));
            writes.push(self.delete(picture_key(player))?);
        }
        update.expression = format!("REMOVE {}", gone.join(", "));
        writes.push(self.update_write(update.under(as_shown.join(" AND ")))?);
        self.transact(writes).await
    }

    /// Everything that officers have taken away from what a player shows, the oldest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn removals(&self, player: PlayerId) -> Result<Vec<Removal>, Error> {
        let items = self.query_prefix(player_pk(player), REMOVED).await?;
        items.iter().map(|item| read_json(&Reader::new(item), "removal")).collect()
    }
}
