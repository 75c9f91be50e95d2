//! Accounts and sessions: signing up, in and out, passkeys, forgotten passwords, and numbers that federations
//! have registered and their players claim.
//!
//! No answer tells whether an address has an account, and no log names one.

mod account;
mod appointments;
mod browser;
mod by_operator;
mod cookie;
mod device;
mod farewell;
mod fields;
mod limits;
mod link;
mod offices;
mod passkeys;
mod password;
mod registered;
mod reset;
mod session;
mod sessions;
mod sign_up;
mod view;
mod webauthn;

use app::{Described, Routes, routes};

pub use by_operator::{change_address, confirm_sign_up, open_sign_ups, sessions_of, sign_out};
pub use password::{HashError, hash_password};
pub use registered::{Move, Moved, MovedFile, MovedPlayer, bring, look_at_move, read_moved};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(sign_up::sign_up))
        .routes(routes!(sign_up::confirm))
        .routes(routes!(session::sign_in))
        .routes(routes!(session::renew, session::sign_out))
        .routes(routes!(session::authenticate))
        .routes(routes!(session::get_me))
        .routes(routes!(sessions::list_sessions, sessions::end_other_sessions))
        .routes(routes!(sessions::end_session))
        .routes(routes!(account::change_password))
        .routes(routes!(account::change_address))
        .routes(routes!(account::confirm_address))
        .routes(routes!(farewell::delete_me))
        .routes(routes!(reset::forgot))
        .routes(routes!(reset::reset))
        .routes(routes!(reset::passkeys_of_link))
        .routes(routes!(appointments::list_officials))
        .routes(routes!(appointments::list_offices, appointments::appoint))
        .routes(passkeys::routes())
        .routes(registered::routes())
}
