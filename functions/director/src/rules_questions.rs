//! What the rules do not say (`LAW-0-gaps`): federations and directors ask, officers answer, and
//! everybody reads the answers.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use app::{Act, App, AtDesk, Body, ChangeRefused, Dated, Made, Page, PageQuery, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::{
    Outcome, PlayerId, Profile, RULES_QUESTIONS_OPEN_MAX, RulesAsked, RulesAsker, RulesQuestion,
    RulesReply, RulesRequest,
};
use serde::{Deserialize, Serialize};
use store::{Error, KeyOwner, Opened, Role, StoredRulesQuestion};
use utoipa::ToSchema;

/// A page of answers.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RulesAnswers)]
pub(crate) struct AnswersView {
    /// The latest first.
    questions: Vec<QuestionView>,
    /// What to ask for as `after` to read on; none at the end.
    #[schema(required)]
    next: Option<String>,
}

/// Questions that wait.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RulesQuestions)]
pub(crate) struct QuestionsView {
    /// Mine, and for officers all; the oldest first.
    questions: Vec<QuestionView>,
    /// Whether I may ask for the federation that I act for.
    may_ask_for_federation: bool,
    /// Whether I may ask as a director.
    may_ask_as_director: bool,
    /// Whether I answer.
    may_answer: bool,
}

/// A question about the rules, with its answer.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RulesQuestion)]
pub(crate) struct QuestionView {
    id: u32,
    at: DateTime<Utc>,
    /// The federation that asks; none: a tournament director.
    #[schema(required)]
    federation: Option<String>,
    /// The article that leaves it open, such as `LAW-6.8`.
    article: String,
    text: String,
    /// Whether I have asked it.
    mine: bool,
    #[schema(required)]
    answer: Option<AnswerView>,
}

/// What the officers have answered.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RulesAnswer)]
struct AnswerView {
    at: DateTime<Utc>,
    #[schema(required)]
    by: Option<PlayerView>,
    /// The article that it is about.
    article: String,
    text: String,
}

impl QuestionView {
    fn new(
        stored: &StoredRulesQuestion,
        people: &HashMap<PlayerId, Profile>,
        me: Option<PlayerId>,
    ) -> QuestionView {
        let question = &stored.question;
        QuestionView {
            id: stored.id,
            at: time(question.at),
            federation: match question.asker {
                RulesAsker::Federation(federation) => Some(federation.to_string()),
                RulesAsker::Director => None,
            },
            article: question.article.as_str().to_owned(),
            text: question.text.clone(),
            mine: me == Some(question.by),
            answer: question.answer.as_ref().map(|answer| AnswerView {
                at: time(answer.at),
                by: people.get(&answer.by).map(PlayerView::from),
                article: answer.article.as_str().to_owned(),
                text: answer.text.clone(),
            }),
        }
    }
}

async fn views(
    app: &App,
    found: &[StoredRulesQuestion],
    me: Option<PlayerId>,
) -> Result<Vec<QuestionView>, Problem> {
    let by = found.iter().filter_map(|stored| Some(stored.question.answer.as_ref()?.by));
    let people = app.people(by.collect()).await?;
    Ok(found.iter().map(|stored| QuestionView::new(stored, &people, me)).collect())
}

async fn view(app: &App, me: &SignedIn, one: StoredRulesQuestion) -> Result<QuestionView, Problem> {
    let mut views = views(app, &[one], Some(me.player)).await?;
    views.pop().ok_or_else(|| Problem::internal("a question is not shown"))
}

/// What was asked about the rules and answered, for everybody: the latest first, page by page
/// (LAW-0-gaps).
#[utoipa::path(
    get, path = "/api/rules-questions", operation_id = "list_rules_answers", tag = "cases",
    params(PageQuery), responses((status = 200, body = AnswersView), (status = 400)),
    security((), ("access_token" = []))
)]
pub(crate) async fn list_rules_answers(
    State(app): State<App>,
    me: Option<SignedIn>,
    page: Page<Dated>,
) -> Result<Json<AnswersView>, Problem> {
    let before = page.after.map(|Dated { at, number }| (at, number));
    let mut found = app.store.answered_rules_questions(before, page.limit + 1).await?;
    let next = page.cut(&mut found, |stored| Dated {
        at: stored.question.answer.as_ref().map_or(stored.question.at, |answer| answer.at),
        number: stored.id,
    });
    let questions = views(&app, &found, me.map(|me| me.player)).await?;
    Ok(Json(AnswersView { questions, next }))
}

/// What waits for an answer: my own questions, and for officers all.
#[utoipa::path(
    get, path = "/api/rules-questions/waiting", operation_id = "list_rules_questions",
    tag = "cases", responses((status = 200, body = QuestionsView)),
    security(("access_token" = []))
)]
pub(crate) async fn list_rules_questions(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<QuestionsView>, Problem> {
    let may_answer = me.may_ever(Act::AnswerAboutRules);
    let mut found = app.store.waiting_rules_questions().await?;
    found.retain(|stored| may_answer || stored.question.by == me.player);
    Ok(Json(QuestionsView {
        questions: views(&app, &found, Some(me.player)).await?,
        may_ask_for_federation: asks_as(&me, Role::Federation),
        may_ask_as_director: asks_as(&me, Role::Director),
        may_answer,
    }))
}

/// For whom somebody asks.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RulesAsker)]
enum AskerName {
    /// The federation that they act for.
    Federation,
    /// Themselves, as a tournament director.
    Director,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AskAboutRules, example = json!({
    "asker": "federation", "article": "LAW-6.9", "text": "What if both flags fall in one second?"
}))]
pub(crate) struct AskBody {
    #[schema(inline)]
    asker: AskerName,
    /// The article that leaves it open, such as `LAW-6.9`.
    article: String,
    /// 1 to 2,000 characters, for everybody to read once it is answered.
    text: String,
}

/// Whether somebody may ask in this role.
fn asks_as(me: &SignedIn, role: Role) -> bool {
    me.may_ever(Act::AskAboutRules) && me.holds(role)
}

/// Asks what the rules do not say, for the federation that I act for or as a director (LAW-0-gaps). The
/// same question while it waits is that one.
#[utoipa::path(
    post, path = "/api/rules-questions", operation_id = "ask_rules_question", tag = "cases",
    request_body = AskBody,
    responses((status = 200, body = QuestionView), (status = 201, body = QuestionView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn ask_rules_question(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<AskBody>,
) -> Result<Made<Json<QuestionView>>, Problem> {
    let asker = match body.asker {
        AskerName::Federation if asks_as(&me, Role::Federation) => {
            Some(RulesAsker::Federation(app.profile(me.player).await?.federation))
        }
        AskerName::Director if asks_as(&me, Role::Director) => Some(RulesAsker::Director),
        AskerName::Federation | AskerName::Director => None,
    };
    let is_member = match asker {
        Some(RulesAsker::Federation(federation)) => app.is_member(federation).await?,
        Some(RulesAsker::Director) | None => false,
    };
    let (article, text) = (body.article.as_str(), body.text.as_str());
    let at = app.clock.now();
    let request = RulesRequest { by: me.player, asker, is_member, article, text, at };
    let (is_new, stored) = asked(&app, &request).await?;
    Ok(Made::once(Json(view(&app, &me, stored).await?), is_new))
}

/// Whether the question is new, and the question as it is kept.
async fn asked(
    app: &App,
    request: &RulesRequest<'_>,
) -> Result<(bool, StoredRulesQuestion), Problem> {
    for _ in 0..=RULES_QUESTIONS_OPEN_MAX {
        let owner = KeyOwner::Player(request.by);
        let turn = app.store.next_turn(owner, Opened::RulesQuestion).await?;
        let mine = app.store.waiting_rules_questions_of(request.by).await?;
        let known: Vec<_> = mine.iter().map(|stored| stored.question.clone()).collect();
        let question = match RulesQuestion::ask(request, &known)? {
            RulesAsked::New(question) => question,
            RulesAsked::Before(place) => {
                let before = mine.into_iter().nth(place);
                let before = before.ok_or_else(|| Problem::internal("no such question waits"))?;
                return Ok((false, before));
            }
        };
        let id = app.store.next_number("rules_question").await?;
        match app.store.ask_rules_question(id, &question, turn).await {
            Ok(stored) => return Ok((true, stored)),
            // Another of the asker's questions has come before it.
            Err(Error::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::Conflict.into())
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AnswerAboutRules, example = json!({
    "article": "LAW-6.9", "text": "The game is lost by both, as where nobody can tell which came first."
}))]
pub(crate) struct ReplyBody {
    /// The article that the answer is about.
    article: String,
    /// 1 to 2,000 characters, for everybody.
    text: String,
}

/// Answers a question about the rules, for everybody to read (LAW-0-gaps). What is published stands; the
/// same again is answered as it stands.
#[utoipa::path(
    post, path = "/api/rules-questions/{id}/answer", operation_id = "answer_rules_question",
    tag = "cases", params(("id" = u32, Path, description = "The question's number")),
    request_body = ReplyBody,
    responses((status = 200, body = QuestionView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn answer_rules_question(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<ReplyBody>,
) -> Result<Json<QuestionView>, Problem> {
    if !me.may_ever(Act::AnswerAboutRules) {
        return Err(Problem::forbidden());
    }
    let unknown = || Problem::not_found("unknown_question", "There is no such question.");
    let stored = match app.store.rules_question(id.parse().map_err(|_| unknown())?).await {
        Err(Error::NotFound) => return Err(unknown()),
        found => found?,
    };
    let (article, text, now) = (body.article.as_str(), body.text.as_str(), app.clock.now());
    let reply = RulesReply { by: me.player, article, text, at: now };
    let stored = match stored.question.answer(&reply)? {
        Outcome::Unchanged => stored,
        Outcome::Changed(answered) => {
            match app.store.answer_rules_question(stored.id, &answered, now).await {
                Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
                kept => kept?,
            }
        }
    };
    view(&app, &me, stored).await.map(Json)
}
