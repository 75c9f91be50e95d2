//! `posthorn office`: the first administrator is named by whoever runs the server.

use std::path::Path;
use std::process::{Command, Output};

use app::Clock;
use tests::server::{Server, binary, prepare};

fn office(data: &Path, arguments: &[&str]) -> (bool, String) {
    let mut posthorn = Command::new(binary());
    posthorn.arg("office").args(arguments).arg("--data").arg(data);
    let Output { status, stdout, stderr } = posthorn.output().expect("an answer");
    let told = if status.success() { stdout } else { stderr };
    let told = String::from_utf8_lossy(&told).lines().last().unwrap_or_default().to_owned();
    (status.success(), told)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_administrator_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let empty = office(&data, &["give", "1", "administrator"]);
    assert!(!empty.0 && empty.1.contains("holds no posthorn.db"), "{}", empty.1);
    let games = prepare(&data, 1, Clock::System.now()).await;
    let player = games[0].0.players.white.to_string();
    let is = format!("{player} is administrator");
    assert_eq!(office(&data, &["give", &player, "administrator"]), (true, is.clone()));
    assert_eq!(office(&data, &["give", &player, "administrator"]), (true, is), "again");
    let last = office(&data, &["take", &player, "administrator"]);
    assert!(!last.0 && last.1.contains("the last administrator"), "{}", last.1);
    let unknown = office(&data, &["give", "999999", "director"]);
    assert!(!unknown.0 && unknown.1.contains("no such player"), "{}", unknown.1);
    let wrong = office(&data, &["give", &player, "treasurer"]);
    assert!(!wrong.0, "{}", wrong.1);
    // Beside a server that runs, nothing is done.
    let server = Server::start(&binary(), &data);
    let running = office(&data, &["give", &player, "director"]);
    assert!(!running.0 && running.1.contains("in use"), "{}", running.1);
    drop(server);
}
