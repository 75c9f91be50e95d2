//! Everything of a federation as one archive, over the local database and a local folder.

use std::time::Instant as Stopwatch;

use app::{App, Clock};
use post::Files;
use posthorn::embedded::Embedded;
use rules::rating::ListId;
use rules::tournament::Preset;
use rules::{DAY_SECONDS, Federation};
use store::{ExportOrder, ExportState, KeyOwner};

use super::events::open;
use super::http::peak_kilobytes;
use super::rating_run::{import, play};
use super::{milliseconds, print};

/// Members of the federation, unless `POSTHORN_BENCH_PLAYERS` says how many.
const MEMBERS: u32 = 5_000;

/// Prints the figures.
pub(crate) async fn run() {
    let wanted = std::env::var("POSTHORN_BENCH_PLAYERS").ok();
    let members = wanted.map_or(MEMBERS, |count| count.parse().expect("a number of players"));
    let folder = tempfile::tempdir().expect("a folder");
    let files = tempfile::tempdir().expect("a folder");
    let database = Embedded::open(folder.path()).expect("a database");
    let list: ListId = "chess-2026-1".parse().expect("a list");
    let starts_at = list.quarter.starts_on().starts_at();
    let app = open(&database, Clock::manual(starts_at)).await;
    let app = App { files: Files::folder(files.path()).expect("files"), ..app };
    import(&app, list, members).await;
    let games = play(&app, members, Preset::Friendly, starts_at + DAY_SECONDS).await;
    let czech: Federation = "CZE".parse().expect("a federation");
    let owner = KeyOwner::Federation(czech);
    // From here on the most memory is counted again.
    std::fs::write("/proc/self/clear_refs", "5").expect("Linux");
    let before = peak_kilobytes(std::process::id());
    let ordered = app.order_export(owner, ExportOrder::Federation, None).await.expect("an export");
    let start = Stopwatch::now();
    app.go_on_with_export(ordered.id).await.expect("gone on");
    let took = start.elapsed();
    let export = app.store.export(ordered.id).await.expect("an export").export;
    assert_eq!((export.state, export.done), (ExportState::Done, members));
    let name = format!("federation exported, {members} members, {games} games");
    print(&name, milliseconds(took), "ms");
    print(&format!("{name}, archive"), export.bytes / 1_024, "KB");
    let grown = peak_kilobytes(std::process::id()).saturating_sub(before) / 1_024;
    print(&format!("{name}, memory on top, database included"), grown, "MB");
}
