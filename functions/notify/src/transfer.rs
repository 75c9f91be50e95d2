//! Transfers (`TR-13`): each step is told to those whom it concerns. The federations hear of a request
//! and of its end, the player of the answers and of the end, officers of what waits for them.

use std::collections::BTreeSet;

use app::{Act, App, Problem};
use post::mail::Link;
use rules::{PlayerId, Transfer, TransferAct, TransferState};
use store::{Notice, NoticeKind, TransferChange};

use crate::draft::Draft;
use crate::names::name_of;

/// The notices of a change: of each step that it brings. Whoever has taken it knows.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn notices_of(app: &App, change: &TransferChange) -> Result<Vec<Notice>, Problem> {
    let transfer = &change.new.transfer;
    let known = change.old.as_ref().map_or(0, |old| old.transfer.steps.len());
    let mut notices = Vec::new();
    for (number, step) in (1..).zip(&transfer.steps).skip(known) {
        let mut told = BTreeSet::new();
        let to_federations = match step.act {
            TransferAct::Consent | TransferAct::Object | TransferAct::Appeal => false,
            TransferAct::Ask
            | TransferAct::Allow
            | TransferAct::Refuse
            | TransferAct::Register
            | TransferAct::TakeBack => true,
        };
        if to_federations {
            for federation in [transfer.from, transfer.to] {
                told.extend(app.store.delegates(federation).await?);
            }
        }
        let waits_for = match transfer.state {
            TransferState::Appealed => Some(Act::DecideTransferAppeal),
            TransferState::Agreed => Some(Act::RegisterTransfer),
            _ => None,
        };
        if let Some(act) = waits_for.filter(|_| number == transfer.steps.len()) {
            told.extend(app.who_may(act).await?);
        }
        if !step.act.is_the_players() {
            told.insert(transfer.player);
        }
        told.remove(&step.by);
        let number = u32::try_from(number).map_err(Problem::internal)?;
        let kind = NoticeKind::Transfer { id: change.new.id, step: number };
        notices.extend(told.into_iter().map(|player| Notice { player, kind: kind.clone() }));
    }
    Ok(notices)
}

/// The letter; none once something else has happened.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    to: PlayerId,
    id: u32,
    step: u32,
) -> Result<Option<Draft>, Problem> {
    let transfer = app.store.transfer(id).await?.transfer;
    let Some(last) = transfer.steps.last().filter(|_| transfer.steps.len() == step as usize) else {
        return Ok(None);
    };
    let arguments = vec![
        ("transfer", said(&transfer, last.act).to_owned()),
        ("whose", if to == transfer.player { "mine" } else { "theirs" }.to_owned()),
        ("player", name_of(app, transfer.player).await?),
        ("old", transfer.from.to_string()),
        ("new", transfer.to.to_string()),
        ("text", last.reason.clone()),
    ];
    let url = format!("{}/player/{}", app.origin, transfer.player);
    let link = Link { url, label: "mail-link-profile" };
    Ok(Some(Draft { message: "mail-transfer", arguments, link, diagram: None }))
}

/// What has happened, as the texts know it.
fn said(transfer: &Transfer, act: TransferAct) -> &'static str {
    match act {
        TransferAct::Ask => "asked",
        TransferAct::Consent if transfer.state == TransferState::Agreed => "agreed",
        TransferAct::Consent => "consented",
        TransferAct::Object => "objected",
        TransferAct::Appeal => "appealed",
        TransferAct::Allow => "allowed",
        TransferAct::Refuse => "refused",
        TransferAct::Register => "registered",
        TransferAct::TakeBack => "taken-back",
    }
}
