//! Long lists of things in chunks that fit into items, read and written whole.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::item::{Attributes, Reader, bytes, key};
use crate::{Error, Store};

/// The first byte of every chunk: how the rest is encoded.
const VERSION_1: u8 = 1;

fn pack<T: Serialize>(name: &str, chunk: &[T]) -> Result<Vec<u8>, Error> {
    postcard::to_extend(chunk, vec![VERSION_1]).map_err(|error| Error::corrupt(name, error))
}

fn unpack<T: DeserializeOwned>(item: &Attributes) -> Result<Vec<T>, Error> {
    let reader = Reader::new(item);
    let unpacked = match reader.bytes("chunk")?.split_first() {
        Some((&VERSION_1, packed)) => postcard::take_from_bytes::<Vec<T>>(packed).ok(),
        _ => None,
    };
    let whole = unpacked.filter(|(_, rest)| rest.is_empty()).map(|(chunk, _)| chunk);
    whole.ok_or_else(|| reader.corrupt("chunk", "cannot be read"))
}

impl Store {
    /// Writes all of it under a name, in the place of what was there.
    ///
    /// # Errors
    /// `Unavailable`.
    pub(crate) async fn put_chunks<T: Serialize>(
        &self,
        pk: &str,
        name: &str,
        all: &[T],
        in_chunk: usize,
    ) -> Result<(), Error> {
        for (number, chunk) in (0_u32..).zip(all.chunks(in_chunk)) {
            let mut item = key(pk, format!("{name}{number:05}"));
            item.insert("chunk".to_owned(), bytes(pack(name, chunk)?));
            self.put_item(item).await?;
        }
        self.delete_chunks_from(pk, name, all.len().div_ceil(in_chunk)).await
    }

    /// Takes away what a run before this one has left behind the last chunk: a game that goes on after
    /// all must not be counted.
    pub(crate) async fn delete_chunks_from(
        &self,
        pk: &str,
        name: &str,
        first: usize,
    ) -> Result<(), Error> {
        for number in first.. {
            let chunk = key(pk, format!("{name}{number:05}"));
            if self.get(chunk.clone()).await?.is_none() {
                break;
            }
            self.delete_item(chunk).await?;
        }
        Ok(())
    }

    /// All that is kept under a name.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub(crate) async fn chunks<T: DeserializeOwned>(
        &self,
        pk: String,
        name: &str,
    ) -> Result<Vec<T>, Error> {
        let mut all = Vec::new();
        for item in self.query_prefix(pk, name).await? {
            all.append(&mut unpack(&item)?);
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use rules::rating::Status;

    use super::*;

    /// Rows of before there were three of them are read as they were meant.
    #[test]
    fn a_status_is_read_from_what_stood_in_its_place() {
        for (before, now) in [(false, Status::Inactive), (true, Status::Active)] {
            let (before, now) = (pack("rows", &[before]), pack("rows", &[now]));
            assert_eq!(before.expect("bytes"), now.expect("bytes"));
        }
    }
}
