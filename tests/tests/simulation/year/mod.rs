//! A year at a federation and at ICCF: events of every stage that individuals play, from the application to
//! the report, with an auditor who knows the rows of the rules and nothing of the code.

mod auditor;
mod games;
mod lies;
mod opening;
mod plans;
mod season;
mod world;

pub(crate) use auditor::{development, expected, rounded};

use std::panic::resume_unwind;
use std::thread;

use lies::Liar;
use world::Year;

use crate::{Named, seeds};

/// Years of an ordinary run: between them they hold every stage.
const SEEDS: u64 = 2;
/// Years that are held at the same time.
const SIDE_BY_SIDE: usize = 2;

/// A whole year.
async fn held(seed: u64) -> Year {
    let mut year = Year::new(seed).await;
    for quarter in 0..4 {
        year.quarter(quarter).await;
    }
    year.cases().await;
    year.report().await;
    year
}

/// A year, and then the lies that it has room for, one in each answer that the auditor hears once more: he
/// finds each, and names its row.
fn audited(seed: u64) -> Liar {
    let _named = Named(seed);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let year = runtime.expect("a runtime").block_on(held(seed));
    println!("seed {seed}: {} records, {:?}", year.diary.len(), year.auditor.asked);
    let mut liar = Liar::default();
    liar.hear(seed, &year.diary);
    liar
}

/// TR-0.2, TR-0.3, TR-1.0.4, TR-1.0.5, TR-1.1.3, TR-1.2.2, TR-1.3.2, TR-1.4.2,
/// TR-2.1-2.2, TR-2.4, TR-2.5, TR-2.6, TR-3.1-3.4, TR-4.1-4.2, TR-4.3, TR-4.4, TR-4.5, TR-6,
/// TR-7.2, TR-7.5, TR-8.3, TR-8.4, TR-8.5, TR-9.2, TR-9.3, TR-9.4, TR-9.5, TR-9.6, TR-10.0.3,
/// TR-10.5, TR-10.6, TR-10.7, TR-10.8, TR-12, TR-12.6-12.9, RAT-6, RAT-7, RAT-8, RAT-9, RAT-11,
/// RAT-12, RAT-14, RAT-15, RAT-17, NORM-1, NORM-2, NORM-3, NORM-4a, SKS-1.5, SKS-1.7, SKS-6.1,
/// SKS-6.2, SKS-7.3, SKS-7.5, SKS-8, LAW-6.7, LAW-6.8, LAW-12.1, LAW-13.3.2,
/// TR-0.4, TR-1.0.10, TR-1.5, TR-1.6, TR-2.3, TR-4.7, TR-8.6, TR-10.4, RAT-16, SKS-7.4:
/// years side by side, each with a server and a thread of its own.
#[test]
fn years_are_held_as_the_auditor_predicts() {
    let mut told = Liar::default();
    let all: Vec<u64> = seeds(SEEDS).collect();
    for few in all.chunks(SIDE_BY_SIDE) {
        thread::scope(|scope| {
            let years: Vec<_> =
                few.iter().map(|seed| scope.spawn(move || audited(*seed))).collect();
            for year in years {
                told.and(year.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
        });
    }
    if all.len() as u64 >= SEEDS {
        told.finish();
    }
}

/// The auditor has nothing of the code that he audits: what he knows he has from the rows.
#[test]
fn the_auditor_shares_no_code() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/simulation/year/auditor");
    let files = std::fs::read_dir(folder).expect("the auditor");
    for file in files.map(|file| file.expect("a file").path()) {
        let text = std::fs::read_to_string(&file).expect("text");
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in code {
            let others = ["rules::", "store::", "app::", "tests::", "crate::", "super::super"];
            assert!(!others.iter().any(|it| line.contains(it)), "{}: {line}", file.display());
        }
    }
}
