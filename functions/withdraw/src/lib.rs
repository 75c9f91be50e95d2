//! Withdrawals from all events: asked for by the player, looked at with everything that would follow,
//! and decided (`TR-8.1` to `TR-8.5`, `SKS-7.1` to `SKS-7.5`); and suspensions by officers (`TR-14`, `LAW-13.3.2`).

mod case;
mod decide;
mod desk;
mod desk_view;
mod names;
mod requests;
mod suspended;
mod suspensions;
mod view;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(requests::list_my_withdrawals, requests::request_withdrawal))
        .routes(routes!(requests::take_back_withdrawal))
        .routes(routes!(desk::list_withdrawals, decide::report_withdrawal))
        .routes(routes!(decide::decide_withdrawal))
        .routes(routes!(decide::preview_withdrawal))
        .routes(routes!(suspensions::list_suspensions, suspensions::suspend_player))
        .routes(routes!(suspensions::lift_suspension))
        .routes(routes!(suspended::list_suspended_players))
}
