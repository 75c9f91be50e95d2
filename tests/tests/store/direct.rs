//! A database in this process is asked past the SDK, and through it where it does not answer with success.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use store::{Ask, Error, Reply, Replying, Store};

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
    let (none, times, _) = read(&[(400, NO_TABLE)]).await;
    let Err(Error::Unavailable(why)) = none else { panic!("{none:?}") };
    assert!(why.contains("ResourceNotFoundException"), "{why}");
    assert_eq!(times, 2, "what does not pass is asked twice, not five times");
}
