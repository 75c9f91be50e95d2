//! Applications for the approval of federations' events (`TR-12`): the World Tournament Director is told that
//! one waits, the federation what has become of it and when it lapses. Whoever has done something knows.

use std::collections::BTreeSet;

use app::{Act, App, Problem};
use post::mail::{Link, date};
use rules::Day;
use rules::tournament::{ApprovalAct, LapseNews};
use store::{ApprovalChange, Notice, NoticeKind};

use crate::draft::Draft;
use crate::names::name_of;

/// The notices of a change.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn notices_of(app: &App, change: &ApprovalChange) -> Result<Vec<Notice>, Problem> {
    let approval = &change.new.approval;
    let before = change.old.as_ref().map(|old| old.approval.steps.len());
    let step = approval.steps.len();
    // An event that is announced under it makes no step.
    if before == Some(step) {
        return Ok(Vec::new());
    }
    let application = &approval.application;
    let mut told = BTreeSet::new();
    let last = approval.steps.last();
    if last.is_none_or(|step| step.act == ApprovalAct::Withdraw) {
        told.extend(app.who_may(Act::DecideApproval).await?);
    } else {
        told.extend(app.store.delegates(application.federation).await?);
        told.insert(application.by);
    }
    told.remove(&last.map_or(application.by, |step| step.by));
    let step = u32::try_from(step).unwrap_or(u32::MAX);
    let kind = NoticeKind::Approval { id: change.new.id, step };
    Ok(told.into_iter().map(|player| Notice { player, kind: kind.clone() }).collect())
}

/// The letter; none once more was done about it.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    language: &str,
    id: u32,
    step: u32,
) -> Result<Option<Draft>, Problem> {
    let approval = app.store.approval(id).await?.approval;
    if usize::try_from(step) != Ok(approval.steps.len()) {
        return Ok(None);
    }
    let last = approval.steps.last();
    let application = &approval.application;
    let news = match last.map(|step| step.act) {
        None => "asked",
        Some(ApprovalAct::Approve { asks_deposit: false }) => "approved",
        Some(ApprovalAct::Approve { asks_deposit: true }) => "approved-deposit",
        Some(ApprovalAct::Refuse) => "refused",
        Some(ApprovalAct::Refer) => "referred",
        Some(ApprovalAct::Withdraw) => "withdrawn",
        Some(ApprovalAct::ConfirmDeposit) => "deposited",
    };
    let arguments = vec![
        ("approval", news.to_owned()),
        ("event", application.name.clone()),
        ("federation", application.federation.to_string()),
        ("by", name_of(app, last.map_or(application.by, |step| step.by)).await?),
        ("until", date(language, approval.starts_until().starts_at())),
        ("text", last.map(|step| step.text.clone()).unwrap_or_default()),
    ];
    let url = format!("{}/approvals#approval-{id}", app.origin);
    let link = Link { url, label: "mail-link-approvals" };
    Ok(Some(Draft { message: "mail-approval", arguments, link, diagram: None }))
}

/// The letter about an approval that lapses; none once an event uses it, or it is told otherwise.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn lapse(
    app: &App,
    language: &str,
    id: u32,
    news: LapseNews,
) -> Result<Option<Draft>, Problem> {
    let approval = app.store.approval(id).await?.approval;
    let due = approval.event.is_none()
        && match news {
            LapseNews::Soon => !approval.is_lapsed_on(Day::of(app.clock.now())),
            LapseNews::Lapsed => true,
        };
    if !due {
        return Ok(None);
    }
    let arguments = vec![
        ("lapse", news.code().to_owned()),
        ("event", approval.application.name.clone()),
        ("federation", approval.application.federation.to_string()),
        ("until", date(language, approval.starts_until().starts_at())),
    ];
    let url = format!("{}/approvals#approval-{id}", app.origin);
    let link = Link { url, label: "mail-link-approvals" };
    Ok(Some(Draft { message: "mail-approval-lapse", arguments, link, diagram: None }))
}
