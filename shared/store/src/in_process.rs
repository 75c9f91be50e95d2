//! A database in this process: the SDK's requests are handed to it as they are, without a socket, so
//! that nobody else can reach it.

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;

use aws_smithy_runtime_api::client::http::{
    HttpConnector, HttpConnectorFuture, SharedHttpClient, SharedHttpConnector, http_client_fn,
};
use aws_smithy_runtime_api::client::orchestrator::{HttpRequest, HttpResponse};
use aws_smithy_runtime_api::client::result::ConnectorError;
use aws_smithy_runtime_api::http::StatusCode;
use aws_smithy_types::body::SdkBody;

/// What the database says to a request.
#[derive(Clone, PartialEq, Eq)]
pub struct Reply {
    /// The status of DynamoDB's HTTP.
    pub status: u16,
    /// JSON.
    pub body: Vec<u8>,
}

/// Items hold addresses and hashes of passwords: none of it is shown.
impl fmt::Debug for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reply").field("status", &self.status).finish_non_exhaustive()
    }
}

/// A reply to come; none when the database was closed meanwhile.
pub type Replying = Pin<Box<dyn Future<Output = Option<Reply>> + Send>>;

/// A database that speaks DynamoDB's JSON protocol.
pub trait Ask: fmt::Debug + Send + Sync + 'static {
    /// Asks for an operation, such as `GetItem`, with its JSON.
    fn ask(&self, operation: &str, body: Vec<u8>) -> Replying;
}

#[derive(Debug)]
struct Connector(Arc<dyn Ask>);

/// A way for the SDK to the database.
pub(crate) fn http_client(database: Arc<dyn Ask>) -> SharedHttpClient {
    let connector = SharedHttpConnector::new(Connector(database));
    http_client_fn(move |_, _| connector.clone())
}

impl HttpConnector for Connector {
    fn call(&self, request: HttpRequest) -> HttpConnectorFuture {
        let target = request.headers().get("x-amz-target").and_then(|it| it.split('.').nth(1));
        let (Some(operation), Some(body)) = (target, request.body().bytes()) else {
            return HttpConnectorFuture::ready(Err(failure("a request of another kind")));
        };
        let body = without_token(body).unwrap_or_else(|| body.to_vec());
        let replying = self.0.ask(operation, body);
        HttpConnectorFuture::new(async move {
            let reply = replying.await.ok_or_else(|| failure("the database is closed"))?;
            let status = StatusCode::try_from(reply.status);
            let status = status.map_err(|error| ConnectorError::other(error.into(), None))?;
            Ok(HttpResponse::new(status, SdkBody::from(reply.body)))
        })
    }
}

/// The JSON without the random token that the SDK gives each transaction, when it has one.
///
/// The embedded database keeps every token for ten minutes and walks them all each time. Nothing
/// rests on tokens: every transaction carries conditions under which a repeat changes nothing.
fn without_token(body: &[u8]) -> Option<Vec<u8>> {
    const MEMBER: &[u8] = b",\"ClientRequestToken\":\"";
    let start = body.windows(MEMBER.len()).rposition(|window| window == MEMBER)?;
    let value = start + MEMBER.len();
    let end = value + body[value..].iter().position(|byte| *byte == b'"')? + 1;
    Some([&body[..start], &body[end..]].concat())
}

fn failure(reason: &'static str) -> ConnectorError {
    ConnectorError::other(reason.into(), None)
}
