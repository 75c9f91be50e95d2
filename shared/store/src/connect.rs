//! How a store reaches its table.

use std::sync::Arc;

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::config::{BehaviorVersion, Builder, Credentials, Region};

use crate::access::{Watch, Watched};
#[cfg(feature = "lambda")]
use crate::aws::Aws;
use crate::direct::Direct;
use crate::in_process::http_client;
use crate::{Ask, Patience, Store, Units};

impl Store {
    /// A table of a database in this process. Nobody signs what never leaves it.
    pub fn in_process(database: Arc<dyn Ask>, table: &str) -> Store {
        let direct = Direct { database: database.clone(), watch: None };
        Store { direct: Some(direct), ..Store::new(unsigned(database), table) }
    }

    /// The same, with somebody who is told of every action before it is sent.
    pub fn watched(database: Arc<dyn Ask>, table: &str, watch: Watch) -> Store {
        let direct = Direct { database: database.clone(), watch: Some(watch) };
        let store = Store::new(unsigned(database).interceptor(Watched(watch)), table);
        Store { direct: Some(direct), ..store }
    }

    /// A table behind an endpoint without TLS: another emulator.
    pub fn at_endpoint(endpoint: &str, table: &str) -> Store {
        Store::new(Patience::LOCAL.of(local(endpoint)), table)
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

    fn new(config: Builder, table: &str) -> Store {
        let client = Client::from_conf(config.build());
        Store { client, direct: None, table: table.into(), units: Arc::new(Units::default()) }
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    pub(crate) fn table(&self) -> &str {
        &self.table
    }
}

fn local(endpoint: &str) -> Builder {
    builder(endpoint)
        .credentials_provider(Credentials::new("local", "local", None, None, "local"))
        .http_client(aws_smithy_http_client::Builder::new().build_http())
}

fn unsigned(database: Arc<dyn Ask>) -> Builder {
    // The name is never looked up.
    let config = builder("http://in-process").allow_no_auth().http_client(http_client(database));
    Patience::LOCAL.of(config)
}

fn builder(endpoint: &str) -> Builder {
    aws_sdk_dynamodb::Config::builder()
        .behavior_version(BehaviorVersion::latest())
        .endpoint_url(endpoint)
        .region(Region::new("local"))
}
