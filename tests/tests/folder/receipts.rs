//! A restore goes back in time; what players have kept brings the games forward again, to the letter.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use app::{Clock, Keys, system_random};
use games::record::Record;
use posthorn::embedded::Embedded;
use posthorn::secrets;
use proof::Head;
use serde_json::{Value, json};
use tests::played::Played;
use tests::server::{Server, binary, endless_move, prepare};

use super::copy;

/// Half-moves when the backup was made, and later.
const BEFORE: u16 = 10;
const AFTER: u16 = 14;
/// The games, in the order in which they are prepared.
const RECORD: usize = 0;
const RECEIPTS: usize = 1;
const GAP: usize = 2;
const ANSWERED: usize = 3;
const TAKEN_BACK: usize = 4;
const OTHER: usize = 5;
const SAME: usize = 6;

async fn posted(server: &Server, game: &Played, ply: u16, path: &str, body: &Value) -> Value {
    let url = format!("{}/api/games/{}/{path}", server.origin, game.pairing.game);
    let http = reqwest::Client::new();
    let lines = path == "conditional-moves";
    let request = if lines { http.put(url) } else { http.post(url) };
    let token = game.tokens.get(rules::Color::from_white(ply.is_multiple_of(2)));
    let answer = request.bearer_auth(token).json(body).send().await.expect("an answer");
    assert!(answer.status().is_success(), "{path}: {}", answer.text().await.expect("a text"));
    answer.json().await.expect("JSON")
}

fn text_of<'a>(answer: &'a Value, name: &str) -> &'a str {
    answer[name].as_str().unwrap_or_else(|| panic!("{name} in {answer}"))
}

async fn moved(server: &Server, game: &Played, ply: u16) -> String {
    let body = json!({"ply": ply, "move": endless_move(game.pairing.variant, ply)});
    let sent = posted(server, game, ply, "moves", &body).await;
    text_of(&sent, "receipt").to_owned()
}

async fn played(server: &Server, game: Played, plies: u16) -> Played {
    game.play(server.origin.clone(), plies, Arc::new(AtomicUsize::new(0))).await
}

fn command(data: &Path, files: &[&Path], more: &[&str]) -> Command {
    let mut command = Command::new(binary());
    command.arg("restore-receipts").args(files).arg("--data").arg(data).args(more);
    command
}

fn restore(data: &Path, files: &[&Path], more: &[&str]) -> (Option<i32>, String) {
    ended(&mut command(data, files, more))
}

fn ended(command: &mut Command) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = command.output().expect("an answer");
    let said = [stdout, stderr].concat();
    (status.code(), String::from_utf8_lossy(&said).into_owned())
}

/// What happened after the backup, as the record tells it, and what of it was kept in files.
async fn go_on(server: &Server, games: &mut [Played], kept: &Path) -> Vec<Record> {
    for number in [RECORD, RECEIPTS, GAP] {
        games[number] = played(server, games[number].clone(), AFTER).await;
    }
    let offer = json!({"ply": AFTER, "move": endless_move(games[RECORD].pairing.variant, AFTER),
        "offer_draw": true});
    posted(server, &games[RECORD], AFTER, "moves", &offer).await;
    posted(server, &games[RECORD], AFTER + 1, "draw/accept", &json!({})).await;
    let claim = json!({"ply": AFTER, "claim": "fifty_moves"});
    let claimed = posted(server, &games[RECEIPTS], AFTER, "claims", &claim).await;
    let resigned = posted(server, &games[RECEIPTS], AFTER + 1, "resign", &json!({})).await;
    let mut lines = games[RECEIPTS].receipts.clone();
    lines.extend([&claimed, &resigned].map(|answer| text_of(answer, "head").to_owned()));
    fs::write(kept.join("receipts"), lines.join("\n")).expect("a file");
    let whites: Vec<String> = games[GAP].receipts.iter().step_by(2).cloned().collect();
    fs::write(kept.join("gap"), whites.join("\n\n")).expect("a file");
    for ply in [BEFORE, BEFORE + 2] {
        moved(server, &games[ANSWERED], ply).await;
    }
    let nothing = json!({"ply": BEFORE, "lines": []});
    posted(server, &games[TAKEN_BACK], BEFORE + 1, "conditional-moves", &nothing).await;
    let receipt = moved(server, &games[TAKEN_BACK], BEFORE).await;
    fs::write(kept.join("taken-back"), receipt).expect("a file");
    let mut records = Vec::new();
    for game in games.iter() {
        records.push(game.record(&server.origin).await);
    }
    fs::write(kept.join("record.json"), serde_json::to_vec(&records[RECORD]).expect("JSON"))
        .expect("a file");
    let all = records[ANSWERED].log.iter().filter_map(|line| line.receipt.clone());
    let all: Vec<String> = all.collect();
    fs::write(kept.join("answered"), all.join("\n")).expect("a file");
    fs::write(kept.join("same"), games[SAME].receipts.join("\n")).expect("a file");
    records
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_come_forward_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, old, kept] = ["data", "old", "kept"].map(|name| folder.path().join(name));
    fs::create_dir(&kept).expect("a folder");
    let prepared = prepare(&data, 7, Clock::System.now()).await.into_iter();
    let mut games: Vec<Played> =
        prepared.map(|(pairing, tokens)| Played::new(pairing, tokens)).collect();
    let server = Server::start(&binary(), &data);
    for game in &mut games {
        *game = played(&server, game.clone(), BEFORE).await;
    }
    // Black's answers, on the board of chess and of Chess960 alike.
    for number in [ANSWERED, TAKEN_BACK] {
        let [to, reply, next] =
            [0, 1, 2].map(|ply| endless_move(games[number].pairing.variant, BEFORE + ply));
        // Lines do not go round in a circle.
        let then = json!([{"when": next, "reply": "b8c6", "then": []}]);
        let lines = json!({"ply": BEFORE, "lines": [{"when": to, "reply": reply, "then": then}]});
        posted(&server, &games[number], BEFORE + 1, "conditional-moves", &lines).await;
    }
    server.stop();
    copy(&data, &old);
    let server = Server::start(&binary(), &data);
    let records = go_on(&server, &mut games, &kept).await;
    server.stop();
    // In the meantime the restored server has gone another way in one game.
    let server = Server::start(&binary(), &old);
    assert_eq!(restore(&old, &[&kept], &[]).0, Some(2), "the server runs");
    let other = json!({"ply": BEFORE, "move": "a3a4"});
    posted(&server, &games[OTHER], BEFORE, "moves", &other).await;
    server.stop();
    let doubtful = kept.join("doubtful");
    fs::write(&doubtful, format!("{}\nrubbish\n", forged())).expect("a file");
    let (code, said) = restore(&old, &[&kept], &[]);
    println!("{said}");
    assert_eq!(code, Some(1), "not everything could be played in");
    check_told(&said, &games);
    fs::remove_file(&doubtful).expect("a file");
    fs::remove_file(kept.join("gap")).expect("a file");
    let (code, again) = restore(&old, &[&kept], &[]);
    assert_eq!(code, Some(0), "{again}");
    assert!(!again.contains(" played in, 0") && again.matches("nothing played in").count() == 5);
    let server = Server::start(&binary(), &old);
    for number in [RECORD, RECEIPTS, ANSWERED, TAKEN_BACK, SAME] {
        let now = games[number].record(&server.origin).await;
        let same = serde_json::to_value(&now).expect("JSON");
        assert_eq!(same, serde_json::to_value(&records[number]).expect("JSON"), "game {number}");
    }
    // Nothing waits that was used up, and the games go on.
    moved(&server, &games[TAKEN_BACK], BEFORE + 1).await;
    moved(&server, &games[ANSWERED], AFTER).await;
    assert_eq!(games[ANSWERED].record(&server.origin).await.log.len(), usize::from(AFTER) + 2);
    server.stop();
    two_histories(&old, &games[OTHER], &data).await;
}

/// A head that another server has signed.
fn forged() -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let keys = secrets::load_or_make(folder.path(), system_random).expect("keys");
    let head = Head {
        game: 1,
        entries: 11,
        hash: "0".repeat(64),
        at: String::new(),
        outcome: None,
        reason: None,
    };
    let keys = Keys::new(&keys).expect("keys");
    head.sign(keys.postmark().expect("a key")).expect("a head")
}

/// What was done is told game by game, and what was not.
fn check_told(said: &str, games: &[Played]) {
    let id = |number: usize| games[number].pairing.game;
    for told in [
        format!("game {}: entries 11 to 16 played in, 10 known", id(RECORD)),
        format!("game {}: entries 11 to 16 played in, 10 known", id(RECEIPTS)),
        format!("game {}: entry 11 played in, 5 known", id(GAP)),
        format!("game {}: entry 12 was not given", id(GAP)),
        format!("game {}: entries 11 to 14 played in, 10 known", id(ANSWERED)),
        format!("game {}: entry 11 played in, 0 known", id(TAKEN_BACK)),
        format!("game {}: conditional moves of black are dropped", id(TAKEN_BACK)),
        format!("game {}: nothing played in, 10 known", id(SAME)),
        "doubtful, line 1: signed with the key".to_owned(),
        "doubtful, line 2: not a receipt".to_owned(),
    ] {
        assert!(said.contains(&told), "{told}");
    }
}

/// The game that went another way is told, and left as it is; also of a table at another address.
async fn two_histories(old: &Path, game: &Played, data: &Path) {
    let server = Server::start(&binary(), data);
    let receipt = moved(&server, game, BEFORE).await;
    server.stop();
    let file = old.join("receipt");
    fs::write(&file, receipt).expect("a file");
    let (code, said) = restore(old, &[&file], &[]);
    assert_eq!(code, Some(1));
    assert!(said.contains("a3a4”, what was signed is another"), "{said}");
    let database = Embedded::open(old).expect("the folder");
    let at = tests::listen(&database);
    let keys = secrets::load_or_make(old, system_random).expect("keys");
    let jwks = Keys::new(&keys).expect("keys").jwks();
    let published = old.join("jwks.json");
    fs::write(&published, serde_json::to_vec(&jwks).expect("JSON")).expect("a file");
    let keys = ["--keys", published.to_str().expect("a path")];
    for place in [&["--endpoint-url", &at] as &[&str], &["--aws"]] {
        let more: Vec<String> = place.iter().chain(&keys).map(ToString::to_string).collect();
        let (from, name, at) = (file.clone(), old.to_owned(), at.clone());
        let run = tokio::task::spawn_blocking(move || {
            let more: Vec<&str> = more.iter().map(String::as_str).collect();
            ended(command(&name, &[&from], &more).envs(tests::aws_at(&at)))
        });
        assert_eq!(run.await.expect("an answer"), (Some(1), said.clone()), "{place:?}");
    }
}
