//! Losses of power: the server plays under a shim that records what it does to its files, and the disk is
//! put together again as it may have been at any moment of it.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use tests::Dice;

use crate::disk::{self, Disk, Recorded, Unsynced};
use crate::ledger::{CLIENTS, Ledger};
use crate::order::{Order, print, print_times};
use crate::process::Launch;
use crate::shim::Shim;

/// How long the server plays before its cuts are looked at.
const PLAY: Duration = Duration::from_millis(1_500);
/// How long it plays on where the power was cut.
const PLAY_ON: Duration = Duration::from_millis(100);
/// Cuts in one recorded run of the server.
const CUTS_A_RUN: usize = 20;

/// What was found.
#[derive(Default)]
struct Found {
    cuts: u64,
    moves: usize,
    syncs: usize,
    ready: Vec<Duration>,
}

/// Cuts the power, and holds what was acknowledged by then against what is left.
pub(crate) async fn run(order: &Order) {
    let (mut dice, mut found) = (order.dice(), Found::default());
    while found.cuts < order.count && !order.is_over() {
        let folder = order.folder.join(format!("after-{}-cuts", found.cuts));
        std::fs::create_dir(&folder).expect("a folder");
        playing(order, &folder, &mut dice, &mut found).await;
        if order.has_faults() {
            return;
        }
        std::fs::remove_dir_all(&folder).expect("the folder goes");
    }
    print("cuts of power, each folder starts and plays on", found.cuts, "cuts");
    print("moves acknowledged in the recorded runs", found.moves, "moves");
    let syncs = (found.syncs * 1_000).checked_div(found.moves).unwrap_or(0);
    print("syncs a move", format!("{}.{:03}", syncs / 1_000, syncs % 1_000), "syncs");
    print_times("ready after a cut", &mut found.ready);
}

async fn playing(order: &Order, folder: &Path, dice: &mut Dice, found: &mut Found) {
    let (data, shim) = (folder.join("data"), Shim::new(folder));
    // One client waits for the disk alone, several share it.
    let mut ledger = Ledger::at(&data, app::Clock::System.now(), 1 + dice.below(CLIENTS)).await;
    let disk = Disk::of(&data);
    let begun = match shim.recording(Launch::on(&data), &data).start().await {
        Ok(server) => {
            let begun = shim.recorded();
            ledger.play(&server.origin, PLAY, &|| shim.recorded()).await;
            server.kill().await;
            begun
        }
        Err(error) => return order.fault(error),
    };
    let recorded = disk::read(&shim.log());
    found.moves += ledger.acknowledged();
    found.syncs += recorded.iter().filter(|one| one.ends > begun && one.is_sync()).count();
    for (number, cut) in cuts(&recorded, disk, dice).into_iter().enumerate() {
        if found.cuts >= order.count || order.is_over() {
            return;
        }
        found.cuts += 1;
        let left = folder.join(format!("cut-{number}"));
        disk::write(&left, &cut.files);
        let server = match Launch::on(&left).start().await {
            Ok(server) => server,
            Err(error) => return order.fault(format!("{cut} ({}): {error}", left.display())),
        };
        found.ready.push(server.ready);
        ledger.check_at(order, &server.origin, cut.at).await;
        let mut after = ledger.at_cut(&server.origin).await;
        let before = after.acknowledged();
        after.play(&server.origin, PLAY_ON, &|| 0).await;
        if after.acknowledged() == before {
            order.fault(format!("{cut}: no move is taken any more"));
        }
        server.kill().await;
        if order.has_faults() {
            return order.fault(format!("{cut}: {}", left.display()));
        }
        std::fs::remove_dir_all(&left).expect("the folder goes");
    }
}

/// Cuts the power while the server makes its folder. It has acknowledged nothing: whatever is left has to
/// start.
pub(crate) async fn first_start(order: &Order) {
    let (data, shim) = (order.folder.join("data"), Shim::new(&order.folder));
    std::fs::create_dir(&data).expect("a folder");
    let disk = Disk::of(&data);
    let server = shim.recording(Launch::on(&data), &data).start().await;
    let Ok(server) = server.map_err(|error| order.fault(error)) else { return };
    server.kill().await;
    let (recorded, mut dice, mut starts) = (disk::read(&shim.log()), order.dice(), 0);
    while starts < order.count && !order.is_over() {
        for cut in cuts(&recorded, disk.clone(), &mut dice) {
            starts += 1;
            let left = order.folder.join(format!("cut-{starts}"));
            disk::write(&left, &cut.files);
            if let Err(error) = Launch::on(&left).start().await {
                let files: Vec<&String> = cut.files.keys().collect();
                order.fault(format!("{} with {files:?}, {cut}: {error}", left.display()));
                continue;
            }
            std::fs::remove_dir_all(&left).expect("the folder goes");
        }
    }
    print("cuts of power in the first start of all", starts, "cuts");
}

/// A disk as it was left.
struct Cut {
    /// How much had been recorded.
    at: u64,
    unsynced: Unsynced,
    files: BTreeMap<String, Vec<u8>>,
}

impl std::fmt::Display for Cut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a cut at {} with {:?} of what was not synced", self.at, self.unsynced)
    }
}

/// Cuts at moments that the dice choose, in their order.
fn cuts(recorded: &[Recorded], mut disk: Disk, dice: &mut Dice) -> Vec<Cut> {
    let mut moments: Vec<usize> = (0..CUTS_A_RUN).map(|_| dice.below(recorded.len() + 1)).collect();
    moments.sort_unstable();
    let (mut done, mut cuts) = (0, Vec::new());
    for moment in moments {
        recorded[done..moment].iter().for_each(|one| disk.follow(one));
        done = moment;
        let unsynced = *dice.pick(&Unsynced::ALL);
        let at = moment.checked_sub(1).map_or(0, |last| recorded[last].ends);
        cuts.push(Cut { at, unsynced, files: disk.clone().without_power(unsynced, dice) });
    }
    cuts
}
