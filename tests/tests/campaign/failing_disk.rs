//! A disk that fails for some seconds, in each way, with a kill during it or without; and a full one.

use std::path::Path;
use std::time::Duration;

use tokio::process::Command;

use crate::ledger::Ledger;
use crate::order::{Order, print};
use crate::process::Launch;
use crate::shim::{DiskFault, Shim};

/// How long all is well, then not, then well again.
const BEFORE: Duration = Duration::from_millis(300);
const DURING: Duration = Duration::from_millis(1_500);
const AFTER: Duration = Duration::from_millis(700);
const FAULTS: [DiskFault; 4] =
    [DiskFault::SyncFails, DiskFault::WriteFails, DiskFault::NoSpace, DiskFault::ReadOnly];
/// A small disk of its own, and how much of it something else takes.
const DISK: &str = "size=16m";
const BALLAST: usize = 14 * 1024 * 1024;

/// What was found of all rounds.
#[derive(Default)]
struct Found {
    rounds: u64,
    killed: u64,
    went_on: u64,
    refused: u64,
    moves: usize,
}

/// Has the disk fail, and holds what was acknowledged against the records afterwards.
pub(crate) async fn run(order: &Order) {
    let (mut dice, mut found) = (order.dice(), Found::default());
    for (round, fault) in (0..order.count).zip(FAULTS.into_iter().cycle()) {
        if order.is_over() || order.has_faults() {
            break;
        }
        let folder = order.folder.join(format!("{round}-{fault:?}"));
        std::fs::create_dir(&folder).expect("a folder");
        fails(order, &folder, fault, dice.happens(40), &mut found).await;
    }
    print("rounds with a disk that fails", found.rounds, "rounds");
    print("of them with a kill during it", found.killed, "rounds");
    print("moves taken again without a new start", found.went_on, "rounds");
    print("requests refused meanwhile", found.refused, "requests");
    print("moves acknowledged, all held against the records", found.moves, "moves");
}

async fn fails(order: &Order, folder: &Path, fault: DiskFault, kill: bool, found: &mut Found) {
    let (data, shim) = (folder.join("data"), Shim::new(folder));
    let mut ledger = Ledger::new(&data).await;
    let server = match shim.failing(Launch::on(&data), &data).start().await {
        Ok(server) => server,
        Err(error) => return order.fault(error),
    };
    ledger.play(&server.origin, BEFORE, &|| 0).await;
    shim.disk(fault);
    let before = ledger.acknowledged();
    ledger.play(&server.origin, DURING, &|| 0).await;
    if ledger.unanswered() > 0 {
        order.fault(format!("{fault:?}: requests are not answered"));
    }
    if ledger.acknowledged() - before > ledger.tables.len() {
        // What was on its way when the disk began to fail may still have reached it.
        order.fault(format!("{fault:?}: moves are acknowledged on a disk that fails"));
    }
    if kill {
        found.killed += 1;
        server.kill().await;
    } else {
        shim.disk(DiskFault::None);
        let before = ledger.acknowledged();
        ledger.play(&server.origin, AFTER, &|| 0).await;
        found.went_on += u64::from(ledger.acknowledged() > before);
        server.kill().await;
    }
    found.rounds += 1;
    found.refused += ledger.refused();
    found.moves += ledger.acknowledged();
    held(order, &data, &ledger).await;
}

/// The folder's next server has what was acknowledged.
async fn held(order: &Order, data: &Path, ledger: &Ledger) {
    match Launch::on(data).start().await {
        Ok(server) => ledger.check(order, &server.origin, true).await,
        Err(error) => order.fault(error),
    }
}

/// A file system of the folder's own, as long as this lives.
struct SmallDisk<'a>(&'a Path);

impl SmallDisk<'_> {
    async fn mounted(folder: &Path) -> Option<SmallDisk<'_>> {
        std::fs::create_dir(folder).expect("a folder");
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", DISK, "campaign"])
            .arg(folder)
            .status();
        mount.await.is_ok_and(|mounted| mounted.success()).then_some(SmallDisk(folder))
    }
}

impl Drop for SmallDisk<'_> {
    fn drop(&mut self) {
        // Whoever still has a file open there keeps it until then.
        let _ = std::process::Command::new("umount").arg("--lazy").arg(self.0).status();
    }
}

/// A disk that fills up under the server, and has space again.
pub(crate) async fn full(order: &Order) {
    let folder = order.folder.join("small");
    let Some(_disk) = SmallDisk::mounted(&folder).await else {
        println!("NOT TESTED: nobody but root may mount a small disk");
        return;
    };
    let (data, ballast) = (folder.join("data"), folder.join("ballast"));
    let mut ledger = Ledger::new(&data).await;
    let server = match Launch::on(&data).start().await {
        Ok(server) => server,
        Err(error) => return order.fault(error),
    };
    std::fs::write(&ballast, vec![1; BALLAST]).expect("space enough");
    let begun = std::time::Instant::now();
    while ledger.refused() == 0 && begun.elapsed() < Duration::from_secs(60) {
        ledger.play(&server.origin, AFTER, &|| 0).await;
    }
    print("moves until the disk is full", ledger.acknowledged(), "moves");
    print("requests refused", ledger.refused(), "requests");
    if ledger.unanswered() > 0 {
        order.fault("requests are not answered on a full disk");
    }
    std::fs::remove_file(&ballast).expect("it is there");
    let (before, begun) = (ledger.acknowledged(), std::time::Instant::now());
    while ledger.acknowledged() == before && begun.elapsed() < AFTER {
        ledger.play(&server.origin, Duration::from_millis(20), &|| 0).await;
    }
    let went_on = ledger.acknowledged() > before;
    print("moves taken again without a new start", u8::from(went_on), "(1: yes)");
    if went_on {
        print(
            "first moves after space is there",
            crate::order::milliseconds(begun.elapsed()),
            "ms",
        );
    }
    server.kill().await;
    held(order, &data, &ledger).await;
}
