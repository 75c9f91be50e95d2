//! `sign-in` as a Lambda function.

use app::Secret;
use app::lambda::Function;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), app::lambda::Error> {
    Function::start(&[Secret::Session, Secret::Refresh])
        .await?
        .with_mails()?
        .serve(sign_in::routes())
        .await
}
