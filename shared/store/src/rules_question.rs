//! Questions about what the rules do not say (`LAW-0-gaps`). One is a small item with a line among those
//! that wait, or among the answers, by time; both are changed in one write.

use rules::{Instant, PlayerId, RulesQuestion};

use crate::event::{json, read_json};
use crate::item::{Attributes, PK, Reader, SK, key, number};
use crate::request::Part;
use crate::{Error, Store, Turn};

/// The partition of the lines of all that wait: few at any time.
const WAITING: &str = "RULESQUESTIONS";
/// The partition of the lines of all that were answered, by time.
const ANSWERED: &str = "RULESANSWERS";
/// What partition keys of questions begin with.
pub(crate) const PREFIX: &str = "RULESQUESTION#";
/// The sort key of a question.
pub(crate) const QUESTION: &str = "RULESQUESTION";

/// The version of a question that waits; it changes once.
const ASKED: u32 = 1;

/// A question as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRulesQuestion {
    /// Its number.
    pub id: u32,
    /// What it says.
    pub question: RulesQuestion,
}

fn question_key(id: u32) -> Attributes {
    key(format!("{PREFIX}{id}"), QUESTION)
}

fn waiting_key(id: u32) -> Attributes {
    key(WAITING, format!("{id:010}"))
}

fn answered_key(at: Instant, id: u32) -> Attributes {
    key(ANSWERED, format!("{:012}#{id:010}", at.unix()))
}

fn item(stored: &StoredRulesQuestion) -> Result<Attributes, Error> {
    let mut item = question_key(stored.id);
    item.insert("question".to_owned(), json(&stored.question)?);
    let version = if stored.question.answer.is_some() { ASKED + 1 } else { ASKED };
    item.insert("version".to_owned(), number(version));
    Ok(item)
}

pub(crate) fn read(item: &Attributes) -> Result<StoredRulesQuestion, Error> {
    let reader = Reader::new(item);
    let id = reader.text(PK)?.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
    Ok(StoredRulesQuestion {
        id: id.ok_or_else(|| reader.corrupt(PK, "is no question's"))?,
        question: read_json(&reader, "question")?,
    })
}

/// The number of a question, as which a line's sort key ends.
fn number_of(line: &Attributes) -> Result<u32, Error> {
    let reader = Reader::new(line);
    let id = reader.text(SK)?.rsplit('#').next().and_then(|id| id.parse().ok());
    id.ok_or_else(|| reader.corrupt(SK, "names no question"))
}

impl Store {
    /// Keeps a new question.
    ///
    /// # Errors
    /// `Conflict` when the number or the turn is taken; `Unavailable`.
    pub async fn ask_rules_question(
        &self,
        id: u32,
        question: &RulesQuestion,
        turn: Turn,
    ) -> Result<StoredRulesQuestion, Error> {
        let stored = StoredRulesQuestion { id, question: question.clone() };
        let writes = vec![
            self.take_turn(turn)?,
            self.put_new(item(&stored)?)?,
            self.put_new(waiting_key(id))?,
        ];
        self.transact(writes).await?;
        Ok(stored)
    }

    /// Publishes an answer, where nobody has before.
    ///
    /// # Errors
    /// `Conflict` when it was answered meanwhile; `Unavailable`.
    pub async fn answer_rules_question(
        &self,
        id: u32,
        question: &RulesQuestion,
        at: Instant,
    ) -> Result<StoredRulesQuestion, Error> {
        let stored = StoredRulesQuestion { id, question: question.clone() };
        let writes = vec![
            self.put_changed(item(&stored)?, ASKED)?,
            self.delete(waiting_key(id))?,
            self.put_new(answered_key(at, id))?,
        ];
        self.transact(writes).await?;
        Ok(stored)
    }

    /// One question.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn rules_question(&self, id: u32) -> Result<StoredRulesQuestion, Error> {
        read(&self.get(question_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// All questions that wait, the oldest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn waiting_rules_questions(&self) -> Result<Vec<StoredRulesQuestion>, Error> {
        let lines = self.query_all(WAITING.to_owned()).await?;
        self.rules_questions(&lines).await
    }

    /// Somebody's questions that wait, the oldest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn waiting_rules_questions_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<StoredRulesQuestion>, Error> {
        let mut waiting = self.waiting_rules_questions().await?;
        waiting.retain(|stored| stored.question.by == player);
        Ok(waiting)
    }

    /// The questions that were answered last, the latest first: so many at most, all before `before`,
    /// which is a time and a question's number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn answered_rules_questions(
        &self,
        before: Option<(Instant, u32)>,
        most: u16,
    ) -> Result<Vec<StoredRulesQuestion>, Error> {
        let after = before.map(|(at, id)| answered_key(at, id));
        let part = Part { after, limit: Some(most), backwards: true };
        let lines = self.query_all_of(ANSWERED.to_owned(), part).await?;
        let mut found = self.rules_questions(&lines).await?;
        let at = |stored: &StoredRulesQuestion| stored.question.answer.as_ref().map(|a| a.at);
        found.sort_by_key(|stored| std::cmp::Reverse((at(stored), stored.id)));
        Ok(found)
    }

    async fn rules_questions(
        &self,
        lines: &[Attributes],
    ) -> Result<Vec<StoredRulesQuestion>, Error> {
        let ids = lines.iter().map(number_of).collect::<Result<Vec<_>, _>>()?;
        let items = self.batch_get(ids.iter().map(|id| question_key(*id)).collect()).await?;
        let mut found = items.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        found.sort_by_key(|stored| stored.id);
        Ok(found)
    }
}
