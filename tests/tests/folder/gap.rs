//! A server that comes back after a weekend ends no game in its first minute; nor does one without schedules.

use std::path::Path;
use std::time::Duration;

use app::Clock;
use posthorn::embedded::Embedded;
use rules::{DAY_SECONDS, GameId, Heartbeat, Instant};
use tests::server::{Server, binary, prepare};

/// Days after which White's first flag falls.
const FIRST_DAYS: i64 = 36;

/// Whether the game is over, and when the schedules last ran.
async fn kept(data: &Path, game: GameId) -> (bool, Option<Instant>) {
    let embedded = Embedded::open(data).expect("the database");
    let store = embedded.store("posthorn").await.expect("the table");
    let over = !store.game(game).await.expect("a game").log.is_empty();
    (over, store.heartbeat().await.expect("readable").map(|heartbeat| heartbeat.ran_at))
}

/// As the schedules would have left it that last ran then.
async fn ran(data: &Path, at: Instant) {
    let embedded = Embedded::open(data).expect("the database");
    let store = embedded.store("posthorn").await.expect("the table");
    let before = store.heartbeat().await.expect("readable");
    let after = Heartbeat { ran_at: at, gap: None };
    store.keep_heartbeat(before.as_ref(), &after).await.expect("kept");
}

/// Serves until the schedules have run, or would have.
async fn serve(data: &Path, options: &[&str]) {
    let server = Server::start_with(&binary(), data, options, &[]);
    tokio::time::sleep(Duration::from_secs(2)).await;
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_weekend_ends_no_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path();
    let now = Clock::System.now();
    let games = prepare(data, 1, now + -(FIRST_DAYS + 1) * DAY_SECONDS).await;
    let game = games[0].0.game;
    let weekend = now + -3 * DAY_SECONDS;
    ran(data, weekend).await;
    serve(data, &[]).await;
    let (over, ran_at) = kept(data, game).await;
    assert!(!over && ran_at >= Some(now), "{ran_at:?}");
    // It was seen, and waits; so it does in the next run.
    serve(data, &[]).await;
    assert!(!kept(data, game).await.0);
    // Without schedules nothing runs at all.
    let again = tempfile::tempdir().expect("a folder");
    let data = again.path();
    let game = prepare(data, 1, now + -(FIRST_DAYS + 1) * DAY_SECONDS).await[0].0.game;
    ran(data, now).await;
    serve(data, &["--no-schedules"]).await;
    assert_eq!(kept(data, game).await, (false, Some(now)));
    // After no gap the flag falls at once.
    serve(data, &[]).await;
    assert!(kept(data, game).await.0);
    for options in [["--gap-minutes", "1"], ["--gap-minutes", "half"]] {
        assert!(Server::refusal(&binary(), data, &options).contains("--help"), "{options:?}");
    }
}
