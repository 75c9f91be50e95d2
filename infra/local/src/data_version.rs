//! An older program leaves newer data alone.

use store::{Store, check_data_version};

use crate::console::Failure;

/// Refuses data that a newer program has written.
///
/// # Errors
/// In words.
pub(crate) async fn check(store: &Store) -> Result<(), Failure> {
    Ok(check_data_version(store.data_version().await?)?)
}
