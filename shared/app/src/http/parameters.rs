//! Secrets as AWS keeps them: encrypted parameters below one path, read once when a function starts, and
//! by name: a function is allowed no others than it asks for.

use std::collections::HashMap;
use std::time::Duration;

use aws_sdk_ssm::config::{Builder, retry::RetryConfig};
use aws_sdk_ssm::{Client, error::ProvideErrorMetadata};
use store::aws::Aws;

use crate::who::keys::BadSecret;
use crate::{Given, Half, Keys, Secret};

/// How often they are asked for at most. A whole account gets forty answers a second, and a rating run
/// alone starts as many functions: a start that waits a few seconds is better than one that fails.
const TRIES_MAX: u32 = 10;
/// What is waited before the second try, at most; it doubles with each.
const FIRST_WAIT: Duration = Duration::from_millis(100);
/// What is waited between two tries, at most.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

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
    /// Reads below a path the secrets that a function is trusted with, the public halves of
    /// `session-key` and `push-key` in place of those that it is not, and what every function has:
    /// `network-key`, and `edge-key` and `postmark-retired` where there are such; the last is no
    /// secret: the public halves of postmark keys before, the latest first, with spaces between.
    pub(crate) async fn read(
        aws: &Aws,
        path: &str,
        trusted: &[Secret],
    ) -> Result<Parameters, Error> {
        let retries = RetryConfig::standard()
            .with_max_attempts(TRIES_MAX)
            .with_initial_backoff(FIRST_WAIT)
            .with_max_backoff(LONGEST_WAIT);
        let config = Builder::from(&aws.service("AWS_ENDPOINT_URL_SSM")).retry_config(retries);
        let client = Client::from_conf(config.build());
        let mut names = vec!["postmark-retired", "network-key", "edge-key"];
        names.extend(trusted.iter().map(|secret| secret.parameter()));
        let publics = [(Secret::Session, "session-public"), (Secret::Push, "push-public")];
        let publics = publics.iter().filter(|(secret, _)| !trusted.contains(secret));
        names.extend(publics.map(|(_, public)| public));
        let names = names.iter().map(|name| format!("{path}/{name}")).collect();
        let asked = client.get_parameters().set_names(Some(names));
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
        let given = given(&mut values, trusted)
            .map_err(|name| Error::Missing { path: path.to_owned(), name })?;
        Ok(Parameters { keys: Keys::trusted_with(&given)?, edge: values.remove("edge-key") })
    }
}

/// What was read for a function, or the name of what is missing. Push messages are an installation's choice.
fn given(values: &mut HashMap<String, String>, trusted: &[Secret]) -> Result<Given, &'static str> {
    let retired = values.remove("postmark-retired").unwrap_or_default();
    let mut needed = |name: &'static str| values.remove(name).ok_or(name);
    let mut held = |secret: Secret| match trusted.contains(&secret) {
        true => needed(secret.parameter()).map(Some),
        false => Ok(None),
    };
    let (session, postmark, refresh) =
        (held(Secret::Session)?, held(Secret::Postmark)?, held(Secret::Refresh)?);
    let session = match session {
        Some(secret) => Half::Secret(secret),
        None => Half::Public(needed("session-public")?),
    };
    let network = needed("network-key")?;
    let push = values.remove(Secret::Push.parameter()).map(Half::Secret);
    let push = push.or_else(|| values.remove("push-public").map(Half::Public));
    let retired_postmarks = retired.split_whitespace().map(str::to_owned).collect();
    Ok(Given { session, postmark, retired_postmarks, refresh, push, network })
}
