//! `clock-tick` as a Lambda function.

use app::lambda::Function;
use lambda_runtime::{LambdaEvent, run, service_fn};
use serde_json::Value;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), lambda_runtime::Error> {
    let app = Function::start(&[]).await?.with_data_version().await.with_files()?.app();
    let app = &app;
    run(service_fn(async move |_: LambdaEvent<Value>| {
        let swept = clock_tick::tick(app).await.map_err(|problem| problem.code())?;
        app::lambda::measure(app, "clock-tick", &swept)
    }))
    .await
}
