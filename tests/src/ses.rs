//! Amazon's mail service on this machine: takes mails as SESv2 does, or refuses them by its codes.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde_json::{Value, json};

/// A refusal: its status, and its code as the SDK reads it.
pub type Refusal = (u16, &'static str);

#[derive(Default)]
struct Kept {
    refusals: VecDeque<Refusal>,
    mails: Vec<String>,
}

/// The service. It listens as long as the test's runtime lives.
pub struct FakeSes {
    /// `http://127.0.0.1:PORT`.
    pub endpoint: String,
    kept: Arc<Mutex<Kept>>,
}

impl FakeSes {
    /// Starts one that takes every mail.
    ///
    /// # Panics
    /// When no port can be had.
    pub async fn start() -> FakeSes {
        let kept = Arc::<Mutex<Kept>>::default();
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let endpoint = format!("http://{}", listener.local_addr().expect("an address"));
        let take = routing::post(take).with_state(kept.clone());
        let router = Router::new().route("/v2/email/outbound-emails", take);
        tokio::spawn(async move { axum::serve(listener, router).await });
        FakeSes { endpoint, kept }
    }

    /// Refuses the next mail.
    pub fn refuse(&self, refusal: Refusal) {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).refusals.push_back(refusal);
    }

    /// The mails that were taken since the last look, as they were sent.
    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.kept.lock().unwrap_or_else(PoisonError::into_inner).mails)
    }
}

async fn take(State(kept): State<Arc<Mutex<Kept>>>, Json(asked): Json<Value>) -> Response {
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((status, code)) = kept.refusals.pop_front() {
        let status = StatusCode::from_u16(status).expect("a status");
        let body = Json(json!({ "message": "Refused somebody@posthorn.example." }));
        return (status, [("x-amzn-errortype", code)], body).into_response();
    }
    let data = asked["Content"]["Raw"]["Data"].as_str().expect("a mail");
    let mail = BASE64.decode(data).expect("base64");
    kept.mails.push(String::from_utf8(mail).expect("UTF-8"));
    Json(json!({ "MessageId": kept.mails.len().to_string() })).into_response()
}
