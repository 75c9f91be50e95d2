//! How a store reaches its table.

use std::sync::Arc;

use aws_sdk_dynamodb::config::interceptors::BeforeTransmitInterceptorContextMut;
use aws_sdk_dynamodb::config::{BehaviorVersion, ConfigBag, Credentials, Intercept, Region};
use aws_sdk_dynamodb::error::BoxError;
use aws_sdk_dynamodb::{Client, config::RuntimeComponents};
use aws_smithy_types::body::SdkBody;

use crate::{Store, Units};

impl Store {
    /// A table behind an endpoint without TLS: the embedded database, or another emulator.
    pub fn at_endpoint(endpoint: &str, table: &str) -> Store {
        let config = aws_sdk_dynamodb::Config::builder()
            .behavior_version(BehaviorVersion::latest())
            .endpoint_url(endpoint)
            .region(Region::new("local"))
            .credentials_provider(Credentials::new("local", "local", None, None, "local"))
            .http_client(aws_smithy_http_client::Builder::new().build_http())
            .interceptor(WithoutRequestTokens)
            .build();
        Store::new(Client::from_conf(config), table)
    }

    /// The table in AWS, with the region and the rights of the environment.
    #[cfg(feature = "lambda")]
    pub async fn from_environment(table: &str) -> Store {
        let config = aws_config::defaults(BehaviorVersion::latest())
            .http_client(
                aws_smithy_http_client::Builder::new()
                    .tls_provider(aws_smithy_http_client::tls::Provider::Rustls(
                        aws_smithy_http_client::tls::rustls_provider::CryptoMode::AwsLc,
                    ))
                    .build_https(),
            )
            .load()
            .await;
        Store::new(Client::new(&config), table)
    }

    fn new(client: Client, table: &str) -> Store {
        Store { client, table: table.into(), units: Arc::new(Units::default()) }
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    pub(crate) fn table(&self) -> &str {
        &self.table
    }
}

/// Takes the SDK's random token off each transaction.
///
/// The embedded database keeps every token for ten minutes and walks them all each time. Nothing
/// rests on tokens: every transaction carries conditions under which a repeat changes nothing.
#[derive(Debug)]
struct WithoutRequestTokens;

impl Intercept for WithoutRequestTokens {
    fn name(&self) -> &'static str {
        "WithoutRequestTokens"
    }

    fn modify_before_transmit(
        &self,
        context: &mut BeforeTransmitInterceptorContextMut<'_>,
        _components: &RuntimeComponents,
        _config: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        let request = context.request_mut();
        let stripped = request.body().bytes().and_then(without_token);
        if let Some(body) = stripped {
            request.headers_mut().insert("content-length", body.len().to_string());
            *request.body_mut() = SdkBody::from(body);
        }
        Ok(())
    }
}

/// The JSON body without its `ClientRequestToken` member, when it has one.
fn without_token(body: &[u8]) -> Option<Vec<u8>> {
    const MEMBER: &[u8] = b",\"ClientRequestToken\":\"";
    let start = body.windows(MEMBER.len()).rposition(|window| window == MEMBER)?;
    let value = start + MEMBER.len();
    let end = value + body[value..].iter().position(|byte| *byte == b'"')? + 1;
    Some([&body[..start], &body[end..]].concat())
}
