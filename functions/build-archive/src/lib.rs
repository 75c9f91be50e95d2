//! Each night: the archive of finished games, built afresh from their logs. Each month: all of them as files.

use app::{App, Problem};

/// Builds the archive where none was built on this day, and makes the files of all games where none were made in this
/// month.
///
/// # Errors
/// When the table or the files do not answer: the archive stays as it was.
pub async fn tick(app: &App) -> Result<(), Problem> {
    if app.build_archive_daily().await? {
        tracing::info!("the archive was built");
    }
    if app.dump_archive_monthly().await? {
        tracing::info!("the files of all finished games were made");
    }
    Ok(())
}
