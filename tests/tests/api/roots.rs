//! The daily roots: every game's head is in one, each names the one before, and whoever holds a record
//! can tell when a log has gone back.

use ::games::record::Record;
use axum::http::Method;
use posthorn::demo::Pairing;
use posthorn::verify::{self, RootFile, check_roots};
use proof::{Jwks, RootStatement, read_root};
use rules::{Day, GameId};
use serde_json::{Value, json};
use tests::{DAY, START, TestApp};

use crate::receipts::{published, record};

const HOUR: i64 = 3_600;

/// Two games and the root of the next day; the schedule has begun to make roots the day before.
async fn with_root() -> (TestApp, [Pairing; 2], Value) {
    let app = TestApp::new().await;
    app.app.store.next_numbers("game", 2_500).await.expect("numbers");
    let pairings = [app.pairing(1).await, app.pairing(2_100).await];
    app.run_all_schedules().await;
    app.play_all(&pairings[0], "e4 e5").await;
    app.play_all(&pairings[1], "d4").await;
    app.wait(DAY);
    app.run_all_schedules().await;
    let root = root_of(&app, START + DAY).await;
    (app, pairings, root)
}

async fn get(app: &TestApp, path: &str) -> Value {
    app.request(Method::GET, path, &[], "").await.expect(200).json
}

async fn root_of(app: &TestApp, at: rules::Instant) -> Value {
    get(app, &format!("/api/roots/{}", Day::of(at))).await
}

async fn proof(app: &TestApp, pairing: &Pairing, day: &str) -> Value {
    let path = format!("/api/games/{}/root-proof{day}", pairing.game);
    app.person(pairing.players.white).get(&path).await.expect(200).json
}

/// What `verify --root` says.
fn told(records: &[Value], files: &[&Value], keys: &Jwks) -> Vec<(String, bool)> {
    let read = |record: &Value| serde_json::from_value::<Record>(record.clone()).expect("a record");
    let records: Vec<Record> = records.iter().map(read).collect();
    let file = |file: &&Value| serde_json::from_value::<RootFile>((*file).clone()).expect("a file");
    check_roots(&records, &files.iter().map(file).collect::<Vec<_>>(), keys)
}

#[tokio::test]
async fn a_game_is_proved_to_be_in_the_root() {
    let (app, pairings, root) = with_root().await;
    let keys = published(&app).await;
    assert_eq!((&root["games"], &root["before"]), (&json!(2_500), &Value::Null));
    let signed = read_root(root["signature"].as_str().expect("signed"), &keys).expect("a root");
    assert_eq!(json!(signed.hash()), root["hash"]);
    for (pairing, entries) in pairings.iter().zip([2, 1]) {
        let proof = proof(&app, pairing, "").await;
        assert_eq!((&proof["head"]["entries"], &proof["root"]), (&json!(entries), &root));
        let record = record(&app, pairing.game).await;
        let told = told(std::slice::from_ref(&record), &[&proof, &root], &keys);
        let game = pairing.game;
        let day = Day::of(START + DAY);
        let expected =
            format!("game {game}: in the root of {day} with {entries} entries, not over");
        assert_eq!(told, [(expected, true)]);
        // Nothing of the proof can be exchanged.
        for (pointer, other) in [
            ("/head/entries", json!(9)),
            ("/head/hash", json!("0".repeat(64))),
            ("/head/game", json!(7)),
            ("/head/outcome", json!("1-0")),
            ("/blind", json!("0".repeat(64))),
            ("/path/0", json!("0".repeat(64))),
            ("/path/1", json!("x")),
            ("/root/root", json!("0".repeat(64))),
            ("/root/games", json!(9)),
            ("/root/hash", json!("0".repeat(64))),
        ] {
            let mut forged = proof.clone();
            *forged.pointer_mut(pointer).expect(pointer) = other;
            let told = self::told(std::slice::from_ref(&record), &[&forged], &keys);
            assert!(told.iter().any(|(_, fits)| !fits), "{pointer}: {told:?}");
        }
    }
    // Of games that never were, and of days that were not, there is none.
    let white = app.person(pairings[0].players.white);
    let no_day = white.get("/api/games/1/root-proof?day=2025-01-01").await;
    assert_eq!(no_day.verdict(), "404 unknown_root");
    let spelt = white.get("/api/games/1/root-proof?day=2026-1-2").await;
    assert_eq!(spelt.verdict(), "404 unknown_root");
    let late = app.pairing(2_400).await;
    let path = format!("/api/games/{}/root-proof", late.game);
    assert_eq!(app.person(late.players.white).get(&path).await.verdict(), "404 unknown_root");
    // A running game is for its players.
    let path = format!("/api/games/{}/root-proof", pairings[0].game);
    assert_eq!(app.request(Method::GET, &path, &[], "").await.status, 401);
    assert_eq!(app.person(late.players.white).get(&path).await.status, 403);
}

#[tokio::test]
async fn roots_are_a_chain() {
    let (app, pairings, first) = with_root().await;
    let keys = published(&app).await;
    app.play_all(&pairings[0], "Nf3").await;
    app.wait(DAY + HOUR);
    app.run_all_schedules().await;
    // Twice in a day changes nothing.
    app.run_all_schedules().await;
    let second = root_of(&app, START + 2 * DAY).await;
    assert_eq!(second["before"], first["hash"]);
    assert_ne!(second["root"], first["root"]);
    let page = get(&app, "/api/roots?limit=1").await;
    assert_eq!(page["roots"], json!([second]));
    let path = format!("/api/roots?limit=1&after={}", page["next"].as_str().expect("a page more"));
    assert_eq!(get(&app, &path).await, json!({ "roots": [first], "next": null }));
    let feed = app.request(Method::GET, "/api/roots.atom", &[], "").await.expect(200).text;
    for root in [&first, &second] {
        assert!(feed.contains(root["line"].as_str().expect("a line")), "{feed}");
    }
    // The day before is still proved, by the game as it is now.
    let day = format!("?day={}", Day::of(START + DAY));
    let old = proof(&app, &pairings[0], &day).await;
    assert_eq!((&old["head"]["entries"], &old["root"]), (&json!(2), &first));
    let new = proof(&app, &pairings[0], "").await;
    assert_eq!(new["head"]["entries"], 3);
    let record = record(&app, pairings[0].game).await;
    let fits = told(std::slice::from_ref(&record), &[&old, &new], &keys);
    assert!(fits.iter().all(|(_, fits)| *fits) && fits.len() == 2, "{fits:?}");
    // Blinded again: that a game has not moved cannot be told from its leaf.
    let (still_old, still_new) =
        (proof(&app, &pairings[1], &day).await, proof(&app, &pairings[1], "").await);
    assert_eq!(still_old["head"], still_new["head"]);
    assert_ne!(still_old["blind"], still_new["blind"]);
    // Leaves go after five weeks; roots stay.
    app.wait(36 * DAY);
    app.run_all_schedules().await;
    let gone = app.person(pairings[0].players.white);
    let gone = gone.get(&format!("/api/games/1/root-proof{day}")).await;
    assert_eq!(gone.verdict(), "404 unknown_root");
    assert_eq!(root_of(&app, START + DAY).await, first);
}

/// A server that was put back, or has cut a log, is told by a proof that somebody has kept; and asked
/// itself for the proof, it has none to give.
#[tokio::test]
async fn a_log_that_went_back_is_told() {
    let (app, pairings, _) = with_root().await;
    let keys = published(&app).await;
    let kept = proof(&app, &pairings[0], "").await;
    let whole = record(&app, pairings[0].game).await;
    // The same server with the game as it was before Black's move, and another move since.
    let other = TestApp::new().await;
    let pairing = other.pairing(1).await;
    other.play_all(&pairing, "e4").await;
    let back = record(&other, GameId(1)).await;
    let told_back = told(&[back], &[&kept], &keys);
    assert!(
        told_back[0].0.contains("had 2 entries on that day, the record ends before"),
        "{told_back:?}"
    );
    other.play_all(&pairing, "c5 Nf3").await;
    let changed = record(&other, GameId(1)).await;
    let told_changed = told(std::slice::from_ref(&changed), &[&kept], &keys);
    assert!(told_changed[0].0.contains("had another log on that day"), "{told_changed:?}");
    assert!(told_back.iter().chain(&told_changed).all(|(_, fits)| !fits));
    assert!(told(&[whole], &[&kept], &keys)[0].1);
    let (_, game) = other.app.load_game(GameId(1)).await.expect("a game");
    let none = app.app.root_proof(GameId(1), &game, Day::of(START + DAY)).await;
    assert_eq!(none.expect_err("the log has changed").code(), "log_changed");
    // A root without a proof says nothing of a game, and two of one day say everything.
    let root = kept["root"].clone();
    assert!(!told(&[changed], &[&root], &keys)[0].1);
    let (day, before) = (root["day"].as_str().expect("a day").to_owned(), None);
    let second = RootStatement { day, games: 3, root: "0".repeat(64), before };
    let signature = second.sign(app.app.keys.postmark().expect("a key")).expect("signed");
    let second = json!({
        "day": second.day, "games": 3, "root": second.root, "before": null,
        "line": second.line(), "hash": second.hash(), "signature": signature
    });
    let told = told(&[], &[&root, &second], &keys);
    assert!(told[0].0.contains("signed two roots") && !told[0].1, "{told:?}");
}

/// A run that dies between any two writes is taken up, and two at the same time make one root.
#[tokio::test]
async fn runs_that_overlap_make_one_root() {
    let app = TestApp::new().await;
    app.app.store.next_numbers("game", 9_000).await.expect("numbers");
    app.pairing(1).await;
    app.pairing(8_999).await;
    app.app.go_on_with_root().await.expect("begun");
    app.wait(DAY);
    let (one, two) = tokio::join!(app.app.go_on_with_root(), app.app.go_on_with_root());
    one.and(two).expect("both end well");
    app.app.go_on_with_root().await.expect("the rest");
    let roots = get(&app, "/api/roots").await;
    assert_eq!(roots["roots"].as_array().map(Vec::len), Some(1));
    let proof = app.person_as(rules::PlayerId(77), store::Role::Officer);
    let proof = proof.get("/api/games/8999/root-proof").await.expect(200).json;
    let keys = published(&app).await;
    let record = record(&app, GameId(8_999)).await;
    assert!(told(&[record], &[&proof], &keys)[0].1);
}

/// The command on files: 0 faults with everything that fits together, and some without.
#[tokio::test]
async fn files_are_verified() {
    let (app, pairings, _) = with_root().await;
    let folder = tempfile::TempDir::new().expect("a folder");
    let put = |name: &str, text: String| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path
    };
    let whole = record(&app, pairings[0].game).await;
    let mut cut = whole.clone();
    cut["log"].as_array_mut().expect("a log").pop();
    let keys = get(&app, "/.well-known/jwks.json").await.to_string();
    let keys = put("keys.json", keys).to_string_lossy().into_owned();
    let receipt = whole["log"][2]["receipt"].as_str().expect("a receipt").to_owned();
    let (whole, cut) = (put("whole.json", whole.to_string()), put("cut.json", cut.to_string()));
    let receipt = put("receipt.jws", format!("{receipt}\n"));
    let root = put("root.json", proof(&app, &pairings[0], "").await.to_string());
    let check = async |file: &std::path::Path| {
        let options = verify::Options {
            files: vec![file.to_owned()],
            keys: Some(keys.clone()),
            receipt: vec![receipt.clone()],
            root: vec![root.clone()],
        };
        verify::check_files(&options).await
    };
    assert_eq!(check(&whole).await, Ok(true));
    assert_eq!(check(&cut).await, Ok(false));
    assert!(check(&receipt).await.is_err(), "a receipt is no record");
}
