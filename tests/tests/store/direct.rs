//! A database in this process is asked past the SDK, and through it where it does not answer with success.

use std::collections::{BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use posthorn::embedded::Embedded;
use rules::{Color, Message, PlayerId, Writer};
use serde_json::Value;
use store::{Appended, Ask, Error, Reply, Replying, SectionId, Store};
use tests::{DAY, START};

use crate::lines::some_lines;
use crate::{append, appended, create, move_of};

const VERSION: &str = r#"{"Item":{"pk":{"S":"DATA"},"sk":{"S":"VERSION"},"version":{"N":"1"}},
    "ConsumedCapacity":{"CapacityUnits":0.5,"TableName":"posthorn"}}"#;
const NO_TABLE: &str = r#"{"__type":"com.amazonaws.dynamodb.v20120810#ResourceNotFoundException",
    "message":"Requested resource not found"}"#;
const FAILED: &str = r#"{"__type":"com.amazonaws.dynamodb.v20120810#InternalServerError",
    "message":"the disk has failed"}"#;

/// Says what it was told to say, in order, and the last of it from then on.
#[derive(Debug)]
struct Told(Mutex<(VecDeque<(u16, &'static str)>, u32)>);

impl Ask for Told {
    fn ask(&self, operation: &str, _: Vec<u8>) -> Replying {
        assert_eq!(operation, "GetItem");
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        told.1 += 1;
        let next = if told.0.len() > 1 { told.0.pop_front() } else { told.0.front().copied() };
        let (status, body) = next.expect("something to say");
        Box::pin(async move { Some(Reply { status, body: body.as_bytes().to_vec() }) })
    }
}

/// What a read of the version comes to, how often the database was asked, and what was charged for it.
async fn read(said: &[(u16, &'static str)]) -> (Result<Option<u32>, Error>, u32, (u64, u64)) {
    let told = Arc::new(Told(Mutex::new((said.iter().copied().collect(), 0))));
    let store = Store::in_process(told.clone(), "posthorn");
    let version = store.data_version().await;
    let asked = told.0.lock().unwrap_or_else(PoisonError::into_inner).1;
    (version, asked, store.units().tenths())
}

#[tokio::test]
async fn what_fails_is_asked_through_the_sdk() {
    for (said, asked) in [
        (&[(200_u16, VERSION)] as &[(u16, &str)], 1),
        // Whatever is not answered with success: the SDK asks again where that is of use.
        (&[(500, FAILED), (200, VERSION)], 2),
        (&[(500, FAILED), (500, FAILED), (200, VERSION)], 3),
        (&[(200, "no JSON"), (200, VERSION)], 2),
    ] {
        let (version, times, units) = read(said).await;
        assert_eq!(
            (version.expect("a version"), times, units),
            (Some(1), asked, (5, 0)),
            "{said:?}"
        );
    }
    let failed = r#"{"__type":"com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException",
        "message":"The conditional request failed"}"#;
    let (conflict, times, _) = read(&[(400, failed)]).await;
    assert!(matches!(conflict, Err(Error::Conflict)), "{conflict:?}");
    assert_eq!(times, 2, "a read has no condition");
    let (none, times, _) = read(&[(400, NO_TABLE)]).await;
    let Err(Error::Unavailable(why)) = none else { panic!("{none:?}") };
    assert!(why.contains("ResourceNotFoundException"), "{why}");
    assert_eq!(times, 2, "what does not pass is asked twice, not five times");
}

/// Fails everything that it is asked at first, and hands on what it is asked after that.
#[derive(Debug)]
struct Twice {
    database: Arc<dyn Ask>,
    refused: Mutex<Option<(String, Value)>>,
    /// The operations that were asked both ways, and of transactions their parts.
    seen: Mutex<BTreeSet<String>>,
}

impl Ask for Twice {
    fn ask(&self, operation: &str, body: Vec<u8>) -> Replying {
        let mut said: Value = serde_json::from_slice(&body).expect("JSON");
        // The SDK's own, for requests whose answer gets lost on the way.
        said.as_object_mut().expect("an object").remove("ClientRequestToken");
        let mut refused = self.refused.lock().expect("a test in order");
        let Some((first, body_of_first)) = refused.take() else {
            *refused = Some((operation.to_owned(), said));
            let body = FAILED.as_bytes().to_vec();
            return Box::pin(async move { Some(Reply { status: 500, body }) });
        };
        assert_eq!((first.as_str(), &body_of_first), (operation, &said));
        let mut seen = self.seen.lock().expect("a test in order");
        for part in said["TransactItems"].as_array().into_iter().flatten() {
            seen.extend(part.as_object().expect("a part").keys().cloned());
        }
        seen.insert(format!("{operation} {}", said["IndexName"].as_str().unwrap_or("")));
        self.database.ask(operation, body)
    }
}

/// Whatever goes past the SDK says of a request what the SDK says of it.
#[tokio::test]
async fn both_ways_say_the_same() {
    let embedded = Embedded::memory().expect("a database in memory");
    let plain = embedded.store("posthorn").await.expect("a table");
    let twice = Arc::new(Twice {
        database: embedded.ask(),
        refused: Mutex::default(),
        seen: Mutex::default(),
    });
    let store = Store::in_process(twice.clone(), "posthorn");

    let game = create(&store, 1).await;
    append(&store, &game, "e4", START).await.expect("a move");
    let message = Message {
        id: "event-2".to_owned(),
        by: Writer::Player(Color::Black),
        at: START,
        ply: 2,
        text: "Dobrý den! \u{0} \"♞\"".to_owned(),
        hidden: false,
    };
    let game = store.game(game.id).await.expect("the game");
    let leave = store.leave_book(PlayerId(2), SectionId(1)).await.expect("a book");
    let mut answer = appended(&game, move_of(&game, "e5", START));
    answer = Appended { message: Some(&message), leave: Some(&leave), ..answer };
    store.append(&game, &answer).await.expect("a move with a message");
    assert_eq!(store.messages(game.id).await.expect("messages"), [message]);
    for lines in [some_lines(), Vec::new()] {
        let game = store.game(game.id).await.expect("the game");
        store.keep_lines(&game, Color::White, &lines).await.expect("kept");
    }
    let game = store.game(game.id).await.expect("the game");
    assert_eq!(store.next_numbers("anything", 3).await.expect("numbers"), 1);
    for next in [Some(START), None] {
        store.set_nightly_export("CZE".parse().expect("a federation"), next).await.expect("kept");
    }
    let mut due = 0;
    for shard in store.game_shards() {
        let in_years = START + 10_000 * DAY;
        due += store.alarms_due(shard, in_years, 10, None).await.expect("alarms").len();
    }
    assert_eq!(due, 1);
    assert_eq!(store.sections(&[SectionId(1), SectionId(2)]).await.expect("sections"), []);

    assert_eq!(plain.game(game.id).await.expect("the game").log, game.log);
    let seen = twice.seen.lock().expect("a test in order");
    let all = [
        "BatchGetItem ",
        "ConditionCheck",
        "Delete",
        "DeleteItem ",
        "GetItem ",
        "Put",
        "PutItem ",
        "Query ",
        "Query alarms",
        "TransactWriteItems ",
        "Update",
        "UpdateItem ",
    ];
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), all);
}
