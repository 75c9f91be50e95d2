//! The notice as a push message to the player's devices, as soon as it is known.
//!
//! A push is a courtesy beside the mail: it is tried once, and a failure is no failure of the
//! notice. Its tag is the notice's key, so that a device shows a repeated one once.

use app::App;
use post::PushMessage;
use post::mail::{Letter, SendError};
use store::Notice;

/// A letter in short: the subject, the event, and the page that it leads to as a path.
pub(crate) struct InShort {
    pub(crate) title: String,
    pub(crate) event: String,
    pub(crate) path: String,
}

pub(crate) fn in_short(app: &App, letter: &Letter) -> Result<InShort, SendError> {
    let event = letter.arguments.iter().find(|(name, _)| *name == "event");
    let url = letter.link.as_ref().map_or("/", |link| &link.url);
    Ok(InShort {
        title: letter.subject()?,
        event: event.map_or(String::new(), |(_, event)| event.clone()),
        path: url.strip_prefix(&*app.origin).unwrap_or(url).to_owned(),
    })
}

/// Pushes what a letter says in short.
pub(crate) async fn push(app: &App, notice: &Notice, letter: &Letter) {
    let message = match in_short(app, letter) {
        Ok(InShort { title, event, path }) => {
            PushMessage { title, body: event, url: path, tag: notice.kind.key() }
        }
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
