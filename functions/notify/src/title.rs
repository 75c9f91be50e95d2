//! Titles (`TR-10.10`): the player reads each step of a case and its reasons, the player's national
//! delegates what was published, confirmed, refused and revoked (`TR-10.10f-i`). What somebody has
//! against a title is for the officers alone.

use app::{App, Problem};
use post::mail::{Link, date};
use rules::PlayerId;
use rules::title::{TitleCase, TitleState, TitleStep};
use store::{Notice, NoticeKind, TitleCaseChange};

use crate::draft::Draft;
use crate::names::name_of;

/// The notices of a change: of each decision that it brings. Whoever has made it knows.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn notices_of(
    app: &App,
    change: &TitleCaseChange,
) -> Result<Vec<Notice>, Problem> {
    let case = &change.new.case;
    let known = change.old.as_ref().map_or(0, |old| old.case.decisions.len());
    let mut notices = Vec::new();
    for (step, decision) in (1..).zip(&case.decisions).skip(known) {
        let delegates = match decision.step.is_told_to_delegates() {
            true => app.store.delegates(app.profile(case.player).await?.federation).await?,
            false => Vec::new(),
        };
        let kind = NoticeKind::Title { case: change.new.id, step };
        let told = case.informed(decision, delegates).into_iter();
        notices.extend(told.map(|player| Notice { player, kind: kind.clone() }));
    }
    Ok(notices)
}

/// The letter; none once something else was decided.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    to: PlayerId,
    language: &str,
    id: u32,
    step: u32,
) -> Result<Option<Draft>, Problem> {
    let case = app.store.title_case(id).await?.case;
    let Some(last) = case.decisions.last().filter(|_| case.decisions.len() == step as usize) else {
        return Ok(None);
    };
    let until = case.objections_until().map_or("none".to_owned(), |until| date(language, until));
    let arguments = vec![
        ("step", said(&case, last.step).to_owned()),
        ("whose", if to == case.player { "mine" } else { "theirs" }.to_owned()),
        ("player", name_of(app, case.player).await?),
        ("award", case.award.to_string()),
        ("cycle", case.cycle.map_or("none".to_owned(), |cycle| cycle.to_string())),
        ("until", until),
        ("rule", case.rule_of(last.step).to_owned()),
        ("text", last.reason.clone()),
    ];
    let link = match last.step {
        TitleStep::Publish => {
            Link { url: format!("{}/titles", app.origin), label: "mail-link-titles" }
        }
        _ => {
            let url = format!("{}/player/{}", app.origin, case.player);
            Link { url, label: "mail-link-profile" }
        }
    };
    Ok(Some(Draft { message: "mail-title", arguments, link, diagram: None }))
}

/// What has happened, as the texts know it.
fn said(case: &TitleCase, step: TitleStep) -> &'static str {
    match (step, case.is_revocation()) {
        (TitleStep::Propose, false) => "proposed",
        (TitleStep::Propose, true) => "revocation",
        (TitleStep::Publish, _) => "published",
        (TitleStep::Confirm, false) => "confirmed",
        (TitleStep::Refuse, false) if case.state != TitleState::Confirmed => "refused",
        (TitleStep::Refuse, _) => "kept",
        (TitleStep::ProposeRevocation, _) => "revocation",
        (TitleStep::Confirm, true) | (TitleStep::Revoke, _) => "revoked",
    }
}
