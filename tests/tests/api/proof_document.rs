//! Every command of `docs/PROOF.md`, run as it stands there on what a server has signed and published.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use store::EventId;
use tempfile::TempDir;
use tests::server::beside;
use tests::{DAY, TestApp, test_secrets};

use crate::event_sections::{entered, propose};

const DOCUMENT: &str = include_str!("../../../docs/PROOF.md");

/// The address that the document's example asks, in place of a server that is reached by TLS.
const CURL: &str = r#"curl() {
    [ "$1 $2" = "-s https://chess.example/api/games/1/root-proof" ]
    cat "$answer"
}
"#;

/// The commands in order: blocks for a shell, and what stands in the text with its arguments.
fn commands() -> Vec<String> {
    let mut found = Vec::new();
    for (number, part) in DOCUMENT.split("```").enumerate() {
        match part.strip_prefix("sh\n") {
            Some(block) => found.push(block.to_owned()),
            None if number % 2 == 1 => {}
            None => {
                let spans = part.split('`').skip(1).step_by(2);
                let runs = |span: &&str| {
                    let mut words = span.split(' ');
                    let program = words.next().unwrap_or_default();
                    let arguments = words.filter(|word| word.starts_with(['-', '\''])).count();
                    ["posthorn", "printf"].contains(&program) && arguments > 0
                };
                found.extend(spans.filter(runs).map(str::to_owned));
            }
        }
    }
    found
}

/// Files and variables for the commands.
struct Desk {
    folder: TempDir,
    variables: Vec<(&'static str, String)>,
}

impl Desk {
    fn put(&self, name: &str, text: &str) {
        std::fs::write(self.folder.path().join(name), text).expect("a file");
    }

    fn set(&mut self, name: &'static str, value: &Value) {
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        self.variables.push((name, text));
    }

    /// A variable as it was set last.
    fn value(&self, name: &str) -> String {
        let found = self.variables.iter().rev().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.clone()).expect("a variable")
    }

    /// What a command prints; whether it succeeds.
    fn run(&self, command: &str) -> (String, bool) {
        let path = std::env::var("PATH").expect("a path");
        let path = format!("{}:{path}", beside().display());
        let ended = Command::new("sh")
            .args(["-euc", &format!("{CURL}{command}")])
            .current_dir(self.folder.path())
            .env("PATH", path)
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .output()
            .expect("a shell");
        let said = [ended.stdout, ended.stderr].concat();
        (String::from_utf8(said).expect("UTF-8"), ended.status.success())
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// Two games of which the first is over, and the root of the next day.
async fn with_games() -> Desk {
    let app = TestApp::new().await;
    app.app.store.next_numbers("game", 2).await.expect("numbers");
    let [pairing, other] = [app.pairing(1).await, app.pairing(2).await];
    app.run_all_schedules().await;
    app.play_all(&pairing, "e4 e5").await;
    app.play_all(&other, "d4").await;
    let white = app.person(pairing.players.white);
    let early = white.record(pairing.game).await.expect(200).text;
    white.resign(pairing.game).await.expect(200);
    app.wait(DAY);
    app.run_all_schedules().await;
    let record = white.record(pairing.game).await.expect(200);
    let keys = app.request(axum::http::Method::GET, "/.well-known/jwks.json", &[], "").await;
    let proof = white.get(&format!("/api/games/{}/root-proof", pairing.game)).await.expect(200);
    let mut desk = Desk { folder: TempDir::new().expect("a folder"), variables: Vec::new() };
    let (log, root) = (&record.json["log"], &proof.json["root"]);
    let files = [
        ("GAME.json", &*record.text),
        ("MINE.json", &*record.text),
        ("YOURS.json", &*early),
        ("KEPT", text(&log[2]["receipt"])),
        ("JWKS.json", &*keys.text),
        ("ROOT-FROM-ELSEWHERE.json", &*root.to_string()),
        ("answer", &*proof.text),
    ];
    for (name, text) in files {
        desk.put(name, text);
    }
    for (name, value) in [
        ("before", &log[0]["hash"]),
        ("receipt", &log[1]["receipt"]),
        ("x", &keys.json["keys"][0]["x"]),
        ("host", &json!("chess.example")),
        ("game", &json!(pairing.game)),
        ("answer", &json!("answer")),
        ("leaf", &proof.json["leaf"]),
        ("right", &proof.json["path"][0]),
        ("root_line", &root["line"]),
        ("first_hash", &log[1]["hash"]),
        ("root", &root["root"]),
        ("root_hash", &root["hash"]),
    ] {
        desk.set(name, value);
    }
    desk
}

/// An event whose lots were drawn with a public value.
async fn with_lots(desk: &mut Desk) {
    let app = TestApp::new().await;
    let event = entered(&app, 4, "friendly", |a| a["section_size"] = json!(4)).await;
    propose(&app, event, json!({ "version": 0, "beacon": "a beacon" })).await.expect(200);
    let path = format!("/api/events/{event}");
    let seen = app.organiser().get(&path).await.expect(200).json;
    let body =
        json!({ "version": seen["version"], "proposal_version": 1, "beacon_value": "4bb6d8ef" });
    let published = app.organiser().post(&format!("{path}/publish"), &body).await.expect(200).json;
    let section = &published["sections"][0];
    let number = EventId(u32::try_from(event).expect("a number"));
    let players = app
        .app
        .store
        .proposal(number)
        .await
        .expect("a proposal")
        .proposal
        .sections
        .remove(0)
        .players;
    let lines: Vec<String> = players.iter().map(|player| format!("{player}\n")).collect();
    desk.put("PLAYERS", &lines.concat());
    let table = app.organiser().get(&format!("/api/sections/{}", section["id"])).await.expect(200);
    let first = table.json["players"].as_array().expect("players").iter();
    let first = first.min_by_key(|row| row["start_number"].as_u64()).expect("a player");
    for (name, value) in [
        ("seed", &published["publication"]["seed"]),
        ("section", &section["name"]),
        ("secret", &published["lots"]["secret"]),
        ("commitment", &published["lots"]["commitment"]),
        ("value", &published["lots"]["value"]),
        ("player", &first["player"]["id"]),
    ] {
        desk.set(name, value);
    }
}

/// A data folder with keys, for the command that makes new ones.
fn with_keys(folder: &Path) {
    let secrets = test_secrets();
    let keys = json!({
        "session": secrets.session, "postmark": secrets.postmark, "refresh": secrets.refresh
    });
    std::fs::create_dir(folder).expect("a folder");
    std::fs::write(folder.join("keys.json"), keys.to_string()).expect("a file");
}

#[tokio::test]
async fn every_command_does_what_it_says() {
    let mut desk = with_games().await;
    with_lots(&mut desk).await;
    with_keys(&desk.folder.path().join("DIR"));
    let leaf = desk.run(r#"printf '\000%s' "$leaf" | sha256sum"#).0[..64].to_owned();
    desk.variables.push(("left", leaf.clone()));
    let value = |name: &str| desk.value(name);
    let colour = rules::hex(&app::sha256(format!("{}/colour", value("secret")).as_bytes()));
    let verified = "game 1: verified, signed up to entry 3 of 3, ended 0-1 by resignation";
    // Of each command what it prints, in order.
    let expected: [Vec<String>; 11] = [
        vec![value("first_hash")],
        vec!["Signature Verified Successfully".to_owned()],
        vec![verified.to_owned()],
        vec![verified.to_owned()],
        vec![verified.to_owned(), "game 1: verified, signed up to entry 2 of 2".to_owned()],
        vec![verified.to_owned(), "in the root of 2026-01-02 with 3 entries, 0-1".to_owned()],
        vec![leaf, value("root")],
        vec!["6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d".to_owned()],
        vec![value("root_hash")],
        vec![String::new()],
        vec![value("player"), value("commitment"), value("seed"), colour],
    ];
    let commands = commands();
    assert_eq!(commands.len(), expected.len(), "{commands:#?}");
    for (command, expected) in commands.iter().zip(expected) {
        let (said, well) = desk.run(command);
        assert!(well, "{command}\n{said}");
        let mut rest = said.as_str();
        for told in expected {
            let place = rest.find(&told);
            let place = place.unwrap_or_else(|| panic!("{told} is not in\n{said}\nof\n{command}"));
            rest = &rest[place + told.len()..];
        }
    }
    // The smallest ticket is the first that is drawn.
    let lots = desk.run(&commands[10]).0;
    let ticket = lots.lines().rev().find(|line| line.ends_with("  -")).expect("a ticket");
    assert!(lots.lines().next().is_some_and(|first| first.ends_with(&ticket[..64])), "{lots}");
    // What was changed is told.
    let forged = std::fs::read_to_string(desk.folder.path().join("GAME.json")).expect("a record");
    desk.put("GAME.json", &forged.replace("e7e5", "e7e6"));
    for number in [2, 3, 5] {
        assert!(!desk.run(&commands[number]).1, "{}", commands[number]);
    }
    let other = desk.value("receipt").replacen(".ey", ".ez", 1);
    desk.variables.push(("receipt", other));
    assert!(!desk.run(&commands[1]).1);
}
