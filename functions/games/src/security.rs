//! How to report a fault that endangers somebody: `security.txt` of RFC 9116.

use app::App;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use rules::DAY_SECONDS;

/// Whom to tell: the project's own page for that, private until a fault is mended.
const REPORTS: &str = concat!(env!("CARGO_PKG_REPOSITORY"), "/security/advisories/new");
const POLICY: &str = concat!(env!("CARGO_PKG_REPOSITORY"), "/security/policy");
/// Days for which the answer is good: it is made again each day, so that it never lapses.
const GOOD_DAYS: i64 = 90;

/// How to report a fault of security (RFC 9116).
#[utoipa::path(
    get, path = "/.well-known/security.txt", operation_id = "get_security_contact", tag = "games",
    responses((status = 200, body = String, content_type = "text/plain"))
)]
pub(crate) async fn get_security_contact(State(app): State<App>) -> impl IntoResponse {
    let now = app.clock.now();
    let expires = now + (GOOD_DAYS * DAY_SECONDS - now.unix().rem_euclid(DAY_SECONDS));
    let canonical = format!("{}/.well-known/security.txt", app.origin);
    let text = format!(
        "Contact: {REPORTS}\nExpires: {expires}\nPreferred-Languages: en, cs\n\
         Canonical: {canonical}\nPolicy: {POLICY}\n"
    );
    let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8");
    ([kind, (header::CACHE_CONTROL, "public, max-age=3600")], text)
}
