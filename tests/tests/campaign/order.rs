//! What is asked of a part, and what it tells.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant as Stopwatch};

use app::system_random;
use tests::Dice;

use super::{Part, SHARES, Share};

/// What the command was told.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    parts: Vec<Part>,
    /// For all parts together.
    seconds: Option<u64>,
    pub(crate) seed: u64,
    /// How many of what, by its name.
    counts: BTreeMap<String, u64>,
}

impl Plan {
    /// Reads `[PART…] [--seconds N] [--seed N] [--kills N] …`.
    ///
    /// # Errors
    /// How it is used.
    pub(crate) fn read(arguments: &[String]) -> Result<Plan, String> {
        let mut seed = [0; 4];
        system_random(&mut seed);
        let mut plan = Plan { seed: u32::from_le_bytes(seed).into(), ..Plan::default() };
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            let Some(option) = argument.strip_prefix("--") else {
                let share = SHARES.iter().find(|share| share.name == argument.as_str());
                plan.parts.push(share.ok_or_else(usage)?.part);
                continue;
            };
            let value = arguments.next().and_then(|value| value.parse().ok()).ok_or_else(usage)?;
            match option {
                "seconds" => plan.seconds = Some(value),
                "seed" => plan.seed = value,
                counted if SHARES.iter().any(|share| share.counted == counted) => {
                    plan.counts.insert(counted.to_owned(), value);
                }
                _ => return Err(usage()),
            }
        }
        Ok(plan)
    }

    pub(crate) fn wants(&self, share: &Share) -> bool {
        self.parts.is_empty() || self.parts.contains(&share.part)
    }

    /// What this comes to for a part: its share of the time, unless its count alone was told.
    pub(crate) fn order(&self, share: &Share) -> Order {
        let wanted = SHARES.iter().filter(|share| self.wants(share));
        let all: u64 = wanted.map(|share| share.campaign.1).sum();
        let told = self.counts.get(share.counted).copied();
        let seconds = match (self.seconds, told) {
            (Some(seconds), _) => Some(seconds * share.campaign.1 / all.max(1)),
            (None, Some(_)) => None,
            (None, None) => Some(share.campaign.1),
        };
        Order::new(share.name, self.seed, told.unwrap_or(share.campaign.0), seconds)
    }
}

fn usage() -> String {
    let parts: Vec<&str> = SHARES.iter().map(|share| share.name).collect();
    let counted: Vec<String> =
        SHARES.iter().map(|share| format!("--{} N", share.counted)).collect();
    format!(
        "campaign [PART…] [--seconds N] [--seed N] [{}]\nparts: {}",
        counted.join("] ["),
        parts.join(", ")
    )
}

/// What one part is to do.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    pub(crate) seed: u64,
    pub(crate) count: u64,
    /// A folder of its own, which stays when there was a fault.
    pub(crate) folder: PathBuf,
    end: Option<Stopwatch>,
    faults: Arc<Mutex<Vec<String>>>,
}

impl Order {
    fn new(name: &str, seed: u64, count: u64, seconds: Option<u64>) -> Order {
        let folder = tempfile::Builder::new().prefix(&format!("{name}-")).tempdir_in(folder());
        Order {
            seed,
            count,
            folder: folder.expect("a folder").keep(),
            end: seconds.map(|seconds| Stopwatch::now() + Duration::from_secs(seconds)),
            faults: Arc::default(),
        }
    }

    /// What an ordinary run of the tests does of a part.
    pub(crate) fn of_test(share: &Share) -> Order {
        let (count, seconds) = share.test.unwrap_or_default();
        Order::new(share.name, 0, count, Some(seconds))
    }

    /// Whether the time is used up.
    pub(crate) fn is_over(&self) -> bool {
        self.end.is_some_and(|end| Stopwatch::now() >= end)
    }

    /// The dice of this part.
    pub(crate) fn dice(&self) -> Dice {
        Dice::new(self.seed)
    }

    /// Something that must not be.
    pub(crate) fn fault(&self, fault: impl Display) {
        println!("FAULT {fault}");
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).push(fault.to_string());
    }

    pub(crate) fn has_faults(&self) -> bool {
        !self.faults.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }
}

/// Where everything that is tried has its folder.
fn folder() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}

/// Runs a part, and answers whether all was well. A folder with a fault stays.
pub(crate) async fn carried_out(share: &Share, order: Order) -> bool {
    // A task of its own, so that a panic is a fault of this part alone.
    if let Err(panicked) = tokio::spawn(share.part.run(order.clone())).await {
        order.fault(panicked);
    }
    let (name, seed, folder) = (share.name, order.seed, order.folder.display());
    if order.has_faults() {
        println!("{name} has failed: seed {seed}, and {folder} is as it was left");
        return false;
    }
    std::fs::remove_dir_all(&order.folder).expect("the folder goes");
    true
}

/// Prints one figure.
pub(crate) fn print(name: &str, value: impl Display, unit: &str) {
    println!("{name:<60} {value:>10} {unit}");
}

/// Thousandths of a unit with three decimals: figures without floating point.
pub(crate) fn milliseconds(time: Duration) -> String {
    let micros = time.as_micros();
    format!("{}.{:03}", micros / 1_000, micros % 1_000)
}

/// Prints the median, the 99th percentile and the worst of some times.
pub(crate) fn print_times(name: &str, times: &mut [Duration]) {
    if times.is_empty() {
        return;
    }
    times.sort_unstable();
    let percentile = |percent: usize| milliseconds(times[(times.len() - 1) * percent / 100]);
    for (what, percent) in [("p50", 50), ("p99", 99), ("worst", 100)] {
        print(&format!("{name}, {what}"), percentile(percent), "ms");
    }
}
