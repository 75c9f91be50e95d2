//! A machine whose clock is wrong, goes back, or comes to a day on which local time jumps.

use std::time::Duration;

use app::Clock;
use rules::Instant;
use tests::DAY;
use tokio::time::sleep;

use crate::ledger::{CLIENTS, Ledger};
use crate::order::{Order, print};
use crate::process::{Launch, Process};
use crate::shim::{MachineClock, Shim};

const PLAY: Duration = Duration::from_millis(700);
/// Long enough for each schedule to have run once.
const A_MINUTE: Duration = Duration::from_secs(65);
/// Far enough for every flag to have fallen.
const AHEAD: i64 = 60 * DAY;
const BACK: i64 = -2 * 3_600;
/// Two seconds before something happens to local time in Prague: summer time begins, ends; a leap day
/// begins, ends.
const MOMENTS: [(&str, i64); 4] = [
    ("summer time begins", 1_806_195_598),
    ("summer time ends", 1_824_944_398),
    ("a leap day begins", 1_835_395_198),
    ("a leap day ends", 1_835_481_598),
];

/// Plays under wrong clocks: nobody loses by one, and no stamp is before the one before.
pub(crate) async fn run(order: &Order) {
    let moments = MOMENTS.iter().take(usize::try_from(order.count).expect("a count"));
    for (name, at) in moments {
        if !order.is_over() {
            jumps(order, name, Instant::from_unix(*at)).await;
        }
    }
    if order.count > 1 {
        goes_wrong(order, "while the server runs", true).await;
        goes_wrong(order, "when the server starts", false).await;
    }
}

/// A clock that is right, on a day on which local time is not what it was.
async fn jumps(order: &Order, name: &str, at: Instant) {
    let folder = order.folder.join(name.replace(' ', "-"));
    std::fs::create_dir(&folder).expect("a folder");
    let (data, shim) = (folder.join("data"), Shim::new(&folder));
    let mut ledger = Ledger::at(&data, at, CLIENTS).await;
    shim.clock(MachineClock::Ahead(at - Clock::System.now()));
    let launch = shim.before(Launch::on(&data)).variable("TZ", "Europe/Prague");
    let Ok(server) = launch.start().await.map_err(|error| order.fault(error)) else { return };
    ledger.play(&server.origin, 5 * PLAY, &|| 0).await;
    ledger.check(order, &server.origin, true).await;
    let ended = stamps(order, &ledger, &server).await;
    if ended > 0 {
        order.fault(format!("{name}: {ended} games have ended"));
    }
    print(&format!("{name}: moves acknowledged"), ledger.acknowledged(), "moves");
}

/// A clock that is 60 days ahead for a minute, then right, then two hours behind.
async fn goes_wrong(order: &Order, when: &str, while_running: bool) {
    let folder = order.folder.join(when.replace(' ', "-"));
    std::fs::create_dir(&folder).expect("a folder");
    let (data, shim) = (folder.join("data"), Shim::new(&folder));
    let mut ledger = Ledger::new(&data).await;
    let launch = shim.before(Launch::on(&data));
    let Ok(mut server) = launch.start().await.map_err(|error| order.fault(error)) else { return };
    ledger.play(&server.origin, PLAY, &|| 0).await;
    if while_running {
        shim.clock(MachineClock::Ahead(AHEAD));
        sleep(A_MINUTE).await;
    } else {
        server.kill().await;
        shim.clock(MachineClock::Ahead(AHEAD));
        let wrong = launch.start().await;
        sleep(5 * PLAY).await;
        drop(wrong);
        shim.clock(MachineClock::Ahead(0));
        let Ok(right) = launch.start().await.map_err(|error| order.fault(error)) else { return };
        server = right;
    }
    shim.clock(MachineClock::Ahead(0));
    let ended = stamps(order, &ledger, &server).await;
    print(&format!("60 days ahead {when}: games that it ended"), ended, "games");
    shim.clock(MachineClock::Ahead(BACK));
    ledger.play(&server.origin, PLAY, &|| 0).await;
    let ended = ended.max(stamps(order, &ledger, &server).await);
    print("then two hours behind: games that it ended", ended, "games");
    if ended > 0 {
        order.fault(format!("60 days ahead {when}: {ended} games have ended"));
    }
    ledger.check(order, &server.origin, true).await;
    server.kill().await;
}

/// Looks at the times of all games, and answers how many have ended.
async fn stamps(order: &Order, ledger: &Ledger, server: &Process) -> usize {
    let mut ended = 0;
    for table in &ledger.tables {
        let game = table.pairing.game;
        let record = match table.record(&server.origin).await {
            Ok(record) => record,
            Err(error) => {
                order.fault(format!("game {game}: {error}"));
                continue;
            }
        };
        // The number, the moment and what happened.
        let moments: Vec<&str> =
            record.log[1..].iter().filter_map(|line| line.line.split(' ').nth(1)).collect();
        if !moments.is_sorted() {
            order.fault(format!("game {game}: time runs backwards: {moments:?}"));
        }
        let moves = record.log.iter().filter(|line| line.receipt.is_some()).count();
        ended += usize::from(record.log.len() > moves + 1);
    }
    ended
}
