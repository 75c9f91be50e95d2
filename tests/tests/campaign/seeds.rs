//! The simulations with seeds of their own: a process each, so that a failure names its seed.

use std::ffi::OsString;
use std::fs::File;
use std::process::Stdio;

use tokio::process::Command;

use crate::order::{Order, print};

/// Runs so many seeds, from the campaign's own.
pub(crate) async fn run(order: &Order) {
    let mut done = 0;
    while done < order.count && !order.is_over() {
        let seed = order.seed + done;
        let said = order.folder.join(format!("seed-{seed}"));
        let output = File::create(&said).expect("a file");
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        let mut command = Command::new(cargo);
        command.args(["test", "--locked", "--workspace", "--all-features", "--test", "simulation"]);
        command.env("POSTHORN_SEED", seed.to_string()).current_dir(env!("CARGO_MANIFEST_DIR"));
        command.stderr(output.try_clone().expect("a file")).stdout(Stdio::from(output));
        let ended = command.kill_on_drop(true).status().await.expect("cargo");
        done += 1;
        if ended.success() {
            std::fs::remove_file(&said).expect("it is there");
        } else {
            order.fault(format!("POSTHORN_SEED={seed}: {}", said.display()));
        }
    }
    print("seeds of the simulations", done, "seeds");
}
