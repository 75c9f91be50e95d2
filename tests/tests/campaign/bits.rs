//! Damage of what is stored: bits that a disk has turned, in games that a server has written. What is
//! read is the same game or none.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use posthorn::embedded::Embedded;
use rules::GameId;
use rusqlite::{Connection, params};
use serde_json::{Value, json};
use store::{Store, StoredGame};
use tests::Dice;

use crate::ledger::Ledger;
use crate::order::{Order, print};
use crate::process::Launch;

/// How long the games are played that are damaged.
const PLAY: std::time::Duration = std::time::Duration::from_secs(2);

/// What a damaged item was read as.
#[derive(Default)]
struct Read {
    refused: u64,
    same: u64,
    /// The same game with another alarm, count of messages or mark of conditional moves.
    other_mark: u64,
    another: u64,
}

/// Turns bits, one or a few at a time, half of them in the log's own bytes, and reads the game.
pub(crate) async fn run(order: &Order) {
    let data = order.folder.join("data");
    let mut ledger = Ledger::new(&data).await;
    let server = match Launch::on(&data).start().await {
        Ok(server) => server,
        Err(error) => return order.fault(error),
    };
    ledger.play(&server.origin, PLAY, &|| 0).await;
    server.stop().await;
    let database = Embedded::open(&data).expect("the database");
    let store = database.store("posthorn").await.expect("the table");
    let file = Connection::open(data.join("posthorn.db")).expect("the file");
    // Nothing of this has to outlast a loss of power.
    file.pragma_update(None, "synchronous", "OFF").expect("a setting");
    let (mut dice, mut read, mut turned) = (order.dice(), Read::default(), 0);
    while turned < order.count && !order.is_over() {
        let id = dice.pick(&ledger.tables).pairing.game;
        let good = store.game(id).await.expect("the game");
        let text = kept(&file, id);
        let (damaged, bits) = damage(&text, &mut dice);
        put(&file, id, &damaged);
        turned += bits;
        compare(order, &store, &good, &damaged, &mut read).await;
        put(&file, id, text.as_bytes());
    }
    print("bits turned in stored games", turned, "bits");
    print("read as no game", read.refused, "games");
    print("read as the same game", read.same, "games");
    print("read as the same game with another alarm or mark", read.other_mark, "games");
    print("read as another game", read.another, "games");
}

fn kept(file: &Connection, id: GameId) -> String {
    let asked = "SELECT item_json FROM posthorn WHERE pk = ?1 AND sk = 'S:GAME'";
    file.query_row(asked, [format!("S:G#{id}")], |row| row.get(0)).expect("the game's item")
}

/// Puts bytes that need be no text any more where the text was.
fn put(file: &Connection, id: GameId, item: &[u8]) {
    let put = "UPDATE posthorn SET item_json = CAST(?2 AS TEXT) WHERE pk = ?1 AND sk = 'S:GAME'";
    file.execute(put, params![format!("S:G#{id}"), item]).expect("the game's item");
}

/// The item with one bit turned, now and then two or three, and how many.
fn damage(text: &str, dice: &mut Dice) -> (Vec<u8>, u64) {
    let bits = if dice.happens(80) { 1 } else { 2 + dice.below(2) };
    let mut item: Value = serde_json::from_str(text).expect("JSON");
    // A log without a move has no bytes.
    let log = item["log"]["B"].as_str().filter(|log| !log.is_empty() && dice.happens(50));
    let damaged = match log.map(|log| BASE64_STANDARD.decode(log).expect("bytes")) {
        Some(mut log) => {
            turn(&mut log, bits, dice);
            item["log"] = json!({ "B": BASE64_STANDARD.encode(log) });
            item.to_string().into_bytes()
        }
        None => {
            let mut whole = text.as_bytes().to_vec();
            turn(&mut whole, bits, dice);
            whole
        }
    };
    (damaged, bits as u64)
}

fn turn(bytes: &mut [u8], bits: usize, dice: &mut Dice) {
    for _ in 0..bits {
        let bit = dice.below(bytes.len() * 8);
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
}

async fn compare(order: &Order, store: &Store, good: &StoredGame, damaged: &[u8], read: &mut Read) {
    let marks = |game: &StoredGame| (game.alarm_at, game.messages, game.prepared);
    match store.game(good.id).await {
        Err(_) => read.refused += 1,
        Ok(game)
            if (game.id, game.section, &game.terms, &game.log)
                != (good.id, good.section, &good.terms, &good.log) =>
        {
            read.another += 1;
            let item = String::from_utf8_lossy(damaged);
            order.fault(format!("game {} is read as another game: {item}", good.id));
        }
        Ok(game) if marks(&game) != marks(good) => read.other_mark += 1,
        Ok(_) => read.same += 1,
    }
}
