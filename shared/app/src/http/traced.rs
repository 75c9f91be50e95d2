//! Each request has a name: it stands in everything that is logged on its way and in the answer, so
//! that whoever reports a fault can say which one.

use std::cell::{Cell, RefCell};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use rules::{GameId, PlayerId};
use tokio::task_local;
use tracing::field::{Empty, display};
use tracing::{Instrument, Span, info_span};

use crate::http::audit::{Asked, Grounds, audit, audit_reading};
use crate::{App, Random};

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
pub(crate) async fn traced(State(app): State<App>, request: Request, next: Next) -> Response {
    let id = request.extensions().get().cloned().unwrap_or_else(|| RequestId::drawn(app.random));
    let RequestId(id) = id;
    let path = request.extensions().get::<MatchedPath>().cloned();
    let route = path.as_ref().map_or("", MatchedPath::as_str);
    let method = request.method().clone();
    let span = info_span!("request", id, %method, route, player = Empty, game = Empty);
    let from = request.extensions().get().cloned();
    let asked = Asked { id: &id, method, route, from };
    let answered = async {
        let response = next.run(request).await;
        (response, ASKER.with(Cell::get), READ.with(RefCell::take))
    };
    let answered = READ.scope(RefCell::default(), answered);
    let answered = ASKER.scope(Cell::new(None), answered).instrument(span.clone());
    let (mut response, player, read) = answered.await;
    span.in_scope(|| {
        audit(&asked, player, &response, &app.keys);
        let shown = if response.status().is_success() { read } else { Vec::new() };
        for grounds in shown {
            audit_reading(&asked, player, grounds, &app.keys);
        }
    });
    if let Ok(name) = HeaderValue::try_from(id) {
        response.headers_mut().insert(NAME, name);
    }
    response
}

task_local! {
    /// Who has turned out to ask the request at hand.
    static ASKER: Cell<Option<PlayerId>>;
    /// Whose grounds the answer at hand shows.
    static READ: RefCell<Vec<(Grounds, PlayerId)>>;
}

/// Notes who asks, or in whose name somebody tries to.
pub fn by(player: PlayerId) {
    // Outside of a request nobody asks.
    let _ = ASKER.try_with(|asker| asker.set(Some(player)));
    Span::current().record("player", display(player));
}

/// Notes that the answer shows the grounds of somebody, whom the log names when somebody else has asked.
pub fn shown(grounds: Grounds, of: PlayerId) {
    // Outside of a request nobody reads.
    let _ = READ.try_with(|read| {
        let mut read = read.borrow_mut();
        if !read.contains(&(grounds, of)) {
            read.push((grounds, of));
        }
    });
}

/// Notes which game is asked about.
pub(crate) fn about(game: GameId) {
    Span::current().record("game", display(game));
}
