//! Players whom their federation has registered: entered and invited, claimed by whoever reads the mail, and two
//! numbers of one person joined.
//!
//! It is here and not with the federations, since a claimed number becomes an account, and the request whose
//! link claims it stands among those that only this function and whoever sends mails may read.

mod claim;
mod file;
mod invite;
mod join;
mod moved;
mod new_player;
mod register;
mod view;

use app::{Described, Routes, routes};

pub use moved::{Move, Moved, MovedFile, MovedPlayer, bring, look_at_move, read_moved};

/// The routes with their description.
pub(crate) fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(register::list_registrations, register::register_player))
        .routes(routes!(register::take_registration_back))
        .routes(routes!(file::register_by_file))
        .routes(routes!(invite::invite_player))
        .routes(routes!(claim::look_at_claim))
        .routes(routes!(claim::claim_number))
        .routes(routes!(join::claim_with_my_account))
        .routes(routes!(join::list_joined, join::join_numbers))
}
