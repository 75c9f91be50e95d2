//! Before games are ended: whether the server was away, or its clock is in doubt. Then nothing is,
//! officers and whoever runs the server are told, and an officer decides (`LAW-6.8`).

use rules::{Beat, Game, Heartbeat, Instant, Interval, PlayerId, Refusal};
use store::{Error, NoticeKind};

use crate::{Act, App, Problem};

impl App {
    /// Keeps a run of the schedules, and answers whether it may end games: not while time waits for an
    /// officer. `jumped` says that the clock has gone another way than the time that has passed since the
    /// last run.
    ///
    /// # Errors
    /// `unavailable`: whoever asks ends nothing then.
    pub async fn beat(&self, jumped: bool) -> Result<bool, Problem> {
        let beat = Beat { now: self.clock.now(), gap_seconds_max: self.gap_seconds_max, jumped };
        let before = self.store.heartbeat().await?;
        let after = Heartbeat::after(before, beat);
        if let Some(gap) = after.gap {
            tracing::error!(
                from = %gap.from, until = %gap.until,
                "the server was away, or its clock has jumped: no game is ended until an officer decides"
            );
            // Before it is kept, under a key of where it begins: a run that dies tells nobody twice.
            if before.and_then(|before| before.gap) != after.gap {
                self.tell_who_may(Act::Direct, &NoticeKind::Gap { from: gap.from }).await?;
            }
        }
        match self.store.keep_heartbeat(before.as_ref(), &after).await {
            Ok(()) => Ok(after.gap.is_none()),
            // Another run, or an officer: this one leaves games to the next.
            Err(Error::Conflict) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// The time that waits for an officer now, whether or not a run has noticed.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn gap(&self) -> Result<Option<Interval>, Problem> {
        let heartbeat = self.store.heartbeat().await?;
        let now = self.clock.now();
        Ok(heartbeat.and_then(|heartbeat| heartbeat.waiting(now, self.gap_seconds_max)))
    }

    /// What is said to a refusal: a player who comes too late while time waits for an officer is told so.
    pub async fn refused(&self, player: Option<PlayerId>, refusal: Refusal) -> Problem {
        let too_late =
            matches!(refusal, Refusal::FlagFallen { .. } | Refusal::SilentTooLong { .. });
        if player.is_none() || !too_late {
            return refusal.into();
        }
        match self.gap().await {
            Ok(Some(gap)) => Problem::time_in_doubt(gap),
            Ok(None) => refusal.into(),
            Err(problem) => problem,
        }
    }

    /// Refuses what would end a game on time while time waits for an officer.
    ///
    /// # Errors
    /// `time_in_doubt`; `unavailable`.
    pub async fn time_must_be_sure(&self) -> Result<(), Problem> {
        self.gap().await?.map_or(Ok(()), |gap| Err(Problem::time_in_doubt(gap)))
    }

    /// Whether time waits for an officer and the time of somebody in these games has run out. Where
    /// nobody's has, the table is not asked.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn time_in_doubt<'a>(
        &self,
        games: impl IntoIterator<Item = &'a Game>,
        now: Instant,
    ) -> Result<bool, Problem> {
        let out_of_time = games.into_iter().any(|game| game.is_out_of_time(now));
        Ok(out_of_time && self.gap().await?.is_some())
    }

    /// Moves the clock of a demo, which leaves no gap.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn travel(&self, seconds: i64) -> Result<bool, Problem> {
        let before = self.store.heartbeat().await?;
        let ready = match (before, self.gap().await?) {
            (Some(before), None) => Some(before),
            _ => None,
        };
        if !self.clock.advance(seconds) {
            return Ok(false);
        }
        if let Some(before) = ready {
            let after = Heartbeat { ran_at: self.clock.now(), ..before };
            self.store.keep_heartbeat(Some(&before), &after).await?;
        }
        Ok(true)
    }
}
