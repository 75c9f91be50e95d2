//! The front-end's files, with the headers and the rewrite that CloudFront gives them.

mod inside;

use std::path::Path;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;
use tower_http::services::ServeDir;

pub(crate) use inside::unpacked;

/// The page that shows the API's description: its styles are put in by Redoc, and it shows nothing
/// that anybody has written.
const DESCRIPTION: &str = "/api.html";

const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
    manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// What no page of ours asks of a browser, so that nothing that gets into one can.
const PERMISSIONS_POLICY: &str = "accelerometer=(), camera=(), display-capture=(), \
    geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

/// Answers below this many bytes are not worth compressing.
const COMPRESS_BYTES_MIN: u64 = 1_024;
/// The site's files change rarely and are kept by browsers: worth some work.
const SITE_LEVEL: i32 = 6;

/// `api` and, for every other path, the files of `folder`.
pub fn router(api: Router, folder: &Path) -> Router {
    let files = ServeDir::new(folder).append_index_html_on_directories(false);
    let index = folder.join("index.html");
    let site = Router::new()
        .fallback_service(files)
        .layer(from_fn(move |request: Request, next: Next| rewrite(request, next, index.clone())))
        .layer(compression());
    Router::new()
        .fallback(async move |request: Request| {
            let path = request.uri().path();
            let ours = ["/api/", "/xfcc/", "/.well-known/", "/local/"];
            let router = if ours.iter().any(|own| path.starts_with(own)) { api } else { site };
            tower::ServiceExt::oneshot(router, request).await
        })
        .layer(from_fn(headers))
}

fn compression() -> CompressionLayer<SizeAbove> {
    let level = CompressionLevel::Precise(SITE_LEVEL);
    CompressionLayer::new().quality(level).compress_when(SizeAbove::new(COMPRESS_BYTES_MIN))
}

/// A path without a dot before a letter is a page of the single-page application: files have one before
/// their endings, and articles of the rules have theirs before numbers.
fn is_page(path: &str) -> bool {
    let ending = |two: &[u8]| matches!(two, [b'.', after] if after.is_ascii_alphabetic());
    !path.as_bytes().windows(2).any(ending)
}

/// Parts of the names of programs that make a preview of a link where it is posted, in lower case. They run no
/// scripts: without this they would show every game as the same page.
const PREVIEWS: &str = "facebookexternalhit|facebot|twitterbot|slackbot|discordbot|whatsapp|telegrambot|linkedinbot|\
    mastodon|cardyb|redditbot|iframely|skypeuripreview";

/// Where a program that makes previews finds what it shows of a page; none where that is the page itself.
fn card_of(request: &Request) -> Option<String> {
    let program = request.headers().get(header::USER_AGENT)?.to_str().ok()?.to_lowercase();
    let id = request.uri().path().strip_prefix("/game/")?;
    let is_number = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
    let asks = is_number && PREVIEWS.split('|').any(|name| program.contains(name));
    asks.then(|| format!("/api/games/{id}/card"))
}

async fn rewrite(mut request: Request, next: Next, index: std::path::PathBuf) -> Response {
    if let Some(card) = card_of(&request) {
        return (StatusCode::FOUND, [(header::LOCATION, card)]).into_response();
    }
    if is_page(request.uri().path()) {
        if !index.exists() {
            let text = "The front-end is not built: run `make web`.\n";
            return (StatusCode::NOT_FOUND, text).into_response();
        }
        *request.uri_mut() = Uri::from_static("/index.html");
    }
    next.run(request).await
}

/// Security headers for everything; caching by what the path is.
async fn headers(request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let mut response = next.run(request).await;
    let cache = if path.starts_with("/assets/") && response.status().is_success() {
        "public, max-age=31536000, immutable"
    } else if path.starts_with("/local/") {
        "no-store"
    } else {
        "no-cache"
    };
    let policy = match path.as_str() {
        DESCRIPTION => {
            &CONTENT_SECURITY_POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        }
        _ => CONTENT_SECURITY_POLICY,
    };
    if let Ok(policy) = HeaderValue::from_str(policy) {
        response.headers_mut().entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
    }
    let fixed = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), PERMISSIONS_POLICY),
    ];
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static(cache));
    for (name, value) in fixed {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::routing::get;

    use super::*;

    /// What a section's table says of itself reaches the sites that embed it.
    #[tokio::test]
    async fn an_answers_own_policy_stays() {
        const OWN: &str = "default-src 'none'; style-src 'unsafe-inline'";
        let own = get(async || ([(header::CONTENT_SECURITY_POLICY, OWN)], ""));
        let api = Router::new().route("/api/own", own).route("/api/none", get(async || ""));
        let site = router(api, Path::new("no such folder"));
        let policy = async |path: &str| {
            let request = Request::builder().uri(path).body(Body::empty()).expect("a request");
            let answer = tower::ServiceExt::oneshot(site.clone(), request).await.expect("answers");
            answer.headers()[header::CONTENT_SECURITY_POLICY].clone()
        };
        assert_eq!(policy("/api/own").await, OWN);
        assert_eq!(policy("/api/none").await, CONTENT_SECURITY_POLICY);
        assert_eq!(policy("/").await, CONTENT_SECURITY_POLICY);
        assert_ne!(policy(DESCRIPTION).await, CONTENT_SECURITY_POLICY);
    }

    /// What makes previews of links is led to the game's card; people and search engines get the page.
    #[tokio::test]
    async fn previews_are_made_of_cards() {
        let site = router(Router::new(), Path::new("no such folder"));
        let led = async |path: &str, program: &str| {
            let request = Request::builder().uri(path).header(header::USER_AGENT, program);
            let request = request.body(Body::empty()).expect("a request");
            let answer = tower::ServiceExt::oneshot(site.clone(), request).await.expect("answers");
            answer.headers().get(header::LOCATION).map(|to| to.to_str().expect("a path").to_owned())
        };
        let card = Some("/api/games/48206/card".to_owned());
        assert_eq!(led("/game/48206", "facebookexternalhit/1.1").await, card);
        assert_eq!(led("/game/48206", "Mozilla/5.0 (compatible; Discordbot/2.0)").await, card);
        for (path, program) in [
            ("/game/48206", "Mozilla/5.0 (X11; Linux x86_64) Firefox/149.0"),
            ("/game/48206", "Mozilla/5.0 (compatible; Googlebot/2.1)"),
            ("/game/x", "Twitterbot/1.0"),
            ("/game/", "Twitterbot/1.0"),
            ("/game/48206/analysis", "Twitterbot/1.0"),
            ("/events/7", "Twitterbot/1.0"),
        ] {
            assert_eq!(led(path, program).await, None, "{path} {program}");
        }
    }

    /// An article of the rules has a dot in its address and is a page all the same.
    #[tokio::test]
    async fn pages_are_told_from_files() {
        let site = router(Router::new(), Path::new("no such folder"));
        let said = async |path: &str| {
            let request = Request::builder().uri(path).body(Body::empty()).expect("a request");
            let answer = tower::ServiceExt::oneshot(site.clone(), request).await.expect("answers");
            let body = axum::body::to_bytes(answer.into_body(), 1_000).await.expect("a body");
            String::from_utf8_lossy(&body).into_owned()
        };
        for page in ["/", "/rules", "/rules/LAW-6.8", "/rules/LAW-A.14-A.20"] {
            assert!(said(page).await.contains("not built"), "{page}");
        }
        for file in ["/early.js", "/.well-known/unknown", "/flags/CZE.svg", "/a.woff2"] {
            assert_eq!(said(file).await, "", "{file}");
        }
    }
}
