//! Questions about what the rules do not say (`LAW-0-gaps`): the officers who answer are told that one
//! waits, whoever has asked that it is answered.

use app::{Act, App, Problem};
use post::mail::Link;
use rules::RulesAsker;
use store::{Notice, NoticeKind, StoredRulesQuestion};

use crate::draft::Draft;
use crate::names::name_of;

/// The notices of a question that is asked or answered. Whoever has done it knows.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn notices_of(
    app: &App,
    stored: &StoredRulesQuestion,
) -> Result<Vec<Notice>, Problem> {
    let question = &stored.question;
    let answered = question.answer.is_some();
    let told = match answered {
        true => vec![question.by],
        false => app.who_may(Act::AnswerAboutRules).await?,
    };
    let by = question.answer.as_ref().map_or(question.by, |answer| answer.by);
    let kind = NoticeKind::RulesQuestion { id: stored.id, answered };
    let others = told.into_iter().filter(|player| *player != by);
    Ok(others.map(|player| Notice { player, kind: kind.clone() }).collect())
}

/// The letter; none to officers once it is answered.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(app: &App, id: u32, answered: bool) -> Result<Option<Draft>, Problem> {
    let question = app.store.rules_question(id).await?.question;
    if answered != question.answer.is_some() {
        return Ok(None);
    }
    let by = question.answer.as_ref().map_or(question.by, |answer| answer.by);
    let federation = match question.asker {
        RulesAsker::Federation(federation) => federation.to_string(),
        RulesAsker::Director => "none".to_owned(),
    };
    let (article, text) = match question.answer {
        Some(answer) => (answer.article, answer.text),
        None => (question.article, question.text),
    };
    let arguments = vec![
        ("question", if answered { "answered" } else { "asked" }.to_owned()),
        ("article", article.as_str().to_owned()),
        ("by", name_of(app, by).await?),
        ("federation", federation),
        ("text", text),
    ];
    let url = format!("{}/rules-questions#question-{id}", app.origin);
    let link = Link { url, label: "mail-link-rules-questions" };
    Ok(Some(Draft { message: "mail-rules-question", arguments, link, diagram: None }))
}
