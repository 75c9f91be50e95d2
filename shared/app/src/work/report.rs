//! What a player sends of a game that was played elsewhere (`LAW-8.5`): kept, or, where both have sent the
//! same result, recorded in one write with it.

use rules::{Game, GameId, PlayerId, Reporting, report};
use store::{Appended, ReportsWrite, StoredGame, StoredReports};

use crate::work::change_game::Stood;
use crate::work::retry::{retry, unless_changed};
use crate::{App, Problem};

/// A game with what its players have sent.
#[derive(Clone, Debug)]
pub struct ReportedGame {
    /// What is kept of it.
    pub stored: StoredGame,
    /// What its log tells.
    pub game: Game,
    /// What was sent.
    pub reports: Option<StoredReports>,
}

impl App {
    /// A game with what its players have sent.
    ///
    /// # Errors
    /// `unknown_game`, `damaged_game`, `unavailable`.
    pub async fn reported_game(&self, id: GameId) -> Result<ReportedGame, Problem> {
        let (stored, game) = self.load_game(id).await?;
        Ok(ReportedGame { stored, game, reports: self.store.reports(id).await? })
    }

    /// Takes a player's report. The same again changes nothing.
    ///
    /// # Errors
    /// `not_your_game`, what the rules refuse, `unavailable` when others keep changing the game.
    pub async fn report_game(
        &self,
        id: GameId,
        player: PlayerId,
        pgn: &str,
    ) -> Result<ReportedGame, Problem> {
        retry(|| self.report_once(id, player, pgn)).await
    }

    /// None when the other player was faster, or the game has changed meanwhile.
    async fn report_once(
        &self,
        id: GameId,
        player: PlayerId,
        pgn: &str,
    ) -> Result<Option<ReportedGame>, Problem> {
        let ReportedGame { stored, mut game, reports } = self.reported_game(id).await?;
        let (by, before) = (game.side_of(player)?, reports.as_ref());
        let known = before.map(|before| &before.reports);
        let reversed = self.store.scores(id).await?.is_some_and(|stored| stored.scores.reversed);
        let after = match report(&game, known, (by, reversed), pgn, self.clock.now())? {
            Reporting::Repeated => return Ok(Some(ReportedGame { stored, game, reports })),
            Reporting::Kept(after) => {
                let write = ReportsWrite { before, after: &after };
                if unless_changed(self.store.keep_reports(&stored, write).await)?.is_none() {
                    return Ok(None);
                }
                after
            }
            Reporting::Stands(after, events) => {
                let stood = Stood::of(&game);
                for event in &events {
                    game.apply(event).map_err(Problem::internal)?;
                }
                let write = ReportsWrite { before, after: &after };
                let appended = Appended { reports: Some(write), ..stood.appended(&game, &events) };
                if unless_changed(self.store.append(&stored, &appended).await)?.is_none() {
                    return Ok(None);
                }
                after
            }
        };
        let version = before.map_or(0, |before| before.version) + 1;
        let reports = Some(StoredReports { reports: after, version });
        Ok(Some(ReportedGame { stored, game, reports }))
    }
}
