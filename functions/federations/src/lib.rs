//! What national federations are and see to: which are members of ICCF, their members, who joins
//! and leaves them, whom they nominate, and the events that they want to hold. And who runs the server.

mod approval_view;
mod approvals;
mod entries;
mod members;
mod nominations;
mod operator;
mod path;
mod register;
mod transfer_view;
mod transfers;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(register::list_federations))
        .routes(routes!(register::register_federation))
        .routes(routes!(operator::get_operator, operator::put_operator))
        .routes(routes!(members::list_members))
        .routes(routes!(nominations::count_members))
        .routes(routes!(nominations::list_nominations))
        .routes(routes!(entries::list_federation_entries))
        .routes(routes!(approvals::list_approvals, approvals::apply_for_approval))
        .routes(routes!(approvals::report_approvals))
        .routes(routes!(approvals::decide_approval))
        .routes(routes!(transfers::list_transfers, transfers::ask_for_transfer))
        .routes(routes!(transfers::get_transfer))
        .routes(routes!(transfers::answer_transfer))
}
