//! Whom a start list that is brought here should not have (`TR-8.3`, `TR-14`, `LAW-13.3.2`).

use std::collections::HashMap;

use futures_util::future::try_join_all;
use rules::tournament::{Announcement, PastWithdrawal, PlayersRecord, SuspendedPlayer};
use rules::{Instant, PlayerId, Suspension};

use crate::{App, Problem};

/// Players whose withdrawals are read side by side.
const SIDE_BY_SIDE: usize = 16;

impl App {
    /// Those of these players who are kept from entering an event, or were when it began; each is named once.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn suspended_in(
        &self,
        event: &Announcement,
        players: &[PlayerId],
        now: Instant,
    ) -> Result<Vec<SuspendedPlayer>, Problem> {
        let made = self.store.suspensions_of(players).await?;
        let made: HashMap<PlayerId, Vec<Suspension>> = made.into_iter().collect();
        let mut found = Vec::new();
        for few in players.chunks(SIDE_BY_SIDE) {
            let read = few.iter().map(|player| self.store.withdrawals_of(*player));
            for (player, withdrawals) in few.iter().zip(try_join_all(read).await?) {
                let past = withdrawals.iter().filter_map(|stored| stored.withdrawal.past());
                let past: Vec<PastWithdrawal> = past.collect();
                let suspensions = made.get(player).map_or(&[][..], Vec::as_slice);
                let record = PlayersRecord { player: *player, suspensions, withdrawals: &past };
                found.extend(event.suspended(&record, now));
            }
        }
        Ok(found)
    }
}
