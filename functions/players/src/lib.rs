//! Players as everybody sees them: rating lists, profiles with words and picture, why a rating is what it
//! is, and titles.

mod congress;
mod download;
mod explanation;
mod forecast;
mod known;
mod known_lists;
mod lists;
mod names;
mod portrait;
mod profile;
mod qualifications;
mod qualifiers;
mod recorded_norm_view;
mod recorded_norms;
mod search;
mod selection;
mod sex;
mod sort;
mod title_cases;
mod title_names;
mod title_view;
mod title_words;
mod titles;

use app::{Described, Routes, routes};
use axum::Extension;

use crate::known_lists::KnownLists;
use crate::qualifiers::KnownTables;

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(lists::list_rating_lists))
        .routes(routes!(lists::get_rating_list))
        .routes(routes!(download::download_rating_list_csv))
        .routes(routes!(download::download_rating_list_json))
        .routes(routes!(search::find_players))
        .routes(routes!(profile::get_player))
        .routes(routes!(qualifications::get_qualifications))
        .routes(routes!(qualifiers::list_qualifiers))
        .routes(routes!(qualifiers::download_qualifiers_csv))
        .routes(routes!(qualifiers::download_qualifiers_json))
        .routes(routes!(qualifications::defer_place))
        .routes(routes!(explanation::explain_rating))
        .routes(routes!(names::list_names, names::correct_name))
        .routes(routes!(portrait::get_picture))
        .routes(routes!(portrait::list_removals, portrait::remove))
        .routes(routes!(sex::get_sex, sex::register_sex))
        .routes(routes!(recorded_norms::list_recorded_norms, recorded_norms::record_norm))
        .routes(routes!(recorded_norms::correct_norm))
        .routes(routes!(recorded_norms::withdraw_norm))
        .routes(routes!(titles::list_titles))
        .routes(routes!(congress::get_certificate))
        .routes(routes!(congress::report_titles))
        .routes(routes!(titles::object_to_title))
        .routes(routes!(title_cases::list_title_cases, title_cases::propose_title))
        .routes(routes!(title_cases::get_title_case))
        .routes(routes!(title_cases::decide_title))
        .routes(routes!(title_words::recommend_title))
        .routes(routes!(title_words::record_votes))
        .behind(|routes| {
            routes.layer(Extension(KnownLists::default())).layer(Extension(KnownTables::default()))
        })
}
