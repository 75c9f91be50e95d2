//! The encryption of a push message (RFC 8291) in one record of `aes128gcm` (RFC 8188).
//!
//! Written on the cryptographic library that is there for everything else: the crates for web push
//! bring a second one.

use aws_lc_rs::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use aws_lc_rs::agreement::{
    ECDH_P256, ParsedPublicKey, PrivateKey, PublicKey, UnparsedPublicKey, agree,
};
use aws_lc_rs::hkdf::{HKDF_SHA256, KeyType, Salt};

use crate::Random;

/// Bytes of the secret that browser and server share.
pub(super) const AUTH_BYTES: usize = 16;
/// Bytes of an uncompressed point of P-256.
const POINT_BYTES: usize = 65;
/// Bytes of a P-256 private key, and of what two keys agree on.
const SECRET_BYTES: usize = 32;
const SALT_BYTES: usize = 16;
const KEY_BYTES: usize = 16;
const TAG_BYTES: usize = 16;
/// Bytes of the whole that push services must take (RFC 8030, section 7.2); also named as the
/// record's size.
const RECORD_BYTES: u32 = 4_096;
/// Salt, record size, length of the key's name, and the name: this side's public key.
const HEADER_BYTES: usize = SALT_BYTES + 4 + 1 + POINT_BYTES;
/// Bytes of the longest text: one more marks the end of the last record.
pub(super) const TEXT_BYTES_MAX: usize = RECORD_BYTES as usize - HEADER_BYTES - TAG_BYTES - 1;
/// Follows the text of the last record.
const LAST_RECORD: u8 = 2;

/// Who a message is encrypted for.
#[derive(Clone, Copy)]
pub(super) struct Recipient<'a> {
    /// An uncompressed point.
    pub(super) public_key: &'a [u8],
    /// The shared secret.
    pub(super) auth: &'a [u8],
}

/// Whether some bytes are a public key in the form in which browsers give it.
pub(super) fn is_public_key(bytes: &[u8]) -> bool {
    let key = UnparsedPublicKey::new(&ECDH_P256, bytes);
    bytes.len() == POINT_BYTES && ParsedPublicKey::try_from(&key).is_ok()
}

/// Encrypts a text with a key pair and a salt of its own. `None` when the recipient's key is none,
/// or the text is longer than [`TEXT_BYTES_MAX`].
pub(super) fn encrypt(text: &[u8], to: Recipient<'_>, random: Random) -> Option<Vec<u8>> {
    let (mut secret, mut salt) = ([0; SECRET_BYTES], [0; SALT_BYTES]);
    random(&mut secret);
    random(&mut salt);
    encrypt_with(text, to, &secret, salt)
}

fn encrypt_with(
    text: &[u8],
    to: Recipient<'_>,
    secret: &[u8; SECRET_BYTES],
    salt: [u8; SALT_BYTES],
) -> Option<Vec<u8>> {
    if text.len() > TEXT_BYTES_MAX || !is_public_key(to.public_key) {
        return None;
    }
    let own = PrivateKey::from_private_key(&ECDH_P256, secret).ok()?;
    let own_public = own.compute_public_key().ok()?;
    let (key, nonce) = keys(&own, &own_public, to, &salt)?;
    let mut record = [text, &[LAST_RECORD]].concat();
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).ok()?;
    let name_bytes = [u8::try_from(own_public.as_ref().len()).ok()?];
    let parts: [&[u8]; 5] =
        [&salt, &RECORD_BYTES.to_be_bytes(), &name_bytes, own_public.as_ref(), &record];
    Some(parts.concat())
}

/// The key and the nonce of the one record: RFC 8291, section 3.4.
fn keys(
    own: &PrivateKey,
    own_public: &PublicKey,
    to: Recipient<'_>,
    salt: &[u8],
) -> Option<(LessSafeKey, Nonce)> {
    let mut shared = [0; SECRET_BYTES];
    let peer = UnparsedPublicKey::new(&ECDH_P256, to.public_key);
    agree(own, peer, (), |agreed| {
        let info: [&[u8]; 3] = [b"WebPush: info\0", to.public_key, own_public.as_ref()];
        derive(to.auth, agreed, &info, &mut shared).ok_or(())
    })
    .ok()?;
    let (mut key, mut nonce) = ([0; KEY_BYTES], [0; NONCE_LEN]);
    derive(salt, &shared, &[b"Content-Encoding: aes128gcm\0"], &mut key)?;
    derive(salt, &shared, &[b"Content-Encoding: nonce\0"], &mut nonce)?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    Some((key, Nonce::assume_unique_for_key(nonce)))
}

/// HKDF with SHA-256, filling `out`.
fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]], out: &mut [u8]) -> Option<()> {
    let extracted = Salt::new(HKDF_SHA256, salt).extract(secret);
    extracted.expand(info, Length(out.len())).ok()?.fill(out).ok()
}

/// How many bytes to derive.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;

    use super::*;
    /// Bytes of the operating system.
    fn system_random(bytes: &mut [u8]) {
        aws_lc_rs::rand::fill(bytes).expect("random bytes");
    }

    const PUBLIC_KEY: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).expect("base64url")
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_rfc() {
        let (public_key, auth) = (bytes(PUBLIC_KEY), bytes(AUTH));
        let to = Recipient { public_key: &public_key, auth: &auth };
        let secret = bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let encrypted = encrypt_with(
            b"When I grow up, I want to be a watermelon",
            to,
            &secret.try_into().expect("a key"),
            salt.try_into().expect("a salt"),
        );
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg\
            Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXL\
            WyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(encrypted.expect("a message")), expected);
    }

    #[test]
    fn no_two_messages_are_alike() {
        let (public_key, auth) = (bytes(PUBLIC_KEY), bytes(AUTH));
        let to = Recipient { public_key: &public_key, auth: &auth };
        let one = encrypt(b"e4", to, system_random).expect("a message");
        let other = encrypt(b"e4", to, system_random).expect("a message");
        assert_eq!(one.len(), HEADER_BYTES + 2 + 1 + TAG_BYTES);
        assert!(one[..SALT_BYTES] != other[..SALT_BYTES]);
        assert!(one[SALT_BYTES + 5..HEADER_BYTES] != other[SALT_BYTES + 5..HEADER_BYTES]);
        assert!(one[HEADER_BYTES..] != other[HEADER_BYTES..]);
    }

    #[test]
    fn the_longest_text_fills_the_record() {
        let (public_key, auth) = (bytes(PUBLIC_KEY), bytes(AUTH));
        let to = Recipient { public_key: &public_key, auth: &auth };
        let longest = encrypt(&[b'a'; TEXT_BYTES_MAX], to, system_random).expect("a message");
        assert_eq!(longest.len(), 4_096);
        assert!(encrypt(&[b'a'; TEXT_BYTES_MAX + 1], to, system_random).is_none());
    }

    #[test]
    fn only_points_of_the_curve_are_keys() {
        let key = bytes(PUBLIC_KEY);
        assert!(is_public_key(&key));
        let mut off_the_curve = key.clone();
        off_the_curve[64] ^= 1;
        // The same point compressed, and the point at infinity.
        let compressed = [&[2], &key[1..33]].concat();
        for wrong in [off_the_curve, compressed, vec![0], key[1..].to_vec(), vec![4; 65], vec![]] {
            assert!(!is_public_key(&wrong), "{wrong:?}");
            let to = Recipient { public_key: &wrong, auth: &[0; AUTH_BYTES] };
            assert!(encrypt(b"e4", to, system_random).is_none());
        }
    }
}
