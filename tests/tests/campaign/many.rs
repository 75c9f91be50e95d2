//! Twenty thousand games: what a start, a sweep and a check come to.

use std::path::Path;
use std::time::{Duration, Instant as Stopwatch};

use app::{App, Clock, Keys, Secrets, system_random};
use posthorn::check;
use rules::Instant;
use tests::DAY;
use tests::server::app_over;
use tokio::time::sleep;

use crate::crowd;
use crate::order::{Order, milliseconds, print};
use crate::process::Launch;

/// Of a hundred games, those whose flags fall on the first day.
const DUE: u32 = 22;
const ROUNDS: usize = 5;
/// How long a server runs whose memory is looked at.
const RUN: Duration = Duration::from_secs(10);

/// Measures, and has every game checked.
pub(crate) async fn run(order: &Order) {
    let data = order.folder.join("data");
    let count = u32::try_from(order.count).expect("a count");
    let (due, now, begun) = (count * DUE / 100, Clock::System.now(), Stopwatch::now());
    {
        let (_database, store) = crowd::open(&data).await;
        crowd::put(&store, 1..due + 1, now + DAY).await;
        crowd::put(&store, due + 1..count + 1, now + 30 * DAY).await;
    }
    print(&format!("setting up {count} games"), milliseconds(begun.elapsed()), "ms");
    starts(order, &data).await;
    sweeps(order, &data, now, due).await;
    checked(order, &data);
}

/// The first start reads the stream of everything, the second one finds it read.
async fn starts(order: &Order, data: &Path) {
    for round in ["first", "second"] {
        let server = match Launch::on(data).start().await {
            Ok(server) => server,
            Err(error) => return order.fault(error),
        };
        print(&format!("{round} start, ready after"), milliseconds(server.ready), "ms");
        sleep(RUN).await;
        print(&format!("{round} start, peak memory"), server.peak_kilobytes() / 1_024, "MB");
        let (_, after) = server.stop().await;
        print(&format!("{round} start, SIGTERM, until it has ended"), milliseconds(after), "ms");
    }
}

async fn sweeps(order: &Order, data: &Path, now: Instant, due: u32) {
    let (_database, store) = crowd::open(data).await;
    let keys = Keys::new(&Secrets::generate(system_random)).expect("keys");
    let app: App = app_over(store, keys, now);
    for _ in 0..ROUNDS {
        let begun = Stopwatch::now();
        let swept = time_forfeit::tick(&app).await.expect("a sweep");
        print("a sweep with nothing due", milliseconds(begun.elapsed()), "ms");
        assert_eq!(swept, app::Swept::default(), "nothing is due");
    }
    assert!(app.clock.advance(DAY), "time runs forward");
    let (begun, mut acted) = (Stopwatch::now(), 0);
    while acted < due && !order.is_over() {
        let swept = time_forfeit::tick(&app).await.expect("a sweep");
        if swept.acted == 0 || swept.failed > 0 {
            return order.fault(format!("{acted} of {due} flags, then {swept:?}"));
        }
        acted += swept.acted;
    }
    print(&format!("{due} flags that fall at once"), milliseconds(begun.elapsed()), "ms");
}

/// What `posthorn check` finds in a folder.
pub(crate) fn checked(order: &Order, data: &Path) {
    let begun = Stopwatch::now();
    let found = check::check(data, "posthorn").expect("the file can be read");
    print("posthorn check, games", found.games, "games");
    print("posthorn check", milliseconds(begun.elapsed()), "ms");
    if !found.is_well() {
        order.fault(format!("posthorn check: {:?} {:?}", found.faults, found.elsewhere));
    }
}
