//! Events: announced, entered, put into sections, published, shown in crosstables, finished.

mod act_page;
mod acts;
mod approval;
mod consent;
mod counts;
mod crosstable;
mod deputies;
mod entries;
mod entry_file;
mod entry_view;
mod events;
mod fragment;
mod list;
mod newcomers;
mod nominations;
mod norms_view;
mod organisers;
mod own;
mod phase;
mod prizes;
mod proposal;
mod reopening;
mod round_links;
mod round_list;
mod rounds;
mod scene;
mod section_list;
mod stages;
mod swiss_table;
mod teams;
mod vacancies;
mod view;
mod win;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(list::list_events, events::announce_event))
        .routes(routes!(events::list_presets))
        .routes(routes!(events::get_event, events::change_event))
        .routes(routes!(acts::list_acts))
        .routes(routes!(events::cancel_event))
        .routes(routes!(events::finish_event))
        .routes(routes!(reopening::reopen_event))
        .routes(routes!(consent::consent_to_rating))
        .routes(routes!(consent::agree_to_final))
        .routes(routes!(organisers::name_organiser))
        .routes(routes!(deputies::name_deputy))
        .routes(routes!(prizes::list_prizes))
        .routes(routes!(section_list::list_sections))
        .routes(routes!(round_list::list_rounds))
        .routes(routes!(newcomers::replace_before_play))
        .routes(routes!(vacancies::list_next_placed))
        .routes(routes!(rounds::list_advancers, rounds::take_advancers))
        .routes(routes!(entries::list_entries, entries::enter_event))
        .routes(routes!(entry_file::enter_by_file))
        .routes(routes!(entries::decide_entry))
        .routes(routes!(teams::list_teams, teams::enter_team))
        .routes(routes!(teams::change_team, teams::decide_team))
        .routes(routes!(teams::games::list_team_games))
        .routes(routes!(
            teams::replacements::list_replacements,
            teams::replacements::replace_player
        ))
        .routes(routes!(teams::replacements::decide_substitute_status))
        .routes(routes!(teams::letters::list_conversations))
        .routes(routes!(teams::letters::get_conversation, teams::letters::write_letter))
        .routes(routes!(teams::table::list_team_tables))
        .routes(routes!(teams::files::get_team_tables_csv))
        .routes(routes!(teams::files::get_team_tables_html))
        .routes(routes!(teams::season::get_season, teams::season::decide_season))
        .routes(routes!(proposal::get_proposal, proposal::make_proposal, proposal::change_proposal))
        .routes(routes!(proposal::publish_event))
        .routes(routes!(crosstable::get_section))
        .routes(routes!(crosstable::files::get_section_csv))
        .routes(routes!(crosstable::files::get_section_json))
        .routes(routes!(crosstable::files::get_section_html))
}
