//! The Table of Qualifiers over the local database: made for all players, made again where nothing has changed,
//! and read.

use std::time::Instant as Stopwatch;

use app::{App, Clock};
use posthorn::embedded::Embedded;
use rules::rating::ListId;
use rules::tournament::{Preset, Stage};
use rules::{DAY_SECONDS, PlayerId};

use super::events::open;
use super::rating_run::{import, play};
use super::{milliseconds, print, thousandths};

/// Players of the list, unless `POSTHORN_BENCH_PLAYERS` says how many.
const PLAYERS: u32 = 10_000;

/// Prints the figures.
pub(crate) async fn run() {
    let wanted = std::env::var("POSTHORN_BENCH_PLAYERS").ok();
    let players = wanted.map_or(PLAYERS, |count| count.parse().expect("a number of players"));
    let folder = tempfile::tempdir().expect("a folder");
    let database = Embedded::open(folder.path()).expect("a database");
    let list: ListId = "chess-2026-1".parse().expect("a list");
    let starts_at = list.quarter.starts_on().starts_at();
    let app = open(&database, Clock::manual(starts_at)).await;
    import(&app, list, players).await;
    // Half of them have played in sections of the Master Class, five in each.
    let playing = players / 10 * 5;
    let games = play(&app, playing, Preset::MasterClass, starts_at + DAY_SECONDS).await;
    let name = format!("qualifiers, {players} players, {games} games");
    let on =
        |days: i64| App { clock: Clock::manual(starts_at + days * DAY_SECONDS), ..app.clone() };
    make(&on(3), &format!("{name}, made")).await;
    make(&on(4), &format!("{name}, made again")).await;
    let made = app.store.qualifiers().await.expect("tables");
    let table = made.of(Stage::WorldChampionshipPreliminary).expect("a table");
    let start = Stopwatch::now();
    let lines = app.store.listed_qualifiers(table).await.expect("lines");
    print(&format!("qualifiers, {} lines, read", lines.len()), milliseconds(start.elapsed()), "ms");
    let start = Stopwatch::now();
    app.qualified_record(PlayerId(1)).await.expect("a player");
    print("qualifications of a player", milliseconds(start.elapsed()), "ms");
}

async fn make(app: &App, name: &str) {
    let (read, written) = app.store.units().tenths();
    let start = Stopwatch::now();
    app.go_on_with_qualifiers().await.expect("made");
    let took = start.elapsed();
    let after = app.store.units().tenths();
    print(name, milliseconds(took), "ms");
    let units = |tenths: u64| thousandths(u128::from(tenths) * 100);
    print(&format!("{name}, read"), units(after.0 - read), "RCU");
    print(&format!("{name}, written"), units(after.1 - written), "WCU");
}
