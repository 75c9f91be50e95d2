//! Sending moves: the last look before, the move itself, answers left in advance, resignation.

mod handlers;
mod lines;
mod view;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(handlers::preview_move))
        .routes(routes!(handlers::send_move))
        .routes(routes!(handlers::resign))
        .routes(routes!(lines::leave_lines))
}
