//! Draws and what is claimed: answers to offers, claims, and the count of Makruk.

mod claims;
mod count;
mod offers;
mod view;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(offers::accept_draw))
        .routes(routes!(offers::decline_draw))
        .routes(routes!(claims::preview_claim))
        .routes(routes!(claims::make_claim))
        .routes(routes!(count::change_count))
}
