//! What the rules do not say: a federation or a tournament director asks, the officers answer, and the
//! answer is published with its date and the article that it is about (`LAW-0-gaps`).

use serde::{Deserialize, Serialize};

use crate::{Federation, Instant, Outcome, PlayerId, Refusal, check_message};

/// Questions of one asker that wait at the same time, at most.
pub const RULES_QUESTIONS_OPEN_MAX: usize = 10;
/// Characters of an article's id, at most.
const ARTICLE_CHARACTERS_MAX: usize = 40;

/// For whom somebody asks. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RulesAsker {
    /// A member federation.
    Federation(Federation),
    /// The asker, as a tournament director.
    Director,
}

/// What the officers have answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulesAnswer {
    /// When.
    pub at: Instant,
    /// Which officer.
    pub by: PlayerId,
    /// The article that it is about, which need not be the one that was asked about.
    pub article: ArticleId,
    /// What.
    pub text: String,
}

/// A question about the rules, in the form in which it is kept. New fields are added with a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulesQuestion {
    /// When it was asked.
    pub at: Instant,
    /// Who has asked.
    pub by: PlayerId,
    /// For whom.
    pub asker: RulesAsker,
    /// The article that leaves it open.
    pub article: ArticleId,
    /// What is asked.
    pub text: String,
    /// The answer; none: it waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<RulesAnswer>,
}

/// How an article is cited, such as `LAW-6.8`: a book, a dash, and its number within it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ArticleId(String);

impl ArticleId {
    /// The id as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for ArticleId {
    type Error = RulesQuestionRefusal;

    fn try_from(text: String) -> Result<ArticleId, RulesQuestionRefusal> {
        let is_id = text.len() <= ARTICLE_CHARACTERS_MAX
            && text.split_once('-').is_some_and(|(book, number)| {
                let of_number = |b: u8| b.is_ascii_alphanumeric() || b == b'.' || b == b'-';
                !book.is_empty()
                    && book.bytes().all(|b| b.is_ascii_uppercase())
                    && !number.is_empty()
                    && number.bytes().all(of_number)
            });
        if is_id { Ok(ArticleId(text)) } else { Err(RulesQuestionRefusal::Article) }
    }
}

impl From<ArticleId> for String {
    fn from(id: ArticleId) -> String {
        id.0
    }
}

/// What somebody asks.
#[derive(Clone, Copy, Debug)]
pub struct RulesRequest<'a> {
    /// Who.
    pub by: PlayerId,
    /// For whom; none where they act for no federation and direct nothing.
    pub asker: Option<RulesAsker>,
    /// Whether the federation is a member of ICCF, where they ask for one.
    pub is_member: bool,
    /// About which article.
    pub article: &'a str,
    /// What.
    pub text: &'a str,
    /// When.
    pub at: Instant,
}

/// What an officer answers.
#[derive(Clone, Copy, Debug)]
pub struct RulesReply<'a> {
    /// Who.
    pub by: PlayerId,
    /// About which article.
    pub article: &'a str,
    /// What.
    pub text: &'a str,
    /// When.
    pub at: Instant,
}

/// A refused request. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesQuestionRefusal {
    /// Federations and directors ask.
    #[error("Federations and tournament directors ask what the rules do not say.")]
    NotForYou,
    /// Member federations ask.
    #[error("Member federations of ICCF ask what the rules do not say; yours is none.")]
    NotAMember,
    /// Nobody answers themselves.
    #[error("Another officer answers your own question.")]
    Own,
    /// It is no article's id.
    #[error("Name the article, such as LAW-6.8.")]
    Article,
    /// Nothing is said.
    #[error("Write something.")]
    TextMissing,
    /// Too much is said.
    #[error(transparent)]
    Text(#[from] Refusal),
    /// An asker has [`RULES_QUESTIONS_OPEN_MAX`] questions that wait.
    #[error("You have {RULES_QUESTIONS_OPEN_MAX} questions waiting, the most that there can be.")]
    TooMany,
    /// It was answered in other words.
    #[error("This question has been answered, and the answer is published.")]
    Answered,
}

impl RulesQuestionRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            RulesQuestionRefusal::NotForYou => "forbidden",
            RulesQuestionRefusal::NotAMember => "not_a_member",
            RulesQuestionRefusal::Own => "own_question",
            RulesQuestionRefusal::Article | RulesQuestionRefusal::TextMissing => "invalid_body",
            RulesQuestionRefusal::Text(refusal) => refusal.code(),
            RulesQuestionRefusal::TooMany => "too_many_questions",
            RulesQuestionRefusal::Answered => "answered_already",
        }
    }

    /// The article that says so; none where none does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            RulesQuestionRefusal::NotForYou
            | RulesQuestionRefusal::NotAMember
            | RulesQuestionRefusal::Own => Some("LAW-0-gaps"),
            RulesQuestionRefusal::Text(refusal) => refusal.rule(),
            RulesQuestionRefusal::Article
            | RulesQuestionRefusal::TextMissing
            | RulesQuestionRefusal::TooMany
            | RulesQuestionRefusal::Answered => None,
        }
    }
}

fn said(text: &str) -> Result<String, RulesQuestionRefusal> {
    check_message(text)?.ok_or(RulesQuestionRefusal::TextMissing)
}

impl RulesQuestion {
    /// A question of a federation or a director (`LAW-0-gaps`); `waiting` are the asker's own that are
    /// not answered yet. The same again is that one, by its place among them.
    ///
    /// # Errors
    /// The first [`RulesQuestionRefusal`] that applies.
    pub fn ask(
        request: &RulesRequest<'_>,
        waiting: &[RulesQuestion],
    ) -> Result<RulesAsked, RulesQuestionRefusal> {
        let asker = request.asker.ok_or(RulesQuestionRefusal::NotForYou)?;
        if matches!(asker, RulesAsker::Federation(_)) && !request.is_member {
            return Err(RulesQuestionRefusal::NotAMember);
        }
        let article = ArticleId::try_from(request.article.trim().to_owned())?;
        let text = said(request.text)?;
        let question =
            RulesQuestion { at: request.at, by: request.by, asker, article, text, answer: None };
        let same =
            |known: &RulesQuestion| RulesQuestion { at: question.at, ..known.clone() } == question;
        if let Some(place) = waiting.iter().position(same) {
            return Ok(RulesAsked::Before(place));
        }
        if waiting.len() >= RULES_QUESTIONS_OPEN_MAX {
            return Err(RulesQuestionRefusal::TooMany);
        }
        Ok(RulesAsked::New(question))
    }

    /// The question with its answer, by an officer who has not asked it (`LAW-0-gaps`). What is
    /// published stands: only the same by the same officer is taken again.
    ///
    /// # Errors
    /// The first [`RulesQuestionRefusal`] that applies.
    pub fn answer(
        &self,
        reply: &RulesReply<'_>,
    ) -> Result<Outcome<RulesQuestion>, RulesQuestionRefusal> {
        if reply.by == self.by {
            return Err(RulesQuestionRefusal::Own);
        }
        let article = ArticleId::try_from(reply.article.trim().to_owned())?;
        let text = said(reply.text)?;
        let answer = RulesAnswer { at: reply.at, by: reply.by, article, text };
        match &self.answer {
            None => Ok(Outcome::Changed(RulesQuestion { answer: Some(answer), ..self.clone() })),
            Some(known) if RulesAnswer { at: known.at, ..answer } == *known => {
                Ok(Outcome::Unchanged)
            }
            Some(_) => Err(RulesQuestionRefusal::Answered),
        }
    }
}

/// What asking comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesAsked {
    /// A new question.
    New(RulesQuestion),
    /// It waits already, at this place among the asker's.
    Before(usize),
}
