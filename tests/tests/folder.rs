//! The data folder of the local server: nothing is served from one that is not whole, and every refusal
//! says which file and what to do.

#[path = "folder/admin.rs"]
mod admin;
#[path = "folder/backup.rs"]
mod backup;
#[path = "folder/damage.rs"]
mod damage;
#[path = "folder/gap.rs"]
mod gap;
#[path = "folder/receipts.rs"]
mod receipts;
#[path = "folder/stops.rs"]
mod stops;
#[path = "folder/version.rs"]
mod version;

use std::path::Path;

use app::Clock;
use tests::server::{Server, binary, prepare};

/// A folder with some games, as a server leaves it that has ended by itself.
async fn served(folder: &Path) {
    prepare(folder, 3, Clock::System.now()).await;
    Server::start(&binary(), folder).stop();
}

/// The files of a folder, and those of the folders in it.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).expect("a copy");
        }
    }
}
