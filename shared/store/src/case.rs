//! Cases: what players bring before their director or the officers, and what became of it.
//!
//! A case ([`rules::Case`]) is one small item, changed under a condition on its version. Open, it has a line at the
//! desk; whoever filed it has a line, too, which tells whether it is open.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::{Case, CaseKind, CaseState, GameId, PlayerId};

use crate::desk::Waiting;
use crate::event::{json, read_json};
use crate::game::game_pk;
use crate::item::{Attributes, Reader, key, number};
use crate::player::player_pk;
use crate::request::Part;
use crate::write::Update;
use crate::{Error, Store, Turn};

/// A case as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredCase {
    /// Its number.
    pub id: u32,
    /// How often it was changed; 1 when it was opened.
    pub version: u32,
    /// What it says.
    pub case: Case,
}

/// What the partition key of a case begins with.
pub(crate) const PREFIX: &str = "CASE#";
/// The sort key of a case.
pub(crate) const CASE: &str = "CASE";

fn case_key(id: u32) -> Attributes {
    key(format!("{PREFIX}{id}"), CASE)
}

/// The line of whoever filed a case.
fn line_key(player: PlayerId, id: u32) -> Attributes {
    key(player_pk(player), format!("CASE#{id:010}"))
}

/// The number of the case that such a line names, and whether it is open.
fn read_line(line: &Attributes) -> Result<(u32, bool), Error> {
    let reader = Reader::new(line);
    let id = reader.text("sk")?.strip_prefix("CASE#").and_then(|id| id.parse().ok());
    let id = id.ok_or_else(|| reader.corrupt("sk", "is no case's"))?;
    Ok((id, reader.maybe_number::<u8>("open")?.is_some()))
}

/// What makes a case the only one of its kind; none: there may be several.
fn unique_key(case: &Case) -> Option<Attributes> {
    match case.kind {
        CaseKind::MessageReport => {
            let (game, message) = (case.game?, case.message.as_ref()?);
            Some(key(game_pk(game), format!("REPORT#{message}")))
        }
        CaseKind::Appeal => {
            let (section, decision) = (case.section.0, case.decision?);
            Some(key(format!("S#{section}"), format!("APPEAL#{decision:010}#{}", case.by)))
        }
        CaseKind::Query | CaseKind::Publication | CaseKind::Conduct => None,
    }
}

fn item(stored: &StoredCase) -> Result<Attributes, Error> {
    let mut item = case_key(stored.id);
    item.insert("case".to_owned(), json(&stored.case)?);
    item.insert("version".to_owned(), number(stored.version));
    Ok(item)
}

pub(crate) fn read(item: &Attributes) -> Result<StoredCase, Error> {
    let reader = Reader::new(item);
    let id = reader.text("pk")?.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
    Ok(StoredCase {
        id: id.ok_or_else(|| reader.corrupt("pk", "is no case's"))?,
        version: reader.number("version")?,
        case: read_json(&reader, "case")?,
    })
}

impl Store {
    /// Opens a case. A message is reported once, and a decision appealed against once by each player:
    /// the case that is there already is answered.
    ///
    /// # Errors
    /// `Conflict` when the number or the turn is taken, or there is no such message; `Corrupt`,
    /// `Unavailable`.
    pub async fn open_case(&self, id: u32, case: &Case, turn: Turn) -> Result<StoredCase, Error> {
        let stored = StoredCase { id, version: 1, case: case.clone() };
        let mut line = line_key(case.by, id);
        line.insert("open".to_owned(), number(1));
        let mut writes = vec![
            self.take_turn(turn)?,
            self.put_new(item(&stored)?)?,
            self.put_new(line)?,
            self.desk_write(Waiting::Case { id, section: case.section }, true)?,
        ];
        let unique = unique_key(case);
        if let Some(unique) = &unique {
            let mut unique = unique.clone();
            unique.insert("case".to_owned(), number(id));
            writes.push(self.put_new(unique)?);
        }
        if let (Some(game), Some(message)) = (case.game, &case.message) {
            writes.push(self.hide_message(game, message, id)?);
        }
        match self.transact(writes).await {
            Ok(()) => return Ok(stored),
            Err(Error::Conflict) => {}
            Err(error) => return Err(error),
        }
        let unique = unique.ok_or(Error::Conflict)?;
        let kept = self.get(unique).await?.ok_or(Error::Conflict)?;
        self.case(Reader::new(&kept).number("case")?).await
    }

    /// One case.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn case(&self, id: u32) -> Result<StoredCase, Error> {
        read(&self.get(case_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// Several cases, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn cases(&self, ids: &[u32]) -> Result<Vec<StoredCase>, Error> {
        let items = self.batch_get(ids.iter().map(|id| case_key(*id)).collect()).await?;
        let mut cases = items.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        cases.sort_by_key(|case| case.id);
        Ok(cases)
    }

    /// The cases that a player has filed, each with whether it is open.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn cases_of(&self, player: PlayerId) -> Result<Vec<(u32, bool)>, Error> {
        let lines = self.query_prefix(player_pk(player), "CASE#").await?;
        lines.iter().map(read_line).collect()
    }

    /// Up to `limit` of the cases that a player has filed, the newest first; those filed before `before`,
    /// where that is given.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn cases_before(
        &self,
        player: PlayerId,
        before: Option<u32>,
        limit: u16,
    ) -> Result<Vec<StoredCase>, Error> {
        let after = before.map(|before| line_key(player, before));
        let part = Part { after, limit: Some(limit), backwards: true };
        let lines = self.query_part(player_pk(player), "CASE#", part).await?;
        let ids = lines.iter().map(|line| Ok(read_line(line)?.0));
        let mut cases = self.cases(&ids.collect::<Result<Vec<_>, Error>>()?).await?;
        cases.reverse();
        Ok(cases)
    }

    /// Keeps a case as it is after a change, unless somebody has changed it since it was `before`.
    ///
    /// # Errors
    /// `Conflict`, `Unavailable`.
    pub async fn change_case(
        &self,
        before: &StoredCase,
        after: &Case,
    ) -> Result<StoredCase, Error> {
        let (stored, writes) = self.case_writes(before, after)?;
        self.transact(writes).await?;
        Ok(stored)
    }

    /// The same of a case that its player opens again.
    ///
    /// # Errors
    /// `Conflict`, also when the turn is taken; `Unavailable`.
    pub async fn open_case_again(
        &self,
        before: &StoredCase,
        after: &Case,
        turn: Turn,
    ) -> Result<StoredCase, Error> {
        let (stored, mut writes) = self.case_writes(before, after)?;
        writes.push(self.take_turn(turn)?);
        self.transact(writes).await?;
        Ok(stored)
    }

    pub(crate) fn case_writes(
        &self,
        before: &StoredCase,
        after: &Case,
    ) -> Result<(StoredCase, Vec<TransactWriteItem>), Error> {
        let id = before.id;
        let stored = StoredCase { id, version: before.version + 1, case: after.clone() };
        let put = self.put_changed(item(&stored)?, before.version)?;
        let open = after.state == CaseState::Open;
        let expression = if open { "SET #open = :one" } else { "REMOVE #open" };
        let mut line = Update::new(line_key(after.by, id), expression);
        if open {
            line = line.with(":one", number(1));
        }
        let writes = vec![
            put,
            self.update_write(line)?,
            self.desk_write(Waiting::Case { id, section: after.section }, open)?,
        ];
        Ok((stored, writes))
    }

    /// Marks a message as reported.
    fn hide_message(
        &self,
        game: GameId,
        message: &str,
        case: u32,
    ) -> Result<TransactWriteItem, Error> {
        let update =
            Update::new(key(game_pk(game), format!("MSG#{message}")), "SET hidden_by = :case")
                .under("attribute_exists(pk)")
                .with(":case", number(case));
        self.update_write(update)
    }
}
