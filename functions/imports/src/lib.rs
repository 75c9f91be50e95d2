//! Events that are brought here from elsewhere: a start list, games in PGN and results, checked as a
//! whole, and made in one piece or not at all; and what is sent of games that go on elsewhere.

mod approvals;
mod body;
mod check;
mod faults;
mod games;
mod imports;
mod late_results;
mod report_view;
mod reports;
mod results;
mod roster;
mod score;
mod score_view;
mod start_list;
mod team_list;
mod team_view;
mod view;

use app::{Described, Routes, routes};
use axum::extract::DefaultBodyLimit;

/// Bytes of a request: three texts of a megabyte with what JSON adds to them.
const BODY_BYTES_MAX: usize = 5 * 1024 * 1024;

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    let large = Routes::new()
        .routes(routes!(imports::list_imports, imports::import_event))
        .behind(|routes| routes.layer(DefaultBodyLimit::max(BODY_BYTES_MAX)));
    Routes::new()
        .routes(large)
        .routes(routes!(approvals::get_import))
        .routes(routes!(approvals::approve_import))
        .routes(routes!(approvals::refuse_import))
        .routes(routes!(late_results::record_results))
        .routes(routes!(reports::get_reports))
        .routes(routes!(reports::report_game))
        .routes(routes!(score::get_score, score::enter))
        .routes(routes!(score::claim))
        .routes(routes!(score::answer))
        .routes(routes!(score::decide))
}
