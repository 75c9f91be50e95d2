//! The notice as a push message to the player's devices, as soon as it is known.
//!
//! A push is a courtesy beside the mail: it is tried once, and a failure is no failure of the
//! notice. Its tag is the notice's key, so that a device shows a repeated one once.

use app::{App, Problem};
use post::PushMessage;
use post::mail::Letter;
use store::Notice;

use crate::letter::letter_of;

/// Pushes what a letter says in short.
pub(crate) async fn push(app: &App, notice: &Notice, letter: &Letter) {
    let message = match message_of(app, notice, letter) {
        Ok(message) => message,
        Err(error) => {
            tracing::warn!(%error, "a push message was not composed");
            return;
        }
    };
    match app.push(notice.player, &message).await {
        Ok(pushed) => {
            for failure in pushed.failed {
                tracing::warn!(%failure, "a push message was not taken");
            }
        }
        Err(problem) => tracing::warn!(%problem, "a push message was not sent"),
    }
}

/// Pushes what is mailed later or not at all, to a player who has devices for it.
pub(crate) async fn push_only(app: &App, notice: &Notice) {
    match letter_to_push(app, notice).await {
        Ok(Some(letter)) => push(app, notice, &letter).await,
        Ok(None) => {}
        Err(problem) => tracing::warn!(%problem, "a push message was not composed"),
    }
}

async fn letter_to_push(app: &App, notice: &Notice) -> Result<Option<Letter>, Problem> {
    let devices = app.store.push_subscriptions(notice.player).await?;
    if devices.is_empty() { Ok(None) } else { letter_of(app, notice).await }
}

/// The subject, the event, and the page that the letter leads to as a path.
fn message_of(
    app: &App,
    notice: &Notice,
    letter: &Letter,
) -> Result<PushMessage, post::mail::SendError> {
    let event = letter.arguments.iter().find(|(name, _)| *name == "event");
    let url = letter.link.as_ref().map_or("/", |link| &link.url);
    Ok(PushMessage {
        title: letter.subject()?,
        body: event.map_or(String::new(), |(_, event)| event.clone()),
        url: url.strip_prefix(&*app.origin).unwrap_or(url).to_owned(),
        tag: notice.kind.key(),
    })
}
