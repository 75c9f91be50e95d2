//! Counted attempts: how often something was tried in a window of time.

use rules::Instant;

use crate::item::{Attributes, Reader, key, number};
use crate::write::Update;
use crate::{Error, Store};

/// What is counted. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptKind {
    /// Sign-ins from one network address.
    SignInAddress,
    /// Passwords typed to confirm one sign-up.
    Confirmation,
    /// Mails that a request sends to one address.
    Mail,
    /// Mails that requests from one network address send.
    MailAddress,
    /// Recovery codes that one player tries.
    RecoveryCode,
    /// Readings of one player's calendar.
    Calendar,
    /// Devices that one player adds.
    PushDevice,
    /// Webhooks that one player makes, tries, or has told once more.
    Webhook,
    /// Changes of one player's words and picture.
    Portrait,
    /// Changes of how one player is reached.
    Contact,
    /// Invitations that one federation sends.
    Invitation,
    /// Challenges that one player sends.
    Challenge,
    /// Challenges that one player sends to another one.
    ChallengeToOne,
    /// Changes of one player's notes.
    Notebook,
}

impl AttemptKind {
    fn name(self) -> &'static str {
        match self {
            AttemptKind::SignInAddress => "sign-in-address",
            AttemptKind::Confirmation => "confirmation",
            AttemptKind::Mail => "mail",
            AttemptKind::MailAddress => "mail-address",
            AttemptKind::RecoveryCode => "recovery-code",
            AttemptKind::Calendar => "calendar",
            AttemptKind::PushDevice => "push-device",
            AttemptKind::Webhook => "webhook",
            AttemptKind::Portrait => "portrait",
            AttemptKind::Contact => "contact",
            AttemptKind::Invitation => "invitation",
            AttemptKind::Challenge => "challenge",
            AttemptKind::ChallengeToOne => "challenge-to-one",
            AttemptKind::Notebook => "notebook",
        }
    }
}

impl Store {
    /// Counts one more attempt by `subject` in the window of `window_seconds` that `now` lies in,
    /// and answers how many there are with it. Windows that are over vanish by themselves.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn count_attempt(
        &self,
        kind: AttemptKind,
        subject: &str,
        window_seconds: i64,
        now: Instant,
    ) -> Result<u32, Error> {
        let window = now.unix().div_euclid(window_seconds);
        let expires_at = (window + 1) * window_seconds;
        let key = window_key(kind, subject, window);
        let counted = Update::new(key, "ADD attempts :one SET expires_at = :expires")
            .with(":one", number(1))
            .with(":expires", number(expires_at));
        Reader::new(&self.update_and_read(counted).await?).number("attempts")
    }
}

fn window_key(kind: AttemptKind, subject: &str, window: i64) -> Attributes {
    key(format!("LIMIT#{}#{subject}#{window}", kind.name()), "LIMIT")
}
