//! What people type about themselves, checked once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use app::Problem;
use lettre::Address;
use rules::Federation;

/// Longest address, in bytes: RFC 5321.
const EMAIL_BYTES_MAX: usize = 254;
/// The languages that emails are written in.
const LANGUAGES: [&str; 2] = ["en", "cs"];

/// The federations that players come from, by the codes of the ICCF and FIDE: the front-end's
/// list, which has each one's flag as well.
static FEDERATIONS: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let list = include_str!("../../../web/src/federations.json");
    serde_json::from_str(list).unwrap_or_default()
});

/// The address as it is kept: trimmed and in lower case.
pub(crate) fn email(text: &str) -> Result<String, Problem> {
    let email = text.trim().to_lowercase();
    if email.len() <= EMAIL_BYTES_MAX && email.parse::<Address>().is_ok() {
        return Ok(email);
    }
    Err(Problem::invalid("invalid_email", "This is not an e-mail address."))
}

/// An address that somebody chooses: email from elsewhere reaches it, so its domain has two parts at
/// least, and the last one is no number. Those from before go on signing in.
pub(crate) fn new_email(text: &str) -> Result<String, Problem> {
    let email = email(text)?;
    let domain = email.rsplit_once('@').map_or("", |(_, domain)| domain);
    let top = domain.rsplit_once('.').map_or("", |(_, top)| top);
    if top.chars().count() > 1 && top.chars().any(char::is_alphabetic) {
        return Ok(email);
    }
    Err(Problem::invalid("invalid_email", "This is not an e-mail address."))
}

/// A federation that exists.
pub(crate) fn federation(text: &str) -> Result<Federation, Problem> {
    let known = FEDERATIONS.contains_key(text);
    let refusal =
        || Problem::invalid("invalid_federation", "There is no federation with this code.");
    text.parse().ok().filter(|_| known).ok_or_else(refusal)
}

/// A language that emails are written in.
pub(crate) fn language(text: &str) -> Result<String, Problem> {
    if LANGUAGES.contains(&text) {
        return Ok(text.to_owned());
    }
    Err(Problem::invalid("invalid_body", "The language is `en` or `cs`."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_addresses_are_reached_from_elsewhere() {
        for good in ["foo@bar.example", "foo@bar.co.uk", "foo@bar.xn--p1ai"] {
            assert!(new_email(good).is_ok(), "{good}");
        }
        for wrong in ["foo@bar", "foo@localhost", "foo@127.0.0.1", "foo@bar.1", "foo@bar.x"] {
            assert!(new_email(wrong).is_err(), "{wrong}");
        }
        assert!(email("foo@bar").is_ok(), "an address from before");
    }

    #[test]
    fn federations_are_read() {
        assert!(FEDERATIONS.len() > 150);
        assert!(federation("CZE").is_ok());
        for wrong in ["cze", "XXX", "CZ", ""] {
            assert!(federation(wrong).is_err(), "{wrong}");
        }
    }
}
