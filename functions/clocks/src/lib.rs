//! What players do to clocks other than moving: leave, longer reflection, the bank of Triple Block,
//! and the claim of a flag.

mod leave;
mod turn;
mod view;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(leave::get_leave, leave::register_leave))
        .routes(routes!(leave::cancel_leave))
        .routes(routes!(turn::announce_reflection))
        .routes(routes!(turn::refill_clock))
        .routes(routes!(turn::claim_time))
}
