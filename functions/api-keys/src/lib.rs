//! Keys by which programs sign in: made, listed and revoked by a person for themselves, or by who
//! acts for a federation for it. A key is shown once, when it is made.

mod handlers;
mod view;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(handlers::list_keys, handlers::make_key))
        .routes(routes!(handlers::revoke_key))
}
