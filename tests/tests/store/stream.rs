//! Records of the stream as changes: images in the JSON of the database, and what is told by them.

use posthorn::embedded::Embedded;
use rules::title::{TitleCase, TitleState};
use rules::{Case, CaseKind, CaseState, Color, Event, GameId, Message, PlayerId, Writer};
use serde_json::{Value, json};
use store::{
    CaseChange, Change, GameChange, Image, KeyOwner, NewMessage, Opened, SectionId, Store,
    TitleCaseChange, change_of, deserialize_image,
};
use tests::{START, ask_database};

use crate::{append, appended, create, move_of};

/// An item as the database writes it; null when there is none.
async fn item(embedded: &Embedded, pk: &str, sk: &str) -> Value {
    let key = json!({ "pk": { "S": pk }, "sk": { "S": sk } });
    let ask = json!({ "TableName": "posthorn", "Key": key, "ConsistentRead": true });
    ask_database(embedded, "GetItem", &ask).await["Item"].clone()
}

fn image(item: &Value) -> Option<Image> {
    deserialize_image(item).expect("an image")
}

fn told(old: &Value, new: &Value) -> Option<Change> {
    change_of(image(old).as_ref(), image(new).as_ref()).expect("a readable record")
}

fn game_change(old: &Value, new: &Value) -> GameChange {
    match told(old, new) {
        Some(Change::Game(change)) => *change,
        other => panic!("{other:?}"),
    }
}

async fn with_game() -> (Embedded, Store) {
    let embedded = Embedded::memory().expect("a database in memory");
    let store = embedded.store("posthorn").await.expect("a table");
    create(&store, 1).await;
    (embedded, store)
}

/// A game that is set up, played and ended: each time the new events with their numbers.
#[tokio::test]
async fn games_change() {
    let (embedded, store) = with_game().await;
    let look = async || item(&embedded, "G#1", "GAME").await;
    let read = async || store.game(GameId(1)).await.expect("a game");
    let first = look().await;
    let change = game_change(&Value::Null, &first);
    assert!(change.old.is_none() && change.new_events().next().is_none());
    assert_eq!((change.new.id, &change.new.terms), (GameId(1), &read().await.terms));
    append(&store, &read().await, "e4", START).await.expect("appended");
    let second = look().await;
    let change = game_change(&first, &second);
    let event = read().await.log[0];
    assert_eq!(change.new_events().collect::<Vec<_>>(), [(1, &event)]);
    assert_eq!(change.old.map(|old| old.log.len()), Some(0));
    append(&store, &read().await, "e5", START + 5).await.expect("appended");
    let over = appended(&read().await, Event::Resigned { at: START + 9, by: Color::White });
    store.append(&read().await, &over).await.expect("appended");
    let last = look().await;
    let change = game_change(&second, &last);
    let numbers: Vec<u32> = change.new_events().map(|(number, _)| number).collect();
    assert_eq!((numbers, change.new.log), (vec![2, 3], read().await.log));
    // An alarm, a mark or a count of messages: a change without events.
    assert_eq!(game_change(&last, &last).new_events().count(), 0);
    // The record of a game that is taken away.
    assert!(told(&last, &Value::Null).is_none());
    assert!(told(&Value::Null, &Value::Null).is_none());
}

/// A message is told once, when it is kept.
#[tokio::test]
async fn messages_are_told() {
    let (embedded, store) = with_game().await;
    let text = "Greetings!".to_owned();
    let by = Writer::Player(Color::White);
    let message = Message { id: "white-1".to_owned(), by, at: START, ply: 0, text, hidden: false };
    store.add_message(GameId(1), &message).await.expect("kept");
    let kept = item(&embedded, "G#1", "MSG#white-1").await;
    let Some(Change::Message(new)) = told(&Value::Null, &kept) else { panic!("no message") };
    assert_eq!(new, NewMessage { game: GameId(1), message });
    assert!(told(&kept, &kept).is_none());
    assert!(told(&kept, &Value::Null).is_none());
}

/// A case is told with what it was before.
#[tokio::test]
async fn cases_are_told() {
    let (embedded, store) = with_game().await;
    let case = Case {
        kind: CaseKind::Query,
        state: CaseState::Open,
        opened_at: START,
        by: PlayerId(1),
        section: SectionId(1),
        game: Some(GameId(1)),
        player: None,
        is_of_official: false,
        message: None,
        url: None,
        decision: None,
        text: "Why?".to_owned(),
        answers: Vec::new(),
        outcome: None,
    };
    let turn = store.next_turn(KeyOwner::Player(case.by), Opened::Case).await.expect("a turn");
    let opened = store.open_case(7, &case, turn).await.expect("opened");
    let first = item(&embedded, "CASE#7", "CASE").await;
    let change = |old: &Value, new: &Value| match told(old, new) {
        Some(Change::Case(change)) => *change,
        other => panic!("{other:?}"),
    };
    let new = opened.clone();
    assert_eq!(change(&Value::Null, &first), CaseChange { old: None, new });
    let after = Case { state: CaseState::Answered, ..case };
    let new = store.change_case(&opened, &after).await.expect("changed");
    let second = item(&embedded, "CASE#7", "CASE").await;
    assert_eq!(change(&first, &second), CaseChange { old: Some(opened), new });
    assert!(told(&second, &Value::Null).is_none());
    // Its other items, and damage.
    for (pk, sk) in [("P#1", "CASE#0000000007"), ("DESK", "CASE#7")] {
        let other = json!({ "pk": { "S": pk }, "sk": { "S": sk } });
        assert!(told(&Value::Null, &other).is_none(), "{pk} {sk}");
    }
    for damage in
        [json!({ "case": null }), json!({ "version": null }), json!({ "pk": { "S": "CASE#x" } })]
    {
        assert_eq!(fault_of(&first, &damaged(&second, &damage)), "corrupt", "{damage}");
        assert_eq!(fault_of(&damaged(&first, &damage), &second), "corrupt", "old with {damage}");
    }
}

/// A case about a title is told with what it was before; its lines are not.
#[tokio::test]
async fn title_cases_are_told() {
    let (embedded, store) = with_game().await;
    let case: TitleCase = serde_json::from_value(json!({
        "player": 1, "award": "GM", "grounds": { "kind": "congress" }, "state": "proposed",
        "decisions": [{ "step": "propose", "at": START, "by": 77, "reason": "Won." }],
    }))
    .expect("a case");
    let opened = store.open_title_case(7, &case).await.expect("opened");
    let first = item(&embedded, "TITLE#7", "TITLE").await;
    let change = |old: &Value, new: &Value| match told(old, new) {
        Some(Change::TitleCase(change)) => *change,
        other => panic!("{other:?}"),
    };
    let new = opened.clone();
    assert_eq!(change(&Value::Null, &first), TitleCaseChange { old: None, new });
    let after = TitleCase { state: TitleState::Refused, ..case };
    let new = store.change_title_case(&opened, &after).await.expect("changed");
    let second = item(&embedded, "TITLE#7", "TITLE").await;
    assert_eq!(change(&first, &second), TitleCaseChange { old: Some(opened), new });
    let line = item(&embedded, "P#1", "TITLE#0000000007").await;
    assert!(!line.is_null() && told(&Value::Null, &line).is_none());
    assert_eq!(fault_of(&first, &damaged(&second, &json!({ "case": null }))), "corrupt");
}

/// Everything else in the table is nobody's news.
#[tokio::test]
async fn other_items_are_passed_over() {
    let (embedded, store) = with_game().await;
    let scan = json!({ "TableName": "posthorn" });
    let all = ask_database(&embedded, "Scan", &scan).await;
    let items = all["Items"].as_array().expect("items");
    let others = items.iter().filter(|item| item["sk"]["S"] != "GAME");
    let mut passed = 0;
    for other in others {
        assert!(told(&Value::Null, other).is_none(), "{other}");
        passed += 1;
    }
    // Two seats and the section's line.
    assert_eq!(passed, 3);
    let game = store.game(GameId(1)).await.expect("a game");
    let event = move_of(&game, "e4", START);
    store.append(&game, &appended(&game, event)).await.expect("appended");
    for (pk, sk) in [("G#1", "LINES#white"), ("P#1", "GAME"), ("S#1", "SECTION"), ("X", "Y")] {
        let other = json!({ "pk": { "S": pk }, "sk": { "S": sk } });
        assert!(told(&Value::Null, &other).is_none(), "{pk} {sk}");
    }
}

/// An item with some of its attributes in other values; null takes one away.
fn damaged(item: &Value, attributes: &Value) -> Value {
    let mut item = item.clone();
    let item_map = item.as_object_mut().expect("a map");
    for (name, value) in attributes.as_object().expect("a map") {
        match value {
            Value::Null => drop(item_map.remove(name)),
            value => drop(item_map.insert(name.clone(), value.clone())),
        }
    }
    item
}

fn fault_of(old: &Value, new: &Value) -> &'static str {
    crate::fault(change_of(image(old).as_ref(), image(new).as_ref()))
}

/// Nothing of a damaged image is trusted.
#[tokio::test]
async fn corrupt_images_are_refused() {
    let (embedded, store) = with_game().await;
    let old = item(&embedded, "G#1", "GAME").await;
    let game = store.game(GameId(1)).await.expect("a game");
    append(&store, &game, "e4", START).await.expect("appended");
    let new = item(&embedded, "G#1", "GAME").await;
    assert_eq!(fault_of(&old, &new), "none");
    for damage in [
        json!({ "white": null }),
        json!({ "pk": null }),
        json!({ "sk": null }),
        json!({ "pk": { "S": "G#x" } }),
        json!({ "events": { "N": "2" } }),
        json!({ "events": { "S": "1" } }),
        json!({ "log": { "B": "gA==" } }),
        json!({ "log": { "S": "e4" } }),
        json!({ "terms": { "B": "" } }),
    ] {
        assert_eq!(fault_of(&old, &damaged(&new, &damage)), "corrupt", "new with {damage}");
    }
    for damage in [
        json!({ "terms": { "B": "" } }),
        // A log that is not the new one's beginning.
        json!({ "log": { "B": "AAAA" }, "events": { "N": "1" } }),
    ] {
        assert_eq!(fault_of(&damaged(&old, &damage), &new), "corrupt", "old with {damage}");
    }
    let message = json!({ "pk": { "S": "G#1" }, "sk": { "S": "MSG#1" } });
    assert_eq!(fault_of(&Value::Null, &message), "corrupt");
}

/// Every kind of attribute that the database knows is read, so that no item of another day stops
/// the stream; what is none is refused.
#[test]
fn attributes_of_every_kind() {
    let attributes = json!({
        "S": { "S": "text" }, "N": { "N": "1.5" }, "B": { "B": "AQID" }, "BOOL": { "BOOL": true },
        "NULL": { "NULL": true }, "SS": { "SS": ["a", "b"] }, "NS": { "NS": ["1"] },
        "BS": { "BS": ["AQID"] }, "L": { "L": [{ "N": "1" }, { "L": [] }] },
        "M": { "M": { "deep": { "M": { "B": { "B": "" } } } } }
    });
    assert_eq!(image(&attributes).map(|image| image.len()), Some(10));
    assert_eq!(image(&json!({})), None);
    assert_eq!(image(&Value::Null), None);
    for wrong in [
        json!([]),
        json!("text"),
        json!({ "a": "text" }),
        json!({ "a": { "X": "text" } }),
        json!({ "a": { "S": 1 } }),
        json!({ "a": { "B": "***" } }),
        json!({ "a": { "BS": ["AQID", "*"] } }),
        json!({ "a": { "L": [{ "M": { "b": { "B": "*" } } }] } }),
        json!({ "a": { "S": "x", "N": "1" } }),
    ] {
        assert!(deserialize_image(&wrong).is_err(), "{wrong}");
    }
}
