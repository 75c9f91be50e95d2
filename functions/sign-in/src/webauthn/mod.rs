//! The relying party's half of passkeys: Web Authentication, Level 3, as far as it is needed here.
//!
//! Only discoverable credentials, only with user verification, no attestation: who has made an
//! authenticator decides nothing. The libraries that do this bring a second cryptographic library
//! with them; what is left without them is this folder. Steps are cited by their numbers in §7.1
//! (registration) and §7.2 (authentication).

mod attestation;
mod authenticator;
mod client_data;
mod cose;

use aws_lc_rs::digest::{SHA256, digest};

use attestation::Attestation;
use authenticator::AuthenticatorData;
use client_data::Ceremony;
pub(crate) use cose::ALGORITHMS;
use cose::PublicKey;

/// Longest credential id, in bytes (§7.1, step 25).
const CREDENTIAL_ID_BYTES_MAX: usize = 1_023;

/// Why something that an authenticator or a browser has sent is refused, in the order in which it is
/// checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Fault {
    /// Bytes that are not what they should be.
    #[error("it cannot be read")]
    Unreadable,
    /// Made for registering where it is for signing in, or the other way round.
    #[error("it was made for something else")]
    OtherCeremony,
    /// An answer to another challenge.
    #[error("it answers another challenge")]
    OtherChallenge,
    /// Made on a page of another site, or within one.
    #[error("it was made on another site")]
    OtherOrigin,
    /// A credential of another relying party.
    #[error("it is a passkey of another site")]
    OtherRelyingParty,
    /// Nobody has touched the authenticator.
    #[error("nobody was there")]
    NobodyPresent,
    /// The authenticator has not asked who it is.
    #[error("the device has not made sure who you are")]
    NotVerified,
    /// It is backed up though it cannot be.
    #[error("it contradicts itself about backups")]
    Backup,
    /// A key of a kind that was not asked for, or none.
    #[error("its key is of a kind that is not taken here")]
    Key,
    /// An attestation, where none was asked for.
    #[error("it brings an attestation that was not asked for")]
    Attestation,
    /// Nobody with that key has signed this.
    #[error("its signature is not right")]
    Signature,
    /// A copy of the authenticator has signed in meanwhile.
    #[error("another copy of this passkey was used since")]
    Counter,
}

/// Who asks: the site, by its origin, and the name that its credentials are bound to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RelyingParty {
    /// The host of the origin.
    pub(crate) id: String,
    /// Compared exactly.
    pub(crate) origin: String,
}

impl RelyingParty {
    /// The relying party of a site. Browsers bind no credential to an address of numbers: a server on
    /// the machine itself is `localhost` to them, on the same port.
    pub(crate) fn of(origin: &str) -> RelyingParty {
        let (scheme, rest) = origin.split_once("://").unwrap_or(("https", origin));
        let (host, port) = match rest.rsplit_once(':') {
            Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => {
                (host, format!(":{port}"))
            }
            _ => (rest, String::new()),
        };
        let id = if matches!(host, "127.0.0.1" | "[::1]") { "localhost" } else { host };
        RelyingParty { id: id.to_owned(), origin: format!("{scheme}://{id}{port}") }
    }
}

/// A credential that was just made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Registered {
    /// Its name, which the authenticator has chosen.
    pub(crate) id: Vec<u8>,
    /// Its public key, as COSE has it.
    pub(crate) public_key: Vec<u8>,
    /// How often it has signed; 0 where the authenticator does not count.
    pub(crate) sign_count: u32,
    /// Whether it may be copied to other devices.
    pub(crate) backup_eligible: bool,
    /// Whether it is.
    pub(crate) backed_up: bool,
}

/// What an authenticator says when it has signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Signed {
    pub(crate) sign_count: u32,
    pub(crate) backed_up: bool,
}

/// Reads what a browser sends when a credential was made (§7.1, steps 5 to 25). That no other
/// credential has its name (step 26) is a condition of the write.
pub(crate) fn register(
    party: &RelyingParty,
    challenge: &str,
    client_data: &[u8],
    attestation: &[u8],
) -> Result<Registered, Fault> {
    // Steps 5 to 11.
    client_data::check(client_data, Ceremony::Create, challenge, &party.origin)?;
    // Step 13.
    let attestation = Attestation::read(attestation)?;
    let data = AuthenticatorData::read(attestation.authenticator_data)?;
    // Steps 14 to 17.
    data.check(&party.id)?;
    let credential = data.credential.ok_or(Fault::Unreadable)?;
    // Step 20.
    let key = PublicKey::read(credential.public_key)?;
    // Steps 21 and 22. Nobody vouches for the authenticator, so nothing is to be trusted (23, 24).
    attestation.check(&key, client_data)?;
    // Step 25.
    if credential.id.is_empty() || credential.id.len() > CREDENTIAL_ID_BYTES_MAX {
        return Err(Fault::Unreadable);
    }
    Ok(Registered {
        id: credential.id.to_vec(),
        public_key: credential.public_key.to_vec(),
        sign_count: data.sign_count,
        backup_eligible: data.backup_eligible,
        backed_up: data.backed_up,
    })
}

/// What was kept of the credential that an assertion names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<'a> {
    pub(crate) public_key: &'a [u8],
    pub(crate) sign_count: u32,
    pub(crate) backup_eligible: bool,
}

/// What a browser sends when a credential has signed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Assertion<'a> {
    pub(crate) client_data: &'a [u8],
    pub(crate) authenticator_data: &'a [u8],
    pub(crate) signature: &'a [u8],
}

/// Checks that a known credential has signed the challenge here and now (§7.2, steps 8 to 22). Whose
/// it is (steps 5 and 6) is for the caller.
pub(crate) fn authenticate(
    party: &RelyingParty,
    challenge: &str,
    known: &Known<'_>,
    assertion: &Assertion<'_>,
) -> Result<Signed, Fault> {
    // Steps 8 to 14.
    client_data::check(assertion.client_data, Ceremony::Get, challenge, &party.origin)?;
    let data = AuthenticatorData::read(assertion.authenticator_data)?;
    // Steps 15 to 18.
    data.check(&party.id)?;
    // Step 19: whether a credential may be backed up is decided when it is made.
    if data.backup_eligible != known.backup_eligible {
        return Err(Fault::Backup);
    }
    // Steps 20 and 21.
    let hash = digest(&SHA256, assertion.client_data);
    let signed = [assertion.authenticator_data, hash.as_ref()].concat();
    PublicKey::read(known.public_key)?.verify(&signed, assertion.signature)?;
    // Step 22: where the authenticator counts, it counts upwards.
    let counts = data.sign_count > 0 || known.sign_count > 0;
    if counts && data.sign_count <= known.sign_count {
        return Err(Fault::Counter);
    }
    Ok(Signed { sign_count: data.sign_count, backed_up: data.backed_up })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_relying_party_is_the_host_of_the_origin() {
        for (origin, id, compared) in [
            ("https://posthorn.example", "posthorn.example", "https://posthorn.example"),
            ("https://chess.example:8443", "chess.example", "https://chess.example:8443"),
            ("http://127.0.0.1:8080", "localhost", "http://localhost:8080"),
            ("http://[::1]:8080", "localhost", "http://localhost:8080"),
            ("http://localhost:8080", "localhost", "http://localhost:8080"),
        ] {
            let party = RelyingParty { id: id.to_owned(), origin: compared.to_owned() };
            assert_eq!(RelyingParty::of(origin), party, "{origin}");
        }
    }
}
