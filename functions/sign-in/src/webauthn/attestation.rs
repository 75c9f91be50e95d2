//! The object that comes with a new credential: the authenticator's data, and who vouches for it,
//! which is to be nobody.

use aws_lc_rs::digest::{SHA256, digest};
use minicbor::Decoder;
use minicbor::decode::Error;

use super::Fault;
use super::cose::PublicKey;

/// What vouches for a new credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Statement<'a> {
    /// Nothing (§8.7).
    None,
    /// The credential itself (§8.2), which browsers let pass where nothing was asked for (§5.1.3).
    Own { algorithm: i64, signature: &'a [u8] },
    /// Somebody whom nobody has asked.
    Other,
}

/// The object, read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Attestation<'a> {
    pub(super) authenticator_data: &'a [u8],
    statement: Statement<'a>,
}

/// The members of the object and of its statement, in whichever order they come.
#[derive(Default)]
struct Members<'a> {
    format: Option<&'a str>,
    authenticator_data: Option<&'a [u8]>,
    members: u64,
    algorithm: Option<i64>,
    signature: Option<&'a [u8]>,
}

impl<'a> Members<'a> {
    fn read(bytes: &'a [u8]) -> Result<Members<'a>, Error> {
        let mut decoder = Decoder::new(bytes);
        let mut found = Members::default();
        for _ in 0..decoder.map()?.unwrap_or(0) {
            match decoder.str()? {
                "fmt" => found.format = Some(decoder.str()?),
                "attStmt" => found.read_statement(&mut decoder)?,
                "authData" => found.authenticator_data = Some(decoder.bytes()?),
                _ => return Err(Error::message("an unknown member")),
            }
        }
        if decoder.position() == bytes.len() { Ok(found) } else { Err(Error::message("more")) }
    }

    fn read_statement(&mut self, decoder: &mut Decoder<'a>) -> Result<(), Error> {
        self.members = decoder.map()?.unwrap_or(u64::MAX);
        for _ in 0..self.members {
            match decoder.str()? {
                "alg" => self.algorithm = Some(decoder.i64()?),
                "sig" => self.signature = Some(decoder.bytes()?),
                _ => decoder.skip()?,
            }
        }
        Ok(())
    }

    fn statement(&self) -> Statement<'a> {
        match (self.format, self.members, self.algorithm, self.signature) {
            (Some("none"), 0, None, None) => Statement::None,
            (Some("packed"), 2, Some(algorithm), Some(signature)) => {
                Statement::Own { algorithm, signature }
            }
            _ => Statement::Other,
        }
    }
}

impl<'a> Attestation<'a> {
    /// §7.1, step 13.
    pub(super) fn read(bytes: &'a [u8]) -> Result<Attestation<'a>, Fault> {
        let members = Members::read(bytes).map_err(|_| Fault::Unreadable)?;
        let statement = members.statement();
        let authenticator_data = members.authenticator_data.ok_or(Fault::Unreadable)?;
        Ok(Attestation { authenticator_data, statement })
    }

    /// §7.1, steps 21 and 22.
    pub(super) fn check(&self, key: &PublicKey<'_>, client_data: &[u8]) -> Result<(), Fault> {
        match self.statement {
            Statement::None => Ok(()),
            Statement::Own { algorithm, signature } if algorithm == key.algorithm() => {
                let hash = digest(&SHA256, client_data);
                key.verify(&[self.authenticator_data, hash.as_ref()].concat(), signature)
            }
            Statement::Own { .. } | Statement::Other => Err(Fault::Attestation),
        }
    }
}
