//! Thousands of flags at once, and kills while they are seen to have fallen.

use std::time::Duration;

use app::Clock;
use rules::{Event, HalfPoints};
use store::StoredGame;
use tokio::time::sleep;

use crate::crowd;
use crate::many::checked;
use crate::order::{Order, print};
use crate::process::Launch;

/// Kills while the sweep is at work, and when, in milliseconds.
const KILLS: u32 = 25;
const KILL_MAX: usize = 2_500;
/// Runs to the end, at most; each may take longer than the one before.
const RUNS: u32 = 12;
/// How long after the moment at which their flags fell the games are found.
const LATE: i64 = 3_600;

/// Each game gets the one event, its result once, and no alarm.
pub(crate) async fn run(order: &Order) {
    let data = order.folder.join("data");
    let numbers = 1..u32::try_from(order.count).expect("a count") + 1;
    let falls_at = Clock::System.now() + -LATE;
    let (database, store) = crowd::open(&data).await;
    crowd::put(&store, numbers.clone(), falls_at).await;
    drop((store, database));
    let (launch, mut dice) = (Launch::on(&data), order.dice());
    let is_over = |game: &StoredGame| !game.log.is_empty();
    let (mut kills, mut amid, mut runs) = (0, 0, 0);
    loop {
        if kills < KILLS && runs == 0 {
            let server = launch.begin();
            sleep(Duration::from_millis(dice.below(KILL_MAX) as u64)).await;
            server.kill().await;
            kills += 1;
        } else {
            runs += 1;
            let server = launch.start().await;
            let Ok(server) = server.map_err(|error| order.fault(error)) else { return };
            sleep(Duration::from_secs(2 * u64::from(runs))).await;
            server.kill().await;
        }
        let (_database, store) = crowd::open(&data).await;
        let games = crowd::all(&store, numbers.clone()).await;
        let over = games.iter().filter(|game| is_over(game)).count();
        amid += u32::from(over > 0 && over < games.len() && runs == 0);
        if over == games.len() || runs == RUNS || order.is_over() {
            break;
        }
    }
    let (_database, store) = crowd::open(&data).await;
    let games = crowd::all(&store, numbers).await;
    for game in &games {
        let is_forfeit = matches!(
            game.log[..],
            [Event::TimeForfeited { at, drawn: false, .. }] if at == falls_at
        );
        let results = store.section_results(game.section).await.expect("a section");
        let line = results.iter().find(|line| line.game == game.id).and_then(|line| line.result);
        let is_told = line == Some((HalfPoints(0), HalfPoints(2), falls_at));
        if !is_forfeit || !is_told || game.alarm_at.is_some() {
            let (id, log) = (game.id, &game.log);
            order.fault(format!("game {id}: {log:?}, result {line:?}, {:?}", game.alarm_at));
        }
    }
    checked(order, &data);
    print("flags that fell at once", games.len(), "flags");
    print("kills after the start", kills, "kills");
    print("of them with some games over and some not", amid, "kills");
    print("runs of some seconds after them", runs, "runs");
}
