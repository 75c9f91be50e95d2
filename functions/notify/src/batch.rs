//! A batch of the stream's records as Lambda brings it, and the answer that says which of them have
//! to come again.

use app::{App, Problem};
use futures_util::{StreamExt, stream};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Image, deserialize_image};

use crate::on_record;

/// Records that are looked at together.
const SIDE_BY_SIDE: usize = 8;

/// A batch, in the order of the writes. Each record is read by itself: one that cannot be read
/// does not stand in the way of the others.
#[derive(Debug, Deserialize)]
pub struct Batch {
    #[serde(rename = "Records")]
    records: Vec<Value>,
}

#[derive(Deserialize)]
struct Record {
    dynamodb: Images,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Images {
    #[serde(default, deserialize_with = "deserialize_image")]
    old_image: Option<Image>,
    #[serde(default, deserialize_with = "deserialize_image")]
    new_image: Option<Image>,
}

/// The records that have to come again. Lambda goes back to the first of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BatchFailures {
    batch_item_failures: Vec<Failure>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
struct Failure {
    /// The record's sequence number; empty when it has none, which fails the whole batch.
    item_identifier: String,
}

/// Does what the records of a batch ask for, some of them side by side: most of the time of each goes by in waiting,
/// and what comes of them does not depend on their order.
pub async fn on_batch(app: &App, batch: Batch) -> BatchFailures {
    let done = batch.records.into_iter().map(async |record| {
        let sequence = record["dynamodb"]["SequenceNumber"].as_str().unwrap_or_default().to_owned();
        let problem = on_one(app, record).await.err()?;
        tracing::error!(sequence, %problem, "a record of the stream failed");
        Some(Failure { item_identifier: sequence })
    });
    let failures: Vec<_> = stream::iter(done).buffered(SIDE_BY_SIDE).collect().await;
    BatchFailures { batch_item_failures: failures.into_iter().flatten().collect() }
}

async fn on_one(app: &App, record: Value) -> Result<(), Problem> {
    // Serde's error may quote an item: only where it stands is told.
    let read = |error: serde_json::Error| {
        Problem::internal(format!("a record of the stream cannot be read: {:?}", error.classify()))
    };
    let Record { dynamodb: Images { old_image, new_image } } =
        serde_json::from_value(record).map_err(read)?;
    on_record(app, old_image.as_ref(), new_image.as_ref()).await
}
