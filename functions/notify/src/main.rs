//! `notify` as a Lambda function behind the table's stream.

// What a record awaits, down to the database's client, is nested deeper than the compiler's default.
#![recursion_limit = "256"]

use lambda_runtime::{LambdaEvent, run, service_fn};
use notify::{Batch, BatchFailures, on_batch};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), lambda_runtime::Error> {
    let app = app::lambda::app().await?;
    let app = &app;
    run(service_fn(async move |event: LambdaEvent<Batch>| {
        Ok::<BatchFailures, lambda_runtime::Error>(on_batch(app, event.payload).await)
    }))
    .await
}
