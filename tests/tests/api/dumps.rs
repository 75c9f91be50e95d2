//! All finished games as files: which games are in them, that they are what their checksums say, and that a month
//! makes them afresh.

use std::io::Read;

use app::sha256;
use flate2::read::GzDecoder;
use rules::hex;
use serde_json::{Value, json};
use tests::{DAY, TestApp};

use crate::archive::{build, look, scene};

const PATH: &str = "/api/archive/dumps";

async fn dump(app: &TestApp) -> Value {
    look(app, PATH).await.expect(200).json
}

/// The games of a file, once it is what its checksum says.
async fn games_of(app: &TestApp, file: &Value) -> Vec<String> {
    let name = file["name"].as_str().expect("a name");
    let answer = look(app, &format!("{PATH}/{name}")).await.expect(200);
    assert_eq!(answer.header("content-type"), "application/gzip");
    assert_eq!(file["bytes"], answer.bytes.len());
    assert_eq!(file["sha256"], json!(hex(&sha256(&answer.bytes))));
    let mut pgn = String::new();
    GzDecoder::new(&*answer.bytes).read_to_string(&mut pgn).expect("gzip of UTF-8");
    let games: Vec<String> = pgn.split("\n\n[").map(str::to_owned).collect();
    assert_eq!(file["games"], games.len());
    games
}

#[tokio::test]
async fn a_month_makes_the_files_of_all_games_that_are_over() {
    let scene = scene().await;
    let app = &scene.app;
    let none = json!({ "until": null, "made_at": null, "files": [] });
    assert_eq!(dump(app).await, none);
    let checksums = format!("{PATH}/SHA256SUMS");
    assert_eq!(look(app, &checksums).await.verdict(), "404 unknown_dump");
    build(app).await;
    let first = dump(app).await;
    // They ended in this month.
    assert_eq!((&first["until"], &first["files"]), (&json!("2026-04-01T00:00:00Z"), &json!([])));

    app.wait(30 * DAY);
    build(app).await;
    let second = dump(app).await;
    assert_eq!(second["until"], "2026-05-01T00:00:00Z");
    let [file] = &second["files"].as_array().expect("files")[..] else { panic!("{second}") };
    assert_eq!(file["name"], "posthorn-2026-2.pgn.gz");
    let games = games_of(app, file).await;
    assert_eq!(games.len(), 3);
    assert!(games.iter().all(|game| !game.contains("[Result \"*\"]")), "{games:?}");
    assert!(
        games.iter().any(|game| game.contains("1.d4 ") && game.contains("[ECO \"D35\"]")),
        "{games:?}"
    );
    let told = look(app, &checksums).await.expect(200).text;
    let sum = file["sha256"].as_str().expect("a sum");
    assert_eq!(told, format!("{sum}  posthorn-2026-2.pgn.gz\n"));

    // Once a month.
    app.wait(DAY);
    scene.finish(1).await;
    build(app).await;
    assert_eq!(dump(app).await, second);
    app.wait(31 * DAY);
    build(app).await;
    let third = dump(app).await;
    assert_eq!(third["until"], "2026-06-01T00:00:00Z");
    assert_eq!(games_of(app, &third["files"][0]).await.len(), 4);
    assert_eq!(app.app.files.folders("archive/dumps").await.expect("folders").len(), 1);
    for name in ["posthorn-2026-1.pgn.gz", "current.json", "..%2Fcurrent.json", "%2Fetc%2Fpasswd"] {
        let refused = look(app, &format!("{PATH}/{name}")).await;
        assert_eq!(refused.verdict(), "404 unknown_dump", "{name}");
    }
}

/// What a run that died has written whole is not written again.
#[tokio::test]
async fn a_run_that_died_is_taken_up() {
    let scene = scene().await;
    let app = &scene.app;
    app.wait(30 * DAY);
    let whole =
        json!({ "name": "posthorn-2026-2.pgn.gz", "games": 77, "bytes": 1, "sha256": "00" });
    let until = 1_777_593_600;
    let path = format!("archive/dumps/{until}/posthorn-2026-2.pgn.gz.json");
    app.app.files.put(&path, whole.to_string().into_bytes()).await.expect("a file");
    build(app).await;
    assert_eq!(dump(app).await["files"], json!([whole]));
}
