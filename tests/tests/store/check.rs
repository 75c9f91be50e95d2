//! `posthorn check`: every game of a folder, and what is wrong with it.

use posthorn::check::{Found, check};
use posthorn::embedded::Embedded;
use rules::{Color, Event, GameId};
use rusqlite::Connection;
use store::Store;
use tempfile::TempDir;
use tests::{DAY, START};

use crate::{append, appended, create};

const GAMES: u32 = 6;

/// Some games: the first is over, two half-moves were played in each of the others.
async fn folder() -> (TempDir, Embedded, Store) {
    let folder = TempDir::new().expect("a folder");
    let embedded = Embedded::open(folder.path()).expect("a database");
    let store = embedded.store("posthorn").await.expect("a table");
    for id in 1..=GAMES {
        let game = create(&store, id).await;
        append(&store, &game, "e4", START + 60).await.expect("appended");
        let game = store.game(game.id).await.expect("a game");
        append(&store, &game, "e5", START + DAY).await.expect("appended");
    }
    let game = store.game(GameId(1)).await.expect("a game");
    let resigned = Event::Resigned { at: START + 2 * DAY, by: Color::White };
    store.append(&game, &appended(&game, resigned)).await.expect("appended");
    (folder, embedded, store)
}

fn found(folder: &TempDir) -> Found {
    check(folder.path(), "posthorn").expect("a database that can be read")
}

/// All is well, also while the server has it open; each damage is named with its game, and no other.
#[tokio::test]
async fn each_damage_is_named() {
    let (folder, embedded, _store) = folder().await;
    let well = found(&folder);
    assert_eq!((well.games, well.is_well()), (GAMES as usize, true), "{well:?}");
    let database = Connection::open(folder.path().join("posthorn.db")).expect("the database");
    let item = |id: u32| format!("pk = 'S:G#{id}' AND sk = 'S:GAME'");
    let set = |path: &str, value: &str| {
        format!("UPDATE posthorn SET item_json = json_set(item_json, '{path}', '{value}') WHERE ")
    };
    for (game, statement, said) in [
        // Black has moved a second later.
        (2, set("$.log.B", "8A7olJOWDOAa0KMF") + &item(2), "seal"),
        (3, set("$.alarm_at.N", "1999999999") + &item(3), "its alarm is at"),
        (4, format!("DELETE FROM posthorn WHERE {}", item(4)), "no item of its own"),
        (5, format!("UPDATE posthorn SET item_json = 'x' WHERE {}", item(5)), "no JSON"),
        (
            1,
            "UPDATE posthorn SET item_json = json_remove(item_json, '$.ended') \
             WHERE sk = 'S:RESULT#0000000001'"
                .to_owned(),
            "by its line in the section not over",
        ),
        (
            6,
            "DELETE FROM posthorn WHERE sk = 'S:SEAT#0000000006' AND pk = 'S:P#2'".to_owned(),
            "1 seats",
        ),
    ] {
        assert_eq!(database.execute(&statement, []).expect(&statement), 1, "{statement}");
        let now = found(&folder);
        let faults =
            now.faults.get(&GameId(game)).unwrap_or_else(|| panic!("{statement}: {now:?}"));
        assert!(faults.len() == 1 && faults[0].contains(said), "{faults:?}");
    }
    let all = found(&folder);
    assert_eq!((all.faults.len(), all.elsewhere.len()), (GAMES as usize, 0), "{all:?}");
    drop(embedded);
}

#[tokio::test]
async fn a_folder_without_a_database_is_told() {
    let folder = TempDir::new().expect("a folder");
    assert!(check(folder.path(), "posthorn").is_err());
    assert!(!folder.path().join("posthorn.db").exists(), "looking makes nothing");
    let (folder, ..) = self::folder().await;
    assert!(check(folder.path(), "another").is_err());
}
