//! The embedded database behind a socket: for functions in processes of their own, and for what stands
//! between a store and its table in a test. The server itself never listens for it.

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use posthorn::embedded::Embedded;
use serde_json::Value;
use store::Ask;

/// Asks a database itself, past the store, and answers what it says.
///
/// # Panics
/// When it refuses.
pub async fn ask_database(database: &Embedded, operation: &str, body: &Value) -> Value {
    let reply = database.ask().ask(operation, body.to_string().into_bytes()).await;
    let reply = reply.expect("the database is open");
    let text = String::from_utf8_lossy(&reply.body);
    assert_eq!(reply.status, 200, "{operation}: {text}");
    serde_json::from_str(&text).expect("JSON")
}

/// Lets a database listen, for as long as the test runs, and answers where.
///
/// # Panics
/// When the machine has no port left, or outside of a runtime.
pub fn listen(database: &Embedded) -> String {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    listener.set_nonblocking(true).expect("a listener");
    let address = listener.local_addr().expect("an address");
    let listener = tokio::net::TcpListener::from_std(listener).expect("a listener");
    let router = Router::new().fallback(hand_on).with_state(database.ask());
    tokio::spawn(async move { axum::serve(listener, router).await });
    format!("http://{address}")
}

/// The environment of whoever works in AWS, where the table is a database that listens.
pub fn aws_at(endpoint: &str) -> [(&'static str, String); 4] {
    [
        ("AWS_REGION", "eu-central-1".to_owned()),
        ("AWS_ACCESS_KEY_ID", "test".to_owned()),
        ("AWS_SECRET_ACCESS_KEY", "test".to_owned()),
        ("AWS_ENDPOINT_URL_DYNAMODB", endpoint.to_owned()),
    ]
}

async fn hand_on(
    State(database): State<Arc<dyn Ask>>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, StatusCode> {
    let target = headers.get("x-amz-target").and_then(|target| target.to_str().ok());
    let operation = target.and_then(|target| target.split('.').nth(1));
    let operation = operation.ok_or(StatusCode::NOT_FOUND)?;
    let reply = database.ask(operation, body.to_vec()).await;
    let reply = reply.ok_or(StatusCode::SERVICE_UNAVAILABLE)?;
    let status = StatusCode::from_u16(reply.status).expect("a status");
    Ok((status, [("content-type", "application/x-amz-json-1.0")], reply.body).into_response())
}
