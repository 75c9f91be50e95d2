//! What the authenticator says: a few bytes of fixed places, and the new credential where there is
//! one (§6.1).

use aws_lc_rs::digest::{SHA256, digest};
use minicbor::Decoder;

use super::Fault;

/// Bytes of the relying party's hash.
const HASH_BYTES: usize = 32;
/// Bytes of the hash, the flags and the counter.
const HEAD_BYTES: usize = HASH_BYTES + 1 + 4;
/// Bytes that name the kind of authenticator, which nobody asks for.
const AAGUID_BYTES: usize = 16;

/// Bits of the flags.
const USER_PRESENT: u8 = 1 << 0;
const USER_VERIFIED: u8 = 1 << 2;
const BACKUP_ELIGIBLE: u8 = 1 << 3;
const BACKED_UP: u8 = 1 << 4;
const HAS_CREDENTIAL: u8 = 1 << 6;
const HAS_EXTENSIONS: u8 = 1 << 7;

/// A new credential within the authenticator's data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NewCredential<'a> {
    pub(super) id: &'a [u8],
    /// As COSE has it.
    pub(super) public_key: &'a [u8],
}

/// The authenticator's data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AuthenticatorData<'a> {
    party_hash: &'a [u8],
    present: bool,
    verified: bool,
    pub(super) backup_eligible: bool,
    pub(super) backed_up: bool,
    pub(super) sign_count: u32,
    pub(super) credential: Option<NewCredential<'a>>,
}

impl<'a> AuthenticatorData<'a> {
    /// Reads all of the bytes, or nothing.
    pub(super) fn read(bytes: &'a [u8]) -> Result<AuthenticatorData<'a>, Fault> {
        let (head, mut rest) = bytes.split_at_checked(HEAD_BYTES).ok_or(Fault::Unreadable)?;
        let (party_hash, after) = head.split_at(HASH_BYTES);
        let [flags, count @ ..] = after else { return Err(Fault::Unreadable) };
        let count = <[u8; 4]>::try_from(count).map_err(|_| Fault::Unreadable)?;
        let is = |bit| flags & bit != 0;
        let credential = match is(HAS_CREDENTIAL) {
            true => Some(NewCredential::read(&mut rest)?),
            false => None,
        };
        if is(HAS_EXTENSIONS) {
            pass_over_one(&mut rest)?;
        }
        if !rest.is_empty() {
            return Err(Fault::Unreadable);
        }
        Ok(AuthenticatorData {
            party_hash,
            present: is(USER_PRESENT),
            verified: is(USER_VERIFIED),
            backup_eligible: is(BACKUP_ELIGIBLE),
            backed_up: is(BACKED_UP),
            sign_count: u32::from_be_bytes(count),
            credential,
        })
    }

    /// §7.1, steps 14 to 17; §7.2, steps 15 to 18.
    pub(super) fn check(&self, party_id: &str) -> Result<(), Fault> {
        if self.party_hash != digest(&SHA256, party_id.as_bytes()).as_ref() {
            return Err(Fault::OtherRelyingParty);
        }
        if !self.present {
            return Err(Fault::NobodyPresent);
        }
        if !self.verified {
            return Err(Fault::NotVerified);
        }
        if self.backed_up && !self.backup_eligible {
            return Err(Fault::Backup);
        }
        Ok(())
    }
}

impl<'a> NewCredential<'a> {
    /// §6.5.1: the authenticator's kind, the length of the name, the name, the key.
    fn read(rest: &mut &'a [u8]) -> Result<NewCredential<'a>, Fault> {
        let unreadable = Fault::Unreadable;
        let (_, after) = rest.split_at_checked(AAGUID_BYTES).ok_or(unreadable)?;
        let (length, after) = after.split_first_chunk().ok_or(unreadable)?;
        let length = usize::from(u16::from_be_bytes(*length));
        let (id, after) = after.split_at_checked(length).ok_or(unreadable)?;
        *rest = after;
        let public_key = pass_over_one(rest)?;
        Ok(NewCredential { id, public_key })
    }
}

/// Takes one CBOR value off the beginning, and answers its bytes.
fn pass_over_one<'a>(rest: &mut &'a [u8]) -> Result<&'a [u8], Fault> {
    let mut decoder = Decoder::new(rest);
    decoder.skip().map_err(|_| Fault::Unreadable)?;
    let (value, after) = rest.split_at_checked(decoder.position()).ok_or(Fault::Unreadable)?;
    *rest = after;
    Ok(value)
}
