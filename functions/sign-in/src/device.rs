//! The cookie by which a browser is known that has signed in to an account before: whoever guesses passwords
//! elsewhere never locks it out.
//!
//! It holds a random name and a seal for each account that was signed in to, the latest first; a seal is over
//! name, account and epoch, so it names nobody and is void after a new password. It outlives signing out, and
//! opens nothing by itself.

use app::{Keys, Problem, Random};
use axum::http::{HeaderMap, HeaderValue};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use store::Account;

use crate::cookie;

/// Name of the cookie. The prefix makes browsers insist on `Secure`, `Path=/` and no domain.
const NAME: &str = "__Host-posthorn-device";
/// Random bytes of a device's name.
const NAME_BYTES: usize = 16;
/// Accounts that one browser is known for.
const ACCOUNTS_MAX: usize = 5;
/// For how long a browser is known: a year from the last time somebody has signed in.
const LIFETIME_SECONDS: i64 = 365 * 86_400;

/// A browser as its cookie tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Device {
    name: String,
    seals: Vec<String>,
}

impl Device {
    /// The device of a request; none that has no such cookie.
    pub(crate) fn read(headers: &HeaderMap) -> Option<Device> {
        let mut parts = cookie::value(headers, NAME)?.split('.').map(str::to_owned);
        let name = parts.next().filter(|name| !name.is_empty())?;
        Some(Device { name, seals: parts.take(ACCOUNTS_MAX).collect() })
    }

    /// Whether somebody has signed in to the account here since its password was set.
    pub(crate) fn knows(&self, account: &Account, keys: &Keys) -> bool {
        let sealed = sealed(&self.name, account);
        self.seals.iter().any(|seal| keys.is_sealed(&sealed, seal))
    }

    /// What the device is called where tries are counted for one account.
    pub(crate) fn subject(&self, account: &Account) -> String {
        sealed(&self.name, account)
    }
}

/// The header by which a browser is known for the account from now on, and for those from before.
pub(crate) fn remember(
    headers: &HeaderMap,
    account: &Account,
    keys: &Keys,
    random: Random,
) -> Result<HeaderValue, Problem> {
    let known = Device::read(headers).unwrap_or_else(|| {
        let mut name = [0; NAME_BYTES];
        random(&mut name);
        Device { name: BASE64.encode(name), seals: Vec::new() }
    });
    let mine = sealed(&known.name, account);
    let others = known.seals.iter().filter(|seal| !keys.is_sealed(&mine, seal));
    let own = keys.seal(&mine)?;
    let seals: Vec<&str> =
        std::iter::once(&own).chain(others).take(ACCOUNTS_MAX).map(String::as_str).collect();
    let value = format!("{}.{}", known.name, seals.join("."));
    Ok(cookie::header_value(NAME, &value, LIFETIME_SECONDS))
}

fn sealed(name: &str, account: &Account) -> String {
    format!("device.{name}.{}.{}", account.player, account.epoch)
}
