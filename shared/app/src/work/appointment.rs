//! Offices given and taken, by an administrator at the page or by the operator with a command.

use rules::{Appointment, AppointmentFacts, AppointmentOrder, Instant, Outcome, PlayerId, Role};
use store::{Account, Error, Store};

use crate::Problem;
use crate::work::retry::{retry, unless_changed};

/// Gives somebody an office, or takes it, and answers with the appointment's number in their log, from
/// 1; none where it was so already.
///
/// # Errors
/// `no_account`; what the rules refuse; `unknown_player`; `unavailable`.
pub async fn appoint(
    store: &Store,
    player: PlayerId,
    order: &AppointmentOrder,
    now: Instant,
) -> Result<Option<u32>, Problem> {
    retry(|| once(store, player, order, now)).await
}

/// The outer one is none where somebody was faster.
async fn once(
    store: &Store,
    player: PlayerId,
    order: &AppointmentOrder,
    now: Instant,
) -> Result<Option<Option<u32>>, Problem> {
    let profile = store.players(&[player]).await?.pop().ok_or_else(Problem::unknown_player)?;
    let read = store.appointments_to_change(player).await?;
    let account = account_of(store, player).await?;
    let others = read.officials.iter().filter(|official| official.player != player);
    let others: Vec<Role> = others.flat_map(|official| official.roles.iter().copied()).collect();
    let facts = AppointmentFacts {
        player,
        roles: &account.roles,
        is_confirmed: account.confirmed,
        others: &others,
    };
    let new = match Appointment::order(order.clone(), facts, now)? {
        Outcome::Unchanged => return Ok(Some(None)),
        Outcome::Changed(new) => new,
    };
    let number = u32::try_from(read.made.len() + 1).map_err(Problem::internal)?;
    let kept = store.appoint(&account, profile.federation, &read, &new).await;
    Ok(unless_changed(kept)?.map(|()| Some(number)))
}

/// Somebody's account. Who has none holds no office and is given none.
///
/// # Errors
/// `no_account`, `unavailable`.
pub async fn account_of(store: &Store, player: PlayerId) -> Result<Account, Problem> {
    match store.account(player).await {
        Ok(account) => Ok(account),
        Err(Error::NotFound) => {
            let detail = "This player has no account here. Offices are for people who sign in.";
            Err(Problem::conflict("no_account", detail))
        }
        Err(error) => Err(error.into()),
    }
}
