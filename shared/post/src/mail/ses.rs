//! Mails through Amazon's mail service, with the rights of the function's role: no password is
//! kept anywhere. The service puts a Message-ID of its own in place of ours.

use std::time::Duration;

use aws_sdk_sesv2::Client;
use aws_sdk_sesv2::config::{Builder, retry::RetryConfig, timeout::TimeoutConfig};
use aws_sdk_sesv2::error::{ProvideErrorMetadata, SdkError};
use aws_sdk_sesv2::operation::send_email::SendEmailError;
use aws_sdk_sesv2::primitives::Blob;
use aws_sdk_sesv2::types::{EmailContent, RawMessage};
use lettre::Message;
use lettre::message::Mailbox;

use super::smtp::sender;
use super::{BadMailAddress, SendError, permanent, temporary};

/// How long a mail may take.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The mail service, and the address that it sends from, which it must know as ours.
#[derive(Clone, Debug)]
pub struct Ses {
    client: Client,
    from: Mailbox,
}

impl Ses {
    /// The service with this configuration, and mails from this address.
    ///
    /// # Errors
    /// When it is no mail address.
    pub fn new(config: impl Into<Builder>, from: &str) -> Result<Ses, BadMailAddress> {
        Ok(Ses { client: client(config.into()), from: sender(from)? })
    }

    pub(super) fn from(&self) -> &Mailbox {
        &self.from
    }

    pub(super) async fn send(&self, message: Message) -> Result<(), SendError> {
        let mail = RawMessage::builder().data(Blob::new(message.formatted())).build();
        let mail = mail.map_err(|_| permanent("it is empty"))?;
        let content = EmailContent::builder().raw(mail).build();
        match self.client.send_email().content(content).send().await {
            Ok(_) => Ok(()),
            Err(error) => Err(told_apart(&error)),
        }
    }
}

/// One try within the time: who tries again is the caller, who knows for how long. What is only slow must
/// not be cut short, since the mail may have gone.
fn client(config: Builder) -> Client {
    let timeouts = TimeoutConfig::builder()
        .operation_timeout(TIMEOUT)
        .disable_operation_attempt_timeout()
        .build();
    let config = config.timeout_config(timeouts).retry_config(RetryConfig::disabled());
    Client::from_conf(config.build())
}

/// A refusal by its kind, or its code: what the service says of it repeats the address.
fn told_apart<R>(error: &SdkError<SendEmailError, R>) -> SendError {
    match error {
        SdkError::ServiceError(refusal) => match refusal.err() {
            SendEmailError::MessageRejected(_) => permanent("the mail service rejects it"),
            SendEmailError::BadRequestException(_) => permanent("the mail service cannot read it"),
            SendEmailError::TooManyRequestsException(_) => {
                SendError::Busy("the mail service takes no more of them a second".to_owned())
            }
            SendEmailError::LimitExceededException(_) => {
                SendError::Busy("the mail service takes no more of them today".to_owned())
            }
            // Sending that was paused and a right that is missing are different days for the operator.
            other => {
                let code = other.code().unwrap_or("no code");
                temporary(format!("the mail service is not at our service: {code}"))
            }
        },
        SdkError::TimeoutError(_) => temporary("the mail service takes too long"),
        _ => temporary("the mail service does not answer as it should"),
    }
}
