//! What a key may be used for: one table of routes, asked before any handler runs.
//!
//! Xfcc, where the key is a parameter of the body, asks for [`Scope::Play`] itself.
//!
//! A route that stands in none of these lists is for people at the page only: accounts, keys,
//! settings, and what officials decide.

use axum::http::Method;
use store::Scope;

/// What is read, yet not by keys: it holds what opens more, what only those may know who decide about it
/// (why somebody withdraws or leaves a country, what players bring before their officials, and to what they
/// consent), whom they have blocked or follow, what they note for themselves and were told, what few may see of a player, what somebody was called before, or what was taken away of what
/// they showed.
const NOT_READ: [&str; 36] = [
    "/api/blocked-players",
    "/api/events/{id}/letters",
    "/api/events/{id}/letters/{conversation}",
    "/api/followed",
    "/api/games/{id}/notebook",
    "/api/games/{id}/notebook/pgn",
    "/api/notebooks",
    "/api/notifications",
    "/api/passkeys",
    "/api/sessions",
    "/api/settings",
    "/api/settings/contact",
    "/api/keys",
    "/api/webhooks",
    "/api/webhooks/{id}/deliveries",
    "/api/approvals",
    "/api/transfers",
    "/api/transfers/{id}",
    "/api/players/{id}/joined",
    "/api/players/{id}/names",
    "/api/players/{id}/recorded-norms",
    "/api/players/{id}/removals",
    "/api/players/{id}/sex",
    "/api/players/{id}/offices",
    "/api/players/{id}/suspensions",
    "/api/suspensions",
    "/api/withdrawals",
    "/api/director/withdrawals",
    "/api/director/withdrawals/preview",
    "/api/cases",
    "/api/cases/{id}",
    "/api/rules-questions/waiting",
    "/api/sections/{id}/pages",
    "/api/title-cases",
    "/api/title-cases/{id}",
    "/api/officer/dead-letters",
];

/// What a key may change: method, path as the route has it, scope.
const CHANGES: [(Method, &str, Scope); 39] = [
    (Method::POST, "/api/games/{id}/moves", Scope::Play),
    (Method::POST, "/api/games/{id}/moves/preview", Scope::Play),
    (Method::POST, "/api/games/{id}/resign", Scope::Play),
    (Method::PUT, "/api/games/{id}/conditional-moves", Scope::Play),
    (Method::POST, "/api/games/{id}/draw/accept", Scope::Play),
    (Method::POST, "/api/games/{id}/draw/decline", Scope::Play),
    (Method::POST, "/api/games/{id}/claims", Scope::Play),
    (Method::POST, "/api/games/{id}/claims/preview", Scope::Play),
    (Method::POST, "/api/games/{id}/claims/time", Scope::Play),
    (Method::POST, "/api/games/{id}/count", Scope::Play),
    (Method::POST, "/api/games/{id}/messages", Scope::Play),
    (Method::POST, "/api/games/{id}/messages/{message}/reports", Scope::Play),
    (Method::POST, "/api/games/{id}/reports", Scope::Play),
    (Method::POST, "/api/games/{id}/score", Scope::Play),
    (Method::POST, "/api/games/{id}/score/answer", Scope::Play),
    (Method::POST, "/api/games/{id}/score/claim", Scope::Play),
    (Method::POST, "/api/games/{id}/queries", Scope::Play),
    (Method::POST, "/api/games/{id}/adjudication-claims", Scope::Play),
    (Method::POST, "/api/games/{id}/reflection", Scope::Play),
    (Method::POST, "/api/games/{id}/refill", Scope::Play),
    (Method::POST, "/api/sections/{id}/queries", Scope::Play),
    (Method::POST, "/api/challenges", Scope::Play),
    (Method::POST, "/api/challenges/{id}/accept", Scope::Play),
    (Method::POST, "/api/challenges/{id}/begin", Scope::Play),
    (Method::POST, "/api/challenges/{id}/decline", Scope::Play),
    (Method::DELETE, "/api/challenges/{id}/players/{player}", Scope::Play),
    (Method::POST, "/api/challenges/{id}/withdraw", Scope::Play),
    (Method::POST, "/api/leave", Scope::Play),
    (Method::POST, "/api/leave/cancel", Scope::Play),
    (Method::POST, "/api/events/{id}/entries", Scope::Entries),
    (Method::POST, "/api/events/{id}/entries/file", Scope::Entries),
    (Method::POST, "/api/federations/{code}/registrations", Scope::Entries),
    (Method::POST, "/api/federations/{code}/registrations/file", Scope::Entries),
    (Method::POST, "/api/events/{id}/teams", Scope::Entries),
    (Method::PUT, "/api/events/{id}/teams/{team}", Scope::Entries),
    (Method::POST, "/api/events/{id}/teams/{team}", Scope::Entries),
    (Method::POST, "/api/exports", Scope::Exports),
    (Method::POST, "/api/imports", Scope::Results),
    (Method::POST, "/api/imports/{id}/results", Scope::Results),
];

/// Exports, which are read with the scope that orders them.
const EXPORTS: [&str; 3] = ["/api/exports", "/api/exports/{id}", "/api/exports/{id}/file"];

/// What is read with the scope that enters players.
const ENTRIES: [&str; 3] = [
    "/api/federations/{code}/entries",
    "/api/federations/{code}/nominations",
    "/api/federations/{code}/registrations",
];

/// What a key needs for a route; `None` where no key is enough. `path` is as the route has it, with
/// its parameters in braces.
pub fn scope_of(method: &Method, path: &str) -> Option<Scope> {
    if [Method::GET, Method::HEAD].contains(method) {
        if EXPORTS.contains(&path) {
            return Some(Scope::Exports);
        }
        if ENTRIES.contains(&path) {
            return Some(Scope::Entries);
        }
        return (!NOT_READ.contains(&path)).then_some(Scope::Read);
    }
    let known = CHANGES.iter().find(|(known, at, _)| known == method && *at == path);
    known.map(|(_, _, scope)| *scope)
}
