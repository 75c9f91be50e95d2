//! The seal of a game's item: whatever bit of it a disk turns, what is read is the same game or none.

use posthorn::embedded::Embedded;
use rules::{GameId, Variant};
use serde_json::{Value, json};
use store::{Change, change_of, deserialize_image};
use tests::server::endless_move;
use tests::{DAY, START, ask_database};

use crate::{append, create};

/// Half-moves of the game that is damaged.
const PLIES: u16 = 40;

async fn played() -> (Embedded, store::StoredGame, Value) {
    let embedded = Embedded::memory().expect("a database in memory");
    let store = embedded.store("posthorn").await.expect("a table");
    create(&store, 1).await;
    for ply in 0..PLIES {
        let game = store.game(GameId(1)).await.expect("a game");
        let at = START + i64::from(ply) * DAY / 3;
        append(&store, &game, endless_move(Variant::Chess, ply), at).await.expect("appended");
    }
    let key = json!({ "pk": { "S": "G#1" }, "sk": { "S": "GAME" } });
    let ask = json!({ "TableName": "posthorn", "Key": key, "ConsistentRead": true });
    let item = ask_database(&embedded, "GetItem", &ask).await["Item"].clone();
    (embedded, store.game(GameId(1)).await.expect("a game"), item)
}

/// Every bit of the item as the embedded database keeps it, a text: names, digits and base64.
#[tokio::test]
async fn no_bit_makes_another_game() {
    let (_embedded, good, item) = played().await;
    let kept = serde_json::to_vec(&item).expect("JSON");
    let (mut same, mut refused) = (0, 0);
    for bit in 0..kept.len() * 8 {
        let mut damaged = kept.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        let item = serde_json::from_slice::<Value>(&damaged).ok();
        let image = item.and_then(|item| deserialize_image(item).ok().flatten());
        let change = image.map(|image| change_of(None, Some(&image)));
        match change {
            Some(Ok(Some(Change::Game(change)))) => {
                let new = &change.new;
                let is_same = (new.id, new.section, &new.terms, &new.log)
                    == (good.id, good.section, &good.terms, &good.log);
                assert!(is_same, "bit {bit} makes another game");
                same += 1;
            }
            // No JSON, no game's item any more, or one that cannot be read.
            None | Some(Ok(_) | Err(_)) => refused += 1,
        }
    }
    // Times of alarms and such, which a sweep or the next write puts right.
    assert!(same > 0 && refused > 10 * same, "{same} of {}", same + refused);
}

/// A game from before there were seals has none until something happens in it, and then always.
#[tokio::test]
async fn a_seal_is_not_lost() {
    let (embedded, good, item) = played().await;
    let store = embedded.store("posthorn").await.expect("a table");
    let mut without = item.clone();
    without.as_object_mut().expect("an item").remove("seal").expect("a seal");
    let put = |item: &Value| json!({ "TableName": "posthorn", "Item": item });
    ask_database(&embedded, "PutItem", &put(&without)).await;
    assert_eq!(crate::fault(store.game(good.id).await), "corrupt", "it was set up with one");
    ask_database(&embedded, "PutItem", &put(&item)).await;
    // The terms of a game from before end without a word of seals.
    let mut older = without;
    let terms = older["terms"]["B"].as_str().expect("terms");
    let mut terms =
        base64::Engine::decode(&base64::prelude::BASE64_STANDARD, terms).expect("bytes");
    assert_eq!(terms.pop(), Some(1));
    older["terms"] =
        json!({ "B": base64::Engine::encode(&base64::prelude::BASE64_STANDARD, terms) });
    ask_database(&embedded, "PutItem", &put(&older)).await;
    let read = store.game(good.id).await.expect("a game from before");
    assert_eq!((&read.terms, &read.log), (&good.terms, &good.log));
    let at = START + i64::from(PLIES) * DAY;
    append(&store, &read, endless_move(Variant::Chess, PLIES), at).await.expect("appended");
    let key = json!({ "pk": { "S": "G#1" }, "sk": { "S": "GAME" } });
    let ask = json!({ "TableName": "posthorn", "Key": key, "ConsistentRead": true });
    let mut kept = ask_database(&embedded, "GetItem", &ask).await["Item"].clone();
    assert!(kept["seal"].is_object(), "{kept}");
    store.game(good.id).await.expect("a game with its seal");
    kept["log"] = older["log"].clone();
    kept["events"] = older["events"].clone();
    ask_database(&embedded, "PutItem", &put(&kept)).await;
    assert_eq!(
        crate::fault(store.game(good.id).await),
        "corrupt",
        "the log before is not this one"
    );
}
