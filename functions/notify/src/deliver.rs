//! A notice on its way to its player: sent, dropped, tried again, or given up.

use app::mail::{DigestLetter, Letter, Link, SendError};
use app::{App, Problem};
use rules::PlayerId;
use store::{Error, MailChoice, NOTICES_TOGETHER_MAX, NoticeKey, PendingNotice, stable_hash};

use crate::letter::letter_of;
use crate::push::push;
use crate::schedule::{LEASE_SECONDS, next_try};

/// What became of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivered {
    /// It was handed over.
    Sent,
    /// There was nothing to tell any more, or nobody to tell it to.
    Dropped,
    /// It waits for another try.
    Failed,
    /// It is tried no longer, and the officers can see so.
    GivenUp,
    /// It does not wait, not yet, or for somebody else.
    Passed,
}

/// Sends a notice that the caller has put or claimed, and marks it. A push message goes before the
/// first try.
///
/// # Errors
/// When the table does not answer: the notice's alarm rings again.
pub async fn deliver(app: &App, pending: &PendingNotice) -> Result<Delivered, Problem> {
    let letter = match letter_of(app, &pending.notice).await {
        Ok(Some(letter)) => letter,
        Ok(None) => return drop_notices(app, std::slice::from_ref(pending)).await,
        Err(problem) => return failed_to_compose(app, pending, problem).await,
    };
    if pending.tries == 0 {
        push(app, &pending.notice, &letter).await;
    }
    match app.deliver(letter).await {
        Ok(()) => mark(app, std::slice::from_ref(pending), false).await.map(|()| Delivered::Sent),
        Err(error) => failed(app, pending, &error).await,
    }
}

/// Answers a notice's alarm: sends it, alone or with everything else that is due to a player who
/// wants one mail a day, or drops it where the player wants no mails any more.
///
/// # Errors
/// When the table does not answer: the alarm rings again.
pub async fn ring(app: &App, key: &NoticeKey) -> Result<Delivered, Problem> {
    let now = app.clock.now();
    let pending = app.store.pending_notice(key).await?;
    let Some(pending) = pending.filter(|pending| pending.alarm_at <= now) else {
        return Ok(Delivered::Passed);
    };
    match app.store.settings(key.player).await?.mail {
        MailChoice::None => drop_notices(app, &[pending]).await,
        MailChoice::Digest => digest(app, key.player).await,
        MailChoice::Each => match app.store.claim_notices(&[pending], now + LEASE_SECONDS).await {
            Ok(claimed) => deliver(app, &claimed[0]).await,
            Err(Error::Conflict) => Ok(Delivered::Passed),
            Err(error) => Err(error.into()),
        },
    }
}

/// Sends everything that is due to a player in one mail.
///
/// All of it is claimed together or nothing: of two runs at the same time one sends.
///
/// # Errors
/// When the table does not answer: the alarms ring again.
pub async fn digest(app: &App, player: PlayerId) -> Result<Delivered, Problem> {
    let now = app.clock.now();
    let mut due = app.store.pending_notices(player).await?;
    due.retain(|pending| pending.alarm_at <= now);
    due.truncate(NOTICES_TOGETHER_MAX);
    let claimed = match app.store.claim_notices(&due, now + LEASE_SECONDS).await {
        Ok(claimed) => claimed,
        Err(Error::Conflict) => return Ok(Delivered::Passed),
        Err(error) => return Err(error.into()),
    };
    let (mut told, mut letters, mut stale) = (Vec::new(), Vec::new(), Vec::new());
    let mut outcome = Delivered::Passed;
    for pending in claimed {
        match letter_of(app, &pending.notice).await {
            Ok(Some(letter)) => {
                letters.push(letter);
                told.push(pending);
            }
            Ok(None) => stale.push(pending),
            Err(problem) => outcome = failed_to_compose(app, &pending, problem).await?,
        }
    }
    if !stale.is_empty() {
        outcome = drop_notices(app, &stale).await?;
    }
    if letters.is_empty() {
        return Ok(outcome);
    }
    match send_together(app, &told, letters).await {
        Ok(()) => mark(app, &told, false).await.map(|()| Delivered::Sent),
        Err(error) => {
            for pending in &told {
                outcome = failed(app, pending, &error).await?;
            }
            Ok(outcome)
        }
    }
}

/// One letter alone, or several as a digest whose id is made of theirs.
async fn send_together(
    app: &App,
    told: &[PendingNotice],
    mut letters: Vec<Letter>,
) -> Result<(), SendError> {
    let Some(first) = letters.first().filter(|_| letters.len() > 1).cloned() else {
        return match letters.pop() {
            Some(letter) => app.deliver(letter).await,
            None => Ok(()),
        };
    };
    let mut ids: Vec<&str> = letters.iter().map(|letter| letter.id.as_str()).collect();
    ids.sort_unstable();
    let player = told.first().map_or(PlayerId(0), |pending| pending.notice.player);
    let id = format!("{player}-digest-{}-{:08x}", ids.len(), stable_hash(&ids.join(" ")));
    let link = Link { url: format!("{}/", app.origin), label: "mail-link-games" };
    app.deliver_digest(DigestLetter {
        id,
        to: first.to,
        language: first.language,
        letters,
        link: Some(link),
        unsubscribe: first.unsubscribe,
    })
    .await
}

async fn drop_notices(app: &App, pending: &[PendingNotice]) -> Result<Delivered, Problem> {
    mark(app, pending, true).await.map(|()| Delivered::Dropped)
}

/// Marks notices as sent or dropped. One that was marked by somebody else already is as it should
/// be, and does not keep the others from it.
async fn mark(app: &App, pending: &[PendingNotice], dropped: bool) -> Result<(), Problem> {
    let now = app.clock.now();
    match app.store.notices_sent(pending, now, dropped).await {
        Err(Error::Conflict) if pending.len() > 1 => {
            for one in pending {
                match app.store.notices_sent(std::slice::from_ref(one), now, dropped).await {
                    Ok(()) | Err(Error::Conflict) => {}
                    Err(error) => return Err(error.into()),
                }
            }
            Ok(())
        }
        Ok(()) | Err(Error::Conflict) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// The table's silence is nobody's failure; a letter that cannot be composed is one of the notice,
/// so that it does not ring for ever.
async fn failed_to_compose(
    app: &App,
    pending: &PendingNotice,
    problem: Problem,
) -> Result<Delivered, Problem> {
    if problem.code() == "unavailable" {
        return Err(problem);
    }
    let error = SendError::Temporary(format!("it cannot be composed: {}", problem.code()));
    failed(app, pending, &error).await
}

/// Lets the notice be tried again, or gives it up.
async fn failed(
    app: &App,
    pending: &PendingNotice,
    error: &SendError,
) -> Result<Delivered, Problem> {
    let (now, key) = (app.clock.now(), pending.notice.kind.key());
    let next = next_try(pending.due_at, pending.tries, now).filter(|_| !error.is_permanent());
    let player = pending.notice.player.0;
    let written = match next {
        Some(again_at) => {
            tracing::warn!(player, key, %again_at, %error, "a notice was not sent");
            let failed = app.store.notice_failed(pending, again_at).await;
            failed.map(|()| Delivered::Failed)
        }
        None => {
            tracing::error!(player, key, %error, "a notice is given up");
            let given_up = app.store.give_up(pending, now, &error.to_string()).await;
            given_up.map(|()| Delivered::GivenUp)
        }
    };
    match written {
        Err(Error::Conflict) => Ok(Delivered::Passed),
        outcome => outcome.map_err(Problem::from),
    }
}
