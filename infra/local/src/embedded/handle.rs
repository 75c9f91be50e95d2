//! A handle for what the SDK cannot ask for.

use dynoxide::Database;

use super::worker::Jobs;

/// The database itself, beside the requests that are put to it.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(crate) database: Database,
    pub(super) jobs: Jobs,
}

impl Handle {
    /// Waits until everything that was written before is on the disk.
    pub(crate) async fn settled(&self) {
        self.jobs.settled().await;
    }
}

impl std::fmt::Debug for Handle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Database")
    }
}
