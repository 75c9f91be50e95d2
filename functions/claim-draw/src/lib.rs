//! Draws and what is claimed: answers to offers, claims, and the count of Makruk.

mod claims;
mod count;
mod offers;
mod view;

use app::{App, Described, Routes, routes};
use axum::Router;

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(offers::accept_draw))
        .routes(routes!(offers::decline_draw))
        .routes(routes!(claims::preview_claim))
        .routes(routes!(claims::make_claim))
        .routes(routes!(count::change_count))
}

/// The router as this function serves it.
pub fn router(app: App) -> Router {
    routes().serve(app)
}
