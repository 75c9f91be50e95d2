//! Games of every variant through the API to their end: each page's own moves are taken as they are
//! shown, and PGN and record verify (`LAW-B.1`, `MAK-*`).

use posthorn::demo::Pairing;
use posthorn::verify;
use rules::{Position, Variant, pgn};
use serde_json::{Value, json};
use tests::{DAY, Dice, TestApp};

/// Half-moves after which a random game is given up.
const PLIES_MAX: usize = 40;

/// Plays moves that the pages show, by dice but for mates, and counts wherever that is allowed,
/// until the game ends; answers its last page.
async fn play_on(app: &TestApp, pairing: &Pairing, dice: &mut Dice) -> Value {
    let id = pairing.game;
    let (mut shown, mut looked_at) = (Value::Null, 0);
    for _ in 0..PLIES_MAX {
        let (_, game) = app.app.load_game(id).await.expect("a game");
        let mover = app.person(*pairing.players.get(game.turn()));
        let page = mover.game(id).await.expect(200).json;
        if game.ply() > looked_at {
            assert_eq!(shown, page["fen"]);
            looked_at = game.ply();
        }
        if game.ending().is_some() {
            return page;
        }
        if page["may"]["start_count"] == true && page["count"].is_null() {
            mover.count(id, game.ply(), "start").await.expect(200);
            continue;
        }
        let legal = page["legal"].as_array().expect("moves");
        let mates = legal.iter().find(|legal| legal["san"].as_str().unwrap_or("").ends_with('#'));
        let chosen = mates.unwrap_or_else(|| dice.pick(legal)).clone();
        let text = chosen[*dice.pick(&["uci", "san"])].as_str().expect("text").to_owned();
        let sent = mover.play(id, game.ply(), &text).await.expect(200);
        assert_eq!((&sent.json["san"], &sent.json["uci"]), (&chosen["san"], &chosen["uci"]));
        shown = chosen["fen"].clone();
        app.wait(DAY / 2);
    }
    let mover = app.person(pairing.players.white);
    if mover.game(id).await.expect(200).json["ending"].is_null() {
        mover.resign(id).await.expect(200);
    }
    mover.game(id).await.expect(200).json
}

/// The record is without a fault, and the PGN leads to the same position with the same result.
async fn verified(app: &TestApp, pairing: &Pairing, page: &Value) {
    let white = app.person(pairing.players.white);
    let answer = white.record(pairing.game).await.expect(200).json;
    let record = serde_json::from_value(answer).expect("a record");
    assert_eq!(verify::faults(&record, &app.app.keys.jwks()), []);
    let text = white.pgn(pairing.game).await.expect(200).text;
    let [Ok(read)] = &pgn::read(&text)[..] else { panic!("not one game: {text}") };
    let resolved = pgn::resolve(read).unwrap_or_else(|error| panic!("{error}: {text}"));
    let moves = page["moves"].as_array().expect("moves");
    assert_eq!(resolved.plies.len(), moves.len());
    let mut position = Position::from_fen(
        Variant::from_code(page["variant"].as_str().expect("a variant")).expect("a variant"),
        page["initial_fen"].as_str().expect("a FEN"),
    )
    .expect("a position");
    for (ply, shown) in resolved.plies.iter().zip(moves) {
        let described = position.describe(ply.code).expect("a legal move");
        assert_eq!((&json!(described.uci), &json!(described.san)), (&shown["uci"], &shown["san"]));
        position = position.played(ply.code).expect("a legal move");
    }
    let halves = (&page["ending"]["white_halves"], &page["ending"]["black_halves"]);
    let result = match (halves.0.as_u64(), halves.1.as_u64()) {
        (Some(2), Some(0)) => "1-0",
        (Some(0), Some(2)) => "0-1",
        (Some(1), Some(1)) => "1/2-1/2",
        other => panic!("{other:?}"),
    };
    assert!(text.trim_end().ends_with(result), "{text}");
}

/// LAW-B.1: Chess960 from several of its positions.
#[tokio::test]
async fn chess960() {
    let app = TestApp::new().await;
    let mut dice = Dice::new(960);
    for (number, index) in (1..).zip([0, 518, 959]) {
        let start = rules::StartNumber::new(index).expect("a number");
        let fen = Position::start960(start).fen();
        let pairing = app.pairing_in(number, Variant::Chess960, &fen).await;
        let page = app.person(pairing.players.white).game(pairing.game).await.expect(200).json;
        assert_eq!((&page["variant"], &page["start_number"]), (&json!("chess960"), &json!(index)));
        let page = play_on(&app, &pairing, &mut dice).await;
        assert_eq!(page["start_number"], index);
        verified(&app, &pairing, &page).await;
    }
    // Near the end, with promotions and mates.
    for (number, fen) in [
        (11, "1r2k1r1/P7/8/8/8/8/7p/1R2K1R1 w BGbg - 0 1"),
        (12, "6k1/8/8/8/8/8/3QR3/4K3 w - - 0 1"),
    ] {
        let pairing = app.pairing_in(number, Variant::Chess960, fen).await;
        let page = play_on(&app, &pairing, &mut dice).await;
        verified(&app, &pairing, &page).await;
    }
}

/// LAW-B.3.3: castling is shown and taken as the king onto its own rook.
#[tokio::test]
async fn castling_in_chess960() {
    let app = TestApp::new().await;
    let fen = "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w DFdf - 0 1";
    let pairing = app.pairing_in(1, Variant::Chess960, fen).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    app.play_all(&pairing, "Nf3 Nf6").await;
    let page = white.game(id).await.expect(200).json;
    let legal = page["legal"].as_array().expect("moves");
    let castles = legal.iter().find(|legal| legal["san"] == "O-O").expect("castling").clone();
    assert_eq!((&castles["uci"], &castles["to"]), (&json!("e1f1"), &json!("f1")));
    // A lost reply, in another notation.
    let sent = white.play(id, 2, "O-O").await.expect(200);
    assert_eq!(white.play(id, 2, "e1f1").await.expect(200).text, sent.text);
    // Castling in advance.
    let lines = json!([{ "when": "any", "reply": "c1b3", "then": [] }]);
    assert_eq!(white.leave(id, 3, &lines).await.expect(200).json["lines"][0]["reply"], "c1b3");
    let sent = black.play(id, 3, "e8f8").await.expect(200);
    assert_eq!((&sent.json["san"], &sent.json["answer"]), (&json!("O-O"), &json!("Nb3")));
    black.resign(id).await.expect(200);
    let page = white.game(id).await.expect(200).json;
    verified(&app, &pairing, &page).await;
    assert!(white.pgn(id).await.text.contains("[Variant \"Chess960\"]"));
}

/// MAK-END: Makruk from its own position, and from some that are near their end.
#[tokio::test]
async fn makruk() {
    let app = TestApp::new().await;
    let mut dice = Dice::new(64);
    let mut reasons = Vec::new();
    for (number, fen) in (1..).zip([
        "",
        "",
        "4k3/8/3s4/8/2R5/3M4/3K4/7n b - - 0 1",
        "4k3/8/8/4P3/2p5/8/R7/3K3R w - - 0 1",
        "7k/8/5K2/8/8/8/8/R5R1 w - - 0 1",
    ]) {
        let pairing = app.pairing_in(number, Variant::Makruk, fen).await;
        let page = play_on(&app, &pairing, &mut dice).await;
        assert_eq!(page["variant"], "makruk");
        reasons.push(page["ending"]["reason"].as_str().expect("a reason").to_owned());
        verified(&app, &pairing, &page).await;
    }
    assert!(reasons.iter().any(|reason| reason != "resignation"), "{reasons:?}");
}

/// MAK-COUNT-BOARD: whoever takes a line of the count out of a record, puts one in or changes whose
/// it is, is found: by the receipts that cover it, and by the position.
#[tokio::test]
async fn a_tampered_count_is_found() {
    let app = TestApp::new().await;
    let fen = "1r6/R7/8/8/8/7k/8/7K b - - 0 1";
    let pairing = app.pairing_in(1, Variant::Makruk, fen).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    black.play(id, 0, "Rb2").await.expect(200);
    white.play(id, 1, "Ra8").await.expect(200);
    black.count(id, 2, "start").await.expect(200);
    assert_eq!(black.play(id, 2, "Rb1").await.expect(200).json["ending"]["reason"], "count_mate");
    let whole = white.record(id).await.expect(200).json;
    assert_eq!(
        whole["log"][3]["line"].as_str().map(|line| &line[22..]),
        Some(" count started by black")
    );
    let keys = app.app.keys.jwks();
    let faults = |record: &Value| {
        let record = serde_json::from_value(record.clone()).expect("a record");
        verify::faults(&record, &keys).iter().map(|fault| fault.number).collect::<Vec<_>>()
    };
    assert_eq!(faults(&whole), [0; 0]);
    let rehash = |record: &mut Value| {
        for number in 0..record["log"].as_array().map_or(0, Vec::len) {
            let before = number.checked_sub(1).and_then(|b| record["log"][b]["hash"].as_str());
            let line = record["log"][number]["line"].as_str().expect("a line");
            record["log"][number]["hash"] = json!(proof::next_hash(before, line));
        }
    };
    let edited = |from: &str, to: &str| {
        let mut record = whole.clone();
        let line = whole["log"][3]["line"].as_str().expect("a line").replace(from, to);
        record["log"][3]["line"] = json!(line);
        record
    };
    for (from, to) in
        [("started", "stopped"), ("black", "white"), ("count started", "draw declined")]
    {
        let mut record = edited(from, to);
        assert_eq!(faults(&record).first(), Some(&3), "{from} {to}");
        // With hashes that fit again it is the next receipt that does not, or the count itself.
        rehash(&mut record);
        assert!(!faults(&record).is_empty(), "{from} {to}");
    }
    let mut record = whole.clone();
    record["log"].as_array_mut().expect("a log").remove(3);
    assert_eq!(faults(&record).first(), Some(&3));
    rehash(&mut record);
    assert_eq!(faults(&record).first(), Some(&3));
}
