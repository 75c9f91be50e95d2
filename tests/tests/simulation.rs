//! Whole games of every variant on made-up days, decided by a seed: moves, offers, claims, counts,
//! conditional moves, rulings, resignations and flags, with requests sent twice, answers lost,
//! races, and the server dying between any two calls of its store. An auditor with rules of its own
//! predicts every answer.
//!
//! A failure names its seed; `POSTHORN_SEED=n` repeats that one, `POSTHORN_SEEDS=n` runs so many.
//! Which of two requests wins a race is the machine's choice: there alone a seed may differ.

#[path = "simulation/asks.rs"]
mod asks;
#[path = "simulation/auditor.rs"]
mod auditor;
#[path = "simulation/board.rs"]
mod board;
#[path = "simulation/front.rs"]
mod front;
#[path = "simulation/world.rs"]
mod world;

use world::World;

/// Seeds of an ordinary run.
const SEEDS: u64 = 4;
/// What happens in one seed's world.
const STEPS: usize = 400;

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

#[tokio::test]
async fn games_are_played_as_the_auditor_predicts() {
    let seeds = match variable("POSTHORN_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..variable("POSTHORN_SEEDS").unwrap_or(SEEDS),
    };
    for seed in seeds {
        let _named = Named(seed);
        let mut world = World::new(seed).await;
        for _ in 0..STEPS {
            world.step().await;
        }
        world.finish().await;
        println!("seed {seed}: {}", world.summary());
    }
}
