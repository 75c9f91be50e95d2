//! `make bench`: name, value and unit a line. Nothing is asserted: a figure is to be read.
//!
//! `cargo bench -p tests -- stream` prints the figures of one part alone.

mod archive;
mod check;
mod cost;
mod cpu;
mod events;
mod exports;
mod functions;
mod http;
mod publishing;
mod qualifiers;
mod rating;
mod rating_run;
mod season;
mod sweep;
mod swiss;

use std::fmt::Display;
use std::process::ExitCode;
use std::time::Duration;

/// Prints one figure.
fn print(name: &str, value: impl Display, unit: &str) {
    println!("{name:<52} {value:>10} {unit}");
}

/// Thousandths of a unit with three decimals: figures without floating point.
fn thousandths(value: u128) -> String {
    format!("{}.{:03}", value / 1_000, value % 1_000)
}

/// A time in milliseconds.
fn milliseconds(time: Duration) -> String {
    thousandths(time.as_micros())
}

fn main() -> ExitCode {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    // The server that is measured is this very program, started a second time.
    if std::env::args().nth(1).as_deref() == Some("serve") {
        return runtime.block_on(posthorn::cli::run(std::env::args_os()));
    }
    let named: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let wanted = |part: &str| named.is_empty() || named.iter().any(|name| name == part);
    if wanted("archive") {
        archive::run();
    }
    if wanted("cpu") {
        cpu::run();
    }
    if wanted("rating") {
        rating::run();
    }
    if wanted("swiss") {
        swiss::run();
    }
    if wanted("rating-run") {
        runtime.block_on(rating_run::run());
    }
    if wanted("check") {
        runtime.block_on(check::run());
    }
    if wanted("cost") {
        runtime.block_on(cost::run());
    }
    if wanted("events") {
        runtime.block_on(events::run());
    }
    if wanted("exports") {
        runtime.block_on(exports::run());
    }
    if wanted("functions") {
        runtime.block_on(functions::run());
    }
    if wanted("http") {
        runtime.block_on(http::run());
    }
    if wanted("publishing") {
        runtime.block_on(publishing::run());
    }
    if wanted("qualifiers") {
        runtime.block_on(qualifiers::run());
    }
    if wanted("stream") {
        runtime.block_on(http::run_behind_a_stream());
    }
    if wanted("sweep") {
        runtime.block_on(sweep::run());
    }
    ExitCode::SUCCESS
}
