//! What the database is asked for: a request of DynamoDB's JSON protocol, and its answer.

use dynoxide::{Database, DynoxideError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use store::Reply;

/// Carries out a request. The answer is what DynamoDB says, a refusal included.
pub(super) fn carry_out(database: &Database, operation: &str, body: &[u8]) -> Reply {
    match ask(database, operation, body) {
        Ok(body) => Reply { status: 200, body },
        Err(error) => Reply { status: error.status_code(), body: error.to_json().into_bytes() },
    }
}

/// Whether an operation leaves everything as it is.
pub(super) fn only_reads(operation: &str) -> bool {
    matches!(
        operation,
        "GetItem"
            | "BatchGetItem"
            | "Query"
            | "Scan"
            | "DescribeTable"
            | "DescribeTimeToLive"
            | "ListTables"
    )
}

fn ask(database: &Database, operation: &str, body: &[u8]) -> Result<Vec<u8>, DynoxideError> {
    match operation {
        "GetItem" => said(&database.get_item(asked(body)?)?),
        "UpdateItem" => said(&database.update_item(asked(body)?)?),
        "TransactWriteItems" => said(&database.transact_write_items(asked(body)?)?),
        "Query" => said(&database.query(asked(body)?)?),
        "BatchGetItem" => said(&database.batch_get_item(asked(body)?)?),
        "PutItem" => said(&database.put_item(asked(body)?)?),
        "DeleteItem" => said(&database.delete_item(asked(body)?)?),
        "BatchWriteItem" => said(&database.batch_write_item(asked(body)?)?),
        "Scan" => said(&database.scan(asked(body)?)?),
        "ListTables" => said(&database.list_tables(asked(body)?)?),
        "CreateTable" => said(&database.create_table(asked(body)?)?),
        "DescribeTable" => said(&database.describe_table(asked(body)?)?),
        "UpdateTable" => said(&database.update_table(asked(body)?)?),
        "UpdateTimeToLive" => said(&database.update_time_to_live(asked(body)?)?),
        "DescribeTimeToLive" => said(&database.describe_time_to_live(asked(body)?)?),
        other => Err(DynoxideError::ValidationException(format!("{other} is not offered here"))),
    }
}

fn asked<T: DeserializeOwned>(body: &[u8]) -> Result<T, DynoxideError> {
    let unreadable =
        |error: serde_json::Error| DynoxideError::SerializationException(error.to_string());
    serde_json::from_slice(body).map_err(unreadable)
}

fn said<T: Serialize>(answer: &T) -> Result<Vec<u8>, DynoxideError> {
    serde_json::to_vec(answer)
        .map_err(|error| DynoxideError::InternalServerError(error.to_string()))
}
