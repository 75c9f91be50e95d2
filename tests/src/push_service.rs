//! A push service on the machine itself, and a browser that reads what comes: written after
//! RFC 8188, 8291 and 8292 from the other side, so that both sides must be right.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use app::system_random;
use aws_lc_rs::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use aws_lc_rs::agreement::{ECDH_P256, PrivateKey, UnparsedPublicKey, agree};
use aws_lc_rs::hmac::{self, HMAC_SHA256};
use aws_lc_rs::signature::{self, ECDSA_P256_SHA256_FIXED};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use serde_json::{Value, json};

/// A message as it came.
#[derive(Clone, Debug)]
pub struct Posted {
    /// The endpoint's path.
    pub path: String,
    /// All headers.
    pub headers: HeaderMap,
    /// The encrypted body.
    pub body: Vec<u8>,
}

impl Posted {
    /// A header's text; empty when it is not there.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The claims by which the sender shows itself, when the signature over them is that of the key
    /// named beside it: `key`, in base64url.
    #[track_caller]
    pub fn vapid_claims(&self, key: &str) -> Value {
        let authorization = self.header("authorization");
        let (token, named) = authorization
            .strip_prefix("vapid t=")
            .and_then(|rest| rest.split_once(", k="))
            .unwrap_or_else(|| panic!("not VAPID: {authorization}"));
        assert_eq!(named, key);
        let (signed, seal) = token.rsplit_once('.').expect("a JWT");
        let (header, claims) = signed.split_once('.').expect("a JWT");
        let public = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key));
        public.verify(signed.as_bytes(), &decode(seal)).expect("a right signature");
        let header: Value = serde_json::from_slice(&decode(header)).expect("JSON");
        assert_eq!((&header["alg"], &header["typ"]), (&json!("ES256"), &json!("JWT")));
        serde_json::from_slice(&decode(claims)).expect("JSON")
    }
}

/// A push service at 127.0.0.1 that keeps what it gets. The first part of an endpoint's path tells
/// what it answers: a status, `slow` for none at all, `moved` for a redirection.
#[derive(Debug)]
pub struct PushService {
    /// `http://127.0.0.1:PORT`.
    pub origin: String,
    posted: Arc<Mutex<Vec<Posted>>>,
    served: tokio::task::JoinHandle<()>,
}

impl PushService {
    /// Starts one.
    ///
    /// # Panics
    /// When there is no port to listen on.
    pub async fn start() -> PushService {
        let posted = Arc::<Mutex<Vec<Posted>>>::default();
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        let router = Router::new().fallback(take).with_state(posted.clone());
        let served = tokio::spawn(async move {
            let _ = axum::serve(listener, router).await;
        });
        PushService { origin, posted, served }
    }

    /// What came since the last look, by path.
    pub fn take(&self) -> Vec<Posted> {
        let mut posted = self.posted.lock().unwrap_or_else(PoisonError::into_inner);
        let mut taken = std::mem::take(&mut *posted);
        taken.sort_by(|a, b| a.path.cmp(&b.path));
        taken
    }
}

impl Drop for PushService {
    fn drop(&mut self) {
        self.served.abort();
    }
}

async fn take(
    State(posted): State<Arc<Mutex<Vec<Posted>>>>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let path = uri.path().to_owned();
    let kind = path.split('/').nth(1).unwrap_or_default().to_owned();
    let message = Posted { path, headers, body: body.to_vec() };
    posted.lock().unwrap_or_else(PoisonError::into_inner).push(message);
    match kind.as_str() {
        "slow" => {
            tokio::time::sleep(Duration::from_secs(60)).await;
            StatusCode::CREATED.into_response()
        }
        "moved" => Redirect::temporary("/201/elsewhere").into_response(),
        status => {
            let status = status.parse().ok().and_then(|status| StatusCode::from_u16(status).ok());
            status.unwrap_or(StatusCode::BAD_REQUEST).into_response()
        }
    }
}

/// A browser with a subscription.
pub struct Browser {
    /// Where its messages are to be posted to.
    pub endpoint: String,
    private: PrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    /// A browser that is subscribed at this address, with keys of its own.
    ///
    /// # Panics
    /// When no keys can be made.
    pub fn at(endpoint: &str) -> Browser {
        let private = PrivateKey::generate(&ECDH_P256).expect("a key");
        let public = private.compute_public_key().expect("a key").as_ref().to_vec();
        let mut auth = [0; 16];
        system_random(&mut auth);
        Browser { endpoint: endpoint.to_owned(), private, public, auth }
    }

    /// What it says to the server, as `PushSubscription.toJSON()`.
    pub fn subscription(&self) -> Value {
        let keys = json!({"p256dh": BASE64.encode(&self.public), "auth": BASE64.encode(self.auth)});
        json!({"endpoint": self.endpoint, "keys": keys})
    }

    /// Decrypts a message. `None` when it is for somebody else, or was changed on its way.
    ///
    /// # Panics
    /// When the message is no record of `aes128gcm`.
    pub fn read(&self, posted: &Posted) -> Option<Value> {
        let body = &posted.body;
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(body.len() <= 4_096, "push services take no more");
        assert_eq!(size, 4_096_u32.to_be_bytes());
        let (sender, record) = rest[1..].split_at(usize::from(rest[0]));
        let peer = UnparsedPublicKey::new(&ECDH_P256, sender);
        let info = [b"WebPush: info\0", self.public.as_slice(), sender].concat();
        let shared = agree(&self.private, peer, (), |secret| Ok(derive(&self.auth, secret, &info)));
        let shared = shared.expect("a public key");
        let key = derive(salt, &shared, b"Content-Encoding: aes128gcm\0");
        let nonce = derive(salt, &shared, b"Content-Encoding: nonce\0");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).expect("a nonce");
        let mut record = record.to_vec();
        let text = key.open_in_place(nonce, Aad::empty(), &mut record).ok()?;
        let (end, text) = text.split_last().expect("the end of the record");
        assert_eq!(*end, 2, "the last record");
        Some(serde_json::from_slice(text).expect("JSON"))
    }
}

/// HKDF of one block, spelt out: RFC 5869.
fn derive(salt: &[u8], secret: &[u8], info: &[u8]) -> Vec<u8> {
    let extracted = hmac::sign(&hmac::Key::new(HMAC_SHA256, salt), secret);
    let block = [info, &[1]].concat();
    hmac::sign(&hmac::Key::new(HMAC_SHA256, extracted.as_ref()), &block).as_ref().to_vec()
}

fn decode(text: &str) -> Vec<u8> {
    BASE64.decode(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}
