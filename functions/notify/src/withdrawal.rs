//! Withdrawals (`TR-8.1` to `TR-8.5`): officials are led to the desk, the player reads what was
//! decided and why, and everybody else no more than that it is so.

use app::{Act, App, Problem, SignedIn, withdrawal_news};
use post::mail::{Link, date};
use rules::PlayerId;
use rules::tournament::WithdrawalKind;
use store::{Account, Seat, StoredWithdrawal, WithdrawalId, WithdrawalNews};

use crate::draft::Draft;
use crate::names::name_of;

/// The letter to the owner of the account; none when something else has happened since.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    account: &Account,
    id: WithdrawalId,
    news: WithdrawalNews,
) -> Result<Option<Draft>, Problem> {
    let stored = app.store.withdrawal(id).await?;
    if withdrawal_news(&stored) != news {
        return Ok(None);
    }
    let own = account.player == id.player;
    let may_decide = SignedIn::from(account).may_ever(Act::DecideWithdrawal);
    let official = may_decide && !is_opponent(app, account.player, &stored).await?;
    let died = stored.withdrawal.state.kind().is_some_and(WithdrawalKind::is_death);
    let message = match (news, own) {
        // Who has asked, or plays on, knows that.
        (WithdrawalNews::Requested | WithdrawalNews::TakenBack, true) => return Ok(None),
        (WithdrawalNews::Requested, false) if official => "mail-withdrawal-to-decide",
        (WithdrawalNews::Requested, false) => "mail-withdrawal-requested",
        (WithdrawalNews::TakenBack, false) => "mail-withdrawal-taken-back",
        // The offer is the player's alone.
        (WithdrawalNews::Offered, false) => return Ok(None),
        (WithdrawalNews::Offered, true) => "mail-withdrawal-offered",
        (WithdrawalNews::Decided, false) => "mail-withdrawal-decided",
        // Nobody writes to the dead.
        (WithdrawalNews::Decided, true) if died => return Ok(None),
        (WithdrawalNews::Decided, true) => "mail-withdrawal-decided-own",
        (WithdrawalNews::Abused, false) => "mail-withdrawal-abused",
        (WithdrawalNews::Abused, true) => "mail-withdrawal-abused-own",
    };
    let mut arguments = Vec::new();
    if own {
        // Why is told to the player alone.
        let reason = stored.withdrawal.decisions.last().map(|decision| decision.reason.clone());
        arguments.push(("text", reason.unwrap_or_default()));
    } else {
        arguments.push(("player", name_of(app, id.player).await?));
    }
    if news == WithdrawalNews::Decided {
        arguments.push(("kind", stored.withdrawal.state.code().to_owned()));
    }
    if own && news != WithdrawalNews::Offered {
        arguments.push(("entry", entry_from(account, &stored)));
    }
    let link = if official && !own {
        Link { url: format!("{}/desk", app.origin), label: "mail-link-desk" }
    } else {
        Link { url: format!("{}/", app.origin), label: "mail-link-games" }
    };
    Ok(Some(Draft { message, arguments, link, diagram: None }))
}

/// Whether somebody plays a game that the withdrawal is about: a running one, or one of the plan.
async fn is_opponent(
    app: &App,
    player: PlayerId,
    stored: &StoredWithdrawal,
) -> Result<bool, Problem> {
    let planned = |seat: &Seat| stored.withdrawal.plan.iter().any(|game| game.game == seat.game);
    let concerned = |seat: &Seat| seat.ended_at.is_none() || planned(seat);
    let seats = app.store.seats(player).await?;
    Ok(seats.iter().any(|seat| seat.opponent == stored.id.player && concerned(seat)))
}

/// The first day on which the player may enter events again, as the texts know it.
fn entry_from(account: &Account, stored: &StoredWithdrawal) -> String {
    let until = stored.withdrawal.suspended_until;
    until.map_or("none".to_owned(), |until| date(&account.language, until))
}
