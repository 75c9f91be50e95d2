//! What each answer gets on its way out: an entity tag, rules for caches, leave for other sites to
//! read, and compression.

use aws_lc_rs::digest::{SHA256, digest};
use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::cors::{AllowOrigin, CorsLayer};

use crate::Problem;
use crate::http::traced::NAME;

/// Answers below this many bytes are not worth compressing.
const COMPRESS_BYTES_MIN: u64 = 1_024;
/// Seconds for which a browser remembers what other sites may ask.
const PREFLIGHT_SECONDS: u64 = 24 * 60 * 60;
/// Bytes of a digest that make a tag: two answers are never the same by chance.
const TAG_BYTES: usize = 18;

/// `router` behind what every answer gets.
pub(crate) fn layered(router: Router) -> Router {
    let packed = NotForContentType::const_new("application/zip")
        .and(NotForContentType::const_new("application/gzip"))
        .and(NotForContentType::const_new("image/png"));
    let compression = CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(SizeAbove::new(COMPRESS_BYTES_MIN).and(packed));
    router.layer(from_fn(tagged)).layer(cors()).layer(compression)
}

/// Other sites' pages may read, with a key or without: browsers send them no cookie along, and an
/// access token is known to our own pages alone. They may change nothing.
fn cors() -> CorsLayer {
    let reads = |method: &Method| [Method::GET, Method::HEAD, Method::OPTIONS].contains(method);
    let may = move |_: &HeaderValue, parts: &Parts| reads(&parts.method);
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(may))
        .allow_methods([Method::GET, Method::HEAD])
        .allow_headers([header::AUTHORIZATION, header::IF_NONE_MATCH])
        .expose_headers([header::ETAG, header::RETRY_AFTER, header::CONTENT_DISPOSITION, NAME])
        .max_age(std::time::Duration::from_secs(PREFLIGHT_SECONDS))
}

/// Tags what is read, so that it need not be sent again, and says what caches may keep: what was
/// read without signing in, if they ask each time whether it has changed.
async fn tagged(request: Request, next: Next) -> Response {
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    let own = request.headers().contains_key(header::AUTHORIZATION);
    let known: Vec<HeaderValue> =
        request.headers().get_all(header::IF_NONE_MATCH).iter().cloned().collect();
    let mut response = next.run(request).await;
    if reads && response.status() == StatusCode::OK {
        response = with_tag(response, &known).await;
    }
    let kept = reads && !own && response.status().as_u16() < 400;
    let cache = HeaderValue::from_static(if kept { "no-cache" } else { "no-store" });
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(cache);
    response
}

/// The answer with its tag, or only that it has not changed. What is streamed has none.
async fn with_tag(response: Response, known: &[HeaderValue]) -> Response {
    let (mut parts, body) = response.into_parts();
    let Some(size) = body.size_hint().exact() else { return Response::from_parts(parts, body) };
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    let bytes = match axum::body::to_bytes(body, size).await {
        Ok(bytes) => bytes,
        Err(error) => return Problem::internal(error).into_response(),
    };
    let Ok(tag) = tag_of(&bytes) else {
        return Response::from_parts(parts, Body::from(bytes));
    };
    parts.headers.insert(header::ETAG, tag.clone());
    if !has_already(known, &tag) {
        return Response::from_parts(parts, Body::from(bytes));
    }
    let mut unchanged = StatusCode::NOT_MODIFIED.into_response();
    keep(unchanged.headers_mut(), &parts.headers, &[header::ETAG, header::CACHE_CONTROL]);
    unchanged
}

fn keep(to: &mut HeaderMap, from: &HeaderMap, names: &[HeaderName]) {
    for name in names {
        if let Some(value) = from.get(name) {
            to.insert(name, value.clone());
        }
    }
}

/// Weak: the same answer may travel compressed.
fn tag_of(bytes: &Bytes) -> Result<HeaderValue, header::InvalidHeaderValue> {
    let hash = digest(&SHA256, bytes);
    let start = hash.as_ref().get(..TAG_BYTES).unwrap_or_default();
    HeaderValue::try_from(format!("W/\"{}\"", BASE64.encode(start)))
}

/// Whether `If-None-Match` names a tag, weakly compared (RFC 9110, section 13.1.2).
fn has_already(named: &[HeaderValue], tag: &HeaderValue) -> bool {
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let ours = opaque(tag.to_str().unwrap_or_default());
    let named = named.iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).map(opaque).any(|tag| tag == "*" || tag == ours)
}
