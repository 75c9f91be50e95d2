//! A fault audit in one command (`make campaign`): the server as it is run, killed, without power, on a
//! disk that fails, under races, wrong clocks and neighbours that hang. What was acknowledged must be
//! there afterwards, once and as it was.
//!
//! Each part is bounded by a count and by time, and prints name, value and unit a line. A fault names
//! its seed and the folder that it leaves, and the command ends with 1. A small share of each runs in
//! every `make test`, as a test of the part's name.

#[path = "campaign/bits.rs"]
mod bits;
#[path = "campaign/clocks.rs"]
mod clocks;
#[path = "campaign/crowd.rs"]
mod crowd;
#[path = "campaign/disk.rs"]
mod disk;
#[path = "campaign/failing_disk.rs"]
mod failing_disk;
#[path = "campaign/flags.rs"]
mod flags;
#[path = "campaign/kills.rs"]
mod kills;
#[path = "campaign/ledger.rs"]
mod ledger;
#[path = "campaign/many.rs"]
mod many;
#[path = "campaign/neighbours.rs"]
mod neighbours;
#[path = "campaign/order.rs"]
mod order;
#[path = "campaign/power.rs"]
mod power;
#[path = "campaign/process.rs"]
mod process;
#[path = "campaign/races.rs"]
mod races;
#[path = "campaign/seeds.rs"]
mod seeds;
#[path = "campaign/shim.rs"]
mod shim;
#[path = "campaign/works.rs"]
mod works;

use std::process::ExitCode;

use order::{Order, Plan};

/// What can be tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Kills,
    Power,
    FirstStart,
    Bits,
    FailingDisk,
    FullDisk,
    Races,
    Flags,
    Clocks,
    Neighbours,
    Works,
    Many,
    Seeds,
}

/// How much of a part is tried, unless somebody says otherwise.
struct Share {
    part: Part,
    name: &'static str,
    /// What is counted, as an option names it.
    counted: &'static str,
    /// How many of it, and for how many seconds at most: in a campaign, and in an ordinary run of the
    /// tests, where a part may be left out.
    campaign: (u64, u64),
    test: Option<(u64, u64)>,
}

const fn share(
    part: Part,
    [name, counted]: [&'static str; 2],
    campaign: (u64, u64),
    test: Option<(u64, u64)>,
) -> Share {
    Share { part, name, counted, campaign, test }
}

const SHARES: [Share; 13] = [
    share(Part::Kills, ["kills", "kills"], (250, 240), Some((5, 60))),
    share(Part::Power, ["power", "cuts"], (200, 240), Some((10, 60))),
    share(Part::FirstStart, ["first-start", "starts"], (100, 60), Some((10, 60))),
    share(Part::Bits, ["bits", "bits"], (10_000, 120), Some((500, 60))),
    share(Part::FailingDisk, ["failing-disk", "disk-faults"], (24, 120), Some((1, 60))),
    share(Part::FullDisk, ["full-disk", "full-disks"], (1, 60), None),
    share(Part::Races, ["races", "races"], (100, 90), Some((10, 60))),
    share(Part::Flags, ["flags", "flags"], (3_000, 120), None),
    share(Part::Clocks, ["clocks", "clocks"], (4, 180), Some((1, 60))),
    share(Part::Neighbours, ["neighbours", "neighbours"], (1, 150), None),
    share(Part::Works, ["works", "works"], (6, 150), None),
    share(Part::Many, ["many", "games"], (20_000, 300), None),
    share(Part::Seeds, ["seeds", "seeds"], (20, 240), None),
];

impl Part {
    async fn run(self, order: Order) {
        match self {
            Part::Kills => kills::run(&order).await,
            Part::Power => power::run(&order).await,
            Part::FirstStart => power::first_start(&order).await,
            Part::Bits => bits::run(&order).await,
            Part::FailingDisk => failing_disk::run(&order).await,
            Part::FullDisk => failing_disk::full(&order).await,
            Part::Races => races::run(&order).await,
            Part::Flags => flags::run(&order).await,
            Part::Clocks => clocks::run(&order).await,
            Part::Neighbours => neighbours::run(&order).await,
            Part::Works => works::run(&order).await,
            Part::Many => many::run(&order).await,
            Part::Seeds => seeds::run(&order).await,
        }
    }
}

fn main() -> ExitCode {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        // The server that is tried is this very program, started a second time.
        Some("serve") => runtime.block_on(posthorn::cli::run(std::env::args_os())),
        Some("campaign") => match Plan::read(&arguments[1..]) {
            Ok(plan) => runtime.block_on(campaign(&plan)),
            Err(usage) => {
                eprintln!("{usage}");
                ExitCode::from(2)
            }
        },
        _ => runtime.block_on(tests(&arguments)),
    }
}

/// Everything that was asked for, one part after the other.
async fn campaign(plan: &Plan) -> ExitCode {
    println!("seed {}", plan.seed);
    let mut outcome = ExitCode::SUCCESS;
    for share in SHARES.iter().filter(|share| plan.wants(share)) {
        println!("\n== {}", share.name);
        if !order::carried_out(share, plan.order(share)).await {
            outcome = ExitCode::FAILURE;
        }
    }
    outcome
}

/// What the harness of Rust's tests would do with these arguments: list the tests, or run those that
/// are named, all when none is.
async fn tests(arguments: &[String]) -> ExitCode {
    let tested = SHARES.iter().filter(|share| share.test.is_some());
    let has = |option: &str| arguments.iter().any(|argument| argument == option);
    if has("--list") {
        // None is left out of an ordinary run, which is what `--ignored` asks for.
        for share in tested.filter(|_| !has("--ignored")) {
            println!("{}: test", share.name);
        }
        return ExitCode::SUCCESS;
    }
    let named: Vec<&String> = arguments.iter().filter(|a| !a.starts_with('-')).collect();
    let mut outcome = ExitCode::SUCCESS;
    for share in tested {
        let is_named = |name: &&String| match has("--exact") {
            true => share.name == name.as_str(),
            false => share.name.contains(name.as_str()),
        };
        let is_wanted = named.is_empty() || named.iter().any(is_named);
        if is_wanted && !order::carried_out(share, Order::of_test(share)).await {
            outcome = ExitCode::FAILURE;
        }
    }
    outcome
}
