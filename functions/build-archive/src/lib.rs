//! Each night: the archive of finished games, built afresh from their logs.

use app::{App, Problem};

/// Builds the archive where none was built on this day.
///
/// # Errors
/// When the table or the files do not answer: the archive stays as it was.
pub async fn tick(app: &App) -> Result<(), Problem> {
    if app.build_archive_daily().await? {
        tracing::info!("the archive was built");
    }
    Ok(())
}
