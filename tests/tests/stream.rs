//! The stream of the embedded table: nothing is lost, nothing overtakes, and it stays quick.

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use posthorn::embedded::{Embedded, OpenError};
use posthorn::stream::{self, BATCH_MAX, Change, Follower, Image, Reader, StreamError};
use rusqlite::Connection;
use serde_json::json;
use tests::{Dice, ask_database};

const TABLE: &str = "posthorn";
/// Runs of the fault test, each with a seed of its own.
const RUNS: u64 = 12;

/// Writes the item of a partition, whatever was there.
async fn put(database: &Embedded, partition: &str, number: usize) {
    let item = json!({
        "pk": { "S": partition }, "sk": { "S": "GAME" }, "number": { "N": number.to_string() },
        "log": { "B": "AQID" }, "many": { "L": [{ "BOOL": true }, { "M": { "x": { "NULL": true } } }] },
        "set": { "SS": ["a"] }
    });
    let body = json!({ "TableName": TABLE, "Item": item });
    ask_database(database, "PutItem", &body).await;
}

/// An opened database with its table.
async fn opened(folder: &Path) -> Embedded {
    let database = Embedded::open(folder).expect("the data folder");
    database.store(TABLE).await.expect("the table");
    database
}

fn reader(database: &Embedded) -> Reader {
    database.stream(TABLE).expect("a stream")
}

fn number(image: Option<&Image>) -> Option<usize> {
    let value = image?.get("number").expect("the attribute");
    Some(value.as_n().expect("a number").parse().expect("digits"))
}

/// Partition and numbers before and after.
fn told(change: &Change) -> (&str, Option<usize>, Option<usize>) {
    (&change.partition, number(change.old.as_ref()), number(change.new.as_ref()))
}

/// How many records are kept.
fn records(folder: &Path) -> usize {
    let connection = Connection::open(folder.join("posthorn.db")).expect("the file");
    let count = connection.query_row("SELECT count(*) FROM _stream_records", [], |row| row.get(0));
    count.expect("a number")
}

#[tokio::test]
async fn changes_come_in_order_with_both_images() {
    let database = Embedded::memory_with_stream().expect("a database");
    database.store(TABLE).await.expect("a table");
    let mut reader = reader(&database);
    assert_eq!(reader.next_batch().await.expect("a batch"), []);
    put(&database, "G#1", 1).await;
    put(&database, "G#2", 1).await;
    put(&database, "G#1", 2).await;
    let key = json!({ "pk": { "S": "G#2" }, "sk": { "S": "GAME" } });
    let delete = json!({ "TableName": TABLE, "Key": key });
    ask_database(&database, "DeleteItem", &delete).await;
    let changes = reader.next_batch().await.expect("a batch");
    assert_eq!(
        changes.iter().map(told).collect::<Vec<_>>(),
        [
            ("G#1", None, Some(1)),
            ("G#2", None, Some(1)),
            ("G#1", Some(1), Some(2)),
            ("G#2", Some(1), None),
        ]
    );
    assert!(changes.is_sorted_by(|one, next| one.sequence < next.sequence));
    assert_eq!(reader.read(), changes[3].sequence);
    assert_eq!(reader.next_batch().await.expect("a batch"), []);
}

#[tokio::test]
async fn every_type_of_value_is_carried() {
    let database = Embedded::memory_with_stream().expect("a database");
    database.store(TABLE).await.expect("a table");
    put(&database, "G#1", 1).await;
    let changes = reader(&database).next_batch().await.expect("a batch");
    let image = changes[0].new.as_ref().expect("an image");
    assert_eq!(image.len(), 6);
    assert_eq!(image["log"].as_b().expect("bytes").as_ref(), [1, 2, 3]);
    assert_eq!(image["set"].as_ss().expect("a set"), &["a"]);
    let many = image["many"].as_l().expect("a list");
    assert_eq!(many[0].as_bool(), Ok(&true));
    assert_eq!(many[1].as_m().expect("a map")["x"].as_null(), Ok(&true));
}

#[tokio::test]
async fn a_reader_goes_on_where_the_last_was_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = opened(folder.path()).await;
    for number in 0..BATCH_MAX + 20 {
        put(&database, "G#1", number).await;
    }
    let mut first = reader(&database);
    let batch = first.next_batch().await.expect("a batch");
    assert_eq!(batch.len(), BATCH_MAX);
    assert_eq!(first.next_batch().await.expect("a batch").len(), 20);
    // Handed out, but done only with the first ten.
    first.finish(batch[9].sequence).await.expect("finished");
    drop((first, database));
    let database = opened(folder.path()).await;
    let mut second = reader(&database);
    let again = second.next_batch().await.expect("a batch");
    assert_eq!(again[..BATCH_MAX - 10], batch[10..]);
    assert_eq!(again[BATCH_MAX - 10..].len(), 10);
    assert_eq!(records(folder.path()), BATCH_MAX + 10);
    let rest = second.next_batch().await.expect("a batch");
    assert_eq!(rest.len(), 10);
    second.finish(second.read()).await.expect("finished");
    assert_eq!(records(folder.path()), 1, "the newest stays: the next number comes from it");
    // A step back is none.
    second.finish(batch[0].sequence).await.expect("finished");
    drop((second, database));
    let database = opened(folder.path()).await;
    let mut third = reader(&database);
    assert_eq!(third.next_batch().await.expect("a batch"), []);
    put(&database, "G#1", 9).await;
    let new = third.next_batch().await.expect("a batch");
    assert_eq!(new.iter().map(told).collect::<Vec<_>>(), [("G#1", Some(BATCH_MAX + 19), Some(9))]);
    assert!(new[0].sequence > rest[9].sequence);
}

#[tokio::test]
async fn a_number_is_never_given_twice_when_the_clock_is_set_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = opened(folder.path()).await;
    put(&database, "G#1", 1).await;
    // As if it had been written a thousand years on.
    let connection = Connection::open(folder.path().join("posthorn.db")).expect("the file");
    let late = "UPDATE _stream_records SET sequence_number = '33000000000000000'";
    assert_eq!(connection.execute(late, []).expect("updated"), 1);
    let mut reader = reader(&database);
    assert_eq!(reader.next_batch().await.expect("a batch").len(), 1);
    reader.finish(reader.read()).await.expect("finished");
    put(&database, "G#1", 2).await;
    let changes = reader.next_batch().await.expect("a batch");
    assert_eq!(changes.iter().map(told).collect::<Vec<_>>(), [("G#1", Some(1), Some(2))]);
    assert_eq!(changes[0].sequence, 33_000_000_000_000_001);
}

#[tokio::test]
async fn a_database_made_without_a_stream_is_given_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = opened(folder.path()).await;
    // What an earlier version left: no stream, no index, no position.
    let off = json!({ "TableName": TABLE, "StreamSpecification": { "StreamEnabled": false } });
    ask_database(&database, "UpdateTable", &off).await;
    put(&database, "G#1", 1).await;
    drop(database);
    let connection = Connection::open(folder.path().join("posthorn.db")).expect("the file");
    let ours = "DROP INDEX _posthorn_stream_order; DROP TABLE _posthorn_stream_position;";
    connection.execute_batch(ours).expect("dropped");
    drop(connection);
    assert_eq!(records(folder.path()), 0);
    for expected in [(Some(1), Some(2)), (Some(2), Some(2))] {
        let database = opened(folder.path()).await;
        let mut reader = reader(&database);
        put(&database, "G#1", 2).await;
        let changes = reader.next_batch().await.expect("a batch");
        assert_eq!(
            changes.iter().map(told).collect::<Vec<_>>(),
            [("G#1", expected.0, expected.1)],
            "what was there before stays, and is no change"
        );
        reader.finish(reader.read()).await.expect("finished");
    }
}

#[tokio::test]
async fn a_database_without_streams_says_so() {
    let database = Embedded::memory().expect("a database");
    database.store(TABLE).await.expect("a table");
    put(&database, "G#1", 1).await;
    let refused = database.stream(TABLE).expect_err("no stream");
    assert!(matches!(refused, OpenError::Stream(StreamError::Absent)), "{refused}");
}

/// What dynoxide asks of the records on each write and on each reading, and what we ask: all of it
/// is found by the index, none by walking.
#[tokio::test]
async fn no_question_walks_the_records() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = opened(folder.path()).await;
    let connection = Connection::open(folder.path().join("posthorn.db")).expect("the file");
    let number = "CAST(sequence_number AS INTEGER)";
    for question in [
        format!(
            "SELECT COALESCE(MAX({number}), 0) + 1 FROM _stream_records WHERE table_name = 't'"
        ),
        format!(
            "SELECT new_image FROM _stream_records WHERE table_name = 't' AND shard_id = 's' \
             AND {number} > 7 ORDER BY {number} ASC LIMIT 5"
        ),
        format!(
            "DELETE FROM _stream_records WHERE id IN (SELECT id FROM _stream_records \
             WHERE table_name = 't' AND {number} <= 7 AND {number} < (SELECT MAX({number}) \
             FROM _stream_records WHERE table_name = 't') ORDER BY {number} LIMIT 5)"
        ),
    ] {
        let mut plan = connection.prepare(&format!("EXPLAIN QUERY PLAN {question}")).expect("SQL");
        let lines = plan.query_map([], |row| row.get(3)).expect("a plan");
        let lines: Vec<String> = lines.map(|line| line.expect("a line")).collect();
        let text = lines.join("; ");
        assert!(text.contains("_posthorn_stream_order (table_name=?"), "{question}: {text}");
        assert!(!text.contains("SCAN") && !text.contains("B-TREE"), "{question}: {text}");
    }
    drop(database);
}

#[tokio::test]
async fn a_failure_holds_up_its_partition_alone() {
    let database = Embedded::memory_with_stream().expect("a database");
    database.store(TABLE).await.expect("a table");
    for (partition, number) in [("G#1", 1), ("G#2", 1), ("G#1", 2), ("G#2", 2)] {
        put(&database, partition, number).await;
    }
    let mut follower = Follower::new(reader(&database));
    let tried = RefCell::new(Vec::new());
    let ill = RefCell::new(true);
    let handle = async |change: Arc<Change>| {
        tried.borrow_mut().push((change.partition.clone(), number(change.new.as_ref())));
        match *ill.borrow() && change.partition == "G#1" {
            true => Err("ill"),
            false => Ok(()),
        }
    };
    let start = Instant::now();
    // When it is tried again: after 1 second, 2 more, 4 more; not before.
    let rounds = [(0, 3), (999, 0), (1_000, 1), (2_999, 0), (3_000, 1), (6_999, 0), (7_000, 1)];
    for (milliseconds, tries) in rounds {
        let now = start + Duration::from_millis(milliseconds);
        assert!(!follower.step(now, &handle).await.expect("a step"), "nothing more to read");
        let tried = std::mem::take(&mut *tried.borrow_mut());
        assert_eq!(tried.len(), tries, "at {milliseconds} ms: {tried:?}");
        if milliseconds > 0 {
            assert!(tried.iter().all(|one| *one == ("G#1".to_owned(), Some(1))));
        }
    }
    assert_eq!(follower.waiting(), 2);
    // Whoever starts now gets what is not done and everything after it.
    let again = reader(&database).next_batch().await.expect("a batch");
    assert_eq!(again.len(), 4);
    ill.replace(false);
    follower.step(start + Duration::from_secs(15), &handle).await.expect("a step");
    let expected = [1, 2].map(|number| ("G#1".to_owned(), Some(number)));
    assert_eq!(tried.take(), expected);
    assert_eq!(follower.waiting(), 0);
    assert_eq!(reader(&database).next_batch().await.expect("a batch"), []);
}

/// As the server does it: in a task of its own, with a store at hand.
#[tokio::test]
async fn a_task_follows_the_stream() {
    let database = Embedded::memory_with_stream().expect("a database");
    let store = database.store(TABLE).await.expect("a table");
    let (sender, mut receiver) = tokio::sync::mpsc::unbounded_channel();
    let reader = reader(&database);
    let task = tokio::spawn(async move {
        let handle = move |change: Arc<Change>| {
            let (store, sender) = (store.clone(), sender.clone());
            async move {
                // The counter's own change comes by as well: it is none of these.
                if let Some(partition) = change.partition.strip_prefix("G#") {
                    let number = store.next_number("seen").await?;
                    sender.send((partition.to_owned(), number)).expect("somebody listens");
                }
                Ok::<_, store::Error>(())
            }
        };
        match stream::run(reader, handle).await {}
    });
    for number in 1..=3 {
        let partition = format!("G#{number}");
        put(&database, &partition, 1).await;
        let seen = receiver.recv().await.expect("the change");
        assert_eq!((seen.0, u64::from(seen.1)), (number.to_string(), number));
    }
    task.abort();
}

/// Failures and restarts as the dice have them: of every partition each change comes through, in
/// order, and none after one that has not.
#[tokio::test]
async fn nothing_is_lost_and_nothing_overtakes() {
    for seed in 0..RUNS {
        let mut dice = Dice::new(seed);
        let database = Embedded::memory_with_stream().expect("a database");
        database.store(TABLE).await.expect("a table");
        let mut now = Instant::now();
        let mut written: HashMap<String, usize> = HashMap::new();
        let done: RefCell<HashMap<String, usize>> = RefCell::default();
        let faults = RefCell::new(dice.clone());
        let rate = dice.below(60);
        let handle = async |change: Arc<Change>| {
            if faults.borrow_mut().happens(rate) {
                return Err("as the dice have it");
            }
            let mut done = done.borrow_mut();
            let last = done.entry(change.partition.clone()).or_insert(0);
            let number = number(change.new.as_ref()).expect("an image");
            // After a restart some come again, never too early.
            assert!(number <= *last + 1, "seed {seed}: {number} after {last}");
            *last = number.max(*last);
            Ok(())
        };
        let mut follower = Follower::new(reader(&database));
        for _ in 0..40 {
            for _ in 0..dice.below(8) {
                let partition = format!("G#{}", dice.below(5));
                let number = written.entry(partition.clone()).or_insert(0);
                *number += 1;
                put(&database, &partition, *number).await;
            }
            if dice.happens(15) {
                follower = Follower::new(reader(&database));
            }
            follower.step(now, &handle).await.expect("a step");
            now += Duration::from_millis(dice.below(3_000) as u64);
        }
        for _ in 0..400 {
            now += Duration::from_secs(60);
            follower.step(now, &handle).await.expect("a step");
        }
        assert_eq!((follower.waiting(), done.take()), (0, written), "seed {seed}");
        assert_eq!(reader(&database).next_batch().await.expect("a batch"), [], "seed {seed}");
    }
}
