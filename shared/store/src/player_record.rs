//! What is known of a player's play, read with one query: for exports of many players.

use rules::title::{NormRecord, RecordedNorm};
use rules::tournament::EntryLine;
use rules::{PlayerId, Profile};

use crate::event::read_json;
use crate::item::{Reader, SK};
use crate::player::player_pk;
use crate::{Error, Placed, PlayerRating, Portrait, Seat, Store};
use crate::{entry, norm, place, player, player_rating, recorded_norm, seat, title_case};

/// A player with everything that is not for the player alone.
#[derive(Clone, Debug)]
pub struct PlayerRecord {
    /// The profile.
    pub profile: Profile,
    /// What the player shows beside it.
    pub portrait: Portrait,
    /// Games.
    pub seats: Vec<Seat>,
    /// Parts in lists, also in such as are not, or not any more, published.
    pub ratings: Vec<PlayerRating>,
    /// Norms that were made here.
    pub norms: Vec<NormRecord>,
    /// Places in final tables.
    pub places: Vec<Placed>,
    /// Entries in events.
    pub entries: Vec<EntryLine>,
    /// Norms that officers have recorded, with what was taken back.
    pub recorded_norms: Vec<RecordedNorm>,
    /// Cases about titles, by their numbers.
    pub title_cases: Vec<u32>,
}

impl Store {
    /// A player's record: one query.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn player_record(&self, id: PlayerId) -> Result<PlayerRecord, Error> {
        let items = self.query_all(player_pk(id)).await?;
        let (mut profile, mut portrait) = (None, Portrait::default());
        let (mut seats, mut ratings, mut norms) = (Vec::new(), Vec::new(), Vec::new());
        let (mut places, mut entries, mut title_cases) = (Vec::new(), Vec::new(), Vec::new());
        let mut recorded_norms = Vec::new();
        for item in &items {
            let reader = Reader::new(item);
            let sk = reader.text(SK)?;
            match sk.split_once('#').map_or(sk, |(kind, _)| kind) {
                "PLAYER" => {
                    profile = Some(player::read(item)?);
                    portrait = Portrait::read(item)?;
                }
                "SEAT" => seats.push(seat::read(item)?),
                "RATING" => ratings.push(player_rating::read(item)?),
                "NORM" => norms.push(norm::read(item)?),
                recorded_norm::RECORDED => recorded_norms = recorded_norm::read(item)?.norms,
                "PLACE" => places.push(read_json(&reader, place::PLACED)?),
                "ENTRY" => entries.push(entry::read_line(item)?),
                "TITLE" => title_cases.push(title_case::number_of(item)?),
                _ => {}
            }
        }
        let profile = profile.ok_or(Error::NotFound)?;
        Ok(PlayerRecord {
            profile,
            portrait,
            seats,
            ratings,
            norms,
            recorded_norms,
            places,
            entries,
            title_cases,
        })
    }
}
