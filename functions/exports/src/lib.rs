//! Data that federations, organisers and players take out: games in PGN and
//! exports that are ordered now and fetched later.

mod orders;
mod period;
mod pgn;
mod view;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(pgn::get_section_pgn))
        .routes(routes!(pgn::get_event_pgn))
        .routes(routes!(pgn::get_player_pgn))
        .routes(routes!(orders::list_exports, orders::order_export))
        .routes(routes!(orders::set_nightly_export))
        .routes(routes!(orders::get_export))
        .routes(routes!(orders::fetch_export))
}
