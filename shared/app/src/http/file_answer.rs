//! A file that is kept, as an answer: by itself, or on AWS by the address at which the bucket gives it.

use axum::body::Body;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use post::Fetched;

/// The file of a kind, which browsers keep under a name.
pub fn file_answer(fetched: Fetched, kind: &str, name: &str) -> Response {
    match fetched {
        Fetched::At(address) => Redirect::to(&address).into_response(),
        Fetched::Stream(length, stream) => {
            let headers = [
                (header::CONTENT_TYPE, kind.to_owned()),
                (header::CONTENT_LENGTH, length.to_string()),
                (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
            ];
            (headers, Body::from_stream(stream)).into_response()
        }
    }
}
