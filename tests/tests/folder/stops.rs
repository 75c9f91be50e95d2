//! How a server ended: what is normal is silent, and what may have lost moves is said.

use std::fs;
use std::path::Path;

use app::{Clock, Keys, system_random};
use posthorn::secrets;
use rusqlite::Connection;
use serde_json::{Value, json};
use std::process::Command;
use tests::server::{Server, binary, endless_move, prepare};

use super::{copy, served};

const GONE: &str = "posthorn.db-wal beside it is gone";

fn warned(data: &Path) -> bool {
    let (started, said) = Server::tried(&binary(), data, &[]);
    assert!(started, "{said}");
    said.contains(GONE)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_log_is_told_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let games = prepare(&data, 1, Clock::System.now()).await;
    let server = Server::start(&binary(), &data);
    let (pairing, tokens) = &games[0];
    let url = format!("{}/api/games/{}/moves", server.origin, pairing.game);
    let body = json!({"ply": 0, "move": endless_move(pairing.variant, 0)});
    let sent = reqwest::Client::new().post(url).bearer_auth(&tokens.white).json(&body);
    assert_eq!(sent.send().await.expect("an answer").status(), 200);
    let alone = folder.path().join("alone");
    fs::create_dir(&alone).expect("a folder");
    let beside = folder.path().join("beside");
    copy(&data, &beside);
    for name in ["posthorn.db", "keys.json"] {
        fs::copy(data.join(name), alone.join(name)).expect("a copy");
    }
    server.kill();
    assert!(warned(&alone), "the database was copied while it was served, without its log");
    assert!(!warned(&beside), "the log was copied, too");
    assert!(!warned(&data), "a kill loses nothing");
    assert!(!warned(&data), "nor does the next one");
    for name in ["posthorn.db-wal", "posthorn.db-shm"] {
        fs::remove_file(data.join(name)).expect("a file");
    }
    assert!(warned(&data));
    Server::start(&binary(), &data).stop();
    let files = fs::read_dir(&data).expect("a folder").map(|it| it.expect("an entry").file_name());
    assert!(files.into_iter().all(|name| name != "posthorn.db-wal"), "it was closed");
    assert!(!warned(&data), "whoever ends by itself has its log in the file");
}

/// The table knows its keys from its first start with them; one from before takes those that it finds.
#[tokio::test(flavor = "multi_thread")]
async fn the_table_knows_its_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path();
    served(data).await;
    let old = fs::read(data.join("keys.json")).expect("keys");
    let published = |data: &Path| {
        let secrets = secrets::load_or_make(data, system_random).expect("keys");
        Keys::new(&secrets).expect("keys").jwks()
    };
    let first = published(data);
    let posthorn = |arguments: &[&str]| {
        Command::new(binary()).args(arguments).arg("--data").arg(data).output().expect("an answer")
    };
    assert!(posthorn(&["keys", "rotate"]).status.success());
    Server::start(&binary(), data).stop();
    let second = published(data);
    assert_eq!(second.keys[1..], first.keys);
    fs::write(data.join("keys.json"), &old).expect("a file");
    let refusal = Server::refusal(&binary(), data, &[]);
    assert!(refusal.contains(&second.keys[0].kid), "keys from before the rotation: {refusal}");
    assert!(!posthorn(&["keys", "replace"]).status.success(), "there are keys");
    fs::remove_file(data.join("keys.json")).expect("a file");
    assert!(posthorn(&["keys", "replace"]).status.success());
    let third = published(data);
    assert_eq!(third.keys[1..], second.keys, "what was signed before can still be verified");
    let server = Server::start(&binary(), data);
    let jwks = reqwest::get(format!("{}/.well-known/jwks.json", server.origin)).await;
    let jwks: Value = jwks.expect("an answer").json().await.expect("keys");
    assert_eq!(jwks, serde_json::to_value(&third).expect("JSON"));
    server.stop();
    // A table from before it knew its keys.
    let database = Connection::open(data.join("posthorn.db")).expect("a database");
    let gone = database.execute("DELETE FROM posthorn WHERE pk = 'S:KEYS'", []);
    assert_eq!(gone.expect("a table"), 1);
    drop(database);
    fs::write(data.join("keys.json"), &old).expect("a file");
    Server::start(&binary(), data).stop();
    fs::remove_file(data.join("keys.json")).expect("a file");
    let other = tempfile::tempdir().expect("a folder");
    secrets::load_or_make(other.path(), system_random).expect("keys");
    fs::copy(other.path().join("keys.json"), data.join("keys.json")).expect("a copy");
    let refusal = Server::refusal(&binary(), data, &[]);
    assert!(refusal.contains(&first.keys[0].kid), "{refusal}");
}
