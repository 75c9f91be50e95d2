//! The archive: finished games found by what is known of them and by the positions that they went through, and
//! what was played in a position. And all of them as files.

mod dumps;
mod games;
mod openings;
mod pgn;
mod position;
mod query;
mod record;
mod score;
mod view;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(games::list_archived_games))
        .routes(routes!(position::explore_position))
        .routes(routes!(pgn::get_archived_pgn))
        .routes(routes!(record::get_archived_record))
        .routes(routes!(dumps::get_archive_dump))
        .routes(routes!(dumps::fetch_archive_dump_file))
}
