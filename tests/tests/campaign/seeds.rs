//! The simulations with seeds of their own: a process each, so that a failure names its seed, and as many at a time
//! as the machine has cores.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use serde_json::Value;
use tokio::process::Command;
use tokio::task::JoinSet;

use crate::order::{Order, print};

/// Runs every simulation with so many seeds, from the campaign's own.
pub(crate) async fn run(order: &Order) {
    let program = built().await;
    let simulations = listed(&program).await;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (mut running, mut done) = (JoinSet::new(), BTreeMap::<String, u64>::new());
    let mut count = |ended: Option<Result<String, _>>| {
        let simulation = ended.transpose().expect("no simulation ends this program");
        simulation.map(|simulation| *done.entry(simulation).or_default() += 1)
    };
    for turn in 0..order.count {
        for simulation in &simulations {
            if running.len() == cores {
                count(running.join_next().await);
            }
            if !order.is_over() {
                let seed = order.seed + turn;
                running.spawn(one(order.clone(), program.clone(), simulation.clone(), seed));
            }
        }
    }
    while count(running.join_next().await).is_some() {}
    for (simulation, count) in done {
        print(&simulation, count, "seeds");
    }
}

/// One simulation with one seed; what it said stays where it failed.
async fn one(order: Order, program: PathBuf, simulation: String, seed: u64) -> String {
    let said = order.folder.join(format!("{}-{seed}", simulation.replace("::", "-")));
    let output = File::create(&said).expect("a file");
    let mut command = Command::new(program);
    command.args([&*simulation, "--exact"]).env("POSTHORN_SEED", seed.to_string());
    command.stderr(output.try_clone().expect("a file")).stdout(Stdio::from(output));
    // Where cargo would start it.
    command.current_dir(env!("CARGO_MANIFEST_DIR")).kill_on_drop(true);
    if command.status().await.expect("the program is there").success() {
        std::fs::remove_file(&said).expect("it is there");
    } else {
        order.fault(format!("POSTHORN_SEED={seed} {simulation}: {}", said.display()));
    }
    simulation
}

/// The program with the simulations, made now where it is not there.
async fn built() -> PathBuf {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(cargo);
    command.args(["test", "--locked", "--workspace", "--all-features", "--test", "simulation"]);
    command.args(["--no-run", "--message-format=json"]).current_dir(env!("CARGO_MANIFEST_DIR"));
    let Output { status, stdout, .. } =
        command.stderr(Stdio::inherit()).output().await.expect("cargo");
    assert!(status.success(), "the simulations are not built");
    let messages = stdout.split(|byte| *byte == b'\n');
    let messages = messages.filter_map(|line| serde_json::from_slice::<Value>(line).ok());
    let mut programs =
        messages.filter_map(|message| message["executable"].as_str().map(PathBuf::from));
    let is_it = |program: &PathBuf| {
        program.file_name().is_some_and(|name| name.to_string_lossy().starts_with("simulation-"))
    };
    programs.find(is_it).expect("cargo names what it has built")
}

/// The names of the simulations.
async fn listed(program: &Path) -> Vec<String> {
    let output = Command::new(program).arg("--list").output().await.expect("the program is there");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect()
}
