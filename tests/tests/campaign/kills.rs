//! `kill -9` under eight clients, and while the server starts.

use std::time::Duration;

use tokio::time::sleep;

use crate::ledger::Ledger;
use crate::many::checked;
use crate::order::{Order, print, print_times};
use crate::process::Launch;

/// Of a hundred kills, those that come while the server starts.
const WHILE_STARTING: usize = 15;
/// When a kill comes, in milliseconds, after the start or after the first request.
const START_MAX: usize = 250;
const PLAY_MAX: usize = 400;

/// Kills, and holds everything that was acknowledged against the records after each.
pub(crate) async fn run(order: &Order) {
    let data = order.folder.join("data");
    let (launch, mut dice) = (Launch::on(&data), order.dice());
    let mut ledger = Ledger::new(&data).await;
    let (mut kills, mut starting, mut ready) = (0, 0, Vec::new());
    while kills < order.count && !order.is_over() {
        kills += 1;
        ledger.renew(&data).await;
        if dice.happens(WHILE_STARTING) {
            starting += 1;
            let server = launch.begin();
            sleep(milliseconds(dice.below(START_MAX))).await;
            server.kill().await;
            continue;
        }
        let Some(server) = started(order, &launch, &mut ready).await else { return };
        let origin = server.origin.clone();
        ledger.check(order, &origin, false).await;
        let wait = milliseconds(dice.below(PLAY_MAX));
        let kill = async {
            sleep(wait).await;
            server.kill().await;
        };
        let minute = Duration::from_secs(60);
        tokio::join!(ledger.play(&origin, minute, &|| 0), kill);
    }
    let Some(server) = started(order, &launch, &mut ready).await else { return };
    ledger.check(order, &server.origin, true).await;
    checked(order, &data);
    print("kills", kills, "kills");
    print("of them while starting", starting, "kills");
    print("games", ledger.tables.len() + ledger.done.len(), "games");
    print("moves acknowledged, all held against the records", ledger.acknowledged(), "moves");
    print_times("ready again", &mut ready);
}

async fn started(
    order: &Order,
    launch: &Launch,
    ready: &mut Vec<Duration>,
) -> Option<crate::process::Process> {
    match launch.start().await {
        Ok(server) => {
            ready.push(server.ready);
            Some(server)
        }
        Err(error) => {
            order.fault(error);
            None
        }
    }
}

fn milliseconds(number: usize) -> Duration {
    Duration::from_millis(number as u64)
}
