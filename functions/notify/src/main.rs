//! `notify` as a Lambda function behind the table's stream and on a schedule.

use app::Secret;
use app::lambda::Function;
use lambda_runtime::{LambdaEvent, run, service_fn};
use notify::{Batch, BatchFailures, on_batch};
use serde_json::Value;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), lambda_runtime::Error> {
    // The links that it sends are signed with the key that makes sessions; those that end emails, and
    // messages to webhooks, are sealed.
    let app = Function::start(&[Secret::Session, Secret::Refresh, Secret::Push])
        .await?
        .with_mails()?
        .app();
    let app = &app;
    run(service_fn(async move |event: LambdaEvent<Value>| {
        // What does not come from the stream comes from the schedule.
        if event.payload.get("Records").is_none() {
            let swept = notify::tick(app).await.map_err(|problem| problem.code())?;
            app::lambda::measure(app, "notify", &swept)?;
            return Ok(BatchFailures::default());
        }
        let batch: Batch = serde_json::from_value(event.payload)?;
        Ok::<BatchFailures, lambda_runtime::Error>(on_batch(app, batch).await)
    }))
    .await
}
