//! The `posthorn` program.

#[tokio::main]
async fn main() -> std::process::ExitCode {
    posthorn::cli::run(std::env::args_os()).await
}
