//! `explore` as a Lambda function.

use app::lambda::Function;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), app::lambda::Error> {
    Function::start(&[]).await?.with_files()?.serve(explore::routes()).await
}
