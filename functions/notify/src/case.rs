//! Cases (`LAW-13.1`, `LAW-13.3.1`, `LAW-14.2`, `TR-14`, `TR-15`): whoever may decide one is told that it
//! waits, and whoever filed it of the answers and of the end. Whom it is about does not see it and is not
//! told; what was reported stands on the desk alone.

use std::collections::BTreeSet;

use app::{Act, App, Problem};
use post::mail::Link;
use rules::{Case, CaseBench, CaseKind, CaseState, PlayerId};
use store::{CaseChange, CaseNews, Notice, NoticeKind, StoredCase};

use crate::draft::Draft;
use crate::names::{event_of, name_of};
use crate::officials::{players_of, who_directs, who_may};

/// The notices of a change.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn notices_of(app: &App, change: &CaseChange) -> Result<Vec<Notice>, Problem> {
    let StoredCase { id, case, .. } = &change.new;
    let Some(news) = news_of(change) else { return Ok(Vec::new()) };
    let by_filer = match news {
        CaseNews::Opened => true,
        CaseNews::Answered { .. } => case.answers.last().is_some_and(|last| last.by == case.by),
        CaseNews::Decided => false,
    };
    let told = match by_filer {
        true if case.state == CaseState::Open => {
            who_decides(app, case, &players_of(app, case.section).await?).await?
        }
        true => Vec::new(),
        false => vec![case.by],
    };
    let kind = NoticeKind::Case { case: *id, news };
    Ok(told.into_iter().map(|player| Notice { player, kind: kind.clone() }).collect())
}

/// What a change means; one change is one piece of news.
fn news_of(change: &CaseChange) -> Option<CaseNews> {
    let new = &change.new.case;
    let Some(old) = change.old.as_ref().map(|old| &old.case) else {
        return Some(CaseNews::Opened);
    };
    if new.state == CaseState::Decided {
        return (old.state != CaseState::Decided).then_some(CaseNews::Decided);
    }
    let grown = new.answers.len() > old.answers.len();
    let answer = u32::try_from(new.answers.len()).ok().filter(|_| grown)?;
    Some(CaseNews::Answered { answer })
}

/// Who may decide about a case. Who has filed it knows of it.
async fn who_decides(
    app: &App,
    case: &Case,
    players: &BTreeSet<PlayerId>,
) -> Result<Vec<PlayerId>, Problem> {
    let made_by = match case.decision {
        Some(decision) => Some(app.store.decision(case.section, decision).await?.ruling.by),
        None => None,
    };
    let mut told = match case.bench(made_by) {
        CaseBench::Directors => who_directs(app, case.section, players).await?,
        CaseBench::OfficersBut(made_by) => {
            let mut officers = who_may(app, Act::DecideAppeal, players).await?;
            officers.retain(|officer| *officer != made_by);
            officers
        }
        CaseBench::Nobody => Vec::new(),
    };
    told.retain(|official| *official != case.by);
    Ok(told)
}

/// The letter; none to an official once the case waits no longer, or for somebody else.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    player: PlayerId,
    id: u32,
    news: CaseNews,
) -> Result<Option<Draft>, Problem> {
    let case = app.store.case(id).await?.case;
    let players = players_of(app, case.section).await?;
    let draft = match player == case.by {
        true => to_filer(app, &case, id, news).await?,
        false if case.state != CaseState::Open => None,
        false if !who_decides(app, &case, &players).await?.contains(&player) => None,
        false => Some(to_official(app, &case, news).await?),
    };
    let Some((message, mut arguments)) = draft else { return Ok(None) };
    arguments.push(("case", case.kind.code().to_owned()));
    arguments.push(("event", event_of(app, case.section).await?));
    let (path, label) = match case.game {
        _ if !players.contains(&player) => (format!("desk/cases/{id}"), "mail-link-desk"),
        Some(game) => (format!("game/{game}"), "mail-link-game"),
        None => (format!("section/{}", case.section.0), "mail-link-event"),
    };
    let link = Link { url: format!("{}/{path}", app.origin), label };
    Ok(Some(Draft { message, arguments, link, diagram: None }))
}

/// The name of the texts and what they name.
type Said = (&'static str, Vec<(&'static str, String)>);

/// That the case waits. What somebody writes about a message or about somebody's
/// conduct may repeat it: it is not mailed.
async fn to_official(app: &App, case: &Case, news: CaseNews) -> Result<Said, Problem> {
    let (message, text) = match news {
        CaseNews::Answered { answer } => ("mail-case-written", answer_of(case, answer)?.1),
        CaseNews::Opened | CaseNews::Decided => ("mail-case-opened", case.text.clone()),
    };
    let text = match case.kind {
        CaseKind::MessageReport | CaseKind::Conduct => String::new(),
        CaseKind::Query | CaseKind::Publication | CaseKind::Appeal => text,
    };
    Ok((message, vec![("player", name_of(app, case.by).await?), ("text", text)]))
}

/// An answer, or the end; nothing of what they have done themselves.
async fn to_filer(
    app: &App,
    case: &Case,
    id: u32,
    news: CaseNews,
) -> Result<Option<Said>, Problem> {
    let (message, (by, text), ruling) = match news {
        CaseNews::Opened => return Ok(None),
        CaseNews::Answered { answer } => ("mail-case-answered", answer_of(case, answer)?, None),
        CaseNews::Decided => {
            let (said, ruling) = decided(app, case, id).await?;
            ("mail-case-decided", said, Some(ruling))
        }
    };
    if by == case.by {
        return Ok(None);
    }
    let mut arguments = vec![("official", name_of(app, by).await?), ("text", text)];
    arguments.extend(ruling.map(|ruling| ("ruling", ruling.to_owned())));
    Ok(Some((message, arguments)))
}

/// Who has decided and why, and what of an appeal. What a decision about games and players says is
/// for those whom it concerns.
async fn decided(
    app: &App,
    case: &Case,
    id: u32,
) -> Result<((PlayerId, String), &'static str), Problem> {
    let ruling = match case.outcome {
        Some(outcome) => outcome.code(),
        None => {
            let decisions = app.store.decisions(case.section).await?;
            let decision = decisions.iter().find(|kept| kept.ruling.case == Some(id));
            let decision =
                decision.ok_or_else(|| Problem::internal("no decision answers the case"))?;
            return Ok(((decision.ruling.by, String::new()), "decided"));
        }
    };
    let last = u32::try_from(case.answers.len()).map_err(Problem::internal)?;
    Ok((answer_of(case, last)?, ruling))
}

/// Who has written an answer, and what.
fn answer_of(case: &Case, number: u32) -> Result<(PlayerId, String), Problem> {
    let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let answer = index.and_then(|index| case.answers.get(index));
    let answer = answer.ok_or_else(|| Problem::internal("a notice is of no answer"))?;
    Ok((answer.by, answer.text.clone()))
}
