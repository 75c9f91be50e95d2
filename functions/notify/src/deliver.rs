//! A notice on its way to its player: sent, dropped, tried again, or given up.

use app::{App, Problem};
use post::mail::{DigestLetter, Letter, Link, SendError};
use rules::{Instant, PlayerId};
use store::{Error, MailChoice, NOTICES_TOGETHER_MAX, NoticeKey, PendingNotice, stable_hash};

use crate::letter::letter_of;
use crate::push::push;
use crate::schedule::{
    LEASE_SECONDS, TOGETHER_TRIES_MAX, TRIES_MAX, held_until, next_try, next_when_busy,
};
use crate::told;

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
    /// Devices have heard of it, and it is listed; the email has its hour later.
    Pushed,
    /// It does not wait, not yet, or for somebody else.
    Passed,
}

/// Sends a notice that the caller has put or claimed, and marks it. A push message goes before the
/// first try, unless devices were told before.
///
/// # Errors
/// When the table does not answer: the notice's alarm rings again.
pub async fn deliver(app: &App, pending: &PendingNotice) -> Result<Delivered, Problem> {
    let letter = match letter_of(app, &pending.notice).await {
        Ok(Some(letter)) => letter,
        Ok(None) => return drop_notices(app, std::slice::from_ref(pending)).await,
        Err(problem) => {
            return failed_to_compose(app, pending, std::slice::from_ref(pending), problem).await;
        }
    };
    told::list_mailed(app, &pending.notice, &letter).await;
    if pending.tries == 1 {
        push(app, &pending.notice, &letter).await;
    }
    match app.deliver(letter).await {
        Ok(()) => mark(app, std::slice::from_ref(pending), false).await.map(|()| Delivered::Sent),
        Err(error) => failed(app, pending, &error).await,
    }
}

/// Answers a notice's alarm: sends it, alone or with everything else that is due to a player who
/// wants one email a day, or tells otherwise, before the email or where the player wants no emails.
///
/// # Errors
/// When the table does not answer: the alarm rings again.
pub async fn ring(app: &App, key: &NoticeKey) -> Result<Delivered, Problem> {
    let now = app.clock.now();
    let pending = app.store.pending_notice(key).await?;
    let Some(pending) = pending.filter(|pending| pending.alarm_at <= now) else {
        return Ok(Delivered::Passed);
    };
    if pending.tries >= TRIES_MAX {
        return give_up(app, &pending, "each of the last tries ended before it was done").await;
    }
    if pending.due_at > now {
        return tell_before(app, pending).await;
    }
    let mail = app.store.settings(key.player).await?.mail;
    if mail == MailChoice::Digest && pending.tries < TOGETHER_TRIES_MAX {
        return digest(app, key.player).await;
    }
    match claim(app, &[pending], |one| held_until(one, now)).await?.and_then(|mut all| all.pop()) {
        None => Ok(Delivered::Passed),
        Some(claimed) if mail == MailChoice::None && !claimed.notice.kind.is_about_account() => {
            tell_and_drop(app, claimed).await
        }
        Some(claimed) => deliver(app, &claimed).await,
    }
}

/// Tells without a mail what the caller has put or claimed.
pub(crate) async fn tell_and_drop(app: &App, pending: PendingNotice) -> Result<Delivered, Problem> {
    match told::unmailed(app, &pending).await {
        Ok(()) => drop_notices(app, &[pending]).await,
        Err(problem) => {
            failed_to_compose(app, &pending, std::slice::from_ref(&pending), problem).await
        }
    }
}

/// Tells otherwise, at once, what is mailed later.
async fn tell_before(app: &App, pending: PendingNotice) -> Result<Delivered, Problem> {
    let due_at = pending.due_at;
    let Some(claimed) = claim(app, &[pending], |_| due_at).await? else {
        return Ok(Delivered::Passed);
    };
    told::before_mail(app, &claimed[0]).await;
    Ok(Delivered::Pushed)
}

/// Sends everything that is due to a player in one email.
///
/// All of it is claimed together or nothing: of two runs at the same time one sends.
///
/// # Errors
/// When the table does not answer: the alarms ring again.
pub async fn digest(app: &App, player: PlayerId) -> Result<Delivered, Problem> {
    let now = app.clock.now();
    let mut due = app.store.pending_notices(player).await?;
    due.retain(|pending| {
        pending.due_at <= now && pending.alarm_at <= now && pending.tries < TOGETHER_TRIES_MAX
    });
    due.truncate(NOTICES_TOGETHER_MAX);
    let Some(claimed) = claim(app, &due, |one| held_until(one, now)).await? else {
        return Ok(Delivered::Passed);
    };
    let (mut told, mut letters, mut stale) = (Vec::new(), Vec::new(), Vec::new());
    let mut outcome = Delivered::Passed;
    for pending in &claimed {
        match letter_of(app, &pending.notice).await {
            Ok(Some(letter)) => {
                // Whoever was to list it before may have died.
                told::list_mailed(app, &pending.notice, &letter).await;
                letters.push(letter);
                told.push(pending.clone());
            }
            Ok(None) => stale.push(pending.clone()),
            Err(problem) => outcome = failed_to_compose(app, pending, &claimed, problem).await?,
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

/// Takes notices for oneself; none where somebody else has one of them.
async fn claim(
    app: &App,
    pending: &[PendingNotice],
    until: impl Fn(&PendingNotice) -> Instant,
) -> Result<Option<Vec<PendingNotice>>, Problem> {
    match app.store.claim_notices(pending, until).await {
        Ok(claimed) => Ok(Some(claimed)),
        Err(Error::Conflict) => Ok(None),
        Err(error) => Err(error.into()),
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

/// The table's silence is nobody's failure: all that were claimed together ring again soon. A letter that
/// cannot be composed is a failure of its notice, so that it does not ring for ever.
async fn failed_to_compose(
    app: &App,
    pending: &PendingNotice,
    claimed: &[PendingNotice],
    problem: Problem,
) -> Result<Delivered, Problem> {
    if problem.code() == "unavailable" {
        let soon = app.clock.now() + LEASE_SECONDS;
        for one in claimed {
            // Where this is not written either, the notice rings when its next try is due.
            let _ = app.store.notice_failed(one, soon.min(one.alarm_at)).await;
        }
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
    let (player, key) = (pending.notice.player.0, pending.notice.kind.key());
    if let SendError::Busy(_) = error {
        let again_at = next_when_busy(pending.due_at, &format!("{player}/{key}"), app.clock.now());
        tracing::warn!(player, key, %again_at, %error, "a notice waits for the mail service");
        return written(app.store.put_notice_off(pending, again_at).await, Delivered::Failed);
    }
    let next = next_try(pending.due_at, pending.tries, app.clock.now());
    let Some(again_at) = next.filter(|_| !error.is_permanent()) else {
        return give_up(app, pending, &error.to_string()).await;
    };
    tracing::warn!(player, key, %again_at, %error, "a notice was not sent");
    written(app.store.notice_failed(pending, again_at).await, Delivered::Failed)
}

async fn give_up(app: &App, pending: &PendingNotice, reason: &str) -> Result<Delivered, Problem> {
    let (player, key) = (pending.notice.player.0, pending.notice.kind.key());
    tracing::error!(player, key, reason, "a notice is given up");
    let given_up = app.store.give_up(pending, app.clock.now(), reason).await;
    written(given_up, Delivered::GivenUp)
}

/// What became of a notice, unless somebody else has changed it meanwhile.
fn written(written: Result<(), Error>, outcome: Delivered) -> Result<Delivered, Problem> {
    match written {
        Ok(()) => Ok(outcome),
        Err(Error::Conflict) => Ok(Delivered::Passed),
        Err(error) => Err(error.into()),
    }
}
