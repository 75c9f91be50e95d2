//! What a session opens of the offices that somebody holds.
//!
//! Directors, organisers, officers and delegates act for others: for that a password alone is not
//! enough. Their roles are in the access tokens of sessions that a passkey has opened, or a recovery
//! code, the latter for an hour. Otherwise they are signed in as players.

use app::{App, Problem};
use rules::Instant;
use store::{Account, OfficeProof, Role, Session};

/// Whose accounts the demo makes. Nobody can own an address there (RFC 2606), so none can be given to
/// an account that is meant.
const DEMO_DOMAIN: &str = "@posthorn.example";

/// Whether an account holds an office that needs a passkey. In a demo its own accounts' do not, until
/// they add one.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn needs_passkey(app: &App, account: &Account) -> Result<bool, Problem> {
    let office = account.roles.iter().any(|role| *role != Role::Player);
    if office && app.demo && account.email.ends_with(DEMO_DOMAIN) {
        return Ok(app.store.passkeys(account.player).await?.enrolled);
    }
    Ok(office)
}

/// What a session opens of its account's offices.
pub(crate) struct Opened {
    /// The roles.
    pub(crate) roles: Vec<Role>,
    /// Since when; none where an office stays closed.
    pub(crate) proved_at: Option<Instant>,
}

/// What a session opens.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn opened(
    app: &App,
    account: &Account,
    session: &Session,
) -> Result<Opened, Problem> {
    let now = app.clock.now();
    if !needs_passkey(app, account).await? {
        return Ok(Opened { roles: account.roles.clone(), proved_at: Some(now) });
    }
    let is_open = |proof: &OfficeProof| proof.until.is_none_or(|until| now < until);
    let proved_at = session.office.filter(is_open).map(|proof| proof.proved_at);
    let is_mine = |role: &Role| proved_at.is_some() || *role == Role::Player;
    let roles = account.roles.iter().copied().filter(is_mine).collect();
    Ok(Opened { roles, proved_at })
}
