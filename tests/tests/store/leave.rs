//! Leave books: the bytes of every version, several books in one write, and the alarm that stays
//! until the games have followed.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use posthorn::embedded::Embedded;
use rules::{Day, Days, Instant, LeaveAction, LeaveEntry, PlayerId};
use serde_json::{Value, json};
use store::{Appended, SectionId, Store, StoredLeave};
use tests::{START, ask_database};

use crate::{create, each, fault};

/// A kept book in its first encoding, a line an entry: the bytes after the version and the number
/// of entries, and what they say.
const VERSION_1: &str = include_str!("../../data/leave_v1.txt");

const PLAYER: PlayerId = PlayerId(2);

fn days(first: i32, last: i32) -> Days {
    let day = |days| Day::from_unix_days(days).expect("a day");
    Days::new(day(first), day(last)).expect("days")
}

fn entry(at: Instant, by: u32, action: LeaveAction, reason: &str) -> LeaveEntry {
    LeaveEntry { at, by: PlayerId(by), action, reason: reason.to_owned() }
}

/// One entry of each kind, as the lines of the file stand.
fn every_kind() -> Vec<LeaveEntry> {
    vec![
        entry(START, 2, LeaveAction::Registered(days(20_500, 20_509)), ""),
        entry(START + 60, 2, LeaveAction::Cancelled(days(20_505, 20_700)), ""),
        entry(START + 3_600, 390_044, LeaveAction::Granted(days(20_400, 20_799)), "V nemocnici."),
        entry(START + 7_200, 390_044, LeaveAction::Withdrawn(days(20_600, 20_600)), "Zpět."),
        entry(START + 9_000, 390_044, LeaveAction::Corrected { year: 2026, days: -10 }, "r"),
        entry(START + 9_001, 1, LeaveAction::Registered(days(-1, 0)), ""),
    ]
}

fn key(section: u32) -> Value {
    json!({ "pk": { "S": "P#2" }, "sk": { "S": format!("LEAVE#{section:010}") } })
}

/// The item itself, past the store.
async fn item(embedded: &Embedded, section: u32) -> Value {
    let get = json!({ "TableName": "posthorn", "Key": key(section) });
    ask_database(embedded, "GetItem", &get).await["Item"].clone()
}

async fn put_book(embedded: &Embedded, bytes: &[u8], version: &str) {
    let mut item = key(1);
    item["book"] = json!({ "B": BASE64_STANDARD.encode(bytes) });
    item["version"] = json!({ "N": version });
    let put = json!({ "TableName": "posthorn", "Item": item });
    ask_database(embedded, "PutItem", &put).await;
}

/// Reads a book again after one more entry.
async fn enter(store: &Store, leave: &StoredLeave, entry: &LeaveEntry) -> StoredLeave {
    store.enter_leave(&[(leave.clone(), entry.clone())], START).await.expect("entered");
    store.leave_book(leave.player, leave.section).await.expect("a book")
}

/// What was kept once is read for ever, and written so still.
#[tokio::test]
async fn the_bytes_of_version_1() {
    let lines: Vec<&str> = VERSION_1.lines().filter(|line| !line.starts_with('#')).collect();
    let byte = |hex: &str, at| u8::from_str_radix(&hex[at..at + 2], 16).expect("two digits");
    let hexes = lines.iter().map(|line| line.split(' ').next().expect("bytes"));
    let count = u8::try_from(lines.len()).expect("few lines");
    let mut bytes = vec![1, count];
    for hex in hexes {
        bytes.extend((0..hex.len()).step_by(2).map(|at| byte(hex, at)));
    }
    let embedded = Embedded::memory().expect("a database in memory");
    let store = embedded.store("posthorn").await.expect("a table");
    let mut leave = StoredLeave::empty(PLAYER, SectionId(1));
    for entry in every_kind() {
        leave = enter(&store, &leave, &entry).await;
    }
    assert_eq!(leave.entries, every_kind());
    let written = item(&embedded, 1).await;
    let written = BASE64_STANDARD.decode(written["book"]["B"].as_str().expect("bytes"));
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    assert_eq!(hex(&written.expect("base 64")), hex(&bytes));
    put_book(&embedded, &bytes, "6").await;
    let read = store.leave_book(PLAYER, SectionId(1)).await.expect("a book");
    assert_eq!((read.entries, read.alarm_at), (every_kind(), None));
    // Nothing else is a book: no other version, nothing cut off, nothing behind, no other count.
    for broken in [&[][..], &[2], &[0, 0], &bytes[..bytes.len() - 1], &[&bytes[..], &[0]].concat()]
    {
        put_book(&embedded, broken, "6").await;
        let read = store.leave_book(PLAYER, SectionId(1)).await;
        assert_eq!(fault(read), "corrupt", "{broken:?}");
        assert_eq!(fault(store.leave_books(PLAYER).await), "corrupt", "{broken:?}");
    }
    // Days that run backwards, and days that no calendar has.
    let beyond = [0xfe, 0xff, 0xff, 0xff, 0x0f].repeat(2);
    for ends in [vec![2, 0], beyond] {
        put_book(&embedded, &[&[1, 1, 0, 2, 0][..], &ends, &[0]].concat(), "1").await;
        assert_eq!(fault(store.leave_book(PLAYER, SectionId(1)).await), "corrupt", "{ends:?}");
    }
    put_book(&embedded, &[1, 1, 0, 2, 0, 0, 2, 0], "1").await;
    assert_eq!(fault(store.leave_book(PLAYER, SectionId(1)).await), "none");
    put_book(&embedded, &bytes, "5").await;
    assert_eq!(fault(store.leave_book(PLAYER, SectionId(1)).await), "corrupt");
}

/// What is entered sets the alarm in the same write; taking it away needs the version that was read.
#[tokio::test]
async fn the_alarm_stays_until_the_games_have_followed() {
    let embedded = Embedded::memory().expect("a database in memory");
    let store = embedded.store("posthorn").await.expect("a table");
    let [first, second] = [every_kind()[0].clone(), every_kind()[1].clone()];
    let empty = store.leave_book(PLAYER, SectionId(7)).await.expect("no book");
    assert_eq!((empty.version(), empty.alarm_at), (0, None));
    assert_eq!(empty, StoredLeave::empty(PLAYER, SectionId(7)));
    store.leave_applied(&empty).await.expect("nothing to do");
    assert_eq!(item(&embedded, 7).await, Value::Null);
    store.enter_leave(&[(empty.clone(), first)], START + 60).await.expect("entered");
    let kept = item(&embedded, 7).await;
    // FNV-1a of `P#2` modulo 16, behind the 16 shards of the games.
    let fnv = b"P#2"
        .iter()
        .fold(2_166_136_261_u32, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(16_777_619));
    assert_eq!(kept["shard"], json!({ "N": (16 + fnv % 16).to_string() }));
    assert_eq!(kept["alarm_at"], json!({ "N": (START + 60).unix().to_string() }));
    let one = store.leave_book(PLAYER, SectionId(7)).await.expect("a book");
    assert_eq!((one.version(), one.alarm_at), (1, Some(START + 60)));
    store.enter_leave(&[(one.clone(), second)], START + 120).await.expect("entered");
    let two = store.leave_book(PLAYER, SectionId(7)).await.expect("a book");
    assert_eq!(fault(store.leave_applied(&one).await), "conflict");
    assert_eq!(store.leave_book(PLAYER, SectionId(7)).await.expect("a book"), two);
    for _ in 0..2 {
        store.leave_applied(&two).await.expect("applied");
        let kept = item(&embedded, 7).await;
        assert_eq!((&kept["shard"], &kept["alarm_at"]), (&Value::Null, &Value::Null));
        assert_eq!(kept["version"], json!({ "N": "2" }));
    }
}

/// Several books are written together or not at all, each under its own version.
#[tokio::test]
async fn all_books_or_none() {
    each("leave", async |store| {
        let book = async |section| store.leave_book(PLAYER, SectionId(section)).await.expect("one");
        let first = every_kind()[0].clone();
        let all = async |books: [&StoredLeave; 3]| {
            let entries = books.map(|book| (book.clone(), first.clone()));
            store.enter_leave(&entries, START).await
        };
        let (a, b, c) = (book(10).await, book(2).await, book(300).await);
        let stale = b.clone();
        let other = enter(store, &b, &first).await;
        assert_eq!(fault(all([&a, &stale, &c]).await), "conflict");
        assert_eq!((book(10).await, book(2).await, book(300).await), (a.clone(), other, c.clone()));
        all([&a, &book(2).await, &c]).await.expect("entered");
        let books = store.leave_books(PLAYER).await.expect("books");
        let versions: Vec<(u32, usize)> =
            books.iter().map(|book| (book.section.0, book.version())).collect();
        assert_eq!(versions, [(2, 2), (10, 1), (300, 1)]);
        assert!(store.leave_books(PlayerId(3)).await.expect("none").is_empty());
    })
    .await;
}

/// A game follows the book only as long as that is what was read: a late run undoes nothing.
#[tokio::test]
async fn a_game_follows_the_present_book() {
    each("leave-game", async |store| {
        let stored = create(store, 1).await;
        let section = stored.section;
        let before = store.leave_book(PLAYER, section).await.expect("no book");
        let mut after = enter(store, &before, &every_kind()[0]).await;
        let appended = |leave| Appended { leave: Some(leave), ..Appended::default() };
        let events = [rules::Event::DrawDeclined { at: START, by: rules::Color::White }];
        let append = async |game, leave| {
            store.append(game, &Appended { events: &events, ..appended(leave) }).await
        };
        assert_eq!(fault(append(&stored, &before).await), "conflict");
        assert!(store.game(stored.id).await.expect("a game").log.is_empty());
        append(&stored, &after).await.expect("appended");
        let now = store.game(stored.id).await.expect("a game");
        assert_eq!(now.log.len(), 1);
        // The alarm is no part of the version.
        store.leave_applied(&after).await.expect("applied");
        append(&now, &after).await.expect("appended");
        after = enter(store, &after, &every_kind()[1]).await;
        assert_eq!(after.version(), 2);
    })
    .await;
}
