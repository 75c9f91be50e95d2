//! Whole games of every variant on made-up days, decided by a seed: moves, offers, claims, counts,
//! conditional moves, rulings, resignations and flags, with requests sent twice, answers lost,
//! races, and the server dying between any two calls of its store. An auditor with rules of its own
//! predicts every answer.
//!
//! A second world lives mostly in time: every control, leave, silence, outages, late schedules,
//! clocks that were set back, and the letters that come of it.
//!
//! A third world is a whole event, from its announcement to its final tables: entries, sections,
//! games, leave, withdrawals, and whatever officials decide. Its auditor keeps the tables himself.
//!
//! A fourth one is a whole year at a federation and at ICCF, with events of every stage, rating lists and norms;
//! its auditor knows the rows of the rules, and is shown to find what is false.
//!
//! A fifth one is an event of teams, whose table and rating list a model of its own counts again.
//!
//! A failure names its seed; `POSTHORN_SEED=n` repeats that one, `POSTHORN_SEEDS=n` runs so many.
//! Which of two requests wins a race is the machine's choice: there alone a seed may differ.

#[path = "simulation/asked.rs"]
mod asked;
#[path = "simulation/asks.rs"]
mod asks;
#[path = "simulation/auditor.rs"]
mod auditor;
#[path = "simulation/board.rs"]
mod board;
#[path = "simulation/book.rs"]
mod book;
#[path = "simulation/clocks.rs"]
mod clocks;
#[path = "simulation/directed.rs"]
mod directed;
#[path = "simulation/event_cases.rs"]
mod event_cases;
#[path = "simulation/event_checks.rs"]
mod event_checks;
#[path = "simulation/event_desk.rs"]
mod event_desk;
#[path = "simulation/event_play.rs"]
mod event_play;
#[path = "simulation/event_systems.rs"]
mod event_systems;
#[path = "simulation/event_table.rs"]
mod event_table;
#[path = "simulation/event_time.rs"]
mod event_time;
#[path = "simulation/event_undo.rs"]
mod event_undo;
#[path = "simulation/event_withdrawals.rs"]
mod event_withdrawals;
#[path = "simulation/event_world.rs"]
mod event_world;
#[path = "simulation/fates.rs"]
mod fates;
#[path = "simulation/league.rs"]
mod league;
#[path = "simulation/letters.rs"]
mod letters;
#[path = "simulation/post.rs"]
mod post;
#[path = "simulation/request.rs"]
mod request;
#[path = "simulation/running.rs"]
mod running;
#[path = "simulation/teams_games.rs"]
mod teams_games;
#[path = "simulation/teams_model.rs"]
mod teams_model;
#[path = "simulation/teams_ratings.rs"]
mod teams_ratings;
#[path = "simulation/teams_replace.rs"]
mod teams_replace;
#[path = "simulation/teams_silence.rs"]
mod teams_silence;
#[path = "simulation/teams_world.rs"]
mod teams_world;
#[path = "simulation/time_asks.rs"]
mod time_asks;
#[path = "simulation/time_checks.rs"]
mod time_checks;
#[path = "simulation/time_world.rs"]
mod time_world;
#[path = "simulation/timed.rs"]
mod timed;
#[path = "simulation/world.rs"]
mod world;
#[path = "simulation/year/mod.rs"]
mod year;

use event_world::EventWorld;
use teams_world::{Division, Plan, TeamsWorld};
use time_world::TimeWorld;
use world::World;

/// Seeds of an ordinary run.
const SEEDS: u64 = 4;
/// What happens in one seed's world.
const STEPS: usize = 400;
/// Seeds of an ordinary run of the world of time.
const TIME_SEEDS: u64 = 2;
/// What happens in one of them.
const TIME_STEPS: usize = 130;
/// Whole events of an ordinary run.
const EVENT_SEEDS: u64 = 2;
/// What happens while one of them is played.
const EVENT_STEPS: usize = 70;

fn variable(name: &str) -> Option<u64> {
    let value = std::env::var(name).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("{name} is no number")))
}

/// Tells how to repeat what failed.
struct Named(u64);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("repeat it with POSTHORN_SEED={}", self.0);
        }
    }
}

/// The one that is to be repeated, or so many.
fn seeds(ordinary: u64) -> std::ops::Range<u64> {
    match variable("POSTHORN_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..variable("POSTHORN_SEEDS").unwrap_or(ordinary),
    }
}

#[tokio::test]
async fn games_are_played_as_the_auditor_predicts() {
    for seed in seeds(SEEDS) {
        let _named = Named(seed);
        let mut world = World::new(seed).await;
        for _ in 0..STEPS {
            world.step().await;
        }
        world.finish().await;
        println!("seed {seed}: {}", world.summary());
    }
}

/// TR-7.3, SKS-6.3, TR-8.7b, TR-8.7c, SKS-7.7, TR-8.7g, TR-11, RAT-6, RAT-18: an Olympiad's final of 13 teams with
/// 6 boards, and a Czech league of teams of four, from the first entry to the table and the rating list, with a
/// server that dies between any two calls of its store.
#[tokio::test]
async fn teams_are_ranked_as_the_model_predicts() {
    const OLYMPIAD: [Division; 1] = [Division { sizes: &[13], up: 0, down: 0 }];
    const CZECH: [Division; 1] = [Division { sizes: &[7], up: 0, down: 0 }];
    let plan = |divisions, boards, czech| Plan {
        preset: "friendly",
        divisions,
        boards,
        czech,
        rated: !czech,
        silent: true,
        failing: 20,
    };
    let (olympiad, league) = (plan(&OLYMPIAD, 6, false), plan(&CZECH, 4, true));
    for (seed, plan) in seeds(1).flat_map(|seed| [(seed, olympiad), (seed, league)]) {
        let _named = Named(seed);
        let mut world = TeamsWorld::new(seed, plan).await;
        world.hold().await;
        println!("seed {seed}: {}", world.summary());
    }
}

/// TR-5.3-5.4, TR-5.6-5.7: seasons of a league in three divisions, with teams that come, go, change their names and
/// their players: who goes up and who goes down, and who plays where the next season. And one season of
/// sixty teams.
#[tokio::test]
async fn teams_go_up_and_down_as_the_model_predicts() {
    const SMALL: [Division; 3] = [
        Division { sizes: &[3], up: 0, down: 1 },
        Division { sizes: &[3, 4], up: 1, down: 1 },
        Division { sizes: &[4], up: 2, down: 0 },
    ];
    const SIXTY: [Division; 3] = [
        Division { sizes: &[11], up: 0, down: 3 },
        Division { sizes: &[12, 12], up: 2, down: 3 },
        Division { sizes: &[13, 12], up: 3, down: 0 },
    ];
    let plan = |divisions, czech| Plan {
        preset: "friendly",
        divisions,
        boards: 2,
        czech,
        rated: false,
        // Whoever is silent is suspended, and plays in no season after it.
        silent: false,
        failing: 20,
    };
    for seed in seeds(1) {
        let _named = Named(seed);
        TeamsWorld::new(seed, plan(&SMALL, seed % 2 == 1)).await.hold_seasons(3).await;
        let whole = Plan { boards: 4, silent: true, failing: 1, ..plan(&SIXTY, false) };
        TeamsWorld::new(seed, whole).await.hold_seasons(1).await;
    }
}

/// LAW-6.1, LAW-6.3, LAW-6.6, LAW-6.7, LAW-6.8, LAW-10.1, LAW-C: whole games of every control, with
/// leave, silence, outages, schedules that come late or twice, machines whose clocks differ, and
/// every letter that comes of it.
#[tokio::test]
async fn time_is_kept_as_the_auditor_predicts() {
    for seed in seeds(TIME_SEEDS) {
        let _named = Named(seed);
        let mut world = TimeWorld::new(seed).await;
        for _ in 0..TIME_STEPS {
            world.step().await;
        }
        world.finish().await;
        println!("seed {seed}: {}", world.summary());
    }
}

/// TR-0.3, TR-7.2, TR-7.5, TR-8.3, TR-8.4, TR-8.5, SKS-6.2, SKS-7.3, LAW-11.1, LAW-12.1: events from
/// the announcement to the final tables, with everything that players and officials do on the way.
#[tokio::test]
async fn events_are_held_as_the_auditor_predicts() {
    for seed in seeds(EVENT_SEEDS) {
        let _named = Named(seed);
        let mut world = EventWorld::new(seed).await;
        world.open().await;
        for _ in 0..EVENT_STEPS {
            if world.is_played() {
                break;
            }
            world.step().await;
        }
        world.finish().await;
        println!("seed {seed}: {}", world.summary());
    }
}
