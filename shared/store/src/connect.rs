//! How a store reaches its table.

use std::sync::Arc;

use aws_sdk_dynamodb::config::interceptors::BeforeTransmitInterceptorContextMut;
use aws_sdk_dynamodb::config::{
    BehaviorVersion, Builder, ConfigBag, Credentials, Intercept, Region,
};
use aws_sdk_dynamodb::error::BoxError;
use aws_sdk_dynamodb::{Client, config::RuntimeComponents};
use aws_smithy_types::body::SdkBody;

use crate::access::{Watch, Watched};
#[cfg(feature = "lambda")]
use crate::aws::Aws;
use crate::item::key;
use crate::{Error, Patience, Store, Units};

impl Store {
    /// A table behind an endpoint without TLS: the embedded database, or another emulator.
    pub fn at_endpoint(endpoint: &str, table: &str) -> Store {
        Store::new(embedded(endpoint), table)
    }

    /// The same, with somebody who is told of every action before it is sent.
    pub fn watched(endpoint: &str, table: &str, watch: Watch) -> Store {
        Store::new(embedded(endpoint).interceptor(Watched(watch)), table)
    }

    /// A table behind an endpoint without TLS, asked as the one in AWS is asked.
    pub fn as_in_aws(endpoint: &str, table: &str, patience: Patience) -> Store {
        Store::new(patience.of(local(endpoint)), table)
    }

    /// The table in AWS.
    #[cfg(feature = "lambda")]
    pub fn in_aws(aws: &Aws, table: &str) -> Store {
        let service = aws.service("AWS_ENDPOINT_URL_DYNAMODB");
        Store::new(Patience::FUNCTION.of(Builder::from(&service)), table)
    }

    /// Asks for an item that is never there: whether the table answers, and so that the connection is
    /// open before the first request needs it.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn knock(&self) -> Result<(), Error> {
        self.get(key("KNOCK", "KNOCK")).await.map(drop)
    }

    fn new(config: Builder, table: &str) -> Store {
        let client = Client::from_conf(config.build());
        Store { client, table: table.into(), units: Arc::new(Units::default()) }
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    pub(crate) fn table(&self) -> &str {
        &self.table
    }
}

fn local(endpoint: &str) -> Builder {
    aws_sdk_dynamodb::Config::builder()
        .behavior_version(BehaviorVersion::latest())
        .endpoint_url(endpoint)
        .region(Region::new("local"))
        .credentials_provider(Credentials::new("local", "local", None, None, "local"))
        .http_client(aws_smithy_http_client::Builder::new().build_http())
}

fn embedded(endpoint: &str) -> Builder {
    Patience::LOCAL.of(local(endpoint)).interceptor(WithoutRequestTokens)
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
