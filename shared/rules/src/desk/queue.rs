//! What waits for an official, and in which order (`LAW-14.1`, `LAW-14.2`).

use crate::{Claim, Game, Instant, PlayerId};

/// Where something stands in the queue: what waits longest comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QueuePlace {
    /// Since when it waits.
    pub since: Instant,
    /// Its number, which tells what came first where both wait as long.
    pub number: u32,
}

/// What waits for an official in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameWait {
    /// A claim that the tablebases do not decide.
    Claim {
        /// Who claims.
        by: PlayerId,
        /// What.
        claim: Claim,
    },
    /// The adjudicators decide it (`LAW-11.1`).
    Adjudication,
    /// The player on move is silent for four weeks or more.
    Silence {
        /// Who.
        player: PlayerId,
    },
}

impl Game {
    /// What waits in it for an official, each with since when.
    pub fn waits_for_official(&self, now: Instant) -> Vec<(GameWait, Instant)> {
        let player = |color| *self.players().get(color);
        let claim = self
            .referred()
            .map(|claim| (GameWait::Claim { by: player(claim.by), claim: claim.claim }, claim.at));
        let stopped = self.stopped().filter(|_| self.is_in_adjudication());
        let adjudication = stopped.map(|stopped| (GameWait::Adjudication, stopped.since));
        let silence = self
            .is_long_silent(now)
            .then(|| (GameWait::Silence { player: player(self.turn()) }, self.silent_from()));
        [claim, adjudication, silence].into_iter().flatten().collect()
    }
}
