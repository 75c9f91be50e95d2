//! What a player chooses: emails, reminders, language, the private calendar, push messages, and what they show
//! of themselves; what the player was told, and whom and what the player follows.
//!
//! The calendar and the end of emails are opened by a sealed address in place of a session: calendar
//! and email programs have none.

mod calendar;
mod contact;
mod feed;
mod followed;
mod handlers;
mod notifications;
mod portrait;
mod view;
mod words;

use app::{Described, Routes, routes};
use axum::extract::DefaultBodyLimit;

pub use feed::{Feed, Turn};
pub use view::LanguageName;

/// Bytes of a request with a picture: base64 makes four of three, and there are words beside it.
const PICTURE_BODY_BYTES_MAX: usize = 192 * 1024;

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    let with_pictures = Routes::new()
        .routes(routes!(portrait::get_portrait, portrait::put_portrait))
        .behind(|routes| routes.layer(DefaultBodyLimit::max(PICTURE_BODY_BYTES_MAX)));
    Routes::new()
        .routes(with_pictures)
        .routes(routes!(contact::get_contact, contact::put_contact))
        .routes(routes!(handlers::get_settings, handlers::put_settings))
        .routes(routes!(handlers::renew_calendar))
        .routes(routes!(handlers::add_device))
        .routes(routes!(handlers::remove_device))
        .routes(routes!(calendar::get_calendar))
        .routes(routes!(notifications::list_notifications))
        .routes(routes!(notifications::see_notifications))
        .routes(routes!(followed::list_followed))
        .routes(routes!(followed::follow_player, followed::unfollow_player))
        .routes(routes!(followed::follow_event, followed::unfollow_event))
        .routes(routes!(handlers::unsubscribe, handlers::open_unsubscribe))
}
