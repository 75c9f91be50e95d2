//! The quarterly rating run (`TR-9.5`): begun, looked at, corrected, published and taken back by the
//! rating commissioner.

mod corrections;
mod fide;
mod import;
mod runs;
mod view;

use app::{Described, Routes, routes};
use axum::extract::DefaultBodyLimit;

/// Bytes of a list that is read from a file, about 100,000 players.
const LIST_BYTES_MAX: usize = 4 * 1024 * 1024;

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    let imports = Routes::new()
        .routes(routes!(import::import_rating_list))
        .routes(routes!(fide::set_fide_ratings))
        .behind(|routes| routes.layer(DefaultBodyLimit::max(LIST_BYTES_MAX)));
    Routes::new()
        .routes(routes!(runs::list_rating_runs, runs::begin_rating_run))
        .routes(routes!(runs::get_rating_run))
        .routes(routes!(runs::calculate_rating_run))
        .routes(routes!(corrections::correct_rating))
        .routes(routes!(corrections::remove_rating_correction))
        .routes(routes!(runs::publish_rating_list))
        .routes(routes!(runs::withdraw_rating_list))
        .routes(imports)
}
