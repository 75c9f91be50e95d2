//! An authenticator in software with the browser around it: it makes credentials and signs with them as
//! Web Authentication has it, and lies where a test wants it to.

use aws_lc_rs::digest::{SHA256, digest};
use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use serde_json::{Value, json};

use crate::ORIGIN;

/// Bits of the flags: somebody was there, was verified, may be and is backed up, a credential comes
/// with it.
const PRESENT: u8 = 1;
const VERIFIED: u8 = 1 << 2;
const BACKUP_ELIGIBLE: u8 = 1 << 3;
const BACKED_UP: u8 = 1 << 4;
const HAS_CREDENTIAL: u8 = 1 << 6;

enum Key {
    Es256(EcdsaKeyPair),
    Eddsa(Ed25519KeyPair),
}

/// What it lies about; nothing, by default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lies {
    /// The page that it says it is on.
    pub origin: Option<&'static str>,
    /// The relying party that it signs for.
    pub party: Option<&'static str>,
    /// Bits of the flags that it leaves out.
    pub without: u8,
    /// Bits of the flags that it adds.
    pub with: u8,
    /// Signs something else.
    pub forged: bool,
    /// Brings an attestation of this format.
    pub attested: Option<&'static str>,
    /// Tells the algorithm's number wrongly: ES512.
    pub algorithm: bool,
}

/// A device with one credential.
pub struct Authenticator {
    key: Key,
    id: Vec<u8>,
    handle: Option<String>,
    /// How often it has signed; a device that does not count stays at 0.
    pub count: u32,
    /// Whether it counts.
    pub counts: bool,
    /// What it lies about.
    pub lies: Lies,
}

impl Authenticator {
    /// One with a key on P-256, which does not count and is backed up: a phone.
    ///
    /// # Panics
    /// Without randomness.
    pub fn phone() -> Authenticator {
        let key = EcdsaKeyPair::generate(&ECDSA_P256_SHA256_ASN1_SIGNING).expect("a key");
        let id = digest(&SHA256, key.public_key().as_ref()).as_ref()[..20].to_vec();
        Authenticator::of(Key::Es256(key), id, false)
    }

    /// One with an Ed25519 key, which counts.
    ///
    /// # Panics
    /// Without randomness.
    pub fn stick() -> Authenticator {
        let key = Ed25519KeyPair::generate().expect("a key");
        let id = digest(&SHA256, key.public_key().as_ref()).as_ref().to_vec();
        Authenticator::of(Key::Eddsa(key), id, true)
    }

    fn of(key: Key, id: Vec<u8>, counts: bool) -> Authenticator {
        Authenticator { key, id, handle: None, count: 0, counts, lies: Lies::default() }
    }

    /// The credential's name.
    pub fn id(&self) -> String {
        BASE64.encode(&self.id)
    }

    /// What the browser sends when it has made the credential of these options.
    ///
    /// # Panics
    /// When the options are not the server's.
    pub fn create(&mut self, options: &Value, name: &str) -> Value {
        self.handle = options["user"]["id"].as_str().map(str::to_owned);
        assert_eq!(options["attestation"], "none");
        assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
        let party = options["rp"]["id"].as_str().expect("a relying party");
        let client_data = self.client_data("webauthn.create", options);
        let mut data = self.authenticator_data(party, HAS_CREDENTIAL);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.id.len()).expect("a short name").to_be_bytes());
        data.extend(&self.id);
        data.extend(self.cose_key());
        let mut object = vec![0xa3];
        object.extend(text("fmt"));
        object.extend(text(self.lies.attested.unwrap_or("none")));
        object.extend(text("attStmt"));
        object.extend(self.statement(&data, client_data.as_bytes()));
        object.extend(text("authData"));
        object.extend(bytes(&data));
        json!({
            "name": name, "challenge": options["challenge"],
            "client_data": BASE64.encode(client_data), "attestation": BASE64.encode(object),
            "transports": ["internal", "hybrid"]
        })
    }

    /// Nothing, or the credential's own signature, as browsers let it pass.
    fn statement(&self, data: &[u8], client_data: &[u8]) -> Vec<u8> {
        if self.lies.attested.is_none() {
            return vec![0xa0];
        }
        let mut statement = vec![0xa2];
        statement.extend(text("alg"));
        statement.push(if matches!(self.key, Key::Es256(_)) { 0x26 } else { 0x27 });
        statement.extend(text("sig"));
        statement.extend(bytes(&self.signature(data, client_data)));
        statement
    }

    /// What the browser sends when the credential has signed these options' challenge.
    ///
    /// # Panics
    /// When the options are not the server's, or the credential was not made yet.
    pub fn sign(&mut self, options: &Value) -> Value {
        assert_eq!(options["userVerification"], "required");
        if self.counts {
            self.count += 1;
        }
        let party = options["rpId"].as_str().expect("a relying party");
        let client_data = self.client_data("webauthn.get", options);
        let data = self.authenticator_data(party, 0);
        let signature = self.signature(&data, client_data.as_bytes());
        json!({
            "challenge": options["challenge"], "id": self.id(),
            "client_data": BASE64.encode(client_data), "authenticator_data": BASE64.encode(data),
            "signature": BASE64.encode(signature), "user_handle": self.handle
        })
    }

    fn client_data(&self, ceremony: &str, options: &Value) -> String {
        let origin = self.lies.origin.unwrap_or(ORIGIN);
        json!({
            "type": ceremony, "challenge": options["challenge"], "origin": origin,
            "crossOrigin": false
        })
        .to_string()
    }

    fn authenticator_data(&self, party: &str, flags: u8) -> Vec<u8> {
        let party = self.lies.party.unwrap_or(party);
        let backup = if self.counts { 0 } else { BACKUP_ELIGIBLE | BACKED_UP };
        let flags = (flags | PRESENT | VERIFIED | backup | self.lies.with) & !self.lies.without;
        let mut data = digest(&SHA256, party.as_bytes()).as_ref().to_vec();
        data.push(flags);
        data.extend(self.count.to_be_bytes());
        data
    }

    fn signature(&self, data: &[u8], client_data: &[u8]) -> Vec<u8> {
        let mut signed = [data, digest(&SHA256, client_data).as_ref()].concat();
        if self.lies.forged {
            signed.push(0);
        }
        match &self.key {
            Key::Es256(key) => {
                key.sign(&SystemRandom::new(), &signed).expect("a signature").as_ref().to_vec()
            }
            Key::Eddsa(key) => key.sign(&signed).as_ref().to_vec(),
        }
    }

    /// The public key in COSE.
    fn cose_key(&self) -> Vec<u8> {
        let mut key = match &self.key {
            // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
            Key::Es256(_) => vec![0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21],
            // {1: 1, 3: -8, -1: 6, -2: x}
            Key::Eddsa(_) => vec![0xa4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06, 0x21],
        };
        match &self.key {
            Key::Es256(pair) => {
                let point = pair.public_key().as_ref();
                key.extend(bytes(&point[1..33]));
                key.push(0x22);
                key.extend(bytes(&point[33..]));
            }
            Key::Eddsa(pair) => key.extend(bytes(pair.public_key().as_ref())),
        }
        if self.lies.algorithm {
            // -36 is two bytes in CBOR, -7 is one.
            key.splice(4..5, [0x38, 0x23]);
        }
        key
    }
}

/// A short text in CBOR.
fn text(text: &str) -> Vec<u8> {
    let length = u8::try_from(text.len()).expect("a short text");
    [&[0x60 | length], text.as_bytes()].concat()
}

/// Bytes in CBOR.
fn bytes(bytes: &[u8]) -> Vec<u8> {
    let length = u16::try_from(bytes.len()).expect("few bytes").to_be_bytes();
    [&[0x59], length.as_slice(), bytes].concat()
}
