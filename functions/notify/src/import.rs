//! Events that federations bring here (`TR-12`): officers are told that one waits for them, whoever
//! brought it and the federation that it is decided.

use std::collections::BTreeSet;

use app::{Act, App, Problem};
use post::mail::Link;
use rules::tournament::{ImportState, Organiser};
use store::{ImportChange, Notice, NoticeKind};

use crate::draft::Draft;
use crate::names::name_of;

/// The notices of a change. Whoever has sent or decided it knows.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn notices_of(app: &App, change: &ImportChange) -> Result<Vec<Notice>, Problem> {
    let import = &change.new.import;
    let waited = change.old.as_ref().map(|old| old.import.state == ImportState::Waiting);
    let mut told = BTreeSet::new();
    let decided = match (waited, &import.decided) {
        (None, _) if import.state == ImportState::Waiting => {
            told.extend(app.who_may(Act::ApproveImport).await?);
            told.remove(&import.by);
            false
        }
        (Some(true), Some(decided)) => {
            if let Organiser::Federation(federation) = import.announcement.organiser {
                told.extend(app.store.delegates(federation).await?);
            }
            told.insert(import.by);
            told.remove(&decided.by);
            true
        }
        _ => return Ok(Vec::new()),
    };
    let kind = NoticeKind::Import { id: change.new.id, decided };
    Ok(told.into_iter().map(|player| Notice { player, kind: kind.clone() }).collect())
}

/// The letter; none to officers for whom it waits no longer.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(app: &App, id: u32, decided: bool) -> Result<Option<Draft>, Problem> {
    let import = app.store.import(id).await?.import;
    if !decided && import.state != ImportState::Waiting {
        return Ok(None);
    }
    let news = match import.state {
        ImportState::Waiting => "waits",
        ImportState::Refused => "refused",
        ImportState::Writing | ImportState::Done => "approved",
    };
    let reason = import.decided.and_then(|decided| decided.reason).unwrap_or_default();
    let games: u32 = import.sections.iter().map(|section| section.games).sum();
    let (path, label) = match (decided, import.event) {
        (false, _) => ("/desk/imports".to_owned(), "mail-link-desk"),
        (true, Some(event)) => (format!("/events/{}", event.0), "mail-link-event"),
        (true, None) => ("/imports".to_owned(), "mail-link-imports"),
    };
    let arguments = vec![
        ("import", news.to_owned()),
        ("player", name_of(app, import.by).await?),
        ("event", import.announcement.name),
        ("games", games.to_string()),
        ("text", reason),
    ];
    let link = Link { url: format!("{}{path}", app.origin), label };
    Ok(Some(Draft { message: "mail-import", arguments, link, diagram: None }))
}
