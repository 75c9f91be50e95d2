//! Numbers in few bytes, and read back from bytes that may be damaged.

use crate::Damaged;

/// Appends a number, seven bits a byte, the low ones first.
pub(crate) fn put_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(u8::try_from(number & 0x7F).unwrap_or_default() | 0x80);
        number >>= 7;
    }
    bytes.push(u8::try_from(number).unwrap_or_default());
}

/// Bytes that are read from the front.
pub(crate) struct Bytes<'a>(pub(crate) &'a [u8]);

impl Bytes<'_> {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], Damaged> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(Damaged)?;
        self.0 = rest;
        Ok(*taken)
    }

    pub(crate) fn u16(&mut self) -> Result<u16, Damaged> {
        self.take().map(u16::from_le_bytes)
    }

    pub(crate) fn u32(&mut self) -> Result<u32, Damaged> {
        self.take().map(u32::from_le_bytes)
    }

    pub(crate) fn number(&mut self) -> Result<u32, Damaged> {
        let mut number = 0;
        for shift in [0, 7, 14, 21, 28] {
            let [byte] = self.take()?;
            number |= u32::from(byte & 0x7F) << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(Damaged)
    }
}
