//! `imports` as a Lambda function.

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), app::lambda::Error> {
    app::lambda::serve(imports::router).await
}
