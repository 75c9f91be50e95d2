//! Reading games, and what is written beside them: my games, one game, messages, my notes, PGN, the
//! record, the daily roots, and what a link to a game shows.

mod card;
mod finished;
mod handlers;
mod health;
mod may;
mod message_view;
mod move_view;
mod notebook;
pub mod record;
pub mod roots;
mod security;
mod sight;
mod standstill;
mod view;

use app::{Described, Routes, routes};
use axum::extract::DefaultBodyLimit;

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    let notebooks = Routes::new()
        .routes(routes!(notebook::get_notebook, notebook::put_notebook))
        .behind(|routes| routes.layer(DefaultBodyLimit::max(notebook::BODY_BYTES_MAX)));
    Routes::new()
        .routes(notebooks)
        .routes(routes!(notebook::list_notebooks))
        .routes(routes!(notebook::get_notebook_pgn))
        .routes(routes!(handlers::list_games))
        .routes(routes!(handlers::get_game))
        .routes(routes!(handlers::add_message))
        .routes(routes!(handlers::get_pgn))
        .routes(routes!(card::get_game_card))
        .routes(routes!(card::get_board_picture))
        .routes(routes!(record::get_record))
        .routes(routes!(record::get_keys))
        .routes(routes!(security::get_security_contact))
        .routes(routes!(roots::list_roots))
        .routes(routes!(roots::get_root))
        .routes(routes!(roots::get_root_proof))
        .routes(routes!(health::get_health))
}
