//! The HTTP API through its router, without a socket: one file an area.

#[path = "api/accounts.rs"]
mod accounts;
#[path = "api/body.rs"]
mod body;
#[path = "api/draws.rs"]
mod draws;
#[path = "api/messages.rs"]
mod messages;
#[path = "api/moves.rs"]
mod moves;
#[path = "api/races.rs"]
mod races;
#[path = "api/sessions.rs"]
mod sessions;
#[path = "api/tokens.rs"]
mod tokens;
