//! A player's games with what every list of them needs: opponents and sections.

use std::collections::HashMap;

use futures_util::future::try_join3;
use rules::{Game, GameId, Profile};
use store::{Seat, Section, SectionId, StoredGame};

use crate::{App, Problem};

/// A player's games.
#[derive(Clone, Debug, Default)]
pub struct SeatedGames {
    /// Those that can be read, in the order of the seats.
    pub games: Vec<SeatedGame>,
    /// Those that cannot.
    pub damaged: Vec<GameId>,
}

/// A game as one of its players has it.
#[derive(Clone, Debug)]
pub struct SeatedGame {
    /// Whose, and with which colour.
    pub seat: Seat,
    /// What is kept of it.
    pub stored: StoredGame,
    /// What its log tells.
    pub game: Game,
    /// The other player.
    pub opponent: Profile,
    /// Where it is played.
    pub section: Section,
}

impl App {
    /// The games of seats with opponents and sections, each in batches, read at the same time.
    ///
    /// # Errors
    /// `unavailable`; an internal problem when a seat names what is not there.
    pub async fn seated_games(&self, seats: &[Seat]) -> Result<SeatedGames, Problem> {
        let ids: Vec<GameId> = seats.iter().map(|seat| seat.game).collect();
        let mut sections: Vec<SectionId> = seats.iter().map(|seat| seat.section).collect();
        sections.sort_unstable();
        sections.dedup();
        let sections = async { Ok::<_, Problem>(self.store.sections(&sections).await?) };
        let opponents = self.people(seats.iter().map(|seat| seat.opponent).collect());
        let (found, sections, opponents) =
            try_join3(self.whole_games(&ids), sections, opponents).await?;
        let mut games: HashMap<_, _> =
            found.games.into_iter().map(|whole| (whole.0.id, whole)).collect();
        let sections: HashMap<_, _> = sections.into_iter().map(|s| (s.id, s)).collect();
        let seated = |seat: &Seat| {
            let (stored, game) = games.remove(&seat.game)?;
            Some(SeatedGame {
                seat: *seat,
                stored,
                game,
                opponent: opponents.get(&seat.opponent)?.clone(),
                section: sections.get(&seat.section)?.clone(),
            })
        };
        let whole = seats.iter().filter(|seat| !found.damaged.contains(&seat.game));
        let seated: Option<Vec<SeatedGame>> = whole.map(seated).collect();
        let missing = "a seat names a game, player or section that is missing";
        let games = seated.ok_or_else(|| Problem::internal(missing))?;
        Ok(SeatedGames { games, damaged: found.damaged })
    }
}
