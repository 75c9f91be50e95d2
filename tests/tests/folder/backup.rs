//! Backups, taken beside a server that plays and of one that stands, and data folders made of them.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use app::Clock;
use serde_json::Value;
use tests::played::Played;
use tests::server::{Server, binary, prepare};

use super::{copy, served};

const GAMES: u32 = 4;
const PLIES: u16 = 60;

fn posthorn(command: &str, folder: &Path, data: &Path) -> Output {
    let mut posthorn = Command::new(binary());
    posthorn.arg(command).arg(folder).arg("--data").arg(data).output().expect("an answer")
}

fn done(command: &str, folder: &Path, data: &Path) {
    let Output { status, stderr, .. } = posthorn(command, folder, data);
    assert!(status.success(), "{command}: {}", String::from_utf8_lossy(&stderr));
}

fn refused(command: &str, folder: &Path, data: &Path) -> String {
    let Output { status, stderr, .. } = posthorn(command, folder, data);
    assert!(!status.success(), "{command} {}", folder.display());
    String::from_utf8_lossy(&stderr).lines().last().unwrap_or_default().to_owned()
}

fn modes(path: &Path) {
    let kind = fs::metadata(path).expect("a file");
    let expected = if kind.is_dir() { 0o700 } else { 0o600 };
    assert_eq!(kind.permissions().mode() & 0o777, expected, "{}", path.display());
    if kind.is_dir() {
        fs::read_dir(path).expect("a folder").for_each(|it| modes(&it.expect("an entry").path()));
    }
}

/// What was acknowledged when a backup began is in it, whatever goes on meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_has_every_acknowledged_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let games = prepare(&data, GAMES, Clock::System.now()).await.into_iter();
    let server = Server::start(&binary(), &data);
    let mut games: Vec<Played> =
        games.map(|(pairing, tokens)| Played::new(pairing, tokens)).collect();
    fs::create_dir_all(data.join("exports/deep")).expect("a folder");
    fs::write(data.join("exports/deep/file.zip"), "games").expect("a file");
    fs::write(data.join("exports/deep/file.pgn#1"), "half").expect("a file");
    let acknowledged = Arc::new(AtomicUsize::new(0));
    for round in 1..=3 {
        let before = games.clone();
        let plies = PLIES / 3 * round;
        let tasks: Vec<_> = games
            .drain(..)
            .map(|game| tokio::spawn(game.play(server.origin.clone(), plies, acknowledged.clone())))
            .collect();
        let backup = folder.path().join(format!("backup-{round}"));
        let (to, from) = (backup.clone(), data.clone());
        let taken = tokio::task::spawn_blocking(move || done("backup", &to, &from)).await;
        let during = acknowledged.load(Ordering::SeqCst);
        taken.expect("a backup");
        for task in tasks {
            games.push(task.await.expect("moves"));
        }
        println!("backup {round}: {during} of {} moves", acknowledged.load(Ordering::SeqCst));
        modes(&backup);
        assert!(!backup.join("outbox").exists() && !backup.join("posthorn.db-wal").exists());
        assert!(!backup.join("exports/deep/file.pgn#1").exists(), "it was still being written");
        let restored = folder.path().join(format!("restored-{round}"));
        done("restore", &backup, &restored);
        modes(&restored);
        let file = fs::read(restored.join("exports/deep/file.zip")).expect("a file");
        assert_eq!(file, b"games");
        let second = Server::start(&binary(), &restored);
        for game in before {
            let record = game.record(&second.origin).await;
            let kept = record.log.iter().filter_map(|line| line.receipt.as_ref());
            let kept: Vec<&String> = kept.take(game.receipts.len()).collect();
            assert_eq!(kept, game.receipts.iter().collect::<Vec<_>>());
        }
        second.stop();
    }
    // Beside a server that was killed, and one that has ended.
    server.kill();
    done("backup", &folder.path().join("killed"), &data);
    let server = Server::start(&binary(), &data);
    for game in &games {
        game.check(&server.origin).await;
    }
    server.stop();
    done("backup", &folder.path().join("stopped"), &data);
    for name in ["killed", "stopped"] {
        let restored = folder.path().join(format!("restored-{name}"));
        done("restore", &folder.path().join(name), &restored);
        let server = Server::start(&binary(), &restored);
        for game in &games {
            game.check(&server.origin).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_backup_is_not_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, backup) = (folder.path().join("data"), folder.path().join("backup"));
    served(&data).await;
    done("backup", &backup, &data);
    let list = fs::read_to_string(backup.join("manifest.json")).expect("a list");
    let with = |from: &str, to: &str| {
        assert!(list.contains(from), "{list}");
        list.replacen(from, to, 1)
    };
    let version: Value = serde_json::from_str(&list).expect("JSON");
    assert!(version["at"].is_string() && version["version"].is_string());
    let other = "0".repeat(64);
    let database = version["files"][1]["sha256"].as_str().expect("a sum").to_owned();
    for (name, text, told) in [
        ("posthorn.db", None, "posthorn.db: No such file"),
        ("keys.json", None, "keys.json: No such file"),
        ("manifest.json", None, "manifest.json: No such file"),
        ("keys.json", Some("{}".to_owned()), "keys.json is not what was backed up"),
        ("manifest.json", Some("{}".to_owned()), "manifest.json: missing field"),
        ("manifest.json", Some(with("backup-1", "backup-2")), "manifest.json: unknown variant"),
        ("manifest.json", Some(with(&database, &other)), "posthorn.db is not what was"),
        ("manifest.json", Some(with("keys.json", "../keys.json")), "does not list keys.json"),
        ("manifest.json", Some(with("posthorn.db", "posthorn-db")), "does not list posthorn.db"),
        (
            "manifest.json",
            Some(with("\"files\": [", r#""files": [{"path":"../x","bytes":0,"sha256":""},"#)),
            "leads elsewhere",
        ),
    ] {
        let damaged = tempfile::tempdir().expect("a folder");
        copy(&backup, damaged.path());
        match text {
            Some(text) => fs::write(damaged.path().join(name), text).expect("a file"),
            None => fs::remove_file(damaged.path().join(name)).expect("a file"),
        }
        let target = damaged.path().join("target");
        let refusal = refused("restore", damaged.path(), &target);
        assert!(refusal.contains(told), "{told}: {refusal}");
        assert!(!target.exists(), "{told}: nothing was written");
    }
    assert!(refused("restore", &backup, &data).contains("is not empty"));
    let server = Server::start(&binary(), &data);
    assert!(refused("restore", &backup, &data).contains("in use"));
    drop(server);
    assert!(refused("backup", &backup, &data).contains("is not empty"));
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).expect("a folder");
    assert!(
        refused("backup", &folder.path().join("none"), &empty).contains("there is no posthorn.db")
    );
    done("backup", &empty, &data);
    // A damaged database makes no backup, and leaves none.
    let size = fs::metadata(data.join("posthorn.db")).expect("a file").len();
    let file = fs::File::options().write(true).open(data.join("posthorn.db")).expect("a file");
    file.set_len(size / 2).expect("a cut");
    let refusal = refused("backup", &folder.path().join("damaged"), &data);
    assert!(refusal.contains("it is damaged"), "{refusal}");
    let left: Vec<_> = fs::read_dir(folder.path()).expect("a folder").flatten().collect();
    let name = |entry: &fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    assert!(left.iter().all(|entry| !name(entry).contains("damaged")), "nothing is left");
}
