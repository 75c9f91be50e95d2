//! Data of a newer program are left alone by this one.

use std::process::Command;

use app::Clock;
use posthorn::embedded::Embedded;
use store::DATA_VERSION;
use tests::server::{Server, binary, prepare};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn newer_data_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path();
    // A folder of before versions were kept is served, and says its version from then on.
    prepare(data, 1, Clock::System.now()).await;
    Server::start(&binary(), data).stop();
    let embedded = Embedded::open(data).expect("the database");
    let store = embedded.store("posthorn").await.expect("the table");
    assert_eq!(store.data_version().await.expect("readable"), Some(DATA_VERSION));
    store.keep_data_version(DATA_VERSION + 1).await.expect("kept");
    let older = store.keep_data_version(DATA_VERSION).await;
    assert!(matches!(older, Err(store::Error::Conflict)), "an older program says nothing over it");
    drop((store, embedded));
    let refusal = Server::refusal(&binary(), data, &[]);
    let told = format!("data version {}, this one reads {DATA_VERSION}", DATA_VERSION + 1);
    assert!(refusal.contains(&told) && refusal.contains("restore the backup"), "{refusal}");
    let admin = Command::new(binary()).args(["admin", "log", "--data"]).arg(data).output();
    let admin = admin.expect("an answer");
    assert!(!admin.status.success());
    assert!(String::from_utf8_lossy(&admin.stderr).contains(&told));
}
