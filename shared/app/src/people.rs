//! People by number, as every function looks them up.

use std::collections::HashMap;

use rules::{PlayerId, Profile};

use crate::{App, Problem};

impl App {
    /// One player's profile.
    ///
    /// # Errors
    /// `unknown_player`, `unavailable`.
    pub async fn profile(&self, player: PlayerId) -> Result<Profile, Problem> {
        self.store.players(&[player]).await?.pop().ok_or_else(Problem::unknown_player)
    }

    /// Profiles by number, each read once; who has none is left out.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn people(
        &self,
        mut ids: Vec<PlayerId>,
    ) -> Result<HashMap<PlayerId, Profile>, Problem> {
        ids.sort_unstable();
        ids.dedup();
        let people = self.store.players(&ids).await?;
        Ok(people.into_iter().map(|profile| (profile.id, profile)).collect())
    }
}
