//! Public keys as authenticators tell them: COSE (RFC 9052, RFC 9053, RFC 8230), with three kinds of
//! signatures and no other.

use aws_lc_rs::rsa::PublicKeyComponents;
use aws_lc_rs::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey,
};
use minicbor::Decoder;
use minicbor::data::Type;

use super::Fault;

/// ECDSA on P-256 with SHA-256.
const ES256: i64 = -7;
/// Ed25519.
const EDDSA: i64 = -8;
/// RSASSA-PKCS1-v1_5 with SHA-256: what Windows Hello has on older machines.
const RS256: i64 = -257;

/// What is asked for, the best liked first.
pub(crate) const ALGORITHMS: [i64; 3] = [EDDSA, ES256, RS256];

/// Types of keys, and their curves.
const OKP: i64 = 1;
const EC2: i64 = 2;
const RSA: i64 = 3;
const P_256: i64 = 1;
const ED25519_CURVE: i64 = 6;

/// Bytes of a coordinate, and of an Ed25519 key.
const COORDINATE_BYTES: usize = 32;

/// A key, its parts checked for their kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PublicKey<'a> {
    Es256 { x: &'a [u8], y: &'a [u8] },
    Eddsa { x: &'a [u8] },
    Rs256 { n: &'a [u8], e: &'a [u8] },
}

/// The labels of a COSE key that are read here. Curve and modulus share one, so do `x` and exponent.
#[derive(Default)]
struct Labels<'a> {
    kind: Option<i64>,
    algorithm: Option<i64>,
    curve: Option<i64>,
    modulus: Option<&'a [u8]>,
    x_or_exponent: Option<&'a [u8]>,
    y: Option<&'a [u8]>,
}

impl<'a> Labels<'a> {
    fn read(bytes: &'a [u8]) -> Result<Labels<'a>, minicbor::decode::Error> {
        let mut decoder = Decoder::new(bytes);
        let mut labels = Labels::default();
        for _ in 0..decoder.map()?.unwrap_or(0) {
            match decoder.i64()? {
                1 => labels.kind = Some(decoder.i64()?),
                3 => labels.algorithm = Some(decoder.i64()?),
                -1 if decoder.datatype()? == Type::Bytes => labels.modulus = Some(decoder.bytes()?),
                -1 => labels.curve = Some(decoder.i64()?),
                -2 => labels.x_or_exponent = Some(decoder.bytes()?),
                -3 => labels.y = Some(decoder.bytes()?),
                _ => decoder.skip()?,
            }
        }
        Ok(labels)
    }
}

impl<'a> PublicKey<'a> {
    /// The key, where it is of a kind that was asked for (§7.1, step 20) and whole.
    pub(super) fn read(bytes: &'a [u8]) -> Result<PublicKey<'a>, Fault> {
        let labels = Labels::read(bytes).map_err(|_| Fault::Unreadable)?;
        let first = labels.x_or_exponent.ok_or(Fault::Key)?;
        let is_coordinate = |part: &[u8]| part.len() == COORDINATE_BYTES;
        match (labels.algorithm, labels.kind, labels.curve) {
            (Some(ES256), Some(EC2), Some(P_256)) if is_coordinate(first) => {
                let y = labels.y.filter(|y| is_coordinate(y)).ok_or(Fault::Key)?;
                Ok(PublicKey::Es256 { x: first, y })
            }
            (Some(EDDSA), Some(OKP), Some(ED25519_CURVE)) if is_coordinate(first) => {
                Ok(PublicKey::Eddsa { x: first })
            }
            (Some(RS256), Some(RSA), None) => {
                Ok(PublicKey::Rs256 { n: labels.modulus.ok_or(Fault::Key)?, e: first })
            }
            _ => Err(Fault::Key),
        }
    }

    /// Its algorithm's number.
    pub(super) fn algorithm(&self) -> i64 {
        match self {
            PublicKey::Es256 { .. } => ES256,
            PublicKey::Eddsa { .. } => EDDSA,
            PublicKey::Rs256 { .. } => RS256,
        }
    }

    /// §7.2, step 21.
    pub(super) fn verify(&self, signed: &[u8], signature: &[u8]) -> Result<(), Fault> {
        let verified = match self {
            PublicKey::Es256 { x, y } => {
                // An uncompressed point: SEC 1, section 2.3.3.
                let point = [&[4], *x, *y].concat();
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(signed, signature)
            }
            PublicKey::Eddsa { x } => UnparsedPublicKey::new(&ED25519, x).verify(signed, signature),
            PublicKey::Rs256 { n, e } => PublicKeyComponents { n: *n, e: *e }.verify(
                &RSA_PKCS1_2048_8192_SHA256,
                signed,
                signature,
            ),
        };
        verified.map_err(|_| Fault::Signature)
    }
}
