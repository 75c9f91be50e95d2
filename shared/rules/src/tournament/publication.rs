//! What is fixed when an event's start lists are published, or when it is brought here as a whole.

use serde::{Deserialize, Serialize};

use super::{Announcement, DrawnLots, Origin, ParseSeedError, SectionId, Seed};
use crate::{ByColor, GameId, Instant, PlayerId, Position, Terms};

/// What a publication has fixed: from it and the proposal everything else follows, so that a run
/// that died half-way is taken up again. In the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Publication {
    /// When.
    pub at: Instant,
    /// The lots' seed: 64 hexadecimal digits.
    pub seed: String,
    /// What it was made of; none where it was not committed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<DrawnLots>,
    /// The number of the first section; the others follow.
    pub first_section: SectionId,
    /// The number of the first game; the others follow.
    pub first_game: GameId,
}

impl Publication {
    /// Whether ratings, titles and what stands in for them are taken again on the day of the start: start
    /// lists that were published before it say what counted then (`TR-9.4`, `SKS-1.5`, `NORM-4a`).
    pub fn is_before_start(&self, event: &Announcement) -> bool {
        self.at < event.starts_at
    }

    /// What its lots are drawn with.
    ///
    /// # Errors
    /// When what is kept is no seed.
    pub fn seed(&self) -> Result<Seed, ParseSeedError> {
        self.seed.parse()
    }
}

/// Where an event comes from that was brought here as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Imported {
    /// The import's number.
    pub import: u32,
    /// Where its games were played.
    pub origin: Origin,
}

impl Announcement {
    /// What the event lays down for a game: whatever was chosen where the Laws leave it open
    /// (`LAW-0-options`).
    pub fn terms(&self, players: ByColor<PlayerId>, start: Option<Position>) -> Terms {
        Terms {
            start,
            time_control: self.time_control,
            draw_offers: self.draw_offers,
            conditional_moves: self.conditional_moves,
            silence: self.silence,
            flag: self.flag,
            ..Terms::new(players, self.variant, self.starts_at)
        }
    }
}
