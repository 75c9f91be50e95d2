//! Secrets as AWS keeps them: encrypted parameters below one path, read once when a function starts, and
//! by name: a function is allowed no others than it asks for.

use std::collections::HashMap;
use std::time::Duration;

use aws_sdk_ssm::config::{Builder, retry::RetryConfig};
use aws_sdk_ssm::{Client, error::ProvideErrorMetadata};
use store::aws::Aws;

use crate::keys::BadSecret;
use crate::{Keys, SessionSecret};

/// How often they are asked for at most. A whole account gets forty answers a second, and a rating run
/// alone starts as many functions: a start that waits a few seconds is better than one that fails.
const TRIES_MAX: u32 = 10;
/// What is waited before the second try, at most; it doubles with each.
const FIRST_WAIT: Duration = Duration::from_millis(100);
/// What is waited between two tries, at most.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// What a function may do with sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sessions {
    /// Make them.
    Made,
    /// Tell whose they are.
    Verified,
}

/// The secrets of a function.
pub(crate) struct Parameters {
    pub(crate) keys: Keys,
    /// What the site's front adds to each request, so that nobody goes past it.
    pub(crate) edge: Option<String>,
}

/// The parameters cannot be had. Says nothing of their values.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("the parameters below {path} cannot be read: {reason}")]
    Unreadable { path: String, reason: String },
    #[error("the parameter {path}/{name} is missing")]
    Missing { path: String, name: &'static str },
    #[error(transparent)]
    Bad(#[from] BadSecret),
}

impl Parameters {
    /// Reads `session-key` or `session-public`, `postmark-key` and `refresh-key` below a path, and
    /// `push-key`, `edge-key` and `postmark-retired` where there are such; the last is no secret: the
    /// public halves of postmark keys before, the latest first, with spaces between.
    pub(crate) async fn read(
        aws: &Aws,
        path: &str,
        sessions: Sessions,
    ) -> Result<Parameters, Error> {
        let retries = RetryConfig::standard()
            .with_max_attempts(TRIES_MAX)
            .with_initial_backoff(FIRST_WAIT)
            .with_max_backoff(LONGEST_WAIT);
        let config = Builder::from(&aws.service("AWS_ENDPOINT_URL_SSM")).retry_config(retries);
        let client = Client::from_conf(config.build());
        let session = match sessions {
            Sessions::Made => "session-key",
            Sessions::Verified => "session-public",
        };
        let names =
            [session, "postmark-key", "postmark-retired", "refresh-key", "push-key", "edge-key"];
        let names = names.map(|name| format!("{path}/{name}"));
        let asked = client.get_parameters().set_names(Some(names.into()));
        let answer = asked.with_decryption(true).send().await;
        let answer = answer.map_err(|error| {
            // Never the whole answer: there may be a secret in it.
            let reason = error.code().map_or_else(|| error.to_string(), str::to_owned);
            Error::Unreadable { path: path.to_owned(), reason }
        })?;
        let named = answer.parameters.unwrap_or_default().into_iter().filter_map(|parameter| {
            let name = parameter.name?;
            Some((name.rsplit('/').next()?.to_owned(), parameter.value?))
        });
        let mut values: HashMap<String, String> = named.collect();
        let mut needed = |name: &'static str| {
            let missing = || Error::Missing { path: path.to_owned(), name };
            values.remove(name).ok_or_else(missing)
        };
        let (told, postmark, refresh) =
            (needed(session)?, needed("postmark-key")?, needed("refresh-key")?);
        let session = match sessions {
            Sessions::Made => SessionSecret::Secret(told),
            Sessions::Verified => SessionSecret::Public(told),
        };
        let push = values.remove("push-key");
        let retired = values.remove("postmark-retired").unwrap_or_default();
        let retired: Vec<String> = retired.split_whitespace().map(str::to_owned).collect();
        let keys = Keys::trusted_with(&session, &postmark, &retired, &refresh, push.as_deref())?;
        Ok(Parameters { keys, edge: values.remove("edge-key") })
    }
}
