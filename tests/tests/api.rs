//! The HTTP API through its router, without a socket: one file an area.

#[path = "api/accounts.rs"]
mod accounts;
#[path = "api/sessions.rs"]
mod sessions;
#[path = "api/tokens.rs"]
mod tokens;
