//! The tournament director's desk: what waits, with the facts; decisions and their log, cases, players'
//! pages and leave, outages, and emails that were given up.

mod adjudication;
mod age;
mod case_answers;
mod case_view;
mod cases;
mod claims;
mod dead_letters;
mod decision_body;
mod decision_view;
mod decisions;
mod desk;
mod event_letter;
mod facts;
mod leave;
mod leave_view;
mod offices;
mod open_cases;
mod outages;
mod page_view;
mod pages;
mod preview;
mod queue;
mod queue_events;
mod queue_item;
mod queue_reports;
mod rules_questions;
mod view;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(claims::list_claims))
        .routes(routes!(claims::rule_on_claim))
        .routes(routes!(leave::get_player_leave))
        .routes(routes!(leave::grant_leave))
        .routes(routes!(leave::withdraw_leave))
        .routes(routes!(leave::correct_allowance))
        .routes(routes!(outages::list_outages, outages::decide_outage))
        .routes(routes!(outages::decide_gap))
        .routes(routes!(decisions::make_decision))
        .routes(routes!(event_letter::write_to_event))
        .routes(routes!(preview::preview_decision))
        .routes(routes!(decisions::list_decisions))
        .routes(routes!(decisions::list_game_decisions))
        .routes(routes!(cases::ask_about_game))
        .routes(routes!(cases::ask_about_section))
        .routes(routes!(cases::report_message))
        .routes(routes!(cases::report_publication))
        .routes(routes!(cases::report_conduct))
        .routes(routes!(pages::list_section_pages))
        .routes(routes!(pages::name_page, pages::withdraw_page))
        .routes(routes!(pages::answer_page))
        .routes(routes!(cases::appeal))
        .routes(routes!(case_answers::list_cases))
        .routes(routes!(case_answers::get_case))
        .routes(routes!(case_answers::answer_case))
        .routes(routes!(case_answers::decide_appeal))
        .routes(routes!(rules_questions::list_rules_answers, rules_questions::ask_rules_question))
        .routes(routes!(rules_questions::list_rules_questions))
        .routes(routes!(rules_questions::answer_rules_question))
        .routes(routes!(queue::get_queue))
        .routes(routes!(facts::get_facts))
        .routes(routes!(adjudication::get_adjudication_claim, adjudication::claim_adjudication))
        .routes(routes!(dead_letters::list_dead_letters))
        .routes(routes!(dead_letters::retry_dead_letter))
}
