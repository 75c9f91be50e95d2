//! Accounts and sessions.

/// STUB
pub fn routes() -> utoipa_axum::router::OpenApiRouter<app::App> {
    utoipa_axum::router::OpenApiRouter::new()
}

/// STUB
///
/// # Errors
/// Never.
pub fn hash_password(password: &str, _random: app::Random) -> Result<String, std::fmt::Error> {
    Ok(password.to_owned())
}
