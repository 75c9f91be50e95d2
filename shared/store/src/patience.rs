//! How long the store waits for its table, and when it asks again.
//!
//! A request may have been carried out though its answer was lost. That is asked again all the same. A
//! transaction carries the SDK's token, by which AWS knows it again. Other writes do the same twice, or
//! have a condition that their own effect breaks: then the second is a [`crate::Error::Conflict`], upon
//! which the caller reads again, or leaves it to a later run. A counter counts it twice.

use std::time::Duration;

use aws_sdk_dynamodb::config::Builder;
use aws_sdk_dynamodb::config::interceptors::InterceptorContext;
use aws_sdk_dynamodb::config::retry::{ClassifyRetry, RetryAction, RetryConfig};
use aws_sdk_dynamodb::config::timeout::TimeoutConfig;
use aws_smithy_types::retry::ErrorKind;
use serde_json::Value;

/// How often a request is sent at most.
const TRIES_MAX: u32 = 5;
/// What is waited before the second try, at most; it doubles with each.
const FIRST_WAIT: Duration = Duration::from_millis(25);
/// What is waited between two tries, at most.
const LONGEST_WAIT: Duration = Duration::from_millis(500);
/// Reasons against a part of a transaction that are none a moment later.
const PASSING: [&str; 3] =
    ["ProvisionedThroughputExceeded", "ThrottlingError", "TransactionConflict"];

/// How long to wait for an answer.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the answer to one try.
    pub attempt: Duration,
    /// In all, with every try and what is waited between them.
    pub operation: Duration,
}

impl Patience {
    /// Of a function: whoever waits for it is gone after half a minute.
    pub const FUNCTION: Patience =
        Patience { attempt: Duration::from_secs(3), operation: Duration::from_secs(10) };
    /// With a database that shares its machine with whatever else runs there.
    pub(crate) const LOCAL: Patience =
        Patience { attempt: Duration::from_secs(30), operation: Duration::from_secs(60) };

    /// What SDK clients are told of waiting.
    pub(crate) fn timeouts(self) -> TimeoutConfig {
        TimeoutConfig::builder()
            .connect_timeout(self.attempt.min(Duration::from_secs(1)))
            .operation_attempt_timeout(self.attempt)
            .operation_timeout(self.operation)
            .build()
    }

    /// The configuration of a table's client with this patience.
    pub(crate) fn of(self, config: Builder) -> Builder {
        config.timeout_config(self.timeouts()).retry_config(retries()).retry_classifier(Passing)
    }
}

/// What SDK clients are told of trying again.
pub(crate) fn retries() -> RetryConfig {
    RetryConfig::standard()
        .with_max_attempts(TRIES_MAX)
        .with_initial_backoff(FIRST_WAIT)
        .with_max_backoff(LONGEST_WAIT)
}

/// What is waited before a batch asks again for what was left out, the first time or a later one.
pub(crate) fn wait_after(tries: u32) -> Duration {
    FIRST_WAIT.saturating_mul(1 << tries.min(8)).min(LONGEST_WAIT)
}

/// The SDK takes every cancelled transaction and every clash as final, even those that tell nothing
/// about conditions: something came too fast, or met another transaction that was under way.
#[derive(Debug)]
struct Passing;

impl ClassifyRetry for Passing {
    fn classify_retry(&self, context: &InterceptorContext) -> RetryAction {
        let refused = context.response().filter(|response| !response.status().is_success());
        let body = refused.and_then(|response| response.body().bytes());
        match body.and_then(|body| serde_json::from_slice(body).ok()) {
            Some(told) if is_passing(&told) => {
                RetryAction::retryable_error(ErrorKind::ThrottlingError)
            }
            _ => RetryAction::NoActionIndicated,
        }
    }

    fn name(&self) -> &'static str {
        "Passing"
    }
}

fn is_passing(told: &Value) -> bool {
    let kind = told["__type"].as_str().and_then(|kind| kind.rsplit('#').next());
    match kind {
        Some("TransactionConflictException") => true,
        Some("TransactionCanceledException") => {
            let reasons = told["CancellationReasons"].as_array().into_iter().flatten();
            let codes = reasons.filter_map(|reason| reason["Code"].as_str());
            let mut against = codes.filter(|code| *code != "None").peekable();
            against.peek().is_some() && against.all(|code| PASSING.contains(&code))
        }
        _ => false,
    }
}
