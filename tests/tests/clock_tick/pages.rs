//! More alarms than one page, with some in front that fail: the rest is done.

use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{Section, SectionId, stable_hash};
use tests::{DAY, START, TestApp, database_request};

use crate::tick;

/// Alarms that fail: more than a page of 100.
const BROKEN: u32 = 130;

fn number(number: i64) -> Value {
    json!({ "N": number.to_string() })
}

/// Puts items as they are.
async fn put(app: &TestApp, items: Vec<Value>) {
    for few in items.chunks(25) {
        let puts: Vec<Value> =
            few.iter().map(|item| json!({ "PutRequest": { "Item": item } })).collect();
        let ask = json!({ "RequestItems": { "posthorn": puts } });
        database_request(app.endpoint(), "BatchWriteItem", &ask).await;
    }
}

/// Items under these keys with an alarm in `shard` and nothing else that can be read.
fn broken(key: impl Fn(u32) -> (String, String), shard: u32) -> Vec<Value> {
    let item = |index: u32| {
        let (pk, sk) = key(index);
        let at = START.unix() + i64::from(index);
        json!({
            "pk": { "S": pk }, "sk": { "S": sk }, "shard": number(shard.into()),
            "alarm_at": number(at)
        })
    };
    (0..BROKEN).map(item).collect()
}

/// Leave books without a book in front of a section's date.
#[tokio::test]
async fn broken_books_are_passed_by() {
    let app = TestApp::new().await;
    let section =
        Section { starts_at: Some(START + DAY), ..Section::new(SectionId(9), "A", "Cup") };
    app.app.store.create_section(&section).await.expect("a section");
    let pairing = app.pairing(1).await;
    app.create_game(GameId(90), section.id, pairing.terms()).await;
    let shard = app.app.store.other_shards().start + stable_hash("S#9") % 16;
    put(&app, broken(|index| (format!("P#{}", 5_000 + index), "LEAVE#0000000009".into()), shard))
        .await;
    app.wait(DAY);
    let swept = clock_tick::tick(&app.app).await.expect("a sweep");
    assert_eq!((swept.acted, swept.failed, swept.unfinished), (1, BROKEN, false));
    assert_eq!(swept.lag_seconds, DAY);
    let store = &app.app.store;
    assert_eq!(store.pending_notices(pairing.players.white).await.expect("notices").len(), 1);
    assert_eq!(store.section(section.id).await.expect("a section").alarm_at, None);
}

/// Games that cannot be read in front of fallen flags, in the same partition.
#[tokio::test]
async fn broken_games_are_passed_by() {
    let app = TestApp::new().await;
    let pairing = app.pairing(16).await;
    put(&app, broken(|index| (format!("G#{}", 16 * (1_000 + index)), "GAME".into()), 0)).await;
    app.wait(36 * DAY);
    let swept = time_forfeit::tick(&app.app).await.expect("a sweep");
    assert_eq!((swept.acted, swept.failed, swept.unfinished), (1, BROKEN, false));
    assert_eq!(app.kept(&pairing).await.result, Some((0, 2, START + 36 * DAY)));
}

/// What a newer version has put there, which this one cannot name.
#[tokio::test]
async fn unknown_alarms_are_passed_by() {
    let app = TestApp::new().await;
    let pairing = app.pairing(16).await;
    let player = PlayerId(77);
    let store = &app.app.store;
    store.bring_reminders_forward(player, START + DAY, START).await.expect("an alarm");
    let shard = store.other_shards().start + stable_hash("P#77") % 16;
    for shard in [0, shard] {
        put(&app, broken(|index| (format!("X#{index}-{shard}"), "NEW".into()), shard)).await;
    }
    app.wait(36 * DAY);
    let swept = clock_tick::tick(&app.app).await.expect("a sweep");
    assert_eq!((swept.rearmed, swept.failed, swept.unfinished), (1, BROKEN, false));
    assert_eq!(store.reminders_at(player).await.expect("an alarm"), None);
    let swept = time_forfeit::tick(&app.app).await.expect("a sweep");
    assert_eq!((swept.acted, swept.failed), (1, BROKEN));
    assert_eq!(app.kept(&pairing).await.result, Some((0, 2, START + 36 * DAY)));
    assert_eq!(notify::tick(&app.app).await.map(|swept| swept.unfinished), Ok(false));
    assert_eq!(tick_failed(&app).await, BROKEN);
}

async fn tick_failed(app: &TestApp) -> u32 {
    clock_tick::tick(&app.app).await.expect("a sweep").failed
}

/// A page exactly full, and one alarm behind it.
#[tokio::test]
async fn pages_meet() {
    let app = TestApp::new().await;
    for count in [100_u32, 101] {
        // Alarms of players without games: each is set again, to nothing.
        let players: Vec<PlayerId> = (1..)
            .map(|id| PlayerId(count * 10_000 + id))
            .filter(|player| stable_hash(&format!("P#{player}")) % 16 == 5)
            .take(usize::try_from(count).expect("a number"))
            .collect();
        let now = app.app.clock.now();
        for player in players {
            let set = app.app.store.bring_reminders_forward(player, now, now).await;
            assert_eq!(set.ok(), Some(true));
        }
        assert_eq!(tick(&app).await.rearmed, count);
        assert_eq!(tick(&app).await.rearmed, 0);
    }
}
