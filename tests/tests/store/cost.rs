//! What games cost: the size of an item, and units for each move, measured on games that were
//! really played.

use posthorn::demo::Pairing;
use rules::pgn::{self, PgnGame};
use rules::{GameId, TimeControl};
use serde_json::{Value, json};
use tests::{DAY, START, TestApp, database_request};

/// Half-moves of a game of ordinary length: 60 moves.
const PLIES: u16 = 120;
/// Most bytes that the item of such a game may have: below one write unit, with something to spare.
const ITEM_BYTES_MAX: usize = 1_000;
/// Tenths of a unit that one move may read and write.
const UNIT: (u64, u64) = (10, 10);

/// The games of a file outside the project. Without the folder that `POSTHORN_TEST_DATA` names the
/// run says what was not tested, and CI fails.
fn real_games() -> Option<Vec<PgnGame>> {
    let path = "pgn/iccf_two_games_with_server_time_stamps.pgn";
    let bytes = std::fs::read(tests::test_data(path)?).expect("the file");
    let games = pgn::read(&pgn::decode(&bytes)).into_iter();
    Some(games.map(|game| game.expect("a game that can be read")).collect())
}

/// The size of a game's item as DynamoDB bills it: names and values, a number at a byte for two
/// digits and one more.
async fn item_bytes(app: &TestApp, game: GameId) -> usize {
    let body = json!({
        "TableName": "posthorn", "ConsistentRead": true,
        "Key": { "pk": { "S": format!("G#{game}") }, "sk": { "S": "GAME" } }
    });
    let answer = database_request(app.endpoint(), "GetItem", &body).await;
    let item = answer["Item"].as_object().unwrap_or_else(|| panic!("no item in {answer}"));
    let size = |(name, value): (&String, &Value)| {
        let value = match (&value["S"], &value["N"], &value["B"]) {
            (Value::String(text), ..) => text.len(),
            (_, Value::String(digits), _) => digits.trim_matches('0').len().div_ceil(2) + 1,
            (.., Value::String(base64)) => base64.trim_end_matches('=').len() * 3 / 4,
            _ => panic!("{name} is of a kind that games have not: {value}"),
        };
        name.len() + value
    };
    item.iter().map(size).sum()
}

/// Plays a game and answers its item's size after 60 moves and what its dearest move has cost.
async fn measure(number: u32, game: &PgnGame) -> (usize, (u64, u64)) {
    let app = TestApp::new().await;
    // Days enough for any stamps; more digits make the item no smaller.
    let time_control = TimeControl::MovesInDays { moves: 10, days: 2_000, double_after_days: None };
    let pairing = Pairing { time_control, ..Pairing::new(number, START) };
    pairing.create(&app.app, "no password").await.expect("a game");
    let (white, black) = app.players(&pairing);
    let mut dearest = (0, 0);
    for (ply, played) in (0..PLIES).zip(&game.moves) {
        // The stamps' own distances; two days and a bit where there are none.
        let seconds = match (played.at, game.moves[usize::from(ply).saturating_sub(1)].at) {
            (Some(at), Some(before)) => (at - before).max(0),
            _ => 2 * DAY + 12_345,
        };
        app.wait(seconds);
        let before = app.app.store.units().tenths();
        let mover = if ply.is_multiple_of(2) { white } else { black };
        mover.play(pairing.game, ply, &played.san).await.expect(200);
        let after = app.app.store.units().tenths();
        dearest = (dearest.0.max(after.0 - before.0), dearest.1.max(after.1 - before.1));
    }
    (item_bytes(&app, pairing.game).await, dearest)
}

/// One read unit and one write unit a move, up to 60 moves: the design's measure.
#[tokio::test]
async fn real_games_cost_one_unit_a_move() {
    let Some(games) = real_games() else { return };
    let long = games.iter().filter(|game| game.moves.len() >= usize::from(PLIES));
    let long: Vec<&PgnGame> = long.collect();
    assert!(!long.is_empty(), "no game of {PLIES} half-moves");
    // Numbers as large as they get in years of use.
    for (number, game) in (4_999_990..).zip(long) {
        let (bytes, dearest) = measure(number, game).await;
        println!("{bytes} bytes after {PLIES} half-moves; {dearest:?} tenths of a unit a move");
        assert!(bytes <= ITEM_BYTES_MAX, "{bytes} bytes");
        assert!(dearest.0 <= UNIT.0 && dearest.1 <= UNIT.1, "{dearest:?}");
    }
}

/// The same for a game of the longest legal kind of moves: a day to each, promotions left aside.
#[tokio::test]
async fn shuffling_costs_one_unit_a_move() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    for ply in 0..PLIES {
        app.wait(DAY);
        let before = app.app.store.units().tenths();
        app.play_all(&pairing, shuffle[usize::from(ply % 4)]).await;
        let after = app.app.store.units().tenths();
        // The harness reads the game once more to see whose turn it is.
        assert!(after.0 - before.0 <= 2 * UNIT.0, "ply {ply}");
        assert!(after.1 - before.1 <= UNIT.1, "ply {ply}: {} tenths", after.1 - before.1);
    }
    assert!(item_bytes(&app, pairing.game).await <= ITEM_BYTES_MAX);
}
