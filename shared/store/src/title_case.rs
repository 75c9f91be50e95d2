//! Cases about titles: what waits, what was confirmed, and what each player has.
//!
//! A case is one small item, changed under a condition on its version. It has a line with its player,
//! and one among those that wait, or among those that were confirmed, by time.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::title::{TitleCase, TitleGrounds, TitleState, TitleStep};
use rules::{Instant, PlayerId, Title};

use crate::event::{json, read_json};
use crate::item::{Attributes, PK, Reader, SK, key, number, text};
use crate::player::{player_key, player_pk};
use crate::request::Part;
use crate::write::Update;
use crate::{Error, Store};

/// The partition of the lines of all cases that wait: few at any time.
const WAITING: &str = "TITLECASES";
/// The partition of the lines of all that were confirmed, by time.
const CONFIRMED: &str = "TITLES";
/// The partition of the lines of all that took a title away, by time.
const REVOKED: &str = "TITLESREVOKED";
/// What partition keys of cases, and sort keys of their lines, begin with.
pub(crate) const PREFIX: &str = "TITLE#";
/// The sort key of a case itself.
pub(crate) const TITLE: &str = "TITLE";

/// A case as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTitleCase {
    /// Its number.
    pub id: u32,
    /// How often it was changed; 1 when it was opened.
    pub version: u32,
    /// What it says.
    pub case: TitleCase,
}

fn case_key(id: u32) -> Attributes {
    key(format!("{PREFIX}{id}"), TITLE)
}

fn sort_key(id: u32) -> String {
    format!("{PREFIX}{id:010}")
}

/// The lines among those that wait, those that were confirmed, and those that took a title away; none for
/// what was refused.
fn line_keys(stored: &StoredTitleCase) -> Vec<Attributes> {
    let waiting = stored.case.step_ahead().map(|_| key(WAITING, sort_key(stored.id)));
    waiting.into_iter().chain(decided_key(stored)).collect()
}

fn decided_key(stored: &StoredTitleCase) -> Option<Attributes> {
    let case = &stored.case;
    match case.state {
        TitleState::Proposed | TitleState::Published => None,
        TitleState::Confirmed if !case.is_revocation() => {
            let at = case.decided(TitleStep::Confirm)?.at.unix();
            Some(key(CONFIRMED, format!("{at:012}#{:010}", stored.id)))
        }
        TitleState::Confirmed => revoked_key(stored, TitleStep::Confirm),
        TitleState::Revoked => revoked_key(stored, TitleStep::Revoke),
        TitleState::Refused => None,
    }
}

fn revoked_key(stored: &StoredTitleCase, step: TitleStep) -> Option<Attributes> {
    let at = stored.case.decided(step)?.at.unix();
    Some(key(REVOKED, format!("{at:012}#{:010}", stored.id)))
}

/// A title that so many norms make is proposed by itself once.
fn due_key(case: &TitleCase) -> Option<Attributes> {
    let TitleGrounds::Norms { norms } = case.grounds else { return None };
    let by_itself = case.decided(TitleStep::Propose).is_some_and(|step| step.by.is_none());
    let sk = || format!("TITLEDUE#{}#{norms:03}", case.award);
    by_itself.then(|| key(player_pk(case.player), sk()))
}

fn item(stored: &StoredTitleCase) -> Result<Attributes, Error> {
    let mut item = case_key(stored.id);
    item.insert("case".to_owned(), json(&stored.case)?);
    item.insert("version".to_owned(), number(stored.version));
    Ok(item)
}

pub(crate) fn read(item: &Attributes) -> Result<StoredTitleCase, Error> {
    let reader = Reader::new(item);
    let id = reader.text(PK)?.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
    Ok(StoredTitleCase {
        id: id.ok_or_else(|| reader.corrupt(PK, "is no case's"))?,
        version: reader.number("version")?,
        case: read_json(&reader, "case")?,
    })
}

/// The number of a case, as which a line's sort key ends.
pub(crate) fn number_of(line: &Attributes) -> Result<u32, Error> {
    let reader = Reader::new(line);
    let id = reader.text(SK)?.rsplit('#').next().and_then(|id| id.parse().ok());
    id.ok_or_else(|| reader.corrupt(SK, "names no case"))
}

impl Store {
    /// Opens a case.
    ///
    /// # Errors
    /// `Conflict` when the number is taken, or a case that comes of itself was opened already;
    /// `Unavailable`.
    pub async fn open_title_case(
        &self,
        id: u32,
        case: &TitleCase,
    ) -> Result<StoredTitleCase, Error> {
        let stored = StoredTitleCase { id, version: 1, case: case.clone() };
        let mut writes = vec![self.put_new(item(&stored)?)?];
        let own = key(player_pk(case.player), sort_key(id));
        let lines = line_keys(&stored).into_iter().chain(due_key(case));
        for line in std::iter::once(own).chain(lines) {
            writes.push(self.put_new(line)?);
        }
        self.transact(writes).await?;
        Ok(stored)
    }

    /// Keeps a case as it is after a change, unless somebody has changed it since it was `before`.
    ///
    /// # Errors
    /// `Conflict`, `Unavailable`.
    pub async fn change_title_case(
        &self,
        before: &StoredTitleCase,
        after: &TitleCase,
    ) -> Result<StoredTitleCase, Error> {
        let writes = self.title_case_writes(before, after)?;
        self.transact(writes).await?;
        Ok(after_change(before, after))
    }

    /// The same, with the player's title in one write: it was read as `title.0` and becomes
    /// `title.1`.
    ///
    /// # Errors
    /// `Conflict`, also when the player has another title meanwhile; `Unavailable`.
    pub async fn change_title_case_and_title(
        &self,
        before: &StoredTitleCase,
        after: &TitleCase,
        title: (Option<Title>, Option<Title>),
    ) -> Result<StoredTitleCase, Error> {
        let mut writes = self.title_case_writes(before, after)?;
        let key = player_key(after.player);
        let update = match title.1 {
            Some(title) => {
                Update::new(key, "SET #title = :title").with(":title", text(title.to_string()))
            }
            None => Update::new(key, "REMOVE #title"),
        };
        let update = match title.0 {
            Some(was) => update.under("#title = :was").with(":was", text(was.to_string())),
            None => update.under("attribute_exists(pk) AND attribute_not_exists(#title)"),
        };
        writes.push(self.update_write(update)?);
        self.transact(writes).await?;
        Ok(after_change(before, after))
    }

    fn title_case_writes(
        &self,
        before: &StoredTitleCase,
        after: &TitleCase,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let stored = after_change(before, after);
        let put = self.put_changed(item(&stored)?, before.version)?;
        let mut writes = vec![put];
        let (was, is) = (line_keys(before), line_keys(&stored));
        for line in was.iter().filter(|line| !is.contains(line)) {
            writes.push(self.delete(line.clone())?);
        }
        for line in is.iter().filter(|line| !was.contains(line)) {
            writes.push(self.put_new(line.clone())?);
        }
        Ok(writes)
    }

    /// One case.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn title_case(&self, id: u32) -> Result<StoredTitleCase, Error> {
        read(&self.get(case_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// All cases about a player, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn title_cases_of(&self, player: PlayerId) -> Result<Vec<StoredTitleCase>, Error> {
        let lines = self.query_prefix(player_pk(player), PREFIX).await?;
        self.title_cases(&lines).await
    }

    /// All cases that wait for a decision, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn waiting_title_cases(&self) -> Result<Vec<StoredTitleCase>, Error> {
        let lines = self.query_all(WAITING.to_owned()).await?;
        self.title_cases(&lines).await
    }

    /// The awards that were confirmed last, the latest first: so many at most, all before `before`,
    /// which is a time and a case's number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn confirmed_title_cases(
        &self,
        before: Option<(Instant, u32)>,
        most: u16,
    ) -> Result<Vec<StoredTitleCase>, Error> {
        let after = before.map(|(at, id)| key(CONFIRMED, format!("{:012}#{id:010}", at.unix())));
        let part = Part { after, limit: Some(most), backwards: true };
        let lines = self.query_all_of(CONFIRMED.to_owned(), part).await?;
        let mut cases = self.title_cases(&lines).await?;
        let at = |stored: &StoredTitleCase| stored.case.decided(TitleStep::Confirm).map(|s| s.at);
        cases.sort_by_key(|stored| std::cmp::Reverse((at(stored), stored.id)));
        Ok(cases)
    }

    /// The cases by which titles were given or taken away from a moment on, up to another one; also those
    /// that were given before then and taken away since.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn decided_title_cases(
        &self,
        from: Instant,
        to: Instant,
    ) -> Result<Vec<StoredTitleCase>, Error> {
        let at = |time: Instant| format!("{:012}", time.unix());
        let mut lines = self.query_between(CONFIRMED.to_owned(), [at(from), at(to)]).await?;
        // What was revoked since was given meanwhile, perhaps.
        let revoked = [at(from), "~".to_owned()];
        lines.extend(self.query_between(REVOKED.to_owned(), revoked).await?);
        self.title_cases(&lines).await
    }

    async fn title_cases(&self, lines: &[Attributes]) -> Result<Vec<StoredTitleCase>, Error> {
        let ids = lines.iter().map(number_of).collect::<Result<Vec<_>, _>>()?;
        self.title_cases_by(&ids).await
    }

    /// Several cases, by number; those that do not exist are left out.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn title_cases_by(&self, ids: &[u32]) -> Result<Vec<StoredTitleCase>, Error> {
        let items = self.batch_get(ids.iter().map(|id| case_key(*id)).collect()).await?;
        let mut cases = items.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        cases.sort_by_key(|stored| stored.id);
        Ok(cases)
    }
}

fn after_change(before: &StoredTitleCase, after: &TitleCase) -> StoredTitleCase {
    StoredTitleCase { id: before.id, version: before.version + 1, case: after.clone() }
}
