//! What every router gets: a body limit, problems for what no route takes, and a name for each request.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use percent_encoding::percent_decode_str;

use crate::http::body::BODY_BYTES_MAX;
use crate::http::front::layered;
use crate::http::traced::traced;
use crate::{App, Problem, ProblemKind};

/// Routes made into a router that answers everything.
pub fn finish(routes: Router<App>, app: App) -> Router {
    let traces = app.clone();
    let router = routes
        .fallback(|| async { nothing() })
        .method_not_allowed_fallback(|| async {
            let detail = "This address does not take this method.";
            Problem::new(ProblemKind::WrongMethod, "method_not_allowed", detail)
        })
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(from_fn(readable))
        .with_state(app);
    layered(router).layer(from_fn_with_state(traces, traced))
}

/// Lets paths through that are text: no handler has to think of others.
async fn readable(request: Request, next: Next) -> Response {
    match percent_decode_str(request.uri().path()).decode_utf8() {
        Ok(_) => next.run(request).await,
        Err(_) => nothing().into_response(),
    }
}

fn nothing() -> Problem {
    Problem::not_found("not_found", "There is nothing at this address.")
}
