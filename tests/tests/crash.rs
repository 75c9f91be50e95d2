//! A kill -9 of the server in the middle of 1,000 moves: what was acknowledged is there, nothing is
//! half-written, and the games go on.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use app::Clock;
use tests::played::Played;
use tests::server::{Server, binary, prepare};

const GAMES: u32 = 8;
const PLIES: u16 = 125;
/// Moves acknowledged in all before each kill.
const KILLS: [usize; 3] = [250, 500, 750];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_move_is_lost_to_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let prepared = prepare(folder.path(), GAMES, Clock::System.now()).await;
    let games = prepared.into_iter();
    let mut games: Vec<Played> =
        games.map(|(pairing, tokens)| Played::new(pairing, tokens)).collect();
    let acknowledged = Arc::new(AtomicUsize::new(0));
    for kill_at in KILLS.into_iter().map(Some).chain([None]) {
        let server = Server::start(&binary(), folder.path());
        let origin = server.origin.clone();
        for game in &games {
            game.check(&origin).await;
        }
        let tasks: Vec<_> = games
            .into_iter()
            .map(|game| tokio::spawn(game.play(origin.clone(), PLIES, acknowledged.clone())))
            .collect();
        if let Some(kill_at) = kill_at {
            while acknowledged.load(Ordering::SeqCst) < kill_at {
                tokio::task::yield_now().await;
            }
            server.kill();
            games = join(tasks).await;
        } else {
            games = join(tasks).await;
            for game in &games {
                assert_eq!(game.receipts.len(), usize::from(PLIES));
                game.check(&origin).await;
            }
        }
    }
    assert_eq!(acknowledged.load(Ordering::SeqCst), GAMES as usize * usize::from(PLIES));
}

async fn join(tasks: Vec<tokio::task::JoinHandle<Played>>) -> Vec<Played> {
    let mut games = Vec::new();
    for task in tasks {
        games.push(task.await.expect("the game goes on"));
    }
    games
}

/// The database is in the process and nowhere else (ASVS 1.2.2, 14.1.3): whoever found its port could read
/// and write everything.
#[tokio::test]
async fn nothing_listens_but_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&binary(), folder.path());
    let port = server.origin.rsplit_once(':').expect("a port").1;
    // It is asked something first, so that whatever it opens for its database is open.
    let url = format!("{}/api/health", server.origin);
    assert_eq!(reqwest::get(url).await.expect("an answer").status(), 200);
    assert_eq!(listening(server.process()), [port]);
}

/// The ports on which a process listens.
fn listening(process: u32) -> Vec<String> {
    let links = std::fs::read_dir(format!("/proc/{process}/fd")).expect("open files");
    let sockets: Vec<String> = links
        .filter_map(|link| {
            std::fs::read_link(link.ok()?.path()).ok()?.into_os_string().into_string().ok()
        })
        .filter_map(|link| Some(link.strip_prefix("socket:[")?.trim_end_matches(']').to_owned()))
        .collect();
    let mut ports = Vec::new();
    for table in ["tcp", "tcp6", "udp", "udp6"] {
        let lines = std::fs::read_to_string(format!("/proc/net/{table}")).expect("sockets");
        for line in lines.lines().skip(1) {
            let fields: Vec<&str> = line.split_whitespace().collect();
            // The state of a TCP socket that listens; whatever receives by UDP does.
            let listens = table.starts_with("udp") || fields[3] == "0A";
            if listens && sockets.iter().any(|inode| inode == fields[9]) {
                let port = fields[1].rsplit_once(':').expect("a port").1;
                ports.push(u16::from_str_radix(port, 16).expect("a port").to_string());
            }
        }
    }
    ports
}
