//! Federations as paths and bodies name them.

use app::Problem;
use rules::Federation;

/// The federation that a path names.
///
/// # Errors
/// `unknown_federation` for anything but three capital letters.
pub(crate) fn federation(code: &str) -> Result<Federation, Problem> {
    let detail = "There is no such federation: its code is three capital letters, such as CZE.";
    let unknown = || Problem::not_found("unknown_federation", detail);
    code.parse().map_err(|_| unknown())
}

/// The federation that a body names.
///
/// # Errors
/// `invalid_body` for anything but three capital letters.
pub(crate) fn named_federation(code: &str) -> Result<Federation, Problem> {
    let detail = "A federation is three capital letters, such as CZE.";
    let invalid = |_| Problem::invalid_body(detail);
    code.parse().map_err(invalid)
}
