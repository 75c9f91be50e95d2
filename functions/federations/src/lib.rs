//! What national federations see to: their members, who joins
//! and leaves them, and whom they nominate.

mod members;
mod nominations;
mod path;
mod transfer_view;
mod transfers;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(members::list_members))
        .routes(routes!(nominations::count_members))
        .routes(routes!(nominations::list_nominations))
        .routes(routes!(transfers::list_transfers, transfers::ask_for_transfer))
        .routes(routes!(transfers::get_transfer))
        .routes(routes!(transfers::answer_transfer))
}
