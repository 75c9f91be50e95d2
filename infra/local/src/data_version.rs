//! An older program leaves newer data alone: it would not understand them, and might spoil them.

use store::{DATA_VERSION, Store};

use crate::console::Failure;

/// Refuses data that a newer program has written.
///
/// # Errors
/// In words.
pub(crate) async fn check(store: &Store) -> Result<(), Failure> {
    match store.data_version().await? {
        Some(newer) if newer > DATA_VERSION => Err(format!(
            "the data are of a newer Posthorn (data version {newer}, this one reads {DATA_VERSION}): start that one \
             again, or restore the backup that was made before the upgrade"
        )
        .into()),
        Some(_) | None => Ok(()),
    }
}
