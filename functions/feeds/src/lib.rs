//! Atom feeds (RFC 4287) of what everybody may know: results as they are shown to spectators, events to enter,
//! challenges that anybody may accept, published rating lists, qualifiers and daily roots; and a calendar of
//! events. What spectators of an event look at stands beside them: its results and boards.
//!
//! Equal facts are equal bytes: nothing in a feed depends on when it was asked for. And webhooks, for
//! programs that want to be told: made, tried and looked at here; `notify` sends.

mod atom;
mod boards;
mod event_results;
mod events;
mod lists;
mod qualifiers;
mod results;
mod roots;
mod seeks;
mod webhook_view;
mod webhooks;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(results::get_section_feed))
        .routes(routes!(results::get_event_feed))
        .routes(routes!(event_results::list_event_results))
        .routes(routes!(boards::get_boards))
        .routes(routes!(events::get_events_feed))
        .routes(routes!(events::get_events_calendar))
        .routes(routes!(lists::get_lists_feed))
        .routes(routes!(qualifiers::get_qualifiers_feed))
        .routes(routes!(roots::get_roots_feed))
        .routes(routes!(seeks::get_seeks_feed))
        .routes(routes!(webhooks::list_webhooks, webhooks::make_webhook))
        .routes(routes!(webhooks::remove_webhook))
        .routes(routes!(webhooks::list_deliveries))
        .routes(routes!(webhooks::try_webhook))
        .routes(routes!(webhooks::deliver_again))
}
