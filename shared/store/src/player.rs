//! Players' public profiles, and the numbers that are given out in order.

use rules::rating::{FIXED_GAMES_MIN, FideEntry, ListEntry, Pool, Ratings};
use rules::{Federation, PlayerId, Profile};

use crate::item::{Attributes, Reader, key, number, text};
use crate::write::Update;
use crate::{Error, Store};

/// The partition of everything that belongs to a player.
pub(crate) fn player_pk(id: PlayerId) -> String {
    format!("P#{id}")
}

pub(crate) fn player_key(id: PlayerId) -> Attributes {
    key(player_pk(id), "PLAYER")
}

/// The item of a profile.
pub(crate) fn item(profile: &Profile) -> Attributes {
    let mut item = player_key(profile.id);
    item.extend([
        ("given_name".to_owned(), text(&profile.given_name)),
        ("family_name".to_owned(), text(&profile.family_name)),
        ("federation".to_owned(), text(profile.federation.to_string())),
    ]);
    if let Some(title) = profile.title {
        item.insert("title".to_owned(), text(title.to_string()));
    }
    item.extend(rating_attributes(&profile.ratings));
    item
}

/// The attributes of a pool's rating and of the number of its games.
pub(crate) fn rating_names(pool: Pool) -> (&'static str, &'static str) {
    match pool {
        Pool::Chess => ("rating", "rated_games"),
        Pool::Chess960 => ("rating960", "rated_games960"),
    }
}

fn rating_attributes(ratings: &Ratings) -> Attributes {
    let mut attributes = Attributes::new();
    for pool in Pool::ALL {
        let ((rating, games), entry) = (rating_names(pool), ratings.of_pool(pool));
        attributes.extend(entry.rating.map(|points| (rating.to_owned(), number(points))));
        if entry.games > 0 {
            attributes.insert(games.to_owned(), number(entry.games));
        }
    }
    attributes.extend(ratings.fide.map(fide_attributes).unwrap_or_default());
    attributes
}

/// The attributes of what a list of FIDE says.
pub(crate) fn fide_attributes(fide: FideEntry) -> Attributes {
    let named = [
        ("fide_list", fide.list.map(|list| text(list.to_string()))),
        ("fide_rating", fide.rating.map(number)),
        ("fide_title", fide.title.map(|title| text(title.to_string()))),
    ];
    named.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
}

/// What a list of FIDE says; ratings of before lists were told are of none.
fn read_fide(reader: &Reader<'_>) -> Result<Option<FideEntry>, Error> {
    let rating = reader.maybe_number("fide_rating")?;
    let title = reader.maybe_text("fide_title")?.map(str::parse).transpose();
    let title = title.map_err(|e| reader.corrupt("fide_title", e))?;
    let list = reader.maybe_text("fide_list")?.map(str::parse).transpose();
    let list = list.map_err(|e| reader.corrupt("fide_list", e))?;
    let entry = FideEntry { list, rating, title };
    Ok(Some(entry).filter(|fide| fide.rating.is_some() || fide.title.is_some()))
}

fn read_ratings(reader: &Reader<'_>) -> Result<Ratings, Error> {
    let entry = |pool| {
        let (rating, games) = rating_names(pool);
        let rating = reader.maybe_number(rating)?;
        // Profiles that do not tell are older than the lists: their ratings counted as fixed.
        let untold = if rating.is_some() { FIXED_GAMES_MIN } else { 0 };
        let games = reader.maybe_number(games)?.unwrap_or(untold);
        Ok::<_, Error>(ListEntry { rating, games })
    };
    Ok(Ratings {
        chess: entry(Pool::Chess)?,
        chess960: entry(Pool::Chess960)?,
        fide: read_fide(reader)?,
    })
}

/// In whose partition an item is.
pub(crate) fn player_of(reader: &Reader<'_>) -> Result<PlayerId, Error> {
    let id = reader.text("pk")?.strip_prefix("P#").and_then(|id| id.parse().ok());
    id.map(PlayerId).ok_or_else(|| reader.corrupt("pk", "is no player's"))
}

/// Which federation a player is of.
pub(crate) fn federation_of(item: &Attributes) -> Result<(Federation, PlayerId), Error> {
    let reader = Reader::new(item);
    Ok((reader.parsed("federation")?, player_of(&reader)?))
}

pub(crate) fn read(item: &Attributes) -> Result<Profile, Error> {
    let reader = Reader::new(item);
    let (federation, id) = federation_of(item)?;
    let title = reader.maybe_text("title")?.map(str::parse).transpose();
    Ok(Profile {
        id,
        given_name: reader.text("given_name")?.to_owned(),
        family_name: reader.text("family_name")?.to_owned(),
        federation,
        title: title.map_err(|e| reader.corrupt("title", e))?,
        ratings: read_ratings(&reader)?,
    })
}

impl Store {
    /// Several players' profiles, in no order; those that do not exist are left out.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn players(&self, ids: &[PlayerId]) -> Result<Vec<Profile>, Error> {
        let items = self.batch_get(ids.iter().map(|id| player_key(*id)).collect()).await?;
        items.iter().map(read).collect()
    }

    /// The next number of a named sequence, from 1; no number is given out twice.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn next_number(&self, sequence: &str) -> Result<u32, Error> {
        self.next_numbers(sequence, 1).await
    }

    /// The first of so many numbers in a row of a named sequence.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn next_numbers(&self, sequence: &str, count: u32) -> Result<u32, Error> {
        let key = key(format!("COUNTER#{sequence}"), "COUNTER");
        let counted = Update::new(key, "ADD last_number :count").with(":count", number(count));
        let counter = self.update_and_read(counted).await?;
        let last: u32 = Reader::new(&counter).number("last_number")?;
        Ok(last.saturating_sub(count) + 1)
    }
}
