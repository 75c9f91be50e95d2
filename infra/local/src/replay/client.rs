//! A player at the HTTP API: signs in, renews the session, and repeats what came too late.

use std::sync::Mutex;

use reqwest::header::{COOKIE, SET_COOKIE};
use reqwest::{Method, Response, StatusCode};
use rules::Instant;
use serde_json::{Value, json};

use crate::demo::DEMO_PASSWORD;

/// What the API answered instead of what was asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refused {
    /// A problem with its code.
    #[error("{detail} ({code}{})", rule.as_ref().map_or(String::new(), |rule| format!(", {rule}")))]
    Problem { code: String, detail: String, rule: Option<String> },
    /// No answer that can be read.
    #[error("no answer: {0}")]
    NoAnswer(String),
}

impl From<reqwest::Error> for Refused {
    fn from(error: reqwest::Error) -> Refused {
        Refused::NoAnswer(error.to_string())
    }
}

#[derive(Clone, Default)]
struct Session {
    access_token: String,
    cookie: String,
}

/// One player's connection.
pub(crate) struct Client {
    http: reqwest::Client,
    origin: String,
    email: String,
    session: Mutex<Session>,
}

impl Client {
    pub(crate) fn new(origin: &str, email: &str) -> Client {
        Client {
            http: reqwest::Client::new(),
            origin: origin.to_owned(),
            email: email.to_owned(),
            session: Mutex::default(),
        }
    }

    /// Moves the server's clock to `at`, if it is not there yet.
    pub(crate) async fn travel(&self, at: Instant) -> Result<(), Refused> {
        let body = json!({"set": at.to_utc()});
        read(self.request(Method::POST, "/local/clock", Some(&body)).await?).await.map(drop)
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Value, Refused> {
        self.signed_in(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Result<Value, Refused> {
        self.signed_in(Method::POST, path, Some(body)).await
    }

    async fn signed_in(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Value, Refused> {
        let first = read(self.request(method.clone(), path, body).await?).await;
        match first {
            Err(Refused::Problem { code, .. })
                if code == "token_expired" || code == "unauthenticated" =>
            {
                self.renew().await?;
                read(self.request(method, path, body).await?).await
            }
            answer => answer,
        }
    }

    /// Renews the session by its cookie, or signs in.
    async fn renew(&self) -> Result<(), Refused> {
        let renewed = self.request(Method::POST, "/api/session", None).await?;
        let answer = if renewed.status() == StatusCode::OK {
            renewed
        } else {
            let body = json!({"email": self.email, "password": DEMO_PASSWORD});
            self.request(Method::POST, "/api/sign-in", Some(&body)).await?
        };
        let cookie = answer.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        let cookie =
            cookie.and_then(|value| value.split(';').next()).unwrap_or_default().to_owned();
        let session = read(answer).await?;
        let access_token = session["access_token"].as_str().unwrap_or_default().to_owned();
        self.keep(Session { access_token, cookie });
        Ok(())
    }

    fn keep(&self, session: Session) {
        *self.session.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = session;
    }

    async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Response, Refused> {
        let session =
            self.session.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
        let mut request = self.http.request(method, format!("{}{path}", self.origin));
        if !session.access_token.is_empty() {
            request = request.bearer_auth(session.access_token).header(COOKIE, session.cookie);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        Ok(request.send().await?)
    }
}

async fn read(response: Response) -> Result<Value, Refused> {
    let fine = response.status().is_success();
    let body: Value = response.json().await?;
    if fine {
        return Ok(body);
    }
    let text = |name: &str| body[name].as_str().map(str::to_owned);
    Err(Refused::Problem {
        code: text("code").unwrap_or_default(),
        detail: text("detail").unwrap_or_default(),
        rule: text("rule"),
    })
}
