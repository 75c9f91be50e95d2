//! What a notice comes to without a mail: a line in the player's list, and a message to the player's devices.

use app::{App, Problem};
use post::mail::Letter;
use store::{Notice, Notification, PendingNotice};

use crate::letter::letter_of;
use crate::push::{InShort, in_short, push};

/// Lists what a letter tells. What is listed again stays as it is.
///
/// # Errors
/// When the table does not answer.
async fn list(app: &App, notice: &Notice, letter: &Letter) -> Result<(), Problem> {
    if !notice.kind.is_listed() {
        return Ok(());
    }
    let InShort { title, event, path } = in_short(app, letter).map_err(Problem::internal)?;
    let line = Notification { key: notice.kind.key(), at: app.clock.now(), title, event, path };
    Ok(app.store.keep_notification(notice.player, &line).await?)
}

/// Tells what is not mailed: it is listed, and devices hear of it on the first try alone, for they would ring twice.
///
/// # Errors
/// When it cannot be composed, or the table does not answer.
pub(crate) async fn unmailed(app: &App, pending: &PendingNotice) -> Result<(), Problem> {
    let notice = &pending.notice;
    let is_told =
        notice.kind.is_listed() || !app.store.push_subscriptions(notice.player).await?.is_empty();
    if !is_told {
        return Ok(());
    }
    if let Some(letter) = letter_of(app, notice).await? {
        list(app, notice, &letter).await?;
        if pending.tries == 1 {
            push(app, notice, &letter).await;
        }
    }
    Ok(())
}

/// The same before a mail, with which it is listed in any case.
pub(crate) async fn before_mail(app: &App, pending: &PendingNotice) {
    if let Err(problem) = unmailed(app, pending).await {
        tracing::warn!(%problem, "what is mailed later was not told before");
    }
}

/// Lists what is being mailed. A line that cannot be written keeps no mail back.
pub(crate) async fn list_mailed(app: &App, notice: &Notice, letter: &Letter) {
    if let Err(problem) = list(app, notice, letter).await {
        tracing::warn!(%problem, "what is mailed was not listed");
    }
}
