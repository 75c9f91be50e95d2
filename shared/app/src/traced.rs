//! Each request has a name: it stands in everything that is logged on its way and in the answer, so
//! that whoever reports a fault can say which one.

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use rules::{GameId, PlayerId};
use tracing::field::{Empty, display};
use tracing::{Instrument, Span, info_span};

use crate::Random;

pub(crate) const NAME: HeaderName = HeaderName::from_static("x-request-id");
const NAME_BYTES: usize = 9;

/// A request's name, where the wiring has given it one.
#[derive(Clone, Debug)]
pub(crate) struct RequestId(pub(crate) String);

impl RequestId {
    fn drawn(random: Random) -> RequestId {
        let mut bytes = [0; NAME_BYTES];
        random(&mut bytes);
        RequestId(BASE64.encode(bytes))
    }
}

/// Logs what happens under the request's name. The route stands in for the path, in which there may
/// be a secret.
pub(crate) async fn traced(State(random): State<Random>, request: Request, next: Next) -> Response {
    let id = request.extensions().get().cloned().unwrap_or_else(|| RequestId::drawn(random));
    let RequestId(id) = id;
    let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let method = request.method();
    let span = info_span!("request", id, %method, route, player = Empty, game = Empty);
    let mut response = next.run(request).instrument(span).await;
    if let Ok(name) = HeaderValue::try_from(id) {
        response.headers_mut().insert(NAME, name);
    }
    response
}

/// Notes who asks.
pub(crate) fn by(player: PlayerId) {
    Span::current().record("player", display(player));
}

/// Notes which game is asked about.
pub(crate) fn about(game: GameId) {
    Span::current().record("game", display(game));
}
