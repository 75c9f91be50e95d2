//! What whoever runs the server does about accounts with a command, where nobody is signed in. No route leads here.

use app::{App, Problem};
use rules::PlayerId;
use store::{Account, AddressRequest, Alarm, ChangedBy, Error, SIGN_UP_SECONDS, Wanted};

use crate::account::leave_address;
use crate::{fields, sessions, sign_up};

/// Alarms that are read at once.
const ALARMS_AT_ONCE: u16 = 500;

/// The sign-ups with an address whose link nobody has followed yet, the oldest in front.
///
/// # Errors
/// `invalid_email`, `unavailable`.
pub async fn open_sign_ups(app: &App, email: &str) -> Result<Vec<AddressRequest>, Problem> {
    let (email, now) = (fields::email(email)?, app.clock.now());
    let mut found = Vec::new();
    for shard in app.store.letter_shards() {
        let mut last = None;
        loop {
            // Whether its mail was sent or not, a sign-up rings by its end.
            let until = now + SIGN_UP_SECONDS;
            let due = app.store.alarms_due(shard, until, ALARMS_AT_ONCE, last.as_ref()).await?;
            for alarm in &due {
                let Alarm::AddressRequest(id) = &alarm.alarm else { continue };
                found.extend(app.store.address_request(id).await?);
            }
            let is_last = due.len() < usize::from(ALARMS_AT_ONCE);
            last = due.into_iter().last();
            if is_last {
                break;
            }
        }
    }
    found.retain(|request| {
        let open = matches!(&request.wanted, Wanted::Account(typed) if typed.player.is_none());
        open && request.email == email && now < request.lapses_at()
    });
    found.sort_by_key(|request| request.at);
    Ok(found)
}

/// Makes a sign-up an account as its link does, for somebody whom no mail reaches, and answers with its number.
/// The password is the one that was typed.
///
/// # Errors
/// `invalid_token` where the sign-up has lapsed; `email_taken`; `unavailable`.
pub async fn confirm_sign_up(app: &App, request: &AddressRequest) -> Result<PlayerId, Problem> {
    let (email, typed) = sign_up::sign_up_of(app, &request.id).await?;
    match typed.player {
        Some(player) => Ok(player),
        None => sign_up::open_account(app, &request.id, email, typed).await,
    }
}

/// Gives an account another address; whoever reads mail there can set a new password. Sessions stay. Both addresses
/// are told.
///
/// # Errors
/// `invalid_email`, `email_taken`, `changed_meanwhile`, `unavailable`.
pub async fn change_address(app: &App, account: &Account, email: &str) -> Result<(), Problem> {
    let email = fields::new_email(email)?;
    if email == account.email {
        return Ok(());
    }
    match app.store.account_by_email(&email).await {
        Ok(taken) => {
            let detail = format!("The account of player {} has this address.", taken.player);
            return Err(Problem::conflict("email_taken", detail));
        }
        Err(Error::NotFound) => {}
        Err(error) => return Err(error.into()),
    }
    match leave_address(app, account, &email, ChangedBy::Operator).await {
        Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
        changed => Ok(changed?),
    }
}

/// Where somebody is signed in.
///
/// # Errors
/// `unavailable`.
pub async fn sessions_of(app: &App, account: &Account) -> Result<usize, Problem> {
    Ok(sessions::live(app, account).await?.len())
}

/// Signs somebody out everywhere, and answers how many sessions have ended.
///
/// # Errors
/// `unavailable`.
pub async fn sign_out(app: &App, account: &Account) -> Result<usize, Problem> {
    sessions::end_all(app, sessions::live(app, account).await?).await
}
