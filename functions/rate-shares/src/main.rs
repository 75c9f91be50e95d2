//! `rate-shares` as a Lambda function behind the state machine of the rating run.

use app::lambda::Function;
use lambda_runtime::{LambdaEvent, run, service_fn};
use rate_shares::{Task, answer};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), lambda_runtime::Error> {
    let app = Function::start(&[]).await?.app();
    let app = &app;
    run(service_fn(async move |event: LambdaEvent<Task>| {
        answer(app, event.payload).await.map_err(|problem| problem.code())
    }))
    .await
}
