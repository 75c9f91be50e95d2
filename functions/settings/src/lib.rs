//! What a player chooses: mails, reminders, language, the private calendar, and push messages.
//!
//! The calendar and the end of mails are opened by a sealed address in place of a session: calendar
//! and mail programs have none.

mod calendar;
mod feed;
mod handlers;
mod ics;
mod view;
mod words;

use app::{Described, Routes, routes};

pub use feed::{Feed, Turn};
pub use ics::Calendar;
pub use view::LanguageName;

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(handlers::get_settings, handlers::put_settings))
        .routes(routes!(handlers::renew_calendar))
        .routes(routes!(handlers::add_device))
        .routes(routes!(handlers::remove_device))
        .routes(routes!(calendar::get_calendar))
        .routes(routes!(handlers::unsubscribe, handlers::open_unsubscribe))
}
