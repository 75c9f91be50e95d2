//! How long the store waits for its table, and when it asks again.
//!
//! A request may have been carried out though its answer was lost. That is asked again all the same: a
//! transaction carries the SDK's token, by which AWS knows it again, and every other write has a
//! condition that its own effect breaks, so that the second one is a [`crate::Error::Conflict`], upon
//! which the caller reads anew and finds what it wanted.

use std::time::Duration;

use aws_sdk_dynamodb::config::Builder;
use aws_sdk_dynamodb::config::interceptors::InterceptorContext;
use aws_sdk_dynamodb::config::retry::{ClassifyRetry, RetryAction, RetryConfig};
use aws_sdk_dynamodb::config::timeout::TimeoutConfig;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;
use aws_smithy_types::retry::ErrorKind;

/// How often a request is sent at most.
const TRIES_MAX: u32 = 5;
/// What is waited before the second try, at most; it doubles with each.
const FIRST_WAIT: Duration = Duration::from_millis(25);
/// What is waited between two tries, at most.
const LONGEST_WAIT: Duration = Duration::from_millis(500);
/// Why a transaction is cancelled of which some part came too fast.
const TOO_FAST: [&str; 2] = ["ThrottlingError", "ProvisionedThroughputExceeded"];

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

    pub(crate) fn of(self, config: Builder) -> Builder {
        config
            .timeout_config(self.timeouts())
            .retry_config(retries())
            .retry_classifier(CancelledByThrottling)
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

/// The SDK takes every cancelled transaction as final, even one that only came too fast.
#[derive(Debug)]
struct CancelledByThrottling;

impl ClassifyRetry for CancelledByThrottling {
    fn classify_retry(&self, context: &InterceptorContext) -> RetryAction {
        let error = context.output_or_error().and_then(|outcome| outcome.err());
        let refused = error.and_then(|error| error.as_operation_error()?.downcast_ref());
        let Some(TransactWriteItemsError::TransactionCanceledException(cancelled)) = refused else {
            return RetryAction::NoActionIndicated;
        };
        let codes = cancelled.cancellation_reasons().iter().filter_map(|reason| reason.code());
        let mut told = codes.filter(|code| *code != "None").peekable();
        if told.peek().is_some() && told.all(|code| TOO_FAST.contains(&code)) {
            RetryAction::retryable_error(ErrorKind::ThrottlingError)
        } else {
            RetryAction::NoActionIndicated
        }
    }

    fn name(&self) -> &'static str {
        "CancelledByThrottling"
    }
}
