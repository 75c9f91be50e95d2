//! The functions that answer requests.

use app::{App, Described, Routes};
use axum::Router;
use utoipa::openapi::OpenApi;

/// A function that answers requests.
pub struct Part {
    /// The name of its folder.
    pub name: &'static str,
    /// What it serves.
    pub routes: Router<App>,
    /// How that is described.
    pub describe: fn() -> OpenApi,
}

fn part<D: Described>(name: &'static str, routes: Routes<D>) -> Part {
    Part { name, routes: routes.router(), describe: D::describe }
}

/// Each function that answers requests.
pub fn functions() -> [Part; 19] {
    [
        part("sign-in", sign_in::routes()),
        part("api-keys", api_keys::routes()),
        part("feeds", feeds::routes()),
        part("games", games::routes()),
        part("imports", imports::routes()),
        part("submit-move", submit_move::routes()),
        part("challenges", challenges::routes()),
        part("claim-draw", claim_draw::routes()),
        part("clocks", clocks::routes()),
        part("director", director::routes()),
        part("events", events::routes()),
        part("explore", explore::routes()),
        part("exports", exports::routes()),
        part("federations", federations::routes()),
        part("players", players::routes()),
        part("rate", rate::routes()),
        part("settings", settings::routes()),
        part("withdraw", withdraw::routes()),
        part("xfcc", xfcc::routes()),
    ]
}
