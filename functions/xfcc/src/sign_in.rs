//! Who a client signs in: the password is a key that its owner has made for playing.

use app::{App, Caller, Problem, SignedIn};
use store::Scope;

use crate::request::Call;

/// Who asks. The user name is the player's number or the address of the account; a key is enough to
/// tell whose it is, so a name that is not its owner's is a mistake or somebody trying.
///
/// # Errors
/// Those of [`App::by_key`]; `person_needed`; `unauthenticated` for another's name.
pub(crate) async fn signed_in(app: &App, call: &Call) -> Result<SignedIn, Problem> {
    let Caller::Person(me) = app.by_key(call.text("password"), Some(Scope::Play)).await? else {
        return Err(Problem::person_needed());
    };
    let name = call.text("username");
    if name.parse() == Ok(me.player.0) {
        return Ok(me);
    }
    let account = app.store.account(me.player).await?;
    if name.to_lowercase() == account.email { Ok(me) } else { Err(Problem::unauthenticated()) }
}
