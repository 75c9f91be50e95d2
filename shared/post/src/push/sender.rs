//! The way to push services and webhooks: one HTTP client that reaches the open internet and nothing else.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use reqwest::Client;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use reqwest::redirect::Policy;

use super::PushFailure;
use super::endpoint::{Endpoint, is_public_address};

/// How long a push service may take, the connection included.
const TIMEOUT: Duration = Duration::from_secs(5);
/// How long a push service keeps a message for a device that is off: three days, in seconds.
const KEPT_SECONDS: &str = "259200";

/// The client, made when it is first needed: most processes never send anything. Cloning shares it.
#[derive(Clone, Debug, Default)]
pub struct Pusher {
    loopback: bool,
    http: Arc<OnceLock<Client>>,
}

impl Pusher {
    /// A way to the push services of the open internet.
    pub fn new() -> Pusher {
        Pusher::default()
    }

    /// The same, and to push services and webhooks at `http://127.0.0.1`: for tests and the demo alone, since
    /// whoever is signed in names the address.
    pub fn with_loopback() -> Pusher {
        Pusher { loopback: true, ..Pusher::default() }
    }

    pub(super) fn may_reach_loopback(&self) -> bool {
        self.loopback
    }

    /// Posts an encrypted message, once. What the service answers beyond its status is not read.
    pub(super) async fn post(
        &self,
        endpoint: Endpoint,
        authorization: String,
        topic: &str,
        body: Vec<u8>,
    ) -> Result<(), PushFailure> {
        let request = self.client()?.post(endpoint.into_url());
        let request = request
            .header(AUTHORIZATION, authorization)
            .header(CONTENT_TYPE, "application/octet-stream")
            .header(CONTENT_ENCODING, "aes128gcm")
            .header("ttl", KEPT_SECONDS)
            .header("topic", topic)
            .body(body);
        let answer = request.send().await.map_err(|error| {
            // The address is whoever's it is: no log has it.
            tracing::debug!(error = %error.without_url(), "a push service did not answer");
            PushFailure::NoAnswer
        })?;
        match answer.status() {
            status if status.is_success() => Ok(()),
            status => Err(PushFailure::Status(status.as_u16())),
        }
    }

    /// Whether messages may be posted to an address at all.
    pub fn may_reach(&self, url: &str) -> bool {
        Endpoint::read(url, self.loopback).is_some()
    }

    /// Posts JSON once, and answers the status; none when nobody answered in time.
    pub async fn tell(&self, url: &str, headers: &[(&str, String)], body: String) -> Option<u16> {
        let endpoint = Endpoint::read(url, self.loopback)?;
        let mut request = self.client().ok()?.post(endpoint.into_url());
        request = request.header(CONTENT_TYPE, "application/json");
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        match request.body(body).send().await {
            Ok(answer) => Some(answer.status().as_u16()),
            Err(error) => {
                // The address is whoever's it is: no log has it.
                tracing::debug!(error = %error.without_url(), "a webhook did not answer");
                None
            }
        }
    }

    fn client(&self) -> Result<Client, PushFailure> {
        if let Some(client) = self.http.get() {
            return Ok(client.clone());
        }
        let builder = Client::builder()
            .timeout(TIMEOUT)
            // An address that was looked at may not hand over to another.
            .redirect(Policy::none())
            .https_only(!self.loopback)
            // A proxy would look names up itself, and reach what is not public.
            .no_proxy()
            .dns_resolver(PublicNames)
            .user_agent(concat!("posthorn/", env!("CARGO_PKG_VERSION")));
        let client = builder.build().map_err(|error| {
            tracing::error!(%error, "no client for push services");
            PushFailure::NoAnswer
        })?;
        Ok(self.http.get_or_init(|| client).clone())
    }
}

/// Looks names up and leaves out what lies in no open network: a name alone does not tell.
#[derive(Clone, Copy, Debug)]
struct PublicNames;

impl Resolve for PublicNames {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<SocketAddr> = found.filter(|at| is_public_address(at.ip())).collect();
            if public.is_empty() {
                return Err("the name leads to no public address".into());
            }
            Ok(Box::new(public.into_iter()) as Addrs)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every machine knows this name without asking anybody.
    #[tokio::test]
    async fn names_of_the_machine_itself_lead_nowhere() {
        let resolved = PublicNames.resolve("localhost".parse().expect("a name")).await;
        let error = resolved.err().expect("no address").to_string();
        assert_eq!(error, "the name leads to no public address");
    }
}
