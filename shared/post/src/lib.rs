//! What leaves the server: mails, messages to browsers and webhooks, and files that are fetched.
//!
//! Nothing here knows a table or a request: who is written to, and what about, is decided by others.

mod files;
pub mod mail;
mod push;

pub use files::{Fetched, FileStream, FileWriter, Files, FilesError};
pub use push::{
    BadDevice, BadKey, Device, PushFailure, PushKey, PushMessage, Pusher, Sender, Subscription,
    endpoint_id,
};

/// Fills a buffer with random bytes: an argument, so that a simulation can repeat itself.
pub type Random = fn(&mut [u8]);
