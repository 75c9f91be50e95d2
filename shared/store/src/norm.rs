//! Norms that players have made, kept when their event is finished.
//!
//! A norm stands with its player. It has a line among all that were made, by time, which holds nothing: what
//! it says, and when it was made in the end, the norm tells.

use std::collections::BTreeSet;

use rules::title::NormRecord;
use rules::{Instant, PlayerId};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, SK, key};
use crate::player::{player_of, player_pk};
use crate::{Error, SectionId, Store};

const NORM: &str = "NORM#";
/// The partition of the lines of all norms, by the time at which they were made.
const MADE: &str = "NORMS";

pub(crate) fn read(item: &Attributes) -> Result<NormRecord, Error> {
    read_json(&Reader::new(item), "norm")
}

/// The norm of a line: whose, and under which key it is kept.
fn norm_of(line: &Attributes) -> Result<(PlayerId, String), Error> {
    let reader = Reader::new(line);
    let mut parts = reader.text(SK)?.splitn(3, '#').skip(1);
    let player = parts.next().and_then(|id| id.parse().ok()).map(PlayerId);
    let norm = parts.next().map(|own| format!("{NORM}{own}"));
    player.zip(norm).ok_or_else(|| reader.corrupt(SK, "names no norm"))
}

impl Store {
    /// Keeps a player's norm. Again does no harm.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn put_norm(&self, player: PlayerId, norm: &NormRecord) -> Result<(), Error> {
        let own = format!("{:010}#{}", norm.section, norm.title);
        let at = norm.finished_at.unix();
        // The line first: one that leads to no norm is passed over, a norm without a line is not found.
        self.put_item(key(MADE, format!("{at:012}#{:010}#{own}", player.0))).await?;
        let mut item = key(player_pk(player), format!("{NORM}{own}"));
        item.insert("norm".to_owned(), json(norm)?);
        self.put_item(item).await
    }

    /// Forgets the norms that a player has made in a section; their lines lead nowhere then. Again does no harm.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn remove_norms(&self, player: PlayerId, section: SectionId) -> Result<(), Error> {
        let own = format!("{NORM}{:010}#", section.0);
        for item in self.query_prefix(player_pk(player), &own).await? {
            let sk = Reader::new(&item).text(SK)?.to_owned();
            self.delete_item(key(player_pk(player), sk)).await?;
        }
        Ok(())
    }

    /// The norms that were made from one moment on up to another, each with its player, in no order; and those
    /// of sections that were played on and ended again at another time.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn norms_made(
        &self,
        from: Instant,
        to: Instant,
    ) -> Result<Vec<(PlayerId, NormRecord)>, Error> {
        let between = [from, to].map(|time| format!("{:012}", time.unix()));
        let lines = self.query_between(MADE.to_owned(), between).await?;
        // A section that was played on after its end has two lines of a norm.
        let norms = lines.iter().map(norm_of).collect::<Result<BTreeSet<_>, _>>()?;
        let keys = norms.into_iter().map(|(player, own)| key(player_pk(player), own));
        let items = self.batch_get(keys.collect()).await?;
        let made = |item: &Attributes| Ok((player_of(&Reader::new(item))?, read(item)?));
        items.iter().map(made).collect()
    }

    /// A player's norms, by section.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn norms_of(&self, player: PlayerId) -> Result<Vec<NormRecord>, Error> {
        let items = self.query_prefix(player_pk(player), NORM).await?;
        items.iter().map(read).collect()
    }
}
