//! Moves over HTTP against the release build of the server, durable and checked for legality.

use std::path::Path;
use std::time::{Duration, Instant as Stopwatch};

use app::Clock;
use posthorn::demo::Pairing;
use rules::{ByColor, Color, Variant};
use serde_json::json;
use tests::server::{Server, endless_move, prepare};

use super::{milliseconds, print};

/// Plies of each game: 60 moves each.
const PLIES: u16 = 120;
/// Of the three variants in turn.
const GAMES_ALONE: usize = 60;
const CLIENTS: usize = 16;
const GAMES_A_CLIENT: usize = 4;
/// Changes that nobody has read yet when the server starts.
const UNREAD: [u32; 3] = [0, 10_000, 50_000];

type Seated = (Pairing, ByColor<String>);

/// Prints the figures.
pub(crate) async fn run() {
    let folder = tempfile::tempdir().expect("a folder");
    let count = GAMES_ALONE + CLIENTS * GAMES_A_CLIENT;
    let now = Clock::System.now();
    let mut games = prepare(folder.path(), count as u32, now).await;
    let this = std::env::current_exe().expect("this program");
    let server = Server::start(&this, folder.path());
    let crowd = games.split_off(GAMES_ALONE);

    let mut times = [Vec::new(), Vec::new(), Vec::new()];
    // Game by game, so that whatever else the machine does meets all variants alike.
    for (seated, variant) in games.into_iter().zip((0..3).cycle()) {
        times[variant].extend(play(server.origin.clone(), vec![seated]).await);
    }
    for (mut times, variant) in times.into_iter().zip(Variant::ALL) {
        times.sort_unstable();
        let percentile = |percent: usize| milliseconds(times[times.len() * percent / 100]);
        let name = format!("a move of {} over HTTP, 1 client", variant.code());
        print(&format!("{name}, p50"), percentile(50), "ms");
        print(&format!("{name}, p99"), percentile(99), "ms");
    }

    print("moves over HTTP, 16 clients", moves_a_second(&server, &crowd).await, "moves/s");
    print("peak memory of the server", peak_kilobytes(server.process()) / 1_024, "MB");
}

/// Prints what 16 clients get from a server that begins with a stream to read.
pub(crate) async fn run_behind_a_stream() {
    for unread in UNREAD {
        let folder = tempfile::tempdir().expect("a folder");
        let now = Clock::System.now();
        let crowd = prepare(folder.path(), (CLIENTS * GAMES_A_CLIENT) as u32, now).await;
        leave_unread(folder.path(), unread);
        let this = std::env::current_exe().expect("this program");
        let server = Server::start(&this, folder.path());
        let name = format!("moves over HTTP, 16 clients, {unread} changes unread");
        print(&name, moves_a_second(&server, &crowd).await, "moves/s");
    }
}

/// Makes so many records more of the last change in the stream.
fn leave_unread(data: &Path, count: u32) {
    let connection = rusqlite::Connection::open(data.join("posthorn.db")).expect("the database");
    let repeat = "
        WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ?1)
        INSERT INTO _stream_records (table_name, event_name, keys_json, new_image, old_image,
            sequence_number, shard_id, created_at, event_id)
        SELECT table_name, event_name, keys_json, new_image, old_image,
            CAST(sequence_number AS INTEGER) + n, shard_id, created_at, event_id
        FROM counted, (SELECT * FROM _stream_records ORDER BY id DESC LIMIT 1) WHERE ?1 > 0";
    connection.execute(repeat, [count]).expect("records");
}

async fn moves_a_second(server: &Server, crowd: &[Seated]) -> u128 {
    let start = Stopwatch::now();
    let shares = crowd.chunks(GAMES_A_CLIENT).map(|share| share.to_vec());
    let tasks: Vec<_> =
        shares.map(|share| tokio::spawn(play(server.origin.clone(), share))).collect();
    let mut moves = 0;
    for task in tasks {
        moves += task.await.expect("a client").len() as u128;
    }
    moves * 1_000 / start.elapsed().as_millis().max(1)
}

/// Plays the games one after the other, both sides of each, and answers how long each move took.
async fn play(origin: String, games: Vec<Seated>) -> Vec<Duration> {
    let http = reqwest::Client::builder().tcp_nodelay(true).build().expect("a client");
    let mut times = Vec::new();
    for (pairing, tokens) in games {
        let url = format!("{origin}/api/games/{}/moves", pairing.game);
        for ply in 0..PLIES {
            let token = tokens.get(Color::from_white(ply.is_multiple_of(2)));
            let body = json!({"ply": ply, "move": endless_move(pairing.variant, ply)});
            let start = Stopwatch::now();
            let sent = http.post(&url).bearer_auth(token).json(&body).send().await;
            let answer = sent.expect("an answer");
            assert_eq!(answer.status(), 200);
            answer.bytes().await.expect("a receipt");
            times.push(start.elapsed());
        }
    }
    times
}

/// The most memory that a process has had at once.
pub(crate) fn peak_kilobytes(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
}
