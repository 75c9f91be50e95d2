//! What a function of AWS finds in its environment: region, rights, and one pool of connections for
//! all services.
//!
//! Written out instead of taken from the usual chain: no profile is read, no metadata service asked,
//! and nothing is looked up a second time.

use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region, SharedHttpClient};
use aws_sdk_dynamodb::config::{ProvideCredentials, SharedCredentialsProvider};
use aws_smithy_http_client::tls::{Provider, TlsContext, TrustStore, rustls_provider::CryptoMode};
use aws_smithy_http_client::{Builder, HttpClientError};
use aws_types::SdkConfig;

use crate::Patience;
use crate::patience::retries;

/// What is trusted to say who is the table, the parameters, the mail service or the bucket: the five roots
/// of Amazon's own authority, as <https://www.amazontrust.com/repository> recommends. Reading the hundred
/// and more that browsers trust was two thirds of what a start computed. They end from 2037 on. They are
/// read with the first connection, which panics where they are none.
pub const ROOTS: &[u8] = include_bytes!("amazon-roots.pem");

/// The environment lacks a variable.
#[derive(Debug, thiserror::Error)]
#[error("the environment variable {0} is missing")]
pub struct Missing(&'static str);

/// The environment does not do for a function.
#[derive(Debug, thiserror::Error)]
pub enum Unfit {
    /// It lacks a variable.
    #[error(transparent)]
    Missing(#[from] Missing),
    /// No connection can be made with it.
    #[error("connections cannot be made: {0}")]
    Connections(#[from] HttpClientError),
}

/// Where a function runs, and with which rights.
#[derive(Clone, Debug)]
pub struct Aws {
    region: Region,
    credentials: SharedCredentialsProvider,
    http: SharedHttpClient,
}

impl Aws {
    /// Reads the variables that Lambda sets. The rights of a function hold as long as its process.
    ///
    /// # Errors
    /// When one is missing, or the SDK makes no connections with what is trusted.
    pub fn from_environment() -> Result<Aws, Unfit> {
        let credentials = Credentials::new(
            variable("AWS_ACCESS_KEY_ID")?,
            variable("AWS_SECRET_ACCESS_KEY")?,
            std::env::var("AWS_SESSION_TOKEN").ok(),
            None,
            "environment",
        );
        let roots = TrustStore::empty().with_pem_certificate(ROOTS);
        let trusted = TlsContext::builder().with_trust_store(roots).build()?;
        Ok(Aws {
            region: Region::new(variable("AWS_REGION")?),
            credentials: shared(credentials),
            http: Builder::new()
                .tls_provider(Provider::Rustls(CryptoMode::AwsLc))
                .tls_context(trusted)
                .build_https(),
        })
    }

    /// The configuration of a service's client. `endpoint` names the variable with another address
    /// than AWS's own, for an emulator.
    pub fn service(&self, endpoint: &str) -> SdkConfig {
        let config = SdkConfig::builder()
            .behavior_version(BehaviorVersion::latest())
            .region(self.region.clone())
            .credentials_provider(self.credentials.clone())
            .http_client(self.http.clone())
            // The same for all, or the SDK makes a pool for each: who must not ask twice says so.
            .timeout_config(Patience::FUNCTION.timeouts())
            .retry_config(retries());
        match std::env::var(endpoint) {
            Ok(address) => config.endpoint_url(address).build(),
            Err(_) => config.build(),
        }
    }
}

fn shared(credentials: impl ProvideCredentials + 'static) -> SharedCredentialsProvider {
    SharedCredentialsProvider::new(credentials)
}

/// A variable of the environment.
///
/// # Errors
/// When it is missing.
pub fn variable(name: &'static str) -> Result<String, Missing> {
    std::env::var(name).map_err(|_| Missing(name))
}
