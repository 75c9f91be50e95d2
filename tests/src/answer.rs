//! What the server answered.

use axum::http::HeaderMap;
use axum::response::Response;
use http_body_util::BodyExt;
use serde_json::Value;

/// A whole answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// All headers.
    pub headers: HeaderMap,
    /// The body as it came.
    pub bytes: Vec<u8>,
    /// The body as text; empty when it is none.
    pub text: String,
    /// The body as JSON; null when it is none.
    pub json: Value,
}

impl Answer {
    /// Reads an answer to its end.
    pub(crate) async fn read(response: Response) -> Answer {
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.expect("a whole body").to_bytes().to_vec();
        let text = String::from_utf8(bytes.clone()).unwrap_or_default();
        let json = serde_json::from_str(&text).unwrap_or(Value::Null);
        Answer { status: parts.status.as_u16(), headers: parts.headers, bytes, text, json }
    }

    /// The same answer, when it has this status.
    #[track_caller]
    pub fn expect(self, status: u16) -> Answer {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }

    /// Status, code and rule in one line, such as `409 already_moved LAW-4.3` or `200`.
    ///
    /// A problem must say its status twice alike and be of the problem's type.
    #[track_caller]
    pub fn verdict(&self) -> String {
        let mut words = vec![self.status.to_string()];
        if self.status >= 400 {
            assert_eq!(self.header("content-type"), "application/problem+json", "{}", self.text);
            assert_eq!(self.json["status"], self.status, "{}", self.text);
            assert_eq!(self.json["type"], "about:blank", "{}", self.text);
            assert!(self.json["title"].is_string(), "{}", self.text);
            assert!(
                self.json["detail"].as_str().is_some_and(|d| d.ends_with('.')),
                "{}",
                self.text
            );
        }
        words.extend(
            ["code", "rule"].iter().filter_map(|m| self.json[*m].as_str()).map(str::to_owned),
        );
        words.join(" ")
    }

    /// A header's text; empty when it is not there.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The session's cookie as a browser would send it back, without its attributes.
    #[track_caller]
    pub fn cookie(&self) -> String {
        let set = self.header("set-cookie");
        assert!(!set.is_empty(), "no cookie was set: {}", self.text);
        set.split(';').next().unwrap_or_default().to_owned()
    }

    /// A text member of the body.
    #[track_caller]
    pub fn text_of(&self, member: &str) -> &str {
        let found = self.json[member].as_str();
        found.unwrap_or_else(|| panic!("no text {member} in {}", self.text))
    }
}
