//! The scores that the players of a game by post or e-mail keep here (`LAW-8.1`): one item beside the game. It
//! is changed with the line at the director's desk; what ends the game goes in one write with its log.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::{GameId, Scores};

use crate::event::{json, read_json};
use crate::game::game_pk;
use crate::item::{Attributes, Reader, key, number};
use crate::{Error, Store, StoredGame, Waiting};

/// The sort key of a game's scores.
pub(crate) const SCORES: &str = "SCORES";

/// The scores of a game as they are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredScores {
    /// What was entered, claimed, asked and decided.
    pub scores: Scores,
    /// How often it was changed.
    pub version: u32,
}

/// What becomes of a game's scores.
#[derive(Clone, Copy, Debug)]
pub struct ScoresWrite<'a> {
    /// As they were read.
    pub before: Option<&'a StoredScores>,
    /// As they are to be.
    pub after: &'a Scores,
}

fn scores_key(game: GameId) -> Attributes {
    key(game_pk(game), SCORES)
}

pub(crate) fn read(item: &Attributes) -> Result<StoredScores, Error> {
    let reader = Reader::new(item);
    Ok(StoredScores { scores: read_json(&reader, "scores")?, version: reader.number("version")? })
}

impl Store {
    /// The scores of a game.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn scores(&self, game: GameId) -> Result<Option<StoredScores>, Error> {
        self.get(scores_key(game)).await?.as_ref().map(read).transpose()
    }

    /// Keeps the scores of a game that is not over by them.
    ///
    /// # Errors
    /// `Conflict` when they were changed since they were read; `Unavailable`.
    pub async fn keep_scores(
        &self,
        game: &StoredGame,
        write: ScoresWrite<'_>,
    ) -> Result<(), Error> {
        self.transact(self.scores_writes(game, write)?).await
    }

    /// The writes of scores, with the line at the desk.
    pub(crate) fn scores_writes(
        &self,
        game: &StoredGame,
        write: ScoresWrite<'_>,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let ScoresWrite { before, after } = write;
        let version = before.map_or(0, |before| before.version);
        let mut item = scores_key(game.id);
        item.insert("scores".to_owned(), json(after)?);
        item.insert("version".to_owned(), number(version + 1));
        let kept = match before {
            None => self.put_new(item)?,
            Some(_) => self.put_changed(item, version)?,
        };
        let line = |(from, why)| Waiting::Score { game: game.id, section: game.section, from, why };
        let (waited, waits) = (before.and_then(|before| before.scores.waits()), after.waits());
        let desk = match (waited, waits) {
            (before, after) if before == after => None,
            (_, Some(waits)) => Some(self.desk_write(line(waits), true)?),
            (Some(waited), None) => Some(self.desk_write(line(waited), false)?),
            (None, None) => None,
        };
        Ok([Some(kept), desk].into_iter().flatten().collect())
    }
}
