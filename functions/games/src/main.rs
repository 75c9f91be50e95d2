//! `games` as a Lambda function.

use app::Secret;
use app::lambda::Function;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), app::lambda::Error> {
    Function::start(&[Secret::Postmark]).await?.serve(games::routes()).await
}
