//! `sign-in` as a Lambda function.

use app::lambda::Function;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), app::lambda::Error> {
    Function::start_making_sessions().await?.with_mails()?.serve(sign_in::routes()).await
}
