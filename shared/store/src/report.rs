//! What players have sent of games that were played elsewhere (`LAW-8.5`): one small item beside a game,
//! which few games have. It is changed with the line at the director's desk; what lets a result stand
//! goes in one write with the game's log.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::{Color, GameId, GameReports, ReportsState};

use crate::event::{json, read_json};
use crate::game::game_pk;
use crate::item::{Attributes, Reader, key, number};
use crate::{Error, Store, StoredGame, Waiting};

/// The sort key of a game's reports.
pub(crate) const REPORTS: &str = "REPORTS";

/// The reports of a game as they are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReports {
    /// What was sent.
    pub reports: GameReports,
    /// How often it was changed.
    pub version: u32,
}

/// What becomes of a game's reports.
#[derive(Clone, Copy, Debug)]
pub struct ReportsWrite<'a> {
    /// As they were read.
    pub before: Option<&'a StoredReports>,
    /// As they are to be.
    pub after: &'a GameReports,
}

fn reports_key(game: GameId) -> Attributes {
    key(game_pk(game), REPORTS)
}

pub(crate) fn read(item: &Attributes) -> Result<StoredReports, Error> {
    let reader = Reader::new(item);
    Ok(StoredReports {
        reports: read_json(&reader, "reports")?,
        version: reader.number("version")?,
    })
}

impl Store {
    /// What was sent of a game.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn reports(&self, game: GameId) -> Result<Option<StoredReports>, Error> {
        self.get(reports_key(game)).await?.as_ref().map(read).transpose()
    }

    /// Keeps what was sent of a game that is not over by it.
    ///
    /// # Errors
    /// `Conflict` when more was sent since it was read; `Unavailable`.
    pub async fn keep_reports(
        &self,
        game: &StoredGame,
        write: ReportsWrite<'_>,
    ) -> Result<(), Error> {
        self.transact(self.reports_writes(game, write)?).await
    }

    /// The writes of reports, with the line at the desk.
    pub(crate) fn reports_writes(
        &self,
        game: &StoredGame,
        write: ReportsWrite<'_>,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let ReportsWrite { before, after } = write;
        let version = before.map_or(0, |before| before.version);
        let mut item = reports_key(game.id);
        item.insert("reports".to_owned(), json(after)?);
        item.insert("version".to_owned(), number(version + 1));
        let kept = match before {
            None => self.put_new(item)?,
            Some(_) => self.put_changed(item, version)?,
        };
        let from = after.director_from();
        let silent = match after.state() {
            ReportsState::WaitsFor(Color::White) => Some(game.players().white),
            ReportsState::WaitsFor(Color::Black) => Some(game.players().black),
            ReportsState::Differ { .. } | ReportsState::Agree => None,
        };
        let waiting = Waiting::Report {
            game: game.id,
            section: game.section,
            from: from.unwrap_or(after.first_at),
            silent,
        };
        Ok(vec![kept, self.desk_write(waiting, from.is_some())?])
    }
}
