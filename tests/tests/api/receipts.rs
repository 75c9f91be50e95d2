//! Receipts and records: verifiable with the published key alone, and every tampering is found.

use std::sync::Arc;

use app::App;
use axum::http::Method;
use posthorn::verify;
use proof::{Jwks, ReceiptError, next_hash, read_receipt};
use rules::GameId;
use serde_json::{Value, json};
use tests::{DAY, START, TestApp, other_keys};

/// A game with an offer, a refusal and a resignation, and what White was answered.
pub(crate) async fn played(app: &TestApp) -> (GameId, Vec<Value>) {
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let mut sent = vec![white.play(id, 0, "e4").await.expect(200).json];
    app.wait(DAY);
    black.play(id, 1, "e5").await.expect(200);
    sent.push(white.play_and_offer_draw(id, 2, "Nf3").await.expect(200).json);
    black.decline_draw(id).await.expect(200);
    black.play(id, 3, "Nc6").await.expect(200);
    app.wait(DAY);
    sent.push(white.play(id, 4, "Bb5").await.expect(200).json);
    black.resign(id).await.expect(200);
    (id, sent)
}

pub(crate) async fn published(app: &TestApp) -> Jwks {
    let answer = app.request(Method::GET, "/.well-known/jwks.json", &[], "").await.expect(200);
    assert_eq!(answer.header("cache-control"), "public, max-age=3600");
    let key = &answer.json["keys"][0];
    assert_eq!(
        (&key["kty"], &key["crv"], &key["alg"]),
        (&json!("OKP"), &json!("Ed25519"), &json!("EdDSA"))
    );
    assert!(key["d"].is_null(), "the secret half is published");
    serde_json::from_value(answer.json).expect("keys")
}

pub(crate) async fn record(app: &TestApp, id: GameId) -> Value {
    app.person_as(rules::PlayerId(77), store::Role::Officer).record(id).await.expect(200).json
}

/// The numbers of the events in which a fault is found.
pub(crate) fn faults(record: &Value, keys: &Jwks) -> Vec<usize> {
    let record = serde_json::from_value(record.clone()).expect("a record");
    verify::faults(&record, keys).iter().map(|fault| fault.number).collect()
}

#[tokio::test]
async fn receipts_verify() {
    let app = TestApp::new().await;
    let (id, sent) = played(&app).await;
    let keys = published(&app).await;
    for (sent, (event, ply, code)) in
        sent.iter().zip([(1, 1, "e2e4"), (3, 3, "g1f3"), (6, 5, "f1b5")])
    {
        let receipt = sent["receipt"].as_str().expect("a receipt");
        let postmark = read_receipt(receipt, &keys).expect("a receipt that verifies");
        assert_eq!((postmark.game, postmark.player), (id.0, 2));
        assert_eq!((postmark.event, postmark.ply, postmark.code.as_str()), (event, ply, code));
        assert_eq!((&json!(postmark.at), &json!(postmark.hash)), (&sent["at"], &sent["hash"]));
    }
}

#[tokio::test]
async fn tampered_receipts_do_not_verify() {
    let app = TestApp::new().await;
    let (_, sent) = played(&app).await;
    let keys = published(&app).await;
    let receipt = sent[0]["receipt"].as_str().expect("a receipt");
    let parts: Vec<&str> = receipt.split('.').collect();
    // Every single byte matters.
    for index in 0..receipt.len() {
        let mut bytes = receipt.as_bytes().to_vec();
        bytes[index] = if bytes[index] == b'A' { b'B' } else { b'A' };
        let tampered = String::from_utf8(bytes).expect("ASCII");
        assert!(read_receipt(&tampered, &keys).is_err(), "byte {index}");
    }
    let other = sent[1]["receipt"].as_str().expect("a receipt");
    let exchanged = format!("{}.{}.{}", parts[0], parts[1], other.split('.').nth(2).unwrap_or(""));
    assert_eq!(read_receipt(&exchanged, &keys), Err(ReceiptError::WrongSignature));
    let others = other_keys().jwks();
    let unknown = ReceiptError::UnknownKey(keys.keys[0].kid.clone());
    assert_eq!(read_receipt(receipt, &others), Err(unknown));
    // Another key under the right name.
    let mut renamed = others;
    renamed.keys[0].kid.clone_from(&keys.keys[0].kid);
    assert_eq!(read_receipt(receipt, &renamed), Err(ReceiptError::WrongSignature));
    for nothing in ["", ".", "..", "a.b.c", parts[0], "eyJhbGciOiJub25lIn0.e30."] {
        assert!(read_receipt(nothing, &keys).is_err(), "{nothing}");
    }
}

#[tokio::test]
async fn a_record_verifies_and_holds_every_receipt() {
    let app = TestApp::new().await;
    let (id, sent) = played(&app).await;
    let keys = published(&app).await;
    let record = record(&app, id).await;
    assert_eq!(faults(&record, &keys), [0; 0]);
    let log = record["log"].as_array().expect("a log");
    let lines: Vec<&str> = log.iter().filter_map(|line| line["line"].as_str()).collect();
    let day = |days| (START + days * DAY).to_string();
    let expected = [
        format!(
            "0 {} game 1 chess white 2 black 3 control 10 moves in 50 days double after 20 from -",
            day(0)
        ),
        format!("1 {} move e2e4", day(0)),
        format!("2 {} move e7e5", day(1)),
        format!("3 {} move g1f3 offers draw", day(1)),
        format!("4 {} draw declined by black", day(1)),
        format!("5 {} move b8c6", day(1)),
        format!("6 {} move f1b5", day(2)),
        format!("7 {} resigned by black", day(2)),
    ];
    assert_eq!(lines, expected);
    for sent in &sent {
        assert!(log.iter().any(|line| line["receipt"] == sent["receipt"]), "{sent}");
    }
    assert_eq!(record["keys"], serde_json::to_value(&keys).expect("keys"));
}

/// The record from a position and of a game that runs verifies as well.
#[tokio::test]
async fn records_of_other_games_verify() {
    let app = TestApp::new().await;
    let keys = published(&app).await;
    let fresh = app.pairing(1).await;
    assert_eq!(faults(&record(&app, fresh.game).await, &keys), [0; 0]);
    let pairing = app.pairing_from(2, "r3k2r/1P6/8/8/8/8/7p/R3K2R w KQkq - 0 1").await;
    app.play_all(&pairing, "O-O-O O-O bxa8=Q Rxa8 Rxh2").await;
    assert_eq!(faults(&record(&app, pairing.game).await, &keys), [0; 0]);
    let late = app.pairing(3).await;
    app.wait(40 * DAY);
    app.run_schedules().await;
    assert_eq!(faults(&record(&app, late.game).await, &keys), [0; 0]);
}

/// Makes the hashes fit again from line `from` on, as a clever forger would.
pub(crate) fn rehash(record: &mut Value, from: usize) {
    for number in from..record["log"].as_array().map_or(0, Vec::len) {
        let before = number.checked_sub(1).map(|b| record["log"][b]["hash"].clone());
        let before = before.as_ref().and_then(Value::as_str);
        let line = record["log"][number]["line"].as_str().unwrap_or_default().to_owned();
        record["log"][number]["hash"] = json!(next_hash(before, &line));
    }
}

/// One kind of tampering, and the first event in which it is found.
type Tampering = (&'static str, fn(&mut Value), usize);

#[tokio::test]
async fn every_tampering_is_found() {
    let app = TestApp::new().await;
    let (id, _) = played(&app).await;
    let keys = published(&app).await;
    let whole = record(&app, id).await;
    let cases: &[Tampering] = &[
        ("another format", |r| r["format"] = json!("posthorn-record-3"), 0),
        ("another game", |r| r["game"] = json!(2), 0),
        ("an empty log", |r| r["log"] = json!([]), 0),
        ("another player", |r| edit(r, 0, "white 2", "white 4"), 0),
        ("another player, rehashed", |r| edited(r, 0, "white 2", "white 4"), 1),
        ("another move", |r| edit(r, 1, "e2e4", "d2d4"), 1),
        ("another move, rehashed", |r| edited(r, 1, "e2e4", "d2d4"), 1),
        ("another time", |r| edit(r, 2, "T00:00:00Z", "T00:00:01Z"), 2),
        ("another time, rehashed", |r| edited(r, 2, "T00:00:00Z", "T00:00:01Z"), 2),
        ("an offer taken out", |r| edited(r, 3, " offers draw", ""), 3),
        ("an offer put in", |r| edited(r, 5, "b8c6", "b8c6 offers draw"), 5),
        ("a refusal made an acceptance", |r| edited(r, 4, "declined", "accepted"), 4),
        ("a line left out", |r| drop(r["log"].as_array_mut().map(|l| l.remove(4))), 4),
        (
            "a line left out, rehashed",
            |r| {
                r["log"].as_array_mut().map(|l| l.remove(4));
                rehash(r, 4);
            },
            4,
        ),
        (
            "a line twice",
            |r| {
                let line = r["log"][1].clone();
                r["log"].as_array_mut().map(|l| l.insert(1, line)).unwrap_or_default();
            },
            2,
        ),
        (
            "lines exchanged",
            |r| r["log"].as_array_mut().map(|l| l.swap(1, 2)).unwrap_or_default(),
            1,
        ),
        ("a receipt left out", |r| r["log"][2]["receipt"] = Value::Null, 2),
        ("another move's receipt", |r| r["log"][1]["receipt"] = r["log"][2]["receipt"].clone(), 1),
        ("a wrong hash", |r| r["log"][3]["hash"] = json!("0".repeat(64)), 3),
        ("an illegal move", |r| edited(r, 6, "f1b5", "f1b6"), 6),
    ];
    for (name, tamper, number) in cases {
        let mut record = whole.clone();
        tamper(&mut record);
        assert_ne!(record, whole, "{name}");
        assert_eq!(faults(&record, &keys).first(), Some(number), "{name}");
    }
    // Keys that a forger has put into the record are not the published ones.
    let own_keys = |app: App| App { keys: Arc::new(other_keys()), ..app };
    let forger = TestApp::new().await.configured(own_keys);
    played(&forger).await;
    let forged = self::record(&forger, id).await;
    assert_eq!(faults(&forged, &published(&forger).await), [0; 0]);
    assert!(!faults(&forged, &keys).is_empty());
}

pub(crate) fn edit(record: &mut Value, number: usize, from: &str, to: &str) {
    let line = record["log"][number]["line"].as_str().unwrap_or_default().replace(from, to);
    record["log"][number]["line"] = json!(line);
}

pub(crate) fn edited(record: &mut Value, number: usize, from: &str, to: &str) {
    edit(record, number, from, to);
    rehash(record, number);
}
